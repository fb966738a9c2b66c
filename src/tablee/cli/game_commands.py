"""The commands that games bring along (`Game.commands`): yes-or-no questions, answered with a reason."""

from typing import NamedTuple

import click

from tablee import games
from tablee.core.command import Command
from tablee.words import spoken_here
from tablee.words.plain import plain_label


class Brought(NamedTuple):
    """A command, and the name of the game that brings it."""

    game: str
    command: Command

    def about(self) -> str | None:
        """Return its help, in the language of the environment; None if the game's words have none."""
        return plain_label(spoken_here(), self.game, "command", self.command.name)


def brought() -> dict[str, Brought]:
    """Return every command of a game, by name; none if a game cannot be loaded (`doctor` reports that)."""
    try:
        installed = dict(games.installed())
    except Exception:
        return {}
    return {
        command.name: Brought(name, command)
        for name, game in installed.items()
        for command in game.commands()
    }


def command(asked_for: Brought) -> click.Command:
    """Return the subcommand for a game's command, with the same arguments."""
    game, brings = asked_for

    @click.pass_context
    def asked(ctx: click.Context, /, **given: str) -> None:
        from tablee.cli.console import Console
        from tablee.words import sentence

        console = Console()
        answer = brings.ask(*(given[argument.name] for argument in brings.arguments))
        mark = "[bold green]✓[/]" if answer.yes else "[bold red]✗[/]"
        console.out.print(mark, sentence(answer.code, answer.params, console.language), soft_wrap=True)
        ctx.exit(0 if answer.yes else 1)

    arguments: list[click.Parameter] = [
        click.Argument(
            [argument.name],
            type=click.Choice(argument.choices) if argument.choices else None,
            metavar=argument.name.upper(),
            help=plain_label(spoken_here(), game, "command", brings.name, argument.name),
        )
        for argument in brings.arguments
    ]
    return click.Command(brings.name, params=arguments, callback=asked, help=asked_for.about())
