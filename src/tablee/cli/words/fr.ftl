# Ce que dit la commande `tablee`.

cli-serving = Tablée tourne à l’adresse { $address } – Ctrl+C pour l’arrêter.
cli-serving-others = Sur les téléphones et autres appareils du même réseau, ouvre la première de ces adresses qui marche :
cli-serving-other = Sur les téléphones et autres appareils du même réseau, ouvre cette adresse :
cli-serving-named = Sur les autres appareils, ouvre-la à l’adresse que tu as donnée :
cli-serving-here = Seul cet ordinateur peut l’ouvrir. Avec --lan, les téléphones de ton réseau peuvent se joindre à toi.
cli-working = Des robots réfléchissent ici pour les serveurs – Ctrl+C arrête.
cli-stopped = Arrêté. Tes parties sont gardées.
cli-busy = Cet ordinateur est très occupé ; les parties peuvent saccader. Avec --verbose, le journal dit pourquoi.
cli-game-facts = Joueurs : { $players }. Robots de niveau : { $levels }.

## Une partie dans le terminal
cli-welcome = À table : { $names }. Tu es { $name }. Tape ? pour de l’aide.
cli-bot-alone = Robot
cli-bot = Robot { $number }
cli-commitment = Donne honnête : le SHA-256 du nombre secret est { $commitment }
cli-variant = Ces nombres s’écartent des règles : { $numbers }. Les robots, ajustés aux règles d’origine, jouent peut-être moins bien ici.
cli-seed = Le nombre secret était { $seed } ; tablee replay --verify vérifie la donne.
cli-thinking = { $name } réfléchit …
cli-looking = À la recherche d’un bon coup …
cli-your-turn = À toi{ $awaited ->
    [none] {""}
   *[other] {" "}: { $awaited }
}
cli-prompt = Ton coup >{" "}
cli-help =
    Tape un coup dans la notation, ou son numéro dans la liste.
    l  la liste des coups     h  un conseil
    b  revoir le plateau      q  quitter
    ?  cette aide
cli-no-such-number = Il n’y a pas de coup { $number } : la liste s’arrête à { $count }.
cli-more-moves = Tous les coups ne peuvent pas être énumérés ; d’autres peuvent être permis.
cli-hint = Essaie { $move }.
cli-standing = Pour l’instant : { $scores }
cli-over = La partie est finie.
cli-ranked = { $rank }. { $name }{ $score ->
    [none] {""}
   *[other] {"  "}{ $score }
}
cli-left = Tu quittes la table.
cli-saved = La partie est enregistrée dans { $path }.

## Revoir une partie
cli-ply = Coup { $ply } sur { $plies }
cli-deal = La donne
cli-steps = Entrée : suivant   b : retour   numéro : aller à ce coup   q : quitter
cli-result = Résultat : points { $scores }, rangs { $ranks }
cli-unfinished = Le fichier s’arrête avant la fin de la partie.
cli-verified-moves = { $plies } coups, tous permis.
cli-verified-result = Le résultat découle des coups.
cli-verified-seed = La donne découle du nombre secret, dont le SHA-256 est { $commitment }
cli-verified-mixed = La donne est faite du secret du serveur, dont le SHA-256 est { $commitment }, et des nombres des navigateurs des joueurs : { $shown } sur { $bound }.
cli-by = { $by ->
    [stand_in] joué par un robot, en son absence
    [bot] un robot
    [program] un programme
   *[clock] temps écoulé
}
cli-helped = avec un conseil
cli-undone = { $name } avait joué autre chose ici, et l’a repris.
cli-gave-up = { $name } a abandonné.
cli-verified-commitment = C’est bien ce qui avait été montré au début.
cli-no-commitment = Compare-le à ce qui a été montré au début, ou donne-le avec --commitment.

