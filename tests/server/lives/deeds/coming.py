"""Opening tables and pages, coming, going, and watching."""

from tests.server.lives import tables
from tests.server.lives.acting import ACTS
from tests.server.lives.acts.seating import sealed
from tests.server.lives.doing import Doing, deed
from tests.server.lives.pages import Page


@deed("open table", 0.6, lambda doing: len(doing.life.going_on) < doing.life.plan.tables)
async def open_table(doing: Doing) -> None:
    """Open a table, for a game and terms of any kind."""
    life, chance = doing.life, doing.chance
    game = life.a_game()
    wish = tables.wish(chance, life.plan.theme, len(life.states), game)
    nonce = life.new_nonce()
    if chance.random() < 0.5:
        wish["commitment"] = sealed(nonce)
    told = await doing.call("POST", "/api/tables", wish)
    if told.code is None:
        life.remember_nonce(doing.browser, told.body["table"], nonce)
        await life.refresh()
        if life.plan.theme != "seats" and chance.random() < 0.8:
            await gather(doing, told.body["table"])


async def gather(doing: Doing, table: str) -> None:
    """Seat others on the free seats, so that the match begins."""
    life = doing.life
    others = [one for one in life.browsers if one is not doing.browser]
    doing.chance.shuffle(others)
    for browser in others:
        scene = await life.scene(browser, life.a_process(), table, by_page=False)
        if ACTS["join"].fits(scene):
            await life.carry_out("join", scene, ACTS["join"].how(scene))
            await life.refresh()


@deed("quick match", 0.4, lambda doing: len(doing.life.going_on) < doing.life.plan.tables + 2)
async def quick_match(doing: Doing) -> None:
    """Ask for a quick match."""
    life = doing.life
    game = life.games[0]
    clock = doing.chance.choice([None, None, {"kind": "days", "days": 1}])
    wish = {"game": game.name, "players": game.min_players, "terms": {"clock": clock}}
    await doing.call("POST", "/api/quick", wish)


def _may_come(doing: Doing) -> bool:
    browsers = doing.life.browsers
    return len(browsers) < (9 if len({one.guest for one in browsers}) < 4 else 7)


@deed("stranger", 0.3, _may_come)
async def stranger(doing: Doing) -> None:
    """Let a new person come."""
    doing.life.new_browser()


def _closed(doing: Doing) -> bool:
    return doing.life.open_pages(doing.browser) < 3 and bool(doing.life.tables)


@deed("open page", 2.5, _closed)
async def open_page(doing: Doing) -> None:
    """Open a table's page, to play or to watch."""
    table = doing.chance.choice(doing.life.tables)
    await doing.life.open_page(doing.browser, doing.process, table)


def _pages(doing: Doing) -> list[Page]:
    return [page for page in doing.life.pages if page.browser is doing.browser and page.is_open]


@deed("close page", 0.8, lambda doing: bool(_pages(doing)))
async def close_page(doing: Doing) -> None:
    """Close a page, without leaving the table."""
    await doing.chance.choice(_pages(doing)).close()


@deed("hello again", 0.7, lambda doing: bool(_pages(doing)))
async def hello_again(doing: Doing) -> None:
    """Say hello again from the last ply on, as a page does that lost its connection for a moment."""
    page = doing.chance.choice(_pages(doing))
    now, steps = page.told.get("now"), page.told.get("steps") or {}
    before = {} if now is None else {"last": max(steps), "undone": now["undone"]}
    await page.hello(**before, look=page.told.get("look"))


@deed("watch", 0.2)
async def watch(doing: Doing) -> None:
    """Open a page that shows no table, and receive the guest's own tables."""
    known = doing.browser.guest is not None
    page = await Page.opened(doing.browser, doing.process, "", doing.life.problem if known else _forgive)
    assert page is not None
    async with page:
        told = await page.watch()
        if told.code != (None if known else "guest.unknown"):
            doing.life.problem(f"watch was answered {told.code}")
        await doing.process.look()


def _forgive(_: str) -> None:
    """Ignore the problem: a guest without tables is refused."""
