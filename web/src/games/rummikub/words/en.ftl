# What the drawing of Rummikub says. Names, rules, events and options stand in src/tablee/games/rummikub/words.

rummikub-time = about 30 minutes a round
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
rummikub-whole-short = Whole set
rummikub-split = Split into runs
rummikub-split-short = Split
rummikub-lacks = Missing here: { $tiles }

## Players, rack, pool
rummikub-others = The other players
rummikub-count = { $count ->
    [0] no tiles
    [one] 1 tile
   *[other] { $count } tiles
  }
rummikub-opened-yes = opened
rummikub-opened-no = not opened yet
rummikub-rack = Your rack, { rummikub-count }
rummikub-rack-moved = { $tile }: place { $place } of { $count }
rummikub-pool = { $count ->
    [0] Pool: empty
    [one] Pool: 1 tile left
   *[other] Pool: { $count } tiles left
  }
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
rummikub-now-ready = Everything fits: end your turn.
rummikub-now-only-discard = You lay nothing this turn. End it, or go on.
rummikub-now-discard = The table is valid. Now choose a tile to discard.
rummikub-opening-so-far = Opening: { $points } of { $needed }

## Moves in words
rummikub-phrase-draw = Draw a tile
rummikub-phrase-pass = Pass
rummikub-phrase-nothing = Leave the table as it is
rummikub-phrase-discard = Lay nothing, discard { $tile }
rummikub-phrase-lay = Lay { $tiles }
rummikub-phrase-both = Lay { $tiles }; discard { $tile }
rummikub-costly-joker = You are about to discard a joker. It can stand for any tile, and from the pool anyone may draw it.
rummikub-costly-opening = You could open this turn: there are enough points on your rack. If you end your turn now, you lay nothing.

## The end of a round
rummikub-round-title = Round { $round } of { $of } is over
rummikub-round-out = { $name } has no tiles left.
rummikub-round-stalled = The round was blocked. { $name } had the fewest points left.
rummikub-round-go-on = Got it, continue
rummikub-line-points = Points
rummikub-line-total = Total
rummikub-line-left = Left on the rack: { $tiles }; total { $held }
rummikub-line-held = total { $held }
rummikub-line-out = rack empty
rummikub-tally-rounds = Round by round
rummikub-tally-round = Round { $round }

## Keys
rummikub-keys-arrows = From tile to tile, over table and rack
rummikub-keys-space = Pick up or put down the tile
rummikub-keys-shift = Pick up several in a row
rummikub-keys-enter = Put what you hold into this set
rummikub-keys-new = Lay what you hold as a new set
rummikub-keys-rack = Take it back to your rack
rummikub-keys-whole = Pick up the whole set
rummikub-keys-split = Split a run that has a tile twice or a gap
rummikub-keys-discard = Choose this tile as your discard
rummikub-keys-sort = Sort the rack by colour or by number
rummikub-keys-shift-rack = Put the tile further left or right on your rack
rummikub-keys-undo = Take back the last step
rummikub-keys-end = End your turn

