"""Builds the documentation as a web site into `build/site`: `python -m build_steps.site`, with `locks/docs.txt`.

The pages are those of `docs/`, with README as the start page and a reference made from docstrings. Warnings of the
builder are errors. Then every link inside the site must have a target, and no page may load external resources.
"""

import json
import re
import shutil
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from build_steps.reference import maps

DOCS = Path("docs")
SETTINGS = Path("mkdocs.yml")
GENERATED = Path("build/mkdocs.yml")
SOURCE = Path("build/site-source")
SITE = Path("build/site")
BESIDE_CODE = {
    path.as_posix(): f"{'-'.join(path.parts[-3:-1])}.md"
    for path in sorted(Path("src/tablee/games").glob("*/*/README.md"))
}
"""Explanations of a part of one game, in the folder of that part."""
ROOT_PAGES = {
    "README.md": "index.md",
    "CONTRIBUTING.md": "CONTRIBUTING.md",
    "SECURITY.md": "SECURITY.md",
    "CHANGELOG.md": "CHANGELOG.md",
    "bench/RESULTS.md": "RESULTS.md",
    "tests/docs/security.md": "security-tests.md",
    **BESIDE_CODE,
}
"""Files outside docs/, with their names among the pages."""

ICON = Path("web/public/icon.svg")

COPIED = ("LICENSE", "licences", "examples", "notebooks", "CITATION.cff")
"""Linked files that are not pages."""

LANGUAGES = {"en": "English", "fr": "Français", "nl": "Nederlands"}
GUIDES = {
    "Tutorials": ("first-steps", "write-a-bot", "example-game"),
    "How-to guides": (
        "play-at-home",
        "host",
        "operations",
        "backup",
        "upgrading",
        "moderation",
        "notifications",
        "python",
        "cookbook",
        "encodings",
        "baselines",
        "solved-games",
        "variants",
        "arena",
        "add-a-game",
        "faq",
        "troubleshooting",
    ),
    "Explanation": (
        "architecture",
        "security",
        "clocks",
        "bots",
        "rules-versions",
        *(Path(page).stem for page in BESIDE_CODE.values()),
        "performance",
        "scale",
        "reliability",
    ),
    "Project": (
        "CONTRIBUTING",
        "templates",
        "releasing",
        "roadmap",
        "style",
        "testing",
        "security-tests",
        "RESULTS",
        "SECURITY",
        "CHANGELOG",
    ),
}
"""The chapters of the site; pages in no chapter come last."""

LOOKED_UP = (
    "operations-reference",
    "protocol",
    "notation",
    "engine",
    "bot-process",
    "rulings",
    "words",
    "glossary",
)
"""The pages at the beginning of the chapter “Reference”; generated ones follow."""

REFERENCE = {
    "front-door": (
        "The package",
        (
            "tablee.api.games",
            "tablee.api.match",
            "tablee.api.base_match",
            "tablee.api.bots",
            "tablee.bots.evaluated_move.EvaluatedMove",
        ),
    ),
    "rules": (
        "For authors of games",
        (
            "tablee.core.game",
            "tablee.core.position",
            "tablee.core.zones",
            "tablee.core.views",
            "tablee.core.events",
            "tablee.core.options",
            "tablee.core.reading",
            "tablee.core.bot",
            "tablee.core.rng",
            "tablee.core.record",
            "tablee.core.ranking",
            "tablee.core.errors",
        ),
    ),
}
"""Pages of the reference: title, and the modules or classes on them."""

GENERATED_PAGES = {
    "command-line": "Command line",
    "http-api": "HTTP API",
    "errors": "Errors",
    "limits": "Limits and metrics",
    "browser-storage": "Browser storage",
    "game-verbs": "Verbs of a game",
    "variants": "Numbers of variants",
}
"""The pages of docs/reference (`build_steps.reference`), with their titles."""

MODULES = "Modules"
TESTS = "Tests and their promises"

LINK = re.compile(r"(\]\(|<img src=\")([^)\"\s]+)")
FETCHING = {"img": "src", "script": "src", "iframe": "src", "source": "src", "object": "data"}


