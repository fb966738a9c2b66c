# Ce que disent tous les jeux, le serveur et la commande. Le code `option.value` est le message `option-value`.

## Options et nombre de joueurs
option-unknown = L’option « { $name } » n’existe pas. Les options sont : { $known }.
option-value = L’option « { $name } » n’accepte pas « { $value } ». Elle accepte : { $expected }.
option-combination = Ces réglages ne vont pas ensemble ainsi : { $names }. Change l’un d’eux.
option-players = On ne peut pas jouer à ce jeu à { $players }. Il faut au moins { $min } et au plus { $max } joueurs.
option-pieces = Avec ces réglages, il faut { $needed } pièces pour la donne, mais le jeu n’en a que { $pieces }. Change l’un d’eux : { $names }.
option-most-pieces = Avec ces réglages, il y a { $pieces } pièces, mais le jeu en accepte au plus { $most }. Réduis l’un d’eux : { $names }.

## Nombres entiers et graines
argument-whole = « { $name } » doit être un nombre entier, pas « { $value } ». Donne un nombre sans décimales.
argument-text = « { $name } » doit être un nombre entier, mais « { $value } » est un texte. Donne le nombre sans guillemets.
argument-least = « { $name } » doit valoir au moins { $least }, pas { $value }. Donne un nombre plus grand.
argument-count = Nombres donnés : { $given }, parties : { $expected }. Donnes-en un par partie.
argument-seed = Un nombre secret (« seed ») est un texte ou un nombre entier, pas « { $value } ». Donne l’un des deux.
argument-bots = Le nombre de robots ({ $given }) ne va pas avec le nombre de places ({ $seats }). Nomme un robot pour toutes les places, ou un pour chacune.
argument-table = Il n’y a pas de table { $table } ici. Commence une partie avec new.
argument-move = Un coup est un texte, pas « { $value } ». Donne l’un des coups permis.
argument-answer = Au coup { $ply }, le robot « { $bot } » à la place { $seat } a renvoyé { $value }, qui n’est pas un coup. Renvoie l’un des coups permis, un texte.
argument-answers = Le nombre de coups du robot « { $bot } » ({ $given }) ne va pas avec le nombre de questions ({ $asked }). Renvoie un coup pour chaque question, dans l’ordre.
argument-bot-start = Le robot « { $bot } » ne démarre pas : { $reason }. Corrige sa classe.
result-undecided = La partie n’est pas finie : c’est à la place { $turn } de jouer. Joue-la jusqu’au bout avant de lire le résultat.

## Positions
position-key = Ce n’est pas une position du jeu : « { $key } » manque ou ne convient pas. La valeur devrait être { $expected }.
position-object = Une position est un objet JSON, pas « { $value } ». Lis d’abord un texte avec un analyseur JSON.
position-pieces = Ce n’est pas une position du jeu : il y a trop de pièces d’une sorte, ou pas assez pour tout remplir (« { $key } »). Vérifie les pièces à cet endroit.
position-no-moves = C’est à la place { $turn } de jouer, mais elle n’a aucun coup : aucune partie ne mène à cette position. Choisis une autre position.
perft-unlisted = On ne peut pas énumérer ici tous les coups, ni donc les compter. Choisis une profondeur plus petite ou une autre position.

## Enregistrements
record-json = La ligne { $line } du fichier de la partie n’est pas du JSON. Chaque ligne doit être un objet JSON.
record-header = La première ligne du fichier de la partie doit être son en-tête : « { $key } » manque ou est faux. Corrige-le, ou exporte de nouveau la partie.
record-move = La ligne { $line } du fichier de la partie n’est pas un coup. Un coup s’écrit {"{"}"seat":0,"move":"..."{"}"}.
record-after-result = La ligne { $line } vient après le résultat. Le résultat doit être la dernière ligne.
record-rules = Le fichier de la partie suit la version { $rules } des règles, que ce programme ne connaît pas. Prends un programme plus récent.
record-rule = Ligne { $line } du fichier de la partie : { $rule }
record-seat = La ligne { $line } est un coup de la place { $seat }, mais c’était à la place { $turn } de jouer. Le fichier a été modifié ou n’est pas complet : exporte-le de nouveau.
record-result = Le résultat de la ligne { $line } n’est pas celui auquel mènent les coups. Le fichier a été modifié ou n’est pas complet : exporte-le de nouveau.
record-did = La ligne { $line } du fichier de la partie n’est pas une action valable : « did » est inconnu, ou la place n’existe pas ou avait déjà abandonné. Corrige ou retire cette ligne.
record-undone = La ligne { $line } du fichier de la partie reprend un coup qui n’est pas le dernier de cette place. On ne reprend que le coup juste avant.
record-deal = Le nombre secret ne vient pas du secret du serveur et des nombres de la première ligne : la donne a été changée. Télécharge de nouveau le fichier de la partie.
record-nonce = Le nombre de la place { $seat } ne correspond pas à l’empreinte montrée avant la donne. Ne te fie pas à ce fichier.

## Coups
move-over = La partie est finie, on ne peut plus jouer de coup. Commence une autre partie.
move-number = Le nombre { $number } ne désigne aucun coup permis dans cette position. Prends-en un de ceux qui y sont listés.
chance-awaited = Ici, c’est d’abord au hasard de décider. Fixe l’un des résultats possibles avant de continuer.
chance-none = Le hasard n’a rien à décider ici : « { $outcome } » ne peut pas être fixé. Joue plutôt un coup permis.
chance-outcome = « { $outcome } » n’est pas possible ici. Prends l’un de ces résultats : { $possible }.
chance-words = Ce jeu tire des nombres bruts, dont les résultats ne se listent pas. Fais tirer ses règles par uniform, shuffle ou mix.
move-not-your-turn = Ce n’est pas à la place { $seat } de jouer, mais à la place { $turn }. Attends son coup.
    .named = C’est à { $turn_name } de jouer. Attends son coup.
resign-already = La place { $seat } a déjà abandonné. Laisse les autres continuer.
    .named = { $name } a déjà abandonné. Laisse les autres continuer.
