"""Builds the dictionaries into `src/tablee/dictionaries`, when they are missing or made from other sources.

For each language a marisa trie (`fr.marisa`: the words that count) and the anagram table of the same words
(`fr.anagrams`: what can be made of these letters), the same of the names that two of them know, and one file with the
licences of the sources. The digest of what they were made from lies beside them, so a source archive with built
dictionaries in it needs no npm.
"""

import json
import shutil
import subprocess
from pathlib import Path

from build_steps.dictionaries import anagrams, wordlists
from build_steps.pages import digest, read

TARGET = Path("src/tablee/dictionaries")
DIGEST = TARGET / "sources.sha256"
LOCK = wordlists.HERE / "package-lock.json"
CHANGES = (
    "Changed here: inflected forms written out, accents left out, compounds and abbreviations dropped; names "
    "dropped, or kept in a list of their own without their inflected forms."
)


class DictionariesError(Exception):
    """The dictionaries must be built and cannot be; the text says what to do."""


def sources() -> list[Path]:
    """What the dictionaries are made from: this folder; the lock fixes the contents of the packages."""
    folder = Path("build_steps/dictionaries")
    return sorted(path for path in folder.iterdir() if path.is_file())


def build() -> None:
    """Make the dictionaries current. Raises `DictionariesError` where npm is missing."""
    wanted = digest(sources())
    if read(DIGEST) == wanted:
        return
    npm = shutil.which("npm")
    if npm is None:
        raise DictionariesError(
            "Tablée's dictionaries are not built yet and npm is not here to fetch the word lists: "
            "install Node 20.19 or newer, or install Tablée from a wheel, which carries the dictionaries."
        )
    quiet = ["--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]
    subprocess.run([npm, "ci", *quiet], cwd=wordlists.HERE, check=True)
    TARGET.mkdir(exist_ok=True)
    licences = [write(name) for name in wordlists.SOURCES]
    (TARGET / "LICENCES.txt").write_text("\n".join(licences), "utf-8")
    DIGEST.write_text(wanted)


def write(name: str) -> str:
    """Write the two files of one list; returns the licence they are under."""
    import marisa_trie

    words = wordlists.words(name)
    marisa_trie.Trie(words).save(str(TARGET / f"{name}.marisa"))
    (TARGET / f"{name}.anagrams").write_bytes(anagrams.table(words))
    print(f"dictionary {name}: {len(words)} words")
    return licence(name, wordlists.SOURCES[name][0])


def licence(name: str, package: str) -> str:
    """Where a list's words come from, what was changed, and the licence as its package has it."""
    folder = wordlists.PACKAGES / package
    facts = json.loads((folder / "package.json").read_text("utf-8"))
    origin = f"from the npm package {package} {facts['version']}, {facts['license']}"
    title = f"{name}.marisa, {name}.anagrams: {origin}"
    rule = "=" * 100
    return f"{rule}\n{title}\n{CHANGES}\n{rule}\n\n{(folder / 'license').read_text('utf-8').strip()}\n"
