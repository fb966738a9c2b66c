# Ce que dit le dessin de Rummikub. Noms, règles, événements et options sont dans src/tablee/games/rummikub/words.

rummikub-time = environ 30 minutes par manche
## Tuiles, comme on les dit
rummikub-say-tile = { $colour ->
    [r] { $number } rouge
    [b] { $number } bleu
    [k] { $number } noir
   *[y] { $number } jaune
  }
rummikub-say-joker = joker
rummikub-say-hidden = tuile cachée
rummikub-say-stands = vaut { $role }
rummikub-say-drawn = vient d’être piochée
rummikub-say-fresh = de ton chevalet

## La table
rummikub-table = La table : { $count ->
    [0] vide
    [one] une combinaison
   *[other] { $count } combinaisons
  }. Les flèches vont de tuile en tuile.
rummikub-empty = La table est encore vide.
rummikub-new = Nouvelle combinaison
rummikub-set-plain = Combinaison { $place } : { $tiles }
rummikub-set-good = Combinaison { $place }, { $kind ->
    [run] une suite
   *[group] un groupe
  } de { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : { $tiles }
rummikub-set-bad = Combinaison { $place }, inachevée : { $tiles }
rummikub-whole = Prendre toute la combinaison { $place }
rummikub-whole-short = Tout prendre
rummikub-split = Couper en suites
rummikub-split-short = Couper
rummikub-lacks = Il manque ici : { $tiles }

## Joueurs, chevalet, pioche
rummikub-others = Les autres joueurs
rummikub-count = { $count ->
    [0] aucune tuile
    [one] 1 tuile
   *[other] { $count } tuiles
  }
rummikub-opened-yes = ouvert
rummikub-opened-no = n’a pas encore ouvert
rummikub-rack = Ton chevalet, { rummikub-count }
rummikub-rack-moved = { $tile } : place { $place } sur { $count }
rummikub-pool = { $count ->
    [0] Pioche : vide
    [one] Pioche : il reste 1 tuile
   *[other] Pioche : il reste { $count } tuiles
  }
rummikub-pool-word = Pioche
rummikub-draw = Piocher
rummikub-aside = La tuile que tu défausses à la fin de ton tour
rummikub-aside-short = Défausse

## Construire
rummikub-bar = Ton tour
rummikub-sort-colour = Trier par couleur
rummikub-sort-number = Trier par nombre
rummikub-undo = Annuler le dernier geste
rummikub-undo-short = Annuler
rummikub-reset = Tout remettre comme avant
rummikub-reset-short = Remettre
rummikub-end = Valider
rummikub-pass = Passer
rummikub-now-begin = Pose des tuiles, ou choisis simplement celle que tu défausses.
rummikub-now-begin-or-draw = Pose des tuiles, ou pioche.
rummikub-now-place = { $count ->
    [one] Une tuile en main. Où va-t-elle ?
   *[other] { $count } tuiles en main. Où vont-elles ?
  }
rummikub-now-ready = Tout est juste : valide ton tour.
rummikub-now-only-discard = Tu ne poses rien ce tour-ci. Finis-le, ou continue.
rummikub-now-discard = La table est valable. Choisis la tuile que tu défausses.
rummikub-opening-so-far = Ouverture : { $points } sur { $needed }

## Les coups en mots
rummikub-phrase-draw = Piocher une tuile
rummikub-phrase-pass = Passer
rummikub-phrase-nothing = Laisser la table comme elle est
rummikub-phrase-discard = Ne rien poser, défausser { $tile }
rummikub-phrase-lay = Poser { $tiles }
rummikub-phrase-both = Poser { $tiles } ; défausser { $tile }
rummikub-costly-joker = Tu vas défausser un joker. Il vaut n’importe quelle tuile, et n’importe qui pourra le piocher.
rummikub-costly-opening = Tu peux ouvrir dès ce tour : il y a assez de points sur ton chevalet. Si tu finis maintenant, tu ne poses rien.

## La fin d’une manche
rummikub-round-title = La manche { $round } sur { $of } est finie
rummikub-round-out = { $name } n’a plus de tuile.
rummikub-round-stalled = La manche était bloquée. { $name } avait le moins de points sur son chevalet.
rummikub-round-go-on = Continuer
rummikub-line-points = Points
rummikub-line-total = Total
rummikub-line-left = Sur le chevalet : { $tiles } ; total { $held }
rummikub-line-held = total { $held }
rummikub-line-out = chevalet vide
rummikub-tally-rounds = Manche par manche
rummikub-tally-round = Manche { $round }

## Touches
rummikub-keys-arrows = De tuile en tuile, sur la table et le chevalet
rummikub-keys-space = Prendre ou lâcher la tuile
rummikub-keys-shift = En prendre plusieurs à la suite
rummikub-keys-enter = Mettre ce que tu tiens dans cette combinaison
rummikub-keys-new = Poser ce que tu tiens à part
rummikub-keys-rack = Le remettre sur ton chevalet
rummikub-keys-whole = Prendre toute la combinaison
rummikub-keys-split = Couper une suite qui a un trou ou un doublon
rummikub-keys-discard = Choisir cette tuile comme défausse
rummikub-keys-sort = Trier le chevalet par couleur ou par nombre
rummikub-keys-shift-rack = Déplacer la tuile vers la gauche ou la droite de ton chevalet
rummikub-keys-undo = Annuler le dernier geste
rummikub-keys-end = Finir ton tour

## La leçon
rummikub-lesson-tiles-title = Voici les tuiles
rummikub-lesson-tiles-text = Les nombres de 1 à 13 en quatre couleurs, en double, et deux jokers. La table est à tous. Vide ton chevalet le premier.
rummikub-lesson-run-title = Une suite
rummikub-lesson-run-text = Trois nombres ou plus qui se suivent, d’une couleur. Touche le 4, le 5 et le 6 bleus, puis « Nouvelle combinaison », puis « Valider ».
rummikub-lesson-run-hint = La suite n’est pas posée. Essaie encore avec le 4, le 5 et le 6 bleus.
rummikub-lesson-run-praise = Une suite. Le 1 est toujours le plus petit : après 13, on s’arrête.
rummikub-lesson-group-title = Un groupe
rummikub-lesson-group-text = Le même nombre en trois ou quatre couleurs différentes forme un groupe. Tu en as un : pose-le à part.
rummikub-lesson-group-hint = Cherche le nombre que tu as en trois couleurs, et pose les trois.
rummikub-lesson-group-praise = Le 9 rouge, le noir et le jaune : un groupe. Il y reste une place pour le bleu.
rummikub-lesson-opening-title = L’ouverture
rummikub-lesson-opening-text = Ta première pose doit valoir 30 points ou plus, avec tes tuiles seulement. La jauge compte. Ne touche pas encore à la table.
rummikub-lesson-opening-hint = Pose de nouvelles combinaisons de ton chevalet, pour au moins 30 points.
rummikub-lesson-opening-praise = Ouvert ! Désormais, tu fais ce que tu veux de la table.
rummikub-lesson-add-title = Compléter la table
rummikub-lesson-add-text = Une fois que tu as ouvert, tes tuiles peuvent compléter les combinaisons de la table. Deux des tiennes conviennent : pose-les.
rummikub-lesson-add-hint = C’est permis, mais tu peux te défaire de deux tuiles : l’une va dans la suite, l’autre dans le groupe.
rummikub-lesson-add-praise = Deux tuiles de moins, sans combinaison à toi.
rummikub-lesson-split-title = Couper une suite
rummikub-lesson-split-text = La suite a déjà un 5 rouge. Ajoute le tien quand même : les ciseaux coupent, et cela fait deux suites.
rummikub-lesson-split-hint = Mets ton 5 rouge dans la suite, puis appuie sur les ciseaux.
rummikub-lesson-split-praise = 3 4 5 et 5 6 7. Une suite de cinq ou plus peut toujours en recevoir une de plus en son milieu.
rummikub-lesson-take-title = Prendre à la table
rummikub-lesson-take-text = Un groupe de quatre peut en céder une. À ton 8 et ton 9 rouges, il manque un 7. Va le chercher.
rummikub-lesson-take-hint = Sors le 7 rouge du groupe et pose-le avec ton 8 et ton 9.
rummikub-lesson-take-praise = Le groupe de trois tient toujours, et ta suite est complète.
rummikub-lesson-rearrange-title = Toute la table
rummikub-lesson-rearrange-text = Ton 4 jaune ne va dans aucune suite. Mais les mêmes tuiles font aussi trois groupes : 4, 5, 6 ! Seule la fin doit être juste.
rummikub-lesson-rearrange-hint = Réunis tous les 4 avec le tien, tous les 5, et tous les 6.
rummikub-lesson-rearrange-praise = Tout Rummikub est là. Neuf tuiles déplacées, une de posée.
rummikub-lesson-joker-title = Le joker
rummikub-lesson-joker-text = Un joker vaut n’importe quelle tuile ; elle est écrite dessus. Fais une suite : 11 bleu, 12 bleu, joker.
rummikub-lesson-joker-hint = Pose ensemble le 11 bleu, le 12 bleu et le joker.
rummikub-lesson-joker-praise = Retiens bien : un joker resté sur ton chevalet à la fin coûte 30 points.
rummikub-lesson-free-title = Libérer un joker
rummikub-lesson-free-text = Mets ton 5 bleu à la place du joker : le voilà libre. Sers-t’en tout de suite, avec au moins deux tuiles de ton chevalet.
rummikub-lesson-free-hint = Pose le 5 bleu avec le 3 et le 4 bleus, et le joker avec tes deux 9.
rummikub-lesson-free-praise = Tout est posé, le joker aussi.
rummikub-lesson-discard-title = Piocher et se défausser
rummikub-lesson-discard-text = Ici, un tour commence par une pioche (déjà faite) et finit par une défausse. Pose ce qui convient, puis mets une tuile à la défausse.
rummikub-lesson-discard-hint = Le 4 noir va dans la suite. Pose-le, et défausse-toi d’une des autres.
rummikub-lesson-discard-praise = Une de posée, une de défaussée. Si on ne peut rien poser, on se défausse seulement.
rummikub-lesson-out-title = Finir
rummikub-lesson-out-text = Il te reste deux tuiles, et les deux conviennent. Vide ton chevalet et gagne.
rummikub-lesson-out-hint = Presque ! Mais il reste quelque chose sur ton chevalet.
rummikub-lesson-out-praise = Fini ! Les autres comptent ce qui leur reste sur le chevalet.

## La fin
rummikub-points = { $scoring ->
    [lowest] { $points ->
        [one] { $points } point de pénalité
       *[other] { $points } points de pénalité
      }
   *[other] { $points ->
        [one] { $points } point
       *[other] { $points } points
      }
  }
rummikub-line-penalty = Pénalité
rummikub-tally-lowest = Les tuiles restantes comptent contre leur joueur : le plus petit total gagne.
rummikub-end-out = { $you ->
    [yes] Tu as vidé ton chevalet.
   *[no] { $name } a vidé son chevalet.
  }
rummikub-end-stalled = La manche était bloquée : le chevalet qui valait le moins l’emporte.
rummikub-best-laid = { $value ->
    [one] { $value } tuile posée en un tour
   *[other] { $value } tuiles posées en un tour
  }
rummikub-best-rearranged = { $value ->
    [one] { $value } tuile de la table déplacée en un tour
   *[other] { $value } tuiles de la table déplacées en un tour
  }
rummikub-coach-mine = Ton chevalet, que toi seul vois. Cherche { $colours ->
    [1] trois nombres qui se suivent.
    [2] trois nombres qui se suivent d’une couleur.
   *[other] trois fois le même nombre, ou trois nombres qui se suivent d’une couleur.
  }
rummikub-coach-opening = Ta première pose doit valoir { $opening ->
    [0] 0 point
    [one] 1 point
   *[other] { $opening } points
  }, avec tes tuiles seulement. La jauge compte. Pas encore assez ? Défausse une tuile, puis « Valider ».
rummikub-coach-win = Le premier chevalet vide gagne. Après ton ouverture, toute la table est à toi : complète, coupe, déplace.
rummikub-know-1 = { $colours ->
    [1] Pose des suites : au moins trois tuiles.
    [2] Pose des suites d’une couleur : au moins trois tuiles.
   *[other] Pose des suites d’une couleur, ou un nombre en plusieurs couleurs : au moins trois tuiles.
  }
rummikub-know-2 = { $opening ->
    [0] Pose d’abord une combinaison de tes propres tuiles.
    [one] Tes premières tuiles doivent valoir 1 point ensemble.
   *[other] Tes premières tuiles doivent valoir { $opening } points ensemble.
  }
rummikub-know-3 = Ensuite, toute la table se réarrange. Le premier chevalet vide gagne.
