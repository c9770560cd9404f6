"""Rule numbers are the thread: every id in a game's rules has a test, every such test an id.

In `docs/games/<game>/rules.md` an id is bold and opens a list item or a table row: **1.4.6**,
**E17**, **TV5**, **D9b**.  In `tests/games/<game>/` the test that proves it opens with that id in
its name: `test_r1_4_6_…`, `test_e17_…`, `test_tv5_…`, `test_d9b_…`.
"""

import ast
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

import pytest

from graveshift.games import GAMES
from graveshift.words.messages import DEFAULT, LANGUAGES
from tests.repo.repository import ROOT

ID_IN_RULES = re.compile(
    r"^(?:- |\| )\*\*((?:\d+(?:\.\d+)+)|(?:[A-Z]{1,2}\d+[a-z]?))\*\*", re.MULTILINE
)
BOLD_ID = re.compile(r"\*\*((?:\d+(?:\.\d+)+)|(?:[A-Z]{1,2}\d+[a-z]?))\*\*")
ID_IN_NAME = re.compile(r"^test_(r\d+(?:_\d+)+|[a-z]{1,2}\d+[a-z]?)(?=_|$)")

RULES = [ROOT / "docs" / "games" / game.public_name / "rules.md" for game in GAMES.values()]


def stem_of(rule: str) -> str:
    """The part of a test's name that stands for the rule: r1_4_6 for 1.4.6, e17 for E17."""
    return "r" + rule.replace(".", "_") if rule[0].isdigit() else rule.lower()


def rules_in(text: str) -> list[str]:
    """Every id the page gives, in its order."""
    return ID_IN_RULES.findall(text)


def names_in(folder: Path) -> Iterator[tuple[str, str]]:
    """Every test in the folder, as file and name."""
    for path in sorted(folder.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield path.relative_to(ROOT).as_posix(), node.name


def proofs_of(rules: Path) -> list[tuple[str, str]]:
    """Every test of the game whose rules these are."""
    game = rules.parent.name.replace("-", "_")
    return list(names_in(ROOT / "tests" / "games" / game))


def stem_in(name: str) -> str | None:
    """The rule a test's name carries, if it carries one."""
    match = ID_IN_NAME.match(name)
    return match[1] if match else None


def game_of(rules: Path) -> str:
    """How pytest names the case."""
    return rules.parent.name


def test_every_game_of_the_house_has_rules():
    assert [rules for rules in RULES if not rules.is_file()] == []


@pytest.mark.parametrize("rules", RULES, ids=game_of)
def test_rules_have_ids_and_none_is_given_twice(rules):
    ids = rules_in(rules.read_text(encoding="utf-8"))
    assert ids, f"{rules.relative_to(ROOT)} gives no ids"
    elsewhere = sorted(set(BOLD_ID.findall(rules.read_text(encoding="utf-8"))) - set(ids))
    assert not elsewhere, f"{rules.relative_to(ROOT)} hides these ids within lines: {elsewhere}"
    twice = [rule for rule, times in Counter(map(stem_of, ids)).items() if times > 1]
    assert not twice, f"{rules.relative_to(ROOT)} gives these ids more than once: {twice}"


@pytest.mark.parametrize("rules", RULES, ids=game_of)
def test_every_rule_has_a_test(rules):
    tested = {stem_in(name) for _, name in proofs_of(rules)}
    ids = rules_in(rules.read_text(encoding="utf-8"))
    untested = [rule for rule in ids if stem_of(rule) not in tested]
    wanted = [f"  {rule:8} wants a test named test_{stem_of(rule)}_…" for rule in untested]
    assert not untested, (
        f"{len(untested)} of {len(ids)} rules of {game_of(rules)} have no test:\n"
        + "\n".join(wanted)
    )


@pytest.mark.parametrize("rules", RULES, ids=game_of)
def test_every_id_in_a_test_is_a_rule(rules):
    stems = set(map(stem_of, rules_in(rules.read_text(encoding="utf-8"))))
    unknown = [
        f"  {path}: {name}"
        for path, name in proofs_of(rules)
        if (stem := stem_in(name)) and stem not in stems
    ]
    assert not unknown, f"{rules.relative_to(ROOT)} has no rule for:\n" + "\n".join(unknown)


@pytest.mark.parametrize(
    ("rule", "name"),
    [
        ("1.4.6", "test_r1_4_6_a_ballot_is_secret"),
        ("1.4", "test_r1_4_the_vote"),
        ("E17", "test_e17_nobody_is_left"),
        ("TV5", "test_tv5_tie"),
        ("D9b", "test_d9b_three_cards"),
        ("D9", "test_d9_b"),
    ],
)
def test_a_name_carries_its_rule(rule, name):
    assert rules_in(f"- **{rule}** text\n") == rules_in(f"| **{rule}** | text |\n") == [rule]
    assert stem_in(name) == stem_of(rule)


@pytest.mark.parametrize(
    "name", ["test_a_view_hides_ballots", "test_rooms_hold_6_people", "test_twins"]
)
def test_a_name_without_a_rule_carries_none(name):
    assert stem_in(name) is None


@pytest.mark.parametrize(
    "line", ["text **1.4.6**", "- see **E17**", "- **Tie**", "## **1.4**", "- **1**"]
)
def test_bold_text_elsewhere_is_no_id(line):
    assert rules_in(line) == []


# In other languages -------------------------------------------------------------------------------

TRANSLATED = sorted((ROOT / "docs" / "games").glob("*/rules.*.md"))
IN_CODE = re.compile(r"`([^`]+)`")


def texts_in(text: str) -> dict[str, str]:
    """What stands after each id, up to the next one or the end of its part."""
    whole = re.split(r"^#", text, flags=re.MULTILINE)
    found: dict[str, str] = {}
    for part in whole:
        pieces = ID_IN_RULES.split(part)
        found |= dict(zip(pieces[1::2], pieces[2::2], strict=True))
    return found


def retold(text: str) -> list[str]:
    """The ids that people are told of: all but scenarios, which are for programs."""
    return [rule for rule in rules_in(text) if not rule.startswith("T")]


def test_mall_of_horror_is_told_in_every_language():
    told = {path.name.split(".")[1] for path in TRANSLATED if path.parent.name == "mall-of-horror"}
    assert told == set(LANGUAGES) - {DEFAULT}


@pytest.mark.parametrize("path", TRANSLATED, ids=lambda path: f"{path.parent.name}-{path.name}")
def test_rules_in_another_language_have_the_same_ids_options_and_numbers(path):
    """The same ids in the same order, and in each the same rules, options and figures."""
    english = (path.parent / "rules.md").read_text(encoding="utf-8")
    text = path.read_text(encoding="utf-8")
    assert rules_in(text) == retold(english)
    here, there = texts_in(text), texts_in(english)
    for rule in retold(english):
        for pattern in (IN_CODE, FIGURE, NAMED):
            assert sorted(pattern.findall(here[rule])) == sorted(pattern.findall(there[rule])), rule


FIGURE = re.compile(r"(?<![\w.])\d+(?:\.\d+)*")
"""Numbers, and the rules that are named by theirs."""
NAMED = re.compile(r"\b[DE]\d+[a-z]?\b")
"""Edge cases and rulings that are named."""
