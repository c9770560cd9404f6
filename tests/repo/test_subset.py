"""Every rule is written in the part of Python that compiles for a processor and for a GPU."""

import importlib
import importlib.util
import pkgutil
import re
import sys
from collections.abc import Callable
from types import FunctionType
from typing import Any

import pytest

from graveshift.engine.rule import RULES, kind_of
from graveshift.games import GAMES
from tests.repo.repository import ROOT
from tests.repo.subset import INSTEAD, NODES, PAGE, WORDS_FOR, Finding, Walk, circles

PARTS = ("engine", "games", "bots", "sim")
HEAD = """\
from __future__ import annotations
from enum import IntEnum
from graveshift.engine import bits, contract
from graveshift.engine.contract import Codes, Numbers, choices, choose, score
from graveshift.engine.frame import EVERYBODY, Frame
from graveshift.engine.journal import emit
from graveshift.engine.rule import rule

SEATS, HALF, HUGE = 6, 0.5, 1 << 63
TABLE = (1, 2, 3)
NESTED = ((1, 2), (3, 4))
NAMES = ("a", "b")
LIST = [1, 2]
DICT = {1: 2}

class Kind(IntEnum):
    AXE = 1

def unmarked(n: int) -> int:
    return n

"""
Snippet = Callable[[str], dict[str, FunctionType]]


def all_rules() -> list[FunctionType]:
    """Every rule of the package, all modules imported."""
    for part in PARTS:
        package = importlib.import_module(f"graveshift.{part}")
        for module in pkgutil.walk_packages(package.__path__, f"{package.__name__}."):
            importlib.import_module(module.name)
    return [one for name, one in RULES.items() if name.startswith("graveshift.")]


def in_lines(findings: list[Finding]) -> str:
    """The findings as a failure shows them."""
    return "\n" + "\n".join(map(str, findings))


# The rules of the house ---------------------------------------------------------------------------


def test_rules_are_written_in_the_part_of_python_that_compiles():
    rules = all_rules()
    assert len(rules) > 200
    findings = [finding for rule in rules for finding in Walk(rule).findings]
    assert not findings, in_lines(findings)


@pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.name)
def test_no_rule_calls_itself_by_whatever_way(game):
    walks = [Walk(rule) for rule in all_rules()]
    found = circles(walks, game.rules)
    assert not found, in_lines(found)


def test_what_fills_a_slot_is_a_rule():
    for game in GAMES.values():
        assert {kind_of(one) for one in game.rules.values()} == {"rule"}


# The walker ---------------------------------------------------------------------------------------


@pytest.fixture
def snippet(tmp_path, monkeypatch) -> Any:
    """The functions of a module made of some text, below HEAD."""
    before = dict(RULES)

    def make(text: str) -> dict[str, FunctionType]:
        file = tmp_path / "snippet.py"
        file.write_text(HEAD + text, encoding="utf-8")
        spec = importlib.util.spec_from_file_location("snippet", file)
        assert spec is not None
        assert spec.loader is not None
        module = importlib.util.module_from_spec(spec)
        monkeypatch.setitem(sys.modules, "snippet", module)
        spec.loader.exec_module(module)
        return {k: v for k, v in vars(module).items() if v.__class__ is FunctionType}

    yield make
    RULES.clear()
    RULES.update(before)


ALLOWED = """\
@rule
def allowed(state: Frame, seat: int, codes: Codes, numbers: Numbers, much: bool) -> tuple[int, int]:
    '''Text of its own.'''
    best, count = 0, -1
    for other in range(state.seats):
        if other == seat or bits.has(state.owes, other):
            continue
        state.draft[other] += TABLE[other % 3] * max(1, min(SEATS, abs(int(much))))
        codes[count], count = Kind.AXE, count + 1
    while count > 0 and not much:
        count -= 1
        best = count if count in (1, 2) else ~best
        if best == SEATS:
            break
    total: int = choices(state, seat, codes) << 2
    match state.decision:
        case Kind.AXE | 2:
            numbers[0] = total / 2 + HALF
        case _:
            pass
    emit(state, EVERYBODY, Kind.AXE, seat, best)
    return best, len(TABLE)
"""


def test_what_compiles_is_allowed(snippet: Snippet):
    walk = Walk(snippet(ALLOWED)["allowed"])
    assert not walk.findings, in_lines(walk.findings)
    assert {one.__name__ for one in walk.calls} == {"has", "choices"}


