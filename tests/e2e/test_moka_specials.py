"""The specials of MOKA, played on the page with known deals: by pointing, with their targets."""

from typing import Final

import pytest
from playwright.async_api import expect

from tablee.games.moka import GAME
from tablee.games.moka.pieces import is_letter
from tests.e2e.axe import serious_findings
from tests.e2e.browser import DESKTOP, PHONE, Browsing, Person
from tests.e2e.house import House
from tests.e2e.moka import Hand, my_turn_or_over, open_table, silent_partner
from tests.marks import always_and_soak

AT_PEOPLE: Final = "moka 1275"
"""A deal whose grid has Pickpocket, Swap, Binoculars, Stop and B000M."""
AT_ONESELF: Final = "moka 1202"
"""A deal whose grid has Again, Draw, Forced flush and Earthquake."""


class Played:
    """A table for two dealt from a known seed, where the other player lets this person play."""

    def __init__(self, person: Person, other: Person, grid: list[str], hand: Hand) -> None:
        self.person = person
        self.page = person.page
        self.other = other
        self.grid = grid
        self.hand = hand

    async def turn(self) -> None:
        """Wait for this person's turn, and choose a challenge if asked."""
        assert await my_turn_or_over(self.page)
        if await self.page.locator("[data-level]").count():
            await self.hand.step()
            assert await my_turn_or_over(self.page)

    async def flip(self, special: str) -> None:
        """Flip the place of the special."""
        await self.turn()
        await self.hand.press(self.page.locator(f'[data-place="{self.grid.index(special)}"]'))

    async def use(self, special: str) -> None:
        """Flip it and play it at once."""
        await self.flip(special)
        await self.hand.press(self.page.locator("[data-use]"))

    async def end(self) -> None:
        """End the turn without a word."""
        await self.hand.press(self.page.locator("[data-move=end]"))

    async def acted(self, special: str) -> None:
        """Wait until the page shows the special's effect."""
        await expect(self.page.locator(f"[data-acted={special}]")).to_be_visible()


async def seated(browsing: Browsing, house: House, seed: str, way: str) -> Played:
    """Return two people at a table dealt from `seed`."""
    grid = [str(card) for card in GAME.dump(GAME.new(2, {}, seed))["grid"]]
    person = await browsing.person({"mouse": DESKTOP, "touch": PHONE}.get(way, DESKTOP), touch=way == "touch")
    other = await browsing.person()
    with house.deals.from_seed(seed):
        table = await open_table(person, [{"kind": "me"}, {"kind": "friend"}])
    quiet = next(place for place, card in enumerate(grid) if is_letter(card))
    await silent_partner(other, table, quiet)
    await person.page.goto(f"/t/{table}")
    return Played(person, other, grid, Hand(person.page, way))


@pytest.mark.slow
@pytest.mark.parametrize("way", always_and_soak("keyboard", "touch"))
async def test_specials_that_are_aimed_at_somebody(browsing: Browsing, house: House, way: str) -> None:
    """Slow: each of these specials is played, all in one match."""
    at = await seated(browsing, house, AT_PEOPLE, way)
    page, press = at.page, at.hand.press
    mine = page.locator("[data-mine] [data-letter]")
    theirs = page.locator("[data-player] [data-letter]")

    # Pickpocket: I get one of the other player's letters, and they draw another.
    await at.use("STEAL")
    card = str(await theirs.first.get_attribute("data-letter"))
    await press(theirs.first)
    await at.acted("STEAL")
    await expect(mine.last).to_have_attribute("data-letter", card)
    await at.end()

    # Swap, taken now and played later: my letter for theirs, each in the other's place.
    await at.flip("SWAP")
    await press(page.locator("[data-move=take]"))
    await at.end()
    await at.turn()
    await press(page.locator("[data-special=SWAP]"))
    assert await serious_findings(page) == []
    given = str(await mine.first.get_attribute("data-letter"))
    said = str(await mine.first.locator(".unseen").text_content())
    await press(mine.first)
    got = str(await theirs.first.get_attribute("data-letter"))
    await press(theirs.first)
    await at.acted("SWAP")
    await expect(mine.first).to_have_attribute("data-letter", got)
    if way == "touch":
        # On an upright phone their letters are counted, and named for a screen reader only.
        await expect(page.locator("[data-seat='1']")).to_contain_text(said)
    else:
        await expect(page.locator("[data-player] li").first).to_have_attribute("data-card", given)
    assert await serious_findings(page) == []
    await at.end()

    # Binoculars: three cards that no other player sees.
    await at.use("PEEK")
    places = [place for place, lying in enumerate(at.grid) if is_letter(lying)][-3:]
    for place in places:
        await press(page.locator(f'[data-place="{place}"]'))
    await at.acted("PEEK")
    for place in places:
        await expect(page.locator(f'[data-place="{place}"]')).to_contain_text("only you can see it")
    assert await serious_findings(page) == []
    await at.end()
    await at.turn()
    heard = [frame for frame in await at.other.page.evaluate("heard") if "moka.peeked" in frame]
    assert heard
    assert all('"cards":["?","?","?"]' in frame for frame in heard)

    # Stop: they miss their turn, and it is mine again.
    await at.use("STOP")
    await press(page.get_by_role("button", name="Guest").and_(page.locator(".aim")))
    await at.acted("STOP")
    await at.end()
    await expect(page.get_by_test_id("announcer")).to_contain_text("misses this turn")

    # B000M acts by itself, and the turn continues with a grid that no player has seen.
    await at.flip("BOOM")
    await at.acted("BOOM")
    await expect(page.get_by_role("gridcell", name="face down")).to_have_count(16)
    await expect(page.locator("[data-acting=true]")).to_be_visible()


async def test_specials_for_oneself_and_for_the_grid(browsing: Browsing, house: House) -> None:
    at = await seated(browsing, house, AT_ONESELF, "mouse")
    page, press = at.page, at.hand.press
    mine = page.locator("[data-mine] [data-letter]")

    # Draw: two cards lie open, one of them is kept.
    await at.use("DRAW")
    await press(page.locator("[data-act]"))
    kept = page.locator("[data-keep]").last
    await kept.wait_for()
    assert await serious_findings(page) == []
    name = await kept.locator(".unseen").text_content()
    before = await mine.count()
    await press(kept)
    await expect(mine).to_have_count(before + 1)
    assert str(name).removeprefix("Keep ") == await mine.last.locator(".unseen").text_content()
    await at.end()

    # Forced flush: the other player's letters are gone, one is new.
    await at.use("FLUSH")
    await press(page.get_by_role("button", name="Guest").and_(page.locator(".aim")))
    await at.acted("FLUSH")
    await expect(page.locator("[data-player] li")).to_have_count(1)
    await at.end()

    # Again: when this turn is over, another follows at once.
    await at.use("AGAIN")
    await press(page.locator("[data-act]"))
    await at.acted("AGAIN")
    await at.end()
    await expect(page.get_by_test_id("announcer")).to_contain_text("You take another turn")

    # Earthquake: knowledge of the grid becomes worthless.
    await at.use("QUAKE")
    await press(page.locator("[data-act]"))
    await at.acted("QUAKE")
    await at.end()
