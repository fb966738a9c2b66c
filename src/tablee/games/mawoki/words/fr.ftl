# Mawoki : ce que disent ses règles.

mawoki-name = Mawoki
mawoki-about = Assortis une moitié, laisse agir la diagonale, et vide ta main avant les autres.
mawoki-short = Le premier sans cartes gagne.

## Options
mawoki-option-arrow = Flèche
mawoki-option-arrow-help = Que fait la flèche à l’adversaire que tu choisis ?
mawoki-option-arrow-target-draws = L’adversaire pioche
mawoki-option-arrow-target-may-draw = L’adversaire pioche, si tu veux
mawoki-option-arrow-steal = Tu prends au hasard dans sa main
mawoki-option-last-card = Dernière carte
mawoki-option-last-card-help = En posant ta dernière carte, gagnes-tu aussitôt ou sa diagonale agit-elle d’abord ?
mawoki-option-last-card-wins = Tu gagnes aussitôt
mawoki-option-last-card-effect-first = La diagonale agit d’abord
mawoki-option-smoke = Fumée
mawoki-option-smoke-help = Après une fumée, faut-il rejouer quand on peut ?
mawoki-option-smoke-must = Tu dois rejouer si tu peux
mawoki-option-smoke-may = Tu peux rejouer ou t’arrêter
mawoki-option-drawings = Jeu de cartes
mawoki-option-drawings-help = Selon les règles, il y a 49 cartes, 28 sans le tipi, et alors des mains plus petites.
mawoki-option-drawings-4 = Avec le tipi
mawoki-option-drawings-3 = Sans le tipi
mawoki-option-starter = Qui commence
mawoki-option-starter-help = Dans les livrets, le plus jeune commence. Si tu veux, indique ici sa place.
mawoki-option-starter-chance = Le hasard décide
mawoki-option-starter-0 = Place 1
mawoki-option-starter-1 = Place 2
mawoki-option-starter-2 = Place 3
mawoki-option-starter-3 = Place 4
mawoki-option-starter-4 = Place 5
mawoki-option-starter-5 = Place 6

## Numbers of variants
mawoki-option-hand = Cartes dans chaque main
mawoki-option-stuck-draws = Cartes à piocher si tu ne peux pas jouer
mawoki-option-arrow-cards = Cartes à piocher ou à voler par flèche
mawoki-option-snake-draws = Cartes que le serpent te fait piocher
mawoki-option-joker-draws = Cartes que le joker fait piocher aux autres
mawoki-option-jokers = Jokers dans le paquet
mawoki-option-colours = Couleurs dans le paquet
mawoki-option-drawings-out = Dessins retirés du paquet

## Zones
mawoki-zone-hands = Mains
mawoki-zone-stock = Pioche
mawoki-zone-pile = Pile
mawoki-zone-idle = Tours sans pose ni pioche

## What is awaited
mawoki-await-play = de poser une carte, ou de piocher
mawoki-await-again = de rejouer après la fumée

## Cards
mawoki-half = { $half ->
    [bT] tomahawk bleu
    [bP] tipi bleu
    [bC] canoë bleu
    [bH] cheval bleu
    [rT] tomahawk rouge
    [rP] tipi rouge
    [rC] canoë rouge
    [rH] cheval rouge
   *[other] ?
  }
mawoki-other-half = { $other_half ->
    [rT] tomahawk rouge
    [rP] tipi rouge
    [rC] canoë rouge
    [rH] cheval rouge
    [yT] tomahawk jaune
    [yP] tipi jaune
    [yC] canoë jaune
    [yH] cheval jaune
   *[other] ?
  }
mawoki-card = { $sign ->
    [smoke] { mawoki-half } et { mawoki-other-half } (fumée)
    [arrow] { mawoki-half } et { mawoki-other-half } (flèche)
    [snake] { mawoki-half } et { mawoki-other-half } (serpent)
    [none] { mawoki-half } et { mawoki-other-half }
    [joker] le joker
   *[hidden] une carte
  }

