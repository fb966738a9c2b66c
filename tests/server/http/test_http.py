"""Headers of every answer, the built pages, and the operator's health checks."""

import gzip
from collections.abc import Callable
from pathlib import Path

import pytest

from tablee.server.http import health as readiness
from tests.server.conftest import Running, Start
from tests.server.people import ME, Person, bot

People = Callable[[], Person]


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/nothing", "/healthz", "/metrics", "/missing.js"])
async def test_every_answer_keeps_scripts_of_others_out(person: People, path: str) -> None:
    headers = (await person().http.get(path)).headers
    policy = headers["content-security-policy"]
    assert "default-src 'none'" in policy
    assert "script-src 'self';" in policy
    assert "script-src 'self' " not in policy
    assert "frame-ancestors 'none'" in policy
    assert headers["x-content-type-options"] == "nosniff"
    assert headers["referrer-policy"] == "same-origin"


async def test_an_unknown_address_or_method_is_refused_in_our_own_words(person: People) -> None:
    one = person()
    assert (await one.call("GET", "/api/nothing", status=404))["code"] == "request.unknown"
    for method in ("DELETE", "PATCH", "PUT", "POST"):
        answer = await one.http.request(method, "/api/games")
        assert (answer.status_code, answer.json()["code"]) == (405, "request.method")
    assert (await one.call("POST", "/", {}, 405))["code"] == "request.method"


async def test_answers_about_people_and_tables_are_kept_by_nobody(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    for path in ("/api/me", "/api/tables", f"/api/tables/{table}", "/api/tables/none"):
        assert (await ana.http.get(path)).headers["cache-control"] == "no-store"


async def test_health_and_readiness(server: Running, person: People, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readiness, "KEPT_S", 0)
    one = person()
    assert (await one.http.get("/healthz")).status_code == 200
    assert (await one.http.get("/readyz")).status_code == 200

    async def gone() -> bool:
        return False

    monkeypatch.setattr(server.services.store.database, "takes_writes", gone)
    assert (await one.http.get("/readyz")).status_code == 503
    assert (await one.http.get("/healthz")).status_code == 200


async def test_metrics_count_what_happens(person: People) -> None:
    ana = person()
    table = (await ana.open(ME, bot()))["table"]
    async with await ana.sit(table) as sitting:
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        await sitting.answered(do="move", ply=0, seat=0, move="draw")
        metrics = (await ana.http.get("/metrics")).text
    for line in (
        "tablee_connections 1.0",
        'tablee_tables_opened_total{game="toy"} 1.0',
        'tablee_moves_total{by="person",game="toy"} 1.0',
        'tablee_refusals_total{code="move.stale"} 1.0',
        "tablee_faults_total 0.0",
        "tablee_bots_thinking 0.0",
        "tablee_move_ack_seconds_bucket",
    ):
        assert line in metrics


@pytest.fixture
def built(tmp_path: Path) -> Path:
    """Return pages as a build leaves them."""
    pages = tmp_path / "pages"
    (pages / "assets").mkdir(parents=True)
    (pages / "index.html").write_text("<!doctype html><title>Tablée</title>" + " " * 1000)
    (pages / "assets" / "app-1234.js").write_text("let a = 1;" * 200)
    (pages / "assets" / "app-1234.js.br").write_bytes(b"as brotli")
    (pages / "icon.png").write_bytes(b"\x89PNG")
    (pages / "site.webmanifest").write_text("{}")
    (pages / "sources.sha256").write_text("x")
    return pages


async def test_every_address_that_is_no_file_shows_the_page(start: Start, built: Path) -> None:
    one = Person((await start(pages=built)).base)
    for path in ("/", "/t/abcdefgh", "/device", "/learn/anything"):
        answer = await one.http.get(path)
        assert (answer.status_code, answer.headers["content-type"]) == (200, "text/html; charset=utf-8")
        assert "<title>Tablée" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    for path in (
        "/missing.js",
        "/assets/app-0.js",
        "/sources.sha256",
        "/assets/app-1234.js.br",
        "/../settings.py",
    ):
        answer = await one.http.get(path)
        # A file that comes with the next update must not be cached as missing.
        assert (answer.status_code, answer.headers["cache-control"]) == (404, "no-store")
    await one.close()


async def test_files_with_a_hash_in_their_name_are_kept_for_ever(start: Start, built: Path) -> None:
    one = Person((await start(pages=built)).base)
    answer = await one.http.get("/assets/app-1234.js")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert (await one.http.get("/site.webmanifest")).headers["content-type"] == "application/manifest+json"
    await one.close()


async def test_pages_are_sent_compressed_as_the_browser_likes(start: Start, built: Path) -> None:
    one = Person((await start(pages=built)).base)

    async def raw(path: str, accepted: str) -> tuple[str | None, bytes]:
        async with one.http.stream("GET", path, headers={"Accept-Encoding": accepted}) as answer:
            assert answer.headers["vary"] == "Accept-Encoding"
            return answer.headers.get("content-encoding"), b"".join(
                [part async for part in answer.aiter_raw()]
            )

    script = (built / "assets/app-1234.js").read_bytes()
    assert await raw("/assets/app-1234.js", "gzip, br") == ("br", b"as brotli")
    encoding, body = await raw("/assets/app-1234.js", "gzip, br;q=0")
    assert (encoding, gzip.decompress(body)) == ("gzip", script)
    assert await raw("/assets/app-1234.js", "identity") == (None, script)
    assert await raw("/icon.png", "gzip, br") == (None, b"\x89PNG")
    await one.close()


async def test_what_has_not_changed_is_not_sent_again(start: Start, built: Path) -> None:
    one = Person((await start(pages=built)).base)
    first = await one.http.get("/")
    again = await one.http.get("/", headers={"If-None-Match": first.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    assert (await one.http.get("/", headers={"If-None-Match": '"other"'})).status_code == 200
    await one.close()


async def test_without_built_pages_the_server_says_what_to_do(
    person: People, start: Start, tmp_path: Path
) -> None:
    one = Person((await start(pages=tmp_path / "none")).base)
    answer = await one.http.get("/")
    assert answer.status_code == 503
    assert "make play" in answer.text
    await one.close()
