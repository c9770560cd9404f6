import type { LogLine } from "../../table";
import { Event } from "./schema";

/** A ballot that lies open. */
export interface OpenBallot {
  readonly seat: number;
  /** The colour chosen, -1 for none. */
  readonly chosen: number;
  readonly votes: number;
}

/** A vote that is over, or a first ballot that tied. */
export interface Counted {
  readonly purpose: number;
  readonly place: number;
  readonly second: boolean;
  readonly ballots: readonly OpenBallot[];
  /** Bit set of the colours that tied; 0 when one won. */
  readonly tied: number;
  /** The colour that won, -1 when none did. */
  readonly winner: number;
  /** The colour that chance picked, -1 when it was not asked. */
  readonly chance: number;
  /** The round in which it was. */
  readonly round: number;
}

/** The votes that a log tells of, the latest last; those without a ballot are not among them. */
export function votesIn(log: readonly LogLine[]): Counted[] {
  const all: Counted[] = [];
  let round = 0;
  let open: { purpose: number; place: number; second: boolean; ballots: OpenBallot[] } | null =
    null;
  const change = (part: Partial<Counted>): void => {
    const last = all.pop();
    if (last !== undefined) all.push({ ...last, ...part });
  };
  for (const { event } of log) {
    const [kind, a, b, c, d] = event;
    if (kind === Event.ROUND) round = a;
    if (kind === Event.VOTE) open = { purpose: a, place: b, second: c === 2, ballots: [] };
    if (kind === Event.BALLOT) open?.ballots.push({ seat: a, chosen: b, votes: c });
    if (open === null) {
      if (kind === Event.CHANCE_PICKS) change({ chance: a });
      continue;
    }
    if (kind === Event.TIE) all.push({ ...open, tied: d, winner: -1, chance: -1, round });
    if (kind === Event.ELECTED) all.push({ ...open, tied: 0, winner: c, chance: -1, round });
    if (kind === Event.TIE || kind === Event.ELECTED) open = null;
  }
  return all;
}

/** What each colour was given: `3 + 1 = 4` by seats, the most first. */
export function tallies(
  counted: Counted,
): { readonly seat: number; readonly given: readonly number[]; readonly by: readonly number[] }[] {
  const seats = [...new Set(counted.ballots.map(({ chosen }) => chosen))].filter((one) => one >= 0);
  const total = (given: readonly number[]): number => given.reduce((sum, one) => sum + one, 0);
  return seats
    .map((seat) => {
      const own = counted.ballots.filter(({ chosen }) => chosen === seat);
      return { seat, given: own.map(({ votes }) => votes), by: own.map((one) => one.seat) };
    })
    .sort((one, other) => total(other.given) - total(one.given) || one.seat - other.seat);
}