game-unknown = { $close ->
    [none] Il n’y a pas de jeu « { $name } » ici. Installés : { $known }.
   *[other] Il n’y a pas de jeu « { $name } » ici. Voulais-tu dire « { $close } » ?
}
game-none-installed = Il n’y a pas de jeu « { $name } », car aucun jeu n’est installé. Lance { $install } dans le dossier de Tablée.

## Robots
bot-illegal = Le robot « { $bot } » à la place { $seat } a renvoyé le coup interdit « { $move } » au coup { $ply }. Renvoie l’un des coups permis.
bot-unknown = « { $given } » n’est pas un robot. Écris bot:3, bot:5@200ms, uct:1000ms, uct:500, baseline:ppo ou random, ou donne une fonction ou une classe.
bot-level = Ce jeu n’a pas de robot de niveau { $level }. Il a : { $levels }.
program-unknown = Sur ce serveur, aucun programme nommé « { $program } » ne joue à ce jeu. Choisis un niveau, ou un programme que propose le formulaire.
program-setting = « { $given } » ne désigne aucun programme. Écris NOM=COMMANDE, avec un nom de 1 à { $max } caractères visibles.
agent-setting = « { $given } » ne désigne aucun agent. Écris NOM=MODULE:CLASSE ou NOM=baseline:ppo, avec un nom de 1 à { $max } caractères visibles.
language-unknown = Ce serveur ne parle pas « { $language } ». Choisis une des langues des réglages.
words-folder = Il n’y a aucune langue dans « { $folder } ». Il faut un dossier par langue, par exemple « de » ; make words LANG=de en prépare un.
words-language = « { $given } » n’est pas une langue à ajouter. Donne au dossier le code de la langue, par exemple de ou pt-BR ; fr, nl et en sont déjà là.
words-too-many = Il y a plus de { $max } langues dans le dossier. Retires-en quelques-unes.
words-file = La ligne { $line } de « { $file } » est illisible. Écris chaque phrase sous la forme « id = texte », en UTF-8, sans espace devant l’id et sans changer les id.
words-hidden = La ligne { $line } de « { $file } » contient un caractère invisible qui change le sens d’écriture. Retire-le : les pages s’en chargent.
words-too-long = « { $message } » dans « { $file } » dépasse { $max } caractères, ou se répète elle-même. Raccourcis-la, et ne reprends que peu d’autres phrases dans une phrase.
words-too-large = « { $file } » dépasse { $max } Kio. Les mots d’un jeu prennent bien moins de place : est-ce le bon fichier ?
words-unreadable = { $path } ne peut pas être lu ({ $reason }). Vérifie le chemin après --words, et ses permissions.
program-twice = Deux programmes s’appellent « { $name } ». Donne à chacun un nom différent.
ladder-extra = Il manque de quoi calculer le classement des robots. Installe tablee[arena], ou enlève --ladder.
ladder-programs = Un classement des robots a besoin d’un programme. Ajoute-en un avec --agent NOM=MODULE:CLASSE ou --program NOM=COMMANDE, ou enlève --ladder.

## Le processus moteur
engine-json = Cette ligne n’est pas du JSON. Envoie un objet JSON par ligne.
engine-object = Cette ligne est du JSON, mais pas un objet JSON. Envoie un objet, comme {"{"}"do":"games"{"}"}.
engine-do = La requête « { $do } » n’existe pas. Il y a : { $known }.
engine-key = Dans cette requête, « { $key } » manque ou ne convient pas. La valeur doit être { $expected }.
engine-line = Cette ligne dépasse { $limit } octets. Envoie quelque chose de plus petit.
engine-failed = Les règles n’ont pas pu répondre ({ $failure }). C’est une faute du programme ; signale-la avec la requête.

## Les règles, interrogées sur ce que quelqu’un a inventé
rules-too-long = Ce calcul prend plus de { $seconds } s, il a donc été arrêté. Essaie une position avec moins de pièces, ou demande moins à la fois.
rules-too-large = Ce calcul prend plus de { $megabytes } Mo de mémoire, il a donc été arrêté. Essaie une position avec moins de pièces, ou demande moins à la fois.

