# Le cadre de la page. Ce qu'un jeu appelle ses propres choses se trouve dans les mots du jeu.

skip = Aller au contenu
close = Fermer
save = Enregistrer
saved = C’est enregistré.
copy = Copier
copied = Copié
copy-by-hand = Rien n’a pu être copié ici. Le texte est sélectionné : copie-le toi-même.
share = Partager
name = Nom
you = toi
you-listed = toi
guest = Invité
somebody = quelqu’un
seat-free = place libre
away = pas là
away-bot = un robot joue
away-spared = pas là, { $seconds } s offertes
away-soon = bientôt un robot
table = Table
level-name = { $level ->
    [1] tête en l’air
    [2] débute
    [3] joue bien
    [4] redoutable
   *[other] implacable
}
bot-note = Robot { $level }, { level-name }

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
child = Mode enfant
child-help = De plus grands boutons, la lecture à voix haute et les conseils à portée de main.
spoken = Lire à voix haute ce qui se passe et ce qu’il faut faire
spoken-sample = Je lis désormais à voix haute.
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
home-title = Prends place.
home-text = De bons jeux de société, une seule table : contre un robot, avec des amis d’ici ou d’ailleurs, ou autour d’un appareil.
home-games = Jeux
home-guest = Ni compte, ni courriel. Ce navigateur se souvient de tes places.
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
state-over = Finie – revoir
state-won = Gagnée
state-shared = Victoire partagée
state-lost = Perdue
state-place = { $place ->
    [1] 1re place
   *[other] { $place }e place
} sur { $of }
tables-all = Tout voir ({ $count })
state-gave-up = Tu as abandonné – regarder
home-offline = Une fois la page chargée, les règles et les réglages marchent sans connexion ; pour jouer, apprendre et retrouver tes tables, il en faut une.
install = Installer { $name }
imprint = Mentions légales
privacy = Confidentialité
house-credit = { $name } fonctionne avec Tablée.
choose = Choisir un jeu
choose-players = À combien ?
choose-players-count = À { $count }
choose-minutes = Quelle durée ?
choose-minutes-count = { $minutes } min au plus
choose-found = { $count ->
    [0] Aucun jeu ne convient : choisis un autre nombre, ou plus de temps.
    [one] { $count } jeu convient.
   *[other] { $count } jeux conviennent.
}
minutes = { $least } à { $most } min
minutes-about = { $count } min
minutes-brief = { play-now } : { $count } min
awaiting-go = { $count ->
    [one] À toi de jouer
   *[other] À toi de jouer à { $count } tables
}
awaiting-told = { $count ->
    [0] Plus personne ne t’attend.
    [one] À toi de jouer à une table.
   *[other] À toi de jouer à { $count } tables.
}
next-title = Table suivante
next-table = La prochaine table qui t’attend
next-table-short = { $count ->
    [1] Table suivante
   *[other] Table suivante ({ $count })
}
next-table-named = { $count ->
    [1] Table suivante : { $game }
   *[other] Table suivante : { $game } ({ $count })
}
next-none = Personne ne t’attend pour l’instant.
history-title = Toutes mes parties
history-any = Peu importe
history-state = Où elle en est
history-counts = Seulement les parties qui comptent
history-counted = compte
history-over = Finie
history-running = En cours
history-waiting = En attente de joueurs
history-name = Jouée avec
history-since = Du
history-until = Au
history-search = Chercher
history-more = En voir plus
history-found = { $more ->
    [yes] Voici les { $count } dernières.
   *[no] { $count ->
        [one] Une partie.
       *[other] { $count } parties.
    }
}
history-nothing = Aucune partie ne convient. Enlève une condition et cherche encore.
history-none = Tu n’as encore joué à aucune table. Tes parties seront gardées ici.
quick-title = Trouver des adversaires
quick-text = Choisis un jeu et à combien tu veux jouer : on te réunit avec les personnes qui veulent la même partie. Si personne ne vient pendant un moment, des robots prennent les places libres.
quick-waiting = { $count ->
    [one] une personne attend
   *[other] { $count } attendent
}
looking-title = On cherche des adversaires
looking-here = { $here ->
    [one] { $here } place sur { $of } est prise.
   *[other] { $here } places sur { $of } sont prises.
}
looking-fills = { $count ->
    [0] seconde : des robots prennent les places libres
    [one] seconde avant que des robots prennent les places libres
   *[other] secondes avant que des robots prennent les places libres
}
looking-text = Garde cette page ouverte. Les personnes qui cherchent la même partie arrivent à cette table, et la partie commence dès que toutes les places sont prises.
looking-fills-at = Des robots prendront les places libres le { $at }.
looking-text-days = Tu n’as pas besoin de rester. La partie commence dès que toutes les places sont prises ; tu la trouveras parmi tes tables.
looking-stop = Arrêter la recherche
looking-busy = { $count ->
    [0] Personne ne cherche ce jeu pour l’instant
    [one] Une personne cherche ce jeu
   *[other] { $count } personnes cherchent ce jeu
}
looking-tables = { $count ->
    [one] une table y joue
   *[other] { $count } tables y jouent
}
know-title = { $count ->
    [one] Une chose à savoir
    [3] Trois choses à savoir
   *[other] { $count } choses à savoir
}
lesson-try = Essayer la leçon en attendant
lesson-close = Fermer la leçon
looking-gone-title = Tu n’attends plus
looking-gone = Cette page est restée trop longtemps en arrière-plan : ta place a été rendue.
looking-again = Chercher encore

