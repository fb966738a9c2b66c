"""What holds of every position of every game: each function checks one position, and some its next move.

They raise `BrokenPromiseError`, with sentences for the author of the game.
"""

import copy
import json
import pickle
from collections import Counter
from random import Random
from typing import Any, Final

from tablee.core.determinization import pieces_in
from tablee.core.game import OVER, Game
from tablee.core.record import Record, replay
from tablee.core.rng import Stream, seed_bytes
from tablee.testing.broken import require
from tablee.testing.lookalikes import can_vary, knowledge, refused, swapped
from tablee.testing.walks import Setup, mutations, viewers, walk

__tracebackhide__: Final = True

AnyGame = Game[Any]
Json = dict[str, Any]


# Pieces, moves, forms


def pieces_are_conserved(game: AnyGame, position: Any) -> None:
    """Check that every piece of every deck is somewhere, once."""
    dumped = game.dump(position)
    for deck, whole in game.pieces(position.options, position.players).items():
        there, wanted = Counter(pieces_in(dumped, game.zones, deck)), Counter(whole)
        require(
            there == wanted,
            f"The position misses {dict(wanted - there)} of the deck “{deck}”, and has {dict(there - wanted)} too "
            "many. Move pieces between zones and never drop or copy one; declare a zone for each place.",
        )


def somebody_can_move(game: AnyGame, position: Any) -> None:
    """Check that the seat to act has a move until the end, and no seat after it.

    The result must be known at the end, and not before.
    """
    moves = game.legal(position).moves
    result = game.result(position)
    if position.turn is None:
        require(
            position.phase == OVER and moves == [],
            f"No seat is to act, but the phase is “{position.phase}” and `legal` lists {len(moves)} moves. "
            "At the end set the phase to OVER, and list no moves.",
        )
        scores, ranks = result.scores, result.ranks
        require(
            scores is not None
            and ranks is not None
            and len(scores) == len(ranks) == position.players
            and min(ranks) == 1,
            f"At the end `result` is {result}. Return one score and one rank for each seat; the best rank is 1.",
        )
        return
    require(
        position.phase != OVER and moves != [],
        f"Seat {position.turn} is to act in phase “{position.phase}”, and `legal` lists {len(moves)} moves. "
        "List at least one move; at the end set the turn to None.",
    )
    require(
        result.scores is None and result.ranks is None,
        "`result` gives scores before the match is over. Return UNDECIDED until then.",
    )


def listed_moves_are_legal(game: AnyGame, position: Any) -> None:
    """Check that listed moves are distinct ASCII strings that `check` accepts, and that listing changes nothing."""
    before = game.dump(position)
    moves = game.legal(position).moves
    twice = [move for move, times in Counter(moves).items() if times > 1]
    require(twice == [], f"`legal` lists {twice} more than once. List each move once.")
    foreign = [move for move in moves if not move.isascii()]
    require(
        foreign == [], f"The moves {foreign} are not ASCII. Write moves in ASCII; words are for Fluent files."
    )
    for move in moves:
        refusal = refused(game, position, move)
        require(
            refusal is None,
            f"`legal` lists “{move}”, but `check` refuses it with {refusal}. Make both follow the same rule.",
        )
    require(
        game.legal(position).moves == moves and game.dump(position) == before,
        "`legal` or `check` changes the position, or lists other moves the second time. Let only `play` change it.",
    )


def positions_are_values(game: AnyGame, position: Any) -> None:
    """Check that copies and pickles of a position equal it, have its hash and print alike."""
    _is_found_by_its_pickle(game)
    twins = [copy.copy(position), copy.deepcopy(position), pickle.loads(pickle.dumps(position))]
    for twin in twins:
        require(
            twin is not position
            and type(twin) is type(position)
            and twin == position
            and hash(twin) == hash(position)
            and repr(twin) == repr(position),
            "A copy or a pickle of the position differs from it. Copy every attribute in `copy`, and write it in "
            "`write`.",
        )
    if position.turn is not None:
        move = game.legal(position).moves[0]
        before = game.dump(position)
        for twin in twins:
            game.play(twin, move)
            require(
                game.dump(position) == before,
                f"“{move}” in a copy changes the position that was copied. Copy lists and dicts in `copy`, too.",
            )
            require(
                twin != position,
                f"After the move “{move}” the position equals the one before. Let each move change something that "
                "`write` returns.",
            )
        require(
            twins[0] == twins[1] == twins[2],
            f"The same move, “{move}”, has different effects in equal positions. Take chance only from the position's "
            "stream, and keep nothing outside the position.",
        )
    require(
        game.name in repr(position) and position.legal.moves == game.legal(position).moves,
        "A position does not find its game. Do not override `__repr__` or `legal` of the position.",
    )


def _is_found_by_its_pickle(game: AnyGame) -> None:
    try:
        same = pickle.loads(pickle.dumps(game)) is copy.deepcopy(game) is game
    except Exception:
        same = False
    require(
        same,
        "The game cannot be pickled as one object. Put `GAME` into the module of its class, or a package above it.",
    )


