"""The rules in docs/rules, which the pages show too, use the words of the form for a new table."""

import re
from pathlib import Path
from typing import Any

import pytest

from tablee.core.game import Game
from tablee.words import LANGUAGES, label
from tests.docs.rules_page import RulesPage, page
from tests.house.tree import ROOT, games_here

EVERY_GAME = games_here()


def pace_of(game: Game[Any]) -> Path:
    """Return the file in which a game's drawing, if it has one, states the length of a match."""
    return ROOT / "web" / "src" / "games" / game.name.replace("-", "_") / "pace.ts"


CHAPTERS = {
    "en": [
        "At a glance",
        "On the table",
        "A turn",
        "Special cases",
        "Scoring",
        "The end",
        "Options",
        "House rulings",
        "Questions people ask",
    ],
    "fr": [
        "En bref",
        "Sur la table",
        "Ton tour",
        "Cas particuliers",
        "Les points",
        "La fin",
        "Options",
        "Nos choix",
        "Questions fréquentes",
    ],
    "nl": [
        "In het kort",
        "Op tafel",
        "Je beurt",
        "Bijzondere gevallen",
        "De puntentelling",
        "Het einde",
        "Opties",
        "Onze afspraken",
        "Veelgestelde vragen",
    ],
}
APPENDIX = {
    "en": "The deck, card by card",
    "fr": "Le paquet, carte par carte",
    "nl": "De kaarten een voor een",
}
FACTS = {
    "en": ["Players:", "Age:", "Time:", "Aim:"],
    "fr": ["Joueurs :", "Âge :", "Durée :", "But :"],
    "nl": ["Spelers:", "Leeftijd:", "Duur:", "Doel:"],
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_every_page_has_the_same_chapters(game: Game[Any], language: str) -> None:
    chapters = page(game.name, language).chapters
    assert chapters in (CHAPTERS[language], [*CHAPTERS[language], APPENDIX[language]])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_a_page_begins_with_who_may_play_how_long_and_what_for(game: Game[Any], language: str) -> None:
    text = page(game.name, language).text
    assert re.findall(r"^- \*\*(.+?)\*\* ", text, re.MULTILINE)[:4] == FACTS[language]
    least, most = game.min_players, game.max_players
    players = re.search(rf"^- \*\*{FACTS[language][0]}\*\* (.+)$", text, re.MULTILINE)
    assert players is not None
    assert re.findall(r"\d+", players[1]) == sorted({str(least), str(most)})


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_a_page_opens_with_prose_and_keeps_tables_of_letters_for_its_end(
    game: Game[Any], language: str
) -> None:
    told = page(game.name, language).text.split(f"\n## {APPENDIX[language]}\n")[0]
    opening = told.split("\n## ")[0].split("\n", 1)[1].strip()
    assert re.match(r"[A-ZÀ-Ý]\w+.*[.!]$", opening, re.DOTALL)
    coded = [
        table
        for table in RulesPage(told).tables
        if {len(cell) for row in table[1:] for cell in row[1:]} == {1}
    ]
    assert [table for table in coded if any(cell.isalpha() for row in table[1:] for cell in row[1:])] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "game", [game for game in EVERY_GAME if pace_of(game).exists()], ids=lambda game: game.name
)
def test_the_page_and_the_box_say_the_same_number_of_minutes(game: Game[Any], language: str) -> None:
    pace = pace_of(game).read_text("utf-8")
    time = re.search(rf"^- \*\*{FACTS[language][2]}\*\* (.+)$", page(game.name, language).text, re.MULTILINE)
    assert time is not None
    boxed = {number for pair in re.findall(r"minutes: \[(\d+), (\d+)\]", pace) for number in pair}
    assert set(re.findall(r"\d+", time[1])) == boxed


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_players_are_not_asked_to_read_notation_or_command_lines(game: Game[Any], language: str) -> None:
    assert "`" not in page(game.name, language).text


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_what_a_page_counts_out_comes_out(game: Game[Any], language: str) -> None:
    told = page(game.name, language)
    assert told.wrong_sums == []
    assert told.sums == page(game.name, "en").sums


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_an_option_is_called_what_the_form_calls_it(game: Game[Any], language: str) -> None:
    titles = [label(language, game.name, "option", name) for name in game.options.all]
    told = page(game.name, language).words.casefold()
    assert [title for title in titles if title is None or title.casefold() not in told] == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", EVERY_GAME, ids=lambda game: game.name)
def test_a_choice_is_called_what_the_form_calls_it(game: Game[Any], language: str) -> None:
    choices = [
        label(language, game.name, "option", name, str(value))
        for name, option in game.options.all.items()
        for value in option.schema().get("enum", [])
    ]
    told = page(game.name, language).words.casefold().replace("*", "")
    assert [choice for choice in choices if choice is not None and choice.casefold() not in told] == []
