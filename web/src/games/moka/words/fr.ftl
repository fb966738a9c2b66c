# Ce que dit le dessin de MOKA. Noms, règles, événements et options : src/tablee/games/moka/words.

moka-time = environ 45 minutes
moka-card-hidden = face cachée
moka-card-hole = trou
moka-card-letter = { $letter }, { $colour ->
    [r] rouge
    [g] vert
   *[b] bleu
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}
moka-grid = La grille. Les flèches vont de carte en carte.
moka-place = Case { FROM_ONE($place) }
moka-place-gap = vide
moka-place-flipped = retournée
moka-place-private = visible pour toi seulement
moka-place-picked = choisie
moka-round = Manche { $round } sur { $rounds }
moka-stock = Pioche : { $count }
moka-stacks = Défis
moka-stack-left = reste { $count }
moka-flush = Chasse d’eau
moka-flush-help = Tes lettres et tes trous partent sous la pioche, et tu en pioches une nouvelle carte. Ton tour est fini.
moka-flush-help-all = Toutes tes cartes partent, sauf tes mots : lettres, trous et cartes spéciales sous la pioche, défis sous leurs talons. Tu pioches une nouvelle lettre. Ton tour est fini.
moka-sure-challenge = Prendre ? Fin du tour
moka-choose-level = Choisis ton défi secret pour cette manche :
moka-level = points
moka-level-example = par exemple { $example }
moka-level-easiest = le plus facile
moka-before = Devant { $name }
moka-before-me = Devant toi
moka-letters-of = Lettres : { $name }
moka-my-letters = Tes lettres
moka-my-specials = Tes cartes spéciales
moka-my-challenges = Tes défis, que personne d’autre ne voit
moka-unfold = Mots : { $words } · défis : { $challenges }
moka-words = Mots de cette manche
moka-points-word = points
moka-skips = { $count ->
    [one] passe un tour
   *[other] passe { $count } tours
}
moka-challenges-of = { $count ->
    [one] 1 défi secret
   *[other] { $count } défis secrets
}
moka-flipped-card = La carte retournée
moka-flips = { $name } a retourné la case { FROM_ONE($place) }.
moka-you-flip = Tu as retourné la case { FROM_ONE($place) }.
moka-take = La prendre
moka-leave = La laisser
moka-use = La jouer
moka-end = Finir mon tour
moka-keep-one = Garde une de ces deux cartes :
moka-keeps-one = { $name } garde une de ces deux cartes.
moka-keep = Garder { $card }
moka-vote-asked = { $name } dit { $word } ({ $points ->
    [one] { $points } point
   *[other] { $points } points
  }). { $listed ->
    [true] Ce mot est dans la liste.
   *[false] Ce mot n’est dans aucune liste.
  }{ $allowed ->
    [names] {" Les noms propres sont permis."}
    [brands] {" Les marques sont permises."}
    [foreign_words] {" Les mots étrangers sont permis."}
    [names-brands] {" Les noms propres et les marques sont permis."}
    [names-foreign_words] {" Les noms propres et les mots étrangers sont permis."}
    [brands-foreign_words] {" Les marques et les mots étrangers sont permis."}
    [names-brands-foreign_words] {" Les noms propres, les marques et les mots étrangers sont permis."}
   *[none] {""}
  } { $objection ->
    [true] Une seule opposition suffit à le refuser. Compte-t-il ?
   *[false] Compte-t-il ?
  }
moka-votes = { $yes } pour, { $no } contre jusqu’ici
moka-vote-yes = Il compte
moka-vote-no = Il ne compte pas
moka-double = Double MOKA !
moka-lays = { $name } pose { $word }.
moka-aim-impossible = Elle ne peut rien faire en ce moment.
moka-aim-opponent = Choisis un adversaire.
moka-aim-seat = { $name }
moka-aim-letter = Choisis une lettre d’un adversaire.
moka-aim-own = Choisis une de tes lettres.
moka-aim-theirs = Choisis maintenant la lettre que tu veux en échange.
moka-aim-places = { $left ->
    [one] Choisis encore une carte de la grille.
   *[other] Choisis { $left } cartes de la grille.
}
moka-play-it = La jouer
moka-not-now = Pas maintenant
moka-tray = Ton mot
moka-tray-type = Ton mot : tape des lettres, Entrée l’annonce
moka-tray-empty = Touche tes lettres, ou tape
moka-tray-remove = { $letter } : l’enlever du mot
moka-tray-none = Il ne te reste ni { $letter }, ni trou.
moka-tray-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
moka-tray-counts = se pose
moka-tray-clear = Effacer
moka-tray-say = MOKA !
moka-tray-vote = Au vote !
moka-hole-becomes = Quelle lettre le trou devient-il ?
moka-hint = Que puis-je poser ?
moka-hint-none = Pas de mot pour l’instant : une seule carte peut rester.
moka-hint-more = et { $count ->
    [one] un autre
   *[other] { $count } autres
  }
