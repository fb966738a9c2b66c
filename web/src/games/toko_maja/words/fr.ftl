# Ce que dit le dessin de Toko Maja. Noms, règles, événements et options : src/tablee/games/toko_maja/words.

toko-maja-time = environ 30 minutes
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
   *[other] { $count }
}
toko-maja-take-it = La prendre.
toko-maja-draw-it = En piocher deux.
toko-maja-put-here = Défausser ici.
toko-maja-put-triple = Défausser ici : cela fait un brelan.
toko-maja-tokens-free = Jetons Majorité que personne n’a
toko-maja-tokens-of = Jetons Majorité : { $name }
toko-maja-token = Jeton des { $token }
toko-maja-take-or-draw = Prends une carte du dessus, ou pioches‑en deux.
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
toko-maja-table-made = Les trois dessus feront un brelan : { $tops }.
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
toko-maja-laid-of = Brelans : { $name }
toko-maja-laid-none = pas encore de brelan
toko-maja-recent = Depuis ton dernier tour
toko-maja-recent-took = prend { $card ->
    [J] un joker
   *[other] un { $card }
}
toko-maja-recent-put = défausse { $card ->
    [J] un joker
   *[other] un { $card }
}
toko-maja-round = { $of ->
    [1] Une seule manche
   *[other] Manche { $round } sur { $of }
}
toko-maja-unfold = Tout voir
toko-maja-show-rounds = Points de la manche
toko-maja-show-round = Points de la manche { $round }
toko-maja-round-title = La manche { $round } est finie
toko-maja-round-go-on = Compris, on continue
toko-maja-sum-now = Les points à cet instant
toko-maja-sum-tokens-short = Jetons
toko-maja-sum-hand-short = Main
toko-maja-sum-triples = Brelans
toko-maja-sum-tokens = Jetons Majorité
toko-maja-sum-hand = Cartes en main
toko-maja-sum-hands = Cartes dans leurs mains
toko-maja-sum-round = Cette manche
toko-maja-sum-total = Total
toko-maja-sum-earlier = Avant
toko-maja-sum-less-hand = Main déduite (−{ $hand })
toko-maja-score-now = Points visibles de tous, sans les cartes en main
toko-maja-column-player = Joueur
toko-maja-column-team = Équipe
toko-maja-column-round = Manche
toko-maja-column-total = Total
toko-maja-with-cards = Avec les cartes
toko-maja-tally-round = Manche { $round }
toko-maja-tally-tie = À égalité, le jeton Majorité le plus élevé de la dernière manche passe devant : { $by ->
    [points] celui qui rapporte le plus de points
   *[value] le 5 avant le 4, et ainsi de suite
  }.
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

