"""The model of many people at once multiplies measured costs; its simulation notices what is too small."""

import random
from dataclasses import replace

import pytest

from bench.sizing import BETWEEN_MOVES_S, SEATS, Cores, Costs, Disk, Plan, known_costs, share, simulated

COSTS = Costs(2.0, 0.5, 1.0, 0.0801, 100.0, 1.0)


def test_commits_that_wait_share_the_next_flush() -> None:
    disk = Disk(1.0)
    assert [disk.commit(at) for at in (0.0, 0.2, 0.9, 1.5, 2.0)] == [1.0, 2.0, 2.0, 3.0, 3.0]
    assert disk.commit(9.0) == 10.0


def test_work_waits_for_a_core_that_is_free() -> None:
    cores = Cores(2)
    assert [cores.serve(0.0, 1.0) for _ in range(3)] == [1.0, 1.0, 2.0]
    assert cores.serve(5.0, 1.0) == 6.0


def test_ten_times_the_people_need_ten_times_the_machines() -> None:
    few, many = Plan.of(24_000, COSTS), Plan.of(240_000, COSTS)
    assert few.moves == pytest.approx(24_000 / SEATS / BETWEEN_MOVES_S)
    # 1,000 moves of 3 ms, and 24,000 pages of 0.08 ms, at 60 % of each core.
    assert (few.nodes, few.database_cores) == (9, 2)
    assert (many.nodes, many.database_cores) == (83, 17)
    assert many.memory_gib == pytest.approx(10 * few.memory_gib)


def test_the_simulation_finds_planned_machines_fast_and_too_few_of_them_slow() -> None:
    plan = Plan.of(24_000, COSTS)
    assert share(simulated(plan, COSTS, 3, random.Random(1)), 0.99) < 100
    assert share(simulated(replace(plan, nodes=4), COSTS, 3, random.Random(1)), 0.5) > 250
    slow = COSTS._replace(database_ms=4.0)
    assert share(simulated(plan, slow, 3, random.Random(1)), 0.5) > 250


def test_the_measured_costs_are_there() -> None:
    assert all(cost > 0 for cost in known_costs())
