"""Playing MOKA at its table, with a mouse, a finger or a keyboard."""

import asyncio
from typing import Any, Final

from playwright.async_api import Locator, Page, expect

from tests.e2e import hand, tables
from tests.e2e.browser import Person
from tests.e2e.tables import read_points

BOARD: Final = ".moka"
RESULT: Final = "#result"
MATCH_S: Final = 3600
"""Seconds after which a match that plays by itself counts as hanging."""
MANY_LETTERS: Final = 9
MANY_STOPS: Final = 90
BEFORE: Final = """(target) =>
    (document.activeElement.compareDocumentPosition(target) & Node.DOCUMENT_POSITION_PRECEDING) !== 0"""
"""True if the target is before the focus: then Shift+Tab leads to it."""
ANSWERS: Final = (
    "[data-level]:not(:disabled)",
    "[data-keep]",
    "[data-move=take]",
    "[data-move=leave]",
    "[data-move=yes]",
)
"""The answers to a question of the table; the first available one is used."""


async def open_table(person: Person, seats: list[dict[str, Any]] | None = None, **more: Any) -> str:
    """Open a table of this game (or of `game`) without the form, as `tables.open_table` does; return its id."""
    return await tables.open_table(person, seats, **{"game": "moka", **more})


async def my_turn_or_over(page: Page) -> bool:
    """Wait until this person can move; False once the match is over."""
    await page.locator(f"[data-acting=true], {RESULT}").first.wait_for()
    return await page.locator(RESULT).count() == 0


class Hand(hand.Hand):
    """A person's way of using the table: with a mouse, a finger, or the keyboard alone."""

    async def go_to(self, target: Locator) -> None:
        """Tab to the target; on the grid, which is one stop, use arrows."""
        here = "(target) => target === document.activeElement"
        place = await target.get_attribute("data-place")
        stop = target if place is None else self.page.locator('[data-place][tabindex="0"]')
        for _ in range(MANY_STOPS):
            if await stop.evaluate(here):
                break
            await self.page.keyboard.press("Shift+Tab" if await stop.evaluate(BEFORE) else "Tab")
        while place is not None and not await target.evaluate(here):
            now = int(str(await self.page.evaluate("document.activeElement.dataset.place")))
            if now % 4 != int(place) % 4:
                key = "ArrowRight" if now % 4 < int(place) % 4 else "ArrowLeft"
            else:
                key = "ArrowDown" if now < int(place) else "ArrowUp"
            await self.page.keyboard.press(key)

    async def step(self, *, words: bool = True) -> None:
        """Make one move: answer a question, lay the longest word, flip a card, or end the turn."""
        page = self.page
        await read_points(page)
        before = await page.locator(BOARD).get_attribute("data-ply")
        await self._choose(words)
        await page.wait_for_function(
            """([board, over, ply]) =>
                document.querySelector(over) || document.querySelector(board)?.dataset.ply !== ply""",
            arg=[BOARD, RESULT, before],
        )

    async def _choose(self, words: bool) -> None:
        page = self.page
        places = page.locator("[data-place][data-open=true]")
        for answer in ANSWERS:
            if await page.locator(answer).count():
                await self.press(page.locator(answer).first)
                return
        await self.press(page.locator("[data-hints]"))
        if words and await page.locator("[data-word]").count():
            await self._lay(str(await page.locator("[data-word]").first.get_attribute("data-word")))
        elif await page.locator("[data-move=end]").count():
            await self.press(page.locator("[data-move=end]"))
        elif await page.locator("[data-mine] [data-letter]").count() > MANY_LETTERS:
            await self.press(page.locator(".flush"))
            await self.press(page.locator("dialog[open] .warm"))
        else:
            # The actions may be drawn a moment after the step that allows them.
            await page.locator(", ".join((*ANSWERS, "[data-place][data-open=true]"))).first.wait_for()
            if count := await places.count():
                await self.press(places.nth(int(await ply(page)) % count))
            else:
                await self._choose(words)

    async def _lay(self, word: str) -> None:
        """Type the word by keyboard; otherwise choose its card from the hint and press MOKA!."""
        page = self.page
        if self.way == "keyboard":
            await self.go_to(page.locator(".tray input"))
            await page.keyboard.type(word)
            await expect(page.locator("[data-piece]")).to_have_count(len(word))
            await page.keyboard.press("Enter")
        else:
            await self.press(page.locator("[data-word]").first)
            await self.press(page.locator("[data-say]"))


CLICKER: Final = """async ([ANSWERS, MANY]) => {
    const one = (selector) => document.querySelector(selector)
    const rest = () => new Promise((done) => setTimeout(done, 10))
    const over = () => one('#result') !== null
    while (!over()) {
        const ply = one('.moka[data-acting=true]')?.dataset.ply
        if (ply === undefined) { await rest(); continue }
        const answer = one(ANSWERS)
        if (answer) answer.click()
        else {
            one('[data-hints]').click()
            await rest()
            const word = one('[data-word]')
            const places = document.querySelectorAll('[data-place][data-open=true]')
            if (word) {
                word.click()
                await rest()
                one('[data-say]').click()
            } else if (one('[data-move=end]')) one('[data-move=end]').click()
            else if (one('.flush:enabled') && document.querySelectorAll('[data-mine] [data-letter]').length > MANY) {
                one('.flush').click()
                await rest()
                one('dialog[open] .warm').click()
            } else places[ply % places.length].click()
        }
        while (!over() && one('.moka')?.dataset.ply === ply) await rest()
    }
}"""
"""Plays quickly on a page by itself until the match is over; letters without a word are flushed."""


async def play_on(people: list[Person]) -> None:
    """Let all play on at the same time until the match is over, each on their own page."""
    how = [", ".join(ANSWERS), MANY_LETTERS]
    async with asyncio.timeout(MATCH_S):
        await asyncio.gather(*[person.page.evaluate(CLICKER, how) for person in people])


SILENT: Final = """async ([table, place]) => {
    globalThis.heard = []
    const joined = await fetch(`/api/tables/${table}/join`, {
        method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"seat":null}',
    })
    const seat = (await joined.json()).seats.find((one) => one.mine).seat
    const socket = new WebSocket(`${location.origin.replace('http', 'ws')}/ws`)
    socket.onopen = () => socket.send(JSON.stringify({ do: 'hello', table, last: -1, look: seat }))
    // Whoever says nothing for long is dropped, and on a busy machine a turn takes long.
    setInterval(() => socket.readyState === WebSocket.OPEN && socket.send(JSON.stringify({ do: 'ping' })), 10_000)
    socket.onmessage = ({ data }) => {
        globalThis.heard.push(data)
        const { now } = JSON.parse(data)
        if (!now?.legal?.length || now.turn !== seat) return
        const move = ['leave', `flip ${place}`, 'challenge 15'].find((move) => now.legal.includes(move)) ?? 'end'
        socket.send(JSON.stringify({ do: 'move', id: `m${now.ply}`, ply: now.ply, seat, move }))
    }
}"""
"""A player without a screen, who flips the same place at every turn and leaves its card there."""


async def silent_partner(person: Person, table: str, place: int) -> None:
    """Seat `person` and act as `SILENT` does; the messages they get are kept in `heard`."""
    await person.page.goto("/healthz")
    await person.page.evaluate(SILENT, [table, place])


async def ply(page: Page) -> str:
    """Return the ply that the table shows."""
    return await page.locator(BOARD).get_attribute("data-ply") or "0"
