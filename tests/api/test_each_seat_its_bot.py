"""Each of several bots plays one seat, whichever begins and whichever is passed over."""

from typing import Any

import pytest

import tablee
from tablee.core.bot import BotMove


class Asked(tablee.Bot):
    """A bot that records the seats for which it is asked, and the seeds."""

    def __init__(self, rules: Any) -> None:
        super().__init__(rules, "random")
        self.seats: set[int | None] = set()
        self.seeds: list[int] = []

    def choose(self, match: tablee.Match, seed: int | None = None) -> BotMove:
        self.seats.add(match.turn)
        assert seed is not None
        self.seeds.append(seed)
        return super().choose(match, seed)


@pytest.mark.parametrize("seed", range(3))
@pytest.mark.parametrize("name", tablee.games())
def test_a_bot_is_asked_for_its_own_seat_alone(name: str, seed: int) -> None:
    game = tablee.game(name)
    match = game.start(seed=seed)
    bots = [Asked(game.rules) for _ in range(match.players)]
    match.play_out(*bots, plies=40, seed=seed)
    assert [bot.seats for bot in bots] == [{seat} for seat in range(match.players)]


def test_a_function_of_the_match_and_a_seed_is_a_bot_too() -> None:
    asked: list[tuple[int | None, int]] = []

    def last(match: tablee.Match[Any], seed: int) -> str:
        asked.append((match.turn, seed))
        return list(match.legal)[-1]

    match = tablee.game("tokan").start(seed=1).play_out(last, "random", seed=7, plies=6)
    assert [turn for turn, _ in asked] == [0, 0, 0]
    assert len({seed for _, seed in asked}) == 3
    again = tablee.game("tokan").start(seed=1).play_out(last, "random", seed=7, plies=6)
    assert list(again) == list(match)


def test_an_illegal_move_of_a_function_is_refused_and_changes_nothing() -> None:
    match = tablee.game("tokan").start(seed=1)
    with pytest.raises(tablee.IllegalMoveError):
        match.play_out(lambda match, seed: "nonsense")
    assert match.ply == 0
