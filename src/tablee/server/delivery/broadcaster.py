"""Sends the events at a table to everyone who is connected to it."""

from collections.abc import Callable, Collection, Sequence

from tablee.server.delivery.connection import Connection
from tablee.server.delivery.connections import Connections
from tablee.server.live import audience, serializers
from tablee.server.live.live_match import LiveMatch
from tablee.server.protocol.decoding import encoded
from tablee.server.protocol.server_frames import (
    EarlierLineSaid,
    EventHappened,
    LineSaid,
    LinesRemoved,
    Proposed,
    StepMade,
    TableChanged,
    Undone,
    ViewpointChanged,
)
from tablee.store.rows import ChatMessage, MatchRow, Proposal, RematchOffer, TableEvent


class Broadcaster:
    """Sends the events at a table to the connections that this process has there."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def send_step(self, live: LiveMatch) -> None:
        """Send everyone the latest ply, each from the viewpoint of their connection."""
        self.send_steps_since(live, live.match.ply - 1)

    def send_undone(self, live: LiveMatch, seat: int, ply: int) -> None:
        """Send everyone that `seat` took a step back, and that ply `ply` is the last again (others may follow)."""

        def frames_for(one: Connection) -> list[str]:
            step = next(serializers.each_step(live, one.viewpoint, ply - 1))
            return [encoded(Undone(seat, step, serializers.now(live, one.viewpoint, one.guest)))]

        self._send_by_viewpoint(live, frames_for)
        self._send_clocks(live)

    def keep_viewpoints(self, live: LiveMatch, begins: bool) -> list[Connection]:
        """Take away viewpoints that their guests do not play any more; return the connections whose viewpoint
        changed.

        Call this before anything is sent: seats may have changed, and moves may have been made, since the last call.
        When the match `begins`, a guest who changed seats gets the new seat as viewpoint; later the guest becomes a
        spectator.
        """
        changed = []
        for one in self._connections.at(live.id):
            if one.viewpoint is not None and one.viewpoint not in live.playing(one.guest):
                own = live.playing(one.guest)
                one.viewpoint = own[0] if own and begins else None
                changed.append(one)
        return changed

    def send_viewpoints(self, live: LiveMatch, changed: Collection[Connection]) -> None:
        """Send these connections their new viewpoint."""
        for one in changed:
            now = serializers.now(live, one.viewpoint, one.guest)
            one.send(
                encoded(ViewpointChanged(one.viewpoint, serializers.last_step(live, one.viewpoint), now))
            )

    def send_steps_since(self, live: LiveMatch, ply: int) -> None:
        """Send everyone the plies after `ply`."""

        def frames_for(one: Connection) -> list[str]:
            now = serializers.now(live, one.viewpoint, one.guest)
            before = serializers.closed_step(live, one.viewpoint, ply)
            frames: list[str] = []
            for step in serializers.each_step(live, one.viewpoint, ply):
                frames.append(encoded(StepMade(step, before, now)))
                # The steps in between are sent as past steps already.
                before = None
            return frames

        self._send_by_viewpoint(live, frames_for)
        self._send_clocks(live)

    def _send_clocks(self, live: LiveMatch) -> None:
        """Send the table, which holds the state of the clocks, if the match has clocks."""
        if live.terms.clock is not None:
            self.send_table(live)

    def _send_by_viewpoint(self, live: LiveMatch, frames_for: Callable[[Connection], list[str]]) -> None:
        """Send everyone the frames of `frames_for`, called once for all connections with the same viewpoint."""
        undoer = live.undoer()
        made: dict[tuple[int | None, bool], list[str]] = {}
        for one in self._connections.at(live.id):
            key = (one.viewpoint, one.guest == undoer)
            if key not in made:
                made[key] = frames_for(one)
            for frame in made[key]:
                one.send(frame)

    def send_table(self, live: LiveMatch, but: Connection | None = None) -> None:
        """Send everyone except `but` who sits there, who is present, and the state of the table."""
        present = self._connections.present_anywhere(live.id)
        made: dict[str | None, str] = {}
        for one in self._connections.at(live.id):
            if one is not but:
                if one.guest not in made:
                    made[one.guest] = encoded(TableChanged(serializers.table_of(live, one.guest, present)))
                one.send(made[one.guest])

    def send_chat(self, live: LiveMatch, message: ChatMessage, deaf: Collection[str]) -> None:
        """Send a line of chat to everyone who may read it, except the guests who muted its author (`deaf`)."""
        live.sent.note_chat(message.n)
        made: dict[bool, str] = {}
        for one in self._connections.at(live.id):
            if one.guest in deaf or not audience.hears(live, one.guest, message):
                continue
            own = one.guest == message.guest
            if own not in made:
                made[own] = encoded(LineSaid(serializers.talk(message, one.guest)))
            one.send(made[own])

    def send_earlier_line(
        self, said_at: MatchRow, here: MatchRow, message: ChatMessage, deaf: Collection[str]
    ) -> None:
        """Send a line of chat said at an earlier table to the players of `here` who may read it there."""
        for one in self._connections.at(here.id):
            sits = any(seat.guest == one.guest for seat in here.seats)
            if one.guest is None or one.guest in deaf or not sits:
                continue
            if audience.may_read_later_of(said_at, one.guest, message):
                line = serializers.earlier_talk(message, one.guest, said_at.id, here)
                one.send(encoded(EarlierLineSaid(line)))

    def send_removed_lines(self, live: LiveMatch, lines: Collection[int]) -> list[int]:
        """Send everyone the numbers of the lines of chat that were removed, unless that was sent before.

        Return the lines that were not sent before.
        """
        new = live.sent.note_removed(lines)
        if new:
            self._send(live, encoded(LinesRemoved(new)))
        return new

    def send_removed_earlier_lines(self, said_at: str, here: str, lines: list[int]) -> None:
        """Send everyone at table `here` the numbers of lines that were removed at an earlier table of the series."""
        frame = encoded(LinesRemoved(lines, said_at))
        for one in self._connections.at(here):
            one.send(frame)

    def send_event(self, live: LiveMatch, event: TableEvent) -> None:
        """Send everyone an event other than a move."""
        live.sent.note_event(event.n)
        self._send(live, encoded(EventHappened(serializers.happened(event))))

    def send_offer(self, live: LiveMatch, offer: RematchOffer | None) -> None:
        """Send everyone who wants another match."""
        live.sent.note_offer(offer)
        self._send(live, encoded(serializers.offered(offer)))

    def send_proposals(self, live: LiveMatch, proposals: Sequence[Proposal]) -> None:
        """Send everyone the proposals at the table, and their authors which are their own."""
        live.sent.note_proposals(proposals)
        authors = {one.guest for one in proposals}
        made: dict[str | None, str] = {}
        for one in self._connections.at(live.id):
            viewer = one.guest if one.guest in authors else None
            if viewer not in made:
                made[viewer] = encoded(Proposed(serializers.proposals(live, proposals, viewer)))
            one.send(made[viewer])

    def _send(self, live: LiveMatch, frame: str) -> None:
        for one in self._connections.at(live.id):
            one.send(frame)
