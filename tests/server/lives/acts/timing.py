"""Clocks, vacations, moves made ahead."""

from tests.server.lives.acting import Asked, Maybe, Refusals, Scene, act
from tests.server.lives.seen import NOT_RUNNING, Seen, plays_nothing

NOT_PLAYING: Refusals = {**NOT_RUNNING, "seat.not_yours": plays_nothing}


def _with_days(scene: Scene) -> bool:
    return scene.seen.running and scene.seen.days and bool(scene.seen.playing)


def _away(seen: Seen, at: int) -> bool:
    standing = seen.row.clock_state
    away = () if standing is None or standing.away is None else standing.away
    return any((away[seat] or 0) > at for seat in seen.playing if seat < len(away))


def _vacation(scene: Scene, days: int) -> Asked:
    refused: Refusals = {
        **NOT_PLAYING,
        "vacation.none": Maybe(lambda seen: not seen.days),
        "vacation.left": Maybe(lambda seen: days > 0),
    }
    return scene.http("POST", "/vacation", {"days": days}, refused)


@act("vacation", _with_days, weight=0.8)
def vacation(scene: Scene) -> Asked:
    """Go on vacation."""
    return _vacation(scene, scene.chance.choice([1, 2, 5]))


@act(
    "vacation over",
    lambda scene: _with_days(scene) and _away(scene.seen, scene.life.clock.now()),
    weight=2,
)
def vacation_over(scene: Scene) -> Asked:
    """Come back early."""
    return _vacation(scene, 0)


def _timed_out(scene: Scene) -> bool:
    seen = scene.seen
    return seen.running and any(seat in seen.live.timed_out for seat in seen.playing)


@act("back", _timed_out, weight=4)
def back(scene: Scene) -> Asked:
    """Take the seat back from a bot that plays because the guest's time ran out."""
    return scene.http("POST", "/back", None, NOT_PLAYING)


def _overdue(seen: Seen) -> bool:
    return (
        seen.row.clock_state is not None
        and seen.row.clock_state.overdue
        and seen.match.turn not in seen.playing
    )


@act(
    "claim",
    lambda scene: scene.seen.running and bool(scene.seen.playing) and _overdue(scene.seen),
    weight=4,
)
def claim(scene: Scene) -> Asked:
    """Make the player to act give up, because their time is over."""
    return scene.http(
        "POST", "/claim", None, {**NOT_PLAYING, "time.not_over": Maybe(lambda seen: not _overdue(seen))}
    )


def _sayable(scene: Scene) -> list[tuple[int, str]]:
    seen = scene.seen
    if not seen.running:
        return []
    return [
        (seat, move)
        for seat in seen.playing
        if seat != seen.match.turn
        for move in seen.live.game.ahead(seen.match.position, seat)
    ]


@act("ahead", lambda scene: bool(_sayable(scene)), weight=2)
def ahead(scene: Scene) -> Asked:
    """Make a move ahead."""
    return _ahead(scene, *scene.chance.choice(_sayable(scene) or [(scene.a_seat(), "draw")]))


@act("nothing ahead", lambda scene: scene.seen.running and bool(scene.seen.playing), weight=0.3)
def nothing_ahead(scene: Scene) -> Asked:
    """Withdraw the move made ahead."""
    return _ahead(scene, scene.chance.choice(scene.seen.playing or [scene.a_seat()]), None)


def _ahead(scene: Scene, seat: int, move: str | None) -> Asked:
    refused: Refusals = {
        **NOT_RUNNING,
        "seat.not_yours": lambda seen: not seen.sits(seat),
        "seat.gave_up": lambda seen: seen.sits(seat) and seen.live.has_resigned(seat),
        "ahead.your_turn": Maybe(lambda seen: move is not None and seen.match.turn == seat),
        "ahead.move": Maybe(
            lambda seen: move is not None and move not in seen.live.game.ahead(seen.match.position, seat)
        ),
    }
    return scene.http("PUT", "/ahead", {"seat": seat, "move": move}, refused)
