# What all games, the server and the command say. A code `option.value` is the message `option-value`.

## Options and the number of players
option-unknown = There is no option “{ $name }”. The options are: { $known }.
option-value = The option “{ $name }” does not take “{ $value }”. It takes: { $expected }.
option-combination = These settings do not go together: { $names }. Change one of them.
option-players = This game cannot be played by { $players }. It takes at least { $min } and at most { $max } players.
option-pieces = These settings deal { $needed } pieces, but the game has { $pieces }. Change one of these: { $names }.
option-most-pieces = The size of the deck would be { $pieces }, but the game takes at most { $most }. Lower one of these: { $names }.

## Whole numbers and seeds
argument-whole = “{ $name }” must be a whole number, not “{ $value }”. Give a number without a fraction.
argument-text = “{ $name }” must be a whole number, but “{ $value }” is a text. Give the number without quotation marks.
argument-least = “{ $name }” must be at least { $least }, not { $value }. Give a larger number.
argument-count = Numbers given: { $given }, matches: { $expected }. Give one for each match.
argument-seed = A seed is a text or a whole number, not “{ $value }”. Give one of these.
argument-bots = The number of bots ({ $given }) does not fit the number of seats ({ $seats }). Name one bot for all seats, or one for each.
argument-table = There is no table { $table } here. Begin one with new.
argument-move = A move is a text, not “{ $value }”. Pass one of the legal moves.
argument-answer = The bot “{ $bot }” at seat { $seat } returned { $value } at ply { $ply }, which is not a move. Return one of the legal moves, a text.
argument-answers = The number of moves from the bot “{ $bot }” ({ $given }) does not fit the number of questions ({ $asked }). Return one move for each question, in order.
argument-bot-start = The bot “{ $bot }” does not start: { $reason }. Correct its class.
result-undecided = The match is not over: seat { $turn } is to act. Play it to its end before you read its result.

## Positions
position-key = This is not a position of the game: “{ $key }” is missing or wrong. It should be { $expected }.
position-object = A position is a JSON object, not “{ $value }”. Read a text with a JSON parser first.
position-pieces = This is not a position of the game: there are too many pieces of one kind, or not enough to go round (“{ $key }”). Check the pieces there.
position-no-moves = Seat { $turn } is to move here but has no move: no game leads to this position. Choose another position.
perft-unlisted = Not every move can be listed here, so sequences cannot be counted. Choose a smaller depth or another position.

## Records
record-json = Line { $line } of the record is not JSON. Every line must be one JSON object.
record-header = The first line of the record must be its header: “{ $key }” is missing or wrong. Correct it, or export the record again.
record-move = Line { $line } of the record is not a move. A move is written like {"{"}"seat":0,"move":"..."{"}"}.
record-after-result = Line { $line } comes after the result. The result must be the last line.
record-rules = The record was played by version { $rules } of the rules, which this program does not know. Use a newer program.
record-rule = Line { $line } of the record: { $rule }
record-seat = Line { $line } is a move of seat { $seat }, but it was the turn of seat { $turn }. The record was edited or is incomplete: export it again.
record-result = The result on line { $line } is not the one that the moves lead to. The record was edited or is incomplete: export it again.
record-did = Line { $line } of the record is not a valid action: “did” is unknown, or the seat does not exist or has already resigned. Correct or remove the line.
record-undone = Line { $line } of the record takes back a move that is not the last one of that seat. Only the move just before can be taken back.
record-deal = The seed does not come from the server’s secret and the numbers in the first line, so the deal was changed. Download the record again.
record-nonce = The number of seat { $seat } does not match the fingerprint shown before the deal. Do not trust this record.

## Moves
move-over = The game is over, so no more moves can be made. Start another game.
move-number = The number { $number } stands for no legal move of this position. Take one that was listed for it.
chance-awaited = Chance has the next step here. Settle one of the possible outcomes first.
chance-none = Chance has nothing to decide here, so “{ $outcome }” cannot be settled. Play a legal move instead.
chance-outcome = “{ $outcome }” is not possible here. Take one of these outcomes: { $possible }.
chance-words = This game draws raw numbers, which have no list of outcomes. Let its rules draw by uniform, shuffle or mix.
move-not-your-turn = It is the turn of seat { $turn }, not of seat { $seat }. Wait for their move.
    .named = It is { $turn_name }’s turn. Wait for their move.
