"""Our table server as a process to be measured: as `graveshift serve` a minute after it began.

By then it plays by compiled rules; here they are compiled before it begins. And nobody who makes a
load is told that they ask too fast.
"""

import argparse
import sys
from pathlib import Path

from benchmarks.players import GAME
from benchmarks.wire import pin
from graveshift.engine.game import put_at_hand
from graveshift.engine.quick import quick
from graveshift.games import game_named
from graveshift.server.credits import Allowance, Limits
from graveshift.server.diary import open_diary
from graveshift.server.serving import Plan, Service, run

PLENTY = Allowance(10**9, 1)
LIMITS = Limits(PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, PLENTY, 10**6)


def say(service: Service) -> None:
    """Say where the server is."""
    print(service.address, flush=True)


def main() -> None:
    """Serve until told to stop."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--data", type=Path, required=True)
    parser.add_argument("--core", type=int)
    chosen = parser.parse_args()
    pin(chosen.core)
    open_diary(sys.stderr)
    put_at_hand(quick(game_named(GAME)))
    run(Plan(folder=chosen.data, port=0, limits=LIMITS), say)


if __name__ == "__main__":
    main()
