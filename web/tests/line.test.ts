import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NoAnswerError, RefusedError } from "../src/wire/ask";
import { Line, LONGEST_PAUSE, type Socket } from "../src/wire/line";
import type { FromServer } from "../src/wire/messages";

/** A socket whose other end is the test. */
class Fake implements Socket {
  readyState: Socket["readyState"] = 0;
  onopen: Socket["onopen"] = null;
  onmessage: Socket["onmessage"] = null;
  onclose: Socket["onclose"] = null;
  readonly sent: Record<string, unknown>[] = [];

  send(text: unknown): void {
    this.sent.push(JSON.parse(String(text)) as Record<string, unknown>);
  }
  close(): void {
    this.readyState = 3;
  }
  opens(): void {
    this.readyState = 1;
    this.onopen?.call(this as unknown as WebSocket, new Event("open"));
  }
  says(message: FromServer): void {
    const event = new MessageEvent("message", { data: JSON.stringify(message) });
    this.onmessage?.call(this as unknown as WebSocket, event);
  }
  breaks(): void {
    this.readyState = 3;
    this.onclose?.call(this as unknown as WebSocket, {} as CloseEvent);
  }
  all(type: string): Record<string, unknown>[] {
    return this.sent.filter((one) => one["type"] === type);
  }
}

const heard: string[] = [];
const sockets: Fake[] = [];
let line: Line;
const last = (): Fake => sockets.at(-1) as Fake;
const snapshot = (n: number): FromServer => ({ type: "snapshot", seat: 0, n, time: 0 });
const frame = (n: number): FromServer => ({ type: "frame", seat: 0, n, time: 0 });
const choice = { type: "choose", seat: 0, code: 7, seen: 4 } as const;
const idOf = (fake: Fake): string => String(fake.all("choose").at(-1)?.["id"]);

