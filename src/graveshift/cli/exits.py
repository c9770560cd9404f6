"""What a command answers to the shell that started it."""

from __future__ import annotations

DONE = 0
UNHEARD = 1
"""Nobody reads any more."""
WRONG = 2
"""Wrong input."""
INTERRUPTED = 130
"""Ctrl-C."""
