"""Scenarios of Mall of Horror, in its words.

    game = board("5p holder r", "L4: rP yP yT bP, z4=2", hands="r: threat, y: sprint*2")
    game.begin("truck").passes("r", "y").votes(r="r", y="y", b="r")
    assert game.told("TALLY") == ["TALLY r 2", "TALLY y 2"]

The words of a position, in any order and number of texts:

| word | meaning |
|---|---|
| `5p` | players; must come first |
| `holder r`, `elected` | the badge; r, not elected, unless said |
| `round 4` | 3 unless said |
| `L4: rP yT* bL` | who stands at a place; `*` hides |
| `z3=2` | zombies before a place |
| `closed 1 3` | places closed besides the one that three and four players never open |
| `out g n2` | eliminated, in the last round or in a round that is said |

Characters that are not named are eaten.  With `rest="6 2 1"` they stand in those places, as room
allows, and with `rest="waiting"` they are yet to be placed.  Cards that are not named lie loose in
the truck; with `deck=3` no more than so many, and the rest is played.
"""

from typing import Any, Self, cast

from graveshift.engine.frame import BY_CLOCK
from graveshift.engine.options import check_options
from graveshift.games.mall_of_horror.components import (
    CAPACITY_OF,
    CHARACTERS,
    CLOSED_WITH,
    COPIES_OF,
    GIFTS,
    KINDS,
    NO_CARD,
    RETURNED,
    SEARCHED,
    SEATS,
    Place,
)
from graveshift.games.mall_of_horror.game import GAME
from graveshift.games.mall_of_horror.letters import COLOURS, card, read_card, read_figure
from graveshift.games.mall_of_horror.places import (
    all_alive,
    defence_at,
    heads_at,
    place_of,
    token,
    tokens_of,
)
from graveshift.games.mall_of_horror.state import Decision, Phase, State, Step
from graveshift.games.mall_of_horror.voting import weight_of
from tests.games.scenario import Runner, Scenario

BEGINNINGS = {
    "placing": (Step.PLACE_CHARACTERS, Phase.SETUP),
    "first-zombies": (Step.PLACE_FIRST_ZOMBIES, Phase.SETUP),
    "round": (Step.BEGIN_ROUND, Phase.ATTACK),
    "truck": (Step.BEGIN_TRUCK, Phase.TRUCK),
    "chief": (Step.BEGIN_CHIEF, Phase.CHIEF),
    "arrival": (Step.BEGIN_ARRIVAL, Phase.ARRIVAL),
    "destinations": (Step.BEGIN_DESTINATIONS, Phase.DESTINATIONS),
    "reveal": (Step.REVEAL, Phase.DESTINATIONS),
    "moves": (Step.NEXT_MOVE, Phase.MOVING),
    "attraction": (Step.ATTRACTION, Phase.MOVING),
    "attack": (Step.NEXT_ATTACK, Phase.ATTACK),
    "end": (Step.END_ROUND, Phase.ATTACK),
}
"""Where a scenario can begin: the step that comes next, and the phase in which it is taken."""
WINDOWS = (Decision.THREAT, Decision.CAMERA, Decision.SPRINT, Decision.CARDS)


