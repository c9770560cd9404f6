"""What the suite for every game shares: the games, what they say beside their tests, and checks."""

import importlib
from collections.abc import Callable
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from graveshift.engine.bits import has
from graveshift.engine.game import Game
from graveshift.engine.journal import events_of, has_overflowed
from graveshift.games import GAMES
from tests.engine.toy import TOY
from tests.games.strategies import Play, choices_of, seen_by

EVERY = [*GAMES.values(), TOY]
"""All games that are registered, and the toy, which plays the parts of the contract they leave."""
MANY = settings().max_examples
"""Examples of what is to hold for any position."""
FEW = max(5, MANY // 4)
"""Examples of what looks at a game from all sides at once."""
LONG, SHARE = 10_000, 12
"""Of games that may have more choices than this one in so many is enough: each holds as many
positions as many short ones."""
LONGEST_WALK = 60
ANYBODY = range(8)
"""Seats, empty chairs of a smaller table, and bystanders."""


def beside(game: Game, what: str) -> Any:
    """What a game says beside its tests.

    `hidden`, what a viewer may not know; `worlds`, all that it may be; `renaming`, how seats are
    exchanged; `counted`, its pieces and points counted from its drawing.
    """
    name = f"tests.engine.toy_{what}" if game is TOY else f"tests.games.{game.name}.{what}"
    return importlib.import_module(name)


def is_long(game: Game) -> bool:
    """Whether a whole game is worth many of others."""
    return game.bounds.choices > LONG


def worth(game: Game, games: int) -> int:
    """How many games are played where so many short ones would be."""
    return max(2, games // SHARE) if is_long(game) else games


def is_looked_at(game: Game, number: int) -> bool:
    """Whether what takes long is looked at after so many choices: of a long game now and then."""
    return number % SHARE == 0 or not is_long(game)


def rarely(game: Game, looks: int) -> int:
    """In how many choices one is looked at from all sides: `looks`, of a long game more."""
    return looks * SHARE if is_long(game) else looks


def drawing(examples: int) -> Callable[[Any], Any]:
    """Run a test of a game with so many examples of what Hypothesis draws, of long games fewer."""

    def decorate(test: Callable[[Game, st.DataObject], None]) -> Callable[[Game], None]:
        def with_any(game: Game) -> None:
            def once(data: st.DataObject) -> None:
                test(game, data)

            once.__name__ = once.__qualname__ = test.__name__
            settings(max_examples=worth(game, examples))(given(data=st.data())(once))()

        with_any.__name__, with_any.__doc__ = test.__name__, test.__doc__
        return with_any

    return decorate


def check_sound(play: Play) -> None:
    """Nothing is wrong with the state, and all that was told has been written down."""
    found = play.rules.faults(play.state)
    assert found == 0, f"{[f.name for f in play.game.faults if found & f]} {play}"
    assert not has_overflowed(play.state), play
    assert play.state.events <= play.game.bounds.events, play


def check_on_the_way(play: Play) -> None:
    """What holds after every choice of a game: of a long one it is looked at now and then."""
    if play.is_over or is_looked_at(play.game, len(play.log)):
        check_sound(play)
        check_somebody_can_choose(play)
    assert not has_overflowed(play.state), play


def check_somebody_can_choose(play: Play) -> None:
    """While the game runs somebody owes a choice; when it is over nobody has any."""
    able = [seat for seat in ANYBODY if play.choices(seat)]
    at_the_table = (1 << play.state.seats) - 1
    if play.is_over:
        assert not able, play
        assert play.state.owes == play.state.asked == play.state.may == 0, play
        assert play.state.winners & ~at_the_table == 0, play
    else:
        assert play.owing, play
        assert set(play.owing) <= set(able), play
        assert play.state.owes & ~play.state.asked == 0, play
        assert (play.state.asked | play.state.may) & ~at_the_table == 0, play
        assert play.state.winners == 0, play


def known_events(state: Any, viewer: int) -> list[tuple[int, ...]]:
    """What a viewer was told."""
    return [(e.kind, *e.particulars) for e in events_of(state) if e.known_to(viewer)]


def differences(one: Play, other: Any, viewer: int) -> str:
    """What a viewer can tell apart, as text."""
    views = [seen_by(one.rules, state, viewer) for state in (one.state, other)]
    texts = [one.game.notation.write_position(seen).splitlines() for seen in views]
    lines = [f"- {a}\n+ {b}" for a, b in zip(*texts, strict=False) if a != b]
    return f"seat {viewer} sees:\n" + "\n".join(lines) + f"\n{one!r}"


def check_same_to(viewer: int, one: Play, other: Any) -> None:
    """A viewer sees the same of two states, may choose the same, and is refused alike."""
    rules, state = one.rules, one.state
    seen = seen_by(rules, state, viewer)
    assert seen.raw() == seen_by(rules, other, viewer).raw(), differences(one, other, viewer)
    if viewer in one.seats:
        assert one.choices(viewer) == choices_of(rules, other, viewer)
        if has(state.owes, viewer):
            luck = one.luck.below(1 << 16)
            assert rules.on_timeout(state, viewer, luck) == rules.on_timeout(other, viewer, luck)
