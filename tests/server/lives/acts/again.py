"""The match after a match."""

from tests.server.lives.acting import Asked, Maybe, Refusals, Scene, act
from tests.server.lives.acts.seating import sealed
from tests.server.lives.seen import Seen, not_seated


def _offering(scene: Scene, kind: str) -> Asked:
    message = {"do": "offer", "kind": kind, "missing": scene.chance.choice(["wait", "wait", "bot", "free"])}
    if kind == "rematch" and scene.chance.random() < 0.4:
        message["commitment"] = sealed(scene.life.nonce_of(scene.browser, scene.table))
    refused: Refusals = {
        "seat.not_yours": lambda seen: seen.guest is not None and not_seated(seen),
        "match.running": lambda seen: seen.state != "over",
        "offer.made": Maybe(lambda seen: seen.row.next is not None),
        "offer.revenge": Maybe(lambda seen: kind == "revenge" and not _may_repeat(seen)),
        "offer.blocked": Maybe(lambda seen: kind != "none"),
        "offer.apart": Maybe(lambda seen: kind != "none"),
    }
    return scene.socket(message, refused)


def _may_repeat(seen: Seen) -> bool:
    return not seen.row.repeats and seen.live.game.setup_plies(seen.row.options) is not None


def _may_offer(scene: Scene) -> bool:
    return scene.seen.state == "over" and bool(scene.seen.own) and scene.seen.row.next is None


@act("rematch", _may_offer, weight=3, by_page=True)
def rematch(scene: Scene) -> Asked:
    """Offer another match, or agree to it."""
    return _offering(scene, "rematch")


@act("revenge", lambda scene: _may_offer(scene) and _may_repeat(scene.seen), weight=3, by_page=True)
def revenge(scene: Scene) -> Asked:
    """Offer a match from the same deal, or agree to it."""
    return _offering(scene, "revenge")


@act("no rematch", lambda scene: _may_offer(scene) and scene.seen.live.sent.offer is not None, by_page=True)
def no_rematch(scene: Scene) -> Asked:
    """Withdraw or refuse the offer."""
    return _offering(scene, "none")


@act("analysis", lambda scene: scene.seen.state == "over" and 0 < scene.seen.match.ply < 40, weight=0.2)
def analysis(scene: Scene) -> Asked:
    """Request the analysis of the match."""
    refused: Refusals = {
        "guest.unknown": Maybe(lambda seen: False),
        "match.running": lambda seen: seen.state != "over",
        "analysis.no_moves": lambda seen: seen.match.ply == 0,
    }
    return scene.http("POST", "/analysis", None, refused)
