"""The commands that games bring along (`Game.commands`): questions answered with yes or no, and why."""

import inspect
from typing import Annotated, Any, Literal, NamedTuple

import typer

from tablee import games
from tablee.core.command import Argument, Command
from tablee.words import spoken_here
from tablee.words.plain import plain_label


class Brought(NamedTuple):
    """A command, and the name of the game that brings it."""

    game: str
    command: Command

    def about(self) -> str | None:
        """What it is for, in the language of the environment; None where the game's words do not say."""
        return plain_label(spoken_here(), self.game, "command", self.command.name)


def brought() -> dict[str, Brought]:
    """Every command that a game brings along, by name; none if a game cannot be loaded, which `doctor` tells."""
    try:
        installed = dict(games.installed())
    except Exception:
        return {}
    return {
        command.name: Brought(name, command)
        for name, game in installed.items()
        for command in game.commands()
    }


def function(asked_for: Brought) -> Any:
    """What typer makes a subcommand of: a function whose signature is the command's arguments."""
    game, command = asked_for

    def asked(**given: str) -> None:
        from tablee.cli.console import Console
        from tablee.words import sentence

        console = Console()
        answer = command.ask(*(given[argument.name] for argument in command.arguments))
        mark = "[bold green]✓[/]" if answer.yes else "[bold red]✗[/]"
        console.out.print(mark, sentence(answer.code, answer.params, console.language), soft_wrap=True)
        raise typer.Exit(0 if answer.yes else 1)

    asked.__signature__ = inspect.Signature(  # type: ignore[attr-defined]
        [
            inspect.Parameter(
                argument.name, inspect.Parameter.KEYWORD_ONLY, annotation=_annotation(game, command, argument)
            )
            for argument in command.arguments
        ]
    )
    return asked


def _annotation(game: str, command: Command, argument: Argument) -> Any:
    told = plain_label(spoken_here(), game, "command", command.name, argument.name)
    kind: Any = Literal[argument.choices] if argument.choices else str
    return Annotated[kind, typer.Argument(help=told)]