open-title = Nouvelle table : { $game }
how-many = Combien de joueurs ?
who-plays = Qui joue ?
how-played = Comment joue-t-on ?
how-played-help = Avec nos règles habituelles, sauf si tu en choisis d’autres.
variant = Variante
variant-summary = Les nombres de la règle, sauf si tu en changes.
variant-help = Un champ vide garde le nombre de la règle. Les robots, ajustés à la règle, jouent peut-être moins bien ici.
variant-usual = règle
variant-bounds = de { $low } à { $high }
variant-link = Copier le lien de cette variante
variant-agreed = On joue avec d’autres nombres que ceux de la règle : { $numbers }.
variant-number = { $name } : { $value }
agreed-here = De quoi convient-on ?
agreed-here-help = La discussion, l’aide, les absences : comme d’habitude, sauf si tu choisis autre chose.
open-to-all = Ouverte à tous
open-to-all-help = La table figure sur la page d’accueil de ce serveur : chacun peut prendre une place libre ou regarder. Sinon, seuls ceux qui ont le lien la trouvent.
setup-not-players = Pas à { $players } joueurs.
setup-not-with = Pas avec « { $option } : { $choice } ».
setup-no-words = Laissé de côté : { $words }. Un mot a de 1 à 16 lettres, de A à Z ; les accents sont permis.
seat-my-name = Mon nom
player-number = Joueur { $number }
seat-number = Place { $number }
seat-kind-me = Moi
seat-kind-friend = Un ami, par lien
seat-kind-bot = Un robot
seat-kind-device = Sur cet appareil
level = Niveau
level-option = { $level } · { $name } – { level-name }
level-short = Robot { $level }
which-bot = Quel robot ?
bots-of-game = Niveaux du jeu
bots-of-host = Programmes
pause = Rythme des robots
pause-help = Combien de temps un robot attend, pour que tu puisses suivre.
pause-0 = Tout de suite
pause-700 = Vif
pause-1500 = Calme
pause-3000 = Lent
stand-in = Si quelqu’un s’absente
stand-in-help = À son retour, on reprend aussitôt sa place.
stand-in-0 = Tout le monde attend
clock = Temps de réflexion
clock-help = Chaque personne qui s’assied accepte ce temps de réflexion.
clock-none = Autant qu’on veut
clock-bank = { $minutes } min chacun + { $seconds } s par coup
clock-move = { $seconds } s par coup
clock-move-bank = { $seconds } s par coup, { $minutes } min en réserve
clock-days = { $days ->
    [one] Un jour
   *[other] { $days } jours
} par coup
clock-night = Les nuits de { $from } h à { $to } h ne comptent pas, où que l’on vive
clock-vacation = { $days } jours de vacances par personne
time-out = Quand le temps est écoulé
time-out-bot = Un robot joue ce coup
time-out-bot-until-back = Un robot joue jusqu’à son retour
time-out-others = Les autres peuvent y mettre fin
clock-title = Temps et attente
clock-agreed = Convenu à cette table
clock-since = depuis { $time }
clock-left = encore { $time }
clock-until = échéance : { $time }
clock-then-bot = puis un robot
clock-then-bot-until-back = puis un robot continue
clock-then-others = puis les autres peuvent arrêter la partie
clock-col-left = Temps restant
clock-col-spared = Encore offert
clock-spared = { $seconds } s
clock-spared-help = Une connexion perdue ne coûte d’abord rien : 20 s par tour, 60 s par partie.
clock-paused = La partie est en pause
clock-overdue = temps écoulé, mais on peut encore jouer
clock-played = Ton temps est écoulé : un robot joue pour toi.
clock-back = Je suis là
clock-late = { $name } n’a plus de temps.
clock-claim = Arrêter la partie
clock-resume = Reprendre
clock-propose-pause = Proposer une pause
proposed-pause = { $name } voudrait une pause.
proposed-resume = { $name } voudrait reprendre.
claim-title = Arrêter la partie ?
claim-text = Ce sera comme si { $name } abandonnait : à deux, tu gagnes ; à plus, un robot continue. Tu peux aussi attendre encore.
claim-no = Attendre encore
clock-said-waiting = On attend { $name } depuis { $time }.
    .you = C’est ton tour depuis { $time }.
