"""The tables of a guest: unfinished ones, those where it is their turn, the history and its search."""

import pytest
from alembic import command
from msgspec import structs
from sqlalchemy import text

from tablee.store.database import Database
from tablee.store.migrate import config
from tablee.store.rows import MatchRow, SeatRow, Summary
from tablee.store.store import Store
from tablee.store.tables_of_guests import HistorySearch
from tests.store.samples import ENDS, GOES_ON, entry, match, seat, stored


async def guest(store: Store, name: str) -> str:
    return (await store.guests.create(name, 1))[0].id


def table(name: str, *people: str, opened: int = 1000, game: str = "toy") -> MatchRow:
    """Return a running match of these guests and a bot; it is the first guest's turn."""
    sitting = [seat(n, "guest", who) for n, who in enumerate(people)]
    row = match(name, *sitting, seat(len(people), "bot"))
    return structs.replace(row, created=opened, changed=opened, game=game)


async def over(store: Store, row: MatchRow) -> None:
    """Store this match and end it."""
    await stored(store, row)
    assert await store.log.append(row.id, entry(1), ENDS)


async def found(store: Store, who: str, **search: object) -> list[str]:
    rows, _ = await store.tables_of_guests.history(who, HistorySearch(**search), 10)  # type: ignore[arg-type]
    return [row.id for row in rows]


async def going_on(store: Store, who: str) -> list[str]:
    return [row.id for row in await store.tables_of_guests.going_on(who)]


async def test_tables_opened_and_sat_at_go_on_until_they_are_over(store: Store) -> None:
    ana, bo = await guest(store, "Ana"), await guest(store, "Bo")
    await stored(store, structs.replace(match("watched", host=ana), created=3000))
    await stored(store, table("old", ana, bo, opened=1000))
    await stored(store, table("new", ana, opened=2000))
    await stored(store, table("not-mine", bo))
    assert await going_on(store, ana) == ["watched", "new", "old"]
    await store.log.append("new", entry(1), ENDS)
    await store.log.resign("old", 0, 0, 5, Summary(turn=None, outcome=ENDS.outcome))
    await store.cancelling.cancel("watched", 5)
    assert await going_on(store, ana) == []


@pytest.mark.parametrize("opened", [1, 9000])
async def test_where_a_seat_does_not_know_yet_that_its_match_is_over_nothing_differs(
    store: Store, opened: int
) -> None:
    ana = await guest(store, "Ana")
    await over(store, table("over", ana, opened=opened))
    await stored(store, table("plays", ana, await guest(store, "Bo"), opened=2000))
    async with store.database.write() as connection:
        await connection.execute(text("UPDATE seats SET past = (match = 'none')"))
    assert await going_on(store, ana) == ["plays"]
    assert (await store.tables_of_guests.awaiting([ana]))[ana] == ["plays"]
    assert await found(store, ana, state="over") == ["over"]


async def test_a_guest_is_awaited_where_it_is_their_turn_the_longest_first(store: Store) -> None:
    ana, bo = await guest(store, "Ana"), await guest(store, "Bo")
    for name, opened in (("second", 2000), ("first", 1000), ("third", 3000)):
        await stored(store, table(name, ana, bo, opened=opened))
    await stored(store, table("theirs", bo, ana))
    await over(store, table("over", ana))
    assert await store.tables_of_guests.awaiting([ana, bo]) == {
        ana: ["first", "second", "third"],
        bo: ["theirs"],
    }
    assert await store.log.append("first", structs.replace(entry(1), at=4000), GOES_ON)
    assert (await store.tables_of_guests.awaiting([ana, bo])) == {
        ana: ["second", "third"],
        bo: ["theirs", "first"],
    }


async def test_nobody_is_awaited_by_bots_alone(store: Store) -> None:
    ana = await guest(store, "Ana")
    await stored(store, match("bots", seat(0, "guest", ana), seat(1, "bot"), seat(2, "bot")))
    await stored(store, match("hot-seat", seat(0, "guest", ana), seat(1, "device"), seat(2, "bot")))
    assert await store.tables_of_guests.awaiting([ana]) == {ana: ["hot-seat"]}


async def test_nobody_is_awaited_who_gave_up_or_before_the_match_begins(store: Store) -> None:
    ana, bo = await guest(store, "Ana"), await guest(store, "Bo")
    await stored(store, table("given-up", ana, bo))
    await stored(store, match("waits", seat(0, "guest", ana), seat(1)))
    await store.log.resign("given-up", 0, 0, 5, Summary(turn=0, outcome=None))
    assert await store.tables_of_guests.awaiting([ana]) == {ana: []}


async def test_what_happened_since_is_reported_of_everybody_there_and_of_the_host(store: Store) -> None:
    ana, bo, cy = [await guest(store, name) for name in ("Ana", "Bo", "Cy")]
    await stored(store, structs.replace(table("m", ana, bo, opened=1000), host=cy))
    await stored(store, table("before", ana, opened=999))
    changes = await store.tables_of_guests.changed_since(1000)
    assert {(one.match, one.guest, one.mark) for one in changes} == {
        ("m", who, (0, 0)) for who in (ana, bo, cy)
    }
    await store.log.append("m", structs.replace(entry(1), at=2000), GOES_ON)
    assert {one.mark for one in await store.tables_of_guests.changed_since(1500)} == {(1, 0)}


