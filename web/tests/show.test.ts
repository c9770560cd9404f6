import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { GameFace } from "../src/game";
import { Show, type Doer } from "../src/play/show.svelte";
import type { EventLine, Frame, Mine, Offered } from "../src/wire/messages";
import { after, NOTHING, TALK_KEPT } from "../src/wire/shown";

const told = (kind: number): EventLine => [kind, 0, 0, 0, 0, [`event-${kind}`, {}]];
const pass: Offered = { code: 1, text: "pass", said: ["choice-pass", {}] };
const face = { cue: (event: EventLine) => (event[0] === 0 ? null : { ms: 1_000 }) };

let stored: (n: number) => void = () => undefined;
let refuse: (error: Error) => void = () => undefined;
const calls: string[] = [];
const doer: { -readonly [Name in keyof Doer]: Doer[Name] } = {
  choose: (_, code) => waits(`choose ${code}`),
  takeBack: () => waits("take back"),
  undo: () => waits("undo"),
  why: () => Promise.resolve(["reason", {}]),
  talkTo: () => undefined,
  claim: () => undefined,
  mute: () => undefined,
  order: () => undefined,
  sound: () => undefined,
  failed: (error) => calls.push(`failed ${String(error)}`),
  ahead: 0,
  confirms: false,
  moves: true,
};
function waits(call: string): Promise<number> {
  calls.push(call);
  return new Promise((done, failed) => {
    stored = done;
    refuse = failed;
  });
}

let show: Show;
const frame = (n: number, more: Partial<Frame> = {}): Frame => ({
  type: "frame",
  seat: 0,
  n,
  time: n,
  ...more,
});
const asks = (mine: Mine = { choices: [pass] }): Partial<Frame> => ({
  view: { owes: 1, decision: 3, sealed: 0 },
  mine,
});
const settle = (ms = 0): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

beforeEach(() => {
  vi.useFakeTimers();
  calls.length = 0;
  Object.assign(doer, { confirms: false, moves: true });
  show = new Show(0, face as unknown as GameFace, doer);
  show.take({ type: "snapshot", seat: 0, n: 4, time: 4, ...asks() });
});
afterEach(() => {
  vi.useRealTimers();
});

describe("motions", () => {
  it("are shown one after another, none for longer than 400 ms, and nothing is asked meanwhile", async () => {
    show.take(frame(5, { events: [told(1), told(2)] }));
    show.take(frame(6, { events: [told(3)], view: { round: 9 } }));
    await settle();
    expect(show.motion?.event[0]).toBe(1);
    expect([show.isAsked, show.choices]).toEqual([false, []]);
    expect(show.view?.round).toBeUndefined();
    await settle(400);
    expect(show.motion?.event[0]).toBe(2);
    await settle(400);
    expect([show.motion?.event[0], show.view?.round]).toEqual([3, 9]);
    await settle(400);
    expect(show.motion).toBeNull();
    expect(show.isAsked).toBe(true);
    expect(show.log.map((line) => [line.frame, line.event[0]])).toEqual([
      [5, 1],
      [5, 2],
      [6, 3],
    ]);
  });

  it("can be skipped, all that wait", async () => {
    show.take(frame(5, { events: [told(1), told(2), told(3)] }));
    await settle();
    show.skip();
    await settle();
    expect(show.motion).toBeNull();
    expect(show.log).toHaveLength(3);
  });

  it("are not shown where nothing moves, nor of events that pass without a pause", async () => {
    show.take(frame(5, { events: [told(0)] }));
    await settle();
    expect(show.isAsked).toBe(true);
    doer.moves = false;
    show.take(frame(6, { events: [told(1)] }));
    await settle();
    expect(show.isAsked).toBe(true);
  });

  it("are hurried when many wait, and a snapshot lays out everything at once", async () => {
    for (let n = 5; n < 100; n++) show.take(frame(n, { events: [told(1)] }));
    await settle(500);
    expect(show.frame).toBeGreaterThan(20);
    show.take({ type: "snapshot", seat: 0, n: 200, time: 0, ...asks() });
    await settle();
    expect([show.frame, show.isAsked]).toEqual([200, true]);
  });
});

describe("a choice", () => {
  it("is under way until it is stored and shown", async () => {
    show.choose(1);
    expect([calls, show.sending]).toEqual([["choose 1"], 1]);
    show.choose(1);
    expect(calls).toHaveLength(1);
    stored(5);
    await settle();
    expect(show.sending).toBe(1);
    show.take(frame(5, { mine: {} }));
    await settle();
    expect(show.sending).toBeNull();
  });

  it("that is not offered is not made", () => {
    show.choose(99);
    expect(calls).toEqual([]);
  });

  it("that is refused is told of, and can be made again", async () => {
    show.choose(1);
    refuse(new Error("no"));
    await settle();
    expect([calls.at(-1), show.sending]).toEqual(["failed Error: no", null]);
  });

  it("waits for a second press where that is wanted", () => {
    doer.confirms = true;
    show.choose(1);
    expect([calls, show.armed]).toEqual([[], 1]);
    show.choose(1);
    expect([calls, show.armed]).toEqual([["choose 1"], null]);
  });

  it("that is sealed is remembered until it is opened or taken back", async () => {
    const sealed = { choices: [pass], may_take_back: true };
    show.take(frame(5, { view: { sealed: 1 } }));
    show.choose(1);
    stored(6);
    show.take(frame(6, { mine: sealed }));
    await settle();
    expect(show.answered).toEqual(pass);
    show.takeBack();
    stored(7);
    show.take(frame(7, { mine: { choices: [pass] } }));
    await settle();
    expect([show.answered, show.sending]).toEqual([null, null]);
  });

  it("cannot be made in a replay", () => {
    const past = new Show(0, face as unknown as GameFace, doer, true);
    past.reset(after(NOTHING, frame(1, asks())), []);
    past.choose(1);
    expect([calls, past.choices]).toEqual([[], []]);
  });
});

describe("what is shown", () => {
  it("takes over the parts of a frame, and of the view the fields named", () => {
    const first = after(NOTHING, frame(1, { view: { owes: 1, round: 1 }, clocks: [{ bank: 5 }] }));
    const second = after(first, frame(2, { view: { round: 2 } }));
    expect([second.n, second.view, second.clocks]).toEqual([
      2,
      { owes: 1, round: 2 },
      [{ bank: 5 }],
    ]);
  });

  it("keeps no more talk than can be read", () => {
    const line = { seat: 1, time: 1, text: "hm" };
    let shown = NOTHING;
    for (let n = 1; n < 2 * TALK_KEPT; n++) shown = after(shown, frame(n, { talk: [line] }));
    expect(shown.talk).toHaveLength(TALK_KEPT);
  });

  it("does not grow without end", async () => {
    doer.moves = false;
    for (let n = 5; n < 3_000; n++) show.take(frame(n, { events: [told(1)] }));
    await settle();
    expect(show.log.length).toBeLessThan(1_000);
    expect(show.log.at(-1)?.frame).toBe(2_999);
  });
});