clock-said-paused = La partie est en pause : personne ne joue et aucune pendule ne tourne. Elle reprend quand tout le monde est d’accord, ou d’elle-même : { $time }.
clock-said-overdue = Le temps est écoulé et les autres peuvent arrêter la partie. Tant que ce n’est pas fait, on peut encore jouer.
clock-said-out = Le temps est écoulé : un robot joue.
clock-said-none = Le temps n’est pas limité.
clock-said-left = Il reste { $time }, échéance : { $until }.
clock-said-then-bot = Ensuite, un robot joue ce coup.
clock-said-then-bot-until-back = Ensuite, un robot joue en attendant.
clock-said-then-others = Ensuite, les autres peuvent arrêter la partie.
clock-said-ply = { $ply ->
    [0] Personne n’a encore joué.
    [one] Un coup a été joué.
   *[other] { $ply } coups ont été joués.
}
vacation-until = { $name } est en vacances, retour : { $time }.
vacation-left-now = Vacances qui te restent dans cette partie : { $time }
vacation-go = Partir en vacances
vacation-end = Je suis de retour
ahead-title = Prévoir un coup
ahead-help = Il est joué à ton tour s’il est possible et si rien d’autre n’a changé. Personne d’autre ne le voit.
ahead-none = Rien : je décide à mon tour
ahead-short = un coup est prévu
keys-time = Dire le temps qui reste
counts = Cette partie compte
counts-help = Sans aide pour personne, entre personnes seulement, chacune à son écran. « Toutes mes parties » montre lesquelles ont compté.
counts-agreed = Cette partie compte.
help-terms = De l’aide à la table
help-terms-hints = Conseils : demander quoi jouer
help-terms-look-back = Revoir les coups passés
help-terms-take-back = Reprendre un coup
help-terms-none = Aucune aide
help-terms-text = La même chose pour tous, et pour les parties suivantes à cette table.
help-off = Convenu ici : { $what }.
help-off-hints = sans conseils
help-off-look-back = sans revoir les coups passés
help-off-take-back = sans reprendre de coup
fill = Si personne ne vient
fill-help = Des robots prennent les places encore libres et la partie commence.
fill-0 = On attend
fill-now = Compléter avec des robots
substitutes = Si quelqu’un abandonne
substitutes-asked = Remplaçant accepté de tous
substitutes-anybody = Remplaçant : qui a le lien
substitutes-nobody = Un robot, jusqu’au bout
span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } secondes
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } heure
   *[other] { $count } heures
}
span-days = { $count ->
    [one] { $count } jour
   *[other] { $count } jours
}
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
late = Pas encore de réponse – nouvel envoi automatique …
unsent = Ton action part dès que la connexion revient.
unsent-move = Ton coup part dès que la connexion revient.
unsent-undo = La reprise part dès que la connexion revient.
watching = Tu regardes
watching-text = Tu vois ce que toute la table peut voir, et aucune carte cachée.
watching-over = Cette partie est finie. Si une autre commence avec une place libre, le résultat a un lien qui y mène.
watching-closed = À cette table, personne ne reprend une place, même si quelqu’un abandonne.
watching-asked = Une place a été demandée. Les joueurs décident.
watching-free = Quelqu’un a abandonné. Tu peux demander à jouer à sa place :
watching-bots = Des robots jouent aussi ici. Tu peux demander la place de l’un d’eux :
watching-refused = Les joueurs n’ont pas accepté. Tu pourras jouer la prochaine partie.
watching-full = Toutes les places sont prises. Si quelqu’un abandonne, tu peux demander sa place, ici et au-dessus du plateau.
gave-up-watching = Tu as abandonné. Un robot joue à ta place jusqu’à la fin, et tu regardes.
help = Aide
resign = Abandonner
resign-title = Abandonner cette partie ?
resign-title-of = { $name }, abandonner cette partie ?
resign-text = La partie s’arrête tout de suite et tu la perds. On ne peut pas revenir en arrière.
resign-text-side = Ton équipe continue : un robot prend ta place et tu regardes. Tu ne la retrouves que si personne ne l’a reprise et que la table le permet.
resign-text-on = Les autres continuent et tu termines derrière eux. Un robot prend ta place, ou quelqu’un d’autre si la table le permet ; toi, tu regardes.
resign-yes = Oui, j’abandonne
resign-no = Non, on continue
seat-resigned = a abandonné
undo = Reprendre mon coup
undo-until = Un coup se reprend jusqu’au coup du joueur suivant, sauf s’il a révélé quelque chose.
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
log-turn = { $count ->
    [one] { $name } : { $count } coup
   *[other] { $name } : { $count } coups
}
talk = Discussion
talk-none = Personne n’a encore rien dit.
talk-earlier = Parties précédentes
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
undo-short = Défaire
hints-short = Conseil
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

