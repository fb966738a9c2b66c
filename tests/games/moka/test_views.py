"""What each seat may see, remember and learn from events (notation 1, View; rulings 3, option memory_aid)."""

from typing import Any

import pytest

from tablee.core.rng import Stream, seed_bytes
from tablee.games.moka import GAME
from tests.games.moka.study import GRID, STOCK, Json, after, study

VIEWERS = [0, 1, 2, None]
SEEN = [{"3": "Ar"}, {"5": "Ab", "7": "Ig"}, {}]


def view(position: Json, viewer: int | None) -> Json:
    return GAME.view(GAME.load(position), viewer)


def information(position: Json, viewer: int | None) -> Json:
    return GAME.information(GAME.load(position), viewer)


def events_seen(position: Json, move: str, viewer: int | None) -> list[Json]:
    """Return the events of a move as `viewer` sees them."""
    return [event.seen_by(viewer) for event in GAME.apply(GAME.load(position), move)[1]]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_stock_and_the_stacks_are_hidden_from_all_one_mark_for_each_card(viewer: int | None) -> None:
    shown = view(study(), viewer)
    assert shown["stock"] == ["?"] * len(STOCK)
    assert shown["stacks"] == {"15": ["?"] * 10, "30": ["?"] * 10, "80": ["?"] * 10}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_grid_is_hidden_and_gaps_are_seen(viewer: int | None) -> None:
    shown = view(study(grid=[None, *GRID[1:]], seen=[{}, {}, {}]), viewer)
    assert shown["grid"] == [None, *["?"] * 15]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_the_flipped_card_is_seen_by_all(viewer: int | None) -> None:
    shown = view(after(study(), "flip 5"), viewer)
    assert shown["grid"] == [*["?"] * 5, "Ab", *["?"] * 10]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_challenge_is_seen_by_its_player_alone(viewer: int | None) -> None:
    position = after(study(), "challenge 30")
    drawn = position["challenges"][0]
    assert view(position, viewer)["challenges"] == [drawn if viewer == 0 else ["?"], [], []]
    (event,) = events_seen(study(), "challenge 30", viewer)
    assert (event["level"], event["challenge"]) == ("30", drawn[0] if viewer == 0 else "?")


@pytest.mark.parametrize("viewer", VIEWERS)
def test_rows_specials_words_and_drawn_cards_lie_open(viewer: int | None) -> None:
    position = after(study(specials=[["DRAW", "STOP"], ["PEEK"], []], rows=[["Lr"], ["*"], []]), "play DRAW")
    shown = view(position, viewer)
    assert (shown["rows"], shown["specials"], shown["drawn"]) == (
        [["Lr"], ["*"], []],
        [["STOP"], ["PEEK"], []],
        ["Ob", "Og"],
    )


@pytest.mark.parametrize("viewer", VIEWERS)
def test_without_memory_aid_what_is_sent_never_contains_cards_seen(viewer: int | None) -> None:
    shown = view(study(seen=SEEN), viewer)
    assert shown["grid"] == ["?"] * 16
    assert "seen" not in shown


@pytest.mark.parametrize("viewer", VIEWERS)
def test_with_memory_aid_a_player_is_shown_the_grid_cards_that_he_has_seen(viewer: int | None) -> None:
    shown = view(study(seen=SEEN, options={"memory_aid": True}), viewer)
    remembered = SEEN[viewer] if viewer is not None else {}
    assert shown["grid"] == [remembered.get(str(place), "?") for place in range(16)]
    assert "seen" not in shown


def test_a_card_left_is_remembered_by_all_who_saw_it_until_it_goes() -> None:
    position = after(study(options={"memory_aid": True}), "flip 5", "leave")
    assert view(position, 2)["grid"][5] == "Ab"
    assert view(position, None)["grid"][5] == "?"
    taken = after(position, "flip 5", "take")
    assert view(taken, 2)["grid"][5] == "?"


@pytest.mark.parametrize("memory_aid", [True, False])
def test_what_a_seat_knows_is_what_it_has_seen_whatever_the_screen_shows(memory_aid: bool) -> None:
    position = study(seen=SEEN, options={"memory_aid": memory_aid})
    known = information(position, 1)
    assert known["grid"] == [SEEN[1].get(str(place), "?") for place in range(16)]
    assert known["seen"] == [{"3": "?"}, SEEN[1], {}]


