# What the drawing of TOKAN says. Names, rules, events and options stand in src/tablee/games/tokan/words.

tokan-board = Board. Arrow keys move from square to square.
tokan-inside = { $square }: tower of { $height }, from the top down
tokan-carry = How many tiles go along?
tokan-load = { $load ->
    [0] alone
    [1] and one
   *[2] and two
}
tokan-supply = Tiles of { $name } still to lay
tokan-supply-animal = { tokan-animal } × { $count }
tokan-cell-gap = gap
tokan-cell-tower = tower of { $height }, below: { $below }
tokan-cell-taboo = taboo
tokan-cell-picked = picked up
tokan-cell-target = can go here
tokan-cell-movable = can move
tokan-tally-line = { $square }, height { $height }
tokan-tally-none = nothing that counts
tokan-tally-total = Together
tokan-keys-arrows = From square to square
tokan-keys-enter = Picks an animal up; moves it to a marked square
tokan-keys-digits = Carries none, one or two tiles to the square
tokan-keys-escape = Lays the animal back
tokan-keys-letters = Chooses the tile to lay (draft)