talk-policy = Qui parle à qui
talk-policy-everybody = Tous avec tous
talk-policy-players = Les joueurs entre eux
talk-policy-phrases = Phrases toutes faites seulement
talk-policy-none = Personne ne parle ici
talk-policy-help = Si les joueurs parlent entre eux, ceux qui regardent aussi. Les joueurs peuvent lire ce que les autres ont dit une fois la partie finie.
talk-among-players = Seuls les joueurs lisent ceci. Ce que disent ceux qui regardent vient après la partie.
talk-among-watchers = Seuls ceux qui regardent lisent ceci, et les joueurs une fois la partie finie.
talk-by-phrases = À cette table, on parle avec des phrases toutes faites.
talk-silent = On a convenu de ne pas parler à cette table.
people = Les gens à cette table
people-none = Il n’y a personne d’autre ici.
people-mute = Ne plus entendre
people-mute-help = Plus rien de ce que dit { $name } ne te parvient, sur aucun de tes appareils. Personne d’autre ne s’en aperçoit.
people-block = Bloquer
people-block-help = Comme « Ne plus entendre » ; et plus jamais la même table, tant que tu ne débloques pas cette personne.
people-lift-mute = Entendre à nouveau
people-lift-block = Débloquer
people-report = Signaler
people-about = { $what } : { $name }
people-kept-mute = sourdine
people-kept-block = blocage
people-done-mute = Tu n’entends plus { $name }.
people-done-block = Tu n’entends plus { $name }, et on ne te met plus à la même table.
people-done-lift = Tu entends à nouveau { $name }.
people-kept = Les gens que je tiens à l’écart
report-title = Signaler { $name }
report-why = Qu’est-ce qui ne va pas ?
report-reason-insult = Des insultes ou de la haine
report-reason-threat = Des menaces
report-reason-spam = De la publicité, des messages en masse
report-reason-cheating = Un jeu déloyal
report-reason-name = Un nom blessant
report-reason-other = Autre chose
report-line = Ce qui a été dit
report-line-none = Rien en particulier
report-words = Avec tes mots (si tu veux)
report-kept = La discussion et les coups autour sont joints, tels qu’ils sont maintenant. La modération de ce serveur les lira.
report-send = Envoyer ce signalement
report-back = Revenir
report-sent = Merci. La modération va regarder.
report-stored = Merci, ton signalement est gardé. Personne ne modère encore ce serveur : dis-le à la personne qui le gère.
moderation = Modération
moderation-text = On signale ici ce qui s’est mal passé à une table. Tout ce que tu fais est noté dans le journal.
moderation-not-yet = Seule la modération voit les signalements. La personne qui gère ce serveur t’y ajoute avec ton code :
moderation-nobody = Choisis d’abord un nom ou assieds-toi à une table : ce navigateur aura alors un code.
moderation-how = Sur le serveur :
moderation-waiting = En attente
moderation-closed-ones = Clos
moderation-log = Journal
moderation-none = Aucun signalement n’attend. C’est bon signe.
moderation-none-closed = Aucun signalement n’est encore clos.
moderation-none-done = Rien n’a encore été fait.
moderation-head = { $reason } : { $name }
moderation-by = Signalé par { $name }, { $when }
moderation-table = Aller à la table de { $game }
moderation-said = Ce qui a été dit
moderation-played = Ce qui a été joué
moderation-not-mine = Ce signalement parle de toi ou vient de toi : quelqu’un d’autre décidera.
moderation-note = Note pour le journal
moderation-removed = retiré
moderation-whom = Qui
moderation-unname = Retirer le nom
moderation-silence = Faire taire
moderation-hours = Pour combien de temps
moderation-hours-0 = Laisser reparler
moderation-hours-1 = Une heure
moderation-hours-24 = Un jour
moderation-hours-168 = Une semaine
moderation-hours-2160 = 90 jours
moderation-silenced = Ne parle pas jusqu’au { $when }
moderation-end = Déconnecter partout
moderation-end-title = Déconnecter { $name } partout ?
moderation-end-text = Tous ses appareils, ses mots de secours et ses clés d’accès cessent aussitôt de marcher. Cette personne ne revient pas et perd ses places.
moderation-end-no = Ne rien faire
moderation-dismiss = Clore : rien à faire
moderation-settle = Clore : c’est fait
moderation-operator = la personne qui gère le serveur
deed-appoint = { $actor } a ajouté { $name } à la modération.
deed-recall = { $actor } a retiré { $name } de la modération.
deed-merge = { $name } ne modère plus, parce que cette identité a été réunie avec une autre.
deed-remove = { $actor } a retiré un message écrit par { $name }.
deed-unname = { $actor } a retiré à quelqu’un le nom { $name }.
deed-silence = { $actor } a fait taire { $name } pendant { $hours ->
    [one] { $hours } heure
   *[other] { $hours } heures
}.
deed-unsilence = { $actor } a laissé { $name } reparler.
deed-end = { $actor } a déconnecté { $name } partout.
deed-dismiss = { $actor } a clos un signalement sur { $name } : rien à faire.
deed-settle = { $actor } a clos un signalement sur { $name } : c’est fait.

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
analysis-share = { $share } %
analysis-points = Moments décisifs
analysis-points-none = Aucun coup n’a fait basculer la partie à lui seul.
analysis-point = Coup { $ply } :
analysis-point-lost = { $name } se trompe, ce qui coûte { $share } %.
analysis-point-missed = { $name } laisse passer une occasion qui valait { $share } %.
analysis-luck-for = la chance tourne pour { $name } : +{ $share } %.
analysis-luck-against = la chance tourne contre { $name } : −{ $share } %.
analysis-turn-for = la partie tourne pour { $name } : +{ $share } %.
analysis-turn-against = la partie tourne contre { $name } : −{ $share } %.
analysis-key-mistake = Il y avait mieux
analysis-key-luck = La chance a tourné
analysis-key-turn = La partie a tourné
analysis-move = Coup { $ply }, { $name } : { $move }.
analysis-deal = Avant le premier coup.
analysis-pending = Ce coup n’a pas encore été examiné.
analysis-no-choice = Il n’y avait pas le choix.
analysis-best = Le meilleur coup trouvé.
analysis-good = Aussi bon que le meilleur coup trouvé : « { $move } ».
analysis-lost = Il coûte { $share } %.
analysis-better = Mieux : « { $move } ».
analysis-why = Le robot dirait : « { $reason } »
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
   *[other] { $free } places sont libres
}
invite-text = Envoie ce lien, ou fais scanner le code. La partie commence dès que tout le monde est assis.
invite-here = Seul cet ordinateur peut ouvrir ce lien. Pour inviter des amis de ton réseau, démarre Tablée avec --lan et ouvre une adresse qui s’affiche alors.
invite-link = Lien vers cette table
invite-qr = Le lien en code QR
invite-more = Inviter par lien
invite-watch = Qui ouvre ce lien regarde la partie.
invite-watch-or-sit = Qui ouvre ce lien regarde la partie. Si une place se libère, on peut la prendre.
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
leave-text-host = Quelqu’un d’autre assis ici devient l’hôte, et ta place se libère.
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
manage = Gérer la table
host = hôte
host-make = Nommer hôte
seat-down = { $name } et { $other } échangent leurs places
seat-take-away = Libérer la place : { $name }
seat-instead = Prendre plutôt la place { $number }
lock = Personne d’autre ne peut s’asseoir
locked = Table fermée : personne d’autre ne peut s’y asseoir.
change = Changer les réglages
change-help = Tout le monde ici en est informé. Si la partie allait commencer, c’est toi qui la relances.
change-save = Changer
start = Lancer la partie
start-held-host = Tout le monde est là. Lance la partie quand tu veux.
start-held = Tout le monde est là. C’est l’hôte qui lance la partie.
all-here = Tout le monde est là
fills-in = Des robots prennent les places libres dans { $time }.
proposals = Propositions
proposal-waits = On attend { $names }.
proposed-stand-in = { $name } propose : { $time ->
    [never] aucun robot ne joue pour les absents.
   *[other] un robot joue pour qui s’absente { $time }.
}
proposed-substitute = { $name } aimerait prendre la place de { $left }.
consent = La recherche peut se servir des coups de cette partie, sans les noms
consent-text = { $asked ->
    [one] La partie n’est donnée que si tu es d’accord.
   *[other] La partie n’est donnée que si toutes les personnes qui ont joué sont d’accord. Personne ne voit ce que répondent les autres.
}
consent-given = Tu es d’accord, donc la partie est donnée.
consent-device = Tu réponds pour tout le monde sur cet appareil.
stand-ins = Quand quelqu’un s’absente
stand-ins-text = Cela change dès que tous ceux qui jouent sont d’accord. Le délai court à partir de là.
suggest = Proposer
substitute-back = Reprendre ma place
substitute-sit = Continuer pour { $name }
substitute-ask = Demander à continuer pour { $name }
substitute-bot = Demander à jouer pour { $name }
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
    .you = Tu as quitté la table.
