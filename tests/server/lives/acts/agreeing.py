"""Proposals that those who play agree on while a match runs."""

from typing import Any

from tests.server.lives.acting import Asked, Maybe, Refusals, Scene, act
from tests.server.lives.seen import NOT_RUNNING, Seen, is_paused, plays_nothing

NOT_PLAYING: Refusals = {
    "seat.not_yours": Maybe(plays_nothing),
    "seat.gave_up": Maybe(lambda seen: bool(seen.own) and not seen.playing),
}


def proposing(scene: Scene, kind: str, params: dict[str, Any], refused: Refusals) -> Asked:
    """Propose this."""
    other: Refusals = {
        **NOT_RUNNING,
        **NOT_PLAYING,
        "proposal.open": Maybe(lambda seen: True),
        **refused,
    }
    return scene.socket({"do": "propose", "kind": kind, "params": params}, other)


def _clock(seen: Seen) -> bool:
    return seen.terms("clock") is not None


def _could(scene: Scene) -> bool:
    return scene.seen.running and bool(scene.seen.playing)


def _with_others(scene: Scene) -> bool:
    return _could(scene) and len({seat.guest for seat in scene.seen.live.people()}) > 1


NO_CLOCK: Refusals = {"clock.missing": lambda seen: not _clock(seen)}


def _could_pause(scene: Scene) -> bool:
    return _with_others(scene) and _clock(scene.seen) and not scene.seen.live.paused


@act("pause", _could_pause, weight=2, by_page=True)
def pause(scene: Scene) -> Asked:
    """Propose a pause."""
    return proposing(scene, "pause", {}, {**NO_CLOCK, "clock.stopped": Maybe(is_paused)})


@act("resume", lambda scene: _could(scene) and scene.seen.live.paused, weight=4, by_page=True)
def resume(scene: Scene) -> Asked:
    """Propose to go on after a pause."""
    running = Maybe(lambda seen: not seen.live.paused)
    return proposing(scene, "resume", {}, {**NO_CLOCK, "clock.running": running})


@act("propose stand-in", _with_others, weight=1, by_page=True)
def propose_stand_in(scene: Scene) -> Asked:
    """Propose another time after which a bot plays for a player who is away."""
    seconds = scene.chance.choice([0, 5, 60, 3600, 86400])
    same = Maybe(lambda seen: seen.row.stand_in == seconds)
    return proposing(scene, "stand_in", {"seconds": seconds}, {"stand_in.same": same})


@act("propose nonsense", _could, weight=0.2, by_page=True)
def propose_nonsense(scene: Scene) -> Asked:
    """Propose something of an unknown kind."""
    return proposing(scene, "dance", {}, {"proposal.unknown": lambda seen: seen.running})


def _open(scene: Scene) -> list[Any]:
    return [one for one in scene.seen.live.sent.proposals if scene.seen.guest in one.asked]


@act("agree", lambda scene: scene.seen.running and bool(_open(scene)), weight=6, by_page=True)
def agree(scene: Scene) -> Asked:
    """Agree to a proposal."""
    return _answering(scene, True)


@act("refuse", lambda scene: scene.seen.running and bool(_open(scene)), weight=1, by_page=True)
def refuse(scene: Scene) -> Asked:
    """Refuse a proposal, or withdraw the guest's own."""
    return _answering(scene, False)


def _answering(scene: Scene, agrees: bool) -> Asked:
    found = _open(scene) or list(scene.seen.live.sent.proposals)
    kind, n = (
        ("pause", 1)
        if not found
        else [(one.kind, one.n) for one in found][scene.chance.randrange(len(found))]
    )

    def there(seen: Seen) -> bool:
        return any((one.kind, one.n) == (kind, n) for one in seen.live.sent.proposals)

    refused: Refusals = {
        **NOT_RUNNING,
        **NOT_PLAYING,
        "proposal.gone": Maybe(lambda seen: not there(seen)),
        # An agreed proposal may have become impossible.
        "seat.taken": Maybe(lambda seen: kind == "substitute"),
        "seat.apart": Maybe(lambda seen: kind == "substitute"),
    }
    return scene.socket({"do": "answer", "kind": kind, "n": n, "agree": agrees}, refused)
