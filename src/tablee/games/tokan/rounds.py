"""The beginning and end of a game (rulebook, Préparation and Fin de la partie; rulings 5, end and option `setup`)."""

from typing import Final

from tablee.core.events import Event
from tablee.core.game import OVER, Position
from tablee.core.native import i64
from tablee.core.options import OptionValues
from tablee.core.rng import Stream
from tablee.games.tokan.board import Board, empty_board
from tablee.games.tokan.draft import OPENING_OF_EACH, Strip, opening
from tablee.games.tokan.events import cropped, over
from tablee.games.tokan.geometry import LYING
from tablee.games.tokan.pieces import BLACK, FIRST_OF_KIND, KIND, RED, SETS, TILE_COUNT
from tablee.games.tokan.position import DRAFT, PLAY, TokanPosition
from tablee.games.tokan.scoring import counted_towers, result

RANDOM: Final = "random"


def deal(options: OptionValues, players: int, stream: Stream) -> TokanPosition:
    """Choose the first player at random; then lay all tiles at random, or begin the strip with ten."""
    first = stream.uniform(players)
    if options["setup"] == DRAFT:
        strip = _deal_strip(stream)
        return TokanPosition(Position(options, players, DRAFT, first, stream), first, None, strip)
    board = empty_board(LYING, first)
    kinds = KIND[:]
    stream.mix(kinds, TILE_COUNT)
    # Tiles of a kind are laid in the order of their numbers.
    following = FIRST_OF_KIND[:]
    square: i64 = 0
    while square < TILE_COUNT:
        kind = kinds[square]
        board.put(square, following[kind])
        following[kind] += 1
        square += 1
    return TokanPosition(Position(options, players, PLAY, first, stream), first, board, None)


def _deal_strip(stream: Stream) -> Strip:
    red, black = list(SETS[RED]), list(SETS[BLACK])
    stream.shuffle(red)
    stream.shuffle(black)
    mixed = [*red[:OPENING_OF_EACH], *black[:OPENING_OF_EACH]]
    stream.shuffle(mixed)
    return opening(red[OPENING_OF_EACH:], black[OPENING_OF_EACH:], mixed)


def begin_play(position: TokanPosition, strip: Strip) -> list[Event]:
    """Turn the complete strip into the board; the player who placed first moves first."""
    board, left, below = strip.crop(position.first)
    position.strip, position.board = None, board
    position.phase, position.turn = PLAY, position.first
    events = [cropped(board.shape, left, below, position.first)]
    if not board.can_move():
        events.append(end_game(position, board))
    return events


def close(position: TokanPosition) -> None:
    """Note that the game is over."""
    position.phase, position.turn = OVER, None


def end_game(position: TokanPosition, board: Board) -> Event:
    """End the game, because the colour to move cannot move."""
    stuck = position.turn
    assert stuck is not None
    close(position)
    scoring: str = position.options["scoring"]
    counted = [counted_towers(board, colour, scoring) for colour in (RED, BLACK)]
    return over(stuck, result(board, scoring), counted)
