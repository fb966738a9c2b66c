"""Playouts without rearranging: by the rules, and to the end."""

from typing import Any

import pytest

from tablee.core.rng import QuickStream
from tablee.games.rummikub import GAME
from tablee.games.rummikub.greedy import added, own_sets
from tablee.games.rummikub.moves import DRAW, PASS, write
from tablee.games.rummikub.pieces import KIND_OF
from tablee.games.rummikub.playout import chosen
from tablee.games.rummikub.sets import set_of_names, table_text


def kinds(text: str) -> list[int]:
    return [KIND_OF[name] for name in text.split()]


@pytest.mark.parametrize(
    ("rack", "sets"),
    [
        ("r1 r2 r3 r4 k9", "r1 r2 r3 r4"),
        ("r1 r1 r2 r2 r3 r3", "r1 r2 r3, r1 r2 r3"),
        ("r7 b7 k7 y7 r8", "r7 b7 k7 y7"),
        ("r7 b7 r8 r9", "r7 r8 r9"),
        ("r5 b5 J k1", "r5 b5 J"),
        ("r12 r13 J", "J r12 r13"),
        ("y10 y12 J", "y10 J y12"),
        ("r1 b4 k9 J", ""),
        ("r1 r2 k9", ""),
    ],
)
def test_sets_are_seen_on_the_rack(rack: str, sets: str) -> None:
    assert table_text(own_sets(kinds(rack))) == sets


def test_a_tile_is_added_where_it_fits_as_the_table_lies() -> None:
    melds = [set_of_names(["r4", "r5", "r6"]), set_of_names(["k9", "y9", "J"])]
    assert added(melds, kinds("r3 r7 r9 b1 J")) == kinds("r3 r7 r9")
    assert table_text(melds) == "r3 r4 r5 r6 r7, r9 k9 y9 J"


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize(
    "options",
    [
        {},
        {"rounds": 2, "joker_from": "any", "joker_lift": "any-end", "joker_to": "new-set", "opening": 0},
        {"go_out_by_discard": False},
        {"turns": "play-or-draw", "scoring": "zero-sum"},
    ],
)
def test_every_turn_of_a_playout_is_by_the_rules(players: int, options: dict[str, Any]) -> None:
    for deal in range(4):
        position = GAME.new(players, options, f"playout {deal}")
        quick = GAME.copy(position)
        stream = QuickStream(deal)
        position.stream = stream
        turns = 0
        while position.turn is not None:
            play, discard = chosen(position, position.turn, stream)
            move = write(None if play is None else play.table, discard)
            if play is None and not position.draws_first:
                move = DRAW if position.pool else PASS
            GAME.check_move(position, move)
            GAME.play(position, move)
            turns += 1
        assert GAME.playout(quick, deal) == turns
        assert GAME.write(quick) == GAME.write(position)
        assert GAME.result(quick) == GAME.result(position)
        assert GAME.result(quick).ranks is not None
