"""`import tablee`: what a script or a notebook does with a game."""

import ast
import asyncio
import copy
import inspect
import pickle
import re
import subprocess
import sys
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from typing import Any

import pytest

import tablee
from tablee.api.pictures import html
from tablee.bots.weights import WeightsError
from tablee.core.options import Count
from tablee.games import installed
from tests.api.returned import finished
from tests.house.tree import PACKAGE, ROOT, syntax
from tests.patience import patience_s


def test_in_a_notebook_a_picture_shows_nothing_beside_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[str] = []
    monkeypatch.setattr("rich.console._is_jupyter", lambda: True)
    monkeypatch.setattr("rich.jupyter.display", lambda segments, text: shown.append(text))
    match = tablee.game(tablee.games()[0]).start(seed=1)
    assert "<pre" in match._repr_html_()
    assert match._repr_svg_() is not None
    assert shown == []


def test_what_is_exported_is_there_and_says_what_it_is() -> None:
    assert sorted(tablee.__all__) == tablee.__all__ == dir(tablee)
    for name in tablee.__all__:
        exported = getattr(tablee, name)
        if name != "__version__":
            assert inspect.getdoc(exported), name


def test_everything_exported_is_there_without_any_extra() -> None:
    script = (
        "import sys; sys.modules.update(dict.fromkeys(['tablee.arena', 'numpy', 'openskill', 'jinja2'])); "
        "from tablee import *"
    )
    subprocess.run([sys.executable, "-c", script], check=True, timeout=patience_s())


def test_nothing_is_exported_that_the_page_for_python_does_not_name() -> None:
    page = (ROOT / "docs" / "python.md").read_text(encoding="utf-8")
    assert [name for name in tablee.__all__ if f"`{name}" not in page and f"`tablee.{name}" not in page] == []


def test_the_version_is_that_of_the_metadata() -> None:
    assert tablee.__version__ == version("tablee")


def test_importing_it_loads_neither_server_nor_database_nor_games() -> None:
    heavy = [
        "starlette",
        "sqlalchemy",
        "rich",
        "fluent",
        "msgspec",
        "asyncio",
        "tablee.games",
        "tablee.words",
    ]
    script = f"import sys, tablee; print([name for name in {heavy} if name in sys.modules])"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "[]"


def test_the_names_of_the_games_can_be_asked_for_whatever_was_imported_before() -> None:
    script = "import tablee.games, tablee; print(tablee.games() == list(tablee.games.installed()))"
    ran = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True, check=True)
    assert ran.stdout.strip() == "True"


def test_a_match_is_started_played_taken_back_and_written_down(game: tablee.Game[Any]) -> None:
    match = game.start(seed="any text")
    deal = copy.deepcopy(match.position)
    assert (match.players, match.ply, len(match), match.over, match.result) == (
        game.players[0],
        0,
        0,
        False,
        None,
    )
    first = match.legal[0]
    assert first in match.legal
    assert len(list(match.legal)) == len(match.legal)
    assert all(isinstance(event, tablee.Event) for event in match.push(first))
    assert list(match) == match.moves == [first]
    assert tablee.load(match.record().text()).position == match.position
    assert match.pop() == first
    assert match.position == deal
    with pytest.raises(IndexError):
        match.pop()


def test_equal_seeds_deal_alike_numbers_too(game: tablee.Game[Any]) -> None:
    assert game.start(seed=7).position == game.start(seed="7").position
    assert game.start(seed=7).position != game.start(seed=8).position
    assert game.start().seed != game.start().seed


def test_bots_are_named_and_play_to_the_end(game: tablee.Game[Any]) -> None:
    assert game.bots == ["random", *(f"bot:{level}" for level in game.rules.bot_levels)]
    match = game.start(players=game.players[1], seed=1)
    everybody: list[tablee.Bot | str] = ["random", *([game.bot("bot:1")] * (match.players - 1))]
    # Chance and the lowest level may play long; the promise is only that each acts at its turn.
    match.play_out(*everybody, seed=1, plies=2 * match.players)
    again = game.start(players=game.players[1], seed=1).play_out(*everybody, seed=1, plies=2 * match.players)
    assert match.moves == again.moves
    assert match.game.bot("uct:2").choose(match).move in match.legal


