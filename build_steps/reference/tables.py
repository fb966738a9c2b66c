"""Markdown tables, and the English sentence of a message."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final

from fluent.syntax import ast, parse

NOTE: Final = "`make protocol` writes this page from the code: change nothing here.\n"
"""The sentence that tells writers to leave a generated page alone."""


def table(head: Sequence[str], rows: Iterable[Sequence[str]]) -> str:
    """Return a table; a `|` in a cell is escaped."""
    lines = [head, ["---"] * len(head), *([cell.replace("|", "\\|") for cell in row] for row in rows)]
    return "\n".join(f"| {' | '.join(row)} |" for row in lines) + "\n"


def code_list(some: Iterable[str]) -> str:
    """Return codes separated by commas."""
    return ", ".join(f"`{code}`" for code in some)


@cache
def messages() -> Mapping[str, ast.Message]:
    """Return the messages of all games, by id."""
    source = (files("tablee.words") / "en.ftl").read_text(encoding="utf-8")
    return {
        one.id.name: one
        for one in parse(source).body
        if isinstance(one, ast.Message) and one.value is not None
    }


def text_of(message: ast.Message) -> str:
    """Return the sentence of a message, with its parameters in braces."""
    assert message.value is not None
    return " ".join(_text(message.value).split())


def parameters(part: Any) -> Iterator[str]:
    """Yield the parameters of a message, or of a part of one."""
    if isinstance(part, ast.VariableReference):
        yield part.id.name
    elif isinstance(part, ast.BaseNode):
        for one in vars(part).values():
            yield from parameters(one)
    elif isinstance(part, list):
        for one in part:
            yield from parameters(one)


def _text(pattern: ast.Pattern) -> str:
    return "".join(
        one.value if isinstance(one, ast.TextElement) else _placed(one.expression) for one in pattern.elements
    )


def _placed(expression: Any) -> str:
    match expression:
        case ast.VariableReference(id=ast.Identifier(name=name)):
            return f"{{{name}}}"
        case ast.StringLiteral(value=value):
            return str(value)
        case ast.SelectExpression(variants=variants):
            return next(_text(one.value) for one in variants if one.default)
        case ast.FunctionReference(arguments=ast.CallArguments(positional=[first, *_])):
            return _placed(first)
    raise ValueError(expression)
