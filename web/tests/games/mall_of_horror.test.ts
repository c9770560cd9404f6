import { LOOKS } from "../../src/look/looks";
import { describe, expect, it } from "vitest";
import { absent, heading } from "../../src/games/mall_of_horror/answers";
import { standOf, sum, votesOf } from "../../src/games/mall_of_horror/arithmetic";
import { tallies, votesIn } from "../../src/games/mall_of_horror/ballots";
import { cue, placeOfEvent, stirOf } from "../../src/games/mall_of_horror/cues";
import {
  choicesAt,
  comingTo,
  diceOf,
  figuresAt,
  livingOf,
  lostOf,
  placeOf,
} from "../../src/games/mall_of_horror/facts";
import { inOrder, neighbour, shapeOf, type Shape } from "../../src/games/mall_of_horror/layout";
import { codeToAsk, isPeeking, momentOf, playsOf } from "../../src/games/mall_of_horror/plays";
import { Card, Decision, Event, Phase, SCHEMA } from "../../src/games/mall_of_horror/schema";
import { byRounds, standings, storyOf } from "../../src/games/mall_of_horror/story";
import { TOUR } from "../../src/games/mall_of_horror/tour";
import { LONGEST } from "../../src/motion";
import { byPlace, bySeat, event, tableOf, token, viewOf } from "./mall_table";

describe("sums", () => {
  it("are written out where there is something to add", () => {
    expect(sum([3, 1, 0])).toBe("3 + 1 = 4");
    expect(sum([2, 0, 0])).toBe("2");
    expect(sum([0, 0, 0])).toBe("0");
    expect(sum([2, 1, 1])).toBe("2 + 1 + 1 = 4");
  });

  it("of a vote are characters, the gunman's second and Threats", () => {
    const view = viewOf({
      weight: bySeat({ 0: 4, 1: 1 }),
      guns: bySeat({ 0: 1 }),
      menaces: bySeat({ 0: 1 }),
    });
    expect(votesOf(view, 0)).toEqual([2, 1, 1]);
    expect(sum(votesOf(view, 0))).toBe("2 + 1 + 1 = 4");
    expect(votesOf(view, 1)).toEqual([1, 0, 0]);
    expect(votesOf(view, 2)).toEqual([0, 0, 0]);
  });

  it("of a defence are heads, tough guys and Hardware", () => {
    const view = viewOf({
      at: byPlace({ 3: token("rP") | token("rT") | token("bP") }),
      zombies: byPlace({ 3: 4 }),
      defence: byPlace({ 3: 5 }),
      muscles: byPlace({ 3: 1 }),
      nails: byPlace({ 3: 1 }),
    });
    const stand = standOf(view, 3);
    expect(sum(stand.parts)).toBe("3 + 1 + 1 = 5");
    expect(stand.outcome).toBe("holds");
  });

  it("tell how it would end", () => {
    const inside = { at: byPlace({ 3: token("rP"), 4: token("yP"), 6: token("bT") }) };
    const outcome = (place: number, zombies: number, entered: number, defence = 2): string =>
      standOf(
        viewOf({
          ...inside,
          zombies: byPlace({ [place]: zombies }),
          entered: byPlace({ [place]: entered }),
          defence: byPlace({ [place]: defence }),
        }),
        place,
      ).outcome;
    expect(outcome(1, 5, 0)).toBe("empty");
    expect(outcome(3, 0, 0)).toBe("quiet");
    expect(outcome(3, 1, 0)).toBe("holds");
    expect(outcome(3, 2, 1)).toBe("breach");
    expect(outcome(6, 4, 1, 7)).toBe("many-doors");
    expect(outcome(6, 4, 1, 3)).toBe("breach");
    expect(outcome(4, 1, 1, 0)).toBe("no-door");
    expect(outcome(4, 1, 0, 0)).toBe("all-hide");
  });
});

