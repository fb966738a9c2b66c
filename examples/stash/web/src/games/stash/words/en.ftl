stash-held = { $name }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
stash-hand = Your cards and moves
stash-do-lay = Lay the { $card }
stash-do-draw = Draw a card
stash-do-pass = Pass
