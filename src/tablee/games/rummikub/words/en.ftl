# Rummikub: what its rules say.

rummikub-name = Rummikub
rummikub-about = Lay runs and groups, rearrange the whole table, and be the first with an empty rack.
rummikub-short = Runs, groups, no tile left.

## Options
rummikub-option-turns = Turns
rummikub-option-turns-help = Does every turn begin with a draw and end with a discard, or do you play or else draw?
rummikub-option-turns-draw-discard = Draw a tile, play if you like, discard one
rummikub-option-turns-play-or-draw = Play, or draw a tile (international form)
rummikub-option-opening = Opening
rummikub-option-opening-help = How many points must the sets of your first play be worth in total?
rummikub-option-joker-from = Replacing a joker
rummikub-option-joker-from-help = Where must the tile come from that takes a joker’s place?
rummikub-option-joker-from-rack = From your rack
rummikub-option-joker-from-any = From your rack or the table
rummikub-option-joker-lift = Lifting a joker
rummikub-option-joker-lift-help = From where may a joker be taken without a replacement?
rummikub-option-joker-lift-long-sets = An end of a run of 4 or more, or a group of 4
rummikub-option-joker-lift-any-end = An end of any run, or a group of 4
rummikub-option-joker-to = Using a freed joker
rummikub-option-joker-to-help = Which sets may a joker go into once you have freed it, with two tiles from your rack?
rummikub-option-joker-to-any-set = Any set, old or new
rummikub-option-joker-to-new-set = A new set, made of tiles from your rack
rummikub-option-joker-to-mixed-set = A new set, also with tiles from different sets
rummikub-option-go-out-by-discard = Going out with the discard
rummikub-option-go-out-by-discard-help = May your last tile be the one you discard? If not, you keep it.
rummikub-option-rounds = Rounds
rummikub-option-rounds-help = How many rounds are played and added up?
rummikub-option-scoring = Scoring
rummikub-option-scoring-help = Does everyone score their remaining tiles, or does the winner take what the others lose (only with “Play, or draw a tile”)?
rummikub-option-scoring-lowest = Tiles left count; the lowest total wins
rummikub-option-scoring-zero-sum = The winner gets what the others lose
rummikub-option-stall = Stalemate limit
rummikub-option-stall-help = After how many turns each without a tile laid does the round end?

## Numbers of variants
rummikub-option-rack = Tiles on each rack at the start
rummikub-option-copies = Copies of each tile
rummikub-option-jokers = Jokers in the box
rummikub-option-joker-points = Points lost for a joker
rummikub-option-highest = Highest number in the box
rummikub-option-colours = Colours in the box

## Zones
rummikub-zone-round = Round
rummikub-zone-first = First player
rummikub-zone-racks = Racks
rummikub-zone-opened = Has opened
rummikub-zone-table = Table
rummikub-zone-pool = Pool
rummikub-zone-drawn = Tile drawn
rummikub-zone-idle = Turns without a tile laid
rummikub-zone-passes = Passes
rummikub-zone-scores = Points of finished rounds

## What is awaited
rummikub-await-play = to play

## Tiles
rummikub-tile = { $colour ->
    [r] red { $number }
    [b] blue { $number }
    [k] black { $number }
    [y] yellow { $number }
    [J] a joker
   *[hidden] a tile
  }
rummikub-item = { $head ->
    [r] red { $tail }
    [b] blue { $tail }
    [k] black { $tail }
    [y] yellow { $tail }
    [J] a joker
   *[other] { $item }
  }

## What happens
rummikub-drew = { $name } draws { rummikub-tile }.
    .you = You draw { rummikub-tile }.
    .heading = Tile drawn
rummikub-discarded = { $name } puts { rummikub-tile } face down into the pool.
    .you = You put { rummikub-tile } face down into the pool.
    .heading = Tile discarded
rummikub-laid = { $name } lays { $tiles }.
    .you = You lay { $tiles }.
    .heading = Tiles laid
