"""The site of the documentation: pages keep their links, and a link without a target is found."""

from importlib import import_module
from pathlib import Path

import pytest

from build_steps.reference import maps
from build_steps.site import DOCS, GUIDES, REFERENCE, ROOT_PAGES, faults, moved, routes_first, switch
from tests.house.tree import ROOT


@pytest.mark.parametrize(
    ("link", "folder", "there"),
    [
        ("docs/rules/x.fr.md", "", "rules/x.fr.md"),
        ("docs/pictures/x.webp", "", "pictures/x.webp"),
        ("notation.md#the-deal", "docs", "notation.md#the-deal"),
        ("../SECURITY.md", "docs", "SECURITY.md"),
        ("../bench/RESULTS.md#search", "docs", "RESULTS.md#search"),
        ("../docs/bots.md", "bench", "bots.md"),
        ("../README.md", "docs", "index.md"),
        ("rules", "docs", "rules/index.md"),
        ("../examples/bot.py", "docs", "examples/bot.py"),
        ("LICENSE", "", "LICENSE"),
        ("#below", "docs", "#below"),
        ("https://example.org/docs/", "docs", "https://example.org/docs/"),
    ],
)
def test_a_page_that_moves_takes_its_links_along(link: str, folder: str, there: str) -> None:
    assert moved(link, folder) == there


def site(folder: Path, **pages: str) -> list[str]:
    for name, text in pages.items():
        (folder / f"{name}.html").write_text(text, encoding="utf-8")
    return faults(folder)


def test_links_that_lead_somewhere_are_no_fault(tmp_path: Path) -> None:
    a = '<h1 id="top">A</h1><a href="b.html#place">b</a><a href="#top">up</a><a href="https://example.org">out</a>'
    assert site(tmp_path, a=a, b='<p id="place"><a href="a.html">a</a>') == []


@pytest.mark.parametrize(
    ("page", "fault"),
    [
        ('<a href="gone.html">', "a.html links to gone.html, which is not there"),
        ('<a href="#gone">', "a.html links to #gone: no such place on that page"),
        ('<img src="gone.webp">', "a.html links to gone.webp, which is not there"),
        ('<script src="https://cdn.example/x.js">', "a.html fetches https://cdn.example/x.js"),
        ('<link rel="stylesheet" href="//fonts.example/x.css">', "a.html fetches //fonts.example/x.css"),
    ],
)
def test_a_link_that_leads_nowhere_and_whatever_comes_from_outside_is_found(
    tmp_path: Path, page: str, fault: str
) -> None:
    assert site(tmp_path, a=page) == [fault]


def test_a_stylesheet_that_fetches_from_outside_is_found(tmp_path: Path) -> None:
    (tmp_path / "x.css").write_text("@import 'https://fonts.example/x.css';")
    assert faults(tmp_path) == ["x.css fetches https://fonts.example/x.css"]


def test_every_guide_of_the_site_is_there_and_every_module_of_the_reference() -> None:
    beside = {Path(name).stem for name in ROOT_PAGES.values()}
    for name in {name for names in GUIDES.values() for name in names} - beside:
        assert (ROOT / DOCS / f"{name}.md").is_file(), name
    for _, modules in REFERENCE.values():
        for module in modules:
            home, _, name = module.rpartition(".")
            if name[0].isupper():
                assert hasattr(import_module(home), name), module
            else:
                assert (ROOT / "src" / Path(*module.split(".")).with_suffix(".py")).is_file(), module


def test_the_page_of_modules_has_the_map_of_each_package() -> None:
    sections = dict(part.split("\n", 1) for part in maps.modules("Modules").split("\n## ")[1:])
    assert "- `live`: a match in memory" in sections["tablee.server"]
    assert "- `serializers`: what a guest may know" in sections["tablee.server.live"]
    assert "tablee" not in sections
    assert "- `wire`: " in sections["web/src"]


def test_the_page_of_tests_has_the_promise_of_each_file() -> None:
    sections = dict(part.split("\n", 1) for part in maps.tests("Tests").split("\n## ")[1:])
    assert "- `test_site.py`: The site of the documentation" in sections["tests/build_steps"]
    lines = [line for section in sections.values() for line in section.splitlines() if line]
    assert [line for line in lines if line.endswith("`: ")] == []


def test_the_start_page_begins_with_the_routes_and_loses_nothing() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    page = routes_first(readme)
    assert page.index('<div class="routes"') < page.index("<img") < page.index("## Play now")
    assert {line for line in readme.splitlines() if line} <= set(page.splitlines())


def test_a_page_of_rules_links_to_its_other_languages() -> None:
    line = switch(Path("docs/rules/toy.fr.md"))
    assert "<strong>Français</strong>" in line
    assert [f'href="toy.{language}.html"' in line for language in ("en", "fr", "nl")] == [True, False, True]
