"""A bot that returns no move, an illegal one, or raises, is named with what is needed to try it again."""

import pickle
from collections.abc import Callable
from typing import Any

import pytest

import tablee
from tablee.core.bot import BotMove


def none(match: tablee.Match, seed: int) -> Any:
    return None


def move_object(match: tablee.Match, seed: int) -> Any:
    return BotMove(match.legal[0], {})


def number(match: tablee.Match, seed: int) -> Any:
    return 0


class Silent(tablee.Bot):
    """A bot whose class returns nothing."""

    def choose(self, match: tablee.Match, seed: int | None = None) -> Any:
        return None


@pytest.mark.parametrize("bot", [none, number])
def test_a_function_that_returns_no_text_is_named(
    game: tablee.Game, bot: Callable[[tablee.Match, int], Any]
) -> None:
    match = game.start(seed=1)
    with pytest.raises(tablee.ArgumentError) as refused:
        match.play_out(bot)
    assert refused.value.code == "argument.answer"
    assert refused.value.params == {
        "bot": bot.__name__,
        "seat": match.turn,
        "ply": 0,
        "value": repr(bot(match, 0))[:80] + ("." * 2 if len(repr(bot(match, 0))) > 80 else ""),
    }
    for language in ("en", "fr", "nl"):
        assert bot.__name__ in refused.value.sentence(language)
    assert match.ply == 0


def test_a_function_may_return_its_move_with_notes(game: tablee.Game) -> None:
    match = game.start(seed=1)
    assert match.copy().play_out(move_object, plies=1).moves == [match.legal[0]]


def test_a_class_that_returns_nothing_is_named_too(game: tablee.Game) -> None:
    with pytest.raises(tablee.ArgumentError, match=r"“random” at seat \d returned None"):
        game.start(seed=1).play_out(Silent(game.rules, "random"))


@pytest.mark.parametrize("move", [None, 0, b"draw", ["draw"]])
def test_a_move_that_is_no_text_is_refused_by_the_match(game: tablee.Game, move: Any) -> None:
    match = game.start(seed=1)
    with pytest.raises(tablee.ArgumentError) as refused:
        match.push(move)
    assert (refused.value.code, refused.value.params) == ("argument.move", {"value": repr(move)})
    assert match.ply == 0


def test_an_illegal_move_is_named_with_bot_seat_and_ply_and_keeps_the_broken_rule(game: tablee.Game) -> None:
    def hopeful(match: tablee.Match, seed: int) -> str:
        return match.legal[0] if match.ply < 2 else "nonsense"

    match = game.start(seed="again")
    with pytest.raises(tablee.IllegalMoveError) as refused:
        match.play_out(hopeful)
    error = refused.value
    assert error.code == "bot.illegal"
    assert error.params == {"bot": "hopeful", "seat": match.turn, "ply": 2, "move": "nonsense"}
    with pytest.raises(tablee.IllegalMoveError) as broken:
        match.push("nonsense")
    assert isinstance(error.__cause__, tablee.IllegalMoveError)
    assert (error.__cause__.code, error.__cause__.params) == (broken.value.code, broken.value.params)
    said = {error.sentence(language) for language in ("en", "fr", "nl")}
    assert len(said) == 3
    assert all("hopeful" in one and "nonsense" in one and " 2" in one for one in said)


def test_an_illegal_move_of_a_bot_names_the_bot_and_its_seeds(game: tablee.Game) -> None:
    asked: list[int] = []

    def hopeful(match: tablee.Match, seed: int) -> str:
        asked.append(seed)
        return match.legal[0] if match.ply < 2 else "nonsense"

    match = game.start(seed="again")
    with pytest.raises(tablee.IllegalMoveError) as refused:
        match.play_out(hopeful)
    note = f"Bot “hopeful” at seat {match.turn}, ply 2, seed {asked[-1]}. The match: {game.name}, "
    assert refused.value.__notes__ == [f"{note}{match.players} players, seed {match.seed!r}."]
    assert pickle.loads(pickle.dumps(refused.value)).__notes__ == refused.value.__notes__
    assert game.start(match.players, match.seed).position == match.positions[0]


def test_an_exception_of_a_bot_gets_the_same_note(game: tablee.Game) -> None:
    def broken(match: tablee.Match, seed: int) -> str:
        raise KeyError("mine")

    with pytest.raises(KeyError, match="mine") as raised:
        game.start(seed=1).play_out(broken)
    assert "Bot “broken” at seat" in raised.value.__notes__[0]


def test_a_lambda_and_an_object_that_can_be_called_have_a_name() -> None:
    class Caller:
        def __call__(self, match: tablee.Match, seed: int) -> str:
            return "nonsense"

    for bot, name in ((Caller(), "“Caller”"), (lambda match, seed: "nonsense", "“<lambda>”")):
        with pytest.raises(tablee.IllegalMoveError) as refused:
            tablee.game("tokan").start(seed=1).play_out(bot)
        assert name in refused.value.__notes__[0]
