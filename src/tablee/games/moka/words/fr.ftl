# MOKA : ce que disent les règles.

moka-name = MOKA
moka-about = Retourne, retiens, prends : fais les meilleurs mots avec les lettres de la grille.
moka-short = Des lettres, de la mémoire.

## Options
moka-option-hole-colour = Couleur des trous
moka-option-hole-colour-help = Un trou prend-il la couleur qu’il faut pour un double MOKA ?
moka-option-hole-colour-any = Celle qu’on veut
moka-option-hole-colour-none = Aucune : pas de double avec un trou
moka-option-flush = Chasse d’eau
moka-option-flush-help = Quand peut-on tirer la chasse ?
moka-option-flush-any-turn = À n’importe quel tour
moka-option-flush-impasse = Seulement si aucun mot n’est possible
moka-option-flush-discards = Ce que la chasse emporte
moka-option-flush-discards-help = Qu’est-ce qui part sous la pioche quand on tire la chasse ? Les mots déjà faits restent toujours.
moka-option-flush-discards-letters = Les lettres et les trous
moka-option-flush-discards-all = Toutes les cartes, défis compris
moka-option-word-after-special = Mot après une carte spéciale
moka-option-word-after-special-help = Peut-on faire un mot au tour où l’on a joué une carte spéciale ? Sinon, la carte met fin au tour.
moka-option-memory-aid = Aide-mémoire
moka-option-memory-aid-help = L’écran continue de montrer à chacun les cartes de la grille qu’il a déjà vues. Sans aide-mémoire, personne ne peut les revoir en cours de partie.
moka-option-dictionary = Langue des mots
moka-option-dictionary-help = Les mots de quelle langue comptent ? Les lettres du paquet sont celles de cette langue.
moka-option-dictionary-fr = Français
moka-option-dictionary-nl = Néerlandais
moka-option-dictionary-en = Anglais
moka-option-contest = Mots contestés
moka-option-contest-help = Qui décide si un mot compte ?
moka-option-contest-dictionary = Le dictionnaire
moka-option-contest-table = La table, par un vote
moka-option-contest-any-word = La table, par un vote sur chaque mot
moka-option-contest-objection = Le dictionnaire, ou l’accord de tous
moka-option-names = Noms propres
moka-option-names-help = Les noms que connaît le dictionnaire français ou néerlandais comptent. Tout autre mot est soumis à la table.
moka-option-brands = Noms de marque
moka-option-brands-help = Aucune liste ne les connaît : un mot absent du dictionnaire est soumis à la table.
moka-option-foreign-words = Mots étrangers
moka-option-foreign-words-help = Les mots des deux autres dictionnaires comptent. Tout autre mot est soumis à la table.
moka-option-extra-words = Mots permis en plus
moka-option-extra-words-help = Noms, marques ou mots étrangers que la table accepte d’avance.

## Numbers of variants
moka-option-rounds = Manches
moka-option-words = Mots qui terminent une manche
moka-option-held-specials = Cartes spéciales que tu peux garder
moka-option-held-challenges = Défis non réussis que tu peux garder
moka-option-peek-cards = Cartes que les jumelles montrent
moka-option-double = Facteur d’un double MOKA
moka-option-holes = Trous dans le paquet
moka-option-booms = Cartes « B000M »
moka-option-steals = Cartes « Pickpocket »
moka-option-swaps = Cartes « Échange »
moka-option-peeks = Cartes « Jumelles »
moka-option-agains = Cartes « Rejoue »
moka-option-stops = Cartes « Stop »
moka-option-draws = Cartes « Pioche »
moka-option-flushes = Cartes « Chasse d’eau forcée »
moka-option-quakes = Cartes « Séisme »

## Zones
moka-zone-round = Manche
moka-zone-grid = Grille
moka-zone-flipped = Carte retournée
moka-zone-stock = Pioche
moka-zone-stacks = Talons de défis
moka-zone-rows = Lettres
moka-zone-specials = Cartes spéciales
moka-zone-challenges = Défis
moka-zone-words = Mots
moka-zone-skips = Tours à passer
moka-zone-scores = Points des manches finies
moka-zone-extra = Tours en plus
moka-zone-drawn = Cartes piochées
moka-zone-vote = Vote
moka-zone-refused = Mots refusés ce tour-ci

