"""A player who takes back a move against a bot has seen no new card since that move."""

import json
from random import Random
from typing import Final

import pytest

from tablee.games import find
from tests.foreseen import Foreseen
from tests.games.open_cards import GAMES, cards_in
from tests.patience import patience
from tests.server.conftest import Start
from tests.server.people import ME, Person, bot

MOVES: Final = 60
"""The most moves of the player, taken back or not."""
UNDOS: Final = 12
"""The most moves that the player takes back."""
OFTEN: Final = 0.5


class Regretful:
    """A player who makes any legal move, and takes every other one back that may be taken back."""

    def __init__(self, codes: set[str], chance: Random) -> None:
        self.shown_later: list[set[str]] = []
        """For each move taken back, the cards that the frames since that move named first."""
        self._codes = codes
        self._chance = chance
        self._frames: list[str] = []
        self._moved_at: dict[int, int] = {}

    async def play(self, person: Person, table: str) -> None:
        """Play until the match or the number of moves ends."""
        made = 0
        async with await person.connect() as sitting:
            await sitting.send(do="hello", table=table, last=-1)
            while made < MOVES:
                frame = str(await sitting.socket.recv())
                message = json.loads(frame)
                assert message["say"] != "refused", message
                if message["say"] == "undone":
                    self._note(message["now"]["ply"])
                self._frames.append(frame)
                now = message.get("now")
                if now is None:
                    continue
                if now["over"] is not None:
                    return
                if not now["legal"]:
                    continue
                ply = now["ply"]
                here = {"ply": ply, "seat": 0, "undone": now["undone"]}
                if now["undo"] and len(self.shown_later) < UNDOS and self._chance.random() < OFTEN:
                    await sitting.send(do="undo", id=f"u{made}.{ply}", **here)
                else:
                    made += 1
                    self._moved_at[ply] = len(self._frames)
                    move = self._chance.choice(now["legal"])
                    await sitting.send(do="move", id=f"m{made}", move=move, **here)

    def _note(self, ply: int) -> None:
        """Note what was shown since the move at this ply, which has just been taken back."""
        moved = self._moved_at[ply]
        before, since = ("\n".join(part) for part in (self._frames[:moved], self._frames[moved:]))
        self.shown_later.append(cards_in(since, self._codes) - cards_in(before, self._codes))
        self._moved_at = {at: index for at, index in self._moved_at.items() if at < ply}


@pytest.mark.parametrize("name", ["moka", "toko-maja"])
async def test_nothing_that_is_taken_back_showed_a_card_first(start: Start, name: str) -> None:
    server = await start(seeds=Foreseen(lambda: "7" * 64))
    ana = Person(server.base)
    table = (await ana.open(ME, bot(), game=name, options=GAMES[name][1]))["table"]
    match = (await server.services.matches.current(table)).match
    pieces = find(name).pieces(match.options, match.players).values()
    player = Regretful({code for deck in pieces for code in deck}, Random(5))
    async with patience():
        await player.play(ana, table)
    await ana.close()
    assert player.shown_later
    assert player.shown_later == [set()] * len(player.shown_later)