## La leçon
toko-maja-lesson-creatures-title = Voici les créatures
toko-maja-lesson-creatures-text = Poisson-clown 1, tortue 2, pieuvre 3, crabe 4, baleine 5 : les petits sont nombreux, les grands rares. L’étoile est le joker. Ici, tu t’appelles Ana.
toko-maja-lesson-take-title = Prends une carte
toko-maja-lesson-take-text = Tu cherches des brelans : trois cartes identiques. Prends le dessus d’une des trois défausses : celui qui va avec tes tortues.
toko-maja-lesson-take-hint = Cette carte ne fait pas de brelan. Réessaie : laquelle va avec tes deux tortues ?
toko-maja-lesson-take-praise = Trois tortues : un brelan !
toko-maja-lesson-lay-title = Pose un brelan
toko-maja-lesson-lay-text = Après avoir pris une carte, tu peux poser un brelan. Le premier d’une valeur gagne aussi son jeton. Pose tes tortues.
toko-maja-lesson-lay-hint = Tu les as gardées. Réessaie : pose les trois tortues.
toko-maja-lesson-lay-praise = 2 points, et le jeton des tortues en plus : 6. Il vient jusqu’à toi.
toko-maja-lesson-draw-title = Ou pioches‑en deux
toko-maja-lesson-draw-text = Rien ne t’aide sur les défausses ? Alors pioche deux cartes à la place. Touche la pioche.
toko-maja-lesson-draw-hint = C’était le dessus d’une défausse. Réessaie avec la pioche.
toko-maja-lesson-draw-praise = Deux cartes. Personne d’autre ne les voit.
toko-maja-lesson-keep-title = Garde l’une, défausse l’autre
toko-maja-lesson-keep-text = Garde une carte ; l’autre va sur une défausse, où le suivant pourra la prendre. Tu as déjà un crabe : garde le crabe.
toko-maja-lesson-keep-hint = C’est permis, mais il te fallait le crabe : deux crabes, c’est presque un brelan. Réessaie.
toko-maja-lesson-keep-praise = Bien gardé. Attention à ce que tu défausses : tout le monde le voit.
toko-maja-lesson-empty-title = Les défausses vides d’abord
toko-maja-lesson-empty-text = Si une défausse est vide, ta carte doit y aller. Garde la pieuvre et regarde où doit aller le poisson-clown.
toko-maja-lesson-empty-hint = Là, tu gardes le poisson-clown. Réessaie : avec la pieuvre, tu en auras trois.
toko-maja-lesson-empty-praise = Il n’y avait qu’une place. Et trois pieuvres en main !
toko-maja-lesson-joker-title = Le joker
toko-maja-lesson-joker-text = Un joker remplace une carte : deux identiques et un joker font un brelan. Trois jokers aussi, pour 10 points. Pose crabes et joker.
toko-maja-lesson-joker-hint = Tu les as gardés. Réessaie.
toko-maja-lesson-joker-praise = Un brelan de 4 : 4 points et le jeton des crabes. Un joker posé ne revient jamais.
toko-maja-lesson-majority-title = Les majorités changent de mains
toko-maja-lesson-majority-text = L’autre joueur tient le jeton des poissons-clowns avec un brelan, joker compris. Autant de brelans avec moins de jokers l’emporte. Prends le jeton.
toko-maja-lesson-majority-hint = Avec un joker dans le tien, il n’est pas plus fort. Réessaie sans.
toko-maja-lesson-majority-praise = Un brelan partout, mais le tien est sans joker : 9 points changent de mains.
toko-maja-lesson-overtake-title = Plus de brelans
toko-maja-lesson-overtake-text = Un brelan de 2 chacun, et l’autre tient le jeton. Tu ne peux poser qu’un brelan. Lequel te rapporte un jeton ?
toko-maja-lesson-overtake-hint = Cela fait un brelan de 3 partout : à égalité, le jeton ne bouge pas. Réessaie.
toko-maja-lesson-overtake-praise = Deux brelans de 2 contre un : le jeton, qui vaut 6, est à toi.
toko-maja-lesson-hand-title = Ta main coûte des points
toko-maja-lesson-hand-text = Quand la pioche est vide, on compte : brelans plus jetons, moins les cartes en main. Un joker y coûte 10 ! Que gardes-tu ?
toko-maja-lesson-hand-hint = Ce joker coûte 10. Réessaie : la baleine ne coûte que 5.
toko-maja-lesson-hand-praise = Seulement 5 de perdus. Parfois, la meilleure carte est celle qu’on ne prend pas : un petit dessus coûte moins cher.
toko-maja-lesson-table-title = Une option : les brelans de table
toko-maja-lesson-table-text = Une carte piochée peut compléter un brelan des trois dessus. Poisson-clown sur la défausse 1, pose le brelan, puis défausse la baleine ailleurs.
toko-maja-lesson-table-hint = Pas encore de brelan de table. Réessaie : le poisson-clown va sur la défausse 1, puis tu poses les trois.
toko-maja-lesson-table-praise = Trois poissons-clowns pris sur la table. Tu sais tout de Toko Maja !

## La fin
toko-maja-best-turn = { $value ->
    [one] { $value } point gagné en un tour
   *[other] { $value } points gagnés en un tour
  }
toko-maja-best-round = { $value ->
    [one] { $value } point en une manche
   *[other] { $value } points en une manche
  }
toko-maja-coach-now = Prends le dessus d’une défausse, ou pioche deux cartes : tu en garderas une.
toko-maja-coach-mine = Ta main. Trois cartes identiques font un brelan, que tu peux poser. Ce qui te reste en main à la fin coûte.
toko-maja-coach-win = Qui a le plus de brelans d’une valeur tient son jeton. Brelans et jetons font tes points : le plus grand total gagne.
toko-maja-know-1 = Prends le dessus d’une défausse, ou pioche deux cartes et gardes-en une.
toko-maja-know-2 = Trois cartes identiques font un brelan : pose-le. Qui a le plus de brelans d’une valeur tient son jeton.
toko-maja-know-3 = Brelans et jetons font tes points ; les cartes en main en coûtent.
