"""Breaks a chapter of rules in one place at a time, and says which breaks no test notices.

    python -m scripts.mutate MODULE TEST...
    python -m scripts.mutate src/graveshift/games/mall_of_horror/attack.py \
        tests/games/mall_of_horror/test_attack.py

Every comparison, sum, constant, `and`, `or` and condition is exchanged for its neighbours, every
statement is left out once, and the tests run against the chapter so changed, interpreted.  A change
that they pass *survives*: either a test is missing, or the change makes no difference at all; those
are in `mutants-known.toml`, each with its reason.  Fails if any other survives.
"""

import argparse
import ast
import copy
import importlib.abc
import importlib.machinery
import importlib.util
import os
import signal
import sys
import tomllib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from types import CodeType, ModuleType

import numba  # noqa: F401 - imported once here, so that no child has to
import pytest

ROOT = Path(__file__).resolve().parent.parent
KNOWN = Path(__file__).with_name("mutants-known.toml")

OTHER_COMPARISONS: dict[type[ast.cmpop], tuple[type[ast.cmpop], ...]] = {
    ast.Eq: (ast.NotEq,),
    ast.NotEq: (ast.Eq,),
    ast.Lt: (ast.LtE, ast.GtE),
    ast.LtE: (ast.Lt, ast.Gt),
    ast.Gt: (ast.GtE, ast.LtE),
    ast.GtE: (ast.Gt, ast.Lt),
}
"""The neighbours of a comparison; the last of each is its opposite."""
OTHER_OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
LEAVES_OUT = (ast.Expr, ast.Assign, ast.AugAssign, ast.Return, ast.Continue, ast.Break)


@dataclass(frozen=True)
class Mutant:
    """The module with one change."""

    line: int
    function: str
    before: str
    after: str
    code: CodeType

    @property
    def name(self) -> tuple[str, str, str]:
        """What stays the same when lines are inserted above it."""
        return self.function, self.before, self.after

    def __str__(self) -> str:
        """One change as a line."""
        return f"{self.line}: {self.function}: {self.before}  ->  {self.after}"


# What can be changed ------------------------------------------------------------------------------


def others(node: ast.AST) -> Iterator[ast.AST]:
    """What can stand in a node's place, each wrong in one respect."""
    match node:
        case ast.Compare():
            for position, operator in enumerate(node.ops):
                for other in OTHER_COMPARISONS.get(type(operator), ()):
                    changed = copy.deepcopy(node)
                    changed.ops[position] = other()
                    yield changed
        case ast.BoolOp():
            other_word = ast.Or() if isinstance(node.op, ast.And) else ast.And()
            yield ast.BoolOp(other_word, node.values)
        case ast.BinOp() | ast.AugAssign() if type(node.op) in OTHER_OPERATORS:
            summed = copy.deepcopy(node)
            summed.op = OTHER_OPERATORS[type(node.op)]()
            yield summed
        case ast.UnaryOp():
            yield node.operand
        case ast.Constant(value=bool()):
            yield ast.Constant(not node.value)
        case ast.Constant(value=int() as number):
            yield ast.Constant(number + 1)
        case ast.If() | ast.While() | ast.IfExp() if not is_covered(node.test):
            turned = copy.deepcopy(node)
            turned.test = ast.UnaryOp(ast.Not(), turned.test)
            yield turned
    if isinstance(node, LEAVES_OUT) and not is_docstring(node):
        yield ast.Pass()


def is_covered(condition: ast.expr) -> bool:
    """Whether a condition has its opposite among its own changes already."""
    if isinstance(condition, ast.Compare):
        return len(condition.ops) == 1
    return isinstance(condition, ast.UnaryOp) and isinstance(condition.op, ast.Not)


def is_docstring(node: ast.AST) -> bool:
    """Whether a statement is nothing but text."""
    return (
        isinstance(node, ast.Expr)
        and isinstance(node.value, ast.Constant)
        and isinstance(node.value.value, str)
    )


def first_line(statement: ast.AST) -> str:
    """A statement without what is indented below it."""
    return ast.unparse(ast.fix_missing_locations(statement)).splitlines()[0]


