"""Moves, steps back, and requests during a turn."""

from collections.abc import Callable
from typing import Any

from tablee.core.errors import TableeError
from tests.server.lives.acting import Asked, Maybe, Refusals, Scene, act
from tests.server.lives.browsers import Answer
from tests.server.lives.ledger import Acknowledged
from tests.server.lives.pages import new_id
from tests.server.lives.seen import NOT_BEGUN, Seen, is_over, is_paused


def move_message(scene: Scene, seat: int, move: str) -> dict[str, Any]:
    """Return the message with which this seat moves in the position as seen."""
    ply, undone = scene.seen.live.mark
    return {"do": "move", "id": new_id(), "ply": ply, "undone": undone, "seat": seat, "move": move}


def _goes_on(seat: int, mark: tuple[int, int]) -> Refusals:
    return {
        **NOT_BEGUN,
        "match.paused": Maybe(is_paused),
        "move.over": Maybe(is_over),
        "seat.not_yours": lambda seen: not seen.sits(seat),
        "seat.gave_up": lambda seen: seen.sits(seat) and seen.live.has_resigned(seat),
        "move.stale": Maybe(lambda seen: seen.live.mark != mark),
    }


def _noted(scene: Scene, message: dict[str, Any]) -> Callable[[Answer], None]:
    def note(answer: Answer) -> None:
        of = (message["do"], message["seat"], message.get("move", ""), message["id"], answer.body["ply"])
        scene.life.ledger.note(Acknowledged(scene.table, *of))

    return note


def moving(scene: Scene, message: dict[str, Any], code: str | None = None) -> Asked:
    """Send this move; `code` is the rule that it breaks."""
    seat, mark = message["seat"], (message["ply"], message["undone"])
    refused = {**_goes_on(seat, mark), "move.not_your_turn": Maybe(lambda seen: seen.match.turn != seat)}
    if code is not None:
        refused[code] = lambda seen: seen.on_turn and seen.match.turn == seat and seen.live.mark == mark
    return scene.socket(message, refused, _noted(scene, message))


@act("move", lambda scene: scene.seen.on_turn, weight=12, by_page=True)
def move(scene: Scene) -> Asked:
    """Make a legal move."""
    seat = scene.seen.match.turn if scene.seen.on_turn else scene.a_seat()
    legal = scene.seen.match.legal().moves or ["pass"]
    return moving(scene, move_message(scene, seat or 0, scene.chance.choice(legal)))


@act("wrong move", lambda scene: scene.seen.on_turn, weight=0.7, by_page=True)
def wrong_move(scene: Scene) -> Asked:
    """Make a move that the rules forbid, or that no game knows."""
    seen = scene.seen
    elsewhere = [played.move for played in seen.match.moves]
    move = scene.chance.choice([*elsewhere, "pass", "draw", "nonsense", "{}"])
    return moving(scene, move_message(scene, seen.match.turn or 0, move), _broken(seen, move))


def _broken(seen: Seen, move: str) -> str | None:
    """Return the code of the rule that this move breaks."""
    try:
        seen.live.game.check_move(seen.match.position, move)
    except TableeError as error:
        return error.code
    return None


@act("stale move", lambda scene: scene.seen.on_turn and scene.seen.match.ply > 0, weight=0.5, by_page=True)
def stale_move(scene: Scene) -> Asked:
    """Make a move in an earlier position."""
    seen = scene.seen
    message = move_message(
        scene, seen.match.turn or 0, scene.chance.choice(seen.match.legal().moves or ["x"])
    )
    return moving(scene, {**message, "ply": scene.chance.randrange(max(1, seen.match.ply))})


@act("resend", lambda scene: bool(_sent(scene)), weight=1.5, by_page=True)
def resend(scene: Scene) -> Asked:
    """Send an acknowledged message again, perhaps to another process: the answer is the first one."""
    sent = _sent(scene)
    if not sent:
        return move(scene)
    one = scene.chance.choice(sent)
    message = {"do": one.do, "id": one.id, "ply": 0, "undone": 0, "seat": one.seat, "move": one.move}
    if one.do == "undo":
        message.pop("move")

    def same(answer: Answer) -> None:
        if answer.body["ply"] != one.ply:
            scene.life.problem(f"acknowledged differently: {one} {answer.body}")

    return scene.socket(message, {}, same)


