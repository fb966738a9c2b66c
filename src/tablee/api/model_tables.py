"""Tables for a language model: what it may ask and do, with text for answers. `tablee mcp` offers them as tools."""

import json
from collections.abc import Mapping
from typing import Any, Final

from tablee.api.bots import Bot
from tablee.api.games import game as found_game
from tablee.api.match import Game, Match
from tablee.bots.view_text import moves_text, rules_text, title, view_text
from tablee.core.errors import ArgumentError, IllegalMoveError, SeatError
from tablee.games import installed
from tablee.words import language as spoken

MOST: Final = 100
"""The most tables at a time; with one more the oldest is gone."""

STORY: Final = 12
"""The most sentences about what happened since the last look."""


class ModelTable:
    """One match. The model plays `own` seats, `opponent` the others; `illegal` counts the model's refused moves."""

    def __init__(self, match: Match[Any], own: frozenset[int], opponent: Bot | None) -> None:
        self.match = match
        self.own = own
        self.illegal = 0
        self._opponent = opponent
        self._told = dict.fromkeys(range(match.players), 0)

    def go_on(self) -> None:
        """Let the opponent move until it is a turn of the model."""
        while not self.match.over and self.match.turn not in self.own:
            assert self._opponent is not None
            self.match.push(self._opponent.choose(self.match).move)

    def news(self, seat: int, language: str) -> list[str]:
        """Return what happened since this seat was last shown it."""
        story = self.match.story(seat, language)
        since, self._told[seat] = self._told[seat], len(story)
        return story[since:][-STORY:]


def _values(schema: Mapping[str, Any]) -> str:
    """Return the values that an option may have, and its default."""
    if "enum" in schema:
        values = ", ".join(json.dumps(value) for value in schema["enum"])
    elif "minimum" in schema:
        values = f"{schema['minimum']} to {schema['maximum']}"
    else:
        values = {"boolean": "true, false", "array": "a list of texts"}.get(schema["type"], schema["type"])
    default = f" (default {json.dumps(schema['default'])})" if "default" in schema else ""
    return f"{values}{default}"


class ModelTables:
    """All tables of one process, numbered from 1."""

    def __init__(self) -> None:
        self._tables: dict[int, ModelTable] = {}
        self._opened = 0

    def rules(self, game: str, language: str = "en") -> str:
        """Return the rules of a game as text, with its notation, options and bots.

        Languages: en, fr, nl; others get English.
        """
        language = spoken(language)
        rules = found_game(game)
        low, high = rules.players
        options = [f"- `{name}`: {_values(schema)}" for name, schema in rules.options["properties"].items()]
        facts = [
            "## For `new`",
            "",
            f"Players: {low if low == high else f'{low} to {high}'}. Bots: {', '.join(rules.bots)}. "
            f"All games: {', '.join(installed())}.",
            "Options:",
            *options,
        ]
        return "\n".join([rules_text(rules.rules, language), *facts])

    def new(
        self,
        game: str,
        players: int | None = None,
        opponent: str | None = None,
        seat: int = 0,
        options: Mapping[str, Any] | None = None,
        seed: str | None = None,
        language: str = "en",
    ) -> str:
        """Begin a match and return the number of its table, with what you see.

        With `opponent` (such as bot:3) you play `seat` only, and the bot plays all others. Without, you play every
        seat in turn. Equal seeds give equal deals.
        """
        language = spoken(language)
        rules: Game[Any] = found_game(game)
        bot = None if opponent is None else rules.bot(opponent)
        match = rules.start(players=players, seed=seed, **(options or {}))
        if not 0 <= seat < match.players:
            raise SeatError("seat.unknown", {"seat": seat, "last": match.players - 1})
        own = frozenset(range(match.players)) if bot is None else frozenset({seat})
        self._opened += 1
        self._tables[self._opened] = table = ModelTable(match, own, bot)
        for oldest in list(self._tables)[:-MOST]:
            del self._tables[oldest]
        table.go_on()
        return f"Table {self._opened}: {title(rules.rules, language)}, {match.players} players.\n" + self.see(
            self._opened, language=language
        )

    def see(self, table: int, seat: int | None = None, language: str = "en") -> str:
        """Return what a seat of yours sees, what happened since it last looked, and whose turn it is."""
        language = spoken(language)
        found = self._table(table)
        match = found.match
        looks = self._looker(found) if seat is None else seat
        if looks not in found.own:
            raise SeatError("seat.not_yours", {"seat": looks})
        if match.over:
            turn = "The match is over."
        else:
            turn = f"It is the turn of seat {match.turn}." + (
                " That is you." if match.turn in found.own else ""
            )
        shown = view_text(match.game.rules, match.view(looks), language)
        return "\n".join([*found.news(looks, language), f"You are seat {looks}. {turn}", "", shown])

    def legal(self, table: int) -> str:
        """Return the legal moves of the seat whose turn it is, one a line."""
        match = self._table(table).match
        if match.over:
            raise IllegalMoveError("move.over")
        return moves_text(match.legal.moves, match.legal.more)

    def play(self, table: int, move: str, language: str = "en") -> str:
        """Make a move, exactly as `legal` lists it; return what you see at your next turn. Bots answer at once."""
        found = self._table(table)
        looks = self._looker(found)
        try:
            found.match.push(move)
        except IllegalMoveError:
            found.illegal += not found.match.over
            raise
        found.go_on()
        return self.see(table, looks if found.match.over else None, language)

    def result(self, table: int) -> str:
        """Return the result of a match that is over, and how many moves of yours were illegal."""
        found = self._table(table)
        illegal = f"Illegal moves of yours: {found.illegal}."
        result = found.match.result
        if result is None or result.ranks is None:
            return f"The match is not over: {found.match.ply} moves were made. {illegal}"
        ranks = ", ".join(f"seat {seat}: {rank}" for seat, rank in enumerate(result.ranks))
        scores = "" if result.scores is None else f" Scores by seat: {', '.join(map(str, result.scores))}."
        return f"Ranks (1 is best): {ranks}.{scores} {illegal}"

    def _table(self, number: int) -> ModelTable:
        """Return the table of this number. Raise `ArgumentError` `argument.table` (table)."""
        if number not in self._tables:
            raise ArgumentError("argument.table", {"table": number})
        return self._tables[number]

    def _looker(self, found: ModelTable) -> int:
        """Return the seat of the model that is to move; after the end, its first."""
        return found.match.turn if found.match.turn in found.own else min(found.own)