beforeEach(() => {
  vi.useFakeTimers();
  heard.length = 0;
  sockets.length = 0;
  const connect = (): Socket => {
    sockets.push(new Fake());
    return last();
  };
  line = new Line(
    "bcdf2345",
    [0],
    {
      shown: (one) => heard.push(`${one.type} ${one.n}`),
      linked: (state, end) => heard.push(end === null ? state : `${state}: ${end}`),
      timed: (ahead) => heard.push(`ahead ${ahead}`),
    },
    connect,
  );
  line.open();
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

/** A line that has been greeted with a snapshot. */
function greeted(n = 4): Fake {
  last().opens();
  last().says(snapshot(n));
  return last();
}

describe("greeting", () => {
  it("says whom it wants to see before anything else", () => {
    last().opens();
    expect(last().sent[0]).toEqual({ type: "hello", seats: [0], since: {} });
  });

  it("learns how far the server's clock is ahead", () => {
    vi.setSystemTime(10_000);
    last().opens();
    last().says({ type: "pong", time: 12_500, page: "" });
    expect(heard).toContain("ahead 2500");
  });

  it("ends when the server refuses to show what is asked", () => {
    last().opens();
    last().says({ type: "refused", cause: "no-table" });
    expect(heard).toEqual(["ended: no-table"]);
  });

  it("tries again when it is told to slow down", () => {
    last().opens();
    last().says({ type: "refused", cause: "too-fast" });
    vi.advanceTimersByTime(1_000);
    expect(heard).toEqual(["lost"]);
    expect(sockets).toHaveLength(2);
  });
});

describe("a link that dies", () => {
  it("is noticed within ten seconds though nothing tells of it", () => {
    greeted();
    vi.advanceTimersByTime(10_000);
    expect(heard).toEqual(["open", "snapshot 4", "lost"]);
    expect(sockets.length).toBeGreaterThan(1);
  });

  it("lives as long as pings are answered", () => {
    const fake = greeted();
    for (let second = 0; second < 60; second++) {
      const before = fake.all("ping").length;
      vi.advanceTimersByTime(1_000);
      if (fake.all("ping").length > before) fake.says({ type: "pong", time: 0, page: "" });
      if (second === 0) fake.says({ type: "pong", time: 0, page: "" });
    }
    expect(sockets).toHaveLength(1);
  });

  it("comes back and says which frame it has seen", () => {
    greeted(4).says(frame(5));
    last().breaks();
    vi.advanceTimersByTime(200);
    last().opens();
    expect(last().sent[0]).toEqual({ type: "hello", seats: [0], since: { "0": 5 } });
  });

  it("is tried again ever more rarely, and never more rarely than every five seconds", () => {
    const gaps: number[] = [];
    let at = Date.now();
    for (let attempt = 0; attempt < 10; attempt++) {
      last().breaks();
      const before = sockets.length;
      while (sockets.length === before) vi.advanceTimersByTime(10);
      gaps.push(Date.now() - at);
      at = Date.now();
    }
    expect(Math.max(...gaps)).toBeLessThanOrEqual(LONGEST_PAUSE + 10);
    expect(gaps.at(-1)).toBeGreaterThan(10 * (gaps[0] ?? 0));
  });

  it("is tried at once when the network is back", () => {
    for (let attempt = 0; attempt < 8; attempt++) {
      last().breaks();
      vi.advanceTimersByTime(LONGEST_PAUSE);
    }
    last().breaks();
    const before = sockets.length;
    line.hurry();
    expect(sockets).toHaveLength(before + 1);
  });
});

describe("frames", () => {
  it("are shown once, whatever is sent again", () => {
    const fake = greeted(4);
    for (const n of [3, 4, 5, 5, 6]) fake.says(frame(n));
    expect(heard).toEqual(["open", "snapshot 4", "frame 5", "frame 6"]);
  });

  it("that are missing are asked for anew from the beginning", () => {
    greeted(4).says(frame(7));
    vi.advanceTimersByTime(500);
    last().opens();
    expect(last().sent[0]).toEqual({ type: "hello", seats: [0], since: {} });
    expect(heard).not.toContain("frame 7");
  });
});

describe("something done", () => {
  it("is sent again under the same name until it is answered", async () => {
    const fake = greeted();
    const done = line.do(choice);
    const id = idOf(fake);
    vi.advanceTimersByTime(3_000);
    expect(fake.all("choose").map((one) => one["id"])).toEqual([id, id]);
    fake.says({ type: "ack", id, seat: 0, n: 5 });
    await expect(done).resolves.toMatchObject({ n: 5 });
    vi.advanceTimersByTime(3_000);
    expect(fake.all("choose")).toHaveLength(2);
  });

  it("while the link is dead is sent when it is back", async () => {
    greeted().breaks();
    const done = line.do(choice);
    vi.advanceTimersByTime(300);
    const fake = greeted(5);
    const id = idOf(fake);
    fake.says({ type: "ack", id, seat: 0, n: 6 });
    await expect(done).resolves.toMatchObject({ id });
  });

  it("that is refused says why", async () => {
    const fake = greeted();
    const done = line.do(choice);
    fake.says({ type: "refused", cause: "rules", id: idOf(fake), reason: 9 });
    await expect(done).rejects.toBeInstanceOf(RefusedError);
  });

  it("too fast is done a little later", async () => {
    const fake = greeted();
    const done = line.do(choice);
    const id = idOf(fake);
    fake.says({ type: "refused", cause: "too-fast", id });
    vi.advanceTimersByTime(2_000);
    expect(fake.all("choose")).toHaveLength(2);
    fake.says({ type: "ack", id, seat: 0, n: 5 });
    await expect(done).resolves.toMatchObject({ id });
  });

  it("is given up when the table is gone", async () => {
    const fake = greeted();
    const done = line.do(choice);
    fake.says({ type: "gone", cause: "deleted" });
    await expect(done).rejects.toBeInstanceOf(NoAnswerError);
    expect(heard.at(-1)).toBe("ended: deleted");
    vi.advanceTimersByTime(20_000);
    expect(sockets).toHaveLength(1);
  });
});
