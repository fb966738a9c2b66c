"""The subcommands and their help."""

from importlib.metadata import version
from typing import Annotated

import typer

from tablee.bots.engine import supervisor
from tablee.cli import (
    analyse,
    arena,
    bot,
    doctor,
    game_commands,
    games,
    moderator,
    play,
    replay,
    report,
    serve,
)

app = typer.Typer(
    name="tablee",
    help="Tabletop games for people and bots: exact rules, one table, any browser.",
    no_args_is_help=True,
    context_settings={"help_option_names": ["-h", "--help"]},
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"tablee {version('tablee')}")
        raise typer.Exit


@app.callback()
def tablee(
    version: Annotated[
        bool, typer.Option("--version", help="Print the version and leave.", callback=_version, is_eager=True)
    ] = False,
) -> None:
    """Tabletop games for people and bots: exact rules, one table, any browser."""


@app.command()
def engine(
    seconds: Annotated[
        float,
        typer.Option(help="What a request may take; 0 for no bound. A bot's thinking time is added.", min=0),
    ] = supervisor.SECONDS,
    memory: Annotated[
        int, typer.Option(help="Mebibytes of memory that a request may take; 0 for no bound.", min=0)
    ] = supervisor.MEMORY >> 20,
) -> None:
    """Answer programs: one JSON request a line in, one JSON answer a line out.

    The requests are described in docs/notation.md and docs/engine.md. Ends with its input.
    """
    supervisor.run(seconds, memory << 20)


app.command("serve")(serve.serve)
app.command("play")(play.play)
app.command("games")(games.games)
app.command("replay")(replay.replay)
app.command("arena")(arena.arena)
app.command("analyse")(analyse.analyse)
app.command("bot")(bot.bot)
app.command("report")(report.report)
app.command("doctor")(doctor.doctor)
app.add_typer(moderator.app, name="moderator")
game_commands.add_to(app)