by-stand-in = joué par un robot, en son absence
by-clock = temps écoulé
with-hint = avec un conseil
happened-time-out = { $then ->
    [bot] { $name } n’a plus de temps : un robot joue ce coup.
    [bot_until_back] { $name } n’a plus de temps : un robot joue en attendant.
   *[others] { $name } n’a plus de temps.
}
    .you = { $then ->
    [bot] Ton temps est écoulé : un robot joue ce coup.
    [bot_until_back] Ton temps est écoulé : un robot joue jusqu’à ton retour.
   *[others] Ton temps est écoulé, mais tu peux encore jouer.
}
happened-returned = { $name } est de retour et reprend le jeu.
    .you = Te revoilà : tu reprends le jeu.
happened-time-claimed = { $other } a arrêté la partie pour { $name }, dont le temps était écoulé.
    .you = { $other } a arrêté la partie pour toi : ton temps était écoulé.
happened-vacation = { $name } est en vacances pour { $days ->
    [one] un jour
   *[other] { $days } jours
}.
    .you = Te voilà en vacances pour { $days ->
    [one] un jour
   *[other] { $days } jours
}.
happened-vacation-over = { $name } est de retour de vacances.
    .you = Tes vacances sont finies.
happened-paused = Tout le monde est d’accord pour une pause.
happened-resumed = La pause est finie.
happened-clock-set = L’horloge du serveur a été remise à l’heure. Personne n’y perd de temps.
happened-removed = { $name } n’a plus sa place : l’hôte l’a libérée.
    .you = L’hôte a libéré ta place.
happened-moved = { $name } prend une autre place.
    .you = Tu prends une autre place.
happened-swapped = { $name } et { $other } ont échangé leurs places.
happened-changed = L’hôte a changé les réglages.
happened-locked = La table est fermée : personne d’autre ne peut s’y asseoir.
happened-unlocked = On peut de nouveau s’asseoir à la table.
happened-host = L’hôte est maintenant { $name }.
    .you = L’hôte, maintenant, c’est toi.
happened-filled = { $bots ->
    [one] Un robot a pris la place libre.
   *[other] Des robots ont pris les { $bots } places libres.
}
happened-refused = Une proposition a été refusée.
    .you = Tu as refusé une proposition.
happened-substitute = { $name } continue à la place de { $left }, qui avait abandonné.
    .you = Tu continues à la place de { $left }.
happened-bot-replaced = { $name } prend la place de { $left }, un robot.
    .you = Tu prends la place de { $left }, un robot.
happened-stand-in = C’est décidé : { $time ->
    [never] aucun robot ne joue pour les absents.
   *[other] un robot joue pour qui s’absente { $time }.
}
happened-stood-in = { $name } n’est pas là : un robot joue en attendant.
    .you = En ton absence, un robot joue jusqu’à ton retour.
happened-stood-in-over = { $name } est de retour : le robot rend la main.
    .you = Te revoilà : le robot te rend la main.
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
offers-rematch = { $count ->
    [one] { $name } voudrait une autre partie.
    [2] { $name } voudraient une autre partie.
   *[other] { $count } personnes voudraient une autre partie.
}
offers-revenge = { $name } voudrait une revanche : la même ouverture, les côtés échangés.
agree = D’accord
refuse = Non merci
withdraw = Retirer
without-bot = Sans { $names } : un robot joue
without-free = Sans { $names } : place laissée libre
series = { $count ->
    [one] Après { $count } partie, parties gagnées
   *[other] Après { $count } parties, parties gagnées
}
series-won = { $count ->
    [one] { $count } partie gagnée
   *[other] { $count } parties gagnées
}
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
proof-record = Télécharger le fichier de la partie
proof-verify = Pour redistribuer soi-même, sur un ordinateur avec Tablée :
proof-text-mixed = Avant la donne, le serveur a montré à tous l’empreinte d’un nombre secret, et le navigateur de chaque joueur l’empreinte d’un nombre à lui. Ensuite seulement, les nombres ont été dévoilés, et la donne découle de tous à la fois : personne, pas même le serveur, n’a donc pu choisir une donne à son goût.
proof-share = { $name }, depuis son navigateur : l’empreinte, puis le nombre
proof-not-shown = Jamais dévoilé : ce navigateur n’était plus là au moment de distribuer, on a fait sans lui.
proof-mixed = Ce dont la donne est faite : le tout ensemble
proof-secret-good = Le nombre du serveur est bien celui dont l’empreinte était montrée au début.
proof-mixed-good = Le nombre de chaque navigateur correspond à son empreinte, et la donne est faite de tous ces nombres.
proof-mixed-bad = Ces nombres ne donnent PAS cette donne. Ne t’y fie pas.
proof-own-good = Le nombre de ton navigateur en fait partie, et chaque empreinte est celle que ton navigateur a vue avant de dévoiler son propre nombre.
proof-own-bad = Ton navigateur a vu d’AUTRES empreintes, ou son nombre manque. S’il était bien là à la donne, ne te fie pas à celle-ci.
proof-own-none = Ce navigateur n’a pas pris part à la donne : il ne peut vérifier que les nombres ci-dessus.
proof-back = Retour à la table

keys = Touche
keys-do = Effet
keys-tab = Vers l’élément suivant
keys-hints = Que puis-je faire ?
keys-undo = Reprendre mon coup et les réponses des robots, si rien n’a été révélé
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
lesson-done-beside = Tu sais tout ce qu’il faut savoir pour jouer.
lesson-none = Il n’y a pas encore de leçon pour ce jeu. La page des règles explique tout.
lesson-progress = Ta progression
lesson-play = Jouer une partie facile
lesson-offline = Chaque coup de la leçon est vérifié par le serveur, qu’on n’atteint pas. Elle reprend ici dès qu’il répond ; d’ici là, tu peux lire les règles.

coach = Pour commencer
coach-left = { $count ->
    [0] Le dernier conseil
    [one] Encore 1 conseil
   *[other] Encore { $count } conseils
}
coach-next = Compris, la suite
coach-done = Compris
coach-close = Fermer ces conseils
coach-again = Revoir les premiers conseils

rules-title = Règles : { $game }
rules-contents = Sur cette page
rules-play = Jouer
rules-none = Les règles de ce jeu ne sont pas encore écrites ici.
rules-faces = Toutes les cartes et les tuiles

