"""`tablee replay`."""

import json
import sys
from pathlib import Path
from typing import Any

import click
from rich.markup import escape

from tablee.cli import parameters
from tablee.cli.console import Console, UsageError
from tablee.core.errors import RecordError
from tablee.core.record import RESIGN, TAKE_BACK, TAKEN_BY, Did, Record, parse_text, text_of
from tablee.core.rng import seed_commitment
from tablee.match import Match, Step
from tablee.words import event_sentences, label
from tablee.words.rendering import rendered


@click.command()
@parameters.record_file
@click.option(
    "--ply", type=click.IntRange(min=0), help="Show only the position after this many moves; 0 is the deal."
)
@click.option(
    "--seat",
    type=click.IntRange(min=0),
    help="Show the match as this seat saw it. Default: everything open.",
)
@click.option("--verify", is_flag=True, help="Check moves, result and deal instead of showing them.")
@click.option(
    "--commitment", metavar="HEX", help="With --verify: the SHA-256 shown at the start of the match."
)
@parameters.language
def replay(
    file: Path, ply: int | None, seat: int | None, verify: bool, commitment: str | None, lang: str | None
) -> None:
    """Show a recorded match, or check it.

    In a terminal it is shown step by step, otherwise all at once. With --verify the exit status is 0 only if every
    move is legal, the moves lead to the result, and the deal follows from the seed. The seed is made of the numbers of
    the server and of the players' browsers.
    """
    console = Console(lang)
    text = read_text(file)
    record = parse_text(text)
    match = Match.from_record(record)
    if verify:
        _verify(match, record, commitment or _commitment_in(text), console)
        return
    if seat is not None and seat >= match.players:
        raise UsageError("use.seat", {"seat": seat, "last": match.players - 1})
    steps = list(match.story(seat, everything=seat is None))
    show = Showing(match, record, steps, console)
    if ply is not None:
        if ply > match.ply:
            raise UsageError("use.ply", {"ply": ply, "last": match.ply})
        show.step(ply)
    elif sys.stdin.isatty() and sys.stdout.isatty():
        show.walk()
    else:
        for number in range(match.ply + 1):
            show.step(number)
        show.end()


def read_record(file: Path) -> Record:
    """Return the record in `file`; `-` means standard input. Raise `UsageError` `use.file`, `RecordError`."""
    return parse_text(read_text(file))


def read_text(file: Path) -> str:
    """Return the text of `file`; `-` means standard input. Raise `UsageError` `use.file`."""
    try:
        return text_of(sys.stdin.buffer.read() if str(file) == "-" else file.read_bytes())
    except (OSError, RecordError) as error:
        reason = error.strerror if isinstance(error, OSError) else "UTF-8"
        raise UsageError("use.file", {"file": str(file), "reason": reason or ""}) from None


def _commitment_in(text: str) -> str | None:
    """Return the commitment that a header may carry in addition to what the notation requires."""
    header = json.loads(text.lstrip().split("\n", 1)[0])
    found = header.get("commitment")
    return found if isinstance(found, str) else None


def _verify(match: Match, record: Record, commitment: str | None, console: Console) -> None:
    """Print what was checked; reading the match has checked moves and result. Raise `UsageError` `use.commitment`."""
    done = "[bold green]✓[/]"
    console.out.print(done, console.words("verified-moves", plies=match.ply))
    if record.result is not None:
        console.out.print(done, console.words("verified-result"))
    else:
        console.out.print("[yellow]·[/]", console.words("unfinished"))
    deal = record.deal
    actual = seed_commitment(record.seed if deal is None else deal.secret)
    if commitment is not None and commitment.strip().lower() != actual:
        raise UsageError("use.commitment", {"given": commitment, "commitment": actual})
    if deal is None:
        console.out.print(done, console.words("verified-seed", commitment=actual), soft_wrap=True)
    else:
        shown = sum(share.nonce is not None for share in deal.shares)
        bound = len(deal.shares)
        mixed = console.words("verified-mixed", commitment=actual, shown=shown, bound=bound)
        console.out.print(done, mixed, soft_wrap=True)
    if commitment is None:
        console.out.print("[yellow]·[/]", console.words("no-commitment"))
    else:
        console.out.print(done, console.words("verified-commitment"))


class Showing:
    """The steps of a match, shown one at a time."""

    def __init__(self, match: Match, record: Record, steps: list[Step], console: Console) -> None:
        self.match = match
        self.steps = steps
        self.console = console
        self.names = [seat_name(match, record.names, each, console.language) for each in range(match.players)]
        self.did = _did(record)

    def step(self, ply: int) -> None:
        """Show one ply: the move, its events, and the position."""
        step, out = self.steps[ply], self.console.out
        out.rule(
            self.console.words("ply", ply=ply, plies=self.match.ply) if ply else self.console.words("deal")
        )
        if step.seat is not None:
            move = "" if step.move is None else f" [cyan]{escape(step.move)}[/]"
            acted = [self.console.words("by", by=step.by)] if step.by not in (None, "person") else []
            acted += [self.console.words("helped")] if step.helped else []
            how = f" [dim]({', '.join(acted)})[/]" if acted else ""
            out.print(f"[bold]{escape(self.names[step.seat])}[/]{move}{how}")
        for sentence in event_sentences(step.events, self.names, self.console.language):
            out.print(f"  [dim]·[/] {escape(sentence)}")
        out.print()
        for did in self.did.get(ply, []):
            what = _words_of(did)
            if did.seat is not None and what is not None:
                out.print(f"  [dim]·[/] {self.console.words(what, name=self.names[did.seat])}")
        for line in rendered(self.match.game, step.view, self.names, self.console.language):
            out.print(line, soft_wrap=True)
        out.print()

    def end(self) -> None:
        """Show the result."""
        outcome = self.match.outcome
        if outcome is None:
            self.console.say("unfinished", style="bold")
        else:
            self.console.say("result", style="bold", scores=outcome.scores, ranks=outcome.ranks)

    def walk(self) -> None:
        """Step through the match as the person at the terminal types."""
        ply = 0
        while True:
            self.step(ply)
            if ply == self.match.ply:
                self.end()
            try:
                typed = self.console.out.input(f"[dim]{self.console.words('steps')}[/] > ").strip().lower()
            except (EOFError, KeyboardInterrupt):
                return
            if typed == "q" or (typed == "" and ply == self.match.ply):
                return
            wanted: Any = ply - 1 if typed == "b" else ply + 1
            if typed.isascii() and typed.isdigit():
                wanted = int(typed)
            ply = max(0, min(wanted, self.match.ply))


def _words_of(did: Did) -> str | None:
    """Return the key of the sentence about an action; None if it is not shown."""
    if did.did == RESIGN:
        return "gave-up"
    # A reply that was taken back with the move before it is not its bot's doing.
    return "undone" if did.did == TAKE_BACK and TAKEN_BY not in (did.params or {}) else None


def _did(record: Record) -> dict[int, list[Did]]:
    """Return the actions other than moves, by the ply that they followed."""
    found: dict[int, list[Did]] = {}
    ply = 0
    for line in record.lines:
        if isinstance(line, Did):
            ply -= line.did == TAKE_BACK
            found.setdefault(ply, []).append(line)
        else:
            ply += 1
    return found


def seat_name(match: Match, names: list[str], seat: int, language: str) -> str:
    """Return the record's name for a seat; if there is none, the game's name for it, or its number."""
    if seat < len(names) and names[seat]:
        return names[seat]
    return label(language, match.game.name, "seat", seat) or str(seat)
