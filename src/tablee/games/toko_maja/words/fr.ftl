# Toko Maja : ce que disent ses règles.

toko-maja-name = Toko Maja
toko-maja-about = Pose des brelans, prends les majorités, et ne garde pas ta main pleine.
toko-maja-short = Brelans et majorités.

## Options
toko-maja-option-table-triples = Brelan de table
toko-maja-option-table-triples-help = Une carte piochée qui fait un brelan des trois dessus permet-elle de les poser aussitôt ?
toko-maja-option-teams = Équipes
toko-maja-option-teams-help = Les partenaires alternent autour de la table ; brelans et points sont mis en commun, pas les mains.
toko-maja-option-teams-0 = Sans équipes
toko-maja-option-teams-2 = Deux équipes (4 ou 6 joueurs)
toko-maja-option-teams-3 = Trois équipes (6 joueurs)
toko-maja-option-highest-token = Jeton le plus élevé en cas d’égalité
toko-maja-option-highest-token-help = Si les points sont égaux à la fin, quel jeton Majorité est le plus élevé ?
toko-maja-option-highest-token-value = Par sa valeur : le 5 avant le 4, jusqu’au 1
toko-maja-option-highest-token-points = Par ses points : le plus de points d’abord
toko-maja-option-rounds = Manches
toko-maja-option-rounds-help = Combien de manches additionne-t-on ?
toko-maja-option-rounds-3 = Trois manches, d’habitude environ 30 minutes
toko-maja-option-rounds-1 = Une seule manche, d’habitude environ 10 minutes

## Numbers of variants
toko-maja-option-copies-1 = Cartes de valeur 1
toko-maja-option-copies-2 = Cartes de valeur 2
toko-maja-option-copies-3 = Cartes de valeur 3
toko-maja-option-copies-4 = Cartes de valeur 4
toko-maja-option-copies-5 = Cartes de valeur 5
toko-maja-option-jokers = Jokers dans le paquet
toko-maja-option-removed = Cartes retirées sans les voir
toko-maja-option-token-1 = Points de la majorité des 1
toko-maja-option-token-2 = Points de la majorité des 2
toko-maja-option-token-3 = Points de la majorité des 3
toko-maja-option-token-4 = Points de la majorité des 4
toko-maja-option-token-5 = Points de la majorité des 5
toko-maja-option-joker-points = Points d’un joker

## Zones
toko-maja-zone-round = Manche
toko-maja-zone-first = Premier joueur
toko-maja-zone-stock = Pioche
toko-maja-zone-discards = Défausses
toko-maja-zone-hands = Mains
toko-maja-zone-drawn = Cartes piochées
toko-maja-zone-laid = Brelans
toko-maja-zone-tokens = Jetons Majorité
toko-maja-zone-removed = Cartes retirées
toko-maja-zone-scores = Points des manches finies

## What is awaited
toko-maja-await-take = de prendre une défausse ou de piocher deux cartes
toko-maja-await-keep = de garder une des deux cartes
toko-maja-await-lay = de poser un brelan, ou aucun

## Cards
toko-maja-card = { $card ->
    [J] joker
   *[other] { $card }
  }
toko-maja-a-card = { $card ->
    [J] un joker
   *[other] un { $card }
  }
toko-maja-triple = { $jokers ->
    [0] un brelan de { $card }
    [1] un brelan de { $card } avec un joker
   *[3] un brelan de jokers
  }

## What happens
toko-maja-took = { $name } prend { toko-maja-a-card } sur la défausse { $pile }.
    .you = Tu prends { toko-maja-a-card } sur la défausse { $pile }.
    .heading = Carte prise sur une défausse
toko-maja-drew = { $name } pioche deux cartes : { $cards }. Il en reste { $stock } dans la pioche.
    .hidden = { $name } pioche deux cartes. Il en reste { $stock } dans la pioche.
    .you = Tu pioches deux cartes : { $cards }. Il en reste { $stock } dans la pioche.
    .heading = Deux cartes piochées
