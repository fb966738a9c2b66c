"""Invariants of every game, whatever its rules: checks to which a game passes itself.

`walk` yields positions; the other functions assert something about one position and its moves.
"""

import copy
import itertools
import json
import pickle
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any, NamedTuple

from tablee.core.determinization import pieces_in
from tablee.core.errors import OptionError
from tablee.core.game import OVER, Game, Position
from tablee.core.options import Choice, Count, Flag, Option
from tablee.core.record import Played, Record, replay
from tablee.core.rng import Stream, seed_bytes
from tests.games.lookalikes import can_vary, knowledge, refused, swapped

AnyGame = Game[Any]
Json = dict[str, Any]


class Setup(NamedTuple):
    """The setup of a match."""

    players: int
    options: Json


def setups(game: AnyGame) -> list[Setup]:
    """Return every valid setup: players, and combinations of option values (of a range: default and ends)."""
    options = list(game.options.all.values())
    found: list[Setup] = []
    for players in range(game.min_players, game.max_players + 1):
        for values in itertools.product(*map(values_of, options)):
            chosen = {option.name: value for option, value in zip(options, values, strict=True)}
            try:
                game.check_setup(chosen, players)
            except OptionError:
                continue
            found.append(Setup(players, chosen))
    return found


def values_of(option: Option) -> list[Any]:
    if isinstance(option, Choice):
        return list(option.values)
    if isinstance(option, Flag):
        return [False, True]
    if isinstance(option, Count):
        return sorted({option.default, option.low, option.high})
    return [option.default]


def walk(game: AnyGame, setup: Setup, seed: int, plies: int) -> Iterator[tuple[Any, str | None]]:
    """Yield positions of a random match up to `plies` moves, each with the next move (None at the end)."""
    chance = Random(seed)
    position = game.new(setup.players, setup.options, f"walk {seed}")
    for _ in range(plies):
        if position.turn is None:
            break
        move = chance.choice(game.legal(position).moves)
        yield position, move
        position, _ = game.apply(position, move)
    yield position, None


def finished(game: AnyGame, setup: Setup, seed: int, bound: int) -> Record:
    """Return the record of a random match, which must be over after at most `bound` moves."""
    name = f"walk {seed}"
    played: list[Played] = []
    last: Any = None
    for position, move in walk(game, setup, seed, bound):
        last = position
        if move is not None:
            played.append(Played(position.turn, move))
    assert last.turn is None, f"not over after {bound} moves"
    scores, ranks = game.result(last)
    names = [f"P{seat}" for seat in range(setup.players)]
    filled = game.options.fill(setup.options)
    return Record(
        game.name,
        game.rules,
        filled,
        setup.players,
        seed_bytes(name).hex(),
        names,
        played,
        {"scores": scores, "ranks": ranks},
    )


def viewers(position: Position) -> list[int | None]:
    """Return every seat, and None for a spectator."""
    return [*range(position.players), None]


# Pieces, moves, forms


def pieces_are_conserved(game: AnyGame, position: Any) -> None:
    """Check that every piece of every deck is somewhere, once."""
    dumped = game.dump(position)
    for deck, whole in game.pieces(position.options, position.players).items():
        assert Counter(pieces_in(dumped, game.zones, deck)) == Counter(whole), deck


def somebody_can_move(game: AnyGame, position: Any) -> None:
    """Check that the seat to act has a move until the end, and no seat after it.

    The result must be known at the end, and not before.
    """
    moves = game.legal(position).moves
    result = game.result(position)
    if position.turn is None:
        assert position.phase == OVER
        assert moves == []
        assert result.scores is not None
        assert result.ranks is not None
        assert len(result.scores) == len(result.ranks) == position.players
        assert min(result.ranks) == 1
    else:
        assert position.phase != OVER
        assert moves
        assert result.scores is None
        assert result.ranks is None


def listed_moves_are_legal(game: AnyGame, position: Any) -> None:
    """Check that listed moves are distinct ASCII strings that `check` accepts, and that listing changes nothing."""
    before = game.dump(position)
    moves = game.legal(position).moves
    assert len(set(moves)) == len(moves)
    for move in moves:
        assert move.isascii()
        game.check_move(position, move)
    assert game.legal(position).moves == moves
    assert game.dump(position) == before