def test_who_is_no_bot_is_refused_in_a_sentence(game: tablee.Game[Any]) -> None:
    with pytest.raises(tablee.OptionError, match="no bot of level 99"):
        game.bot(99)
    with pytest.raises(tablee.OptionError) as refused:
        game.bot("grandmaster")
    assert refused.value.code == "bot.unknown"


def test_an_error_is_a_sentence_in_three_languages_and_survives_a_pickle() -> None:
    with pytest.raises(tablee.UnknownGameError) as refused:
        tablee.game("checkers")
    error = refused.value
    assert isinstance(error, tablee.TableeError)
    assert (
        str(error)
        == error.sentence("en")
        == f"There is no game “checkers” here. Installed: {' '.join(tablee.games())}."
    )
    assert len({error.sentence(language) for language in ("fr", "nl", "en")}) == 3
    assert repr(error).startswith("<UnknownGameError game.unknown (name='checkers'")
    twin = pickle.loads(pickle.dumps(error))
    assert (type(twin), twin.code, twin.params) == (type(error), error.code, error.params)


def test_an_illegal_move_changes_nothing_and_names_the_rule(game: tablee.Game[Any]) -> None:
    match = game.start(seed=3)
    before = copy.copy(match.position)
    with pytest.raises(tablee.IllegalMoveError) as refused:
        match.push("nonsense")
    assert str(refused.value) != refused.value.code
    assert match.position == before
    assert match.ply == 0


def test_options_are_named_as_in_the_notation(game: tablee.Game[Any]) -> None:
    match = game.start()
    parameters = installed()[game.name].options.parameters
    assert set(match.options) == set(game.options["properties"]) - set(parameters)
    for name, option in installed()[game.name].options.all.items():
        if isinstance(option, Count):
            assert match.options[name] == option.default
    with pytest.raises(tablee.OptionError, match="no option “colour_of_the_table”") as refused:
        game.start(colour_of_the_table="green")
    known = list(game.options["properties"])
    assert refused.value.params["known"] == known
    for language in ("en", "fr", "nl"):
        assert ", ".join(known) in refused.value.sentence(language)


def test_a_seat_is_shown_no_more_than_on_the_page(game: tablee.Game[Any]) -> None:
    match = game.start(seed=5).play_out("random", plies=3)
    rules = game.rules
    for seat in (None, *range(match.players)):
        assert match.view(seat) == rules.view(match.position, seat)
    known = match.information(1)
    known.pop("inferences", None)
    assert known == rules.information(match.position, 1)


def test_a_determinization_is_another_world_that_looks_the_same_to_its_seat(game: tablee.Game[Any]) -> None:
    players = min(3, game.rules.max_players)
    match = game.start(players=players, seed=5).play_out("random", plies=4)
    for seat in range(players):
        world = match.determinization(seat, seed=2)
        assert game.rules.information(world, seat) == game.rules.information(match.position, seat)
        assert world == match.determinization(seat, seed=2)
        assert world != match.position
    assert match.determinization(seed=2) == match.determinization(match.turn, seed=2)


def test_a_match_shows_itself_in_notebooks_as_a_spectator_sees_it(game: tablee.Game[Any]) -> None:
    match = game.start(seed=5).play_out("random", plies=3)
    for picture in (match._repr_html_(), match._repr_svg_()):
        assert picture is not None
        assert "http" not in picture.replace("http://www.w3.org/2000/svg", "")
        assert f"Match of {game.name}" in picture
    assert match._repr_html_() == html(game.rules, game.rules.view(match.position, None), repr(match))


