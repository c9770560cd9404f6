"""Scenarios of The Walking Dead, in its words.

    game = board("3p leader r round 9", "F0 H1 P2 T1", r="daryl P food 0 crossbow=2 motorcycle")
    game.hands(r="promise-me fever").begin("events").say("r", "play promise-me")

The grid is Farm, Highway, Town, Prison clockwise from the north-west; Ally lies at the Farm, Ammo
at the Highway, Food in Town, Equipment in the Prison.  Whoever is not described stands at the Farm
with 5 life, 2 food and 2 allies, and no card; characters that nobody names are handed out.

| word of a seat | meaning |
|---|---|
| `daryl` | the character |
| `F`, `P`, `H`, `T`, `-` | the location, or none |
| `life 3`, `food 0`, `allies 1` | tokens |
| `rifle=3`, `pistol-box.2=1`, `katana` | cards, with their ammo; the first free one of a kind |
"""

from typing import Any, Self

from graveshift.engine.frame import NOBODY
from graveshift.engine.options import check_options
from graveshift.games.walking_dead.components import STACK_CARDS, Leader, Location, Stack
from graveshift.games.walking_dead.decks import FULL_STACK, NOT_DRAWN
from graveshift.games.walking_dead.event_cards import EVENTS
from graveshift.games.walking_dead.game import GAME
from graveshift.games.walking_dead.goals import ANY_GOAL
from graveshift.games.walking_dead.kinds import Decision, Fight, Phase, Step, Whereabouts
from graveshift.games.walking_dead.letters import (
    CARD_NUMBERS,
    CARDS,
    COLOURS,
    cards_in,
    event,
    read_event_card,
    read_goal,
    read_location,
)
from graveshift.games.walking_dead.places import NO
from graveshift.games.walking_dead.state import State
from tests.games.scenario import Runner, Scenario

PLACES = {
    "F": Location.FARM, "P": Location.PRISON, "H": Location.HIGHWAY, "T": Location.TOWN,
    "-": Location.NOWHERE,
}  # fmt: skip
GRID = "FHTP"
"""The locations clockwise from the north-west."""
STACKS = {Stack.ALLY: "F", Stack.AMMO: "H", Stack.FOOD: "T", Stack.EQUIPMENT: "P"}
BEGINNINGS = {
    "round": (Step.BEGIN_ROUND, Phase.ROUND_END),
    "turn": (Step.BEGIN_TURN, Phase.TURNS),
    "moves": (Step.MOVE, Phase.TURNS),
    "own move": (Step.OWN_MOVE, Phase.TURNS),
    "collect": (Step.COLLECT, Phase.TURNS),
    "draw": (Step.DRAW, Phase.TURNS),
    "exchange": (Step.EXCHANGE, Phase.TURNS),
    "events": (Step.EVENTS, Phase.TURNS),
    "next turn": (Step.END_TURN, Phase.TURNS),
    "motorcycle": (Step.MOTORCYCLE, Phase.COMBAT),
    "combat": (Step.WEAPONS, Phase.COMBAT),
    "pulls": (Step.PULLS, Phase.COMBAT),
    "flashbangs": (Step.FLASHBANGS, Phase.COMBAT),
    "walkers": (Step.WALKERS_ACT, Phase.COMBAT),
    "healing": (Step.HEALING, Phase.ROUND_END),
    "coins": (Step.COINS, Phase.ROUND_END),
    "end": (Step.END_ROUND, Phase.ROUND_END),
}
"""Where a scenario can begin: the step that comes next, and the phase in which it is taken."""
TOKENS = ("life", "food", "allies")