## Ce qu’on attend
moka-await-deal = de choisir un défi
moka-await-turn = de retourner ou jouer une carte, ou de faire un mot
moka-await-flipped = de prendre ou de laisser la carte
moka-await-after = de faire un mot ou de finir
moka-await-draw = de garder une des deux cartes
moka-await-vote = de voter sur le mot

## Cartes spéciales
moka-special-BOOM = B000M
moka-special-BOOM-help = Agit dès qu’elle est retournée : la grille entière part sous la pioche, on en pose une nouvelle, et tu joues un tour complet.
moka-special-STEAL = Pickpocket
moka-special-STEAL-help = Prends à un adversaire une de ses lettres ou un de ses trous.
moka-special-SWAP = Échange
moka-special-SWAP-help = Échange une de tes cartes contre une d’un adversaire.
moka-special-PEEK = Jumelles
moka-special-PEEK-help = Regarde des cartes de la grille sans les montrer.
moka-special-AGAIN = Rejoue
moka-special-AGAIN-help = Après ce tour, tu en joues un autre.
moka-special-STOP = Stop
moka-special-STOP-help = Un adversaire passe son prochain tour.
moka-special-DRAW = Pioche
moka-special-DRAW-help = Pioche deux lettres ou trous, gardes-en un.
moka-special-FLUSH = Chasse d’eau forcée
moka-special-FLUSH-help = Les lettres d’un adversaire partent sous la pioche ; il en pioche une nouvelle.
moka-special-QUAKE = Séisme
moka-special-QUAKE-help = Les cartes de la grille sont mélangées entre elles.

## Défis
moka-challenge-15-1 = un mot de 5 lettres exactement
moka-challenge-15-2 = un mot qui commence par une voyelle
moka-challenge-15-3 = un mot qui finit par E
moka-challenge-15-4 = un mot qui finit par S
moka-challenge-15-5 = un mot où une lettre vient deux fois
moka-challenge-15-6 = un mot de 4 lettres ou plus sans E
moka-challenge-15-7 = un mot avec 3 voyelles ou plus
moka-challenge-15-8 = un mot de 4 lettres ou plus où voyelles et consonnes alternent
moka-challenge-15-9 = un mot de 4 lettres ou plus, rien qu’avec des cartes à 1 point
moka-challenge-15-10 = deux mots de même longueur
moka-challenge-30-1 = un mot de 6 lettres ou plus
moka-challenge-30-2 = un double MOKA
moka-challenge-30-3 = un mot avec une carte à 3 points
moka-challenge-30-4 = un mot avec deux fois de suite la même lettre
moka-challenge-30-5 = un mot qui commence et finit par la même lettre
moka-challenge-30-6 = un mot avec deux cartes à 2 points
moka-challenge-30-7 = deux mots qui commencent par la même lettre
moka-challenge-30-8 = deux mots qui finissent par les deux mêmes lettres
moka-challenge-30-9 = un mot avec un trou
moka-challenge-30-10 = un mot qui finit par R
moka-challenge-80-1 = un mot de 8 lettres ou plus
moka-challenge-80-2 = un double MOKA de 6 lettres ou plus
moka-challenge-80-3 = un mot avec deux cartes à 3 points
moka-challenge-80-4 = un palindrome de 5 lettres ou plus
moka-challenge-80-5 = un mot avec A, E, I, O et U
moka-challenge-80-6 = deux mots de 4 lettres ou plus, anagrammes l’un de l’autre
moka-challenge-80-7 = trois mots qui commencent par la même lettre
moka-challenge-80-8 = trois mots de 5 lettres ou plus chacun
moka-challenge-80-9 = un mot de 7 lettres ou plus avec une seule sorte de voyelle
moka-challenge-80-10 = un seul mot qui vaut 60 points ou plus