def mutants(path: Path) -> Iterator[Mutant]:
    """The module with each possible change, one at a time."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for outer in tree.body:
        in_function = isinstance(outer, ast.FunctionDef)
        if not in_function and not isinstance(outer, ast.Assign):
            continue
        for holder, field, position, node, statement in places(outer):
            for other in others(node):
                if isinstance(other, ast.Pass) and not in_function:
                    continue
                before = first_line(statement)
                put(holder, field, position, other)
                after = "pass" if isinstance(other, ast.Pass) else ""
                after = after or first_line(other if node is statement else statement)
                tree = ast.fix_missing_locations(tree)
                code = compile(tree, str(path), "exec", dont_inherit=True)
                put(holder, field, position, node)
                name = outer.name if isinstance(outer, ast.FunctionDef) else "-"
                yield Mutant(statement.lineno, name, before, after, code)


Spot = tuple[ast.AST, str, int | None, ast.AST, ast.stmt]
"""Who holds a node, in which field, where in a list, the node, and the statement around it."""


def places(statement: ast.stmt) -> Iterator[Spot]:
    """Every node below a statement, but for its decorators and annotations, and where it stands."""
    pending: list[tuple[ast.AST, ast.stmt]] = [(statement, statement)]
    while pending:
        holder, around = pending.pop()
        for field, value in ast.iter_fields(holder):
            if field in {"decorator_list", "args", "returns"} and holder is statement:
                continue
            for position, node in enumerate(value if isinstance(value, list) else [value]):
                if not isinstance(node, ast.AST):
                    continue
                inside = node if isinstance(node, ast.stmt) else around
                yield holder, field, position if isinstance(value, list) else None, node, inside
                pending.append((node, inside))


def put(holder: ast.AST, field: str, position: int | None, node: ast.AST) -> None:
    """Let a node stand at a place of the tree."""
    if position is None:
        setattr(holder, field, node)
    else:
        getattr(holder, field)[position] = node


# Whether anybody notices --------------------------------------------------------------------------


class Instead(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Imports other code in the place of one module."""

    def __init__(self, module: str, path: Path, code: CodeType) -> None:
        """The module's full name, its file, and the code to run instead."""
        self.module, self.path, self.code = module, path, code

    def find_spec(
        self, fullname: str, _path: Sequence[str] | None, _target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        """Answer for that one module, and leave all others to the finders after this one."""
        if fullname != self.module:
            return None
        return importlib.util.spec_from_file_location(fullname, self.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        """Run the other code as the module."""
        exec(self.code, module.__dict__)  # noqa: S102 - our own source, changed in one place


def passes(finder: Instead, tests: list[str], limit: int) -> bool:
    """Whether the tests pass with the other code, in a process of its own and within the limit."""
    child = os.fork()
    if child == 0:
        signal.alarm(limit)  # a change can make a rule run for ever
        quiet = os.open(os.devnull, os.O_WRONLY)
        os.dup2(quiet, 1)
        os.dup2(quiet, 2)
        sys.meta_path.insert(0, finder)
        os._exit(pytest.main(["-m", "not compiled", "-x", "-q", "-p", "no:cacheprovider", *tests]))
    _, status = os.waitpid(child, 0)
    return os.waitstatus_to_exitcode(status) == 0


def known_of(module: str) -> set[tuple[str, str, str]]:
    """The changes of a module that are known to make no difference."""
    entries = tomllib.loads(KNOWN.read_text(encoding="utf-8"))["known"]
    return {
        (entry["function"], entry["before"], entry["after"])
        for entry in entries
        if entry["module"] == module
    }


def main(arguments: list[str]) -> int:
    """Print the changes that survive; 1 if any is not known, or a known one does not survive."""
    parser = argparse.ArgumentParser(prog="python -m scripts.mutate", description=__doc__)
    parser.add_argument("module", type=Path, help="the file of rules to break")
    parser.add_argument("tests", nargs="+", help="the tests that should notice")
    parser.add_argument("--limit", type=int, default=60, help="seconds for each run (60)")
    chosen = parser.parse_args(arguments)
    path = chosen.module.resolve()
    module = ".".join(path.relative_to(ROOT / "src").with_suffix("").parts)
    whole = compile(path.read_text(encoding="utf-8"), str(path), "exec", dont_inherit=True)
    if not passes(Instead(module, path, whole), chosen.tests, chosen.limit):
        print("the tests fail, or take too long, before anything is changed")
        return 1
    known, alive, excused, killed = known_of(module), 0, set(), 0
    for mutant in mutants(path):
        if not passes(Instead(module, path, mutant.code), chosen.tests, chosen.limit):
            killed += 1
        elif mutant.name in known:
            excused.add(mutant.name)
        else:
            alive += 1
            print(mutant, flush=True)
    for function, before, after in sorted(known - excused):
        print(f"known, but does not survive: {function}: {before}  ->  {after}")
    print(
        f"{module}: {killed} killed, {alive} survived, {len(excused)} known to make no difference"
    )
    return 1 if alive or known - excused else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