def unlisted_strings_are_refused(game: AnyGame, position: Any, strings: list[str]) -> None:
    """For games that list every legal move, check that `check` accepts exactly the moves that `legal` lists."""
    listed = set(game.legal(position).moves)
    for text in strings:
        require(
            (refused(game, position, text) is None) == (text in listed),
            f"`check` and `legal` disagree about “{text}”. Make both follow the same rule.",
        )


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
    require(
        json.dumps(game.dump(again)) == json.dumps(dumped),
        "A position that `write` wrote and `read` read is another one. Read every key that `write` returns, and "
        "write lists in the order of the position.",
    )
    require(
        game.legal(again).moves == game.legal(position).moves,
        "A position that was written and read has other moves. Write everything that `legal` looks at.",
    )
    for viewer in viewers(position):
        require(
            game.view(again, viewer) == game.view(position, viewer),
            "A position that was written and read looks different. Let zones depend only on what `write` returns.",
        )


def applying_leaves_the_position_alone(game: AnyGame, position: Any, move: str) -> None:
    """Check that `apply` changes nothing and is deterministic, also after a round trip through JSON."""
    before = game.dump(position)
    after, events = game.apply(position, move)
    require(
        game.dump(position) == before,
        f"The move “{move}” in a copy changes the original. Copy lists and dicts in `copy`, too.",
    )
    again, events_again = game.apply(game.load(before), move)
    require(
        game.dump(again) == game.dump(after)
        and [event.dump() for event in events_again] == [event.dump() for event in events],
        f"The move “{move}” has another effect when it is played again. Take chance only from the position's stream, "
        "and keep nothing outside the position.",
    )
    json.dumps([event.dump() for event in events])


def numbers_stand_for_moves(game: AnyGame, position: Any, move: str) -> None:
    """Check that `legal_numbers` are the listed moves in order, and that `step` has the effect of the move."""
    moves = game.legal(position).moves
    numbers = game.legal_numbers(position)
    place = moves.index(move)
    require(
        len(numbers) == len(moves)
        and all(game.move_of(position, numbers[at]) == moves[at] for at in {0, place, len(moves) - 1}),
        "`legal_numbers` and `move_of` do not give the moves of `legal` in their order. Make them agree, or do not "
        "override them.",
    )
    twin = game.copy(position)
    following = game.step(twin, numbers[place])
    after, _ = game.apply(position, move)
    require(
        game.dump(twin) == game.dump(after) and following == game.legal_numbers(after),
        f"`step` and `play` have different effects for “{move}”. Make them agree, or do not override `step`.",
    )


def record_replays(game: AnyGame, record: Record, positions: list[Json]) -> None:
    """Check that the record gives the same position at every ply."""
    require(
        [game.dump(position) for position in replay(game, record)] == positions,
        "A replayed record gives other positions. Take chance only from the position's stream.",
    )


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
        require(
            game.load_world(game.dump(world)) == world,
            "A world drawn for a bot is another one after `write` and `read`. Keep the order of each pile.",
        )
        require(
            knowledge(game, world, viewer) == original,
            f"{_who(viewer)} sees a difference between worlds that should look the same. Let `legal`, and the zones, "
            "depend only on what that seat may see.",
        )
        if viewer == position.turn:
            for text in strings:
                require(
                    refused(game, world, text) == refused(game, position, text),
                    f"The refusal of “{text}” tells seat {viewer} about hidden pieces. Let `check` look only at what "
                    "that seat may see.",
                )
    if can_vary(game, position, viewer):
        require(
            len({json.dumps({**game.dump(world), "rng": None}) for world in worlds}) > 1,
            "Six worlds drawn for a bot have the same hidden pieces. Declare each pile as a zone with its deck.",
        )


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
        require(
            knowledge(game, world, viewer) == knowledge(game, position, viewer),
            f"{_who(viewer)} notices that two hidden pieces are exchanged. Let `legal`, and the zones, depend only on "
            "what that seat may see.",
        )
        for move in moves:
            if refused(game, world, move) is not None:
                continue
            after, events = game.apply(position, move)
            other_after, other_events = game.apply(world, move)
            if after.turn is None or game.dump(after).get("round") != game.dump(position).get("round"):
                continue
            if game.information(after, viewer) == game.information(other_after, viewer):
                compared += 1
                seen = [event.seen_by(viewer) for event in events]
                require(
                    json.dumps(seen) == json.dumps([event.seen_by(viewer) for event in other_events]),
                    f"The events of “{move}” show hidden pieces to {_who(viewer).lower()}: {seen}. Name such keys in "
                    "`secret` of the event, with the seats that may see them.",
                )
    return compared


def _who(viewer: int | None) -> str:
    return "A spectator" if viewer is None else f"Seat {viewer}"


def bots_are_honest_and_legal(game: AnyGame, position: Any, seed: int) -> None:
    """Check that the two weakest levels return a legal move from their seat's information, and the same one again."""
    if position.turn is None:
        return
    known = game.information(position, position.turn)
    for level in game.bot_levels[:2]:
        bot = game.bot(level)
        moves = game.legal(position).moves
        choice = bot.choose(known, moves, seed, 50)
        refusal = refused(game, position, choice.move)
        require(
            refusal is None,
            f"The bot of level {level} chooses “{choice.move}”, which is refused with {refusal}. Let it choose one of "
            "the moves that it receives.",
        )
        require(
            game.information(position, position.turn) == known and game.legal(position).moves == moves,
            f"The bot of level {level} changes what it receives. Let it work on copies.",
        )
        require(
            bot.choose(known, moves, seed, 50).move == choice.move,
            f"The bot of level {level} chooses differently with the same seed. Take chance only from `seed`.",
        )


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
