"""The subcommands and their help.

A subcommand's module is imported only when it is called: `tablee --help` lists them all and should be instant.
"""

import sys
from importlib import import_module
from typing import Final

import click
from click.exceptions import NoSuchCommand

COMMANDS: Final = {
    "engine": "Answer programs: one JSON request a line in, one JSON answer a line out.",
    "serve": "Serve tables to browsers, and print the address.",
    "worker": "Let bots think here for the servers on a PostgreSQL database.",
    "play": "Play a game against bots, here in the terminal.",
    "games": "List the games, with their options and bots.",
    "replay": "Show a recorded match, or check it.",
    "arena": "Let bots play each other, every deal from every seat, and estimate their strength.",
    "compare": "Play the same deals by different rules, and say what differs.",
    "solve": "Find the exact value of a small game for two players, and how exploitable bots are.",
    "tune": "Search for weights with which a bot plays a variant better.",
    "dataset": "Let bots play each other, and write every move as tables for learning.",
    "train": "Train a network by self-play, and write it to a file that plays as baseline:FILE.",
    "analyse": "Judge every move of a finished match beside the best one found, and show where the match turned.",
    "bot": "Run a bot for another program: JSON lines in, JSON lines out (docs/bot-process.md). Exits at end of input.",
    "mcp": "Let a language model play: a Model Context Protocol server on standard input and output.",
    "new-game": "Make the package of a new game: rules, words, bots, tests, a drawing and pages of rules.",
    "report": "Draw the results of arenas on one self-contained page of HTML.",
    "moderator": "Add, list or remove moderators.",
    "agent": "Add, list or remove agents on other machines, which connect with a token.",
    "admin": "Back up a database, restore it, and maintain it; announce something, ban addresses.",
    "doctor": "Check what is installed, compiled and reachable; exit status 1 if anything needs attention.",
}
"""Each subcommand with the first paragraph of its help. The command is the attribute of that name in its module."""


class Commands(click.Group):
    """Our subcommands and those of the games, each imported when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return all names, ours first."""
        from tablee.cli import game_commands

        return [*COMMANDS, *game_commands.brought()]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the subcommand of that name; None if there is none."""
        if cmd_name in COMMANDS:
            module = cmd_name.replace("-", "_")
            found: click.Command = getattr(import_module(f"tablee.cli.{module}"), module)
            return found
        from tablee.cli import game_commands

        brought = game_commands.brought().get(cmd_name)
        return None if brought is None else game_commands.command(brought)

    def invoke(self, ctx: click.Context) -> object:
        """Run the command. Ctrl+C ends a server with a sentence, also while it still starts."""
        try:
            return super().invoke(ctx)
        except KeyboardInterrupt:
            if ctx.invoked_subcommand != "serve":
                raise
            from tablee.cli.console import Console

            # Below the ^C that a terminal shows.
            click.echo(f"{chr(10) if sys.stdout.isatty() else ''}{Console().text('stopped')}")
            return None

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Resolve as click does, but suggest all of our names for a mistyped one: click knows only `commands`."""
        try:
            return super().resolve_command(ctx, args)
        except NoSuchCommand as error:
            raise NoSuchCommand(error.command_name, possibilities=self.list_commands(ctx), ctx=ctx) from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the list of subcommands."""
        from tablee.cli import game_commands

        brought = game_commands.brought().items()
        rows = [*COMMANDS.items(), *((name, command.about() or "") for name, command in brought)]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def _show_completion(ctx: click.Context, parameter: click.Parameter, shell: str | None) -> None:
    """Print the script that completes tablee's words in this shell, and exit."""
    if shell is not None:
        from click.shell_completion import shell_complete

        ctx.exit(shell_complete(app, {}, "tablee", "_TABLEE_COMPLETE", f"{shell}_source"))


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "show_default": True})
@click.version_option(
    package_name="tablee", message="%(prog)s %(version)s", help="Print the version and exit."
)
@click.option(
    "--show-completion",
    type=click.Choice(["bash", "zsh", "fish"]),
    help="Print the script that completes tablee's words in this shell, and exit.",
    callback=_show_completion,
    is_eager=True,
    expose_value=False,
)
def app() -> None:
    """Tabletop games for people and bots: exact rules, one table, any browser."""
