"""MOKA between people: a vote on a word, returning in the middle of it, watching, and six browsers together."""

import re

import pytest
from playwright.async_api import Page, WebSocket, expect

from tests.e2e.axe import serious_findings
from tests.e2e.browser import DESKTOP, PHONE, TABLET, Browsing, Person
from tests.e2e.moka import BOARD, RESULT, Hand, my_turn_or_over, open_table, play_on
from tests.e2e.tables import who_acts

SECRETS = re.compile(r'"(?:challenges|achieved|goal)":(?:\[\[)?"(?:c?\d\d-\d|[^"]*\d\d-\d)')
ROUND_OVER = "[data-round-over]"


async def _sit(person: Person, table: str) -> None:
    await person.page.goto(f"/t/{table}")
    seats = person.page.get_by_role("button", name=re.compile("Sit down|Ga zitten|S.asseoir"))
    await seats.first.click()
    await expect(seats).to_have_count(0)


def _listen(page: Page) -> list[str]:
    """Return a list that collects every message from the server to this page."""
    heard: list[str] = []

    def opened(socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: heard.append(str(frame)))

    page.on("websocket", opened)
    return heard


@pytest.mark.soak
async def test_a_contested_word_is_voted_on_by_the_others_who_may_come_back_meanwhile(
    browsing: Browsing,
) -> None:
    """Slow: three people's pages, and turns until a player holds three letters."""
    ana, bo = await browsing.person(DESKTOP), await browsing.person(PHONE, language="nl", touch=True)
    watcher = await browsing.person(TABLET, language="fr")
    heard = _listen(watcher.page)
    table = await open_table(ana, [{"kind": "me"}, {"kind": "friend"}], contest="table", dictionary="en")
    await ana.page.goto(f"/t/{table}")
    await _sit(bo, table)
    await watcher.page.goto(f"/t/{table}")
    letters = ana.page.locator("[data-mine] [data-letter]")
    hands = (Hand(ana.page), Hand(bo.page, "touch"))
    while (at := await who_acts([ana.page, bo.page], "[data-acting=true]")) is not None:
        if at == 0 and await letters.count() >= 3 and await ana.page.locator("[data-hints]").count():
            break
        await hands[at].step(words=False)

    async def say_what_is_no_word() -> str:
        """Have Ana lay out letters until they are in no list, and request a vote."""
        vote = ana.page.get_by_role("button", name="Let the table vote")
        for first in range(await letters.count()):
            order = [(first + step) % await letters.count() for step in range(await letters.count())]
            for card in order:
                await letters.nth(card).click()
                if await ana.page.locator("[data-become]").count():
                    await ana.page.locator("[data-become=X]").click()
            if await vote.count():
                break
            await ana.page.get_by_role("button", name="Clear").click()
        word = "".join(
            [
                str(await piece.get_attribute("data-piece"))
                for piece in await ana.page.locator("[data-piece]").all()
            ]
        )
        await vote.click()
        return word

    # Bo returns in the middle of the vote, and rejects: Ana gets her letters back and her turn continues.
    word = await say_what_is_no_word()
    await expect(
        bo.page.get_by_text("in geen enkele lijst").or_(bo.page.locator("[data-move=no]")).first
    ).to_be_visible()
    await bo.page.reload()
    await bo.page.locator("[data-move=no]").wait_for()
    assert await serious_findings(bo.page) == []
    await expect(watcher.page.locator("[id=moka-vote]")).to_contain_text(word)
    await expect(watcher.page.locator("[data-move=no]")).to_have_count(0)
    await bo.page.locator("[data-move=no]").tap()
    await expect(ana.page.locator("[data-acting=true]")).to_be_visible()
    count = await letters.count()

    # At the second vote Bo accepts: the word stays with its points, visible to all players.
    await expect(ana.page.locator("[data-piece]")).to_have_count(len(word))
    await ana.page.get_by_role("button", name="Let the table vote").click()
    await bo.page.locator("[data-move=yes]").tap()
    for page in (ana.page, bo.page, watcher.page):
        await expect(page.locator(f"[data-laid={word}]")).to_be_visible()
    assert count >= len(word)
    assert len(heard) > 1
    assert [frame for frame in heard if SECRETS.search(frame)] == []


@pytest.mark.soak
async def test_six_browsers_play_a_whole_match_in_three_languages(browsing: Browsing) -> None:
    languages = ("en", "fr", "nl", "en", "fr", "nl")
    six = [await browsing.person(PHONE, language=language) for language in languages]
    seats = [{"kind": "me"}] + [{"kind": "friend"}] * 5
    table = await open_table(six[0], seats, dictionary="en")
    await six[0].page.goto(f"/t/{table}")
    for person in six[1:]:
        await _sit(person, table)
    watcher = await browsing.person()
    heard = _listen(watcher.page)
    await watcher.page.goto(f"/t/{table}")
    for person in six:
        await person.page.locator(BOARD).wait_for()
    await play_on(six)
    for person in (*six, watcher):
        await expect(person.page.locator(RESULT)).to_be_visible()
        await expect(person.page.locator("[data-tally]")).to_have_count(3)
    assert await serious_findings(six[0].page) == []
    over = next(index for index, frame in enumerate(heard) if '"moka.over"' in frame)
    assert [frame for frame in heard[:over] if SECRETS.search(frame)] == []


@pytest.mark.soak
async def test_the_points_of_a_round_are_counted_line_by_line_also_after_coming_back(
    browsing: Browsing,
) -> None:
    """Slow: a whole round is played by finger."""
    person = await browsing.person(PHONE, touch=True)
    page = person.page
    await page.goto(f"/t/{await open_table(person, dictionary='en')}")
    hand = Hand(page, "touch")
    while await my_turn_or_over(page) and not await page.locator(ROUND_OVER).count():
        await hand.step()
    counted = page.locator(ROUND_OVER)
    await expect(counted.get_by_role("row", name="Total")).to_have_count(2)
    told = await counted.text_content()
    assert await serious_findings(page) == []
    await page.reload()
    await expect(counted).to_have_text(str(told))
    await page.locator("[data-round-close]").tap()
    await expect(counted).to_have_count(0)
    await page.locator("[data-counted]").tap()
    await expect(counted).to_have_text(str(told))
