"""MOKA by two people, each with a browser: a whole match, and one with a lost and restored connection."""

import pytest
from playwright.async_api import expect

from tests.e2e.browser import DESKTOP, PHONE, TABLET, Browsing, Person
from tests.e2e.moka import BOARD, RESULT, Hand, open_table, play_on, ply
from tests.e2e.tables import who_acts
from tests.e2e.test_steady import LISTEN, MOST_SHIFT
from tests.e2e.test_steady_match import DRAWN

MINE = "section[data-mine] ul"
"""A player's letters, specials, words and challenges."""
ACTING = f"{BOARD}[data-acting=true]"


async def _two(browsing: Browsing) -> list[Person]:
    """Return two people at a table of MOKA, both with its board on their page."""
    ana, bo = await browsing.person(DESKTOP), await browsing.person(PHONE, touch=True)
    table = await open_table(ana, [{"kind": "me"}, {"kind": "friend"}], dictionary="en")
    await ana.page.goto(f"/t/{table}")
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name="Sit down").tap()
    for person in (ana, bo):
        await person.page.locator(BOARD).wait_for()
    return [ana, bo]


async def _mover(people: list[Person], known_to: Person) -> Person:
    """Return the player to act, as `known_to`, who moved last, sees it; wait until their page lets them move."""
    turn = await known_to.page.locator(".seat.turn").get_attribute("data-seat")
    mover = people[int(str(turn))]
    await mover.page.locator(ACTING).wait_for()
    return mover


async def _play_to_the_end(people: list[Person]) -> None:
    await play_on(people)
    for person in people:
        await expect(person.page.locator(RESULT)).to_be_visible()


async def _told(person: Person) -> str:
    """Return the counts of the three rounds, as this person reads them."""
    await expect(person.page.locator("[data-tally]")).to_have_count(3)
    return "\n".join(await person.page.locator("[data-tally]").all_inner_texts())


@pytest.mark.soak
async def test_two_people_play_a_whole_match_each_in_a_browser(browsing: Browsing) -> None:
    ana, bo = await _two(browsing)
    await _play_to_the_end([ana, bo])
    assert await _told(ana) == await _told(bo)


@pytest.mark.soak
async def test_a_match_goes_on_where_it_was_when_a_lost_connection_is_back(browsing: Browsing) -> None:
    people = await _two(browsing)
    lost = people[1]
    mover = people[0]
    for _ in range(12):
        mover = await _mover(people, mover)
        await Hand(mover.page).step()
    while await _mover(people, mover) is lost:
        mover = lost
        await Hand(lost.page).step()
    await lost.page.locator(f"{BOARD}[data-ply='{await ply(mover.page)}']").wait_for()
    before, mine = await ply(lost.page), await lost.page.locator(MINE).all_inner_texts()

    # Chromium keeps open sockets when it is put offline: close it from this side, as a dead radio would.
    await lost.context.set_offline(True)
    await lost.page.evaluate("dispatchEvent(new Event('offline'))")
    await expect(lost.page.get_by_text("Connection lost")).to_be_visible()
    # The other plays on, turn after turn, until it is this player's turn again.
    ana = people[0].page
    while await ana.locator(ACTING).count():
        await Hand(ana).step(words=False)
    assert await ply(lost.page) == before
    assert await ply(ana) != before

    await lost.context.set_offline(False)
    await expect(lost.page.locator(BOARD)).to_have_attribute("data-ply", await ply(ana))
    await lost.page.locator(ACTING).wait_for()
    assert await lost.page.locator(MINE).all_inner_texts() == mine
    await _play_to_the_end(people)
    assert await _told(people[0]) == await _told(lost)


@pytest.mark.parametrize(
    "size",
    [PHONE, pytest.param(TABLET, marks=pytest.mark.soak), pytest.param(DESKTOP, marks=pytest.mark.soak)],
    ids=["phone", "tablet", "desktop"],
)
async def test_nothing_jumps_at_the_first_choice(browsing: Browsing, size: dict[str, int]) -> None:
    """The choice has its place before the turn comes, and the letters have it afterwards."""
    ana, bo = await browsing.person(size, touch=True, language="fr"), await browsing.person()
    table = await open_table(ana, [{"kind": "friend"}, {"kind": "me"}], dictionary="fr")
    await bo.page.goto(f"/t/{table}")
    await bo.page.get_by_role("button", name="Sit down").click()
    for person in (ana, bo):
        await person.page.goto(f"/t/{table}")
        await person.page.locator(BOARD).wait_for()
        await person.page.wait_for_load_state("networkidle")
    await ana.page.evaluate(f"({LISTEN})()")
    await ana.page.evaluate("window.jumps.length = 0")
    pages = [bo.page, ana.page]
    for ply_before in (0, 1):
        mover = await who_acts(pages, "[data-level]:not(:disabled)")
        assert mover is not None
        await pages[mover].locator("[data-level='15']").click()
        for page in pages:
            await page.locator(f"{BOARD}[data-ply='{ply_before + 1}']").wait_for()
        await ana.page.evaluate(DRAWN)
    jumps = await ana.page.evaluate("window.jumps")
    assert sum(value for value, _ in jumps) < MOST_SHIFT, jumps
