# Ce que dit la table dessinée de Mawoki. Noms, règles, événements et options sont dans src/tablee/games/mawoki/words.

mawoki-time = environ 15 minutes
mawoki-others = Les autres, dans l’ordre du jeu
mawoki-player = { $name } : { $count ->
    [0] aucune carte
    [one] une carte
   *[other] { $count } cartes
}
mawoki-plays = joue
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
    [0] vide
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
mawoki-draw = { $stuck_draws ->
    [one] Rien ne va : pioche une carte
   *[other] Rien ne va : pioche { $stuck_draws } cartes
  }
mawoki-pass = M’arrêter là
mawoki-draw-again = { $stuck_draws ->
    [one] Rien ne va sur la fumée : pioche une carte
   *[other] Rien ne va sur la fumée : pioche { $stuck_draws } cartes
  }
mawoki-aim = { $arrow_cards ->
    [0] Ici, la flèche ne prend ni ne donne de carte. Qui vises-tu ?
    [one] Ta flèche fait piocher une carte à quelqu’un. À qui ?
   *[other] Ta flèche fait piocher { $arrow_cards } cartes à quelqu’un. À qui ?
  }
mawoki-aim-may = { $arrow_cards ->
    [0] Ici, la flèche ne prend ni ne donne de carte. Qui vises-tu ?
    [one] Ta flèche peut faire piocher une carte à quelqu’un. À qui ?
   *[other] Ta flèche peut faire piocher { $arrow_cards } cartes à quelqu’un. À qui ?
  }
mawoki-aim-at-nobody = À personne
mawoki-aim-steal = { $arrow_cards ->
    [0] Ici, la flèche ne prend ni ne donne de carte. Qui vises-tu ?
    [one] Ta flèche te donne une carte de quelqu’un. De quelle main ?
   *[other] Ta flèche te donne { $arrow_cards } cartes de quelqu’un. De quelle main ?
  }
mawoki-aim-at = { $name } ({ $count ->
    [one] une carte
   *[other] { $count } cartes
}) : vise ici
mawoki-aim-cancel = Une autre carte
mawoki-variant-steal = La flèche prend dans une main
mawoki-variant-target-may-draw = Flèche facultative
mawoki-variant-may-stop = Fumée facultative
mawoki-variant-without-tipi = Sans tipi
mawoki-variant-effect-first = La dernière carte agit
mawoki-tally = Cartes restantes, par ordre croissant
mawoki-score-now = Cartes en main
mawoki-points = { $points ->
    [0] aucune carte restante
    [one] { $points } carte restante
   *[other] { $points } cartes restantes
}
mawoki-phrase-draw = { $stuck_draws ->
    [one] Piocher une carte
   *[other] Piocher { $stuck_draws } cartes
  }
mawoki-phrase-aim-at-nobody = Poser { $card } sans viser personne
mawoki-phrase-pass = S’arrêter après la fumée
mawoki-phrase-lay = Poser { $card }
mawoki-phrase-aim = Poser { $card } et viser { $name }
mawoki-keys-arrows = De carte en carte ; à gauche et à droite entre les joueurs que la flèche peut viser
mawoki-keys-enter = Pose la carte, pioche, s’arrête après une fumée, ou vise
mawoki-keys-tab = Vers les joueurs, la pioche, la main et son tri
mawoki-keys-escape = Reprend une flèche avant de viser

