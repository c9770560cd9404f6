import { SvelteMap } from "svelte/reactivity";
import { whatWentWrong, notices } from "../app/notices.svelte";
import { settings } from "../app/settings.svelte";
import { sound } from "../app/sound";
import type { GameFace } from "../game";
import { faceOf } from "../games";
import type { Cue } from "../motion";
import { BYSTANDER, has } from "../table";
import { get, newId, newNonce, NoAnswerError, post, RefusedError, remove } from "../wire/ask";
import { Line, type Asked, type End, type LinkState } from "../wire/line";
import type { Frame, Listed, Made, MoveCode, Orders, Said, Snapshot } from "../wire/messages";
import { tongue } from "../words/tongue.svelte";
import { after, NOTHING } from "../wire/shown";
import { Show, type Doer } from "./show.svelte";

/** Milliseconds until a server that gave no answer is asked again. */
const AGAIN_AFTER = 1_500;

/** Our presence at one table: the line to it, and what each of our seats is shown. */
export class Visit implements Doer {
  readonly table: string;
  face = $state.raw<GameFace | null>(null);
  /** Our seats here. */
  mine = $state.raw<readonly number[]>([]);
  /** Whether the table was set up by us, be it without a seat. */
  isOurs = $state(false);
  link = $state<LinkState>("opening");
  /** Why nothing more comes. */
  end = $state<End | "page" | null>(null);
  /** By how much the server's clock is ahead of ours. */
  ahead = $state(0);
  /** Whose view is on the screen. */
  viewer = $state(BYSTANDER);
  /** The seat that was called to the screen and has not come yet. */
  called = $state<number | null>(null);

  private line: Line | null = null;
  private early: (Frame | Snapshot)[] = [];
  private isFetching = false;
  private readonly shows = new SvelteMap<number, Show>();
  private isLeft = false;

  constructor(table: string) {
    this.table = table;
  }

  /** What is on the screen; null before anything was shown. */
  get show(): Show | null {
    const show = this.shows.get(this.viewer);
    return show?.isThere === true ? show : null;
  }

  /** Whether several of our seats share this screen. */
  get isShared(): boolean {
    return this.mine.length > 1;
  }

  /** What one of our seats is shown. */
  of(seat: number): Show | null {
    return this.shows.get(seat) ?? null;
  }

  /** The seats of ours that owe an answer, in seat order. */
  get waiting(): readonly number[] {
    const view = this.shows.get(this.mine[0] ?? BYSTANDER)?.view;
    return view ? this.mine.filter((seat) => has(view.owes, seat)) : [];
  }

  // Coming and going ------------------------------------------------------------------------------

  /** Comes in with whatever seats are ours; asks until the server says which, if it takes long. */
  async come(): Promise<void> {
    while (!this.isLeft) {
      try {
        const { tables } = await get("listing", "/my-tables");
        const known: Listed | undefined = tables.find((one) => one.table === this.table);
        this.isOurs = known !== undefined;
        this.watchAs(known?.mine ?? []);
        return;
      } catch (error) {
        if (!(error instanceof NoAnswerError)) throw error;
        this.link = "lost";
        await new Promise((done) => setTimeout(done, AGAIN_AFTER));
      }
    }
  }

  leave(): void {
    this.isLeft = true;
    this.line?.close();
  }

  hurry(): void {
    this.line?.hurry();
  }

  /** Looks on with these seats, or as a bystander where there are none. */
  watchAs(seats: readonly number[]): void {
    if (this.isLeft) return;
    this.line?.close();
    this.mine = [...seats].sort((a, b) => a - b);
    const isShared = this.mine.length > 1;
    const viewers = this.mine.length === 1 ? this.mine : [...this.mine, BYSTANDER];
    for (const known of [...this.shows.keys()])
      if (!viewers.includes(known)) this.shows.delete(known);
    this.viewer = isShared ? BYSTANDER : (viewers[0] ?? BYSTANDER);
    this.called = null;
    this.line = new Line(this.table, viewers, {
      shown: (frame) => this.take(frame),
      linked: (state, end) => {
        if (state === "ended" && end === null) return;
        this.link = state;
        this.end = end;
      },
      timed: (ahead) => (this.ahead = ahead),
    });
    this.line.open();
  }

  private take(frame: Frame | Snapshot): void {
    if (this.face === null) {
      this.early.push(frame);
      const game = frame.terms?.game;
      if (game !== undefined && !this.isFetching) void this.learn(game);
      return;
    }
    let show = this.shows.get(frame.seat);
    if (show === undefined) {
      show = new Show(frame.seat, this.face, this);
      show.isWatched = frame.seat === this.viewer;
      this.shows.set(frame.seat, show);
    }
    show.take(frame);
  }

