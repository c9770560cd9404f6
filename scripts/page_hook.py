"""Builds the page when the wheel is built, for hatchling; without the page there is no wheel."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface


class PageHook(BuildHookInterface[Any]):
    """Has the page in the package before the package is packed."""

    def dependencies(self) -> list[str]:
        """Node as a package, where this machine has none that is new enough."""
        return self.ask("needed", capture=True).split()

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 - the interface
        """Build it, unless it is fresh."""
        self.ask("build")

    def ask(self, what: str, *, capture: bool = False) -> str:
        """Run scripts/page.py, which says itself what is wrong."""
        command = [sys.executable, str(Path(self.root, "scripts", "page.py")), what]
        output = subprocess.PIPE if capture else None
        done = subprocess.run(command, stdout=output, text=True, check=False)
        if done.returncode:
            sys.exit(done.returncode)
        return done.stdout or ""
