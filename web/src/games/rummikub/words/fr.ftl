# Ce que dit le dessin de Rummikub. Noms, règles, événements et options sont dans src/tablee/games/rummikub/words.

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
rummikub-new = Nouvelle pose
rummikub-set-plain = Combinaison { $place } : { $tiles }
rummikub-set-good = Combinaison { $place }, { $kind ->
    [run] une suite
   *[group] un groupe
  } de { $points } points : { $tiles }
rummikub-set-bad = Combinaison { $place }, inachevée : { $tiles }
rummikub-whole = Prendre toute la combinaison { $place }
rummikub-split = Couper en suites
rummikub-lacks = Il manque ici : { $tiles }

## Joueurs, chevalet, pioche
rummikub-others = Les autres joueurs
rummikub-count = { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
  }
rummikub-tiles = { $count ->
    [one] tuile
   *[other] tuiles
  }
rummikub-opened-yes = a ouvert
rummikub-opened-no = pas encore ouvert
rummikub-rack = Ton chevalet, { rummikub-count }
rummikub-pool = Pioche : il reste { $count ->
    [one] 1 tuile
   *[other] { $count } tuiles
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
rummikub-end = Finir
rummikub-pass = Passer
rummikub-now-begin = Pose des tuiles, ou choisis simplement celle que tu défausses.
rummikub-now-begin-or-draw = Pose des tuiles, ou pioche.
rummikub-now-place = { $count ->
    [one] Une tuile en main. Où va-t-elle ?
   *[other] { $count } tuiles en main. Où vont-elles ?
  }
rummikub-now-ready = Tout est juste : finis ton tour.
rummikub-now-only-discard = Tu ne poses rien ce tour-ci. Finis-le, ou continue.
rummikub-now-discard = La table est juste. Choisis la tuile que tu défausses.
rummikub-opening-so-far = Ouverture : { $points } sur { $needed }

## Les coups en mots
rummikub-phrase-draw = Piocher une tuile
rummikub-phrase-pass = Passer
rummikub-phrase-nothing = Laisser la table comme elle est
rummikub-phrase-discard = Ne rien poser, défausser { $tile }
rummikub-phrase-lay = Poser { $tiles }
rummikub-phrase-both = Poser { $tiles } ; défausser { $tile }

## La fin d’une manche
rummikub-round-title = La manche { $round } sur { $of } est finie
rummikub-round-out = { $name } n’a plus de tuile.
rummikub-round-stalled = Plus personne n’avançait. { $name } avait le moins de points en main.
rummikub-round-go-on = Continuer
rummikub-line-points = Points
rummikub-line-total = Total
rummikub-line-left = Sur le chevalet : { $tiles } ; ensemble { $held }
rummikub-line-held = ensemble { $held }
rummikub-line-out = chevalet vide
rummikub-tally-rounds = Manche par manche
rummikub-tally-round = Manche { $round }

## Touches
rummikub-keys-arrows = de tuile en tuile, sur la table et le chevalet
rummikub-keys-space = prendre ou lâcher la tuile
rummikub-keys-shift = en prendre plusieurs à la suite
rummikub-keys-enter = mettre ce que tu tiens dans cette combinaison
rummikub-keys-new = poser ce que tu tiens à part
rummikub-keys-rack = le remettre sur ton chevalet
rummikub-keys-whole = prendre toute la combinaison
rummikub-keys-split = couper une suite qui a un trou ou un doublon
rummikub-keys-discard = choisir cette tuile comme défausse
rummikub-keys-sort = trier le chevalet par couleur ou par nombre
rummikub-keys-undo = annuler le dernier geste
rummikub-keys-end = finir ton tour
