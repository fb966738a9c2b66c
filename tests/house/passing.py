"""Finds values that a call passes on under another parameter's name.

`prune(keep_talk=given.keep_guests)` is such a call if `prune` has a parameter `keep_guests` too, and so is
`note(row.ply, row.revision)` for `note(revision, ply)`. Type checkers notice only values of another type.
"""

import ast
from collections import defaultdict
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Final, NamedTuple

UNITS: Final = ("_s", "_ms")
BUILT_IN: Final = {*dir(list), *dir(dict), *dir(set), *dir(str)}
"""Methods of Python's own types, which sources may define for other classes."""


class Function(NamedTuple):
    """The parameters of a function or class, without `self`."""

    positional: tuple[str, ...]
    named: tuple[str, ...]


class Functions:
    """The functions and classes of all sources by name; methods of one name may have several forms."""

    def __init__(self, trees: Sequence[ast.Module]) -> None:
        self._forms: defaultdict[str, set[Function]] = defaultdict(set)
        for tree in trees:
            for node in ast.walk(tree):
                if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                    self._forms[node.name].add(_of_function(node))
                elif isinstance(node, ast.ClassDef):
                    self._forms[node.name].add(_of_class(node))

    def form(self, name: str) -> Function | None:
        """Return the parameters of the only function of this name; None if there is none, or several differ."""
        forms = self._forms.get(name, set())
        return next(iter(forms)) if len(forms) == 1 else None


def _of_function(node: ast.FunctionDef | ast.AsyncFunctionDef) -> Function:
    positional = [arg.arg for arg in (*node.args.posonlyargs, *node.args.args)]
    if positional[:1] in (["self"], ["cls"]):
        positional = positional[1:]
    return Function(tuple(positional), tuple(arg.arg for arg in node.args.kwonlyargs))


def _of_class(node: ast.ClassDef) -> Function:
    for inner in node.body:
        if isinstance(inner, ast.FunctionDef) and inner.name == "__init__":
            return _of_function(inner)
    fields = [
        inner.target.id
        for inner in node.body
        if isinstance(inner, ast.AnnAssign) and isinstance(inner.target, ast.Name)
    ]
    # A class with a base may have fields of that one first.
    return Function((), tuple(fields)) if node.bases else Function(tuple(fields), ())


def bare(name: str) -> str:
    """Return a name without its unit, a leading underscore and capitals."""
    name = name.lower().strip("_")
    for unit in UNITS:
        name = name.removesuffix(unit)
    return name


def _name(node: ast.expr) -> str:
    if isinstance(node, ast.Await | ast.Starred):
        return ""
    if isinstance(node, ast.Attribute):
        return node.attr
    return node.id if isinstance(node, ast.Name) else ""


def misnamed(tree: ast.Module, functions: Functions) -> Iterator[tuple[int, str]]:
    """Yield the line and a description of each value that has the name of another parameter of its call."""
    for node in ast.walk(tree):
        if not isinstance(node, ast.Call):
            continue
        called = _name(node.func)
        form = (functions.form(called) if called not in BUILT_IN else None) or Function((), ())
        given = [(arg.arg, _name(arg.value)) for arg in node.keywords if arg.arg is not None]
        if not any(isinstance(arg, ast.Starred) for arg in node.args):
            given += zip(form.positional, (_name(arg) for arg in node.args), strict=False)
        parameters = {bare(name) for name in (*form.positional, *form.named, *(name for name, _ in given))}
        for parameter, value in given:
            if value and bare(value) != bare(parameter) and bare(value) in parameters:
                yield node.lineno, f"{called}({parameter}={value})"


def misnamed_in(files: Sequence[Path], root: Path) -> dict[str, int]:
    """Return the line of each such value by file and description."""
    trees = {file: ast.parse(file.read_text(encoding="utf-8")) for file in files}
    functions = Functions(list(trees.values()))
    return {
        f"{file.relative_to(root).as_posix()} {what}": line
        for file, tree in trees.items()
        for line, what in misnamed(tree, functions)
    }
