"""Diary: what the server writes about itself, a JSON object a line.

A line says what happened and a few facts in numbers and fixed words. No tokens, codes, names, talk,
cards or keys are among them, and no addresses of people: what is not handed over as a fact cannot
be written. Of an error stand here its kind and the places it passed, but not its words, which could
quote what somebody sent; of what libraries say, the sentence without the values put into it.
"""

from __future__ import annotations

import json
import logging
import sys
import time
import traceback
from typing import TextIO, TypeAlias

Fact: TypeAlias = int | float | str | bool | None

LIBRARIES = ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "websockets", "asyncpg")
"""Those that log on their own; only what is wrong is of interest."""
PLACES = 12
"""Places of an error that are written, the innermost ones."""

log = logging.getLogger("graveshift.server")


def note(event: str, **facts: Fact) -> None:
    """Write that something happened."""
    log.info(event, extra={"facts": facts})


def warn(event: str, **facts: Fact) -> None:
    """Write that something is not as it should be."""
    log.warning(event, extra={"facts": facts})


def fail(event: str, error: BaseException, **facts: Fact) -> None:
    """Write that something went wrong that nobody expected."""
    log.error(event, exc_info=error, extra={"facts": facts})


class Line(logging.Formatter):
    """A log record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Write what is known to be harmless."""
        facts: dict[str, Fact | list[str]] = {
            "time": f"{stamp(record.created)}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": str(record.msg).partition("\n")[0],
        }
        if record.name != log.name:
            facts["from"] = record.name
        facts |= getattr(record, "facts", {})
        error = record.exc_info[1] if record.exc_info else None
        if error is not None:
            facts["error"] = type(error).__name__
            facts["at"] = places_of(error)
        return json.dumps(facts, ensure_ascii=True)


def stamp(seconds: float) -> str:
    """A time as clocks of logs write it."""
    return time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(seconds))


def places_of(error: BaseException) -> list[str]:
    """Where an error passed: module, function and line, the innermost last."""
    return [
        f"{frame.f_globals.get('__name__', '?')}.{frame.f_code.co_name}:{number}"
        for frame, number in traceback.walk_tb(error.__traceback__)
    ][-PLACES:]


def open_diary(stream: TextIO | None = None, *, quiet: bool = False) -> logging.Handler:
    """Write from now on, or only what is wrong; returns what `close_diary` takes."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Line())
    handler.setLevel(logging.WARNING if quiet else logging.INFO)
    log.setLevel(logging.INFO)
    log.propagate = False
    log.addHandler(handler)
    for name in LIBRARIES:
        library = logging.getLogger(name)
        library.setLevel(logging.WARNING)
        library.propagate = False
        library.addHandler(handler)
    return handler


def close_diary(handler: logging.Handler) -> None:
    """Write no more."""
    for name in (log.name, *LIBRARIES):
        logging.getLogger(name).removeHandler(handler)