## Le serveur
request-malformed = Le message est illisible à { $at } : { $expected }. Recharge la page ; si cela se répète, signale-le.
request-too-large = Cela dépasse { $limit } octets. Envoie quelque chose de plus petit.
request-unknown = Il n’y a rien à cette adresse. Vérifie le lien.
request-method = Cette adresse n’accepte pas cette méthode. Consulte /api/openapi.json.
request-too-many = Trop de demandes à la fois. Réessaie dans { $seconds } s.
server-full = La limite de { $limit } est atteinte ici. Ferme une table ou une fenêtre, ou réessaie plus tard.
server-fault = Une erreur s’est produite sur le serveur ; rien n’a changé. Réessaie, et signale-le si cela persiste.
server-ending = Ce serveur s’arrête et n’a pas fini de traiter ceci. Attends un instant, vérifie si c’est fait, et sinon réessaie.
database-away = Le serveur ne peut rien noter pour l’instant ; rien n’a changé et rien n’est perdu. Réessaie dans un moment.
database-in-doubt = Le serveur a perdu le contact avec ses archives juste au moment de noter ceci : on ne sait pas encore si cela compte. Attends un instant : la page montrera ce qu’il en est.
database-checking = Le serveur vérifie sa base de données après un arrêt brutal : il ne peut encore rien noter. Réessaie dans quelques minutes.
database-damaged = La base de données du serveur est abîmée : il ne peut plus rien noter. Préviens la personne qui gère le serveur, elle peut restaurer une sauvegarde.
database-replaced = La base de données a été déplacée ou remplacée pendant que le serveur tournait : il ne peut plus rien noter. Préviens la personne qui gère le serveur : il suffit de le redémarrer.
request-slow = Ta connexion était trop lente : ceci n’est pas arrivé en { $seconds } s. Réessaie là où elle est meilleure.
host-unknown = Ce serveur ne répond pas au nom « { $host } ». Prends l’adresse qu’on t’a donnée ; si tu gères le serveur, ajoute ce nom avec --trusted-host.
database-url = Ce n’est pas l’adresse d’une base de données. Donne le chemin d’un fichier, ou postgresql://nom:mot-de-passe@hôte/base.
database-option = « { $option } » dans l’adresse de la base de données est inconnu, ou n’accepte pas cette valeur. L’adresse accepte : { $known }.
database-driver = Il faut pour PostgreSQL le supplément tablee[postgres], qui n’est pas installé. Installe son paquet : { $python } -m pip install asyncpg.
database-home = Le dossier { $folder } pour tes données ne peut pas être créé ({ $reason }). Donne une base de données avec --database, ou un autre dossier avec XDG_DATA_HOME.
database-no-folder = Il n’y a pas de dossier { $folder } pour la base de données. Crée-le, ou donne un autre fichier avec --database.
database-is-folder = { $folder } est un dossier, pas une base de données. Donne un fichier de ce dossier avec --database.
database-not-permitted = Tu n’as pas le droit de lire et d’écrire { $path }. Change ses permissions, ou donne un autre fichier avec --database.
database-no-database = { $path } n’est pas une base de données. Donne un autre fichier avec --database ; s’il n’existe pas, il est créé.
database-foreign = { $path } est la base de données d’un autre programme. Donne un autre fichier avec --database ; s’il n’existe pas, il est créé.
database-newer = La base de données { $database } vient d’une version plus récente de Tablée ({ $found } ; celle-ci connaît { $known }). Installe cette version, ou restaure une sauvegarde plus ancienne.
database-locked = Un autre programme occupe la base de données { $path }. Arrête ce programme, puis réessaie.
database-malformed = La base de données { $path } est abîmée ({ $reason }). Restaure une sauvegarde avec : tablee admin restore FICHIER (docs/backup.md).
database-unreachable = La base de données { $database } est hors d’atteinte ({ $reason }). Vérifie qu’elle tourne, et son adresse dans --database.
database-login = La base de données { $database } refuse le nom ou le mot de passe ({ $reason }). Vérifie les deux dans son adresse, dans --database.
database-missing = Il n’y a pas de base de données « { $name } » à l’adresse { $database }. Crée-la avec createdb, ou donnes-en une autre avec --database.
database-encoding = La base de données { $database } écrit les textes en { $encoding } : certains noms n’y entrent pas. Crées-en une avec : createdb --encoding UTF8 --template template0.
database-unusable = La base de données { $database } est inutilisable ({ $reason }). Répare cela, ou donne une autre base avec --database.
backup-exists = { $path } existe déjà, et une sauvegarde n’écrase aucun fichier. Donne un autre fichier.
backup-under-way = Un autre programme écrit cette sauvegarde, ou a été arrêté en l’écrivant ({ $path }). Attends-le, ou supprime ce fichier.
backup-folder = Aucune sauvegarde ne peut être écrite dans le dossier { $folder } ({ $reason }). Crée ce dossier, permets d’y écrire, ou donnes-en un autre.
backup-room = Le dossier { $folder } a { $free } Mo de place, et il en faut { $needed }. Fais de la place, ou donne un dossier sur un autre disque.
backup-program = Le programme { $program } n’est pas installé ici, et PostgreSQL en a besoin pour cela. Installe les programmes clients de PostgreSQL.
backup-failed = { $program } n’y est pas parvenu : { $reason }. Répare cela, puis réessaie.
backup-none = Il n’y a pas encore de base de données { $database }, donc rien à sauvegarder. Donnes-en une autre avec --database.
backup-damaged = La base de données { $database } est abîmée ({ $reason }) : aucune sauvegarde n’a été écrite. Restaure une sauvegarde plus ancienne : tablee admin restore FICHIER.
backup-time = « { $time } » n’est pas une heure pour --backup-at. Donne des heures et des minutes, comme 03:00.
restore-in-use = Un serveur ou un autre programme utilise la base de données { $database }. Arrête-les tous, puis réessaie.
restore-no-backup = { $path } n’est pas une sauvegarde de Tablée pour ce genre de base de données. Donne un fichier que tablee admin backup a écrit.
restore-damaged = La sauvegarde { $path } est abîmée ({ $reason }), et rien n’a changé. Restaures-en une autre.
restore-not-permitted = PostgreSQL ne laisse pas cet utilisateur créer et renommer des bases de données, ce qu’il faut pour restaurer { $database } ({ $reason }). Donne-lui ce droit avec : ALTER ROLE nom CREATEDB.
restore-refused = PostgreSQL a refusé de restaurer { $database } ({ $reason }), et la base de données est comme avant. Répare cela, puis réessaie.
serve-origin = « { $origin } » n’est pas une adresse pour --trusted-origin. Donne un schéma et un hôte, comme https://play.example.
serve-path = « { $origin } » contient un chemin, et Tablée ne marche que sous un nom d’hôte à elle. Donne-lui un nom comme play.example, sans chemin.
serve-name = « { $name } » n’est pas un nom d’hôte pour --trusted-host. Donne un nom sans schéma, port ni chemin, comme games.example.
serve-proxy = « { $address } » n’est pas une adresse pour --trusted-proxies. Donne des adresses IP ou des réseaux comme 10.0.0.0/8, séparés par des virgules.
use-unreadable = Les journaux de ces tables sont illisibles dans la sauvegarde, et rien n’a changé : { $tables }. Restaure une autre sauvegarde, ou celle-ci avec --allow-unreadable.
origin-foreign = Cette requête vient d’un autre site. Ouvre la table sur sa propre page.
address-banned = Ce serveur n’accueille personne de nouveau depuis ton réseau. Si tu penses que c’est une erreur, écris à qui gère ce serveur.
ban-limit = La liste compte déjà { $most } exclusions. Enlèves-en, ou exclus tout un réseau.
server-by-invitation = Ce serveur est sur invitation. Demande un lien à qui le gère, ou reviens avec tes mots, ta clé d’accès ou un autre appareil.
server-draining = Ce serveur n’accepte pas de nouvelle table pour l’instant, car il va bientôt redémarrer. Continue les parties en cours, et réessaie dans quelques minutes.
entrance-unknown = Ce lien ne fonctionne plus. Demandes-en un nouveau à qui gère ce serveur.
guest-unknown = Personne ne connaît encore ce navigateur. Prends d’abord une place ou choisis un nom.
guest-cookies = Ce navigateur ne garde pas les cookies : à la table, personne ne saurait que c’est toi. Autorise les cookies pour ce site dans ses réglages, puis réessaie.
guest-name = Un nom compte de 1 à { $max } caractères que tout le monde peut voir, avec deux accents au plus sur une lettre. Choisis-en un autre.
link-unknown = Ce lien a déjà servi, ou date de plus de dix minutes. Fais-en un nouveau sur l’autre appareil.
device-ended = Tu as déconnecté cet appareil depuis un autre : il ne joue plus pour toi. Pour t’en resservir, fais-lui un lien là-bas.
claim-one = La requête ne prouve pas qui tu es, ou le prouve de plusieurs façons. Choisis-en une seule : un lien, tes mots de secours ou ta clé d’accès.
words-count = Les mots de secours sont au nombre de { $count }. Tape-les tous, dans l’ordre, avec une espace après chacun.
words-misspelt = Le mot { $number } n’est pas un mot de secours. Compare son orthographe avec ce que tu as noté.
words-unknown = Personne n’a ces mots de secours. Vérifie leur ordre, et si tu n’en as pas créé de nouveaux depuis : seuls les derniers comptent.
passkey-address = Une clé d’accès demande un nom de domaine, et tu as ouvert ce site par son adresse IP. Sers-toi de tes mots de secours, ou ouvre le site par son nom.
passkey-refused = Cette clé d’accès n’a pas été acceptée ici. Réessaie ; si cela n’aide pas, prends tes mots de secours ou un autre appareil.
passkey-unknown = Cette clé d’accès a déjà été supprimée. Recharge la page.
passkey-limit = Tu as déjà { $limit } clés d’accès. Retires-en une qui ne te sert plus.
agent-forbidden = Sur ce serveur, on ne peut pas faire jouer ses propres programmes. Demande un jeton à qui gère le serveur.
agent-nameless = Tu n’as pas encore de nom, et aux tables un programme porte aussi celui de la personne à qui il appartient. Choisis d’abord ton nom.
agent-taken = Tu as déjà un programme appelé « { $name } ». Choisis un autre nom, ou supprime d’abord celui-là.
agent-limit = Tu as déjà { $limit } programmes. Supprimes-en un qui ne te sert plus.
agent-unknown = Ce programme a déjà été supprimé. Recharge la page.
ladder-none = Ce serveur n’a pas de classement des robots. Demande à qui le gère de le démarrer avec --ladder.
ladder-record = Le fichier de cette partie n’est plus conservé. Choisis une partie plus récente.
device-unknown = Cet appareil est déjà déconnecté. Recharge la page pour voir ceux qui restent.
merge-recent = Deux identités ont été réunies ici il y a moins de { $days } jours ; seul le navigateur arrivé en dernier peut les supprimer. Utilise-le, ou attends.
return-closed = Le chemin du retour est fermé : il reste ouvert une semaine et ne sert qu’une fois. Reviens avec un lien, tes mots ou ta clé d’accès.
device-new = Ce navigateur vient de te rejoindre et ne peut pas encore créer de moyen de revenir. Utilise ton autre appareil, ou attends { $minutes ->
    [one] une minute
   *[other] { $minutes } minutes
}.
merge-together = { $count ->
    [one] Dans une partie en cours, tu as deux places : une sous chacune de tes deux identités. On n’en occupe qu’une : finis d’abord cette partie, ou abandonne une des places.
   *[other] Dans { $count } parties en cours, tu as deux places : une sous chacune de tes deux identités. On n’en occupe qu’une par partie : finis d’abord ces parties, ou abandonne une place à chacune.
}
table-unknown = Ce lien ne mène à aucune table. Demande une nouvelle invitation.
table-seats = Ces places ne vont pas ensemble. Assieds-toi une fois au plus, et ne laisse les autres jouer sur cet appareil qu’avec toi.
table-not-host = Seule la personne qui a ouvert la table peut le faire. Demande-le-lui.
table-variant = Ce serveur ne propose pas de variantes. Laisse les nombres de la règle tels quels.
table-research = Ce serveur ne donne aucune partie à la recherche. Tu n’as rien à faire.
table-open-limit = Tu as déjà { $limit } tables ouvertes à tous. Termine d’abord une partie, ou ouvre cette table seulement à tes invités.
table-open-newcomer = Tu viens d’arriver : pendant les { $hours } premières heures, { $limit ->
    [one] une seule de tes tables peut être ouverte à tous à la fois
   *[other] { $limit } de tes tables peuvent être ouvertes à tous à la fois
}. Termine d’abord là-bas, ou ouvre cette table seulement à tes invités.
table-open-address = Depuis ton réseau, { $limit } tables ouvertes à tous existent déjà. Attends que l’une d’elles se termine, ou ouvre cette table seulement à tes invités.
table-waiting-limit = Déjà { $limit } de tes tables attendent des joueurs. Annules-en une, ou joue seulement contre des robots.
table-bots-own = À { $limit } de tes tables, des robots jouent déjà entre eux. Arrêtes-en une sur la page d’accueil, ou assieds-toi aussi.
table-bots-address = Depuis ton réseau, { $limit } tables où des robots jouent entre eux sont déjà ouvertes. Fais-en arrêter une, ou assieds-toi aussi.
table-bots-all = Des robots jouent entre eux à { $limit } tables en ce moment : il n’y a plus de place. Réessaie dans dix minutes, ou assieds-toi aussi.
table-locked = L’hôte a fermé cette table : personne d’autre ne peut s’y asseoir. Tu peux regarder.
table-removed = L’hôte de cette table a libéré ta place. Tu peux regarder, ou ouvrir une table à toi.
table-watched = Trop de monde regarde déjà cette table : { $limit } personnes au plus. Réessaie plus tard, ou demande le fichier de la partie à l’un des joueurs.
table-busy = D’autres ont modifié cette table au même moment. Regarde-la et réessaie.
seat-your-own = C’est ta propre place. Pour la rendre, quitte la table.
seat-no-guest = Seule une autre personne assise ici peut devenir l’hôte. Choisis sa place.
seat-unknown = Il n’y a pas de place { $seat } ici. Choisis une place de 0 à { $last }.
seat-numbered = Place { $seat }
seat-taken = Quelqu’un vient de prendre cette place. Choisis-en une autre, ou regarde.
seat-none-free = Il n’y a plus de place libre. Tu peux regarder.
seat-already = Tu es déjà à cette table. Joue depuis ta propre place.
seat-not-yours = Ce n’est pas ta place. Joue depuis la tienne, ou regarde.
seat-gave-up = Tu as abandonné cette place : un robot y joue jusqu’à la fin. Tu peux regarder.
seat-apart = Tu ne peux pas t’asseoir à cette table : toi ou quelqu’un ici a bloqué l’autre. Choisis une autre table ; si c’était toi, tu peux débloquer dans tes réglages.
person-unknown = Cette personne ne se trouve plus ici. Ferme ceci et regarde à nouveau la table.
person-self = C’est toi. Choisis quelqu’un d’autre.
people-limit = Tu as déjà bloqué { $limit } personnes, ou choisi de ne plus les entendre. Retires-en une dans tes réglages.
match-waiting = La partie n’a pas commencé. Elle commence quand toutes les places sont prises.
match-begun = La partie a commencé. Si tu ne veux pas continuer, abandonne.
match-cancelled = Cette table a été annulée : on n’y joue pas. Ouvre une nouvelle table.
match-unreadable = Cette table est illisible pour le moment ; rien n’en est perdu. Préviens la personne qui gère ce serveur.
match-running = La partie n’est pas finie. Joue-la d’abord jusqu’au bout.
analysis-no-moves = Personne n’a joué de coup dans cette partie : il n’y a rien à analyser. Choisis une partie avec des coups.
analysis-busy = { $limit } parties sont déjà en cours d’analyse. Réessaie dans une minute.
analysis-slow = Les parties en cours occupent tous les robots. Redemande l’analyse plus tard.
analysis-silent = Le robot n’a pas répondu. Réessaie dans un instant.
move-stale = La partie a continué entre-temps : on en est au coup { $ply }. Regarde la table et choisis à nouveau.
undo-not-last = Tu ne peux reprendre que ton dernier coup, tant que seuls des robots ont joué depuis. Continue à partir d’ici.
undo-revealed = Ce coup, ou la réponse qui l’a suivi, a révélé quelque chose : on ne peut donc pas le reprendre. Continue à partir d’ici.
help-hints = À cette table, on a convenu de jouer sans conseils. Trouve ton coup toi-même.
help-undo = À cette table, on a convenu qu’un coup joué est joué : rien ne se reprend. Continue à partir de là.
offer-revenge = On ne peut pas prendre de revanche sur cette partie. Propose une nouvelle partie.
offer-made = La partie suivante est déjà ouverte. Continue là-bas.
offer-blocked = Tu as bloqué quelqu’un qui jouait ici. Lève d’abord le blocage dans tes réglages, ou ouvre une nouvelle table sans cette personne.
offer-apart = Parmi ceux qui veulent rejouer, deux ne jouent pas ensemble : l’un d’eux l’a demandé. Ouvre plutôt une nouvelle table.
match-over = La partie est finie. Propose d’en faire une autre.
proposal-unknown = On ne peut rien proposer de ce genre ici (« { $kind } »). Recharge la page.
proposal-open = Une proposition de ce genre attend déjà. Réponds-y d’abord, ou retire-la.
proposal-gone = Cette proposition est acceptée, refusée ou retirée. Regarde ce qui est proposé maintenant.
substitute-played = Tu as déjà tenu une autre place dans cette partie et tu connais son jeu. Regarde, et joue la prochaine.
substitute-closed = À cette table, personne ne reprend une place abandonnée. Tu peux regarder.
substitute-refused = Les joueurs ne t’ont pas donné de place dans cette partie. Regarde, et joue la prochaine.
stand-in-same = C’est déjà réglé ainsi. Choisis un autre moment.
match-paused = La partie est en pause. Propose de reprendre ; dès que tout le monde est d’accord, tu peux jouer.
clock-missing = Cette table n’a pas de pendule : il n’y a rien à mettre en pause. Prends tout ton temps.
clock-stopped = La partie est déjà en pause. Propose de reprendre quand tu veux.
clock-running = La partie n’est pas en pause. Tu peux continuer à jouer.
vacation-none = Il n’y a de vacances que dans les parties qui comptent en jours. Propose plutôt une pause.
vacation-often = Tes vacances ont commencé et fini plusieurs fois depuis le dernier coup. Laisse-les telles quelles jusqu’au coup suivant.
vacation-left = Il te reste { $days ->
    [0] moins d’un jour de vacances
    [one] { $days } jour de vacances
   *[other] { $days } jours de vacances
} dans cette partie. Choisis moins de jours, ou propose une pause.
time-not-over = Personne n’est à court de temps : tu ne peux pas finir la partie. Regarde de nouveau la table.
terms-time-out = Il n’y a pas de robot pour ce jeu : aucun ne peut jouer à la fin du temps. Choisis que les autres peuvent arrêter la partie.
terms-counts = Une partie qui compte se joue entre personnes, chacune à son écran, et sans aide. Désactive les conseils, le retour sur les coups passés et la reprise d’un coup, et n’assieds aucun robot.
zone-unknown = Ce serveur ne connaît pas ton fuseau horaire. Choisis-en un autre ; en attendant, c’est l’heure universelle (UTC) qui compte.
ahead-your-turn = C’est ton tour, il n’y a donc rien à prévoir. Joue simplement le coup.
ahead-move = Ce coup ne peut pas être prévu à l’avance en ce moment. Attends ton tour, ou choisis-en un de la liste.
talk-empty = Ce message est vide, trop long, ou contient des caractères qui ne sont pas permis. Choisis une phrase, ou écris sur une ligne de 1 à { $max } caractères que tout le monde peut voir, avec deux accents au plus sur une lettre.
talk-off = On a convenu de ne pas parler à cette table. Tu peux jouer en silence.
talk-phrases = On a convenu de ne parler ici qu’avec des phrases toutes faites. Choisis-en une.
talk-silenced = La modération t’a demandé de te taire : { $hours ->
    [one] tu pourras reparler dans une heure au plus tard
   *[other] tu pourras reparler dans { $hours } heures
}. Tu peux continuer à jouer.
talk-newcomer = Tu viens d’arriver : au début, on peut parler un peu moins. Réessaie dans { $seconds } s.
talk-address = On parle énormément depuis ton réseau en ce moment. Réessaie dans { $seconds } s.
report-text = Ce texte est trop long, ou contient des caractères qui ne sont pas permis. Écris sur une ligne au plus { $max } caractères que tout le monde peut voir, ou rien du tout.
report-limit = La modération n’a pas encore lu { $limit } de tes signalements. Attends qu’elle en ait traité.
report-limit-newcomer = Tu viens d’arriver : pendant les { $hours } premières heures, { $limit } de tes signalements peuvent être en attente. Attends que la modération en ait lu un.
report-address = Beaucoup de signalements sont venus de ton réseau. Réessaie dans { $seconds } s.
moderation-not-moderator = Seule la modération de ce serveur voit ceci. La personne qui gère le serveur peut t’y ajouter.
moderation-unknown = Cela n’existe plus. Recharge les signalements.
moderation-own = Ce signalement parle de toi, ou vient de toi. Laisse-le à quelqu’un d’autre de la modération.
moderation-closed = Quelqu’un d’autre de la modération vient de clore ce signalement. Recharge les signalements.
hello-first = Cette connexion n’appartient encore à aucune table. Rejoins d’abord une table.
hello-again = Cette connexion appartient à une autre table. Ouvres-en une nouvelle.
channel-address = On ne peut rien envoyer à cette adresse. Elle doit commencer par https:// et être joignable de partout.
channel-private = Cette adresse est dans un réseau privé, et ce serveur ne joint que les adresses publiques. Prends-en une que tout le monde peut joindre.
channel-unreachable = Personne ne répond à cette adresse, ou elle n’est pas joignable depuis Internet. Vérifie-la, puis réessaie.
channel-lookup = On n’arrive pas à vérifier le nom de cette adresse pour l’instant. Réessaie dans quelques minutes.
channel-refused = L’adresse a répondu par l’erreur { $status }. Vérifie qu’elle est complète et toujours valable, puis réessaie.
channel-room = Matrix demande aussi le salon et un jeton d’accès. Remplis les deux.
channel-keys = L’abonnement de ce navigateur est incomplet. Désactive les notifications dans le navigateur, puis réactive-les.
channel-limit = Tu as déjà { $limit } adresses de notification. Retires-en une d’abord.
channel-unknown = Plus aucun message ne part vers cette adresse. Il n’y a plus rien à faire.
mail-off = Ce serveur n’envoie pas de courriels. Choisis une autre façon de recevoir tes messages.
mail-origin = Ce serveur ne peut pas envoyer de courriels tant que la personne qui le gère n’a pas indiqué son adresse web. Choisis une autre façon de recevoir tes messages.
mail-address = Ce n’est pas une adresse de courriel. Vérifie comment tu l’as écrite.
mail-refused = Le serveur de courriel refuse cette adresse. Vérifie comment tu l’as écrite, ou prends-en une autre.
mail-away = Aucun courriel ne peut partir pour l’instant. Réessaie plus tard.
mail-code = Ce lien a déjà servi, ou date de plus de deux jours. Redonne ton adresse pour en recevoir un nouveau.

