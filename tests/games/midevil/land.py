"""Scenarios of MidEvil on a map that a test lays out itself.

    game = land("altar", "tavern e", "straight n", pawns="A0c B1w", bones="w1n b1ne", lives="1n")
    game.begin("roll", 5).step("e")
    assert game.at("A") == "1w"

Seats are letters, A first and active.  A square is a tile by its number, and where: `1nw`, `0c`.
A tile is its kind, the sides of earlier tiles that lead to it (`e`, or `2n` beyond tile 2; of the
tile before if no number stands there), and quarter turns (`x1`).  A skeleton is its colour and its
square, `w1n`; a parked horse its owner and its square, `A1w`.
"""

from typing import Any, Self

from graveshift.engine.frame import ALLOWED, MOST_CODES, NOBODY, REVISE
from graveshift.engine.journal import clear, events_of, has_overflowed
from graveshift.engine.notation import word_of, words_of
from graveshift.engine.options import check_options
from graveshift.games.midevil import bookfight, moving, picking, turn, windows
from graveshift.games.midevil.board import points_of
from graveshift.games.midevil.cards import COPIES_OF, EVENTS, ITEMS, NO_CARD, WEAR_OF, Card
from graveshift.games.midevil.components import COLOURS, DIRECTIONS, HOLDS, SKELETONS_OF, SQUARES
from graveshift.games.midevil.faults import faults
from graveshift.games.midevil.options import OPTIONS
from graveshift.games.midevil.placing import CELL_BEYOND, OPPOSITE
from graveshift.games.midevil.setup import lay_out_table
from graveshift.games.midevil.state import (
    NOWHERE,
    SLOTS,
    Decision,
    Ending,
    Event,
    Fault,
    Phase,
    Reason,
    State,
    Step,
)
from graveshift.games.midevil.tiles import NO_TILE, STACK, TILE_KINDS, TILES_OF, Tile

SEATS = "ABCDEF"
SPOTS = ("nw", "n", "ne", "w", "c", "e", "sw", "s", "se")
WAYS = "nesw"
COLOUR = "wrb"
BEGINNINGS = {
    "turn": (Step.BEGIN_TURN, Phase.TILE),
    "draw": (Step.DRAW_TILE, Phase.TILE),
    "stand": (Step.STAND, Phase.STAND),
    "cards": (Step.DRAW_CARDS, Phase.STAND),
    "roll": (Step.ROLL_MOVE, Phase.MOVEMENT),
    "step": (Step.ASK_STEP, Phase.MOVEMENT),
    "bones": (Step.ROLL_BONES, Phase.BONES),
    "limit": (Step.ASK_HAND_LIMIT, Phase.DISCARD),
    "discard": (Step.ASK_DISCARD, Phase.DISCARD),
    "end": (Step.END_TURN, Phase.DISCARD),
}
"""Where a scenario can begin: the step that comes next, and the phase in which it is taken."""


def square(word: str) -> int:
    """The number of a square: `1nw`."""
    digits = "".join(filter(str.isdigit, word))
    return SQUARES * int(digits) + SPOTS.index(word[len(digits) :])


def named(number: int) -> str:
    """A square in words."""
    return f"{number // SQUARES}{SPOTS[number % SQUARES]}"


def cards(words: str) -> list[int]:
    """Cards by their words."""
    known = words_of(Card)
    return [known[word] for word in words.split()]


def land(*tiles: str, seats: int = 2, pawns: str = "", **more: Any) -> "Land":
    """A game at a boundary, laid out by words."""
    state = State.narrated()
    options = {name: more.pop(name) for name in [one.name for one in OPTIONS] if name in more}
    chosen = check_options(OPTIONS, options)
    for option in OPTIONS:
        setattr(state, option.name, option.number_of(chosen[option.name]))
    state.seats, state.viewer, state.round = seats, NOBODY, 1
    lay_out_table(state)
    state.first = state.active = 0
    for seat in range(seats):
        state.holds[seat] = HOLDS
        for slot in range(SLOTS):
            state.hand[seat, slot] = NO_CARD
        state.held[seat] = 0
    game = Land(state)
    game.lay(*tiles)
    for word in pawns.split():
        state.pawn[SEATS.index(word[0])] = square(word[1:])
    for verb, words in more.items():
        getattr(game, f"give_{verb}")(words)
    return game.count()


