"""What a worker does with a question: which bot it asks, for how long, and what it refuses."""

from typing import Any

import pytest

from tablee.bots.pool import handlers
from tablee.bots.pool.handlers import decide, rule, tree_bot
from tablee.bots.pool.messages import Conclusion, Decision, Growth, Ruling
from tablee.core.bot import BotMove
from tablee.core.errors import IllegalMoveError
from tablee.core.root_parallel import Part, TreeBot
from tablee.games import find
from tablee.match import Match


class Trees(TreeBot):
    """A bot that says by which way it was asked."""

    def __init__(self, timed: bool) -> None:
        super().__init__(500)
        self.by_clock = timed
        self.asked: tuple[Any, ...] = ()

    def search(self, known: dict[str, Any], seed: int) -> Any:
        raise NotImplementedError

    def reason(self, known: dict[str, Any], moves: list[str], move: str) -> None:
        raise NotImplementedError

    def timed(self, ms: int | None) -> bool:
        return self.by_clock

    def choose_by_trees(self, *asked: Any) -> BotMove:
        self.asked = asked
        return BotMove("by trees", {})


def question(**more: Any) -> Decision:
    return Decision("mawoki", {"known": 1}, ["a", "b"], 5, ms=40, seed=7, **more)


@pytest.fixture
def bot(monkeypatch: pytest.MonkeyPatch) -> Trees:
    """Return the bot that every level has."""
    found = Trees(timed=False)
    monkeypatch.setattr(handlers, "bot_of", lambda _game, _level: found)
    monkeypatch.setattr(handlers, "think", lambda _game, *asked: BotMove(f"alone {asked[2:]}", {}))
    return found


def test_trees_are_grown_here_unless_a_clock_ends_the_search(bot: Trees) -> None:
    assert decide(question(trees=3)).move == "by trees"
    assert bot.asked == ({"known": 1}, ["a", "b"], 7, 40, 3)
    assert decide(question(trees=0)).move == "by trees"
    assert bot.asked[4:] == (1,)
    bot.by_clock = True
    assert decide(question()).move == "alone (5, 40, 7)"


def test_a_level_has_its_own_number_of_iterations_unless_the_question_has_one(bot: Trees) -> None:
    for iterations, expected in ((0, 500), (20, 20)):
        asked = tree_bot(question(iterations=iterations))
        assert isinstance(asked, Trees)
        assert asked.iterations == expected


def test_no_part_of_a_tree_is_grown_by_a_bot_that_grows_none(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(handlers, "bot_of", lambda _game, _level: object())
    assert tree_bot(question()) is None
    with pytest.raises(TypeError, match="level 5 of mawoki"):
        handlers.grow(Growth(question(), Part()))
    with pytest.raises(TypeError, match="level 5 of mawoki"):
        handlers.conclude(Conclusion(question(), []))


def test_nothing_is_examined_once_the_match_is_over() -> None:
    game = find("mawoki")
    match = Match.new(game, 2, {}, "over")
    while match.turn is not None:
        match.play(match.turn, match.legal().moves[0])
    with pytest.raises(IllegalMoveError) as refused:
        rule(Ruling("examine", game.dump(match.position), "draft"))
    assert refused.value.code == "move.over"