def test_matches_and_positions_tell_what_they_are(game: tablee.Game[Any]) -> None:
    match = game.start(seed=5)
    assert repr(match) == f"<Match of {game.name}, {match.players} players, ply 0, seat {match.turn} to act>"
    lines = repr(match.position).split("\n")
    assert (
        lines[0]
        == f"<{game.name}, {match.players} players, {match.position.phase}, seat {match.turn} to act>"
    )
    assert len(lines) > 2
    assert "[bold]" not in repr(match.position)
    assert repr(match.legal).startswith(f"<{len(match.legal)}")
    assert match.legal[0] in repr(match.legal)


def test_a_match_is_analysed_where_a_loop_runs_already_as_in_a_notebook() -> None:
    match = tablee.game(tablee.games()[0]).start(seed=5).play_out("random", plies=2)

    async def cell() -> list[tablee.EvaluatedMove]:
        return match.analyse(ms=30)

    judged = asyncio.run(cell())
    assert [one.ply for one in judged] == [1, 2]
    assert all(one.move == move for one, move in zip(judged, match.moves, strict=True))


@pytest.mark.parametrize("name", ["errors", "events", "game", "position", "record", "rng", "zones"])
def test_help_tells_what_the_docstrings_say_compiled_or_not(name: str) -> None:
    module = import_module(f"tablee.core.{name}")
    source = syntax(PACKAGE / "core" / f"{name}.py")
    assert inspect.cleandoc(module.__doc__ or "") == ast.get_docstring(source)
    for node in source.body:
        if isinstance(node, ast.ClassDef) and "NamedTuple" in map(ast.unparse, node.bases):
            # Named tuples stay ordinary classes when compiled, and then have no docstring.
            continue
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            _tells(getattr(module, node.name), node)
            for part in node.body if isinstance(node, ast.ClassDef) else []:
                # Special methods have texts of their own once compiled.
                if isinstance(part, ast.FunctionDef) and not part.name.startswith("__"):
                    _tells(inspect.getattr_static(getattr(module, node.name), part.name), part)


def _tells(found: object, node: ast.ClassDef | ast.FunctionDef) -> None:
    text = ast.get_docstring(node)
    if text is not None:
        assert inspect.cleandoc(found.__doc__ or "") == text, node.name


@pytest.mark.parametrize("bots", [(), (1, 1, 1)], ids=["none", "one too many"])
def test_bots_are_one_for_all_seats_or_one_for_each(game: tablee.Game[Any], bots: tuple[int, ...]) -> None:
    match = game.start(players=2, seed=1)
    with pytest.raises(tablee.ArgumentError) as refused:
        match.play_out(*bots)
    assert (refused.value.code, refused.value.params) == ("argument.bots", {"given": len(bots), "seats": 2})
    assert len({refused.value.sentence(language) for language in ("en", "fr", "nl")}) == 3
    assert match.ply == 0


@pytest.mark.parametrize(
    ("language", "seat"),
    [("en", "Seat"), ("fr", "Place"), ("nl", "Plaats"), ("fr-BE", "Place"), ("de", "Seat")],
)
def test_a_story_names_the_seats_in_its_language(game: tablee.Game[Any], language: str, seat: str) -> None:
    story = " ".join(finished(game.start(players=2, seed=1), 0).story(language=language))
    assert re.search(rf"\b{seat} [01]\b", story)
    assert seat == "Seat" or "Seat" not in story


def test_a_bot_takes_weights_from_a_file_or_in_its_name(tmp_path: Path) -> None:
    file = tmp_path / "tuned.toml"
    file.write_text('game = "mawoki"\nlevel = 3\n[weights]\nanswers = 0.5\narrows = 0.5\n', encoding="utf-8")
    game = tablee.game("mawoki")

    def played(bot: str) -> object:
        return [game.start(seed=seed).play_out(bot, "bot:1", seed=1).moves for seed in range(5)]

    assert played(f"bot:3@{file}") == played("bot:3@answers=0.5 arrows=0.5") != played("bot:3")
    with pytest.raises(WeightsError) as refused:
        game.bot("bot:3@hurry=1")
    assert refused.value.code == "weights.unknown"
    with pytest.raises(WeightsError) as other:
        tablee.game("tokan").bot(f"bot:3@{file}")
    assert other.value.code == "weights.game"