## La leçon
mawoki-lesson-cards-title = Deux moitiés et une diagonale
mawoki-lesson-cards-text = Une carte a deux moitiés, chacune d’une couleur et d’un dessin. Vagues : bleu ; collines : rouge ; soleil : jaune. Ici, tu t’appelles Ana.
mawoki-lesson-match-title = Trouve la même moitié
mawoki-lesson-match-text = Sur la pile, il y a un tipi bleu. Pose une carte qui a aussi un tipi bleu. Les cartes soulevées vont.
mawoki-lesson-match-praise = Tipi bleu sur tipi bleu.
mawoki-lesson-either-title = La couleur et le dessin
mawoki-lesson-either-text = Couleur et dessin doivent être les mêmes, tous les deux. De quel côté se trouve la moitié, peu importe. Pose une carte qui va.
mawoki-lesson-either-praise = Maintenant c’est elle qui est au-dessus, et le joueur suivant doit assortir une de ses moitiés.
mawoki-lesson-stuck-title = Rien ne va
mawoki-lesson-stuck-text = Pas de cheval rouge, pas de tipi jaune. Si rien ne va, pioche une carte ; ton tour est fini, même si elle convient.
mawoki-lesson-stuck-praise = Une carte de plus. Au prochain tour, peut-être.
mawoki-lesson-snake-title = Le serpent mord
mawoki-lesson-snake-text = Si tu peux jouer, tu dois jouer. Ici, seul le serpent va – et qui pose un serpent pioche une carte.
mawoki-lesson-snake-praise = Une posée, une piochée. Au moins, le serpent est parti.
mawoki-lesson-smoke-title = La fumée : rejoue
mawoki-lesson-smoke-text = Après la fumée, tu poses encore une carte, sur la fumée elle-même. Regarde d’abord ce qui pourrait suivre. Pose la fumée.
mawoki-lesson-smoke-praise = Ton tour continue : il faut maintenant assortir une de ces moitiés.
mawoki-lesson-again-title = On continue
mawoki-lesson-again-text = Pose une carte qui partage une moitié avec ta fumée. Si tu n’en avais pas, tu piocherais et ton tour serait fini.
mawoki-lesson-again-praise = Deux cartes en un tour. Fumée sur fumée, cela dure encore plus longtemps. (À certaines tables, on peut aussi s’arrêter après une fumée.)
mawoki-lesson-arrow-title = La flèche
mawoki-lesson-arrow-text = Qui ta flèche vise pioche une carte. Quelqu’un n’en a plus qu’une ! Touche ta flèche, puis le joueur qu’elle vise.
mawoki-lesson-arrow-hint = C’est permis aussi. Mais regarde combien de cartes chacun tient : qui est sur le point de gagner ?
mawoki-lesson-arrow-praise = Juste à temps. Selon les options, la flèche peut aussi prendre une carte dans une main, ou ne viser personne.
mawoki-lesson-joker-title = Le joker
mawoki-lesson-joker-text = Le joker va sur tout, et tous les autres piochent une carte. Pose-le.
mawoki-lesson-joker-praise = Une carte pour chacun. Garde le joker aussi longtemps que possible : il va toujours.
mawoki-lesson-anything-title = Sur le joker
mawoki-lesson-anything-text = Après un joker, on peut poser n’importe quelle carte. Choisis celle dont tu voudrais te débarrasser.
mawoki-lesson-anything-praise = Tout va sur un joker, et ce que tu poses agit comme toujours.
mawoki-lesson-chain-title = Prévois la suite
mawoki-lesson-chain-text = Tu as trois cartes et tu peux gagner dès ce tour. La fumée te mène de carte en carte. Par laquelle commencer ?
mawoki-lesson-chain-hint = Il te reste alors deux cartes en main. Commence par une fumée que l’autre fumée peut suivre.
mawoki-lesson-chain-praise = Oui : ensuite l’autre fumée sur le canoë jaune, et la flèche sur le tipi bleu. Trois cartes d’un coup !
mawoki-lesson-end-title = La dernière carte
mawoki-lesson-end-text = Plus qu’une carte. Pose-la, et la partie est finie. Les autres sont classés selon le nombre de cartes qui leur restent.
mawoki-lesson-end-praise = Tu gagnes ! Tu connais maintenant tout Mawoki. (À certaines tables, la diagonale de la dernière carte agit avant la victoire.)

## La fin
mawoki-end-out = { $you ->
    [yes] Tu as posé ta dernière carte.
   *[no] { $name } a posé sa dernière carte.
  }
mawoki-end-blocked = Personne ne pouvait plus jouer ni piocher : la plus petite main gagne.
mawoki-coach-mine = Ta main. Les cartes soulevées vont sur la pile : touches-en une pour la poser.
mawoki-coach-now = Une carte va si elle partage une moitié avec celle-ci : même couleur et même dessin. Rien ne va ? { $stuck_draws ->
    [one] Pioche une carte.
   *[other] Pioche { $stuck_draws } cartes.
  }
mawoki-coach-win = Le premier qui n’a plus de cartes gagne. Surveille combien les autres en tiennent.
mawoki-know-1 = Pose une carte qui a une moitié en commun avec la pile : même couleur et même dessin.
mawoki-know-2 = Chaque carte porte un signe. Il agit sur le joueur suivant, ou te fait rejouer.
mawoki-know-3 = Le premier qui n’a plus de cartes gagne.
mawoki-best-chain = { $value ->
    [one] { $value } carte posée en un tour
   *[other] { $value } cartes posées en un tour
  }
mawoki-best-drawn = { $value ->
    [one] { $value } carte piochée par un autre à cause d’une seule
   *[other] { $value } cartes piochées par les autres à cause d’une seule
  }
