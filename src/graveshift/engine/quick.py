"""Tables by compiled rules: a program like the interpreted one, whose hot parts are compiled.

Compiled rules are given addresses and would write past the end of a record that is too short, so
every record that comes here must be told; what is only asked now and then stays interpreted.
"""

from __future__ import annotations

from collections.abc import Callable
from ctypes import addressof, c_char
from dataclasses import replace
from typing import Any

from graveshift.engine.compiler import compiled
from graveshift.engine.contract import Codes
from graveshift.engine.frame import MOST_CODES, Frame
from graveshift.engine.game import Game, Program, interpreted


def quick(game: Game) -> Program:
    """The game's rules, those compiled that a table asks at each choice; it takes a while."""
    native = compiled(game, told=True)
    listed, reason, choose = native.choices, native.why_not, native.choose
    see, talks, kept = native.see, native.may_talk, native.kept

    def quick_choices(state: Frame, seat: int, codes: Codes) -> int:
        return listed(address_of(state), seat, room_at(codes))  # type: ignore[no-any-return]

    def quick_see(state: Frame, seat: int, seen: Frame) -> None:
        see(address_of(state), seat, address_of(seen))

    return replace(
        interpreted(game),
        choices=quick_choices,
        why_not=on_address(reason),
        choose=on_address(choose),
        see=quick_see,
        may_talk=on_address(talks),
        kept=on_address(kept),
    )


def on_address(entry: Any) -> Callable[..., Any]:  # noqa: ANN401 - each entry has its own shape
    """An entry that takes the record in place of its address."""

    def enter(state: Frame, *numbers: int) -> Any:  # noqa: ANN401 - likewise
        return entry(address_of(state), *numbers)

    return enter


def address_of(state: Frame) -> int:
    """Where a told record lies."""
    if not state.is_told:
        message = "compiled rules of tables run on told records only"
        raise TypeError(message)
    return state.address


def room_at(codes: Any) -> int:  # noqa: ANN401 - whatever holds bytes
    """Where room for codes lies, which must be enough for any."""
    if len(codes) < MOST_CODES:
        message = f"choices need room for {MOST_CODES} codes, not {len(codes)}"
        raise ValueError(message)
    return addressof(c_char.from_buffer(codes))
