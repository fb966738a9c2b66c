"""One page of the rules in docs/rules, read as its tests need it: the words, the tables, the sums."""

import re
from functools import cache
from typing import NamedTuple

from tests.house.tree import ROOT


class RulesPage(NamedTuple):
    """The page of a game in one language."""

    text: str

    @property
    def words(self) -> str:
        """All of it as one line."""
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
        """What is told of each picture, by its name."""
        return {
            name: told for told, name in re.findall(r"!\[(.+?)\]\(pictures/[a-z-]+?-(\w+)\.webp\)", self.text)
        }

    @property
    def wrong_sums(self) -> list[str]:
        """The sums and products on the page that do not come out: `1 + 2 + 10 = 13`, `(2 + 1) × 4 = 12`."""
        plain = self.words.replace("**", "").replace("−", "-")
        said = re.findall(r"([(\d][\d ()+×-]*[+×-][\d ()+×-]*) = (\d+)", plain)
        return [f"{left} = {right}" for left, right in said if _value(left) != int(right)]

    @property
    def sums(self) -> int:
        """How many sums the page counts out."""
        return len(re.findall(r"\d\)? = \*{0,2}\d", self.text))


def _value(sum_: str) -> int:
    """What a sum of products and brackets comes to; a bracket holds only plus signs."""
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
    """The page of `game` in `language`."""
    return RulesPage((ROOT / "docs" / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8"))
