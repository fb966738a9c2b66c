"""The worlds that are possible for bots of Toko Maja, and what they remember of the others' actions."""

from typing import Any

from tablee.core.rng import QuickStream
from tablee.core.search import EXPLORATION
from tablee.games.toko_maja import GAME
from tablee.games.toko_maja.pieces import JOKER, copies, counts, triples_in
from tablee.games.toko_maja.worlds import TokoMajaWorlds
from tablee.match.match import Match
from tests.games.toko_maja.study import table
from tests.games.worlds import allowed, choices, drawn, stopping_early_changes_nothing

LAID = [" ".join(["111"] * 6 + ["222"] * 6), " ".join(["333"] * 5 + ["444"] * 4 + ["555"] * 3)]


def few_unseen() -> Any:
    """Return a position in which seat 0 has not seen a 1, a 5 and three jokers, one of which is nowhere."""
    return table(["11J", "1J"], discards=("J", "", ""), stock="5J", laid=LAID)


def test_worlds_are_those_that_the_zones_allow() -> None:
    known = GAME.information(few_unseen(), 0)
    worlds = drawn(GAME, TokoMajaWorlds(known))
    assert worlds == allowed(GAME, known)
    assert len(worlds) == 13


def inferred_from(*events: dict[str, Any]) -> dict[str, Any]:
    """Return what seat 0 concludes from a round with these events."""
    return GAME.inferences(GAME.information(table(["1", "2222"]), 0), events)


def took(card: str) -> dict[str, Any]:
    """Return the event of seat 1 taking a discard."""
    return {"event": "toko-maja.took", "seat": 1, "card": card, "pile": 1, "left": 0}


def test_a_discard_taken_is_known_to_be_in_hand_until_it_is_laid() -> None:
    assert inferred_from(took("2"), took("2"), took("J"))["held"] == [[], ["2", "2", "J"]]
    laid = {"event": "toko-maja.laid", "seat": 1, "triple": "22J", "points": 2}
    assert inferred_from(took("2"), took("2"), took("J"), laid)["held"] == [[], []]
    laid = {"event": "toko-maja.laid", "seat": 1, "triple": "222", "points": 2}
    assert inferred_from(took("2"), took("2"), took("J"), laid)["held"] == [[], ["J"]]


def test_whose_turn_ended_without_a_word_about_laying_holds_no_triple() -> None:
    drew = {"event": "toko-maja.drew", "seat": 0, "cards": ["1", "2"], "stock": 2}
    assert inferred_from(took("2"), drew)["bare"][1]
    nothing = {"event": "toko-maja.laid_nothing", "seat": 1}
    assert not inferred_from(took("2"), nothing, drew)["bare"][1]


def test_a_round_begins_without_memories() -> None:
    began = {"event": "toko-maja.round_began", "round": 2, "seat": 0, "tops": [], "removed": 20}
    assert inferred_from(took("2"), began)["held"] == [[], []]


def test_worlds_keep_to_what_is_inferred() -> None:
    known = GAME.information(table(["1", "12234"], stock="111222333444555JJJ"), 0)
    known["inferences"] = {"held": [[], ["J", "5"]], "bare": [False, True]}
    worlds, stream = TokoMajaWorlds(known), QuickStream(3)
    for _ in range(100):
        hand = worlds.sample(stream).hands[1]
        assert sum(counts(hand)) == 5
        assert copies(hand, JOKER) >= 1
        assert copies(hand, 4) >= 1
        assert triples_in(hand) == []


def test_the_real_world_is_never_ruled_out() -> None:
    for seed in range(12):
        options = {"table_triples": seed % 2 == 1}
        match = Match.new(GAME, 2 + seed % 4, options, f"ruled {seed}")
        while (seat := match.turn) is not None:
            inferred = match.information(seat)["inferences"]
            hands = match.position.hands
            for other, held in enumerate(inferred["held"]):
                mine = GAME.dump(match.position)["hands"][other]
                assert all(held.count(card) <= mine.count(card) for card in held)
                if other != seat and inferred["bare"][other]:
                    assert triples_in(hands[other]) == []
            level = 1 + (seed + match.ply) % 2
            moves = match.legal().moves
            match.play(seat, GAME.bot(level).choose(match.information(seat), moves, match.ply, None).move)


def test_a_search_that_stops_early_chooses_what_it_would_have_chosen() -> None:
    stopping_early_changes_nothing(GAME, TokoMajaWorlds)


def test_a_search_chooses_as_it_always_did() -> None:
    assert choices(GAME, TokoMajaWorlds, EXPLORATION) == [(3, 83), (518, 102), (0, 203), (326, 113)]
