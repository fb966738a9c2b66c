"""Only the files that start a server know `Services` whole: every other part takes what it needs."""

import ast

from tests.house.tree import PACKAGE, syntax

ROOTS = {"server/services.py", "server/app.py", "server/run.py", "server/worker.py"}
BEHAVIOUR_OF_THE_ROOT = {"__init__", "open", "open_for_bots", "close"}


def names_in(node: ast.AST) -> set[str]:
    """The names in a piece of code, also those within an annotation that is a string."""
    found: set[str] = set()
    for one in ast.walk(node):
        if isinstance(one, ast.Name):
            found.add(one.id)
        elif isinstance(one, ast.Attribute):
            found.add(one.attr)
        elif isinstance(one, ast.alias):
            found.add(one.name.rpartition(".")[2])
        elif isinstance(one, ast.Constant) and isinstance(one.value, str) and one.value.isidentifier():
            found.add(one.value)
    return found


def test_no_part_takes_services_whole() -> None:
    naming = {
        path.relative_to(PACKAGE).as_posix()
        for path in PACKAGE.rglob("*.py")
        if "Services" in names_in(syntax(path))
    }
    assert naming <= ROOTS
    assert "server/app.py" in naming


def test_a_part_that_takes_services_is_found() -> None:
    for code in ("def f(a: Services): ...", "class A:\n    b: 'Services'", "from x.services import Services"):
        assert "Services" in names_in(ast.parse(code))


def test_services_only_builds_starts_and_stops() -> None:
    tree = syntax(PACKAGE / "server" / "services.py")
    (services,) = [node for node in tree.body if isinstance(node, ast.ClassDef) and node.name == "Services"]
    methods = {
        node.name for node in services.body if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef)
    }
    assert {name for name in methods if not name.startswith("_")} | {"__init__"} == BEHAVIOUR_OF_THE_ROOT
