"""The card of a data set of people's matches: what was given, what was left out, and what nobody may try."""

from collections.abc import Iterator
from typing import Any, NamedTuple

from tablee.api.dataset.card import Card


class LeftOut(NamedTuple):
    """Finished matches of people that are left out: other rules, options or seats; given up; without everybody's
    consent; at tables where moderators acted.
    """

    other: int = 0
    gave_up: int = 0
    consent: int = 0
    moderated: int = 0


class CardOfPeople(Card):
    """The card of people's matches."""

    TITLE = "people-title"
    WHAT = "people-what"
    HIDDEN = "people-hidden"
    LICENCE = "people-licence"

    def __init__(self, *rest: Any, months: tuple[str, str], left_out: LeftOut) -> None:
        """`rest`: as for `Card`; `months`: the first and the last in which a match began."""
        super().__init__(*rest)
        self._months = months
        self._left_out = left_out

    def _made(self) -> Iterator[str]:
        first, last = self._months
        yield self._say("people-made", first=first, last=last)
        yield ""
        yield self._say("people-left-out")
        yield ""
        for name, count in self._left_out._asdict().items():
            message = name.replace("_", "-")
            yield f"- {self._say(f'people-{message}', count=count)}"
        yield ""
        yield self._say("people-removed")
        yield ""
        yield from self._versions()

    def _meaning(self, player: str) -> str:
        if player.startswith("bot"):
            return player
        message = player.replace("_", "-")
        return self._say(f"people-player-{message}")
