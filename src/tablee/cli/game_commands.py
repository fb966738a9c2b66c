"""The commands that games bring along (`Game.commands`): questions answered with yes or no, and why."""

import inspect
from typing import Annotated, Any, Literal

import typer

from tablee import games
from tablee.cli.console import Console
from tablee.core.command import Argument, Command
from tablee.words import label, sentence, spoken_here


def add_to(app: typer.Typer) -> None:
    """Give `app` a subcommand for each command of each game; none if a game cannot be loaded, which `doctor` tells."""
    try:
        installed = games.installed()
    except Exception:
        return
    for name, game in installed.items():
        for command in game.commands():
            app.command(command.name, help=label(spoken_here(), name, "command", command.name))(
                _function(name, command)
            )


def _function(game: str, command: Command) -> Any:
    """What typer makes a subcommand of: a function whose signature is the command's arguments."""

    def asked(**given: str) -> None:
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
    told = label(spoken_here(), game, "command", command.name, argument.name)
    kind: Any = Literal[argument.choices] if argument.choices else str
    return Annotated[kind, typer.Argument(help=told)]
