"""Writes the pages' types of all messages, made from the structs: `python -m build_steps.protocol FILE`.

The structs' JSON Schema is turned into TypeScript, so neither side can use a key that the other does not know.
"""

import json
import pkgutil
import sys
from importlib import import_module
from pathlib import Path
from typing import Any, get_args

import msgspec

from tablee.server import protocol as messages
from tablee.server.names import bot_names, names
from tablee.server.protocol import (
    analysis_lines,
    base,
    client_frames,
    conduct,
    new_tables,
    notifications,
    people,
    server_frames,
    terms,
)
from tablee.server.settings import IDLE_TIMEOUT_S
from tablee.server.talk import speaking
from tablee.store import rows
from tablee.words.language import LANGUAGES

HEADER = "// Made by `make protocol` from tablee.server.protocol: change the structs, not this file.\n"
FILES = [
    import_module(f"{messages.__name__}.{found.name}") for found in pkgutil.iter_modules(messages.__path__)
]
"""Every module of messages, found automatically so that none is forgotten."""

ROOTS = (
    client_frames.ClientMessage,
    server_frames.ServerMessage,
    analysis_lines.AnalysisLine,
    new_tables.AnyWish,
    conduct.AnyDecision,
    conduct.KeepAway,
    conduct.ReportWish,
    notifications.Notifications,
    *base.Request.__subclasses__(),
    *base.Answer.__subclasses__(),
)
NAMED = (
    "ClientMessage",
    "ServerMessage",
    "AnalysisLine",
    "AnyWish",
    "AnyDecision",
    "Preset",
    "Animal",
    "Colour",
    "Actor",
    "Missing",
    "OfferKind",
    "SeatKind",
    "TableState",
    "TalkPolicy",
    "TimeOut",
    "SubstitutePolicy",
    "NoticeMode",
    "WebhookKind",
    "KeepKind",
    "ReportReason",
    "ModerationAction",
)
CONSTANTS: dict[str, Any] = {
    "LANGUAGES": LANGUAGES,
    "PRESETS": get_args(client_frames.Preset),
    "ANIMALS": get_args(people.Animal),
    "COLOURS": get_args(people.Colour),
    "BOT_NAMES": bot_names.BY_LEVEL,
    "LONGEST_NAME": names.LONGEST,
    "LONGEST_TALK": speaking.LONGEST_TALK,
    "TALK_POLICIES": get_args(terms.TalkPolicy),
    "TIME_OUTS": get_args(terms.TimeOut),
    "SUBSTITUTE_POLICIES": get_args(terms.SubstitutePolicy),
    "HELPS": terms.Help.__struct_fields__,
    "USUAL_TERMS": msgspec.to_builtins(terms.Terms()),
    "VACATION_DAYS": terms.VACATION_DAYS,
    "NOTICE_MODES": get_args(rows.NoticeMode),
    "WEBHOOK_KINDS": get_args(notifications.WebhookKind),
    "REPORT_REASONS": get_args(conduct.ReportReason),
    "LONGEST_REPORT": conduct.REPORT_TEXT,
    "LONGEST_SILENCE_HOURS": conduct.SILENCE_HOURS,
    "PAUSE": new_tables.BOT_PAUSE_MS,
    "SILENCE_MS": round(1000 * IDLE_TIMEOUT_S),
}
"""Lists and limits that the pages share with the server, in this order."""

GAMES = ("GameEvent", "Report", "View")
"""Types that belong to the games, by their title here: the pages define them."""
REF = "#/$defs/"


def protocol() -> str:
    """Return the whole of `web/src/wire/protocol.ts`."""
    roots = [root for root in ROOTS if root not in (new_tables.SeatWish, conduct.Decision)]
    _, defined = msgspec.json.schema_components(roots, ref_template=REF + "{name}")
    aliases = {name: _alias(name) for name in NAMED}
    parts = [HEADER + f'\nimport type {{ {", ".join(GAMES)} }} from "./types";\n']
    parts += [_declaration(name, schema, aliases) for name, schema in sorted(defined.items())]
    parts += [f"export type {name} = {text};\n" for name, text in aliases.items()]
    parts += [f"export const {name} = {json.dumps(value)} as const;\n" for name, value in CONSTANTS.items()]
    return "\n".join(parts)


def _alias(name: str) -> str:
    (schema,), _ = msgspec.json.schema_components([_meant(name)], ref_template=REF + "{name}")
    return written(schema, {})


def _meant(name: str) -> Any:
    """Return the alias of that name."""
    return next(getattr(file, name) for file in FILES if hasattr(file, name))


def _declaration(name: str, schema: dict[str, Any], aliases: dict[str, str]) -> str:
    lines = _comment(schema.get("description", ""), "")
    lines.append(f"export interface {name} {{")
    required = schema.get("required", [])
    for key, value in schema["properties"].items():
        mark = "" if key in required else "?"
        lines.append(f"  {key}{mark}: {written(value, aliases)};")
    return "\n".join([*lines, "}\n"])


def _comment(text: str, indent: str) -> list[str]:
    if not text:
        return []
    rows = [row.strip() for row in text.strip().splitlines()]
    return [f"{indent}/**", *(f"{indent} * {row}".rstrip() for row in rows), f"{indent} */"]


def written(schema: dict[str, Any], aliases: dict[str, str]) -> str:
    text = _type(schema, aliases)
    return next((name for name, meaning in aliases.items() if meaning == text), text)


def _type(schema: dict[str, Any], aliases: dict[str, str]) -> str:
    if "$ref" in schema:
        return str(schema["$ref"]).removeprefix(REF)
    if "anyOf" in schema:
        return " | ".join(written(part, aliases) for part in schema["anyOf"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    kind = schema.get("type")
    if schema.get("title") in GAMES:
        return str(schema["title"])
    if kind == "array":
        if "prefixItems" in schema:
            return "[" + ", ".join(written(item, aliases) for item in schema["prefixItems"]) + "]"
        item = written(schema["items"], aliases)
        return f"({item})[]" if " " in item else f"{item}[]"
    return {
        "string": "string",
        "integer": "number",
        "number": "number",
        "boolean": "boolean",
        "null": "null",
        "object": "Record<string, unknown>",
    }[str(kind)]


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(protocol(), encoding="utf-8")
