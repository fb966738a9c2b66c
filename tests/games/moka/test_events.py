"""The exact events of a move, and the parameters of a refusal."""

from typing import Any

import pytest

from tests.games.moka.study import GRID, Json, events, refusal, study

WITH_STOP = [*GRID[:3], "STOP", *GRID[4:]]
HOLES = [["Lr"], ["Br", "*"], []]
DREW = {"event": "moka.drew", "seat": 0, "card": "Ob", "kind": "b", "letter": "O"}


def held(special: str) -> list[list[str]]:
    return [[special], [], []]


def played(special: str) -> Json:
    return {"event": "moka.played", "seat": 0, "special": special}


@pytest.mark.parametrize(
    ("keys", "move", "expected"),
    [
        (
            {"phase": "flipped", "flipped": 3, "grid": WITH_STOP},
            "take",
            [
                {"event": "moka.took", "seat": 0, "place": 3, "card": "STOP", "kind": "STOP", "letter": ""},
                {"event": "moka.refilled", "place": 3},
            ],
        ),
        (
            {"phase": "flipped", "flipped": 3, "stock": []},
            "take",
            [
                {"event": "moka.took", "seat": 0, "place": 3, "card": "Ar", "kind": "r", "letter": "A"},
                {"event": "moka.gap", "place": 3},
            ],
        ),
        (
            {"phase": "flipped", "flipped": 3},
            "leave",
            [
                {
                    **{"event": "moka.left", "seat": 0, "place": 3, "card": "Ar", "kind": "r", "letter": "A"},
                    "secret": {"card": [], "kind": [], "letter": []},
                }
            ],
        ),
        (
            {"phase": "flipped", "flipped": 3, "grid": WITH_STOP},
            "use 1",
            [
                {"event": "moka.used", "seat": 0, "special": "STOP", "place": 3},
                {"event": "moka.refilled", "place": 3},
                {"event": "moka.stopped", "seat": 0, "target": 1},
            ],
        ),
        ({"phase": "after"}, "end", [{"event": "moka.ended", "seat": 0}]),
        (
            {"phase": "after", "extra": 1},
            "end",
            [{"event": "moka.ended", "seat": 0}, {"event": "moka.turn_owed", "seat": 0}],
        ),
        (
            {"phase": "after", "skips": [0, 1, 0]},
            "end",
            [{"event": "moka.ended", "seat": 0}, {"event": "moka.skipped", "seat": 1}],
        ),
        (
            {},
            "flush",
            [{"event": "moka.flushed", "seat": 0, "by": 0, "cards": ["Lr"], "count": 1}, DREW],
        ),
        (
            {"stock": [], "rows": [[], [], []]},
            "flush",
            [
                {"event": "moka.flushed", "seat": 0, "by": 0, "cards": [], "count": 0},
                {"event": "moka.no_letter", "seat": 0},
            ],
        ),
    ],
)
def test_what_is_reported_of_a_turn(keys: dict[str, Any], move: str, expected: list[Json]) -> None:
    assert events(study(**keys), move) == expected


@pytest.mark.parametrize(
    ("keys", "move", "expected"),
    [
        ({}, "STOP 2", [{"event": "moka.stopped", "seat": 0, "target": 2}]),
        ({}, "AGAIN", [{"event": "moka.again", "seat": 0}]),
        ({}, "QUAKE", [{"event": "moka.quake", "seat": 0}]),
        (
            {"rows": HOLES},
            "STEAL 1.1",
            [
                {
                    "event": "moka.stole",
                    "seat": 0,
                    "target": 1,
                    "card": "*",
                    "kind": "hole",
                    "letter": "",
                    "index": 1,
                }
            ],
        ),
        (
            {"rows": [["Lr", "Ug"], ["Br", "*"], []]},
            "SWAP 1>1.0",
            [
                {
                    "event": "moka.swapped",
                    "seat": 0,
                    "target": 1,
                    "given": "Ug",
                    "given_kind": "g",
                    "given_letter": "U",
                    "got": "Br",
                    "got_kind": "r",
                    "got_letter": "B",
                    "own": 1,
                    "index": 0,
                }
            ],
        ),
        ({}, "DRAW", [{"event": "moka.drew_two", "seat": 0, "cards": ["Ob", "Og"], "count": 2}]),
        (
            {"stock": ["Tr"]},
            "DRAW",
            [{"event": "moka.drew_two", "seat": 0, "cards": ["Tr"], "count": 1}],
        ),
        (
            {"rows": HOLES},
            "FLUSH 1",
            [
                {"event": "moka.flushed", "seat": 1, "by": 0, "cards": ["Br", "*"], "count": 2},
                {**DREW, "seat": 1},
            ],
        ),
    ],
)
def test_what_is_reported_of_a_special_that_was_held(
    keys: dict[str, Any], move: str, expected: list[Json]
) -> None:
    special = move.split(" ")[0]
    assert events(study(specials=held(special), **keys), f"play {move}") == [played(special), *expected]


def test_that_a_player_without_cards_draws_one_is_reported() -> None:
    position = study(specials=held("STEAL"), rows=[["Lr"], ["Br"], []])
    assert events(position, "play STEAL 1.0")[1:] == [
        {"event": "moka.stole", "seat": 0, "target": 1, "card": "Br", "kind": "r", "letter": "B", "index": 0},
        {**DREW, "seat": 1},
    ]


