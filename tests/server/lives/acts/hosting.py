"""What a host does with a table."""

from typing import Any

from tests.server.lives import tables
from tests.server.lives.acting import Asked, Maybe, Refusals, Scene, act
from tests.server.lives.seen import Seen, has_begun, is_cancelled, is_not_host

HOSTED: Refusals = {
    "table.not_host": is_not_host,
    "match.begun": has_begun,
    "match.cancelled": is_cancelled,
}
"""Refusals of requests that only the host may make, before the match begins."""


def _hosts(scene: Scene) -> bool:
    return scene.seen.waiting and scene.seen.is_host


def _removable(seen: Seen) -> list[int]:
    return [seat.seat for seat in seen.row.seats if seat.kind != "free" and seat.guest != seen.guest]


@act("remove", lambda scene: _hosts(scene) and bool(_removable(scene.seen)), weight=0.6)
def remove(scene: Scene) -> Asked:
    """Free another player's seat."""
    seat = scene.chance.choice(_removable(scene.seen) or [scene.a_seat()])

    def own(seen: Seen) -> bool:
        return seen.row.seats[seat].kind == "guest" and seen.row.seats[seat].guest == seen.guest

    return scene.http("DELETE", f"/seats/{seat}", None, {**HOSTED, "seat.your_own": own})


@act("give seat", lambda scene: _hosts(scene) and bool(scene.seen.free), weight=0.6)
def give_seat(scene: Scene) -> Asked:
    """Give a free seat to a bot."""
    seat = scene.chance.choice(scene.seen.free or [scene.a_seat()])
    refused: Refusals = {
        "table.not_host": is_not_host,
        "match.cancelled": Maybe(is_cancelled),
        "seat.taken": lambda seen: seat not in seen.free,
        "terms.counts": lambda seen: seen.terms("counts") is True,
    }
    level = scene.chance.choice(scene.seen.live.game.bot_levels)
    return scene.http("PUT", f"/seats/{seat}", {"kind": "bot", "level": level}, refused)


@act("fill", lambda scene: _hosts(scene) and bool(scene.seen.free), weight=0.3)
def fill(scene: Scene) -> Asked:
    """Give all free seats to bots."""
    level = scene.chance.choice([None, *scene.seen.live.game.bot_levels])
    counts = Maybe(lambda seen: seen.terms("counts") is True)
    return scene.http("POST", "/fill", {"level": level}, {**HOSTED, "terms.counts": counts})


@act("start", lambda scene: _hosts(scene) and not scene.seen.free and scene.seen.row.starts is None, weight=5)
def start(scene: Scene) -> Asked:
    """Begin the match."""
    waiting = Maybe(lambda seen: bool(seen.free))
    return scene.http("POST", "/start", None, {**HOSTED, "match.waiting": waiting})


@act("lock", _hosts, weight=0.4)
def lock(scene: Scene) -> Asked:
    """Lock the table, or unlock it."""
    return scene.http("PUT", "/lock", {"locked": not scene.seen.row.locked}, HOSTED)


def _heirs(seen: Seen) -> list[int]:
    return [
        seat.seat for seat in seen.row.seats if seat.kind == "guest" and seat.guest not in (None, seen.guest)
    ]


def _may_hand_on(scene: Scene) -> bool:
    return scene.seen.is_host and scene.seen.state in ("waiting", "running") and bool(_heirs(scene.seen))


@act("hand on", _may_hand_on, weight=0.5)
def hand_on(scene: Scene) -> Asked:
    """Make another guest the host."""
    seat = scene.chance.choice(_heirs(scene.seen) or [scene.a_seat()])
    refused: Refusals = {
        "table.not_host": Maybe(is_not_host),
        "match.over": lambda seen: seen.state == "over",
        "match.cancelled": is_cancelled,
        "seat.no_guest": Maybe(lambda seen: seat not in _heirs(seen)),
    }
    return scene.http("PUT", "/host", {"seat": seat}, refused)


@act("settings", _hosts, weight=1)
def settings(scene: Scene) -> Asked:
    """Change options or terms."""
    chance, row, game = scene.chance, scene.seen.row, scene.seen.live.game
    wishes: dict[str, Any] = {
        "options": tables.options(chance, game, row.players),
        "pause": chance.choice([0, 0, 50]),
        "open": chance.random() < 0.5,
        "stand_in": chance.choice([0, 5, 3600]),
        "terms": tables.terms(chance, scene.life.plan.theme, len(scene.life.states)),
    }
    some = chance.sample(list(wishes), chance.randint(1, 3))
    # A table for a match that counts has other terms, with which the present players may not fit.
    counts = Maybe(lambda seen: "terms" in some)
    return scene.http(
        "PUT", "/settings", {key: wishes[key] for key in some}, {**HOSTED, "terms.counts": counts}
    )


def _may_cancel(scene: Scene) -> bool:
    seen = scene.seen
    return seen.is_host and (seen.waiting or (seen.running and not seen.live.people()))


@act("cancel", _may_cancel, weight=0.2)
def cancel(scene: Scene) -> Asked:
    """End the table."""

    def begun(seen: Seen) -> bool:
        return seen.state == "over" or (seen.running and bool(seen.live.people()))

    return scene.http("POST", "/cancel", None, {"table.not_host": is_not_host, "match.begun": begun})
