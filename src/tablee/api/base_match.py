"""The readable part of a match, which can also be written as a record."""

from collections.abc import Iterable, Iterator
from html import escape
from typing import TYPE_CHECKING, Any, Final, Generic, SupportsIndex

from tablee.api.seeds import fresh_seed
from tablee.core.arguments import seed_text
from tablee.core.display import drawing
from tablee.core.errors import TableeError
from tablee.core.game import JsonObject, Legal, Position, Result
from tablee.core.light_match import LightMatch
from tablee.core.record import Played, Record
from tablee.core.rng import Stream, seed_bytes
from tablee.match.match import Match as FullMatch

if TYPE_CHECKING:
    # Type checkers bring this module along. With the default, `tablee.Match` needs no type argument.
    from typing_extensions import TypeVar

    P = TypeVar("P", bound=Position, default=Any)
else:
    from tablee.core.game import P

WHOLE_PACKAGE: Final = "the whole package: in the folder of Tablée's sources, run pip install ."
"""Where to get what the wheel of the rules leaves out."""


def decided(result: Result, turn: int | None) -> tuple[list[int], list[int]]:
    """Return the scores and ranks of a match that is over.

    Raise `TableeError` `result.undecided` (turn), where `turn` is the seat to act, if it is not.
    """
    if result.scores is None or result.ranks is None:
        raise TableeError("result.undecided", {"turn": turn})
    return result.scores, result.ranks


