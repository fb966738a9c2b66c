"""The columns of a data set, as types of Parquet and as the JSON Schema of a row."""

from typing import Any, Final

import pyarrow as pa

from tablee.core.game import JsonObject
from tablee.words import sentence

WORDS: Final = "tablee.arena"
"""The package whose words describe a data set."""

MOVES: Final = "moves"
MATCHES: Final = "matches"

NUMBERS: Final = pa.list_(pa.int32())
VIEW: Final = "view"


def moves(size: int | None, views: bool) -> pa.Schema:
    """Return the columns of a row for each move.

    `size`: how many numbers an observation has, None for a game without numbers; `views`: with the view of the seat.
    """
    numbers = (
        []
        if size is None
        else [("observation", pa.list_(pa.int16(), size)), ("legal", pa.list_(NUMBERS)), ("numbers", NUMBERS)]
    )
    return _required(
        ("match", pa.int64()),
        ("ply", pa.int32()),
        ("seat", pa.int8()),
        ("player", pa.string()),
        ("version", pa.string()),
        *numbers,
        *([(VIEW, pa.string())] if views else []),
        ("move", pa.string()),
        ("score", pa.int32()),
        ("rank", pa.int8()),
        ("return", pa.float32()),
    )


def matches() -> pa.Schema:
    """Return the columns of a row for each match."""
    return _required(
        ("match", pa.int64()),
        ("deal", pa.int32()),
        ("players", pa.list_(pa.string())),
        ("plies", pa.int32()),
        ("scores", NUMBERS),
        ("ranks", pa.list_(pa.int8())),
        ("returns", pa.list_(pa.float32())),
        ("failures", NUMBERS),
        ("record", pa.string()),
    )


def _required(*columns: tuple[str, Any]) -> pa.Schema:
    return pa.schema([pa.field(name, kind, nullable=False) for name, kind in columns])


def meaning(column: str, language: str) -> str:
    """Return the sentence that says what a column holds."""
    return sentence(f"arena.data-column-{column}", {}, language, WORDS)


def json_schema(table: str, schema: pa.Schema, language: str) -> JsonObject:
    """Return the JSON Schema of a row."""
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": table,
        "type": "object",
        "properties": {
            field.name: {"description": meaning(field.name, language), **_json(field.type)}
            for field in schema
        },
        "required": schema.names,
        "additionalProperties": False,
    }


def _json(kind: Any) -> JsonObject:
    """Return the JSON Schema of a type that a column has."""
    if pa.types.is_list(kind):
        return {"type": "array", "items": _json(kind.value_type)}
    if pa.types.is_fixed_size_list(kind):
        return {
            "type": "array",
            "items": _json(kind.value_type),
            "minItems": kind.list_size,
            "maxItems": kind.list_size,
        }
    if pa.types.is_integer(kind):
        most = 2 ** (kind.bit_width - 1)
        return {"type": "integer", "minimum": -most, "maximum": most - 1}
    return {"type": "number" if pa.types.is_floating(kind) else "string"}
