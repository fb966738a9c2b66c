"""The codes with which each message of a client may be refused, by its verb; docs/protocol.md explains when."""

from typing import Final

from tablee.server.errors import DATABASE, GAME_RULE

CONNECTING: Final = ("host.unknown", "origin.foreign", "request.too_many", "server.full", "address.banned")
"""The refusals of a connection, before any message."""

ANY_MESSAGE: Final = (
    "request.malformed",
    "request.too_large",
    "request.too_many",
    "hello.first",
    "server.fault",
    *DATABASE,
)

_NOT_BEGUN: Final = ("match.waiting", "match.cancelled")
_OWN_SEAT: Final = ("seat.unknown", "seat.not_yours")
_FRESH: Final = ("match.unreadable",)
"""The refusals of messages that read the table from the database."""

_ACTING: Final = (
    *_NOT_BEGUN,
    "seat.not_yours",
    "seat.gave_up",
    "move.over",
    "move.stale",
    "move.not_your_turn",
)
"""The refusals of messages for a seat that is to act."""

_PROPOSALS: Final = (*_FRESH, "guest.unknown", *_NOT_BEGUN, "match.over", "proposal.unknown")

REFUSALS: Final[dict[str, tuple[str, ...]]] = {
    "hello": (
        *_FRESH,
        *_OWN_SEAT,
        "hello.again",
        "table.unknown",
        "table.watched",
        "server.full",
        "address.banned",
        "server.by_invitation",
    ),
    "watch": ("guest.unknown", "hello.again"),
    "move": (*_FRESH, "seat.unknown", *_ACTING, "match.paused", GAME_RULE),
    "undo": (
        *_FRESH,
        *_OWN_SEAT,
        *_NOT_BEGUN,
        "seat.gave_up",
        "help.undo",
        "match.paused",
        "move.over",
        "move.stale",
        "undo.not_last",
        "undo.revealed",
    ),
    "examine": (*_ACTING, "rules.too_long", "rules.too_large"),
    "advise": (*_ACTING, "guest.unknown", "help.hints"),
    "resign": (*_FRESH, *_OWN_SEAT, *_NOT_BEGUN, "move.over", "move.stale"),
    "commit": (*_FRESH, "guest.unknown", "seat.not_yours"),
    "reveal": (*_FRESH, "guest.unknown", "seat.not_yours"),
    "offer": (
        *_FRESH,
        "guest.unknown",
        "seat.not_yours",
        "match.running",
        "offer.made",
        "offer.revenge",
        "offer.blocked",
        "offer.apart",
        "server.draining",
    ),
    "propose": (
        *_PROPOSALS,
        *_OWN_SEAT,
        "seat.gave_up",
        "proposal.open",
        "clock.missing",
        "clock.stopped",
        "clock.running",
        "stand_in.same",
        "seat.already",
        "seat.taken",
        "seat.apart",
        "substitute.played",
        "substitute.closed",
        "substitute.refused",
        "table.removed",
    ),
    "answer": (*_PROPOSALS, "seat.not_yours", "seat.gave_up", "proposal.gone", "seat.taken", "seat.apart"),
    "say": (
        *_FRESH,
        "guest.unknown",
        "talk.empty",
        "talk.off",
        "talk.phrases",
        "talk.silenced",
        "talk.newcomer",
        "talk.address",
    ),
    "look": (*_OWN_SEAT, *_NOT_BEGUN, "seat.gave_up"),
    "ping": (),
}
