"""Mutes, blocks and reports."""

from typing import Any

from tests.server.lives.acting import Asked, Maybe, Refusals, Scene, act
from tests.server.lives.browsers import Answer
from tests.server.lives.seen import Seen


def _others(seen: Seen) -> list[int]:
    return [seat.seat for seat in seen.row.seats if seat.guest not in (None, seen.guest)]


def _whom(seat: int) -> Refusals:
    return {
        "person.unknown": lambda seen: seen.row.seats[seat].guest is None,
        "person.self": lambda seen: seen.guest is not None and seen.row.seats[seat].guest == seen.guest,
    }


@act("keep away", lambda scene: scene.seen.guest is not None and bool(_others(scene.seen)), weight=0.7)
def keep_away(scene: Scene) -> Asked:
    """Mute or block a guest, or undo both."""
    seat = scene.chance.choice(_others(scene.seen) or [scene.a_seat()])
    kind = scene.chance.choice(["mute", "mute", "block", None, None])
    return scene.http("PUT", "/people", {"seat": seat, "kind": kind}, _whom(seat))


@act("report", lambda scene: scene.seen.guest is not None and bool(_others(scene.seen)), weight=0.7)
def report(scene: Scene) -> Asked:
    """Report a guest, or a line of talk."""
    chance = scene.chance
    seat = chance.choice(_others(scene.seen) or [scene.a_seat()])
    said = scene.seen.live.sent.chat
    reason = {"reason": chance.choice(["insult", "spam", "name", "other"]), "text": "see for yourself"}
    if said and chance.random() < 0.5:
        anybody: Refusals = {
            "person.unknown": Maybe(lambda seen: True),
            "person.self": Maybe(lambda seen: True),
        }
        return _reporting(scene, {"line": chance.randint(1, said), **reason}, anybody)
    return _reporting(scene, {"seat": seat, **reason}, _whom(seat))


def _reporting(scene: Scene, body: dict[str, Any], refused: Refusals) -> Asked:
    def note(_: Answer) -> None:
        scene.life.reported = True

    return scene.http("POST", "/reports", body, refused, note)


@act("notices", lambda scene: bool(scene.seen.own), weight=0.2)
def notices(scene: Scene) -> Asked:
    """Choose the notices of this table."""
    return scene.http("PUT", "/notifications", {"mode": scene.chance.choice(["on", "digest", "off", None])})
