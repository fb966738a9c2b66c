"""The solver, compared with brute force on small positions, and with the rules' own check on all."""

from itertools import product
from random import Random

import pytest

from tablee.games.rummikub.jokers import BY_DEFAULT, JokerRules, judge
from tablee.games.rummikub.pieces import DECK, JOKER, KIND_OF, KINDS, counted, listed, names, points_in
from tablee.games.rummikub.sets import Meld, set_of_names, tiles_of
from tablee.games.rummikub.solver.accounts import opening_tasks, turn_tasks
from tablee.games.rummikub.solver.effort import ENDLESS, Effort
from tablee.games.rummikub.solver.plays import (
    MOST_POINTS,
    MOST_TILES,
    STEPS,
    SUPPORT_STEPS,
    best_free_play,
    best_opening,
    best_play,
    open_exactly,
    play_exactly,
    way_out,
    weigh,
)
from tablee.games.rummikub.solver.promise import promise
from tablee.games.rummikub.solver.search import solve
from tablee.games.rummikub.solver.selections import Selections
from tablee.games.rummikub.solver.task import Task
from tests.games.rummikub.brute import (
    every_choice,
    every_table,
    position_to_mix,
    position_with_an_end_joker,
    small_position,
)

GOALS = [(False, False), (True, False), (False, True)]
"""A freed joker may go anywhere, into a new set, or into a mixed one."""
EVERY_RULE = [
    JokerRules(copy, end, new, mixed)
    for copy, end, (new, mixed) in product((False, True), (False, True), GOALS)
]


def named(rules: JokerRules) -> str:
    """Return the names of the rules that differ from the default."""
    allowed = {"any copy": rules.any_copy, "any end": rules.any_end, "new set": rules.new_set}
    allowed["mixed set"] = rules.mixed_set
    return ", ".join([name for name, holds in allowed.items() if holds]) or "by default"


def table_of(written: str) -> list[Meld]:
    return [set_of_names(part.split()) for part in written.split(", ")] if written else []


def rack_of(written: str) -> list[int]:
    return [KIND_OF[name] for name in written.split()]


def proved(table: list[Meld], melds: list[Meld], laid: list[int], rules: JokerRules = BY_DEFAULT) -> bool:
    """True if the table after is legal and agrees with the play."""
    counts = counted(laid)
    before, after = counted(tiles_of(table)), counted(tiles_of(melds))
    fits = all(after[kind] == before[kind] + counts[kind] for kind in range(KINDS))
    return fits and judge(table, melds, counts, rules).fault is None


def every(tasks: list[Task], kept: list[Meld]) -> dict[tuple[int, ...], list[Meld]]:
    """Return every selection of tiles, and the table listed with it."""
    selections = Selections(10**6, Effort())
    assert all(selections.look(task, kept) for task in tasks)
    return {tuple(listed(choice.tiles)): choice.sets for choice in selections.found.values()}


@pytest.mark.parametrize("rules", EVERY_RULE, ids=named)
@pytest.mark.parametrize("seed", range(15))
def test_the_solver_finds_just_what_brute_force_finds_under_all_rules_for_jokers(
    seed: int, rules: JokerRules
) -> None:
    chance = Random(f"brute {seed} {named(rules)}")
    table, rack = (position_with_an_end_joker if seed % 3 == 0 else small_position)(chance)
    possible = every_choice(table, rack, rules)
    selections = every(turn_tasks(table, counted(rack), rules), [])
    assert set(selections) == possible
    assert all(proved(table, melds, list(tiles), rules) for tiles, melds in selections.items())
    for tiles in possible:
        play = play_exactly(table, list(tiles), rules)
        assert play is not None
        assert tuple(play.laid) == tiles
        assert proved(table, play.table, play.laid, rules)
    for goal, measure in ((MOST_TILES, len), (MOST_POINTS, points_in)):
        best = best_play(table, rack, goal, rules)
        most = max((measure(list(tiles)) for tiles in possible), default=0)
        assert (0 if best is None else measure(best.laid)) == most
        assert best is None or proved(table, best.table, best.laid, rules)
    assert (way_out(table, rack, rules) is not None) == (tuple(rack) in possible)


