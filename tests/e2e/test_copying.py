"""A copy button says "Copied" only if the text can be pasted; otherwise it shows the text for copying by hand."""

from collections.abc import Awaitable, Callable

import pytest
from playwright.async_api import Page, expect

from tests.e2e.axe import serious_findings
from tests.e2e.browser import PHONE, Browsing, Person
from tests.e2e.tables import open_table

Place = Callable[[Person], Awaitable[None]]
NO_CLIPBOARD = "Object.defineProperty(navigator, 'clipboard', { value: undefined })"
"""The same as on plain http."""
FORBIDDEN = "navigator.clipboard.writeText = () => Promise.reject(new DOMException('no', 'NotAllowedError'))"
NO_WAY = f"{NO_CLIPBOARD}; document.execCommand = () => false"

SELECTED = """() => {
    const { value, selectionStart, selectionEnd } = document.activeElement
    return value.slice(selectionStart, selectionEnd)
}"""


async def invitation(person: Person) -> None:
    table = await open_table(person, [{"kind": "me"}, {"kind": "friend"}], game="tokan")
    await person.page.goto(f"/t/{table}")


async def device(person: Person) -> None:
    await open_table(person, game="tokan")
    await person.page.goto("/device")
    await person.page.get_by_role("button", name="Make a link").click()


async def words(person: Person) -> None:
    await open_table(person, game="tokan")
    await person.page.goto("/me")
    await person.page.get_by_role("region", name="Recovery words").get_by_role("button").first.click()


PLACES = pytest.mark.parametrize("place", [invitation, device, words], ids=lambda place: place.__name__)


def copying(page: Page) -> Callable[[str], Awaitable[None]]:
    async def says(name: str) -> None:
        await expect(page.get_by_role("button", name=name, exact=True)).to_be_visible()

    return says


async def pasted(page: Page) -> str:
    """Return the content of the clipboard, as a paste would give it."""
    await page.evaluate("""() => {
        const field = document.createElement('textarea')
        field.id = 'pasted'
        document.body.append(field)
        field.focus()
    }""")
    await page.keyboard.press("Control+V")
    text: str = await page.evaluate("document.getElementById('pasted').value")
    return text


async def copied_text(page: Page) -> str:
    """Return the text that the page offers for copying."""
    text: str = await page.evaluate("""() => {
        const words = document.querySelectorAll('[data-words] li')
        const field = document.querySelector('input[readonly]')
        return words.length > 0 ? [...words].map((word) => word.textContent).join(' ') : field.value
    }""")
    return text


@pytest.mark.parametrize(
    ("without", "place"),
    [
        pytest.param(NO_CLIPBOARD, invitation, id="plain http-invitation"),
        pytest.param(NO_CLIPBOARD, words, id="plain http-words"),
        pytest.param(FORBIDDEN, device, id="forbidden-device"),
        pytest.param(NO_CLIPBOARD, device, id="plain http-device", marks=pytest.mark.soak),
        pytest.param(FORBIDDEN, invitation, id="forbidden-invitation", marks=pytest.mark.soak),
        pytest.param(FORBIDDEN, words, id="forbidden-words", marks=pytest.mark.soak),
    ],
)
async def test_without_a_clipboard_the_old_way_copies(browsing: Browsing, without: str, place: Place) -> None:
    person = await browsing.person(PHONE)
    await person.context.add_init_script(without)
    await place(person)
    await person.page.get_by_role("button", name="Copy", exact=True).click()
    await copying(person.page)("Copied")
    assert await pasted(person.page) == await copied_text(person.page) != ""


@PLACES
async def test_where_nothing_can_be_copied_the_text_is_selected_and_that_is_said(
    browsing: Browsing, place: Place
) -> None:
    person = await browsing.person(PHONE)
    await person.context.add_init_script(NO_WAY)
    await place(person)
    page = person.page
    await page.get_by_role("button", name="Copy", exact=True).click()
    await expect(page.get_by_text("The text is selected: copy it by hand.")).to_be_visible()
    await copying(page)("Copy")
    assert await page.evaluate(SELECTED) == await copied_text(page) != ""
    assert await page.evaluate("document.documentElement.scrollWidth") == PHONE["width"]
    assert await serious_findings(page) == []
