"""Records what a client sends and receives at a table, without deciding anything."""

import json
import time
from collections import deque
from typing import Any, Final

from tablee.games import find
from tests.games.open_cards import GAMES, cards_in, codes
from tests.histories.records import Answered, Client, Happened, Saw, Sent, Shown, State, Stood
from tests.server.people import Sitting

ACTS: Final = ("move", "undo", "resign")
LATEST: Final = 6
EXCERPT: Final = 200
"""The number of frames, and of characters of each, that explain the failure of a client."""


class Recorder:
    """One client's record at one table."""

    def __init__(self, name: str) -> None:
        self.client = Client(name, None)
        self.state = State(0, 0)
        self.over = False
        self.latest: deque[str] = deque(maxlen=LATEST)
        self._codes: set[str] | None = None
        self._seen: set[str] = set()

    def tail(self) -> str:
        """Return the last things that happened to this client, and the last frames."""
        kept = [*self.client.sent, *self.client.answered, *self.client.frames]
        last = sorted(kept, key=lambda one: one.at)[-2 * LATEST :]
        return "\n    ".join([self.client.name, *map(str, last), *self.latest])

    def sent(self, message: dict[str, Any]) -> None:
        """Record a message of the client."""
        if message["do"] in ACTS:
            kept = Sent(time.monotonic(), message["id"], message["do"], message["seat"], message.get("move"))
            self.client.sent.append(kept)

    def received(self, text: str) -> dict[str, Any]:
        """Record a frame; return it."""
        at, message = time.monotonic(), json.loads(text)
        self.latest.append(text[:EXCERPT])
        match message["say"]:
            case "welcome":
                self._welcomed(at, message)
            case "step" | "undone" | "look":
                self._stood(at, message["say"], message["now"])
                self._shown(at, message["step"])
            case "ack":
                self.client.answered.append(Answered(at, message["id"], message["ply"]))
            case "error" if message["id"] is not None:
                self.client.answered.append(Answered(at, message["id"], code=message["code"]))
            case "happened":
                event = message["event"]
                self.client.happened.append(Happened(at, event["n"], event["kind"], event["seat"]))
        if self._codes is not None and not self.over:
            for card in cards_in(text, self._codes - self._seen):
                self._seen.add(card)
                self.client.saw.append(Saw(at, self.state, card))
        return dict(message)

    def _welcomed(self, at: float, message: dict[str, Any]) -> None:
        table = message["table"]
        if self._codes is None:
            self.client.look = message["look"]
            hidden = table["game"] in GAMES
            self._codes = codes(find(table["game"]), table["options"], table["players"]) if hidden else set()
        if message["now"] is not None:
            self._stood(at, "welcome", message["now"])
            for step in message["plies"]:
                self._shown(at, step)

    def _stood(self, at: float, frame: str, now: dict[str, Any]) -> None:
        self.state, self.over = State(now["undone"], now["ply"]), now["over"] is not None
        self.client.frames.append(Stood(at, frame, self.state, self.over))

    def _shown(self, at: float, step: dict[str, Any]) -> None:
        state = State(self.state.undone, step["ply"])
        self.client.frames.append(Shown(at, state, step["seat"], step["move"]))


class RecordedSitting(Sitting):
    """A socket that records everything."""

    def __init__(self, sitting: Sitting, recorder: Recorder) -> None:
        super().__init__(sitting.socket)
        self._recorder = recorder

    async def send(self, **message: Any) -> None:
        self._recorder.sent(message)
        await super().send(**message)

    async def received(self) -> dict[str, Any]:
        return self._recorder.received(str(await self.socket.recv()))
