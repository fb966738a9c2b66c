"""What happened, as data: front ends animate it, logs tell it in their language."""

from typing import Any, Final

HIDDEN: Final = "?"


def hidden(value: Any) -> Any:
    """`value` with every string in it replaced by `"?"`: how many things there are stays known."""
    if isinstance(value, str):
        return HIDDEN
    if isinstance(value, list):
        return [hidden(item) for item in value]
    if isinstance(value, dict):
        return {key: hidden(item) for key, item in value.items()}
    return value


class Event:
    """One thing an onlooker would want to see happen.

    `kind` is dotted (game and happening) and a Fluent id of the game's words; `data` is JSON; `secret` maps
    those keys of `data` that not everybody may see to the seats that may. `fleeting` names the keys that nobody is
    told again once the match has gone on: what they name lies closed again, to be remembered. A game whose moves are
    quicker made than told may override `data`, to put it together when somebody looks.
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
        self.secret: dict[str, tuple[int, ...]] = {} if secret is None else secret
        self.fleeting = fleeting

    def __repr__(self) -> str:
        return f"<Event {self.kind} {self.data}>"

    def __reduce__(self) -> Any:
        # A pickle holds what can be seen of an event, not what its game would put that together from.
        return Event, (self.kind, self.data, self.secret, self.fleeting)

    @property
    def data(self) -> dict[str, Any]:
        """What happened, secrets included."""
        return self._data

    def seen_by(self, viewer: int | None, past: bool = False) -> dict[str, Any]:
        """The event as seat `viewer` (None: a spectator) may know it; `past`: as it is told of a step that is past."""
        shown: dict[str, Any] = {"event": self.kind}
        for key, value in self.data.items():
            seats = self.secret.get(key)
            told = (seats is None or viewer in seats) and not (past and key in self.fleeting)
            shown[key] = value if told else hidden(value)
        return shown

    def dump(self) -> dict[str, Any]:
        """Everything; `secret` lists who saw which key, `fleeting` what is not told again; left out where empty."""
        full: dict[str, Any] = {"event": self.kind, **self.data}
        if self.secret:
            full["secret"] = {key: list(seats) for key, seats in self.secret.items()}
        if self.fleeting:
            full["fleeting"] = list(self.fleeting)
        return full
