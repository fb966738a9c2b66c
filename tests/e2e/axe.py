"""The findings of axe on a page."""

from typing import Any, Final

import pytest
from playwright.async_api import Page

from tests.e2e.browser import DESKTOP, PHONE, Person
from tests.e2e.house import ROOT
from tests.marks import always_and_soak

AXE: Final = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
SERIOUS: Final = ("serious", "critical")


OF_COLOURS: Final = ("color-contrast", "link-in-text-block")
"""The rules of axe that a change of theme can break."""


async def serious_findings(page: Page, *rules: str, without: str = "") -> list[str]:
    """Return the serious and critical findings of axe, with their place.

    With `rules`, only the findings of these. `without` names parts of the page to leave out, because another test
    checks them.
    """
    if not await page.evaluate("'axe' in window"):
        await page.evaluate(AXE)
    found: dict[str, Any] = await page.evaluate(
        """([rules, serious, exclude]) => {
            // A rule says of itself how serious its findings are: what would be left out is not looked for.
            const asked = axe._audit.rules.filter(({ enabled, tags, impact }) =>
                enabled && !tags.includes('experimental') && serious.includes(impact))
            return axe.run(
                { include: [['html']], exclude },
                {
                    runOnly: { type: 'rule', values: rules.length ? rules : asked.map(({ id }) => id) },
                    resultTypes: ['violations'],
                    // Style sheets and sounds are only fetched once more for rules that are not asked for.
                    preload: false,
                },
            )
        }""",
        [rules, SERIOUS, [[without]] if without else []],
    )
    return [
        f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
        for violation in found["violations"]
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]


every_look = pytest.mark.parametrize(
    ("viewport", "theme"),
    always_and_soak((PHONE, "light"), (DESKTOP, "dark"), (PHONE, "contrast")),
    ids=["phone-light", "desktop-dark", "phone-contrast"],
)
"""Sizes and themes for states of a page; `test_screens.py` checks every screen in all themes."""


class Examined:
    """A person's page in one theme, and axe's findings in each of its checked states."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self.findings: dict[str, list[str]] = {}

    @classmethod
    async def of(cls, person: Person, theme: str) -> "Examined":
        """Return that person's page, from now on in this theme."""
        await person.settle(theme=theme)
        return cls(person.page)

    async def look(self, state: str, without: str = "") -> None:
        """Check the page in its present state, except `without`."""
        if found := await serious_findings(self._page, without=without):
            self.findings[state] = found
