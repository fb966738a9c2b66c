stash-held = { $name }: { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
stash-hand = Je kaarten en zetten
stash-do-lay = De { $card } leggen
stash-do-draw = Een kaart trekken
stash-do-pass = Passen