## Ce qui se passe
moka-card = { $kind ->
    [r] un { $letter } rouge
    [g] un { $letter } vert
    [b] un { $letter } bleu
    [hole] un trou
    [BOOM] B000M
    [STEAL] Pickpocket
    [SWAP] Échange
    [PEEK] Jumelles
    [AGAIN] Rejoue
    [STOP] Stop
    [DRAW] Pioche
    [FLUSH] Chasse d’eau forcée
    [QUAKE] Séisme
   *[hidden] une carte
}
moka-card-given = { $given_kind ->
    [r] un { $given_letter } rouge
    [g] un { $given_letter } vert
    [b] un { $given_letter } bleu
    [hole] un trou
   *[hidden] une carte
}
moka-card-got = { $got_kind ->
    [r] un { $got_letter } rouge
    [g] un { $got_letter } vert
    [b] un { $got_letter } bleu
    [hole] un trou
   *[hidden] une carte
}
moka-challenge-goal = { $goal ->
    [c15-1] {" :"} { moka-challenge-15-1 }
    [c15-2] {" :"} { moka-challenge-15-2 }
    [c15-3] {" :"} { moka-challenge-15-3 }
    [c15-4] {" :"} { moka-challenge-15-4 }
    [c15-5] {" :"} { moka-challenge-15-5 }
    [c15-6] {" :"} { moka-challenge-15-6 }
    [c15-7] {" :"} { moka-challenge-15-7 }
    [c15-8] {" :"} { moka-challenge-15-8 }
    [c15-9] {" :"} { moka-challenge-15-9 }
    [c15-10] {" :"} { moka-challenge-15-10 }
    [c30-1] {" :"} { moka-challenge-30-1 }
    [c30-2] {" :"} { moka-challenge-30-2 }
    [c30-3] {" :"} { moka-challenge-30-3 }
    [c30-4] {" :"} { moka-challenge-30-4 }
    [c30-5] {" :"} { moka-challenge-30-5 }
    [c30-6] {" :"} { moka-challenge-30-6 }
    [c30-7] {" :"} { moka-challenge-30-7 }
    [c30-8] {" :"} { moka-challenge-30-8 }
    [c30-9] {" :"} { moka-challenge-30-9 }
    [c30-10] {" :"} { moka-challenge-30-10 }
    [c80-1] {" :"} { moka-challenge-80-1 }
    [c80-2] {" :"} { moka-challenge-80-2 }
    [c80-3] {" :"} { moka-challenge-80-3 }
    [c80-4] {" :"} { moka-challenge-80-4 }
    [c80-5] {" :"} { moka-challenge-80-5 }
    [c80-6] {" :"} { moka-challenge-80-6 }
    [c80-7] {" :"} { moka-challenge-80-7 }
    [c80-8] {" :"} { moka-challenge-80-8 }
    [c80-9] {" :"} { moka-challenge-80-9 }
    [c80-10] {" :"} { moka-challenge-80-10 }
   *[other] {""}
  }
moka-challenge = { $name } prend un défi à { $level } points{ moka-challenge-goal }.
    .you = Tu prends un défi à { $level } points{ moka-challenge-goal }.
    .heading = Défi pris
moka-begins = Manche { $round } : { $name } commence.
    .you = Manche { $round } : tu commences.
    .heading = Manche commencée
moka-drew = { $name } pioche { moka-card }.
    .you = Tu pioches { moka-card }.
    .heading = Lettre piochée
moka-no-letter = Il n’y a plus de lettre dans la pioche pour { $name }.
    .you = Il n’y a plus de lettre dans la pioche pour toi.
    .heading = Plus de lettre à piocher
moka-flipped = { $name } retourne la case { FROM_ONE($place) } : { moka-card }.
    .hidden = { $name } retourne la carte de la case { FROM_ONE($place) }.
    .you = Tu retournes la case { FROM_ONE($place) } : { moka-card }.
    .you-hidden = Tu retournes la carte de la case { FROM_ONE($place) }.
    .heading = Carte retournée
moka-took = { $name } prend { moka-card }, case { FROM_ONE($place) }.
    .you = Tu prends { moka-card }, case { FROM_ONE($place) }.
    .heading = Carte prise
moka-left = { $name } laisse { moka-card }, case { FROM_ONE($place) }.
    .hidden = { $name } laisse la carte de la case { FROM_ONE($place) }.
    .you = Tu laisses { moka-card }, case { FROM_ONE($place) }.
    .you-hidden = Tu laisses la carte de la case { FROM_ONE($place) }.
    .heading = Carte laissée
