"""The page of all commands, made from the commands themselves and from what a game answers to."""

import click

from graveshift.cli.door import door
from graveshift.cli.phrases import voice
from graveshift.games import GAMES

HEAD = """\
# The command line

`graveshift COMMAND --help` says in short what this page says. Games are written with dashes or
underscores, and as long as there is one game only its name may be left out.
"""

TAIL = """\
## While a game is played

What can be typed at the prompt of `graveshift play`. Words that fit one choice only make it, as its
number does.

```text
{help}
```

## Languages

`--lang` takes `en`, `de`, `pl` or `it`. Left out, it is the language of the system (`LC_ALL`,
`LC_MESSAGES`, `LANG`), or English. Rules can be read in English only.

## What a command answers to the shell

| code | meaning |
|---|---|
| 0 | done |
| 1 | whoever read the output has gone, as in `graveshift watch \\| head` |
| 2 | wrong input: one sentence says what is possible |
| 130 | Ctrl-C; what was played by then is kept |

## Variables

| variable | what it does |
|---|---|
| `NO_COLOR` | no colours on a terminal; a pipe never gets any |
| `XDG_STATE_HOME` | where games lie that nobody saved; otherwise `~/.local/state` |
| `GRAVESHIFT_CACHE`, `XDG_CACHE_HOME` | where compiled rules are kept; otherwise `~/.cache` |
"""


def page() -> str:
    """The whole page."""
    commands = [section(name, door.commands[name]) for name in sorted(door.commands)]
    game = next(iter(GAMES))
    return "\n".join([HEAD, *commands, TAIL.format(help=voice("en", game).say("help"))])


def section(name: str, command: click.Command) -> str:
    """One command: how it is written, what it does, and what can be said with it."""
    context = click.Context(command, info_name=f"graveshift {name}")
    usage = " ".join(command.collect_usage_pieces(context))
    lines = [f"## {name}", "", "```text", f"graveshift {name} {usage}", "```", ""]
    paragraphs = (command.help or "").split("\n\n")
    lines += [part for text in paragraphs for part in (" ".join(text.split()), "")]
    options = [one for one in command.get_params(context) if isinstance(one, click.Option)]
    records = [one.get_help_record(context) for one in options]
    said = [(names, told) for names, told in filter(None, records) if "--help" not in names]
    if said:
        lines += ["| option | what it does |", "|---|---|"]
        lines += [f"| {cell(code(names))} | {cell(told)} |" for names, told in said]
        lines.append("")
    return "\n".join(lines)


def code(text: str) -> str:
    """A text as it is typed."""
    return f"`{text}`"


def cell(text: str) -> str:
    """A text as a cell of a table."""
    return text.replace("|", "\\|")
