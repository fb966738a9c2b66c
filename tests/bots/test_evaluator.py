"""Analysis of finished matches."""

import asyncio
from typing import Any

import pytest

from tablee.bots.evaluator import PIECE_MS, EvaluatedMove, by_sides, evaluate
from tablee.bots.levels import NoAnswerError
from tablee.bots.pool.handlers import InlineThinker
from tablee.bots.pool.messages import Assessment, Decision
from tablee.bots.uct import Expectation, apart
from tablee.core.bot import BotMove, Reason
from tablee.games import find
from tablee.match import Match


def finished(game: str, players: int = 2) -> Match:
    match = Match.new(find(game), players, {}, "judged")
    while match.turn is not None:
        match.play(match.turn, match.legal().moves[0])
    return match


async def evaluated(match: Match, thinker: Any, ms: int) -> list[EvaluatedMove]:
    return [one async for one in evaluate(match, thinker, ms)]


class Told(InlineThinker):
    """A thinker with fixed answers: the last move of a list is the best, and worth `worth` to every seat."""

    def __init__(self, worth: float = 0.5) -> None:
        self.worth = worth
        self.asked: list[dict[str, Any]] = []
        self.assessed: list[tuple[dict[str, Any], str | None, int]] = []
        self.best = ""
        self.notes: dict[str, Any] = {}

    async def choose(self, asked: Decision) -> BotMove:
        self.asked.append(asked.known)
        self.best = asked.moves[-1]
        return BotMove(self.best, self.notes, Reason("toy.why", {}))

    async def assess(self, asked: Assessment) -> Expectation:
        self.assessed.append((asked.position, asked.move, asked.ms))
        share = self.worth if asked.move is not None and asked.move == self.best else 0.5
        return Expectation([share] * asked.position["players"], 1000)


@pytest.mark.parametrize("game", ["tokan", "mawoki"])
async def test_every_move_is_evaluated_and_the_end_is_what_it_was(game: str) -> None:
    match = finished(game)
    found = await evaluated(match, InlineThinker(), 20 * match.ply)
    assert [(one.seat, one.move) for one in found] == [(played.seat, played.move) for played in match.moves]
    assert all(0 <= share <= 1 for one in found for share in one.shares)
    assert all(one.loss is None or 0 <= one.loss <= 1 for one in found)
    assert all(one.loss == 0 for one in found if one.best == one.move)
    assert [one.before for one in found[1:]] == [one.shares for one in found[:-1]]
    assert match.outcome is not None
    assert found[-1].shares == [1.0 if rank == 1 else 0.0 for rank in match.outcome.ranks]


@pytest.mark.usefixtures("toy_installed")
async def test_the_bot_is_asked_with_what_the_seat_knew_then_and_only_where_there_was_a_choice() -> None:
    match = finished("toy")
    thinker = Told()
    found = await evaluated(match, thinker, 60_000)
    knew = [match.information(one.seat, one.ply - 1) for one in found if one.choice]
    assert thinker.asked == knew
    assert all("?" in known["hands"][1 - known["turn"]] for known in knew)
    assert all(one.best == one.move and one.reason is None for one in found if not one.choice)
    # Comparisons use the seat's knowledge; the change of the chances uses all cards.
    assert all("?" in str(position["hands"]) for position, move, _ in thinker.assessed if move is not None)
    assert all("?" not in str(position["hands"]) for position, move, _ in thinker.assessed if move is None)
    assert max(ms for _, _, ms in thinker.assessed) <= PIECE_MS * 1.5


@pytest.mark.usefixtures("toy_installed")
@pytest.mark.parametrize(
    ("worth", "loss", "turns"), [(0.9, 0.4, True), (0.51, 0.0, False), (0.3, 0.0, False)]
)
async def test_what_the_best_move_brings_more_is_lost_and_much_of_it_turns_the_match(
    worth: float, loss: float, turns: bool
) -> None:
    found = await evaluated(finished("toy"), Told(worth), 60_000)
    others = [one for one in found[:-1] if one.best != one.move]
    assert others
    assert {round(one.loss or 0, 2) for one in others} == {loss}
    assert {one.turns for one in others} == {turns}
    assert all(one.reason == Reason("toy.why", {}) for one in others)


@pytest.mark.usefixtures("toy_installed")
async def test_a_move_that_changes_what_its_seat_can_expect_by_much_turns_the_match() -> None:
    last = (await evaluated(finished("toy"), Told(), 60_000))[-1]
    assert last.before == [0.5, 0.5]
    assert sorted(last.shares) == [0.0, 1.0]
    assert last.turns


@pytest.mark.usefixtures("toy_installed")
async def test_without_time_moves_are_not_compared_but_the_best_and_the_swing_are_still_shown() -> None:
    thinker = Told(0.9)
    found = await evaluated(finished("toy"), thinker, 1)
    assert {one.loss for one in found if one.best != one.move} == {None}
    assert len(thinker.asked) == sum(one.choice for one in found)
    assert len(thinker.assessed) == len(found)


@pytest.mark.usefixtures("toy_installed")
async def test_a_bot_that_another_answers_for_has_not_answered() -> None:
    thinker = Told()
    thinker.notes = {"instead": "level"}
    with pytest.raises(NoAnswerError):
        await evaluated(finished("toy"), thinker, 60_000)


def test_partners_are_no_rivals() -> None:
    sides = [0, 1, 0, 1]
    assert by_sides([2.5 / 3, 0.5 / 3, 2.5 / 3, 0.5 / 3], sides) == pytest.approx([1, 0, 1, 0])
    assert by_sides([0.5] * 4, sides) == pytest.approx([0.5] * 4)
    assert by_sides([0.25, 0.75], [0, 1]) == [0.25, 0.75]


def test_the_more_playouts_the_surer_the_difference() -> None:
    few, many = (
        apart(Expectation([0.4, 0.6], playouts), Expectation([0.6, 0.4], playouts), 0)
        for playouts in (10, 1000)
    )
    assert few < 1
    assert many > 8
    joined = Expectation([0.4, 0.6], 100).joined(Expectation([0.6, 0.4], 1000), 100)
    assert joined.playouts == 200
    assert joined.shares == pytest.approx([0.5, 0.5])


def test_an_analysis_waits_for_nothing_but_its_thinker() -> None:
    """The command line runs it to its end in one go."""
    assert len(asyncio.run(evaluated(finished("tokan"), Told(), 100))) == finished("tokan").ply


class Noting(Told):
    """Records the seeds of its questions."""

    def __init__(self) -> None:
        super().__init__()
        self.fed: list[int] = []

    async def choose(self, asked: Decision) -> BotMove:
        self.fed.append(asked.seed)
        return await super().choose(asked)

    async def assess(self, asked: Assessment) -> Expectation:
        self.fed.append(asked.seed)
        return await super().assess(asked)


@pytest.mark.usefixtures("toy_installed")
async def test_evaluations_with_other_seeds_ask_nothing_by_the_same_chance() -> None:
    match = finished("toy")
    fed: list[set[int]] = []
    for seed in range(5):
        thinker = Noting()
        async for _ in evaluate(match, thinker, 60_000, seed):
            pass
        fed.append(set(thinker.fed))
    assert sum(map(len, fed)) == len(set.union(*fed))
    # Two compared moves of the same ply use the same seed; no other questions share one.
    assert min(map(len, fed)) > match.ply
