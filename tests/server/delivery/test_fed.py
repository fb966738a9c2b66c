"""Which tables and turns the pages of a guest are sent: each change once, and nothing twice."""

import json
from types import SimpleNamespace
from typing import Any, cast

import pytest

from tablee.server.delivery import feed
from tablee.server.delivery.connections import Connections
from tablee.server.delivery.feed import EVERYBODY_S, Feed
from tablee.store.tables_of_guests import Change


class Page:
    """A page of this guest, at a table or at none, that keeps what it is sent."""

    def __init__(self, guest: str | None, table: str | None = None) -> None:
        self.guest = guest
        self.table = table
        self.tables: set[str] = set()
        self.awaiting: list[str] | None = None
        self.sent: list[tuple[str, Any]] = []

    def send(self, frame: str) -> None:
        told = json.loads(frame)
        self.sent.append((told["say"], told.get("tables", told.get("table"))))

    def got(self) -> list[tuple[str, Any]]:
        """Return what it was sent since the last time."""
        sent, self.sent = self.sent, []
        return sent


class World:
    """The tables of guests in the store, and the feed that reads them."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 1000.0
        self.going_on: dict[str, list[str]] = {}
        self.turns: dict[str, list[str]] = {}
        self.changes: list[Change] = []
        self.deleted: set[str] = set()
        self.asked: list[list[str]] = []
        monkeypatch.setattr(feed, "monotonic", lambda: self.at)
        told = SimpleNamespace(
            table_info=lambda row, guest, present: row.id,
        )
        monkeypatch.setattr(feed, "serializers", told)
        monkeypatch.setattr(feed, "OwnTables", lambda tables: {"say": "tables", "tables": tables})
        monkeypatch.setattr(feed, "TableChanged", lambda info: {"say": "table", "table": info})
        monkeypatch.setattr(feed, "AwaitingChanged", lambda tables: {"say": "awaiting", "tables": tables})
        monkeypatch.setattr(feed, "encoded", json.dumps)
        self.connections = Connections()
        store = SimpleNamespace(
            tables_of_guests=SimpleNamespace(
                present=self._present, changed_since=self._changed, read=self._read, awaiting=self._awaiting
            )
        )
        settings = SimpleNamespace(poll=1.0)
        self.feed = Feed(*cast("tuple[Any, Any, Any]", (store, self.connections, settings)))

    async def _present(self, guest: str) -> Any:
        rows = [SimpleNamespace(id=table) for table in self.going_on.get(guest, [])]
        return rows, self.turns.get(guest, [])

    async def _changed(self, since: int) -> list[Change]:
        return self.changes[:]

    async def _read(self, matches: set[str]) -> list[Any]:
        return [SimpleNamespace(id=match) for match in matches - self.deleted]

    async def _awaiting(self, guests: list[str]) -> dict[str, list[str]]:
        self.asked.append(guests)
        return {guest: self.turns.get(guest, []) for guest in guests}

    def change(self, match: str, *guests: str, mark: int = 1) -> None:
        """Have this match of these guests have changed so often."""
        others = [one for one in self.changes if one.match != match]
        self.changes = others + [Change(match, guest, (mark, 0)) for guest in guests]

    async def begin(self, page: Page) -> Page:
        connection = cast("Any", page)
        if page.table is None:
            self.connections.watch(connection)
        else:
            self.connections.join(page.table, connection)
        await self.feed.begin(connection)
        return page


@pytest.fixture
def world(monkeypatch: pytest.MonkeyPatch) -> World:
    return World(monkeypatch)


async def test_a_page_gets_its_tables_and_turns_and_one_at_a_table_only_the_turns(world: World) -> None:
    world.going_on["ana"], world.turns["ana"] = ["a", "b"], ["b"]
    page, sitting = await world.begin(Page("ana")), await world.begin(Page("ana", "a"))
    assert page.got() == [("tables", ["a", "b"]), ("awaiting", ["b"])]
    assert sitting.got() == [("awaiting", ["b"])]
    nobody = await world.begin(Page("bo"))
    assert nobody.got() == [("tables", []), ("awaiting", [])]


async def test_what_was_there_at_the_beginning_is_not_sent_again_but_what_changes_is(world: World) -> None:
    world.going_on["ana"], world.turns["ana"] = ["a"], ["a"]
    world.change("a", "ana", "bo")
    page = await world.begin(Page("ana"))
    page.got()
    await world.feed.poll()
    assert page.got() == []
    world.change("a", "ana", "bo", mark=2)
    world.turns["ana"] = []
    await world.feed.poll()
    assert page.got() == [("table", "a"), ("awaiting", [])]
    await world.feed.poll()
    assert page.got() == []


async def test_a_second_page_does_not_swallow_a_change_that_the_first_has_not_seen(world: World) -> None:
    world.change("a", "ana")
    first = await world.begin(Page("ana"))
    first.got()
    world.change("a", "ana", mark=2)
    await world.begin(Page("ana"))
    await world.feed.poll()
    assert first.got() == [("table", "a")]


async def test_pages_at_a_table_get_no_tables_and_guests_none_of_others(world: World) -> None:
    page, sitting = await world.begin(Page("bo")), await world.begin(Page("ana", "a"))
    page.got(), sitting.got()
    world.change("a", "ana")
    world.turns["ana"] = ["a"]
    await world.feed.poll()
    assert page.got() == []
    assert sitting.got() == [("awaiting", ["a"])]


async def test_who_has_left_a_table_is_sent_its_change_and_nobody_a_deleted_one(world: World) -> None:
    world.going_on["ana"] = ["a", "gone"]
    page = await world.begin(Page("ana"))
    page.got()
    world.deleted.add("gone")
    world.change("a", "bo")
    world.change("gone", "ana")
    await world.feed.poll()
    assert page.got() == [("table", "a")]


async def test_a_table_that_was_new_on_the_page_is_sent_again_when_its_guest_has_left_it(
    world: World,
) -> None:
    page = await world.begin(Page("ana"))
    page.got()
    world.change("new", "ana", "bo")
    await world.feed.poll()
    assert ("table", "new") in page.got()
    world.change("new", "bo", mark=2)
    await world.feed.poll()
    assert page.got() == [("table", "new")]


async def test_only_guests_whose_tables_changed_are_asked_for_their_turns_until_all_are(world: World) -> None:
    pages = [await world.begin(Page(guest)) for guest in ("ana", "bo")]
    for page in pages:
        page.got()
    world.change("a", "ana")
    await world.feed.poll()
    assert world.asked == [["ana"]]
    # A turn of Bo that no change announced.
    world.turns["bo"] = ["b"]
    world.asked.clear()
    world.at += EVERYBODY_S - 1
    await world.feed.poll()
    assert world.asked == []
    world.at += 1
    await world.feed.poll()
    assert world.asked == [["ana", "bo"]]
    assert pages[1].got() == [("awaiting", ["b"])]
    await world.feed.poll()
    assert len(world.asked) == 1


async def test_however_many_listen_each_is_sent_their_own_turns_once(
    world: World, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(feed, "GUESTS_PER_QUERY", 2)
    guests = [f"guest {number}" for number in range(5)]
    pages = [await world.begin(Page(guest)) for guest in (*guests, guests[0])]
    for page in pages:
        page.got()
    for guest in guests:
        world.change(f"of {guest}", guest)
        world.turns[guest] = [f"of {guest}"]
    await world.feed.poll()
    assert [len(asked) for asked in world.asked] == [2, 2, 1]
    for page in pages:
        assert page.got() == [("table", f"of {page.guest}"), ("awaiting", [f"of {page.guest}"])]


async def test_after_nobody_listened_for_a_while_a_new_page_is_not_sent_what_happened_before(
    world: World,
) -> None:
    page = await world.begin(Page("ana"))
    world.connections.forget(cast("Any", page))
    await world.feed.poll()
    assert world.asked == []
    world.change("a", "ana", mark=5)
    again = await world.begin(Page("ana"))
    again.got()
    await world.feed.poll()
    assert again.got() == []