resign-already = Seat { $seat } has already resigned. Let the others play on.
    .named = { $name } has already resigned. Let the others play on.
game-unknown = { $close ->
    [none] There is no game “{ $name }” here. Installed: { $known }.
   *[other] There is no game “{ $name }” here. Did you mean “{ $close }”?
}
game-none-installed = There is no game “{ $name }”, because no games are installed. Run { $install } in the folder of Tablée.

## Bots
bot-illegal = The bot “{ $bot }” at seat { $seat } returned the illegal move “{ $move }” at ply { $ply }. Return one of the legal moves.
bot-unknown = “{ $given }” is no bot. Write bot:3, bot:5@200ms, uct:1000ms, uct:500, baseline:ppo or random, or pass a function or a class.
bot-level = This game has no bot of level { $level }. It has: { $levels }.
program-unknown = No program called “{ $program }” plays this game on this server. Choose a level, or a program from the list.
program-setting = “{ $given }” does not name a program. Write NAME=COMMAND, with a name of 1 to { $max } visible characters.
agent-setting = “{ $given }” does not name an agent. Write NAME=MODULE:CLASS or NAME=baseline:ppo, with a name of 1 to { $max } visible characters.
language-unknown = This server does not speak “{ $language }”. Choose one of the languages in the settings.
words-folder = There are no languages in “{ $folder }”. It needs a folder for each language, such as “de”; make words LANG=de lays one out.
words-language = “{ $given }” is not a language from outside. Name the folder by its tag, such as de or pt-BR; fr, nl and en are built in.
words-too-many = There are more than { $max } languages in the folder. Take some out.
words-file = Line { $line } of “{ $file }” cannot be read. Write each sentence as “id = text”, in UTF-8, with no space before the id, and leave the ids as they are.
words-hidden = Line { $line } of “{ $file }” holds an unseen character that turns the direction of writing. Remove it: the pages do this themselves.
words-too-long = “{ $message }” in “{ $file }” becomes longer than { $max } characters, or says itself. Shorten it, and let sentences say few others.
words-too-large = “{ $file }” has more than { $max } KiB. Words of a game are far smaller: is this the right file?
words-unreadable = { $path } cannot be read ({ $reason }). Check the path after --words, and its permissions.
program-twice = Two programs are called “{ $name }”. Give each its own name.
ladder-extra = What computes the ladder is not installed. Install tablee[arena], or leave --ladder out.
ladder-programs = A ladder needs a program. Add one with --agent NAME=MODULE:CLASS or --program NAME=COMMAND, or leave --ladder out.

## The engine process
engine-json = This line is not JSON. Send one JSON object per line.
engine-object = This line is JSON, but not a JSON object. Send an object, such as {"{"}"do":"games"{"}"}.
engine-do = There is no request “{ $do }”. There are: { $known }.
engine-key = In this request “{ $key }” is missing or wrong. It must be { $expected }.
engine-line = This line is longer than { $limit } bytes. Send something smaller.
engine-failed = The rules could not answer ({ $failure }). This is a fault in the program; please report it, along with the request.

## The rules, asked about what somebody made up
rules-too-long = Working this out took more than { $seconds } s, so it was stopped. Try a position with fewer pieces, or ask for less at once.
rules-too-large = Working this out took more than { $megabytes } MB of memory, so it was stopped. Try a position with fewer pieces, or ask for less at once.