def test_what_each_place_shows_is_secret_to_who_looks() -> None:
    peeked, *saw = events(study(specials=held("PEEK")), "play PEEK 0 3 7")[1:]
    assert peeked == {
        "event": "moka.peeked",
        "seat": 0,
        "places": [0, 3, 7],
        "cards": ["Er", "Ar", "Ig"],
        "secret": {"cards": [0]},
        "fleeting": ["cards"],
    }
    assert [(one["place"], one["kind"], one["letter"]) for one in saw] == [
        *((0, "r", "E"), (3, "r", "A"), (7, "g", "I"))
    ]
    assert all(one["event"] == "moka.saw" and one["seat"] == 0 for one in saw)
    assert all(one["secret"] == {"kind": [0], "letter": [0]} for one in saw)


def test_what_was_kept_of_two_and_what_went_under_is_reported() -> None:
    assert events(study(phase="draw", drawn=["Tb", "Ob"], stock=["Tr"]), "keep 1") == [
        {"event": "moka.kept", "seat": 0, "card": "Ob", "kind": "b", "letter": "O", "under": "Tb"}
    ]


def test_boom_is_reported_after_the_card_that_was_flipped() -> None:
    assert events(study(grid=["BOOM", *GRID[1:]]), "flip 0") == [
        {
            **{"event": "moka.flipped", "seat": 0, "place": 0, "card": "BOOM", "kind": "BOOM", "letter": ""},
            "fleeting": ["card", "kind", "letter"],
        },
        {"event": "moka.boom", "seat": 0},
    ]


FULL = [["15-1", "15-2", "15-3"], [], []]
STACKS = {"15": ["15-4"], "30": [], "80": ["80-1"]}


@pytest.mark.parametrize(
    ("keys", "move", "code", "params"),
    [
        ({}, "dance", "moka.move", {"move": "dance"}),
        ({}, "end", "moka.phase.turn", {"move": "end"}),
        ({"phase": "after"}, "flush", "moka.phase.after", {"move": "flush"}),
        ({"phase": "flipped", "flipped": 3}, "flush", "moka.phase.flipped", {"move": "flush"}),
        ({"phase": "draw", "drawn": ["Tr", "Or"], "stock": []}, "end", "moka.phase.draw", {"move": "end"}),
        ({"phase": "deal"}, "flush", "moka.phase.deal", {"move": "flush"}),
        ({}, "flip 16", "moka.grid.place", {"place": 16}),
        ({"grid": [None, *GRID[1:]]}, "flip 0", "moka.grid.gap", {"place": 0}),
        ({"stacks": STACKS}, "challenge 30", "moka.challenge.empty", {"level": "30"}),
        ({"stacks": STACKS, "challenges": FULL}, "challenge 80", "moka.challenge.full", {"limit": 3}),
        ({}, "play STOP 1", "moka.special.absent", {"special": "STOP"}),
        (
            {"phase": "flipped", "flipped": 3, "grid": WITH_STOP, "specials": held("STEAL")},
            "use x",
            "moka.special.arguments",
            {"special": "STOP", "given": "x"},
        ),
        ({"phase": "flipped", "flipped": 3}, "use", "moka.use.letter", {"card": "Ar"}),
        ({"specials": held("STOP")}, "play STOP 3", "moka.target.seat", {"target": 3, "players": 3}),
        ({"specials": held("STOP")}, "play STOP 0", "moka.target.self", {"target": 0}),
        ({"specials": held("PEEK")}, "play PEEK 1 2 16", "moka.grid.place", {"place": 16}),
        ({"specials": held("PEEK")}, "play PEEK 1 2", "moka.peek.places", {"wanted": 3}),
        ({"specials": held("PEEK")}, "play PEEK 1 1 2", "moka.peek.places", {"wanted": 3}),
        (
            {"specials": held("STEAL"), "rows": HOLES},
            "play STEAL 1.2",
            "moka.target.card",
            {"target": 1, "index": 2, "cards": 2},
        ),
        (
            {"specials": held("SWAP"), "rows": HOLES},
            "play SWAP 1>1.0",
            "moka.swap.own",
            {"index": 1, "cards": 1},
        ),
        (
            {"rows": [["Bg", "Ob"], [], []]},
            "word Bg Ob Lr",
            "moka.word.card",
            {"card": "Lr", "word": "BOL"},
        ),
        ({"rows": [["Bg", "Ob"], [], []]}, "word Bg Ob", "moka.word.short", {"word": "BO", "least": 3}),
        (
            {"rows": [["Bg", "Ob", "Lr", "Er", "Sr"], [], []]},
            "word Bg Ob Lr",
            "moka.word.left",
            {"word": "BOL", "left": 2},
        ),
        (
            {"rows": [["Bg", "Ob", "Br"], [], []], "options": {"dictionary": "fr"}},
            "word Bg Br Ob",
            "moka.word.unknown",
            {"word": "BBO", "dictionary": "fr"},
        ),
    ],
)
def test_a_refusal_names_what_it_is_about(
    keys: dict[str, Any], move: str, code: str, params: dict[str, Any]
) -> None:
    assert refusal(study(**keys), move) == (code, params)


def test_a_fourth_special_is_refused_with_how_many_may_be_held() -> None:
    position = study(phase="flipped", flipped=3, grid=WITH_STOP, specials=[["PEEK"] * 3, [], []])
    assert refusal(position, "take") == ("moka.special.full", {"limit": 3})
