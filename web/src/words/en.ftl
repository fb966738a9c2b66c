# The page frame. What a game calls its own things stands in the game's words.

skip = Skip to content
close = Close
save = Save
saved = Saved.
copy = Copy
copied = Copied
share = Share
name = Name
you = you
you-listed = you
guest = Guest
somebody = somebody
seat-free = free seat
away = away
away-bot = away, a bot is playing
table = Table
bot-note = Bot { $level }, { $level ->
    [1] daydreamer
    [2] beginner
    [3] plays well
    [4] tough
   *[other] relentless
}

settings = Settings
language = Language
theme = Appearance
theme-auto = Same as my device
theme-light = Light
theme-dark = Dark
theme-contrast = High contrast, black
theme-contrast-light = High contrast, white
motion = Motion
motion-reduced = Reduce motion
sound = Sound
sound-playing = Sounds when I play
sound-watching = Sounds when I watch
volume = Volume
my-name = Display name
vibration = Vibrate when it is my turn, and when a move is refused
playing = Playing
ask-before-moves = Ask me before every move
my-face = My face
my-animal = Which animal?
my-colour = Which colour?
animal-mouse = mouse
animal-jackal = jackal
animal-lion = lion
animal-horse = horse
animal-fish = fish
animal-octopus = octopus
animal-crab = crab
animal-turtle = turtle
animal-owl = owl
animal-frog = frog
animal-cat = cat
animal-bear = bear
colour-red = red with dots
colour-orange = orange with slanting stripes
colour-yellow = yellow with crosses
colour-green = green with triangles
colour-teal = turquoise with waves
colour-blue = blue with stripes
colour-violet = violet with squares
colour-grey = grey with diamonds

home-go = To the start page
home-title = Pull up a chair.
home-text = Good tabletop games at one table: against a bot, with friends far away, or around one device.
home-games = Games
home-guest = No account, no e-mail. This browser remembers your seats.
players = { $fewest }–{ $most } players
players-exactly = { $count } players
play-now = Play now
play-friend = With friends
play-device = On one device
learn = Learn it in 5 minutes
learn-short = Learn
rules = Rules
rules-older = The rules have changed since this game began. It is played to the end by the rules of then; what stands here is how new games are played.
more-options = Bots, levels and options
my-tables = My tables
against = with { $names }
state-waiting = Waiting for players
state-yours = Your turn
state-theirs = Their turn
open-tables = Open tables
recent-tables = Recent games
state-join = A seat is free
state-watch = Watch
state-over = Over – look back
state-won = You won
state-shared = Shared victory
state-lost = You lost
state-place = Place { $place } of { $of }
tables-all = Show all { $count }
state-gave-up = You resigned – watch
home-offline = Once loaded, the rules and settings work without a connection; playing, lessons and your tables need one.
install = Install Tablée
choose = Choose a game
choose-players = How many of you?
choose-players-count = { $count } of us
choose-minutes = How long?
choose-minutes-count = { $minutes } minutes at most
choose-found = { $count ->
    [0] No game suits: choose another number, or more time.
    [one] { $count } game suits.
   *[other] { $count } games suit.
}
minutes = { $least } to { $most } min
minutes-about = { $count } min
minutes-brief = { play-now }: about { $count } min

open-title = New { $game } table
how-many = How many play?
who-plays = Who plays?
how-played = How do you play?
how-played-help = Our usual rules, unless you choose otherwise.
open-to-all = Open to everybody
open-to-all-help = The table is listed on this server’s start page: anyone may take a free seat or watch. Otherwise, only people with the link can find it.
setup-not-players = Not with { $players } players.
setup-not-with = Not with “{ $option }: { $choice }”.
seat-my-name = My name
player-number = Player { $number }
seat-number = Seat { $number }
seat-kind-me = Me
seat-kind-friend = A friend, by link
seat-kind-bot = A bot
seat-kind-device = On this device
level = How strong?
level-option = { $level ->
    [1] 1 – lets you win
    [2] 2 – beginner
    [3] 3 – plays well
    [4] 4 – strong
    [5] 5 – at its strongest
   *[other] { $level }
}
level-short = Bot { $level }
which-bot = Which bot?
bots-of-game = Levels of the game
bots-of-host = Programs of this server
pause = Bot speed
pause-help = How long a bot waits, so that you can follow.
pause-0 = At once
pause-700 = Brisk
pause-1500 = Calm
pause-3000 = Slow
stand-in = If somebody is away
stand-in-help = Anyone who comes back gets their seat again at once.
stand-in-0 = Everybody waits
stand-in-30 = A bot plays after half a minute
stand-in-120 = A bot plays after 2 minutes
stand-in-600 = A bot plays after 10 minutes
help-terms = Help at the table
help-terms-hints = Hints: ask what you could do
help-terms-looking = Looking back at what was before
help-terms-taking = Taking a move back
help-terms-none = No help at all
help-terms-text = The same for everybody, and for every further match at this table.
help-off = Agreed here: { $what }.
help-off-hints = no hints
help-off-looking = no looking back
help-off-taking = no taking back
open = Open the table

