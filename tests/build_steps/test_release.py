"""A release: its contents, checksums and bill of materials, and the test of its packages without tools."""

import hashlib
import json
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from build_steps import release, release_check
from tests.house.tree import ROOT


def test_the_version_is_the_same_wherever_it_is_written(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    cited = re.search(r"^version: (.+)$", (ROOT / "CITATION.cff").read_text(), re.MULTILINE)
    assert cited is not None
    assert cited[1] == release.version()
    assert f"| {release.version()} |" in (ROOT / "docs" / "upgrading.md").read_text()


def test_checksums_are_those_that_sha256sum_checks(tmp_path: Path) -> None:
    (tmp_path / "b.whl").write_bytes(b"wheel")
    (tmp_path / "a.tar.gz").write_bytes(b"archive")
    for _ in range(2):
        written = release.write_checksums(tmp_path)
    assert written.read_text().splitlines() == [
        f"{hashlib.sha256(b'archive').hexdigest()}  a.tar.gz",
        f"{hashlib.sha256(b'wheel').hexdigest()}  b.whl",
    ]


def test_the_versions_of_a_lock_become_constraints() -> None:
    lock = (ROOT / release.LOCK).read_text()
    found = release_check.pins(lock).splitlines()
    assert len(found) == len(re.findall(r"^\S+==", lock, re.MULTILINE))
    assert not any("--hash" in line or line.endswith("\\") for line in found)
    assert any(line.startswith("starlette==") for line in found)


def test_a_constraint_holds_where_its_lock_says_so() -> None:
    lock = "one[extra]==1.0 ; sys_platform == 'win32' \\\n    --hash=sha256:0\ntwo==2.0 \\\n    --hash=sha256:1\n"
    assert release_check.pins(lock) == "one[extra]==1.0 ; sys_platform == 'win32' \ntwo==2.0\n"


def test_what_of_npm_is_in_the_pages_is_listed_and_what_builds_them_is_not() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text())
    found = {component["name"]: component for component in release.npm_components(lock)}
    assert set(json.loads((ROOT / "web" / "package.json").read_text())["dependencies"]) <= set(found)
    assert "svelte" in found
    assert not {"vite", "eslint", "vitest"} & set(found)
    assert all(component["purl"].startswith("pkg:npm/") for component in found.values())
    assert found["@fluent/bundle"]["purl"].startswith("pkg:npm/%40fluent/bundle@")


@pytest.mark.processes
def test_a_package_is_tried_where_neither_compiler_nor_node_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("CC", "gcc")
    monkeypatch.setenv("PYTHONPATH", str(ROOT))
    python = release_check.python_of(tmp_path)
    python.parent.mkdir()
    python.symlink_to(sys.executable)
    variables = release_check.bare(tmp_path)
    found = [tool for tool in release_check.HIDDEN if shutil.which(tool, path=variables["PATH"])]
    assert found == []
    assert not {"CC", "PYTHONPATH"} & set(variables)
    asked = [str(python), "-c", "import shutil; print(shutil.which('cc'), shutil.which('node'))"]
    ran = subprocess.run(asked, env=variables, capture_output=True, text=True, check=True)
    assert ran.stdout.split() == ["None", "None"]
