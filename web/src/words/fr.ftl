# Le cadre de la page. Ce qu'un jeu appelle ses propres choses se trouve dans les mots du jeu.

skip = Aller au contenu
close = Fermer
save = Enregistrer
saved = C’est enregistré.
copy = Copier
copied = Copié
share = Partager
name = Nom
you = toi
you-listed = toi
guest = Invité
somebody = quelqu’un
seat-free = place libre
away = n’est pas là
away-bot = n’est pas là, un robot joue
table = Table
bot-note = Robot { $level }, { $level ->
    [1] tête en l’air
    [2] débute
    [3] joue bien
    [4] redoutable
   *[other] implacable
}

settings = Réglages
language = Langue
theme = Apparence
theme-auto = Comme mon appareil
theme-light = Clair
theme-dark = Sombre
theme-contrast = Contraste élevé, noir
theme-contrast-light = Contraste élevé, blanc
motion = Mouvement
motion-reduced = Réduire les animations
sound = Son
sound-playing = Des sons quand je joue
sound-watching = Des sons quand je regarde
volume = Volume
my-name = Le nom que voient les autres
vibration = Vibrer quand c’est à moi, ou quand un coup est refusé
playing = Jouer
ask-before-moves = Me demander avant chaque coup
my-face = Mon visage
my-animal = Quel animal ?
my-colour = Quelle couleur ?
animal-mouse = souris
animal-jackal = chacal
animal-lion = lion
animal-horse = cheval
animal-fish = poisson
animal-octopus = pieuvre
animal-crab = crabe
animal-turtle = tortue
animal-owl = hibou
animal-frog = grenouille
animal-cat = chat
animal-bear = ours
colour-red = rouge à pois
colour-orange = orange à rayures en biais
colour-yellow = jaune à croix
colour-green = vert à triangles
colour-teal = turquoise à vagues
colour-blue = bleu à rayures
colour-violet = violet à carreaux
colour-grey = gris à losanges

home-go = Vers l’accueil
home-title = Prends une chaise.
home-text = De bons jeux de société, une seule table : contre un robot, avec des amis au loin, ou autour d’un appareil.
home-games = Jeux
home-guest = Ni compte, ni e-mail. Ce navigateur se souvient de tes places.
players = { $fewest } à { $most } joueurs
players-exactly = { $count } joueurs
play-now = Jouer tout de suite
play-friend = Avec des amis
play-device = Sur un appareil
learn = Apprendre en 5 minutes
learn-short = Apprendre
rules = Règles
rules-older = Les règles ont changé depuis le début de cette partie. Elle se joue jusqu’au bout selon celles d’alors ; on lit ici celles des nouvelles parties.
more-options = Robots, niveaux et options
my-tables = Mes tables
against = avec { $names }
state-waiting = En attente de joueurs
state-yours = À toi de jouer
state-theirs = À eux de jouer
open-tables = Tables ouvertes à tous
recent-tables = Parties récentes
state-join = Une place est libre
state-watch = Regarder
state-over = Finie – à revoir
state-won = Gagnée
state-shared = Victoire partagée
state-lost = Perdue
state-place = { $place }e place sur { $of }
tables-all = Tout voir ({ $count })
state-gave-up = Abandonnée – regarder
home-offline = Une fois la page chargée, les règles et les réglages marchent sans connexion ; pour jouer, apprendre et retrouver tes tables, il en faut une.
install = Installer Tablée
choose = Choisir un jeu
choose-players = À combien ?
choose-players-count = À { $count }
choose-minutes = Quelle durée ?
choose-minutes-count = { $minutes } minutes au plus
choose-found = { $count ->
    [0] Aucun jeu ne convient : choisis un autre nombre, ou plus de temps.
    [one] { $count } jeu convient.
   *[other] { $count } jeux conviennent.
}
minutes = { $least } à { $most } min
minutes-about = { $count } min
minutes-brief = { play-now } : environ { $count } min

