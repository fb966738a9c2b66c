"""No two cards or tiles of a drawn game differ by colour alone: every face, as colour-blind people see it."""

import base64
from pathlib import Path

import pytest
from playwright.async_api import Locator, Page

from tests.e2e.browser import Browsing
from tests.house.tree import pictured_folders

SIGHT = Path(__file__).with_name("sight.js").read_text()
WIDTH_PX = 80
"""The width of the smallest cards on a phone; each pixel of each pair is compared."""
SPREAD = f"""(list) => {{
    list.style.gridTemplateColumns = 'repeat(auto-fill, {WIDTH_PX}px)'
    for (const face of list.querySelectorAll('[data-face]')) face.style.width = '{WIDTH_PX}px'
}}"""
BOXES = """(list) => {
    const { x, y } = list.getBoundingClientRect()
    return [...list.querySelectorAll('[data-face]')].map((face) => {
        const box = face.getBoundingClientRect()
        return { name: face.dataset.face, x: box.x - x, y: box.y - y, width: box.width, height: box.height }
    })
}"""


async def alike(faces: Locator, canvas: Page) -> list[str]:
    """Return pairs of faces in this list that look the same to some people, computed on a page of their own."""
    await faces.evaluate(SPREAD)
    boxes = await faces.evaluate(BOXES)
    png = "data:image/png;base64," + base64.b64encode(await faces.screenshot()).decode()
    await canvas.evaluate(SIGHT + "; globalThis.alike = alike; true")
    found: list[str] = await canvas.evaluate("([png, boxes]) => alike(png, boxes)", [png, boxes])
    return found


@pytest.mark.slow
@pytest.mark.parametrize("folder", pictured_folders())
async def test_no_two_faces_differ_by_colour_alone(browsing: Browsing, folder: str) -> None:
    """Slow: every pair of all faces is compared, for four kinds of colour vision."""
    page, canvas = (await browsing.person()).page, (await browsing.person()).page
    await page.goto(f"/rules/{folder.replace('_', '-')}")
    await page.get_by_text("All cards and tiles").click()
    faces = page.locator("ul:has([data-face])")
    names = await faces.locator("[data-face]").evaluate_all("(all) => all.map((face) => face.ariaLabel)")
    assert len(names) > 1
    assert len(set(names)) == len(names), "two faces are called the same"
    assert await alike(faces, canvas) == []


async def test_faces_of_the_same_drawing_in_other_colours_are_found_out(browsing: Browsing) -> None:
    page, canvas = (await browsing.person()).page, (await browsing.person()).page
    await page.set_content(
        """<ul style="display: grid">
        <li data-face="red"><svg viewBox="0 0 9 9"><circle cx="4" cy="4" r="3" fill="#c22"/></svg></li>
        <li data-face="green"><svg viewBox="0 0 9 9"><circle cx="4" cy="4" r="3" fill="#272"/></svg></li>
        <li data-face="square"><svg viewBox="0 0 9 9"><path d="M1 1h7v7h-7z" fill="#c22"/></svg></li>
        </ul>"""
    )
    found = await alike(page.locator("ul"), canvas)
    assert [pair for pair in found if "square" in pair] == []
    assert any(pair.startswith("lines: red / green") for pair in found)