describe("the board", () => {
  it("knows who stands where, hides, waits and is lost", () => {
    const view = viewOf({
      at: byPlace({ 0: token("kP"), 1: token("rG"), 3: token("rP") | token("bT") }),
      hiding: token("bT"),
      eaten: token("rT"),
    });
    expect(figuresAt(view, 3)).toEqual([
      { seat: 0, character: 0, hides: false },
      { seat: 2, character: 1, hides: true },
    ]);
    expect(livingOf(view, 0).map(({ place, character }) => [place, character])).toEqual([
      [1, 2],
      [3, 0],
    ]);
    expect(lostOf(view, 0).map(({ character }) => character)).toEqual([1]);
    expect([placeOf(view, 0, 2), placeOf(view, 5, 0)]).toEqual([1, 0]);
  });

  it("leads from place to place by the arrows, in both shapes", () => {
    expect([shapeOf(360), shapeOf(1200)]).toEqual(["tall", "wide"]);
    for (const shape of ["wide", "tall"] as const satisfies readonly Shape[]) {
      expect([...inOrder(shape)].sort()).toEqual([1, 2, 3, 4, 5, 6]);
      for (const place of inOrder(shape)) {
        for (const [there, back] of [
          ["ArrowRight", "ArrowLeft"],
          ["ArrowLeft", "ArrowRight"],
        ] as const) {
          const next = neighbour(shape, place, there);
          if (next !== place) expect(neighbour(shape, next, back)).toBe(place);
        }
      }
    }
    expect(neighbour("wide", 5, "ArrowDown")).toBe(6);
    expect(neighbour("wide", 2, "ArrowDown")).toBe(4);
    expect(neighbour("wide", 1, "ArrowUp")).toBe(1);
    expect(neighbour("tall", 4, "ArrowUp")).toBe(2);
    expect([neighbour("tall", 3, "Home"), neighbour("tall", 3, "End")]).toEqual([1, 6]);
    expect(neighbour("tall", 3, "x")).toBe(3);
  });

  it("offers at a place what can be chosen there", () => {
    const moving = viewOf({ decision: Decision.MOVE, destination: bySeat({ 0: 5 }) });
    const table = tableOf(moving, { choices: [0, 2, 4 * 3 + 1, 28] });
    expect(choicesAt(table, moving, 5).map(({ code }) => code)).toEqual([0, 2]);
    expect(choicesAt(table, moving, 3).map(({ code }) => code)).toEqual([13]);
    expect(choicesAt(table, moving, 4)).toEqual([]);
    const zombie = viewOf({ decision: Decision.ZOMBIE });
    expect(choicesAt(tableOf(zombie, { choices: [0, 6] }), zombie, 6)).toHaveLength(1);
  });

  it("shows who is on the way while they are", () => {
    const view = viewOf({
      phase: Phase.MOVING,
      destination: bySeat({ 0: 5, 1: 5, 2: 3 }),
      moved: bySeat({ 1: 0 }, -1),
    });
    expect(comingTo(view, 5)).toEqual([0]);
    expect(comingTo({ ...view, phase: Phase.ATTACK }, 5)).toEqual([]);
  });

  it("shows dice from their arrival on", () => {
    expect(diceOf(viewOf({ phase: Phase.TRUCK, dice: [1, 2, 3, 4] }))).toEqual([]);
    expect(diceOf(viewOf({ phase: Phase.ARRIVAL, dice: [-1, -1, -1, -1] }))).toHaveLength(4);
  });

  it("tells six seats apart by hue and by shape", () => {
    expect(new Set(LOOKS.map(({ hue }) => hue)).size).toBe(SCHEMA.seats[1]);
    expect(new Set(LOOKS.map(({ shape }) => shape)).size).toBe(SCHEMA.seats[1]);
  });
});

describe("cards", () => {
  const view = viewOf({ decision: Decision.CARDS });
  const table = tableOf(view, { choices: [0, 4, 6, 17] });

  it("are played by the codes of the moment", () => {
    const codes = (kind: number): number[] => playsOf(table, view, kind).map(({ code }) => code);
    expect(codes(Card.HARDWARE)).toEqual([4]);
    expect(codes(Card.SHOTGUN)).toEqual([6]);
    expect(codes(Card.HIDDEN)).toEqual([17]);
    expect(codes(Card.CAMERA)).toEqual([]);
  });

  it("ask the server why not only when it is their time", () => {
    expect(codeToAsk(view, Card.HARDWARE, 0)).toBe(4);
    expect(codeToAsk(view, Card.HIDDEN, 2)).toBe(18);
    expect(codeToAsk(view, Card.CAMERA, 0)).toBeNull();
    expect(codeToAsk(viewOf({ decision: Decision.BALLOT }), Card.THREAT, 0)).toBeNull();
    expect([Card.THREAT, Card.CAMERA, Card.SPRINT, Card.PISTOL].map(momentOf)).toEqual([
      "vote",
      "dice",
      "move",
      "attack",
    ]);
  });

  it("show the dice only to who has looked, and only until all see them", () => {
    const seen = viewOf({ phase: Phase.ARRIVAL, looked: 1, dice: [1, 2, 2, 6] });
    expect(isPeeking(tableOf(seen), seen)).toBe(true);
    expect(isPeeking(tableOf(seen, { viewer: 1 }), seen)).toBe(false);
    expect(isPeeking(tableOf(seen, { viewer: 7 }), seen)).toBe(false);
    const open = { ...seen, phase: Phase.MOVING };
    expect(isPeeking(tableOf(open), open)).toBe(false);
  });
});