## The server
request-malformed = The message could not be read at { $at }: { $expected }. Reload the page; if it happens again, please report it.
request-too-large = This is larger than { $limit } bytes. Send something smaller.
request-unknown = There is nothing at this address. Check the link.
request-method = This address does not support that method. See /api/openapi.json.
request-too-many = That was too fast. Try again in { $seconds } s.
server-full = The limit of { $limit } has been reached here. Close a table or a window, or try again later.
server-fault = Something went wrong on the server; nothing has changed. Try again, and report it if it keeps happening.
server-ending = This server is stopping, and has not finished this. Wait a moment, check whether it was done, and otherwise try again.
database-away = The server cannot save anything right now; nothing has changed and nothing is lost. Try again in a moment.
database-in-doubt = The server lost its database just as this was being saved, so we do not know yet whether it counts. Wait a moment: the page will show the outcome.
database-checking = The server is checking its database after a sudden stop, so it cannot save anything yet. Try again in a few minutes.
database-damaged = The server’s database is damaged, so it cannot save anything any more. Tell the person who runs this server: they can restore a backup.
database-replaced = The server’s database was moved or replaced while the server was running, so it cannot save anything any more. Tell the person who runs this server: a restart helps.
request-slow = Your connection was too slow: this did not arrive within { $seconds } s. Try again where the connection is better.
host-unknown = This server does not answer to the name “{ $host }”. Use the address that you were given; if you run the server, add the name with --trusted-host.
database-url = This is not a database address. Give a file path, or postgresql://name:password@host/database.
database-option = “{ $option }” in the database address is unknown, or does not take this value. The address takes: { $known }.
database-driver = PostgreSQL needs the extra tablee[postgres], which is not installed. Install its package: { $python } -m pip install asyncpg.
database-home = The folder { $folder } for your data cannot be made ({ $reason }). Name a database with --database, or another folder with XDG_DATA_HOME.
database-no-folder = There is no folder { $folder } for the database. Make it, or name another file with --database.
database-is-folder = { $folder } is a folder, not a database. Name a file in it with --database.
database-not-permitted = You may not read and write { $path }. Change its permissions, or name another file with --database.
database-no-database = { $path } is not a database. Name another file with --database; a new one is made if it is missing.
database-foreign = { $path } is the database of another program. Name another file with --database; a new one is made if it is missing.
database-newer = The database { $database } was made by a newer version of Tablée ({ $found }; this one knows { $known }). Install that version, or restore an older backup.
database-locked = Another program is holding the database { $path }. End that program, then try again.
database-malformed = The database { $path } is damaged ({ $reason }). Restore a backup with: tablee admin restore FILE (docs/backup.md).
database-unreachable = The database { $database } cannot be reached ({ $reason }). Check that it is running, and its address in --database.
database-login = The database { $database } refused the name or the password ({ $reason }). Check both in its address, in --database.
database-missing = There is no database “{ $name }” at { $database }. Make it with createdb, or name another one with --database.
database-encoding = The database { $database } stores text as { $encoding }, so it cannot hold every name. Make one with: createdb --encoding UTF8 --template template0.
database-unusable = The database { $database } cannot be used ({ $reason }). Fix that, or name another one with --database.
backup-exists = { $path } is there already, and no backup overwrites a file. Name another file.
backup-under-way = Another program is writing this backup, or was ended while it wrote ({ $path }). Wait for it, or delete that file.
backup-folder = No backup can be written to the folder { $folder } ({ $reason }). Make the folder, let this user write there, or name another one.
backup-room = The folder { $folder } has { $free } MB of room, and { $needed } MB are needed. Make room, or name a folder on another disk.
backup-program = The program { $program } is not installed here, and PostgreSQL needs it for this. Install PostgreSQL’s client programs.
backup-failed = { $program } could not do it: { $reason }. Fix that, then try again.
backup-none = There is no database { $database } yet, so there is nothing to back up. Name another one with --database.
backup-damaged = The database { $database } is damaged ({ $reason }), so no backup was written. Restore an older backup: tablee admin restore FILE.
backup-time = “{ $time }” is no time of day for --backup-at. Give hours and minutes, as in 03:00.
restore-in-use = A server or another program is using the database { $database }. Stop all of them, then try again.
restore-no-backup = { $path } is no backup of Tablée for this kind of database. Name a file that tablee admin backup has written.
restore-damaged = The backup { $path } is damaged ({ $reason }), and nothing was changed. Restore another one.
restore-not-permitted = PostgreSQL does not let this user make and rename databases, which restoring { $database } needs ({ $reason }). Give the user the right with: ALTER ROLE name CREATEDB.
restore-refused = PostgreSQL refused to restore { $database } ({ $reason }), and the database is as it was. Fix that, then try again.
serve-origin = “{ $origin }” is no address for --trusted-origin. Give a scheme and a host, as in https://play.example.
serve-path = “{ $origin }” names a path, and Tablée works only under a host name of its own. Give it a name such as play.example, and leave the path out.
serve-name = “{ $name }” is no host name for --trusted-host. Give a name without scheme, port or path, as in games.example.
serve-proxy = “{ $address }” is no address for --trusted-proxies. Give IP addresses or networks such as 10.0.0.0/8, separated by commas.
use-unreadable = The logs of these tables in the backup cannot be read, and nothing was changed: { $tables }. Restore another backup, or this one with --allow-unreadable.
origin-foreign = This request comes from another site. Open the table on its own page.
address-banned = The host of this server lets nobody new in from your network. If you think this is a mistake, ask them.
ban-limit = There are { $most } bans already. Lift some, or ban a whole network.
server-by-invitation = This server is for guests whom its host has invited. Ask the host for a link, or come back by your words, your passkey or another device.
server-draining = This server takes no new tables now, because it will soon be restarted. Go on with games that run, and try again in a few minutes.
entrance-unknown = This link no longer works. Ask the host of this server for a new one.
guest-unknown = Nobody knows this browser yet. Take a seat or choose a name first.
guest-cookies = This browser keeps no cookies, so nobody would know you again at the table. Allow cookies for this site in its settings, then try again.
guest-name = A name has 1 to { $max } visible characters, with no more than two accents on a letter. Choose another.
link-unknown = This link has already been used, or is more than ten minutes old. Make a new one on the other device.
device-ended = You signed this device out from another one, so it no longer plays for you. To use it again, make a link for it there.
claim-one = The request does not prove who you are, or does so in several ways. Use exactly one: a link, recovery words or a passkey.
words-count = There are { $count } recovery words. Type all of them, in their order, with a space after each.
words-misspelt = Word { $number } is not a recovery word. Check its spelling against your note.
words-unknown = Nobody has these recovery words. Check their order, and whether you have made new ones since: only the latest set works.
passkey-address = Passkeys need a domain name, but you opened this site by its IP address. Use recovery words, or open the site by its name.
passkey-refused = This passkey was not accepted here. Try again; if that does not help, use your recovery words or another device.
passkey-unknown = This passkey was already removed. Reload the page.
passkey-limit = You have { $limit } passkeys already. Remove one that you no longer use.
agent-forbidden = This server takes no programs of its players. Ask the person who runs this server for a token.
agent-nameless = You have no name yet, and tables show a program with the name of its owner. Choose a name for yourself first.
agent-taken = You have a program called “{ $name }” already. Choose another name, or remove that one first.
agent-limit = You have { $limit } programs already. Remove one that you no longer use.
agent-unknown = This program was already removed. Load the page again.
ladder-none = This server has no ladder. Ask its operator to start it with --ladder.
ladder-record = The record of this match is not kept any more. Choose a newer match.
device-unknown = This device is signed out already. Load the page again to see which there are.
merge-recent = Two guests became one here less than { $days } days ago, so only the browser that joined last can delete them. Use that browser, or wait.
return-closed = The way back from here is closed: it stays open for a week, and works once. Come back with a link, your words or a passkey.
device-new = This browser joined a short while ago and cannot make a way back yet. Use your other device, or wait { $minutes ->
    [one] one minute
   *[other] { $minutes } minutes
}.
merge-together = { $count ->
    [one] At one running game you sit twice: once under each of your two identities. Nobody may hold two seats: finish that game first, or resign one of the seats.
   *[other] At { $count } running games you sit twice: once under each of your two identities. Nobody may hold two seats: finish those games first, or resign one of the seats at each.
}
table-unknown = There is no table at this link. Ask for a new invitation.
table-seats = These seats do not go together. Take one seat at most, and let others play on this device only along with you.
table-not-host = Only the player who opened the table can do this. Ask them.
table-variant = This server offers no variants. Leave the numbers of the rulebook as they are.
table-research = This server gives no matches to researchers. You need not do anything.
table-open-limit = You already have { $limit } open tables. Finish one first, or open this table to invited people only.
table-open-newcomer = You are new here: for the first { $hours } hours, strangers can find { $limit ->
    [one] one of your tables at a time
   *[other] { $limit } of your tables at a time
}. Finish there first, or open this table to invited people only.
table-open-address = { $limit } tables open to everybody have already been opened from your network. Wait until one of them ends, or open this table to invited people only.
table-waiting-limit = { $limit } of your tables are already waiting for players. Cancel one of them, or play against bots alone.
table-bots-own = Bots are already playing alone at { $limit } of your tables. End one of them on the start page, or take a seat yourself.
table-bots-address = { $limit } tables where bots play alone have already been opened from your network. Have one of them ended, or take a seat yourself.
table-bots-all = Bots are playing alone at { $limit } tables right now, and there is no room for more. Try again in ten minutes, or take a seat yourself.
table-locked = The host has locked this table: nobody new may sit down. You can watch.
table-removed = The host of this table gave your seat away. You can watch, or open a table of your own.
table-watched = This table has its { $limit } spectators already. Try again later, or ask a player for the record.
table-busy = Others changed this table at the same moment. Look at it, and try again.
seat-your-own = This is your own seat. Leave the table to give it back.
seat-no-guest = Only somebody else who sits here can become the host. Choose their seat.
seat-unknown = There is no seat { $seat } here. Choose one from 0 to { $last }.
seat-numbered = Seat { $seat }
seat-taken = Somebody has just taken this seat. Choose another, or watch.
seat-none-free = There are no free seats left. You can watch.
seat-already = You are already at this table. Play from your own seat.
seat-not-yours = This is not your seat. Play from your own seat, or watch.
seat-gave-up = You have resigned: a bot is playing this seat to the end. You can watch.
seat-apart = You cannot join this table: you or somebody here has blocked the other. Choose another table; if it was you, you can lift the block in your settings.
person-unknown = That person cannot be found here any more. Close this and look at the table again.
person-self = That is you. Choose somebody else.
people-limit = You have muted or blocked { $limit } people already. Lift one of them in your settings first.
match-waiting = The game has not begun. It begins when every seat is taken.
match-begun = The game has begun. If you do not want to go on, resign.
match-cancelled = This table was cancelled: there is no game here. Open a new table.
match-unreadable = This table cannot be read just now; nothing of it is lost. Tell the person who runs this server.
match-running = The game is not over yet. Play it to the end first.
analysis-no-moves = Nobody made a move in this game: there is nothing to analyse. Choose a game with moves.
analysis-busy = { $limit } games are already being analysed. Try again in a minute.
analysis-slow = All bots are busy at the tables right now. Ask for the analysis again later.
analysis-silent = The bot did not answer. Try again in a moment.
move-stale = The game has moved on: it is at move { $ply } now. Look at the table and choose again.
undo-not-last = You can only take back your own last move, and only as long as nobody but bots has moved since. Play on from here.
undo-revealed = This move or the reply to it revealed something, so it cannot be taken back. Play on from here.
help-hints = At this table it was agreed to play without hints. Find your move yourself.
help-undo = At this table it was agreed that moves stand: nothing is taken back. Go on from here.
offer-revenge = There can be no return game after this one. Offer another game.
offer-made = The next game is already open. Go on there.
offer-blocked = You blocked somebody who played here. Lift the block in your settings first, or open a new table without them.
offer-apart = Not everybody who wants another game can sit together: one of you has blocked another. Open a new table instead.
match-over = The game is over. Offer another one.
proposal-unknown = Nothing of this kind (“{ $kind }”) can be proposed here. Reload the page.
proposal-open = Something of this kind is proposed already. Answer that first, or withdraw it.
proposal-gone = This proposal has been accepted, refused or withdrawn. Check the current proposals.
substitute-played = You have played another seat in this game and know its cards. Watch, and join the next one.
substitute-closed = At this table nobody takes over a seat whose player resigned. You can watch.
substitute-refused = The players have refused you a seat in this game. Watch, and join the next one.
stand-in-same = This is already the setting. Choose another time.
match-paused = The game is paused. Propose to go on; when everybody agrees, you can move.
clock-missing = This table has no clock, so there is nothing to pause. Take all the time you like.
clock-stopped = The game is paused already. Propose to go on when you are ready.
clock-running = The game is not paused. You can simply play on.
vacation-none = Holidays only exist in games that count days. Propose a pause instead.
vacation-often = Your holiday has begun and ended several times since the last move. Leave it as it is until the next one.
vacation-left = You have { $days ->
    [0] no whole day of holiday
    [one] one day of holiday
   *[other] { $days } days of holiday
} left in this game. Choose fewer days, or propose a pause.
time-not-over = Nobody is out of time, so you cannot end the game. Look at the table again.
terms-time-out = There are no bots for this game, so none can play when time is up. Choose “The others may end the game”.
terms-counts = A game that counts is played by people alone, each at a screen of their own, and without help. Switch off hints, looking back and taking back, and have no bot sit down.
zone-unknown = This server does not know your time zone. Choose another one; until then world time (UTC) counts.
ahead-your-turn = It is your turn, so nothing needs planning ahead. Just make the move.
ahead-move = This move cannot be planned as things stand. Wait for your turn, or choose one that is listed.
talk-empty = This message is empty, too long, or has characters that are not allowed. Choose a phrase, or write 1 to { $max } visible characters on one line, with no more than two accents on a letter.
talk-off = It was agreed that nobody talks at this table. You can play on in silence.
talk-phrases = It was agreed that people here speak in ready-made phrases only. Choose one of them.
talk-silenced = A moderator has asked you to be silent: { $hours ->
    [one] you can talk again in an hour at the latest
   *[other] you can talk again in { $hours } hours
}. You can play on.
talk-newcomer = You are new here, so you can say a little less at first. Try again in { $seconds } s.
talk-address = A great deal is being said from your network right now. Try again in { $seconds } s.
report-text = This text is too long, or has characters that are not allowed. Write at most { $max } visible characters on one line, or nothing at all.
report-limit = { $limit } of your reports have not been read by a moderator yet. Wait until they have seen to some.
report-limit-newcomer = You are new here: for the first { $hours } hours, { $limit } reports of yours can be waiting at a time. Wait until a moderator has read one.
report-address = Many reports have come from your network. Try again in { $seconds } s.
moderation-not-moderator = Only this server’s moderators can see this. The person who runs the server can make you one.
moderation-unknown = This is not there any more. Load the reports again.
moderation-own = This report is about you, or by you. Leave it to another moderator.
moderation-closed = Another moderator has just closed this report. Load the reports again.
hello-first = This connection belongs to no table yet. Join a table first.
hello-again = This connection belongs to another table. Open a new one.
channel-address = Messages cannot be sent to this address. It has to begin with https:// and be reachable from everywhere.
channel-private = This address lies in a private network, and this server only reaches public ones. Use an address that everybody can reach.
channel-unreachable = Nobody answers at this address, or it cannot be reached from the internet. Check it, and try again.
channel-lookup = The name in this address cannot be looked up just now. Try again in a few minutes.
channel-refused = The address answered with error { $status }. Check that it is whole and still valid, then try again.
channel-room = Matrix needs the room and an access token as well. Fill in both.
channel-keys = This browser’s subscription is incomplete. Switch the notifications off in the browser, then on again.
channel-limit = You already have { $limit } addresses for notifications. Remove one of them first.
channel-unknown = Notifications to this address are already off. There is nothing left to do.
mail-off = This server sends no email. Choose another way to be told.
mail-origin = This server cannot send email until its operator has named its web address. Choose another way to be told.
mail-address = This is not an email address. Check its spelling.
mail-refused = The mail server does not accept this address. Check its spelling, or choose another one.
mail-away = No email can be sent just now. Try again later.
mail-code = This link has been used already, or is more than two days old. Enter the email address again to get a new one.

