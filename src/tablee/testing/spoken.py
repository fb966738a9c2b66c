"""Words for everything that a game says, in each of our languages."""

from random import Random
from typing import Any, Final

from tablee.core.errors import IllegalMoveError
from tablee.core.game import OVER
from tablee.core.options import Choice
from tablee.testing.broken import require
from tablee.testing.walks import AnyGame, Setup, mutations, walk
from tablee.words import LANGUAGES, event_sentences, has, heading, sentence

__tracebackhide__: Final = True

LEFT_OPEN: Final = ("{$", "{ $", "???")
"""Parts of a sentence whose parameter is missing."""


def names_are_there(game: AnyGame) -> None:
    """Check that the game, its options and their values have names in each language."""
    wanted: list[tuple[str, ...]] = [("name",), ("about",)]
    for option in game.options.all.values():
        wanted += [("option", option.name), ("option", option.name, "help")]
        if isinstance(option, Choice):
            wanted += [("option", option.name, str(value)) for value in option.values]
    position = game.new(game.min_players, {}, "words")
    # A game that draws its own picture for the terminal needs no names of zones there.
    if game.render(game.view(position, None)) is None:
        wanted += [("zone", key) for key in game.write(position)]
    for parts in wanted:
        _said(game, ".".join((game.name, *parts)))


def what_happens_is_said(game: AnyGame, setup: Setup, seed: int, plies: int) -> None:
    """Check that the phases, events and refusals of a random match have sentences in each language, for each reader."""
    chance = Random(seed)
    names = [f"Ana {seat}" for seat in range(setup.players)]
    phases: set[str] = set()
    for position, move in walk(game, setup, seed, plies):
        if position.phase not in phases and position.phase != OVER:
            phases.add(position.phase)
            _said(game, f"{game.name}.await.{position.phase}")
        if move is None:
            return
        _, events = game.apply(position, move)
        for event in events:
            _said(game, event.kind)
            for viewer in (position.turn, None):
                for language in LANGUAGES:
                    _whole(event.kind, event_sentences([event.seen_by(viewer)], names, language))
                    if "seat" in event.data:
                        require(
                            heading(event.kind, language) is not None,
                            f"The event {event.kind} has no heading in {language}. Write its attribute `.heading`, "
                            "for reports of the arena.",
                        )
        for text in mutations(game.legal(position).moves, chance, 6):
            try:
                game.check_move(position, text)
            except IllegalMoveError as illegal:
                _said(game, illegal.code)
                for language in LANGUAGES:
                    _whole(illegal.code, [sentence(illegal.code, illegal.params, language)])


def _said(game: AnyGame, code: str) -> None:
    missing = [language for language in LANGUAGES if not has(code, language)]
    message = code.replace(".", "-").replace("_", "-")
    require(
        missing == [],
        f"“{code}” has no words in {', '.join(missing)}. Write the message {message} in words/<language>.ftl beside "
        f"the module that the entry point of {game.name} names.",
    )


def _whole(code: str, sentences: list[Any]) -> None:
    holes = [text for text in sentences if any(hole in text for hole in LEFT_OPEN)]
    require(
        holes == [],
        f"The words of “{code}” use a parameter that it does not have: {holes}. Give the parameter, or change "
        "the words.",
    )
