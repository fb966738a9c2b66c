"""Requests that change something must come from our own pages, whether or not a proxy writes the default port."""

from collections.abc import Callable

import pytest
from structlog.testing import capture_logs

from tablee.server.access.origin import is_at
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person
from tests.server.raw import Raw

People = Callable[[], Person]
BODY = b'{"name":"Ana"}'


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("localhost", "http://localhost"),
        ("localhost:443", "https://localhost"),
        ("localhost", "https://localhost:443"),
        ("127.0.0.1:80", "http://127.0.0.1"),
        ("127.0.0.1", "http://127.0.0.1:80"),
        ("play.example:8443", "https://play.example:8443"),
        ("PLAY.example", "https://play.EXAMPLE"),
        ("[::1]:443", "https://[::1]"),
        ("[::1]:8000", "http://[::1]:8000"),
    ],
)
def test_pairs_that_belong_together(host: str, origin: str) -> None:
    assert is_at(origin, host)


@pytest.mark.parametrize(
    ("host", "origin"),
    [
        ("localhost:443", "http://localhost"),
        ("localhost:80", "https://localhost"),
        ("play.example", "https://play.example:8443"),
        ("play.example:8443", "https://play.example"),
        ("play.example", "https://play.example.evil"),
        ("play.example", "https://evil.example"),
        ("play.example", "https://play.example@evil.example"),
        ("play.example", "https://evil@play.example"),
        ("play.example", "ftp://play.example"),
        ("play.example", "null"),
        ("play.example", ""),
        ("", "https://play.example"),
        ("", ""),
        ("play.example", "https://play.example:port"),
        ("play.example:port", "https://play.example"),
        ("play.example, play.example", "https://play.example"),
        ("[::1", "http://[::1"),
    ],
)
def test_pairs_that_do_not(host: str, origin: str) -> None:
    assert not is_at(origin, host)


async def status(server: Running, *headers: str) -> int:
    """Return the status of a request for a name with these headers."""
    async with Raw(server.base) as raw:
        lines = (*headers, "Content-Type: application/json", f"Content-Length: {len(BODY)}", "")
        await raw.send("PUT /api/me HTTP/1.1", *lines, body=BODY)
        return int((await raw.answer()).split()[1])


@pytest.mark.parametrize(
    ("headers", "expected"),
    [
        (("Host: localhost:443", "Origin: https://localhost"), 307),
        (("Host: 127.0.0.1:80", "Origin: http://127.0.0.1"), 307),
        (("Host: 127.0.0.1", "Origin: http://127.0.0.1:54280"), 403),
        (("Host: localhost",), 403),
        (("Host: localhost", "Host: localhost", "Origin: http://localhost"), 421),
        (("Host: localhost", "Host: evil.example", "Origin: http://localhost"), 421),
        (("Host: localhost, localhost", "Origin: http://localhost"), 421),
    ],
)
async def test_as_proxies_pass_them_on(server: Running, headers: tuple[str, ...], expected: int) -> None:
    """307: the request is one of our own, and must come again with its new identity."""
    assert await status(server, *headers) == expected


async def test_a_socket_through_a_proxy_that_writes_the_port(server: Running, person: People) -> None:
    async with Raw(server.base) as raw:
        key = "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ=="
        upgrade = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", key)
        await raw.send("GET /ws HTTP/1.1", "Host: localhost:443", "Origin: https://localhost", *upgrade, "")
        assert b"101" in await raw.answer()
        # A refusal of the origin would have come first.
        await raw.send_raw(bytes([0x89, 0x80, 0, 0, 0, 0]))
        assert await raw.some(1) == b"\x8a"


async def test_the_log_says_seldom_which_origin_and_what_to_do(server: Running, person: People) -> None:
    one = person()
    with capture_logs() as lines:
        for number in range(3):
            headers = {"Host": "localhost", "Origin": f"http://localhost:{9000 + number}"}
            answer = await one.http.put("/api/me", headers=headers, json={"name": "Ana"})
            assert answer.status_code == 403
    (told,) = [line for line in lines if line["event"] == "a request comes from a foreign origin"]
    assert (told["origin"], told["host"]) == ("http://localhost:9000", "localhost")
    assert "$http_host" in told["remedy"]
    assert "--trusted-origin" in told["remedy"]


async def test_links_begin_with_no_default_port(server: Running, person: People) -> None:
    ana = person()
    table = (await ana.open(ME, FRIEND))["table"]
    codes = [
        (await ana.http.get(f"/api/tables/{table}/qr.svg", headers={"Host": host})).text
        for host in ("localhost:80", "localhost", "localhost:8000")
    ]
    assert codes[0] == codes[1] != codes[2]


async def test_headers_of_a_proxy_that_is_not_trusted_are_noted_once(start: Start) -> None:
    server = await start(proxies="10.0.0.1")
    ana = Person(server.base, "203.0.113.7")
    with capture_logs() as lines:
        for _ in range(3):
            await ana.call("GET", "/api/me")
    told = [line for line in lines if "not trusted" in line["event"]]
    assert [(line["address"], line["option"]) for line in told] == [
        ("127.0.0.1", "--trusted-proxies ADDRESS")
    ]
    await ana.close()


async def test_those_of_a_trusted_one_are_not(server: Running) -> None:
    ana = Person(server.base, "203.0.113.7")
    with capture_logs() as lines:
        await ana.call("GET", "/api/me")
    assert [line for line in lines if "not trusted" in line["event"]] == []
    await ana.close()


SHARED = "http://192.168.1.20:8000"


async def test_links_at_the_server_s_own_machine_begin_with_an_address_that_phones_can_open(
    server: Running, person: People
) -> None:
    ana = person()
    table = (await ana.open(ME, FRIEND))["table"]

    async def address(**headers: str) -> str:
        shown = await ana.http.get("/api/address", headers=headers)
        return str(shown.json()["address"])

    assert await address(Host="localhost:8000") == "http://localhost:8000"
    own_code = (await ana.http.get(f"/api/tables/{table}/qr.svg", headers={"Host": "192.168.1.20:8000"})).text
    server.services.parts.access.origins.shared = (SHARED, "http://raspberrypi.local:8000")
    for host in ("localhost:8000", "127.0.0.1:8000", "[::1]:8000"):
        assert await address(Host=host) == SHARED
    code = (await ana.http.get(f"/api/tables/{table}/qr.svg", headers={"Host": "127.0.0.1:8000"})).text
    assert code == own_code
    # A page that was opened at another address keeps it.
    assert await address(Host="10.0.0.5:8000") == "http://10.0.0.5:8000"


@pytest.mark.parametrize(
    "passed_on",
    [
        {"X-Forwarded-For": "203.0.113.7"},
        {"X-Forwarded-For": "127.0.0.1"},
        {"Via": "1.1 proxy"},
        {"Forwarded": "for=x"},
    ],
    ids=str,
)
async def test_a_stranger_behind_a_proxy_learns_no_address_of_the_network(
    server: Running, person: People, passed_on: dict[str, str]
) -> None:
    server.services.parts.access.origins.shared = (SHARED,)
    shown = await person().http.get("/api/address", headers={"Host": "localhost:8000", **passed_on})
    assert shown.json()["address"] == "http://localhost:8000"


async def test_an_address_that_the_operator_named_is_in_every_link(start: Start) -> None:
    server = await start(origins=("https://play.example",))
    server.services.parts.access.origins.shared = (SHARED,)
    ana = Person(server.base)
    shown = await ana.http.get("/api/address", headers={"Host": "localhost:8000"})
    assert shown.json()["address"] == "https://play.example"
    await ana.close()
