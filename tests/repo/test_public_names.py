"""What `import graveshift` offers is one sorted list, and nothing beside it."""

from __future__ import annotations
import __future__

from types import ModuleType

import graveshift


def public_names_of(module: ModuleType) -> set[str]:
    """Names a reader of `dir(module)` would take for an offer: no modules, no import machinery."""
    return {
        name
        for name, value in vars(module).items()
        if not name.startswith("_")
        and name != "TYPE_CHECKING"
        and not isinstance(value, ModuleType | __future__._Feature)
    }


def test_public_names_are_sorted_and_named_once():
    assert list(graveshift.__all__) == sorted(set(graveshift.__all__))


def test_every_public_name_exists():
    missing = [name for name in graveshift.__all__ if not hasattr(graveshift, name)]
    assert not missing, f"in __all__ but not in graveshift: {missing}"


def test_nothing_is_public_by_accident():
    listed = {name for name in graveshift.__all__ if not name.startswith("_")}
    modules = {name for name in listed if isinstance(getattr(graveshift, name), ModuleType)}
    for name in listed:
        getattr(graveshift, name)  # what is loaded late is loaded now
    assert public_names_of(graveshift) == listed - modules
