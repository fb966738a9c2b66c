"""A player makes a token on “My seat”, runs a program with it, plays against it, and removes it."""

import threading

import pytest
from playwright.async_api import Page, expect

import tablee
from tablee import remote
from tests.e2e.axe import serious_findings
from tests.e2e.browser import PHONE, Browsing
from tests.e2e.tokan import move, my_turn_or_over
from tests.patience import until

NAMED = """async () => {
    const headers = { 'content-type': 'application/json' }
    return (await fetch('/api/me', { method: 'PUT', headers, body: JSON.stringify({ name: 'Ana' }) })).ok
}"""
"""Take a name, which makes a guest of this browser."""


class Hasty(tablee.Agent):
    """An agent that plays the first move."""

    def choose(self, seen: tablee.Seen) -> str:
        return seen.legal[0]


class Playing:
    """`tablee.remote.play` in a thread; `error` is its reason to end."""

    def __init__(self, base: str, token: str) -> None:
        self.error: remote.RemoteError | None = None
        self.thread = threading.Thread(target=self._play, args=(base, token), daemon=True)
        self.thread.start()

    def _play(self, base: str, token: str) -> None:
        try:
            remote.play(base, token, Hasty)
        except remote.RemoteError as error:
            self.error = error


async def opened(page: Page) -> None:
    """Unfold “My programs”, and see that nothing there is too wide or hard to reach."""
    await page.goto("/me")
    await page.get_by_text("My programs").click()
    await expect(page.get_by_label("Name of the program")).to_be_visible()
    assert await serious_findings(page) == []
    assert await page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]


async def test_a_program_of_ones_own_plays_until_its_token_is_removed(
    browsing: Browsing, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(remote, "FIRST_S", 0.05)
    ana = await browsing.person(PHONE, touch=True)
    page = ana.page
    await page.goto("/")
    assert await page.evaluate(NAMED)
    await opened(page)
    await page.get_by_label("Name of the program").fill("Fox")
    await page.get_by_role("button", name="Make a token").click()
    field = page.get_by_label("Token of Fox, shown only this once")
    await expect(field).to_be_focused()
    token = await field.input_value()
    await expect(page.get_by_role("region", name="Put these two lines")).to_contain_text(
        f'tablee.remote.play("{ana.base}", "{token}", MyAgent)'
    )
    assert await serious_findings(page) == []
    playing = Playing(ana.base, token)
    await page.get_by_role("button", name="I have kept it").click()
    await expect(page.get_by_text("connected", exact=True)).to_be_visible()
    assert token not in await page.content()

    await page.goto("/new/tokan")
    which = page.get_by_label("Which bot?")
    fox = which.get_by_role("option", name="Fox")
    await expect(fox).to_be_attached()
    await which.select_option(await fox.get_attribute("value"))
    await page.get_by_label("Bot speed").select_option("0")
    await page.get_by_role("button", name="Open the table").click()
    for _ in range(2):
        assert await my_turn_or_over(page)
        await move(page)
    assert await my_turn_or_over(page)

    await opened(page)
    await page.get_by_role("button", name="Remove: Fox").click()
    await page.get_by_role("button", name="Yes, remove it").click()
    await expect(page.get_by_label("Name of the program")).to_be_visible()
    await expect(page.get_by_text("connected", exact=True)).to_be_hidden()
    await until(lambda: not playing.thread.is_alive())
    assert playing.error is not None
    assert playing.error.code == "remote.token"
