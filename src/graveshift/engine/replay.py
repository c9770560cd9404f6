"""Replay files: a whole game as its setup, its chance and its choices.

A replay is JSON of one object:

    {"graveshift": 1, "game": "mall-of-horror", "rules": 1, "seats": 4,
     "options": {"end_check": "immediate"}, "key": "00…0f", "script": [3, 1],
     "choices": ["r place P at 3", …], "state": "9f3c07aa12345678"}

`options` names only what differs from the defaults, `script` stands where results of real dice
were written down, a choice of the clock ends in `!`, and `state` is the fingerprint after the last
choice: a replay that comes out otherwise was made by other rules, and is refused. A game played on
a server has a part `fairness` besides, which says how its key came about.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from pathlib import Path
from reprlib import repr as short
from typing import Any, TypeGuard

from graveshift.engine.errors import UserError
from graveshift.engine.frame import MOST_CODES
from graveshift.engine.game import KEY_BYTES, Game
from graveshift.engine.record import SCRIPT
from graveshift.engine.table import Setup, Table

VERSION = 1
LARGEST = 4_000_000
"""Bytes that a replay file may have."""
LONGEST = 120
"""Letters of the longest word or choice in a file."""
GREATEST = 1 << 31
"""Beyond every number in a file."""
WHOLES = (dict, list)
"""Parts of a file that consist of others."""
CLOCK_MARK = "!"


class ReplayError(UserError):
    """A file that is no replay, or not one that this program can play."""


def write_replay(table: Table, fairness: Mapping[str, object] | None = None) -> str:
    """The text of a replay file; `fairness` says how the key came about, where that is known."""
    game, setup = table.game, table.setup
    defaults = {option.name: option.default for option in game.options}
    again = Table(game, setup)
    choices = []
    for choice in table.log:
        text = game.notation.write_choice(again.state, choice.seat, choice.code)
        seat = game.notation.write_seat(choice.seat)
        choices.append(f"{seat} {text}{CLOCK_MARK if choice.by_clock else ''}")
        again.choose(choice.seat, choice.code, by_clock=choice.by_clock)
    content: dict[str, Any] = {
        "graveshift": VERSION,
        "game": game.public_name,
        "rules": game.rules_version,
        "seats": setup.seats,
        "options": {k: v for k, v in setup.options.items() if v != defaults.get(k)},
        "key": setup.key.hex(),
        "script": list(setup.script),
        "choices": choices,
        "state": table.fingerprint(),
    }
    if fairness is not None:
        content["fairness"] = dict(fairness)
    return json.dumps(content, indent=1, ensure_ascii=False) + "\n"


def save_replay(table: Table, path: Path) -> None:
    """Write a replay file, whole or not at all."""
    part = path.with_name(path.name + ".part")
    part.write_text(write_replay(table), encoding="utf-8", newline="\n")
    part.replace(path)


def load_replay(path: Path, game_named: Callable[[str], Game], at: int | None = None) -> Table:
    """Read a replay file and play it; see `read_replay`."""
    return read_replay(text_of(path), path.name, game_named, at)


def text_of(path: Path) -> str:
    """What a file says, if it can be a replay at all."""
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST + 1)
    except OSError as error:
        message = f"{path} cannot be read: {(error.strerror or 'no reason given').lower()}."
        raise ReplayError(message) from None
    if len(content) > LARGEST:
        message = f"{path.name} is too large to be a replay."
        raise ReplayError(message)
    try:
        return content.decode()
    except UnicodeDecodeError:
        message = f"{path.name} is not a replay: it is no text."
        raise ReplayError(message) from None


def read_replay(
    text: str, name: str, game_named: Callable[[str], Game], at: int | None = None
) -> Table:
    """The table that a replay's text leads to, after `at` choices or all of them."""
    content = parse(text, name)
    game = game_of(content, name, game_named)
    table = Table(game, setup_of(content, name, game))
    choices = part(content, name, "choices", list)
    if at is not None and not 0 <= at <= len(choices):
        message = f"{name} has {len(choices)} choices; --at can be 0 to {len(choices)}."
        raise ReplayError(message)
    for number, choice in enumerate(choices[:at], 1):
        play_choice(table, name, number, choice)
    if at is None and table.fingerprint() != content.get("state"):
        message = f"{name} comes out differently here: it is damaged, or made by other rules."
        raise ReplayError(message)
    return table


