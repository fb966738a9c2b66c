"""`tablee games`."""

from rich.markup import escape
from rich.table import Table

from tablee import games as registry
from tablee.cli.speech import Speech
from tablee.words import label


def games() -> None:
    """List the games, with their options and bots."""
    speech = Speech()
    for name, game in registry.installed().items():
        title = label(speech.language, name, "name") or name
        many = f"{game.min_players}–{game.max_players}"
        players = str(game.min_players) if game.min_players == game.max_players else many
        levels = ", ".join(map(str, game.bot_levels))
        speech.out.print(f"[bold]{escape(title)}[/] [dim]tablee play {name}[/]")
        speech.say("game-facts", players=players, levels=levels)
        options = Table(box=None, show_header=False, padding=(0, 2, 0, 0))
        for option in game.options.all.values():
            told = label(speech.language, name, "option", option.name) or ""
            options.add_row(
                f"  --option {option.name}=", escape(option.expected()), f"[dim]{escape(told)}[/]"
            )
        speech.out.print(options)
