"""What axe finds on a page."""

from typing import Any, Final

from playwright.async_api import Page

from tests.e2e.house import ROOT

AXE: Final = (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text()
SERIOUS: Final = ("serious", "critical")


async def serious_findings(page: Page) -> list[str]:
    """What axe calls serious or critical, with where it is."""
    await page.evaluate(AXE)
    found: dict[str, Any] = await page.evaluate("axe.run(document, { resultTypes: ['violations'] })")
    return [
        f"{violation['id']}: {node['target']} {node.get('failureSummary', '')}"
        for violation in found["violations"]
        if violation["impact"] in SERIOUS
        for node in violation["nodes"]
    ]
