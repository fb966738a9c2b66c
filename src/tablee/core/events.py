"""What happened, as data: front ends animate events, and logs put them into sentences."""

from typing import Any, Final

from tablee.core.native import mypyc_attr

HIDDEN: Final = "?"


def hidden(value: Any) -> Any:
    """Return `value` with every string in it replaced by `"?"`; the number of items stays visible."""
    if isinstance(value, str):
        return HIDDEN
    if isinstance(value, list):
        return [hidden(item) for item in value]
    if isinstance(value, dict):
        return {key: hidden(item) for key, item in value.items()}
    return value


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """One happening that a spectator would want to see.

    `kind` is dotted (game and happening) and a Fluent id of the game's words. `data` is JSON. `secret` maps
    each key of `data` that only some seats may see to those seats. `fleeting` names the keys that are hidden
    once the match has gone on, because players must remember them.

    A game can override `data` and `secret` to build them on demand, if playing a move is much faster than describing
    it. Two events are equal if all four are.
    """

    def __init__(
        self,
        kind: str,
        data: dict[str, Any],
        secret: dict[str, tuple[int, ...]] | None = None,
        fleeting: tuple[str, ...] = (),
    ) -> None:
        self.kind = kind
        self._data = data
        self._secret = secret
        self.fleeting = fleeting

    def __repr__(self) -> str:
        return f"<Event {self.kind} {self.data}>"

    def __reduce__(self) -> Any:
        # A pickle holds the finished data of an event, not the parts from which its game builds them.
        return Event, (self.kind, self.data, self.secret, self.fleeting)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Event):
            return False
        same = self.kind == other.kind and self.data == other.data and self.secret == other.secret
        return same and self.fleeting == other.fleeting

    def __hash__(self) -> int:
        return hash(self.kind)

    @property
    def data(self) -> dict[str, Any]:
        """Return what happened, secrets included."""
        return self._data

    @property
    def secret(self) -> dict[str, tuple[int, ...]]:
        """Return the keys of `data` that only some seats may see, with those seats."""
        if self._secret is None:
            self._secret = {}
        return self._secret

    def seen_by(self, viewer: int | None, past: bool = False) -> dict[str, Any]:
        """Return the event as seat `viewer` (None: a spectator) may know it.

        `past`: the event belongs to a past step, so fleeting keys are hidden.
        """
        shown: dict[str, Any] = {"event": self.kind}
        for key, value in self.data.items():
            seats = self.secret.get(key)
            visible = (seats is None or viewer in seats) and not (past and key in self.fleeting)
            shown[key] = value if visible else hidden(value)
        return shown

    def dump(self) -> dict[str, Any]:
        """Return all data of the event as JSON.

        `secret` lists which seats saw which key, `fleeting` the keys that are hidden later; both are left out
        if empty.
        """
        full: dict[str, Any] = {"event": self.kind, **self.data}
        if self.secret:
            full["secret"] = {key: list(seats) for key, seats in self.secret.items()}
        if self.fleeting:
            full["fleeting"] = list(self.fleeting)
        return full