describe("answers", () => {
  it("are listed under what they have in common", () => {
    const moving = tableOf(viewOf({ decision: Decision.MOVE }), { choices: [0, 13] });
    expect(moving.choices.map((one) => heading(one, moving))).toEqual(["", "card-sprint"]);
    const giving = tableOf(viewOf({ decision: Decision.GIFT }), { choices: [3 * 8 + 2] });
    expect(giving.choices.map((one) => heading(one, giving))).toEqual(["card-hardware"]);
    const placing = tableOf(viewOf({ decision: Decision.PLACEMENT }), { choices: [4 * 6 + 1] });
    expect(placing.choices.map((one) => heading(one, placing))).toEqual(["place-supermarket"]);
  });

  it("that are missing are those a player would look for", () => {
    const codes = (given: Parameters<typeof viewOf>[0], choices: number[]): number[] =>
      absent(tableOf(viewOf(given), { choices })).map(({ code }) => code);
    expect(codes({ decision: Decision.DESTINATION }, [1, 2, 4, 5])).toEqual([3, 6]);
    expect(codes({ decision: Decision.BALLOT }, [0, 3])).toEqual([1, 2, 4, 5]);
    expect(codes({ decision: Decision.MOVE }, [1])).toEqual([0, 2]);
    expect(codes({ decision: Decision.VICTIM }, [2])).toEqual([0, 1]);
    expect(codes({ decision: Decision.KEEP }, [2])).toEqual([]);
    expect(codes({ decision: Decision.DESTINATION }, [])).toEqual([]);
    const hand = viewOf().hand.map((row) => [...row]);
    hand[0] = [0, 0, 0, 1, 1, 1, 0, 0, 0, 0, 0];
    expect(codes({ decision: Decision.CARDS, hand }, [0, 6, 16])).toEqual([4]);
    const unused = {
      decision: Decision.PLACEMENT,
      dice: [3, 5, 0, 0],
      at: byPlace({ 0: token("rT") }),
    };
    expect(codes(unused, [3 * 4 + 1])).toEqual([5 * 4 + 1]);
  });
});

const VOTE = [
  event(Event.ROUND, 2),
  event(Event.VOTE, 2, 3, 1, 0b111),
  event(Event.BALLOT, 0, 1, 3),
  event(Event.BALLOT, 2, 1, 1),
  event(Event.BALLOT, 1, 0, 2),
];

describe("votes", () => {
  it("are gathered from the log, with who gave how much to whom", () => {
    const [vote] = votesIn(
      tableOf(viewOf(), { log: [...VOTE, event(Event.ELECTED, 2, 3, 1)] }).log,
    );
    expect(vote).toMatchObject({ place: 3, purpose: 2, second: false, winner: 1, round: 2 });
    expect(vote && tallies(vote)).toEqual([
      { seat: 1, given: [3, 1], by: [0, 2] },
      { seat: 0, given: [2], by: [1] },
    ]);
  });

  it("that tie twice are left to chance", () => {
    const log = [
      ...VOTE,
      event(Event.TIE, 2, 3, 1, 0b011),
      event(Event.VOTE, 2, 3, 2, 0b011),
      event(Event.BALLOT, 0, -1, 1),
      event(Event.TIE, 2, 3, 2, 0b011),
      event(Event.UNDECIDED, 2, 3),
      event(Event.CHANCE_PICKS, 2),
    ];
    const votes = votesIn(tableOf(viewOf(), { log }).log);
    expect(votes.map(({ second, tied, chance }) => [second, tied, chance])).toEqual([
      [false, 0b011, -1],
      [true, 0b011, 2],
    ]);
    expect(votes[1] && tallies(votes[1])).toEqual([]);
  });
});

