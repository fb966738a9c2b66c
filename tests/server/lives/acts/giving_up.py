"""Resigning, and taking over a seat that was given up."""

from typing import Any

from tests.server.lives.acting import Asked, Maybe, Refusals, Scene, act
from tests.server.lives.browsers import Answer
from tests.server.lives.ledger import Acknowledged
from tests.server.lives.pages import new_id
from tests.server.lives.seen import NOT_BEGUN, NOT_RUNNING, Seen, is_over


def resign_message(seat: int) -> dict[str, Any]:
    """Return the message with which this seat is given up."""
    return {"do": "resign", "id": new_id(), "seat": seat}


def resigning(scene: Scene, message: dict[str, Any]) -> Asked:
    """Send this resignation."""
    seat = message["seat"]
    refused: Refusals = {
        **NOT_BEGUN,
        "seat.not_yours": lambda seen: not seen.sits(seat),
        # A player who resigns twice is acknowledged twice, whatever has happened in between.
        "move.over": Maybe(is_over),
    }

    def note(answer: Answer) -> None:
        one = Acknowledged(scene.table, "resign", seat, "", message["id"], answer.body["ply"])
        scene.life.ledger.note(one)

    return scene.socket(message, refused, note)


@act("resign", lambda scene: scene.seen.running and bool(scene.seen.playing), weight=1.2, by_page=True)
def resign(scene: Scene) -> Asked:
    """Give up."""
    playing = scene.seen.playing
    return resigning(scene, resign_message(scene.chance.choice(playing) if playing else scene.a_seat()))


def given_up(seen: Seen) -> list[int]:
    """Return the seats that were given up and that this guest could take over, as far as a client can see."""
    if not seen.running or seen.guest is None or seen.terms("substitutes") == "nobody":
        return []
    return [seat for seat in seen.match.resigned if all(own == seat for own in seen.own)]


def _refused(seat: int) -> Refusals:
    return {
        **NOT_RUNNING,
        "table.removed": Maybe(lambda seen: True),
        "seat.apart": Maybe(lambda seen: True),
        "seat.already": lambda seen: any(own != seat for own in seen.own),
        "seat.taken": Maybe(lambda seen: not seen.live.has_resigned(seat)),
        "substitute.closed": lambda seen: seen.terms("substitutes") == "nobody",
        "substitute.played": Maybe(lambda seen: True),
        "substitute.refused": Maybe(lambda seen: True),
        "proposal.open": Maybe(
            lambda seen: seen.terms("substitutes") != "anybody" or seen.live.row.seats[seat].by_computer
        ),
    }


def taking_over(scene: Scene, seat: int, name: str | None = None) -> Asked:
    """Take over this seat, at once or once all agree."""
    body: dict[str, Any] = {"seat": seat} if name is None else {"seat": seat, "name": name}
    return scene.http("POST", "/substitute", body, _refused(seat))


def _anybody(scene: Scene) -> bool:
    return bool(given_up(scene.seen)) and scene.seen.terms("substitutes") == "anybody"


@act("substitute", _anybody, weight=3)
def substitute(scene: Scene) -> Asked:
    """Take over a seat that was given up, if the terms let everyone."""
    return taking_over(scene, scene.chance.choice(given_up(scene.seen) or [scene.a_seat()]))


def _asked(scene: Scene) -> bool:
    return bool(given_up(scene.seen)) and scene.seen.terms("substitutes") != "anybody"


@act("ask to substitute", _asked, weight=3)
def ask_to_substitute(scene: Scene) -> Asked:
    """Ask those who play for a seat that was given up."""
    seats = given_up(scene.seen) or [scene.a_seat()]
    return taking_over(scene, scene.chance.choice(seats), scene.life.a_name())
