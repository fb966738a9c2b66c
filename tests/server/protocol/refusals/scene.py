"""Servers that the tests of a worker share, people at them, and tables in every state."""

import contextlib
import json
import shutil
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any, Final

import pytest

from tablee.server.clock import now
from tablee.server.settings import Settings
from tablee.store.moderation import guest_of
from tablee.store.orders import Ban, Drain
from tests.server.conftest import PATIENT, FirstMove, Running, running
from tests.server.notifications.endpoint import Browser
from tests.server.people import FRIEND, ME, Person, Sitting, bot, complete

BANNED: Final = "198.51.100.9"
NOWHERE: Final = "aaaaaaaaaaaaaaaa"
"""The id of no table."""

NAMES: Final = {
    "table": NOWHERE,
    "seat": "1",
    "key": "nobodynobody",
    "report": "nothingnothing12",
    "channel": "0123456789abcdef",
    "device": "0123456789abcdef",
    "passkey": "none",
    "agent": "0123456789abcdef",
    "token": "0123456789abcdef.0123456789abcdef0123456789abcdef",
    "language": "en",
    "game": "toy",
    "record": "1",
}
"""Default values for the names in paths of requests."""

BODIES: Final[dict[str, Any]] = {
    "PUT /api/me": {"name": "Ana"},
    "PUT /api/me/face": {"animal": "owl", "colour": "teal"},
    "POST /api/quick": {"game": "toy", "players": 2, "terms": {}},
    "POST /api/me/link/look": {"token": "none"},
    "POST /api/me/enter": {"token": "none"},
    "POST /api/me/claim": {"token": "none"},
    "POST /api/me/words": {"language": "en"},
    "POST /api/me/passkeys": {"id": "none", "client_data": "none", "attestation": "none"},
    "POST /api/me/agents": {"name": "Fox"},
    "POST /api/tables": {"game": "toy", "seats": [ME, FRIEND]},
    "POST /api/tables/{table}/join": {},
    "PUT /api/tables/{table}/seats/{seat}": bot(),
    "PUT /api/tables/{table}/people": {"seat": 1, "kind": "mute"},
    "POST /api/tables/{table}/reports": {"seat": 1, "reason": "spam"},
    "POST /api/moderation/reports/{report}": {"do": "dismiss"},
    "PUT /api/me/zone": {"zone": "UTC"},
    "POST /api/tables/{table}/vacation": {"days": 1},
    "PUT /api/tables/{table}/ahead": {"seat": 0, "move": "draw"},
    "POST /api/tables/{table}/swap": {"seats": [0, 1]},
    "PUT /api/tables/{table}/settings": {"pause": 100},
    "PUT /api/tables/{table}/lock": {"locked": True},
    "PUT /api/tables/{table}/host": {"seat": 1},
    "PUT /api/tables/{table}/consent": {"agree": True},
    "POST /api/tables/{table}/fill": {},
    "POST /api/tables/{table}/substitute": {"seat": 0},
    "POST /api/setup": {"game": "toy", "players": 2},
    "POST /api/study": {"do": "legal", "position": {"game": "toy"}},
    "PUT /api/notifications": {
        "mode": "on",
        "quiet_from": None,
        "quiet_until": None,
        "digest_at": 0,
        "zone": "UTC",
    },
    "POST /api/notifications/push": {
        "endpoint": "https://push.example/ana",
        **Browser().keys(),
        "language": "en",
    },
    "POST /api/notifications/webhooks": {
        "kind": "json",
        "address": "https://hook.example/",
        "language": "en",
    },
    "POST /api/notifications/mail": {"address": "ana@home.example", "language": "en"},
    "POST /api/notifications/confirm": {"code": "none"},
    "PUT /api/tables/{table}/notifications": {"mode": "off"},
}
"""A valid body for every request that has one."""


SELDOM_S: Final = 3600.0
"""Seldom enough: no other process does anything at these tables, so there is nothing to poll for."""


class Servers:
    """Servers by their settings, each started on its first use, on a database of its own."""

    def __init__(self, folder: Path, migrated: Path) -> None:
        self._folder = folder
        self._migrated = migrated
        self._running: dict[str, Running] = {}
        self._stack = contextlib.AsyncExitStack()

    async def get(self, thinker: Any = None, **settings: Any) -> Running:
        """Return the server with these settings; with a thinker or a mail server of its own it is a new one."""
        key = repr(sorted(settings.items()))
        if thinker is not None or key not in self._running:
            number = len(list(self._folder.iterdir()))
            quiet = {"rate": 1000.0, "poll": SELDOM_S, "countdown": 0.0, "newcomer": 0.0, **PATIENT}
            database = shutil.copy(self._migrated, self._folder / f"{number}.db")
            given = {"database": str(database), **quiet, **settings}
            server = await self._stack.enter_async_context(running(Settings(**given), thinker or FirstMove()))
            if thinker is not None:
                return server
            self._running[key] = server
        return self._running[key]

    async def close(self) -> None:
        """Stop them all."""
        await self._stack.aclose()


