"""The card of a data set: a page that says what it is and how it was made."""

import shlex
from collections.abc import Iterator, Mapping
from importlib.metadata import version
from typing import Any, Final

from tablee.api.dataset.columns import WORDS, meaning
from tablee.api.dataset.rows import Rows, coder_of
from tablee.arena.entrants import BY_COMMAND, given, joined, parse_unnamed
from tablee.arena.results import total
from tablee.arena.schedule import Plan, written
from tablee.bots.programs.limits import MS
from tablee.core.record import NOTATION
from tablee.games import find
from tablee.words import label, sentence

CC0: Final = "CC0-1.0"
"""The licence without any condition, by its name in SPDX."""


class Counts:
    """What has been written so far: matches, moves, and for each player its seats and the sum of its returns."""

    def __init__(self) -> None:
        self.matches = 0
        self.moves = 0
        self.shortest = 0
        self.longest = 0
        self.seats: dict[str, int] = {}
        self.returns: dict[str, float] = {}

    def add(self, rows: Rows) -> None:
        """Count the rows of some matches."""
        for match in rows.matches.select(["players", "plies", "returns"]).to_pylist():
            plies = match["plies"]
            self.shortest = min(self.shortest, plies) if self.matches else plies
            self.longest = max(self.longest, plies)
            self.matches += 1
            self.moves += plies
            for player, reward in zip(match["players"], match["returns"], strict=True):
                self.seats[player] = self.seats.get(player, 0) + 1
                self.returns[player] = self.returns.get(player, 0.0) + reward


def command(plan: Plan, views: bool, licence: str) -> str:
    """Return the command that makes the same rows.

    >>> command(Plan(game.name, 1, {}, ("random", "bot:1"), 2, 3, "s"), False, "CC0-1.0")
    'tablee dataset --game ... --players random,bot:1 --games 6 --seats 2 --seed s'
    """
    named = [given(name, plan.meaning(name)) for name in plan.players]
    words = ["tablee", "dataset", "--game", plan.game, "--players", joined(named)]
    words += ["--games", str(total(plan)), "--seats", str(plan.seats), "--seed", plan.seed]
    usual = find(plan.game).options.fill({})
    for name, value in plan.options.items():
        if name not in usual or usual[name] != value:
            words += ["--option", written({name: value})]
    if plan.program_ms != MS and any(plan.meaning(name).startswith(BY_COMMAND) for name in plan.players):
        words += ["--program-ms", str(plan.program_ms)]
    if views:
        words.append("--views")
    if licence != CC0:
        words += ["--licence", licence]
    return shlex.join(words)


class Card:
    """The card of matches between bots."""

    TITLE = "title"
    WHAT = "what"
    HIDDEN = "hidden-text"
    LICENCE = "licence-text"

    def __init__(
        self, plan: Plan, counts: Counts, schemas: Mapping[str, Any], views: bool, licence: str, language: str
    ) -> None:
        self._plan = plan
        self._counts = counts
        self._schemas = schemas
        self._views = views
        self._licence = licence
        self._language = language

    def _say(self, message: str, **params: Any) -> str:
        return sentence(f"arena.data-{message}", params, self._language, WORDS)

    def text(self) -> str:
        """Return the card as Markdown."""
        return "\n".join(self.lines()) + "\n"

    def lines(self) -> Iterator[str]:
        """Yield the lines of the page."""
        plan, counts = self._plan, self._counts
        game = label(self._language, plan.game, "name") or plan.game
        yield f"# {self._say(self.TITLE, game=game)}"
        yield ""
        yield self._say(self.WHAT, games=counts.matches, moves=counts.moves, seats=plan.seats)
        yield from self._titled("made", self._made())
        yield from self._titled("counts", self._counted())
        for table, schema in self._schemas.items():
            yield from self._titled(f"table-{table}", self._columns(schema))
        yield from self._titled("fields", self._fields())
        yield from self._titled("hidden", [self._say(self.HIDDEN)])
        yield from self._titled("licence", [self._say(self.LICENCE, licence=self._licence)])

    def _titled(self, title: str, lines: Any) -> Iterator[str]:
        found = list(lines)
        if found:
            yield from ("", f"## {self._say(title)}", "", *found)

    def _made(self) -> Iterator[str]:
        plan = self._plan
        yield self._say("made-text", deals=plan.deals, seed=plan.seed)
        yield ""
        yield f"    {command(plan, self._views, self._licence)}"
        yield ""
        unsure = [name for name in plan.entrants if not parse_unnamed(plan.meaning(name)).repeats]
        yield self._say("unsure", players=", ".join(unsure)) if unsure else self._say("sure")
        yield ""
        yield from self._versions()

    def _versions(self) -> Iterator[str]:
        """Yield what decides about the rows besides the players: versions and options."""
        plan, coder = self._plan, coder_of(self._plan)
        rows = [
            ("Tablée", version("tablee")),
            (self._say("rules"), str(plan.rules)),
            *([] if coder is None else [(self._say("encoding"), coder.id)]),
            (self._say("notation"), str(NOTATION)),
            (self._say("options"), written(plan.options, ", ") or "–"),
        ]
        yield from _table((self._say("part"), self._say("value")), rows)

    def _counted(self) -> Iterator[str]:
        counts = self._counts
        yield self._say("lengths", shortest=counts.shortest, longest=counts.longest)
        yield ""
        heads = [self._say(f"head-{name}") for name in ("player", "meaning", "seats", "return")]
        yield from _table(
            heads,
            [
                (name, self._meaning(name), str(seats), f"{counts.returns[name] / seats:+.3f}")
                for name, seats in sorted(counts.seats.items())
            ],
        )

    def _meaning(self, player: str) -> str:
        return self._plan.meaning(player)

    def _columns(self, schema: Any) -> Iterator[str]:
        heads = [self._say(f"head-{name}") for name in ("column", "type", "holds")]
        yield from _table(
            heads,
            [(f"`{one.name}`", _kind(one.type), meaning(one.name, self._language)) for one in schema],
        )

    def _fields(self) -> Iterator[str]:
        coder = coder_of(self._plan)
        if coder is not None:
            yield self._say("fields-text")
            yield ""
            heads = [self._say(f"head-{name}") for name in ("field", "shape", "low", "high")]
            yield from _table(
                heads,
                [
                    (f"`{one.name}`", " × ".join(map(str, one.shape)), str(one.low), str(one.high))
                    for one in coder.fields
                ],
            )


def _kind(kind: Any) -> str:
    """Return the name of a type.

    >>> import pyarrow
    >>> _kind(pyarrow.list_(pyarrow.list_(pyarrow.int16(), 4)))
    'list<fixed_size_list<int16>[4]>'
    """
    return str(kind).replace("item: ", "").replace(" not null", "")


def _table(heads: Any, rows: Any) -> Iterator[str]:
    """Yield a table of Markdown."""
    yield f"| {' | '.join(heads)} |"
    yield f"|{'---|' * len(heads)}"
    for row in rows:
        yield f"| {' | '.join(cell.replace('|', chr(92) + '|') for cell in row)} |"
