"""Makes the pictures in docs: `python -m tests.e2e.pictures` (or `make pictures`). Pages must be built.

It takes every table in the middle of a recorded match at three sizes, light and dark. The deal and the moves, and so
the picture, are always the same. It also takes the start page, and the pictures of the rules for people who read these
outside the pages. The browser itself makes the files small, so no other tool is needed.
"""

import asyncio
import base64
import contextlib
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final, NamedTuple

from msgspec import structs
from playwright.async_api import Locator, Page

from tablee.core.record import Record, parse_text
from tablee.games import find
from tablee.match import Match
from tablee.server.names.faces import ANIMALS, COLOURS, kept
from tablee.server.protocol.new_tables import FriendWish, OpenTable
from tablee.server.protocol.people import Face
from tablee.server.tables.create_table import requested_match
from tablee.store.rows import Entry, SeatRow
from tablee.store.store import Store
from tests.e2e.browser import DESKTOP, PHONE, TABLET, Browsing, Chromium, Person
from tests.e2e.house import ROOT, House
from tests.server.people import Person as Company
from tests.server.people import Sitting

PICTURES: Final = ROOT / "docs" / "pictures"
RULES: Final = ROOT / "docs" / "rules" / "pictures"
GAMES: Final = ROOT / "tests" / "games"
SIZES: Final = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
THEMES: Final = ("light", "dark")
NAMES: Final = ("Ana", "Bo", "Chloé", "Daan", "Elif", "Finn")
NOW_MS: Final = 4_000_000_000_000
"""Later than any machine's clock: the page then never shows how long a player has been waited for."""
SIGN_OF_LIFE_S: Final = 4
QUALITY: Final = 0.86
SETTLED_MS: Final = 700
SQUEEZE: Final = """async ([png, quality]) => {
    const picture = await createImageBitmap(await (await fetch(png)).blob())
    const canvas = new OffscreenCanvas(picture.width, picture.height)
    canvas.getContext('2d').drawImage(picture, 0, 0)
    const small = new Uint8Array(await (await canvas.convertToBlob({ type: 'image/webp', quality })).arrayBuffer())
    return btoa(Array.from(small, (byte) => String.fromCharCode(byte)).join(''))
}"""


class Scene(NamedTuple):
    """A moment of a recorded match: the record, and the number of moves made."""

    record: Path
    ply: int


SCENES: Final = {
    "toko-maja": Scene(GAMES / "toko_maja" / "records" / "04-4p-false-0-level2.jsonl", 61),
    "mawoki": Scene(GAMES / "mawoki" / "records" / "08-4p-target-draws-wins-level2.jsonl", 36),
    "moka": Scene(GAMES / "moka" / "records" / "12.jsonl", 116),
    "rummikub": Scene(GAMES / "rummikub" / "records" / "19.jsonl", 55),
    "tokan": Scene(GAMES / "tokan" / "records" / "020.jsonl", 9),
}


class Album:
    """Takes pictures and keeps them small; a page of its own compresses them."""

    def __init__(self, squeezer: Page) -> None:
        self._squeezer = squeezer
        self.bytes = 0

    async def take(self, what: Page | Locator, path: Path) -> None:
        """Photograph a page or a part of one."""
        shot = await what.screenshot(animations="disabled")
        png = "data:image/png;base64," + base64.b64encode(shot).decode()
        small = base64.b64decode(await self._squeezer.evaluate(SQUEEZE, [png, QUALITY]))
        await asyncio.to_thread(path.write_bytes, small)
        self.bytes += len(small)
        print(f"{path.relative_to(ROOT)}: {len(small) / 1000:.0f} kB", flush=True)


async def lay_out(store: Store, scene: Scene, names: Sequence[str] = NAMES) -> tuple[str, int, list[str]]:
    """Write the match up to the scene into the log; return the table, the seat to act, and each person's token."""
    record: Record = parse_text(scene.record.read_text("utf-8"))
    played = record.moves[: scene.ply]
    match = Match.new(find(record.game), record.players, record.options, record.seed)
    for move in played:
        match.play(move.seat, move.move)
    assert match.turn is not None
    people = [await store.guests.create(names[seat], NOW_MS) for seat in range(record.players)]
    for (guest, _), animal, colour in zip(people, ANIMALS, COLOURS, strict=False):
        await store.guests.change_face(guest.id, kept(Face(animal, colour)))
    wish = OpenTable(record.game, [FriendWish() for _ in people], record.options)
    row = structs.replace(
        requested_match(wish, people[0][0].id, record.seed),
        seats=tuple(SeatRow(seat, "guest", guest.id, "", None) for seat, (guest, _) in enumerate(people)),
        state="running",
        ply=match.ply,
        turn=match.turn,
        created=NOW_MS,
        begun=NOW_MS,
    )
    log = [Entry(ply, one.seat, one.move, None, None, NOW_MS + ply) for ply, one in enumerate(played, 1)]
    assert await store.matches.create(row, log)
    return row.id, match.turn, [token for _, token in people]


