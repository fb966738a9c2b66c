"""The five bots: what each finds, what it keeps, and that the strongest never misses a way out."""

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tablee.core.ranking import rewards
from tablee.games.rummikub import GAME
from tablee.games.rummikub.evaluation import NEARLY_OUT, USUAL, RackEvaluator, Usefulness, least_useful
from tablee.games.rummikub.moves import DRAW, PASS
from tablee.games.rummikub.pieces import KIND_OF, NAMES, box_of, without
from tablee.games.rummikub.position import RummikubPosition
from tablee.games.rummikub.sets import set_of_names
from tablee.games.rummikub.solver.effort import Effort
from tablee.games.rummikub.solver.plays import MOST_TILES, best_play
from tests.games.rummikub.study import international, study


def chosen(position: RummikubPosition, level: int, seed: int = 0) -> str:
    known = GAME.information(position, position.turn)
    return GAME.bot(level).choose(known, GAME.legal(position).moves, seed, None).move


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_all_but_the_first_go_out_when_they_see_how(level: int) -> None:
    assert chosen(international("r1 r2 r3", "k7 k8 k9"), level) == "r1 r2 r3, k7 k8 k9"


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_all_but_the_first_open_as_soon_as_they_can(level: int) -> None:
    assert chosen(international("", "r10 r11 r12 b1", opened=False), level) == "r10 r11 r12"


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_all_but_the_first_draw_or_pass_when_nothing_can_be_laid(level: int) -> None:
    assert chosen(international("", "r4 k9"), level) == "draw"
    assert chosen(international("", "r4 k9", pool=""), level) == "pass"


def test_mixing_two_sets_is_seen_from_level_4_on() -> None:
    table = "b4 b5 b6 b7, k9 r9 y9 b9"
    rack = "r8 b8 k9 k10 y1 y4"
    for level in (1, 2, 3):
        assert all("r8 b8" not in chosen(study(table, rack), level, seed) for seed in range(30))


def test_rearranging_within_a_set_is_seen_from_level_4_on_always() -> None:
    table = "b4 b5 b6 b7, k9 r9 y9"
    for level in (4, 5):
        assert chosen(international(table, "r7 k7 y1 y4"), level) == "r7 b7 k7, r9 k9 y9, b4 b5 b6"


def shares(position: RummikubPosition, level: int, start: str) -> float:
    """Return the share of 200 seeds with which a level's move begins like this."""
    return sum(chosen(position, level, seed).startswith(start) for seed in range(200)) / 200


def test_every_level_adds_a_tile_to_a_set_and_higher_ones_more_often() -> None:
    one = study("r1 r2 r3", "r4 k9 y8")
    seen = [shares(one, level, "r1 r2 r3 r4 / ") for level in (1, 2, 3)]
    assert 0.4 < seen[0] < 0.7
    assert 0.7 < seen[1] < 0.95
    assert seen[2] == 1


@pytest.mark.parametrize("level", [1, 2, 3])
def test_every_level_adds_tiles_that_end_the_round(level: int) -> None:
    assert shares(study("r1 r2 r3", "r4 r5 k9"), level, "r1 r2 r3 r4 r5 / k9") == 1
    assert shares(international("r1 r2 r3", "r4 r5"), level, "r1 r2 r3 r4 r5") == 1


@pytest.mark.parametrize("level", [1, 2, 3])
def test_no_level_discards_a_tile_that_fits_a_set_as_it_is(level: int) -> None:
    fitting = study("r1 r2 r3, b5 b6 b7", "r4 b8 k9 y8")
    discarded = {chosen(fitting, level, seed).rpartition(" / ")[2] for seed in range(60)}
    assert discarded <= {"k9", "y8"}


def test_a_level_that_would_draw_often_looks_at_the_whole_table_first() -> None:
    """The 6 splits the run in two."""
    split = "r4 r5 r6, r6 r7 r8"
    seen = [shares(international("r4 r5 r6 r7 r8", "r6 k1"), level, split) for level in (1, 2, 3)]
    assert 0.4 < seen[0] < 0.65 < seen[1] < 0.9 < seen[2] <= 1
    for level in (2, 3):
        assert shares(international("r4 r5 r6 r7 r8", "r6 k1", pool=""), level, split) == 1


