# What the drawing of Rummikub says. Names, rules, events and options stand in src/tablee/games/rummikub/words.

## Tiles, as one says them
rummikub-say-tile = { $colour ->
    [r] red { $number }
    [b] blue { $number }
    [k] black { $number }
   *[y] yellow { $number }
  }
rummikub-say-joker = joker
rummikub-say-hidden = hidden tile
rummikub-say-stands = stands for { $role }
rummikub-say-drawn = just drawn
rummikub-say-fresh = from your rack

## The table
rummikub-table = The table: { $count ->
    [0] empty
    [one] one set
   *[other] { $count } sets
  }. Arrow keys move from tile to tile.
rummikub-empty = Nothing lies on the table yet.
rummikub-new = New set
rummikub-set-plain = Set { $place }: { $tiles }
rummikub-set-good = Set { $place }, { $kind ->
    [run] a run
   *[group] a group
  } worth { $points }: { $tiles }
rummikub-set-bad = Set { $place }, not finished: { $tiles }
rummikub-whole = Pick up all of set { $place }
rummikub-split = Split into runs
rummikub-lacks = Missing here: { $tiles }

## Players, rack, pool
rummikub-others = The other players
rummikub-count = { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  }
rummikub-tiles = { $count ->
    [one] tile
   *[other] tiles
  }
rummikub-opened-yes = opened
rummikub-opened-no = not opened yet
rummikub-rack = Your rack, { rummikub-count }
rummikub-pool = Pool: { $count ->
    [one] 1 tile
   *[other] { $count } tiles
  } left
rummikub-pool-word = Pool
rummikub-draw = Draw
rummikub-aside = The tile you discard at the end of your turn
rummikub-aside-short = Discard

## Building
rummikub-bar = Your turn
rummikub-sort-colour = Sort by colour
rummikub-sort-number = Sort by number
rummikub-undo = Take back the last step
rummikub-undo-short = Undo
rummikub-reset = Put everything back as it was
rummikub-reset-short = Reset
rummikub-end = Done
rummikub-pass = Pass
rummikub-now-begin = Lay tiles on the table, or just pick the tile you discard.
rummikub-now-begin-or-draw = Lay tiles on the table, or draw one.
rummikub-now-place = { $count ->
    [one] One tile picked up. Where does it go?
   *[other] { $count } tiles picked up. Where do they go?
  }
rummikub-now-ready = All is right: end your turn.
rummikub-now-only-discard = You lay nothing this turn. End it, or go on.
rummikub-now-discard = The table is right. Now pick the tile you discard.
rummikub-opening-so-far = Opening: { $points } of { $needed }

## Moves in words
rummikub-phrase-draw = Draw a tile
rummikub-phrase-pass = Pass
rummikub-phrase-nothing = Leave the table as it is
rummikub-phrase-discard = Lay nothing, discard { $tile }
rummikub-phrase-lay = Lay { $tiles }
rummikub-phrase-both = Lay { $tiles }; discard { $tile }

## The end of a round
rummikub-round-title = Round { $round } of { $of } is over
rummikub-round-out = { $name } has no tile left.
rummikub-round-stalled = Nobody could go on. { $name } held least.
rummikub-round-go-on = Go on
rummikub-line-points = Points
rummikub-line-total = Total
rummikub-line-left = Left on the rack: { $tiles }; together { $held }
rummikub-line-held = together { $held }
rummikub-line-out = rack empty
rummikub-tally-rounds = Round by round
rummikub-tally-round = Round { $round }

## Keys
rummikub-keys-arrows = from tile to tile, over table and rack
rummikub-keys-space = pick up or put down the tile
rummikub-keys-shift = pick up several in a row
rummikub-keys-enter = put what you hold into this set
rummikub-keys-new = lay what you hold as a new set
rummikub-keys-rack = take it back to your rack
rummikub-keys-whole = pick up the whole set
rummikub-keys-split = split a run that has a tile twice or a hole
rummikub-keys-discard = choose this tile as your discard
rummikub-keys-sort = sort the rack by colour or by number
rummikub-keys-undo = take back the last step
rummikub-keys-end = end your turn