def parse(text: str, name: str) -> dict[str, Any]:
    """The file's object, of a version that this program knows."""
    try:
        content = json.loads(text)
    except (ValueError, RecursionError):
        message = f"{name} is not a replay, or it is damaged: it is no JSON."
        raise ReplayError(message) from None
    if not isinstance(content, dict) or "graveshift" not in content:
        message = f"{name} is not a replay of Graveshift."
        raise ReplayError(message)
    version = content["graveshift"]
    if not is_number(version) or version < 1:
        message = f"{name} is damaged: {short(version)} is no version of a replay."
        raise ReplayError(message)
    if version > VERSION:
        message = (
            f"{name} was made by a newer Graveshift (replay version {version}); "
            f"this one reads up to {VERSION}."
        )
        raise ReplayError(message)
    return content


def part(content: dict[str, Any], name: str, key: str, kind: type) -> Any:  # noqa: ANN401 - as `kind` says
    """One part of the file, of the kind that it has to be."""
    value = content.get(key)
    if not isinstance(value, kind) or not (is_word(value) or is_number(value) or kind in WHOLES):
        message = f"{name} is damaged: {key!r} is missing or not what it should be."
        raise ReplayError(message)
    return value


def is_word(value: object) -> TypeGuard[str]:
    """Whether it is a word or a few, and not a book."""
    return isinstance(value, str) and len(value) <= LONGEST


def is_number(value: object) -> TypeGuard[int]:
    """Whether it is a whole number that can be counted to."""
    return type(value) is int and abs(value) < GREATEST


def game_of(content: dict[str, Any], name: str, game_named: Callable[[str], Game]) -> Game:
    """The game played, by rules of the same version."""
    wanted = part(content, name, "game", str)
    try:
        game = game_named(wanted)
    except UserError as error:
        message = f"{name} cannot be played here: {error}"
        raise ReplayError(message) from None
    rules = part(content, name, "rules", int)
    if rules != game.rules_version:
        age = "newer" if rules > game.rules_version else "older"
        message = (
            f"{name} was played by {age} rules of {game.public_name} "
            f"(version {rules}, these are {game.rules_version})."
        )
        raise ReplayError(message)
    return game


def setup_of(content: dict[str, Any], name: str, game: Game) -> Setup:
    """What the game started from; seats and options are checked by the game."""
    options = part(content, name, "options", dict)
    script = content.get("script", [])
    try:
        key = bytes.fromhex(part(content, name, "key", str))
    except ValueError:
        key = b""
    if len(key) != KEY_BYTES:
        message = f"{name} is damaged: its key should be {2 * KEY_BYTES} hexadecimal digits."
        raise ReplayError(message)
    if not all(is_word(word) for option in options.items() for word in option):
        message = f"{name} is damaged: its options should be words."
        raise ReplayError(message)
    numbers = script if isinstance(script, list) else [None]
    scripted = all(is_number(number) and 0 <= number < MOST_CODES for number in numbers)
    if not scripted or len(script) > SCRIPT:
        message = f"{name} is damaged: its script of chance should be up to {SCRIPT} small numbers."
        raise ReplayError(message)
    seats = part(content, name, "seats", int)
    try:
        game.blank(seats, options)
    except UserError as error:
        message = f"{name} is damaged: {error}"
        raise ReplayError(message) from None
    return Setup(seats, options, key, tuple(script))


def play_choice(table: Table, name: str, number: int, text: object) -> None:
    """Make one choice of the file."""
    if not is_word(text) or " " not in text:
        message = f"{name} is damaged: choice {number} is not written as one."
        raise ReplayError(message)
    by_clock = text.endswith(CLOCK_MARK)
    word, choice = text.removesuffix(CLOCK_MARK).split(" ", 1)
    try:
        seat = table.seat_named(word)
        code = table.game.notation.read_choice(table.state, seat, choice)
        table.choose(seat, code, by_clock=by_clock)
    except UserError as error:
        message = f"{name} is damaged at choice {number}, {text!r}: {error}"
        raise ReplayError(message) from None