@pytest.mark.parametrize(("level", "games"), [(1, 100), (2, 50), (3, 50)])
@pytest.mark.parametrize("options", [{"turns": "play-or-draw"}, {"go_out_by_discard": False}])
def test_every_level_beats_random_moves_where_a_round_is_hard_to_end(
    level: int, games: int, options: dict[str, Any]
) -> None:
    """Chance rearranges: it plays any listed move."""
    won = 0.0
    for number in range(games):
        position, own = GAME.new(2, options, f"chance {number // 2}"), number % 2
        chance, ply = Random(number), 0
        while (seat := position.turn) is not None:
            ply += 1
            if seat == own:
                known, moves = GAME.information(position, seat), [DRAW if position.pool else PASS]
                move = GAME.bot(level).choose(known, moves, 1000 * number + ply, None).move
            else:
                move = chance.choice(GAME.legal_sample(position).moves)
            GAME.play(position, move)
        won += rewards(GAME.result(position).ranks or [])[own]
    assert won > games / 2


@pytest.mark.parametrize("level", [3, 4, 5])
def test_what_goes_together_is_kept(level: int) -> None:
    assert chosen(study("", "r4 r5 k12", opened=False), level) == "= / k12"


def test_the_lower_levels_keep_more_often_than_not_what_goes_together() -> None:
    """They compare two or three random tiles."""
    lonely = study("", "r4 r5 k12", opened=False)
    assert 0.4 < shares(lonely, 1, "= / k12") < shares(lonely, 2, "= / k12") < 0.8


def test_the_strongest_keeps_back_what_it_can_lay_later_as_well() -> None:
    held = study("r1 r2 r3", "r4 k9 k10 k11 b1 y7")
    assert chosen(held, 4).startswith("r1 r2 r3 r4")
    assert chosen(held, 5).startswith("= / ")


def test_it_keeps_nothing_back_where_laid_tiles_count_and_a_player_is_nearly_out() -> None:
    pressed = study("r1 r2 r3", "r4 k9 k10 k11 b1 y7", others=("b9 b10",), rounds=2)
    assert chosen(pressed, 5).startswith("r1 r2 r3 r4")


def test_it_keeps_nothing_back_where_the_round_may_stall_before_its_next_turn() -> None:
    """With two players a limit of three turns each is six turns in all."""
    rack = "r4 k9 k10 k11 b1 y7"
    assert chosen(study("r1 r2 r3", rack, stall=3, idle=3), 5).startswith("= / ")
    assert chosen(study("r1 r2 r3", rack, stall=3, idle=4), 5).startswith("r1 r2 r3 r4")


def test_it_discards_the_costliest_tile_where_the_round_may_stall_before_its_next_turn() -> None:
    rack = "r1 b3 y12 k12 y4"
    assert chosen(study("", rack, opened=False, stall=3, idle=3), 5) != "= / k12"
    assert chosen(study("", rack, opened=False, stall=3, idle=4), 5) in ("= / k12", "= / y12")


def test_the_strongest_never_misses_a_way_to_go_out() -> None:
    """Uses 500 positions from play, with a rack that the solver can lay, half the time plus one tile."""
    for number, position in enumerate(ways_out(500)):
        after, _ = GAME.apply(position, chosen_without_list(position, 5))
        assert after.turn is None, f"{number}: {GAME.dump(position)}"


def chosen_without_list(position: RummikubPosition, level: int) -> str:
    """Return the choice of a level that does not use the list of moves."""
    known = GAME.information(position, position.turn)
    return GAME.bot(level).choose(known, [DRAW], 0, None).move


def ways_out(count: int) -> Iterator[RummikubPosition]:
    """Yield positions of games between bots of level 4, with the rack changed so that it can go out."""
    chance = Random("ways out")
    found = game = 0
    while found < count:
        game += 1
        options = {"joker_from": "any"} if game % 2 else {}
        position = GAME.new(2, options, f"ways {game}")
        while position.turn is not None:
            if position.opened[position.turn] and found < count:
                changed = with_way_out(GAME.copy(position), chance)
                if changed is not None:
                    found += 1
                    yield changed
            GAME.play(position, chosen_without_list(position, 4))


def with_way_out(position: RummikubPosition, chance: Random) -> RummikubPosition | None:
    """Return the position with a rack that can be laid completely, or except for the discard; None if impossible."""
    seat = position.turn
    assert seat is not None
    drawn = chance.sample(position.pool, min(4, len(position.pool)))
    play = best_play(position.table, sorted(position.racks[seat] + drawn), MOST_TILES, position.joker_rules)
    if play is None:
        return None
    rest = without(sorted(position.racks[seat] + drawn), play.laid)
    position.pool = without(position.pool, drawn)
    rack = sorted([*play.laid, *rest[: chance.randrange(2)]])
    position.pool += without(sorted(play.laid + rest), rack)
    position.racks[seat] = rack
    position.drawn = rack[0]
    return position


