"""Opening tables, and sitting down."""

import hashlib
from typing import Any

from tests.server.lives.acting import Asked, Maybe, Refusals, Scene, act
from tests.server.lives.seen import has_begun, is_cancelled, nobody, not_seated


def sealed(nonce: str) -> str:
    """Return the commitment that binds a browser to this nonce."""
    return hashlib.sha256(bytes.fromhex(nonce)).hexdigest()


def _may_join(scene: Scene) -> bool:
    seen = scene.seen
    barred = (scene.browser, scene.table) in scene.life.barred
    return seen.waiting and bool(seen.free) and not seen.own and not seen.row.locked and not barred


@act("join", _may_join, weight=8)
def join(scene: Scene) -> Asked:
    """Take a free seat, any or this one, with a name or a nonce for the deal."""
    chance, seen = scene.chance, scene.seen
    seat = chance.choice([None, None, chance.choice(seen.free) if seen.free else scene.a_seat()])
    body: dict[str, Any] = {"seat": seat}
    if chance.random() < 0.3:
        body["name"] = scene.life.a_name()
    if chance.random() < 0.5:
        body["commitment"] = sealed(scene.life.nonce_of(scene.browser, scene.table))
    # A guest who was removed, or is apart from a player, need not try again and again.
    return scene.http("POST", "/join", body, _join_refused(seat))


def _join_refused(seat: int | None) -> Refusals:
    return {
        # A browser without an identity gets one.
        "guest.unknown": Maybe(lambda seen: False),
        "match.cancelled": Maybe(is_cancelled),
        "seat.none_free": Maybe(lambda seen: not seen.own and (not seen.waiting or not seen.free)),
        "seat.taken": Maybe(lambda seen: seat is not None and (not seen.waiting or seat not in seen.free)),
        "seat.already": lambda seen: seat is not None and bool(seen.own) and seat not in seen.own,
        "seat.apart": Maybe(lambda seen: True),
        "table.locked": Maybe(lambda seen: seen.row.locked),
        "table.removed": Maybe(lambda seen: True),
    }


@act("leave", lambda scene: scene.seen.waiting and bool(scene.seen.own), weight=0.8)
def leave(scene: Scene) -> Asked:
    """Leave all seats."""
    return scene.http(
        "POST", "/leave", None, {"match.begun": lambda seen: bool(seen.own) and has_begun(seen)}
    )


@act("swap", lambda scene: scene.seen.waiting and bool(scene.seen.own), weight=1)
def swap(scene: Scene) -> Asked:
    """Swap two seats, one of them the guest's own unless the guest is host."""
    chance, seen = scene.chance, scene.seen
    one = chance.choice(seen.own or [scene.a_seat()])
    other = chance.choice(seen.free or [scene.a_seat()])
    if seen.is_host and chance.random() < 0.5:
        one, other = scene.a_seat(), scene.a_seat()

    def mine(seat: int) -> bool:
        return seen.row.seats[seat].guest == seen.guest

    refused: Refusals = {
        "match.begun": has_begun,
        "match.cancelled": is_cancelled,
        "seat.not_yours": Maybe(lambda seen: not seen.is_host and not (mine(one) or mine(other))),
        "seat.taken": Maybe(lambda seen: not seen.is_host),
        "seat.not_yours ": Maybe(lambda seen: False),
    }
    return scene.http("POST", "/swap", {"seats": [one, other]}, refused)


@act("commit", lambda scene: scene.seen.waiting and bool(scene.seen.own), weight=1.5, by_page=True)
def commit(scene: Scene) -> Asked:
    """Bind this browser to a nonce for the deal."""
    commitment = sealed(scene.life.nonce_of(scene.browser, scene.table))
    return scene.socket({"do": "commit", "commitment": commitment}, {"seat.not_yours": _not_seated})


@act(
    "reveal", lambda scene: scene.seen.row.starts is not None and bool(scene.seen.own), weight=6, by_page=True
)
def reveal(scene: Scene) -> Asked:
    """Reveal the nonce."""
    nonce = scene.life.nonce_of(scene.browser, scene.table)
    return scene.socket({"do": "reveal", "nonce": nonce}, {"seat.not_yours": _not_seated})


def _not_seated(seen: Any) -> bool:
    return not nobody(seen) and not_seated(seen)
