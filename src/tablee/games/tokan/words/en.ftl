tokan-name = TOKAN
tokan-about = Lions, jackals and mice jump on each other until nobody can move. Whoever stands on top at the end counts.
tokan-short = Always jump higher.
tokan-seat-0 = Red
tokan-seat-1 = Black
tokan-await-draft = to place a tile
tokan-await-play = to move an animal

## Animals
tokan-animal = { $animal ->
    [M] red mouse
    [J] red jackal
    [L] red lion
    [m] black mouse
    [j] black jackal
    [l] black lion
   *[other] animal
}

## Options
tokan-option-scoring = What counts at the end
tokan-option-scoring-help = Either the height of your towers, or your animals that can still be seen.
tokan-option-scoring-towers = Towers: the height of each tower of two or more
tokan-option-scoring-heads = Heads: the reach of each visible animal
tokan-option-setup = How the board is laid
tokan-option-setup-help = Either all at random, or you place most of the tiles yourselves, in turn.
tokan-option-setup-random = All tiles at random
tokan-option-setup-draft = A few at random, then each in turn places one of their own

## Numbers of variants
tokan-option-mice = Mice of each colour
tokan-option-jackals = Jackals of each colour
tokan-option-lions = Lions of each colour
tokan-option-mouse-reach = Squares that a mouse moves
tokan-option-jackal-reach = Squares that a jackal moves
tokan-option-lion-reach = Squares that a lion moves
tokan-option-columns = Columns of the board
tokan-option-draft-tiles = Tiles of each colour laid before a draft

## What happened
tokan-placed = { $name } places the { tokan-animal } on { $square }.
    .you = You place the { tokan-animal } on { $square }.
    .heading = Tile placed
tokan-cropped = All tiles are placed: the board has { $columns } columns and { $rows } rows, and its squares are renamed from a1. { $name } moves first.
    .you = All tiles are placed: the board has { $columns } columns and { $rows } rows, and its squares are renamed from a1. You move first.
    .heading = First to move after the set-up
tokan-move = { tokan-animal } { $from } → { $to }, height { $height }{ $load ->
    [0] {""}
    [one] , carrying a tile
   *[other] , carrying { $load } tiles
}.
tokan-moved = { $name }: { tokan-move }
    .you = You: { tokan-move }
    .heading = Animal moved
tokan-gap = { $slid ->
    [0] A gap stays open on { $square }.
   *[other] The row behind closes up; now { $square } is empty.
}
tokan-result = { $winner ->
    [red] Red wins { $red } to { $black }
    [black] Black wins { $black } to { $red }
   *[none] It is a draw, { $red } all
}{ $tie_break ->
    [yes] , thanks to the higher towers
   *[no] {""}
}.
tokan-over = { $name } cannot move any more: the game is over. { tokan-result }
    .you = You cannot move any more: the game is over. { tokan-result }
    .heading = No move left

## Moves that the rules refuse
tokan-syntax = “{ $move }” is not a move. Write the two squares, and +1 or +2 if tiles are carried along: c3c5 or c3c5+1.
tokan-off-board = There is no square { $square } on this board. Choose a square that is on it.
tokan-empty = Nothing lies on { $square }. Start from a tower that shows an animal of your colour.
tokan-not-yours = The { tokan-animal } on top of { $square } is not yours. Move an animal of your own colour that lies on top.
tokan-direction = { $from } to { $to } is not a straight line. Move along a row or a column.
tokan-reach = A { tokan-animal } goes exactly { $reach ->
    [one] 1 square
   *[other] { $reach } squares
}, not { $distance }. Choose a square exactly that far away.
tokan-crossing = { $square } is a gap, and gaps cannot be jumped. Choose a path on which every square is occupied.
tokan-landing = { $square } is empty. A move must end on another tile.
tokan-taboo = { $square } is taboo: your opponent has just moved that animal. Choose another target; next turn this one is free again.
tokan-too-many = A { tokan-animal } carries { $most ->
    [0] nothing
    [one] at most one tile
   *[other] at most { $most } tiles
}. Carry fewer.
tokan-too-few = { $beneath ->
    [0] Nothing lies
    [one] Only one tile lies
   *[other] Only { $beneath } tiles lie
} under the animal on { $square }. Carry no more than that.
tokan-level = The animal must end higher than it began: it stands at height { $before } and would end at height { $after }. Choose a higher tower, or carry tiles along if you can.
tokan-draft-syntax = “{ $move }” does not place a tile. Write the animal and the square: J@g3, or j@g3 for black.
tokan-wrong-colour = The { tokan-animal } belongs to your opponent. Place a tile of your own colour.
tokan-none-left = You have no { tokan-animal } left to place. Choose another animal from your supply.
tokan-off-strip = { $square } lies too far away. Place the tile from column a to j and from row 1 to 7.
tokan-occupied = A tile lies on { $square } already. Choose an empty square beside a tile.
tokan-touch = { $square } touches no tile. Place yours edge to edge with one that lies there.
tokan-fit = With a tile on { $square } the board would grow beyond 5 by 6 squares. Choose a square that fits in such a rectangle.

## Why a move is a good one
tokan-why-only = It is the only move there is.
tokan-why-win = Played to the very end: whatever your opponent does now, you can win.
tokan-why-draw = Played to the very end: against good play a draw is the best there is, and this keeps it.
tokan-why-lost = Played to the very end: against good play nothing saves the game. This makes it as close as can be.
tokan-why-few = Your opponent is left with { $replies ->
    [0] no move at all
    [one] a single move
   *[other] only { $replies } moves
  }.
tokan-why-take = You cover an opposing animal: the tower on { $square }, { $height } high, becomes yours, and it looks good { $depth ->
    [one] one move
   *[other] { $depth } moves
  } ahead.
tokan-why-stack = You land on your own animal on { $square }, where the tower now is { $height } high: of all moves, this leaves you best { $depth ->
    [one] one move
   *[other] { $depth } moves
  } ahead.
tokan-why-place = Of { $samples } boards that might come about, those with this animal here are the best for you.

## What reports of the arena count apart
tokan-counted-animal = { tokan-animal }
