"""Every level with every option: which matches are played, when the bench goes on, and its tables."""

from pathlib import Path

import pytest

from bench import bots_everywhere
from bench.bots_everywhere import (
    BEGIN,
    END,
    RANDOM,
    Deal,
    Pairing,
    pairings,
    play,
    read,
    run,
    setups,
    sources,
    tables,
)
from tablee.games import find, installed

PAIRING = Pairing("mawoki", "", 2, 2, 1)


@pytest.mark.parametrize("name", sorted(installed()))
def test_each_value_of_each_option_and_each_number_of_players_has_a_match(name: str) -> None:
    game = find(name)
    found = list(setups(game))
    for option in game.options.all.values():
        for value in bots_everywhere.others(option) if option.name != "starter" else ():
            assert any(options.get(option.name) == value for options, _ in found), option.name
    assert {seats for options, seats in found if not options} == set(
        range(game.min_players, game.max_players + 1)
    )
    for options, seats in found:
        assert game.new(seats, options, "").turn is not None


def test_every_level_plays_chance_and_the_level_below() -> None:
    default = [
        (each.level, each.lower) for each in pairings(find("tokan")) if (each.options, each.seats) == ("", 2)
    ]
    assert default == [
        (1, RANDOM),
        (2, RANDOM),
        (2, 1),
        (3, RANDOM),
        (3, 2),
        (4, RANDOM),
        (4, 3),
        (5, RANDOM),
        (5, 4),
    ]


def test_a_deal_is_played_from_every_seat_and_by_every_team() -> None:
    assert play(PAIRING, 0, 1).games == 2
    assert play(Pairing("mawoki", "", 3, 2, 1), 0, 1).games == 3
    assert play(Pairing("toko-maja", "teams=2", 4, 2, 1), 0, 1).games == 2


def test_equal_deals_are_played_alike() -> None:
    assert [play(PAIRING, deal, 1).points for deal in range(8)] == [
        play(PAIRING, deal, 1).points for deal in range(8)
    ]


def test_it_goes_on_where_it_stopped_and_plays_no_deal_twice(tmp_path: Path) -> None:
    out = tmp_path / "deals.jsonl"
    run(out, [PAIRING], 4, 1, {}, 1)
    with out.open("ab") as file:
        file.write(b'{"pairing": {"game"')
    run(out, [PAIRING], 8, 1, {}, 1)
    assert [deal.deal for deal in read(out)] == [0, 1, 2, 3]


def test_deals_of_other_sources_do_not_count(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = tmp_path / "deals.jsonl"
    run(out, [PAIRING], 2, 1, {}, 1)
    assert len(read(out)) == 1
    monkeypatch.setattr(bots_everywhere, "sources", lambda _: "changed")
    assert read(out) == []


def test_a_cell_has_share_and_games_and_is_bold_where_the_level_is_not_ahead_for_sure() -> None:
    ahead = [Deal(PAIRING, number, 2.0, 2, 0.1, 50, sources("mawoki"), "2026-11-29") for number in range(20)]
    level = Pairing("mawoki", "arrow=steal", 2, 1, RANDOM)
    even = [Deal(level, number, 1.0, 2, 0.1, 50, sources("mawoki"), "2026-11-29") for number in range(20)]
    lines = tables([*ahead, *even]).splitlines()
    assert lines[0] == "Mawoki, 2026-11-29, the highest level with 50 ms where it uses the clock:"
    assert lines[2] == "| options, players | 1 against random | 2 against 1 |"
    assert lines[4].startswith("| default, 2 |  | 100.0 % (")
    assert lines[4].endswith("–100.0), 40 |")
    assert lines[5].startswith("| `arrow=steal`, 2 | **50.0 % (")
    assert "**, 40 |" in lines[5]


def test_with_more_than_two_players_a_cell_also_has_the_share_of_games_won() -> None:
    three = Pairing("mawoki", "", 3, 2, 1)
    deals = [
        Deal(three, number, 1.5, 3, 0.1, 50, sources("mawoki"), "2026-11-29", 2.0) for number in range(40)
    ]
    cell = tables(deals).splitlines()[-1]
    assert cell.startswith("| default, 3 | **50.0 % (")
    assert "**; wins 66.7 % (" in cell
    assert cell.endswith("), 120 |")


def test_the_seats_of_a_deal_win_one_game_together_where_all_play_alike() -> None:
    """With equal levels the three games of a deal are the same game."""
    wins = [play(Pairing("mawoki", "", 3, 4, 4), deal, 1).wins for deal in range(20)]
    assert wins == pytest.approx([1.0] * 20)


def test_the_docs_have_the_marks() -> None:
    document = (Path(__file__).parents[2] / "bench" / "RESULTS.md").read_text(encoding="utf-8")
    assert document.index(BEGIN) < document.index(END)
