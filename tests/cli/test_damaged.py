"""Files that are damaged, foreign or from the future: one sentence, and exit code 2."""

import json

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graveshift.engine.replay import write_replay
from graveshift.games import play
from tests.cli.typist import typed


def whole() -> str:
    """The file of a game in which a few choices have been made."""
    table = play("mall-of-horror", 3, 5)
    for _ in range(12):
        seat = table.owing()[0]
        table.choose(seat, table.choices(seat)[0])
    return write_replay(table)


WHOLE = whole()
CONTENT = json.loads(WHOLE)
ANYTHING = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner),
    max_leaves=8,
)
BYTES = bytes(WHOLE, "utf-8")


@pytest.fixture(scope="module")
def place(tmp_path_factory):
    return tmp_path_factory.mktemp("damaged") / "game.json"


def is_refused(place, content: bytes) -> None:
    """Both commands that read the file say one sentence, or play what it holds."""
    place.write_bytes(content)
    for command in (["replay"], ["play", "--load"]):
        read = typed(*command, place)
        assert read.code in {0, 2}
        if read.code == 2:
            assert read.out == ""
            assert read.err.startswith("graveshift: ")
            assert read.err.count("\n") == 1
            assert read.err.endswith((".\n", "?\n"))


def test_the_file_itself_is_read(place):
    place.write_text(WHOLE, encoding="utf-8")
    assert typed("replay", place).code == 0


@given(at=st.integers(0, len(BYTES) - 1), new=st.integers(0, 255))
def test_any_byte_may_be_another(place, at, new):
    is_refused(place, BYTES[:at] + bytes([new]) + BYTES[at + 1 :])


@given(start=st.integers(0, len(BYTES)), length=st.integers(1, 200))
def test_any_part_may_be_missing(place, start, length):
    is_refused(place, BYTES[:start] + BYTES[start + length :])


@given(key=st.sampled_from(sorted(CONTENT)), value=ANYTHING)
def test_any_entry_may_be_anything(place, key, value):
    is_refused(place, json.dumps(CONTENT | {key: value}).encode())


@given(key=st.sampled_from(sorted(CONTENT)))
def test_any_entry_may_be_missing(place, key):
    is_refused(place, json.dumps({k: v for k, v in CONTENT.items() if k != key}).encode())


@given(number=st.integers(0, 11), choice=ANYTHING | st.sampled_from(CONTENT["choices"]))
def test_any_choice_may_be_another(place, number, choice):
    choices = list(CONTENT["choices"])
    choices[number] = choice
    is_refused(place, json.dumps(CONTENT | {"choices": choices}).encode())


@given(content=st.binary(max_size=60) | ANYTHING.map(lambda one: json.dumps(one).encode()))
def test_a_file_may_hold_anything(place, content):
    is_refused(place, content)


@pytest.mark.parametrize(
    ("content", "answer"),
    [
        (b"", "game.json is not a replay, or it is damaged: it is no JSON."),
        (b"\xff\xfe\x00", "game.json is not a replay: it is no text."),
        (b"[1, 2]", "game.json is not a replay of Graveshift."),
        (b'{"graveshift": 99}', "game.json was made by a newer Graveshift (replay version 99);"),
        (b'{"graveshift": 1' + b"0" * 5000 + b"}", "game.json "),
        (b"[" * 100_000, "game.json is not a replay, or it is damaged: it is no JSON."),
        (b" " * 4_000_001, "game.json is too large to be a replay."),
        (
            json.dumps(CONTENT | {"rules": 99}).encode(),
            "game.json was played by newer rules of mall-of-horror (version 99,",
        ),
        (json.dumps(CONTENT | {"game": "chess"}).encode(), "there is no game 'chess';"),
        (
            json.dumps(CONTENT | {"state": "0" * 16}).encode(),
            "game.json comes out differently here: it is damaged, or made by other rules.",
        ),
    ],
)
def test_what_is_wrong_is_said(place, content, answer):
    place.write_bytes(content)
    read = typed("replay", place)
    assert read.code == 2
    assert answer in read.err
    assert read.err.count("\n") == 1


def test_a_folder_is_no_file(tmp_path):
    read = typed("replay", tmp_path)
    assert read.code == 2
    assert read.err == f"graveshift: {tmp_path} cannot be read: is a directory.\n"
