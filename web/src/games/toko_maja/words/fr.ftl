# Ce que dit le dessin de Toko Maja. Noms, règles, événements et options : src/tablee/games/toko_maja/words.

toko-maja-face-down = face cachée
toko-maja-stock = Pioche : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}.
toko-maja-left = reste { $count }
toko-maja-pile = Défausse { $pile } : { $card ->
    [none] vide
    [J] un joker dessus, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
   *[other] un { $card } dessus, { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
}.
toko-maja-height = { $count ->
    [0] vide
    [one] { $count } carte
   *[other] { $count } cartes
}
toko-maja-take-it = La prendre.
toko-maja-draw-it = En piocher deux.
toko-maja-put-here = Défausser ici.
toko-maja-put-triple = Défausser ici : cela fait un brelan.
toko-maja-tokens-free = Jetons Majorité que personne n’a
toko-maja-tokens-of = Jetons Majorité de { $name }
toko-maja-token = Jeton des { $token }
toko-maja-take-or-draw = Prends une carte du dessus, ou pioches-en deux.
toko-maja-choose = Touche la carte que tu gardes. Ou fais glisser l’autre sur une défausse.
toko-maja-choose-pile = Sur quelle défausse va { $card ->
    [J] le joker
   *[other] le { $card }
} ? Touche-la.
toko-maja-chooses = { $name } garde une de ces deux cartes et défausse l’autre.
toko-maja-keep = Garder { $card ->
    [J] le joker
   *[other] le { $card }
}
toko-maja-cue-keep = garder
toko-maja-cue-kept = gardée
toko-maja-cue-goes = défaussée
toko-maja-lay-one = Poser un brelan ?
toko-maja-lay-none = Pas maintenant
toko-maja-table-made = Les trois dessus feront { $triple }.
toko-maja-table-lay = Le poser ; { $card ->
    [J] le joker
   *[other] le { $card }
} sur la défausse { $pile }
toko-maja-table-keep = Garder { $card ->
    [J] le joker
   *[other] le { $card }
}, c’est tout
toko-maja-back = Retour
toko-maja-hand = Ta main
toko-maja-hand-empty = Ta main est vide.
toko-maja-heap = { $count } × { $card ->
    [J] joker
   *[other] { $card }
}
toko-maja-before = Devant { $name }
toko-maja-before-me = Toi
toko-maja-in-hand = { $count ->
    [one] { $count } carte en main
   *[other] { $count } cartes en main
}
toko-maja-laid-of = Brelans de { $name }
toko-maja-round = Manche { $round } sur 3
toko-maja-show-round = Points de la manche { $round }
toko-maja-round-title = La manche { $round } est finie
toko-maja-round-go-on = C’est lu, on continue
toko-maja-sum-triples = Brelans
toko-maja-sum-tokens = Jetons Majorité
toko-maja-sum-hand = Cartes en main
toko-maja-sum-hands = Cartes dans leurs mains
toko-maja-sum-round = Cette manche
toko-maja-sum-total = En tout
toko-maja-tally-round = Manche { $round }
toko-maja-tally-tie = À égalité, le jeton Majorité le plus élevé de la dernière manche passe devant.
toko-maja-say-take = Prendre { $card ->
    [J] le joker
   *[other] le { $card }
} de la défausse { $pile }
toko-maja-say-draw = Piocher deux cartes
toko-maja-say-keep = Garder { $card ->
    [J] le joker
   *[other] le { $card }
}, mettre { $other ->
    [J] le joker
   *[other] le { $other }
} sur la défausse { $pile }
toko-maja-say-table = Mettre { $card ->
    [J] le joker
   *[other] le { $card }
} sur la défausse { $pile } et poser les trois dessus ; { $other ->
    [J] le joker
   *[other] le { $other }
} va sur la défausse { $rest }
toko-maja-say-lay = Poser { $triple }
toko-maja-say-nothing = Ne rien poser
toko-maja-keys-arrows = D’un choix à l’autre
toko-maja-keys-enter = Le choisit
toko-maja-keys-digits = Prend sur cette défausse, ou y défausse
toko-maja-keys-draw = Pioche deux cartes
toko-maja-keys-escape = Annule le choix
