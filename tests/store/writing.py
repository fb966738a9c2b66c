"""Finds the write operations of the store in its source, so that none is forgotten."""

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator

from tablee.store.store import Store
from tests.house.tree import PACKAGE

TRANSACTIONS = ("self._database.write", "self._database.at_once")
OPENED = re.compile(r"[\w.]*database\.(write|at_once)(?=\()")


def write_operations(store: Store) -> set[str]:
    """Return every public method of a part of the store that opens a transaction, as `part.method`."""
    return {
        f"{name}.{method}"
        for name, part in vars(store).items()
        for method, _ in inspect.getmembers(type(part), inspect.isfunction)
        if name != "database" and not method.startswith("_") and _writes(part, method)
    }


def transactions_elsewhere() -> list[str]:
    """Return every line that opens a transaction in a way that `write_operations` does not see."""
    return [
        f"{path.relative_to(PACKAGE)}: {line.strip()}"
        for path in PACKAGE.rglob("*.py")
        for line in path.read_text(encoding="utf-8").splitlines()
        if (found := OPENED.search(line)) and (path.parent.name != "store" or found[0] not in TRANSACTIONS)
    ]


def _writes(part: object, method: str) -> bool:
    """True if a method opens a transaction, itself or through methods of its part or of a part of it."""
    for call in _calls(part, method):
        if call in TRANSACTIONS:
            return True
        holder, of, called = call.removeprefix("self.").rpartition(".")
        owner = getattr(part, holder, None) if of else part
        is_ours = type(owner).__module__.startswith("tablee.store.") and holder != "_database"
        is_itself = owner is part and called == method
        if call.startswith("self.") and is_ours and not is_itself and _writes(owner, called):
            return True
    return False


def _calls(part: object, method: str) -> Iterator[str]:
    """Yield the calls of a method, as text."""
    function = inspect.getattr_static(type(part), method, None)
    if not inspect.isfunction(function):
        return
    for node in ast.walk(ast.parse(textwrap.dedent(inspect.getsource(function)))):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func)
