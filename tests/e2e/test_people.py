"""The identity of a guest: a name that others see, and the same guest on another device."""

import pytest
from playwright.async_api import expect

from tests.e2e import mawoki
from tests.e2e.browser import PHONE, Browsing, Person
from tests.e2e.house import House
from tests.e2e.tokan import open_table


async def _take_along(desk: Person, phone: Person) -> str:
    """Make the phone the desk's guest; return the link that did it."""
    await desk.page.goto("/device")
    await desk.page.get_by_role("button", name="Make a link").click()
    link = await desk.page.get_by_label("Link for the other device").input_value()
    await phone.page.goto(link)
    await phone.page.get_by_role("button", name="I am").tap()
    await expect(phone.page.get_by_text("your seats are here too")).to_be_visible()
    return link


@pytest.mark.slow
async def test_the_seat_goes_along_to_another_device(browsing: Browsing) -> None:
    """Slow: two browsers, the second of which opens four pages."""
    desk, phone = await browsing.person(), await browsing.person(PHONE, touch=True)
    table = await open_table(desk, [{"kind": "me"}, {"kind": "friend"}])
    link = await _take_along(desk, phone)
    assert "#" in link
    assert "#" not in phone.page.url
    await phone.page.get_by_role("link", name="To the start page").last.tap()
    await phone.page.get_by_role("link", name="Waiting for players").tap()
    await expect(phone.page).to_have_url(f"{browsing.base}/t/{table}")
    await expect(phone.page.locator("[data-mine=true]")).to_have_count(1)
    # The link works only once.
    await phone.page.goto("/")
    await phone.page.goto(link)
    await expect(phone.page.locator(".problem")).to_be_visible()
    await expect(phone.page.get_by_role("button", name="I am")).to_have_count(0)


@pytest.mark.slow
async def test_a_link_of_somebody_else_says_whose_it_is_and_what_it_took_comes_back(
    browsing: Browsing,
) -> None:
    """Slow: two browsers, and a table of each page that mentions it."""
    eve, ana = await browsing.person(), await browsing.person(PHONE, touch=True)
    for person, name in ((eve, "Eve"), (ana, "Ana")):
        await person.page.goto("/")
        await person.page.evaluate(
            "name => fetch('/api/me', {method: 'PUT', body: JSON.stringify({name}), "
            "headers: {'Content-Type': 'application/json'}})",
            name,
        )
    table = await open_table(ana, [{"kind": "me"}, {"kind": "friend"}])
    await eve.page.goto("/device")
    await eve.page.get_by_role("button", name="Make a link").click()
    await ana.page.goto(await eve.page.get_by_label("Link for the other device").input_value())
    await expect(ana.page.get_by_text("A link of Eve, made just now")).to_be_visible()
    await expect(ana.page.get_by_text("one table waiting")).to_be_visible()
    go = ana.page.get_by_role("button", name="I am Eve")
    await expect(go).to_be_disabled()
    await ana.page.get_by_label("Bring everything along").tap()
    await go.tap()
    await expect(ana.page.get_by_text("your seats are here too")).to_be_visible()
    # The other person signs her out, and she returns to her former guest nevertheless.
    await eve.page.evaluate("() => fetch('/api/me/devices', {method: 'DELETE'})")
    await ana.page.goto("/me")
    await expect(ana.page.get_by_text("Nobody knows this browser yet")).to_be_visible()
    await ana.page.get_by_role("button", name="Undo").tap()
    await expect(ana.page.get_by_role("heading", name="My devices")).to_be_visible()
    await ana.page.goto(f"/t/{table}")
    await expect(ana.page.locator("[data-mine=true]")).to_have_count(1)
    await eve.page.goto(f"/t/{table}")
    await expect(eve.page.locator("[data-seat]").first).to_be_visible()
    await expect(eve.page.locator("[data-mine=true]")).to_have_count(0)


async def _cards(person: Person) -> list[str]:
    """Return the hand that this person sees."""
    cards: list[str] = await person.page.locator("[data-card]").evaluate_all(
        "(cards) => cards.map((card) => card.dataset.card)"
    )
    return cards


@pytest.mark.slow
async def test_a_hidden_hand_goes_along_in_mid_game_and_the_next_move_is_made_there(
    browsing: Browsing, house: House
) -> None:
    """Slow: two devices at a table in mid game, reached by playing."""
    desk, phone = await browsing.person(), await browsing.person(PHONE, touch=True)
    with house.deals.from_seed("a long hand"):
        table = await mawoki.open_table(desk)
    await desk.page.goto(f"/t/{table}")
    for _ in range(3):
        assert await mawoki.my_turn_or_over(desk.page)
        await mawoki.Hand(desk.page).step()
    assert await mawoki.my_turn_or_over(desk.page)
    ply, hand = await mawoki.shown(desk.page, "ply"), await _cards(desk)
    assert hand

    # Before, the phone is no guest here: it sees the table, and no card.
    await phone.page.goto(f"/t/{table}")
    await phone.page.locator(mawoki.BOARD).wait_for()
    assert await _cards(phone) == []
    await _take_along(desk, phone)
    await phone.page.get_by_role("link", name="To the start page").last.tap()
    await phone.page.get_by_role("region", name="My tables").get_by_role("link").first.tap()
    await expect(phone.page.locator("[data-mine=true]")).to_have_count(1)
    assert await mawoki.my_turn_or_over(phone.page)
    assert await mawoki.shown(phone.page, "ply") == ply
    assert await _cards(phone) == hand

    # The next move is made on the phone; the desk opens the table again and shows it.
    await mawoki.Hand(phone.page, "touch").step()
    assert await mawoki.my_turn_or_over(phone.page)
    await desk.page.goto(f"/t/{table}")
    await expect(desk.page.locator(mawoki.BOARD)).to_have_attribute(
        "data-ply", await mawoki.shown(phone.page, "ply")
    )
    assert await _cards(desk) == await _cards(phone) != hand


async def test_others_see_the_name_as_it_was_written(browsing: Browsing) -> None:
    ana, bo = await browsing.person(), await browsing.person()
    table = await open_table(ana, [{"kind": "me"}, {"kind": "friend"}])
    await ana.page.goto(f"/t/{table}")
    await ana.page.get_by_label("Display name").fill("<i>Zoë</i>")
    await ana.page.get_by_role("button", name="Save").click()
    await expect(ana.page.get_by_text("Saved.")).to_be_visible()
    await bo.page.goto(f"/t/{table}")
    await expect(bo.page.get_by_role("list", name="Who sits here")).to_contain_text("<i>Zoë</i>")
