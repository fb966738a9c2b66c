"""The programs that the operator offers: reads them from the settings, and checks seats that name one."""

from collections.abc import Iterable, Sequence

from tablee.bots.programs.commands import command_of
from tablee.bots.programs.limits import MEMORY, MS, PROCESSES
from tablee.bots.programs.program_host import HostedProgram
from tablee.core.errors import TableeError
from tablee.server.errors import RefusalError
from tablee.server.names.names import LONGEST, is_name
from tablee.server.names.text import tidied


class ProgramError(TableeError):
    """A setting that does not name a program."""


def parsed(
    settings: Iterable[str], ms: int = MS, memory: int | None = MEMORY, processes: int = PROCESSES
) -> tuple[HostedProgram, ...]:
    """Return the programs of settings like `NAME=COMMAND` or `NAME=python:MODULE:CLASS`, all with the same limits.

    `ms` is the thinking time for a move, `memory` is in bytes, and `processes` is the most at a time.
    Raise `ProgramError` (`program.setting` (given, max), `program.twice` (name)).
    """
    programs: dict[str, HostedProgram] = {}
    for setting in settings:
        name, command = _parts(setting)
        if not is_name(name) or not command:
            raise ProgramError("program.setting", {"given": setting, "max": LONGEST})
        if name in programs:
            raise ProgramError("program.twice", {"name": name})
        programs[name] = HostedProgram(name, command, ms, memory, processes)
    return tuple(programs.values())


def _parts(setting: str) -> tuple[str, tuple[str, ...]]:
    name, _, command = setting.partition("=")
    return tidied(name), command_of(command)


def check_program(program: str, offered: Sequence[str]) -> None:
    """Raise `RefusalError` `program.unknown` (program) unless it is offered for the game."""
    if program not in offered:
        raise RefusalError("program.unknown", program=program[:LONGEST])