moka-round-title = La manche { $round } est finie
moka-round-ender = { $name } a posé le mot qui termine la manche.
moka-round-go-on = Compris, on continue
moka-line-words = Mots
moka-line-challenges = Défis
moka-line-earlier = Manches d’avant
moka-line-total = Total
moka-keys-arrows = De carte en carte dans la grille
moka-keys-enter = Retourne ou choisit la carte ; dans le mot : l’annonce
moka-keys-letters = Dans la grille ou dans le mot : ajoute une lettre à ton mot
moka-keys-backspace = Reprend la dernière lettre
moka-keys-escape = Efface le mot ; repose une carte spéciale
moka-place-hinted = conseillée
moka-round-points = Points de la manche { $round }
moka-round-count = Manche { $round }
moka-line-challenge = Défi : { $challenge }
moka-line-round = Cette manche
moka-tray-double = double !
moka-tray-unlisted = dans aucun dictionnaire
moka-tray-refused = refusé ce tour-ci
moka-tray-short = au moins { $least } lettres
moka-tray-left = il resterait { $left } cartes : une au plus

## Les coups en mots
moka-do-flip = Retourner la case { FROM_ONE($place) }
moka-do-take = Prendre { $card }
moka-do-leave = Laisser { $card }
moka-do-use = Jouer tout de suite : { $special }
moka-do-use-at = Jouer tout de suite : { $special }, { $aim }
moka-do-play = Jouer { $special }
moka-do-play-at = Jouer { $special } : { $aim }
moka-do-places = cases { FROM_ONE($places) }
moka-do-steal = { $card } chez { $name }
moka-do-swap = { $given } contre { $card } chez { $name }
moka-do-challenge = Prendre un défi à { $level } points
moka-do-flush = Tirer la chasse
moka-do-keep = Garder { $card }
moka-do-word = Poser { $word }
moka-do-end = Terminer le tour
moka-do-yes = Accepter { $word }
moka-do-no = Refuser { $word }

