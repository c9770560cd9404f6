"""Brings forth processes that write, quickly: each is a fork of one that has loaded all it needs.

It is told on its standard input, a line of JSON each, the words for `load` and a pipe that the
process is to write to; it answers with the number of the process.
"""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sys

from graveshift.server import postgres  # noqa: F401 - loaded once, for all
from tests.server.killing.load import main


def serve() -> None:
    """Fork for each line."""
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # nobody waits for those who are killed
    for line in sys.stdin:
        pipe, *words = json.loads(line)
        handle = os.open(pipe, os.O_WRONLY)
        process = os.fork()
        if not process:
            os.dup2(handle, 1)
            os.close(handle)
            asyncio.run(main(*words))
            os._exit(1)
        os.close(handle)
        print(process, flush=True)  # noqa: T201 - it is asked by a program


if __name__ == "__main__":
    serve()
