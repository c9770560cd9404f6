import type { GameFace } from "../game";
import { LONGEST, type Cue, type Motion } from "../motion";
import type { GameSchema } from "../schema";
import { BYSTANDER, has, type LogLine, type TableView } from "../table";
import { after, NOTHING, type Shown } from "../wire/shown";
import type { EventLine, Frame, Offered, Orders, Said, Snapshot, Terms } from "../wire/messages";

/** Lines of the log that a page keeps; the replay has them all. */
export const LOG_KEPT = 800;
/** Frames that may wait before motions are shortened, and before they are left out. */
const HURRY_AFTER = 6;
const SKIP_AFTER = 60;

/** What a show asks of whoever holds the line to the server. */
export interface Doer {
  choose(seat: number, code: number, seen: number): Promise<number>;
  takeBack(seat: number, seen: number): Promise<number>;
  undo(seat: number, seen: number): Promise<number>;
  why(seat: number, code: number): Promise<Said>;
  talkTo(seat: number, what: { text: string } | { phrase: string }, to?: number): void;
  claim(seat: number, kind: number, a: number, b: number): void;
  mute(seat: number, whom: number, muted: boolean): void;
  order(seat: number, orders: Orders): void;
  /** By how many milliseconds the server's clock is ahead of ours. */
  readonly ahead: number;
  /** Whether each choice is to be confirmed. */
  readonly confirms: boolean;
  /** Whether motions are shown, and somebody sees them. */
  readonly moves: boolean;
  sound(cue: Cue): void;
  failed(error: unknown): void;
}

/**
 * A table as one viewer is shown it: frames are laid out one by one, and each one's events are
 * shown as motions before the next frame comes.
 */
export class Show implements TableView {
  readonly viewer: number;
  readonly isReplay: boolean;
  private readonly face: GameFace;
  private readonly doer: Doer;

  private shown = $state.raw<Shown>(NOTHING);
  private lines = $state.raw<readonly LogLine[]>([]);
  private playing = $state.raw<Motion | null>(null);
  private sent = $state.raw<{ code: number; until: number } | null>(null);
  private isBusy = $state(false);
  /** A choice that waits for its confirmation. */
  armed = $state<number | null>(null);
  /** The sealed answer that was given last, as far as this page knows. */
  answered = $state.raw<Offered | null>(null);
  /** Whether this one is looked at; others are laid out without motions. */
  isWatched = $state(true);

  private queue: Frame[] = [];
  private count = 0;
  private hurry: (() => void) | null = null;
  private isSkipping = false;

  constructor(viewer: number, face: GameFace, doer: Doer, isReplay = false) {
    this.viewer = viewer;
    this.face = face;
    this.doer = doer;
    this.isReplay = isReplay;
  }

  // What is shown ---------------------------------------------------------------------------------

  get frame(): number {
    return this.shown.n;
  }
  get time(): number {
    return this.shown.time;
  }
  get code(): string {
    return this.terms.table;
  }
  get schema(): GameSchema {
    return this.face.schema;
  }
  get terms(): Terms {
    return this.shown.terms as Terms;
  }
  get isThere(): boolean {
    return this.shown.terms !== null;
  }
  get seats(): Shown["seats"] {
    return this.shown.seats;
  }
  get clocks(): Shown["clocks"] {
    return this.shown.clocks;
  }
  get ahead(): number {
    return this.doer.ahead;
  }
  get claims(): Shown["claims"] {
    return this.shown.claims;
  }
  get talk(): Shown["talk"] {
    return this.shown.talk;
  }
  get view(): Shown["view"] {
    return this.shown.view;
  }
  get mine(): Shown["mine"] {
    return this.shown.mine;
  }
  get log(): readonly LogLine[] {
    return this.lines;
  }
  get motion(): Motion | null {
    return this.playing;
  }
  get sending(): number | null {
    return this.sent?.code ?? null;
  }
  /** Whether all that came has been shown. */
  get isSettled(): boolean {
    return !this.isBusy;
  }
  get isAsked(): boolean {
    const { view } = this.shown;
    return !this.isBusy && this.viewer < BYSTANDER && view !== null && has(view.owes, this.viewer);
  }
  get choices(): readonly Offered[] {
    return this.isBusy || this.isReplay ? [] : (this.shown.mine.choices ?? []);
  }

  can(code: number): boolean {
    return this.choices.some((one) => one.code === code);
  }

