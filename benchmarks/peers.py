"""Compare our random play with OpenSpiel's, in one run on one core: python -m benchmarks.peers.

Three ways of playing OpenSpiel's hearts and crazy eights stand against our whole random games:
native whole games, bare C++ rollouts, and a Python loop over its API (`benchmarks.openspiel` tells
how each is done).  A *decision* is a choice with at least two offered, on both sides; forced ones
are made and timed but counted apart.

In each round every peer lane is read right after (in the next round: right before) ours, and the
ratio of the two is taken; what counts is the median of the rounds.
"""

import sys
from pathlib import Path
from statistics import median
from typing import Any, NamedTuple

from benchmarks import command, report
from benchmarks.environment import peers_python
from benchmarks.rounds import Entry, Session, say
from benchmarks.wire import Worker

PLAYERS = 4
PEER_GAMES = ("hearts", "crazy_eights(players=4)")
OURS = "graveshift"
PEER = "open_spiel"


class Comparison(NamedTuple):
    """One of our ways against one of the peer's, and what we promise about it."""

    ours: str
    peer: str
    promised: float | None
    """Ours is at least so many times as fast."""
    aim: float | None = None
    """What we would like to reach one day."""


COMPARISONS = (
    Comparison("random_games", "native_games", promised=4),
    Comparison("random_games", "bare_rollouts", promised=2, aim=5),
    Comparison("random_games", "python_api", promised=30),
    Comparison("python_api", "python_api", promised=None),
)


class Turn(NamedTuple):
    """Lanes read one right after the other: ours, and the peer's that they are compared with."""

    entries: list[Entry]
    pairs: dict[tuple[Entry, Entry], Comparison]


def plan(our_games: list[str]) -> list[Turn]:
    """Set up the turns of a round: one for each lane of the peer."""
    turns = []
    for game in PEER_GAMES:
        for way in dict.fromkeys(comparison.peer for comparison in COMPARISONS):
            peer = Entry(PEER, way, game)
            pairs = {
                (Entry(OURS, comparison.ours, our_game), peer): comparison
                for comparison in COMPARISONS
                if comparison.peer == way
                for our_game in our_games
            }
            turns.append(Turn([*(ours for ours, _ in pairs), peer], pairs))
    return turns


def results(session: Session, turns: list[Turn]) -> list[dict[str, Any]]:
    """Return every ratio with its rounds and the figure promised for it."""
    return [
        {
            "ours": pair[0]._asdict(),
            "peer": pair[1]._asdict(),
            "ratio": median(session.ratios[pair]),
            "rounds": session.ratios[pair],
            "promised": comparison.promised,
            "aim": comparison.aim,
        }
        for turn in turns
        for pair, comparison in turn.pairs.items()
        if pair in session.ratios
    ]


def ratios_table(rows: list[dict[str, Any]]) -> str:
    """Show every ratio against the figure promised for it, a line each."""
    lines = [["ours", "peer's", "ours / peer's", "promised", "", "of the aim"]]
    for row in rows:
        ours, peer, ratio = row["ours"], row["peer"], row["ratio"]
        lines.append(
            [
                f"{ours['game']} {ours['way']}",
                f"{peer['game']} {peer['way']}",
                report.ratio_text(row["rounds"]),
                f"≥ {row['promised']} ×" if row["promised"] else "",
                report.verdict(ratio, row["promised"]),
                f"{ratio / row['aim']:.0%} of {row['aim']} ×" if row["aim"] else "",
            ]
        )
    return report.columns(lines, left=2)


def main() -> int:
    """Measure, print the tables, and fail if a lane could not be measured."""
    options = command.options(__doc__)
    turns = plan(options.games)
    with (
        Worker(Path(sys.executable), "benchmarks.ours", options.core) as ours,
        Worker(peers_python(), "benchmarks.openspiel", options.core) as peer,
    ):
        session = Session({OURS: ours, PEER: peer}, PLAYERS, options.seconds)
        session.warm_up(list(dict.fromkeys(entry for turn in turns for entry in turn.entries)))
        for number in range(options.repeats):
            say(f"round {number + 1} of {options.repeats}")
            for turn in turns:
                session.take_turns(turn.entries[:: -1 if number % 2 else 1], list(turn.pairs))
        session.note_versions()
    rows = results(session, turns)
    print(report.lanes_table(session))
    if rows:
        print(f"\n{ratios_table(rows)}")
    return report.finish(session, rows, options.out)


if __name__ == "__main__":
    command.run(main)
