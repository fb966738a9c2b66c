"""No file contains the address of a package registry or traces of a developer's machine."""

import re

from tests.house.tree import ROOT, tracked

# Written in pieces, so that this file does not contain what it searches for.
HOSTS = ["pypi" + ".org", "pythonhosted" + ".org", "npmjs" + r"\.(?:org|com)", "deb.debian" + ".org"]
PATHS = ["/" + "work/", "/" + "root/", "/" + "home/", "/" + "Users/", r"C:\\" + "Users", "/" + "opt/"]
TRACES = re.compile("|".join([*HOSTS, *(r"(?<![\w.*])" + path for path in PATHS)]))


def test_no_file_names_a_registry_or_a_path_of_a_machine() -> None:
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in tracked()
        for number, line in enumerate(path.read_text().split("\n"), 1)
        if TRACES.search(line)
    ]
    assert found == []


def test_no_lock_names_an_address() -> None:
    package_lock = (ROOT / "web" / "package-lock.json").read_text()
    assert '"resolved"' not in package_lock
    for lock in (ROOT / "locks").glob("*.txt"):
        assert "://" not in lock.read_text(), lock.name