# Nobody sees the card that fills a place: there is nothing to tell.
moka-refilled = {""}
moka-gap = La pioche est vide : la case { FROM_ONE($place) } reste vide.
moka-special-said = { $special ->
    [STEAL] Pickpocket
    [SWAP] Échange
    [PEEK] Jumelles
    [AGAIN] Rejoue
    [STOP] Stop
    [DRAW] Pioche
    [FLUSH] Chasse d’eau forcée
   *[QUAKE] Séisme
  }
moka-played = { $name } joue { moka-special-said }.
    .you = Tu joues { moka-special-said }.
    .heading = Carte spéciale jouée
moka-used = { $name } joue aussitôt { moka-special-said }.
    .you = Tu joues aussitôt { moka-special-said }.
    .heading = Carte spéciale jouée aussitôt
moka-boom = B000M ! La grille est refaite, et { $name } joue un tour complet.
    .you = B000M ! La grille est refaite, et tu joues un tour complet.
    .heading = B000M retourné
moka-stole = { $name } prend { moka-card } à { $target_name }.
    .you = Tu prends { moka-card } à { $target_name }.
    .you-target = { $name } te prend { moka-card }.
    .heading = Lettre prise à quelqu’un
moka-swapped = { $name } donne { moka-card-given } à { $target_name } contre { moka-card-got }.
    .you = Tu donnes { moka-card-given } à { $target_name } contre { moka-card-got }.
    .you-target = { $name } te donne { moka-card-given } contre { moka-card-got }.
    .heading = Lettres échangées
moka-peeked = { $name } regarde en secret les cases { FROM_ONE($places) }.
    .you = Tu regardes en secret les cases { FROM_ONE($places) }.
    .heading = Coup d’œil aux jumelles
moka-saw = Case { FROM_ONE($place) } : { moka-card }.
    .hidden = {""}
    .heading = Carte vue aux jumelles
moka-again = { $name } rejouera après ce tour.
    .you = Tu rejoueras après ce tour.
    .heading = Tour de plus gagné
moka-stopped = { $target_name } passera son prochain tour.
    .you-target = Tu passeras ton prochain tour.
    .heading = Adversaire arrêté
moka-drew-two = { $count ->
    [0] { $name } ne trouve plus de lettre dans la pioche.
    [one] { $name } pioche une carte.
   *[other] { $name } pioche deux cartes, pour en garder une.
}
    .you = { $count ->
         [0] Tu ne trouves plus de lettre dans la pioche.
         [one] Tu pioches une carte.
        *[other] Tu pioches deux cartes, pour en garder une.
    }
    .heading = Deux cartes piochées
moka-kept = { $name } garde { moka-card } ; l’autre carte part sous la pioche.
    .you = Tu gardes { moka-card } ; l’autre carte part sous la pioche.
    .heading = Une carte gardée sur deux
moka-flushed = { $count ->
    [0] { $name } n’a aucune lettre à jeter.
    [one] La seule carte devant { $name } part sous la pioche.
   *[other] Les { $count } cartes devant { $name } partent sous la pioche.
}
    .you = { $count ->
         [0] Tu n’as aucune lettre à jeter.
         [one] La seule carte devant toi part sous la pioche.
        *[other] Les { $count } cartes devant toi partent sous la pioche.
    }
    .heading = Chasse d’eau
moka-discarded-what = { $count ->
    [one] { $count } carte spéciale
   *[other] { $count } cartes spéciales
  } et { $challenges ->
    [one] { $challenges } défi
   *[other] { $challenges } défis
  }.
moka-discarded = { $name } jette aussi { moka-discarded-what }
    .you = Tu jettes aussi { moka-discarded-what }
    .heading = Toutes les cartes jetées
moka-quake = Séisme ! Les cartes de la grille sont mélangées.
    .heading = Séisme
moka-word-laid = { $word } : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }{ $double ->
    [true] , double MOKA
   *[other] {""}
  }.
moka-word = MOKA ! { $name } pose { moka-word-laid }
    .you = MOKA ! Tu poses { moka-word-laid }
    .heading = Mot posé
