"""A guest who is away gets a notice of their turn: once, and only while it is true."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import select, update

from tablee.server import clock
from tablee.server.notifications import notice_sender
from tablee.store.schema import channels, outbox
from tests.patience import until
from tests.server.conftest import Start
from tests.server.notifications.conftest import HOME, Pair, settled, telling_at
from tests.server.notifications.endpoint import Endpoint, signed_by
from tests.server.people import FRIEND, ME, Person, bot
from tests.toy import CARDS


async def test_a_guest_who_is_away_is_notified_in_a_message_that_only_their_browser_can_read(
    pair: Pair, endpoint: Endpoint
) -> None:
    told = await pair.listen(f"{endpoint.base}/send/bo")
    await pair.move()
    (received,) = await endpoint.take()
    assert received.path == "/send/bo"
    assert pair.browser.opened(received.body) == {
        "title": "Your turn at Toy",
        "body": "With Ana",
        "path": f"/t/{pair.table}",
        "table": pair.table,
        "language": "en",
        "open": "Open the table",
        "mute": "Nothing more from this table",
    }
    assert b"Ana" not in received.body
    headers = received.headers
    assert (headers["content-encoding"], headers["ttl"], headers["urgency"]) == ("aes128gcm", "86400", "high")
    assert headers["topic"] == pair.table
    whose, claims = signed_by(headers["authorization"])
    assert (whose, claims["aud"]) == (told["push_key"], endpoint.base)


async def test_a_turn_is_notified_once(pair: Pair, endpoint: Endpoint) -> None:
    await pair.listen(endpoint.base)
    await pair.move()
    assert await settled(pair.server, 1) == [("turn", "sent")]
    for _ in range(5):
        await pair.server.services.dispatcher.poll()
    assert len(endpoint.received) == 1


async def test_who_sees_the_table_is_not_notified(pair: Pair, endpoint: Endpoint) -> None:
    await pair.listen(endpoint.base)
    async with await pair.bo.sit(pair.table):
        await pair.move()
        assert await settled(pair.server, 1) == [("turn", "dropped")]
    assert endpoint.received == []


async def test_whose_page_lies_behind_others_is_notified(pair: Pair, endpoint: Endpoint) -> None:
    await pair.listen(endpoint.base)
    async with await pair.bo.sit(pair.table) as at_bo:
        await at_bo.send(do="ping", hidden=True)
        await at_bo.expect("pong")
        await pair.move()
        assert await settled(pair.server, 1) == [("turn", "sent")]
        await at_bo.send(do="ping")
        await at_bo.expect("pong")
        await pair.move(at_bo)
        await pair.move()
        assert await settled(pair.server, 2) == [("turn", "sent"), ("turn", "dropped")]


async def test_who_sees_it_by_another_process_is_not_notified(
    start: Start, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Here nothing is due for a while, as in production, so that the other process can report the screen."""
    telling_at(monkeypatch, clock.now)
    one, other = await start(own_networks=HOME), await start(own_networks=HOME)
    pair = Pair(one)
    await pair.sit()
    await pair.listen(endpoint.base)
    elsewhere = Person(other.base)
    elsewhere.http.cookies = pair.bo.http.cookies
    async with await elsewhere.sit(pair.table):
        await pair.move()
        assert await settled(one, 1) == [("turn", "dropped")]
    assert endpoint.received == []
    await pair.close()


async def test_two_processes_tell_each_turn_once(start: Start, endpoint: Endpoint) -> None:
    one, other = await start(own_networks=HOME), await start(own_networks=HOME)
    pairs = [Pair(server) for server in (one, other, one, other)]
    for each in pairs:
        await each.sit()
        await each.listen(f"{endpoint.base}/{each.table}")
        await each.move()
    assert await settled(one, 4) == [("turn", "sent")] * 4
    assert sorted(one.path for one in endpoint.received) == sorted(f"/{each.table}" for each in pairs)
    for each in pairs:
        await each.close()


async def test_what_fails_is_tried_again_after_a_pause_and_what_follows_waits_with_it(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice_sender, "RETRY_DELAYS_S", (1, 3600))
    async with Endpoint(500, 201) as endpoint:
        told = await pair.listen(endpoint.base)
        await pair.move()
        await endpoint.take(2)
        assert await settled(pair.server, 1) == [("turn", "sent")]
        first, second = endpoint.received
        assert pair.browser.opened(first.body) == pair.browser.opened(second.body)
        store = pair.server.services.store.channels
        channel = await store.find(told["channels"][0]["id"])
        assert channel is not None
        assert channel.failures == 0


@pytest.mark.parametrize("status", [404, 410])
async def test_an_address_that_is_gone_is_forgotten(pair: Pair, status: int) -> None:
    async with Endpoint(status) as endpoint:
        await pair.listen(endpoint.base)
        await pair.move()
        await endpoint.take()

        async def forgotten() -> bool:
            return not (await pair.bo.call("GET", "/api/notifications"))["channels"]

        await until(forgotten)