  /** Reads what this game looks like and what it says, then shows what waited for it. */
  private async learn(game: string): Promise<void> {
    this.isFetching = true;
    try {
      const [face] = await Promise.all([
        faceOf(game),
        tongue.learn(game.replaceAll("-", "_"), settings.language),
      ]);
      this.face = face;
    } catch (error) {
      console.error(error);
      this.line?.close();
      this.end = "page";
      return;
    }
    const early = this.early;
    this.early = [];
    for (const frame of early) this.take(frame);
  }

  /** A seat comes to the screen that it shares with others, or leaves it to all. */
  turnTo(viewer: number): void {
    this.viewer = viewer;
    this.called = null;
    for (const [one, show] of this.shows) show.isWatched = one === viewer;
  }

  // What is done with a seat ----------------------------------------------------------------------

  get confirms(): boolean {
    return settings.get("confirm") === "on";
  }
  get moves(): boolean {
    return settings.moves && document.visibilityState === "visible";
  }
  sound(cue: Cue): void {
    if (cue.sound !== undefined) sound(cue.sound);
  }
  failed(error: unknown): void {
    const isLate = error instanceof RefusedError && error.why === "stale";
    notices.tell(whatWentWrong(error), !isLate);
  }

  async choose(seat: number, code: number, seen: number): Promise<number> {
    return this.do({ type: "choose", seat, code, seen });
  }
  async takeBack(seat: number, seen: number): Promise<number> {
    return this.do({ type: "take_back", seat, seen });
  }
  async undo(seat: number, seen: number): Promise<number> {
    return this.do({ type: "undo", seat, seen });
  }
  async why(seat: number, code: number): Promise<Said> {
    if (this.line === null) throw new Error("no line");
    return (await this.line.why(seat, code)).said;
  }
  talkTo(seat: number, what: { text: string } | { phrase: string }, to?: number): void {
    this.say({ type: "say", seat, ...what, ...(to === undefined ? {} : { to }) });
  }
  claim(seat: number, kind: number, a: number, b: number): void {
    this.say({ type: "claim", seat, kind, a, b });
  }
  mute(seat: number, whom: number, muted: boolean): void {
    this.say({ type: "mute", seat, whom, muted });
  }
  order(seat: number, orders: NonNullable<Orders>): void {
    this.say({ type: "order", seat, orders });
  }
  withhold(seat: number, withheld: boolean): void {
    this.say({ type: "withhold", seat, withheld });
  }

  private async do(asked: Asked): Promise<number> {
    if (this.line === null) throw new Error("no line");
    return (await this.line.do(asked)).n;
  }

  private say(asked: Asked): void {
    this.do(asked).catch((error: unknown) => this.failed(error));
  }

  // What is done at the table ---------------------------------------------------------------------

  private get path(): string {
    return `/tables/${this.table}`;
  }

  async sit(seat: number, name: string): Promise<void> {
    const body = { type: "sit", id: newId(), nonce: newNonce(), ...(name ? { name } : {}) };
    await post("done", `${this.path}/seats/${seat}`, body);
    this.watchAs([...new Set([...this.mine, seat])]);
  }

  async rise(seat: number): Promise<void> {
    await post("done", `${this.path}/seats/${seat}/rise`, { type: "rise", id: newId() });
    if (this.mine.includes(seat)) this.watchAs(this.mine.filter((one) => one !== seat));
  }

  async fill(bot: string, seats: readonly number[] | null): Promise<void> {
    await post("done", `${this.path}/bots`, { type: "fill", id: newId(), bot, seats });
  }

  async lock(locked: boolean): Promise<void> {
    await post("done", `${this.path}/lock`, { type: "lock", id: newId(), locked });
  }

  async start(): Promise<void> {
    await post("done", `${this.path}/start`, { type: "start", id: newId() });
  }

  rematch(): Promise<Made> {
    return post("made", `${this.path}/rematch`, { type: "rematch", id: newId() });
  }

  offer(seat: number): Promise<MoveCode> {
    return post("move_code", `${this.path}/seats/${seat}/code`, { type: "offer", id: newId() });
  }

  async takeOver(code: string): Promise<void> {
    const body = { type: "take", id: newId(), code: code.replaceAll(/\s/g, "").toLowerCase() };
    const { seats } = await post("done", `${this.path}/code`, body);
    this.watchAs([...new Set([...this.mine, ...(seats ?? [])])]);
  }

  async remove(): Promise<void> {
    await remove(this.path);
  }

  /** Everything that a viewer has been shown from the beginning. */
  async history(viewer: number): Promise<readonly Frame[]> {
    const answer = await fetch(`/api${this.path}/replay?seat=${viewer}`);
    if (!answer.ok) throw new RefusedError((await answer.json()) as RefusedError["refused"]);
    return ((await answer.json()) as { frames: readonly Frame[] }).frames;
  }
}

/** What a viewer was shown after so many of the frames. */
export const shownAfter = (frames: readonly Frame[], count: number): typeof NOTHING =>
  frames.slice(0, count).reduce(after, NOTHING);
