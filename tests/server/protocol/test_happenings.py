"""Every kind of event at a table is documented, and each kind that is documented exists."""

import ast
import re

from tablee.server.protocol.happenings import KINDS
from tests.house.tree import PACKAGE, ROOT, syntax

WORDS = (ROOT / "web" / "src" / "words" / "en.ftl").read_text(encoding="utf-8")
FOLDERS = ("server", "store")


def literals() -> set[str]:
    """Return every text in the code of server and store, besides the list of kinds itself."""
    return {
        node.value
        for folder in FOLDERS
        for path in (PACKAGE / folder).rglob("*.py")
        if path.name != "happenings.py"
        for node in ast.walk(syntax(path))
        if isinstance(node, ast.Constant) and isinstance(node.value, str)
    }


def test_every_documented_kind_is_one_that_the_server_sends() -> None:
    assert KINDS.keys() - literals() == set()


def test_every_kind_has_a_sentence_in_the_log_and_every_sentence_its_kind() -> None:
    named = set(re.findall(r"^happened-([a-z-]+) =", WORDS, re.MULTILINE))
    assert named == {kind.replace("_", "-") for kind in KINDS}
