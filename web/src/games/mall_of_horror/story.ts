import type { GameSchema } from "../../schema";
import { members, seatNoun, type TableView } from "../../table";
import type { Said } from "../../wire/messages";
import { votesIn, type Counted } from "./ballots";
import { at, characterNoun, placeNoun, seatsOf } from "./facts";
import { CHARACTERS, Event, Purpose, SCHEMA, type View } from "./schema";

/** A line of the story, and the round it belongs to; 0 for none. */
export interface StoryLine {
  readonly round: number;
  readonly said: Said;
  /** Who was lost in it, as a token; -1 for nobody. */
  readonly lost: number;
}

const line = (round: number, key: string, values: Said[1], lost = -1): StoryLine => ({
  round,
  said: [key, values],
  lost,
});

/** How the game went: who fell where and by whose votes, which places fell, and how it ended. */
export function storyOf(table: TableView, view: View): StoryLine[] {
  const told = chapters(table);
  const seen = new Set(told.map(({ lost }) => lost));
  const before = members(view.eaten).filter((token) => !seen.has(token));
  const missed = before.map((token) =>
    line(
      0,
      "mall-story-lost",
      { seat: seatNoun(table, owner(token)), character: name(token) },
      token,
    ),
  );
  const endings: GameSchema["endings"] = SCHEMA.endings;
  return [...missed, ...told, line(view.round, `ending-${endings[view.ending]}`, {})];
}

const owner = (token: number): number => Math.floor(token / CHARACTERS);
const name = (token: number): string => characterNoun(token % CHARACTERS);

function chapters(table: TableView): StoryLine[] {
  const lines: StoryLine[] = [];
  const victims = votesIn(table.log).filter(
    (one) => one.purpose === Purpose.VICTIM && (one.tied === 0 || one.second),
  );
  let round = 0;
  for (const { event } of table.log) {
    const [kind, a, b, c] = event;
    if (kind === Event.ROUND) round = a;
    if (kind === Event.OVERRUN)
      lines.push(line(round, "mall-story-overrun", { place: placeNoun(a) }));
    if (kind === Event.ELIMINATED) {
      lines.push(line(round, "event-eliminated", { seat: seatNoun(table, a) }));
    }
    if (kind === Event.EATEN) {
      const index = victims.findIndex(
        (one) => one.round === round && one.place === c && fits(one, a),
      );
      const [vote] = index < 0 ? [] : victims.splice(index, 1);
      lines.push(death(table, round, a, b, c, vote));
    }
  }
  return lines;
}

const fits = (vote: Counted, seat: number): boolean => vote.winner === seat || vote.chance === seat;

function death(
  table: TableView,
  round: number,
  seat: number,
  character: number,
  place: number,
  vote: Counted | undefined,
): StoryLine {
  const values = {
    seat: seatNoun(table, seat),
    character: characterNoun(character),
    place: placeNoun(place),
  };
  const token = seat * CHARACTERS + character;
  if (vote === undefined) return line(round, "mall-story-eaten", values, token);
  if (vote.winner < 0) return line(round, "mall-story-eaten-chance", values, token);
  const by = vote.ballots.filter(({ chosen }) => chosen === seat).map((one) => one.seat);
  const others = by.filter((one) => one !== seat);
  if (others.length === 0) return line(round, "mall-story-eaten-own", values, token);
  const voters = others.map((one) => seatNoun(table, one)).join(" ");
  return line(round, "mall-story-eaten-voted", { ...values, voters }, token);
}

/** A seat at the end. */
export interface Standing {
  readonly seat: number;
  readonly points: number;
  readonly cards: number;
  readonly won: boolean;
}

/** The seats at the end, the winners first. */
export const standings = (view: View): Standing[] =>
  seatsOf(view)
    .map((seat) => ({
      seat,
      points: at(view.points, seat),
      cards: at(view.cards_held, seat),
      won: ((view.winners >> seat) & 1) === 1,
    }))
    .sort(
      (one, other) =>
        Number(other.won) - Number(one.won) ||
        other.points - one.points ||
        other.cards - one.cards ||
        one.seat - other.seat,
    );

/** The lines by rounds, those of no round first. */
export function byRounds(lines: readonly StoryLine[]): [round: number, lines: StoryLine[]][] {
  const rounds = new Map<number, StoryLine[]>();
  for (const one of lines) rounds.set(one.round, [...(rounds.get(one.round) ?? []), one]);
  return [...rounds];
}
