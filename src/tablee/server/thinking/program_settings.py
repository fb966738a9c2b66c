"""The programs and agents at tables: reads the operator's from the settings, and finds those offered to a guest."""

from collections.abc import Callable, Collection, Iterable, Mapping

from tablee.bots.programs.commands import class_command, shell_command
from tablee.bots.programs.limits import MEMORY, MS, PROCESSES
from tablee.bots.programs.offered import Programs
from tablee.bots.programs.program_host import HostedProgram
from tablee.core.errors import TableeError
from tablee.server.errors import RefusalError
from tablee.server.names.names import LONGEST, is_name
from tablee.server.names.text import tidied
from tablee.store.match_rows import named_with_owner
from tablee.store.rows import Guest


class ProgramError(TableeError):
    """A setting that names neither a program nor an agent."""


def parsed(
    programs: Iterable[str],
    agents: Iterable[str] = (),
    ms: int = MS,
    memory: int | None = MEMORY,
    processes: int = PROCESSES,
) -> tuple[HostedProgram, ...]:
    """Return programs, given as `NAME=COMMAND`, and agents, given as `NAME=MODULE:CLASS`, all with the same limits.

    `ms` is the thinking time for a move, `memory` is in bytes, and `processes` is the most at a time.
    Raise `ProgramError` (`program.setting` (given, max), `agent.setting` (given, max), `program.twice` (name)).
    """
    found: dict[str, HostedProgram] = {}
    named = [_named(setting, "program.setting", shell_command) for setting in programs]
    named += [_named(setting, "agent.setting", class_command) for setting in agents]
    for name, command in named:
        if name in found:
            raise ProgramError("program.twice", {"name": name})
        found[name] = HostedProgram(name, command, ms, memory, processes)
    return tuple(found.values())


def _named(
    setting: str, code: str, command_of: Callable[[str], tuple[str, ...]]
) -> tuple[str, tuple[str, ...]]:
    """Return the name and the command of a setting. Raise `ProgramError` with that code (given, max)."""
    name, _, text = setting.partition("=")
    name, command = tidied(name), command_of(text)
    if not is_name(name) or not command:
        raise ProgramError(code, {"given": setting, "max": LONGEST})
    return name, command


def offered_to(programs: Programs, game: str, guest: Guest | None) -> Mapping[str, tuple[str, str] | None]:
    """Return by their names at tables the programs of the operator (None), and this guest's own agents (guest, name).

    An own agent precedes a program of its name; nobody else is offered it.
    """
    found: dict[str, tuple[str, str] | None] = dict.fromkeys(programs.names(game))
    if guest is not None:
        own, owner = programs.own_names(game, guest.id), guest.name
        found |= {named_with_owner(name, owner): (guest.id, name) for name in own}
    return found


def check_program(program: str, offered: Collection[str]) -> None:
    """Raise `RefusalError` `program.unknown` (program) unless it is offered for the game."""
    if program not in offered:
        raise RefusalError("program.unknown", program=program[: 2 * LONGEST])
