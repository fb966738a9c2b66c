"""Whole games of every installed game, every frame kept to the letter: no card passes before its viewer may know it.

What a viewer may know is written down a second time (`tests/games/<game>/visible.py`), apart from the zones that the
views are made of.
"""

import asyncio
import json
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tablee.games import find, installed
from tablee.match.story import hides
from tests.foreseen import Foreseen
from tests.games.open_cards import GAMES, IN_PASSING, cards_in, codes
from tests.house.tree import game_folders
from tests.patience import patience
from tests.server.conftest import Running, Start
from tests.server.people import FRIEND, ME, Person, bot, offered, program

Json = dict[str, Any]


def test_every_game_with_hidden_cards_is_followed() -> None:
    """Each has `tests/games/<game>/visible.py` (docs/example-game.md shows one)."""
    ours = {folder.replace("_", "-") for folder in game_folders()}
    assert {name for name, game in installed().items() if hides(game) and name in ours} == set(GAMES)


class Listener:
    """One connection to the letter: each frame with the ply it came at. With `chance` it plays, any legal move."""

    def __init__(self, look: int | None, chance: Random | None) -> None:
        self.look = look
        self.frames: list[tuple[int, str]] = []
        self._chance = chance
        self._ply = -1

    async def listen(self, person: Person, table: str) -> None:
        sitting = await person.connect()
        async with sitting:
            await sitting.send(do="hello", table=table, last=-1)
            while True:
                try:
                    frame = str(await sitting.socket.recv())
                except ConnectionClosed:
                    return
                message = json.loads(frame)
                now = message.get("now")
                if now is not None:
                    self._ply = now["ply"]
                    if now["over"] is not None:
                        return
                self.frames.append((self._ply, frame))
                if now is not None and now["legal"] and self._chance is not None:
                    move = self._chance.choice(now["legal"])
                    await sitting.send(
                        do="move", id=f"p{self._ply}", ply=self._ply, seat=self.look, move=move
                    )


async def play_from_elsewhere(server: Running, heard: list[tuple[int, str]], chance: Random) -> None:
    """Answer as an agent on another machine, by chance, and keep each question with its ply."""
    await server.services.store.agent_tokens.add("Fox (Cy)", "token", 1)
    address = server.base.replace("http", "ws", 1) + "/agent"
    async with connect(address, additional_headers={"Authorization": "Bearer token"}) as socket:
        async for line in socket:
            asked = json.loads(line)
            answer: Json = {"say": "ready"}
            if asked["do"] == "hello":
                answer = {"say": "hello", "name": "fox"}
            elif asked["do"] == "choose":
                heard.append((asked["ply"], str(line)))
                answer = {"say": "move", "move": chance.choice(asked["legal"])}
            elif asked["do"] == "ping":
                answer = {"say": "pong"}
            await socket.send(json.dumps(answer))


async def play(server: Running, name: str, seed: int) -> tuple[str, list[Listener]]:
    """A match of two people and a bot, a spectator watching, to its end."""
    ana, bo, cy = (Person(server.base) for _ in range(3))
    table = (await ana.open(ME, FRIEND, bot(), game=name, options=GAMES[name][1]))["table"]
    await bo.call("POST", f"/api/tables/{table}/join", {})
    listeners = [Listener(0, Random(seed)), Listener(1, Random(seed + 1)), Listener(None, None)]
    async with patience(), asyncio.TaskGroup() as group:
        for listener, person in zip(listeners, (ana, bo, cy), strict=True):
            group.create_task(listener.listen(person, table))
    for person in (ana, bo, cy):
        await person.close()
    return table, listeners


@pytest.mark.parametrize("deal", ["7" * 64, "c" * 64])
@pytest.mark.parametrize("name", sorted(GAMES))
async def test_no_card_passes_the_socket_before_its_viewer_may_know_it(
    start: Start, name: str, deal: str
) -> None:
    server = await start(seeds=Foreseen(lambda: deal), idle_timeout=600.0)  # the spectator only listens
    table, listeners = await play(server, name, seed=11)
    checked, plies = await check(server, name, table, listeners)
    assert checked >= 3 * min(30, plies)


@pytest.mark.parametrize("name", sorted(GAMES))
async def test_no_card_reaches_an_agent_elsewhere_before_its_seat_may_know_it(
    start: Start, name: str
) -> None:
    server = await start(seeds=Foreseen(lambda: "7" * 64))
    ana, agent = Person(server.base), Listener(1, None)
    listeners = [Listener(0, Random(11)), agent]
    elsewhere = asyncio.create_task(play_from_elsewhere(server, agent.frames, Random(12)))
    await offered(server.base, name, ["Fox (Cy)"])
    table = (await ana.open(ME, program("Fox (Cy)"), game=name, options=GAMES[name][1]))["table"]
    async with patience():
        await listeners[0].listen(ana, table)
    elsewhere.cancel()
    await asyncio.wait((elsewhere,))
    checked, _ = await check(server, name, table, listeners)
    assert len(agent.frames) >= 3
    assert checked >= len(agent.frames)
    match = (await server.services.matches.current(table)).match
    assert {move.by for move in match.moves if move.seat == 1} == {"program"}
    await ana.close()


async def check(server: Running, name: str, table: str, listeners: list[Listener]) -> tuple[int, int]:
    """Compare every frame with what its viewer may know; return the numbers of frames and plies."""
    game, (seen_in, _) = find(name), GAMES[name]
    match = (await server.services.matches.current(table)).match
    every = codes(game, match.options, match.players)
    positions = [game.dump(position) for position in match.positions]
    checked = 0
    for listener in listeners:
        may_know: set[str] = set()
        told = iter(listener.frames)
        frame = next(told, None)
        for ply, position in enumerate(positions):
            may_know |= set(seen_in(position, listener.look))
            if ply and name in IN_PASSING:
                may_know |= set(IN_PASSING[name](positions[ply - 1], match.moves[ply - 1].move))
            while frame is not None and frame[0] <= ply:
                leaked = cards_in(frame[1], every) - may_know
                assert not leaked, f"seat {listener.look} heard of {leaked} at ply {ply}: {frame[1]}"
                checked += 1
                frame = next(told, None)
    return checked, match.ply
