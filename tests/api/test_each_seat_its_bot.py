"""Each of several bots plays one seat, whichever begins and whichever is passed over."""

from typing import Any, SupportsIndex

import pytest

import tablee
from tablee.api.base_match import BaseMatch
from tablee.core.bot import BotMove


class Asked(tablee.Bot):
    """A bot that records the seats for which it is asked, and the seeds."""

    def __init__(self, rules: Any) -> None:
        super().__init__(rules, "random")
        self.seats: set[int | None] = set()
        self.seeds: list[SupportsIndex] = []

    def choose(self, match: BaseMatch[Any], seed: SupportsIndex = 0) -> BotMove:
        self.seats.add(match.turn)
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
