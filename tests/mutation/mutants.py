"""Mutants of a file: the same source with one small fault, made by the operators of mutmut.

mutmut's own runner skips module constants and decorated functions. Our rules count points there (in a
table of values, in a property that adds them up), so only its operators are used; `running.py` runs the mutants.
"""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Final

import libcst as cst
from libcst.metadata import ByteSpanPositionProvider, CodeSpan, MetadataWrapper
from mutmut.mutation.mutators import mutation_operators

from tests.mutation.forgetting import forgotten

SILENT_CALLS: Final = ("len", "isinstance", "cast")
"""Calls whose arguments are obvious, or concern the type checker only."""

PROMISE: Final = re.compile(r",?\s*\bstrict\s*=\s*\w+")
"""`zip(..., strict=True)` asserts that the lengths are equal; it has no effect if they are."""


@dataclass(frozen=True)
class Mutant:
    """One faulty version of a file."""

    path: str
    """The path below `src`, with forward slashes."""
    function: str
    """The function or method around the fault; "" outside of all functions, or in a default value."""
    lines: range
    """The numbers of the lines with the fault."""
    before: str
    """Those lines before the fault, and `after` it, with single spaces."""
    after: str
    source: str
    forgotten: bool = False
    """True for a fault of `forgetting.py`."""

    @property
    def name(self) -> str:
        """A name that does not change with other lines of the file."""
        return f"{self.path} {self.function or '(module)'} --- {self.before} --> {self.after}"


def _is_worth_a_trial(node: cst.CSTNode, faulty: cst.CSTNode) -> bool:
    """True unless every test notices the fault anyway: a call that lacks an argument, or a text with other capitals.

    Such faults would only raise the share of those noticed.
    """
    if isinstance(node, cst.Call) and isinstance(faulty, cst.Call):
        return len(faulty.args) == len(node.args)
    if isinstance(faulty, cst.SimpleString):
        return "XX" in faulty.value or not faulty.raw_value
    return True


class _Faults(cst.CSTVisitor):
    """Collects (node, faulty node, function around it, whether something is forgotten)."""

    METADATA_DEPENDENCIES = (ByteSpanPositionProvider,)

    def __init__(self, forgetful: bool) -> None:
        super().__init__()
        self.found: list[tuple[cst.CSTNode, cst.CSTNode, str, bool]] = []
        self.forgetful = forgetful
        self.around: list[tuple[str, bool]] = []
        """Names of the classes and functions around, and whether each is a function."""

    def function(self) -> str:
        names: list[str] = []
        for name, is_function in self.around:
            names.append(name)
            if is_function:
                return ".".join(names)
        return ""

    def on_visit(self, node: cst.CSTNode) -> bool:
        if isinstance(node, cst.Annotation | cst.Decorator | cst.Assert | cst.Import | cst.ImportFrom):
            return False
        if isinstance(node, cst.Call) and isinstance(node.func, cst.Name) and node.func.value in SILENT_CALLS:
            return False
        if isinstance(node, cst.Raise) and isinstance(node.exc, cst.Name):
            return False
        function = self.function()
        for kind, operator in mutation_operators:
            if isinstance(node, kind):
                told = (faulty for faulty in operator(node) if _is_worth_a_trial(node, faulty))
                self.found += [(node, faulty, function, False) for faulty in told]
        if self.forgetful:
            self.found += [(at, faulty, function, True) for at, faulty in forgotten(node)]
        if isinstance(node, cst.FunctionDef | cst.ClassDef):
            self.around.append((node.name.value, isinstance(node, cst.FunctionDef)))
        return True

    def on_leave(self, original_node: cst.CSTNode) -> None:
        if isinstance(original_node, cst.FunctionDef | cst.ClassDef):
            self.around.pop()


def _defaults(module: cst.Module) -> set[cst.CSTNode]:
    """Return everything within default values of parameters: evaluated once, when the function is made."""
    found: set[cst.CSTNode] = set()

    class Visitor(cst.CSTVisitor):
        def visit_Param(self, node: cst.Param) -> None:
            nodes = [node.default] if node.default is not None else []
            while nodes:
                inner = nodes.pop()
                found.add(inner)
                nodes += inner.children  # type: ignore[arg-type]

    module.visit(Visitor())
    return found


def _is_silent(before: str, after: str) -> bool:
    """True if only an assertion about lengths differs."""
    return PROMISE.sub("", before) == PROMISE.sub("", after)


def mutants(path: Path, sources: Path, forgetful: bool = False) -> Iterator[Mutant]:
    """Yield all mutants of the file, in the order of its lines; `forgetful`: those of `forgetting.py` too."""
    code = path.read_bytes()
    wrapper = MetadataWrapper(cst.parse_module(code))
    faults = _Faults(forgetful)
    wrapper.visit(faults)
    spans = wrapper.resolve(ByteSpanPositionProvider)
    defaults = _defaults(wrapper.module)
    met: set[bytes] = set()
    for node, faulty, function, is_forgotten in faults.found:
        span: CodeSpan = spans[node]
        start, end = span.start, span.start + span.length
        piece = wrapper.module.code_for_node(faulty).strip().encode()
        mutated = code[:start] + piece + code[end:]
        first, last = code.count(b"\n", 0, start) + 1, code.count(b"\n", 0, end) + 1
        from_, to = code.rfind(b"\n", 0, start) + 1, code.find(b"\n", end)
        old = code[from_:to].decode()
        new = (code[from_:start] + piece + code[end:to]).decode()
        if mutated in met or _is_silent(old, new):
            continue
        met.add(mutated)
        yield Mutant(
            path=path.relative_to(sources).as_posix(),
            function="" if node in defaults else function,
            lines=range(first, last + 1),
            before=" ".join(old.split()),
            after=" ".join(new.split()),
            source=mutated.decode(),
            forgotten=is_forgotten,
        )
