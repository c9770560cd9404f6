"""A copy of a store's file, made while the server runs.

The copy is one moment of the whole store: each log in it is the beginning of the log that goes on
in the original. It holds the same secrets, so it has the same mode. To go back to it, start the
server on a new folder with the copy in it: beside the `-wal` of another file it would be spoilt.
"""

from __future__ import annotations

import os
import sqlite3
from contextlib import closing, suppress
from pathlib import Path

from graveshift.server.sqlite_file import (
    FILE,
    connect,
    damaged,
    explained,
    is_whole,
    look_over,
    sync_folder,
)
from graveshift.server.store import StoreError


def backup(folder: Path, target: Path) -> Path:
    """Copy the store in a folder to a new file, or into another folder; where the copy is."""
    source = folder / FILE
    if not source.is_file():
        raise StoreError(f"{folder} holds no tables; --data is the folder that the server has.")
    copy = target / FILE if target.is_dir() else target
    if copy.exists():
        raise StoreError(f"{copy} is there already; a backup writes over nothing.")
    part = copy.with_name(f"{copy.name}.part")
    try:
        os.close(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        raise StoreError(f"{copy} cannot be written: {reason}.") from None
    try:
        copy_store(source, part)
        part.rename(copy)
        sync_folder(copy.parent)
    except BaseException:
        with suppress(OSError):
            part.unlink()
        raise
    return copy


def copy_store(source: Path, part: Path) -> None:
    """Copy a store to an empty file, see that it is whole, and have it on disk."""
    try:
        with closing(connect(source)) as store:
            look_over(store, source)
            with closing(connect(part)) as copy:
                store.backup(copy)
    except sqlite3.Error as error:
        raise explained(error, source) from None
    try:
        with closing(connect(part)) as copy:
            copy.execute("PRAGMA journal_mode=DELETE")  # one file that needs no other beside it
            if not is_whole(copy):
                raise damaged(source)
    except sqlite3.Error as error:
        raise explained(error, part) from None
    with part.open("rb+") as file:
        os.fsync(file.fileno())
