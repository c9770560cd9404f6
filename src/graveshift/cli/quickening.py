"""Bots compiled behind those who play: nobody waits for it, and nobody notices but by the speed."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Thread

from graveshift.bots.greedy import Greedy
from graveshift.cli.seating import Bots


@contextmanager
def quickened(bots: Bots) -> Iterator[Thread]:
    """Compile in a process of its own, and let the compiled bot take over when it is ready."""
    name = bots.game.name
    said = f"from graveshift.bots.swift import prepare; prepare({name!r})"
    nothing = subprocess.DEVNULL
    process = subprocess.Popen(  # noqa: S603 - our own code
        [sys.executable, "-c", said],
        stdin=nothing,
        stdout=nothing,
        stderr=nothing,
        start_new_session=True,  # Ctrl-C is not for it
    )
    thread = Thread(target=take_over, args=(process, bots), daemon=True)
    thread.start()
    try:
        yield thread
    finally:
        process.terminate()
        thread.join()


def take_over(process: subprocess.Popen[bytes], bots: Bots) -> None:
    """Wait until the code lies on disk, fetch it, and let it choose from then on."""
    if process.wait() == 0:
        from graveshift.bots.swift import SwiftGreedy

        bots.replace(Greedy.name, SwiftGreedy(bots.game))
