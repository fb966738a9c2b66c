"""The better move of an analysis is shown on the board where it could have been made: at the tables of all games."""

import json
from typing import NamedTuple

import pytest
from playwright.async_api import Page, expect

from tablee.core.record import parse_text
from tablee.store.store import Store
from tests.e2e.around import beside
from tests.e2e.axe import serious_findings
from tests.e2e.browser import DESKTOP, PHONE, Browsing, Person
from tests.e2e.house import House
from tests.e2e.pictures import GAMES, Scene, be, lay_out
from tests.marks import always_and_soak


class Choice(NamedTuple):
    """A match for two that ends with a move, an alternative to that move, and its mark on the board."""

    scene: Scene
    other: str
    lit: tuple[str, ...]


CHOICES = {
    "toko-maja": Choice(
        Scene(GAMES / "toko_maja" / "records" / "00-2p-false-0-level0.jsonl", 1),
        "d",
        ("[data-spot=stock].hinted",),
    ),
    "mawoki": Choice(
        Scene(GAMES / "mawoki" / "records" / "00-2p-target-draws-wins-level0.jsonl", 1),
        "rC/yH/-",
        ('.hinted [data-card="rC/yH/-"]',),
    ),
    "moka": Choice(Scene(GAMES / "moka" / "records" / "00.jsonl", 4), "leave", ("[data-move=leave].hinted",)),
    "rummikub": Choice(
        Scene(GAMES / "rummikub" / "records" / "00.jsonl", 2),
        "y2 y3 y4, y11 y12 y13 / b9",
        (
            "[data-status]:text-is('Lay yellow 2, yellow 3, yellow 4, yellow 11, yellow 12, yellow 13;"
            " discard blue 9')",
            "[data-drop=discard] [data-tile]",
        ),
    ),
    "tokan": Choice(
        Scene(GAMES / "tokan" / "records" / "000.jsonl", 2),
        "b1d1",
        ("[data-square=b1].hinted", "[data-square=d1].hinted"),
    ),
}


def analysis(choice: Choice) -> str:
    """Return the server's analysis, line by line: the last move lost points."""
    moves = parse_text(choice.scene.record.read_text("utf-8")).moves[: choice.scene.ply]
    lines: list[dict[str, object]] = [{"analysis": "begun", "moves": len(moves)}]
    for ply, made in enumerate(moves, 1):
        last = ply == len(moves)
        lines.append(
            {
                "analysis": "move",
                "ply": ply,
                "seat": made.seat,
                "move": made.move,
                "choice": True,
                "best": choice.other if last else made.move,
                "reason": None,
                "loss": 0.2 if last else 0,
                "before": [0.5, 0.5],
                "shares": [0.5, 0.5],
                "turns": last,
            }
        )
    return "".join(json.dumps(line) + "\n" for line in [*lines, {"analysis": "done", "end": [0, 1]}])


async def looking_back(house: House, person: Person, choice: Choice) -> Page:
    """Return a match that `person` gives up and has analysed."""
    store = await Store.open(str(house.database))
    try:
        table, _, tokens = await lay_out(store, choice.scene)
    finally:
        await store.close()
    page = person.page
    await be(person, house.base, tokens[0])
    await page.goto(f"/t/{table}")
    await (await beside(page, "Resign")).click()
    await page.get_by_role("button", name="Yes, I resign").click()
    await page.route("**/analysis", lambda route: route.fulfill(body=analysis(choice)))
    await page.get_by_role("button", name="Analyse this game").click()
    return page


@pytest.mark.parametrize("viewport", always_and_soak(PHONE, DESKTOP), ids=["phone", "desktop"])
@pytest.mark.parametrize("game", always_and_soak(*CHOICES))
async def test_the_better_move_lights_up_where_it_could_have_been_made(
    house: House, browsing: Browsing, game: str, viewport: dict[str, int]
) -> None:
    choice = CHOICES[game]
    page = await looking_back(house, await browsing.person(viewport, touch=viewport == PHONE), choice)
    board = page.locator(".board > [data-ply]")
    await expect(board).to_have_attribute("data-ply", str(choice.scene.ply))
    show = page.get_by_role("button", name="Show it on the board")
    await show.press("Enter")
    await expect(show).to_have_attribute("aria-pressed", "true")
    await expect(board).to_have_attribute("data-ply", str(choice.scene.ply - 1))
    await expect(page.get_by_text(f"What if: move {choice.scene.ply}")).to_be_visible()
    for lit in choice.lit:
        await expect(page.locator(lit)).to_be_visible()
    assert await page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert await serious_findings(page) == []
    await show.press("Enter")
    await expect(board).to_have_attribute("data-ply", str(choice.scene.ply))
    for lit in choice.lit:
        await expect(page.locator(lit)).to_have_count(0)


async def test_another_turn_that_is_laid_out_can_only_be_looked_at(house: House, browsing: Browsing) -> None:
    choice = CHOICES["rummikub"]
    page = await looking_back(house, await browsing.person(), choice)
    await page.get_by_role("button", name="Show it on the board").click()
    laid = page.get_by_role("group", name="The table: 2 sets").locator("[data-tile]")
    await expect(laid).to_have_count(6)
    await expect(laid.first).to_be_disabled()
    await laid.first.click(force=True)
    await expect(page.locator("[data-tile].picked")).to_have_count(0)
    for offered in ("[data-end]", "[data-undo]", "[data-reset]", "[data-new]"):
        await expect(page.locator(offered)).to_be_hidden()


async def test_stepping_on_leaves_the_other_move(house: House, browsing: Browsing) -> None:
    choice = CHOICES["tokan"]
    page = await looking_back(house, await browsing.person(), choice)
    show = page.get_by_role("button", name="Show it on the board")
    await show.click()
    await page.get_by_role("button", name="One move back").click()
    await expect(page.locator(".tokan")).to_have_attribute("data-ply", "1")
    await expect(page.locator(".hinted")).to_have_count(0)
    # That move was the best that was found.
    await expect(show).to_have_count(0)
