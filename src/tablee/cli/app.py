"""The subcommands and their help.

Nothing of a subcommand is imported before it is called: `tablee --help` lists them all and should take no time.
"""

from importlib import import_module
from typing import Final

import click
from click.exceptions import NoSuchCommand

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
    "admin": "Back up a database, restore it, and look after what is in it.",
    "doctor": "Look at what is installed, compiled and reachable; exit status 1 if anything needs attention.",
}
"""What has the same name in the module of the same name is the command; this is how its help begins."""


class Commands(click.Group):
    """Our subcommands and those of the games, each imported when it is called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """All names, ours first."""
        from tablee.cli import game_commands

        return [*COMMANDS, *game_commands.brought()]

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """The subcommand called that, None where there is none."""
        if cmd_name in COMMANDS:
            found: click.Command = getattr(import_module(f"tablee.cli.{cmd_name}"), cmd_name)
            return found
        from tablee.cli import game_commands

        brought = game_commands.brought().get(cmd_name)
        return None if brought is None else game_commands.command(brought)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """As click does, which would suggest only what is in `commands` for a mistyped name."""
        try:
            return super().resolve_command(ctx, args)
        except NoSuchCommand as error:
            raise NoSuchCommand(error.command_name, possibilities=self.list_commands(ctx), ctx=ctx) from None

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """The list of subcommands."""
        from tablee.cli import game_commands

        brought = game_commands.brought().items()
        rows = [*COMMANDS.items(), *((name, command.about() or "") for name, command in brought)]
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def _show_completion(ctx: click.Context, parameter: click.Parameter, shell: str | None) -> None:
    """Print what makes a shell complete our words, and leave."""
    if shell is not None:
        from click.shell_completion import shell_complete

        ctx.exit(shell_complete(app, {}, "tablee", "_TABLEE_COMPLETE", f"{shell}_source"))


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"], "show_default": True})
@click.version_option(
    package_name="tablee", message="%(prog)s %(version)s", help="Print the version and leave."
)
@click.option(
    "--show-completion",
    type=click.Choice(["bash", "zsh", "fish"]),
    help="Print what makes this shell complete tablee's words, and leave.",
    callback=_show_completion,
    is_eager=True,
    expose_value=False,
)
def app() -> None:
    """Tabletop games for people and bots: exact rules, one table, any browser."""
