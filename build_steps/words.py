"""Prepares another language: writes every message in English, commented out, for translation.

`python -m build_steps.words de FOLDER` writes `FOLDER/de`; run again, it adds new messages and keeps
existing ones. Messages that stay comments are shown in English (docs/words.md).
"""

import sys
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast

from tablee.core.errors import TableeError
from tablee.words import sentence, spoken_here
from tablee.words.language import LANGUAGES
from tablee.words.outside import CODE, WordsError, text_of

HEADER = (
    "# Take the # and the space after it away and write in your own language; leave the ids and what stands in { } as\n"
    "# they are.\n"
)


def sources(root: Path) -> dict[str, Path]:
    """Return the English file for each file of an additional language."""
    games = {
        f"games/{path.parents[1].name}{suffix}.ftl": path
        for folder, suffix in (("src/tablee/games", ""), ("web/src/games", ".drawing"))
        for path in sorted((root / folder).glob("*/words/en.ftl"))
    }
    return {
        "shared.ftl": root / "src/tablee/words/en.ftl",
        "pages.ftl": root / "web/src/words/en.ftl",
        **games,
    }


def messages(text: str) -> dict[str, str]:
    """Return the messages of a Fluent file by their ids, in their source form."""
    serializer = FluentSerializer()
    found: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Term):
            entry.comment = None
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            found[name] = serializer.serialize_entry(entry)
    return found


def commented(text: str) -> str:
    """Return a message as a comment."""
    return "".join(f"# {line}".rstrip() + "\n" for line in text.splitlines())


def laid_out(text: str, english: str) -> str:
    """Return a translation with the missing messages of the English file added as comments."""
    translated = messages(text)
    missing = [
        commented(message)
        for name, message in messages(english).items()
        if name not in translated and f"# {name} =" not in text
    ]
    start = text or HEADER
    return "\n".join([start.rstrip("\n") + "\n", *missing]) if missing else start


def lay_out(language: str, folder: Path, root: Path = Path()) -> Iterator[tuple[Path, int]]:
    """Write every file of a language; yield each with the number of messages that are left to translate.

    Raises `WordsError` `words.language` (given) if `language` is no language, or one of ours. Raises what `text_of`
    raises for an unreadable existing file, because its translations would otherwise be lost.
    """
    if not CODE.fullmatch(language) or language in LANGUAGES:
        raise WordsError("words.language", {"given": language})
    for name, source in sources(root).items():
        path = folder / language / name
        english = source.read_text(encoding="utf-8")
        text = laid_out(text_of(path) if path.is_file() else "", english)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        yield path, len(messages(english).keys() - messages(text).keys())


def main(language: str, folder: str) -> None:
    """Prepare the language and print what is left."""
    try:
        left = list(lay_out(language, Path(folder)))
    except TableeError as problem:
        sys.exit(sentence(problem.code, problem.params, spoken_here()))
    for path, count in left:
        print(f"{count:5} to translate in {path}")
    print(f"See it: tablee serve --words {folder}")


if __name__ == "__main__":
    main(*sys.argv[1:3])
