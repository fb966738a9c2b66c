# Ce que dit la table dessinée de Mawoki. Noms, règles, événements et options sont dans src/tablee/games/mawoki/words.

mawoki-others = Les autres, dans l’ordre du jeu
mawoki-player = { $name } : { $count ->
    [one] une carte
   *[other] { $count } cartes
}
mawoki-plays = joue
mawoki-next = ensuite
mawoki-laid = a posé { $card }
mawoki-drew-so-many = { $count ->
    [one] une carte de plus
   *[other] { $count } cartes de plus
}
mawoki-lost-so-many = { $count ->
    [one] une carte de moins
   *[other] { $count } cartes de moins
}
mawoki-stock = Pioche : { $count }
mawoki-pile = Sur la pile : { $card }. { $count ->
    [one] Une seule carte s’y trouve
   *[other] { $count } cartes s’y trouvent
}.
mawoki-begin = Les cartes sont distribuées. La première n’agit sur personne.
mawoki-hand = Ta main : { $count ->
    [one] une carte
   *[other] { $count } cartes
}, { $fitting ->
    [0] aucune ne va maintenant
    [one] une peut être posée
   *[other] { $fitting } peuvent être posées
}
mawoki-hand-title = Ta main
mawoki-hand-keys = Cartes. Les flèches du clavier vont de carte en carte.
mawoki-fits = peut être posée
mawoki-fits-not = ne va pas
mawoki-new = nouvelle
mawoki-is-aimed = à diriger
mawoki-sort = Trier la main
mawoki-sort-colour = par couleur
mawoki-sort-drawing = par dessin
mawoki-draw = Rien ne va : pioche une carte
mawoki-draw-again = Rien ne va sur la fumée : pioche une carte
mawoki-pass = Rien à poser, rien à piocher : continue
mawoki-aim = Ta flèche fait piocher une carte à quelqu’un. À qui ?
mawoki-aim-steal = Ta flèche te donne une carte de quelqu’un. De quelle main ?
mawoki-aim-at = { $name } ({ $count ->
    [one] une carte
   *[other] { $count } cartes
}) : vise ici
mawoki-aim-cancel = Une autre carte
mawoki-variant-steal = La flèche prend une carte
mawoki-variant-effect-first = La dernière carte agit
mawoki-tally = Cartes restantes, le moins d’abord
mawoki-cards-left = { $count ->
    [0] plus aucune carte
    [one] { $count } carte restante
   *[other] { $count } cartes restantes
}
mawoki-phrase-draw = Piocher une carte
mawoki-phrase-lay = Poser { $card }
mawoki-phrase-aim = Poser { $card } et viser { $name }
mawoki-keys-arrows = De carte en carte ; à gauche et à droite entre ceux que la flèche peut viser
mawoki-keys-enter = Pose la carte, pioche, ou vise
mawoki-keys-tab = Vers les joueurs, la pioche, la main et son tri
mawoki-keys-escape = Reprend une flèche avant de viser
