# Rummikub : ce que disent ses règles.

rummikub-name = Rummikub
rummikub-about = Pose des suites et des groupes, remanie toute la table, et vide ton chevalet avant les autres.
rummikub-short = Vide ton chevalet le premier.

## Options
rummikub-option-turns = Déroulement du tour
rummikub-option-turns-help = Chaque tour commence-t-il par une pioche et finit-il par une défausse, ou bien joue-t-on, et sinon pioche-t-on ?
rummikub-option-turns-draw-discard = Piocher, jouer si l’on veut, se défausser
rummikub-option-turns-play-or-draw = Jouer, ou piocher (forme internationale)
rummikub-option-opening = Ouverture
rummikub-option-opening-help = Combien de points les combinaisons de ta première pose doivent-elles valoir ensemble ?
rummikub-option-joker-from = Remplacer un joker
rummikub-option-joker-from-help = D’où doit venir la tuile qui remplace un joker ?
rummikub-option-joker-from-rack = De ton chevalet
rummikub-option-joker-from-any = De ton chevalet ou de la table
rummikub-option-joker-lift = Enlever un joker
rummikub-option-joker-lift-help = Où peut-on prendre un joker sans le remplacer ?
rummikub-option-joker-lift-long-sets = Au bout d’une suite de 4 ou plus, ou dans un groupe de 4
rummikub-option-joker-lift-any-end = Au bout de n’importe quelle suite, ou dans un groupe de 4
rummikub-option-joker-to = Placer un joker libéré
rummikub-option-joker-to-help = Dans quelles combinaisons un joker libéré peut-il aller, avec deux tuiles de ton chevalet ?
rummikub-option-joker-to-any-set = N’importe quelle combinaison, ancienne ou nouvelle
rummikub-option-joker-to-new-set = Une nouvelle combinaison, faite de tuiles du chevalet
rummikub-option-joker-to-mixed-set = Une nouvelle, aussi avec des tuiles de diverses combinaisons
rummikub-option-go-out-by-discard = Finir par la défausse
rummikub-option-go-out-by-discard-help = Ta dernière tuile peut-elle être celle que tu défausses ? Sinon, tu la gardes.
rummikub-option-rounds = Manches
rummikub-option-rounds-help = Combien de manches font le total ?
rummikub-option-scoring = Décompte
rummikub-option-scoring-help = Chacun marque-t-il les tuiles qui lui restent, ou le gagnant prend-il ce que les autres perdent (seulement avec « Jouer, ou piocher ») ?
rummikub-option-scoring-lowest = Les tuiles restantes comptent ; le plus petit total gagne
rummikub-option-scoring-zero-sum = Le gagnant reçoit ce que les autres perdent
rummikub-option-stall = Limite de blocage
rummikub-option-stall-help = Après combien de tours de table sans une tuile posée la manche finit-elle ?

## Numbers of variants
rummikub-option-rack = Tuiles sur chaque chevalet au départ
rummikub-option-copies = Exemplaires de chaque tuile
rummikub-option-jokers = Jokers dans la boîte
rummikub-option-joker-points = Points perdus pour un joker
rummikub-option-highest = Plus grand nombre de la boîte
rummikub-option-colours = Couleurs dans la boîte

## Zones
rummikub-zone-round = Manche
rummikub-zone-first = Premier joueur
rummikub-zone-racks = Chevalets
rummikub-zone-opened = A ouvert
rummikub-zone-table = Table
rummikub-zone-pool = Pioche
rummikub-zone-drawn = Tuile piochée
rummikub-zone-idle = Tours sans une tuile posée
rummikub-zone-passes = Tours passés
rummikub-zone-scores = Points des manches finies

## Ce qui est attendu
rummikub-await-play = de jouer

## Tuiles
rummikub-tile = { $colour ->
    [r] le { $number } rouge
    [b] le { $number } bleu
    [k] le { $number } noir
    [y] le { $number } jaune
    [J] un joker
   *[hidden] une tuile
  }
rummikub-item = { $head ->
    [r] le { $tail } rouge
    [b] le { $tail } bleu
    [k] le { $tail } noir
    [y] le { $tail } jaune
    [J] un joker
   *[other] { $item }
  }

