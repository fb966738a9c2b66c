"""Puts the command `tablee` into this environment, running from this checkout: `python -m build_steps.install`.

The rules are compiled beside their sources; sources that were compiled already are left alone.
"""

import hashlib
import subprocess
import sys
from pathlib import Path

from build_steps import rules

INSTALLED = Path(sys.prefix) / "tablee-installed.sha256"
"""What the installed metadata (version, commands, games) was made from."""


def main() -> None:
    """Install again when the metadata changed, or when the compiled rules are not those of the sources."""
    metadata = hashlib.sha256(Path("pyproject.toml").read_bytes()).hexdigest()
    installed = INSTALLED.is_file() and INSTALLED.read_text() == metadata
    if installed and (rules.is_current() or (rules.why_not() and not rules.compiled())):
        return
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "--quiet", "install"]
    subprocess.run([*pip, "--no-index", "--no-deps", "--no-build-isolation", "--editable", "."], check=True)
    INSTALLED.write_text(metadata)


if __name__ == "__main__":
    main()