class Board(Scenario):
    """A game of Mall of Horror in a test."""

    game = GAME
    letters = COLOURS
    state: State

    # When -----------------------------------------------------------------------------------------

    def begin(self, where: str) -> Self:
        """Run on from the beginning of a phase to the first decision.

        A ballot that nobody counts is answered first, because rules go on only from a choice.
        """
        step, phase = BEGINNINGS[where]
        self.state.step, self.state.phase = step.value, phase.value
        return self.choose(self.colours[max(0, self.state.holder)], BY_CLOCK)

    def votes(self, **colours: str) -> Self:
        """Ballots: `votes(r="y", y="y")`."""
        assert self.decision == "ballot", f"no ballot is on{self!r}"
        return self.all_say(**{voter: f"vote {colour}" for voter, colour in colours.items()})

    def passes(self, *seats: str) -> Self:
        """Seats decline, one after the other."""
        for seat in seats:
            self.say(seat, "pass")
        return self

    def pass_windows(self) -> Self:
        """Everybody declines to play cards until something else is to be decided."""
        while self.state.decision in WINDOWS:
            self.say(self.owes[0], "pass")
        return self

    def goes(self, **places: int) -> Self:
        """Destinations: `goes(r=5, y=1)`."""
        return self.all_say(**{seat: f"go to {place}" for seat, place in places.items()})

    def moves(self, **characters: str) -> Self:
        """Moves in turn order: `moves(r="P", y="sprint T to 5")`."""
        for seat, told in characters.items():
            self.say(seat, told if " " in told else f"walk {told}")
        return self

    def loses(self, **characters: str) -> Self:
        """Victims: `loses(b="P")`."""
        return self.all_say(**{seat: f"lose {letter}" for seat, letter in characters.items()})

    # Then -----------------------------------------------------------------------------------------

    def where(self, figure: str) -> Place:
        """Where a character is: `where("rP") == 3`, or `Place.EATEN`."""
        return Place(place_of(self.state, *read_figure(figure)))

    def standing(self, place: int) -> str:
        """Who stands at a place: `rP yT`."""
        at = self.state.at[place]
        return " ".join(name for name, bit in FIGURES.items() if at & bit)

    def alive(self) -> str:
        """Who stands anywhere."""
        alive = all_alive(self.state)
        return " ".join(name for name, bit in FIGURES.items() if alive & bit)

    def heads(self, place: int) -> int:
        """Characters at a place."""
        return heads_at(self.state, place)

    def zombies(self, place: int) -> int:
        """Zombies before a place."""
        return self.state.zombies[place]

    def closed(self, place: int) -> bool:
        """Whether a place is closed for good."""
        return self.state.closed[place] == 1

    def defence(self, place: int) -> int:
        """How many zombies a place holds off, Hardware apart."""
        return defence_at(self.state, place)

    def weight(self, seat: str) -> int:
        """Votes of a seat in the ballot that is on."""
        return weight_of(self.state, self.seat(seat))

    def weights(self) -> dict[str, int]:
        """Votes of every seat whose ballot is asked for."""
        return {
            seat: self.weight(seat)
            for number, seat in enumerate(self.colours)
            if self.state.asked >> number & 1
        }

    @property
    def candidates(self) -> str:
        """The colours that stand in the vote: `r y`."""
        return self.seats_in(self.state.candidates)

    @property
    def holder(self) -> str:
        """Who has the badge."""
        return COLOURS[self.state.holder]

    @property
    def elected(self) -> bool:
        """Whether the holder is elected Chief."""
        return self.state.elected == 1

    def hand(self, seat: str) -> str:
        """A hand, in the order of the list of cards: `threat threat sprint`."""
        number = self.seat(seat)
        return " ".join(
            card(kind) for kind in range(KINDS) for _ in range(self.state.hand[number, kind])
        )

    def deck(self) -> int:
        """Cards in the truck."""
        return self.state.deck_size

    def out(self, seat: str) -> int:
        """The round at whose end a seat was eliminated, 0 while it is in."""
        return self.state.out[self.seat(seat)]


FIGURES = {
    colour + letter: token(seat, character)
    for seat, colour in enumerate(COLOURS)
    for character, letter in enumerate("PTGL")
}


SEAT_TOKENS = (1 << CHARACTERS) - 1


class Builder:
    """Sets boards up: what the fixture `board` is."""

    def __init__(self, runner: Runner):
        self.runner = runner

    def new(self, seats: int, **options: str) -> Board:
        """A game before its set-up; `game.setup()` lays it out."""
        return Board(self.runner, blank(seats, options))

    def __call__(
        self,
        *texts: str,
        hands: str = "",
        rest: str = "",
        deck: int | None = None,
        beneath: str = "",
        goals: str = "",
        dice: str = "",
        looked: str = "",
        impossible: bool = False,
        **fields: Any,
    ) -> Board:
        """A position; `fields` are options by word, or any other number of the record.

        `beneath` are cards put back, first the one drawn first: `r: sprint y: threat`; `goals` are
        destinations already chosen: `r5 y1`; `looked` are the seats that have seen the `dice`.
        """
        words = " ".join(texts).replace(",", " ").replace(";", " ").split()
        names = {option.name for option in GAME.options}
        options = {name: value for name, value in fields.items() if name in names}
        state = blank(int(words[0].removesuffix("p")), options)
        lay_empty(state)
        put_words(state, words[1:])
        put_rest(state, rest)
        deal(state, hands, beneath, deck)
        for word in goals.split():
            state.destination[COLOURS.index(word[0])] = int(word[1:])
        for die, shown in enumerate(dice.split()):
            state.dice[die] = int(shown)
        for seat in looked.replace(" ", ""):
            state.looked |= 1 << COLOURS.index(seat)
        for name, value in fields.items():
            if name not in names:
                setattr(state, name, value)
        if state.at[Place.NOWHERE]:
            state.phase = Phase.SETUP
        game = Board(self.runner, state)
        game.may_be_impossible = impossible
        return game.note()


