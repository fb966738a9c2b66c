"""`tablee games`."""

import click
from rich.markup import escape
from rich.table import Table

from tablee import games as registry
from tablee.cli.console import Console
from tablee.words import label


@click.command()
def games() -> None:
    """List the games, with their options and bots."""
    console = Console()
    for name, game in registry.installed().items():
        title = label(console.language, name, "name") or name
        many = f"{game.min_players}–{game.max_players}"
        players = str(game.min_players) if game.min_players == game.max_players else many
        levels = ", ".join(map(str, game.bot_levels))
        console.out.print(f"[bold]{escape(title)}[/] [dim]tablee play {name}[/]")
        console.say("game-facts", players=players, levels=levels)
        options = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for option in (*game.options.all.values(), *game.options.parameters.values()):
            name_shown = label(console.language, name, "option", option.name) or ""
            options.add_row(
                f"  --option {option.name}=", escape(option.expected()), f"[dim]{escape(name_shown)}[/]"
            )
        console.out.print(options)
