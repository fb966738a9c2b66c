"""What has happened to several matches since a process last read them, in one query. For PostgreSQL only."""

from collections.abc import Mapping
from typing import Any, Final

import msgspec
from sqlalchemy import ARRAY, Integer, Row, Select, String, and_, bindparam, column, func, select

from tablee.store.repository import Repository
from tablee.store.rows import Entry
from tablee.store.schema import matches, moves


class Gained(msgspec.Struct, frozen=True, kw_only=True):
    """The row of a match, as far as moves change it, with its marks, and the moves after the known ply.

    All of it was read at the same moment. Times are in milliseconds since 1970.
    """

    ply: int
    undone: int
    revision: int
    epoch: int
    state: str
    turn: int | None
    outcome: dict[str, Any] | None
    changed: int
    deadline: int | None
    entries: list[Entry]


OF_MATCH: Final = tuple(name for name in Gained.__struct_fields__ if name != "entries")
PREFIX: Final = "move_"


def _query() -> Select[Any]:
    known = (
        func.unnest(
            bindparam("ids", type_=ARRAY(String)),
            bindparam("plies", type_=ARRAY(Integer)),
        )
        .table_valued(column("match", String), column("ply", Integer), name="known")
        .render_derived()
    )
    later = and_(moves.c.match == known.c.match, moves.c.ply > known.c.ply)
    return (
        select(
            matches.c.id,
            *(matches.c[name] for name in OF_MATCH),
            *(moves.c[name].label(PREFIX + name) for name in Entry.__struct_fields__),
        )
        .select_from(known)
        .join(matches, matches.c.id == known.c.match)
        .outerjoin(moves, later)
        .order_by(matches.c.id, moves.c.ply)
    )


_SINCE: Final = _query()


class NewMoves(Repository):
    """Reads what the matches of a process have gained."""

    async def since(self, known: Mapping[str, int]) -> dict[str, Gained]:
        """Return what these matches have gained since the ply that is known of each."""
        values = {"ids": list(known), "plies": list(known.values())}
        found: dict[str, Gained] = {}
        for row in await self._rows(_SINCE, values):
            if row.id not in found:
                found[row.id] = Gained(**{name: getattr(row, name) for name in OF_MATCH}, entries=[])
            if row.move_ply is not None:
                found[row.id].entries.append(_entry(row))
        return found


def _entry(row: Row[Any]) -> Entry:
    return Entry(**{name: getattr(row, PREFIX + name) for name in Entry.__struct_fields__})