def positions_are_values(game: AnyGame, position: Any) -> None:
    """Check that copies and pickles of a position equal it, have its hash and print alike."""
    twins = [copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))]
    for twin in twins:
        assert twin is not position
        assert type(twin) is type(position)
        assert twin == position
        assert hash(twin) == hash(position)
        assert repr(twin) == repr(position)
    if position.turn is not None:
        move = game.legal(position).moves[0]
        before = game.dump(position)
        for twin in twins:
            game.play(twin, move)
            assert twin != position
        assert game.dump(position) == before
        assert twins[0] == twins[1] == twins[2]
    assert game.name in repr(position)
    assert position.legal.moves == game.legal(position).moves
    assert pickle.loads(pickle.dumps(game)) is copy.deepcopy(game) is game


def mutations(moves: list[str], chance: Random, count: int) -> list[str]:
    """Return strings similar to moves: legal ones with a letter dropped, doubled or exchanged, other case, a space."""
    letters = "".join(moves) + "0123456789abcxyzJTPCH@/>-+*= "
    made = ["", " ", "draw", "-", "\n", "é", "🂡", "null", "0", "@", "k0>9"]
    for _ in range(count):
        text = chance.choice(moves)
        at = chance.randrange(len(text) + 1)
        kind = chance.randrange(6)
        if kind == 0:
            text = text[:at] + text[at + 1 :]
        elif kind == 1:
            text = text[:at] + chance.choice(letters) + text[at:]
        elif kind == 2:
            text = text[:at] + chance.choice(letters) + text[at + 1 :]
        elif kind == 3:
            text = text.swapcase()
        elif kind == 4:
            text = chance.choice([f" {text}", f"{text} ", f"{text}\n", text + text])
        else:
            text = text[:at] + chance.choice(moves)[at:]
        made.append(text)
    return made


def unlisted_strings_are_refused(game: AnyGame, position: Any, strings: list[str]) -> None:
    """For games that list every legal move, check that `check` accepts exactly the moves that `legal` lists."""
    listed = set(game.legal(position).moves)
    for text in strings:
        assert (refused(game, position, text) is None) == (text in listed), text


def accepted_strings_can_be_played(game: AnyGame, position: Any, strings: list[str]) -> None:
    """For all games, check that accepted strings can be played, and that no piece is lost by it."""
    for text in strings:
        if refused(game, position, text) is None:
            after, _ = game.apply(position, text)
            pieces_are_conserved(game, after)


def json_round_trips(game: AnyGame, position: Any) -> None:
    """Check that a position written and read again is the same, in JSON, moves and views."""
    dumped = game.dump(position)
    again = game.load(json.loads(json.dumps(dumped)))
    assert json.dumps(game.dump(again)) == json.dumps(dumped)
    assert game.legal(again).moves == game.legal(position).moves
    for viewer in viewers(position):
        assert game.view(again, viewer) == game.view(position, viewer)


def applying_leaves_the_position_alone(game: AnyGame, position: Any, move: str) -> None:
    """Check that `apply` changes nothing and is deterministic, also after a round trip through JSON."""
    before = game.dump(position)
    after, events = game.apply(position, move)
    assert game.dump(position) == before
    again, events_again = game.apply(game.load(before), move)
    assert game.dump(again) == game.dump(after)
    assert [event.dump() for event in events_again] == [event.dump() for event in events]
    json.dumps([event.dump() for event in events])


def numbers_stand_for_moves(game: AnyGame, position: Any, move: str) -> None:
    """Check that `legal_numbers` are the listed moves in order, and that `step` has the effect of the move."""
    moves = game.legal(position).moves
    numbers = game.legal_numbers(position)
    assert len(numbers) == len(moves)
    place = moves.index(move)
    for at in {0, place, len(moves) - 1}:
        assert game.move_of(position, numbers[at]) == moves[at]
    twin = game.copy(position)
    following = game.step(twin, numbers[place])
    after, _ = game.apply(position, move)
    assert game.dump(twin) == game.dump(after)
    assert following == game.legal_numbers(after)


