"""A browser that becomes another guest's: no data of the first counts for the second."""

from playwright.async_api import expect

from tests.e2e.browser import Browsing, Person
from tests.e2e.tables import post

DAYS = {"clock": {"kind": "days", "days": 1, "night": [22, 8]}}
ME = {"kind": "me"}
FRIEND = {"kind": "friend"}


async def zone_told_at_a_table(person: Person) -> str:
    """Open a table without playing time at night, and wait until the server knows this browser's time zone."""
    await person.page.goto("/")
    wish = {"game": "tokan", "seats": [ME, FRIEND], "terms": DAYS}
    table = (await post(person, "/api/tables", wish))["table"]
    async with person.page.expect_response("**/api/me/zone") as answered:
        await person.page.goto(f"/t/{table}")
    answer = await answered.value
    assert answer.ok
    return str((await answer.json())["zone"])


async def test_the_next_guest_of_a_browser_has_nights_of_their_own_and_no_record(browsing: Browsing) -> None:
    person = await browsing.person()
    zone = await zone_told_at_a_table(person)
    await person.page.evaluate("localStorage['tablee.deals'] = '[{}]'; localStorage['tablee.told'] = 'on'")
    await person.page.goto("/me")
    await person.page.get_by_role("button", name="Delete my data").click()
    await expect(person.page.get_by_text("This browser forgets your record")).to_be_visible()
    await person.page.get_by_role("button", name="Yes, delete me").click()
    await expect(person.page.get_by_role("button", name="Delete my data")).to_have_count(0)
    kept = await person.page.evaluate("Object.keys(localStorage)")
    assert not {"tablee.deals", "tablee.told", "tablee.zone"} & set(kept)
    assert await zone_told_at_a_table(person) == zone
