"""Looking for golden games: games of bots in which something happens that is worth keeping."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from graveshift.bots import bot_named
from graveshift.bots.player import Luck as LuckOfBots
from graveshift.engine.chance import stream_of
from graveshift.engine.errors import UserError
from graveshift.engine.game import KEY_BYTES, Game
from graveshift.engine.notation import word_of
from graveshift.engine.options import check_options
from tests.games.golden import Beginning, Said, opened
from tests.games.strategies import Beginning as Opening
from tests.games.strategies import Luck, Play, seen_by

CHANCER = "chancer"
ANY = None
"""In place of options: all of them drawn at random."""
ASLEEP = 40
"""A clock runs out once in so many choices."""
TRIES = 3000
"""Games that are looked at before the search is given up."""

Player = Callable[[Play, int], int]
"""Chooses for a seat."""


class NoSuchGameFoundError(UserError):
    """No game was as it was wanted."""


@dataclass(frozen=True)
class Search:
    """Which games are looked for, and how they are played."""

    game: Game
    seats: int
    bots: Sequence[str] = (CHANCER,)
    options: Mapping[str, str] | None = ANY
    ending: str = ""
    """How it must end; any way if nothing is said."""
    told: frozenset[str] = frozenset()
    """Kinds of event that must happen."""
    rounds_before: int = 0
    """Rounds that are counted as played before the first."""
    drawn: str = ""
    """The drawn position to start from."""

    def __post_init__(self) -> None:
        """One bot is enough where all are alike."""
        if len(self.bots) not in {1, self.seats}:
            raise UserError(f"{self.seats} seats want {self.seats} bots, or one for all.")

    def find(self, first: int, special: str) -> tuple[Beginning, list[Said]]:
        """The first such game from a seed on: what it started from, and its choices."""
        found = {name: player_named(name, self.game) for name in sorted(set(self.bots))}
        names = list(self.bots) * (self.seats if len(self.bots) == 1 else 1)
        players = [found[name] for name in names]
        for seed in range(first, first + TRIES):
            options, key = self.options_of(seed), seed.to_bytes(KEY_BYTES, "little")
            begun = Beginning(
                self.game, self.seats, options, key, special, self.rounds_before, self.drawn
            )
            play = Play(Opening(self.game, self.seats, options, seed), seed)
            if self.drawn:
                play.state = opened(begun)
            play.state.round += self.rounds_before
            said, told = played(play, players)
            ending = word_of(self.game.endings(play.state.ending))
            if self.ending in {"", ending} and self.told <= told:
                return begun, said
        raise NoSuchGameFoundError(f"there is no such game from seed {first} to {seed}.")

    def options_of(self, seed: int) -> dict[str, str]:
        """The options of a game that are not the rulebook's."""
        luck = Luck(seed)
        drawn = {option.name: luck.one_of(option.values) for option in self.game.options}
        chosen = drawn if self.options is ANY else check_options(self.game.options, self.options)
        return {o.name: chosen[o.name] for o in self.game.options if chosen[o.name] != o.default}


def played(play: Play, players: Sequence[Player]) -> tuple[list[Said], set[str]]:
    """Play a game to its end: its choices, and the kinds of event that happened."""
    said, kinds = [], {event.kind for event in play.events()}
    notation = play.game.notation
    while not play.is_over:
        seat, code = next_choice(play, players)
        text = notation.write_choice(play.state, seat, code)
        said.append(Said(notation.write_seat(seat), text))
        play.choose(seat, code)
        kinds |= {event.kind for event in play.events()}
    return said, {play.game.events(kind).name for kind in kinds}


def next_choice(play: Play, players: Sequence[Player]) -> tuple[int, int]:
    """Who chooses next, and what: in any order, at times unasked, and at times too late."""
    seat, code = play.next_choice()
    if seat not in play.owing:
        return seat, code
    if play.luck.below(ASLEEP) == 0:
        return seat, play.rules.on_timeout(play.state, seat, play.luck.below(1 << 32))
    return seat, players[seat](play, seat)


def player_named(name: str, game: Game) -> Player:
    """A bot of the house, which is shown views only."""
    if name == CHANCER:
        return lambda play, seat: int(play.luck.one_of(play.choices(seat)))
    bot = bot_named(name)(game)

    def choose_by_view(play: Play, seat: int) -> int:
        luck = LuckOfBots(stream_of(play.luck_seed, 0), len(play.log))
        return bot.choose(seen_by(play.rules, play.state, seat), seat, play.choices(seat), luck)

    return choose_by_view
