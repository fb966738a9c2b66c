"""Scripted people in a storm. They know only the protocol, and connect again however often they lose a connection."""

import asyncio
import contextlib
import random
from dataclasses import dataclass
from typing import Any, Final

from tests.games.open_cards import GAMES
from tests.patience import patience, patience_s, until
from tests.server.killing import GONE, STALE, Player, Tally
from tests.server.people import FRIEND, ME, Sitting, bot
from tests.server.storms.recorder import RecordedSitting, Recorder

RESIGNS: Final = 0.02
"""The share of turns in which a player resigns, at tables where two others are left."""

AWAY: Final = (429, 502, 503)
GIVEN_UP: Final = (*STALE, "seat.gave_up", "resign.already")
DAYS: Final = {"clock": {"kind": "days", "days": 1}, "time_out": "bot"}
WAITS_S: Final = 12.0
"""Without a notice, a visitor looks after this time."""


class StormPlayer(Player):
    """A player whose messages and frames are recorded; `resigns`: now and then they give up."""

    most_s = 0.5
    refusals = GIVEN_UP

    def __init__(self, base: str, tally: Tally, chance: random.Random, name: str) -> None:
        super().__init__(base, tally, chance)
        self.recorder = Recorder(name)
        self.resigns = False

    async def surely(self, method: str, path: str, body: Any = None) -> Any:
        """Send a request until it is carried out, however often the server, its database or the way fails."""
        async with patience():
            while True:
                with contextlib.suppress(*GONE):
                    answer = await self.http.request(method, path, json=body)
                    if answer.status_code not in AWAY:
                        assert answer.is_success, (method, path, answer.status_code, answer.text)
                        return answer.json()
                await asyncio.sleep(0.2)

    async def arrive(self) -> None:
        """Get an identity, so that a request that is sent again is that of the same guest."""
        await self.surely("PUT", "/api/me", {"name": self.recorder.client.name.partition(":")[2]})

    async def connect(self, origin: str | None = None) -> Sitting:
        """Return a socket that records."""
        return RecordedSitting(await super().connect(origin), self.recorder)

    def _acknowledge(self, message: dict[str, Any]) -> None:
        if self.pending is not None and self.pending["do"] == "resign":
            self.pending = None
            self.resigns = False
        else:
            super()._acknowledge(message)

    async def _act(self, sitting: Sitting, now: dict[str, Any]) -> None:
        free = self.pending is None and now["over"] is None and self.seat is not None
        if free and self.resigns and now["legal"] and self.chance.random() < RESIGNS:
            self.pending = {"do": "resign", "seat": self.seat, "id": f"{self.chance.getrandbits(64):x}"}
            await sitting.send(**self.pending)
        else:
            await super()._act(sitting, now)


class Visitor(StormPlayer):
    """A player who comes when a notice calls them (`called`), makes a move, and leaves."""

    most_s = 0.1

    def __init__(self, base: str, tally: Tally, chance: random.Random, name: str) -> None:
        super().__init__(base, tally, chance, name)
        self.called = asyncio.Event()
        self._looked = False

    async def play(self, table: str) -> None:
        """Visit the table again and again until the match is over."""
        while not self.recorder.over:
            self.called.clear()
            # However often the connection is lost, the visit ends once a move was acknowledged, or none is due.
            await self._visit(table)
            try:
                await asyncio.wait_for(self.called.wait(), WAITS_S)
            except TimeoutError:
                continue

    async def _visit(self, table: str) -> None:
        async with asyncio.timeout(patience_s()):
            while True:
                try:
                    async with await self.sit(table, self.last, undone=self.undone) as sitting:
                        await self._move(sitting)
                        return
                except GONE:
                    await asyncio.sleep(self.chance.uniform(0.05, 0.2))

    async def _act(self, sitting: Sitting, now: dict[str, Any]) -> None:
        await super()._act(sitting, now)
        self._looked = True

    async def _move(self, sitting: Sitting) -> None:
        self._looked = self.pending is not None
        staying = asyncio.create_task(self._until_over(sitting))
        try:
            await until(lambda: staying.done() or (self._looked and self.pending is None), 0.05)
            if staying.done():
                staying.result()
        finally:
            staying.cancel()
            await asyncio.gather(staying, return_exceptions=True)


@dataclass
class Seated:
    """One table of a storm with its people; `only_people`: no bot delays it."""

    table: str
    game: str
    people: list[StormPlayer]
    only_people: bool


async def opened(game: str, number: int, base: str, tally: Tally, chance: random.Random) -> Seated:
    """Open a table: for two people, a person and a bot, or (if the game allows) two people and a bot; most with a
    spectator.
    """
    kind = number % 3
    three = kind == 2 and game in GAMES
    seats = [ME, bot()] if kind == 1 else [ME, FRIEND, bot()] if three else [ME, FRIEND]
    host = StormPlayer(base, tally, chance, f"{number}:host")
    await host.arrive()
    table = (await host.surely("POST", "/api/tables", {"game": game, "seats": seats, "pause": 0}))["table"]
    people = [host]
    if FRIEND in seats:
        friend = StormPlayer(base, tally, chance, f"{number}:friend")
        await friend.arrive()
        await friend.surely("POST", f"/api/tables/{table}/join", {})
        friend.resigns = three
        people.append(friend)
    if number % 2:
        people.append(StormPlayer(base, tally, chance, f"{number}:spectator"))
    return Seated(table, game, people, bot() not in seats)


async def visited(
    game: str, number: int, base: str, tally: Tally, chance: random.Random, address: str
) -> Seated:
    """Open a table over days for two people who come when a notice calls them; notices go to `address`."""
    host = Visitor(base, tally, chance, f"{number}:host")
    guest = Visitor(base, tally, chance, f"{number}:guest")
    await host.arrive()
    await guest.arrive()
    body = {"game": game, "seats": [ME, FRIEND], "pause": 0, "terms": DAYS}
    table = (await host.surely("POST", "/api/tables", body))["table"]
    await guest.surely("POST", f"/api/tables/{table}/join", {})
    for one in (host, guest):
        webhook = {"kind": "json", "address": f"{address}/{one.recorder.client.name}", "language": "en"}
        await one.surely("POST", "/api/notifications/webhooks", webhook)
    return Seated(table, game, [host, guest], False)
