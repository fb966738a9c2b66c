"""`tablee doctor --deployment`: what is wrong between people and a server is named, and nothing is changed."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest

from tablee.cli.console import Console, UsageError
from tablee.cli.deployment import Outside, examine
from tests.processes import free_port
from tests.server.conftest import Start

Answer = tuple[int, dict[str, str], str]
OURS = {"Content-Security-Policy": "default-src 'none'"}


def said(url: str) -> dict[str, bool | None]:
    return {finding.text: finding.fine for finding in examine(Console("en"), url)}


def named(found: dict[str, bool | None], part: str) -> bool | None:
    (fine,) = [fine for text, fine in found.items() if part in text]
    return fine


async def test_a_server_that_is_reached_directly_is_well_but_for_https(start: Start) -> None:
    server = await start()
    found = await asyncio.to_thread(said, server.base)
    assert named(found, "begins with http:") is None
    for part in (
        "its database takes writes",
        "knows the name",
        "of its own pages are taken",
        "can be opened",
    ):
        assert named(found, part) is True
    assert named(found, "Anyone can read /metrics") is None
    assert False not in found.values()
    async with server.services.store.database.read() as connection:
        (guests,) = (await connection.exec_driver_sql("SELECT count(*) FROM guests")).one()
    assert guests == 0


@pytest.fixture
def proxy() -> Iterator[Callable[[Callable[[str, dict[str, str]], Answer]], str]]:
    """`proxy(answers)` is the address of a server that answers as `answers` says, by path and headers."""
    running: list[ThreadingHTTPServer] = []

    def made(answers: Callable[[str, dict[str, str]], Answer]) -> str:
        class Handler(BaseHTTPRequestHandler):
            def do_GET(self) -> None:
                status, headers, body = answers(self.path, dict(self.headers))
                self.send_response(status)
                for name, value in headers.items():
                    self.send_header(name, value)
                self.end_headers()
                self.wfile.write(body.encode())

            do_POST = do_GET

            def log_message(self, *_: object) -> None:
                """Say nothing."""

        server = ThreadingHTTPServer(("127.0.0.1", 0), Handler)
        running.append(server)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return f"http://127.0.0.1:{server.server_port}"

    yield made
    for server in running:
        server.shutdown()
        server.server_close()


def well(path: str, headers: dict[str, str]) -> Answer:
    """Return the answer of a server behind a proxy that closes the metrics to everybody."""
    if path == "/ws":
        return 101, {}, ""
    if path == "/metrics":
        return 403, {}, ""
    if path.startswith("/api"):
        foreign = "foreign" in headers.get("Origin", "")
        return (403, {}, '{"code": "origin.foreign"}') if foreign else (401, {}, '{"code": "guest.unknown"}')
    return 200, OURS, ""


def test_each_thing_that_a_proxy_does_wrong_is_named(proxy: Callable[..., str]) -> None:
    def but(where: str, answer: Answer) -> dict[str, bool | None]:
        return said(proxy(lambda path, headers: answer if path == where else well(path, headers)))

    assert False not in said(proxy(well)).values()
    assert named(but("/readyz", (503, {}, "no database")), "/readyz answers 503") is False
    assert named(but("/", (421, {}, "")), "does not know the name 127.0.0.1:") is False
    assert named(but("/", (502, {}, "")), "The start page answers 502") is False
    assert named(but("/", (200, {}, "another page")), "or is not Tablée’s") is False
    assert named(but("/ws", (400, {}, "")), "/ws answers 400") is False
    refused: Answer = (403, {}, '{"code": "origin.foreign"}')
    assert named(but("/api/tables/none/join", refused), "pages (http://127.0.0.1") is False
    taken: Answer = (401, {}, '{"code": "guest.unknown"}')
    assert named(but("/api/tables/none/join", taken), "of other sites are not refused") is False
    assert named(but("/api/tables/none/join", (200, {}, "<html>")), "of other sites are not refused") is False


def test_https_that_the_server_does_not_learn_of_is_named(
    proxy: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    address = proxy(well)
    plain = Outside(address)._connection
    monkeypatch.setattr(Outside, "_connection", lambda _outside: plain())
    found = said(address.replace("http:", "https:"))
    assert named(found, "begins with https") is True
    assert named(found, "X-Forwarded-Proto") is False


def test_a_server_that_does_not_answer_is_named_with_the_reason() -> None:
    for url in (f"http://127.0.0.1:{free_port()}", "https://nowhere.invalid"):
        assert named(said(url), f"{url} does not answer (") is False


@pytest.mark.parametrize(
    "url", ["ftp://play.example", "https://", "https://a@b.example", "https://b.example/games"]
)
def test_what_is_no_address_of_a_server_is_refused(url: str) -> None:
    with pytest.raises(UsageError) as refused:
        said(url)
    assert refused.value.code == "use.deployment"


def test_an_address_without_a_scheme_is_taken_for_https() -> None:
    assert Outside("play.example").origin == "https://play.example"