open-title = Nouvelle table : { $game }
how-many = Combien de joueurs ?
who-plays = Qui joue ?
how-played = Comment joue-t-on ?
how-played-help = Avec nos règles habituelles, sauf si tu en choisis d’autres.
open-to-all = Ouverte à tous
open-to-all-help = La table figure sur la page d’accueil de ce serveur : chacun peut prendre une place libre ou regarder. Sinon, seuls ceux qui ont le lien la trouvent.
setup-not-players = Pas à { $players } joueurs.
setup-not-with = Pas avec « { $option } : { $choice } ».
seat-my-name = Mon nom
player-number = Joueur { $number }
seat-number = Place { $number }
seat-kind-me = Moi
seat-kind-friend = Un ami, par lien
seat-kind-bot = Un robot
seat-kind-device = Quelqu’un sur cet appareil
level = De quelle force ?
level-option = { $level ->
    [1] 1 – te laisse gagner
    [2] 2 – débutant
    [3] 3 – joue bien
    [4] 4 – fort
    [5] 5 – aussi fort que possible
   *[other] { $level }
}
level-short = Robot { $level }
which-bot = Quel robot ?
bots-of-game = Niveaux du jeu
bots-of-host = Programmes de ce serveur
pause = Rythme des robots
pause-help = Combien de temps un robot attend, pour que tu puisses suivre.
pause-0 = Tout de suite
pause-700 = Vif
pause-1500 = Calme
pause-3000 = Lent
stand-in = Si quelqu’un s’absente
stand-in-help = À son retour, on reprend aussitôt sa place.
stand-in-0 = Tout le monde attend
stand-in-30 = Un robot joue après une demi-minute
stand-in-120 = Un robot joue après 2 minutes
stand-in-600 = Un robot joue après 10 minutes
help-terms = De l’aide à la table
help-terms-hints = Les indices : demander que faire
help-terms-looking = Revoir ce qui s’est passé avant
help-terms-taking = Reprendre un coup
help-terms-none = Aucune aide
help-terms-text = La même chose pour tous, et pour les parties suivantes à cette table.
help-off = Convenu ici : { $what }.
help-off-hints = sans indices
help-off-looking = sans revoir les coups passés
help-off-taking = sans reprendre de coup
open = Ouvrir la table

board = Le plateau
seats = Qui est assis ici
actions = Autour de la table
side = { $side ->
    [0] Équipe du rond
    [1] Équipe du triangle
    [2] Équipe du carré
    [3] Équipe de l’étoile
    [4] Équipe de la croix
   *[other] Équipe du losange
}
has-turn = doit jouer
score-now = Points pour le moment
awaiting = On attend { $name }.
awaiting-what = C’est à { $name } { $what }.
awaiting-bot = Un robot joue pour { $name }.
turn-yours = À toi { $what }.
turn-yours-plain = À toi de jouer.
turn-of = À { $name } { $what }.
turn-short = À { $name } de jouer.
is-over = La partie est finie.
reconnecting = Connexion perdue – nouvel essai …
watching = Tu regardes
gave-up-watching = Tu as abandonné. Un robot joue à ta place jusqu’à la fin, et tu regardes.
help = Aide
resign = Abandonner
resign-title = Abandonner cette partie ?
resign-title-of = { $name }, abandonner cette partie ?
resign-text = La partie s’arrête tout de suite et tu la perds. On ne peut pas revenir en arrière.
resign-text-side = Ton équipe continue : un robot prend ta place jusqu’à la fin, et tu regardes. On ne peut pas revenir en arrière.
resign-text-on = Les autres continuent : un robot prend ta place jusqu’à la fin, et tu regardes. On ne peut pas revenir en arrière.
resign-yes = Oui, j’abandonne
resign-no = Non, on continue
seat-resigned = a abandonné
undo = Reprendre mon coup
undo-of = { $name } : reprendre mon coup
undone = { $name } reprend son coup.
    .you = Tu reprends ton coup.
hints = Que puis-je faire ?
hints-good = Montre-moi un bon coup
hints-thinking = Je réfléchis …
hints-play = Le jouer
hints-others = D’autres coups
hints-unlisted = Il y a plus de coups qu’on ne peut en écrire ici.
hints-ways = Plusieurs façons de continuer
hints-all = Tous les coups ({ $count })
costly-title = C’est bien ce que tu veux ?
costly-yes = Oui, jouer
costly-no = Revenir
asked-title = Jouer ce coup ?
command = Écrire un coup
command-help = Dans la notation du jeu. Entrée joue le coup.
command-send = Jouer ce coup
moves = Coups possibles
moves-more = Encore { $count } : raccourcis la liste avec le champ au-dessus.
filter-moves = Filtrer ({ $count })
sides = Récit et discussion
log = Récit
log-empty = Il ne s’est encore rien passé.
talk = Discussion
talk-none = Personne n’a encore rien dit.
talk-text = Dire quelque chose
talk-send = Envoyer
presets = Phrases toutes faites
reactions = Réactions
says = { $name } : { $text }
labelled = { $what } :
watcher = { $name } (regarde)
say-hello = Bonjour !
say-good-luck = Bonne chance !
say-good-move = Joli coup !
say-oops = Oups !
say-one-moment = Un instant !
say-your-turn = À toi !
say-thanks = Merci !
say-sorry = Pardon !
say-well-played = Bien joué !
say-again = On en refait une ?
say-bye = Au revoir !
menu = Menu
full-screen = Plein écran
undo-short = Reprendre
hints-short = Indice
talk-new = { $count ->
    [one] { $count } nouveau message
   *[other] { $count } nouveaux messages
}
say-react-smile = un sourire
say-react-laugh = un éclat de rire
say-react-wow = oh là là !
say-react-sad = un air triste
say-react-heart = un cœur
say-react-thumb = un pouce levé