REFUSED = [
    ("n = {1: 2}", "a dict", "containers"),
    ("n = {1, 2}", "a set", "containers"),
    ("n = [1, 2]", "a list", "containers"),
    ("n = state.draft[1:2]", "a slice", "containers"),
    ("n = min(*TABLE)", "a star", "containers"),
    ("a, *b = TABLE", "a star", "containers"),
    ("del state.draft[0]", "del", "containers"),
    ("n = DICT[1]", "DICT is a dict", "containers"),
    ("n = LIST[1]", "LIST is a list", "containers"),
    ("n = NAMES[1]", "NAMES is a tuple", "containers"),
    ("n = NESTED[1]", "NESTED is a tuple", "containers"),
    ("n = f'{n}'", "an f-string", "text"),
    ("n = 'red'", "the text 'red'", "text"),
    ("n = b'red'", "the text b'red'", "text"),
    ("n = '%d' % n", "the text '%d'", "text"),
    ("n = '{}'.format(n)", "the text '{}'", "text"),
    ("n = str(n)", "str() is called", "callables"),
    ("n = [i for i in range(3)]", "a comprehension", "loops"),
    ("n = {i for i in range(3)}", "a comprehension", "loops"),
    ("n = {i: i for i in range(3)}", "a comprehension", "loops"),
    ("n = any(i for i in range(3))", "a generator", "loops"),
    ("n = any(i for i in range(3))", "any() is called", "callables"),
    ("n = all(TABLE)", "all() is called", "callables"),
    ("n = sum(TABLE)", "sum() is called", "callables"),
    ("yield 1", "a yield", "loops"),
    ("yield from TABLE", "a yield", "loops"),
    ("for i in TABLE: pass", "a loop over TABLE", "loops"),
    ("for i in state.draft: pass", "a loop over state.draft", "loops"),
    ("for i in enumerate(TABLE): pass", "enumerate() is called", "callables"),
    ("n = (lambda: 1)()", "a lambda", "functions"),
    ("def inner() -> int: return 1", "a function inside", "functions"),
    ("class Inner: pass", "a class inside", "functions"),
    ("n = unmarked(n)", "unmarked() is no rule", "functions"),
    ("n = bits.has", "bits.has is handed on, not called", "functions"),
    ("n = max(0, choices)", "choices is handed on, not called", "functions"),
    ("n = bits.has(bits=1, one=n)", "bits.has called by keyword", "parameters"),
    ("raise ValueError", "a raise", "errors"),
    ("try: pass\n    finally: pass", "a try", "errors"),
    ("try: pass\n    except* OSError: pass", "a try", "errors"),
    ("assert n", "an assert", "errors"),
    ("with state: pass", "a with", "errors"),
    ("global SEATS", "a global", "names"),
    ("import math", "an import", "names"),
    ("from math import pi", "an import", "names"),
    ("TABLE[0] = 1", "TABLE is written to", "names"),
    ("n = bits", "bits is no number", "names"),
    ("n = Kind", "Kind is no number", "names"),
    ("n = missing", "missing is not known", "names"),
    ("n = Kind.SPOON", "Kind.SPOON is not known", "names"),
    ("n = SEATS.real", "SEATS.real is not known", "names"),
    ("n = print(n)", "print() is called", "callables"),
    ("n = state.copy()", "state.copy() is called", "callables"),
    ("n = n(1)", "n() is called", "callables"),
    ("n = Kind(1)", "Kind() is called", "callables"),
    ("n = missing(1)", "missing() is called", "callables"),
    ("n = None", "None", "types"),
    ("n = 1j", "1j", "types"),
    ("n = 9223372036854775808", "a number of more than 63 bits", "types"),
    ("n = 2 ** n", "**", "statements"),
    ("n = n @ n", "@", "statements"),
    ("n = n is 1", "is", "statements"),
    ("n = n is not 1", "is not", "statements"),
    ("n = (m := 1)", "NamedExpr", "statements"),
    ("match n:\n        case [a, b]: pass", "MatchSequence", "statements"),
    ("match n:\n        case {'a': 1}: pass", "MatchMapping", "statements"),
    ("match n:\n        case int(): pass", "MatchClass", "statements"),
]


@pytest.mark.filterwarnings("ignore::SyntaxWarning")  # `is` with a number is one of the cases
@pytest.mark.parametrize(("line", "found", "section"), REFUSED, ids=[one[0] for one in REFUSED])
def test_what_does_not_compile_is_refused(snippet: Snippet, line, found, section):
    text = f"@rule\ndef refused(state: Frame, n: int) -> int:\n    {line}\n    return 0\n"
    findings = Walk(snippet(text)["refused"]).findings
    there = HEAD.count("\n") + 3
    assert [
        one
        for one in findings
        if found in one.found and one.section == section and one.line >= there
    ], in_lines(findings)


