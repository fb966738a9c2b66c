"""The store of the ladder: one process plays, the newest records stay, and old deals go."""

from tablee.store.ladder import NewDeal
from tablee.store.store import Store

ONE, OTHER = "bot:1", "program:Fox"


def deal(at: int, other: str = OTHER, rules: int = 1) -> NewDeal:
    return NewDeal("toy", rules, ONE, other, at, f"[{at}]", f'["record {at}"]')


async def test_one_process_at_a_time_holds_the_lease(store: Store) -> None:
    ladder = store.ladder
    assert await ladder.holder() is None
    assert await ladder.hold("a", 10, 20)
    assert not await ladder.hold("b", 19, 40)
    assert await ladder.hold("a", 19, 30)
    assert await ladder.holder() == "a"
    assert await ladder.hold("b", 30, 40)
    assert not await ladder.hold("a", 31, 50)
    # The process that held it is known to have ended.
    assert await ladder.hold("a", 31, 50, gone="b")
    await ladder.release("b")
    assert await ladder.holder() == "a"
    await ladder.release("a")
    assert await ladder.hold("b", 31, 50)


async def test_only_the_process_with_the_lease_adds_a_deal(store: Store) -> None:
    ladder = store.ladder
    assert not await ladder.add("a", deal(15), 0, 5)
    await ladder.hold("a", 10, 20)
    assert await ladder.add("a", deal(15), 0, 5)
    assert not await ladder.add("a", deal(20), 0, 5)
    await ladder.hold("b", 20, 40)
    assert not await ladder.add("a", deal(25), 0, 5)
    assert [row.at for row in await ladder.of_pair("toy", ONE, OTHER, 9)] == [15]


async def test_the_newest_records_of_each_pair_stay_and_old_deals_go(store: Store) -> None:
    ladder = store.ladder
    await ladder.hold("a", 1, 99)
    await ladder.add("a", deal(10, "bot:2"), 0, 2)
    for at in (11, 12, 13):
        await ladder.add("a", deal(at), 0, 2)
    found = await ladder.of_pair("toy", ONE, OTHER, 9)
    assert [(row.at, row.matches, row.has_records) for row in found] == [
        (13, "[13]", True),
        (12, "[12]", True),
        (11, "[11]", False),
    ]
    assert [row.at for row in await ladder.of_pair("toy", ONE, OTHER, 1)] == [13]
    assert await ladder.records(found[0].n) == '["record 13"]'
    assert await ladder.records(found[2].n) is None
    assert [row.has_records for row in await ladder.of_pair("toy", ONE, "bot:2", 9)] == [True]
    await ladder.add("a", deal(14), 12, 2)
    assert [row.at for row in await ladder.deals("toy", 1, 0, 0, 9)] == [12, 13, 14]


async def test_deals_are_counted_and_read_by_game_rules_and_time(store: Store) -> None:
    ladder = store.ladder
    await ladder.hold("a", 1, 99)
    for one in (deal(10), deal(11), deal(12, "bot:2"), deal(13, rules=2)):
        await ladder.add("a", one, 0, 5)
    assert await ladder.counts(11) == {
        ("toy", 1, ONE, OTHER): 1,
        ("toy", 1, ONE, "bot:2"): 1,
        ("toy", 2, ONE, OTHER): 1,
    }
    first = await ladder.deals("toy", 1, 0, 0, 2)
    assert [row.at for row in first] == [10, 11]
    assert [row.at for row in await ladder.deals("toy", 1, 0, first[-1].n, 2)] == [12]
    assert [row.at for row in await ladder.deals("toy", 1, 11, 0, 9)] == [11, 12]


async def test_standings_are_replaced_game_by_game(store: Store) -> None:
    ladder = store.ladder
    await ladder.publish("toy", "{}", 1)
    await ladder.publish("other", "{}", 2)
    await ladder.publish("toy", '{"new": 1}', 3)
    found = await ladder.standings("toy")
    assert found is not None
    assert (found.game, found.at, found.content) == ("toy", 3, '{"new": 1}')
    assert await ladder.standings("nothing") is None
    assert await ladder.games() == ["other", "toy"]


async def test_what_is_forgotten_is_one_entrant_s_or_everybody_s(store: Store) -> None:
    ladder = store.ladder
    await ladder.hold("a", 1, 99)
    for one in (deal(10), deal(11, "bot:2"), deal(12, "bot:2")._replace(game="other")):
        await ladder.add("a", one, 0, 5)
        await ladder.publish(one.game, "{}", 1)
    assert await ladder.entrants() == {ONE, OTHER, "bot:2"}
    assert await ladder.forget("program:Nobody") == 0
    assert await ladder.forget(OTHER) == 1
    assert await ladder.entrants() == {ONE, "bot:2"}
    # Only the places of its games were made with its deals.
    assert await ladder.games() == ["other"]
    assert await ladder.forget(None) == 2
    assert (await ladder.entrants(), await ladder.games()) == (set(), [])
    # Who plays plays on.
    assert await ladder.holder() == "a"
