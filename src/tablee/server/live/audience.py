"""Who may say what at a table, and who hears it.

What was agreed at opening (`Terms.talk`) decides. A line is a spectator's if whoever said it had no seat then.
"""

from tablee.server.errors import RefusalError
from tablee.server.live.live_match import LiveMatch
from tablee.store.rows import ChatMessage


def check_may_say(live: LiveMatch, preset: str | None) -> None:
    """Raise `RefusalError` (`talk.off`, `talk.phrases`) where this table does not talk, or in phrases only."""
    policy = live.terms.talk
    if policy == "none":
        raise RefusalError("talk.off")
    if policy == "phrases" and preset is None:
        raise RefusalError("talk.phrases")


def hears(live: LiveMatch, guest: str | None, line: ChatMessage) -> bool:
    """Whether `guest` may hear this line now that it is said (or, to those who sit there, is told again)."""
    if line.removed is not None:
        return False
    if guest is not None and guest == line.guest:
        return True
    if live.terms.talk != "players":
        return True
    plays = bool(live.seats_of(guest))
    if line.seat is not None:
        return plays
    # What spectators said among themselves helps nobody any more once the match is over.
    return not plays or live.row.state in ("over", "cancelled")


def is_told(live: LiveMatch, guest: str | None, line: ChatMessage) -> bool:
    """Whether `guest`, who arrives, is told this line of before: those who sit there are, others only their own.

    So whoever opens a link later, to watch or to look at a moment of a match, reads nothing of what was said.
    """
    sits = bool(live.seats_of(guest))
    return hears(live, guest, line) and (sits or (guest is not None and guest == line.guest))