moka-said-what = { $word } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }){ $listed ->
    [true] {""}
   *[false] , qui n’est dans aucune liste
  }{ $allowed ->
    [names] {" (noms propres permis)"}
    [brands] {" (marques permises)"}
    [foreign_words] {" (mots étrangers permis)"}
    [names-brands] {" (noms propres et marques permis)"}
    [names-foreign_words] {" (noms propres et mots étrangers permis)"}
    [brands-foreign_words] {" (marques et mots étrangers permis)"}
    [names-brands-foreign_words] {" (noms propres, marques et mots étrangers permis)"}
   *[none] {""}
  } : { $objection ->
    [true] une seule opposition suffit à le refuser
   *[false] on vote
  }.
moka-said = { $name } dit { moka-said-what }
    .you = Tu dis { moka-said-what }
    .heading = Mot mis aux voix
moka-voted = { $name } { $yes ->
    [true] accepte
   *[other] refuse
  } { $word }.
    .you = Tu { $yes ->
         [true] acceptes
        *[other] refuses
    } { $word }.
    .heading = Vote
moka-refused-why = { $objection ->
    [true] Quelqu’un s’oppose à { $word }, qu’aucune liste ne connaît : le mot est refusé
   *[false] { $word } est refusé ({ $yes } pour, { $no } contre)
  }
moka-refused = { moka-refused-why } ; { $name } continue son tour.
    .you = { moka-refused-why } ; tu continues ton tour.
    .heading = Mot refusé
moka-ended = { $name } termine son tour.
    .you = Tu termines ton tour.
    .heading = Tour terminé sans mot
moka-skipped = { $name } passe son tour.
    .you = Tu passes ton tour.
    .heading = Tour passé
moka-turn-owed = { $name } rejoue.
    .you = Tu rejoues.
    .heading = Tour de plus joué
moka-round-over = { $name } a assez de mots : fin de la manche { $round }.
    .you = Tu as assez de mots : fin de la manche { $round }.
    .heading = Dernier mot d’une manche posé