## The lesson
rummikub-lesson-tiles-title = Meet the tiles
rummikub-lesson-tiles-text = Numbers 1 to 13 in four colours, everything twice, and two jokers. The table belongs to everybody. Be the first to empty your rack.
rummikub-lesson-run-title = A run
rummikub-lesson-run-text = Three or more numbers in a row, of one colour. Tap blue 4, 5 and 6, then “New set”, then “Done”.
rummikub-lesson-run-hint = That did not lay the run. Try again with blue 4, 5 and 6.
rummikub-lesson-run-praise = A run. A 1 is always low: after 13 it goes no further.
rummikub-lesson-group-title = A group
rummikub-lesson-group-text = The same number in three or four different colours makes a group. You have one: lay it as a set of its own.
rummikub-lesson-group-hint = Look for the number you have in three colours, and lay all three.
rummikub-lesson-group-praise = Red, black and yellow 9: a group. There is still room for the blue one.
rummikub-lesson-opening-title = The opening
rummikub-lesson-opening-text = What you lay first must be worth 30 points or more, from your own rack. The meter counts. Leave the table alone for now.
rummikub-lesson-opening-hint = Lay new sets worth at least 30 points from your rack.
rummikub-lesson-opening-praise = Opened! From now on you may do anything with the table.
rummikub-lesson-add-title = Adding to the table
rummikub-lesson-add-text = Once you have opened, single tiles may join the sets that lie there. Two of your tiles fit. Lay them both.
rummikub-lesson-add-hint = That is legal, but you can get rid of two tiles: one fits the run, one the group.
rummikub-lesson-add-praise = Two tiles fewer, without a set of your own.
rummikub-lesson-split-title = Splitting a run
rummikub-lesson-split-text = There is a red 5 in the run already. Add yours all the same: the scissors cut, and it makes two runs.
rummikub-lesson-split-hint = Put your red 5 into the run, then press the scissors.
rummikub-lesson-split-praise = 3 4 5 and 5 6 7. A run of five or more can always take one more in its middle.
rummikub-lesson-take-title = Taking from the table
rummikub-lesson-take-text = A group of four can spare one. Your red 8 and 9 lack a 7. Fetch it.
rummikub-lesson-take-hint = Take the red 7 out of the group and lay it with your 8 and 9.
rummikub-lesson-take-praise = The group of three still stands, and your run is complete.
rummikub-lesson-rearrange-title = The whole table
rummikub-lesson-rearrange-text = Your yellow 4 fits no run. But the same tiles also make three groups: 4s, 5s and 6s! In the end everything must be valid.
rummikub-lesson-rearrange-hint = Put all the 4s together with yours, all the 5s, and all the 6s.
rummikub-lesson-rearrange-praise = That is what Rummikub is about. Nine tiles moved, one laid.
rummikub-lesson-joker-title = The joker
rummikub-lesson-joker-text = A joker stands for any tile; which one is shown on it. Make a run: blue 11, blue 12, joker.
rummikub-lesson-joker-hint = Lay blue 11, blue 12 and the joker as a set.
rummikub-lesson-joker-praise = Keep in mind: a joker left on your rack at the end costs 30 points.
rummikub-lesson-free-title = Freeing a joker
rummikub-lesson-free-text = Put your blue 5 in the joker’s place: now it is free. Use it at once, with at least two tiles from your rack.
rummikub-lesson-free-hint = Lay blue 5 with blue 3 and 4, and the joker with your two 9s.
rummikub-lesson-free-praise = Everything laid, joker and all.
rummikub-lesson-discard-title = Drawing and discarding
rummikub-lesson-discard-text = Here a turn begins by drawing a tile (already done) and ends by discarding one. Lay what fits, then discard another tile.
rummikub-lesson-discard-hint = The black 4 fits the run. Lay it, and discard one of the others.
rummikub-lesson-discard-praise = One laid, one discarded. Whoever cannot lay anything just discards.
rummikub-lesson-out-title = Going out
rummikub-lesson-out-text = Two tiles are left, and both of them fit. Empty your rack and win.
rummikub-lesson-out-hint = Close! But something is left on your rack.
rummikub-lesson-out-praise = Out! The others count what is left on their racks.

## The end
rummikub-points = { $scoring ->
    [lowest] { $points ->
        [one] { $points } penalty point
       *[other] { $points } penalty points
      }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
  }
rummikub-line-penalty = Penalty
rummikub-tally-lowest = Tiles left over count against their player: the lowest total wins.
rummikub-end-out = { $you ->
    [yes] Your rack is empty.
   *[no] { $name } has emptied the rack.
  }
rummikub-end-stalled = The round was stuck: the rack worth least wins.
rummikub-best-laid = { $value ->
    [one] { $value } tile laid in one turn
   *[other] { $value } tiles laid in one turn
  }
rummikub-best-rearranged = { $value ->
    [one] { $value } tile of the table moved in one turn
   *[other] { $value } tiles of the table moved in one turn
  }
rummikub-coach-mine = Your rack, which only you can see. Look for { $colours ->
    [1] three numbers in a row.
    [2] three numbers in a row of one colour.
   *[other] the same number three times, or three numbers in a row of one colour.
  }
rummikub-coach-opening = What you lay first must be worth { $opening ->
    [one] 1 point
   *[other] { $opening } points
  }, from your own tiles. The meter counts. Not enough yet? Discard a tile, then press “Done”.
rummikub-coach-win = The first empty rack wins. Once you have opened, the whole table is yours: add, split, move.
rummikub-know-1 = { $colours ->
    [1] Lay runs: three tiles or more.
    [2] Lay runs of one colour: three tiles or more.
   *[other] Lay runs of one colour, or one number in several colours: three tiles or more.
  }
rummikub-know-2 = { $opening ->
    [0] Lay your first set from your own tiles.
    [one] Your first tiles must be worth 1 point together.
   *[other] Your first tiles must be worth { $opening } points together.
  }
rummikub-know-3 = Then the whole table is yours to rearrange. The first empty rack wins.
