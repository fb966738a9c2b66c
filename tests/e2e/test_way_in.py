"""The start page and the form: one tap to play, the guest's tables and those of others, settings that fit together."""

import asyncio
import re
from typing import Any, Final

import pytest
from playwright.async_api import Page, Response, Route, expect

from tablee import games
from tablee.words import label
from tests.e2e.browser import DESKTOP, PHONE, Browsing, Person
from tests.e2e.tables import post
from tests.e2e.tokan import move, my_turn_or_over
from tests.marks import always_and_soak

ME, FRIEND, BOT = {"kind": "me"}, {"kind": "friend"}, {"kind": "bot", "level": 1}


CUT: Final = """() => {
    const canvas = document.createElement('canvas').getContext('2d')
    const lists = [...document.querySelectorAll('select')].filter((list) => list.checkVisibility())
    const cut = lists.flatMap((list) => {
        const style = getComputedStyle(list)
        canvas.font = style.font
        const room = list.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight)
        return [...list.options].map((option) => option.text)
            .filter((text) => Math.floor(canvas.measureText(text).width) > room)
    })
    return [lists.length, cut]
}"""
"""The number of lists, and the choices that are cut off with dots."""


async def open_table(person: Person, game: str, *seats: dict[str, Any], **more: Any) -> str:
    """Open a table; return its id."""
    table = (await post(person, "/api/tables", {"game": game, "seats": list(seats), "pause": 0, **more}))[
        "table"
    ]
    assert isinstance(table, str)
    return table


async def boxes(page: Page) -> list[str]:
    """Return the names on the boxes."""
    await page.get_by_role("article").first.wait_for()
    return await page.get_by_role("article").get_by_role("heading").all_text_contents()


async def test_every_game_lies_there_to_be_played_by_one_tap(browsing: Browsing) -> None:
    """`test_first_game.py` checks what the tap opens, in every game."""
    person = await browsing.person(PHONE, touch=True)
    page = person.page
    await page.goto("/")
    names = await boxes(page)
    assert sorted(names) == sorted(label("en", game, "name") or game for game in games.installed())
    for name in names:
        one = page.get_by_role("article", name=name)
        await expect(one.get_by_role("button", name="Play now")).to_be_enabled()
    await one.get_by_role("button", name="Play now").tap()
    await page.wait_for_url("**/t/*")
    await expect(page.get_by_role("region", name="The board")).to_be_visible()


@pytest.mark.parametrize("language", always_and_soak("fr", "nl", "en"))
async def test_on_a_phone_five_games_lie_within_one_and_a_half_screens(
    browsing: Browsing, language: str
) -> None:
    """French takes the most room. An additional game takes as much more as one of the five."""
    page = (await browsing.person(PHONE, language=language, touch=True)).page
    await page.goto("/")
    assert len(await boxes(page)) == len(games.installed())
    below = await page.locator("article").evaluate_all(
        "(all) => all.map((box) => [box.querySelector('h3').innerText, box.getBoundingClientRect().bottom + scrollY])"
    )
    room = 1.5 * PHONE["height"] * max(1.0, len(below) / 5)
    assert [name for name, bottom in below if bottom > room] == []
    cut = await page.locator("article :is(a, button)").evaluate_all(
        """(all) => all.filter((way) => {
            const box = way.closest('article').getBoundingClientRect(), its = way.getBoundingClientRect()
            return its.right > box.right || its.left < box.left || way.scrollWidth > way.clientWidth
        }).map((way) => way.innerText)"""
    )
    assert cut == []


@pytest.mark.parametrize("viewport", always_and_soak(PHONE, DESKTOP), ids=["phone", "desktop"])
async def test_every_box_leads_to_friends_one_device_and_the_rules(
    browsing: Browsing, viewport: dict[str, int]
) -> None:
    page = (await browsing.person(viewport)).page
    await page.goto("/")
    for name in await boxes(page):
        box = page.get_by_role("article", name=name)
        for link, address in (
            ("With friends", "with=friend"),
            ("On one device", "with=device"),
            ("Rules", "/rules/"),
        ):
            await expect(box.get_by_role("link", name=link)).to_have_attribute("href", re.compile(address))


async def test_tables_of_mine_begin_with_those_that_wait_for_me(browsing: Browsing) -> None:
    ana, bo = await browsing.person(), await browsing.person()
    mine = await open_table(ana, "tokan", ME, FRIEND)
    theirs = await open_table(ana, "tokan", ME, FRIEND)
    waiting = await open_table(ana, "tokan", ME, FRIEND)
    for table in (mine, theirs):
        await bo.page.goto(f"/t/{table}")
        await bo.page.get_by_role("button", name="Sit down").click()
        await expect(bo.page.get_by_role("grid")).to_be_visible()
    await ana.page.goto("/")
    tables = ana.page.locator("[data-tables=mine] a")
    await expect(tables).to_have_count(3)
    states = await tables.locator("em").all_inner_texts()
    assert states == sorted(states, key=lambda state: state != "Your turn")
    assert waiting in [
        (href or "").rpartition("/")[2]
        for href in [await one.get_attribute("href") for one in await tables.all()]
    ]