## Docteur
cli-python = Python { $version }
cli-python-old = Python { $version } est trop ancien. Installe la version 3.11 ou une plus récente.
cli-version = Tablée { $version }
cli-needs = Ce qu’il faut est installé : { $packages }.
cli-needs-missing = Paquets manquants : { $missing }. Réinstalle Tablée.
cli-compiled = Les règles sont compilées ({ $count } modules).
cli-uncompiled = Les règles tournent sans être compilées : mêmes résultats, plus lentement. Réinstalle sur une machine qui a un compilateur C ; pip install -v dit ce qui empêche de compiler.
cli-uncompiled-copy = Les règles tournent sans être compilées : mêmes résultats, plus lentement. make play les compile pendant que le serveur tourne, make setup avant. Il faut pour cela un compilateur C.
cli-half-compiled = Sur { $count } modules, ceux-ci ne sont pas compilés : { $missing }. Lance make setup.
cli-stale = Compilés d’après d’autres sources : { $stale }. Lance make setup.
cli-game-fine = { $game } est jouable ; ses robots sont de niveau { $levels }.
cli-game-broken = On ne peut pas jouer à { $game } : { $problem }
cli-no-games = Aucun jeu n’est installé. Réinstalle Tablée.
cli-words-missing = { $game } n’a pas de mots en : { $missing }. Réinstalle le jeu, ou demande-les à qui l’a fait.
cli-pages = Les pages sont là ({ $size } ko).
cli-no-pages = Les pages ne sont pas construites. Lance make play, ou installe un paquet construit.
cli-database = La base de données s’ouvre et elle est intacte : { $database }
cli-house = Le fichier de la maison { $path } est utilisable ; le serveur s’appelle { $name }.
cli-database-new = La base de données sera créée au premier démarrage : { $database }
cli-database-writes = La base de données accepte ce qu’on y écrit.
cli-database-no-writes = La base de données refuse ce qu’on y écrit ({ $reason }). Regarde si son disque est plein ou protégé en écriture.
cli-database-older = Les tables de la base de données sont de la version { $version } ; le prochain démarrage les met à la version { $newest }. Fais d’abord une sauvegarde.
cli-database-open = D’autres sur cette machine peuvent lire { $path }, qui contient des cartes cachées et des secrets. Lance : chmod 600 { $path }
cli-database-log = Des changements qui font partie de la base de données se trouvent à côté, dans { $path }, comme toujours quand un serveur tourne. Mais si tu viens de copier une sauvegarde par-dessus, arrête tous les serveurs et supprime ce fichier avant le prochain démarrage.
cli-logs = { $count ->
    [0] Aucune partie n’a encore commencé.
    [one] Le journal de la seule partie commencée est lisible.
   *[other] Les journaux des { $count } parties commencées sont lisibles.
}
cli-logs-some = Journaux de parties lus en { $seconds } s : { $read } sur { $total }. Les autres n’ont pas été examinés.
cli-log-unreadable = Le journal de la table { $table } est illisible ({ $problem }). Restaure une sauvegarde, ou signale-le.
cli-logs-misdealt = La donne de ces tables ne découle pas de ce à quoi serveur et navigateurs s’étaient engagés : { $tables }. Restaure une sauvegarde, ou signale-le.
cli-logs-more = { $count ->
    [one] Le journal d’une autre table est illisible.
   *[other] Les journaux de { $count } autres tables sont illisibles.
}
cli-logs-differ = { $count ->
    [one] Les listes ne disent pas la même chose que le journal d’une table : { $tables }. Le serveur corrige cela à l’ouverture de la table.
   *[other] Les listes ne disent pas la même chose que les journaux de { $count } tables : { $tables }. Le serveur corrige cela à l’ouverture de chaque table.
}
cli-port = Le port { $port } est libre.
cli-running = Tablée { $version } répond déjà à l’adresse { $address } : le port est donc pris comme il se doit.
cli-running-other = Tablée { $version } répond à l’adresse { $address }, mais c’est { $ours } qui est installée ici. Redémarre ce serveur pour utiliser cette version.
cli-running-others = Les téléphones et autres appareils du même réseau peuvent l’ouvrir à : { $addresses }
cli-running-here = Les autres appareils ne peuvent l’ouvrir que par un proxy. Pour que ceux du même réseau l’ouvrent directement, démarre-la avec --lan.
cli-room = { $folder } a { $free } Mo de place.
cli-room-little = { $folder } n’a que { $free } Mo de place, et la base de données grandit à chaque partie. Fais de la place, ou déplace-la sur un plus grand disque.
cli-folder-open = D’autres sur cette machine peuvent écrire dans { $folder } : ils pourraient y mettre leur base de données à la place de la tienne. Lance : chmod go-w { $folder }
cli-sync = Le disque garde ce qu’on y écrit en { $ms } ms.
cli-sync-slow = Le disque met { $ms } ms à garder ce qu’on y écrit, et chaque coup l’attend. Mets la base de données sur un disque plus rapide.
cli-clock = L’horloge de cette machine montre { $time } (UTC).
cli-clock-wrong = L’horloge de cette machine montre { $time } (UTC), avant l’installation de Tablée. Règle-la, et fais-la tenir à l’heure (NTP) : les pendules des parties la suivent.
cli-clock-jumps = L’horloge de cette machine a été déplacée de { $seconds } s pendant l’examen. Fais-la tenir à l’heure (NTP) avant de commencer des parties à la pendule.
cli-out-https = L’adresse commence par https.
cli-out-http = L’adresse commence par http : n’importe qui peut lire en chemin, et ni les clés d’accès ni les notifications ne fonctionnent. Mets un proxy avec https devant le serveur (docs/host.md).
cli-out-unreachable = { $url } ne répond pas ({ $reason }). Vérifie le nom, le port, le certificat, et que proxy et serveur tournent.
cli-out-ready = Le serveur répond, et sa base de données accepte ce qu’on y écrit.
cli-out-not-ready = /readyz répond { $status }. Regarde le journal du serveur : sa base de données est peut-être absente, ou le proxy n’atteint pas le serveur.
cli-out-name = Le serveur ne répond pas au nom de { $host }. Démarre-le avec --trusted-host, ou --trusted-origin et l’adresse entière.
cli-out-named = Le serveur répond au nom de { $host }.
cli-out-page = La page d’accueil répond { $status }, ou n’est pas celle de Tablée. Vérifie où le proxy transmet les requêtes.
cli-out-proto = Le serveur ne sait pas qu’on arrive par https : ses cookies ne sont pas sûrs. Fais envoyer X-Forwarded-Proto par le proxy, et donne l’adresse de celui-ci avec --trusted-proxies.
cli-out-own-refused = Les requêtes des propres pages du serveur ({ $origin }) sont refusées. Fais transmettre Host tel quel par le proxy (nginx : $http_host), ou démarre le serveur avec --trusted-origin { $origin }.
cli-out-origins = Les requêtes de ses propres pages sont acceptées, celles d’autres sites refusées.
cli-out-foreign-taken = Les requêtes d’autres sites ne sont pas refusées comme telles. Fais transmettre Origin et Host tels quels par le proxy.
cli-out-socket = Les sockets s’ouvrent.
cli-out-no-socket = Les sockets ne s’ouvrent pas (/ws répond { $status }) : personne ne peut jouer. Fais transmettre les en-têtes Upgrade et Connection par le proxy.
cli-out-metrics = N’importe qui peut lire /metrics. Fais-le refuser par le proxy (docs/operations.md, Proxy and https).
cli-healthy = Tout va bien.
cli-unhealthy = { $count ->
    [one] Une chose demande ton attention.
   *[other] { $count } choses demandent ton attention.
}

