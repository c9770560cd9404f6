import type { FrameView } from "./frame";
import type {
  ClaimCard,
  Clock,
  Frame,
  Mine,
  SeatCard,
  Snapshot,
  TalkLine,
  Terms,
} from "./messages";

/** Lines of talk that a page keeps; older ones are in the replay. */
export const TALK_KEPT = 300;

/** Everything that one viewer is shown of a table, as of one frame. */
export interface Shown {
  /** The number of the frame; 0 before the first. */
  readonly n: number;
  readonly time: number;
  readonly terms: Terms | null;
  readonly seats: readonly SeatCard[];
  readonly clocks: readonly Clock[];
  readonly claims: readonly ClaimCard[];
  readonly talk: readonly TalkLine[];
  readonly view: FrameView | null;
  readonly mine: Mine;
}

export const NOTHING: Shown = {
  n: 0,
  time: 0,
  terms: null,
  seats: [],
  clocks: [],
  claims: [],
  talk: [],
  view: null,
  mine: {},
};

/** What is shown after a frame: a part replaces the one before, of the view the fields named. */
export function after(before: Shown, frame: Frame | Snapshot): Shown {
  const old = frame.type === "snapshot" ? NOTHING : before;
  const view = frame.view === undefined ? old.view : { ...old.view, ...frame.view };
  const talk = frame.talk === undefined ? old.talk : [...old.talk, ...frame.talk];
  return {
    n: frame.n,
    time: frame.time,
    terms: frame.terms ?? old.terms,
    seats: frame.seats ?? old.seats,
    clocks: frame.clocks ?? old.clocks,
    claims: frame.claims ?? old.claims,
    talk: talk.length > TALK_KEPT ? talk.slice(-TALK_KEPT) : talk,
    view: view as FrameView | null,
    mine: frame.mine ?? old.mine,
  };
}