def _sent(scene: Scene) -> list[Acknowledged]:
    """Return the messages acknowledged to seats that this guest has now."""
    return [one for one in scene.life.ledger.at(scene.table) if scene.seen.sits(one.seat)]


def _undoable(scene: Scene) -> bool:
    return (
        scene.seen.running and scene.seen.guest is not None and scene.seen.live.undoer() == scene.seen.guest
    )


@act("undo", _undoable, weight=3, by_page=True)
def undo(scene: Scene) -> Asked:
    """Take the player's last step back, and the bots' replies to it; sometimes as if these had not come yet."""
    (ply, undone), last = scene.seen.live.mark, scene.seen.live.last_by_person()
    own = scene.seen.own
    seat = last.seat if last is not None else (own[0] if own else 0)
    if last is not None and scene.chance.random() < 0.2:
        ply = scene.chance.randrange(last.ply, ply + 1)
    message = {"do": "undo", "id": new_id(), "ply": ply, "undone": undone, "seat": seat}
    refused: Refusals = {
        **_goes_on(seat, scene.seen.live.mark),
        "help.undo": lambda seen: seen.terms("help", "take_back") is False,
        "undo.not_last": lambda seen: _last_seat(seen) != seat,
        "undo.revealed": Maybe(lambda seen: not _revocable(seen)),
    }
    return scene.socket(message, refused, _noted(scene, message))


def _last_seat(seen: Seen) -> int | None:
    last = seen.live.last_by_person()
    return None if last is None else last.seat


def _revocable(seen: Seen) -> bool:
    last = seen.live.last_by_person()
    return last is not None and seen.match.revocable(last.ply - 1)


def _asking(scene: Scene) -> bool:
    page = scene.page
    return scene.seen.on_turn and page is not None and page.told.get("look") == scene.seen.match.turn


def _asked(scene: Scene, **more: Any) -> tuple[dict[str, Any], Refusals]:
    seat, ply = scene.seen.match.turn or 0, scene.seen.match.ply
    page = scene.page
    assert page is not None
    refused: Refusals = {
        **_goes_on(seat, scene.seen.live.mark),
        # The guest already knows what the process will learn a moment later.
        "move.stale": Maybe(lambda seen: True),
        "match.waiting": Maybe(lambda seen: True),
        "seat.not_yours": Maybe(lambda seen: not seen.sits(seat) or page.told.get("look") != seat),
        "move.not_your_turn": Maybe(lambda seen: seen.match.turn != seat),
    }
    return {"seat": seat, "ply": ply, **more}, refused


@act("examine", _asking, weight=0.7, by_page=True)
def examine(scene: Scene) -> Asked:
    """Ask for the rules' report about a draft."""
    legal = scene.seen.match.legal().moves
    message, refused = _asked(scene, do="examine", draft=scene.chance.choice([*legal, "nonsense"]))
    return scene.socket(message, refused)


@act("advise", _asking, weight=1, by_page=True)
def advise(scene: Scene) -> Asked:
    """Ask for a good move."""
    message, refused = _asked(scene, do="advise")
    no_hints: Refusals = {"help.hints": lambda seen: seen.terms("help", "hints") is False}
    return scene.socket(message, {**refused, **no_hints})


@act("look", lambda scene: bool(scene.seen.own) and not scene.seen.waiting, weight=1, by_page=True)
def look(scene: Scene) -> Asked:
    """Change the viewpoint to one of the guest's seats, or to none."""
    seat = scene.chance.choice([*(scene.seen.own or [scene.a_seat()]), None])
    page = scene.page
    assert page is not None
    refused: Refusals = {
        **NOT_BEGUN,
        "seat.not_yours": lambda seen: seat is not None and not seen.sits(seat),
        "seat.gave_up": lambda seen: seat is not None and seen.sits(seat) and seen.live.has_resigned(seat),
    }
    return Asked(lambda: page.look(seat), refused)
