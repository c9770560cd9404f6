import { version } from "../app/version.svelte";
import { newId, NoAnswerError, RefusedError } from "./ask";
import type {
  Ack,
  Because,
  Choose,
  Claim,
  Frame,
  FromServer,
  Gone,
  Mute,
  Order,
  Refused,
  Say,
  Snapshot,
  TakeBack,
  Undo,
  Why,
  Withhold,
} from "./messages";

/** Milliseconds between questions whether the server is there, and until it must have answered;
 *  together less than the ten seconds in which a dead link has to be noticed. */
export const PING_EVERY = 4_000;
export const PONG_WITHIN = 4_000;
/** Until something that was not answered is sent again. */
export const AGAIN_AFTER = 2_500;
/** Between attempts to come back. */
export const SHORTEST_PAUSE = 150;
export const LONGEST_PAUSE = 5_000;
/** How often somebody who is told to slow down tries again. */
const SLOWER = 6;

export type Deed = Choose | TakeBack | Undo | Order | Say | Claim | Mute | Withhold;
type Without<T> = T extends unknown ? Omit<T, "id"> : never;
/** Something to be done, before it has a name. */
export type Asked = Without<Deed>;

export type LinkState = "opening" | "open" | "lost" | "ended";
/** Why a line ended for good. */
export type End = Gone["cause"] | Refused["cause"];

/** Who is told what comes over a line. */
export interface Hearer {
  shown(frame: Frame | Snapshot): void;
  linked(state: LinkState, end: End | null): void;
  /** By how many milliseconds the server's clock is ahead of ours. */
  timed(ahead: number): void;
}

interface Waiting {
  readonly message: Deed | Why;
  sent: number;
  tries: number;
  readonly done: (answer: Ack | Because) => void;
  readonly failed: (error: Error) => void;
}

/** The socket as far as a line uses it. */
export type Socket = Pick<
  WebSocket,
  "send" | "close" | "readyState" | "onopen" | "onmessage" | "onclose"
>;

/**
 * A stream of one table, as some viewers see it, that comes back by itself: it says which frames it
 * has seen, and sends again whatever was not answered. What comes of it is the same as if nothing
 * had been lost.
 */
export class Line {
  private readonly since = new Map<number, number>();
  private readonly waiting = new Map<string, Waiting>();
  private socket: Socket | null = null;
  private state: LinkState = "opening";
  private pause = SHORTEST_PAUSE;
  private greeted = false;
  private pinged: number | null = null;
  private heard = 0;
  private beat: ReturnType<typeof setInterval> | undefined;
  private next: ReturnType<typeof setTimeout> | undefined;

  private readonly table: string;
  private readonly viewers: readonly number[];
  private readonly hearer: Hearer;
  private readonly connect: (path: string) => Socket;

  constructor(
    table: string,
    viewers: readonly number[],
    hearer: Hearer,
    connect: (path: string) => Socket = (path) => new WebSocket(path),
  ) {
    this.table = table;
    this.viewers = viewers;
    this.hearer = hearer;
    this.connect = connect;
  }

  /** Connects, and keeps connected. */
  open(): void {
    this.beat = setInterval(() => this.tick(), 500);
    this.dial();
  }

  /** Leaves; nothing more is heard. */
  close(): void {
    this.end(null);
  }

  /** Tries at once, because something tells that it may work now. */
  hurry(): void {
    if (this.state === "ended") return;
    if (this.socket !== null && this.greeted) this.ping();
    else {
      this.pause = SHORTEST_PAUSE;
      clearTimeout(this.next);
      this.hangUp();
      this.dial();
    }
  }

  /** The last frame that a viewer was shown. */
  seen(viewer: number): number {
    return this.since.get(viewer) ?? 0;
  }

  /** Does something, and waits until it is stored. */
  do(asked: Asked): Promise<Ack> {
    return this.ask({ ...asked, id: newId() } as Deed) as Promise<Ack>;
  }

  /** Asks why a code may not be chosen. */
  why(seat: number, code: number): Promise<Because> {
    return this.ask({ type: "why", id: newId(), seat, code }) as Promise<Because>;
  }

  private ask(message: Deed | Why): Promise<Ack | Because> {
    return new Promise((done, failed) => {
      if (this.state === "ended") {
        failed(new NoAnswerError(false));
        return;
      }
      const one: Waiting = { message, sent: Date.now(), tries: 0, done, failed };
      this.waiting.set(message.id, one);
      if (this.greeted) this.send(message);
    });
  }