async def test_strangers_join_an_open_table_and_watch_one_that_is_played(browsing: Browsing) -> None:
    ana, bo = await browsing.person(), await browsing.person(PHONE, touch=True)
    await ana.page.goto("/new/tokan?with=friend")
    await ana.page.get_by_label("Open to everybody").check()
    await ana.page.get_by_role("button", name="Open the table").click()
    await ana.page.get_by_label("Link to this table").wait_for()
    secret = await open_table(ana, "tokan", ME, FRIEND)
    await bo.page.goto("/")
    await bo.page.locator("[data-tables=open]").get_by_role("link", name="A seat is free").first.tap()
    await bo.page.get_by_role("button", name="Sit down").tap()
    await expect(ana.page.get_by_role("grid")).to_be_visible()
    cy = (await browsing.person()).page
    await cy.goto("/")
    watch = cy.locator("[data-tables=open]").get_by_role("link", name="Watch")
    await expect(watch.first).to_be_visible()
    assert await cy.locator(f"a[href='/t/{secret}']").count() == 0


async def test_a_game_that_is_over_can_be_looked_back_at_from_the_start_page(browsing: Browsing) -> None:
    page = (person := await browsing.person()).page
    table = await open_table(person, "tokan", ME, BOT)
    await page.goto(f"/t/{table}")
    assert await my_turn_or_over(page)
    await move(page)
    assert await my_turn_or_over(page)
    await page.get_by_role("button", name="Resign").click()
    await page.get_by_role("button", name="Yes, I resign").click()
    await expect(page.locator("#result")).to_be_visible()
    await page.goto("/")
    await page.locator("[data-tables=recent]").get_by_role("link", name="You lost").click()
    await expect(page.get_by_role("button", name="To the start")).to_be_visible()


async def test_nobody_must_open_the_options(browsing: Browsing) -> None:
    page = (await browsing.person(PHONE, touch=True)).page
    await page.goto("/")
    for name in await boxes(page):
        await page.goto("/")
        await (
            page.get_by_role("article", name=name).get_by_role("link", name="Bots, levels and options").tap()
        )
        await expect(page.get_by_role("group", name="How do you play?")).to_have_count(0)
        await page.get_by_role("button", name="Open the table").tap()
        await page.wait_for_url("**/t/*")


async def test_every_option_comes_with_a_sentence_of_help(browsing: Browsing) -> None:
    page = (await browsing.person()).page
    games = await (await page.request.get(browsing.base + "/api/games")).json()
    assert games
    for game in games:
        await page.goto(f"/new/{game['game']}")
        await page.get_by_role("button", name="Open the table").wait_for()
        fields = page.locator("details .field")
        options = game["options"]["properties"].values()
        assert await fields.count() == sum(not one.get("parameter", False) for one in options)
        # A field's message about the typed text appears and disappears.
        help_texts = fields.locator("p.help:not([role=status])")
        for text in await help_texts.all_text_contents():
            assert len(text.strip()) > 20, (game["game"], text)
        assert await help_texts.count() == await fields.count(), game["game"]


@pytest.mark.parametrize("language", always_and_soak("fr", "nl", "en"))
async def test_words_typed_with_accents_reach_the_table_as_letters(browsing: Browsing, language: str) -> None:
    """An invalid word is reported, not silently dropped."""
    person = await browsing.person(PHONE, touch=True, language=language)
    page = person.page
    game = next(name for name, game in games.installed().items() if "extra_words" in game.options.all)
    await page.goto(f"/new/{game}?with=bot")
    await page.locator("summary").first.tap()
    field = page.locator("textarea")
    await field.fill("été cœur naïf Noël l'âme garçon ĳs porte-monnaie 3D αβγ")
    await field.blur()
    await expect(field).to_have_value("ETE COEUR NAIF NOEL AME GARCON IJS PORTEMONNAIE")
    await expect(page.locator("textarea ~ [role=status]")).to_contain_text("3D αβγ")
    async with page.expect_request("**/api/tables") as asked:
        await page.locator("form button.main").tap()
    asked_for = (await asked.value).post_data_json
    assert asked_for is not None
    words = asked_for["options"]["extra_words"]
    assert words == ["ETE", "COEUR", "NAIF", "NOEL", "AME", "GARCON", "IJS", "PORTEMONNAIE"]


