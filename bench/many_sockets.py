"""Many people at once: `python -m bench.many_sockets [--players 1500] [--sockets 5000]`.

The first row is the server's processor time for players who all come back after a restart, two at a table. Each opens
a socket, says `hello` and gets the whole table. The other rows are about the start pages of as many guests, which stay
open without a game. They show the share of a core over half a minute, and the memory of each page. Pages send pings as
often as real ones do, compressed as by browsers. A missed target counts in the exit status.
"""

import argparse
import asyncio
import random
import sys
import tempfile
import time
import zlib
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Final

from bench.row import Row, print_table
from bench.server_process import MeasuredServer
from tablee.server.access.file_limit import raise_file_limit
from tablee.store.store import Store
from tests.patience import until
from tests.server.people import FRIEND, ME, Person, Sitting

PLAYERS: Final = 1_500
BACK_S: Final = 3.0
SOCKETS: Final = 5_000
CORES: Final = 0.1
KIB: Final = 40.0
IDLE_S: Final = 30.0
BEAT_S: Final = 5.0
"""How often an idle page sends a ping: at every second check of `web/src/wire/socket.ts`."""

AT_ONCE: Final = 50
FILES_BESIDE: Final = 200
TEXT: Final = 0x81
COMPRESSED: Final = 0x40
MASKED: Final = 0x80
WINDOW_BITS: Final = 12


def frame(text: str) -> bytes:
    """Return a short text as a browser sends it: compressed, with a mask that changes nothing."""
    deflate = zlib.compressobj(wbits=-WINDOW_BITS)
    data = (deflate.compress(text.encode()) + deflate.flush(zlib.Z_SYNC_FLUSH))[:-4]
    return bytes([TEXT | COMPRESSED, MASKED | len(data)]) + bytes(4) + data


class Page(asyncio.Protocol):
    """An open page that shows no table: it reads nothing that it receives."""

    watch: Final = frame('{"do":"watch"}')
    ping: Final = frame('{"do":"ping"}')

    def __init__(self) -> None:
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.is_lost = False
        self._transport: asyncio.Transport | None = None
        self._begun = b""
        self._beat: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def data_received(self, data: bytes) -> None:
        if self.opened.done():
            return
        self._begun += data
        if b"\r\n\r\n" in self._begun:
            assert self._begun.startswith(b"HTTP/1.1 101"), self._begun
            assert b"permessage-deflate" in self._begun, self._begun
            self.send(self.watch)
            self.opened.set_result(None)
            self._live_on(random.uniform(0, BEAT_S))

    def connection_lost(self, exc: Exception | None) -> None:
        self.is_lost = True
        if self._beat is not None:
            self._beat.cancel()

    def send(self, data: bytes) -> None:
        assert self._transport is not None
        self._transport.write(data)

    def close(self) -> None:
        assert self._transport is not None
        self._transport.abort()

    def _live_on(self, after: float) -> None:
        self._beat = asyncio.get_running_loop().call_later(after, self._ping)

    def _ping(self) -> None:
        self.send(self.ping)
        self._live_on(BEAT_S)


async def opened_page(server: MeasuredServer, token: str) -> Page:
    """Return a page that this guest has just opened."""
    _, page = await asyncio.get_running_loop().create_connection(Page, "127.0.0.1", server.port)
    lines = (
        "GET /ws HTTP/1.1",
        f"Host: 127.0.0.1:{server.port}",
        f"Origin: {server.base}",
        f"Cookie: tablee_guest={token}",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits",
    )
    page.send("".join(f"{line}\r\n" for line in (*lines, "")).encode())
    await page.opened
    return page


@asynccontextmanager
async def started(folder: Path) -> AsyncIterator[MeasuredServer]:
    server = MeasuredServer(folder)
    await server.start()
    try:
        yield server
    finally:
        await server.kill()
        server.log.close()


