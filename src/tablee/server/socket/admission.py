"""Admission of sockets: strangers up to the limits, and players always, because outside they would lose on time.

The cookie shows that a page belongs to a player. Beyond the limits of an address and of the process, there is a
reserve for guests who have a seat in a match that goes on. At a table, the sockets of spectators are counted
separately.
"""

from typing import Final

from starlette.websockets import WebSocket

from tablee.server.access.host_check import HostRefusals
from tablee.server.access.hosts import Hosts, host_of
from tablee.server.delivery.connection import LATER, Connection
from tablee.server.delivery.connections import Connections
from tablee.server.errors import RefusalError
from tablee.server.http.request_context import device_of
from tablee.server.live.live_match import LiveMatch
from tablee.server.parts import AccessParts
from tablee.server.settings import Settings
from tablee.store.store import Store

SOCKETS_PER_PLAYER: Final = 20
"""The number of sockets of one guest at one table; one more ends the oldest."""

RESERVE: Final = 0.25
"""The reserve for players, as a share of the process's limit; the limit of an address doubles for them."""


class Admission:
    """Admits sockets, and counts them by address."""

    def __init__(
        self,
        store: Store,
        settings: Settings,
        access: AccessParts,
        connections: Connections,
        hosts: Hosts,
        host_refusals: HostRefusals,
    ) -> None:
        self._store = store
        self._settings = settings
        self._access = access
        self._connections = connections
        self._hosts = hosts
        self._host_refusals = host_refusals

    async def check(self, socket: WebSocket, who: str) -> bool:
        """Return true if this socket is for players only: strangers have reached the limit, or its address is banned.

        Raise `TableeError` unless our own pages ask for the socket and the address `who` may have another one.
        """
        self._check_host(socket)
        self._access.origins.check(socket)
        try:
            self._access.bans.check(who)
            self._access.rate_limits.hit("socket", who)
            self._check_room(who, 1, 1.0)
        except RefusalError as refused:
            ban = self._access.bans.of(who)
            guest = None if ban is not None and ban.players else await self._player(socket)
            if guest is None:
                raise refused from None
            self._access.rate_limits.hit("socket_player", guest)
            self._check_room(who, 2, 1.0 + RESERVE)
            return True
        return False

    def check_agent(self, socket: WebSocket, who: str) -> None:
        """Raise `TableeError` unless the address `who` may have another socket.

        Its origin does not matter: no page can show a token, because browsers send no headers of a page's own.
        """
        self._check_host(socket)
        self._access.rate_limits.hit("socket", who)
        self._check_room(who, 1, 1.0)

    def _check_host(self, socket: WebSocket) -> None:
        host = host_of(socket.headers)
        if not self._hosts.know(host):
            raise self._host_refusals.of(host)

    def _check_room(self, who: str, times: int, part: float) -> None:
        settings, counts = self._settings, self._access.open_sockets
        here, everywhere = counts.get(who, 0), sum(counts.values())
        limits = times * settings.sockets_per_address, round(part * settings.connections)
        for there, limit in zip((here, everywhere), limits, strict=True):
            if there >= limit:
                raise RefusalError("server.full", limit=limit)

    async def _player(self, socket: WebSocket) -> str | None:
        """Return the guest whose cookie this is, if they have a seat in a match that goes on."""
        device = await device_of(self._store, socket)
        if device is None or not await self._store.tables_of_guests.plays(device.guest.id):
            return None
        return device.guest.id

    def enter(self, who: str) -> None:
        """Count one more socket of this address."""
        counts = self._access.open_sockets
        counts[who] = counts.get(who, 0) + 1

    def leave(self, who: str) -> None:
        """Count one socket less of this address."""
        counts = self._access.open_sockets
        counts[who] -= 1
        if counts[who] == 0:
            del counts[who]

    def check_table(self, connection: Connection, live: LiveMatch) -> None:
        """Raise `RefusalError` unless this connection may come to this table.

        The codes are `server.full`, `table.watched` and `address.banned`.
        """
        here = self._connections.at(live.id)
        if _belongs(live, connection):
            own = [one for one in here if one.guest == connection.guest]
            for one in own[: len(own) + 1 - SOCKETS_PER_PLAYER]:
                one.end(LATER)
            return
        settings = self._settings
        watching = [one for one in here if not _belongs(live, one)]
        near = sum(one.address == connection.address for one in watching)
        if self._access.bans.of(connection.address) is not None:
            raise self._access.bans.refusal()
        if connection.for_players:
            raise RefusalError("server.full", limit=settings.sockets_per_address)
        for there, limit in (
            (len(watching), settings.spectators_per_table),
            (near, settings.spectators_per_address),
        ):
            if there >= limit:
                raise RefusalError("table.watched", limit=limit)


def _belongs(live: LiveMatch, connection: Connection) -> bool:
    """True if the guest of this connection has a seat at the table, given up or not, or opened the table."""
    guest = connection.guest
    return guest is not None and (live.row.host == guest or bool(live.seats_of(guest)))