## Ce qui s’est passé
rummikub-drew = { $name } pioche { rummikub-tile }.
    .you = Tu pioches { rummikub-tile }.
    .heading = Tuile piochée
rummikub-discarded = { $name } remet { rummikub-tile } dans la pioche, face cachée.
    .you = Tu remets { rummikub-tile } dans la pioche, face cachée.
    .heading = Tuile défaussée
rummikub-laid = { $name } pose { $tiles }.
    .you = Tu poses { $tiles }.
    .heading = Tuiles posées
rummikub-opened = { $name } a ouvert, avec { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
    .you = Tu as ouvert, avec { $points ->
         [one] { $points } point
        *[other] { $points } points
    }.
    .heading = Ouverture
rummikub-joker-free = le joker qui valait { $colour ->
    [r] le { $number } rouge
    [b] le { $number } bleu
    [k] le { $number } noir
    [y] le { $number } jaune
   *[group] un { $number }
  } ; il est maintenant dans { $set }.
rummikub-joker-freed = { $name } libère { rummikub-joker-free }
    .you = Tu libères { rummikub-joker-free }
    .heading = Joker libéré
rummikub-kept = { $name } garde sa dernière tuile.
    .you = Tu gardes ta dernière tuile.
    .heading = Dernière tuile gardée
rummikub-passed = { $name } passe : la pioche est vide.
    .you = Tu passes : la pioche est vide.
    .heading = Tour passé
rummikub-out = { $name } n’a plus de tuile.
    .you = Tu n’as plus de tuile.
    .heading = Plus de tuile
rummikub-stalled = { $why ->
    [passes] Tout le monde a passé à la suite.
   *[idle] Personne n’a posé de tuile depuis trop longtemps.
  }
rummikub-round-over = La manche { $round } est finie. Points : { $points_by_name }. Totaux : { $totals_by_name }.
rummikub-dealt = La manche { $round } est distribuée ; { $first_name } commence.
    .you-first = La manche { $round } est distribuée ; tu commences.
rummikub-over = La partie est finie. Totaux : { $scores_by_name }.

## Ce qui est refusé
rummikub-syntax = « { $part } » n’est pas une tuile. Écris toute la table, par exemple : r3 r4 r5, b7 k7 J / y1 (couleurs r, b, k pour noir, y pour jaune ; J est un joker).
rummikub-set = { $why ->
    [short] Trop court : { $set }. Une combinaison a au moins trois tuiles : ajoutes-en une, ou place celles-ci ailleurs.
    [jokers] Rien que des jokers : { $set }. Il faut au moins une vraie tuile.
    [twice] Deux fois la même couleur : { $set }. Dans un groupe, toutes les couleurs diffèrent : place l’une des deux ailleurs.
    [large] Trop grand : { $set }. Un groupe a trois ou quatre tuiles : retires-en une.
    [ends] Hors des bornes : { $set }. Une suite va de 1 à 13, et le 1 ne suit pas le 13 : mets le joker à l’autre bout.
    [gap] Pas une suite : { $set }. Les nombres doivent se suivre en montant, de 1 à 13 (le 1 ne suit pas le 13) : comble le trou ou coupe la suite.
   *[mixed] Pas une combinaison : { $set }. Aligne des nombres qui se suivent d’une seule couleur, ou un même nombre en couleurs différentes.
  }
rummikub-missing = Hors de toute combinaison : { $tiles }. Ce qui était sur la table y reste : remets-le dans une combinaison.
rummikub-not-yours = Ni sur la table ni sur ton chevalet : { $tiles }. Ne te sers que des tuiles qui y sont.
rummikub-nothing-laid = Tu n’as posé aucune tuile de ton chevalet. Ajoutes-en au moins une, ou laisse la table comme elle était.
rummikub-opening-table = Tu n’as pas encore ouvert : laisse { $set } en l’état. Ta première pose n’est faite que de nouvelles combinaisons de ton chevalet.
rummikub-opening = Tes combinaisons valent { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ; il en faut au moins { $needed } pour ouvrir. Ajoutes-en, ou attends.
rummikub-joker-held = Le joker de { $set } ne se libère pas ainsi. Pose la tuile qu’il représente ({ $tiles }) ou laisse-le à sa place.
rummikub-joker-support = Le joker libéré est maintenant dans { $set } avec trop peu de tuiles de ton chevalet : { $laid } sur { $needed }. Pose-le avec au moins { $needed } des tiennes.
rummikub-joker-new-set = Le joker libéré est maintenant dans { $set }, avec ce qui était sur la table : { $tiles }. À cette table, il va dans une nouvelle combinaison : pose-le avec au moins { $needed } tuiles de ton chevalet, et rien d’autre.
rummikub-joker-mixed-set = Le joker libéré est maintenant dans { $set }, où continue une combinaison de la table ({ $tiles }). À cette table, il va dans une nouvelle combinaison : pose-le avec au moins { $needed } tuiles de ton chevalet, et jamais deux tuiles de la même ancienne combinaison.
rummikub-discard-missing = Un tour finit par une défausse. Dis quelle tuile tu remets dans la pioche.
rummikub-discard-none = { $left ->
    [0] Ton chevalet est vide : il n’y a rien à défausser. Retire { rummikub-tile }.
   *[other] Dans cette forme du jeu, on ne se défausse pas. Retire { rummikub-tile }.
  }
rummikub-discard-not-held = Tu n’as plus { rummikub-tile } sur ton chevalet. Défausse une tuile que tu as.
rummikub-discard-last = La dernière tuile ne se défausse pas. Garde { rummikub-tile } et finis ton tour sans défausse.
rummikub-no-draw = Ta tuile a déjà été piochée au début de ton tour. Joue et défausse, ou défausse seulement.
rummikub-no-pass = On ne passe pas dans cette forme du jeu. Défausse au moins une tuile.
rummikub-pool-empty = La pioche est vide. Pose une tuile, ou passe.
rummikub-pool-left = On ne passe que si la pioche est vide ; il y reste { $count ->
    [one] une tuile
   *[other] { $count } tuiles
  }. Pose une tuile, ou pioche.

## Pourquoi un coup est bon
rummikub-why-draw = Rien de ton chevalet ne peut être posé : pioche.
rummikub-why-pass = Rien de ton chevalet ne peut être posé et la pioche est vide : passe ton tour.
rummikub-why-wait = Tu pourrais poser quelque chose, mais ces tuiles te serviront mieux ensemble un peu plus tard. Pioche.
rummikub-why-out = Ton chevalet est vide : tu gagnes la manche.
rummikub-why-out-discard = Tu remets ta dernière tuile, { rummikub-tile }, dans la pioche : ton chevalet est vide.
rummikub-why-open = Ces combinaisons valent { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : tu ouvres, et dès ton prochain tour toute la table est à toi.
rummikub-why-open-discard = Ces combinaisons valent { $points ->
    [one] { $points } point
   *[other] { $points } points
  } : tu ouvres. De ce qui reste, { rummikub-tile } te sert le moins.
rummikub-why-lay = { $count ->
    [one] Une tuile de moins sur ton chevalet
   *[other] { $count } tuiles de moins sur ton chevalet
  }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ; il en reste { $left }.
rummikub-why-lay-discard = { $count ->
    [one] Une tuile de moins sur ton chevalet
   *[other] { $count } tuiles de moins sur ton chevalet
  }, pour { $points ->
    [one] { $points } point
   *[other] { $points } points
  }. De ce qui reste, { rummikub-tile } te sert le moins.
rummikub-why-wait-discard = Tu pourrais poser quelque chose, mais ces tuiles te serviront mieux ensemble un peu plus tard. C’est { rummikub-tile } qui te sert le moins.
rummikub-why-discard = Rien de ton chevalet ne peut être posé. De tes tuiles, { rummikub-tile } va le moins bien avec les autres.
rummikub-why-keep = La dernière tuile reste sur ton chevalet : ici, elle ne se défausse pas.

## What reports of the arena count apart
rummikub-counted-colour = { $colour ->
    [r] rouge
    [b] bleu
    [k] noir
    [y] jaune
   *[J] joker
  }