async def idle_rows(sockets: int) -> list[Row]:
    """Return the rows about idle sockets."""
    with tempfile.TemporaryDirectory() as folder:
        store = await Store.open(str(Path(folder) / "tablee.db"))
        now = time.time_ns() // 1_000_000
        tokens = [(await store.guests.create(f"Guest {number}", now))[1] for number in range(sockets)]
        await store.close()
        async with started(Path(folder)) as server:
            # The first sockets pay for what the server keeps once.
            first = [await opened_page(server, token) for token in tokens[:AT_ONCE]]
            await asyncio.sleep(1)
            memory, pages = server.memory(), [*first]
            for start in range(AT_ONCE, sockets, AT_ONCE):
                some = tokens[start : start + AT_ONCE]
                pages += await asyncio.gather(*(opened_page(server, token) for token in some))
            await asyncio.sleep(2 * BEAT_S)
            each = (server.memory() - memory) / (sockets - AT_ONCE) / 1024
            before = server.spent()
            await asyncio.sleep(IDLE_S)
            spent = server.spent().since(before)
            lost = sum(page.is_lost for page in pages)
            assert not lost, f"{lost} of {sockets} sockets were closed"
            for page in pages:
                page.close()
    what = f"{sockets:,} idle sockets"
    share = CORES * sockets / SOCKETS
    return [
        Row(what, f"target of {share:g} cores", "cores", spent.all / spent.seconds, share, 1.0, most=True),
        Row("memory of one", f"target of {KIB:g} KiB", "KiB", each, KIB, 1.0, most=True),
    ]


async def back_row(players: int) -> Row:
    """Return the row about players who come back after a restart."""
    with tempfile.TemporaryDirectory() as folder:
        async with started(Path(folder)) as server:
            people = [Person(server.base) for _ in range(players)]
            tables = [""] * (players // 2)

            async def open_table(number: int) -> None:
                one, two = people[2 * number : 2 * number + 2]
                await one.call("PUT", "/api/me", {"name": "Ana"})
                await two.call("PUT", "/api/me", {"name": "Bo"})
                tables[number] = (await one.open(ME, FRIEND, game="tokan"))["table"]
                await two.call("POST", f"/api/tables/{tables[number]}/join", {})
                await asyncio.gather(one.close(), two.close())

            for start in range(0, len(tables), AT_ONCE // 2):
                numbers = range(start, min(start + AT_ONCE // 2, len(tables)))
                await asyncio.gather(*map(open_table, numbers))
            await server.kill()
            await server.start()
            sittings: list[Sitting] = []

            async def come_back(number: int) -> None:
                sittings.append(await people[number].sit(tables[number // 2]))

            before = server.spent()
            for start in range(0, players, AT_ONCE):
                await asyncio.gather(*map(come_back, range(start, min(start + AT_ONCE, players))))
            await until(lambda: len(sittings) == players)
            spent = server.spent().since(before).all
            for sitting in sittings:
                sitting.socket.transport.abort()
    target = BACK_S * players / PLAYERS
    return Row(f"{players:,} players back", f"target of {target:g} s", "s", spent, target, 1.0, most=True)


def rows(players: int = PLAYERS, sockets: int = SOCKETS) -> Iterator[Row]:
    """Yield the rows for so many players and sockets; 0 leaves theirs out. Raise `OSError` if a limit is too low."""
    room = raise_file_limit() - FILES_BESIDE
    if max(players, sockets) > room:
        raise OSError(f"the system allows this process {room:,} sockets (ulimit -Hn)")
    if players:
        yield asyncio.run(back_row(players))
    if sockets:
        yield from asyncio.run(idle_rows(sockets))


def main() -> int:
    """Print each row; return 1 if a target was missed."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--players", type=int, default=PLAYERS, help="0: without this row")
    parser.add_argument("--sockets", type=int, default=SOCKETS, help="0: without these rows")
    given = parser.parse_args()
    return print_table(rows(given.players, given.sockets))


if __name__ == "__main__":
    sys.exit(main())
