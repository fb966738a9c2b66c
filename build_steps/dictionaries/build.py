"""Builds the dictionaries into `src/tablee/dictionaries`, if they are missing or out of date.

For each list it writes a marisa trie (`fr.marisa`: the words that count) and an anagram table of the words that bots
may propose (`fr.anagrams`). The withheld words follow in `fr.withheld`: one line with those in the list, and one with
the others. One file holds the licences of the sources. The digest of the sources lies beside them, so a source archive
with built dictionaries needs no npm.

A released list never changes, and never withholds fewer words: `released.json` has the digests of both.
"""

import hashlib
import json
import shutil
import subprocess
from pathlib import Path

from build_steps.dictionaries import anagrams, wordlists
from build_steps.dictionaries.withheld import PACKAGE, withheld
from build_steps.pages import digest, read

TARGET = Path("src/tablee/dictionaries")
DIGEST = TARGET / "sources.sha256"
LOCK = wordlists.HERE / "package-lock.json"
RELEASED = wordlists.HERE / "released.json"
CHANGES = (
    "Changed here: inflected forms written out, accents left out, compounds and abbreviations dropped; names "
    "dropped, or kept in a list of their own without their inflected forms."
)
WITHHELD_CHANGES = (
    "Changed here: accents left out, phrases and common words dropped, inflected forms and words of other "
    "sources added."
)
LANGUAGES = ("en", "fr", "nl")
ORIGINS = {
    "@cspell/dict-fr-reforme": "The words are those of Grammalecte, MPL-2.0; the file that holds them, MIT.",
    "naughty-words": "The List of Dirty, Naughty, Obscene, and Otherwise Bad Words, by Shutterstock and others.",
}
"""Details of a package's origin that its own metadata does not give in one line."""


class DictionariesError(Exception):
    """The dictionaries must be built and cannot be; the text says what to do."""


def sources() -> list[Path]:
    """Return the sources of the dictionaries: this folder; its lock file fixes the contents of the packages."""
    folder = Path("build_steps/dictionaries")
    return sorted(path for path in folder.iterdir() if path.is_file())


def build() -> None:
    """Build the dictionaries if they are out of date. Raise `DictionariesError` if npm is missing."""
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
    every = {name: wordlists.words(name) for name in wordlists.SOURCES}
    kept_back = {language: withheld_words(language, every) for language in LANGUAGES}
    check_released(every, kept_back)
    for name, words in every.items():
        write(name, words, kept_back[wordlists.language_of(name)])
    (TARGET / "LICENCES.txt").write_text("\n".join(licences()), "utf-8")
    DIGEST.write_text(wanted)


def withheld_words(language: str, every: dict[str, list[str]]) -> set[str]:
    """Return the withheld words of a language, in its lists or not."""
    lists = [words for name, words in every.items() if wordlists.language_of(name) == language]
    return set(withheld(language, {word for words in lists for word in words}))


def check_released(every: dict[str, list[str]], kept_back: dict[str, set[str]]) -> None:
    """Raise `DictionariesError` if a released list has other words, or withholds others, than when it was released."""
    for name, (words, held_back) in json.loads(RELEASED.read_text("utf-8")).items():
        now, withheld_now = digests_of(every[name], kept_back[wordlists.language_of(name)])
        if words != now:
            raise DictionariesError(
                f"The list {name} was released with other words, and matches were played by it: keep it as it was "
                f"and make a new list (docs/rules-versions.md). The digest of its words is now {now}."
            )
        if held_back != withheld_now:
            raise DictionariesError(
                f"Other words of the list {name} are withheld than before. If some were added and none taken out "
                f"(docs/rules-versions.md), note {withheld_now} for it in {RELEASED.name}."
            )


def digests_of(words: list[str], kept_back: set[str]) -> tuple[str, str]:
    """Return the SHA-256 of a list's words, and that of its withheld words."""
    return digest_of(words), digest_of(sorted(kept_back.intersection(words)))


def digest_of(words: list[str]) -> str:
    """Return the SHA-256 of a list's words."""
    return hashlib.sha256("\n".join(words).encode("ascii")).hexdigest()


def write(name: str, words: list[str], kept_back: set[str]) -> None:
    """Write the three files of one list."""
    import marisa_trie

    marisa_trie.Trie(words).save(str(TARGET / f"{name}.marisa"))
    proposed = [word for word in words if word not in kept_back]
    (TARGET / f"{name}.anagrams").write_bytes(anagrams.table(proposed))
    listed = kept_back.intersection(words)
    lines = [" ".join(sorted(listed)), " ".join(sorted(kept_back - listed)), ""]
    (TARGET / f"{name}.withheld").write_text("\n".join(lines), "ascii")
    print(f"dictionary {name}: {len(words)} words, {len(listed)} of them never proposed")


def licences() -> list[str]:
    """Return the licence of every package's words, with our changes."""
    users: dict[str, list[str]] = {}
    for name, source in wordlists.SOURCES.items():
        for package in source.packages:
            users.setdefault(package, []).append(name)
    told = [licence(package, ", ".join(names), CHANGES) for package, names in users.items()]
    return [*told, licence(PACKAGE, "which words are never proposed", WITHHELD_CHANGES)]


def licence(package: str, files: str, changes: str) -> str:
    """Return the origin of words, our changes, and the licence text of their package."""
    folder = wordlists.PACKAGES / package
    facts = json.loads((folder / "package.json").read_text("utf-8"))
    title = f"{files}: from the npm package {facts['name']} {facts['version']}, {facts['license']}"
    texts = [path.read_text("utf-8").strip() for path in licence_files(folder)]
    rule = "=" * 100
    origin = [ORIGINS[package]] if package in ORIGINS else []
    return "\n".join([rule, title, *origin, changes, rule, "", *texts, ""])


def licence_files(folder: Path) -> list[Path]:
    """Return the files of a package that state its licence, or that of its data."""
    found = (
        path
        for path in folder.rglob("*")
        if path.name.lower() == "license" or path.name == "README_dict_fr.txt"
    )
    return sorted(found)
