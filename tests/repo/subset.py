"""The walker: reads a rule's source and finds what does not compile for every processor.

It knows what is allowed and refuses the rest, so a construct that nobody thought of is refused too.
Names are looked up where the rule would find them, in its module.
"""

import ast
import builtins
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from enum import EnumMeta
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from graveshift.engine.record import Record
from graveshift.engine.rule import kind_of
from tests.repo.repository import ROOT

PAGE = "docs/explanation/two-modes.md"

INSTEAD = {
    "containers": "keep it in a field of the record, in bits, or in a tuple beside the rules",
    "text": "give a number of an enum; words are made outside of rules",
    "loops": "write a `for` over `range`, or a `while`",
    "functions": "write a function of its own and mark it with @rule",
    "parameters": "name each parameter, without a default, and give arguments by position",
    "errors": "answer with a reason or a fault; check what comes from outside before it is a state",
    "names": "give it as a parameter, or write it into the record",
    "callables": "call rules, primitives, slots, range, len, min, max, abs or int",
    "recursion": "set the next step in the record and let one loop take the steps",
    "types": "annotate with int, bool, Codes, Numbers or a record, and import annotations",
    "statements": "write it with if, match, for, while and assignments",
}
"""What to write, by the section of the page that says more."""

BUILTINS = {"range", "len", "min", "max", "abs", "int"}
SPEAK_THE_COMPILERS_LANGUAGE = {"graveshift.engine.native", "graveshift.sim.desk"}
"""Their rules are the edge of compiled code: they make records of addresses, and never run else."""
LARGEST = (1 << 63) - 1

NODES: dict[type[ast.AST], str] = dict.fromkeys(
    (ast.Dict, ast.Set, ast.List, ast.Slice, ast.Starred, ast.Delete), "containers"
)
NODES |= dict.fromkeys((ast.JoinedStr, ast.FormattedValue), "text")
NODES |= dict.fromkeys((ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp), "loops")
NODES |= dict.fromkeys((ast.Yield, ast.YieldFrom), "loops")
NODES |= dict.fromkeys(
    (ast.FunctionDef, ast.AsyncFunctionDef, ast.ClassDef, ast.Lambda, ast.Await), "functions"
)
NODES |= dict.fromkeys((ast.Raise, ast.Try, ast.TryStar, ast.Assert, ast.With), "errors")
NODES |= dict.fromkeys((ast.Global, ast.Nonlocal, ast.Import, ast.ImportFrom), "names")
ALLOWED = (
    ast.Assign, ast.AnnAssign, ast.AugAssign, ast.Return, ast.Expr, ast.Pass,
    ast.If, ast.For, ast.While, ast.Break, ast.Continue,
    ast.Match, ast.match_case, ast.MatchValue, ast.MatchOr, ast.MatchAs,
    ast.BinOp, ast.BoolOp, ast.UnaryOp, ast.Compare, ast.IfExp, ast.Call, ast.Tuple,
    ast.Constant, ast.Name, ast.Attribute, ast.Subscript, ast.expr_context,
    ast.boolop, ast.unaryop, ast.operator, ast.cmpop,
)  # fmt: skip
OPERATORS = (ast.Pow, ast.MatMult, ast.Is, ast.IsNot)
"""Operators of no use to rules, or that mean different things to different processors."""
WORDS_FOR = {
    ast.Dict: "a dict", ast.Set: "a set", ast.List: "a list", ast.Slice: "a slice",
    ast.Starred: "a star", ast.Delete: "del", ast.JoinedStr: "an f-string",
    ast.FormattedValue: "an f-string", ast.ListComp: "a comprehension",
    ast.SetComp: "a comprehension", ast.DictComp: "a comprehension",
    ast.GeneratorExp: "a generator", ast.Yield: "a yield", ast.YieldFrom: "a yield",
    ast.FunctionDef: "a function inside", ast.AsyncFunctionDef: "a function inside",
    ast.ClassDef: "a class inside", ast.Lambda: "a lambda", ast.Await: "an await",
    ast.Raise: "a raise", ast.Try: "a try", ast.TryStar: "a try", ast.Assert: "an assert",
    ast.With: "a with", ast.Global: "a global", ast.Nonlocal: "a nonlocal",
    ast.Import: "an import", ast.ImportFrom: "an import", ast.Pow: "**", ast.MatMult: "@",
    ast.Is: "is", ast.IsNot: "is not",
}  # fmt: skip


@dataclass(frozen=True)
class Finding:
    """Something in a rule that does not compile everywhere."""

    file: Path
    line: int
    found: str
    section: str

    def __str__(self) -> str:
        """Where, what, what to write in its place, and where to read on."""
        name = self.file.relative_to(ROOT) if self.file.is_relative_to(ROOT) else self.file
        return (
            f"{name}:{self.line}: {self.found}; {INSTEAD[self.section]}. See {PAGE}#{self.section}"
        )


