"""`play_out` takes a bot class as the tutorial and the arena have it, or an object of one."""

from typing import Any, ClassVar

import pytest

import tablee
from tablee.core.bot import Bot, BotMove
from tests.docs.python_blocks import python_blocks


class Last(Bot):
    """Plays the last legal move, and records its arguments."""

    asked: ClassVar[list[tuple[dict[str, Any], list[str], int, int | None]]] = []

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        self.asked.append((known, moves, seed, ms))
        return BotMove(moves[-1], {})


class Alike:
    """Has the method, without inheriting from `Bot`."""

    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        return BotMove(moves[-1], {})


class Weightless(Last):
    def __init__(self) -> None:
        raise OSError("no weights here")


class Empty:
    pass


class Nonsense(Last):
    def choose(self, known: dict[str, Any], moves: list[str], seed: int, ms: int | None) -> BotMove:
        return BotMove("nonsense", {})


def last(match: tablee.Match, seed: int) -> str:
    return match.legal[-1]


@pytest.mark.parametrize(
    "bot", [Last, Last(), Alike, Alike()], ids=["class", "object", "alike", "its object"]
)
def test_a_class_or_an_object_plays_as_the_same_function_does(game: tablee.Game, bot: Any) -> None:
    played = game.start(seed=1).play_out(bot, seed=1, plies=6)
    assert played.moves == game.start(seed=1).play_out(last, seed=1, plies=6).moves
    assert played.ply == 6


def test_it_receives_what_its_seat_knows_and_nothing_else(game: tablee.Game) -> None:
    match = game.start(seed=1)
    Last.asked.clear()
    match.copy().play_out(Last, seed=1, plies=1)
    ((known, moves, seed, ms),) = Last.asked
    assert (known, moves, ms) == (match.information(), match.legal.moves, None)
    assert isinstance(seed, int)


def test_the_class_of_the_tutorial_plays_beside_one_in_the_form_of_the_games() -> None:
    names: dict[str, Any] = {}
    exec(python_blocks("docs/write-a-bot.md")[1], names)
    match = tablee.game("tokan").start(seed=1).play_out(names["Fox"], Last, seed=1, plies=4)
    assert match.ply == 4


@pytest.mark.parametrize(
    ("bot", "cause", "reason"),
    [
        (Weightless, OSError, "OSError: no weights here"),
        (Empty, TypeError, "TypeError: Empty has no method choose(seen)"),
    ],
)
def test_a_class_that_does_not_start_is_named_with_its_own_error(bot: Any, cause: type, reason: str) -> None:
    match = tablee.game("tokan").start(seed=1)
    with pytest.raises(tablee.ArgumentError) as refused:
        match.play_out(bot)
    assert (refused.value.code, refused.value.params) == (
        "argument.bot_start",
        {"bot": bot.__name__, "reason": reason},
    )
    assert type(refused.value.__cause__) is cause
    for language in ("en", "fr", "nl"):
        assert reason in refused.value.sentence(language)
    assert match.ply == 0


def test_an_illegal_move_of_a_class_names_the_class() -> None:
    with pytest.raises(tablee.IllegalMoveError, match="“Nonsense” at seat 0"):
        tablee.game("tokan").start(seed=1).play_out(Nonsense)


@pytest.mark.parametrize("bot", [object(), None, "grandmaster"])
def test_anything_else_is_refused_with_what_to_pass(bot: Any) -> None:
    with pytest.raises(tablee.OptionError, match="a function or a class") as refused:
        tablee.game("tokan").start(seed=1).play_out(bot)
    assert refused.value.code == "bot.unknown"
