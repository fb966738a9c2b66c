"""Each notebook runs from its first cell to its last, and is kept without outputs, which would become stale."""

import ast
import importlib.util
import re
from pathlib import Path
from typing import Any

import nbformat
import pytest

from tests.house.tree import ROOT
from tests.patience import patience_s

FOLDER = ROOT / "notebooks"
NAMES = sorted(path.stem for path in FOLDER.glob("*.ipynb"))
LINK = re.compile(r"\]\(([^)#:]+)\)")
EACH = pytest.mark.parametrize("name", NAMES)


def read(name: str) -> Any:
    return nbformat.read(FOLDER / f"{name}.ipynb", 4)  # type: ignore[no-untyped-call]


def programs(name: str) -> list[str]:
    return [cell.source for cell in read(name).cells if cell.cell_type == "code"]


def test_there_are_three() -> None:
    assert NAMES == ["first-look", "study-a-variant", "train"]


@EACH
def test_it_is_a_notebook_without_outputs(name: str) -> None:
    notebook = read(name)
    nbformat.validate(notebook)
    for cell in notebook.cells:
        if cell.cell_type == "code":
            assert (cell.outputs, cell.execution_count) == ([], None)


@EACH
def test_each_cell_is_python_and_imports_what_is_there(name: str) -> None:
    found = []
    for program in programs(name):
        for node in ast.walk(ast.parse(program)):
            if isinstance(node, ast.Import):
                found += [alias.name for alias in node.names]
            elif isinstance(node, ast.ImportFrom):
                assert node.module is not None
                found.append(node.module)
    assert "tablee" in found
    assert [module for module in found if importlib.util.find_spec(module) is None] == []


@EACH
def test_its_links_lead_somewhere(name: str) -> None:
    texts = [cell.source for cell in read(name).cells if cell.cell_type == "markdown"]
    for link in LINK.findall("\n".join(texts)):
        assert (FOLDER / link).is_file(), link


@pytest.mark.soak
@pytest.mark.processes
@EACH
def test_it_runs_to_its_end(name: str, tmp_path: Path) -> None:
    """Soak: one trains for minutes."""
    from nbclient import NotebookClient

    notebook = read(name)
    client = NotebookClient(
        notebook,
        timeout=int(10 * patience_s()),
        kernel_name="python3",
        resources={"metadata": {"path": str(tmp_path)}},
    )
    client.execute()
    said = "".join(
        output.text
        for cell in notebook.cells
        if cell.cell_type == "code"
        for output in cell.outputs
        if output.output_type == "stream" and output.name == "stdout"
    )
    assert len(said.splitlines()) > 10
    # A progress bar in a notebook is a heap of control characters.
    assert "\x1b" not in said
    if name == "train":
        against_random = re.search(r"against random (\d+\.\d) %", said)
        assert against_random is not None
        assert float(against_random[1]) > 50