board = The board
seats = Who sits here
actions = Around the table
side = { $side ->
    [0] Circle team
    [1] Triangle team
    [2] Square team
    [3] Star team
    [4] Cross team
   *[other] Diamond team
}
has-turn = to play
score-now = Score so far
awaiting = Waiting for { $name }.
awaiting-what = Waiting for { $name } { $what }.
awaiting-bot = A bot is playing for { $name }.
turn-yours = Your turn { $what }.
turn-yours-plain = Your turn.
turn-of = { $name }, your turn { $what }.
turn-short = { $name } to play.
is-over = The game is over.
reconnecting = Connection lost – trying again …
watching = You are watching
gave-up-watching = You resigned. A bot is playing for you to the end, and you are watching.
help = Help
resign = Resign
resign-title = Resign this game?
resign-title-of = { $name }: resign this game?
resign-text = The game ends at once and you lose it. This cannot be taken back.
resign-text-side = Your team plays on: a bot takes your seat to the end, and you watch. This cannot be taken back.
resign-text-on = The others play on: a bot takes your seat to the end, and you watch. This cannot be taken back.
resign-yes = Yes, I resign
resign-no = No, play on
seat-resigned = resigned
undo = Take back my move
undo-of = { $name }: take back my move
undone = { $name } takes a move back.
    .you = You take a move back.
hints = What could I do?
hints-good = Show me a good move
hints-thinking = Thinking …
hints-play = Play it
hints-others = Other moves
hints-unlisted = There are more moves than can be listed here.
hints-ways = Ways to go on
hints-all = All moves ({ $count })
costly-title = Are you sure?
costly-yes = Play it
costly-no = Go back
asked-title = Play this move?
command = Type a move
command-help = In the notation of the game. Enter plays it.
command-send = Play this move
moves = Possible moves
moves-more = { $count } more: narrow the list with the box above.
filter-moves = Filter ({ $count })
sides = Log and chat
log = Log
log-empty = Nothing has happened yet.
talk = Chat
talk-none = Nobody has said anything yet.
talk-text = Say something
talk-send = Send
presets = Ready-made phrases
reactions = Reactions
says = { $name }: { $text }
labelled = { $what }:
watcher = { $name } (watching)
say-hello = Hello!
say-good-luck = Good luck!
say-good-move = Good move!
say-oops = Oops!
say-one-moment = One moment, please.
say-your-turn = Your turn!
say-thanks = Thank you!
say-sorry = Sorry!
say-well-played = Well played!
say-again = Another one?
say-bye = Bye!
menu = Menu
full-screen = Full screen
undo-short = Undo
hints-short = Hint
talk-new = { $count ->
    [one] { $count } new message
   *[other] { $count } new messages
}
say-react-smile = a smile
say-react-laugh = a laugh
say-react-wow = wow!
say-react-sad = a sad face
say-react-heart = a heart
say-react-thumb = thumbs up

replay = Look back
replay-first = To the start
replay-back = One move back
replay-play = Play on from here
replay-pause = Pause
replay-ply = Move
replay-at = Looking back: move { $ply } of { $of }
replay-instead = What if: move { $ply }, through { $name }’s eyes
replay-next = One move on
replay-last = To the present
share-ply = Share this moment
share-copied = The link is copied: it opens at this move.
share-title = { $game }: move { $ply }

