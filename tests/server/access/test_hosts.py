"""A request must name a host of this server; otherwise a page of another site could act for its visitors."""

import re
import socket as system
from collections.abc import Callable

import pytest
from structlog.testing import capture_logs
from websockets.asyncio.client import connect

from tablee.server.access.hosts import Hosts
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person

People = Callable[[], Person]
HERE = system.gethostname().lower()


@pytest.mark.parametrize(
    "host",
    [
        *("localhost", "LOCALHOST:8000", "play.localhost", "localhost."),
        *("127.0.0.1", "127.0.0.1:8000", "[::1]:8000", "192.168.1.20:8000", "[fd00::7]", "203.0.113.9"),
        *(
            HERE,
            f"{HERE.upper()}:8000",
            f"{HERE.partition('.')[0]}.local",
            f"{HERE.partition('.')[0]}.lan:8000",
        ),
        *("play.example", "PLAY.example:443", "other.example:8443", "games.test", "a.below.test"),
    ],
)
def test_names_that_are_ours(host: str) -> None:
    origins = ("https://play.example", "https://other.example:8443")
    assert Hosts(origins, ("games.test", ".below.test")).know(host)


@pytest.mark.parametrize(
    "host",
    [
        *(
            "",
            "evil.example",
            "localhost.evil.example",
            "127.0.0.1.evil.example",
            "evil.example:8000",
            "evil.local",
        ),
        *("play.example.evil", "xplay.example", "sub.play.example", "below.test", "xbelow.test"),
        *(
            "play.example/",
            "evil@play.example",
            "play.example@evil",
            "a b",
            "play.example\0",
            "[::1",
            "é.example",
        ),
        f"{HERE}.evil.example",
    ],
)
def test_names_that_are_not(host: str) -> None:
    assert not Hosts(("https://play.example",), (".below.test",)).know(host)


async def test_other_hosts_are_refused_before_anything_else(server: Running, person: People) -> None:
    ana = person()
    evil = {"Host": "evil.example", "Origin": "http://evil.example"}
    table = (await ana.open(ME, FRIEND))["table"]
    for method, path in (
        ("GET", f"/api/tables/{table}/qr.svg"),
        ("GET", "/api/games"),
        ("PUT", "/api/me"),
        ("POST", f"/api/tables/{table}/join"),
        ("DELETE", "/api/nothing"),
    ):
        answer = await ana.http.request(method, path, headers=evil, json={"name": "Eve"})
        assert (answer.status_code, answer.json()) == (
            421,
            {"code": "host.unknown", "params": {"host": "evil.example"}},
        )
    for path in ("/", "/metrics", "/t/" + table):
        assert (await ana.http.get(path, headers=evil)).status_code == 421
    for path in ("/healthz", "/readyz"):
        assert (await ana.http.get(path, headers=evil)).status_code == 200


@pytest.mark.parametrize(
    ("accepted", "word"),
    [("fr-BE,fr;q=0.9", "Ce serveur"), ("nl", "Deze server"), ("de, en", "This server"), ("", "This server")],
)
async def test_who_opens_a_page_by_another_name_is_shown_in_his_language(
    person: People, accepted: str, word: str
) -> None:
    headers = {"Host": "play.example", "Accept-Language": accepted}
    answer = await person().http.get("/", headers=headers)
    assert answer.text.startswith(word)
    assert "play.example" in answer.text
    assert "--trusted-host" in answer.text


async def test_sockets_for_other_hosts_are_refused(server: Running) -> None:
    port = server.base.rpartition(":")[2]
    async with connect(
        f"ws://evil.example:{port}/ws",
        host="127.0.0.1",
        origin=f"http://evil.example:{port}",  # type: ignore[arg-type]
    ) as socket:
        assert '"host.unknown"' in str(await socket.recv())
        await socket.wait_closed()
    assert socket.close_code == 4003


async def test_the_log_says_seldom_which_host_and_what_to_do(server: Running, person: People) -> None:
    one = person()
    with capture_logs() as lines:
        for number in range(3):
            await one.http.get("/", headers={"Host": f"play{number}.example"})
    told = [line for line in lines if line["event"] == "a request names an unknown host"]
    refusals = server.services.metrics.registry.get_sample_value(
        "tablee_refusals_total", {"code": "host.unknown"}
    )
    assert refusals == 3
    assert [(line["host"], line["option"]) for line in told] == [("play0.example", "--trusted-host NAME")]


async def test_a_name_that_is_trusted_works_whole_and_links_follow_the_first_origin(start: Start) -> None:
    server = await start(hosts=("games.test",), origins=("https://play.example",))
    ana = Person(server.base)
    headers = {"Host": "games.test", "Origin": "http://games.test"}
    answer = await ana.http.put("/api/me", json={"name": "Ana"}, headers=headers)
    assert answer.status_code == 200
    table = (await ana.open(ME, FRIEND))["table"]
    same = [
        re.sub(r"<svg[^>]*>", "", (await ana.http.get(f"/api/tables/{table}/qr.svg", headers=one)).text)
        for one in ({}, headers)
    ]
    assert same[0] == same[1]
    await ana.close()