def record_replays(game: AnyGame, record: Record, positions: list[Json]) -> None:
    """Check that the record gives the same position at every ply."""
    assert [game.dump(position) for position in replay(game, record)] == positions


# Hidden information


def determinizations_look_the_same(
    game: AnyGame, position: Any, viewer: int | None, chance: Random, strings: list[str]
) -> None:
    """Check that worlds drawn for a viewer give it the same knowledge, view, moves and refusals.

    The worlds must differ where they may.
    """
    if position.turn is None:
        return
    known = game.information(position, viewer)
    stream = Stream(seed_bytes(f"worlds {chance.random()}"))
    original = knowledge(game, position, viewer)
    worlds = [game.determinization(known, stream) for _ in range(6)]
    for world in worlds:
        pieces_are_conserved(game, world)
        assert game.load_world(game.dump(world)) == world
        assert knowledge(game, world, viewer) == original
        if viewer == position.turn:
            for text in strings:
                assert refused(game, world, text) == refused(game, position, text), text
    if can_vary(game, position, viewer):
        assert len({json.dumps({**game.dump(world), "rng": None}) for world in worlds}) > 1


def events_tell_no_more_than_views(
    game: AnyGame, position: Any, viewer: int | None, chance: Random, moves: list[str]
) -> int:
    """Check that worlds that look the same to a viewer before and after a move gave it the same events.

    Returns the number of worlds that could be compared. Others differ for the viewer after the move, for example
    because it draws another card. The end of a round or match is not compared: hands are open then, and the views
    after it need not show them.
    """
    compared = 0
    if position.turn is None:
        return 0
    for _ in range(4):
        world = swapped(game, position, viewer, chance)
        if world is None:
            continue
        assert knowledge(game, world, viewer) == knowledge(game, position, viewer)
        for move in moves:
            if refused(game, world, move) is not None:
                continue
            after, events = game.apply(position, move)
            other_after, other_events = game.apply(world, move)
            if after.turn is None or game.dump(after).get("round") != game.dump(position).get("round"):
                continue
            if game.information(after, viewer) == game.information(other_after, viewer):
                compared += 1
                seen = json.dumps([event.seen_by(viewer) for event in events])
                assert seen == json.dumps([event.seen_by(viewer) for event in other_events])
    return compared


def bots_are_honest_and_legal(game: AnyGame, position: Any, seed: int) -> None:
    """Check that every level returns a legal move from its seat's information, and the same one again."""
    if position.turn is None:
        return
    known = game.information(position, position.turn)
    for level in game.bot_levels[:2]:
        bot = game.bot(level)
        choice = bot.choose(known, game.legal(position).moves, seed, 50)
        game.check_move(position, choice.move)
        assert game.information(position, position.turn) == known
        assert bot.choose(known, game.legal(position).moves, seed, 50).move == choice.move


def everything_holds(game: AnyGame, setup: Setup, seed: int, *, skip: int, plies: int) -> int:
    """Check all of the above on a window of a random match: `plies` positions after the first `skip`.

    Returns the number of pairs of worlds whose events were compared.
    """
    chance = Random(seed)
    compared = 0
    for ply, (position, move) in enumerate(walk(game, setup, seed, skip + plies)):
        if ply < skip and move is not None:
            continue
        pieces_are_conserved(game, position)
        somebody_can_move(game, position)
        json_round_trips(game, position)
        positions_are_values(game, position)
        listed_moves_are_legal(game, position)
        if move is None:
            continue
        moves = game.legal(position).moves
        applying_leaves_the_position_alone(game, position, move)
        if move in moves:
            numbers_stand_for_moves(game, position, move)
        strings = mutations(moves, chance, 12)
        accepted_strings_can_be_played(game, position, strings)
        bots_are_honest_and_legal(game, position, seed)
        some = [move, *chance.sample(moves, min(2, len(moves)))]
        for viewer in viewers(position):
            determinizations_look_the_same(game, position, viewer, chance, strings)
            compared += events_tell_no_more_than_views(game, position, viewer, chance, some)
    return compared