## La commande
use-language = La langue « { $language } » n’existe pas ici. Choisis parmi : { $known }.
use-option = « { $given } » n’est pas une option. Écris --option NOM=VALEUR.
use-repeated = L’option « { $name } » est donnée deux fois. Donne-la une seule fois ; tablee compare joue plusieurs valeurs.
use-twice = « { $option } » est donné deux fois. Ne le donne qu’une fois.
use-variant = « { $given } » n’est pas une variante. Écris un fichier .toml, NOM=VALEUR ou NOM=BAS..HAUT, et plusieurs réglages séparés par des espaces.
use-range = « { $given } » n’est pas un intervalle de l’option « { $name } », du plus petit au plus grand. Elle accepte : { $expected }.
use-sweep = « { $given } » représente plus de { $most } variantes. Réduis ses intervalles.
use-base = « { $given } » représente plusieurs règles. Donne à la base une seule valeur par option.
use-seats = « { $given } » n’est pas un nombre de joueurs. Écris 3, 2..4 ou 2,4.
variant-file = Le fichier { $file } n’est pas une variante : { $reason }. Vérifie le chemin, et écris-le en TOML.
variant-key = Dans { $file }, « { $key } » manque, est inconnu ou n’a pas la bonne forme. Écris game = "…", si tu veux name = "…", et une table [options].
variant-game = C’est une variante de { $other }, pas de { $game }. Choisis un fichier de ce jeu.
use-seat = Il n’y a pas de place { $seat }. Les places vont de 0 à { $last }.
use-ply = Il n’y a pas de coup { $ply } : le fichier de la partie en a { $last }. Choisis-en un parmi ceux-là.
use-moderator = Personne n’a ici le code { $code }, ou cette personne ne modère pas. Elle trouve son code sur la page /moderation de ce serveur.
use-agent = Il n’y a pas d’agent « { $name } ». Affiche la liste avec : tablee agent list
use-agent-taken = Il y a déjà un agent « { $name } », ou déjà { $max } agents. Retires-en un avec : tablee agent remove
use-agent-name = « { $given } » ne peut pas faire partie du nom d’un agent. Prends 1 à { $max } caractères visibles.
remote-url = « { $url } » n’est pas l’adresse d’un serveur. Donne une adresse comme https://play.example.
remote-token = Le serveur { $url } ne connaît pas ce jeton, ou ne le connaît plus. Crée un nouveau jeton sur sa page « Ma place », ou demande-le à qui gère le serveur.
remote-replaced = Un autre processus joue sur { $url } avec ce jeton. Utilise un jeton par processus.
remote-moved = Le serveur { $url } envoie les agents à { $to }. Donne cette adresse, si tu veux bien confier le jeton à cet autre serveur.
remote-insecure = Le serveur { $url } envoie les agents à { $to }, où d’autres pourraient lire ce qui passe. Demande à qui gère le serveur une adresse en https.
use-file = Le fichier { $file } ne peut être ni lu ni écrit : { $reason }. Vérifie le chemin et les droits d’accès.
use-output = La sortie standard ne peut pas être écrite : { $reason }. Fais-y de la place, ou envoie-la ailleurs.
use-characters = « { $given } » n’est pas écrit en UTF-8. Saisis-le de nouveau, ou donne un autre nom au fichier.
use-same-file = Cette commande lit { $file }, donc elle ne peut pas y écrire. Nomme un autre fichier pour le résultat.
file-in-use = Un autre processus écrit { $file }. Attends qu’il se termine, ou nomme un autre fichier.
use-variable = La variable { $variable } ne correspond à aucune option. Corrige son nom, ou enlève-la ; sont connues : { $known }.
use-announcement = Une annonce est une ligne de 1 à { $most } caractères visibles. Raccourcis-la, ou enlève ce que personne ne peut voir.
use-moment = « { $given } » n’est pas un moment à venir. Donne par exemple 18:30 ou 2026-12-24 18:30, à l’heure de cette machine.
use-named-database = Il n’y a pas de base de données { $database }. Vérifie son nom ; `tablee serve` en crée une nouvelle.
use-database = Il n’y a pas de base de données { $database }, car aucun serveur de cet utilisateur n’a tourné ici. Nomme celle de ton serveur avec --database.
use-not-given = Aucune partie terminée ne peut être donnée (trouvées : { $count }), à cause d’autres options ou d’un accord manquant. Démarre tablee serve avec --research, pour que les tables posent la question.
use-drain-ended = Une autre commande y a mis fin : les serveurs continuent comme avant. Relance tablee admin drain avant de les arrêter.
use-drain-port = Aucun serveur de Tablée ne répond sur le port { $port } de cette machine. Lance la commande là où tourne le serveur, et donne son port.
use-drain-other = Le serveur du port { $port } ne suit pas, et rien n’a changé. Nomme sa base de données avec --database.
use-address = « { $given } » n’est ni une adresse ni un réseau qu’on puisse exclure. Donne par exemple 203.0.113.7 ou 203.0.113.0/24, et pas l’adresse de cette machine.
use-ladder-name = Aucun programme « { $name } » n’a joué pour ce classement. Affiche ceux qui l’ont fait avec : tablee admin ladder
use-ladder-whom = --pause et --resume demandent le nom d’un programme. Affiche la liste avec : tablee admin ladder
use-guest = Personne n’a ici le code { $code }. Ce code se trouve sur la page /moderation de ce serveur.
use-deployment = « { $url } » n’est pas l’adresse d’un serveur. Donnes-en une comme https://play.example, sans chemin.
use-commitment = La donne a été changée : { $given } avait été montré au début, mais le nombre secret de cette partie donne { $commitment }. Ne te fie pas à ce fichier.
serve-port = Le port { $port } est déjà pris, peut-être par une Tablée qui tourne. Arrête ce programme, ou choisis un autre port : { $command }
serve-listen = Cet ordinateur ne peut pas écouter sur le port { $port } à l’adresse { $host } ({ $reason }). Choisis un autre port avec --port, ou une autre adresse avec --host.
serve-lan = --lan écoute toutes les adresses de cette machine, --host seulement { $host }. Donne l’un des deux.
serve-pages = Il manque les pages : il n’y a rien dans { $folder }. Construis-les avec make play, ou installe un paquet qui les contient.
worker-database = Un processus de robots a besoin de la base PostgreSQL des serveurs. Donne son adresse avec --database, comme postgresql://nom@hôte/base.
mail-setting = TABLEE_SMTP ne désigne pas de serveur de courriel. Écris smtps://NOM:MOT-DE-PASSE@HÔTE, et donne l’expéditeur avec --mail-from.
network-setting = « { $given } » n’est pas un réseau. Écris-le comme 10.0.0.0/8.