## What happens
mawoki-played = { $name } pose { mawoki-card }.
    .you = Tu poses { mawoki-card }.
    .heading = Carte posée
mawoki-aimed = { $name } pose { mawoki-card } et vise { $target_name }.
    .you = Tu poses { mawoki-card } et vises { $target_name }.
    .you-target = { $name } pose { mawoki-card } et te vise.
    .heading = Flèche tirée
mawoki-again = Fumée : c’est encore à { $name }.
    .you = Fumée : c’est encore à toi.
    .heading = Nouveau tour après une fumée
mawoki-passed = { $sign ->
    [smoke] { $name } s’arrête après la fumée.
   *[arrow] { $name } ne vise personne.
  }
    .you = { $sign ->
         [smoke] Tu t’arrêtes après la fumée.
        *[arrow] Tu ne vises personne.
    }
    .heading = Fumée ou flèche non utilisée
mawoki-cards-each = { $each ->
    [one] une carte
   *[other] { $each } cartes
  }
mawoki-drew-each = { $names } { $together ->
    [one] pioche
   *[other] piochent
  } { mawoki-cards-each }
mawoki-drew = { $why ->
    [snake] Le serpent : { $name } pioche { mawoki-card }.
    [arrow] La flèche : { $name } pioche { mawoki-card }.
    [joker] Le joker : { $name } pioche { mawoki-card }.
    [smoke] Rien ne va sur la fumée : { $name } pioche { mawoki-card }.
   *[stuck] { $name } ne peut pas jouer et pioche { mawoki-card }.
  }
    .you = { $why ->
         [snake] Le serpent : tu pioches { mawoki-card }.
         [arrow] La flèche : tu pioches { mawoki-card }.
         [joker] Le joker : tu pioches { mawoki-card }.
         [smoke] Rien ne va sur la fumée : tu pioches { mawoki-card }.
        *[stuck] Tu ne peux pas jouer et tu pioches { mawoki-card }.
    }
    .many = { $why ->
         [snake] Le serpent : { mawoki-drew-each }.
         [arrow] La flèche : { mawoki-drew-each }.
         [joker] Le joker : { mawoki-drew-each }.
         [smoke] Rien ne va sur la fumée : { mawoki-drew-each }.
        *[other] { mawoki-drew-each }.
    }
    .everybody = { $why ->
         [joker] Le joker : tous les autres piochent { mawoki-cards-each }.
        *[other] Tous les autres piochent { mawoki-cards-each }.
    }
    .heading = Carte piochée
mawoki-nothing-to-draw = Il ne reste rien à piocher pour { $name }.
    .you = Il ne te reste rien à piocher.
    .many = Il ne reste rien à piocher pour { $names }.
    .heading = Plus rien à piocher
mawoki-reshuffled = La pile, sauf le dessus, est mélangée : nouvelle pioche de { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
  }.
mawoki-stole = { $name } prend { mawoki-card } à { $target_name }.
    .you = Tu prends { mawoki-card } à { $target_name }.
    .you-target = { $name } te prend { mawoki-card }.
    .heading = Carte prise dans une main
mawoki-out = { $name } n’a plus de cartes et gagne. Cartes restantes : { $cards_by_name }.
    .you = Tu n’as plus de cartes et tu gagnes. Cartes restantes : { $cards_by_name }.
    .heading = Main vide
mawoki-blocked = Personne ne peut plus jouer ni piocher : la plus petite main gagne. Cartes restantes : { $cards_by_name }.

