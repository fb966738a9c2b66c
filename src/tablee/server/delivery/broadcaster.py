"""Sending what happens at a table to everybody who is connected to it."""

from collections.abc import Callable, Collection, Sequence

from tablee.server.delivery.connection import Connection
from tablee.server.delivery.connections import Connections
from tablee.server.live import audience, serializers
from tablee.server.live.live_match import LiveMatch
from tablee.server.protocol.decoding import encoded
from tablee.server.protocol.server_frames import (
    Looking,
    Proposed,
    StepMade,
    TableChanged,
    Talked,
    Told,
    Undone,
    Untold,
)
from tablee.store.rows import ChatMessage, Proposal, RematchOffer, TableEvent


class Broadcaster:
    """Sends what happens at a table to the connections that this process has there."""

    def __init__(self, connections: Connections) -> None:
        self._connections = connections

    def tell_step(self, live: LiveMatch) -> None:
        """Tell everybody the latest ply, each through the eyes the connection uses."""
        self.tell_steps_since(live, live.match.ply - 1)

    def tell_undone(self, live: LiveMatch, seat: int, ply: int) -> None:
        """Tell everybody that `seat` took a step back, and that ply `ply` is the last again (others may follow)."""

        def told(one: Connection) -> list[str]:
            step = next(serializers.each_step(live, one.look, ply - 1))
            return [encoded(Undone(seat, step, serializers.now(live, one.look, one.guest)))]

        self._tell_by_eyes(live, told)
        self._tell_clocks(live)

    def keep_viewpoints(self, live: LiveMatch, begins: bool) -> list[Connection]:
        """Let nobody look through a seat that their guest does not play any more; return whose viewpoint changed.

        Do this before anything is sent: the seats may have changed, and moves been made, since the last time. When the
        match `begins`, a guest who changed places looks through the new seat; later the guest becomes a spectator.
        """
        changed = []
        for one in self._connections.at(live.id):
            if one.look is not None and one.look not in live.playing(one.guest):
                own = live.playing(one.guest)
                one.look = own[0] if own and begins else None
                changed.append(one)
        return changed

    def tell_viewpoints(self, live: LiveMatch, changed: Collection[Connection]) -> None:
        """Tell these connections through whose eyes they look now."""
        for one in changed:
            now = serializers.now(live, one.look, one.guest)
            one.send(encoded(Looking(one.look, serializers.last_step(live, one.look), now)))

    def tell_steps_since(self, live: LiveMatch, ply: int) -> None:
        """Tell everybody the plies after `ply`."""

        def told(one: Connection) -> list[str]:
            now = serializers.now(live, one.look, one.guest)
            before = serializers.closed_step(live, one.look, ply)
            frames: list[str] = []
            for step in serializers.each_step(live, one.look, ply):
                frames.append(encoded(StepMade(step, before, now)))
                # The steps between are told as past already.
                before = None
            return frames

        self._tell_by_eyes(live, told)
        self._tell_clocks(live)

    def _tell_clocks(self, live: LiveMatch) -> None:
        """How the clocks stand now, where there are any, is told with the table."""
        if live.terms.clock is not None:
            self.tell_table(live)

    def _tell_by_eyes(self, live: LiveMatch, told: Callable[[Connection], list[str]]) -> None:
        """Tell everybody what is `told`, which is made once for all who look through the same eyes."""
        undoer = live.undoer()
        made: dict[tuple[int | None, bool], list[str]] = {}
        for one in self._connections.at(live.id):
            eyes = (one.look, one.guest == undoer)
            if eyes not in made:
                made[eyes] = told(one)
            for frame in made[eyes]:
                one.send(frame)

    def tell_table(self, live: LiveMatch, but: Connection | None = None) -> None:
        """Tell everybody (`but` one who knows) who sits there, who is present, and how the table stands."""
        present = self._connections.present(live.id)
        made: dict[str | None, str] = {}
        for one in self._connections.at(live.id):
            if one is not but:
                if one.guest not in made:
                    made[one.guest] = encoded(TableChanged(serializers.table_of(live, one.guest, present)))
                one.send(made[one.guest])

    def tell_chat(self, live: LiveMatch, message: ChatMessage, deaf: Collection[str]) -> None:
        """Tell what was said to everybody who may hear it, but not to those guests who do not want to (`deaf`)."""
        live.sent.note_chat(message.n)
        made: dict[bool, str] = {}
        for one in self._connections.at(live.id):
            if one.guest in deaf or not audience.hears(live, one.guest, message):
                continue
            own = one.guest == message.guest
            if own not in made:
                made[own] = encoded(Talked(serializers.talk(message, one.guest)))
            one.send(made[own])

    def tell_untold(self, live: LiveMatch, lines: Collection[int]) -> None:
        """Tell everybody which lines of talk were taken away, as far as they do not know."""
        new = live.sent.note_removed(lines)
        if new:
            self._tell(live, encoded(Untold(new)))

    def tell_happened(self, live: LiveMatch, event: TableEvent) -> None:
        """Tell everybody what happened besides moves."""
        live.sent.note_event(event.n)
        self._tell(live, encoded(Told(serializers.happened(event))))

    def tell_offer(self, live: LiveMatch, offer: RematchOffer | None) -> None:
        """Tell everybody who wants another match."""
        live.sent.note_offer(offer)
        self._tell(live, encoded(serializers.offered(offer)))

    def tell_proposals(self, live: LiveMatch, proposals: Sequence[Proposal]) -> None:
        """Tell everybody what is proposed at the table."""
        live.sent.note_proposals(proposals)
        self._tell(live, encoded(Proposed(serializers.proposals(live, proposals))))

    def _tell(self, live: LiveMatch, frame: str) -> None:
        for one in self._connections.at(live.id):
            one.send(frame)
