"""One page of the rules in docs/rules, parsed for its tests: the words, the tables, the sums."""

import re
from functools import cache
from typing import NamedTuple

from tests.house.tree import ROOT


class RulesPage(NamedTuple):
    """The page of a game in one language."""

    text: str

    @property
    def words(self) -> str:
        """The whole text as one line."""
        return " ".join(self.text.split())

    @property
    def chapters(self) -> list[str]:
        """The headings of the second level, in order."""
        return re.findall(r"^## (.+)$", self.text, re.MULTILINE)

    @property
    def tables(self) -> list[list[list[str]]]:
        """Every table, row by row, the heading first, cell by cell."""
        found = re.findall(r"(?:^\|.*\n?)+", self.text, re.MULTILINE)
        return [
            [
                [cell.strip() for cell in line.strip("|").split("|")]
                for line in table.splitlines()
                if not re.fullmatch(r"[|\- ]+", line)
            ]
            for table in found
        ]

    @property
    def pictures(self) -> dict[str, str]:
        """The description of each picture, by its name."""
        return {
            name: told for told, name in re.findall(r"!\[(.+?)\]\(pictures/[a-z-]+?-(\w+)\.webp\)", self.text)
        }

    @property
    def wrong_sums(self) -> list[str]:
        """The wrong sums and products on the page: `1 + 2 + 10 = 13`, `(2 + 1) × 4 = 12`."""
        plain = self.words.replace("**", "").replace("−", "-")
        said = re.findall(r"([(\d][\d ()+×-]*[+×-][\d ()+×-]*) = (\d+)", plain)
        return [f"{left} = {right}" for left, right in said if _value(left) != int(right)]

    @property
    def sums(self) -> int:
        """The number of sums on the page."""
        return len(re.findall(r"\d\)? = \*{0,2}\d", self.text))


def _value(sum_: str) -> int:
    """Return the value of a sum of products and brackets; a bracket holds only plus signs."""
    flat = re.sub(r"\(([^)]*)\)", lambda part: str(_value(part[1])), sum_)
    total = 0
    for sign, product in re.findall(r"([+-]?) ?(\d+(?: × \d+)*)", flat):
        value = 1
        for factor in product.split(" × "):
            value *= int(factor)
        total += -value if sign == "-" else value
    return total


@cache
def page(game: str, language: str) -> RulesPage:
    """Return the page of `game` in `language`."""
    return RulesPage((ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8"))
