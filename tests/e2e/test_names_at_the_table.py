"""The owners of cards: names at seats and on boards stay readable, however long they are and small the window is."""

from typing import Any, Final

import pytest

from tests.e2e import mawoki
from tests.e2e.browser import PHONE, Browsing, resize
from tests.e2e.tables import open_table
from tests.marks import always_and_soak

ME: Final = {"kind": "me"}
BOT: Final[dict[str, Any]] = {"kind": "bot", "level": 1}
LONG: Final = "Maximilienne"
LEAST_PX: Final = 12
"""The shortest names, such as "Bo", are not much wider."""
WIDTHS: Final = """(names) => names.map((name) => Math.round(name.getBoundingClientRect().width))"""
ROWS: Final = """(name) => {
    const range = document.createRange()
    range.selectNodeContents(name)
    return new Set([...range.getClientRects()].map((line) => line.top)).size
}"""


@pytest.mark.parametrize("bots", always_and_soak(5, 1, 3))
async def test_on_a_phone_everybody_who_holds_cards_is_named(browsing: Browsing, bots: int) -> None:
    """Upright, the rows above the cloth name them; sideways, the cloth itself does."""
    person = await browsing.person(PHONE, touch=True)
    await person.page.goto(f"/t/{await mawoki.open_table(person, [ME, *[BOT] * bots])}")
    for size, names in (((360, 740), ".seat .who strong"), ((844, 390), "[data-player] strong")):
        await resize(person.page, *size)
        shown = person.page.locator(names)
        await shown.nth(bots - 1).wait_for()
        assert min(await shown.evaluate_all(WIDTHS)) >= LEAST_PX, size
    # Held sideways, everything is visible.
    assert await person.page.evaluate("document.documentElement.scrollHeight - innerHeight") <= 0


async def test_a_name_of_twelve_letters_is_whole_in_a_seat_of_two(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True)
    await person.page.goto("/")
    await person.page.request.put("/api/me", data={"name": LONG}, headers={"Origin": browsing.base})
    await person.page.goto(f"/t/{await open_table(person, game='tokan')}")
    name = person.page.locator("[data-seat='0'] strong")
    await name.wait_for()
    assert await name.evaluate(ROWS) == 1


async def test_the_number_of_a_player_stands_beside_the_word_in_a_seat_of_three(browsing: Browsing) -> None:
    person = await browsing.person(PHONE, touch=True, language="fr")
    others = [{"kind": "device", "name": "Bo"}, {"kind": "device", "name": "Daan"}]
    await person.page.goto(f"/t/{await open_table(person, [ME, *others], game='toko-maja')}")
    name = person.page.locator("[data-seat='0'] strong")
    await name.filter(has_text="Joueur").wait_for()
    assert await name.evaluate(ROWS) == 1
