"""The subcommands and their help.

Nothing of a subcommand is imported before it is called: `tablee --help` lists them all and should take no time.
"""

from importlib import import_module
from typing import Annotated, Any, Final

import typer
from typer.core import TyperGroup

ABOUT: Final = "Tabletop games for people and bots: exact rules, one table, any browser."

COMMANDS: Final = {
    "engine": "Answer programs: one JSON request a line in, one JSON answer a line out.",
    "serve": "Serve tables to browsers, and print the address.",
    "play": "Play a game against bots, here in the terminal.",
    "games": "List the games, with their options and bots.",
    "replay": "Show a recorded match, or check it.",
    "arena": "Let bots play each other, every deal from every seat, and say how strong they are.",
    "analyse": "Judge every move of a finished match beside the best one found, and show where the match turned.",
    "bot": "Be a bot for another program: JSON lines in, JSON lines out (docs/bot-process.md). Ends with its input.",
    "report": "Draw what arenas found on one page of HTML that needs nothing else.",
    "moderator": "Say who may read reports and act on them.",
    "doctor": "Look at what is installed, compiled and reachable; exit status 1 if anything needs attention.",
}
"""The function of the same name in the module of the same name is the command; this is how its help begins."""


class Commands(TyperGroup):
    """Our subcommands and those of the games, each imported when it is called."""

    def list_commands(self, ctx: Any) -> list[str]:
        """All names, ours first."""
        from tablee.cli import game_commands

        return [*COMMANDS, *game_commands.brought()]

    def get_command(self, ctx: Any, name: str) -> Any:
        """The subcommand called `name`, None where there is none."""
        if name in COMMANDS:
            found = getattr(import_module(f"tablee.cli.{name}"), name)
            return typer.main.get_command(found if isinstance(found, typer.Typer) else _alone(name, found))
        from tablee.cli import game_commands

        brought = game_commands.brought().get(name)
        if brought is None:
            return None
        about, function = brought.about(), game_commands.function(brought)
        return typer.main.get_command(_alone(name, function, about))

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        """As typer does; the names it suggests for a mistyped one are the keys of `commands`."""
        if args and args[0] not in COMMANDS:
            self.commands = dict.fromkeys(self.list_commands(ctx), typer.core.TyperCommand(None))
        return super().resolve_command(ctx, args)

    def format_commands(self, ctx: Any, formatter: Any) -> None:
        """The list of subcommands."""
        from tablee.cli import game_commands

        brought = game_commands.brought().items()
        rows = [*COMMANDS.items(), *((name, command.about() or "") for name, command in brought)]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def _alone(name: str, function: Any, about: str | None = None) -> typer.Typer:
    """A command line of this one command."""
    alone = typer.Typer(add_completion=False, rich_markup_mode=None)
    alone.command(name, help=about)(function)
    return alone


app = typer.Typer(
    name="tablee",
    help=ABOUT,
    cls=Commands,
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    # Help in boxes and colours would take longer to import than everything else that it needs.
    rich_markup_mode=None,
)


def _version(wanted: bool) -> None:
    if wanted:
        from importlib.metadata import version

        typer.echo(f"tablee {version('tablee')}")
        raise typer.Exit


@app.callback()
def tablee(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and leave.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Tabletop games for people and bots: exact rules, one table, any browser."""
