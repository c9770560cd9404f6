"""The environment of the peers: `.venv-peers`, with what `peers-requirements.txt` locks by hash."""

import hashlib
import os
import subprocess
import sys
import venv
from pathlib import Path

from benchmarks.wire import ROOT

PLACE = ROOT / ".venv-peers"
LOCK = Path(__file__).with_name("peers-requirements.txt")


def peers_python() -> Path:
    """Return the interpreter of the peers' environment, which is made when it is not there.

    It is made anew when the lock or the Python it was made with has changed.
    """
    python = PLACE / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
    stamp = PLACE / "made-of"
    wanted = f"{sys.version}\n{hashlib.sha256(LOCK.read_bytes()).hexdigest()}\n"
    if stamp.exists() and stamp.read_text(encoding="utf-8") == wanted:
        return python
    print(f"Installing the peers of {LOCK.name} into {PLACE.name}", file=sys.stderr)
    venv.create(PLACE, clear=True, with_pip=True)
    (PLACE / ".gitignore").write_text("*\n", encoding="utf-8")
    quiet = ["--quiet", "--disable-pip-version-check"]
    locked = ["--require-hashes", "--only-binary", ":all:", "--requirement", str(LOCK)]
    subprocess.run([str(python), "-m", "pip", "install", *quiet, *locked], check=True)
    stamp.write_text(wanted, encoding="utf-8")
    return python
