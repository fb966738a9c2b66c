"""The page of the command line: every command of `tablee` with its arguments and options, from its parsers."""

import re
from collections.abc import Iterator
from typing import Any, Final

import click

from build_steps.reference.tables import NOTE, table
from tablee.cli.app import COMMANDS, app

INTRODUCTION: Final = f"""# Command line

Every command of `tablee` with its arguments and options, for people who use a terminal. Look an option up here;
`tablee COMMAND --help` shows the same.
{NOTE}
In a checkout the command is `.venv/bin/tablee`. Games can bring commands of their own, which `tablee --help` lists too.
"""
PAGE: Final = re.compile(r"\bdocs/([\w-]+)\.md\b")


def reference() -> str:
    """Return the whole of `docs/reference/command-line.md`."""
    context = click.Context(app, info_name="tablee")
    parts = [INTRODUCTION]
    for name in COMMANDS:
        command = app.get_command(context, name)
        assert command is not None
        parts += _command(f"tablee {name}", command, 2)
    return "\n".join(parts)


def _command(name: str, command: click.Command, level: int) -> Iterator[str]:
    yield f"{'#' * level} {name}\n"
    yield "\n\n".join(_plain(part) for part in (command.help or "").split("\n\n")) + "\n"
    if isinstance(command, click.Group):
        context = click.Context(command)
        for sub in command.list_commands(context):
            found = command.get_command(context, sub)
            assert found is not None
            yield from _command(f"{name} {sub}", found, level + 1)
        return
    rows = [_argument(one) for one in command.params if isinstance(one, click.Argument)]
    rows += [_option(one) for one in command.params if isinstance(one, click.Option) and not one.is_eager]
    if rows:
        yield table(("argument or option", "meaning", "default"), rows)


def _argument(one: Any) -> tuple[str, str, str]:
    return f"`{one.make_metavar(click.Context(click.Command('x')))}`", _plain(one.help or ""), ""


def _option(one: click.Option) -> tuple[str, str, str]:
    context = click.Context(click.Command("x"))
    value = "" if one.is_flag else f" {_metavar(one, context)}"
    notes = [_plain(one.help or ""), *_range(one), *(["Required."] if one.required else [])]
    default = one.get_default(context, call=False)
    shown = f"`{default}`" if isinstance(default, str | int | float) and not one.is_flag else ""
    return f"`{', '.join(one.opts)}{value}`", " ".join(notes), shown


def _metavar(one: click.Option, context: click.Context) -> str:
    if isinstance(one.type, click.Choice):
        return "|".join(map(str, one.type.choices))
    return one.metavar or one.type.name.removesuffix(" range").upper()


def _range(one: click.Option) -> Iterator[str]:
    least, most = getattr(one.type, "min", None), getattr(one.type, "max", None)
    if least is not None and most is not None:
        yield f"From {least} to {most}."
    elif least is not None:
        yield f"At least {least}."


def _plain(text: str) -> str:
    """Return a help text on one line, with links to the pages that it names."""
    return PAGE.sub(r"[\1](../\1.md)", " ".join(text.replace("\b", "").split())).replace("<", "&lt;")
