"""Evaluation of a finished match: each move beside the best one found, and how the chances changed.

The strongest bot names its move, given what the seat knew, and plain search by playouts compares both moves
on equal terms. The expectations of the seats use the whole position: after a match all cards lie open.
"""

from collections.abc import AsyncIterator
from time import monotonic
from typing import Final, Protocol

from tablee.bots.evaluated_move import EvaluatedMove
from tablee.bots.levels import NoAnswerError
from tablee.bots.pool.messages import Assessment, Decision
from tablee.bots.uct import Expectation, apart
from tablee.core.bot import BotMove, Reason
from tablee.core.errors import IllegalMoveError
from tablee.core.game import JsonObject
from tablee.core.ranking import rewards
from tablee.core.rng import derived_seed
from tablee.match import Match
from tablee.match.story import hides

TURNING_POINT: Final = 0.15
"""A move that loses or wins at least this share of the points is a turning point."""

MIN_LOSS: Final = 0.02
"""A smaller difference is not a loss."""

CLEAR_ERRORS: Final = 2.0
"""Two expectations count as different if they are at least this many standard errors apart."""

CLEAR_ERRORS_ROUGH: Final = 3.0
"""The same for a rough expectation that contradicts the one before it: a match has hundreds of moves."""

MAX_PLAYOUTS: Final = 1000
"""More playouts than these add no information."""

MAX_PLAYOUTS_OPEN: Final = 20_000
"""The same for games without hidden information, which grow a tree."""

ROUGH_PLAYOUTS: Final = 200
"""With fewer playouts than these, an expectation is blended with the one of the move before."""

PRIOR_WEIGHT: Final = 20
"""At most this many times its own playouts is the weight of the expectation before."""

MIN_PLAYOUTS: Final = 12
"""With fewer playouts than these no loss is reported."""

PIECE_MS: Final = 250
"""The longest time of one question, so that a table's bot does not wait longer for this analysis."""

MOVE_MS: Final = 1200
"""The longest time for one move, even in a short match."""

SHARE_SPENT: Final = 0.75
"""The part of its share of the time that a move may take; the rest is for moves that need a second look."""

MIN_MS: Final = 15
"""The shortest time of the bot for a move, and of the playouts for an expectation."""

MIN_COMPARISON_MS: Final = 30
"""With less time than this left, a move is not compared with the best, so that a long match is done in time."""

SECOND_LOOK: Final = 4
"""A rough and surprising value is computed again for this many times as long before it is believed."""


class Thinker(Protocol):
    """Answers the questions of an evaluation: the pool of bots, or this process itself."""

    async def choose(self, asked: Decision) -> BotMove:
        """Return the move of the bot of that level; `notes` has `instead` if another bot answered for it."""

    async def assess(self, asked: Assessment) -> Expectation:
        """Return what each seat can expect."""


async def evaluate(match: Match, thinker: Thinker, ms: int, seed: int = 0) -> AsyncIterator[EvaluatedMove]:
    """Yield every move of `match`, judged; `ms` is roughly the time for all moves together.

    If moves take longer than their share, later ones get less time. They are no longer compared with the best once too
    little is left. Raises `NoAnswerError` `analysis.silent` if a bot fails.
    """
    evaluation = _Evaluation(match, thinker, seed)
    ends = monotonic() + ms / 1000
    share = ms / max(1, match.ply)
    before = await evaluation.expected(0, None, round(min(share, MOVE_MS)))
    for number in range(match.ply):
        share = SHARE_SPENT * 1000 * (ends - monotonic()) / (match.ply - number)
        one, before = await evaluation.evaluated(number, before, min(share, MOVE_MS))
        yield one


