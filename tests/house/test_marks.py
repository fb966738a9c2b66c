"""A test that is expensive, or may take long, gives the reason."""

import ast
from pathlib import Path

import pytest

from tests.house.tree import ROOT, syntax


def marked(path: Path, mark: str) -> list[ast.FunctionDef | ast.AsyncFunctionDef]:
    """Return the tests in this file with `@pytest.mark.<mark>`."""
    return [
        node
        for node in ast.walk(syntax(path))
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
        and any(ast.unparse(one).startswith(f"pytest.mark.{mark}") for one in node.decorator_list)
    ]


@pytest.mark.parametrize("mark", ["slow", "timeout"])
def test_a_slow_test_and_one_that_may_take_longer_give_their_reason(mark: str) -> None:
    slow = [(path, node) for path in (ROOT / "tests").rglob("test_*.py") for node in marked(path, mark)]
    assert slow
    assert [f"{path.name}: {node.name}" for path, node in slow if not ast.get_docstring(node)] == []
