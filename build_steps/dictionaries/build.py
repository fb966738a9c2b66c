"""Builds the dictionaries into `src/tablee/dictionaries`, when they are missing or made from other sources.

For each list a marisa trie (`fr.marisa`: the words that count), the anagram table of what the house may propose
(`fr.anagrams`: what can be made of these letters) and the withheld words (`fr.withheld`: those that the list has, and a
line with the others), and one file with the licences of the sources. The digest of what they were made from lies beside
them, so a source archive with built dictionaries in it needs no npm.

A list that was released never changes, and withholds no fewer words: `released.json` has the digests of both.
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
"""What a package does not say of itself in one line."""


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
    every = {name: wordlists.words(name) for name in wordlists.SOURCES}
    kept_back = {language: withheld_words(language, every) for language in LANGUAGES}
    check_released(every, kept_back)
    for name, words in every.items():
        write(name, words, kept_back[wordlists.language_of(name)])
    (TARGET / "LICENCES.txt").write_text("\n".join(licences()), "utf-8")
    DIGEST.write_text(wanted)


def withheld_words(language: str, every: dict[str, list[str]]) -> set[str]:
    """The withheld words of a language, in its lists or not."""
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
    """One SHA-256 over the words of a list, and one over those that it withholds."""
    return digest_of(words), digest_of(sorted(kept_back.intersection(words)))


def digest_of(words: list[str]) -> str:
    """One SHA-256 over the words of a list."""
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
    """Under what the words of every package are, and what was changed of them."""
    users: dict[str, list[str]] = {}
    for name, source in wordlists.SOURCES.items():
        for package in source.packages:
            users.setdefault(package, []).append(name)
    told = [licence(package, ", ".join(names), CHANGES) for package, names in users.items()]
    return [*told, licence(PACKAGE, "which words are never proposed", WITHHELD_CHANGES)]


def licence(package: str, files: str, changes: str) -> str:
    """Where words come from, what was changed, and the licence as their package has it."""
    folder = wordlists.PACKAGES / package
    facts = json.loads((folder / "package.json").read_text("utf-8"))
    title = f"{files}: from the npm package {facts['name']} {facts['version']}, {facts['license']}"
    texts = [path.read_text("utf-8").strip() for path in licence_files(folder)]
    rule = "=" * 100
    origin = [ORIGINS[package]] if package in ORIGINS else []
    return "\n".join([rule, title, *origin, changes, rule, "", *texts, ""])


def licence_files(folder: Path) -> list[Path]:
    """The files of a package that say what it is under, and what the data in it are under."""
    found = (
        path
        for path in folder.rglob("*")
        if path.name.lower() == "license" or path.name == "README_dict_fr.txt"
    )
    return sorted(found)
