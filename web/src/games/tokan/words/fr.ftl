# Ce que dit le dessin de TOKAN. Noms, règles, événements et options sont dans src/tablee/games/tokan/words.

tokan-board = Plateau. Les flèches mènent de case en case.
tokan-inside = { $square } : tour de { $height }, de haut en bas
tokan-carry = Combien de tuiles emporter ?
tokan-load = { $load ->
    [0] seul
    [1] avec une
   *[2] avec deux
}
tokan-supply = Tuiles que { $name } doit encore poser
tokan-supply-animal = { tokan-animal } × { $count }
tokan-cell-gap = vide
tokan-cell-tower = tour de { $height }, dessous : { $below }
tokan-cell-taboo = tabou
tokan-cell-picked = en main
tokan-cell-target = peut aller ici
tokan-cell-movable = peut bouger
tokan-tally-line = { $square }, hauteur { $height }
tokan-tally-none = rien qui compte
tokan-tally-total = Ensemble
tokan-keys-arrows = De case en case
tokan-keys-enter = Prend un animal ; le pose sur une case marquée
tokan-keys-digits = Emporte zéro, une ou deux tuiles vers la case
tokan-keys-escape = Repose l'animal
tokan-keys-letters = Choisit la tuile à poser (draft)