@asynccontextmanager
async def company(base: str, table: str, tokens: list[str]) -> AsyncIterator[list[Sitting]]:
    """Seat these people at the table, and yield them; they give regular signs of life."""
    async with contextlib.AsyncExitStack() as stack:
        sittings = []
        for token in tokens:
            person = Company(base)
            stack.push_async_callback(person.close)
            person.http.cookies.set("tablee_guest", token)
            sittings.append(await stack.enter_async_context(await person.sit(table)))

        async def live() -> None:
            while True:
                for sitting in sittings:
                    await sitting.quiet()
                await asyncio.sleep(SIGN_OF_LIFE_S)

        living = asyncio.create_task(live())
        try:
            yield sittings
        finally:
            living.cancel()


async def be(person: Person, base: str, token: str) -> None:
    """Make this browser that guest's from now on."""
    await person.context.add_cookies([{"name": "tablee_guest", "value": token, "url": base}])


async def tables(browsing: Browsing, album: Album, store: Store, wanted: list[str]) -> None:
    """Photograph every table, as the player to act sees it."""
    for game, scene in SCENES.items():
        if wanted and game not in wanted:
            continue
        table, turn, tokens = await lay_out(store, scene)
        async with company(
            browsing.base, table, [token for seat, token in enumerate(tokens) if seat != turn]
        ):
            person = await browsing.person()
            page = person.page
            await be(person, browsing.base, tokens[turn])
            for size, viewport in SIZES.items():
                await page.set_viewport_size(viewport)  # type: ignore[arg-type]
                for theme in THEMES:
                    await page.emulate_media(color_scheme=theme)
                    await page.goto(f"/t/{table}")
                    await page.locator(".board").wait_for()
                    await page.wait_for_load_state("networkidle")
                    await page.wait_for_timeout(SETTLED_MS)
                    await album.take(page, PICTURES / f"{game}-{size}-{theme}.webp")
            await person.context.close()


async def home(browsing: Browsing, album: Album) -> None:
    """Photograph the start page, as a newcomer sees it."""
    page = (await browsing.person()).page
    for size, viewport in SIZES.items():
        await page.set_viewport_size(viewport)  # type: ignore[arg-type]
        for theme in THEMES:
            await page.emulate_media(color_scheme=theme)
            await page.goto("/")
            await page.get_by_role("article").first.wait_for()
            await page.wait_for_load_state("networkidle")
            await album.take(page, PICTURES / f"home-{size}-{theme}.webp")


async def rules(browsing: Browsing, album: Album, wanted: list[str]) -> None:
    """Photograph the pictures of the rules."""
    page = (await browsing.person(TABLET)).page
    for game in SCENES:
        if wanted and game not in wanted:
            continue
        await page.goto(f"/rules/{game}")
        await page.wait_for_load_state("networkidle")
        for figure in await page.locator("figure[data-picture]").all():
            name = await figure.get_attribute("data-picture")
            await album.take(figure.locator(".drawing"), RULES / f"{game}-{name}.webp")


async def main(wanted: list[str]) -> None:
    """Serve on a port of its own, write the scenes, and photograph them: all, or those of the named games.

    `home` is the start page.
    """
    for album_folder in (PICTURES, RULES):
        album_folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.open()
        store = await Store.open(str(house.database))
        try:
            async with Chromium() as chromium, Browsing(house.base, await chromium.browser()) as browsing:
                album = Album((await browsing.person()).page)
                await tables(browsing, album, store, wanted)
                await rules(browsing, album, wanted)
                if not wanted or "home" in wanted:
                    await home(browsing, album)
                print(f"{album.bytes / 1e6:.1f} MB in all")
                assert browsing.complaints() == []
        finally:
            await store.close()
            house.close()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1:]))
