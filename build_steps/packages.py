"""Writes the packages to publish into `dist/`: `python -m build_steps.packages`.

- the source archive, with built pages and dictionaries: it installs without Node and without a C compiler
- the wheel `tablee`, with everything
- the wheel `tablee-rules`, made from it: rules, bots and the Python API, without server, database, arena and
  command line, and without their dependencies. It is installed instead of the other, not beside it.
"""

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import zipfile
from collections.abc import Iterable
from email.message import Message
from email.parser import Parser
from pathlib import Path

from build_steps import rules

DIST = Path("dist")
RULES = "tablee-rules"
LEFT_OUT = ("server", "store", "arena", "cli", "testing", "__main__.py", "remote.py")
"""The parts of `tablee/` that do not belong to the rules."""

RUNTIME = ("librt", "mypy_extensions")
"""The run-time dependencies of compiled rules beyond the standard library."""

KEPT_HEADERS = (
    "Metadata-Version",
    "Version",
    "Author",
    "License-Expression",
    "License-File",
    "Classifier",
    "Requires-Python",
    "Keywords",
)


def keeps(name: str) -> bool:
    """True if a file of the wheel `tablee` also belongs to `tablee-rules`."""
    parts = name.split("/")
    return parts[0] != "tablee" or parts[1] not in LEFT_OUT


def metadata(whole: Message) -> str:
    """Return the METADATA of the rules, made from that of the whole."""
    lines = [f"Name: {RULES}", "Summary: Tablée's games for programs and research: rules, bots, records"]
    for header in KEPT_HEADERS:
        lines += [f"{header}: {value}" for value in whole.get_all(header, [])]
    needed = (value for value in whole.get_all("Requires-Dist", []) if value.startswith(RUNTIME))
    lines += [f"Requires-Dist: {value}" for value in needed if "extra ==" not in value]
    head = sorted(lines, key=lambda line: not line.startswith("Metadata-Version"))
    return "\n".join([*head, "", "See docs/python.md: `import tablee`.", ""])


def entry_points(text: str) -> str:
    """Return the entry points of the games, without the command."""
    sections = text.split("[")
    return "".join(f"[{section}" for section in sections if section.startswith("tablee.games]"))


def rules_wheel(wheel: Path, to: Path) -> Path:
    """Write the wheel of the rules, made from `wheel`, into the folder `to`."""
    _, version, *tags = wheel.stem.split("-")
    name = f"{RULES.replace('-', '_')}-{version}"
    made = to / f"{'-'.join([name, *tags])}.whl"
    record: list[str] = []
    with zipfile.ZipFile(wheel) as whole, zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as slim:

        def write(path: str, data: bytes) -> None:
            digest = base64.urlsafe_b64encode(hashlib.sha256(data).digest()).rstrip(b"=").decode()
            record.append(f"{path},sha256={digest},{len(data)}")
            slim.writestr(path, data)

        for path in sorted(whole.namelist()):
            folder, _, rest = path.partition("/")
            data = whole.read(path)
            if not folder.endswith(".dist-info"):
                if keeps(path):
                    write(path, data)
            elif rest == "METADATA":
                write(f"{name}.dist-info/{rest}", metadata(Parser().parsestr(data.decode())).encode())
            elif rest == "entry_points.txt":
                write(f"{name}.dist-info/{rest}", entry_points(data.decode()).encode())
            elif rest != "RECORD":
                write(f"{name}.dist-info/{rest}", data)
        listed = "\n".join([*record, f"{name}.dist-info/RECORD,,", ""])
        slim.writestr(f"{name}.dist-info/RECORD", listed)
    return made


def build(to: Path, kinds: Iterable[str]) -> list[Path]:
    """Write the source archive, and the wheels of each kind, into a folder; return the files, the archive first.

    A kind is the environment variable that asks for it. Packages of earlier builds go, because commands such as
    `pip install dist/tablee-*.whl` would find several.
    """
    shutil.rmtree(to, ignore_errors=True)
    to.mkdir(parents=True)
    subprocess.run([sys.executable, "setup.py", "--quiet", "sdist", "--dist-dir", str(to)], check=True)
    for kind in kinds:
        before = set(to.glob("*.whl"))
        others = {
            name: value
            for name, value in os.environ.items()
            if name not in (rules.UNCOMPILED, rules.REQUIRED)
        }
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "wheel"]
        local = ["--no-index", "--no-deps", "--no-build-isolation", "--wheel-dir", str(to), "."]
        subprocess.run([*pip, *local], check=True, env={**others, kind: "1"})
        (made,) = set(to.glob("*.whl")) - before
        rules_wheel(made, to)
    return [*to.glob("*.tar.gz"), *sorted(to.glob("*.whl"))]


def main() -> None:
    """Write all three packages: compiled, unless the environment says otherwise."""
    kind = rules.UNCOMPILED if os.environ.get(rules.UNCOMPILED) else rules.REQUIRED
    print("\n".join(map(str, build(DIST, [kind]))))


if __name__ == "__main__":
    main()
