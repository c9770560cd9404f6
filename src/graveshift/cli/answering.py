"""How commands leave: whatever a person got wrong is answered here, in one sentence."""

from __future__ import annotations

import os
import sys
from difflib import get_close_matches
from typing import Any

import click

from graveshift.cli.exits import DONE, INTERRUPTED, UNHEARD, WRONG
from graveshift.engine.errors import UserError
from graveshift.engine.options import one_of


class Commands(click.Group):
    """All commands."""

    def main(self, *args: Any, **extra: Any) -> Any:
        """Run a command and leave."""
        extra["standalone_mode"] = False
        try:
            code = super().main(*args, **extra)
            sys.stdout.flush()
        except click.Abort:
            code = INTERRUPTED
        except click.NoSuchOption as error:
            code = refuse(no_such_option(error))
        except click.MissingParameter as error:
            what = error.param.name if error.param else "more"
            code = refuse(f"say which {what}; --help shows how.")
        except click.ClickException as error:
            code = refuse(error.format_message())
        except UserError as error:
            code = refuse(str(error))
        except BrokenPipeError:
            code = leave_quietly()
        sys.exit(code if isinstance(code, int) else DONE)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command, or say which there are."""
        if self.get_command(ctx, args[0]) is None and not args[0].startswith("-"):
            near = get_close_matches(args[0], self.commands, n=1)
            known = one_of(sorted(self.commands))
            hint = f"did you mean {near[0]}?" if near else f"there is {known}."
            raise UserError(f"there is no command {args[0]!r}; {hint}")
        return super().resolve_command(ctx, args)


def refuse(sentence: str) -> int:
    """Say on the side what was wrong."""
    text = " ".join(sentence.split())
    print(f"graveshift: {text}" + ("" if text.endswith((".", "?")) else "."), file=sys.stderr)
    return WRONG


def leave_quietly() -> int:
    """Drop what nobody reads any more, as in `graveshift watch | head`."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    return UNHEARD


def no_such_option(error: click.NoSuchOption) -> str:
    """The sentence about an option that does not exist."""
    if error.possibilities:
        near = one_of(sorted(error.possibilities))
        return f"there is no {error.option_name}; did you mean {near}?"
    known = [parameter.opts[0] for parameter in error.ctx.command.params] if error.ctx else []
    options = [name for name in known if name.startswith("--")]
    return f"there is no {error.option_name}; there is {one_of([*options, '--help'])}."
