"""Keeps docstrings in compiled rules: mypyc leaves them out, and `help(Game.apply)` would show none.

mypyc writes a text for every function and class into its C code, with the signature only. This module appends the
docstring of the source. It changes copies of the C files, because mypyc would regenerate changed files every time.
"""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

from mypyc.codegen.cstring import encode_bytes_as_c_string as c_text

from build_steps import rules

GENERATED = "__native_"
COPIED = "__documented_"

MODULE = re.compile(r'^\s*"(tablee[\w.]*)",$')
TYPE = re.compile(r"static PyTypeObject CPyType_(\w+)_template_ = \{")
METHOD = re.compile(r"\(PyCFunction\)CPyPy_(\w+),")
GETTER = re.compile(r"\(getter\)(\w+)_get_(\w+),")
NO_DOCSTRING = "NULL, /* docstring */"
NO_SIGNATURE = "PyDoc_STR(NULL)"
SIGNATURE = '\\n--\\n\\n")'
GETTER_END = "NULL, NULL},"


@cache
def written() -> dict[str, str]:
    """Return every docstring of the rules by mypyc's form of its qualified name:
    `tablee___core___game___Game___apply`.
    """
    found: dict[str, str] = {}
    for path in rules.rules():
        parts = path.relative_to(rules.SOURCES).with_suffix("").parts
        name = "___".join(parts[:-1] if parts[-1] == "__init__" else parts)
        found |= _of(ast.parse(path.read_text(encoding="utf-8")), name)
    return found


def _of(node: ast.Module | ast.ClassDef | ast.FunctionDef, name: str) -> dict[str, str]:
    text = ast.get_docstring(node)
    found = {} if text is None else {name: c_text(text.encode())}
    if not isinstance(node, ast.FunctionDef):
        for child in node.body:
            if isinstance(child, ast.ClassDef | ast.FunctionDef):
                found |= _of(child, f"{name}___{child.name}")
    return found


def documented(lines: list[str]) -> Iterator[str]:
    """Yield the lines of one of mypyc's C files, with docstrings."""
    texts = written()
    module, named, getter = "", "", ""
    for line in lines:
        if found := MODULE.match(line):
            module = found[1].replace(".", "___")
        if (found := TYPE.search(line)) or (found := METHOD.search(line)):
            named = found[1]
        if found := GETTER.search(line):
            getter = f"{found[1]}___{found[2]}"
        if SIGNATURE in line and named in texts:
            line = line.replace(SIGNATURE, f'{SIGNATURE[:-2]}{texts[named]}")')
        elif NO_SIGNATURE in line and named in texts:
            line = line.replace(NO_SIGNATURE, f'PyDoc_STR("{texts[named]}")')
        elif NO_DOCSTRING in line and module in texts:
            line = line.replace(NO_DOCSTRING, f'"{texts[module]}",')
        elif line.rstrip().endswith(GETTER_END) and getter:
            if getter in texts:
                line = line.replace(GETTER_END, f'"{texts[getter]}", NULL}},')
            getter = ""
        yield line


def keep(extensions: list[Any]) -> list[Any]:
    """Return the extensions, compiled from copies that have docstrings."""
    for extension in extensions:
        extension.sources = [str(_copied(Path(source))) for source in extension.sources]
    return extensions


def _copied(source: Path) -> Path:
    if not source.name.startswith(GENERATED):
        return source
    copy = source.with_name(source.name.replace(GENERATED, COPIED, 1))
    text = "\n".join(documented(source.read_text(encoding="utf-8").split("\n")))
    if not copy.is_file() or copy.read_text(encoding="utf-8") != text:
        # An unchanged copy keeps its time, and is not compiled again.
        copy.write_text(text, encoding="utf-8")
    return copy