def moved(link: str, folder: str) -> str:
    """Return a link of a page from `folder` ("" or "docs") as it must be among the pages of the site."""
    parts = urlsplit(link)
    if parts.scheme or not parts.path:
        return link
    path = Path(folder, parts.path).as_posix()
    resolved = str(Path("/", path).resolve().relative_to("/"))
    anchor = f"#{parts.fragment}" if parts.fragment else ""
    if resolved in ROOT_PAGES:
        return ROOT_PAGES[resolved] + anchor
    if resolved == "docs/rules":
        return "rules/index.md"
    if resolved.split("/")[0] in COPIED:
        return resolved + anchor
    return resolved.removeprefix("docs/") + anchor if resolved.startswith("docs/") else link


def prepared() -> None:
    """Write the pages into `build/site-source`."""
    shutil.rmtree(SOURCE, ignore_errors=True)
    shutil.copytree(DOCS, SOURCE)
    for name, page in ROOT_PAGES.items():
        folder = Path(name).parent.as_posix()
        _moved_page(Path(name), SOURCE / page, "" if folder == "." else folder)
    for path in DOCS.glob("*.md"):
        _moved_page(path, SOURCE / path.name, "docs")
    shutil.copyfile(ICON, SOURCE / ICON.name)
    start = SOURCE / ROOT_PAGES["README.md"]
    start.write_text(routes_first(start.read_text(encoding="utf-8")), encoding="utf-8")
    for name in COPIED:
        if Path(name).is_dir():
            # The pages of rules of an example are none of this site.
            shutil.copytree(name, SOURCE / name, ignore=shutil.ignore_patterns("*.md", "__pycache__"))
        else:
            shutil.copyfile(name, SOURCE / name)
    for path in (SOURCE / "rules").glob("*.md"):
        # Screen readers and hyphenation use the language of the text, not that of the frame.
        text = path.read_text(encoding="utf-8")
        title, _, rest = text.partition("\n")
        path.write_text(
            f'<div lang="{language(path)}" markdown="1">\n\n{title}\n\n{switch(path)}\n{rest}\n</div>\n',
            encoding="utf-8",
        )
    chapters = rules_by_language()
    listed = [f"- [{title}](../{page})" for pages in chapters.values() for title, page in pages.items()]
    (SOURCE / "rules" / "index.md").write_text("\n".join(["# Rules", "", *listed, ""]), encoding="utf-8")
    (SOURCE / "reference").mkdir(exist_ok=True)
    for name, (title, modules) in REFERENCE.items():
        blocks = [f"::: {module}" for module in modules]
        (SOURCE / "reference" / f"{name}.md").write_text(
            "\n\n".join([f"# {title}", *blocks, ""]), encoding="utf-8"
        )
    (SOURCE / "reference" / "modules.md").write_text(maps.modules(MODULES), encoding="utf-8")
    (SOURCE / "reference" / "tests.md").write_text(maps.tests(TESTS), encoding="utf-8")
    GENERATED.write_text(
        f"{SETTINGS.read_text(encoding='utf-8')}nav: {json.dumps(navigation(chapters))}\n", encoding="utf-8"
    )


def routes_first(readme: str) -> str:
    """Return README with the ways into the documentation before everything else that it tells, as cards."""
    before, install, rest = readme.partition("## Play now\n")
    intro, picture, pictures = before.partition("<p>\n")
    play, where, after = rest.partition("## Where to go\n")
    routes, games, end = after.partition("\nShort answers are")
    if not end:
        raise ValueError("README has no routes")
    cards = f'{where}\n<div class="routes" markdown="1">\n{routes}\n</div>\n{games}'
    answers, heading, last = end.partition("\n## ")
    return f"{intro}{cards}{answers}\n\n{picture}{pictures}{install}{play}{heading.lstrip()}{last}"


def switch(path: Path) -> str:
    """Return the languages of a page of rules, with links to those that are not its own."""
    game = path.name.partition(".")[0]
    parts = [
        f"<strong>{name}</strong>"
        if language(path) == one
        else f'<a href="{game}.{one}.html" lang="{one}" hreflang="{one}">{name}</a>'
        for one, name in LANGUAGES.items()
    ]
    return f'<p class="languages">{" ".join(parts)}</p>\n'


def language(path: Path) -> str:
    """Return the language of a page of rules, from its name."""
    return path.suffixes[0].removeprefix(".")


