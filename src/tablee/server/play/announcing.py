"""Sending everyone at a table what this process has just learned from the log."""

from collections.abc import Collection
from typing import Final

from tablee.server.clock import now
from tablee.server.delivery.broadcaster import Broadcaster
from tablee.server.delivery.connection import Connection
from tablee.server.delivery.connections import Connections
from tablee.server.live.live_match import LiveMatch
from tablee.server.play.reading import CaughtUp
from tablee.store.rows import ChatMessage, MatchRow
from tablee.store.store import Store

CHAT_BATCH: Final = 50
"""The most chat messages of other processes that are sent when a match catches up."""

TABLES_AFTER: Final = 5
"""The most later tables of a series whose players receive a line of chat at an earlier one."""


class Announcing:
    """Sends the changes of a match, and of its table, to the connections of this process."""

    def __init__(self, store: Store, connections: Connections, broadcaster: Broadcaster) -> None:
        self._store = store
        self._connections = connections
        self._broadcaster = broadcaster

    async def announce(
        self, live: LiveMatch, before: MatchRow, caught: CaughtUp, is_all: bool = False
    ) -> None:
        """Send what has changed since `before`; the caller holds the lock.

        `is_all`: nothing else has happened at the table, such as chat.
        """
        has_begun = live.row.begun is not None
        begins = has_begun and before.begun is None
        changed = self._broadcaster.keep_viewpoints(live, begins) if has_begun else []
        if begins:
            self._broadcaster.send_table(live)
            self._broadcaster.send_steps_since(live, -1)
            self._broadcaster.send_viewpoints(live, changed)
        else:
            if caught.taken:
                self._broadcaster.send_undone(live, caught.taken[-1].entry.seat, caught.kept)
            if live.match.ply > caught.kept:
                self._broadcaster.send_steps_since(live, caught.kept)
        if live.row.revision != before.revision or live.row.state != before.state:
            self._announce_table(live, before, caught, changed)
            if not is_all:
                await self._announce_news(live, before)
            elif live.row.state != before.state:
                self._broadcaster.send_proposals(live, live.sent.proposals)

    def _announce_table(
        self, live: LiveMatch, before: MatchRow, caught: CaughtUp, changed: Collection[Connection]
    ) -> None:
        """Send the changes of seats and state, such as resignations."""
        if (live.row.state == "over") != (before.state == "over") and live.match.ply == caught.kept:
            # A player resigned: no move was made, but everyone may see all of the last ply now.
            self._broadcaster.send_step(live)
        self._broadcaster.send_table(live)
        if before.begun is not None:
            # After the table, which names the players who left: a client then keeps only viewpoints that it may have.
            self._broadcaster.send_viewpoints(live, changed)

    async def _announce_news(self, live: LiveMatch, before: MatchRow) -> None:
        """Send chat, events, offers and proposals."""
        sent = live.sent
        news = await self._store.whole_matches.news(live.id, sent.chat, CHAT_BATCH, sent.events, now())
        for message in news.lines:
            await self.announce_line(live, message)
        if removed := self._broadcaster.send_removed_lines(live, news.untold):
            for following in await self._following(live.row):
                self._broadcaster.send_removed_earlier_lines(live.id, following, removed)
        for event in news.events:
            self._broadcaster.send_event(live, event)
        if news.offer != sent.offer:
            self._broadcaster.send_offer(live, news.offer)
        if news.proposals != sent.proposals or live.row.state != before.state:
            self._broadcaster.send_proposals(live, news.proposals)

    async def announce_line(self, live: LiveMatch, message: ChatMessage) -> None:
        """Send a line of chat here, also to players who went on to the next tables; the caller holds the lock."""
        following = await self._following(live.row)
        present = {guest for table in (live.id, *following) for guest in self._connections.present(table)}
        deaf = await self._store.blocks.deaf_to(message.guest, present)
        self._broadcaster.send_chat(live, message, deaf)
        for row in following.values():
            self._broadcaster.send_earlier_line(live.row, row, message, deaf)

    async def _following(self, row: MatchRow) -> dict[str, MatchRow]:
        """Return the tables that follow this one in its series, the nearest first, at most `TABLES_AFTER`."""
        following: dict[str, MatchRow] = {}
        after = row.next
        while after is not None and len(following) < TABLES_AFTER:
            found = await self._store.matches.find(after)
            if found is None:
                break
            following[after] = found
            after = found.next
        return following

    def announce_table(self, live: LiveMatch) -> None:
        """Send the table: seats, presence, state and clocks."""
        self._broadcaster.send_table(live)