replay = Revoir la partie
replay-first = Au début
replay-back = Un coup en arrière
replay-play = Dérouler à partir d’ici
replay-pause = Pause
replay-ply = Coup
replay-at = Retour en arrière : coup { $ply } sur { $of }
replay-instead = Et si : coup { $ply }, vu par { $name }
replay-next = Un coup en avant
replay-last = Au présent
share-ply = Partager ce moment
share-copied = Lien copié : il s’ouvre sur ce coup.
share-title = { $game } : coup { $ply }

analysis = Analyse
analysis-start = Analyser la partie
analysis-text = Le robot le plus fort reprend la partie en ne sachant, à chaque coup, que ce que savait ce joueur.
analysis-progress = Coups examinés : { $ply } sur { $of }
analysis-chart = Courbe des chances
analysis-chart-help = Ce que chacun pouvait espérer, toutes cartes visibles. Touche la courbe, ou sers-toi des flèches du clavier, pour aller à un coup.
analysis-at = Coup { $ply } sur { $of } : { $chances }
analysis-chance = { $name } { $share } %
analysis-points = Moments décisifs
analysis-points-none = Aucun coup n’a fait basculer la partie à lui seul.
analysis-point-lost = Coup { $ply } : { $name } perd { $share } %.
analysis-point-won = Coup { $ply } : { $name } gagne { $share } %.
analysis-point-missed = Coup { $ply } : { $name } laisse passer une occasion qui valait { $share } %.
analysis-move = Coup { $ply }, { $name } : { $move }.
analysis-deal = Avant le premier coup.
analysis-pending = Ce coup n’a pas encore été examiné.
analysis-no-choice = Il n’y avait pas le choix.
analysis-best = Le meilleur coup trouvé.
analysis-good = Aussi bon que le meilleur coup trouvé : « { $move } ».
analysis-lost = Il coûte { $share } %.
analysis-better = Mieux : « { $move } ».
analysis-why = Le robot dirait : « { $reason } »
analysis-none-better = Rien de mieux n’a été trouvé.
analysis-instead = Le robot aurait joué « { $move } ».
analysis-show = Le montrer sur la table
analysis-sampled = Le temps a manqué pour tout : ce que coûtait un coup a été calculé pour { $compared } choix sur { $choices }.
analysis-table = Tous les coups en tableau
analysis-ply = Coup
analysis-player = Joueur
analysis-played = Joué
analysis-best-found = Meilleur trouvé
analysis-given-away = Coût

invite-title = { $free ->
    [one] Une place est libre
   *[other] { $free } places sont libres
}
invite-text = Envoie ce lien, ou fais scanner le code. La partie commence dès que tout le monde est assis.
invite-link = Lien vers cette table
invite-qr = Le lien en code QR
bot-instead = Ou donner la place à un robot
invited-by = { $name } t’invite à jouer à { $game }
invited = On t’invite à jouer à { $game }
invite-facts = { $count } joueurs, { $time }.
invite-count = { $count } joueurs.
join-name = Comment veux-tu qu’on t’appelle ?
join = S’asseoir et jouer
join-as = S’asseoir : { $role }
countdown = Tout le monde est là : la partie va commencer.
dealing = On distribue …
leave = Quitter la table
leave-title = Quitter cette table ?
leave-text = Ta place sera libre pour quelqu’un d’autre. Avec le lien, tu peux revenir tant qu’il reste une place.
leave-yes = Oui, je pars
leave-back = Non, je reste
cancel = Annuler la table
cancel-title = Annuler cette table ?
cancel-text = Plus personne ne pourra s’y asseoir, et le lien ne mènera à aucune partie. On ne peut pas revenir en arrière.
cancel-bots-text = Les robots s’arrêtent là, et la partie reste sans résultat. On ne peut pas revenir en arrière.
cancel-yes = Oui, l’annuler
cancel-back = Non, la garder
cancel-bots = Arrêter cette table
cancelled-title = Cette table a été annulée
cancelled-text = La personne qui l’a ouverte l’a annulée, ou il ne s’y est rien passé depuis longtemps.
table-missing = Impossible de montrer cette table