analysis = Analysis
analysis-start = Analyse this game
analysis-text = The strongest bot goes through the game again, knowing at each move only what that player knew.
analysis-progress = Moves looked at: { $ply } of { $of }
analysis-chart = Win chances
analysis-chart-help = What each player could expect with all cards open. Tap it, or use the arrow keys, to go to a move.
analysis-at = Move { $ply } of { $of }: { $chances }
analysis-chance = { $name } { $share }%
analysis-points = Turning points
analysis-points-none = No single move turned this game.
analysis-point-lost = Move { $ply }: { $name } loses { $share }%.
analysis-point-won = Move { $ply }: { $name } gains { $share }%.
analysis-point-missed = Move { $ply }: { $name } misses a chance worth { $share }%.
analysis-move = Move { $ply }, { $name }: { $move }.
analysis-deal = Before the first move.
analysis-pending = This move has not been looked at yet.
analysis-no-choice = There was no choice.
analysis-best = The best move found.
analysis-good = No worse than the best move found: “{ $move }”.
analysis-lost = It gives away { $share }%.
analysis-better = Better: “{ $move }”.
analysis-why = The bot would say: “{ $reason }”
analysis-none-better = Nothing better was found.
analysis-instead = The bot would have played “{ $move }”.
analysis-show = Show it on the board
analysis-sampled = There was not enough time for everything: what a move gave away was worked out for { $compared } of { $choices } choices.
analysis-table = All moves in a table
analysis-ply = Move
analysis-player = Player
analysis-played = Played
analysis-best-found = Best found
analysis-given-away = Given away

invite-title = { $free ->
    [one] One seat is free
   *[other] { $free } seats are free
}
invite-text = Send this link, or let them scan the code. The game begins as soon as everybody is seated.
invite-link = Link to this table
invite-qr = The link as a QR code
bot-instead = Or give the seat to a bot
invited-by = { $name } invites you to play { $game }
invited = You are invited to play { $game }
invite-facts = { $count } players, { $time }.
invite-count = { $count } players.
join-name = What shall we call you?
join = Sit down and play
join-as = Sit down: { $role }
countdown = Everybody is here: the game is about to begin.
dealing = Dealing …
leave = Leave the table
leave-title = Leave this table?
leave-text = Your seat will then be free for somebody else. With the link you can come back as long as a seat is free.
leave-yes = Yes, leave
leave-back = No, stay
cancel = Cancel the table
cancel-title = Cancel this table?
cancel-text = Nobody can sit down here any more, and the link leads to no game. This cannot be taken back.
cancel-bots-text = The bots stop here, and the game has no result. This cannot be taken back.
cancel-yes = Yes, cancel it
cancel-back = No, keep it
cancel-bots = End this table
cancelled-title = This table was cancelled
cancelled-text = Whoever opened it has cancelled it, or nothing happened here for a long time.
table-missing = This table cannot be shown

curtain-title = { $name }, it is your turn
curtain-text = Pass the device to { $name }. Nobody else should look.
curtain-lift = I am { $name }: show my hand
hand-over = Seen! Now { $name }

result-won = You win!
result-shared = You share the victory!
result-draw = A draw!
result-winner = { $count ->
    [one] { $name } wins!
   *[other] { $name } share the victory!
}
happened-left = { $name } left the table.
by-stand-in = played by a stand-in
by-clock = time was up
with-hint = with a hint
    .you = You left the table.
resigned = { $name } resigned.
    .you = You resigned.
resigned-on = { $name } resigned; a bot plays on.
    .you = You resigned; a bot plays on.
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
rematch = Another game
revenge = Return game
revenge-help = Return game: the same opening with sides swapped. The scores of both games are added up.
revenge-total = Total of both games
offered-rematch = You offer another game. Waiting for an answer …
offered-revenge = You offer a return game. Waiting for an answer …
offers-rematch = { $name } would like another game.
offers-revenge = { $name } would like a return game: the same opening with sides swapped.
agree = Agreed
refuse = No, thanks
withdraw = Withdraw
next-match = To the next game
previous-match = The game before
proof-go = Was the deal fair?
result-won-team = Your team wins!
result-winner-team = { $name } win!
result-show = Result
result-tally = Score
result-look = Look at the board
resigned-you = You resigned.
reason-most = Most points win: { $points } to { $next }.
reason-fewest = Fewest points win: { $points } to { $next }.
reason-tie = The points are equal, and the tie-break decides.
best-moment = Your finest move
best-moment-of = The finest move of { $name }
best-see = Move { $ply }: see it again
best-gain = { $value ->
    [one] { $value } point at one stroke
   *[other] { $value } points at one stroke
}

