"""`@rule`: a function of the rules, written once and run in several ways.

A rule is plain Python over a record.  As written it runs **interpreted**: nothing is compiled when
a game is imported, so it starts at once, can be debugged, and coverage sees it.  `twin` makes the
same code run in another world: every rule that it calls is exchanged for that rule's twin.  With
Numba's compiler as the wrapper the result is **native** (`engine.native`); called from a CUDA
kernel the very same twins run on a **GPU**.  There is no second source.

Three kinds of functions take part:

* a *rule* is carried over by its code;
* a *primitive* is written once for the interpreter and once for the compiler (`engine.native`),
  because the two need different words for it: copying bytes, writing to the journal;
* a *slot* is a place in the contract that each game fills with a rule of its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import FunctionType, ModuleType
from typing import Any, ParamSpec, TypeVar
from weakref import WeakKeyDictionary

P = ParamSpec("P")
R = TypeVar("R")

RULES: dict[str, FunctionType] = {}
"""Every rule there is, by its full name; filled as modules are imported."""

_kind_of: WeakKeyDictionary[Callable[..., Any], str] = WeakKeyDictionary()


def _mark(function: Callable[P, R], kind: str) -> Callable[P, R]:
    _kind_of[function] = kind
    return function


def rule(function: Callable[P, R]) -> Callable[P, R]:
    """Declare a rule: code within the compilable subset, run interpreted as it stands."""
    RULES[f"{function.__module__}.{function.__qualname__}"] = function  # type: ignore[assignment]
    return _mark(function, "rule")


def primitive(function: Callable[P, R]) -> Callable[P, R]:
    """Declare a primitive: the interpreter's version of what `engine.native` compiles."""
    return _mark(function, "primitive")


def slot(function: Callable[P, R]) -> Callable[P, R]:
    """Declare a slot: a member of the contract that each game fills."""
    return _mark(function, "slot")


def kind_of(value: object) -> str | None:
    """What part a value takes: `rule`, `primitive`, `slot`, or None."""
    return _kind_of.get(value) if isinstance(value, FunctionType) else None


Wrapper = Callable[[FunctionType], Any]


class World:
    """Rules carried over into one way of running for one game."""

    def __init__(
        self,
        slots: Mapping[str, object],
        wrap: Wrapper,
        constant: Callable[[object], object] = lambda value: value,
    ) -> None:
        """`slots` fills the contract (functions) and replaces other names (values)."""
        self.slots = slots
        self.wrap = wrap
        self.constant = constant
        self.modules: dict[int, tuple[dict[str, Any], ModuleType]] = {}
        """By the identity of a module's names: those names, kept alive, and their twin."""
        self.twins: dict[Callable[..., Any], Any] = {}

    def twin(self, function: Callable[..., Any]) -> Any:  # noqa: ANN401
        """The function in this world; a slot becomes the twin of what fills it."""
        if kind_of(function) == "slot":
            filled = self.slots.get(function.__name__)
            if not isinstance(filled, FunctionType):
                message = f"this game does not fill the slot {function.__name__}"
                raise TypeError(message)
            return self.twin(filled)
        if function not in self.twins:
            plain = self.plain(function)  # carries over its whole module, itself included
            if function not in self.twins:
                self.twins[function] = self.wrap(plain)
        return self.twins[function]

    def plain(self, function: Callable[..., Any]) -> FunctionType:
        """The function's code over this world's names, not wrapped."""
        if not isinstance(function, FunctionType):
            message = f"{function!r} is not a plain function"
            raise TypeError(message)
        carried = FunctionType(
            function.__code__,
            vars(self.module_of(function.__globals__)),
            function.__name__,
            function.__defaults__,
        )
        carried.__module__ = function.__module__
        carried.__qualname__ = function.__qualname__
        carried.__doc__ = function.__doc__
        carried.__annotations__ = function.__annotations__
        return carried

    def module_of(self, names: dict[str, Any]) -> ModuleType:
        """A module of these names with each rule, slot and module exchanged for its twin."""
        if id(names) not in self.modules:
            module = ModuleType(names["__name__"])
            self.modules[id(names)] = names, module
            vars(module).update(names)
            for name, value in names.items():
                setattr(module, name, self.carry(name, value))
        return self.modules[id(names)][1]

    def carry(self, name: str, value: object) -> object:
        """One name of a module in this world."""
        kind = kind_of(value)
        if kind in {"rule", "slot"}:
            if kind == "slot" and not isinstance(self.slots.get(value.__name__), FunctionType):  # type: ignore[attr-defined]
                return value
            return self.twin(value)  # type: ignore[arg-type]
        if isinstance(value, ModuleType) and any(map(kind_of, vars(value).values())):
            return self.module_of(vars(value))
        if name in self.slots and not isinstance(self.slots[name], FunctionType):
            return self.slots[name]
        return self.constant(value)
