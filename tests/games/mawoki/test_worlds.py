"""The worlds that bots of Mawoki reckon with, and what they remember of what others did."""

from typing import Any

from tablee.core.rng import QuickStream
from tablee.games.mawoki import GAME
from tablee.games.mawoki.cards import DECK, FITS, NUMBER
from tablee.games.mawoki.worlds import MawokiWorlds
from tablee.match.match import Match
from tests.games.mawoki.study import table
from tests.games.worlds import allowed, drawn

STUCK_ON = "bT/rT/s"


def few_unseen() -> Any:
    """A position in which seat 0 has not seen four cards."""
    return table([DECK[:2], DECK[2:4]], DECK[6:], DECK[4:6])


def test_worlds_are_those_that_the_zones_allow() -> None:
    known = GAME.information(few_unseen(), 0)
    worlds = drawn(GAME, MawokiWorlds(known))
    assert worlds == allowed(GAME, known)
    assert len(worlds) == 12


def stuck(*more: dict[str, Any]) -> dict[str, Any]:
    """What seat 0 recalls once seat 1 could not play on `STUCK_ON`, and drew; and of what happened then."""
    told = [
        {"event": "mawoki.played", "seat": 0, "card": STUCK_ON},
        {"event": "mawoki.drew", "seat": 1, "card": "?", "why": "stuck"},
        *more,
    ]
    return GAME.recall(GAME.information(table([DECK[40:42], DECK[20:26]], [STUCK_ON]), 0), told)


def test_who_could_not_play_on_a_card_has_no_card_that_fits_it_but_what_was_drawn_since() -> None:
    assert stuck()["lacks"][1] == [[STUCK_ON, 1]]


def test_a_fitting_card_that_is_laid_was_one_of_those_drawn() -> None:
    played = {"event": "mawoki.played", "seat": 1, "card": "bT/rP/-"}
    assert stuck(played)["lacks"][1] == [[STUCK_ON, 0]]
    other = {"event": "mawoki.played", "seat": 1, "card": "bP/rC/-"}
    assert stuck(other)["lacks"][1] == [[STUCK_ON, 1]]


def test_a_card_stolen_from_us_is_known_to_be_there_until_it_is_laid() -> None:
    stolen = {"event": "mawoki.stole", "seat": 1, "target": 0, "card": "bP/rC/-"}
    assert stuck(stolen)["held"] == [[], ["bP/rC/-"]]
    played = {"event": "mawoki.played", "seat": 1, "card": "bP/rC/-"}
    assert stuck(stolen, played)["held"] == [[], []]


def test_worlds_keep_to_what_is_recalled() -> None:
    position = table([DECK[40:42], DECK[20:24]], [STUCK_ON], DECK[43:])
    known = GAME.information(position, 0)
    known["recall"] = {"held": [[], ["bC/rC/s"]], "lacks": [[], [[STUCK_ON, 0]]]}
    worlds, stream = MawokiWorlds(known), QuickStream(3)
    for _ in range(100):
        hand = worlds.draw(stream).hands[1]
        assert hand >> NUMBER["bC/rC/s"] & 1
        assert hand.bit_count() == 4
        assert not hand & FITS[NUMBER[STUCK_ON]]


def test_the_real_world_is_never_ruled_out() -> None:
    for seed in range(30):
        match = Match.new(GAME, 2 + seed % 4, {"arrow": ("target-draws", "steal")[seed % 2]}, f"ruled {seed}")
        while (seat := match.turn) is not None:
            recall = match.information(seat)["recall"]
            for hand, held, lacks in zip(
                GAME.dump(match.position)["hands"], recall["held"], recall["lacks"], strict=True
            ):
                assert set(held) <= set(hand)
                for top, most in lacks:
                    assert sum(FITS[NUMBER[top]] >> NUMBER[card] & 1 for card in hand) <= most
            moves = match.legal().moves
            match.play(seat, GAME.bot(2).choose(match.information(seat), moves, seed, None).move)
