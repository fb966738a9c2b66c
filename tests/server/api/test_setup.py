"""The check of a form, before a table is opened: which options go together."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.people import Person

People = Callable[[], Person]


async def ask(person: People, game: str, players: int, **options: Any) -> Any:
    body = {"game": game, "players": players, "options": options}
    return await person().call("POST", "/api/setup", body)


@pytest.mark.parametrize(("players", "unfit"), [(2, [2, 3]), (4, [3]), (5, [2, 3]), (6, [])])
async def test_teams_that_so_many_players_cannot_form_are_named(
    person: People, players: int, unfit: list[int]
) -> None:
    report = await ask(person, "toko-maja", players)
    assert report["problem"] is None
    assert report["unfit"] == [
        {"option": "teams", "value": value, "names": ["teams", "players"]} for value in unfit
    ]


async def test_a_setup_that_cannot_be_opened_says_why_and_what_else_would_do(person: People) -> None:
    report = await ask(person, "rummikub", 2, scoring="zero-sum")
    assert report["problem"] == {"code": "option.combination", "params": {"names": "scoring, turns"}}
    assert {(one["option"], one["value"]) for one in report["unfit"]} >= {("scoring", "zero-sum")}
    assert ("turns", "play-or-draw") not in {(one["option"], one["value"]) for one in report["unfit"]}


async def test_numbers_that_do_not_go_together_rule_out_no_option_that_has_no_part_in_it(
    person: People,
) -> None:
    report = await ask(person, "toko-maja", 2, copies_1=24)
    assert report["problem"]["code"] == "option.most_pieces"
    assert {one["option"] for one in report["unfit"]} == {"teams"}


async def test_an_option_that_has_a_part_in_it_is_ruled_out_with_its_reason(person: People) -> None:
    report = await ask(person, "mawoki", 5, hand=6)
    assert report["problem"] is None
    unfit = [one for one in report["unfit"] if one["option"] == "drawings"]
    assert unfit == [{"option": "drawings", "value": 3, "names": ["hand", "drawings", "players"]}]


async def test_what_the_setup_answers_is_what_opening_a_table_answers(person: People) -> None:
    seats = [{"kind": "me"}, {"kind": "bot", "level": 1}]
    wish = {"game": "toko-maja", "seats": seats, "options": {"teams": 2}}
    refused = await person().call("POST", "/api/tables", wish, 422)
    assert refused == (await ask(person, "toko-maja", 2, teams=2))["problem"]


async def test_no_setup_is_for_more_players_than_the_game_takes(person: People) -> None:
    body = {"game": "toy", "players": 9, "options": {}}
    assert (await person().call("POST", "/api/setup", body, 422))["code"] == "option.players"
