"""Rows to store."""

from tablee.store.rows import UNKNOWN, Entry, Guest, MatchRow, SeatRow, Summary
from tablee.store.store import Store

GOES_ON = Summary(turn=1, outcome=None)
ENDS = Summary(turn=None, outcome={"scores": [2, 1], "ranks": [1, 2], "resigned": []})


def seat(number: int, kind: str = "free", guest: str | None = None) -> SeatRow:
    return SeatRow(number, kind, guest, "", 3 if kind == "bot" else None)  # type: ignore[arg-type]


def match(name: str = "m", *seats: SeatRow, host: str | None = None, previous: str | None = None) -> MatchRow:
    """Return a running match, of two bots unless other seats are given."""
    sitting = seats or (seat(0, "bot"), seat(1, "bot"))
    waiting = any(one.kind == "free" for one in sitting)
    return MatchRow(
        id=name,
        game="toy",
        rules=1,
        options={"colour": "red"},
        players=len(sitting),
        seed="ab" * 32,
        pause=0,
        host=host,
        created=1000,
        begun=None if waiting else 1000,
        previous=previous,
        repeats=False,
        public=False,
        state="waiting" if waiting else "running",
        ply=0,
        turn=None if waiting else 0,
        changed=1000,
        outcome=None,
        revision=0,
        undone=0,
        next=None,
        seats=sitting,
    )


def entry(ply: int, message: str | None = None, move: str = "draw", seat: int = 0) -> Entry:
    return Entry(ply, seat, move, message, 5, 1000 + ply)


async def stored(store: Store, row: MatchRow) -> MatchRow:
    """Store a match; return it as read back."""
    assert await store.matches.create(row)
    found = await store.matches.find(row.id)
    assert found is not None
    return found


async def claim(store: Store, link: str, now: int) -> tuple[Guest, str] | None:
    """Use a link up; return its guest and a new token, or None if it is invalid."""
    proof = await store.guests.linked(link, now)
    claimed = None if proof is None else await store.claims.claim(proof, now, UNKNOWN)
    return None if claimed is None else (claimed.guest, claimed.token)
