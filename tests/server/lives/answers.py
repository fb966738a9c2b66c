"""All answers that people get about their tables, for comparison before and after a restart."""

import json
from collections.abc import Sequence
from typing import Any, Final

from tablee.core.record import parse_text
from tablee.match import Match
from tablee.server.live.live_match import LiveMatch
from tests.server.lives.browsers import Browser
from tests.server.lives.comparison import timeless
from tests.server.lives.pages import Complain, Page
from tests.server.lives.processes import Process

ABOUT_ME: Final = (
    "/api/me",
    "/api/me/devices",
    "/api/me/people",
    "/api/me/export",
    "/api/notifications",
    "/api/moderation",
    "/api/tables",
    "/api/tables/history",
    "/api/tables/awaiting",
    "/api/tables/open",
    "/api/quick",
)
ABOUT_TABLE: Final = ("", "/people", "/notifications")
OF_TABLE: Final = ("/proof", "/record")

Answers = dict[str, Any]


async def over_http(
    process: Process,
    browsers: Sequence[Browser],
    lives: Sequence[LiveMatch],
    about_me: Sequence[str] = ABOUT_ME,
) -> Answers:
    """Return the answers that each of these browsers gets about itself and about these tables."""
    told: Answers = {}

    async def ask(browser: Browser, path: str) -> None:
        answer = await browser.call(process, "GET", path)
        told[f"{browser} GET {path}"] = answer.code or _comparable(answer.body)

    for browser in browsers:
        for path in about_me:
            await ask(browser, path)
        for live in lives:
            for path in ABOUT_TABLE if live.seats_of(browser.guest) else ABOUT_TABLE[:1]:
                await ask(browser, f"/api/tables/{live.id}{path}")
    for live in lives:
        for path in OF_TABLE:
            await ask(browsers[0], f"/api/tables/{live.id}{path}")
    return told


def _comparable(body: Any) -> Any:
    """Return the answer with points in time in its tables instead of remaining times."""
    if isinstance(body, list):
        return [_comparable(one) for one in body]
    if isinstance(body, dict):
        if "starts_in" in body:
            return _unannounced(timeless(body))
        return {**body, **{key: how(body[key]) for key, how in WITHIN.items() if key in body}}
    return body


def _unannounced(table: dict[str, Any]) -> dict[str, Any]:
    # Processes with connections calculate when a bot steps in.
    return {**table, "seats": [{**seat, "steps_in": None} for seat in table["seats"]]}


def _unasked(proposals: list[dict[str, Any]]) -> list[dict[str, Any]]:
    # The seats asked depend on presence; pages receive them with the next change of a proposal.
    return [{**one, "asked": None} for one in proposals]


WITHIN: Final = {"table": _comparable, "tables": _comparable, "proposals": _unasked}
"""The functions that make parts of an answer comparable."""


async def welcomes(
    process: Process, browsers: Sequence[Browser], lives: Sequence[LiveMatch], complain: Complain
) -> Answers:
    """Return the welcomes of sockets: of each seat, of its guest as a spectator, and of a stranger."""
    told: Answers = {}
    stranger = Browser("a stranger")
    for browser in [*browsers, stranger]:
        for live in lives:
            seats: list[int | None] = [seat.seat for seat in live.seats_of(browser.guest)]
            # A table of bots only plays on as soon as a person watches.
            if (not seats and browser is not stranger) or (live.row.state == "running" and not live.people()):
                continue
            page = await Page.opened(browser, process, live.id, complain)
            assert page is not None
            async with page:
                for eyes in [*seats, None]:
                    welcome = await page.hello(look=eyes)
                    told[f"{browser} looks at {live.id} through {eyes}"] = welcome.code or _comparable(
                        welcome.body
                    )
            # The next welcome shows whether this stranger is present.
            await process.noticed_closing()
    await stranger.close()
    return told


def verified(told: Answers) -> list[str]:
    """Return the records that do not lead to their own result, as `tablee replay --verify` would find."""
    wrong: list[str] = []
    results = {
        f"{path}/record": [body["result"][key] for key in ("scores", "ranks", "resigned")]
        for path, body in told.items()
        if isinstance(body, dict) and body.get("state") == "over"
    }
    for path, record in told.items():
        if path.endswith("/record") and record != "match.running":
            try:
                # This checks moves and result against the rules.
                outcome = Match.from_record(parse_text(record)).outcome
                assert outcome is not None
                assert [outcome.scores, outcome.ranks, outcome.resigned] == results[path]
            except Exception as error:
                wrong.append(f"{path}: {error!r} in {json.dumps(record)[:2000]}")
    return wrong