class Land:
    """A game in progress; interpreted."""

    def __init__(self, state: Any) -> None:
        self.state = state
        self.events: list[tuple[str, ...]] = []
        self.taken: list[int] = [0] * TILE_KINDS

    # Given ----------------------------------------------------------------------------------------

    def lay(self, *tiles: str) -> None:
        """Tiles beside each other; the Altar is always the first."""
        state, names = self.state, words_of(Tile)
        self.taken = [0] * TILE_KINDS
        for place, words in enumerate(tiles):
            name, *where = words.split()
            beside, way, turn = place - 1, "", 0
            for word in where:
                if word[0] == "x":
                    turn = int(word[1])
                else:
                    beside = int(word[:-1]) if word[:-1] else beside
                    way = word[-1]
            if place > 0:
                state.cell[place] = state.cell[beside] + CELL_BEYOND[WAYS.index(way)]
            state.tile[place], state.turned[place] = names[name], turn
            self.taken[names[name]] += 1
            for other in range(place):
                for side in range(DIRECTIONS):
                    if state.cell[other] - state.cell[place] == CELL_BEYOND[side]:
                        state.link[place, side] = other
                        state.link[other, side ^ OPPOSITE] = place
            if names[name] == Tile.GRAVEYARD:
                state.book_place = place
        state.placed = len(tiles)

    def give_bones(self, words: str) -> None:
        """Skeletons on the map: `w1n b0c`."""
        for word in words.split():
            at = square(word[1:])
            self.state.bones[at // SQUARES, COLOUR.index(word[0])] |= 1 << at % SQUARES

    def give_lives_at(self, words: str) -> None:
        """Lives on the map: `1n`."""
        for word in words.split():
            self.state.life[square(word) // SQUARES] |= 1 << square(word) % SQUARES

    def give_lives(self, words: str) -> None:
        """Lives of players: `A0 B5`."""
        for word in words.split():
            self.state.lives[SEATS.index(word[0])] = int(word[1:])

    def give_has(self, words: str) -> None:
        """Collections: `A:wwb B:r`."""
        for word in words.split():
            for colour in word[2:]:
                self.state.collection[SEATS.index(word[0]), COLOUR.index(colour)] += 1

    def give_hands(self, words: str) -> None:
        """Hands: `A: mire healer, B: rust`."""
        for part in words.split(","):
            seat, _, held = part.strip().partition(":")
            for slot, kind in enumerate(cards(held)):
                self.state.hand[SEATS.index(seat), slot] = kind
                self.state.held[SEATS.index(seat)] += 1

    def give_items(self, words: str) -> None:
        """Cards in play: `A: sword horse`."""
        for part in words.split(","):
            seat, _, laid = part.strip().partition(":")
            for kind in cards(laid):
                self.state.items[SEATS.index(seat)] |= 1 << kind
                if WEAR_OF[kind] > 0:
                    self.state.wear[SEATS.index(seat)] = WEAR_OF[kind]

    def give_parked(self, words: str) -> None:
        """Horses without their riders: `A1w`."""
        for word in words.split():
            self.state.parked[SEATS.index(word[0])] = square(word[1:])

    def give_discard(self, words: str) -> None:
        """Cards in the discards."""
        for kind in cards(words):
            self.state.discard[kind] += 1

    def give_bearer(self, seat: str) -> None:
        """Who has the book."""
        self.state.bearer = SEATS.index(seat)

    def give_removed(self, colours: str) -> None:
        """Skeletons out of the game: `wwb`."""
        for colour in colours:
            self.state.removed[COLOUR.index(colour)] += 1

    def give_supply(self, colours: str) -> None:
        """All that is left in the supply; the rest is out of the game."""
        for colour in range(COLOURS):
            self.state.supply[colour] = colours.count(COLOUR[colour])
            self.state.removed[colour] = NOWHERE

    def give_stack(self, tiles: str) -> None:
        """All that is left in the stack."""
        for tile in range(TILE_KINDS):
            self.state.stack[tile] = 0
        for name in tiles.split():
            self.state.stack[words_of(Tile)[name]] += 1
        self.taken = [NOWHERE] * TILE_KINDS

    def give_used(self, seats: str) -> None:
        """Who has used the event of the round."""
        self.state.used = sum(1 << SEATS.index(seat) for seat in seats)

    def count(self) -> Self:
        """Whatever is not named is in the supply, in the deck, or in the stack."""
        state = self.state
        for colour in range(COLOURS):
            out = sum(state.bones[place, colour].bit_count() for place in range(state.placed))
            out += sum(state.collection[seat, colour] for seat in range(state.seats))
            if state.removed[colour] == NOWHERE:
                state.removed[colour] = SKELETONS_OF[colour] - out - state.supply[colour]
            else:
                state.supply[colour] = SKELETONS_OF[colour] - out - state.removed[colour]
        for kind in range(EVENTS):
            held = sum(
                state.hand[seat, slot] == kind
                for seat in range(state.seats)
                for slot in range(SLOTS)
            )
            out = held + state.discard[kind]
            if kind < ITEMS:
                out += sum(state.items[seat] >> kind & 1 for seat in range(state.seats))
            state.deck[kind] = COPIES_OF[kind] - out
            state.fresh[kind] = state.deck[kind] + held
        state.deck_size = sum(state.deck[kind] for kind in range(EVENTS))
        for tile in range(TILE_KINDS):
            if self.taken[tile] != NOWHERE:
                state.stack[tile] = TILES_OF[tile] - self.taken[tile]
        for position in range(STACK):
            state.under[position] = NO_TILE
        clear(state)
        return self

    def empty_deck(self) -> Self:
        """All cards of the deck lie in the discards."""
        for kind in range(EVENTS):
            self.state.discard[kind] += self.state.deck[kind]
            self.state.fresh[kind] -= self.state.deck[kind]
            self.state.deck[kind] = 0
        self.state.deck_size = 0
        return self

    # When -----------------------------------------------------------------------------------------

    def script(self, *results: int) -> Self:
        """What chance gives next: a die its number, a draw of n its remainder by n."""
        for position, result in enumerate(results):
            self.state.script[position] = result
        self.state.script_used, self.state.script_length = 0, len(results)
        return self

    def begin(self, where: str, steps: int = 0) -> Self:
        """Run on from a step to the first decision."""
        step, phase = BEGINNINGS[where]
        self.state.step, self.state.phase = step.value, phase.value
        self.state.owes = self.state.asked = self.state.may = 0
        self.state.steps = steps
        turn.advance(self.state)
        return self.note()

    def do(self, seat: str, code: int) -> Self:
        """Choose by a code that is allowed."""
        assert self.refused(seat, code) == "", f"{self.decision}: {self.refused(seat, code)}"
        turn.choose(self.state, SEATS.index(seat), code)
        return self.note()

    def note(self) -> Self:
        """Keep what was told, and look whether the position is sound."""
        assert not has_overflowed(self.state)
        for event in events_of(self.state):
            self.events.append((Event(event.kind).name, *map(str, event.particulars)))
        clear(self.state)
        wrong = faults(self.state)
        assert wrong == 0, [one.name for one in Fault if wrong & one]
        return self

    def go(self, *codes: int) -> Self:
        """The active player chooses, time after time."""
        for code in codes:
            self.do(SEATS[self.state.active], code)
        return self

    def step(self, ways: str) -> Self:
        """The active player walks: `nne`."""
        return self.go(*(WAYS.index(way) for way in ways))

    def stop(self) -> Self:
        """The active player stops."""
        return self.go(moving.STOP)

    def plays(self, seat: str, card: str, *aims: int | str) -> Self:
        """A seat plays a card of its hand, at what; a seat that it is aimed at by its letter."""
        slots = [self.state.hand[SEATS.index(seat), slot] for slot in range(SLOTS)]
        self.do(seat, picking.CARD + slots.index(words_of(Card)[card]))
        for aim in aims:
            code = aim if isinstance(aim, int) else picking.AT_SEAT + SEATS.index(aim)
            self.do(seat, code)
        return self

    def passes(self, *seats: str) -> Self:
        """Seats play nothing."""
        for seat in seats:
            self.do(seat, windows.PASS)
        return self

    def hold(self, seat: str) -> Self:
        """A seat takes the floor."""
        return self.do(seat, windows.HOLD)

    def stakes(self, **pieces: str) -> Self:
        """Both stake: `stakes(A="wrl", B="")`; `l` is a life."""
        for seat, staked in pieces.items():
            for piece in staked:
                colour = (COLOUR + "l").index(piece)
                self.do(seat, bookfight.STAKE_SKELETON + colour)
            self.do(seat, bookfight.READY)
        return self

    # Then -----------------------------------------------------------------------------------------

    def choices(self, seat: str) -> list[int]:
        """The codes that a seat may choose."""
        codes = bytearray(MOST_CODES)
        count = turn.choices(self.state, SEATS.index(seat), codes)
        found = list(codes[:count])
        allowed = [code for code in range(REVISE + 1) if self.refused(seat, code) == ""]
        assert sorted(found) == allowed, "what is offered is what is allowed"
        return found

    def refused(self, seat: str, code: int) -> str:
        """The reason why a seat may not choose a code; nothing for one that may."""
        reason = turn.why_not(self.state, SEATS.index(seat), code)
        return "" if reason == ALLOWED else Reason(reason).name

    def may_play(self, seat: str, card: str) -> str:
        """The reason why a seat may not play a card of its hand now; nothing if it may."""
        slots = [self.state.hand[SEATS.index(seat), slot] for slot in range(SLOTS)]
        return self.refused(seat, picking.CARD + slots.index(words_of(Card)[card]))

    def told(self, *kinds: str) -> list[str]:
        """What happened, by kinds: name and particulars."""
        return [" ".join(line) for line in self.events if line[0] in kinds]

    @property
    def decision(self) -> str:
        """What is to be decided."""
        return word_of(Decision(self.state.decision))

    @property
    def owes(self) -> str:
        """Who is asked."""
        return "".join(seat for n, seat in enumerate(SEATS) if self.state.owes >> n & 1)

    @property
    def may(self) -> str:
        """Who may speak up."""
        return "".join(seat for n, seat in enumerate(SEATS) if self.state.may >> n & 1)

    @property
    def ending(self) -> str:
        """Why the game is over."""
        return word_of(Ending(self.state.ending))

    @property
    def winners(self) -> str:
        """Who has won."""
        return "".join(seat for n, seat in enumerate(SEATS) if self.state.winners >> n & 1)

    @property
    def active(self) -> str:
        """Whose turn it is."""
        return SEATS[self.state.active]

    def at(self, seat: str) -> str:
        """Where a pawn stands."""
        return named(self.state.pawn[SEATS.index(seat)])

    def points(self, seat: str) -> int:
        """What a collection is worth."""
        return points_of(self.state, SEATS.index(seat))

    def lives(self, seat: str) -> int:
        """Lives of a player."""
        return int(self.state.lives[SEATS.index(seat)])

    def hand(self, seat: str) -> str:
        """The cards of a hand."""
        slots = [self.state.hand[SEATS.index(seat), slot] for slot in range(SLOTS)]
        return " ".join(word_of(Card(kind)) for kind in slots if kind != NO_CARD)

    def items(self, seat: str) -> str:
        """The cards in play before a seat."""
        laid = self.state.items[SEATS.index(seat)]
        return " ".join(word_of(Card(kind)) for kind in range(ITEMS) if laid >> kind & 1)

    def parked(self, seat: str) -> str:
        """Where the horse of a seat waits."""
        where = self.state.parked[SEATS.index(seat)]
        return "" if where == NOWHERE else named(where)

    @property
    def bearer(self) -> str:
        """Who has the book."""
        return "" if self.state.bearer == NOBODY else SEATS[self.state.bearer]

    @property
    def removed(self) -> tuple[int, ...]:
        """Skeletons out of the game."""
        return tuple(self.state.removed[colour] for colour in range(COLOURS))

    @property
    def supply(self) -> tuple[int, ...]:
        """Skeletons in the supply."""
        return tuple(self.state.supply[colour] for colour in range(COLOURS))

    def bones(self, place: int) -> str:
        """The skeletons of a tile: `w1n b1c`."""
        return " ".join(
            f"{COLOUR[colour]}{place}{spot}"
            for at, spot in enumerate(SPOTS)
            for colour in range(COLOURS)
            if self.state.bones[place, colour] >> at & 1
        )

    def life_at(self, where: str) -> bool:
        """Whether a life lies on a square."""
        return bool(self.state.life[square(where) // SQUARES] >> square(where) % SQUARES & 1)