## L’arène
cli-arena-ratings = Classement après { $games } parties
cli-arena-shares = Les uns contre les autres
cli-arena-player = Joueur
cli-arena-other = Contre
cli-arena-rating = Cote
cli-arena-time = Temps par coup
cli-arena-share = Part
cli-arena-games = Parties
cli-arena-failures = { $player } : { $asked } questions. Le hasard a joué pour { $illegal } réponses interdites et { $others } qui ne sont pas venues.
cli-arena-begins = Qui commence bat { $share } % des autres ; avec une confiance de 95 %, de { $low } à { $high } %.
cli-arena-written = Les parties sont dans { $file }, les chiffres dans { $summary }.
cli-compare-written = Les chiffres sont dans { $file }.
cli-solve-grown = Construction de l’arbre : { $nodes } étapes pour l’instant …
cli-solve-so-far = { $iterations ->
    [one] { $iterations } itération
   *[other] { $iterations } itérations
  } : exploitabilité { $exploitability } …
cli-solve-deals = { $deals } donnes résolues …
cli-solve-tree = L’arbre a { $nodes } positions et { $sets } ensembles d’information. CFR+ a joué { $iterations ->
    [one] { $iterations } itération
   *[other] { $iterations } itérations
  }.
cli-solve-value = Valeur pour qui commence (1 gagne, −1 perd) : { $value }
cli-solve-cut = { $share } % des parties selon la stratégie trouvée durent plus longtemps que l’arbre. Un plus grand --plies rapproche les bornes.
cli-solve-exploitability = Exploitabilité
cli-solve-found = la stratégie trouvée
cli-solve-random = au hasard
cli-solve-level = robot de niveau { $level }
cli-solve-note-hidden = Exploitabilité : ce que le meilleur adversaire gagne au-delà de la valeur, en moyenne sur les deux places.
cli-solve-searched = { $deals } donnes résolues jusqu’au bout ; { $positions } positions examinées.
cli-solve-shares = Au meilleur jeu, qui commence en gagne { $wins }, en annule { $draws } et en perd { $losses }.
cli-solve-mean = Valeur pour qui commence (1 gagne, −1 perd) : { $mean } ; avec 95 % de confiance, de { $low } à { $high }
cli-solve-lost = Perte contre le jeu parfait
cli-solve-note-open = Perte : la valeur moins le résultat, en moyenne sur les deux places, avec 95 % de confiance. L’exploitabilité est au moins aussi haute.
cli-tune-generation = Génération { $number }
cli-tune-check = Contrôle sur de nouvelles donnes
cli-tune-weights = Poids du niveau { $level }, après { $games } parties
cli-tune-weight = Poids
cli-tune-usual = Avant
cli-tune-tuned = Réglé
cli-tune-better = Meilleur : sur { $deals } nouvelles donnes ({ $games } parties), le robot réglé marque { $share } % contre le robot aux poids d’avant, de { $low } à { $high } % avec 95 % de confiance.
cli-tune-alike = Pas meilleur : sur { $deals } nouvelles donnes ({ $games } parties), le robot réglé marque { $share } % contre le robot aux poids d’avant. De { $low } à { $high } % avec 95 % de confiance, ce qui comprend 50 %. Garde les poids d’avant, ou cherche plus longtemps.
cli-tune-worse = Moins bon : sur { $deals } nouvelles donnes ({ $games } parties), le robot réglé ne marque que { $share } % contre le robot aux poids d’avant, de { $low } à { $high } % avec 95 % de confiance. Garde les poids d’avant.
cli-tune-written = Les poids sont dans { $file }. Dans une arène, écris { $player }
cli-dataset-written = Le dossier { $folder } contient { $moves } coups de { $games } parties. README.md y explique tout.
cli-train-progress = { $done } % : { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
  }, { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
  }. Il bat { $beaten } % des adversaires qui jouent au hasard.
