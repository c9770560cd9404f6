"""The file of a SQLite store: made, opened, brought up to date, and what is wrong with it in words.

It holds secrets, so only who owns it may read it; SQLite gives the files that it lays beside it
(`-wal`, `-shm`) the same mode. `synchronous=FULL` in WAL mode means that a transaction is on disk
before COMMIT returns; on a Mac only `fullfsync` makes that true.
"""

from __future__ import annotations

import os
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from pathlib import Path
from time import sleep

from graveshift.server.schema import STEPS, Step, missing
from graveshift.server.store import StoreError

FILE = "graveshift.sqlite"
OURS = 0x47526176
"""In the header of a file of ours, as SQLite's `application_id`."""
PATIENCE = 10.0
"""Seconds to wait while another process writes."""
QUICKLY_CHECKED = 256 << 20
"""Bytes up to which a file is checked whole when it is opened."""


def make_ready(folder: Path, steps: Sequence[Step] = STEPS) -> Path:
    """The store's file in a folder, made or brought up to date."""
    path = folder / FILE
    try:
        make_folder(folder)
        make_file(path)
    except OSError as error:
        reason = (error.strerror or "no reason given").lower()
        raise StoreError(f"{folder} cannot hold the tables: {reason}.") from None
    try:
        with closing(connect(path)) as connection:
            bring_up_to_date(connection, path, steps)
    except sqlite3.Error as error:
        raise explained(error, path) from None
    return path


def make_folder(folder: Path) -> None:
    """Make the folder for its owner alone, so that it is there after a loss of power."""
    if folder.is_dir():
        return
    make_folder(folder.parent)
    folder.mkdir(mode=0o700, exist_ok=True)
    sync_folder(folder.parent)


def make_file(path: Path) -> None:
    """Make an empty file for its owner alone, or take back what others may do with it."""
    handle = os.open(path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
    try:
        if os.name == "posix":
            os.fchmod(handle, 0o600)
    finally:
        os.close(handle)
    sync_folder(path.parent)


def sync_folder(folder: Path) -> None:
    """Have the names in a folder on disk; where folders cannot be opened that is not needed."""
    if os.name != "posix":
        return
    handle = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def connect(path: Path) -> sqlite3.Connection:
    """A connection to a file that is there, on which nothing begins by itself."""
    connection = sqlite3.connect(
        f"{path.absolute().as_uri()}?mode=rw",
        uri=True,
        timeout=PATIENCE,
        isolation_level=None,
        check_same_thread=False,
    )
    try:
        for setting in ("synchronous=FULL", "fullfsync=ON", "foreign_keys=ON", "secure_delete=ON"):
            connection.execute(f"PRAGMA {setting}")
    except sqlite3.Error:
        connection.close()
        raise
    return connection


def bring_up_to_date(
    connection: sqlite3.Connection, path: Path, steps: Sequence[Step] = STEPS
) -> None:
    """Take the steps that the file has not taken; refuse a file that is not ours."""
    look_over(connection, path)
    write_ahead(connection, path)
    connection.execute("BEGIN IMMEDIATE")
    try:
        look_over(connection, path)
        for step in missing(pragma(connection, "user_version"), path.name, steps):
            for statement in step.sqlite:
                connection.execute(statement)
        connection.execute(f"PRAGMA application_id={OURS}")
        connection.execute(f"PRAGMA user_version={len(steps)}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")
    if path.stat().st_size <= QUICKLY_CHECKED and not is_whole(connection):
        raise damaged(path)


def write_ahead(connection: sqlite3.Connection, path: Path) -> None:
    """Turn to WAL mode, which a file keeps; SQLite does not wait for others here, so we do."""
    for _ in range(int(PATIENCE / 0.01)):
        try:
            mode = connection.execute("PRAGMA journal_mode=WAL").fetchone()
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & 0xFF != sqlite3.SQLITE_BUSY:
                raise
            sleep(0.01)
        else:
            break
    else:
        raise busy(path)
    if mode != ("wal",):
        raise StoreError(f"{path.parent} cannot hold the tables: it is no disk of this computer.")


def look_over(connection: sqlite3.Connection, path: Path) -> None:
    """Refuse a file of another program, before a byte of it is changed."""
    if pragma(connection, "application_id") == OURS:
        return
    if connection.execute("SELECT count(*) FROM sqlite_master").fetchone() != (0,):
        raise foreign(path)


def pragma(connection: sqlite3.Connection, name: str) -> int:
    """A number that SQLite keeps in the file's header."""
    (value,) = connection.execute(f"PRAGMA {name}").fetchone()
    return int(value)


def is_whole(connection: sqlite3.Connection) -> bool:
    """Whether the file's pages fit together."""
    return list(connection.execute("PRAGMA quick_check(1)")) == [("ok",)]


def foreign(path: Path) -> StoreError:
    """The sentence about a file that is not ours."""
    return StoreError(f"{path} is no file of Graveshift; --data can be any other folder.")


def damaged(path: Path) -> StoreError:
    """The sentence about a file that cannot be trusted."""
    return StoreError(f"{path} is damaged; start from a backup in another folder.")


def busy(path: Path) -> StoreError:
    """The sentence about a file that another process does not let go of."""
    return StoreError(f"{path} is being written by another program that does not end.")


def explained(error: sqlite3.Error, path: Path) -> StoreError:
    """What SQLite complains of, in one sentence."""
    match getattr(error, "sqlite_errorcode", sqlite3.SQLITE_ERROR) & 0xFF:
        case sqlite3.SQLITE_NOTADB:
            return foreign(path)
        case sqlite3.SQLITE_CORRUPT:
            return damaged(path)
        case sqlite3.SQLITE_FULL:
            return StoreError(f"the disk is full: {path} cannot grow.")
        case sqlite3.SQLITE_READONLY | sqlite3.SQLITE_CANTOPEN | sqlite3.SQLITE_PERM:
            return StoreError(f"{path} cannot be written here: its folder or it is read-only.")
        case sqlite3.SQLITE_BUSY | sqlite3.SQLITE_LOCKED:
            return busy(path)
        case _:
            return StoreError(f"{path} cannot be read or written: {error}.")
