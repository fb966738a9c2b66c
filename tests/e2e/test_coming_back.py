"""Reloading, losing the connection and losing the server in the middle of a game: nothing is lost or asked again."""

from collections.abc import Iterator

import pytest
from playwright.async_api import expect

from tests.e2e.browser import PHONE, Browsing
from tests.e2e.house import House
from tests.e2e.tables import who_acts
from tests.e2e.tokan import MAY_MOVE, move, moved, my_turn_or_over, open_table, ply


async def test_a_reload_in_mid_game_comes_back_to_the_same_seat_and_board(browsing: Browsing) -> None:
    person = await browsing.person()
    await person.page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(person.page)
    await move(person.page)
    assert await my_turn_or_over(person.page)
    before = await ply(person.page)
    told = await person.page.get_by_role("list", name="Log").inner_text()
    await person.page.reload()
    assert await my_turn_or_over(person.page)
    assert await ply(person.page) == before
    assert await person.page.get_by_role("list", name="Log").inner_text() == told
    await move(person.page)
    assert await my_turn_or_over(person.page)


async def test_a_lost_connection_is_said_and_the_game_goes_on_when_it_is_back(browsing: Browsing) -> None:
    ana, bo = await browsing.person(), await browsing.person()
    table = await open_table(ana, [{"kind": "me"}, {"kind": "friend"}])
    await ana.page.goto(f"/t/{table}")
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name="Sit down").click()
    await expect(bo.page.locator("[data-mine=true]")).to_have_count(1)
    for person in (ana, bo):
        await expect(person.page.get_by_role("grid")).to_be_visible()
    mover, other = (bo, ana) if await who_acts([ana.page, bo.page], MAY_MOVE) else (ana, bo)

    # Chromium keeps open sockets when it is put offline: close it from this side, as a dead radio would.
    await other.context.set_offline(True)
    await other.page.evaluate("dispatchEvent(new Event('offline'))")
    await expect(other.page.get_by_text("Connection lost")).to_be_visible()
    before = await ply(other.page)
    await move(mover.page)
    assert await ply(other.page) == before
    await other.context.set_offline(False)
    await moved(other.page, before)
    assert await my_turn_or_over(other.page)
    await move(other.page)


@pytest.mark.parametrize("asked", [True, False], ids=["asked", "by itself"])
async def test_a_game_that_cannot_be_loaded_says_so_and_is_shown_once_it_can(
    browsing: Browsing, asked: bool
) -> None:
    person = await browsing.person(PHONE)
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    await page.locator(".board").wait_for()
    other = await open_table(person, [{"kind": "me"}, {"kind": "friend"}], game="mawoki")
    # The pages were reloaded just now, and do not reload by themselves a second time.
    await page.evaluate("sessionStorage.setItem('tablee.renewed', String(Date.now()))")
    await page.route("**/assets/*.js", lambda route: route.abort())
    await page.evaluate(
        "path => { history.pushState({}, '', path); dispatchEvent(new PopStateEvent('popstate')) }",
        f"/t/{other}",
    )
    await expect(page.get_by_role("heading", name="No connection")).to_be_visible()
    await page.unroute("**/assets/*.js")
    if asked:
        await page.get_by_role("button", name="Try again").click()
    else:
        await page.evaluate("dispatchEvent(new Event('online'))")
    await expect(page.get_by_role("heading", name="Mawoki", level=1)).to_be_attached()
    await expect(page.locator("#invite-link")).to_be_visible()


@pytest.fixture(scope="module")
def mortal(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """Yield a server that a test may kill; it is restarted then."""
    with House(tmp_path_factory.mktemp("mortal")) as house:
        yield house


@pytest.mark.slow
async def test_the_server_is_killed_and_started_again_in_mid_game(browsing: Browsing, mortal: House) -> None:
    """Slow: the server with its bots starts twice."""
    browsing.base = mortal.base
    person = await browsing.person()
    page = person.page
    await page.goto(f"/t/{await open_table(person)}")
    assert await my_turn_or_over(page)
    await move(page)
    assert await my_turn_or_over(page)
    before = await ply(page)
    mortal.kill()
    await expect(page.get_by_text("Connection lost")).to_be_visible()
    # A move made now waits, and is sent when the server is back, without a reload.
    await page.locator("[data-able=true]").first.click()
    await page.locator(".target").first.click()
    if await page.locator("[data-load]").count():
        await page.locator("[data-load]").first.click()
    await expect(page.get_by_text("Your move is sent once the connection is back.")).to_be_visible()
    mortal.open()
    await moved(page, before)
    assert await my_turn_or_over(page)
    await move(page)
    assert await my_turn_or_over(page)


@pytest.mark.slow
async def test_a_table_opened_before_the_server_is_there_shows_itself_when_it_comes(
    browsing: Browsing, mortal: House
) -> None:
    """Slow: a server with its bots starts twice."""
    browsing.base = mortal.base
    person = await browsing.person(workers=True)
    page = person.page
    table = await open_table(person)
    await page.goto("/")
    await page.evaluate("navigator.serviceWorker.ready.then(() => true)")
    await page.goto("/rules/tokan")
    mortal.kill()
    await page.goto(f"/t/{table}")
    await expect(page.get_by_text("Without a connection")).to_be_visible()
    mortal.open()
    assert await my_turn_or_over(page)
    await expect(page.locator("[data-mine=true]")).to_have_count(1)