class Board(Scenario):
    """A game of The Walking Dead in a test."""

    game = GAME
    letters = COLOURS
    state: State

    # Given ----------------------------------------------------------------------------------------

    def hands(self, **told: str) -> Self:
        """Events in hand: `hands(r="promise-me fever")`."""
        for seat, events in told.items():
            for name in events.split():
                self.put_event(name, Whereabouts.HAND + self.seat(seat))
                self.state.hand[self.seat(seat)] += 1
        return self

    def put_event(self, name: str, where: int) -> Self:
        """An event that lay in the pile lies elsewhere."""
        number = read_event_card(name)
        assert self.state.event_at[number] == Whereabouts.PILE, f"{name} is dealt already"
        self.state.event_at[number] = where
        self.state.pile -= 1
        return self

    def discards(self, number: int) -> Self:
        """So many events of the pile are discarded, those with the highest numbers."""
        for one in range(EVENTS, 0, -1):
            if number and self.state.event_at[one] == Whereabouts.PILE:
                self.put_event(event(one), Whereabouts.DISCARD)
                number -= 1
        return self

    def stacks(self, **cards: int | str) -> Self:
        """Cards of stacks, those with the highest numbers gone: `stacks(food=12)`; or by name."""
        for name, told in cards.items():
            stack = Stack[name.upper()]
            bits = self.state.stack[stack]
            if isinstance(told, str):
                wanted = sum(1 << self.number_of(one) % STACK_CARDS for one in told.split())
                assert wanted & ~bits == 0, f"{told} are not all there"
                self.state.stack[stack] = wanted
                continue
            while bits.bit_count() > told:
                bits &= ~(1 << (bits.bit_length() - 1))
            self.state.stack[stack] = bits
        return self

    def lie(self, names: str) -> Self:
        """Ammo cards left lying at their stack."""
        for name in names.split():
            bit = 1 << self.number_of(name) % STACK_CARDS
            self.state.stack[Stack.AMMO] &= ~bit
            self.state.lying |= bit
        return self

    def goals(self, **told: str) -> Self:
        """Secret goals: `goals(r="glutton", y="rebel")`."""
        for seat, name in told.items():
            self.state.goal[self.seat(seat)] = read_goal(name)
            self.state.possible[self.seat(seat)] = ANY_GOAL
        return self

    def set(self, **fields: int) -> Self:
        """Fields of the record that have one number."""
        for name, number in fields.items():
            setattr(self.state, name, number)
        return self

    def mark(self, field: str, seats: str) -> Self:
        """Seats of a set, such as `guarded` or `walked`."""
        bits = sum(1 << self.seat(seat) for seat in seats)
        setattr(self.state, field, getattr(self.state, field) | bits)
        return self

    def begin(self, where: str, turn: str = "") -> Self:
        """Run on from there to the first decision, in the turn of a seat, the leader's unless said.

        A draw that is declined comes first, because rules go on only from a choice.
        """
        step, phase = BEGINNINGS[where]
        state = self.state
        state.step, state.phase = step.value, phase.value
        state.turn = (self.seat(turn) - state.leader) % state.seats if turn else 0
        if where == "combat":
            for seat in range(state.seats):
                state.weapon[seat] = Fight.OPEN
        state.decision = Decision.DRAW
        state.asked = state.owes = 1
        return self.choose("r", NO)

    # When -----------------------------------------------------------------------------------------

    def plays(self, seat: str, name: str) -> Self:
        """An event is played from the hand, now, whatever else is to come."""
        self.hands(**{seat: f"{name} {self.any_other(name)}"})
        self.state.leader_last = 0
        self.begin("events", turn=seat)
        return self.say(seat, f"play {name}")

    def any_other(self, name: str) -> str:
        """An event that is not played: one that does nothing to anybody."""
        others = ("promise-me", "supply-drop")
        return next(
            one
            for one in others
            if one != name and self.state.event_at[read_event_card(one)] == Whereabouts.PILE
        )

    def says(self, *texts: str) -> Self:
        """Choices of whoever owes one, one after another."""
        for text in texts:
            self.say(self.owes[0], text)
        return self

    def declines(self, until: str) -> Self:
        """Everybody takes what costs nothing until something is to be decided."""
        while self.decision != until and self.state.ending == 0:
            self.clock_runs_out(self.owes[0])
        return self

    # Then -----------------------------------------------------------------------------------------

    @property
    def walkers(self) -> str:
        """Walkers: `F0 H1 P2 T1`."""
        return " ".join(f"{one}{self.state.walkers[PLACES[one]]}" for one in "FHPT")

    def where(self, seat: str) -> str:
        """Where a pawn is."""
        place = self.state.at[self.seat(seat)]
        return next(one for one, number in PLACES.items() if number == place)

    def has(self, seat: str) -> str:
        """The cards of a seat with the ammo on each: `rifle.1=3 pistol-box.2=1`."""
        number = self.seat(seat)
        words = [*cards_in(0, self.state.gear[number]), *cards_in(1, self.state.boxes[number])]
        return " ".join(f"{one}{self.ammo_of(one)}" for one in words)

    def ammo_of(self, name: str) -> str:
        """The ammo on a card, as it is written behind it."""
        ammo = self.state.ammo[CARD_NUMBERS[name]] if name in CARD_NUMBERS else 0
        return f"={ammo}" if ammo else ""

    def ammo(self, name: str) -> int:
        """The ammo on a card."""
        return self.state.ammo[CARD_NUMBERS[name]]

    def tokens(self, what: str) -> list[int]:
        """`life`, `food` or `allies` of every seat."""
        row = getattr(self.state, what)
        return [row[seat] for seat in range(self.state.seats)]

    def left(self, stack: str) -> int:
        """Cards of a stack."""
        return self.state.stack[Stack[stack.upper()]].bit_count()

    def lies(self, name: str) -> str:
        """Where an event is: `pile`, `discard`, `beside`, `playing`, `hand` or `face-down`."""
        where = self.state.event_at[read_event_card(name)]
        kinds = [kind for kind in Whereabouts if kind <= where]
        return kinds[-1].name.lower().replace("_", "-")

    def held(self, seat: str) -> int:
        """How many events a seat holds."""
        return self.state.hand[self.seat(seat)]

    # Words ----------------------------------------------------------------------------------------

    def number_of(self, name: str) -> int:
        """The number of a card, of the first free one where a kind has several."""
        if name in CARD_NUMBERS:
            return CARD_NUMBERS[name]
        copies = [number for number, one in enumerate(CARDS) if one.partition(".")[0] == name]
        assert copies, f"there is no card {name!r}"
        return next(one for one in copies if self.is_free(one))

    def is_free(self, number: int) -> bool:
        """Whether a card lies in its stack."""
        return bool(self.state.stack[number // STACK_CARDS] >> number % STACK_CARDS & 1)

    def give(self, seat: int, word: str) -> None:
        """A card, with ammo, for a seat."""
        name, _, ammo = word.partition("=")
        number = self.number_of(name)
        stack, card = divmod(number, STACK_CARDS)
        assert self.is_free(number), f"{name} is given out already"
        self.state.stack[stack] &= ~(1 << card)
        row = self.state.gear if stack == Stack.EQUIPMENT else self.state.boxes
        row[seat] |= 1 << card
        self.state.ammo[number] = int(ammo or 0)

    def describe(self, seat: int, told: str) -> None:
        """What a seat is and has."""
        words = told.split()
        while words:
            word = words.pop(0)
            if word in PLACES:
                self.state.at[seat] = PLACES[word]
            elif word in TOKENS:
                getattr(self.state, word)[seat] = int(words.pop(0))
            elif word.upper() in Leader.__members__:
                self.state.character[seat] = Leader[word.upper()]
            else:
                self.give(seat, word)


class Builder:
    """Sets up positions for one way to run the rules."""

    def __init__(self, runner: Runner):
        self.runner = runner

    def new(self, seats: int, **options: str) -> Board:
        """A game that is laid out from its start with `setup`."""
        state = GAME.blank(seats, check_options(GAME.options, options), told=True)
        state.viewer = NOBODY
        return Board(self.runner, state)

    def __call__(self, table: str = "", walkers: str = "", **told: str) -> Board:
        """A position in words; what is not the letter of a seat is an option."""
        seats = {letter: told.pop(letter) for letter in COLOURS if letter in told}
        words = table.split()
        number = int(words.pop(0)[0]) if words and words[0].endswith("p") else 4
        game = self.new(number, **told)
        lay_table(game.state)
        for seat in range(number):
            game.describe(seat, seats.get(COLOURS[seat], ""))
        fill_characters(game.state)
        for name, word in zip(words[::2], words[1::2], strict=True):
            assert name in {"leader", "round"}, f"{name!r} means nothing here"
            setattr(game.state, name, COLOURS.index(word) if name == "leader" else int(word))
        game.state.ability = game.state.character[game.state.leader]
        for word in walkers.split():
            game.state.walkers[PLACES[word[0]]] = int(word[1:])
        return game


def lay_table(state: Any) -> None:
    """The grid and the stacks, and everybody at the Farm."""
    state.round = 3
    state.card = NOT_DRAWN
    state.pile = EVENTS
    for corner, letter in enumerate(GRID):
        state.corner[PLACES[letter]] = corner
    for stack, letter in STACKS.items():
        state.stack_at[stack] = PLACES[letter]
        state.stack[stack] = FULL_STACK
    for seat in range(len(COLOURS)):
        playing = seat < state.seats
        state.character[seat] = NOBODY
        state.at[seat] = Location.FARM if playing else Location.NOWHERE
        state.weapon[seat] = Fight.OPEN
        if playing:
            state.life[seat], state.food[seat], state.allies[seat] = 5, 2, 2


def fill_characters(state: Any) -> None:
    """Who is not named takes the next character, those who change every fight last."""
    order = (Leader.DARYL, Leader.ANDREA, Leader.GLENN, Leader.MAGGIE, Leader.MICHONNE, Leader.RICK)
    for seat in range(state.seats):
        if state.character[seat] == NOBODY:
            taken = {state.character[other] for other in range(state.seats)}
            state.character[seat] = next(one for one in order if one not in taken)
        state.gone |= 1 << state.character[seat]


def location_of(word: str) -> int:
    """The number of a location's name."""
    return read_location(word)