## The command
use-language = There is no language “{ $language }”. Choose one of: { $known }.
use-option = “{ $given }” is not an option. Write --option NAME=VALUE.
use-repeated = The option “{ $name }” is given twice. Give it once; tablee compare plays several values.
use-twice = “{ $option }” is given twice. Give it once.
use-variant = “{ $given }” is no variant. Write a file .toml, NAME=VALUE or NAME=LOW..HIGH, and several settings with spaces between.
use-range = “{ $given }” is no range of the option “{ $name }”, from lower to higher. It takes: { $expected }.
use-sweep = “{ $given }” stands for more than { $most } variants. Make its ranges smaller.
use-base = “{ $given }” stands for several sets of rules. Give the base one value for each option.
use-seats = “{ $given }” is no number of players. Write 3, 2..4 or 2,4.
variant-file = The file { $file } is no variant: { $reason }. Check the path, and write it in TOML.
variant-key = “{ $key }” in { $file } is missing, unknown or of the wrong kind. Write game = "…", perhaps name = "…", and a table [options].
variant-game = This is a variant of { $other }, not of { $game }. Choose a file of this game.
use-seat = There is no seat { $seat }. Seats are numbered from 0 to { $last }.
use-ply = There is no move { $ply }: the record has { $last }. Choose one of those.
use-moderator = There is no guest with the code { $code }, or they do not moderate. They find their code on the page /moderation of this server.
use-agent = There is no agent “{ $name }”. List them with: tablee agent list
use-agent-taken = There is an agent “{ $name }” already, or there are { $max } agents. Remove one with: tablee agent remove
use-agent-name = “{ $given }” cannot be part of an agent’s name. Use 1 to { $max } visible characters.
remote-url = “{ $url }” is no address of a server. Give one such as https://play.example.
remote-token = The server at { $url } does not know this token, or not any more. Make a new one on its page “My seat”, or ask its operator for one.
remote-replaced = Another process plays at { $url } with this token. Use one token for each process.
remote-moved = The server at { $url } sends agents to { $to }. Give that address, if you trust that other server with the token.
remote-insecure = The server at { $url } sends agents to { $to }, where others could read along. Ask its operator for an address with https.
use-file = The file { $file } cannot be read or written: { $reason }. Check the path and the permissions.
use-output = Standard output cannot be written: { $reason }. Make room there, or send it elsewhere.
use-characters = “{ $given }” is not written in UTF-8. Type it again, or give the file another name.
use-same-file = This command reads { $file }, so it cannot write there. Name another file for what it makes.
file-in-use = Another process is writing { $file }. Wait until it ends, or name another file.
use-variable = The variable { $variable } stands for no option. Correct its name, or remove it; known are: { $known }.
use-announcement = An announcement is one line of 1 to { $most } visible characters. Shorten it, or leave out what nobody can see.
use-moment = “{ $given }” is no time to come. Give one such as 18:30 or 2026-12-24 18:30, by the clock of this machine.
use-named-database = There is no database { $database }. Check its name; `tablee serve` makes a new one.
use-database = There is no database { $database }, because no server of this user has run here. Name that of your server with --database.
use-not-given = No finished game of people can be given (found: { $count }), because of other options or a missing consent. Start tablee serve with --research, so that tables ask.
use-drain-ended = Another command ended this drain, so the servers go on as before. Drain again before you stop them.
use-drain-port = No server of Tablée answers on port { $port } of this machine. Run this where the server runs, and give its port.
use-drain-other = The server on port { $port } does not follow, so nothing was changed. Name its database with --database.
use-address = “{ $given }” is no address or network that can be banned. Give one such as 203.0.113.7 or 203.0.113.0/24, not this machine’s own.
use-ladder-name = No program “{ $name }” has played for this ladder. List those that have with: tablee admin ladder
use-ladder-whom = --pause and --resume need the name of a program. List them with: tablee admin ladder
use-guest = There is no guest with the code { $code }. They find their code on the page /moderation of this server.
use-deployment = “{ $url }” is no address of a server. Give one such as https://play.example, without a path.
use-commitment = The deal was changed: { $given } was shown at the start, but the seed of this record gives { $commitment }. Do not trust this record.
serve-port = Port { $port } is already in use, perhaps by a Tablée that is running. Stop that program, or choose another port: { $command }
serve-listen = This computer cannot listen on port { $port } at the address { $host } ({ $reason }). Choose another port with --port, or another address with --host.
serve-lan = --lan listens on every address of this machine, --host only on { $host }. Give one of the two.
serve-pages = The pages are missing: there is nothing in { $folder }. Build them with make play, or install a package that has them.
worker-database = A worker needs the PostgreSQL database of the servers. Give its address with --database, as in postgresql://name@host/database.
mail-setting = TABLEE_SMTP does not name a mail server. Write smtps://NAME:PASSWORD@HOST, and give the sender with --mail-from.
network-setting = “{ $given }” is not a network. Write it like 10.0.0.0/8.