cli-train-stopped = Tu as arrêté l’entraînement avant la fin. Le réseau est enregistré tel qu’il est.
cli-train-written = Le réseau est dans { $file } ({ $size } ko), après { $steps } étapes. Il joue sous le nom baseline:{ $file }.
cli-report-written = Le rapport est dans { $file }.
cli-analyse-move-number = Coup
cli-analyse-player = Joueur
cli-analyse-move = Joué
cli-analyse-better = Mieux
cli-analyse-loss = Perte
cli-analyse-expects = Chances
cli-analyse-why = Pourquoi
cli-analyse-turning = { $count ->
    [one] ◆ Un tournant : les chances du joueur y ont beaucoup changé.
   *[other] ◆ { $count } tournants : les chances du joueur y ont beaucoup changé.
}

## La modération
cli-moderator-added = { $name } ({ $code }) fait maintenant partie de la modération. La page est /moderation.
cli-moderator-removed = { $code } ne fait plus partie de la modération.
cli-moderator-none = Personne ne modère encore. Ouvre /moderation dans ton navigateur pour voir ton code, puis : tablee moderator add CODE
cli-moderator-listed = { $code } – { $name }, depuis le { $since }
cli-moderator-nameless = Invité

## Les agents sur d’autres machines
cli-agent-added = { $name } peut se connecter dès maintenant, avec ce jeton. Il n’est montré que cette fois :
cli-agent-removed = { $name } ne peut plus se connecter.
cli-agent-none = Aucun agent d’une autre machine ne peut encore se connecter.
cli-agent-listed = { $name }, depuis le { $since }

