# What all games, the server and the command say. A code `option.value` is the message `option-value`.

## Options and the number of players
option-unknown = There is no option “{ $name }”. Leave it out, or check its spelling.
option-value = The option “{ $name }” does not take “{ $value }”. It takes: { $expected }.
option-combination = These do not go together as they are: { $names }. Change one of them.
option-players = This game cannot be played by { $players }. It takes at least { $min } and at most { $max } players.

## Positions
position-key = This is not a position of the game: “{ $key }” should be { $expected }.
position-pieces = This is not a position of the game: there are too many pieces of one kind, or not enough to go round (“{ $key }”).
position-no-moves = Seat { $turn } must act here but has no move: no match leads to this position.
perft-unlisted = Not every move can be listed here, so sequences cannot be counted. Choose a smaller depth or another position.

## Records
record-json = Line { $line } of the record is not JSON. Every line must be one JSON object.
record-header = The first line of the record must be its header: “{ $key }” is missing or wrong.
record-move = Line { $line } of the record is not a move. A move is written like {"{"}"seat":0,"move":"..."{"}"}.
record-after-result = Line { $line } comes after the result. The result must be the last line.
record-rules = The record was played by version { $rules } of the rules, which this program does not know. Use a newer program.
record-seat = Line { $line } is a move of seat { $seat }, but it was the turn of seat { $turn }.
record-result = The result on line { $line } is not the one that the moves lead to.

## Moves
move-over = The match is over; no more moves can be made.
move-not-your-turn = It is not the turn of seat { $seat } but of seat { $turn }. Wait for the move of the other player.
resign-already = Seat { $seat } has given up already.
game-unknown = There is no game “{ $name }” here. Installed: { $known }.

## Bots
bot-level = This game has no bot of level { $level }. It has: { $levels }.
program-unknown = On this server no program called “{ $program }” plays this game. Choose a level, or a program that the form lists.
program-setting = “{ $given }” names no program. Write NAME=COMMAND, the name with 1 to { $max } visible characters.
program-twice = Two programs are called “{ $name }”. Give each a name of its own.

## The engine process
engine-json = This line is not JSON. Send one JSON object a line.
engine-object = A request must be a JSON object, such as {"{"}"do":"games"{"}"}.
engine-do = There is no request “{ $do }”. There are: { $known }.
engine-key = In this request “{ $key }” must be { $expected }.
engine-line = This line is longer than { $limit } bytes. Send something smaller.
engine-failed = The rules could not answer ({ $failure }). This is a fault of the program; please report it with the request.

## The rules, asked about what somebody made up
rules-too-long = Working this out takes more than { $seconds } s, so it was stopped. Ask about a position with fewer pieces, or less at once.
rules-too-large = Working this out takes more than { $megabytes } MB of memory, so it was stopped. Ask about a position with fewer pieces, or less at once.

