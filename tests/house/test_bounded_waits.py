"""Nothing in the tests waits without a limit (docs/testing.md, "Every test ends")."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.tree import ROOT, syntax

BOUNDS = ("patience", "asyncio.timeout", "asyncio.wait_for", "killed_in_the_end", "asyncio.create_task")
"""Calls that limit a wait. A task's own waits are limited where the task is awaited."""
SLEEPS = ("time.sleep", "asyncio.sleep")
WAITS = ("wait", "join", "communicate")
OURS = ("stage.join",)
"""Named like a wait, but bounded: it sends a request to the server."""

PROGRAMS = {
    "run by a person, who can end them": (
        "coverage",
        "lighthouse",
        "mutation",
        "responsiveness",
        "smoothness",
    ),
    "processes of their own, which the test that started them ends": (
        "bots/growing_worker.py",
        "bots/misbehaving_worker.py",
        "bots/obedient_worker.py",
        "server/programs.py",
        "server/stopping.py",
    ),
    "tasks that are cancelled by what began them": (
        "server/attacks/test_spectator_flood.py",
        "server/lives/processes.py",
    ),
    "pictures of pages, taken by a person": ("e2e/pictures.py",),
    "the ways to wait": ("patience.py",),
}
APART = tuple(path for paths in PROGRAMS.values() for path in paths)


CLIENTS = ("httpx.AsyncClient", "httpx.Client", "httpx.get", "httpx.post", "case.call")
"""Clients that give up after five or ten seconds by default, which a busy machine may need."""


def called(node: ast.AST) -> str:
    """Return the name of the called function, such as `asyncio.sleep`; empty if there is none, or no plain name."""
    return _dotted(node.func) if isinstance(node, ast.Call) else ""


def _dotted(node: ast.AST) -> str:
    # `ast.unparse` would give the same, but take most of the time of this test.
    if isinstance(node, ast.Name):
        return node.id
    if isinstance(node, ast.Attribute) and (before := _dotted(node.value)):
        return f"{before}.{node.attr}"
    return ""


class Waits(ast.NodeVisitor):
    """Finds unlimited waits. `bounded`: a surrounding call limits them; `own`: in a test itself, not in a stub."""

    def __init__(self) -> None:
        self.found: list[tuple[int, str]] = []
        self._bounded = self._own = self._awaited = False

    def _within(self, node: ast.AST, **state: bool) -> None:
        before = {f"_{name}": getattr(self, f"_{name}") for name in state}
        self.__dict__.update({f"_{name}": value for name, value in state.items()})
        self.generic_visit(node)
        self.__dict__.update(before)

    def _function(self, node: ast.FunctionDef | ast.AsyncFunctionDef) -> None:
        self._within(node, own=node.name.startswith("test_"), bounded=False)

    visit_FunctionDef = visit_AsyncFunctionDef = _function

    def _with(self, node: ast.With | ast.AsyncWith) -> None:
        items = [called(item.context_expr) for item in node.items]
        bounds = any(item in BOUNDS for item in items)
        if "subprocess.Popen" in items and not bounds:
            self.found.append((node.lineno, "leaving the block waits for the process: killed_in_the_end"))
        self._within(node, bounded=self._bounded or bounds)

    visit_With = visit_AsyncWith = _with

    def visit_For(self, node: ast.For) -> None:
        if called(node.iter) == "itertools.repeat" and not self._bounded:
            self.found.append((node.lineno, "looks again and again: until, look_until"))
        self.generic_visit(node)

    def visit_While(self, node: ast.While) -> None:
        sleeps = any(
            called(one) in SLEEPS and ast.unparse(one) != "asyncio.sleep(0)" for one in ast.walk(node)
        )
        if sleeps and not self._bounded:
            self.found.append((node.lineno, "sleeps again and again: until, look_until"))
        self.generic_visit(node)

    def visit_Await(self, node: ast.Await) -> None:
        self._within(node, awaited=True)

    def visit_Call(self, node: ast.Call) -> None:
        bounded = self._bounded or called(node) in BOUNDS
        if called(node) in CLIENTS and not any(one.arg == "timeout" for one in node.keywords):
            self.found.append((node.lineno, "gives up within seconds: PatientClient, or a timeout"))
        waits = isinstance(node.func, ast.Attribute) and node.func.attr in WAITS
        waits = waits and called(node) not in OURS
        if waits and not (bounded or node.args or node.keywords) and (self._own or not self._awaited):
            self.found.append((node.lineno, "has no limit"))
        self._within(node, bounded=bounded, awaited=self._awaited)


def waits(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """Yield the lines of this file that wait without a limit, and the reason."""
    visitor = Waits()
    visitor.visit(tree)
    yield from visitor.found


def test_whatever_waits_has_an_end() -> None:
    tests = ROOT / "tests"
    found = [
        f"{path.relative_to(ROOT)}:{line}: {why}"
        for path in sorted(tests.rglob("*.py"))
        if not path.relative_to(tests).as_posix().startswith(APART)
        for line, why in waits(syntax(path))
    ]
    assert found == []


@pytest.mark.parametrize("path", APART)
def test_what_is_left_out_is_there(path: str) -> None:
    assert Path(ROOT / "tests" / path).exists()


@pytest.mark.parametrize(
    ("text", "count"),
    [
        ("for pause in itertools.repeat(1): time.sleep(pause)", 1),
        ("while not there(): time.sleep(1)", 1),
        ("async with patience():\n    while not there(): await asyncio.sleep(1)", 0),
        ("with subprocess.Popen(words) as process: process.stdout.readline()", 1),
        ("with subprocess.Popen(words) as process, killed_in_the_end(process): process.wait()", 0),
        ("process.wait()", 1),
        ("process.wait(patience_s())", 0),
        ("thread.join()", 1),
        ("', '.join(words)", 0),
        ("async def test_it():\n    await event.wait()", 1),
        ("async def test_it():\n    async with patience(): await event.wait()", 0),
        ("async def test_it():\n    await asyncio.wait_for(event.wait(), patience_s())", 0),
        ("async def test_it():\n    async def stand_in(): await event.wait()", 0),
        ("async with patience():\n    def later(): process.wait()", 1),
        ("httpx.AsyncClient(base_url=base)", 1),
        ("httpx.AsyncClient(base_url=base, timeout=MOST_S)", 0),
    ],
)
def test_waits_are_found(text: str, count: int) -> None:
    assert len(list(waits(ast.parse(text)))) == count
