"""The lines and moves around a reported guest or line, kept as they were at that time."""

from typing import Final

import msgspec

from tablee.match import story
from tablee.server.live import audience
from tablee.server.live.live_match import LiveMatch
from tablee.server.names.names import distinct_names
from tablee.server.protocol.conduct import EvidenceLine, EvidencePly
from tablee.store.rows import ChatMessage

LINES_BEFORE: Final = 20
LINES_AFTER: Final = 10
PLIES: Final = 20


class Witnessed(msgspec.Struct):
    """A guest in the evidence. Lines name guests by their index in `Evidence.people`; their ids stay on the server."""

    guest: str
    name: str
    seat: int | None


class Evidence(msgspec.Struct):
    """The content of a report besides its writer's text.

    `names` are those of the seats. `plies` are written as a spectator could know them at that time, so that nothing
    hidden in a match that goes on reaches a moderator.
    """

    game: str
    ply: int
    names: list[str]
    people: list[Witnessed]
    lines: list[EvidenceLine]
    plies: list[EvidencePly]


def gathered(
    live: LiveMatch, lines_around: list[ChatMessage], reporter: tuple[str, str], target: tuple[str, str]
) -> Evidence:
    """Return the evidence of a report by `reporter` about `target`, each an id and a name.

    `lines_around`: the lines around the reported one; only those that the reporter may have heard are kept.
    """
    people: list[Witnessed] = []

    def who(guest: str, name: str) -> int:
        for at, known in enumerate(people):
            if known.guest == guest:
                return at
        seat = next((seat.seat for seat in live.seats_of(guest)), None)
        people.append(Witnessed(guest, name, seat))
        return len(people) - 1

    who(*target)
    who(*reporter)
    lines = [
        EvidenceLine(line.n, who(line.guest, line.name), line.seat, line.preset, line.text, line.at)
        for line in lines_around
        if audience.hears(live, reporter[0], line)
    ]
    return Evidence(
        live.row.game, live.match.ply, distinct_names(live.row.seats), people, lines, _plies(live)
    )


def _plies(live: LiveMatch) -> list[EvidencePly]:
    """Return the last plies as a spectator sees past plies: what was visible only for a moment is hidden again."""
    if live.row.begun is None:
        return []
    match = live.match
    plies = []
    for ply in range(max(1, match.ply - PLIES + 1), match.ply + 1):
        made, over = match.moves[ply - 1], match.over
        step = story.step(
            match.game, ply, made, match.events[ply], match.positions[ply], None, over, past=not over
        )
        plies.append(EvidencePly(ply, step.seat, step.move, step.events, live.made_at(ply)))
    return plies
