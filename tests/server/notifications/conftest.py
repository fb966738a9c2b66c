"""Ana and Bo at a table, Bo away, and an address of the test's own as Bo's channel."""

from collections.abc import AsyncIterator, Callable
from typing import Any

import pytest
from sqlalchemy import select

from tablee.server import clock
from tablee.server.notifications import dispatcher, greetings, holding, notice_sender
from tablee.store.outbox import GRACE_MS
from tablee.store.schema import outbox
from tests.patience import until
from tests.server.conftest import Running, Start
from tests.server.notifications.endpoint import Browser, Endpoint
from tests.server.people import FRIEND, ME, Person, Sitting

HOME = ("127.0.0.0/8",)


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let senders live a little ahead, so that no test waits for the grace period of screens.

    Tests do not wait either for a refusal that is delayed so that it reveals nothing.
    """
    telling_at(monkeypatch, lambda: clock.now() + GRACE_MS + 1)
    monkeypatch.setattr(greetings, "REFUSED_S", 0.0)


def telling_at(monkeypatch: pytest.MonkeyPatch, now: Callable[[], int]) -> None:
    """Send notices as if it were that time."""
    for module in (dispatcher, notice_sender, holding):
        monkeypatch.setattr(module, "now", now)


@pytest.fixture
async def tell(start: Start) -> Running:
    """Start a server that may reach this machine."""
    return await start(own_networks=HOME)


class Pair:
    """Ana, who sits there, and Bo, who has a browser as a channel."""

    def __init__(self, server: Running) -> None:
        self.server = server
        self.ana, self.bo = Person(server.base), Person(server.base)
        self.browser = Browser()
        self.ply = 0

    async def sit(self, **more: Any) -> None:
        self.table: str = (await self.ana.open(ME, FRIEND, **more))["table"]
        await self.ana.call("PUT", "/api/me", {"name": "Ana"})
        await self.bo.call("POST", f"/api/tables/{self.table}/join", {"name": "Bo"})
        self.at_ana = await self.ana.sit(self.table)

    async def listen(self, at: str, language: str = "en") -> dict[str, Any]:
        """Subscribe Bo's browser at that address."""
        told: dict[str, Any] = await self.bo.call(
            "POST", "/api/notifications/push", self.browser.wish(at, language)
        )
        return told

    async def move(self, sitting: Sitting | None = None) -> None:
        """Make Ana's next move, or that of the given player."""
        seat = 0 if sitting is None else 1
        answer = await (sitting or self.at_ana).answered(do="move", ply=self.ply, seat=seat, move="draw")
        assert answer["say"] == "ack", answer
        self.ply += 1

    async def guest(self, person: Person) -> str:
        """Return the id of this person."""
        assert person.cookie is not None
        guest = await self.server.services.store.guests.find(person.cookie)
        assert guest is not None
        return guest.id

    async def close(self) -> None:
        await self.at_ana.socket.close()
        await self.ana.close()
        await self.bo.close()


@pytest.fixture
async def pair(tell: Running) -> AsyncIterator[Pair]:
    """Yield the two, seated."""
    pair = Pair(tell)
    await pair.sit()
    yield pair
    await pair.close()


@pytest.fixture
async def endpoint() -> AsyncIterator[Endpoint]:
    """Yield an address that accepts everything."""
    async with Endpoint() as endpoint:
        yield endpoint


async def states(server: Running) -> list[tuple[str, str]]:
    """Return the results of all notices, in their order: kind and state."""
    async with server.services.store.database.read() as connection:
        rows = await connection.execute(select(outbox.c.kind, outbox.c.state).order_by(outbox.c.id))
        return [(row.kind, row.state) for row in rows]


async def settled(server: Running, count: int) -> list[tuple[str, str]]:
    """Return the same, once there are `count` of them and none waits."""
    found: list[tuple[str, str]] = []

    async def look() -> bool:
        found[:] = await states(server)
        return len(found) >= count and all(state != "waiting" for _, state in found)

    await until(look, 0.05)
    return found