  // The socket ------------------------------------------------------------------------------------

  private dial(): void {
    const socket = this.connect(`/api/tables/${this.table}/stream`);
    this.socket = socket;
    this.greeted = false;
    this.pinged = null;
    this.heard = Date.now();
    socket.onopen = () => {
      if (this.socket === socket) this.greet();
    };
    socket.onmessage = (event: MessageEvent) => {
      if (this.socket === socket) this.hear(String(event.data));
    };
    socket.onclose = () => {
      if (this.socket === socket) this.lose();
    };
  }

  private greet(): void {
    this.send({
      type: "hello",
      seats: this.viewers,
      since: Object.fromEntries(this.since),
    });
    this.ping();
  }

  /** The link is there: what waits is sent again, in the order in which it was asked. */
  private welcome(): void {
    if (this.greeted) return;
    this.greeted = true;
    this.pause = SHORTEST_PAUSE;
    this.turn("open");
    for (const one of this.waiting.values()) this.again(one);
  }

  private again(one: Waiting): void {
    one.sent = Date.now();
    this.send(one.message);
  }

  private send(message: object): void {
    if (this.socket?.readyState === 1) this.socket.send(JSON.stringify(message));
  }

  private ping(): void {
    this.pinged = Date.now();
    this.send({ type: "ping" });
  }

  private tick(): void {
    const now = Date.now();
    if (this.socket === null) return;
    if (this.pinged !== null && now - this.pinged > PONG_WITHIN && now - this.heard > PONG_WITHIN)
      this.lose();
    else if (this.pinged === null && !this.greeted && now - this.heard > PING_EVERY + PONG_WITHIN)
      this.lose();
    else if (this.greeted) {
      if (this.pinged === null && now - this.heard > PING_EVERY) this.ping();
      for (const one of this.waiting.values()) if (now - one.sent > AGAIN_AFTER) this.again(one);
    }
  }

  private hangUp(): void {
    const socket = this.socket;
    this.socket = null;
    this.greeted = false;
    socket?.close();
  }

  private lose(): void {
    this.hangUp();
    if (this.state === "ended") return;
    this.turn("lost");
    this.next = setTimeout(() => this.dial(), this.pause * (0.5 + Math.random() / 2));
    this.pause = Math.min(this.pause * 2, LONGEST_PAUSE);
  }

  private end(why: End | null): void {
    if (this.state === "ended") return;
    clearInterval(this.beat);
    clearTimeout(this.next);
    this.hangUp();
    this.turn("ended", why);
    for (const one of this.waiting.values()) one.failed(new NoAnswerError(false));
    this.waiting.clear();
  }

  private turn(state: LinkState, end: End | null = null): void {
    this.state = state;
    this.hearer.linked(state, end);
  }

  // What comes ------------------------------------------------------------------------------------

  private hear(text: string): void {
    this.heard = Date.now();
    const said = JSON.parse(text) as FromServer;
    switch (said.type) {
      case "frame":
      case "snapshot":
        this.welcome();
        this.show(said);
        break;
      case "pong":
        this.welcome();
        version.hear(said.page);
        if (this.pinged !== null) this.hearer.timed(said.time - (this.pinged + this.heard) / 2);
        this.pinged = null;
        break;
      case "ack":
      case "because":
        this.waiting.get(said.id)?.done(said);
        this.waiting.delete(said.id);
        break;
      case "refused":
        this.refuse(said);
        break;
      case "gone":
        this.end(said.cause);
    }
  }

  private show(frame: Frame | Snapshot): void {
    const last = this.since.get(frame.seat);
    if (frame.type === "frame") {
      if (last !== undefined && frame.n <= last) return;
      if (frame.n !== (last ?? 0) + 1) {
        this.since.delete(frame.seat);
        this.lose();
        return;
      }
    }
    this.since.set(frame.seat, frame.n);
    this.hearer.shown(frame);
  }

  private refuse(refused: Refused): void {
    const one = this.waiting.get(refused.id ?? "");
    if (one === undefined) {
      if (this.greeted) return;
      if (refused.cause === "too-fast" || refused.cause === "broken") this.lose();
      else this.end(refused.cause);
      return;
    }
    if ((refused.cause === "too-fast" || refused.cause === "broken") && one.tries < SLOWER) {
      one.tries += 1;
      one.sent = Date.now() - AGAIN_AFTER + 700 * one.tries;
      return;
    }
    this.waiting.delete(one.message.id);
    one.failed(new RefusedError(refused));
  }
}
