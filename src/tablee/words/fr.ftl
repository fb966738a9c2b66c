# Ce que disent tous les jeux, le serveur et la commande. Le code `option.value` est le message `option-value`.

## Options et nombre de joueurs
option-unknown = L’option « { $name } » n’existe pas. Enlève-la ou vérifie son orthographe.
option-value = L’option « { $name } » n’accepte pas « { $value } ». Elle accepte : { $expected }.
option-combination = Ces options ne vont pas ensemble, ou pas avec ce nombre de joueurs. Changes-en une.
option-players = Ce jeu se joue de { $min } à { $max }, pas à { $players }. Choisis un nombre entre les deux.

## Positions
position-key = Ce n’est pas une position du jeu : « { $key } » devrait être { $expected }.
position-pieces = Ce n’est pas une position du jeu : il y a trop de pièces d’une sorte, ou pas assez pour tout remplir (« { $key } »).
perft-unlisted = Tous les coups ne peuvent pas être énumérés ici, donc pas comptés. Choisis une profondeur plus petite ou une autre position.

## Enregistrements
record-json = La ligne { $line } de l’enregistrement n’est pas du JSON. Chaque ligne doit être un objet JSON.
record-header = La première ligne de l’enregistrement doit être son en-tête : « { $key } » manque ou est faux.
record-move = La ligne { $line } de l’enregistrement n’est pas un coup. Un coup s’écrit {"{"}"seat":0,"move":"..."{"}"}.
record-after-result = La ligne { $line } vient après le résultat. Le résultat doit être la dernière ligne.
record-rules = L’enregistrement suit la version { $rules } des règles, que ce programme ne connaît pas. Prends un programme plus récent.
record-seat = La ligne { $line } est un coup de la place { $seat }, mais c’était à la place { $turn } de jouer.
record-result = Le résultat de la ligne { $line } n’est pas celui auquel mènent les coups.

## Coups
move-over = La partie est finie, on ne peut plus jouer.
move-not-your-turn = Ce n’est pas à la place { $seat } de jouer, mais à la place { $turn }. Attends le coup de l’autre joueur.
resign-already = La place { $seat } a déjà abandonné.
game-unknown = Il n’y a pas de jeu « { $name } » ici. Installés : { $known }.

## Robots
bot-level = Ce jeu n’a pas de robot de niveau { $level }. Il a : { $levels }.

## Le processus moteur
engine-json = Cette ligne n’est pas du JSON. Envoie un objet JSON par ligne.
engine-object = Une requête doit être un objet JSON, comme {"{"}"do":"games"{"}"}.
engine-do = La requête « { $do } » n’existe pas. Il y a : { $known }.
engine-key = Dans cette requête, « { $key } » doit être { $expected }.
engine-line = Cette ligne dépasse { $limit } octets. Envoie quelque chose de plus petit.
engine-failed = Les règles n’ont pas pu répondre ({ $failure }). C’est une faute du programme ; signale-la avec la requête.
