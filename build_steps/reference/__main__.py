"""Write every page of reference into a folder."""

import sys
from pathlib import Path

from build_steps.reference import pages

if __name__ == "__main__":
    for name, text in pages().items():
        (Path(sys.argv[1]) / name).write_text(text, encoding="utf-8")
