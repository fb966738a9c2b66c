"""The first message to a webhook, which shows that it works: a few at a time, with the same refusal for all failures.

A guest who adds a webhook makes the server look up a name and send a request, and learns the result. The guest must
not learn whether an internal name exists. So such a name gets the same refusal as an unknown name, after the same
time.
"""

from asyncio import sleep
from collections import Counter
from time import monotonic
from typing import Final

from tablee.server.errors import RefusalError
from tablee.server.notifications import texts
from tablee.server.notifications.channels import Channels
from tablee.server.notifications.reachable import OutgoingError
from tablee.store.rows import Channel

OF_ONE: Final = 2
"""The most greetings under way for requests from one client address."""

OF_ALL: Final = 256
"""The most greetings under way."""

AGAIN_S: Final = 10
"""The seconds after which to try again if there are too many."""

REFUSED_S: Final = 3.0
"""A refusal is sent after this time at the earliest; most look-ups have ended by then."""


class Greetings:
    """The greetings that this process sends."""

    def __init__(self, channels: Channels) -> None:
        self._channels = channels
        self._under_way: Counter[str] = Counter()

    async def greet(self, channel: Channel, who: str) -> None:
        """Send the first message over a webhook; `who` is the client's address.

        Raise `OutgoingError` (`channel.address`, `channel.private`, `channel.unreachable`, `channel.lookup`) or
        `RefusalError` (`channel.refused` (status), `request.too_many` (seconds)).
        """
        self._channels.outgoing.check(channel.address)
        if self._under_way[who] >= OF_ONE or self._under_way.total() >= OF_ALL:
            raise RefusalError("request.too_many", seconds=AGAIN_S)
        self._under_way[who] += 1
        begun = monotonic()
        try:
            await self._send(channel)
        except OutgoingError:
            await sleep(begun + REFUSED_S - monotonic())
            raise
        finally:
            self._under_way[who] -= 1
            self._under_way += Counter()

    async def _send(self, channel: Channel) -> None:
        text = texts.greeting(self._channels.rooted(channel), self._channels.server_name)
        try:
            delivery = await self._channels.send(channel, text)
        except OutgoingError as error:
            if error.code == "channel.private":
                # Do not reveal that the name could be looked up.
                raise OutgoingError("channel.unreachable") from None
            raise
        if delivery.result == "away":
            raise OutgoingError("channel.lookup")
        if delivery.result != "sent":
            if delivery.status is None:
                raise OutgoingError("channel.unreachable")
            raise RefusalError("channel.refused", status=delivery.status)