def blank(seats: int, options: dict[str, str]) -> State:
    """A told record that holds seats and options."""
    check_options(GAME.options, options)
    state = cast("State", GAME.blank(seats, options, told=True))
    state.viewer = -1
    return state


def lay_empty(state: State) -> None:
    """A board in round 3 with nobody on it, and a decision that `begin` answers."""
    for row in (state.returner, state.gift_giver, state.gift_taker):
        for position in range(len(row)):
            row[position] = -1
    for row, length in (
        (state.returned, RETURNED),
        (state.gift_kind, GIFTS),
        (state.found, SEARCHED),
    ):
        for position in range(length):
            row[position] = NO_CARD
    for seat in range(SEATS):
        state.ballot[seat] = state.moved[seat] = -1
    state.searcher = state.chosen = -1
    state.round, state.phase = 3, Phase.TRUCK.value
    if CLOSED_WITH[state.seats]:
        state.closed[CLOSED_WITH[state.seats]] = 1
    state.decision = Decision.BALLOT.value


def put_words(state: State, words: list[str]) -> None:
    """The words of a position."""
    place, meaning = 0, ""
    for word in words:
        if word in {"holder", "round", "closed", "out"}:
            meaning = word
        elif word == "elected":
            state.elected = 1
        elif word.startswith("z"):
            before, zombies = word[1:].split("=")
            state.zombies[int(before)] = int(zombies)
        elif word.startswith("L"):
            place, meaning = int(word[1:].removesuffix(":")), "at"
        elif meaning == "holder":
            state.holder = COLOURS.index(word)
        elif meaning == "round":
            state.round = int(word)
        elif meaning == "closed":
            state.closed[int(word)] = 1
        elif meaning == "out":
            state.out[COLOURS.index(word[0])] = int(word[1:] or state.round - 1)
        else:
            assert meaning == "at", f"{word!r} means nothing here"
            bit = token(*read_figure(word.removesuffix("*")))
            state.at[place] |= bit
            state.hiding |= bit * word.endswith("*")
    state.asked = state.owes = 1 << state.holder


def put_rest(state: State, rest: str) -> None:
    """Everyone not named is eaten, waits, or stands where there is room."""
    left = tokens_of(state) & ~all_alive(state)
    for seat in range(state.seats):
        if state.out[seat]:
            state.eaten |= left & SEAT_TOKENS << CHARACTERS * seat
    left &= ~state.eaten
    if rest == "waiting":
        state.at[Place.NOWHERE] = left
        return
    places = [int(word) for word in rest.split()]
    for bit in FIGURES.values():
        if left & bit:
            free = [place for place in places if heads_at(state, place) < CAPACITY_OF[place]]
            assert free or not rest, f"there is no more room at {rest}"
            if free:
                state.at[free[0]] |= bit
            else:
                state.eaten |= bit


def deal(state: State, hands: str, beneath: str, deck: int | None) -> None:
    """Cards in hands, beneath the deck, loose in it, and played."""
    left = list(COPIES_OF)
    for seat, kind in cards_of(hands):
        state.hand[seat, kind] += 1
        state.cards_held[seat] += 1
        left[kind] -= 1
    for position, (seat, kind) in enumerate(cards_of(beneath)):
        state.returned[position], state.returner[position] = kind, seat
        state.deck_size += 1
        left[kind] -= 1
    loose = sum(left) if deck is None else deck - state.deck_size
    for kind, copies in enumerate(left):
        state.loose[kind] = min(copies, loose)
        state.played[kind] = copies - state.loose[kind]
        loose -= state.loose[kind]
        state.deck_size += state.loose[kind]
    assert deck in {None, state.deck_size}, f"a deck of {deck} cannot be"


def cards_of(text: str) -> list[tuple[int, int]]:
    """Seats and cards of a text such as `r: threat*2, sprint; y: camera`."""
    found, seat = [], 0
    for word in text.replace(",", " ").replace(";", " ").split():
        if word.endswith(":"):
            seat = COLOURS.index(word[0])
        else:
            name, _, copies = word.partition("*")
            found += [(seat, read_card(name))] * int(copies or 1)
    return found