curtain-title = { $name }, c’est à toi
curtain-text = Passe l’appareil à { $name }. Personne d’autre ne regarde.
curtain-lift = Je suis { $name } : montrer ma main
hand-over = Vu ! À toi, { $name }

result-won = Tu gagnes !
result-shared = Tu partages la victoire !
result-draw = Égalité !
result-winner = { $count ->
    [one] { $name } gagne !
   *[other] { $name } partagent la victoire !
}
happened-left = { $name } a quitté la table.
by-stand-in = joué par un remplaçant
by-clock = temps écoulé
with-hint = avec un indice
    .you = Tu as quitté la table.
resigned = { $name } a abandonné.
    .you = Tu as abandonné.
resigned-on = { $name } a abandonné ; un robot continue.
    .you = Tu as abandonné ; un robot continue.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rematch = Une autre partie
revenge = Revanche
revenge-help = Revanche : la même ouverture, les côtés échangés. Les deux parties s’additionnent.
revenge-total = Total des deux parties
offered-rematch = Tu proposes une autre partie. On attend la réponse …
offered-revenge = Tu proposes une revanche. On attend la réponse …
offers-rematch = { $name } voudrait une autre partie.
offers-revenge = { $name } voudrait une revanche : la même ouverture, les côtés échangés.
agree = D’accord
refuse = Non merci
withdraw = Retirer
next-match = Vers la partie suivante
previous-match = La partie d’avant
proof-go = La donne était-elle honnête ?
result-won-team = Ton équipe gagne !
result-winner-team = { $name } gagnent !
result-show = Résultat
result-tally = Décompte
result-look = Voir le plateau
resigned-you = Tu as abandonné.
reason-most = Le plus de points l’emporte : { $points } contre { $next }.
reason-fewest = Le moins de points l’emporte : { $points } contre { $next }.
reason-tie = Autant de points de part et d’autre : c’est la règle de départage qui décide.
best-moment = Ton plus beau coup
best-moment-of = Le plus beau coup : { $name }
best-see = Coup { $ply } : le revoir
best-gain = { $value ->
    [one] { $value } point d’un seul coup
   *[other] { $value } points d’un seul coup
}

proof-title = La donne était-elle honnête ?
proof-text = Avant la donne, le serveur a noté un nombre secret et montré à tous son empreinte. Toute la donne découle de ce seul nombre. Après la partie, le nombre est dévoilé : chacun peut vérifier que l’empreinte correspond, et donc que personne n’a pu le changer en route.
proof-commitment = Empreinte montrée au début (SHA-256)
proof-seed = Nombre secret
proof-secret = Dévoilé quand la partie est finie.
proof-checked = Son empreinte, calculée dans ton navigateur
proof-good = Elle correspond : la donne était fixée avant le premier coup.
proof-bad = Elle ne correspond PAS. Ne te fie pas à cette donne.
proof-deal = La donne
proof-notation = Dans la notation
proof-record = Télécharger la feuille de partie
proof-verify = Pour redistribuer soi-même : tablee replay --verify FICHIER
proof-text-mixed = Avant la donne, le serveur a montré à tous l’empreinte d’un nombre secret, et le navigateur de chaque joueur l’empreinte d’un nombre à lui. Ensuite seulement, les nombres ont été dévoilés, et la donne découle de tous à la fois : personne, pas même le serveur, n’a donc pu choisir une donne à son goût.
proof-share = { $name }, depuis son navigateur : l’empreinte, puis le nombre
proof-not-shown = Jamais dévoilé : ce navigateur n’était plus là au moment de distribuer, on a fait sans lui.
proof-mixed = Ce dont la donne est faite : le tout ensemble
proof-secret-good = Le nombre du serveur est bien celui dont l’empreinte était montrée au début.
proof-mixed-good = Le nombre de chaque navigateur correspond à son empreinte, et la donne est faite de tous ces nombres.
proof-mixed-bad = Ces nombres ne donnent PAS cette donne. Ne t’y fie pas.
proof-own-good = Le nombre de ton navigateur en fait partie, et chacun est lié comme ton navigateur l’a vu avant de dévoiler le sien.
proof-own-bad = Ton navigateur a vu d’AUTRES empreintes, ou son nombre manque. S’il était bien là à la donne, ne te fie pas à celle-ci.
proof-own-none = Ce navigateur n’a pas pris part à la donne : il ne peut vérifier que les nombres ci-dessus.
proof-back = Retour à la table