@pytest.mark.parametrize("goal", GOALS, ids=["any set", "new set", "mixed set"])
@pytest.mark.parametrize("seed", range(8))
def test_the_solver_finds_just_what_brute_force_finds_where_sets_can_be_mixed(
    seed: int, goal: tuple[bool, bool]
) -> None:
    rules = JokerRules(new_set=goal[0], mixed_set=goal[1])
    table, rack = position_to_mix(Random(f"mix {seed}"))
    possible = every_choice(table, rack, rules)
    selections = every(turn_tasks(table, counted(rack), rules), [])
    assert set(selections) == possible
    assert all(proved(table, melds, list(tiles), rules) for tiles, melds in selections.items())
    best = best_play(table, rack, MOST_TILES, rules)
    assert (0 if best is None else len(best.laid)) == max(map(len, possible), default=0)


@pytest.mark.parametrize(
    ("rules", "table", "rack"),
    [
        (JokerRules(any_copy=True), "b3 b4 J, r5 b5 k5 y5", "r7 y7"),
        (JokerRules(any_end=True), "r1 r2 r3, r4 r5 J", "b7 y7"),
        (JokerRules(new_set=True), "b3 b4 J, y3 y4 y5", "b5 y2 y6"),
        (JokerRules(mixed_set=True), "b3 b4 J, y3 y4 y5", "b5 y2 y6"),
    ],
    ids=["any copy", "any end", "new set", "mixed set"],
)
def test_each_rule_for_jokers_changes_what_can_be_laid(rules: JokerRules, table: str, rack: str) -> None:
    lain, held = table_of(table), rack_of(rack)
    differ = set(every(turn_tasks(lain, counted(held), rules), []))
    assert differ == every_choice(lain, held, rules)
    assert differ != set(every(turn_tasks(lain, counted(held), BY_DEFAULT), []))


@pytest.mark.parametrize("seed", range(20))
def test_openings_are_just_what_brute_force_finds(seed: int) -> None:
    chance = Random(f"opening {seed}")
    _, rack = small_position(chance)
    rack = sorted([*rack, *small_position(chance)[1]])[:7]
    rack = listed([min(2, count) for count in counted(rack)])
    needed = chance.choice([0, 6, 12, 15, 20])
    subsets = {
        tuple(sorted(t for i, t in enumerate(rack) if bits >> i & 1)) for bits in range(1, 1 << len(rack))
    }
    possible = {
        tiles
        for tiles in subsets
        if any(sum(meld.points() for meld in melds) >= needed for melds in every_table(counted(list(tiles))))
    }
    assert set(every(opening_tasks(counted(rack), needed), [])) == possible
    for tiles in possible:
        play = open_exactly([], list(tiles), needed)
        assert play is not None
        assert sum(meld.points() for meld in play.table) >= needed
        assert tuple(sorted(tiles_of(play.table))) == tiles
    best = best_opening([], rack, needed, MOST_TILES)
    assert (0 if best is None else len(best.laid)) == max(map(len, possible), default=0)


def test_most_tiles_and_most_points_can_differ() -> None:
    rack = rack_of("r1 r2 r3 b3 k3 r13 b13 k13 J")
    assert names(best_play([], rack[:5], MOST_TILES).laid) in (["r1", "r2", "r3"], ["r3", "b3", "k3"])  # type: ignore[union-attr]
    few = rack_of("r12 r13 J r1 b1 k1 y1")
    most = best_play([], few, MOST_POINTS)
    assert most is not None
    assert JOKER in most.laid


def test_a_way_out_over_the_whole_table() -> None:
    table = table_of("r3 r4 r5, b3 k3 y3")
    play = way_out(table, rack_of("r6 b4 b5"))
    assert play is not None
    assert play.laid == rack_of("r6 b4 b5")
    assert way_out(table, rack_of("r6 b4 b7")) is None


def test_a_run_may_be_longer_than_any_piece_of_it_needs() -> None:
    play = way_out(table_of("r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12"), rack_of("r13"))
    assert play is not None
    assert [meld.text() for meld in play.table] == ["r1 r2 r3 r4 r5 r6 r7 r8 r9 r10 r11 r12 r13"]


def test_three_runs_of_a_colour_at_once_with_a_joker_that_stays() -> None:
    table = table_of("r3 r4 J, r5 r6 r7")
    play = way_out(table, rack_of("r5 r6 r7"))
    assert play is not None
    assert proved(table, play.table, play.laid)


def test_jokers_taken_up_at_will_can_do_more() -> None:
    table, rack = table_of("b3 b4 J"), rack_of("b2 y7 r7")
    assert names(best_play(table, rack, MOST_TILES).laid) == ["b2"]  # type: ignore[union-attr]
    free = best_free_play(table, rack, MOST_TILES)
    assert free is not None
    assert names(free.laid) == ["r7", "b2", "y7"]


