"""Brings forth whole table servers, quickly: each is a fork of a process that has loaded them.

It is told on its standard input, a line of JSON each, a pipe, a folder, a database and a port; it
answers with the number of the process, and the server writes its address to the pipe when it
takes connections.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys
from pathlib import Path

from graveshift.server import postgres  # noqa: F401 - loaded once, for all
from graveshift.server.house import Settings
from graveshift.server.serving import Plan, Service, loop_factory, serve
from graveshift.words.messages import words_in  # noqa: F401 - as above
from tests.server.rig import GENEROUS

HOUSE = Settings(thinkers=1, compiles=False)


def be_a_server(pipe: int, folder: str, database: str, port: int) -> None:
    """Serve until killed."""

    def ready(service: Service) -> None:
        os.write(pipe, f"{service.address}\n".encode())

    plan = Plan(
        folder=Path(folder),
        database=database or None,
        port=port,
        limits=GENEROUS,
        house=HOUSE,
        page=None,
    )
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        runner.run(serve(plan, ready))


def bring_forth() -> None:
    """Fork for each line."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who are killed
    for line in sys.stdin:
        pipe, folder, database, port = json.loads(line)
        handle = os.open(pipe, os.O_WRONLY)
        process = os.fork()
        if not process:
            be_a_server(handle, folder, database, port)
            os._exit(0)
        os.close(handle)
        print(process, flush=True)  # noqa: T201 - it is asked by a program


if __name__ == "__main__":
    bring_forth()
