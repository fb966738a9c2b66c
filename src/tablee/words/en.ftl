# What all games, the server and the command say. A code `option.value` is the message `option-value`.

## Options and the number of players
option-unknown = There is no option “{ $name }”. Leave it out, or check its spelling.
option-value = The option “{ $name }” does not take “{ $value }”. It takes: { $expected }.
option-combination = These options do not go together, or not with this number of players. Change one of them.
option-players = This game is for { $min } to { $max } players, not { $players }. Choose a number in between.

## Positions
position-key = This is no position of the game: “{ $key }” should be { $expected }.
position-pieces = This is no position of the game: there are too many pieces of one kind, or not enough to go round (“{ $key }”).
perft-unlisted = Not every move can be listed here, so sequences cannot be counted. Choose a smaller depth or another position.

## Records
record-json = Line { $line } of the record is not JSON. Every line must be one JSON object.
record-header = The first line of the record must be its header: “{ $key }” is missing or wrong.
record-move = Line { $line } of the record is no move. A move is written like {"{"}"seat":0,"move":"..."{"}"}.
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

## The engine process
engine-json = This line is not JSON. Send one JSON object a line.
engine-object = A request must be a JSON object, such as {"{"}"do":"games"{"}"}.
engine-do = There is no request “{ $do }”. There are: { $known }.
engine-key = In this request “{ $key }” must be { $expected }.
engine-line = This line is longer than { $limit } bytes. Send something smaller.
engine-failed = The rules could not answer ({ $failure }). This is a fault of the program; please report it with the request.
