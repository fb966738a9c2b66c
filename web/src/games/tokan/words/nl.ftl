# Wat de tekening van TOKAN zegt. Namen, regels, gebeurtenissen en opties staan in src/tablee/games/tokan/words.

tokan-board = Bord. Met de pijltjestoetsen ga je van vak naar vak.
tokan-inside = { $square }: toren van { $height }, van boven naar onder
tokan-carry = Hoeveel tegels gaan mee?
tokan-load = { $load ->
    [0] alleen
    [1] met één
   *[2] met twee
}
tokan-supply = Tegels die { $name } nog moet leggen
tokan-supply-animal = { tokan-animal } × { $count }
tokan-cell-gap = gat
tokan-cell-tower = toren van { $height }, eronder: { $below }
tokan-cell-taboo = taboe
tokan-cell-picked = opgenomen
tokan-cell-target = kan hierheen
tokan-cell-movable = kan bewegen
tokan-tally-line = { $square }, hoogte { $height }
tokan-tally-none = niets dat telt
tokan-tally-total = Samen
tokan-keys-arrows = Van vak naar vak
tokan-keys-enter = Neemt een dier op; zet het op een gemerkt vak
tokan-keys-digits = Neemt geen, één of twee tegels mee naar het vak
tokan-keys-escape = Legt het dier terug
tokan-keys-letters = Kiest de tegel om te leggen (draft)