class BaseMatch(Generic[P]):
    """The readable part of a match; `tablee.Match` can also be played on.

    >>> len(game.start().view(0)) > 0
    True
    """

    def __init__(self, match: FullMatch | LightMatch) -> None:
        """Continue `match`, which no other code may change.

        A full match holds the position of each ply. Programs that only push moves do not need it, so it is made from
        the light one when something asks for it, and then follows that one.
        """
        if isinstance(match, LightMatch):
            self._full: FullMatch | None = None
            self._light = match
        else:
            self._full = match
            self._light = _light(match)
        self.last_seed: str | int | None = None
        """The seed of the last `play_out`, `determinization` or `analyse`, given or drawn; None before the first."""

    def __getstate__(self) -> dict[str, Any]:
        return {"_played": self._played, "last_seed": self.last_seed}

    def __setstate__(self, state: dict[str, Any]) -> None:
        BaseMatch.__init__(self, state["_played"])
        self.last_seed = state.get("last_seed")

    @property
    def _played(self) -> FullMatch:
        """The full match, after all moves of the light one."""
        light, full = self._light, self._full
        if full is None:
            full = self._full = FullMatch.new(light.game, light.players, light.options, light.seed)
        while full.ply < len(light.moves):
            full.play(light.seats[full.ply], light.moves[full.ply])
        return full

    def __iter__(self) -> Iterator[str]:
        return iter(self.moves)

    def __len__(self) -> int:
        return self.ply

    def __bool__(self) -> bool:
        return True

    def __repr__(self) -> str:
        at = "over" if self.over else f"seat {self.turn} to act"
        return f"<Match of {self._light.game.name}, {self.players} players, ply {self.ply}, {at}>"

    def __str__(self) -> str:
        return str(self.position)

    @property
    def options(self) -> JsonObject:
        """Every option with its value, and the numbers of a variant that differ from the rulebook.

        >>> game.start().options.keys() <= game.options["properties"].keys()
        True
        """
        return dict(self._light.options)

    @property
    def players(self) -> int:
        """The number of seats; seats are counted from 0.

        >>> game.start().players
        2
        """
        return self._light.players

    @property
    def seed(self) -> str:
        """The seed as 64 hex digits; with game, options, players and moves it reproduces the match.

        >>> len(game.start().seed)
        64
        """
        return seed_bytes(self._light.seed).hex()

    @property
    def position(self) -> P:
        """The position now, all cards open. You can copy, compare, pickle and print it; do not play on it.

        >>> game.start().position.phase
        'play'
        """
        position: P = self._light.position()
        return position

    @property
    def positions(self) -> list[P]:
        """The deal, then the position after each move.

        >>> len(game.start().positions)
        1
        """
        return list(self._played.positions)

    @property
    def moves(self) -> list[str]:
        """The moves so far, as texts of the notation.

        >>> game.start().moves
        []
        """
        return self._light.moves[:]

    @property
    def ply(self) -> int:
        """The number of moves made.

        >>> game.start().ply
        0
        """
        return len(self._light.moves)

    @property
    def turn(self) -> int | None:
        """The seat to act; None once the match is over.

        >>> game.start().turn in (0, 1)
        True
        """
        return self._light.turn()

    @property
    def over(self) -> bool:
        """True if the match is over.

        >>> game.start().over
        False
        """
        return self._light.over()

    @property
    def result(self) -> Result | None:
        """Scores and ranks (1 is best) by seat; None before the end of the match.

        >>> match = game.start(seed=1)
        >>> match.result is None
        True
        >>> match.play_out("random", seed=2).result.ranks
        [1, 2]
        """
        result = self._light.result()
        return None if result.ranks is None else result

    @property
    def ranks(self) -> list[int]:
        """The rank of each seat, 1 is best. Raise `TableeError` `result.undecided` (turn) before the end.

        >>> game.start(seed=1).play_out("random", seed=2).ranks
        [1, 2]
        """
        return self._final()[1]

    @property
    def scores(self) -> list[int]:
        """The score of each seat. Raise `TableeError` `result.undecided` (turn) before the end.

        >>> len(game.start(seed=1).play_out("random", seed=2).scores)
        2
        """
        return self._final()[0]

    @property
    def legal(self) -> Legal:
        """The legal moves: a sequence to loop over, with `len` and `in`; empty once the match is over.

        `legal.more` is true if there are others, which the rules cannot list; `push` takes those too.

        >>> match = game.start(seed=1)
        >>> match.legal[0] in match.legal, "nonsense" in match.legal
        (True, False)
        """
        return self._light.legal()

    def view(self, seat: SupportsIndex | None = None) -> JsonObject:
        """Return what `seat` sees now (None: a spectator), as JSON; everything once the match is over.

        >>> game.start().view(0)["players"]
        2
        """
        return self._light.view(self._viewer(seat))

    def information(self, seat: SupportsIndex | None = None) -> JsonObject:
        """Return all that `seat` knows, including what it may remember and infer; default: the seat to act.

        >>> game.start().information()["phase"]
        'play'
        """
        return self._light.information(self._seat(seat))

    def determinization(
        self, seat: SupportsIndex | None = None, seed: str | SupportsIndex | None = None
    ) -> P:
        """Return a random position that looks the same to `seat` (default: the seat to act).

        Cards that the seat cannot see, and future luck, are drawn again with `seed` (default: random, see `last_seed`).
        Bots may therefore search in this copy.

        >>> match = game.start(seed=1)
        >>> match.determinization().legal.moves == match.legal.moves
        True
        """
        light = self._light
        known = light.known(self._seat(seat))
        text = seed_text(fresh_seed() if seed is None else seed)
        world: P = light.game.determinization(known, Stream(seed_bytes(text)))
        self.last_seed = text
        return world

    def story(self, viewer: SupportsIndex | None = None, language: str = "en") -> list[str]:
        """Return what happened so far, in sentences, as `viewer` (None: a spectator) may know it.

        A language is `en`, `fr`, `nl` or one of their kinds, such as `fr-BE`; others get English.

        >>> match = game.start(seed=1)
        >>> len(match.play_out("random").story()) > 0
        True
        """
        try:
            from tablee.words import event_sentences
            from tablee.words import language as ours
            from tablee.words import sentence as said

            spoken = ours(language)
            steps = self._played.story(self._viewer(viewer))
            names = [said("seat.numbered", {"seat": seat}, spoken) for seat in range(self.players)]
            return [sentence for step in steps for sentence in event_sentences(step.events, names, spoken)]
        except ModuleNotFoundError as missing:
            raise ModuleNotFoundError(f"sentences need {WHOLE_PACKAGE} ({missing})") from None

    def record(self, names: Iterable[str] | None = None) -> Record:
        """Return the match as a record; `.text()` is a `.jsonl` file for `tablee.load` and `tablee replay`.

        >>> print(game.start(seed=1).record().text()[:20])
        {"notation":2,"game"
        """
        seated = self._names(names)
        if self._full is not None:
            return self._played.record(seated)
        light, (scores, ranks) = self._light, self._light.result()
        moves = [Played(seat, move) for seat, move in zip(light.seats, light.moves, strict=True)]
        result = None if scores is None else {"scores": scores, "ranks": ranks}
        game = light.game
        return Record(
            game.name, game.rules, light.options, light.players, self.seed, seated, moves, result, None
        )

    def _final(self) -> tuple[list[int], list[int]]:
        return decided(self._light.result(), self.turn)

    def _names(self, names: Iterable[str] | None) -> list[str]:
        return [f"Seat {seat}" for seat in range(self.players)] if names is None else list(names)

    def _viewer(self, seat: SupportsIndex | None) -> int | None:
        """Return the seat as an `int`. Raise `SeatError` and `ArgumentError`."""
        return self._light.viewer(seat)

    def _seat(self, seat: SupportsIndex | None) -> int:
        """Return the seat as an `int`; default: the seat to act. Raise as `_viewer` does."""
        named = self._viewer(self.turn if seat is None else seat)
        return 0 if named is None else named

    def _repr_html_(self) -> str:
        view = self.view()
        try:
            from tablee.api.pictures import html
        except ModuleNotFoundError:
            return f"<pre>{escape(chr(10).join([repr(self), *drawing(self._light.game, view)]))}</pre>"
        return html(self._light.game, view, repr(self))

    def _repr_svg_(self) -> str | None:
        try:
            from tablee.api.pictures import svg
        except ModuleNotFoundError:
            return None
        return svg(self._light.game, self.view(), repr(self))


def _light(match: FullMatch) -> LightMatch:
    """Return a light match with the moves and events of `match`."""
    ended = match.over and match.position.turn is not None
    light = LightMatch(match.game, match.positions[0], match.seed, ended)
    light.moves = [played.move for played in match.moves]
    light.seats = [played.seat for played in match.moves]
    light.events = match.events[:]
    light.continue_at(match.position)
    return light