toko-maja-kept = { $name } garde { toko-maja-a-card }.
    .hidden = { $name } en garde une.
    .you = Tu gardes { toko-maja-a-card }.
    .heading = Carte gardée
toko-maja-discarded = { $name } met { toko-maja-a-card } sur la défausse { $pile }.
    .you = Tu mets { toko-maja-a-card } sur la défausse { $pile }.
    .heading = Carte défaussée
toko-maja-laid = { $name } pose { toko-maja-triple } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
    .you = Tu poses { toko-maja-triple } : { $points ->
         [one] { $points } point
        *[other] { $points } points
    }.
    .heading = Brelan posé
toko-maja-table-triple = { $name } pose { toko-maja-triple } pris sur la table : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
    .you = Tu poses { toko-maja-triple } pris sur la table : { $points ->
         [one] { $points } point
        *[other] { $points } points
    }.
    .heading = Brelan pris sur la table
toko-maja-laid-nothing = { $name } ne pose rien.
    .you = Tu ne poses rien.
    .heading = Rien posé
toko-maja-token-taken = { $name } prend le jeton Majorité des { $token }{ $points ->
    [0] {""}
   *[other] , qui vaut { $points }
  }{ $first ->
    [true] , et commencera la prochaine manche si personne ne le reprend
   *[other] {""}
  }.
    .you = Tu prends le jeton Majorité des { $token }{ $points ->
         [0] {""}
        *[other] , qui vaut { $points }
    }{ $first ->
         [true] , et tu commenceras la prochaine manche si personne ne te le reprend
        *[other] {""}
    }.
    .heading = Jeton pris en premier
toko-maja-token-moved = { $name } prend à { $from_name } le jeton Majorité des { $token }{ $points ->
    [0] {""}
   *[other] , qui vaut { $points }
  }{ $first ->
    [true] , et commencera la prochaine manche si personne ne le reprend
   *[other] {""}
  }.
    .you = Tu prends à { $from_name } le jeton Majorité des { $token }{ $points ->
         [0] {""}
        *[other] , qui vaut { $points }
    }{ $first ->
         [true] , et tu commenceras la prochaine manche si personne ne te le reprend
        *[other] {""}
    }.
    .you-from = { $name } te prend le jeton Majorité des { $token }{ $points ->
         [0] {""}
        *[other] , qui vaut { $points }
    }{ $first ->
         [true] , et commencera la prochaine manche si personne ne le reprend
        *[other] {""}
    }.
    .heading = Jeton pris à quelqu’un
toko-maja-round-ended = La manche { $round } est finie.
toko-maja-scored-what = brelans { $triples } + jetons { $tokens } − main { $hand } = { $points }. Total : { $total }.
toko-maja-scored = { $name } : { toko-maja-scored-what }
    .you = Toi : { toko-maja-scored-what }
    .heading = Manche comptée
toko-maja-team-scored = Équipe { $names } : brelans { $triples } + jetons { $tokens } − mains { $hand } = { $points }. Total : { $total }.
toko-maja-round-began = Manche { $round } : { $name } avait le jeton des 5 et commence. Cartes retirées : { $removed }.
    .you = Manche { $round } : tu avais le jeton des 5 et tu commences. Cartes retirées : { $removed }.
    .heading = Manche commencée avec le jeton des 5
toko-maja-round-began-by-chance = Manche { $round } : personne n’avait le jeton des 5 ; { $name } commence, par tirage au sort. Cartes retirées : { $removed }.
    .you = Manche { $round } : personne n’avait le jeton des 5 ; tu commences, par tirage au sort. Cartes retirées : { $removed }.
    .heading = Manche commencée par tirage au sort
toko-maja-over = La partie est finie. Totaux : { $scores_by_name }.

