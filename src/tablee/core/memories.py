"""The memories of all seats of a match, each brought up to date when its seat is asked."""

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from tablee.core.events import Event
from tablee.core.game import Game, JsonObject
from tablee.core.memory import Memory
from tablee.core.position import Position


class Kept:
    """The memory of a seat after `ply` moves."""

    def __init__(self, memory: Memory) -> None:
        self.memory = memory
        self.ply = -1
        """-1 before the events of the deal."""


class Memories:
    """The memories of the seats of one match; a seat that is asked at each ply watches each event once."""

    def __init__(self, game: Game[Any]) -> None:
        self._game = game
        self._kept: dict[int, Kept] = {}
        self._absent = False
        """True if the game has no memory."""

    def __reduce__(self) -> Any:
        # Memories follow from the events of the match.
        return Memories, (self._game,)

    def inferences(
        self,
        seat: int,
        known: JsonObject,
        events: Sequence[list[Event]],
        ply: int,
        deal: Callable[[], Position],
    ) -> JsonObject:
        """Return what `seat`, with the information `known`, concludes from the events up to ply `ply`.

        `events`: by ply, those of the deal first. `deal` returns the first position, if it is needed.
        """
        # No other thread can find the memory while this one brings it up to date.
        kept = self._kept.pop(seat, None)
        if (kept is None or kept.ply > ply) and not self._absent:
            memory = self._game.memory(deal())
            if memory is None:
                self._absent = True
            else:
                kept = Kept(memory)
        if kept is None or self._absent:
            return self._game.inferences(known, _seen(events, ply, seat))
        for at in range(kept.ply + 1, ply + 1):
            for event in events[at]:
                kept.memory.watch_event(event, seat)
        kept.ply = ply
        found = kept.memory.conclusions(known)
        self._kept[seat] = kept
        return found

    def forget(self, ply: int) -> None:
        """Forget what happened after ply `ply`, because those moves were undone."""
        for seat in [seat for seat, kept in self._kept.items() if kept.ply > ply]:
            del self._kept[seat]


def _seen(events: Sequence[list[Event]], ply: int, seat: int) -> Iterator[JsonObject]:
    """Yield the events up to ply `ply` as `seat` saw them."""
    for at in range(ply + 1):
        for event in events[at]:
            yield event.seen_by(seat)
