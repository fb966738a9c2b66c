"""A match at the terminal, one person against bots."""

import time
from collections.abc import Callable
from enum import Enum, auto
from typing import Any, Final

from rich.markup import escape

from tablee.bots.levels import bot_of
from tablee.cli.console import Console
from tablee.core.bot import Bot, BotMove
from tablee.core.errors import TableeError
from tablee.core.rng import Stream
from tablee.match import Match
from tablee.words import event_sentences, label
from tablee.words.rendering import rendered

FEW: Final = 12
"""The most moves that are listed without being asked for."""


class PlayerLeftError(Exception):
    """The person leaves before the end."""


class Shortcut(Enum):
    """The commands that can be typed instead of a move."""

    HELP = auto()
    LIST = auto()
    HINT = auto()
    BOARD = auto()
    LEAVE = auto()


SHORTCUTS: Final = {
    "?": Shortcut.HELP,
    "l": Shortcut.LIST,
    "h": Shortcut.HINT,
    "b": Shortcut.BOARD,
    "q": Shortcut.LEAVE,
}


class TerminalMatch:
    """A match between the person at seat `seat` and `bot` at all other seats."""

    def __init__(
        self,
        match: Match,
        seat: int,
        bot: Bot,
        names: list[str],
        console: Console,
        ask: Callable[[str], str],
        chance: Stream,
    ) -> None:
        """`ask` shows a prompt and returns the typed text, raising EOFError at end of input; bots draw on `chance`."""
        self.match = match
        self.seat = seat
        self.bot = bot
        self.names = names
        self.console = console
        self.ask = ask
        self.chance = chance

    def play(self) -> None:
        """Play to the end. Raise `PlayerLeftError`."""
        self.show()
        while self.match.turn is not None:
            if self.match.turn == self.seat:
                self.own_turn()
            else:
                began = time.perf_counter()
                with self.console.out.status(
                    self.console.words("thinking", name=self.names[self.match.turn])
                ):
                    move = self.choice(self.bot).move
                self.play_move(move, began)
        self.tell_end()

    def choice(self, bot: Bot) -> BotMove:
        """Return the choice of a bot that knows what the seat to act knows."""
        turn = self.match.turn
        assert turn is not None
        seed = self.chance.uniform(1 << 53)
        moves = self.match.legal().moves
        return bot.choose(self.match.information(turn), moves, seed, None)

    def play_move(self, move: str, began: float) -> None:
        """Make a move and print its events, as this seat may see them."""
        turn = self.match.turn
        assert turn is not None
        self.match.play(turn, move, round((time.perf_counter() - began) * 1000))
        (step,) = self.match.story(self.seat, self.match.ply - 1)
        shown = step.move if step.move is not None or turn != self.seat else move
        head = f"[bold]{escape(self.names[turn])}[/]" + (f" [cyan]{escape(shown)}[/]" if shown else "")
        self.console.out.print(head)
        for sentence in event_sentences(step.events, self.names, self.console.language):
            self.console.out.print(f"  [dim]·[/] {escape(sentence)}")
        if self.match.over or self.match.turn == self.seat:
            self.show()

    def own_turn(self) -> None:
        """Ask until a legal move is given. Raise `PlayerLeftError`."""
        moves = self.match.legal().moves
        awaited = label(self.console.language, self.match.game.name, "await", self.match.position.phase)
        self.console.say("your-turn", style="bold", awaited=awaited or "none")
        if len(moves) <= FEW:
            self.list_moves(moves)
        began = time.perf_counter()
        while True:
            try:
                typed = self.ask(self.console.words("prompt")).strip()
            except EOFError:
                raise PlayerLeftError from None
            move = self.move_of(typed, moves)
            if move is None:
                continue
            try:
                self.play_move(move, began)
            except TableeError as error:
                self.console.out.print(f"[red]✗[/] {self.console.error(error)}")
            else:
                return

    def move_of(self, typed: str, moves: list[str]) -> str | None:
        """Return the typed move, given in notation or as a number; None for other text, which is handled."""
        if typed in moves or not typed:
            return typed or None
        shortcut = SHORTCUTS.get(typed.lower())
        if shortcut is not None:
            self.run_shortcut(shortcut, moves)
            return None
        if typed.isascii() and typed.isdigit():
            if 1 <= int(typed) <= len(moves):
                return moves[int(typed) - 1]
            self.console.say("no-such-number", style="red", number=typed, count=len(moves))
            return None
        return typed

    def run_shortcut(self, shortcut: Shortcut, moves: list[str]) -> None:
        """Run a command that was typed instead of a move. Raise `PlayerLeftError`."""
        if shortcut is Shortcut.LEAVE:
            raise PlayerLeftError
        if shortcut is Shortcut.HELP:
            self.console.say("help")
        elif shortcut is Shortcut.LIST:
            self.list_moves(moves)
        elif shortcut is Shortcut.BOARD:
            self.show()
        else:
            with self.console.out.status(self.console.words("looking")):
                move = self.choice(bot_of(self.match.game, None)).move
            self.console.say("hint", move=move)

    def list_moves(self, moves: list[str]) -> None:
        """Print the moves with their numbers, in columns."""
        width = len(str(len(moves)))
        cells = [f"[dim]{i:>{width}}[/] [cyan]{escape(move)}[/]" for i, move in enumerate(moves, 1)]
        lengths = [width + 1 + len(move) for move in moves]
        column = max(lengths) + 3
        across = max(1, self.console.out.width // column)
        for start in range(0, len(cells), across):
            row = zip(cells[start : start + across], lengths[start : start + across], strict=True)
            self.console.out.print(
                "".join(cell + " " * (column - length) for cell, length in row), soft_wrap=True
            )
        if self.match.legal().more:
            self.console.say("more-moves", style="dim")

    def show(self) -> None:
        """Print the table as this seat may see it, and the score if the game shows one."""
        match, out = self.match, self.console.out
        out.print()
        view = match.view(self.seat)
        for line in rendered(match.game, view, self.names, self.console.language):
            out.print(line, soft_wrap=True)
        standing = match.game.standing(match.position)
        if standing is not None and not match.over:
            scores = "  ".join(f"{name} {score}" for name, score in zip(self.names, standing, strict=True))
            self.console.say("standing", style="dim", scores=scores)
        out.print()

    def tell_end(self) -> None:
        """Print the ranks and scores, and the seed."""
        outcome = self.match.outcome
        assert outcome is not None
        self.console.say("over", style="bold")
        for seat in sorted(range(self.match.players), key=lambda seat: outcome.ranks[seat]):
            score: Any = "none" if outcome.scores is None else outcome.scores[seat]
            self.console.say("ranked", rank=outcome.ranks[seat], name=self.names[seat], score=score)
        self.console.say("seed", style="dim", seed=self.match.seed)
