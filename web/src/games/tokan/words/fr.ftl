# Ce que dit le dessin de TOKAN. Noms, règles, événements et options sont dans src/tablee/games/tokan/words.

tokan-time = 10 à 20 minutes
tokan-board = Plateau. Les flèches mènent de case en case.
tokan-inside = { $square } : tour de { $height }, de haut en bas
tokan-carry = Combien de tuiles emporter ?
tokan-load = { $load ->
    [0] seul
    [1] avec une
   *[2] avec deux
}
tokan-supply = Tuiles à poser : { $name }
tokan-supply-animal = { tokan-animal } × { $count }
tokan-cell-gap = vide
tokan-cell-tower = tour de { $height }, dessous : { $below }
tokan-cell-taboo = tabou
tokan-cell-picked = en main
tokan-cell-target = peut aller ici
tokan-cell-movable = peut bouger
tokan-tally-line = { $square }, hauteur { $height }
tokan-tally-none = rien qui compte
tokan-tally-total = Total
tokan-keys-arrows = De case en case
tokan-keys-enter = Prend un animal ; le pose sur une case marquée
tokan-keys-digits = Choisit combien de tuiles sont emportées vers la case
tokan-keys-escape = Repose l’animal
tokan-keys-letters = Choisit la tuile à poser (mise en place)
tokan-cell-hinted = conseillé
tokan-do-place = Poser : { tokan-animal } en { $square }
tokan-do-move = Déplacer : { tokan-animal } de { $from } à { $to }{ $load ->
    [0] {""}
    [one] , en portant une tuile
   *[other] , en portant { $load } tuiles
}
tokan-costly-lead = Tu mènes, et ce coup te fait perdre ton avance. D’autres coups la gardent.

## La leçon
tokan-lesson-animals-title = Voici les animaux
tokan-lesson-animals-text = Tes tuiles sont rouges et rondes, les noires ont les coins coupés. Les points disent de combien on avance : souris 1, chacal 2, lion 3.
tokan-lesson-mouse-title = La souris avance d’une case
tokan-lesson-mouse-text = Chaque coup va tout droit et finit sur une autre tuile, à qui qu’elle soit. Touche ta souris, puis une case marquée.
tokan-lesson-mouse-hint = C’était ton chacal : un coup permis aussi. Réessaie avec la souris.
tokan-lesson-mouse-praise = La voilà sur une tour de deux. La tour est à toi, car ton animal est au sommet.
tokan-lesson-jackal-title = Le chacal avance de deux, exactement
tokan-lesson-jackal-text = Ni une, ni trois : deux cases, exactement. Il saute par-dessus tout ce qui est entre les deux. Déplace un de tes chacals.
tokan-lesson-jackal-hint = C’était le lion. Réessaie avec un chacal (deux points).
tokan-lesson-jackal-praise = Par-dessus, bien joué !
tokan-lesson-lion-title = Le lion bondit de trois
tokan-lesson-lion-text = Trois cases, exactement, et il lui faut une tuile pour atterrir. Déplace ton lion.
tokan-lesson-lion-hint = C’était un chacal. Réessaie avec le lion (trois points).
tokan-lesson-lion-praise = Trois cases, et le voilà sur le lion noir.
tokan-lesson-gap-title = Un vide arrête tout le monde
tokan-lesson-gap-text = Toutes les cases du chemin doivent être occupées : personne ne saute par-dessus un vide. Ton chacal en d3 n’a qu’une issue. Trouve-la.
tokan-lesson-gap-hint = Réessaie : deux cases tout droit, par-dessus une tuile, sur une tuile.
tokan-lesson-gap-praise = Exactement. Dans toutes les autres directions, il y avait un vide.
tokan-lesson-slide-title = Le plateau se resserre
tokan-lesson-slide-text = Quand un coup laisse un vide, la rangée derrière l’animal avance d’une case. Joue un coup et regarde les autres suivre.
tokan-lesson-slide-praise = Tout ce qui était derrière a avancé d’une case. S’il n’y a rien derrière, le vide reste pour toujours : le plateau rétrécit sans cesse.
tokan-lesson-higher-title = Toujours plus haut
tokan-lesson-higher-text = Ton animal doit finir plus haut qu’au départ. Ton chacal est à la hauteur 2. En b3, il monte à la hauteur 3 : vas-y.
tokan-lesson-higher-praise = De la hauteur 2 à la hauteur 3. On peut sauter par-dessus plus haut que soi ; c’est l’arrivée qui doit être plus haute.
tokan-lesson-carry-title = Emporter des tuiles
tokan-lesson-carry-text = Un chacal peut emporter la tuile sous lui, un lion une ou deux. Ton chacal, seul, ne monterait pas en e3. Emportes-en une.
tokan-lesson-carry-hint = Réessaie avec une tuile.
tokan-lesson-carry-praise = Hauteur 4, grâce à la souris emportée.
tokan-lesson-taboo-title = Tabou
tokan-lesson-taboo-text = Noir vient de jouer en e3. À ce tour, on n’atterrit pas sur l’animal qui vient de bouger. Où ton chacal peut-il aller ?
tokan-lesson-taboo-hint = Réessaie : deux cases, et pas sur le panneau.
tokan-lesson-taboo-praise = Bien. Au prochain tour, e3 sera de nouveau libre.
tokan-lesson-end-title = Qui gagne ?
tokan-lesson-end-text = Qui ne peut plus bouger finit la partie. Les tours de deux et plus comptent leur hauteur. Noir aura 4 points : bondis pour gagner.
tokan-lesson-end-hint = Cela fait 4 à 4, égalité. Le lion ne peut-il rien emporter ?
tokan-lesson-end-praise = Cinq à quatre : tu gagnes ! Voilà tout TOKAN.

## La fin
tokan-end-stuck = { $you ->
    [yes] Tu ne pouvais plus bouger
   *[no] { $name } ne pouvait plus bouger
  } : on a compté, { $points } à { $next }.{ $tie ->
    [yes] {" Les tours les plus hautes ont décidé."}
   *[no] {""}
  }
tokan-coach-mine = Tu peux bouger les animaux éclairés. Touches-en un : les cases où il peut aller s’allument.
tokan-coach-now = Ses points disent de combien de cases il avance. Tout droit, sur une autre tuile, plus haut qu’avant, et pas sur le panneau rouge.
tokan-coach-win = Quand quelqu’un ne peut plus bouger, chaque tour d’au moins deux tuiles vaut sa hauteur pour l’animal au sommet. Le plus de points gagne.
tokan-know-1 = La souris avance { $mouse_reach ->
    [1] d’une case
    [2] de deux cases
   *[3] de trois cases
  }, le chacal { $jackal_reach ->
    [1] d’une
    [2] de deux
   *[3] de trois
  }, le lion { $lion_reach ->
    [1] d’une
    [2] de deux
   *[3] de trois
  }, toujours tout droit.
tokan-know-2 = Arrive sur une autre tuile, et plus haut qu’avant.
tokan-know-3 = Quand un joueur ne peut plus bouger, chaque tour vaut sa hauteur pour l’animal au sommet.
tokan-best-tower = { $value ->
    [one] Une tour de { $value } tuile
   *[other] Une tour de { $value } tuiles
  }