## What is refused
mawoki-no-move = « { $move } » n’est pas une carte de ce jeu. Pose une de tes cartes, ou pioche si aucune ne va.
mawoki-not-held = Tu n’as pas { $card } en main. Pose une carte de ta main.
mawoki-no-match = Tu ne peux pas poser { mawoki-card } : aucune de ses moitiés n’est sur la carte du dessus, avec le même dessin et la même couleur. Pose une carte qui en partage une, ou pioche si tu n’en as pas.
mawoki-must-play = Si tu peux jouer, tu le dois. Tu peux poser : { $cards }.
mawoki-may-pass = On ne pioche que si rien ne va. Tu peux poser : { $cards }. Ou bien t’arrêter.
mawoki-pass-after-smoke = Tu ne peux t’arrêter qu’après une fumée que tu viens de poser. Pose une carte, ou pioche si aucune ne va.
mawoki-must-draw = Aucune de tes cartes ne va sur la fumée. Pioche.
mawoki-target-missing = { $card } est une flèche. Choisis l’adversaire visé, par exemple { $card }@0.
mawoki-target-unknown = Il n’y a pas de place « { $target } » à cette table. Vise un adversaire avec { $card } ; dans la notation, les places vont de 0 à { $last }.
mawoki-target-self = Une flèche vise un adversaire, pas toi. Choisis une autre place pour { $card }.
mawoki-no-target = { $card } n’est pas une flèche. Pose-la sans choisir d’adversaire.

## Why a move is a good one
mawoki-why-draw = Aucune de tes cartes ne va sur la pile : il faut piocher.
mawoki-why-pass = Après une fumée, tu peux t’arrêter, et continuer ici te coûterait plus cher.
mawoki-why-only = C’est la seule carte que tu peux poser.
mawoki-why-out = C’est ta dernière carte : tu gagnes.
mawoki-why-chain = La fumée te laisse rejouer : tu peux poser { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  } à ce tour.
mawoki-why-smoke = Rien dans ta main ne va sur cette fumée et tu pioches. Les autres coups te coûtent plus cher.
mawoki-why-arrow-nearest = { $target_name } a { $cards ->
    [one] une seule carte
   *[other] { $cards } cartes, et personne n’en a moins
  }{ $draws ->
    [0] {""}
    [one] {" : fais-lui en piocher une"}
   *[other] {" : fais-lui en piocher "}{ $draws }
  }.
mawoki-why-arrow = { $target_name } a { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }{ $draws ->
    [0] {""}
    [one] {" et en pioche une de plus"}
   *[other] {" et en pioche "}{ $draws } de plus
  }, et il te sera plus facile de poser les tiennes ensuite.
mawoki-why-steal-many = Il faut prendre dans une main. C’est { $target_name } qui a le plus de cartes ({ $cards }) : en perdre y aide le moins.
mawoki-why-steal = Tu prends dans la main visée ({ $target_name }, { $cards ->
    [one] une carte
   *[other] { $cards } cartes
  }) : c’est là que cela te gêne le moins.
mawoki-why-joker = Le joker va sur tout{ $draws ->
    [0] {""}
   *[other] {" et fait piocher "}{ $cards ->
        [one] ton adversaire
       *[other] tes { $cards } adversaires
      }
  }.
mawoki-why-snake = { $cards ->
    [0] Le serpent ne te coûte rien ici, et ta main offrira ensuite plus de possibilités.
    [one] Le serpent te coûte une carte, mais ta main offrira ensuite plus de possibilités.
   *[other] Le serpent te coûte { $cards } cartes, mais ta main offrira ensuite plus de possibilités.
  }
mawoki-why-hard = Difficile d’y répondre : parmi les cartes que tu n’as pas vues, seulement { $fitting } sur { $unseen } peuvent aller dessus.
mawoki-why-choice = Les cartes que tu gardes ont { $halves } moitiés différentes : il y en aura presque toujours une qui va.

## What reports of the arena count apart
mawoki-counted-sign = { $sign ->
    [smoke] fumée
    [arrow] flèche
    [snake] serpent
    [joker] joker
   *[none] sans signe
  }
mawoki-counted-why = { $why ->
    [smoke] fumée sans réponse
    [arrow] touché par une flèche
    [snake] son propre serpent
    [joker] joker d’un autre
   *[stuck] ne pouvait pas jouer
  }
mawoki-counted-half = { mawoki-half } (moitié du haut)
mawoki-counted-other-half = { mawoki-other-half } (moitié du bas)
