import type { TableView } from "../../src/table";
import type { EventLine, Offered } from "../../src/wire/messages";
import { Decision, Phase, SCHEMA, type View } from "../../src/games/mall_of_horror/schema";

const rows = (length: number, value = 0): number[] => Array.from({ length }, () => value);

/** The bit of a character: `token("rP")`. */
export function token(figure: string): number {
  return 1 << ("rybgnk".indexOf(figure[0] ?? "") * 4 + "PTGL".indexOf(figure[1] ?? ""));
}

/** A view of six seats in which nothing has happened, but for what is given. */
export function viewOf(given: Partial<View> = {}): View {
  const nothing = {
    at: rows(7),
    eaten: 0,
    hiding: 0,
    candidates: 0,
    first_candidates: 0,
    tied: 0,
    looked: 0,
    passed: 0,
    step: 0,
    phase: Phase.TRUCK,
    holder: 0,
    elected: 0,
    turn: 0,
    zombies: rows(7),
    closed: rows(7),
    out: rows(6),
    hand: Array.from({ length: 6 }, () => rows(11)),
    cards_held: rows(6),
    loose: rows(11, -1),
    deck_size: 15,
    returned: rows(10, -2),
    returner: rows(10, -1),
    played: rows(11),
    gift_kind: rows(10, -2),
    gift_giver: rows(10, -1),
    gift_taker: rows(10, -1),
    searcher: -1,
    found: rows(3, -2),
    dice: rows(4),
    purpose: 0,
    place: 0,
    second_ballot: 0,
    ballot: rows(6, -1),
    votes: rows(6),
    threats: rows(6),
    chosen: -1,
    hardware: 0,
    feeding: 0,
    destination: rows(6),
    moved: rows(6, -1),
    moved_from: rows(6),
    sprint_timing: 0,
    end_check: 0,
    revote_candidates: 0,
    second_tie_pool: 0,
    threat_carries: 0,
    attack_cards_by: 0,
    threat_by_outsiders: 0,
    zombie_player: 0,
    parking_leftovers: 0,
    overrun_check: 0,
    card_window: 0,
    first_chief: 0,
    hidden_only_revote: 0,
    gift_to_eliminated: 0,
    hardware_at_supermarket: 0,
    zombie_supply: 0,
    room: [0, 3, 4, 4, 99, 3, 6],
    defence: rows(7),
    muscles: rows(7),
    nails: rows(7),
    entered: rows(7),
    surplus: rows(7),
    weight: rows(6),
    guns: rows(6),
    menaces: rows(6),
    order: [1, 2, 3, 4, 5, 6],
    points: rows(6),
    crowd: 0,
    scream: 0,
    zombies_left: 30,
    alive: 18,
    ends_at: 6,
    owes: 0,
    asked: 0,
    may: 0,
    winners: 0,
    round: 1,
    no_return: 0,
    draft: rows(6),
    seats: 6,
    viewer: 0,
    decision: Decision.NOTHING,
    sealed: 0,
    ending: 0,
  } satisfies View;
  return { ...nothing, ...given };
}

/** A row by place with some numbers in it: `byPlace({ 3: 2 })`. */
export function byPlace(given: Record<number, number>): number[] {
  return rows(7).map((zero, place) => given[place] ?? zero);
}

/** A row by seat. */
export function bySeat(given: Record<number, number>, otherwise = 0): number[] {
  return rows(6).map((_, seat) => given[seat] ?? otherwise);
}

/** An event of a kind; what is said of it does not matter here. */
export const event = (kind: number, a = 0, b = 0, c = 0, d = 0): EventLine => [
  kind,
  a,
  b,
  c,
  d,
  ["event-passed", { seat: "colour-red" }],
];

export interface Given {
  readonly viewer?: number;
  readonly choices?: readonly number[];
  readonly log?: readonly EventLine[];
}

/** A table with such a view. */
export function tableOf(view: View, { viewer = 0, choices = [], log = [] }: Given = {}): TableView {
  const offered: Offered[] = choices.map((code) => ({
    code,
    text: String(code),
    said: ["choice-pass", {}],
  }));
  return {
    code: "test",
    schema: SCHEMA,
    viewer,
    seats: [],
    clocks: [],
    ahead: 0,
    claims: [],
    talk: [],
    view,
    terms: {} as TableView["terms"],
    mine: { choices: offered },
    log: log.map((one, frame) => ({ frame, time: 0, event: one })),
    isAsked: offered.length > 0,
    choices: offered,
    sending: null,
    motion: null,
    isReplay: false,
    can: (code) => choices.includes(code),
    choose: () => undefined,
    takeBack: () => undefined,
    undo: () => undefined,
    why: () => Promise.resolve(["reason-allowed", {}]),
    talkTo: () => undefined,
    claim: () => undefined,
    mute: () => undefined,
    order: () => undefined,
    skip: () => undefined,
  };
}
