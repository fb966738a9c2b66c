"""The beginning and end of a game (rulebook, Préparation and Fin de la partie; rulings 5, end and option `setup`)."""

from typing import Final

from tablee.core.events import Event
from tablee.core.game import OVER, Position
from tablee.core.native import i64
from tablee.core.options import OptionValues
from tablee.core.rng import Stream
from tablee.games.tokan.board import Board, empty_board
from tablee.games.tokan.draft import Strip, opening
from tablee.games.tokan.events import cropped, over
from tablee.games.tokan.pieces import BLACK, KINDS, RED
from tablee.games.tokan.position import DRAFT, PLAY, TokanPosition
from tablee.games.tokan.scoring import counted_towers, result
from tablee.games.tokan.variant import Variant, variant_of

RANDOM: Final = "random"
LETTERS: Final = tuple(KINDS)


def deal(options: OptionValues, players: int, stream: Stream) -> TokanPosition:
    """Choose the first player at random; then lay all tiles at random, or begin the strip with ten."""
    first = stream.uniform(players)
    variant = variant_of(options)
    if options["setup"] == DRAFT:
        strip = _deal_strip(stream, variant)
        return TokanPosition(Position(options, players, DRAFT, first, stream), first, None, strip)
    board = empty_board(variant.shape, first, variant)
    kinds = variant.dealt[:]
    many = variant.many
    stream.mix_face_down(kinds, many)
    stream.settle_all(kinds, many, LETTERS)
    # Tiles of a kind are laid in the order of their numbers.
    following = variant.first[:]
    square: i64 = 0
    while square < many:
        kind = kinds[square]
        board.put(square, following[kind])
        following[kind] += 1
        square += 1
    return TokanPosition(Position(options, players, PLAY, first, stream), first, board, None)


def _deal_strip(stream: Stream, variant: Variant) -> Strip:
    red, black = list(variant.sets[RED]), list(variant.sets[BLACK])
    stream.shuffle_face_down(red)
    stream.shuffle_face_down(black)
    each = variant.draft_tiles
    mixed = [*_first(red, each, stream), *_first(black, each, stream)]
    stream.shuffle(mixed)
    return opening(red, black, mixed, variant)


def _first(tiles: list[str], many: int, stream: Stream) -> list[str]:
    """Take the first tiles away and return them."""
    tiles.reverse()
    taken: list[str] = []
    for _ in range(many):
        stream.settle_item(tiles)
        taken.append(tiles.pop())
    return taken


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
