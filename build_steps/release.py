"""Builds a release into `dist/` and tests every part of it: `python -m build_steps.release BOM-PYTHON`.

- the source archive, a wheel that runs everywhere, a wheel with compiled rules for this platform, and the wheels of
  the rules alone (`build_steps.packages`)
- `tablee-VERSION.cdx.json`: the dependencies of the wheel, and the components of its pages and dictionaries, as
  CycloneDX
- `SHA256SUMS`: the checksums of all these files, as `sha256sum --check` reads them

Each package is installed into an empty environment, with locked dependencies, without Node and a C
compiler on the path (`build_steps.release_check`). BOM-PYTHON is the Python of an environment with `cyclonedx-bom`.
"""

import hashlib
import json
import subprocess
import sys
import tempfile
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from build_steps import release_check, rules
from build_steps.packages import DIST, build

LOCK = Path("locks/play.txt")
SUMS = "SHA256SUMS"
NPM_LOCKS = (Path("web/package-lock.json"), Path("build_steps/dictionaries/package-lock.json"))
BUNDLED = ("svelte",)
"""npm packages that are development dependencies, but of which the built pages contain parts."""


def version() -> str:
    """Return the version in pyproject.toml, the only place where it is set."""
    named: str = tomllib.loads(Path("pyproject.toml").read_text())["project"]["version"]
    return named


def npm_components(lock: dict[str, Any]) -> Iterator[dict[str, Any]]:
    """Yield the npm packages that are part of our packages, as CycloneDX components."""
    for path, package in sorted(lock["packages"].items()):
        name = path.rpartition("node_modules/")[2]
        if name and (name in BUNDLED or not package.get("dev")):
            purl = f"pkg:npm/{name.replace('@', '%40')}@{package['version']}"
            found = {
                "type": "library",
                "name": name,
                "version": package["version"],
                "purl": purl,
                "bom-ref": purl,
            }
            licence = package.get("license")
            yield {**found, "licenses": [{"expression": licence}]} if licence else found


def bill_of_materials(bom_python: Path, environment: Path, to: Path) -> Path:
    """Write the packages of an environment, and the npm packages built into ours, as a file; return the file."""
    written = to / f"tablee-{version()}.cdx.json"
    tool = [str(bom_python), "-m", "cyclonedx_py", "environment", "--pyproject", "pyproject.toml"]
    form = ["--output-reproducible", "--output-format", "JSON", "--output-file", str(written)]
    subprocess.run([*tool, *form, str(release_check.python_of(environment))], check=True)
    bom = json.loads(written.read_text())
    for lock in NPM_LOCKS:
        bom["components"] += npm_components(json.loads(lock.read_text()))
    written.write_text(json.dumps(bom, indent=1, sort_keys=True) + "\n")
    return written


def write_checksums(to: Path) -> Path:
    """Write the checksums of all files of a folder into it."""
    files = sorted(path for path in to.iterdir() if path.name != SUMS)
    lines = [f"{hashlib.sha256(path.read_bytes()).hexdigest()}  {path.name}\n" for path in files]
    written = to / SUMS
    written.write_text("".join(lines))
    return written


def main() -> None:
    """Build and test everything. Raise `CalledProcessError` or `SystemExit` at the first error."""
    bom_python = Path(sys.argv[1]).absolute()
    packages = build(DIST, (rules.UNCOMPILED, rules.REQUIRED))
    with tempfile.TemporaryDirectory() as folder:
        for number, package in enumerate(packages):
            environment = Path(folder, str(number))
            release_check.check(package, environment, LOCK)
            print(f"{package} works where neither Node nor a C compiler is.", flush=True)
            if package.name.startswith("tablee-") and package.name.endswith("-none-any.whl"):
                bill_of_materials(bom_python, environment, DIST)
    write_checksums(DIST)
    print("\n".join(str(path) for path in sorted(DIST.iterdir())))


if __name__ == "__main__":
    main()
