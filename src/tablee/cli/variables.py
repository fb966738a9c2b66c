"""Environment variables that stand for options of a command, one for each, called like it."""

import os
from typing import Final

import click

from tablee.cli.console import UsageError

SEVERAL: Final = ";"
"""What is between the values of an option that may be given several times and whose values hold spaces."""


class Words(click.types.StringParamType):
    """Text with spaces in it; several are separated by `;` in a variable."""

    name = "text"

    def split_envvar_value(self, rv: str) -> list[str]:
        """The values of an option that may be given several times."""
        return [word for one in rv.split(SEVERAL) if (word := one.strip())]


def name_of(prefix: str, option: click.Option) -> str:
    """The variable of an option: `TABLEE_SERVE_TRUSTED_HOST` for `--trusted-host`."""
    return prefix + option.opts[0].lstrip("-").replace("-", "_").upper()


def allow(command: click.Command, prefix: str) -> None:
    """Let each option of the command be given by its variable too; the command line counts more."""
    for option in command.params:
        if isinstance(option, click.Option):
            option.envvar = name_of(prefix, option)
            option.show_envvar = True


def check(command: click.Command, prefix: str) -> None:
    """Raise `UsageError` `use.variable` (variable, known) for a variable of that prefix which stands for no option."""
    known = [name_of(prefix, option) for option in command.params if isinstance(option, click.Option)]
    for name in sorted(os.environ):
        if name.startswith(prefix) and name not in known:
            raise UsageError("use.variable", {"variable": name, "known": known})
