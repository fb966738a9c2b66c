# Ce que dit le dessin de MOKA. Noms, règles, événements et options : src/tablee/games/moka/words.

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
moka-place = Case { $place }
moka-place-gap = vide
moka-place-flipped = retournée
moka-place-private = toi seul la vois
moka-place-picked = choisie
moka-round = Manche { $round } sur 3
moka-stock = Pioche : { $count }
moka-stacks = Défis
moka-stack-left = reste { $count }
moka-flush = Chasse d’eau
moka-flush-help = Tes lettres et tes trous vont sous la pioche, et tu en tires une nouvelle carte. Ton tour est fini.
moka-sure-flush = Tout rendre ?
moka-sure-challenge = Prendre ? Fin du tour
moka-choose-level = Choisis ton défi secret pour cette manche :
moka-level = points
moka-before = Devant { $name }
moka-before-me = Devant toi
moka-letters-of = Lettres de { $name }
moka-my-letters = Tes lettres
moka-my-specials = Tes cartes spéciales
moka-my-challenges = Tes défis, que personne d’autre ne voit
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
moka-flips = { $name } a retourné la case { $place }.
moka-take = La prendre
moka-leave = La laisser
moka-use = L’utiliser
moka-end = Finir mon tour
moka-keep-one = Garde une de ces deux cartes :
moka-keeps-one = { $name } garde une de ces deux cartes.
moka-keep = Garder { $card }
moka-vote-asked = { $name } dit { $word } ({ $points } points). Ce mot n’est pas dans la liste : compte-t-il ?
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
moka-tray-none = Tu n’as plus de { $letter }, ni de trou.
moka-tray-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
moka-tray-counts = se pose
moka-tray-clear = Effacer
moka-tray-say = MOKA !
moka-tray-vote = Au vote !
moka-hole-becomes = Quelle lettre devient le trou ?
moka-hint = Que puis-je poser ?
moka-hint-none = Pas de mot pour l’instant : une seule carte peut rester.
moka-hint-more = et { $count } autres
moka-round-title = La manche { $round } est finie
moka-round-ender = { $name } a posé son troisième mot.
moka-round-go-on = C’est lu, on continue
moka-line-words = Mots
moka-line-challenges = Défis
moka-line-earlier = Manches d’avant
moka-line-total = Ensemble
moka-keys-arrows = De carte en carte dans la grille
moka-keys-enter = Retourne ou choisit la carte ; dans le mot : l’annonce
moka-keys-letters = Dans la grille ou dans le mot : ajoute une lettre à ton mot
moka-keys-backspace = Reprend la dernière lettre
moka-keys-escape = Efface le mot ; repose une carte spéciale
