"""Analysis of finished matches."""

import asyncio
from typing import Any

import pytest

from tablee.bots import evaluator
from tablee.bots.evaluated_move import EvaluatedMove
from tablee.bots.evaluator import (
    MOVE_MS,
    PIECE_MS,
    PRIOR_WEIGHT,
    SECOND_LOOK,
    TURNING_POINT,
    by_sides,
    evaluate,
)
from tablee.bots.levels import NoAnswerError
from tablee.bots.pool.handlers import InlineThinker
from tablee.bots.pool.messages import Assessment, Decision
from tablee.bots.uct import Expectation, apart
from tablee.core.bot import BotMove, Reason
from tablee.core.game import Legal
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
    ("worth", "loss", "turns"), [(0.9, 0.4, True), (0.6, 0.1, False), (0.51, 0.0, False), (0.3, 0.0, False)]
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


class Rough(Told):
    """Says of everything after the beginning what `after` says, of the beginning and of all moves what `first` says."""

    def __init__(
        self, after: Expectation, first: Expectation | None = None, best: Expectation | None = None
    ) -> None:
        super().__init__()
        self.after = after
        self.first = first or Expectation([0.5, 0.5], 1000)
        self.of_best = best or self.first
        self.begun: dict[str, Any] | None = None
        self.seeds: list[int] = []

    async def assess(self, asked: Assessment) -> Expectation:
        self.assessed.append((asked.position, asked.move, asked.ms))
        self.seeds.append(asked.seed)
        if asked.move is not None:
            return self.of_best if asked.move == self.best else self.first
        self.begun = self.begun or asked.position
        return self.first if asked.position == self.begun else self.after

    def surveyed_ms(self) -> list[int]:
        """Return the time for the position after the first move, question by question."""
        surveys = [(position, ms) for position, move, ms in self.assessed if move is None]
        after = next(position for position, _ in surveys if position != self.begun)
        return [ms for position, ms in surveys if position == after]


async def first_of(thinker: Told, ms: int = 60_000) -> EvaluatedMove:
    """Return the first move of a match, judged."""
    return (await evaluated(finished("toy"), thinker, ms))[0]


@pytest.mark.usefixtures("toy_installed")
async def test_a_swing_that_chance_may_explain_turns_nothing() -> None:
    unsure = Rough(Expectation([0.9, 0.1], 1), Expectation([0.5, 0.5], 1))
    one = await first_of(unsure)
    assert abs(one.shares[one.seat] - one.before[one.seat]) >= TURNING_POINT
    assert not one.turns


@pytest.mark.usefixtures("toy_installed")
async def test_shares_are_rounded_for_readers() -> None:
    one = await first_of(Rough(Expectation([1 / 3, 2 / 3], 1000), Expectation([1 / 7, 6 / 7], 1000)))
    assert (one.before, one.shares) == ([0.143, 0.857], [0.333, 0.667])


@pytest.mark.usefixtures("toy_installed")
async def test_few_playouts_move_the_expectation_before_only_a_little() -> None:
    # The expectation before counts for at most twenty times the playouts after it.
    one = await first_of(Rough(Expectation([0.6, 0.4], 1)))
    weight = 5 * PRIOR_WEIGHT
    share = (5 * 0.6 + weight * 0.5) / (5 + weight)
    assert one.shares == [round(share, 3), round(1 - share, 3)]


@pytest.mark.usefixtures("toy_installed")
@pytest.mark.parametrize(("share", "looks"), [(0.95, 2), (0.5, 1)])
async def test_a_rough_value_that_surprises_is_computed_again_for_longer(share: float, looks: int) -> None:
    thinker = Rough(Expectation([share, 1 - share], 5))
    await first_of(thinker)
    ms = thinker.surveyed_ms()
    once = sum(ms) // (1 + SECOND_LOOK) if looks == 2 else sum(ms)
    assert sum(ms) == pytest.approx(once * (1 + (looks - 1) * SECOND_LOOK), abs=5)
    assert once == pytest.approx(MOVE_MS, rel=0.1)


@pytest.mark.usefixtures("toy_installed")
async def test_a_difference_of_a_few_playouts_is_no_loss() -> None:
    of_best = Expectation([0.95, 0.95], 1)
    one = await first_of(Rough(Expectation([0.5, 0.5], 1000), Expectation([0.5, 0.5], 1), of_best))
    assert one.best != one.move
    assert one.loss == 0.0


@pytest.mark.usefixtures("toy_installed")
async def test_no_two_pieces_of_one_look_repeat_the_same_playouts() -> None:
    thinker = Rough(Expectation([0.5, 0.5], 5))
    await first_of(thinker)
    seeds = [seed for seed, (_, move, _) in zip(thinker.seeds, thinker.assessed, strict=True) if move is None]
    assert len(seeds) > 2 * len(finished("toy").moves)
    assert len(set(seeds)) == len(seeds)


@pytest.mark.usefixtures("toy_installed")
async def test_a_move_takes_no_longer_than_its_share(monkeypatch: pytest.MonkeyPatch) -> None:
    took = 0.0

    class Slow(Told):
        """Takes exactly the time that it is given."""

        async def choose(self, asked: Decision) -> BotMove:
            nonlocal took
            took += (asked.ms or 0) / 1000
            return await super().choose(asked)

        async def assess(self, asked: Assessment) -> Expectation:
            nonlocal took
            took += asked.ms / 1000
            return await super().assess(asked)

    monkeypatch.setattr(evaluator, "monotonic", lambda: took)
    compared, before = 0, MOVE_MS / 1000
    async for one in evaluate(finished("toy"), Slow(), 600_000):
        # The first expectation comes before the first move.
        assert took - before <= 1.1 * MOVE_MS / 1000
        compared += one.best != one.move
        before = took
    assert compared > 0


@pytest.mark.usefixtures("toy_installed")
async def test_one_listed_move_is_a_choice_if_the_rules_allow_more(monkeypatch: pytest.MonkeyPatch) -> None:
    match = finished("toy")
    listed = type(match.game).legal_sample

    def one_listed(game: Any, position: Any) -> Legal:
        first = position is match.positions[0]
        return Legal([match.moves[0].move], True) if first else listed(game, position)

    monkeypatch.setattr(type(match.game), "legal_sample", one_listed)
    (one, *_) = await evaluated(match, Told(), 60_000)
    assert one.choice
