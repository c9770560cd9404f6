"""Errors that a person can act on.

    UserError               one sentence that says what was wrong and what is possible
    ├── OptionError         an option or value that does not exist      (engine.options)
    ├── ChoiceError         a choice that may not be made, with reason  (engine.table)
    ├── NotationError       text that does not say a choice or position (engine.notation)
    └── ReplayError         a damaged, foreign or future replay file    (engine.replay)

Rules never raise: they answer with reasons.
"""

from __future__ import annotations


class UserError(ValueError):
    """Something that the person who asked can put right; the message is one sentence."""