@pytest.mark.parametrize("language", always_and_soak("fr", "nl", "en"))
async def test_what_is_chosen_from_a_list_is_read_whole_on_a_phone(browsing: Browsing, language: str) -> None:
    page = (await browsing.person(PHONE, language=language, touch=True)).page
    friends, bots = "/new/toko-maja?with=friend&players=4", "/new/toko-maja?players=6"
    for address, fewest in (("/", 2), ("/quick", 1), (friends, 9), (bots, 12)):
        await page.goto(address)
        await page.locator("main select").first.wait_for()
        for details in await page.locator("main details").all():
            await details.evaluate("(details) => (details.open = true)")
        if address == friends:
            await page.locator(".pace select").first.select_option(index=1)
        count, cut = await page.evaluate(CUT)
        assert (count >= fewest, cut) == (True, []), address


async def test_teams_follow_the_number_of_seats(browsing: Browsing) -> None:
    page = (await browsing.person(PHONE, touch=True)).page
    await page.goto("/new/toko-maja")
    await page.get_by_text("How do you play?").tap()
    two, three = page.get_by_label("Two teams"), page.get_by_label("Three teams")
    await expect(two).to_be_disabled()
    await expect(page.get_by_text("Not with 2 players.").first).to_be_visible()
    await page.get_by_role("radio", name="6", exact=True).check()
    await three.check()
    await page.get_by_role("radio", name="4", exact=True).check()
    # Three teams of four are impossible: the choice falls back, and two teams are offered.
    await expect(page.get_by_role("radio", name="No teams", exact=True)).to_be_checked()
    await expect(three).to_be_disabled()
    await two.check()
    await page.get_by_role("button", name="Open the table").tap()
    await page.wait_for_url("**/t/*")


async def test_a_choice_that_another_one_forbids_says_which(browsing: Browsing) -> None:
    page = (await browsing.person()).page
    await page.goto("/new/rummikub")
    await page.get_by_text("How do you play?").click()
    zero = page.get_by_label("The winner gets what the others lose")
    await expect(zero).to_be_disabled()
    await expect(page.get_by_text("Not with “Turns: Draw a tile")).to_be_visible()
    await page.get_by_label("Play, or draw a tile").check()
    await zero.check()
    await expect(page.get_by_label("Draw a tile, play if you like")).to_be_disabled()


@pytest.mark.parametrize("window", always_and_soak(PHONE, DESKTOP), ids=["phone", "desktop"])
async def test_the_button_of_an_invitation_stays_where_it_is_when_the_picture_comes(
    browsing: Browsing, window: dict[str, int]
) -> None:
    ana, bo = await browsing.person(), await browsing.person(window)
    table = await open_table(ana, "tokan", {"kind": "me"}, {"kind": "friend"})
    wanted = asyncio.Event()

    async def hold_back(route: Route) -> None:
        await wanted.wait()
        await route.continue_()

    await bo.page.route("**/assets/Box-*.js", hold_back)
    await bo.page.goto(f"/t/{table}")
    sit = bo.page.get_by_role("button", name="Sit down")
    await sit.wait_for()
    before = await sit.bounding_box()
    wanted.set()
    await bo.page.locator(".lid svg").wait_for()
    assert await sit.bounding_box() == before


async def test_opening_a_table_requests_nothing_that_is_refused(browsing: Browsing) -> None:
    page = (await browsing.person(PHONE)).page
    refused: list[str] = []

    def note(answer: Response) -> None:
        if answer.status >= 400:
            refused.append(answer.url)

    page.on("response", note)
    await page.goto("/new/tokan")
    await page.get_by_role("button", name="Open the table").click()
    await page.locator("[data-square]").first.wait_for()
    assert refused == []


async def test_a_refusal_to_open_a_table_is_seen_without_scrolling(browsing: Browsing) -> None:
    page = (await browsing.person(PHONE, touch=True)).page

    async def refuse(route: Route) -> None:
        if route.request.method == "POST":
            await route.fulfill(status=409, json={"code": "merge.together", "params": {"count": 3}})
        else:
            await route.fallback()

    await page.route("**/api/tables", refuse)
    await page.goto("/new/tokan")
    button = page.get_by_role("button", name="Open the table")
    await button.tap()
    await expect(page.get_by_role("alert")).to_contain_text("two seats")
    await expect(page.get_by_role("alert")).to_be_in_viewport(ratio=1)
    alert, pressed = await page.get_by_role("alert").bounding_box(), await button.bounding_box()
    assert alert is not None
    assert pressed is not None
    assert alert["y"] + alert["height"] <= pressed["y"]