## What is refused
toko-maja-no-move = « { $move } » n’est pas un coup de ce jeu. Prends une défausse (t1 à t3), pioche (d), garde et défausse (k0>1), ou pose un brelan.
toko-maja-no-triple = { $cards } n’est pas un brelan. Pose trois cartes identiques, deux identiques et un joker (le joker en dernier), ou trois jokers.
toko-maja-pile-empty = La défausse { $pile } est vide. Prends sur une autre, ou pioche deux cartes.
toko-maja-take-first = Ajoute d’abord une carte à ta main : prends le dessus d’une défausse, ou pioche deux cartes. Ensuite viendra { $move }.
toko-maja-keep-first = Tu as pioché deux cartes : garde d’abord l’une et défausse l’autre. Ensuite viendra { $move }.
toko-maja-lay-now = Ta carte est prise : pose maintenant un brelan, ou aucun. { $move } attendra ton prochain tour.
toko-maja-not-held = Tu n’as pas les cartes de { $triple }. Pose un brelan que tu as, ou aucun.
toko-maja-empty-pile-first = Une défausse vide passe d’abord. Mets ta carte sur la défausse { $empty }, pas sur la { $pile }.
toko-maja-no-table-triples = Cette partie se joue sans brelan de table. Garde une carte et défausse l’autre.
toko-maja-triple-was-there = Les trois dessus { $tops } formaient déjà un brelan : il ne peut pas être posé. Garde une carte et défausse l’autre.
toko-maja-makes-no-triple = Avec { $card } sur la défausse { $pile }, les trois dessus ne font pas un brelan. Garde une carte et défausse l’autre.

## Why a move is a good one
toko-maja-why-draw = Aucun des trois dessus ne t’aide beaucoup. Pioche deux cartes et garde la meilleure. Restent dans la pioche : { $stock }.
toko-maja-why-hurry = Pioche, pour que la fin approche : { $target_name } en a encore { $cards } en main, plus que toi, et chacune coûte des points. Restent dans la pioche : { $stock }.
toko-maja-why-take-joker = Un joker complète n’importe quelle paire. Prends-le avant un autre.
toko-maja-why-take-triple = Ce { $card } te donne un brelan.
toko-maja-why-take-pair = Avec ce { $card }, il ne te manque plus qu’une carte pour un brelan.
toko-maja-why-take-first = Une carte utile pour commencer : la majorité des { $card } vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
toko-maja-why-take-cheap = La manche est presque finie. Si ce { $card } te reste en main, il ne coûte que { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, et tu ne donnes rien à personne.
toko-maja-why-keep-joker = Un joker complète n’importe quelle paire : garde-le.
toko-maja-why-keep-triple = Garde le { $card } : il te donne un brelan.
toko-maja-why-keep-pair = Garde le { $card } : il ne te manquera plus qu’une carte pour un brelan.
toko-maja-why-keep-first = Garde le { $card }, le plus utile des deux : sa majorité vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
toko-maja-why-keep-cheap = La manche est presque finie. Garde le { $card } : s’il te reste en main, il coûte { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
toko-maja-why-table-triple = Les trois dessus deviennent { $triple } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  } tout de suite, sans une carte de ta main.
toko-maja-why-hold = Attends : ces cartes te serviront mieux plus tard. Restent dans la pioche : { $stock }.
toko-maja-why-lay = { $triple } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, et ces cartes ne peuvent plus t’en coûter.
toko-maja-why-lay-token = { $triple } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et le jeton Majorité des { $token }, encore libre, qui vaut { $value }.
toko-maja-why-lay-secure = { $triple } rapporte { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, et il sera plus difficile de te prendre le jeton Majorité des { $token }.
toko-maja-why-lay-wrest = { $triple } prend à { $target_name } le jeton Majorité des { $token } : tu gagnes { $value }, et c’est autant de perdu en face.

## What reports of the arena count apart
toko-maja-counted-card = { toko-maja-card }
toko-maja-counted-token = { $token }