@cache
def functions_in(file: Path) -> dict[int, ast.FunctionDef]:
    """The functions of a file by the line on which they begin, decorators included."""
    return {
        min([node.lineno, *(one.lineno for one in node.decorator_list)]): node
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef)
    }


class Walk:
    """One rule looked through."""

    def __init__(self, rule: FunctionType) -> None:
        self.rule = rule
        self.file = Path(rule.__code__.co_filename)
        self.node = functions_in(self.file)[rule.__code__.co_firstlineno]
        code = rule.__code__
        self.own = {*code.co_varnames, *code.co_cellvars, *code.co_freevars}
        self.calls: dict[FunctionType, int] = {}
        """The rules and slots that it calls, and on which line."""
        self.findings = sorted(set(self.look()), key=lambda one: (one.line, one.found))

    def finding(self, node: Any, found: str, section: str) -> Finding:
        """A finding in this rule."""
        line = getattr(node, "lineno", self.node.lineno)
        return Finding(self.file, line, f"{self.rule.__name__}: {found}", section)

    def look(self) -> Iterator[Finding]:
        """Everything about the rule that is not allowed."""
        yield from self.look_at_parameters()
        if self.rule.__closure__:
            names = ", ".join(self.rule.__code__.co_freevars)
            yield self.finding(self.node, f"{names} of a function around it", "names")
        for decorator in self.node.decorator_list:
            if ast.unparse(decorator) not in {"rule", "rules.rule"}:
                yield self.finding(decorator, f"@{ast.unparse(decorator)}", "functions")
        text = ast.get_docstring(self.node) is not None
        for statement in self.node.body[text:]:
            yield from self.look_at(statement)

    def look_at_parameters(self) -> Iterator[Finding]:
        """The rule's own parameters, and their types."""
        given = self.node.args
        if given.kwonlyargs or given.vararg or given.kwarg:
            yield self.finding(self.node, "keyword-only or collected parameters", "parameters")
        if given.defaults or any(given.kw_defaults):
            yield self.finding(self.node, "a parameter with a default", "parameters")
        names = [one.arg for one in (*given.posonlyargs, *given.args)]
        for name in (*names, "return"):
            annotation = self.rule.__annotations__.get(name)
            if not self.is_type(annotation, returned=name == "return"):
                yield self.finding(self.node, f"{name} of type {annotation}", "types")

    def is_type(self, annotation: Any, *, returned: bool) -> bool:
        """Whether the compiler knows the type."""
        if not isinstance(annotation, str):
            return False
        if annotation in {"int", "bool", "Codes", "Numbers"}:
            return True
        if returned and (annotation in {"None", "float"} or annotation.startswith("tuple[int, ")):
            return True
        named = self.rule.__globals__.get(annotation)
        return isinstance(named, type) and issubclass(named, Record)

    def look_at(self, node: ast.AST) -> Iterator[Finding]:
        """A node and all within it."""
        kind = type(node)
        if kind in NODES:
            yield self.finding(node, WORDS_FOR[kind], NODES[kind])
            return
        if not isinstance(node, ALLOWED):
            yield self.finding(node, f"{kind.__name__}", "statements")
            return
        within = ast.iter_child_nodes(node)
        match node:
            case ast.Call():
                yield from self.look_at_call(node)
                within = iter([*node.args, *self.unnamed(node.func)])
            case ast.Constant():
                yield from self.look_at_constant(node)
            case ast.Name() | ast.Attribute():
                yield from self.look_at_name(node)
                within = iter(()) if self.value_of(node) is not LOCAL else within
            case ast.For():
                yield from self.look_at_loop(node)
            case ast.AnnAssign():
                within = iter([node.target, *([node.value] if node.value else [])])
            case ast.BinOp(op=operator) | ast.Compare(ops=[operator]) if isinstance(
                operator, OPERATORS
            ):
                yield self.finding(node, WORDS_FOR[type(operator)], "statements")
            case ast.Subscript(ctx=ast.Store(), value=value) if self.value_of(value) is not LOCAL:
                yield self.finding(node, f"{ast.unparse(value)} is written to", "names")
        for inner in within:
            yield from self.look_at(inner)

    def look_at_constant(self, node: ast.Constant) -> Iterator[Finding]:
        """Numbers are constants, and nothing else is."""
        if isinstance(node.value, str | bytes):
            yield self.finding(node, f"the text {node.value!r}", "text")
        elif not isinstance(node.value, bool | int | float):
            yield self.finding(node, f"{node.value}", "types")
        elif abs(node.value) > LARGEST:
            yield self.finding(node, f"{node.value}, a number of more than 63 bits", "types")

    def look_at_loop(self, node: ast.For) -> Iterator[Finding]:
        """Loops go over ranges."""
        over = node.iter
        if not (isinstance(over, ast.Call) and self.value_of(over.func) is range):
            yield self.finding(over, f"a loop over {ast.unparse(over)}", "loops")

    def look_at_call(self, node: ast.Call) -> Iterator[Finding]:
        """Rules call rules, and a few functions of Python."""
        said, value = ast.unparse(node.func), self.value_of(node.func)
        if node.keywords:
            yield self.finding(node, f"{said} called by keyword", "parameters")
        if kind_of(value) in {"rule", "slot"}:
            self.calls.setdefault(value, node.lineno)
        elif kind_of(value) == "primitive" or self.is_builtin(value):
            pass
        elif isinstance(value, FunctionType) and not self.at_the_edge(value):
            yield self.finding(node, f"{said}() is no rule", "functions")
        elif not self.at_the_edge(value):
            yield self.finding(node, f"{said}() is called", "callables")

    def unnamed(self, called: ast.AST) -> list[ast.AST]:
        """What is called where it is more than a name."""
        while isinstance(called, ast.Attribute):
            called = called.value
        return [] if isinstance(called, ast.Name) else [called]

    def is_builtin(self, value: Any) -> bool:
        """Whether it is one of the few functions of Python."""
        return any(value is getattr(builtins, name) for name in BUILTINS)

    def at_the_edge(self, value: Any) -> bool:
        """Whether it is the compiler's own, in a module that may speak its language."""
        own = type(value).__module__.startswith("numba") or (
            getattr(value, "__module__", "").startswith("numba")
        )
        return own and self.rule.__module__ in SPEAK_THE_COMPILERS_LANGUAGE

    def look_at_name(self, node: ast.Name | ast.Attribute) -> Iterator[Finding]:
        """Names are the rule's own, or constants of its module."""
        value = self.value_of(node)
        said = ast.unparse(node)
        if value is LOCAL or self.is_constant(value):
            return
        if value is MISSING:
            yield self.finding(node, f"{said} is not known", "names")
        elif isinstance(value, FunctionType):
            yield self.finding(node, f"{said} is handed on, not called", "functions")
        elif self.rule.__module__ not in SPEAK_THE_COMPILERS_LANGUAGE:
            if isinstance(value, dict | list | set | tuple):
                yield self.finding(node, f"{said} is a {type(value).__name__}", "containers")
            else:
                yield self.finding(node, f"{said} is no number", "names")

    def is_constant(self, value: Any) -> bool:
        """Whether it is a number, or a table of whole numbers."""
        if isinstance(value, tuple):
            return all(isinstance(item, int) for item in value)
        return isinstance(value, bool | int | float)

    def value_of(self, node: ast.AST) -> Any:
        """What a name stands for where it is looked up; LOCAL, or what belongs to it, else."""
        match node:
            case ast.Name(id=name) if name in self.own:
                return LOCAL
            case ast.Name(id=name):
                return self.rule.__globals__.get(name, getattr(builtins, name, MISSING))
            case ast.Attribute(value=inner, attr=name):
                owner = self.value_of(inner)
                if isinstance(owner, ModuleType | EnumMeta):
                    return getattr(owner, name, MISSING)
                return LOCAL if owner is LOCAL else MISSING
        return LOCAL


LOCAL, MISSING = object(), object()


def circles(
    walks: Iterable[Walk], slots: Mapping[str, FunctionType], most: int = 1
) -> list[Finding]:
    """Calls by which a rule comes back to itself, in a game that fills the slots so."""
    known = {walk.rule: walk for walk in walks}
    done: set[FunctionType] = set()
    found: list[Finding] = []

    def filled(function: FunctionType) -> FunctionType | None:
        return slots.get(function.__name__) if kind_of(function) == "slot" else function

    def follow(rule: FunctionType, way: list[FunctionType]) -> None:
        if rule in way:
            circle = [*way[way.index(rule) :], rule]
            walk = known[circle[-2]]
            names = " → ".join(one.__name__ for one in circle)
            line = next(at for one, at in walk.calls.items() if filled(one) is rule)
            found.append(Finding(walk.file, line, f"{names} is a circle of calls", "recursion"))
        elif rule not in done and rule in known and len(found) < most:
            for called in known[rule].calls:
                target = filled(called)
                if target is not None:
                    follow(target, [*way, rule])
            done.add(rule)

    for rule in known:
        follow(rule, [])
    return found
