"""What is written here holds on every machine: no addresses of one place, no paths of one disk."""

import re
from pathlib import Path

import pytest

from tests.repo.repository import ROOT, files

NAMES_OF_REGISTRIES = r"""
    pypi\.org | pythonhosted\.org | npmjs\.(?:org|com) | yarnpkg\.com | deb\.debian\.org
    | index[-]url | find[-]links
"""
PATHS_OF_ONE_MACHINE = r"(?<![\w.~-])/(?:work|root|home/\w+|Users/\w+)/"
ADDRESSES = r"\w+://"

FORBIDDEN_EVERYWHERE = {
    "names a package registry": re.compile(NAMES_OF_REGISTRIES, re.VERBOSE | re.IGNORECASE),
    "names a path of one machine": re.compile(PATHS_OF_ONE_MACHINE),
}
LOCK_FILES = re.compile(r"^requirements/.*\.txt$|requirements\.txt$|package-lock\.json$")


def text_of(path: Path) -> str:
    """Return the file's text; nothing for a file that is not text."""
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        return ""


def lines_that_match(pattern: re.Pattern[str], paths: list[Path]) -> list[str]:
    """Where the pattern is found, as file:line: text."""
    return [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in paths
        for number, line in enumerate(text_of(path).splitlines(), start=1)
        if pattern.search(line)
    ]


@pytest.mark.parametrize("fault", FORBIDDEN_EVERYWHERE)
def test_no_file_is_bound_to_one_machine(fault):
    found = lines_that_match(FORBIDDEN_EVERYWHERE[fault], files())
    assert not found, f"{fault}:\n" + "\n".join(found)


def test_lock_files_name_packages_and_hashes_but_no_address():
    locks = [path for path in files() if LOCK_FILES.search(path.relative_to(ROOT).as_posix())]
    assert locks, "no lock files found"
    found = lines_that_match(re.compile(ADDRESSES), locks)
    assert not found, "addresses in a lock file:\n" + "\n".join(found)


@pytest.mark.parametrize(
    ("fault", "line"),
    [
        ("names a package registry", "https://pypi" + ".org/simple"),
        ("names a package registry", "--extra-index" + "-url somewhere"),
        ("names a path of one machine", "cd " + "/work" + "/main"),
        ("names a path of one machine", "file://" + "/root" + "/x"),
        ("names a path of one machine", "'" + "/home" + "/ann/graveshift'"),
    ],
)
def test_the_patterns_find_what_they_are_for(fault, line):
    assert FORBIDDEN_EVERYWHERE[fault].search(line)


@pytest.mark.parametrize("line", ["src/work/x", "~/work/x", "./root/x", "a/home/ann/x"])
def test_the_patterns_leave_relative_paths_alone(line):
    assert not any(pattern.search(line) for pattern in FORBIDDEN_EVERYWHERE.values())
