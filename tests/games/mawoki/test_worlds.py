"""The worlds that are possible for bots of Mawoki, and what they remember of the others' actions."""

from typing import Any

from tablee.core.rng import QuickStream
from tablee.games.mawoki import GAME
from tablee.games.mawoki.bots import EXPLORATION
from tablee.games.mawoki.pieces import DECK, FITS, NUMBER, size
from tablee.games.mawoki.worlds import MawokiWorlds
from tablee.match.match import Match
from tests.games.mawoki.study import table
from tests.games.worlds import allowed, choices, drawn, stopping_early_changes_nothing

STUCK_ON = "bT/rT/s"


def few_unseen() -> Any:
    """Return a position in which seat 0 has not seen four cards."""
    return table([DECK[:2], DECK[2:4]], DECK[6:], DECK[4:6])


def test_worlds_are_those_that_the_zones_allow() -> None:
    known = GAME.information(few_unseen(), 0)
    worlds = drawn(GAME, MawokiWorlds(known))
    assert worlds == allowed(GAME, known)
    assert len(worlds) == 12


def stuck(*more: dict[str, Any]) -> dict[str, Any]:
    """Return what seat 0 concludes after seat 1 could not play on `STUCK_ON` and drew, and after `more` events."""
    events = [
        {"event": "mawoki.played", "seat": 0, "card": STUCK_ON},
        {"event": "mawoki.drew", "seat": 1, "card": "?", "why": "stuck"},
        *more,
    ]
    return GAME.inferences(GAME.information(table([DECK[40:42], DECK[20:26]], [STUCK_ON]), 0), events)


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


def test_worlds_keep_to_what_is_inferred() -> None:
    position = table([DECK[40:42], DECK[20:24]], [STUCK_ON], DECK[43:])
    known = GAME.information(position, 0)
    known["inferences"] = {"held": [[], ["bC/rC/s"]], "lacks": [[], [[STUCK_ON, 0]]]}
    worlds, stream = MawokiWorlds(known), QuickStream(3)
    for _ in range(100):
        hand = worlds.sample(stream).hands[1]
        assert hand >> NUMBER["bC/rC/s"] & 1
        assert size(hand) == 4
        assert not hand & FITS[NUMBER[STUCK_ON]]


def shuffled(*more: dict[str, Any]) -> dict[str, Any]:
    """Return what seat 0 concludes after the pile was shuffled, seat 1 drew a card of it, and `more` events."""
    events = [
        *({"event": "mawoki.played", "seat": 0, "card": card} for card in [*DECK[10:14], STUCK_ON]),
        {"event": "mawoki.reshuffled", "cards": 5},
        {"event": "mawoki.drew", "seat": 1, "card": "?", "why": "snake"},
        *more,
    ]
    position = table([DECK[20:], DECK[1:7] + DECK[10:11]], [STUCK_ON], DECK[7:10] + DECK[11:20])
    known = GAME.information(position, 0)
    return {**known, "inferences": GAME.inferences(known, events)}


def test_who_remembers_the_pile_knows_who_held_the_cards_that_were_not_in_it() -> None:
    assert shuffled()["inferences"]["shuffled"] == DECK[10:14]
    assert shuffled()["inferences"]["drawn"] == [0, 1]
    played = {"event": "mawoki.played", "seat": 1, "card": DECK[10]}
    assert shuffled(played)["inferences"]["drawn"] == [0, 0]
    played = {"event": "mawoki.played", "seat": 1, "card": DECK[5]}
    assert shuffled(played)["inferences"]["drawn"] == [0, 1]


def test_who_held_what_is_no_longer_clear_once_a_player_stole_unseen() -> None:
    stolen = {"event": "mawoki.stole", "seat": 1, "target": 0, "card": "?"}
    assert "shuffled" not in shuffled(stolen)["inferences"]


def test_what_was_in_no_pile_is_in_the_others_hands_in_every_world() -> None:
    known = shuffled()
    known["inferences"]["shuffled"] = DECK[7:20]
    worlds, stream = MawokiWorlds(known), QuickStream(3)
    drawn = set()
    for _ in range(200):
        hand = GAME.dump(worlds.sample(stream))["hands"][1]
        assert hand[:6] == DECK[1:7]
        drawn.update(hand[6:])
    assert drawn == set(DECK[7:20])


def test_the_real_world_is_never_ruled_out() -> None:
    shuffles = 0
    for seed in range(30):
        match = Match.new(GAME, 2 + seed % 4, {"arrow": ("target-draws", "steal")[seed % 2]}, f"ruled {seed}")
        while (seat := match.turn) is not None:
            inferred = match.information(seat)["inferences"]
            for hand, held, lacks in zip(
                GAME.dump(match.position)["hands"], inferred["held"], inferred["lacks"], strict=True
            ):
                assert set(held) <= set(hand)
                for top, most in lacks:
                    assert sum(FITS[NUMBER[top]] >> NUMBER[card] & 1 for card in hand) <= most
            held_anew = [
                len(set(hand) & set(inferred["shuffled"]) - set(held))
                for other, (hand, held) in enumerate(
                    zip(GAME.dump(match.position)["hands"], inferred["held"], strict=True)
                )
                if other != seat and "shuffled" in inferred
            ]
            # The start card may be among those drawn.
            assert not held_anew or sum(inferred["drawn"]) - sum(held_anew) in (0, 1)
            shuffles += bool(held_anew)
            moves = match.legal().moves
            match.play(seat, GAME.bot(2).choose(match.information(seat), moves, seed, None).move)
    assert shuffles > 50


def test_a_search_that_stops_early_chooses_what_it_would_have_chosen() -> None:
    stopping_early_changes_nothing(GAME, MawokiWorlds, EXPLORATION)


def test_in_the_search_winning_is_worth_everything_and_a_draw_half_to_two() -> None:
    worlds = MawokiWorlds(GAME.information(table([DECK[:2], DECK[2:4]], DECK[4:6]), 0))
    drawn_match = table([DECK[:2], DECK[2:4]], DECK[4:6], phase="over", turn=None)
    assert worlds.rewards(drawn_match) == [0.5, 0.5]
    won = table([[], DECK[2:4]], DECK[4:6], phase="over", turn=None)
    assert worlds.rewards(won) == [1.0, 0.0]


def test_a_search_chooses_as_it_always_did() -> None:
    assert choices(GAME, MawokiWorlds, EXPLORATION) == [(328, 84), (296, 249), (24, 165), (256, 183)]