device-title = Sur un autre appareil
device-go = Continuer sur un autre appareil
device-text = Crée un lien et ouvre-le sur ton autre appareil : tu y retrouveras ton nom et tes places.
device-make = Créer un lien
device-link = Lien pour l’autre appareil
device-link-help = Valable une fois, pendant 10 minutes. Ne le montre à personne d’autre.
device-claim-text = Avec lui, ce navigateur devient aussi { $name }. Continue seulement si tu as créé ce lien toi-même, sur un autre de tes appareils.
device-claim = Je suis { $name }
device-whose = { $minutes ->
    [0] Un lien créé à l’instant par { $name }
    [one] Un lien créé il y a une minute par { $name }
   *[other] Un lien créé il y a { $minutes } minutes par { $name }
}
device-claimed = C’est fait : tes places sont ici aussi.
devices = Mes appareils
devices-end = Déconnecter tous les autres appareils
devices-end-text = Tous tes autres navigateurs sont aussitôt déconnectés, et les liens pour un autre appareil ne marchent plus. Tes places restent ici.
devices-end-keys = Les mots de secours, les clés d’accès et les adresses qui reçoivent des messages ne marchent plus non plus. Coche ceci si quelqu’un d’autre s’est servi de ton navigateur.
devices-end-yes = Oui, les déconnecter
devices-end-no = Non, les laisser
devices-ended = { $count ->
    [0] Il n’y avait pas d’autre appareil.
    [one] Un autre appareil est déconnecté.
   *[other] { $count } autres appareils sont déconnectés.
}
back-title = Retrouver ma place
back-to-table = Retour à la table
back-passkey-text = Si tu as créé une clé d’accès ici, cet appareil l’a peut-être aussi ; sinon, scanne un code avec celui qui l’a.
back-passkey = Utiliser ma clé d’accès
back-or-words = Ou avec tes mots de secours
back-words = Mes huit mots de secours
back-words-help = Dans l’ordre, avec une espace après chacun. Les accents et les majuscules ne comptent pas.
back-come = Retrouver ma place
back-none = Ni clé ni mots, mais un ancien navigateur qui te reconnaît encore ?
back-none-words = Tu ne les as plus, mais un ancien navigateur te reconnaît encore ?
join-legend = Que deviennent les places de ce navigateur ?
join-legend-named = Ce navigateur est { $name }. Que deviennent ses places ?
join-has = { $running ->
    [0] Aucune partie en cours
    [one] Une partie en cours, avec ses cartes
   *[other] { $running } parties en cours, avec leurs cartes
} ; { $waiting ->
    [0] aucune table en attente.
    [one] une table en attente.
   *[other] { $waiting } tables en attente.
}
join-bring = Les emporter : les deux ne font plus qu’un.
join-bring-named = Tout emporter : { $name } voit alors ces cartes sur tous ses appareils et joue ces places.
join-leave = Les laisser : ce navigateur y renonce, et oublie ton palmarès et tes leçons.
join-moderates = Tu fais partie de la modération : tu la quittes si tu emportes tout.
join-give-up-text = Si tu abandonnes la place de la plus récente de tes deux identités, un robot la joue jusqu’au bout, ou la partie se termine. C’est définitif.
join-give-up = Abandonner la seconde place et continuer
return-undo = Annuler
return-later = C’était une erreur ? Tu peux l’annuler ici, ou pendant une semaine sous « Ma place ».
return-done = Annulé : ce navigateur est redevenu ce qu’il était.
return-title = Ce navigateur avait une autre identité
return-joined = Elle a été réunie avec { $name } : les deux jouent maintenant toutes les places. Si c’était une erreur, annule, et chaque identité retrouve ses places.
return-left = Il est devenu { $name } et a renoncé à ses propres places. Si c’était une erreur, annule.
return-until = Possible jusqu’au { $date }, même si ce navigateur est déconnecté. Tout moyen de revenir créé depuis cesse alors de marcher.
me-title = Ma place
me-go = Garder l’accès à mes parties
me-note = Ces places ne tiennent qu’à ce navigateur : si ses données sont effacées, elles sont perdues.
me-nobody = Personne ne connaît encore ce navigateur. Prends une place, et tu pourras la garder ici ; ou retrouve celle que tu avais.
me-open = Seuls tes navigateurs savent que tes places sont à toi. S’ils l’oublient, elles sont perdues : garde-les de l’une des deux façons ci-dessous.
me-kept = Tu peux revenir sur n’importe quel appareil, avec ce qui est listé ci-dessous.
passkeys = Clé d’accès
passkeys-text = Ton appareil la garde pour toi et s’en sert dès qu’il a reconnu ton doigt, ton visage ou ton code. Beaucoup de téléphones et de navigateurs la partagent entre tes appareils.
passkeys-none-here = Cette page ne peut pas se servir de clés d’accès : il leur faut une adresse avec un nom, qui commence par https. Les mots de secours marchent partout.
passkey-make = Créer une clé d’accès
passkey-made = C’est fait : tu peux revenir avec cette clé d’accès.
passkey-since = Créée le { $date }.
passkey-at = Marche sur { $site }.
passkey-there = Cet appareil a déjà une clé d’accès à toi pour ce site.
passkey-stopped = Aucune clé d’accès n’a servi. Réessaie quand tu veux, ou prends des mots de secours.
remove = Retirer
recovery = Mots de secours
recovery-text = Huit mots à noter sur papier. Avec eux, tu retrouves ta place partout, sans courriel ; et quiconque les lit le peut aussi.
recovery-make = Montre-moi huit mots
recovery-again = De nouveaux mots
recovery-remove = Retirer les mots
recovery-since = Tu as des mots de secours depuis le { $date }, créés ici : { $where }. En demander de nouveaux annule les anciens.
recovery-shown = Note-les maintenant, dans cet ordre : ils ne sont montrés que cette fois.
recovery-written = Je les ai notés
device-named = { $browser } sur { $system }
device-unnamed = Un navigateur inconnu
device-this = celui-ci
device-used = Utilisé la dernière fois le { $date }.
device-end = Déconnecter
device-leave-title = Te déconnecter de ce navigateur ?
device-leave-text = Ce navigateur ne saura plus rien de tes places. Sans autre appareil, ni clé d’accès, ni mots de secours, tu ne pourras pas les retrouver. Il oublie aussi ton palmarès et tes leçons, et n’affiche plus de notifications.
device-leave-yes = Oui, me déconnecter ici
device-leave-no = Non, rester
device-lost = Tu as perdu l’appareil qui te connaissait ?
own-programs = Mes programmes
own-programs-text = Tu as écrit un programme qui joue ? Donne-lui une place à tes tables. Il tourne sur ton ordinateur, et personne d’autre ne peut le choisir. Les autres voient ton nom à côté du sien.
own-programs-name = Nom du programme
own-programs-make = Créer un jeton
own-programs-token = Jeton pour { $name }, montré cette fois seulement
own-programs-lines = Mets ces deux lignes sous ta classe, appelée ici MyAgent, et lance le fichier :
own-programs-copy = Copier les lignes
own-programs-kept = Je l’ai gardé
own-programs-connected = connecté
own-programs-choose = Choisis-le comme robot quand tu ouvres une table.
own-programs-away = Pas connecté. Créé le { $date }.
own-programs-most = Tu as déjà autant de programmes que possible ici. Retires-en un pour en créer un autre.
own-programs-off = Sur ce serveur, on ne peut pas faire jouer ses propres programmes.
own-programs-remove-title = Retirer { $name } ?
own-programs-remove-text = Son jeton cesse aussitôt de marcher, et des robots du jeu jouent à ses places. Un programme du même nom aura besoin d’un nouveau jeton.
own-programs-remove-yes = Oui, le retirer
own-programs-remove-no = Non, le garder
own-data = Tout sur moi
own-data-text = Emporte tout ce qui est gardé sur toi ici, ou fais-le supprimer.
own-data-research = Des parties peuvent être données à la recherche si tous ceux qui ont joué sont d’accord : les coups, les cartes et le résultat, sans les noms, les heures ni la discussion. Chaque table te le demande dans son menu, et tu peux y reprendre ton oui. Ce qui a été donné avant le reste. Supprimer tes données reprend tous tes oui.
own-data-save = Enregistrer un fichier
own-data-delete = Supprimer mes données
own-data-delete-title = Supprimer tout ce qui te concerne ?
own-data-delete-text = Tu abandonnes les parties en cours, et les tables que tu as ouvertes sont annulées. Ton nom, tes appareils et ce que tu as écrit dans la discussion sont supprimés. Les parties que tu as jouées restent, comme celles d’un invité. Ce navigateur oublie ton palmarès et tes leçons, et n’affiche plus de notifications. C’est définitif.
own-data-delete-yes = Oui, tout supprimer
own-data-delete-no = Non, rester
in-app = Tu es dans le navigateur de { $app }.
in-app-some = Tu es dans le navigateur d’une autre appli.
in-app-text = Ton navigateur habituel ne connaîtra pas une place prise ici. Ouvre plutôt cette page là-bas : par « Ouvrir dans le navigateur » dans le menu (⋯ ou ⋮), ou par son lien.
in-app-seated = Ta place n’est connue qu’ici, et peut être oubliée. Emporte-la : copie le lien et ouvre-le dans ton navigateur habituel, dans les 10 minutes.
in-app-copy = Copier le lien
in-app-link = Lien pour ton navigateur habituel