moka-scored = { $name } marque { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ({ $words } pour ses mots, { $challenges } pour ses défis), { $total } en tout.
    .you = Tu marques { $points ->
         [one] { $points } point
        *[other] { $points } points
    } ({ $words } pour tes mots, { $challenges } pour tes défis), { $total } en tout.
    .heading = Manche comptée
moka-over = La partie est finie : { $scores_by_name }.

## Coups refusés
moka-move = « { $move } » n’est pas un coup. Écris par exemple « flip 3 », « take », « word Bg Or *=I Sr » ou « end ».
moka-phase-deal = Il est trop tôt pour « { $move } ». Choisis d’abord un défi : « challenge 15 », « challenge 30 » ou « challenge 80 ».
moka-phase-turn = « { $move } » ne peut pas commencer un tour. Retourne une carte, prends un défi, joue une carte spéciale, fais un mot ou tire la chasse.
moka-phase-flipped = Il est trop tôt pour « { $move } » : une carte est retournée. Prends-la, laisse-la, ou joue-la si elle est spéciale.
moka-phase-after = Ton tour est joué, « { $move } » attendra le prochain. Fais un mot, ou termine avec « end ».
moka-phase-draw = Il est trop tôt pour « { $move } ». Garde d’abord une des deux cartes piochées : « keep 0 » ou « keep 1 ».
moka-phase-vote = Il est trop tôt pour « { $move } ». Vote d’abord sur le mot : « yes » ou « no ».
moka-grid-place = La grille n’a pas de case { $place }. Dans la notation, les cases sont numérotées de 0 à 15.
moka-grid-gap = Il n’y a pas de carte à la case { FROM_ONE($place) }. Choisis une case garnie.
moka-challenge-full = Tu as déjà { $limit } défis à relever. Fais d’abord des mots qui en relèvent un.
moka-challenge-empty = Il n’y a plus de défi à { $level } points. Choisis-en un autre.
moka-special-absent = Tu n’as pas la carte spéciale { $special }. Joue une de celles qui sont devant toi.
moka-special-full = Tu as déjà { $limit } cartes spéciales. Laisse celle-ci, ou joue-la tout de suite.
moka-special-arguments = « { $given } » ne convient pas à { $special }. Il faut : STEAL 2.0, SWAP 1>2.0, PEEK 3 7 12, STOP 2, FLUSH 2 ; rien pour AGAIN, DRAW et QUAKE.
moka-use-letter = { $card } n’est pas une carte spéciale. Prends-la ou laisse-la.
moka-target-seat = Il n’y a pas de place { $target }. Dans la notation, on compte à partir de 0 ; il y a { $players } places.
moka-target-self = Cette carte vise un adversaire, pas toi. Choisis une autre place.
moka-target-card = Il n’y a pas de carte numéro { $index } à la place { FROM_ONE($target) } : elle en a { $cards }. Choisis-en une autre ; la notation compte à partir de 0.
    .named = Il n’y a pas de carte numéro { $index } chez { $target_name } : il y en a { $cards }. Choisis-en une autre ; la notation compte à partir de 0.
moka-swap-own = Tu n’as pas de carte numéro { $index } : tu en as { $cards }. Choisis-en une autre ; la notation compte à partir de 0.
moka-peek-places = Ce ne sont pas { $wanted } cases à regarder. Choisis-en { $wanted } différentes et garnies, dans l’ordre croissant.
moka-word-card = Pour { $word }, il te manque { $card }. Prends tes cartes telles qu’elles sont là ; un trou s’écrit « *=I ».
moka-word-short = { $word } est trop court. Un mot a au moins { $least } lettres.
moka-word-left = Après { $word }, il te resterait { $left } cartes. Il peut en rester une au plus : fais un mot plus long, ou tire la chasse.
moka-word-refused = { $word } a déjà été refusé pendant ce tour. Dis un autre mot, ou continue ton tour.
moka-flush-word = Tes lettres donnent encore un mot qui laisse au plus une carte : pas de chasse d’eau. Trouve-le, ou retourne une carte.
moka-word-unknown = { $word } n’est pas dans le dictionnaire. Vérifie l’orthographe, ou essaie un autre mot.
moka-dictionary-missing = Le dictionnaire « { $dictionary } » n’est pas installé. Lance « make setup », ou installe Tablée depuis un paquet complet.

## La commande « tablee words »
moka-command-words = Dit si un mot compte dans un dictionnaire, et sinon pourquoi.
moka-command-words-language = La langue du dictionnaire : fr, nl ou en.
moka-command-words-word = Le mot ; accents et majuscules ne comptent pas.
moka-words-counts = { $word } compte.
moka-words-short = { $word } ne compte pas : il faut au moins { $least } lettres.
moka-words-long = { $word } ne compte pas : la liste s’arrête à { $most } lettres.
moka-words-compound = { $word } ne compte pas : ni trait d’union, ni apostrophe, ni espace, ni point.
moka-words-letters = « { $word } » ne compte pas : un mot s’écrit avec les lettres A à Z.
moka-words-unknown = { $word } ne compte pas : il n’est pas dans la liste. Noms, sigles et abréviations n’y sont pas.

## Pourquoi un coup est bon
moka-why-deal = Un défi à { $level } points : le meilleur équilibre entre gain et chances.
moka-why-challenge = Un défi de plus, à { $level } points, rapporte plus que les cartes que tu connais.
moka-why-word = { $word } vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  } ; attendre un mot plus long te coûterait plus de tours qu’il ne rapporte.
moka-why-word-last = { $word } est ton dernier mot : { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, et la manche finit avant que les autres en aient plus.
moka-why-word-challenge = { $word } vaut { $points ->
    [one] { $points } point
   *[other] { $points } points
  } et relève un défi à { $level } points.
moka-why-flip-word = Tu as vu { moka-card } à la case { FROM_ONE($place) } : tu peux en faire { $word }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
moka-why-flip-letter = Tu as vu { moka-card } à la case { FROM_ONE($place) }, et cela va bien avec tes lettres.
moka-why-flip-special = Tu as vu { moka-card } à la case { FROM_ONE($place) } : cela vaut la peine.
moka-why-flip-new = Aucune carte que tu as vue ne t’aide davantage. { $unseen ->
    [one] Il reste une case que tu ne connais pas.
   *[other] Il reste { $unseen } cases que tu ne connais pas.
  }
moka-why-take-word = Avec { moka-card }, tu fais { $word }, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }.
moka-why-take-letter = Avec { moka-card }, tes lettres gardent de bonnes chances de faire un mot plus long.
moka-why-take-special = { moka-card } : cela te servira plus tard.
moka-why-leave-letter = { moka-card } ne va pas avec tes lettres et gâcherait plutôt ton prochain mot.
moka-why-leave-special = { moka-card } ne te sert guère pour l’instant.
moka-why-flush = Avec { $count ->
    [one] ta seule lettre
   *[other] tes { $count } lettres
  }, il n’y a presque plus de mot à faire : repars de zéro.
