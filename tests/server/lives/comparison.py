"""Compares a match in a process's memory with the same match read from the log, and a page with a new welcome."""

from collections.abc import Iterator, Sequence
from itertools import zip_longest
from typing import Any, Final

import msgspec

from tablee.server.live.live_match import LiveMatch

AT_HOME: Final = frozenset({"changed"})
"""What a match in memory need not know: only lists read `changed`, and they read it from the database."""


def facts(live: LiveMatch, since: int = 0) -> dict[str, Any]:
    """Return all facts that a process knows of a match, by name; positions and events from ply `since` on."""
    match = live.match
    told = live.sent
    return {
        "row": {key: value for key, value in msgspec.structs.asdict(live.row).items() if key not in AT_HOME},
        "agrees": live.agrees,
        "rules": (match.game.name, match.game.rules, match.options, match.players, match.seed),
        "moves": match.moves,
        "positions": match.positions[since:],
        "position": match.game.dump(match.position),
        "events": [
            [(event.kind, event.data, event.secret, event.fleeting) for event in events]
            for events in match.events[since:]
        ],
        "resigned": match.resigned,
        "outcome": match.outcome,
        "turn": match.turn,
        "made at": [live.made_at(ply) for ply in range(match.ply + 1)],
        "last moves": [(live.last_move_of(seat), live.played_for(seat, 0)) for seat in range(match.players)],
        "taken back": list(live.taken_back),
        "last by a person": live.last_by_person(),
        "undoer": live.undoer(),
        "legal": (live.legal().moves, live.legal().more),
        "clocks": live.clock_state_with(match.turn),
        "summary": live.summary(),
        "happened": live.events,
        # Without the last line of talk: a line of a guest who was deleted no longer counts when it is read.
        "told": (told.events, told.offer, [_proposed(one) for one in told.proposals]),
    }


def _proposed(proposal: Any) -> Any:
    # The seats asked depend on presence, which other processes read when they need it.
    return msgspec.structs.replace(proposal, asked=frozenset())


def differences(
    lived: LiveMatch, read: LiveMatch, messages: Sequence[tuple[int, str]], since: int = 0
) -> Iterator[str]:
    """Yield the differences between memory and log; `messages`: the authors and ids of messages."""
    yield from differing(facts(lived, since), facts(read, since))
    for seat, message in messages:
        became = lived.became(seat, message), read.became(seat, message)
        if became[0] != became[1]:
            yield f"message {message} of seat {seat} became: {became[0]}, not {became[1]}"


def differing(one: Any, other: Any, where: str = "") -> Iterator[str]:
    """Yield the differences between two values."""
    if one == other:
        return
    if isinstance(one, dict) and isinstance(other, dict):
        for key in sorted({*one, *other}, key=str):
            missing = f"({key} is missing)"
            yield from differing(one.get(key, missing), other.get(key, missing), f"{where}/{key}")
    elif isinstance(one, list) and isinstance(other, list):
        for at, (left, right) in enumerate(zip_longest(one, other, fillvalue="(nothing)")):
            yield from differing(left, right, f"{where}/{at}")
    else:
        yield f"{where}: {_short(one)}, not {_short(other)}"


def _short(value: Any) -> str:
    text = repr(value)
    return text if len(text) <= 600 else f"{text[:600]}.."


def shown(told: dict[str, Any]) -> dict[str, Any]:
    """Return what a page shows, in a form in which two pages can be compared."""
    steps = told["steps"]
    last = max(steps, default=None)
    return {
        "look": told["look"] if told["now"] is not None else None,
        "now": told["now"],
        "offer": told["offer"],
        # Steps before the last may have less in them once they are past, or be missing.
        "steps": None if last is None else [last, steps[last]],
        "table": timeless(told["table"]),
        "happened": {n: {**event, "params": _nameless(event)} for n, event in told["happened"].items()},
        "proposals": [{**one, "asked": None} for one in told["proposals"]],
    }


def _nameless(event: dict[str, Any]) -> dict[str, Any]:
    # A page that received the name of a guest shows it until it is opened again, even if the guest is deleted.
    return {key: value for key, value in event["params"].items() if key not in ("name", "other", "left")}


def timeless(table: dict[str, Any]) -> dict[str, Any]:
    """Return a table with points in time instead of the remaining times when it was sent."""
    at = table["at"]

    def then(left: int | None) -> int | None:
        return None if left is None else at + left

    seats = [{**seat, "steps_in": then(seat["steps_in"])} for seat in table["seats"]]
    return {
        **table,
        "at": None,
        "starts_in": then(table["starts_in"]),
        "fills_in": then(table["fills_in"]),
        # The beginning of a turn is sent with each move only if a clock runs.
        "clocks": table["clocks"] if table["terms"]["clock"] is not None else None,
        "seats": seats,
    }