tell-title = Quand c’est à toi
tell-intro = Quand tu ne regardes pas une table, on peut t’avertir que c’est à toi : une fois par tour, et seulement si aucun de tes écrans ne montre la table. Rien de ce qui est caché dans le jeu n’est jamais dit.
tell-go = M’avertir quand c’est à moi
tell-me = M’avertir
tell-me-long = M’avertir quand c’est à moi
tell-done = On t’avertira
tell-here = Sur cet appareil
tell-here-on = On t’avertit ici.
tell-here-off = On ne t’avertit pas encore ici.
tell-on = M’avertir ici
tell-off = Ne plus m’avertir ici
tell-denied = Ce navigateur ne le permet pas. Autorise les notifications de ce site dans les réglages du navigateur, puis reviens.
tell-cannot = Ce navigateur ne peut pas montrer de notifications. Sur un iPhone ou un iPad, ajoute d’abord ce site à l’écran d’accueil et ouvre-le de là.
tell-cannot-http = Les notifications du navigateur demandent une adresse qui commence par https. Ici, garde la table ouverte, ou ajoute un autre moyen ci-dessous.
tell-failed = Le service de notifications du navigateur ne répond pas. Réessaie plus tard, ou choisis une autre façon ci-dessous.
tell-elsewhere = Ailleurs
tell-waiting = Ouvre maintenant le lien dans le courriel qu’on y a envoyé.
tell-failing = { $count ->
    [one] Le dernier message n’est pas arrivé. On réessaiera.
   *[other] Les { $count } derniers messages ne sont pas arrivés. On réessaiera.
}
tell-remove = Retirer
tell-add-title = M’avertir ailleurs aussi
tell-add = Ajouter
tell-how = Comment ?
tell-kind-push = Navigateur
tell-kind-discord = Discord
tell-kind-matrix = Matrix
tell-kind-json = Mon propre programme
tell-kind-mail = Courriel
tell-address = Adresse
tell-mail = Adresse de courriel
tell-room = Salon
tell-token = Jeton d’accès
tell-help-discord = Dans Discord, sous « Modifier le salon », « Intégrations », « Webhooks » : copie l’adresse du webhook.
tell-help-matrix = L’adresse de ton serveur. Le jeton d’accès est celui du compte qui écrira dans le salon.
tell-help-json = Chaque message y est envoyé par POST, en JSON.
tell-help-mail = Tu recevras d’abord un courriel avec un lien pour confirmer.
tell-when = Quand ?
tell-mode-on = Aussitôt
tell-mode-digest = Une fois par jour
tell-mode-off = Jamais
tell-digest-at = Chaque jour à
tell-quiet = Heures de silence
tell-quiet-from = De
tell-quiet-until = À
tell-zone = Fuseau horaire : { $zone }
tell-table = Quand c’est à moi à cette table
tell-table-as = Comme partout
tell-stopped = C’est fait. Tu ne recevras plus rien de cette façon.
tell-confirmed = Merci. À partir de maintenant, on t’avertira là.