@pytest.mark.parametrize("level", GAME.bot_levels)
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(
    "options",
    [
        {"rounds": 2},
        {
            "go_out_by_discard": False,
            "joker_from": "any",
            "joker_lift": "any-end",
            "joker_to": "new-set",
            "opening": 0,
        },
        {"turns": "play-or-draw", "scoring": "zero-sum"},
    ],
)
def test_every_level_plays_by_the_rules_with_every_option(
    level: int, players: int, options: dict[str, Any]
) -> None:
    position = GAME.new(players, options, f"options {level}")
    for ply in range(10 if level == 5 else 24):
        if position.turn is None:
            break
        known = GAME.information(position, position.turn)
        moves = [DRAW if position.pool else PASS]
        choice = GAME.bot(level).choose(known, moves, ply, None)
        GAME.check_move(position, choice.move)
        assert (choice.reason is not None) == (level >= 3)
        GAME.play(position, choice.move)


def test_the_greedy_player_keeps_its_joker() -> None:
    assert NAMES[least_useful([KIND_OF["r1"], KIND_OF["J"]], [], 30)] == "r1"


def test_a_joker_is_worth_just_more_than_the_most_useful_tile() -> None:
    """Tuning learns about the joker only if small steps of its weight change a discard."""
    rack = [KIND_OF[name] for name in ("r5", "r6", "r7", "r8", "r9", "b7", "y7", "k7", "J")]
    two = [KIND_OF["r7"], KIND_OF["J"]]
    assert NAMES[least_useful(rack, [], 30, two)] == "r7"
    less = Usefulness({"joker": USUAL.joker - 2})
    assert NAMES[least_useful(rack, [], 30, two, less)] == "J"


@pytest.mark.parametrize("level", [3, 4, 5])
def test_the_last_tile_is_kept_where_it_must_be(level: int) -> None:
    assert chosen(study("r1 r2 r3", "r4", go_out_by_discard=False), level) == "r1 r2 r3 r4"
    assert chosen(study("r1 r2 r3", "k9", go_out_by_discard=False), level) == "="


def test_the_first_level_rests_now_and_then_but_not_always() -> None:
    moves = {chosen(international("r1 r2 r3", "k7 k8 k9 y1"), 1, seed) for seed in range(60)}
    assert moves == {"draw", "r1 r2 r3, k7 k8 k9"}


def test_the_first_level_never_discards_a_joker_while_it_has_another_tile() -> None:
    assert {chosen(study("", "r4 J"), 1, seed) for seed in range(20)} == {"= / r4"}
    assert chosen(study("", "J"), 1) == "= / J"


@pytest.mark.parametrize("level", GAME.bot_levels)
def test_every_level_keeps_a_tile_to_go_out_with_where_the_last_may_not_be_discarded(level: int) -> None:
    """The 9 would stay alone, and fit nowhere."""
    stuck = study("r1 r2 r3", "r4 k9", go_out_by_discard=False)
    assert {chosen(stuck, level, seed) for seed in range(20)} == {"= / k9"}


@pytest.mark.parametrize("level", [3, 4])
def test_of_the_tiles_that_fit_only_one_is_kept_to_go_out_with(level: int) -> None:
    stuck = study("r1 r2 r3", "r4 r5 k9", go_out_by_discard=False)
    assert chosen(stuck, level) == "r1 r2 r3 r4 / k9"


@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_a_set_is_kept_whole_if_no_tile_of_it_fits_alone(level: int) -> None:
    stuck = study("r1 r2 r3", "b7 b8 b9 k1", go_out_by_discard=False)
    assert chosen(stuck, level) == "= / k1"


@pytest.mark.parametrize("last", [0, 1])
def test_a_rack_with_one_tile_left_is_nearly_out_only_where_that_may_be_discarded(last: int) -> None:
    rack, table = [KIND_OF["r4"], KIND_OF["k9"]], [set_of_names(["r1", "r2", "r3"])]
    rules, box = study().joker_rules, box_of(study().options)
    evaluator = RackEvaluator(rack, table, True, rules, box, Random(0), last=last)
    assert evaluator.value(rack, [], Effort(10_000)) == NEARLY_OUT * last - 1