proof-title = Was the deal fair?
proof-text = Before the deal, the server wrote down a secret number and showed everybody its fingerprint. The whole deal follows from that number alone. After the game the number is revealed, and anyone can check that the fingerprint matches: so nobody can have changed it along the way.
proof-commitment = Fingerprint shown at the start (SHA-256)
proof-seed = Secret number
proof-secret = Shown when the game is over.
proof-checked = Its fingerprint, worked out in your browser
proof-good = It matches: the deal was fixed before the first move.
proof-bad = It does NOT match. Do not trust this deal.
proof-deal = The deal
proof-notation = In the notation
proof-record = Download the record
proof-verify = To deal again yourself: tablee replay --verify FILE
proof-text-mixed = Before the deal, the server showed everybody the fingerprint of a secret number, and the browser of each player the fingerprint of a number of its own. Only then were the numbers shown, and the deal follows from all of them together: so nobody, not even the server, could pick a deal that pleased them.
proof-share = From the browser of { $name }: fingerprint first, then the number
proof-not-shown = Never shown: this browser was gone when the cards were dealt, so it was left out.
proof-mixed = What the deal was made from: all of it together
proof-secret-good = The server’s number is the one whose fingerprint was shown at the start.
proof-mixed-good = Each browser’s number fits its fingerprint, and the deal was made from all of them.
proof-mixed-bad = The numbers do NOT make this deal. Do not trust it.
proof-own-good = Your browser’s number is part of it, and everybody is bound as your browser saw it before it showed its own.
proof-own-bad = Your browser saw OTHER fingerprints, or its number was left out. Unless it was gone at the deal, do not trust this one.
proof-own-none = This browser took no part in the deal, so it can only check the numbers above.
proof-back = Back to the table

keys = Key
keys-do = What it does
keys-tab = To the next item
keys-hints = What could I do?
keys-undo = Take back my move, if it revealed nothing
keys-replay = One move back, one move on
keys-chart = On the chart of win chances: one move back, one move on
keys-help = This panel
keys-close = Closes what is open
keys-title = Keyboard shortcuts

lesson-title = Learn { $game }
lesson-step = Step { $step } of { $of }
lesson-next = Next
lesson-back = Back
lesson-again = Try again
lesson-done-title = Well done!
lesson-done-text = You know all there is to know. Time for a real game.
lesson-none = There is no lesson for this game yet. Its rules page explains everything.
lesson-progress = Your progress in the lesson
lesson-play = Play an easy game
lesson-offline = The server checks every move of the lesson, and it cannot be reached. The lesson goes on here as soon as it answers; until then you can read the rules.

coach = Getting started
coach-next = Got it, next
coach-done = Got it
coach-close = Close these tips
coach-again = Show the first tips again

rules-title = Rules of { $game }
rules-none = The rules of this game are not here yet.
rules-faces = All cards and tiles

device-title = On another device
device-go = Continue on another device
device-text = Make a link and open it on your other device: there you will be the same guest, with the same seats.
device-make = Make a link
device-link = Link for the other device
device-link-help = Works once, within 10 minutes. Do not show it to anyone else.
device-claim-text = With this link, this browser becomes the same guest as on your other device.
device-claim = Yes, that is me
device-claimed = Done: your seats are here too.
devices = My devices
devices-end = Sign out all other devices
devices-end-text = All your other browsers are signed out at once, and links for other devices stop working. Your seats stay here.
devices-end-yes = Yes, sign them out
devices-end-no = No, leave them
devices-ended = { $count ->
    [0] There was no other device.
    [one] One other device has been signed out.
   *[other] { $count } other devices have been signed out.
}

mine-title = My record
mine-text = Kept in this browser, and nowhere else.
mine-none = Nothing yet. Play a game to its end, or take a lesson.
mine-played = games played
mine-won = won
mine-row = wins in a row just now
mine-longest = longest row of wins
mine-last = The last games
mine-last-won = { $won } of { $of } won.
mine-last-help = From the oldest to the newest; those won stand above the line.
mine-table = As a table
mine-when = When
mine-game = Game
mine-against = Against
mine-place = Place
mine-against-people = people
mine-against-programs = programs
mine-share = { $won } of { $played }
mine-chart = { $game }: games won
mine-bests = My bests
mine-export = Save as a file
mine-delete = Delete everything
mine-delete-title = Delete your record?
mine-delete-text = Wins, bests and lessons learnt are forgotten. This cannot be taken back; your games themselves stay.
mine-delete-yes = Yes, delete everything
mine-delete-no = No, keep it
mark-learnt = Learnt
mark-level = Level { $level } beaten

lost-title = There is nothing here
lost-text = The address leads nowhere. Perhaps a letter got lost along the way.
offline-title = No connection
offline-text = Without a connection you can read the rules and change the settings. Playing, lessons and your tables need the server; the page carries on by itself once it is back.
connection-none = The server cannot be reached. Check your connection and try again.
server-broken = Something went wrong on the server. Try again in a moment.
problem-unknown = That did not work ({ $code }).
loading = One moment …
