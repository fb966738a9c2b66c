"""What a seat concludes from the events of a match, carried forward event by event."""

from abc import ABC, abstractmethod
from typing import Any

from tablee.core.events import Event
from tablee.core.native import mypyc_attr

JsonObject = dict[str, Any]


@mypyc_attr(allow_interpreted_subclasses=True)
class Memory(ABC):
    """The conclusions of one seat so far; a game supplies it by `Game.memory`."""

    @abstractmethod
    def watch(self, event: JsonObject) -> None:
        """Update the memory with the next event, as the seat sees it."""

    def watch_event(self, event: Event, seat: int) -> None:
        """Do the same as `watch` for an event with its secrets, of which the memory may use only what `seat` sees.

        A game can override this if its events are read faster than described.
        """
        self.watch(event.seen_by(seat))

    @abstractmethod
    def conclusions(self, known: JsonObject) -> JsonObject:
        """Return `Game.inferences` of all events so far, in new lists; `known` is the seat's information now."""
