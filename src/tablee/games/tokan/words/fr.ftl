tokan-name = TOKAN
tokan-about = Lions, chacals et souris se sautent dessus jusqu’à ce que plus rien ne bouge. À la fin, seul compte qui est au-dessus.
tokan-short = Saute toujours plus haut.
tokan-seat-0 = Rouge
tokan-seat-1 = Noir
tokan-await-draft = de poser une tuile
tokan-await-play = de déplacer un animal

## Animaux
tokan-animal = { $animal ->
    [M] souris rouge
    [J] chacal rouge
    [L] lion rouge
    [m] souris noire
    [j] chacal noir
    [l] lion noir
   *[other] animal
}

## Options
tokan-option-scoring = Ce qui compte à la fin
tokan-option-scoring-help = Soit la hauteur de tes tours, soit tes animaux que l’on voit encore.
tokan-option-scoring-towers = Les tours : la hauteur de celles de deux tuiles ou plus
tokan-option-scoring-heads = Les têtes : la portée des animaux visibles
tokan-option-setup = La mise en place
tokan-option-setup-help = Soit tout au hasard, soit les joueurs placent eux-mêmes la plupart des tuiles, à tour de rôle.
tokan-option-setup-random = Toutes les tuiles au hasard
tokan-option-setup-draft = Une partie au hasard, puis chacun une des siennes à son tour

## Numbers of variants
tokan-option-mice = Souris de chaque couleur
tokan-option-jackals = Chacals de chaque couleur
tokan-option-lions = Lions de chaque couleur
tokan-option-mouse-reach = Cases dont une souris avance
tokan-option-jackal-reach = Cases dont un chacal avance
tokan-option-lion-reach = Cases dont un lion avance
tokan-option-columns = Colonnes du plateau
tokan-option-draft-tiles = Tuiles de chaque couleur posées d’avance

## Ce qui s'est passé
tokan-placed = { $name } pose : { tokan-animal } en { $square }.
    .you = Tu poses : { tokan-animal } en { $square }.
    .heading = Tuile posée
tokan-cropped = Toutes les tuiles sont là : le plateau a { $columns } colonnes et { $rows } rangées, et ses cases sont renommées à partir de a1. { $name } commence.
    .you = Toutes les tuiles sont là : le plateau a { $columns } colonnes et { $rows } rangées, et ses cases sont renommées à partir de a1. Tu commences.
    .heading = Premier coup après la pose
tokan-move = { tokan-animal } { $from } → { $to }, hauteur { $height }{ $load ->
    [0] {""}
    [one] , avec une tuile
   *[other] , avec { $load } tuiles
}.
tokan-moved = { $name } : { tokan-move }
    .you = Toi : { tokan-move }
    .heading = Animal déplacé
tokan-gap = { $slid ->
    [0] Un vide reste ouvert en { $square }.
   *[other] La rangée de derrière se resserre ; le vide est maintenant en { $square }.
}
tokan-result = { $winner ->
    [red] Rouge gagne { $red } à { $black }
    [black] Noir gagne { $black } à { $red }
   *[none] Égalité, { $red } partout
}{ $tie_break ->
    [yes] , grâce aux tours les plus hautes
   *[no] {""}
}.
tokan-over = { $name } ne peut plus bouger : la partie est finie. { tokan-result }
    .you = Tu ne peux plus bouger : la partie est finie. { tokan-result }
    .heading = Plus de coup possible

## Coups que les règles refusent
tokan-syntax = « { $move } » n’est pas un coup. Écris les deux cases, et +1 ou +2 si des tuiles voyagent avec : c3c5 ou c3c5+1.
tokan-off-board = Il n’y a pas de case { $square } sur ce plateau. Choisis une case qui s’y trouve.
tokan-empty = Il n’y a rien en { $square }. Pars d’une tour qui montre un animal de ta couleur.
tokan-not-yours = Au sommet de { $square }, il y a : { tokan-animal }. Ce n’est pas à toi ; déplace un animal de ta couleur, au sommet d’une tour.
tokan-direction = De { $from } à { $to }, ce n’est pas tout droit. Déplace-toi le long d’une rangée ou d’une colonne.
tokan-reach = Portée exacte ({ tokan-animal }) : { $reach ->
    [one] 1 case
   *[other] { $reach } cases
}, pas { $distance }. Choisis une case à cette distance précise.
tokan-crossing = { $square } est un vide, et on ne saute pas par-dessus un vide. Choisis un chemin dont toutes les cases sont occupées.
tokan-landing = { $square } est vide. Un déplacement doit finir sur une autre tuile.
tokan-taboo = { $square } est tabou : ton adversaire vient d’y déplacer cet animal. Choisis une autre cible ; au prochain tour, elle sera de nouveau libre.
tokan-too-many = Charge permise ({ tokan-animal }) : { $most ->
    [0] aucune
    [one] une tuile au plus
   *[other] { $most } tuiles au plus
}. Emporte moins de tuiles.
tokan-too-few = { $beneath ->
    [0] Il n’y a rien
    [one] Il n’y a qu’une tuile
   *[other] Il n’y a que { $beneath } tuiles
} sous l’animal en { $square }. N’en emporte pas davantage.
tokan-level = L’animal doit finir plus haut qu’au départ : il est à la hauteur { $before } et finirait à la hauteur { $after }. Vise une tour plus haute, ou emporte des tuiles si tu peux.
tokan-draft-syntax = « { $move } » ne pose aucune tuile. Écris l’animal et la case : J@g3, ou j@g3 pour les noirs.
tokan-wrong-colour = Cette tuile ({ tokan-animal }) est à ton adversaire. Pose une tuile de ta couleur.
tokan-none-left = Cet animal ({ tokan-animal }) n’est plus dans ta réserve. Choisis-en un autre.
tokan-off-strip = { $square } est trop loin. Pose ta tuile entre les colonnes a et j et les rangées 1 et 7.
tokan-occupied = Il y a déjà une tuile en { $square }. Choisis une case vide à côté d’une tuile.
tokan-touch = { $square } ne touche aucune tuile. Pose la tienne bord à bord avec une autre.
tokan-fit = Avec une tuile en { $square }, le plateau dépasserait 5 × 6 cases. Choisis une case qui tient dans un tel rectangle.

## Pourquoi un coup est bon
tokan-why-only = C’est le seul coup possible.
tokan-why-win = Calculé jusqu’au bout : quoi que fasse ton adversaire, tu peux gagner.
tokan-why-draw = Calculé jusqu’au bout : contre une bonne défense, l’égalité est ce qu’il y a de mieux, et ce coup la garde.
tokan-why-lost = Calculé jusqu’au bout : contre un bon jeu, rien ne sauve la partie. Ce coup réduit l’écart autant que possible.
tokan-why-few = Il reste à ton adversaire { $replies ->
    [0] aucun coup
    [one] un seul coup
   *[other] seulement { $replies } coups
  }.
tokan-why-take = Tu recouvres un animal adverse : la tour en { $square }, haute de { $height }, est à toi, et cela reste bon { $depth ->
    [one] un coup
   *[other] { $depth } coups
  } plus loin.
tokan-why-stack = Tu te poses sur ton propre animal en { $square }, où la tour monte à { $height } : { $depth ->
    [one] un coup
   *[other] { $depth } coups
  } plus loin, c’est ainsi que ta position est la meilleure.
tokan-why-place = Sur { $samples } plateaux possibles, ceux où cet animal est ici sont les meilleurs pour toi.

## What reports of the arena count apart
tokan-counted-animal = { tokan-animal }
