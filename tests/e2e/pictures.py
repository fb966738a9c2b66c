"""Makes the pictures in docs/pictures: `python -m tests.e2e.pictures` (or `make pictures`). Pages must be built.

TOKAN in the middle of one and the same game at three sizes, light and dark, and the start page. Needs Debian's
pngquant, which makes them small.
"""

import asyncio
import subprocess
import tempfile
from pathlib import Path
from typing import Final

from tests.e2e.browser import DESKTOP, PHONE, TABLET, Browsing, Person
from tests.e2e.house import ROOT, House
from tests.e2e.tokan import open_table

PICTURES: Final = ROOT / "docs" / "pictures"
SIZES: Final = {"phone": PHONE, "tablet": TABLET, "desktop": DESKTOP}
PLIES: Final = 8
MAX_BYTES: Final = 300_000
CALL_ME: Final = """(name) => fetch('/api/me', {
    method: 'PUT',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ name }),
})"""


async def _play(first: Person, second: Person) -> None:
    """Both make their last listed moves, which pile towers up, until the middle of the game."""
    for ply in range(PLIES):
        for person in (first, second):
            able = person.page.locator("[data-able=true]")
            await person.page.locator(f".tokan[data-ply='{ply}']").wait_for()
            if not await able.count():
                continue
            await able.nth(ply % await able.count()).click()
            await person.page.locator(".target").last.click()
            if await person.page.locator("[data-load]").count():
                await person.page.locator("[data-load]").last.click()
            break


async def _picture(person: Person, name: str) -> None:
    path = PICTURES / f"{name}.png"
    await person.page.mouse.move(0, 0)
    await person.page.wait_for_timeout(400)
    await person.page.screenshot(path=path)
    squeeze = ["pngquant", "--force", "--ext", ".png", "--speed", "1", "--strip", "256", str(path)]
    await asyncio.to_thread(subprocess.run, squeeze, check=True)
    size = path.stat().st_size
    print(f"{path.relative_to(ROOT)}: {size // 1000} kB")
    assert size < MAX_BYTES


async def main() -> None:
    """Serve on a port of its own, play half a game, and photograph it."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Path(folder))
        house.open()
        try:
            async with Browsing(house.base) as browsing:
                ana, bo = await browsing.person(), await browsing.person()
                for person, name in ((ana, "Ana"), (bo, "Bo")):
                    await person.page.goto("/")
                    await person.page.evaluate(CALL_ME, name)
                table = await open_table(ana, [{"kind": "me"}, {"kind": "friend"}])
                await ana.page.goto(f"/t/{table}")
                await bo.page.goto(f"/t/{table}")
                await bo.page.get_by_role("button", name="Sit down and play").click()
                await _play(ana, bo)
                for size, viewport in SIZES.items():
                    await ana.page.set_viewport_size(viewport)  # type: ignore[arg-type]
                    for theme in ("light", "dark"):
                        await ana.page.emulate_media(color_scheme=theme)
                        await _picture(ana, f"tokan-{size}-{theme}")
                await ana.page.emulate_media(color_scheme="light")
                await ana.page.goto("/")
                await ana.page.get_by_role("article", name="TOKAN").wait_for()
                await _picture(ana, "home-desktop-light")
        finally:
            house.close()


if __name__ == "__main__":
    asyncio.run(main())