## L’exploitation
cli-backed-up = La sauvegarde est dans { $path } ({ $size } ko). Elle contient des cartes cachées et des secrets : garde-la bien.
cli-restored = La base de données est comme dans { $path } ; les journaux de toutes ses parties ont été lus : { $count }. Redémarre le serveur.
cli-restored-void = Les accords pour la recherche qui ont pu être retirés depuis la sauvegarde ne valent plus : { $count }.
cli-restored-kept = L’ancienne base de données a été gardée : { $kept }
cli-restored-unreadable = Les journaux de ces tables sont illisibles : { $tables }
cli-verified = Tout est comme les journaux le disent.
cli-pruned = Ce que les options ne gardent plus a été supprimé.
cli-announced = Tout le monde le voit désormais, jusqu’à tablee admin announce --take-back.
cli-announced-until = Tout le monde le voit désormais, jusqu’au { $until }.
cli-announcement-taken-back = L’annonce est retirée.
cli-announcement-none = Il n’y avait pas d’annonce à retirer.
cli-draining = D’ici deux secondes, aucun serveur de cette base n’accepte de nouvelle table ; les parties en cours continuent. Pour y mettre fin : tablee admin drain --off, ou redémarre les serveurs.
cli-draining-port = Le serveur du port { $port } renvoie les proxys ailleurs ; les parties y continuent jusqu’à son arrêt.
cli-drain-playing = { $count ->
    [0] On ne joue plus à aucune table. Tu peux arrêter les serveurs.
    [one] On joue encore à une table.
   *[other] On joue encore à { $count } tables.
}
cli-drain-connected = { $count ->
    [0] Plus aucune page n’y est connectée. Tu peux arrêter ce serveur.
    [one] Une page y est encore connectée.
   *[other] { $count } pages y sont encore connectées.
}
cli-drain-ended = C’est fini : d’ici deux secondes, les serveurs acceptent de nouvelles tables.
cli-drain-none = Il n’y avait rien à quoi mettre fin.
cli-banned = { $network } est sur la liste des exclusions. Elle en compte { $count }.
cli-ban-lifted = { $network } n’est plus sur la liste des exclusions.
cli-ban-none = { $network } n’était pas sur la liste des exclusions.
cli-bans-none = Aucune adresse n’est exclue.
cli-ban-listed = { $network }, depuis le { $since }
cli-ban-listed-players = { $network }, joueurs aussi, depuis le { $since }
cli-entrance-made = { $link }
    { $count ->
        [one] Une personne peut entrer par ce lien
       *[other] { $count } personnes peuvent entrer par ce lien
    } jusqu’au { $until }.
cli-entrances-withdrawn = Tous les liens sont retirés.
cli-entrances-none = Aucun lien n’est utilisable.
cli-entrance-listed = du { $made }, valable jusqu’au { $until } : utilisé { $used } sur { $uses }
cli-ladder-none = Aucune partie d’un classement n’est enregistrée.
cli-ladder-place = { $game }, place { $place } : { $who }, { $share } % des points (de { $low } à { $high }) en { $matches ->
        [one] { $matches } partie
       *[other] { $matches } parties
    } ; perdues par un coup interdit { $illegal }, par dépassement du temps { $late }, par une panne { $failed }
cli-ladder-level = niveau { $level }
cli-ladder-listed-pause = { $name } : en pause depuis le { $since }
cli-ladder-paused = { $name } est en pause : dans quelques secondes, ce programme ne joue plus pour le classement et n’y a plus de place.
cli-ladder-resumed = { $name } joue de nouveau pour le classement, dans quelques secondes.
cli-ladder-not-paused = { $name } n’était pas en pause.
cli-ladder-forgotten = { $count ->
    [one] Une donne est oubliée.
   *[other] { $count } donnes sont oubliées.
}
cli-exported = Tout ce qui est gardé sur { $code } est dans { $path }. Cela contient ses paroles et ses choix : ne le donne à personne d’autre.
cli-deleted-guest = La personne { $code } est supprimée. { $count ->
    [0] Aucune partie ne l’attendait.
    [one] Elle a d’abord abandonné une place.
   *[other] Elle a d’abord abandonné { $count } places.
}

## Un nouveau jeu
cli-new-game =
    Le jeu est dans { $folder }. Installe-le, teste-le et joue :
      cd { $folder }
      pip install -e ".[test]"
      pytest
      tablee play { $name }
