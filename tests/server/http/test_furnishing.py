"""The pages arrive with what the house file says, in the files that a browser loads anyway."""

import json
import re
from pathlib import Path

import pytest

from tablee.server.house.house_file import House
from tablee.server.http.furnishing import furnished
from tests.house.tree import ROOT
from tests.server.conftest import Start
from tests.server.people import ME, Person, bot

WEB = ROOT / "web"
HOSTILE = House(
    'Ana\'s "<b>&amp;</b>"',
    {"fr": "Ana"},
    {},
    {"light": {"paper": "#fdf0f5", "accent": "#801040"}, "dark": {"paper": "#201018"}},
)


@pytest.fixture
def built() -> dict[str, bytes]:
    """Return files as a build leaves them, from the sources of the pages."""
    worker = (WEB / "build" / "sw.template.js").read_text(encoding="utf-8")
    manifest = {"name": "Tablée", "short_name": "Tablée", "id": "/", "theme_color": "#f7f0e4"}
    return {
        "index.html": (WEB / "index.html").read_bytes(),
        "sw.js": worker.replace("__VERSION__", "0123abcdef45").replace("__FILES__", '["/x.js","/"]').encode(),
        "manifest.fr.webmanifest": json.dumps(manifest).encode(),
        "assets/x-1.js": b"let a = 1",
    }


def test_without_a_house_file_every_file_is_as_it_was_built(built: dict[str, bytes]) -> None:
    assert furnished(built, House()) is built
    assert furnished({}, HOSTILE) == {}


def test_the_start_page_has_name_and_colours_and_no_markup_of_the_operator(built: dict[str, bytes]) -> None:
    page = furnished(built, HOSTILE)["index.html"].decode()
    name = "Ana&#x27;s &quot;&lt;b&gt;&amp;amp;&lt;/b&gt;&quot;"
    assert f"<title>{name}</title>" in page
    assert f'<meta name="description" content="{name} : jeux' in page
    assert 'content="#fdf0f5" media="(prefers-color-scheme: light)"' in page
    assert 'content="#201018" media="(prefers-color-scheme: dark)"' in page
    assert "<b>" not in page
    said = re.search(r'<meta name="house" content="([^"]*)" />', page)
    assert said is not None
    assert said[1] == (
        "{&quot;name&quot;:&quot;Ana&#x27;s \\&quot;&lt;b&gt;&amp;amp;&lt;/b&gt;\\&quot;&quot;,"
        "&quot;imprint&quot;:true,&quot;privacy&quot;:false}"
    )


def test_colours_are_one_file_more_behind_the_built_ones_and_without_colours_there_is_none(
    built: dict[str, bytes],
) -> None:
    sent = furnished(built, HOSTILE)
    (sheet,) = set(sent) - set(built)
    assert re.fullmatch(r"assets/house-[0-9a-f]{8}\.css", sheet)
    assert b"--accent:#801040" in sent[sheet]
    page = sent["index.html"].decode()
    assert page.index(f'<link rel="stylesheet" href="/{sheet}" />') > page.index("<script")
    assert set(furnished(built, House("Ana"))) == set(built)
    assert sent["assets/x-1.js"] is built["assets/x-1.js"]


def test_the_manifest_has_the_name_and_the_paper(built: dict[str, bytes]) -> None:
    manifest = json.loads(furnished(built, HOSTILE)["manifest.fr.webmanifest"])
    assert (manifest["name"], manifest["short_name"]) == (HOSTILE.name, HOSTILE.name)
    assert (manifest["theme_color"], manifest["background_color"]) == ("#fdf0f5", "#fdf0f5")
    assert manifest["id"] == "/"


def test_the_service_worker_keeps_the_files_of_this_house_and_drops_those_of_another(
    built: dict[str, bytes],
) -> None:
    versions = set()
    for house in (House(), House("Ana"), House("Bo"), House("Bo", {}, {None: "x"}), HOSTILE):
        script = furnished(built, house)["sw.js"].decode()
        version = re.search(r"^const CACHE = 'tablee-([\w-]+)'$", script, re.MULTILINE)
        assert version is not None
        versions.add(version[1])
    assert len(versions) == 5
    (sheet,) = set(furnished(built, HOSTILE)) - set(built)
    assert f'const FILES = ["/{sheet}","/x.js","/"]' in script


async def test_a_server_sends_them_and_gives_out_its_texts(start: Start) -> None:
    texts = {"fr": "Qui ?", None: "Who?"}
    server = await start(house=House("Chez Ana", texts, {}, HOSTILE.colours))
    ana = Person(server.base)
    told = await ana.call("GET", "/api/house")
    listed = [{"language": "fr", "text": "Qui ?"}, {"language": None, "text": "Who?"}]
    assert told == {"name": "Chez Ana", "imprint": listed, "privacy": []}
    page = (await ana.http.get("/t/anything")).text
    assert "<title>Chez Ana</title>" in page
    sheet = re.search(r'href="(/assets/house-\w+\.css)"', page)
    assert sheet is not None
    answer = await ana.http.get(sheet[1])
    assert answer.headers["content-type"].startswith("text/css")
    assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert "style-src 'self';" in answer.headers["content-security-policy"]
    await ana.close()


async def test_a_stranger_at_a_server_by_invitation_reads_who_runs_it(start: Start) -> None:
    server = await start(house=House(None, {None: "Ana"}), by_invitation=True)
    stranger = Person(server.base)
    await stranger.call("POST", "/api/tables", {"game": "toy", "seats": [ME, bot()]}, status=403)
    told = await stranger.call("GET", "/api/house")
    assert told == {"name": None, "imprint": [{"language": None, "text": "Ana"}], "privacy": []}
    await stranger.close()


def test_what_it_replaces_is_in_the_pages_that_are_built() -> None:
    pages = Path(ROOT / "src" / "tablee" / "server" / "pages")
    if not (pages / "index.html").is_file():
        pytest.skip("the pages are not built")
    built = {path.name: path.read_bytes() for path in pages.iterdir() if path.is_file()}
    sent = furnished(built, HOSTILE)
    # The title, the description, what the script has to know, and what is read where no script runs.
    assert sent["index.html"].count(b"Ana&#x27;s") == 7
    assert "Tablée".encode() not in sent["index.html"]
    assert {name for name in built if sent[name] is not built[name]} == {
        "index.html",
        "sw.js",
        *(f"manifest.{language}.webmanifest" for language in ("en", "fr", "nl")),
    }
