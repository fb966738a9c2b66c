"""Webhooks: each kind gets its own format, names are only names, and internal addresses are never reached."""

import json
import logging
from typing import Any

import pytest
import structlog

from tablee.server.operations.logs import configure
from tests.server.conftest import Running, Start
from tests.server.guests.test_guests import linked
from tests.server.notifications.conftest import Pair, settled
from tests.server.notifications.endpoint import Browser, Endpoint
from tests.server.people import ME, Person, bot


async def added(pair: Pair, kind: str, address: str, **more: Any) -> dict[str, Any]:
    """Add a webhook of Bo's."""
    body = {"kind": kind, "address": address, "language": "en", **more}
    told: dict[str, Any] = await pair.bo.call("POST", "/api/notifications/webhooks", body)
    return told


async def test_plain_json_has_everything_a_program_needs(pair: Pair, endpoint: Endpoint) -> None:
    await added(pair, "json", f"{endpoint.base}/hook?key=1")
    await pair.move()
    greeting, told = await endpoint.take(2)
    assert json.loads(greeting.body)["body"] == "From now on you will hear here when it is your turn."
    assert (told.method, told.path, told.headers["content-type"]) == (
        "POST",
        "/hook?key=1",
        "application/json",
    )
    said = json.loads(told.body)
    link = f"{pair.server.base}/t/{pair.table}"
    assert {**said, "key": None, "stop": None} == {
        "key": None,
        "kind": "turn",
        "title": "Your turn at Toy",
        "body": "With Ana",
        "link": link,
        "path": f"/t/{pair.table}",
        "table": pair.table,
        "game": "toy",
        "ply": 1,
        "tables": [],
        "more": 0,
        "stop": None,
    }
    token = said["stop"].partition("#stop=")[2]
    assert said["stop"] == f"{pair.server.base}/notifications#stop={token}"
    # One tap, from any browser: no cookie and no page of ours.
    stranger = Person("http://elsewhere.example")
    answer = await stranger.http.post(f"{pair.server.base}/api/notifications/stop/{token}")
    assert answer.status_code == 200
    assert (await pair.bo.call("GET", "/api/notifications"))["channels"] == []
    assert (
        await stranger.http.post(f"{pair.server.base}/api/notifications/stop/{token[:-1]}0x")
    ).status_code == 404
    await stranger.close()


async def test_in_discord_nobody_is_called_and_no_name_is_a_link(pair: Pair, endpoint: Endpoint) -> None:
    await pair.ana.call("PUT", "/api/me", {"name": "[a](http://x.y) @all"})
    await added(pair, "discord", endpoint.base)
    await pair.move()
    _, told = await endpoint.take(2)
    said = json.loads(told.body)
    assert said["allowed_mentions"] == {"parse": []}
    assert said["content"].split("\n") == [
        "Your turn at Toy",
        r"With \[a\]\(http\://x.y\) \@all",
        f"{pair.server.base}/t/{pair.table}",
    ]


async def test_a_matrix_homeserver_is_asked_to_write_each_message_once(
    pair: Pair, endpoint: Endpoint
) -> None:
    added_to = await added(pair, "matrix", endpoint.base + "/", room="!abc:home.example", token="syt_secret")
    await pair.move()
    greeting, told = await endpoint.take(2)
    assert told.method == "PUT"
    start = "/_matrix/client/v3/rooms/%21abc%3Ahome.example/send/m.room.message/tablee-"
    assert told.path.startswith(start)
    assert told.path != greeting.path
    assert told.headers["authorization"] == "Bearer syt_secret"
    link = f"{pair.server.base}/t/{pair.table}"
    assert json.loads(told.body) == {"msgtype": "m.text", "body": f"Your turn at Toy\nWith Ana\n{link}"}
    assert "syt_secret" not in json.dumps(added_to)
    assert added_to["channels"][0]["shown"] == "!abc:home.example · 127.0.0.1"


async def refused(pair: Pair, kind: str, address: str) -> tuple[str, dict[str, Any]]:
    """Return the code with which adding this is refused; check that nothing was added."""
    body = {"kind": kind, "address": address, "language": "en"}
    answer = await pair.bo.http.post("/api/notifications/webhooks", json=body)
    assert not answer.is_success
    assert (await pair.bo.call("GET", "/api/notifications"))["channels"] == []
    problem = answer.json()
    return problem["code"], problem["params"]