async def test_the_history_is_read_page_by_page_and_nothing_twice_or_never(store: Store) -> None:
    ana = await guest(store, "Ana")
    # Several were opened in the same millisecond; at some of them other people sit at the same device.
    rows = [table(f"m{n}", ana, opened=1000 * (n // 3)) for n in range(10)]
    for row in rows:
        device = SeatRow(1, "device", ana, "Bo", None)
        await over(store, structs.replace(row, seats=(row.seats[0], device)))
    pages, after = [], None
    while True:
        page, after = await store.tables_of_guests.history(ana, HistorySearch(), 4, after)
        pages.append([row.id for row in page])
        if after is None:
            break
    expected = sorted(rows, key=lambda row: (row.created, row.id), reverse=True)
    assert [len(page) for page in pages] == [4, 4, 2]
    assert [name for page in pages for name in page] == [row.id for row in expected]


async def test_the_history_is_searched_by_game_state_and_date(store: Store) -> None:
    ana = await guest(store, "Ana")
    await over(store, table("a", ana, opened=1000))
    await over(store, table("b", ana, opened=2000, game="other"))
    await stored(store, table("c", ana, opened=3000))
    await stored(store, structs.replace(match("d", seat(0, "guest", ana), seat(1)), created=4000))
    assert await found(store, ana) == ["d", "c", "b", "a"]
    assert await found(store, ana, game="other") == ["b"]
    assert await found(store, ana, state="over") == ["b", "a"]
    assert await found(store, ana, state="running") == ["c"]
    assert await found(store, ana, state="waiting") == ["d"]
    assert await found(store, ana, since=2000, before=4000) == ["c", "b"]
    assert await found(store, ana, game="other", state="running") == []


async def test_the_history_is_searched_for_what_counts_as_it_was_agreed_last(store: Store) -> None:
    ana = await guest(store, "Ana")
    for number, terms in enumerate(({"counts": True}, {"counts": False}, {}, {"counts": True})):
        waiting = match(f"m{number}", seat(0, "guest", ana), seat(1))
        await stored(store, structs.replace(waiting, terms=terms, created=number))
    assert (await found(store, ana, counts=True), await found(store, ana, counts=False)) == (
        ["m3", "m0"],
        ["m2", "m1"],
    )
    assert await store.hosting.change("m3", {"terms": {"counts": False}}, {}, 2000, 0)
    assert await found(store, ana, counts=True) == ["m0"]


async def test_people_are_found_by_part_of_what_they_are_called_today(store: Store) -> None:
    ana, zoe, other = [await guest(store, name) for name in ("Ana", "Zoé Dupont", "50%")]
    await over(store, table("with-zoe", ana, zoe, opened=2000))
    await over(store, table("with-other", ana, other, opened=1000))
    device = match("at-home", seat(0, "guest", ana), SeatRow(1, "device", ana, "Éloïse", None))
    await over(store, structs.replace(device, created=500))
    for asked in ("zoe", "ZOÉ", "é dup"):
        assert await found(store, ana, name=asked) == ["with-zoe"]
    assert await found(store, ana, name="eloise") == ["at-home"]
    assert await found(store, ana, name="%") == ["with-other"]
    assert await found(store, ana, name="ana") == []
    await store.guests.rename(zoe, "Yan")
    assert await found(store, ana, name="zoe") == []
    assert await found(store, ana, name="yan") == ["with-zoe"]


async def test_who_left_is_no_longer_found_by_name(store: Store) -> None:
    ana, bo = await guest(store, "Ana"), await guest(store, "Bo")
    await stored(store, match("m", seat(0, "guest", ana), SeatRow(1, "device", bo, "Éloïse", None), seat(2)))
    assert await found(store, ana, name="eloise") == ["m"]
    await store.cancelling.leave("m", bo, 2000)
    assert await found(store, ana, name="eloise") == []


async def test_an_older_database_learns_what_its_tables_and_names_are_found_by(nothing: str) -> None:
    database = Database(nothing)
    outcome = '{"scores": [2, 1], "ranks": [1, 2], "resigned": []}'
    async with database.write() as connection:
        await connection.run_sync(lambda plain: command.upgrade(config(plain), "0009"))
        await connection.execute(
            text("INSERT INTO guests (id, name, created) VALUES ('a', 'Ana', 1), ('z', 'Zoé', 1)")
        )
        for name, state, turn in (("plays", "running", 0), ("over", "over", None)):
            await connection.execute(
                text(
                    "INSERT INTO matches (id, game, rules, options, players, seed, pause, opened, repeats, state, ply,"
                    " turn, changed, outcome, revision, terms) VALUES (:id, 'toy', 1, '{}', 2, :seed, 0, 7000,"
                    " false, :state, 0, :turn, 7000, :outcome, 0, :terms)"
                ),
                {
                    "id": name,
                    "seed": "ab" * 32,
                    "state": state,
                    "turn": turn,
                    "outcome": outcome if turn is None else None,
                    "terms": '{"counts": true}' if turn is None else "{}",
                },
            )
            await connection.execute(
                text(
                    "INSERT INTO seats (match, seat, kind, guest, name) VALUES (:id, 0, 'guest', 'a', ''),"
                    " (:id, 1, 'guest', 'z', ''), (:id, 2, 'device', 'z', 'Éloïse')"
                ),
                {"id": name},
            )
    await database.close()
    store = await Store.open(nothing)
    assert await found(store, "a", since=7000, name="zoe") == ["plays", "over"]
    assert await found(store, "a", name="eloise") == ["plays", "over"]
    assert await found(store, "a", counts=True) == ["over"]
    async with store.database.read() as connection:
        past = await connection.execute(text("SELECT DISTINCT match FROM seats WHERE past"))
        assert past.scalars().all() == ["over"]
    await store.close()