## L’arène
arena-player = « { $given } » ne désigne aucun joueur. Écris bot:3, bot:5@200ms, bot:3@FICHIER.toml, uct:1000ms, uct:500, random, program:COMMANDE, python:MODULE:CLASSE, model:COMMANDE, baseline:ppo, baseline:dmc ou baseline:FICHIER.
arena-twice = Deux joueurs s’appellent « { $name } ». Donne à chacun un nom différent.
arena-few = Une arène demande au moins deux joueurs ; « { $given } » en nomme moins. Sépare-les par des virgules.
arena-no-pair = { $player } et { $other } ne se sont pas rencontrés dans cette arène. Nomme deux de ses joueurs.
arena-pickle = Le robot « { $bot } » ne peut pas passer dans un autre processus : { $reason }. Mets sa classe dans un fichier à part, ou joue dans un seul processus.
arena-workers = Un processus de l’arène s’est terminé de lui-même. Dans un script, lance l’arène sous « if __name__ == "__main__": » ; ailleurs, mets la classe de ton robot dans un fichier à part, ou joue dans un seul processus.
arena-no-ray = Ray n’est pas installé. Installe tablee[cluster], ou retire --cluster.
arena-cluster = Aucune grappe ne répond à { $address } : { $reason }. Vérifie l’adresse, ou retire --cluster.
arena-results = La ligne { $line } de { $file } n’est pas un résultat d’arène. Nomme un autre fichier.
arena-different = { $file } contient les parties d’une autre arène. Nomme un autre fichier avec --out, ou déplace celui-ci.
compare-none = Il n’y a rien à comparer avec la base. Donne au moins une variante qui s’en distingue.
compare-same = « { $name } » a les mêmes règles que « { $other } ». Enlève l’une des deux.
compare-many = { $sides } variantes, c’est trop pour une comparaison. Donnes-en au plus { $most }.
solving-large = Construire l’arbre de ce jeu demande plus de { $most } étapes. Choisis de plus petits nombres, ou permets-en plus avec --positions.
solving-slow = La construction de l’arbre avait fait { $nodes } étapes quand sa part du temps était écoulée. Choisis de plus petits nombres, ou donne plus de --minutes.
solving-late = Le temps était écoulé avant que la première donne soit résolue. Choisis de plus petits nombres, ou donne plus de --minutes.
solving-empty = Personne n’a de choix dans ce jeu. Choisis de plus grands nombres.
solving-starter = Avec ces réglages, la place 1 ne commence jamais. Fais-la commencer, ou laisse décider le hasard.
solving-players = { $game } se joue au moins à { $least }, mais seuls les jeux à deux sont résolus. Choisis un autre jeu.
solving-no-small = { $game } n’apporte pas de petite variante. Donnes-en une avec --variant, ou choisis un de ces jeux : { $games }.
use-small = --small et --variant choisissent tous deux la variante. Retire l’un des deux.
use-levels = « { $given } » ne nomme pas de niveaux. Écris 1,2,3 ou none.
weights-none = Le robot de niveau { $level } de { $game } n’a aucun poids à régler. Choisis un autre niveau, ou déclare ses poids dans sa classe.
weights-unknown = Ce robot n’a pas de poids « { $name } ». Il a : { $known }.
weights-value = Le poids « { $name } » ne peut pas valoir { NUMBER($given) }. Donne un nombre de { NUMBER($low) } à { NUMBER($high) }, entier si sa valeur habituelle est entière.
weights-file = Le fichier { $file } ne contient pas de poids : { $reason }. Vérifie le chemin, ou crée-le avec tablee tune.
weights-game = Ces poids sont pour { $other }, pas pour { $game }. Choisis un fichier de ce jeu.
weights-text = « { $given } » ne désigne aucun poids. Écris le nom d’un fichier .toml, ou NOM=NOMBRE, plusieurs fois s’il le faut avec des espaces entre deux.
use-toml = « { $file } » ne convient pas comme fichier de poids. Donne un nom qui se termine par .toml.
argument-certainty = « { $value } » n’est pas une certitude. Donne un nombre d’au moins 0.5 et inférieur à 1, par exemple 0.9999.
baseline-file = { $file } ne contient aucun réseau entraîné. Indique un fichier écrit par tablee train.
baseline-none = Aucun réseau de la méthode { $method } n’est fourni avec { $game }. Entraînes-en un avec tablee train, puis indique son fichier.
baseline-setup = Ce réseau a été entraîné pour { $trained } à { $players } joueurs et ne convient pas à cette table de { $game }. Entraînes-en un avec le même nombre de joueurs et les mêmes options.
coder-none = { $game } ne déclare pas de nombres pour ses coups. Utilise le texte de ses coups.
coder-setup = Les nombres de { $id } ont été faits pour d’autres joueurs ou options que { $match }. Fais un codeur avec ceux de la partie.
coder-recall = Cet état d’information compte { $needed } nombres, mais son tenseur n’en contient que { $length }. Charge le jeu avec un paramètre « recall » plus grand.
arena-program = « { $command } » ne démarre pas comme robot : { $reason }. Essaie-le seul ; il doit répondre aux lignes de docs/bot-process.md.
arena-class = Le robot « { $command } » ne démarre pas : { $reason }. Corrige son fichier ou sa classe.
arena-endless = La partie { $game } a été arrêtée après { $moves } coups : ses joueurs n’en voient jamais la fin. Retire l’un d’eux, avec un autre --out.
use-extra = Il faut pour cela le supplément tablee[{ $extra }], qui n’est pas installé. Installe ses paquets : { $python } -m pip install { $packages }.
use-game-name = « { $name } » n’est pas un nom de jeu. Écris 1 à { $most } minuscules sans accent, avec des tirets isolés, comme high-card.
use-game-taken = On confondrait le nom « { $name } » avec « { $other } ». Choisis-en un autre.
use-new-folder = { $folder } existe déjà, et rien n’y a été changé. Indique un autre dossier avec --to.
use-format = Il n’y a pas de format « { $given } ». Choisis parmi : { $known }.
use-no-games = { $file } ne contient encore aucune partie. Fais d’abord jouer l’arène.
use-no-moves = La partie de { $file } n’a encore aucun coup : il n’y a rien à juger. Joue d’abord, ou donne un autre fichier.

## Le fichier de la maison d’un serveur

house-unreadable = { $path } ne peut pas être lu ({ $reason }). Vérifie le chemin après --house, et ses permissions.
house-too-large = { $path } dépasse { $limit } octets. Raccourcis ses textes.
house-toml = { $path } n’est pas écrit en TOML : { $reason }. Corrige cet endroit, ou démarre sans --house.
house-unknown = { $path } contient « { $at } », qui n’y a pas de sens. Utilise seulement { $known }.
house-colour = « { $at } » dans { $path } n’est pas une couleur. Écris # et six chiffres, comme « #0f6156 ».
house-language = « { $at } » dans { $path } a un texte pour ce qui n’est pas une langue. Utilise des codes comme fr, nl ou en.
house-invalid = « { $at } » dans { $path } est inutilisable : { $expected }. Corrige-le, ou retire-le.
house-invisible = « { $at } » dans { $path } est vide, ou contient des caractères invisibles. Écris un texte visible, ou retire-le.
house-contrast = Dans les couleurs { $theme } de { $path }, « { $colour } » sur « { $upon } » a un contraste de { NUMBER($contrast, minimumFractionDigits: 2) }. Il en faut au moins { $least } : éclaircis ou assombris l’une des deux.
