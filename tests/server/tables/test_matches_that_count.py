"""Matches that count: agreed at opening, among people alone and without help; the server holds to it."""

from collections.abc import Callable
from typing import Any

import pytest

from tablee.server.protocol.new_tables import FriendWish, MeWish, OpenTable
from tablee.server.protocol.terms import Help, Terms
from tablee.server.tables.create_table import rematch, requested_match
from tests.server.conftest import Running
from tests.server.people import FRIEND, ME, Person, bot, device

People = Callable[[], Person]
NO_HELP = {"hints": False, "look_back": False, "take_back": False}
COUNTS = {"counts": True, "help": NO_HELP}


async def refused(one: Person, method: str, path: str, body: Any = None) -> str:
    code: str = (await one.call(method, path, body, status=422))["code"]
    return code


async def test_a_guest_who_follows_the_invitation_is_shown_that_it_counts(person: People) -> None:
    ana, bo = person(), person()
    table = (await ana.open(ME, FRIEND, terms=COUNTS))["table"]
    told = await bo.call("GET", f"/api/tables/{table}")
    assert (told["terms"]["counts"], told["terms"]["help"]) == (True, NO_HELP)
    assert not (await ana.open(ME, FRIEND))["terms"]["counts"]


@pytest.mark.parametrize(
    ("seats", "terms"),
    [
        ([ME, bot()], COUNTS),
        ([ME, device("Bo")], COUNTS),
        ([ME, FRIEND], {"counts": True}),
        ([ME, FRIEND], {"counts": True, "help": {**NO_HELP, "look_back": True}}),
        ([ME, FRIEND], {**COUNTS, "fill": 60}),
    ],
)
async def test_it_cannot_count_with_help_a_bot_or_two_at_one_screen(
    person: People, seats: list[dict[str, Any]], terms: dict[str, Any]
) -> None:
    body = {"game": "toy", "seats": seats, "terms": terms}
    assert await refused(person(), "POST", "/api/tables", body) == "terms.counts"


async def test_help_cannot_be_switched_on_while_it_counts_and_no_bot_can_sit_down(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, FRIEND, terms=COUNTS))["table"]
    path = f"/api/tables/{table}"
    for change in ({**COUNTS, "help": {}}, {**COUNTS, "fill": 60}):
        assert await refused(ana, "PUT", f"{path}/settings", {"terms": change}) == "terms.counts"
    assert await refused(ana, "POST", f"{path}/fill", {"level": 1}) == "terms.counts"
    assert await refused(ana, "PUT", f"{path}/seats/1", bot()) == "terms.counts"
    # While all wait, the host may decide that it does not count after all.
    assert not (await ana.call("PUT", f"{path}/settings", {"terms": {}}))["terms"]["counts"]
    assert (await ana.call("PUT", f"{path}/seats/1", bot()))["state"] == "running"


async def test_it_cannot_be_said_of_a_table_with_a_bot_that_it_counts(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, bot(), FRIEND))["table"]
    assert await refused(ana, "PUT", f"/api/tables/{table}/settings", {"terms": COUNTS}) == "terms.counts"


async def test_a_quick_match_that_counts_waits_for_people_and_not_for_bots(person: People) -> None:
    ana = person()
    wish = {"game": "toy", "players": 2, "terms": COUNTS}
    told = await ana.call("POST", "/api/quick", wish)
    assert (told["terms"]["counts"], told["fills_in"]) == (True, None)
    assert (await ana.call("POST", "/api/quick", {**wish, "terms": {}}))["fills_in"] is not None


def test_a_rematch_counts_unless_a_bot_sits_there_for_who_left(toy_installed: None) -> None:
    terms = Terms(help=Help(False, False, False), counts=True)
    first = requested_match(OpenTable("toy", [MeWish(), FriendWish()], terms=terms), "ana", "ab" * 32)
    again = [rematch(first, "cd" * 32, [1], free) for free in (True, False)]
    assert [row.terms["counts"] for row in again] == [True, False]
    assert [row.terms["help"] for row in again] == [NO_HELP, NO_HELP]


async def test_the_history_is_searched_for_what_counts(person: People, server: Running) -> None:
    ana = person()
    counts = (await ana.open(ME, FRIEND, terms=COUNTS))["table"]
    plain = (await ana.open(ME, FRIEND))["table"]

    async def found(asked: str) -> list[str]:
        page = await ana.call("GET", f"/api/tables/history?counts={asked}")
        return [table["table"] for table in page["tables"]]

    assert (await found("yes"), await found("no")) == ([counts], [plain])