## The arena
arena-player = “{ $given }” does not name a player. Write bot:3, bot:5@200ms, bot:3@FILE.toml, uct:1000ms, uct:500, random, program:COMMAND, python:MODULE:CLASS, model:COMMAND, baseline:ppo, baseline:dmc or baseline:FILE.
arena-twice = Two players are called “{ $name }”. Give each its own name.
arena-few = An arena needs at least two players; “{ $given }” names fewer. Separate them with commas.
arena-no-pair = { $player } and { $other } did not meet in this arena. Name two of its players.
arena-pickle = The bot “{ $bot }” cannot go to another process: { $reason }. Put its class into a file of its own, or play with workers=1.
arena-workers = A process of the arena ended by itself. In a script, begin the arena below “if __name__ == "__main__":”; elsewhere, put the class of your bot into a file of its own, or play in one process.
arena-no-ray = Ray is not installed. Install tablee[cluster], or leave --cluster out.
arena-cluster = No cluster answers at { $address }: { $reason }. Check the address, or leave --cluster out.
arena-results = Line { $line } of { $file } is not a result of an arena. Name another file.
arena-different = { $file } holds the games of another arena. Name another file with --out, or move it away.
compare-none = There is nothing to compare with the base. Give at least one variant that differs from it.
compare-same = “{ $name }” has the same rules as “{ $other }”. Leave one of them out.
compare-many = { $sides } variants are too many for one comparison. Give at most { $most }.
solving-large = Building the tree of this game takes more than { $most } steps. Choose smaller numbers, or give more with --positions.
solving-slow = Building the tree had taken { $nodes } steps when its part of the time was up. Choose smaller numbers, or give more --minutes.
solving-late = The time was up before the first deal was solved. Choose smaller numbers, or give more --minutes.
solving-empty = Nobody has a choice in this game. Choose larger numbers.
solving-starter = Seat 1 never begins with these options. Let it begin, or leave that to chance.
solving-players = { $game } needs at least { $least } players, but only games for two are solved. Choose another game.
solving-no-small = { $game } brings no small variant. Give one with --variant, or choose one of these games: { $games }.
use-small = --small and --variant both choose the variant. Leave one of them out.
use-levels = “{ $given }” does not name levels. Write 1,2,3 or none.
weights-none = The bot of { $game } at level { $level } has no weights to tune. Choose another level, or declare its weights in its class.
weights-unknown = This bot has no weight “{ $name }”. It has: { $known }.
weights-value = The weight “{ $name }” cannot be { NUMBER($given) }. Give a number from { NUMBER($low) } to { NUMBER($high) }, whole if its usual value is whole.
weights-file = The file { $file } holds no weights: { $reason }. Check the path, or make it with tablee tune.
weights-game = These are weights for { $other }, not for { $game }. Choose a file of this game.
weights-text = “{ $given }” stands for no weights. Write the name of a file .toml, or NAME=NUMBER and several of these with spaces between.
use-toml = “{ $file }” is no name for a file of weights. Give one that ends in .toml.
argument-certainty = “{ $value }” is no certainty. Give one from 0.5 to below 1, such as 0.9999.
baseline-file = { $file } holds no trained network. Name a file that tablee train wrote.
baseline-none = No network of the method { $method } comes with { $game }. Train one with tablee train, and name its file.
baseline-setup = This network was trained for { $trained } with { $players } players, and does not fit this table of { $game }. Train one with the same players and options.
coder-none = { $game } declares no numbers for its moves. Use the texts of its moves.
coder-setup = The numbers of { $id } were made with other players or options than { $match }. Make a coder with those of the match.
coder-recall = This information state has { $needed } numbers, but its tensor has room for { $length }. Load the game with a larger parameter “recall”.
arena-program = “{ $command }” does not start as a bot: { $reason }. Try it on its own; it must answer the lines of docs/bot-process.md.
arena-class = The bot “{ $command }” does not start: { $reason }. Correct its file or its class.
arena-endless = Game { $game } was abandoned after { $moves } moves: its players never finish it. Leave one of them out, with another --out.
use-extra = This needs the extra tablee[{ $extra }], which is not installed. Install its packages: { $python } -m pip install { $packages }.
use-game-name = “{ $name }” is not a name for a game. Use 1 to { $most } small letters without accents, and single dashes, such as high-card.
use-game-taken = The name “{ $name }” would be confused with “{ $other }”. Choose another one.
use-new-folder = { $folder } is there already, and nothing in it was changed. Name another folder with --to.
use-format = There is no format “{ $given }”. Choose one of: { $known }.
use-no-games = { $file } holds no games yet. Let the arena play first.
use-no-moves = The record in { $file } has no moves yet: there is nothing to judge. Play first, or give another record.

## The house file of a server

house-unreadable = { $path } cannot be read ({ $reason }). Check the path after --house, and its permissions.
house-too-large = { $path } has more than { $limit } bytes. Shorten its texts.
house-toml = { $path } is not written in TOML: { $reason }. Correct that place, or start without --house.
house-unknown = { $path } has “{ $at }”, which means nothing there. Use only { $known }.
house-colour = “{ $at }” in { $path } is not a colour. Write # and six digits, as in “#0f6156”.
house-language = “{ $at }” in { $path } has a text for something that is not a language. Use codes such as fr, nl or en.
house-invalid = “{ $at }” in { $path } cannot be used: { $expected }. Correct it, or leave it out.
house-invisible = “{ $at }” in { $path } is empty, or has invisible characters. Write visible text, or leave it out.
house-contrast = In the { $theme } colours of { $path }, “{ $colour }” on “{ $upon }” has a contrast of { NUMBER($contrast, minimumFractionDigits: 2) }. People need at least { $least }: make one of the two lighter or darker.