def test_a_peek_is_reported_to_the_peeker_alone_and_its_places_to_all() -> None:
    position = study(specials=[["PEEK"], [], []])
    for viewer in VIEWERS:
        event = events_seen(position, "play PEEK 3 7 12", viewer)[1]
        assert event["places"] == [3, 7, 12]
        assert event["cards"] == (["Ar", "Ig", "Nr"] if viewer == 0 else ["?", "?", "?"])
    later = after(position, "play PEEK 3 7 12")
    assert information(later, 0)["grid"][3] == "Ar"
    for viewer in (1, 2, None):
        assert "Ar" not in str(information(later, viewer))
        assert view(later, viewer)["grid"] == ["?"] * 16


def test_who_saw_the_same_card_knows_that_the_other_knows_it() -> None:
    position = study(seen=[{"3": "Ar"}, {"3": "Ar"}, {}])
    assert information(position, 0)["seen"] == [{"3": "Ar"}, {"3": "Ar"}, {}]
    assert information(position, 2)["seen"] == [{"3": "?"}, {"3": "?"}, {}]


@pytest.mark.parametrize("viewer", VIEWERS)
def test_a_refilled_place_is_seen_by_nobody(viewer: int | None) -> None:
    position = after(study(options={"memory_aid": True}), "flip 5", "take")
    assert view(position, viewer)["grid"] == ["?"] * 16
    assert events_seen(after(study(), "flip 5"), "take", viewer)[1] == {"event": "moka.refilled", "place": 5}


@pytest.mark.parametrize("viewer", VIEWERS)
def test_over_nothing_is_hidden_but_the_random_stream(viewer: int | None) -> None:
    position = {**study(seen=SEEN, challenges=[[], [], []]), "phase": "over", "turn": None}
    full = GAME.dump(GAME.load(position))
    rng = full.pop("rng")
    assert rng
    assert view(position, viewer) == full


@pytest.mark.parametrize("viewer", VIEWERS)
def test_before_the_end_the_random_stream_is_left_out(viewer: int | None) -> None:
    assert "rng" not in view(study(), viewer)
    assert "rng" not in information(study(), viewer)


def test_at_the_end_of_a_round_all_see_the_points_and_only_its_player_which_challenges_were_achieved() -> (
    None
):
    laid = [{"word": "BIO", "cards": ["Bg", "Ig", "Or"], "points": 12}]
    laid += [{"word": "BOL", "cards": ["Bb", "Og", "Lg"], "points": 12}]
    held = ["15-10", "80-1"]
    stacks = {
        level: [f"{level}-{n}" for n in range(1, 11) if f"{level}-{n}" not in held]
        for level in ("15", "30", "80")
    }
    position = study(
        rows=[["Fr", "Eg", "Ur"], [], []], words=[laid, [], []], challenges=[held, [], []], stacks=stacks
    )
    for viewer in VIEWERS:
        scored = events_seen(position, "word Fr Eg Ur", viewer)[2]
        assert (scored["words"], scored["challenges"], scored["total"]) == (36, 15, 51)
        assert scored["achieved"] == ("15-10" if viewer == 0 else "?")


def test_what_goes_under_the_stock_in_search_of_a_letter_is_reported_to_nobody() -> None:
    one = study(stock=["Tr", "STOP", "BOOM"])
    other = study(stock=["BOOM", "Tr"])
    assert events_seen(one, "flush", 0) == events_seen(other, "flush", 0)


@pytest.mark.parametrize("viewer", VIEWERS)
def test_worlds_drawn_for_a_viewer_look_the_same_to_him_and_vary_elsewhere(viewer: int | None) -> None:
    stacks = {"15": ["15-1", "15-2"], "30": ["30-5"], "80": ["80-7"]}
    position = study(seen=SEEN, stacks=stacks, challenges=[["15-3"], ["30-4", "80-1"], []])
    known = information(position, viewer)
    worlds: list[Any] = []
    for sample in range(8):
        world = GAME.determinization(known, Stream(seed_bytes(str(sample))))
        assert GAME.information(world, viewer) == known
        for level, stack in world.stacks.items():
            assert all(card.startswith(f"{level}-") for card in stack)
        worlds.append(GAME.dump(world))
    for key in ("grid", "stock", "stacks"):
        assert len({str(world[key]) for world in worlds}) > 1
    challenges_vary = len({str(world["challenges"][1]) for world in worlds}) > 1
    assert challenges_vary == (viewer != 1)
