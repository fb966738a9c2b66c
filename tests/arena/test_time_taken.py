"""The time of a player is the sum of the times of its moves, and moves without a choice take none."""

from itertools import count
from types import SimpleNamespace

import pytest

from tablee.arena import players, playing
from tablee.arena.schedule import Plan, tasks


def test_each_seat_has_the_time_of_its_own_choices(monkeypatch: pytest.MonkeyPatch) -> None:
    ticks = count()
    monkeypatch.setattr(players, "time", SimpleNamespace(perf_counter=lambda: float(next(ticks))))
    plan = Plan("toko-maja", 1, {}, ("random", "bot:1"), 2, 1, "seed")
    game = playing.play(plan, next(tasks(plan)))
    choices = [0, 0]
    for line, legal in zip(game.record[1:-1], game.legal, strict=True):
        choices[line["seat"]] += legal > 1
    assert min(choices) > 0
    assert game.took == [1000 * number for number in choices]
