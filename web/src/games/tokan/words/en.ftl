# What the drawing of TOKAN says. Names, rules, events and options stand in src/tablee/games/tokan/words.

tokan-time = 10 to 20 minutes
tokan-board = Board. Arrow keys move from square to square.
tokan-inside = { $square }: tower of { $height }, from the top down
tokan-carry = How many tiles go along?
tokan-load = { $load ->
    [0] alone
    [1] and one
   *[2] and two
}
tokan-supply = { $name }’s tiles still to lay
tokan-supply-animal = { tokan-animal } × { $count }
tokan-cell-gap = gap
tokan-cell-tower = tower of { $height }, below: { $below }
tokan-cell-taboo = taboo
tokan-cell-picked = picked up
tokan-cell-target = can go here
tokan-cell-movable = can move
tokan-tally-line = { $square }, height { $height }
tokan-tally-none = nothing that counts
tokan-tally-total = Total
tokan-keys-arrows = From square to square
tokan-keys-enter = Picks an animal up; moves it to a marked square
tokan-keys-digits = Chooses how many tiles go along to the square
tokan-keys-escape = Puts the animal back
tokan-keys-letters = Chooses the tile to lay (set-up)
tokan-cell-hinted = suggested
tokan-do-place = Place the { tokan-animal } on { $square }
tokan-do-move = Move the { tokan-animal } from { $from } to { $to }{ $load ->
    [0] {""}
    [one] , carrying a tile
   *[other] , carrying { $load } tiles
}
tokan-costly-lead = You are ahead, and this move gives your lead away. There are moves that keep it.

## The lesson
tokan-lesson-animals-title = Meet the animals
tokan-lesson-animals-text = Your tiles are red and round, black ones have cut corners. The dots say how far an animal moves: mouse 1, jackal 2, lion 3.
tokan-lesson-mouse-title = The mouse moves one square
tokan-lesson-mouse-text = Every move goes straight – never diagonally – and ends on top of another tile, no matter whose. Tap your mouse, then a marked square.
tokan-lesson-mouse-hint = That was your jackal: also a legal move. Try again with the mouse.
tokan-lesson-mouse-praise = There it stands, on a tower of two. The tower is yours, because your animal is on top.
tokan-lesson-jackal-title = The jackal moves exactly two
tokan-lesson-jackal-text = Not one, not three: exactly two squares. It leaps over whatever is in between. Move one of your jackals.
tokan-lesson-jackal-hint = That was the lion. Try again with a jackal (two dots).
tokan-lesson-jackal-praise = Right over the top!
tokan-lesson-lion-title = The lion leaps three
tokan-lesson-lion-text = Exactly three squares, and it needs a tile to land on. Move your lion.
tokan-lesson-lion-hint = That was a jackal. Try again with the lion (three dots).
tokan-lesson-lion-praise = Three squares, and down onto the black lion.
tokan-lesson-gap-title = Gaps stop everyone
tokan-lesson-gap-text = Every square on the way must be occupied too: nobody leaps over a gap. Your jackal on d3 has only one way out. Find it.
tokan-lesson-gap-hint = Try again: two squares straight, over a tile, onto a tile.
tokan-lesson-gap-praise = Exactly. In all other directions there was a gap.
tokan-lesson-slide-title = The board closes up
tokan-lesson-slide-text = When a move leaves a gap, the row behind the animal slides up. Make a move and watch the others follow.
tokan-lesson-slide-praise = Everything behind moved up one square. If there is nothing behind, the gap stays forever: the board gets smaller and smaller.
tokan-lesson-higher-title = Always higher
tokan-lesson-higher-text = Your animal must end higher than it started. Your jackal stands at height 2. On b3 it comes to height 3: move it there.
tokan-lesson-higher-praise = From height 2 to height 3. Leaping over taller towers is always fine; landing must be higher.
tokan-lesson-carry-title = Taking tiles along
tokan-lesson-carry-text = A jackal may carry the tile beneath it, a lion one or two. Alone, your jackal would not climb on e3. Take one along.
tokan-lesson-carry-hint = Try again with one tile.
tokan-lesson-carry-praise = Height 4, thanks to the mouse it brought along.
tokan-lesson-taboo-title = Taboo
tokan-lesson-taboo-text = Black has just moved to e3. This turn you may not land on the animal that has just moved. Where can your jackal go?
tokan-lesson-taboo-hint = Try again: two squares, not onto the sign.
tokan-lesson-taboo-praise = Good. Next turn e3 would be open again.
tokan-lesson-end-title = Who wins?
tokan-lesson-end-text = When somebody cannot move, the game ends. Towers of two or more count their height. Black will have 4 points: leap to win.
tokan-lesson-end-hint = That makes 4 to 4, a draw. Can the lion bring something along?
tokan-lesson-end-praise = Five to four: you win! That is all of TOKAN.

## The end
tokan-end-stuck = { $you ->
    [yes] You could not move any more
   *[no] { $name } could not move any more
  }, and the points were counted: { $points } to { $next }.{ $tie ->
    [yes] {" The tallest towers decided."}
   *[no] {""}
  }
tokan-coach-mine = You can move the animals that are lit. Tap one: the squares it can reach light up.
tokan-coach-now = Its dots say how many squares it goes. Always straight, onto another tile, and higher than it was; not onto the red sign.
tokan-coach-win = When somebody cannot move, every tower of two or more counts its height for the animal on top. The most points win.
tokan-know-1 = A mouse moves { $mouse_reach ->
    [1] one square
    [2] two squares
   *[3] three squares
  }, a jackal { $jackal_reach ->
    [1] one
    [2] two
   *[3] three
  }, a lion { $lion_reach ->
    [1] one
    [2] two
   *[3] three
  }, always in a straight line.
tokan-know-2 = Land on another tile, and stand higher than before.
tokan-know-3 = When a player cannot move, each tower counts its height for the animal on top.
tokan-best-tower = { $value ->
    [one] A tower of { $value } tile
   *[other] A tower of { $value } tiles
  }
