"""Damaged, foreign and future replay files: one sentence, and never another error."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graveshift.engine.errors import UserError
from graveshift.engine.replay import LARGEST, ReplayError, load_replay, read_replay, write_replay
from graveshift.engine.table import Setup, Table
from graveshift.games import GAMES
from tests.engine.test_replay import EVERY, WRITTEN, named, played
from tests.games.strategies import Luck

LONGEST_SENTENCE = 2000


def refusal(text: str, at: int | None = None) -> str:
    """The sentence that answers a text."""
    with pytest.raises(ReplayError) as caught:
        read_replay(text, "f.json", named, at)
    return one_sentence(caught.value)


def one_sentence(error: UserError) -> str:
    said = str(error)
    assert type(error) is ReplayError
    assert "\n" not in said
    assert said[-1] in ".?"
    assert len(said) < LONGEST_SENTENCE
    return said


def written(**changes: Any) -> str:
    """The file with some parts changed; a part of None is left out."""
    content = json.loads(WRITTEN) | changes
    return json.dumps({name: part for name, part in content.items() if part is not None})


def with_choices(*choices: Any) -> str:
    return written(choices=list(choices))


WRONG_SCRIPTS: list[Any] = [
    3, {}, "12", [1, "2"], [True], [256], [-1], [1.5], [None], [0] * 513,
]  # fmt: skip
WRONG_STATES: list[Any] = [None, 5, "", "0" * 16, {}]
NO_JSON = "f.json is not a replay, or it is damaged: it is no JSON."
NO_REPLAY = "f.json is not a replay of Graveshift."


def at_choice(number: int, choice: str, why: str) -> str:
    return f"f.json is damaged at choice {number}, {choice!r}: {why}"


def part_is_wrong(part: str) -> str:
    return f"f.json is damaged: {part!r} is missing or not what it should be."


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", NO_JSON),
        ("{", NO_JSON),
        (WRITTEN[:-3], NO_JSON),
        ("\ufeff" + WRITTEN, NO_JSON),
        ("[" * 100_000, NO_JSON),
        ("[" * 100_000 + "]" * 100_000, NO_JSON),
        ('{"graveshift": ' + "9" * 5000 + "}", NO_JSON),
        ("[]", NO_REPLAY),
        ("null", NO_REPLAY),
        ("NaN", NO_REPLAY),
        ('"graveshift"', NO_REPLAY),
        ('["graveshift"]', NO_REPLAY),
        ('{"name": "package", "version": 1}', NO_REPLAY),
        (written(graveshift="1"), "f.json is damaged: '1' is no version of a replay."),
        (written(graveshift=True), "f.json is damaged: True is no version of a replay."),
        (written(graveshift=1.0), "f.json is damaged: 1.0 is no version of a replay."),
        (written(graveshift=0), "f.json is damaged: 0 is no version of a replay."),
        (
            written(graveshift=[[[[[[[[]]]]]]]]),
            "f.json is damaged: [[[[[[[...]]]]]]] is no version of a replay.",
        ),
        (
            written(graveshift=2),
            "f.json was made by a newer Graveshift (replay version 2); this one reads up to 1.",
        ),
        (written(game=None), part_is_wrong("game")),
        (written(game=7), part_is_wrong("game")),
        (written(game="x" * 500), part_is_wrong("game")),
        (
            written(game="chess"),
            ("f.json cannot be played here: there is no game 'chess'; "
            "there is mall-of-horror, midevil or walking-dead."),
        ),
        (written(rules="1"), part_is_wrong("rules")),
        (written(rules=True), part_is_wrong("rules")),
        (written(rules=10**40), part_is_wrong("rules")),
        (
            written(rules=2),
            "f.json was played by newer rules of candles (version 2, these are 1).",
        ),
        (
            written(rules=0),
            "f.json was played by older rules of candles (version 0, these are 1).",
        ),
        (written(seats=None), part_is_wrong("seats")),
        (written(seats=2.0), part_is_wrong("seats")),
        (written(seats=-(10**4000)), part_is_wrong("seats")),
        (written(seats=9), "f.json is damaged: candles is for 2 to 4 players, not 9."),
        (written(options=[]), part_is_wrong("options")),
        (written(options={"bells": 1}), "f.json is damaged: its options should be words."),
        (written(options={"b" * 121: "one"}), "f.json is damaged: its options should be words."),
        (
            written(options={"bells": "two"}),
            "f.json is damaged: 'two' is no value of bells; it can be one or none.",
        ),
        (
            written(options={"bell": "one"}),
            "f.json is damaged: there is no option 'bell'; did you mean bells?",
        ),
        *(
            (written(key=key), "f.json is damaged: its key should be 32 hexadecimal digits.")
            for key in (None, 5, "", "00", "0" * 31, "x" * 32, "0" * 34, "\uff10" * 32)
        ),
        *(
            (
                written(script=script),
                "f.json is damaged: its script of chance should be up to 512 small numbers.",
            )
            for script in WRONG_SCRIPTS
        ),
        (written(choices=None), part_is_wrong("choices")),
        (written(choices={"a": "bid 3"}), part_is_wrong("choices")),
        *(
            (with_choices(choice), "f.json is damaged: choice 1 is not written as one.")
            for choice in (3, None, "", "a", ["a", "bid 3"], "a " + "x" * 200)
        ),
        (
            with_choices("a bid 3", "z bid 1"),
            at_choice(2, "z bid 1", "'z' is no seat; it can be a, b, c or d."),
        ),
        (
            with_choices("c bid 3"),
            at_choice(1, "c bid 3", "there is no seat 'c' in this game; it can be a or b."),
        ),
        (
            with_choices("a code 300"),
            at_choice(1, "a code 300", "a may not `code 300` now: not a choice."),
        ),
        (
            with_choices("a no answer"),
            at_choice(1, "a no answer", "a may not `no answer` now: only the clock."),
        ),
        (
            with_choices("a code one"),
            at_choice(1, "a code one", "'one' is no code; it is written in digits."),
        ),
        *(
            (
                written(state=state),
                "f.json comes out differently here: it is damaged, or made by other rules.",
            )
            for state in WRONG_STATES
        ),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_file_is_said_in_one_sentence(text, sentence):
    assert refusal(text) == sentence


@pytest.mark.parametrize("at", [-1, 8])
def test_a_replay_is_read_up_to_one_of_its_choices(at):
    assert refusal(WRITTEN, at) == "f.json has 7 choices; --at can be 0 to 7."


def test_what_comes_after_the_choice_asked_for_may_be_damaged():
    text = with_choices("a bid 3", "a side 9")
    assert len(read_replay(text, "f.json", named, 1).log) == 1
    assert "damaged at choice 2" in refusal(text, 2)


# Files --------------------------------------------------------------------------------------------


def refused_file(path) -> str:
    with pytest.raises(ReplayError) as caught:
        load_replay(path, named)
    return one_sentence(caught.value)


def test_a_file_that_cannot_be_read_is_said_to_be_so(tmp_path):
    missing = tmp_path / "missing.json"
    assert refused_file(missing) == f"{missing} cannot be read: no such file or directory."
    assert refused_file(tmp_path) == f"{tmp_path} cannot be read: is a directory."


def test_a_file_that_is_no_text_is_no_replay(tmp_path):
    file = tmp_path / "f.json"
    for content in (b"\xff\xfe{}", WRITTEN.encode("utf-16"), b"\x89PNG\r\n\x1a\n", b"\xc3"):
        file.write_bytes(content)
        assert refused_file(file) == "f.json is not a replay: it is no text."


def test_a_file_that_is_too_large_is_not_read(tmp_path):
    file = tmp_path / "f.json"
    file.write_text(WRITTEN + " " * (LARGEST - len(WRITTEN)))
    assert len(load_replay(file, named).log) == 7
    with file.open("a") as more:
        more.write(" ")
    assert refused_file(file) == "f.json is too large to be a replay."


# Anything -----------------------------------------------------------------------------------------

ANY_PART = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=20)
    | st.sampled_from([10**30, "", "a", "r", "-", "a bid 3", "- vote r", "b code 255", "a !"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)
SAMPLES = [
    write_replay(played(game, Setup(game.bounds.seats[0], {}, bytes(16), (1, 2)), Luck(5), 30))
    for game in EVERY
]


def check_refused_or_played(text: str, at: int | None = None) -> None:
    """Whatever it is, it is a table or one sentence."""
    try:
        table = read_replay(text, "f.json", named, at)
    except ReplayError as error:
        one_sentence(error)
    else:
        assert isinstance(table, Table)
        assert table.rules.faults(table.state) == 0


@given(st.binary(max_size=200))
def test_any_bytes_are_refused_in_one_sentence(tmp_path_factory, content):
    file = tmp_path_factory.getbasetemp() / "any.json"
    file.write_bytes(content)
    refused_file(file)


@given(st.sampled_from(SAMPLES), st.data())
def test_a_file_with_letters_changed_is_played_or_refused(text, data):
    for _ in range(data.draw(st.integers(1, 3))):
        start = data.draw(st.integers(0, len(text)))
        end = data.draw(st.integers(start, min(len(text), start + 5)))
        text = text[:start] + data.draw(st.text(max_size=3)) + text[end:]
    check_refused_or_played(text)


@given(st.sampled_from(SAMPLES), st.data())
def test_a_file_with_parts_exchanged_is_played_or_refused(text, data):
    content = json.loads(text)
    for _ in range(data.draw(st.integers(1, 3))):
        exchange(content, data)
    at = data.draw(st.none() | st.integers(-1, 40))
    check_refused_or_played(json.dumps(content), at)


def exchange(content: Any, data: Any) -> None:
    """Exchange a part of the file, or a part of a part, for anything, or leave it out."""
    if not content:
        return
    keys = sorted(content) if isinstance(content, dict) else range(len(content))
    key = data.draw(st.sampled_from(keys))
    inner = content[key]
    if isinstance(inner, dict | list) and data.draw(st.booleans()):
        exchange(inner, data)
    elif data.draw(st.integers(0, 4)) == 0:
        del content[key]
    else:
        content[key] = data.draw(ANY_PART)


@given(st.sampled_from(sorted(GAMES)), st.data())
def test_choices_of_any_words_are_played_or_refused(name, data):
    word = st.sampled_from(
        [*"-rybgnkx", "vote", "place", "P", "at", "5", "code 7", "take back", "!"]
    )
    choices = data.draw(st.lists(st.lists(word, max_size=5).map(" ".join), max_size=4))
    content = json.loads(SAMPLES[list(GAMES).index(name)]) | {"choices": choices}
    check_refused_or_played(json.dumps(content))