@pytest.mark.parametrize(
    ("head", "found", "section"),
    [
        ("(state: Frame, *, n: int) -> int", "keyword-only or collected", "parameters"),
        ("(state: Frame, *n: int) -> int", "keyword-only or collected", "parameters"),
        ("(state: Frame, **n: int) -> int", "keyword-only or collected", "parameters"),
        ("(state: Frame, n: int = 1) -> int", "a parameter with a default", "parameters"),
        ("(state: Frame, n) -> int", "n of type None", "types"),
        ("(state: Frame, n: str) -> int", "n of type str", "types"),
        ("(state: Frame, n: float) -> int", "n of type float", "types"),
        ("(state: Frame, n: Kind) -> int", "n of type Kind", "types"),
        ("(state: Frame, n: int)", "return of type None", "types"),
        ("(state: Frame, n: int) -> list[int]", "return of type list[int]", "types"),
    ],
)
def test_parameters_are_plain_and_typed(snippet: Snippet, head, found, section):
    text = f"@rule\ndef refused{head}:\n    return 0\n"
    findings = Walk(snippet(text)["refused"]).findings
    assert [(found in one.found, one.section) for one in findings] == [(True, section)]


def test_a_rule_is_decorated_as_one_and_as_nothing_else(snippet: Snippet):
    text = "from functools import cache\n\n\ndef same(f):\n    return f\n\n\n"
    text += "@same\n@rule\ndef refused(n: int) -> int:\n    return n\n"
    (finding,) = Walk(snippet(text)["refused"]).findings
    assert finding.found == "refused: @same"


def test_a_rule_uses_nothing_of_a_function_around_it(snippet: Snippet):
    text = "def around(size: int):\n    @rule\n    def refused(n: int) -> int:\n"
    text += "        return size * n\n    return refused\n"
    (finding,) = Walk(snippet(text)["around"](3)).findings
    assert (finding.found, finding.section) == ("refused: size of a function around it", "names")


def circle_of(snippet: Snippet, text: str, **slots: str) -> list[str]:
    """What the walker says of the calls in a module."""
    made = snippet(text)
    walks = [
        Walk(one) for one in made.values() if kind_of(one) == "rule" and one.__module__ == "snippet"
    ]
    filled = {name: made[function] for name, function in slots.items()}
    return [one.found for one in circles(walks, filled)]


def test_a_rule_that_calls_itself_is_refused(snippet: Snippet):
    text = "@rule\ndef a(n: int) -> int:\n    return a(n)\n"
    assert circle_of(snippet, text) == ["a → a is a circle of calls"]


def test_rules_that_call_each_other_are_refused(snippet: Snippet):
    text = "".join(
        f"@rule\ndef {one}(n: int) -> int:\n    return {other}(n)\n"
        for one, other in ("ab", "bc", "cd", "db")
    )
    assert circle_of(snippet, text) == ["b → c → d → b is a circle of calls"]


def test_a_circle_through_a_slot_is_one_in_the_game_that_fills_it_so(snippet: Snippet):
    head = "(state: Frame, seat: int) -> int:\n    return"
    text = (
        f"@rule\ndef worth{head} twice(state, seat)\n"
        f"@rule\ndef twice{head} contract.score(state, seat)\n"
        f"@rule\ndef plain{head} seat\n"
    )
    assert circle_of(snippet, text, score="plain") == []
    assert circle_of(snippet, text) == []
    assert circle_of(snippet, text, score="worth") == ["worth → twice → worth is a circle of calls"]


def test_calling_one_rule_twice_is_no_circle(snippet: Snippet):
    text = (
        "@rule\ndef a(n: int) -> int:\n    return b(n) + b(n) + c(n)\n"
        "@rule\ndef b(n: int) -> int:\n    return c(n)\n"
        "@rule\ndef c(n: int) -> int:\n    return n\n"
    )
    assert circle_of(snippet, text) == []


# What it says -------------------------------------------------------------------------------------


def test_a_finding_says_where_what_instead_and_where_to_read_on(snippet: Snippet):
    text = "@rule\ndef refused(n: int) -> int:\n    return {1: 2}[n]\n"
    (finding,) = Walk(snippet(text)["refused"]).findings
    line = HEAD.count("\n") + 3
    assert str(finding).endswith(
        f"snippet.py:{line}: refused: a dict; keep it in a field of the record, in bits, or in a "
        "tuple beside the rules. See docs/explanation/two-modes.md#containers"
    )
    here = Finding(ROOT / "src" / "a.py", 3, "x", "text")
    assert str(here).startswith("src/a.py:3: x; ")


def test_the_page_has_a_section_for_everything_that_is_refused():
    page = (ROOT / PAGE).read_text(encoding="utf-8")
    headings = {
        one.lower().replace(" ", "-") for one in re.findall(r"^#+ (.*)$", page, re.MULTILINE)
    }
    assert set(INSTEAD) <= headings
    assert set(NODES.values()) <= set(INSTEAD)
    assert set(NODES) <= set(WORDS_FOR)