rummikub-opened = { $name } has opened, with { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
    .you = You have opened, with { $points ->
         [one] { $points } point
        *[other] { $points } points
    }.
    .heading = Opened
rummikub-joker-free = the joker that stood for { $colour ->
    [r] red { $number }
    [b] blue { $number }
    [k] black { $number }
    [y] yellow { $number }
   *[group] the number { $number }
  }; it is now in { $set }.
rummikub-joker-freed = { $name } frees { rummikub-joker-free }
    .you = You free { rummikub-joker-free }
    .heading = Joker freed
rummikub-kept = { $name } keeps the last tile.
    .you = You keep your last tile.
    .heading = Last tile kept
rummikub-passed = { $name } passes: the pool is empty.
    .you = You pass: the pool is empty.
    .heading = Turn passed
rummikub-out = { $name } has no tile left.
    .you = You have no tile left.
    .heading = Last tile gone
rummikub-stalled = { $why ->
    [passes] Everybody has passed in turn.
   *[idle] Nobody has laid a tile for too long.
  }
rummikub-round-over = Round { $round } is over. Points: { $points_by_name }. Totals: { $totals_by_name }.
rummikub-dealt = Round { $round } is dealt; { $first_name } begins.
    .you-first = Round { $round } is dealt; you begin.
rummikub-over = The game is over. Totals: { $scores_by_name }.

## What is refused
rummikub-syntax = “{ $part }” is not a tile. Write the whole table, for example: r3 r4 r5, b7 k7 J / y1 (colours r, b, k, y; J is a joker).
rummikub-set = { $why ->
    [short] Too short: { $set }. A set has at least three tiles: add one, or put these elsewhere.
    [jokers] Nothing but jokers: { $set }. A set needs at least one ordinary tile.
    [twice] A colour twice: { $set }. In a group all colours are different: put one of the two elsewhere.
    [large] Too large: { $set }. A group has three or four tiles: take one out.
    [ends] Past the end: { $set }. Runs go from 1 to 13, and 1 is low only: move the joker to the other end.
    [gap] Not a run: { $set }. The numbers must go up one by one, from 1 to 13 (1 does not follow 13): fill the gap or split the run.
   *[mixed] Not a set: { $set }. Put consecutive numbers of one colour together, or one number in different colours.
  }
rummikub-missing = Not in a set any more: { $tiles }. What lay on the table stays there: put it into a set again.
rummikub-not-yours = Neither on the table nor on your rack: { $tiles }. Use only tiles that you can see there.
rummikub-nothing-laid = You have not laid a tile from your rack. Add at least one, or leave the table as it was.
rummikub-opening-table = You have not opened yet, so leave { $set } as it is. Your first play is made of new sets from your rack only.
rummikub-opening = Your sets are worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; the opening takes at least { $needed }. Add sets, or wait.
rummikub-joker-held = The joker in { $set } cannot be freed like that. Lay the tile it stands for ({ $tiles }) or leave it in its place.
rummikub-joker-support = The freed joker now lies in { $set } with too few tiles from your rack: { $laid } of { $needed }. Lay it with at least { $needed } of your own.
rummikub-joker-new-set = The freed joker now lies in { $set } beside what lay on the table: { $tiles }. At this table it goes into a new set: lay it with at least { $needed } tiles from your rack, and nothing else.
rummikub-joker-mixed-set = The freed joker now lies in { $set }, where a set of the table goes on ({ $tiles }). At this table it goes into a new set: lay it with at least { $needed } tiles from your rack, and no two tiles of the same old set.
rummikub-discard-missing = A turn ends with a discard. Name the tile you put into the pool.
rummikub-discard-none = { $left ->
    [0] Your rack is empty, so there is nothing to discard. Leave { rummikub-tile } out.
   *[other] In this form of the game nothing is discarded. Leave { rummikub-tile } out.
  }
rummikub-discard-not-held = You do not have { rummikub-tile } on your rack any more. Discard a tile that you have.
rummikub-discard-last = Your last tile may not be discarded. Keep { rummikub-tile } and end your turn without a discard.
rummikub-no-draw = Your tile was drawn already when your turn began. Play and discard, or just discard.
rummikub-no-pass = Nobody passes in this form of the game. Discard at least one tile.
rummikub-pool-empty = The pool is empty. Lay a tile, or pass.
rummikub-pool-left = You can only pass when the pool is empty; { $count ->
    [one] one tile is
   *[other] { $count } tiles are
  } left. Lay a tile, or draw.

## Why a move is a good one
rummikub-why-draw = Nothing on your rack can be laid, so you draw.
rummikub-why-pass = Nothing on your rack can be laid and the pool is empty: you pass.
rummikub-why-wait = You could lay something, but these tiles are worth more together a little later. Draw one.
rummikub-why-out = That empties your rack: you have won the round.
rummikub-why-out-discard = You put your last tile, { rummikub-tile }, into the pool: your rack is empty.
rummikub-why-open = These sets are worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, so you open and may use the whole table from your next turn on.
rummikub-why-open-discard = These sets are worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }: you open. Of what is left, { rummikub-tile } is of least use.
rummikub-why-lay = { $count ->
    [one] One tile fewer
   *[other] { $count } tiles fewer
  } on your rack, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }; { $left } left.
rummikub-why-lay-discard = { $count ->
    [one] One tile fewer
   *[other] { $count } tiles fewer
  } on your rack, worth { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. Of what is left, { rummikub-tile } is of least use.
rummikub-why-wait-discard = You could lay something, but these tiles are worth more together a little later. You need { rummikub-tile } least.
rummikub-why-discard = Nothing on your rack can be laid. Of your tiles, { rummikub-tile } goes worst with the others.
rummikub-why-keep = The last tile stays on your rack: it may not be discarded here.

## What reports of the arena count apart
rummikub-counted-colour = { $colour ->
    [r] red
    [b] blue
    [k] black
    [y] yellow
   *[J] joker
  }
