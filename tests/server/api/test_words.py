"""Words that the pages were not built with: games from packages, languages from outside."""

from pathlib import Path
from typing import Any

import httpx
import pytest

from tablee.words.outside import LARGEST, WordsError, languages_in
from tests.server.conftest import Running, Start
from tests.server.people import PatientClient

GERMAN = {
    "shared.ftl": "game-unknown = Hier gibt es kein Spiel „{ $name }“.\n",
    "pages.ftl": "settings = Einstellungen\n",
    "games/toy.ftl": "toy-name = Spielzeug\n",
    "games/toy.drawing.ftl": "toy-begin = Los!\n",
}


def laid_out(folder: Path, files: dict[str, str], language: str = "de") -> Path:
    """Return a folder of languages with one in it."""
    for name, text in files.items():
        path = folder / language / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


async def get(server: Running, path: str, **headers: str) -> httpx.Response:
    """Return the answer of this server."""
    async with PatientClient(base_url=server.base) as http:
        return await http.get(path, headers=headers)


async def test_a_game_brings_its_words_in_the_language_asked_for_after_the_english_ones(start: Start) -> None:
    server = await start()
    answer = await get(server, "/api/words/fr/toy")
    assert answer.headers["content-type"].startswith("text/plain")
    assert answer.text.index("open pile") < answer.text.index("pile visible")
    again = await get(server, "/api/words/fr/toy", **{"If-None-Match": answer.headers["etag"]})
    assert again.status_code == 304


async def test_only_installed_games_and_languages_spoken_here_have_words(start: Start) -> None:
    server = await start()
    for path, code in (
        ("/api/words/fr/none", "game.unknown"),
        ("/api/words/de/toy", "language.unknown"),
        ("/api/words/de", "language.unknown"),
        ("/api/words/..%2Fen/toy", "request.unknown"),
    ):
        answer = await get(server, path)
        assert (answer.status_code, answer.json()["code"]) == (404, code)
    assert (await get(server, "/api/words")).json() == {"languages": []}


async def test_a_language_from_outside_is_listed_and_speaks(start: Start, tmp_path: Path) -> None:
    server = await start(languages=languages_in(laid_out(tmp_path, GERMAN)))
    assert (await get(server, "/api/words")).json() == {"languages": ["de"]}
    frame = (await get(server, "/api/words/de")).text
    assert "Einstellungen" in frame
    assert "kein Spiel" in frame
    # The start page loads no game's words, but shows the games' boxes.
    assert "toy-name = Spielzeug" in frame
    assert "toy-begin" not in frame
    toy = (await get(server, "/api/words/de/toy")).text
    assert toy.index("toy-name = Toy") < toy.index("Spielzeug")
    assert "Los!" in toy


@pytest.mark.parametrize(
    ("language", "files", "code"),
    [
        ("deutsch", {}, "words.language"),
        ("fr", {"pages.ftl": "a = b\n"}, "words.language"),
        ("de", {"pages.ftl": "settings = Einstellungen\nno sentence\n"}, "words.file"),
        ("de", {"pages.ftl": "# " + "x" * LARGEST}, "words.too_large"),
        ("de", {"pages.ftl": "a = b\nc = \u202edlog\n"}, "words.hidden"),
        ("de", {"pages.ftl": f"a = {'x' * 3000}\nb = {'{ a }' * 2}\n"}, "words.too_long"),
        ("de", {"games/toy.ftl": f"-a = {'x' * 999}\nb = {'{ -a }' * 99}\n"}, "words.too_long"),
        ("de", {"pages.ftl": "a = { b }\nb = { a }\n"}, "words.too_long"),
        ("de", {"pages.ftl": f"a = x\n    .b = {'x' * 5000}\n"}, "words.too_long"),
        ("de", {"pages.ftl": "a = { $n ->\n   *[other] " + "x" * 5000 + "\n}\n"}, "words.too_long"),
    ],
)
def test_words_that_cannot_be_used_are_refused_at_the_start(
    tmp_path: Path, language: str, files: dict[str, str], code: str
) -> None:
    (tmp_path / language).mkdir()
    laid_out(tmp_path, files, language)
    with pytest.raises(WordsError) as refused:
        languages_in(tmp_path)
    assert refused.value.code == code
    if code in ("words.file", "words.hidden"):
        assert refused.value.params["line"] == 2


def test_the_files_of_a_language_may_begin_with_a_byte_order_mark(tmp_path: Path) -> None:
    (plain,) = languages_in(laid_out(tmp_path / "plain", GERMAN))
    marked = {name: f"\ufeff{text}" for name, text in GERMAN.items()}
    (found,) = languages_in(laid_out(tmp_path / "marked", marked))
    assert (found.frame, found.games) == (plain.frame, plain.games)


def test_a_folder_without_languages_is_refused(tmp_path: Path) -> None:
    for folder in (tmp_path, tmp_path / "missing"):
        with pytest.raises(WordsError, match="There are no languages in"):
            languages_in(folder)


async def test_a_zone_says_whether_it_is_kept_by_seat(start: Start) -> None:
    games: dict[str, Any] = {info["game"]: info for info in (await get(await start(), "/api/games")).json()}
    assert games["toy"]["by_seat"] == ["hands"]
