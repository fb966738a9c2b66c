"""One command, `tablee`.

- app: the subcommands and their help
- engine: the rules for programs
- serve: the server for browsers
- worker: bots that think for servers on other machines
- ports: whether the server's port is free, and a free one
- lan: the server's addresses for other devices on the network, and a QR code
- play: a game in the terminal
- games: the list of games
- replay: shows or checks a record
- arena: bots against bots
- compare: variants of a game on the same deals
- solve: exact values of small games
- solving_text: what `solve` says
- train: networks that learn a game by self-play
- tune: weights with which a bot plays a variant better
- dataset: matches between bots as tables for learning
- given_dataset: the matches that people give to researchers
- report: a page about the results of arenas
- analyse: a match evaluated move by move
- new_game: makes the package of a new game
- game_package: the files of such a package, from templates
- bot: one of our bots for other programs
- mcp: tables for a language model, by the Model Context Protocol
- doctor: checks what is installed, compiled and reachable
- admin: backups of a database, and the way back
- announcing: an announcement of the operator to everybody
- banning: the addresses from which nobody new comes in
- draining: no new tables before a stop, while running matches go on
- databases: opens the database of the servers for a command
- inviting: links for new guests of a server by invitation
- deployment: checks a running server from outside
- running: a Tablée server that already listens on a port
- surroundings: disk, folder and clock of the machine
- logs_read: findings about the logs of matches
- finding: the result of one check
- moderator: adds, lists and removes moderators
- agent: adds, lists and removes agents on other machines
- ladder: lists the programs of the ladder, pauses them, and begins again
- terminal_match: a match at the terminal, one person against bots
- game_commands: the commands that games bring along
- variables: environment variables that stand for options
- options: options of a command, made from the fields of a dataclass
- parameters: options that several commands have
- option_arguments: `--option NAME=VALUE` as a match's options
- variants: `--variant` of a comparison as sets of options
- console: the command's output, in the right language
- files: checks of files that the command line names
- installation: facts about this installation
"""

import errno
import gc
import os
import sys
from typing import Final

from tablee.core.errors import TableeError

YOUNG: Final = 50_000
"""The number of new objects before Python looks for garbage among them; Python's default is 700.

Hardly any import creates garbage, and the search takes a fortieth of the time until a server's first page.
"""

FULL: Final = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG)
"""The errors of a full disk, without the name of a file: standard output goes there."""

STOPPED: Final = 130
"""The exit status of a shell's command after Ctrl+C."""


def main() -> None:
    """Run the command line; report errors as a sentence.

    The exit status is then 1, or 3 if the server or its database cannot be opened (docs/operations.md).
    """
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    _open_standard_streams()
    try:
        _check_text(sys.argv[1:])
        from tablee.cli.app import app

        app(prog_name="tablee")
    except KeyboardInterrupt:
        # Before click runs; it handles later ones.
        sys.exit(STOPPED)
    except TableeError as error:
        from tablee.cli.console import print_error

        print_error(error)
        sys.exit(getattr(error, "exit_status", 1))
    except BrokenPipeError:
        # The reader of our output has gone; nothing more can be printed, not even at exit.
        sys.stderr.close()
        sys.exit(1)
    except OSError as error:
        if error.filename is None and error.errno not in FULL:
            raise
        from tablee.cli.console import UsageError, print_error
        from tablee.cli.files import unusable

        if error.filename is None:
            # What is left of the output would fail again at exit.
            os.dup2(os.open(os.devnull, os.O_WRONLY), 1)
            print_error(UsageError("use.output", {"reason": os.strerror(error.errno or 0)}))
        else:
            print_error(unusable(error.filename, error.errno))
        sys.exit(1)


def _open_standard_streams() -> None:
    """Open those that are closed, or the first file that is opened would take their place: output would go there."""
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    if sys.stdin is None:
        sys.stdin = os.fdopen(0, encoding="utf-8")


def _check_text(arguments: list[str]) -> None:
    """Raise `UsageError` `use.characters` (given) for an argument that no file and no terminal could show again."""
    for argument in arguments:
        try:
            argument.encode()
        except UnicodeEncodeError:
            from tablee.cli.console import UsageError
            from tablee.core.plain import shown

            raise UsageError("use.characters", {"given": shown(argument)}) from None
