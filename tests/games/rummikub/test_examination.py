"""A table under construction: the report on each set, on the opening and on the turn, for any text."""

import time
from collections.abc import Callable
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tablee.core.errors import IllegalMoveError
from tablee.games.rummikub import GAME
from tablee.games.rummikub.draft import in_sequence, read_draft
from tablee.games.rummikub.moves import SHOWN
from tablee.games.rummikub.pieces import DECK, KIND_OF, names
from tests.games.rummikub.study import code, international, study

PIECES = st.sampled_from(
    ["r3", "r4", "r5", "b5", "k5", "y13", "y1", "J", "x9", "r14", "", ",", "/", "=", "  "]
)


def sets(draft: str, table: str = "", rack: str = "r1") -> list[dict[str, Any]]:
    """Return the report on the sets of a draft, in the international form."""
    found = GAME.examine(international(table, rack), draft)["sets"]
    assert isinstance(found, list)
    return found


def test_a_finished_set_has_a_kind_and_points_and_its_jokers_stand_for_something() -> None:
    run, group = sets("r4 J r6, b9 J y9")
    assert (run["kind"], run["points"], run["stands"]) == ("run", 15, [None, "r5", None])
    assert (group["kind"], group["points"], group["stands"]) == ("group", 27, [None, None, "9"])


@pytest.mark.parametrize(
    ("written", "lies"),
    [
        ("r5 r3 r4", "r3 r4 r5"),
        ("y9 r9 b9", "r9 b9 y9"),
        ("r3 r5 J", "r3 J r5"),
        ("r12 r13 J", "J r12 r13"),
        ("J r4 r5", "J r4 r5"),
        ("r4 r5 J", "r4 r5 J"),
    ],
)
def test_tiles_may_be_thrown_together_in_any_order(written: str, lies: str) -> None:
    (found,) = sets(written)
    assert " ".join(found["tiles"]) == lies
    assert found["kind"] is not None


@pytest.mark.parametrize(
    ("written", "why", "lacks"),
    [
        ("r4", "short", []),
        ("r4 r5", "short", [(2, "r3 r6")]),
        ("r12 r13", "short", [(0, "r11")]),
        ("r4 r6", "short", [(1, "r5")]),
        ("b7 y7", "short", [(2, "r7 k7")]),
        ("r4 r5 r8", "gap", [(2, "r6"), (2, "r7")]),
        ("r1 r3 r5", "gap", [(1, "r2"), (2, "r4")]),
        ("r3 r9", "short", []),
        ("r13 b1", "short", []),
        ("r5 r5 b5", "twice", []),
        ("r4 b5 k6", "mixed", []),
    ],
)
def test_of_what_is_no_set_it_is_said_why_and_what_is_missing(
    written: str, why: str, lacks: list[tuple[int, str]]
) -> None:
    (found,) = sets(written)
    assert (found["kind"], found["code"], found["params"]["why"]) == (None, "rummikub.set", why)
    assert [(lack["at"], " ".join(lack["tiles"])) for lack in found["lacks"]] == lacks


def test_what_is_no_set_counts_nothing_and_the_turn_is_refused_for_it() -> None:
    report = GAME.examine(international("", "r1 r2"), "r1 r2")
    assert (report["legal"], report["code"], report["params"]) == (
        False,
        "rummikub.set",
        {"set": ["r1", "r2"], "why": "short"},
    )
    assert report["sets"][0]["points"] == 0


def test_of_what_is_no_tile_only_the_fault_is_reported() -> None:
    assert GAME.examine(study("", "r1 r2"), "r1 zz") == {
        "legal": False,
        "code": "rummikub.syntax",
        "params": {"part": "zz"},
        "sets": [],
        "laid": [],
        "opening": None,
        "discards": False,
    }


@pytest.mark.parametrize("text", ["r3 " * 700, ", ".join(["r3 r4 r5"] * 40)], ids=["letters", "tiles"])
def test_of_a_draft_that_is_too_much_its_beginning_is_reported(text: str) -> None:
    with pytest.raises(IllegalMoveError) as caught:
        read_draft(text)
    assert (caught.value.code, caught.value.params) == ("rummikub.syntax", {"part": text[:SHOWN]})


@pytest.mark.parametrize("text", ["", " ", "=", "/", " / r5"])
def test_a_player_who_writes_no_set_leaves_the_table_as_it_is(text: str) -> None:
    assert read_draft(text).sets is None


def test_jokers_lengthen_a_run_at_its_end_before_its_beginning() -> None:
    assert names(in_sequence([KIND_OF[name] for name in ("r12", "J")])) == ["r12", "J"]
    assert names(in_sequence([KIND_OF[name] for name in ("r12", "J", "J")])) == ["J", "r12", "J"]


def test_two_tiles_with_two_holes_between_them_lack_more_than_one_tile() -> None:
    assert sets("r4 r7")[0]["lacks"] == []


def test_a_discard_alone_is_a_move() -> None:
    assert GAME.examine(study("", "r1 r2"), "= / r2")["move"] == "= / r2"


