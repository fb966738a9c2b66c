"""Truncated addresses, pages that cannot be drawn, and all other errors: there is always a way on."""

import pytest
from playwright.async_api import Route, expect

from tests.e2e.axe import serious_findings
from tests.e2e.browser import PHONE, Browsing
from tests.marks import always_and_soak

NOTHING_HERE = {"en": "There is nothing here", "fr": "Il n’y a rien ici", "nl": "Hier is niets"}
BROKEN = ["/t/%", "/%zz", "/t/%E0%A4%A", "/%", "/rules/%C3"]
ADD_LINK = """address => {
    const link = Object.assign(document.createElement('a'), { href: address, textContent: 'cut off' })
    document.querySelector('main').prepend(link)
}"""


@pytest.mark.parametrize("language", always_and_soak("fr", "en", "nl"))
async def test_an_address_with_a_broken_percent_sign_leads_nowhere_and_says_so(
    browsing: Browsing, language: str
) -> None:
    person = await browsing.person(PHONE, language=language)
    for address in BROKEN:
        await person.page.goto(address)
        await expect(person.page.get_by_role("heading", level=1)).to_have_text(NOTHING_HERE[language])


async def test_so_does_a_link_to_one_in_the_pages_and_home_is_a_tap_away(browsing: Browsing) -> None:
    page = (await browsing.person(PHONE)).page
    await page.goto("/rules/tokan")
    await page.get_by_role("heading", level=1).wait_for()
    await page.evaluate(ADD_LINK, "/t/%")
    await page.get_by_role("link", name="cut off").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text(NOTHING_HERE["en"])
    await page.get_by_role("link", name="To the start page", exact=True).click()
    await expect(page.get_by_role("button", name="Play now").first).to_be_visible()


@pytest.mark.parametrize("language", always_and_soak("en", "fr", "nl"))
async def test_where_not_even_the_words_can_be_loaded_it_is_said_in_all_languages(
    browsing: Browsing, language: str
) -> None:
    person = await browsing.person(PHONE, language=language)
    page = person.page
    await page.route("**/assets/first*.js", lambda route: route.abort())
    await page.goto("/me")
    for said in ("Recharge-la", "Laad hem opnieuw", "Load it again"):
        await expect(page.get_by_role("alert").filter(has_text=said)).to_be_visible()
    assert await serious_findings(page) == []
    await page.unroute("**/assets/first*.js")
    await page.get_by_role("button", name="Load again").click()
    await expect(page.locator("main h1")).to_be_visible()
    await expect(page.locator("#broken")).to_have_count(0)
    assert any("connection.none" in complaint for complaint in person.complaints)
    person.complaints.clear()


async def test_a_page_that_cannot_be_drawn_says_so_and_leaves_the_others_alone(browsing: Browsing) -> None:
    person = await browsing.person(PHONE)
    page = person.page

    async def fault(route: Route) -> None:
        await route.fulfill(
            body="export default () => { throw new Error('odd') }", content_type="text/javascript"
        )

    await page.route("**/assets/Mine-*.js", fault)
    await page.goto("/mine")
    await expect(page.get_by_role("heading", name="Something went wrong")).to_be_visible()
    assert await serious_findings(page) == []
    assert person.complaints == ["odd"]
    person.complaints.clear()
    await page.get_by_role("link", name="To the start page", exact=True).click()
    await expect(page.get_by_role("button", name="Play now").first).to_be_visible()


@pytest.mark.parametrize(
    "press", ["() => { throw new Error('odd') }", "async () => { throw new Error('odd') }"]
)
async def test_something_pressed_that_fails_unexpectedly_is_told(browsing: Browsing, press: str) -> None:
    person = await browsing.person(PHONE)
    page = person.page
    await page.goto("/rules/tokan")
    await page.get_by_role("heading", level=1).wait_for()
    await page.evaluate(f"""() => {{
        const button = Object.assign(document.createElement('button'), {{ textContent: 'press', onclick: {press} }})
        document.querySelector('main').prepend(button)
    }}""")
    await page.get_by_role("button", name="press").click()
    told = page.get_by_role("alert").filter(has_text="Something went wrong on this page.")
    await expect(told).to_be_visible()
    assert await serious_findings(page) == []
    await told.get_by_role("button", name="Close").click()
    await expect(told).to_have_count(0)
    assert person.complaints == ["odd"]
    person.complaints.clear()