  // What comes ------------------------------------------------------------------------------------

  /** Lays out everything at once. */
  reset(shown: Shown, lines: readonly LogLine[] = this.lines): void {
    this.queue = [];
    this.hurry?.();
    this.shown = shown;
    this.lines = lines;
    this.acknowledged();
  }

  take(frame: Frame | Snapshot): void {
    if (frame.type === "snapshot") this.reset(after(NOTHING, frame));
    else {
      this.queue.push(frame);
      void this.play();
    }
  }

  private async play(): Promise<void> {
    if (this.isBusy) return;
    this.isBusy = true;
    for (let frame = this.queue.shift(); frame; frame = this.queue.shift()) {
      const before = this.shown;
      this.shown = after(before, frame);
      if (isAnotherQuestion(before, this.shown)) this.answered = null;
      for (const event of frame.events ?? []) {
        this.note({ frame: frame.n, time: frame.time, event });
        await this.perform(event);
      }
    }
    this.isBusy = false;
    this.isSkipping = false;
    this.acknowledged();
  }

  private note(line: LogLine): void {
    const kept = this.lines.length < LOG_KEPT ? this.lines : this.lines.slice(-LOG_KEPT * 0.9);
    this.lines = [...kept, line];
  }

  private async perform(event: EventLine): Promise<void> {
    if (!this.isWatched || this.isSkipping || this.queue.length > SKIP_AFTER) return;
    const cue = this.face.cue(event, this);
    if (cue === null) return;
    this.doer.sound(cue);
    if (!this.doer.moves) return;
    const haste = this.queue.length > HURRY_AFTER ? 3 : 1;
    const ms = Math.min(cue.ms, LONGEST) / haste;
    if (ms <= 0) return;
    this.playing = { event, cue, number: ++this.count };
    await new Promise<void>((done) => {
      const timer = setTimeout(done, ms);
      this.hurry = () => {
        clearTimeout(timer);
        done();
      };
    });
    this.hurry = null;
    this.playing = null;
  }

  skip(): void {
    if (!this.isBusy) return;
    this.isSkipping = true;
    this.hurry?.();
  }

  private acknowledged(): void {
    if (this.sent !== null && this.shown.n >= this.sent.until) this.sent = null;
  }

  // What is done ----------------------------------------------------------------------------------

  choose(code: number): void {
    if (this.isReplay || this.sent !== null || !this.can(code)) return;
    if (this.doer.confirms && this.armed !== code) {
      this.armed = code;
      return;
    }
    const isSealed = this.view?.sealed === 1;
    const offered = this.choices.find((one) => one.code === code) ?? null;
    void this.waitFor(code, this.doer.choose(this.viewer, code, this.frame)).then((isDone) => {
      if (isDone && isSealed) this.answered = offered;
    });
  }

  takeBack(): void {
    if (this.mine.may_take_back === true)
      void this.waitFor(-1, this.doer.takeBack(this.viewer, this.frame));
  }

  undo(): void {
    if (this.mine.may_undo === true) void this.waitFor(-1, this.doer.undo(this.viewer, this.frame));
  }

  why(code: number): Promise<Said> {
    return this.doer.why(this.viewer, code);
  }

  talkTo(what: { readonly text: string } | { readonly phrase: string }, to?: number): void {
    this.doer.talkTo(this.viewer, what, to);
  }

  claim(kind: number, a: number, b: number): void {
    this.doer.claim(this.viewer, kind, a, b);
  }

  mute(seat: number, muted: boolean): void {
    this.doer.mute(this.viewer, seat, muted);
  }

  order(orders: Orders): void {
    this.doer.order(this.viewer, orders);
  }

  /** Waits until something is stored and shown; a choice that is under way shuts out others. */
  private async waitFor(code: number, stored: Promise<number>): Promise<boolean> {
    this.armed = null;
    this.sent = { code, until: Number.MAX_SAFE_INTEGER };
    try {
      const until = await stored;
      this.sent = { code, until };
      if (!this.isBusy) this.acknowledged();
      return true;
    } catch (error) {
      this.sent = null;
      this.doer.failed(error);
      return false;
    }
  }
}

/** Whether a sealed answer that stood before stands no more. */
function isAnotherQuestion(before: Shown, now: Shown): boolean {
  const isOpened = before.mine.may_take_back === true && now.mine.may_take_back !== true;
  return isOpened || before.view?.decision !== now.view?.decision;
}
