"""`tablee admin announce`: a message of the operator to everybody."""

import re
from datetime import datetime, timedelta
from typing import TYPE_CHECKING, Final

import click

from tablee.cli import parameters
from tablee.cli.console import Console, UsageError
from tablee.cli.databases import of_server, with_store

if TYPE_CHECKING:
    from tablee.store.store import Store

MOST: Final = 200
"""The characters of an announcement, as people count them: about four lines on a phone."""
MOMENT: Final = re.compile(r"(?:(\d{4}-\d{2}-\d{2})[ T])?(\d{1,2}:\d{2})")
SHOWN: Final = "%Y-%m-%d %H:%M"


@click.command()
@click.argument("text", required=False, metavar="[TEXT]", help="One line of at most 200 characters.")
@click.option(
    "--until", metavar="WHEN", help="The end: 18:30 or “2026-12-24 18:30”, in this machine's time zone."
)
@click.option("--take-back", is_flag=True, help="Take the announcement back.")
@of_server
@parameters.language
def announce(
    text: str | None, until: str | None, take_back: bool, database: str | None, lang: str | None
) -> None:
    """Show a message on every page, also on those opened later; servers may run.

    It appears within two seconds, or a minute on pages of people who have no name or seat yet. Another one takes its
    place.
    """
    from tablee.server.clock import now
    from tablee.server.names.text import readable, tidied
    from tablee.store.orders import Announcement

    console = Console(lang)
    if take_back:
        taken_back = with_store(database, lambda store: store.orders.take_back(now()))
        console.say("announcement-taken-back" if taken_back else "announcement-none")
        return
    told = tidied(text or "")
    if not readable(told, MOST, 4 * MOST):
        raise UsageError("use.announcement", {"most": MOST})
    end = None if until is None else moment(until, datetime.now().astimezone())

    async def show(store: "Store") -> None:
        until_ms = None if end is None else round(end.timestamp() * 1000)
        await store.orders.announce(Announcement(told, now(), until_ms))

    with_store(database, show)
    if end is None:
        console.say("announced")
    else:
        console.say("announced-until", until=end.strftime(SHOWN))


def moment(given: str, now: datetime) -> datetime:
    """Return the time that the operator means: without a date, the next one of that time of day.

    Raise `UsageError` `use.moment` (given) if it is none, or past.
    """
    found = MOMENT.fullmatch(given.strip())
    try:
        if found is None:
            raise ValueError
        day, time = found[1] or now.strftime("%Y-%m-%d"), found[2]
        at = datetime.strptime(f"{day} {time}", SHOWN).astimezone()
    except (ValueError, OverflowError, OSError):
        raise UsageError("use.moment", {"given": given}) from None
    if found[1] is None and at <= now:
        at = (at.replace(tzinfo=None) + timedelta(days=1)).astimezone()
    if at <= now:
        raise UsageError("use.moment", {"given": given})
    return at
