"""Finds what docs/style.md asks writers to avoid in docstrings and comments of the code."""

import ast
import io
import re
import sys
import tokenize
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final, NamedTuple

from tests.docs.prose import AVOID, LONGEST, sentences
from tests.house.tree import ROOT

NO_VERB_FIRST: Final = re.compile(r"(?:Whether|What|Who|Whom|Whose|Where|When|How|Which|That)\b")
"""The wrong beginnings of a function's docstring: “Return …” or “True if …” says the same with a verb."""

SCRIPT_COMMENT: Final = re.compile(
    r"(?<![\w.*/])/\*\*?(?P<block>.*?)\*/|<!--(?P<mark>.*?)-->|(?:^|(?<=\s))//(?P<line> [^\n]*)",
    re.MULTILINE | re.DOTALL,
)
MAP_LINE: Final = re.compile(r"^(?=[a-z_0-9]+: )", re.M)
"""The beginning of a line in the map of a package: each line is a sentence of its own."""
STAR: Final = re.compile(r"^\s*\*? ?", re.M)
DIRECTIVE: Final = re.compile(r"\s*(?:noqa|type:|mypy:|pragma|eslint|prettier|svelte-ignore|@ts-|ruff:|!)")


class Text(NamedTuple):
    """A docstring or a comment: its file, its line, what it says, and if it describes a function."""

    file: Path
    line: int
    words: str
    of_function: bool = False


def python_texts(path: Path) -> Iterator[Text]:
    """Yield the docstrings and comments of a Python file; lines of comment that follow each other are one."""
    source = path.read_text(encoding="utf-8")
    for node in ast.walk(ast.parse(source)):
        body = getattr(node, "body", None)
        if not isinstance(body, list):
            continue
        for child in body:
            match child:
                case ast.Expr(value=ast.Constant(value=str(words))):
                    is_function = isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
                    yield Text(path, child.lineno, words, is_function and child is body[0])
    begun: list[str] = []
    last = 0
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if token.type != tokenize.COMMENT:
            continue
        if begun and token.start[0] != last + 1:
            yield Text(path, last, "\n".join(begun))
            begun = []
        words = token.string.lstrip("#")
        if not DIRECTIVE.match(words):
            begun.append(words.strip())
        last = token.start[0]
    if begun:
        yield Text(path, last, "\n".join(begun))


def script_texts(path: Path) -> Iterator[Text]:
    """Yield the comments of a TypeScript or Svelte file; lines of comment that follow each other are one."""
    source = path.read_text(encoding="utf-8")
    begun: list[str] = []
    last = 0
    for found in SCRIPT_COMMENT.finditer(source):
        line = source.count("\n", 0, found.end())
        words = found["line"]
        if words is None:
            words = STAR.sub("", found["block"] or found["mark"] or "")
            if not DIRECTIVE.match(words):
                yield Text(path, line + 1, words)
            continue
        if begun and line != last + 1:
            yield Text(path, last + 1, "\n".join(begun))
            begun = []
        if not DIRECTIVE.match(words):
            begun.append(words.strip())
        last = line
    if begun:
        yield Text(path, last + 1, "\n".join(begun))


def texts(path: Path) -> Iterator[Text]:
    """Yield the docstrings and comments of a file."""
    return python_texts(path) if path.suffix == ".py" else script_texts(path)


def faults(text: Text) -> Iterator[str]:
    """Yield the faults that a machine can find in a text: its beginning, words to avoid, sentences that are too
    long.
    """
    place = f"{text.file.relative_to(ROOT) if text.file.is_relative_to(ROOT) else text.file}:{text.line}"
    plain = re.sub(r"``.*?``|`[^`]*`", "Code", text.words, flags=re.DOTALL)
    if text.of_function and NO_VERB_FIRST.match(text.words):
        yield f"{place}: begins with “{text.words.split()[0]}”: {text.words.splitlines()[0]}"
    for found in AVOID.finditer(re.sub(r"“[^”]*”", "“”", plain)):
        yield f"{place}: “{' '.join(found[0].split())}”"
    for sentence in sentences(_with_list(text)):
        if len(sentence.split()) > LONGEST:
            yield f"{place}: {len(sentence.split())} words: {sentence}"


def _with_list(text: Text) -> str:
    """Return the words of a text; the map in the docstring of a package becomes a list."""
    return MAP_LINE.sub("- ", text.words) if text.file.name == "__init__.py" else text.words


def files(folders: Iterable[Path]) -> list[Path]:
    """Return the Python, TypeScript and Svelte files in these folders, or the files themselves."""
    kinds = (".py", ".ts", ".svelte")
    return sorted(
        path
        for folder in folders
        for path in (folder.rglob("*") if folder.is_dir() else (folder,))
        if path.suffix in kinds and "node_modules" not in path.parts
    )


def main() -> None:
    """Print every fault in the folders or files that the command line names."""
    for path in files(Path(name).resolve() for name in sys.argv[1:]):
        for text in texts(path):
            for fault in faults(text):
                print(fault)


if __name__ == "__main__":
    main()