## La leçon
moka-lesson-table-title = Toutes les lettres sont visibles
moka-lesson-table-text = Au milieu, seize cartes face cachée. Tes lettres sont devant toi, visibles par tous. Qui a trois mots finit la manche. Ici, tu t’appelles Ana.
moka-lesson-flip-title = Retourne une carte
moka-lesson-flip-text = C’est ton tour. Touche une carte de la grille : elle se retourne, et tout le monde la voit.
moka-lesson-flip-hint = Ça aussi, c’est permis. Mais cette fois, retourne une carte de la grille.
moka-lesson-flip-praise = Tout le monde l’a vue. Tu peux la prendre – ou la laisser : il suffira de s’en souvenir pour la retrouver.
moka-lesson-take-title = Prendre ou laisser
moka-lesson-take-text = Avec H, O, E et L, ce T ferait un mot ! Si tu le laisses, il repasse face cachée et ton tour est fini. Prends-le.
moka-lesson-take-hint = Laissé : le T est de nouveau face cachée et ton tour est fini. Recommence, et prends-le.
moka-lesson-take-praise = Le T est à toi. Une carte que personne n’a vue prend sa place, et tu peux faire un mot tout de suite.
moka-lesson-word-title = Fais un mot
moka-lesson-word-text = Touche H, O, T, E, L dans l’ordre, ou tape-les. Tu vois ce que vaut le mot à mesure. Puis appuie sur MOKA !
moka-lesson-word-hint = C’était permis. Mais essaie encore, et fais HOTEL.
moka-lesson-word-praise = MOKA ! Les cinq cartes font 6 points ensemble, et 6 fois 5 lettres, ça fait 30.
moka-lesson-longer-title = Les mots longs rapportent
moka-lesson-longer-text = La somme des cartes est multipliée par le nombre de lettres. Une carte peut te rester : MOTEL irait. Fais mieux, avec tes six cartes.
moka-lesson-longer-hint = C’est permis, mais ici on cherche MOTELS, avec le S. Recommence.
moka-lesson-longer-praise = 7 fois 6, 42 points : ce S en valait 12 à lui seul.
moka-lesson-double-title = Le double MOKA
moka-lesson-double-text = Un mot d’une seule couleur compte double. Chaque couleur a son signe : rouge un cœur, vert une feuille, bleu une goutte. Fais TAXI en vert.
moka-lesson-double-hint = C’est un mot, mais pas tout vert. Pose TAXI avec le A vert.
moka-lesson-double-praise = Double MOKA ! 24 points deviennent 48.
moka-lesson-hole-title = Un trou remplace tout
moka-lesson-hole-text = Un trou devient la lettre que tu veux, de la couleur qu’il faut. Il vaut 0. Fais ZÉRO, avec le trou comme R.
moka-lesson-hole-hint = Ça marche aussi. Mais cette fois, fais ZÉRO, avec le trou comme R.
moka-lesson-hole-praise = Tout rouge, grâce au trou : encore un double MOKA.
moka-lesson-flush-title = Quand rien ne va
moka-lesson-flush-text = Pas une voyelle : tes lettres ne feront jamais un mot. Tire la chasse : elles partent toutes, et ton tour aussi.
moka-lesson-flush-hint = Tu peux, mais tes lettres restent sans espoir. Recommence : tire la chasse.
moka-lesson-flush-praise = Bon débarras. Tu repars avec une lettre.
moka-lesson-special-title = Les cartes spéciales
moka-lesson-special-text = Ta carte spéciale, le Pickpocket, prend une lettre à quelqu’un. Choisis-le, puis une lettre qui fasse un mot avec R, O, B, O.
moka-lesson-special-hint = Elle est à toi, mais ne fait pas de mot avec ROBO. Laquelle irait ?
moka-lesson-special-praise = Un T ! Après une carte spéciale, tu peux faire un mot tout de suite : ROBOT, par exemple.
moka-lesson-challenge-title = Les défis secrets
moka-lesson-challenge-text = Personne d’autre ne voit tes défis. Si tes mots les relèvent, tu marques leurs points ; sinon, rien de perdu. Trouve un mot pour les deux.
moka-lesson-challenge-hint = C’est un mot, mais il ne relève pas les deux défis. Avec cinq lettres, il doit se lire pareil dans les deux sens.
moka-lesson-challenge-praise = ROTOR commence et finit par R, et se lit à l’envers comme à l’endroit : 30 et 80 points en plus !
moka-lesson-end-title = Le troisième mot
moka-lesson-end-text = Ton troisième mot termine la manche aussitôt, et tout le monde compte mots et défis relevés. Fais PIANO.
moka-lesson-end-hint = Recommence, et fais PIANO.
moka-lesson-end-praise = La manche est finie, et voici le compte, ligne par ligne. Après trois manches, le plus grand total gagne. Voilà MOKA !

## La fin
moka-end-third = { $you ->
    [yes] Tu as terminé la dernière manche par ton dernier mot
   *[no] { $name } a terminé la dernière manche par son dernier mot
  } : le plus de points l’emporte.
moka-coach-challenge = Choisis un défi secret. Si tes mots le relèvent, tu marques ces points ; sinon, tu ne perds rien. 80 est le plus difficile.
moka-coach-now = Touche une carte de la grille : elle se retourne. Puis prends-la, ou laisse-la et retiens où elle est.
moka-coach-win = Tes lettres : trois ou plus font un mot. { $words ->
    [1] Un premier mot
    [2] Un deuxième mot
   *[3] Un troisième mot
  } finit la manche ; { $rounds ->
    [1] puis
   *[other] après { $rounds } manches,
  } le plus de points gagne.
moka-know-1 = Retourne une carte de la grille, prends-la ou laisse-la. Retiens ce qui est où.
moka-know-2 = Fais des mots avec tes lettres : il peut en rester une au plus.
moka-know-3 = Les mots et ton défi secret rapportent des points. { $words ->
    [1] Le premier mot
    [2] Le deuxième mot
   *[3] Le troisième mot
  } finit la manche.
moka-best-word = { $value ->
    [one] Le mot { $text }, { $value } point
   *[other] Le mot { $text }, { $value } points
  }
moka-best-round = { $value ->
    [one] { $value } point en une manche
   *[other] { $value } points en une manche
  }