class Scene:
    """What one test uses: a server, and the people and sockets that it has opened there."""

    def __init__(self, servers: Servers, patch: pytest.MonkeyPatch, server: Running) -> None:
        self.servers = servers
        self.patch = patch
        self.server = server
        self._stack = contextlib.AsyncExitStack()

    async def at(self, thinker: Any = None, **settings: Any) -> None:
        """Go on at the server with these settings."""
        self.server = await self.servers.get(thinker, **settings)

    async def close(self) -> None:
        """Close the people and sockets."""
        await self._stack.aclose()

    @property
    def store(self) -> Any:
        """The database of the server."""
        return self.server.services.store

    def stranger(self, address: str | None = None, base: str | None = None) -> Person:
        """Return a person without an identity."""
        person = Person(base or self.server.base, address)
        self._stack.push_async_callback(person.close)
        return person

    async def guest(self, name: str = "Ana", address: str | None = None) -> Person:
        """Return a guest with a name, whose browser has the cookie already."""
        person = self.stranger(address)
        _, token = await self.store.guests.create(name, now())
        person.http.cookies.set("tablee_guest", token)
        return person

    async def id_of(self, person: Person) -> str:
        """Return the id of a guest."""
        return guest_of((await person.call("GET", "/api/moderation"))["code"])

    async def banned(self) -> str:
        """Return an address that the operator has banned."""
        await self.store.orders.ban(Ban(f"{BANNED}/32", now(), False))
        await self.server.services.orders_read.read()
        return BANNED

    @contextlib.asynccontextmanager
    async def draining(self) -> AsyncIterator[None]:
        """Have every server of the database drain."""
        await self.store.orders.drain(Drain(None, now()))
        await self.server.services.orders_read.read()
        yield
        await self.store.orders.end_drains(None)
        await self.server.services.orders_read.read()

    async def moderator(self) -> Person:
        """Return a moderator."""
        mo = await self.guest("Mo")
        assert await self.store.moderation.appoint(await self.id_of(mo), now())
        return mo

    async def sit(self, person: Person, table: "Table", **more: Any) -> Sitting:
        """Return a socket of this person at that table, open until the test is over."""
        return await self._stack.enter_async_context(await person.sit(table.id, **more))

    async def connect(self, person: Person, **more: Any) -> Sitting:
        """Return a socket that has sent nothing yet."""
        return await self._stack.enter_async_context(await person.connect(**more))

    async def waiting(self, *seats: dict[str, Any], **more: Any) -> "Table":
        """Return a table that Ana opened and where she sits; the other seat is free."""
        ana, bo = await self.guest("Ana"), await self.guest("Bo")
        opened = await ana.open(*(seats or (ME, FRIEND)), **more)
        return Table(self, opened["table"], ana, bo)

    async def running(self, *seats: dict[str, Any], **more: Any) -> "Table":
        """Return the same once Bo has sat down: the match has begun, and it is Ana's turn."""
        table = await self.waiting(*seats, **more)
        await table.bo.call("POST", f"/api/tables/{table.id}/join", {})
        return table

    async def over(self, **more: Any) -> "Table":
        """Return the same after both have given up."""
        table = await self.running(**more)
        await table.resign(table.ana, 0)
        return table

    async def cancelled(self) -> "Table":
        """Return a table that its host ended before the match began."""
        table = await self.waiting()
        await table.ana.call("POST", f"/api/tables/{table.id}/cancel")
        return table

    async def ask(self, who: Person, asked: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """Return the status and the code of the refusal of this request (`POST /api/…`), with these names in its
        path.
        """
        method, path = asked.split(" ")
        headers = more.pop("headers", None)
        query = more.pop("query", "")
        if body is None:
            body = BODIES.get(asked)
        content = body if isinstance(body, bytes) else None if body is None else json.dumps(body).encode()
        answer = await who.http.request(
            method, path.format(**NAMES | more) + query, content=content, headers=headers
        )
        assert answer.status_code >= 400, (asked, answer.status_code, answer.text)
        complete(answer.json())
        return answer.status_code, answer.json()["code"]


class Table:
    """A table with Ana, its host, on seat 0, and Bo, who sits on seat 1 or may."""

    def __init__(self, scene: Scene, table: str, ana: Person, bo: Person) -> None:
        self.scene = scene
        self.id = table
        self.ana = ana
        self.bo = bo

    async def ask(self, who: Person, asked: str, body: Any = None, **more: Any) -> tuple[int, str]:
        """Ask as in `Scene.ask`, about this table."""
        return await self.scene.ask(who, asked, body, table=self.id, **more)

    async def sit(self, who: Person, **more: Any) -> Sitting:
        """Return a socket of this person here."""
        return await self.scene.sit(who, self, **more)

    async def resign(self, who: Person, seat: int) -> None:
        """Give up for a seat."""
        async with await who.sit(self.id) as sitting:
            answer = await sitting.answered(do="resign", seat=seat)
            assert answer["say"] == "ack", answer

    async def move(self, who: Person, seat: int, ply: int) -> None:
        """Draw a card."""
        async with await who.sit(self.id) as sitting:
            answer = await sitting.answered(do="move", ply=ply, seat=seat, move="draw")
            assert answer["say"] == "ack", answer


@contextlib.asynccontextmanager
async def scene_at(servers: Servers) -> AsyncIterator[Scene]:
    """Yield a scene at the shared server."""
    with pytest.MonkeyPatch.context() as patch:
        scene = Scene(servers, patch, await servers.get())
        try:
            yield scene
        finally:
            await scene.close()
