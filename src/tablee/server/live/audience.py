"""The rules for talk at a table: who may write, and who may read it.

The terms of the table decide (`Terms.talk`). A line is a spectator's if its author had no seat when they wrote it.
"""

from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.store.rows import ChatMessage


def check_may_say(live: LiveMatch, preset: str | None) -> None:
    """Raise `RefusalError` (`talk.off`, `talk.phrases`) if this table allows no talk, or only ready-made phrases."""
    policy = live.terms.talk
    if policy == "none":
        raise RefusalError("talk.off")
    if policy == "phrases" and preset is None:
        raise RefusalError("talk.phrases")


def hears(live: LiveMatch, guest: str | None, line: ChatMessage) -> bool:
    """True if `guest` may read this line when it is written; players may read it later too."""
    if line.removed is not None:
        return False
    if guest is not None and guest == line.guest:
        return True
    if live.terms.talk != "players":
        return True
    plays = bool(live.seats_of(guest))
    if line.seat is not None:
        return plays
    # Talk among spectators can help no player once the match is over.
    return not plays or live.row.state in ("over", "cancelled")


def may_read_later(live: LiveMatch, guest: str | None, line: ChatMessage) -> bool:
    """True if `guest`, who arrives, may read this earlier line: players read all lines, spectators only their own.

    So a spectator who opens the link later reads no talk of the players.
    """
    sits = bool(live.seats_of(guest))
    return hears(live, guest, line) and (sits or (guest is not None and guest == line.guest))