def test_all_four_jokers_uses_in_one_table_are_kept_apart() -> None:
    table = table_of("r3 r4 J, b7 k7 J")
    play = best_play(table, rack_of("r5 y7 r10 r11 k12 y12"), MOST_TILES)
    assert play is not None
    assert proved(table, play.table, play.laid)
    assert len(play.laid) == 6


def test_nothing_to_lay_is_no_play() -> None:
    assert best_play(table_of("r1 r2 r3"), rack_of("k9 y2"), MOST_TILES) is None
    assert best_opening([], rack_of("r1 r2 r3"), 30, MOST_TILES) is None


def test_the_table_is_left_as_it_is_where_that_will_do() -> None:
    play = play_exactly(table_of("r1 r2 r3"), rack_of("r4 r5 r6"))
    assert play is not None
    assert [meld.text() for meld in play.table] == ["r1 r2 r3", "r4 r5 r6"]


def test_a_question_that_no_search_gets_through_has_a_good_answer_all_the_same() -> None:
    rack = DECK[10:78] + DECK[-2:]
    effort = Effort()
    play = best_opening([], rack, 100, MOST_TILES, effort)
    assert play is not None
    assert sum(meld.points() for meld in play.table) >= 100
    assert ENDLESS - effort.left > STEPS
    assert ENDLESS - effort.left < 2 * STEPS


SLOW = {
    "jokers freed from one run": (
        "r1 b1 k1, r2 r3 r4 r5 r6, r6 r7 r8 r9 r10, b2 b3 b4, b4 b5 b6, b9 b10 b11, b9 b10 b11, k1 k2 k3 k4 k5,"
        " k5 k6 k7, k7 k8 k9 k10 k11, y1 y2 y3 y4, y4 y5 y6, y5 y6 y7, y8 J y10 J y12",
        "r1 r2 r5 r7 r9 b6 b12 b13 b13 k6 k10 y1 y9 y11",
        13,
    ),
    "jokers freed from one group": (
        "r1 r2 r3 r4, r4 y4 J J, r5 r6 r7 r8 r9, r5 k5 y5, r13 b13 y13, b4 b5 b6 b7, b4 k4 y4, b5 b6 b7 b8,"
        " k6 k7 k8, k7 k8 k9 k10 k11, y5 y6 y7 y8 y9",
        "r1 r3 b1 b2 b3 b8 b11 b13 k6 k12 k13 y7 y8 y11",
        13,
    ),
    "jokers freed from a run and a group": (
        "r1 r2 r3 r4, r2 b2 k2 y2, r6 b6 k6 y6, r8 b8 k8 y8, r10 r11 r12, b2 b3 b4 b5 b6, b7 J b9 b10,"
        " b10 k10 y10 J, b11 b12 b13, k6 k7 k8 k9, y3 y4 y5 y6 y7, y7 y8 y9",
        "r6 r7 r8 r11 b1 b7 b8 b12 k3 k5 y4 y9 y12 y13",
        11,
    ),
}
"""The slowest tables found by `bench.rummikub_worst`, each with a rack and the number of its tiles that can be laid.
"""


@pytest.mark.parametrize("goal", [MOST_TILES, MOST_POINTS])
@pytest.mark.parametrize("slow", SLOW)
def test_tables_that_need_support_take_no_more_than_is_for_them(slow: str, goal: str) -> None:
    written, held, laid = SLOW[slow]
    table = table_of(written)
    effort = Effort()
    play = best_play(table, rack_of(held), goal, effort=effort)
    assert play is not None
    assert proved(table, play.table, play.laid)
    assert len(play.laid) == laid
    assert ENDLESS - effort.left < 2 * SUPPORT_STEPS


@pytest.mark.parametrize("rules", EVERY_RULE, ids=named)
@pytest.mark.parametrize("goal", [MOST_TILES, MOST_POINTS])
def test_what_freed_jokers_promise_hides_no_better_table(rules: JokerRules, goal: str) -> None:
    chance = Random(f"promise {named(rules)} {goal}")
    for _ in range(6):
        table, rack = position_with_an_end_joker(chance)
        tasks, again = (turn_tasks(table, counted(rack), rules) for _ in range(2))
        for task, same in zip(tasks, again, strict=True):
            weigh(task, goal)
            weigh(same, goal)
            best = solve(task, Effort())
            if best is None or not task.freed:
                continue
            for least in (0, best.gained):
                assert promise(same, least, Effort()) or same.new_sets
                found = solve(same, Effort(), least) if not same.new_sets else best
                assert found is not None
                assert found.gained == best.gained
            if not same.new_sets and promise(same, best.gained + 1, Effort()):
                assert solve(same, Effort(), best.gained + 1) is None
