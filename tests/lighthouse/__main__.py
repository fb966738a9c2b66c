"""Lighthouse, as on a phone, on the start page and on a table of every game.

`make lighthouse` (or `... ARGS="tokan"`) prints each page's score out of 100, the median of three runs, and fails
below 95. A page's tasks count by their processor time, not by their elapsed time: a busy machine makes every page
slow, and Lighthouse simulates a phone by multiplying its measurements. Full reports are written to `build/lighthouse`.
"""

import asyncio
import json
import shutil
import subprocess
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from statistics import median
from typing import Any, Final, TypeAlias

from playwright.async_api import BrowserContext, Page, Playwright, async_playwright

from tests.e2e.browser import CHROMIUM, QUIET
from tests.e2e.house import ROOT, House
from tests.processes import free_port

HERE: Final = Path(__file__).parent
REPORTS: Final = ROOT / "build" / "lighthouse"
ASKED: Final = ("performance", "accessibility", "best-practices")
LEAST: Final = 95
RUNS: Final = 3
SHOWN: Final = {
    "LCP": "largest-contentful-paint",
    "TBT": "total-blocking-time",
    "CLS": "cumulative-layout-shift",
}
"""Additional figures, in milliseconds and as a share of the window."""
Figures: TypeAlias = dict[str, float]
"""Each category out of 100, and the additional figures."""
OPEN: Final = """async ([game, players]) => {
    const seats = Array.from({ length: players - 1 }, () => ({ kind: 'bot', level: 1 }))
    const answer = await fetch('/api/tables', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify({ game, seats: [{ kind: 'me' }, ...seats] }),
    })
    return (await answer.json()).table
}"""


def by_processor(trace: Path) -> None:
    """Change every duration in a trace to the processor time of its thread."""
    told: dict[str, Any] = json.loads(trace.read_text())
    for event in told["traceEvents"]:
        if event["ph"] == "X" and "tdur" in event:
            event["dur"] = min(event["dur"], event["tdur"])
    trace.write_text(json.dumps(told))


def examine(address: str, name: str, port: int) -> Figures:
    """Run once over a page that the browser at this port may show."""
    gathered, report = REPORTS / name, REPORTS / f"{name}.json"
    shutil.rmtree(gathered, ignore_errors=True)
    command = [
        "node_modules/.bin/lighthouse",
        address,
        "--quiet",
        f"--port={port}",
        "--disable-storage-reset",
        f"--only-categories={','.join(ASKED)}",
    ]
    subprocess.run([*command, f"--gather-mode={gathered}"], cwd=HERE, check=True)
    (trace,) = gathered.glob("*.trace.json")
    by_processor(trace)
    subprocess.run(
        [*command, f"--audit-mode={gathered}", "--output=json", f"--output-path={report}"],
        cwd=HERE,
        check=True,
    )
    result: dict[str, Any] = json.loads(report.read_text())
    audits: dict[str, Any] = result["audits"]
    return {kind: round(100 * (result["categories"][kind]["score"] or 0)) for kind in ASKED} | {
        short: round(audits[audit]["numericValue"], 2) for short, audit in SHOWN.items()
    }


@asynccontextmanager
async def browser(playwright: Playwright, profile: Path, port: int) -> AsyncIterator[BrowserContext]:
    """Yield a browser to be examined at this port, with the settings of the last one with this profile."""
    context = await playwright.chromium.launch_persistent_context(
        profile,
        # The browser that people use, if it is installed.
        executable_path=shutil.which("chromium") or CHROMIUM,
        args=[*QUIET, f"--remote-debugging-port={port}"],
        locale="en",
    )
    try:
        yield context
    finally:
        await context.close()


async def median_run(playwright: Playwright, profile: Path, address: str, name: str) -> Figures:
    """Return the median of each figure over a few runs.

    Each run has a browser of its own: after earlier scripts, the profiler first lists them all. That task takes some
    100 ms (400 as on a phone) and would count for the page.
    """
    runs: list[Figures] = []
    failures = 0
    while len(runs) < RUNS:
        port = free_port()
        try:
            async with browser(playwright, profile, port):
                runs.append(await asyncio.to_thread(examine, address, f"{name}-{len(runs)}", port))
        except subprocess.CalledProcessError:
            # On a busy machine the browser's trace sometimes lacks its beginning (NO_NAVSTART).
            failures += 1
            if failures > RUNS:
                raise
    figures = {kind: median(run[kind] for run in runs) for kind in (*ASKED, *SHOWN)}
    print(f"{name:12}", *(f"{kind} {figure:g}" for kind, figure in figures.items()), sep="  ", flush=True)
    return figures


async def addresses(page: Page, base: str, wanted: list[str]) -> dict[str, str]:
    """Return the start page, and a table of each game for the person in this browser."""
    await page.goto(base)
    games = await (await page.request.get(f"{base}/api/games")).json()
    found = {"home": base + "/"}
    for game in games:
        table = await page.evaluate(OPEN, [game["game"], game["players"][0]])
        found[game["game"]] = f"{base}/t/{table}"
    return {name: address for name, address in found.items() if not wanted or name in wanted}


async def main(wanted: list[str]) -> int:
    """Examine the pages; return the exit status."""
    REPORTS.mkdir(parents=True, exist_ok=True)
    poor = []
    with tempfile.TemporaryDirectory() as folder, House(Path(folder)) as house:
        profile = Path(folder) / "profile"
        async with async_playwright() as playwright:
            async with browser(playwright, profile, free_port()) as context:
                pages = await addresses(await context.new_page(), house.base, wanted)
            for name, address in pages.items():
                figures = await median_run(playwright, profile, address, name)
                poor += [f"{name}: {kind}" for kind in ASKED if figures[kind] < LEAST]
    if poor:
        print(f"below {LEAST}: {', '.join(poor)}")
    return 1 if poor else 0


if __name__ == "__main__":
    sys.exit(asyncio.run(main(sys.argv[1:])))