async def test_an_address_that_fails_too_often_is_given_up(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice_sender, "RETRY_DELAYS_S", (0, 0))
    async with Endpoint(503) as endpoint:
        await pair.listen(endpoint.base)
        await pair.move()
        await endpoint.take(3)

        async def forgotten() -> bool:
            return not (await pair.bo.call("GET", "/api/notifications"))["channels"]

        await until(forgotten)
        assert len(endpoint.received) == 3


async def test_nobody_is_notified_of_a_turn_that_passed_meanwhile(
    pair: Pair, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(notice_sender, "RETRY_DELAYS_S", (1, 3600))
    async with Endpoint(500, 201) as endpoint:
        await pair.listen(endpoint.base)
        await pair.move()
        await endpoint.take()
        async with await pair.bo.sit(pair.table) as at_bo:
            await at_bo.send(do="ping", hidden=True)
            await at_bo.expect("pong")
            await pair.move(at_bo)
        assert await settled(pair.server, 1) == [("turn", "dropped")]
        assert len(endpoint.received) == 1


async def test_a_table_can_be_silenced_and_all_can(pair: Pair, endpoint: Endpoint) -> None:
    await pair.listen(endpoint.base)
    at = f"/api/tables/{pair.table}/notifications"
    assert await pair.bo.call("GET", at) == {"mode": None, "everywhere": "on", "channels": 1}
    silenced = await pair.bo.call("PUT", at, {"mode": "off"})
    assert silenced == {"mode": "off", "everywhere": "on", "channels": 1}
    await pair.move()
    assert await settled(pair.server, 1) == [("turn", "dropped")]
    times = {"mode": "off", "quiet_from": None, "quiet_until": None, "digest_at": 0, "zone": "UTC"}
    assert (await pair.bo.call("PUT", "/api/notifications", times))["times"] == times
    assert (await pair.bo.call("PUT", at, {"mode": None}))["everywhere"] == "off"
    async with await pair.bo.sit(pair.table) as at_bo:
        await pair.move(at_bo)
    await pair.move()
    assert await settled(pair.server, 2) == [("turn", "dropped")] * 2
    assert endpoint.received == []


async def test_in_quiet_hours_it_waits_until_they_are_over(
    pair: Pair, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    await pair.listen(endpoint.base)
    quiet = {"mode": "on", "quiet_from": 0, "quiet_until": 1439, "digest_at": 0, "zone": "UTC"}
    await pair.bo.call("PUT", "/api/notifications", quiet)
    noon = clock.now() // 86_400_000 * 86_400_000 + 43_200_000 + 86_400_000
    telling_at(monkeypatch, lambda: noon)
    await pair.move()
    for _ in range(3):
        await pair.server.services.dispatcher.poll()
    evening = noon + 43_200_000 - 60_000
    assert endpoint.received == []
    telling_at(monkeypatch, lambda: evening)
    await endpoint.take()
    assert await settled(pair.server, 1) == [("turn", "sent")]


async def test_a_digest_tells_of_all_tables_at_once_at_its_time(
    pair: Pair, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch
) -> None:
    await pair.listen(endpoint.base)
    digest = {
        "mode": "digest",
        "quiet_from": None,
        "quiet_until": None,
        "digest_at": (clock.now() // 60_000 + 600) % 1440,
        "zone": "UTC",
    }
    await pair.bo.call("PUT", "/api/notifications", digest)
    second = Pair(pair.server)
    second.bo = pair.bo
    await second.sit()
    await pair.move()
    await second.move()
    await until(lambda: _put_off(pair, 3))
    assert endpoint.received == []
    telling_at(monkeypatch, lambda: clock.now() + 86_400_000)
    (received,) = await endpoint.take()
    told = pair.browser.opened(received.body)
    assert (told["title"], told["path"], told["table"]) == ("News from 2 tables", "/", None)
    # The beginning of the second match does not matter any more. Two tables with the same opponent are
    # distinguished.
    begun = r"Your turn at Toy · With Ana · begun on \d+ \w+ \d{4}, \d\d:\d\d"
    assert [re.fullmatch(begun, line) is not None for line in told["body"].split("\n")] == [True, True]
    assert sorted(await settled(pair.server, 3)) == [("begun", "dropped"), ("turn", "sent"), ("turn", "sent")]
    assert len(endpoint.received) == 1
    await second.at_ana.socket.close()
    await second.ana.close()


async def _put_off(pair: Pair, count: int) -> bool:
    async with pair.server.services.store.database.read() as connection:
        rows = (await connection.execute(select(outbox.c.tries, outbox.c.lease, outbox.c.due))).all()
    later = [row for row in rows if (row.tries, row.lease) == (0, 0) and row.due > clock.now() + 60_000]
    return len(later) == count


async def test_the_other_is_notified_of_what_follows_after_the_end(pair: Pair, endpoint: Endpoint) -> None:
    await pair.listen(endpoint.base)
    assert (await pair.at_ana.answered(do="resign", seat=0))["say"] == "ack"
    assert await settled(pair.server, 1) == [("over", "sent")]
    assert (await pair.at_ana.answered(do="offer", kind="rematch"))["say"] == "ack"
    assert await settled(pair.server, 2) == [("over", "sent"), ("rematch", "sent")]
    told = [pair.browser.opened(one.body)["title"] for one in endpoint.received]
    assert told == ["Toy is over", "Another game of Toy?"]


@pytest.mark.parametrize(
    ("language", "spoken", "title", "body"),
    [
        ("fr", "fr", "À toi de jouer : Toy", "Avec Ana"),
        ("nl-BE", "nl", "Jij bent aan de beurt bij Toy", "Met Ana"),
        ("de", "en", "Your turn at Toy", "With Ana"),
    ],
)
async def test_a_notice_is_in_the_language_of_the_page(
    pair: Pair, endpoint: Endpoint, language: str, spoken: str, title: str, body: str
) -> None:
    await pair.listen(endpoint.base, language)
    await pair.move()
    (received,) = await endpoint.take()
    told = pair.browser.opened(received.body)
    assert (told["title"], told["body"], told["language"]) == (title, body, spoken)


async def test_a_whole_game_tells_nothing_that_is_hidden(
    start: Start, endpoint: Endpoint, tmp_path: Path
) -> None:
    """All notices of two deals are identical to the letter, and no card is in them."""
    heard: list[list[str]] = []
    for number in range(2):
        server = await start(own_networks=HOME, database=str(tmp_path / f"{number}.db"))
        pair = Pair(server)
        await pair.sit()
        await pair.bo.call(
            "POST",
            "/api/notifications/webhooks",
            {"kind": "json", "address": f"{endpoint.base}/x", "language": "en"},
        )
        async with await pair.bo.sit(pair.table) as at_bo:
            await at_bo.send(do="ping", hidden=True)
            await at_bo.expect("pong")
            chance = Random(1)
            told = 0
            now = at_bo.welcome["now"]
            while now["over"] is None:
                sitting = pair.at_ana if now["turn"] == 0 else at_bo
                if now["turn"] == 1 and pair.ply:
                    told += 1
                    await settled(server, told)
                move = chance.choice(await _legal(pair, now["turn"]))
                await sitting.send(do="move", id=f"m{pair.ply}", ply=pair.ply, seat=now["turn"], move=move)
                pair.ply += 1
                now = (await at_bo.reach(pair.ply))["now"]
            # Bo may have made the last move: then there is no notice.
            await settled(server, told)
        seed = (await pair.ana.call("GET", f"/api/tables/{pair.table}/proof"))["seed"]
        texts = [one.body.decode() for one in endpoint.received]
        assert len(texts) >= told > 0
        for text in texts:
            assert seed not in text
            words = set(json.loads(text)["title"].split()) | set(json.loads(text)["body"].split())
            assert not words & set(CARDS)
        kept = [json.loads(text) for text in texts[1:]]
        heard.append([f"{one['kind']} {one['title']} {one['body']} {one['ply']}" for one in kept])
        endpoint.received.clear()
        await pair.close()
    assert heard[0][: len(heard[1])] == heard[1][: len(heard[0])]


async def _legal(pair: Pair, seat: int) -> list[str]:
    live = await pair.server.services.matches.current(pair.table)
    assert live.match.turn == seat
    return list(live.match.legal().moves)


async def test_a_fault_in_one_message_keeps_no_other_back(pair: Pair, endpoint: Endpoint) -> None:
    """The channel of another guest, which causes an unexpected error."""
    await pair.listen(endpoint.base)
    cy = Person(pair.server.base)
    await cy.call("POST", "/api/tables", {"game": "toy", "seats": [ME, bot()]})
    table = (await pair.ana.open(ME, FRIEND))["table"]
    await cy.call("POST", f"/api/tables/{table}/join", {})
    await cy.call("POST", "/api/notifications/push", pair.browser.wish(f"{endpoint.base}/cy"))
    async with pair.server.services.store.database.write() as connection:
        broken = update(channels).where(channels.c.address.endswith("/cy")).values(keys={})
        await connection.execute(broken)
    async with await pair.ana.sit(table) as at_ana:
        assert (await at_ana.answered(do="move", ply=0, seat=0, move="draw"))["say"] == "ack"
    await pair.move()
    await endpoint.take()
    assert endpoint.received[0].path == "/"
    await cy.close()
