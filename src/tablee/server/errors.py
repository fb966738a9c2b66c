"""Refusals of the server itself, and the HTTP status of each code."""

from typing import Any, Final

from tablee.core.errors import TableeError


class RefusalError(TableeError):
    """The server refuses a request, and nothing has changed (docs/reference/errors.md lists the codes)."""

    def __init__(self, code: str, **params: Any) -> None:
        super().__init__(code, params)


DATABASE: Final = (
    "database.away",
    "database.in_doubt",
    "database.checking",
    "database.damaged",
    "database.replaced",
)
"""The refusals of everything that uses the database."""

GAME_RULE: Final = "GAME.*"
"""Stands for every code of the games' rules, in lists of codes."""

STATUS: Final = {
    "request.too_large": 413,
    "request.unknown": 404,
    "request.method": 405,
    "request.too_many": 429,
    "server.full": 503,
    "server.draining": 503,
    "server.fault": 500,
    "server.ending": 503,
    "database.away": 503,
    "database.in_doubt": 503,
    "database.checking": 503,
    "database.damaged": 503,
    "database.replaced": 503,
    "request.slow": 408,
    "host.unknown": 421,
    "origin.foreign": 403,
    "server.by_invitation": 403,
    "entrance.unknown": 404,
    "address.banned": 403,
    "guest.unknown": 401,
    "guest.cookies": 401,
    "link.unknown": 404,
    "words.unknown": 404,
    "passkey.unknown": 404,
    "passkey.limit": 409,
    "device.unknown": 404,
    "agent.forbidden": 403,
    "agent.nameless": 409,
    "agent.taken": 409,
    "agent.limit": 409,
    "agent.unknown": 404,
    "ladder.none": 404,
    "ladder.record": 404,
    "merge.together": 409,
    "merge.recent": 409,
    "return.closed": 404,
    "device.new": 409,
    "game.unknown": 404,
    "language.unknown": 404,
    "table.unknown": 404,
    "table.not_host": 403,
    "table.variant": 403,
    "table.research": 403,
    "seat.unknown": 404,
    "seat.taken": 409,
    "seat.none_free": 409,
    "seat.already": 409,
    "table.open_limit": 409,
    "table.waiting_limit": 409,
    "table.open_newcomer": 409,
    "table.open_address": 409,
    "seat.apart": 409,
    "person.unknown": 404,
    "person.self": 409,
    "people.limit": 409,
    "report.limit": 409,
    "report.limit_newcomer": 409,
    "report.address": 429,
    "moderation.not_moderator": 403,
    "moderation.unknown": 404,
    "moderation.own": 403,
    "moderation.closed": 409,
    "table.bots_own": 409,
    "table.bots_address": 409,
    "table.bots_all": 503,
    "table.locked": 409,
    "table.removed": 403,
    "table.busy": 503,
    "table.watched": 503,
    "match.over": 409,
    "match.waiting": 409,
    "seat.not_yours": 403,
    "seat.your_own": 409,
    "substitute.played": 403,
    "substitute.closed": 403,
    "substitute.refused": 403,
    "proposal.open": 409,
    "seat.no_guest": 409,
    "match.begun": 409,
    "match.cancelled": 409,
    "match.running": 409,
    "match.unreadable": 503,
    "match.paused": 409,
    "time.not_over": 409,
    "ahead.your_turn": 409,
    "channel.unknown": 404,
    "channel.limit": 409,
    "channel.unreachable": 409,
    "channel.lookup": 503,
    "channel.refused": 409,
    "mail.off": 404,
    "mail.origin": 404,
    "mail.code": 404,
    "mail.refused": 409,
    "mail.away": 503,
    "analysis.no_moves": 409,
    "analysis.busy": 503,
}


def status(code: str) -> int:
    """Return the HTTP status of a code; 422 if the content of a request is wrong."""
    return STATUS.get(code, 400 if code.startswith("request.") else 422)
