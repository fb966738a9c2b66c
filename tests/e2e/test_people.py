"""Who one is: a name that others see, and the same guest on another device."""

from playwright.async_api import expect

from tests.e2e.browser import PHONE, Browsing
from tests.e2e.tokan import open_table


async def test_the_seat_goes_along_to_another_device(browsing: Browsing) -> None:
    desk, phone = await browsing.person(), await browsing.person(PHONE, touch=True)
    table = await open_table(desk, [{"kind": "me"}, {"kind": "friend"}])
    await desk.page.goto("/device")
    await desk.page.get_by_role("button", name="Make a link").click()
    link = await desk.page.get_by_label("Link for the other device").input_value()
    assert "#" in link
    await phone.page.goto(link)
    await phone.page.get_by_role("button", name="Yes, that is me").tap()
    await expect(phone.page.get_by_text("your seats are here too")).to_be_visible()
    assert "#" not in phone.page.url
    await phone.page.get_by_role("link", name="To the start page").last.tap()
    await phone.page.get_by_role("link", name="Waiting for players").tap()
    await expect(phone.page).to_have_url(f"{browsing.base}/t/{table}")
    await expect(phone.page.locator("[data-mine=true]")).to_have_count(1)
    # The link worked once.
    await phone.page.goto("/")
    await phone.page.goto(link)
    await phone.page.get_by_role("button", name="Yes, that is me").tap()
    await expect(phone.page.locator(".problem")).to_be_visible()


async def test_others_see_the_name_as_it_was_written(browsing: Browsing) -> None:
    ana, bo = await browsing.person(), await browsing.person()
    table = await open_table(ana, [{"kind": "me"}, {"kind": "friend"}])
    await ana.page.goto(f"/t/{table}")
    await ana.page.get_by_label("What others call me").fill("<i>Zoë</i>")
    await ana.page.get_by_role("button", name="Save").click()
    await expect(ana.page.get_by_text("Saved.")).to_be_visible()
    await bo.page.goto(f"/t/{table}")
    await expect(bo.page.get_by_role("list", name="Who sits here")).to_contain_text("<i>Zoë</i>")