def test_a_draft_may_hold_every_tile_there_is_and_no_more() -> None:
    every = " ".join(names(DECK))
    assert GAME.examine(international("", "r1"), every)["code"] == "rummikub.set"
    assert GAME.examine(international("", "r1"), f"{every} r1")["code"] == "rummikub.syntax"


@pytest.mark.parametrize(
    ("written", "parts"),
    [
        ("r3 r4 r5 r5 r6 r7", ["r3 r4 r5", "r5 r6 r7"]),
        ("r1 r2 r3 r7 r8 r9", ["r1 r2 r3", "r7 r8 r9"]),
        ("r3 r4 r5", None),
        ("b7 y7", []),
        ("r1 r2", []),
    ],
)
def test_one_colour_is_offered_to_be_split_where_it_breaks(written: str, parts: list[str] | None) -> None:
    (found,) = sets(written)
    assert [" ".join(part) for part in found.get("parts", [])] == (parts or [])


def test_the_opening_adds_up_and_old_sets_do_not_count() -> None:
    position = study("b1 b2 b3", "r10 k10 y10 y1 y2 y3 y13", others=("k1",), opened=False)
    for draft, points in [
        ("b1 b2 b3", 0),
        ("b1 b2 b3, y1 y2 y3", 6),
        ("b1 b2 b3, y1 y2 y3, r10 k10 y10", 36),
    ]:
        assert GAME.examine(position, draft)["opening"] == {"points": points, "needed": 30}
    assert GAME.examine(study("b1 b2 b3", "r10"), "=")["opening"] is None


def test_a_legal_draft_comes_with_its_move() -> None:
    position = study("r3 r4 r5", "r6 k9")
    report = GAME.examine(position, "r6 r5 r4 r3 / k9")
    assert report["legal"] is True
    assert report["move"] == "r3 r4 r5 r6 / k9"
    assert GAME.examine(position, "r3 r4 r5 / k9")["move"] == "= / k9"


@pytest.mark.parametrize(
    ("draft", "broken"),
    [
        ("r3 r4 r5, r6", "rummikub.set"),
        ("r4 r5 r6", "rummikub.missing"),
        ("r3 r4 r5, r6 b6 k6", "rummikub.not_yours"),
        ("r3 r4 r5 r6", "rummikub.discard_missing"),
        ("r3 r4 r5 r6 / b9", "rummikub.discard_not_held"),
        ("r3 r4 r5 zebra", "rummikub.syntax"),
        ("r3 r4 r5 " * 300, "rummikub.syntax"),
    ],
)
def test_the_first_rule_broken_is_named(draft: str, broken: str) -> None:
    assert GAME.examine(study("r3 r4 r5", "r6 k9"), draft)["code"] == broken


def test_whether_a_discard_is_due_is_said() -> None:
    assert GAME.examine(study("r3 r4 r5", "r6 k9"), "r3 r4 r5 r6")["discards"] is True
    assert GAME.examine(study("r3 r4 r5", "r6"), "r3 r4 r5 r6")["discards"] is False
    assert (
        GAME.examine(study("r3 r4 r5", "r6 k9", go_out_by_discard=False), "r3 r4 r5 r6")["discards"] is False
    )
    assert GAME.examine(international("r3 r4 r5", "r6 k9"), "r3 r4 r5 r6")["discards"] is False


def test_nothing_is_examined_once_the_match_is_over() -> None:
    position, _ = GAME.apply(study("r3 r4 r5", "r6"), "r3 r4 r5 r6")
    assert GAME.examine(position, "=")["code"] == "move.over"


@given(st.one_of(st.text(max_size=80), st.lists(PIECES, max_size=30).map(" ".join)))
def test_any_text_is_answered_and_legal_means_legal(text: str) -> None:
    position = study("r3 r4 r5", "r6 k5 b5 y1 J", opened=True)
    report = GAME.examine(position, text)
    assert report["legal"] == ("move" in report)
    if report["legal"]:
        assert code(position, report["move"]) is None
    else:
        assert report["code"].startswith("rummikub.")


def least_s(work: Callable[[], object]) -> float:
    """Return the processor time of the fastest of ten runs in seconds; others only add to it."""

    def once() -> float:
        begun = time.process_time()
        work()
        return time.process_time() - begun

    return min(once() for _ in range(10))


def test_an_answer_takes_less_work_than_listing_the_moves() -> None:
    groups = [" ".join(f"{colour}{number}" for colour in "rbk") for number in range(1, 14)]
    runs = ["y1 y2 y3 y4 y5 y6 y7", "y8 y9 y10 y11 y12"]
    position = study(", ".join(groups + runs), "y13 b7 k7 y7 r1 r2 r3", pool="", others=("J",))
    draft = ", ".join([*groups, runs[0], runs[1] + " y13", "b7 k7 y7"]) + " / r1"
    assert GAME.examine(position, draft)["legal"]
    assert least_s(lambda: GAME.examine(position, draft)) < least_s(lambda: GAME.legal(position))