class _Evaluation:
    """The evaluation of one match."""

    def __init__(self, match: Match, thinker: Thinker, seed: int) -> None:
        self._match = match
        self._game = match.game
        self._thinker = thinker
        self._seed = seed
        self._sides = match.game.sides(match.options, match.players)
        self._enough = MAX_PLAYOUTS if hides(match.game) else MAX_PLAYOUTS_OPEN

    async def evaluated(
        self, number: int, before: Expectation, ms: float
    ) -> tuple[EvaluatedMove, Expectation]:
        """Return the judged move at index `number`, and what each seat can expect after it."""
        match, played = self._match, self._match.moves[number]
        begun = monotonic()
        legal = self._game.legal_sample(match.positions[number])
        choice = len(legal.moves) > 1 or legal.more
        best, reason = played.move, None
        loss: float | None = 0.0
        if choice:
            known = match.information(played.seat, number)
            best, reason = await self._best(number, known, legal.moves, ms / 3)
            if best != played.move:
                left = ms - 1000 * (monotonic() - begun)
                loss = await self._loss(number, known, best, left / 3) if left >= MIN_COMPARISON_MS else None
        left = max(ms / 4, MIN_MS, ms - 1000 * (monotonic() - begun))
        after = await self.expected(number + 1, before, left)
        swing = abs(after.shares[played.seat] - before.shares[played.seat])
        clear = swing >= TURNING_POINT and apart(before, after, played.seat) >= CLEAR_ERRORS
        return (
            EvaluatedMove(
                number + 1,
                played.seat,
                played.move,
                choice,
                best,
                reason,
                loss,
                _rounded(before.shares),
                _rounded(after.shares),
                clear or (loss or 0.0) >= TURNING_POINT,
            ),
            after,
        )

    async def _best(
        self, number: int, known: JsonObject, moves: list[str], ms: float
    ) -> tuple[str, Reason | None]:
        """Return the move of the strongest bot, and its reason."""
        game, thinking = self._game, round(min(max(ms, MIN_MS), PIECE_MS))
        level = max(game.bot_levels)
        choice = await self._thinker.choose(
            Decision(
                game.name,
                known,
                moves,
                level,
                thinking,
                derived_seed(self._seed, "best", number),
                more=True,
                rules=game.rules,
            )
        )
        if "instead" in choice.notes:
            raise NoAnswerError("analysis.silent")
        try:
            # A move that is not listed can still be legal; the rules decide.
            game.check_move(self._match.positions[number], choice.move)
        except IllegalMoveError:
            raise NoAnswerError("analysis.silent") from None
        return choice.move, choice.reason

    async def _loss(self, number: int, known: JsonObject, best: str, ms: float) -> float:
        """Return how much more `best` would have gained, or 0 if chance may explain the difference."""
        played = self._match.moves[number]
        found, made = await self._compared(number, known, best, ms)
        if (
            min(found.playouts, made.playouts) < ROUGH_PLAYOUTS
            and found.shares[played.seat] > made.shares[played.seat]
        ):
            further = await self._compared(number, known, best, SECOND_LOOK * ms, again=True)
            found, made = found.joined(further[0]), made.joined(further[1])
        gain = found.shares[played.seat] - made.shares[played.seat]
        clear = (
            min(found.playouts, made.playouts) >= MIN_PLAYOUTS
            and apart(found, made, played.seat) >= CLEAR_ERRORS
        )
        return round(gain, 3) if clear and gain >= MIN_LOSS else 0.0

    async def _compared(
        self, number: int, known: JsonObject, best: str, ms: float, again: bool = False
    ) -> tuple[Expectation, Expectation]:
        """Return the expectations of `best` and of the move made, each after `ms`."""
        played = self._match.moves[number].move
        found, made = None, None
        for chance, piece in self._pieces(number, ms, again):
            # Both use the same seed, so that only the move makes a difference.
            better = await self._assess(known, best, piece, chance)
            worse = await self._assess(known, played, piece, chance)
            found = better if found is None else better.joined(found)
            made = worse if made is None else worse.joined(made)
            if min(found.playouts, made.playouts) >= MAX_PLAYOUTS:
                break
        assert found is not None
        assert made is not None
        return found, made

    async def expected(self, ply: int, before: Expectation | None, ms: float) -> Expectation:
        """Return the expectation after `ply` moves; `before` is the expectation one move earlier."""
        position = self._match.positions[ply]
        if position.turn is None:
            ranks = self._game.result(position).ranks or []
            return Expectation(by_sides(rewards(ranks), self._sides), MAX_PLAYOUTS)
        whole = self._game.dump(position)
        found = await self._surveyed(ply, whole, ms)
        if before is None or found.playouts >= ROUGH_PLAYOUTS:
            return found
        if self._surprising(found, before, CLEAR_ERRORS):
            found = found.joined(await self._surveyed(ply, whole, SECOND_LOOK * ms, again=True))
        if self._surprising(found, before, CLEAR_ERRORS_ROUGH):
            return found
        return found.joined(before, min(ROUGH_PLAYOUTS, PRIOR_WEIGHT * found.playouts))

    def _surprising(self, found: Expectation, before: Expectation, errors: float) -> bool:
        return any(apart(found, before, seat) >= errors for seat in range(self._match.players))

    async def _surveyed(self, ply: int, position: JsonObject, ms: float, again: bool = False) -> Expectation:
        found = None
        for chance, piece in self._pieces(ply, ms, again):
            more = await self._assess(position, None, piece, chance)
            found = more if found is None else more.joined(found)
            if found.playouts >= MAX_PLAYOUTS:
                break
        assert found is not None
        return found

    def _pieces(self, number: int, ms: float, again: bool) -> list[tuple[int, int]]:
        """Return a seed and a time for each question that shares `ms`; `again` gives other seeds."""
        count = max(1, round(ms / PIECE_MS))
        piece = max(1, round(ms / count))
        look = "second look" if again else "first look"
        return [(derived_seed(self._seed, look, number, at), piece) for at in range(count)]

    async def _assess(self, position: JsonObject, move: str | None, ms: int, chance: int) -> Expectation:
        asked = Assessment(self._game.name, position, move, ms, self._enough, chance, self._game.rules)
        found = await self._thinker.assess(asked)
        return Expectation(by_sides(found.shares, self._sides), found.playouts)


def by_sides(shares: list[float], sides: list[int]) -> list[float]:
    """Return each seat's expectation against other sides only, given its shares of all others (partners tie)."""
    others = len(shares) - 1
    made: list[float] = []
    for seat, share in enumerate(shares):
        partners = sides.count(sides[seat]) - 1
        made.append((share * others - partners / 2) / (others - partners) if others > partners else share)
    return made


def _rounded(shares: list[float]) -> list[float]:
    return [round(share, 3) for share in shares]
