"""The columns of an entry of the log: one for each field of `Entry`, in `moves` and `taken_back` alike.

A new column is a new field of `Entry` (and a migration). Its type follows from the field, unless `TYPES` names it.
"""

from collections.abc import Iterator
from typing import Any, Final, get_args

import msgspec
from sqlalchemy import BigInteger, Boolean, Column, Integer, String, Text, false
from sqlalchemy.types import TypeEngine

from tablee.store.rows import Entry

TYPES: Final[dict[str, TypeEngine[Any]]] = {
    "message": String(40),
    "at": BigInteger(),
    "by": String(10),
    "version": String(40),
}
OTHERWISE: Final[dict[type, TypeEngine[Any]]] = {int: Integer(), str: Text(), bool: Boolean()}


def entry_columns(key: str | None = None) -> Iterator[Column[Any]]:
    """Yield the columns in the order of the fields; the column `key` is part of the primary key."""
    for field in msgspec.structs.fields(Entry):
        kinds = get_args(field.type) or (field.type,)
        yield Column(
            field.name,
            TYPES.get(field.name) or OTHERWISE[kinds[0]],
            primary_key=field.name == key,
            nullable=type(None) in kinds,
            server_default=false() if bool in kinds else None,
        )