moka-why-end = Ce que tes lettres donnent maintenant vaut trop peu : attends un meilleur mot.
moka-why-keep = Des deux cartes, { moka-card } va mieux avec tes lettres.
moka-why-accept = Tu connais { $word } : c’est un mot.
moka-why-refuse = { $word } rapporterait { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, et il n’est pas dans la liste.
moka-why-steal = { moka-card } chez { $target_name } : juste ce qu’il faut à tes lettres.
moka-why-swap = Contre une de tes lettres, { $target_name } te donne { moka-card }, qui va mieux.
moka-why-peek = Des cartes connues de toi seulement valent bien un tour.
moka-why-again = Deux tours de suite : ton mot sera fait avant qu’on te le gâche.
moka-why-stop = La plus grande menace, c’est { $target_name } : un tour de moins va la freiner.
moka-why-draw = Deux lettres au choix te rapprochent de ton prochain mot.
moka-why-force = { $target_name } a { $count ->
    [one] une lettre
   *[other] { $count } lettres
  } et pourrait bientôt faire un bon mot : tire la chasse.
moka-why-quake = Les autres se souviennent mieux de la grille que toi : mélange-la.

## What reports of the arena count apart
moka-counted-kind = { $kind ->
    [r] lettre rouge
    [g] lettre verte
    [b] lettre bleue
    [hole] trou
    [BOOM] { moka-special-BOOM }
    [STEAL] { moka-special-STEAL }
    [SWAP] { moka-special-SWAP }
    [PEEK] { moka-special-PEEK }
    [AGAIN] { moka-special-AGAIN }
    [STOP] { moka-special-STOP }
    [DRAW] { moka-special-DRAW }
    [FLUSH] { moka-special-FLUSH }
   *[QUAKE] { moka-special-QUAKE }
  }
moka-counted-special = { $special ->
    [STEAL] { moka-special-STEAL }
    [SWAP] { moka-special-SWAP }
    [PEEK] { moka-special-PEEK }
    [AGAIN] { moka-special-AGAIN }
    [STOP] { moka-special-STOP }
    [DRAW] { moka-special-DRAW }
    [FLUSH] { moka-special-FLUSH }
   *[QUAKE] { moka-special-QUAKE }
  }
moka-counted-level = { $level } points
moka-counted-goal = { $goal ->
    [c15-1] { moka-challenge-15-1 }
    [c15-2] { moka-challenge-15-2 }
    [c15-3] { moka-challenge-15-3 }
    [c15-4] { moka-challenge-15-4 }
    [c15-5] { moka-challenge-15-5 }
    [c15-6] { moka-challenge-15-6 }
    [c15-7] { moka-challenge-15-7 }
    [c15-8] { moka-challenge-15-8 }
    [c15-9] { moka-challenge-15-9 }
    [c15-10] { moka-challenge-15-10 }
    [c30-1] { moka-challenge-30-1 }
    [c30-2] { moka-challenge-30-2 }
    [c30-3] { moka-challenge-30-3 }
    [c30-4] { moka-challenge-30-4 }
    [c30-5] { moka-challenge-30-5 }
    [c30-6] { moka-challenge-30-6 }
    [c30-7] { moka-challenge-30-7 }
    [c30-8] { moka-challenge-30-8 }
    [c30-9] { moka-challenge-30-9 }
    [c30-10] { moka-challenge-30-10 }
    [c80-1] { moka-challenge-80-1 }
    [c80-2] { moka-challenge-80-2 }
    [c80-3] { moka-challenge-80-3 }
    [c80-4] { moka-challenge-80-4 }
    [c80-5] { moka-challenge-80-5 }
    [c80-6] { moka-challenge-80-6 }
    [c80-7] { moka-challenge-80-7 }
    [c80-8] { moka-challenge-80-8 }
    [c80-9] { moka-challenge-80-9 }
   *[c80-10] { moka-challenge-80-10 }
  }
