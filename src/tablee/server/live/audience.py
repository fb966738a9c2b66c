"""The rules for talk at a table: who may write, and who may read it.

The terms of the table decide (`Terms.talk`). A line is a spectator's if its author had no seat when they wrote it.
"""

from tablee.server.errors import RefusalError
from tablee.server.live.clock_events import terms_of
from tablee.server.live.live_match import LiveMatch
from tablee.server.protocol.terms import Terms
from tablee.store.rows import ChatMessage, MatchRow


def check_may_say(live: LiveMatch, preset: str | None) -> None:
    """Raise `RefusalError` (`talk.off`, `talk.phrases`) if this table allows no talk, or only ready-made phrases."""
    policy = live.terms.talk
    if policy == "none":
        raise RefusalError("talk.off")
    if policy == "phrases" and preset is None:
        raise RefusalError("talk.phrases")


def hears(live: LiveMatch, guest: str | None, line: ChatMessage) -> bool:
    """True if `guest` may read this line when it is written; players may read it later too."""
    return _hears(live.row, live.terms, guest, line)


def may_read_later(live: LiveMatch, guest: str | None, line: ChatMessage) -> bool:
    """True if `guest`, who arrives, may read this earlier line: players read all lines, spectators only their own.

    So a spectator who opens the link later reads no talk of the players.
    """
    return _may_read(live.row, live.terms, guest, line)


def may_read_later_of(row: MatchRow, guest: str | None, line: ChatMessage) -> bool:
    """Answer as `may_read_later` for a match that need not be in memory, such as an earlier one of a series."""
    return _may_read(row, terms_of(row), guest, line)


def _may_read(row: MatchRow, terms: Terms, guest: str | None, line: ChatMessage) -> bool:
    own = guest is not None and guest == line.guest
    return _hears(row, terms, guest, line) and (own or _sits(row, guest))


def _hears(row: MatchRow, terms: Terms, guest: str | None, line: ChatMessage) -> bool:
    if line.removed is not None:
        return False
    if guest is not None and guest == line.guest:
        return True
    if terms.talk != "players":
        return True
    plays = _sits(row, guest)
    if line.seat is not None:
        return plays
    # Talk among spectators can help no player once the match is over.
    return not plays or row.state in ("over", "cancelled")


def _sits(row: MatchRow, guest: str | None) -> bool:
    return guest is not None and any(seat.guest == guest for seat in row.seats)