describe("the story", () => {
  const over = { ending: 1, round: 3, eaten: token("yP") | token("rT"), winners: 1 };

  it("says who was eaten where and by whose votes", () => {
    const view = viewOf({ ...over, eaten: token("yP") });
    const log = [...VOTE, event(Event.ELECTED, 2, 3, 1), event(Event.EATEN, 1, 0, 3)];
    const [death, end] = storyOf(tableOf(view, { log }), view);
    expect(death).toEqual({
      round: 2,
      lost: 4,
      said: [
        "mall-story-eaten-voted",
        {
          seat: "colour-yellow",
          character: "character-pinup",
          place: "place-megatoys",
          voters: "colour-red colour-blue",
        },
      ],
    });
    expect(end?.said[0]).toBe("ending-few-left");
  });

  it("tells a death without a ballot, by one's own votes, and by chance", () => {
    const key = (log: ReturnType<typeof event>[]): string | undefined => {
      const view = viewOf({ ...over, eaten: token("yP") });
      return storyOf(tableOf(view, { log }), view)[0]?.said[0];
    };
    const eaten = event(Event.EATEN, 1, 0, 3);
    const vote = event(Event.VOTE, 2, 3, 1, 0b11);
    expect(key([eaten])).toBe("mall-story-eaten");
    const own = [vote, event(Event.BALLOT, 1, 1, 2), event(Event.ELECTED, 2, 3, 1), eaten];
    expect(key(own)).toBe("mall-story-eaten-own");
    const again = event(Event.VOTE, 2, 3, 2, 0b11);
    const tie = (ballot: number): ReturnType<typeof event> => event(Event.TIE, 2, 3, ballot, 0b11);
    const chance = [vote, tie(1), again, tie(2), event(Event.CHANCE_PICKS, 1), eaten];
    expect(key(chance)).toBe("mall-story-eaten-chance");
  });

  it("does not forget whom this page did not see die", () => {
    const view = viewOf(over);
    const log = [event(Event.EATEN, 1, 0, 3), event(Event.OVERRUN, 5), event(Event.ELIMINATED, 1)];
    const keys = storyOf(tableOf(view, { log }), view).map(({ said }) => said[0]);
    expect(keys).toEqual([
      "mall-story-lost",
      "mall-story-eaten",
      "mall-story-overrun",
      "event-eliminated",
      "ending-few-left",
    ]);
  });

  it("goes round by round", () => {
    const view = viewOf({ ...over, eaten: token("yP") });
    const log = [
      event(Event.ROUND, 1),
      event(Event.OVERRUN, 5),
      ...VOTE,
      event(Event.EATEN, 1, 0, 3),
    ];
    const rounds = byRounds(storyOf(tableOf(view, { log }), view));
    expect(rounds.map(([round, lines]) => [round, lines.length])).toEqual([
      [1, 1],
      [2, 1],
      [3, 1],
    ]);
  });

  it("lists winners, points, cards", () => {
    const view = viewOf({
      ...over,
      seats: 3,
      winners: 0b100,
      points: bySeat({ 0: 8, 1: 8, 2: 8 }),
      cards_held: bySeat({ 0: 0, 1: 1, 2: 1 }),
    });
    expect(standings(view).map(({ seat }) => seat)).toEqual([2, 1, 0]);
  });
});

describe("motions", () => {
  it("take no longer than anything may", () => {
    for (const kind of Object.keys(SCHEMA.events).map(Number)) {
      expect(cue(event(kind))?.ms ?? 0).toBeLessThanOrEqual(LONGEST);
    }
    expect(cue(event(Event.PASSED))).toBeNull();
    expect(cue(event(Event.EATEN))).toEqual({ ms: 400, sound: "bite" });
  });

  it("happen where the event says", () => {
    expect(placeOfEvent(event(Event.EATEN, 1, 0, 3))).toBe(3);
    expect(placeOfEvent(event(Event.MOVED, 1, 0, 3, 5))).toBe(5);
    expect(placeOfEvent(event(Event.TO_PARKING, 1, 0, 3, 5))).toBe(4);
    expect(placeOfEvent(event(Event.ROUND, 1))).toBe(0);
    expect([stirOf(event(Event.EATEN)), stirOf(event(Event.ROUND))]).toEqual(["bite", ""]);
  });
});

describe("the tour", () => {
  const asked = (decision: number, phase: number, round = 1): ReturnType<typeof tableOf> =>
    tableOf(viewOf({ decision, phase, round, asked: 1 }), { choices: [1] });

  it("has steps with names of their own, each of which comes in the first round or after", () => {
    expect(new Set(TOUR.map(({ name }) => name)).size).toBe(TOUR.length);
    const moments = [
      asked(Decision.PLACEMENT, Phase.SETUP, 0),
      asked(Decision.BALLOT, Phase.TRUCK),
      asked(Decision.DESTINATION, Phase.DESTINATIONS),
      asked(Decision.VICTIM, Phase.ATTACK),
      asked(Decision.BALLOT, Phase.TRUCK, 2),
    ];
    for (const { name, when } of TOUR) {
      expect(when === undefined || moments.some((table) => when(table)), name).toBe(true);
    }
  });

  it("never waits for what is over", () => {
    const late = tableOf(viewOf({ decision: Decision.BALLOT, phase: Phase.TRUCK, round: 9 }));
    for (const { name, when, until } of TOUR) {
      expect(when?.(late) ?? true, name).toBe(true);
      if (until) expect(until(late), name).toBe(true);
    }
  });
});
