stash-held = { $name } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
stash-hand = Tes cartes et tes coups
stash-do-lay = Poser le { $card }
stash-do-draw = Piocher une carte
stash-do-pass = Passer
