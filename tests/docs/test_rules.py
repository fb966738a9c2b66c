"""The rules in docs/rules, which the pages show too, speak as the form of a new table does."""

import re
from functools import cache
from typing import Any

import pytest

from tablee import games
from tablee.core.game import Game
from tablee.words import LANGUAGES, label
from tests.house.tree import ROOT

EVERY_GAME = list(games.installed().values())


@cache
def rules(game: str, language: str) -> str:
    """The words of one page, as one line."""
    page = (ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")
    return " ".join(page.split())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_an_option_is_called_what_the_form_calls_it(game: Game[Any], language: str) -> None:
    titles = [label(language, game.name, "option", name) for name in game.options.all]
    told = rules(game.name, language).casefold()
    assert [title for title in titles if title is None or title.casefold() not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_no_option_appears_by_the_name_that_programs_write(game: Game[Any], language: str) -> None:
    values = [str(value) for option in game.options.all.values() for value in option.schema().get("enum", [])]
    in_code = set(re.findall(r"`([^`]+)`", rules(game.name, language)))
    assert in_code.isdisjoint([*game.options.all, *values])