## The server
request-malformed = The message cannot be read at { $at }: { $expected }. Reload the page; if it happens again, please report it.
request-too-large = This is more than { $limit } bytes. Send something smaller.
request-unknown = There is nothing at this address. Check the link.
request-method = This address does not support that method. See the description of the interface.
request-too-many = That was too fast. Try again in { $seconds } s.
server-full = The limit of { $limit } has been reached here. Close a table or a window, or try again later.
server-fault = The server made a mistake; nothing has changed. Try again, and report it if it stays.
database-away = The server cannot write anything down just now; nothing has changed and nothing is lost. Try again in a moment.
database-in-doubt = Just as this was being written down the server lost touch with its records: nobody knows yet whether it counts. Wait a moment: the page will show what holds.
request-slow = Your connection was too slow: this did not arrive within { $seconds } s. Try again where the connection is better.
host-unknown = This server does not know itself by the name “{ $host }”. Use the address that its host gave you; hosts add a name with --trusted-host.
database-url = This is not the address of a database. Give the path of a file, or postgresql://name:password@host/database.
origin-foreign = This request comes from another site. Open the table on its own page.
guest-unknown = Nobody knows this browser yet. Take a seat or choose a name first.
guest-name = A name has 1 to { $max } characters that everybody can see, with no more than two accents on a letter. Choose another.
link-unknown = This link was used already, or is older than ten minutes. Make a new one on the other device.
device-ended = This device was ended from another one of yours, so it plays for you no more. To use it again, make a link for it there.
table-unknown = There is no table at this link. Ask for the invitation again.
table-seats = These seats do not go together: sit at most once yourself, and only with you can others play on this device.
table-not-host = Only the player who opened the table can do this. Ask them.
table-open-limit = You have { $limit } open tables already. Finish one first, or open this table for invited people only.
table-waiting-limit = { $limit } tables of yours are waiting for players already. Cancel one of them on the start page, or play against bots alone.
table-bots-own = At { $limit } tables of yours bots play alone already. End one of them on the start page, or take a seat yourself.
table-bots-address = From your network { $limit } tables have been opened at which bots play alone. Have one of them ended, or take a seat yourself.
table-bots-all = Bots play alone at { $limit } tables just now: there is no room for more. Try again in ten minutes, or take a seat yourself.
table-host-stays = You opened this table. Cancel it instead of leaving it.
seat-unknown = This table has no such seat. Choose another.
seat-taken = Somebody has just taken this seat. Choose another, or watch.
seat-none-free = No seat is free any more. You can watch.
seat-already = You sit at this table already. Play on from your own seat.
seat-not-yours = You do not play this seat. Play from your own seat, or watch.
seat-gave-up = You gave up this seat: a bot plays it to the end. You can watch.
match-waiting = The match has not begun. It begins when every seat is taken.
match-begun = The match has begun. If you do not want to go on, resign.
match-cancelled = This table was cancelled: no match is played here. Open a new table.
match-running = The match is not over yet. Play it to its end first.
analysis-no-moves = Nobody made a move in this match: there is nothing to analyse.
analysis-busy = { $limit } matches are being analysed already. Try again in a minute.
analysis-slow = The tables need all the thinking there is just now. Ask for the analysis again later.
analysis-silent = The bot gave no answer. Try again in a moment.
move-stale = The match has moved on: { $ply } moves were made. Look at the table again and choose again.
undo-not-last = You can only take back your own last move, as long as nobody has acted since.
undo-revealed = This move showed something new: it cannot be taken back.
offer-revenge = There is no revenge of this match. Offer a rematch.
offer-made = The next match is open already. Go on there.
talk-empty = Choose a phrase, or write 1 to { $max } characters that everybody can see on one line, with no more than two accents on a letter.
hello-first = Join a table first.
hello-again = This connection belongs to another table. Open a new one.

## The command
use-language = There is no language “{ $language }”. Choose one of: { $known }.
use-option = “{ $given }” is not an option. Write --option NAME=VALUE.
use-seat = There is no seat { $seat }. Seats count from 0 to { $last }.
use-ply = There is no ply { $ply }: the record has { $last }.
use-file = The file { $file } cannot be read or written: { $reason }.
use-commitment = The deal was changed: { $given } was shown at the start, but the seed of this record gives { $commitment }.
serve-port = Port { $port } of { $host } cannot be listened to ({ $reason }). Choose another with --port.

## The arena
arena-player = “{ $given }” names no player. Write bot:3, bot:5@200ms, uct:1000ms, uct:500, random or program:COMMAND.
arena-few = An arena needs at least two players; “{ $given }” names fewer. Separate them with commas.
arena-twice = “{ $given }” is named twice. Each player takes part once.
arena-no-ray = Ray is not installed. Install tablee[cluster], or leave --cluster out.
arena-cluster = No cluster answers at { $address }: { $reason }. Check the address, or leave --cluster out.
arena-results = Line { $line } of { $file } is not a result of an arena. Name another file.
arena-different = { $file } holds the games of another arena. Name another file with --out, or take it away.
arena-program = “{ $command }” does not start as a bot: { $reason }. Try it alone; it must answer the lines of docs/bot-process.md.
arena-endless = Game { $game } was given up after { $moves } moves: its players never bring it to an end. Leave one of them out, under another --out.
use-extra = This needs tablee[{ $extra }]. Install it: pip install "tablee[{ $extra }]".
use-format = There is no format “{ $given }”. Choose one of: { $known }.
use-no-games = { $file } holds no game yet. Let the arena play first.
use-no-moves = The record in { $file } has no moves yet: there is nothing to judge.
