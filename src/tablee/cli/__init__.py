"""One command, `tablee`.

app: the subcommands and their help
engine: the rules for programs
serve: the server for browsers
lan: the addresses at which other devices on the network open it, and a QR code
play: a game in the terminal
games: the list of games
replay: a record shown or checked
arena: bots against bots
report: a page about what arenas found
analyse: a match evaluated move by move
bot: one of our bots for other programs
doctor: what is installed, compiled and reachable
admin: backups of a database, and the way back
deployment: a server looked at from outside
surroundings: what the machine gives a server
logs_read: what is said of the logs of matches, once they were read
finding: one thing that the doctor looked at
moderator: who may read reports and act on them
terminal_match: one person at the terminal in a match against bots
game_commands: the commands that games bring along
variables: environment variables that stand for options
parameters: options that several commands have
option_arguments: `--option NAME=VALUE` as a match's options
console: what the command prints, in which language
files: files that the command line names
installation: what is installed here, and how
"""

import gc
import sys
from typing import Final

from tablee.core.errors import TableeError

YOUNG: Final = 50_000
"""How many objects are made before garbage is looked for among them; Python says 700. Hardly any of what is imported
is, and looking takes a fortieth of the time until a server's first page."""


def main() -> None:
    """Do what the command line says. What cannot be done is told in a sentence.

    The exit status is then 1, or 3 where the server or its database cannot be opened (docs/operations.md).
    """
    gc.set_threshold(YOUNG, *gc.get_threshold()[1:])
    from tablee.cli.app import app

    try:
        app(prog_name="tablee")
    except TableeError as error:
        from tablee.cli.console import print_error

        print_error(error)
        sys.exit(getattr(error, "exit_status", 1))
    except BrokenPipeError:
        # Whoever read our output has seen enough; nothing is left to say, not at the end either.
        sys.stderr.close()
        sys.exit(1)
    except OSError as error:
        if error.filename is None:
            raise
        from tablee.cli.console import print_error
        from tablee.cli.files import unusable

        print_error(unusable(error.filename, error.errno))
        sys.exit(1)