async def test_an_address_that_does_not_take_a_greeting_is_not_kept(pair: Pair) -> None:
    async with Endpoint(403) as endpoint:
        assert await refused(pair, "json", endpoint.base) == ("channel.refused", {"status": 403})
    assert await refused(pair, "json", endpoint.base) == ("channel.unreachable", {})
    assert await refused(pair, "matrix", endpoint.base) == ("channel.room", {})
    assert (await refused(pair, "json", "ftp://x.example"))[0] == "request.malformed"


@pytest.fixture
async def outside(start: Start) -> Running:
    """Start a server without a network of its own, like most servers."""
    return await start()


@pytest.mark.parametrize(
    "address", ["https://127.0.0.1:{port}/", "https://localhost:{port}/", "https://[::ffff:7f00:1]:{port}/"]
)
async def test_nothing_that_is_not_public_is_asked(
    outside: Running, endpoint: Endpoint, address: str
) -> None:
    guest = Person(outside.base)
    await guest.open(ME, bot())
    body = {"kind": "json", "address": address.format(port=endpoint.port), "language": "en"}
    problem = await guest.call("POST", "/api/notifications/webhooks", body, status=422)
    assert problem["code"] == "channel.private"
    assert endpoint.received == []
    await guest.close()


async def test_others_cannot_take_ones_channels_away(pair: Pair, endpoint: Endpoint) -> None:
    (channel,) = (await added(pair, "json", endpoint.base))["channels"]
    path = f"/api/notifications/channels/{channel['id']}"
    assert (await pair.ana.call("DELETE", path, status=404))["code"] == "channel.unknown"
    assert (await pair.bo.call("DELETE", path))["channels"] == []


async def test_who_is_nobody_yet_has_no_channels(tell: Running) -> None:
    nobody = Person(tell.base)
    assert (await nobody.call("GET", "/api/notifications", status=401))["code"] == "guest.unknown"
    await nobody.close()


async def test_a_browser_that_subscribes_twice_is_one_place(pair: Pair, endpoint: Endpoint) -> None:
    first = await pair.listen(endpoint.base)
    again = await pair.listen(endpoint.base)
    assert again["channels"] == first["channels"]
    assert [(one["here"], one["kind"], one["shown"]) for one in first["channels"]] == [
        (True, "push", "127.0.0.1")
    ]
    other = await pair.listen(endpoint.base, "fr")
    assert len(other["channels"]) == 1
    broken = {**pair.browser.wish(endpoint.base), "p256dh": "AAAA"}
    assert (await pair.bo.call("POST", "/api/notifications/push", broken, status=422))[
        "code"
    ] == "channel.keys"


async def test_of_several_browsers_of_a_guest_each_is_shown_as_its_own(
    pair: Pair, endpoint: Endpoint, tell: Running
) -> None:
    await pair.listen(endpoint.base)
    phone = Person(tell.base)
    await linked(pair.bo, phone)
    there = await phone.call("POST", "/api/notifications/push", Browser().wish(f"{endpoint.base}/phone"))
    here = await pair.bo.call("GET", "/api/notifications")
    assert [[one["here"] for one in told["channels"]] for told in (here, there)] == [
        [True, False],
        [False, True],
    ]
    await phone.close()


async def test_no_address_of_anybody_stands_in_the_log(
    pair: Pair, endpoint: Endpoint, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """It is a secret: everyone who has the address can write there."""
    root = logging.getLogger()
    monkeypatch.setattr(root, "handlers", list(root.handlers))
    monkeypatch.setattr(root, "level", root.level)
    for name in ("httpx", "httpcore"):
        monkeypatch.setattr(logging.getLogger(name), "level", logging.NOTSET)
    before = structlog.get_config()
    configure("json")
    try:
        await added(pair, "matrix", f"{endpoint.base}/hidden-path", room="!hidden:room", token="hidden-token")
        await pair.move()
        await endpoint.take(2)
        await settled(pair.server, 1)
        logged = capsys.readouterr().err
        assert '"event": "notice sent"' in logged
        assert "hidden" not in logged
        assert str(endpoint.port) not in logged
    finally:
        structlog.configure(**before)
