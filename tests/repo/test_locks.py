"""The two lock files agree with each other and with pyproject.toml."""

import re

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from tests.repo.repository import ROOT, settings


def locked(name: str) -> dict[str, str]:
    """Every package the lock file pins, with its version."""
    text = (ROOT / "requirements" / f"{name}.txt").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z0-9-]+)==(\S+)", text, re.MULTILINE))


def unmet(requirements: list[str], pins: dict[str, str]) -> list[str]:
    """Those requirements that the pins do not meet."""
    wanted = [Requirement(text) for text in requirements]
    return [
        str(requirement)
        for requirement in wanted
        if not requirement.specifier.contains(pins.get(canonicalize_name(requirement.name), "0"))
    ]


def test_dev_holds_all_of_run_in_the_same_versions():
    run, dev = locked("run"), locked("dev")
    different = {name: (pin, dev.get(name)) for name, pin in run.items() if dev.get(name) != pin}
    assert not different, f"run.txt and dev.txt differ; `make lock` mends it: {different}"


def test_run_holds_what_the_package_and_its_build_need():
    wanted = settings()["project"]["dependencies"] + settings()["dependency-groups"]["build"]
    missing = unmet(wanted, locked("run"))
    assert not missing, f"not in requirements/run.txt; `make lock` mends it: {missing}"


def test_dev_holds_what_development_needs():
    groups = settings()["dependency-groups"]["dev"]
    wanted = [entry for entry in groups if isinstance(entry, str)]
    wanted += settings()["project"]["optional-dependencies"]["parquet"]
    missing = unmet(wanted, locked("dev"))
    assert not missing, f"not in requirements/dev.txt; `make lock` mends it: {missing}"