def rules_by_language() -> dict[str, dict[str, str]]:
    """Return, for each language, the title and path of every page of rules."""
    found: dict[str, dict[str, str]] = {chapter: {} for chapter in LANGUAGES.values()}
    for path in sorted(DOCS.glob("rules/*.md")):
        title = path.read_text(encoding="utf-8").partition("\n")[0].removeprefix("# ")
        found[LANGUAGES[language(path)]][title] = f"rules/{path.name}"
    return found


def navigation(rules: dict[str, dict[str, str]]) -> list[object]:
    """Return the table of contents, in the builder's format."""
    there = {path.stem for path in SOURCE.glob("*.md")} - {"index"}
    chapters: list[object] = [{"Start": "index.md"}]
    english, *others = [
        (name, [{title: page} for title, page in pages.items()]) for name, pages in rules.items()
    ]
    chapters.append({"Rules": [*english[1], *({name: pages} for name, pages in others)]})
    for chapter, names in GUIDES.items():
        chapters.append({chapter: [f"{name}.md" for name in names if name in there]})
    studies = sorted(path.name for path in SOURCE.glob("studies/*.md") if path.stem != "index")
    chapters.append({"Studies": [f"studies/{name}" for name in ("index.md", *studies)]})
    rest = there - {name for names in (*GUIDES.values(), LOOKED_UP) for name in names}
    if rest:
        chapters.append({"More": [f"{name}.md" for name in sorted(rest)]})
    titles = {
        **GENERATED_PAGES,
        **{name: title for name, (title, _) in REFERENCE.items()},
        "modules": MODULES,
        "tests": TESTS,
    }
    looked_up = [f"{name}.md" for name in LOOKED_UP]
    chapters.append(
        {"Reference": [*looked_up, *({title: f"reference/{name}.md"} for name, title in titles.items())]}
    )
    return chapters


def _moved_page(path: Path, to: Path, folder: str) -> None:
    text = path.read_text(encoding="utf-8")
    to.write_text(LINK.sub(lambda found: found[1] + moved(found[2], folder), text), encoding="utf-8")


class Page(HTMLParser):
    """The ids, links and loaded resources of a page."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.ids: set[str] = set()
        self.links: list[str] = []
        self.fetched: list[str] = []
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        """Note one element."""
        given = {name: value or "" for name, value in attrs}
        if "id" in given:
            self.ids.add(given["id"])
        if tag == "a" and "href" in given:
            self.links.append(given["href"])
        if tag == "link" and given.get("rel") not in ("canonical", "next", "prev", "alternate"):
            self.fetched.append(given.get("href", ""))
        if tag in FETCHING and FETCHING[tag] in given:
            self.fetched.append(given[FETCHING[tag]])


def faults(site: Path) -> list[str]:
    """Return links without a target, and external resources that pages load."""
    pages = {path.resolve(): Page(path) for path in site.rglob("*.html")}
    found: list[str] = []
    for path, page in pages.items():
        name = path.relative_to(site.resolve())
        found += [f"{name} fetches {link}" for link in page.fetched if urlsplit(link).netloc]
        for link in (*page.links, *page.fetched):
            parts = urlsplit(link)
            if parts.scheme or parts.netloc or name.name == "404.html":
                continue
            target = (path.parent / unquote(parts.path)).resolve() if parts.path else path
            target = target / "index.html" if target.is_dir() else target
            if not target.is_file():
                found.append(f"{name} links to {link}, which is not there")
            elif (
                parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].ids | {""}
            ):
                found.append(f"{name} links to {link}: no such place on that page")
    found += [
        f"{path.relative_to(site)} fetches {link}"
        for path in site.rglob("*.css")
        for link in re.findall(r"(?:url\(|@import )[\"']?(https?:[^\"')]+)", path.read_text(encoding="utf-8"))
    ]
    return sorted(set(found))


def main() -> None:
    """Build and check the site."""
    prepared()
    build = [
        sys.executable,
        "-m",
        "zensical",
        "build",
        "--clean",
        "--strict",
        "--config-file",
        str(GENERATED),
    ]
    subprocess.run(build, check=True)
    found = faults(SITE)
    if found:
        sys.exit("\n".join(found))
    print(f"{len(list(SITE.rglob('*.html')))} pages in {SITE}")


if __name__ == "__main__":
    main()