mine-title = Mon palmarès
mine-text = Gardé dans ce navigateur, et nulle part ailleurs.
mine-none = Rien encore. Joue une partie jusqu’au bout, ou suis une leçon.
mine-played = { $count ->
    [one] partie jouée
   *[other] parties jouées
}
mine-won = gagnées
mine-wins = { $count ->
    [one] gagnée
   *[other] gagnées
}
mine-row = { $count ->
    [one] victoire d’affilée en ce moment
   *[other] victoires d’affilée en ce moment
}
mine-longest = plus longue série de victoires
mine-last = Parties récentes
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
mine-place-of = { $place } sur { $of }
mine-against-people = Des gens
mine-against-programs = Des programmes
mine-share = { $won } sur { $played }
mine-chart = { $game } : parties gagnées
mine-bests = Mes records
mine-export = Enregistrer un fichier
mine-delete = Tout effacer
mine-delete-title = Effacer ton palmarès ?
mine-delete-text = Victoires, records et leçons apprises sont oubliés. On ne peut pas revenir en arrière ; tes parties, elles, restent.
mine-delete-yes = Oui, tout effacer
mine-delete-no = Non, le garder
mark-learnt = Appris
mark-level = Niveau { $level } battu

ladder-title = Classement des robots
ladder-text = Ici, des programmes et des robots jouent entre eux quand aucune table n’a besoin d’un robot.
ladder-of = Classement : { $game }
ladder-empty = Aucun programme n’a encore dit à quels jeux il joue. Reviens dans une minute.
ladder-place = Place
ladder-place-short = #
ladder-name = Nom
ladder-points = Points
ladder-games = Parties
ladder-faults = Fautes
ladder-time = Temps
ladder-thinks = Réflexion par coup, en moyenne : { $time }.
ladder-program = programme de ce serveur
ladder-bot = { level-name } ; vient avec le jeu
ladder-waits = n’a pas encore joué
ladder-share = { $share } % ({ $low }–{ $high })
ladder-ms = { $ms } ms
ladder-seconds = { $seconds } s
ladder-interval = Une victoire vaut un point, une égalité un demi-point ; 100 %, c’est tout gagner. La vraie force se trouve sur le trait épais, avec 95 % de certitude. Le temps est celui d’un coup, en moyenne. Un nom en montre davantage.
ladder-rules = Comment ça marche
ladder-twice = Chaque paire joue chaque donne deux fois, en échangeant les places : la chance s’annule.
ladder-limits = Chacun a { $time } par coup, et { $reserve } de plus pour toute une partie.
ladder-limits-memory = Chacun a { $time } par coup, { $reserve } de plus pour toute une partie, et { $megabytes } Mo de mémoire.
ladder-loses = Un coup interdit, trop de temps ou un plantage fait perdre la partie aussitôt.
ladder-counts = Une partie compte pendant { $days } jours.
ladder-against = { $name } contre chacun des autres
ladder-fault-kinds = Parties perdues par un coup interdit : { $illegal }. Par manque de temps : { $late }. Par un plantage : { $failed }.
ladder-show = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
ladder-pair = { $one } contre { $other } : les dernières parties
ladder-won = { $name } a gagné après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
ladder-tied = Égalité après { $moves ->
    [one] { $moves } coup
   *[other] { $moves } coups
}.
ladder-lost-illegal = { $name } a perdu par un coup interdit.
ladder-lost-late = { $name } a perdu, faute de temps.
ladder-lost-failed = { $name } a planté, et a donc perdu.
ladder-watch = Revoir
ladder-back = Vers le classement
ladder-more = { $count ->
    [one] En montrer { $count } de plus
   *[other] En montrer { $count } de plus
  }
ladder-save = Enregistrer la partie
ladder-save-help = La commande tablee replay montre un fichier de partie coup par coup.

lost-title = Il n’y a rien ici
lost-text = Cette adresse ne mène nulle part. Une lettre s’est peut-être perdue en route.
offline-title = Pas de connexion
offline-text = Sans connexion, tu peux lire les règles et changer les réglages. Pour jouer, apprendre et revoir tes tables, il faut le serveur ; la page continue toute seule dès qu’il revient.
offline-again = Réessayer
broken-title = Quelque chose n’a pas marché
broken-text = Cette page ne peut pas s’afficher. Recharge-la, ou retourne à l’accueil.
fault-note = Quelque chose n’a pas marché sur cette page. Si ce que tu voulais n’est pas arrivé, recharge la page.
invited-title = Ce serveur est sur invitation
invited-text = On y entre par un lien de la personne qui le gère. Demande-lui un lien : ensuite, tu joues ici sans compte.
invited-before = Tu as déjà joué ici ? Retrouve ta place, ou continue depuis ton autre appareil.
enter-title = On t’invite
enter-text = Ce lien t’ouvre ce serveur. Ton navigateur te reconnaîtra, sans compte.
enter-go = Entrer
announcement = Annonce
announcement-close = Fermer l’annonce
reload = Recharger
connection-none = Le serveur est injoignable. Vérifie ta connexion et réessaie.
connection-unanswered = Le serveur ne répond pas depuis deux minutes. Si rien n’a changé à la table, réessaie.
server-broken = Une erreur s’est produite sur le serveur. Réessaie dans un instant.
problem-unknown = Ça n’a pas marché ({ $code }). Réessaie, et signale-le si cela persiste.
loading = Un instant…
