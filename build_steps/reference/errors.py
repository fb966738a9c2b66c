"""The page of errors: every code that a sentence of all games exists for, with its parameters."""

import ast
import re
from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import ast as fluent_ast

from build_steps.reference import http_api
from build_steps.reference.tables import NOTE, code_list, messages, parameters, table, text_of
from tablee.server.errors import STATUS, status
from tablee.words.sentences import message_id

SOURCE: Final = Path(__file__).parents[2] / "src" / "tablee"
CODE: Final = re.compile(r"[a-z_]+\.[a-z_]+")
DERIVED: Final = {"name", "turn_name"}
"""Parameters that sentences get besides those of the error: the names of the people at the seats."""

RULES: Final = ("argument", "bot", "game", "move", "option", "perft", "position", "record", "resign", "rules")
SECTIONS: Final[Mapping[str, Sequence[str]]] = {
    "Server": (),
    "Rules, positions and records": RULES,
    "Engine": ("engine",),
    "Starting, backups and the command line": (),
}
"""The headings, each with the first words of its codes. The last heading has the codes that no other one has."""

INTRODUCTION: Final = f"""# Errors

Every error with its code, its parameters and its English sentence, for people who write a client, a bot or a script.
Search for the code that you received; names in braces are parameters.
{NOTE}
A code is stable, a sentence may change. The codes of a game's own rules begin with its name.
Their sentences are in `src/tablee/games/<game>/words`. “Status” is that of the HTTP answer.
"""


def reference() -> str:
    """Return the whole of `docs/reference/errors.md`."""
    parts = [INTRODUCTION]
    for heading in SECTIONS:
        some = [code for code in codes() if section(code) == heading]
        parts += [f"## {heading}\n", _table(some, with_status=heading == "Server")]
    return "\n".join(parts)


def _table(some: Sequence[str], with_status: bool) -> str:
    rows = [
        (
            f"`{code}`",
            *((str(status(code)),) if with_status else ()),
            code_list(params(code)),
            text_of(messages()[message_id(code)]),
        )
        for code in some
    ]
    return table(("code", *(("status",) if with_status else ()), "parameters", "sentence"), rows)


def section(code: str) -> str:
    """Return the heading that a code is listed below."""
    kind = code.partition(".")[0]
    named = next((heading for heading, kinds in SECTIONS.items() if kind in kinds), None)
    answered = code in STATUS or code in http_api.codes()
    return named or ("Server" if answered else list(SECTIONS)[-1])


def codes() -> list[str]:
    """Return every code that has a sentence in the words of all games."""
    return sorted(_raised())


def params(code: str) -> list[str]:
    """Return the parameters of a code: those of its sentence, and those that the code passes."""
    said = {name for name in parameters(messages()[message_id(code)]) if name not in DERIVED}
    given = _raised()[code]
    return sorted(given | (said if given else set(parameters(messages()[message_id(code)])) - {"turn_name"}))


@cache
def _raised() -> Mapping[str, set[str]]:
    """Return every code in the source, with the parameters in the calls that name it."""
    found: dict[str, set[str]] = {}
    for path in SOURCE.rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            for code in _codes([node]):
                found.setdefault(code, set())
            if isinstance(node, ast.Call):
                for code in _codes(node.args):
                    found.setdefault(code, set()).update(_passed(node))
    return found


def _codes(nodes: Sequence[ast.AST]) -> Iterator[str]:
    for node in nodes:
        value = node.value if isinstance(node, ast.Constant) else None
        if (
            isinstance(value, str)
            and CODE.fullmatch(value)
            and _is_sentence(messages().get(message_id(value)))
        ):
            yield value


def _is_sentence(message: fluent_ast.Message | None) -> bool:
    """True for the message of an error; false for none, and for a name that only appears in sentences."""
    return message is not None and text_of(message).endswith((".", "?"))


def _passed(call: ast.Call) -> Iterator[str]:
    yield from (word.arg for word in call.keywords if word.arg is not None)
    for argument in call.args:
        if isinstance(argument, ast.Dict):
            keys = (key.value for key in argument.keys if isinstance(key, ast.Constant))
            yield from (key for key in keys if isinstance(key, str))