keys = Touche
keys-do = Effet
keys-tab = Vers l’élément suivant
keys-hints = Que puis-je faire ?
keys-undo = Reprendre mon coup, s’il n’a rien révélé
keys-replay = Un coup en arrière, un coup en avant
keys-chart = Sur la courbe des chances : un coup en arrière, un coup en avant
keys-help = Ce panneau
keys-close = Ferme ce qui est ouvert
keys-title = Raccourcis clavier

lesson-title = Apprendre { $game }
lesson-step = Étape { $step } sur { $of }
lesson-next = Continuer
lesson-back = Retour
lesson-again = Réessayer
lesson-done-title = Bravo !
lesson-done-text = Tu sais tout. C’est le moment d’une vraie partie.
lesson-none = Il n’y a pas encore de leçon pour ce jeu. La page des règles explique tout.
lesson-progress = Ton chemin dans la leçon
lesson-play = Jouer une partie facile
lesson-offline = Chaque coup de la leçon est vérifié par le serveur, qu’on n’atteint pas. Elle reprend ici dès qu’il répond ; d’ici là, tu peux lire les règles.

coach = Pour commencer
coach-next = Compris, la suite
coach-done = Compris
coach-close = Fermer ces conseils
coach-again = Revoir les premiers conseils

rules-title = Règles : { $game }
rules-none = Les règles de ce jeu ne sont pas encore écrites ici.
rules-faces = Toutes les cartes et les tuiles

device-title = Sur un autre appareil
device-go = Continuer sur un autre appareil
device-text = Crée un lien et ouvre-le sur ton autre appareil : tu y retrouveras ton nom et tes places.
device-make = Créer un lien
device-link = Lien pour l’autre appareil
device-link-help = Valable une fois, pendant 10 minutes. Ne le montre à personne d’autre.
device-claim-text = Avec ce lien, ce navigateur devient un de tes appareils : même nom, mêmes places.
device-claim = Oui, c’est moi
device-claimed = C’est fait : tes places sont ici aussi.
devices = Mes appareils
devices-end = Déconnecter tous les autres appareils
devices-end-text = Tous tes autres navigateurs sont aussitôt déconnectés, et les liens pour un autre appareil ne marchent plus. Tes places restent ici.
devices-end-yes = Oui, les déconnecter
devices-end-no = Non, les laisser
devices-ended = { $count ->
    [0] Il n’y avait pas d’autre appareil.
    [one] Un autre appareil est déconnecté.
   *[other] { $count } autres appareils sont déconnectés.
}

mine-title = Mon palmarès
mine-text = Gardé dans ce navigateur, et nulle part ailleurs.
mine-none = Rien encore. Joue une partie jusqu’au bout, ou suis une leçon.
mine-played = parties jouées
mine-won = gagnées
mine-row = victoires d’affilée en ce moment
mine-longest = plus longue série de victoires
mine-last = Les dernières parties
mine-last-won = { $won ->
    [one] { $won } gagnée sur { $of }.
   *[other] { $won } gagnées sur { $of }.
  }
mine-last-help = De la plus ancienne à la plus récente ; les parties gagnées sont au-dessus de la ligne.
mine-table = En tableau
mine-when = Quand
mine-game = Jeu
mine-against = Contre
mine-place = Place
mine-against-people = des gens
mine-against-programs = des programmes
mine-share = { $won } sur { $played }
mine-chart = { $game } : parties gagnées
mine-bests = Mes records
mine-export = Enregistrer dans un fichier
mine-delete = Tout effacer
mine-delete-title = Effacer ton palmarès ?
mine-delete-text = Victoires, records et leçons apprises sont oubliés. On ne peut pas revenir en arrière ; tes parties, elles, restent.
mine-delete-yes = Oui, tout effacer
mine-delete-no = Non, le garder
mark-learnt = Appris
mark-level = Niveau { $level } battu

lost-title = Il n’y a rien ici
lost-text = Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en route.
offline-title = Pas de connexion
offline-text = Sans connexion, tu peux lire les règles et changer les réglages. Pour jouer, apprendre et revoir tes tables, il faut le serveur ; la page continue toute seule dès qu’il revient.
connection-none = Le serveur est injoignable. Vérifie ta connexion et réessaie.
server-broken = Quelque chose a raté sur le serveur. Réessaie dans un instant.
problem-unknown = Ça n’a pas marché ({ $code }).
loading = Un instant…
