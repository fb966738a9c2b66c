# The page frame. What a game calls its own things stands in the game's words.

skip = Skip to content
close = Close
save = Save
saved = Saved.
copy = Copy
copied = Copied
copy-by-hand = Nothing could be copied here. The text is selected: copy it by hand.
share = Share
name = Name
you = you
you-listed = you
guest = Guest
somebody = somebody
seat-free = free seat
away = away
away-bot = a bot plays
away-spared = away, { $seconds } s spared
away-soon = away, a bot soon
table = Table
level-name = { $level ->
    [1] daydreamer
    [2] beginner
    [3] plays well
    [4] tough
   *[other] relentless
}
bot-note = Bot { $level }, { level-name }

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
child = Child’s mode
child-help = Larger buttons, prompts read aloud, and hints at hand.
spoken = Read aloud what happens and what to do
spoken-sample = I read aloud from now on.
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
home-text = Good tabletop games at one table: against a bot, with friends near or far, or around one device.
home-games = Games
home-guest = No account, no email. This browser remembers your seats.
players = { $fewest }–{ $most } players
players-exactly = { $count } players
play-now = Play now
play-friend = With friends
play-device = On one device
learn = Learn it in 5 minutes
learn-short = Learn
rules = Rules
rules-older = The rules have changed since this game began. It is played to the end by the old ones; these are the rules of new games.
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
install = Install { $name }
imprint = Imprint
privacy = Privacy
house-credit = { $name } runs on Tablée.
choose = Choose a game
choose-players = How many of you?
choose-players-count = { $count } of us
choose-minutes = How long?
choose-minutes-count = Up to { $minutes } min
choose-found = { $count ->
    [0] No game suits: choose another number, or more time.
    [one] { $count } game suits.
   *[other] { $count } games suit.
}
minutes = { $least }–{ $most } min
minutes-about = { $count } min
minutes-brief = { play-now }: about { $count } min
awaiting-go = { $count ->
    [one] It’s your turn
   *[other] It’s your turn at { $count } tables
}
awaiting-told = { $count ->
    [0] Nobody is waiting for you now.
    [one] It’s your turn at one table.
   *[other] It’s your turn at { $count } tables.
}
next-title = Next table
next-table = The next table that waits for you
next-table-short = { $count ->
    [1] Next table
   *[other] Next table ({ $count })
}
next-table-named = { $count ->
    [1] Next table: { $game }
   *[other] Next table: { $game } ({ $count })
}
next-none = Nobody is waiting for you just now.
history-title = All my games
history-any = Any
history-state = Where it stands
history-counts = Only games that count
history-counted = counts
history-over = Over
history-running = Being played
history-waiting = Waiting for players
history-name = Played with
history-since = From
history-until = To
history-search = Search
history-more = Show more
history-found = { $more ->
    [yes] The latest { $count } are shown.
   *[no] { $count ->
        [one] One game.
       *[other] { $count } games.
    }
}
history-nothing = No game fits. Leave something out, and search again.
history-none = You have not sat at a table yet. Your games will be kept here.
quick-title = Find people to play with
quick-text = Choose a game and how many players: you meet whoever wants the same. If nobody comes for a while, bots take the free seats.
quick-waiting = { $count ->
    [one] one waiting
   *[other] { $count } waiting
}
looking-title = Looking for people to play with
looking-here = { $here ->
    [one] { $here } seat of { $of } is taken.
   *[other] { $here } seats of { $of } are taken.
}
looking-fills = { $count ->
    [0] seconds: bots are taking the free seats
    [one] second until bots take the free seats
   *[other] seconds until bots take the free seats
}
looking-text = Keep this page open. Whoever wants the same game is seated here, and it begins once every seat is taken.
looking-fills-at = Bots take the free seats on { $at }.
looking-text-days = You need not stay. The game begins once every seat is taken; it will be among your tables.
looking-stop = Stop looking
looking-busy = { $count ->
    [0] Nobody is looking for this game just now
    [one] One person is looking for this game
   *[other] { $count } people are looking for this game
}
looking-tables = { $count ->
    [one] one table is playing it
   *[other] { $count } tables are playing it
}
know-title = { $count ->
    [one] One thing to know
    [3] Three things to know
   *[other] { $count } things to know
}
lesson-try = Try the lesson meanwhile
lesson-close = Close the lesson
looking-gone-title = You are no longer waiting
looking-gone = This page was in the background for too long, so your seat is free again.
looking-again = Look again

open-title = New { $game } table
how-many = How many players?
who-plays = Who plays?
how-played = How do you play?
how-played-help = Our usual rules, unless you choose otherwise.
variant = Variant
variant-summary = The numbers of the rulebook, unless you change some.
variant-help = An empty field keeps the rulebook’s number. Bots are tuned to the rulebook, and may play worse here.
variant-usual = usual
variant-bounds = { $low } to { $high }
variant-link = Copy the link to this variant
variant-agreed = Played with other numbers than the rulebook’s: { $numbers }.
variant-number = { $name }: { $value }
agreed-here = What do you agree on?
agreed-here-help = Talk, help, and what happens when somebody is away: as usual, unless you choose otherwise.
open-to-all = Open to everybody
open-to-all-help = The table is listed on this server’s start page: anyone may take a free seat or watch. Otherwise, only people with the link can find it.
setup-not-players = Not with { $players } players.
setup-not-with = Not with “{ $option }: { $choice }”.
setup-no-words = Left out: { $words }. A word has 1 to 16 letters from A to Z; accents are allowed.
seat-my-name = My name
player-number = Player { $number }
seat-number = Seat { $number }
seat-kind-me = Me
seat-kind-friend = A friend, by link
seat-kind-bot = A bot
seat-kind-device = On this device
level = Level
level-option = { $level } · { $name } – { level-name }
level-short = Bot { $level }
which-bot = Which bot?
bots-of-game = Levels of the game
bots-of-host = Programs
pause = Bot speed
pause-help = How long a bot waits, so that you can follow.
pause-0 = At once
pause-700 = Brisk
pause-1500 = Calm
pause-3000 = Slow
stand-in = If somebody is away
stand-in-help = Anyone who comes back gets their seat again at once.
stand-in-0 = Everybody waits
clock = Time to think
clock-help = Everybody who sits down agrees to this thinking time.
clock-none = As long as you like
clock-bank = { $minutes } min each + { $seconds } s a move
clock-move = { $seconds } s a move
clock-move-bank = { $seconds } s a move, { $minutes } min in reserve
clock-days = { $days ->
    [one] One day
   *[other] { $days } days
} a move
clock-night = Nights from { $from }:00 to { $to }:00 do not count, wherever you live
clock-vacation = { $days } days of holiday each
time-out = When time is up
time-out-bot = A bot plays that move
time-out-bot-until-back = A bot plays until they are back
time-out-others = The others may end the game
clock-title = Time and waiting
clock-agreed = Agreed at this table
clock-since = for { $time }
clock-left = { $time } left
clock-until = until { $time }
clock-then-bot = then a bot plays
clock-then-bot-until-back = then a bot plays on
clock-then-others = then the others may end the game
clock-col-left = Time left
clock-col-spared = Still spared
clock-spared = { $seconds } s
clock-spared-help = A lost connection costs no time at first: 20 s in a turn, 60 s in a game.
clock-paused = The game is paused
clock-overdue = time is up, but a move still counts
clock-played = Your time ran out: a bot is playing for you.
clock-back = I am back
clock-late = { $name }’s time is up.
clock-claim = End the game
clock-resume = Go on
clock-propose-pause = Propose a pause
proposed-pause = { $name } would like a pause.
proposed-resume = { $name } would like to go on.
claim-title = End the game?
claim-text = That counts as { $name } resigning: with two players you win, with more a bot plays on. You can also go on waiting.
claim-no = Go on waiting
clock-said-waiting = Waiting for { $name } for { $time }.
    .you = It has been your turn for { $time }.
clock-said-paused = The game is paused: nobody moves and no clock runs. It goes on when all agree, or by itself: { $time }.
clock-said-overdue = Time is up, and the others may end the game. Until they do, the move can still be made.
clock-said-out = Time is up: a bot is playing.
clock-said-none = There is no time limit.
clock-said-left = Time left: { $time }, until { $until }.
clock-said-then-bot = Then a bot plays this move.
clock-said-then-bot-until-back = Then a bot plays until they are back.
clock-said-then-others = Then the others may end the game.
clock-said-ply = { $ply ->
    [0] Nobody has moved yet.
    [one] One move has been made.
   *[other] { $ply } moves have been made.
}
vacation-until = { $name } is on holiday until { $time }.
vacation-left-now = Holiday you have left in this game: { $time }
vacation-go = Go on holiday
vacation-end = I am back from holiday
ahead-title = Plan a move
ahead-help = It is played when your turn comes, if it is possible and nothing else has changed. Nobody else sees it.
ahead-none = Nothing: I decide when it is my turn
ahead-short = a move is planned
keys-time = Say how much time is left
counts = This game counts
counts-help = No help for anybody, people only, each at a screen of their own. “All my games” shows which ones counted.
counts-agreed = This game counts.
help-terms = Help at the table
help-terms-hints = Hints: ask what you could do
help-terms-look-back = Looking back at earlier moves
help-terms-take-back = Taking a move back
help-terms-none = No help at all
help-terms-text = The same for everybody, and for every further game at this table.
help-off = Agreed here: { $what }.
help-off-hints = no hints
help-off-look-back = no replay during the game
help-off-take-back = no taking back
fill = If nobody comes
fill-help = Bots take the seats that are still free, and the game begins.
fill-0 = We wait
fill-now = Fill with bots now
substitutes = If somebody resigns
substitutes-asked = A substitute, if all agree
substitutes-anybody = A substitute with the link
substitutes-nobody = A bot, to the end
span-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
span-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
span-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
span-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
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
late = No answer yet – sending it again …
unsent = What you did is sent once the connection is back.
unsent-move = Your move is sent once the connection is back.
unsent-undo = Your undo is sent once the connection is back.
watching = You are watching
watching-text = You see what everybody at the table may see, and no hidden cards.
watching-over = This game is over. If another begins with a free seat, the result has a link to it.
watching-closed = At this table nobody takes over a seat, even if a player resigns.
watching-asked = A seat has been asked for. The players decide.
watching-free = A player has resigned. You can ask to play on for them:
watching-bots = Bots play here too. You can ask for the seat of one:
watching-refused = The players did not agree. You can join the next game.
watching-full = All seats are taken. If a player resigns, you can ask for their seat, here and above the board.
gave-up-watching = You resigned. A bot is playing for you to the end, and you are watching.
help = Help
resign = Resign
resign-title = Resign this game?
resign-title-of = { $name }: resign this game?
resign-text = The game ends at once and you lose it. This cannot be taken back.
resign-text-side = Your team plays on: a bot takes your seat, and you watch. You only get it back if nobody else has taken it and the table allows it.
resign-text-on = The others play on, and you finish behind them. A bot takes your seat, or somebody else may if the table allows it; you watch.
resign-yes = Yes, I resign
resign-no = No, play on
seat-resigned = resigned
undo = Take back my move
undo-until = A move can be taken back until the next player moves, unless it revealed something.
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
log-turn = { $count ->
    [one] { $name }: { $count } move
   *[other] { $name }: { $count } moves
}
talk = Chat
talk-none = Nobody has said anything yet.
talk-earlier = Earlier games
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

talk-policy = Who talks to whom
talk-policy-everybody = Everybody with everybody
talk-policy-players = Players among themselves
talk-policy-phrases = Ready-made phrases only
talk-policy-none = Nobody talks here
talk-policy-help = If players talk among themselves, so do those who watch. Players can read what watchers said once the game is over.
talk-among-players = Only the players can read this. What the watchers say comes after the game.
talk-among-watchers = Only those who watch can read this, and the players once the game is over.
talk-by-phrases = At this table people speak in ready-made phrases.
talk-silent = It was agreed that nobody talks at this table.
people = People at this table
people-none = Nobody else is here.
people-mute = Mute
people-mute-help = Nothing { $name } says reaches you any more, on any of your devices. Nobody else will notice.
people-block = Block
people-block-help = As with muting, and you two are never seated together again until you unblock them.
people-lift-mute = Unmute
people-lift-block = Unblock
people-report = Report
people-about = { $what }: { $name }
people-kept-mute = muted
people-kept-block = blocked
people-done-mute = You no longer hear { $name }.
people-done-block = You no longer hear { $name }, and the two of you will not be seated together again.
people-done-lift = You hear { $name } again.
people-kept = People I have muted or blocked
report-title = Report { $name }
report-why = What is wrong?
report-reason-insult = Insults or hatred
report-reason-threat = Threats
report-reason-spam = Spam or advertising
report-reason-cheating = Playing unfairly
report-reason-name = An offensive name
report-reason-other = Something else
report-line = What was said
report-line-none = Nothing in particular
report-words = In your own words (optional)
report-kept = The chat and the moves around it go along, as they are now. The moderators of this server will read them.
report-send = Send this report
report-back = Go back
report-sent = Thank you. The moderators will look at it.
report-stored = Thank you, your report is stored. Nobody moderates this server yet: tell whoever runs it.
moderation = Moderation
moderation-text = People report here what went wrong at a table. Everything you do is noted in the log.
moderation-not-yet = Only moderators see reports. The operator of this server makes you one with your code:
moderation-nobody = Choose a name or sit down at a table first: then this browser has a code.
moderation-how = On the server:
moderation-waiting = Waiting
moderation-closed-ones = Closed
moderation-log = Log
moderation-none = No report is waiting. A good sign.
moderation-none-closed = No report has been closed yet.
moderation-none-done = Nothing has been done yet.
moderation-head = { $reason }: { $name }
moderation-by = Reported by { $name }, { $when }
moderation-table = Go to the { $game } table
moderation-said = What was said
moderation-played = What was played
moderation-not-mine = This report is about you or by you: another moderator will decide.
moderation-note = Note for the log
moderation-removed = removed
moderation-whom = Who
moderation-unname = Remove the name
moderation-silence = Silence
moderation-hours = For how long
moderation-hours-0 = Let them speak again
moderation-hours-1 = An hour
moderation-hours-24 = A day
moderation-hours-168 = A week
moderation-hours-2160 = 90 days
moderation-silenced = Silenced until { $when }
moderation-end = Sign out everywhere
moderation-end-title = Sign { $name } out everywhere?
moderation-end-text = All devices, recovery words and passkeys of this guest stop working at once. The guest cannot come back and loses their seats.
moderation-end-no = Leave them
moderation-dismiss = Close: nothing to be done
moderation-settle = Close: dealt with
moderation-operator = whoever runs the server
deed-appoint = { $actor } made { $name } a moderator.
deed-recall = { $actor } removed { $name } as a moderator.
deed-merge = { $name } no longer moderates, because that guest became one with another.
deed-remove = { $actor } removed a message by { $name }.
deed-unname = { $actor } removed somebody’s name, { $name }.
deed-silence = { $actor } silenced { $name } for { $hours ->
    [one] { $hours } hour
   *[other] { $hours } hours
}.
deed-unsilence = { $actor } let { $name } speak again.
deed-end = { $actor } signed { $name } out everywhere.
deed-dismiss = { $actor } closed a report about { $name }: nothing to be done.
deed-settle = { $actor } closed a report about { $name }: dealt with.

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
analysis-share = { $share }%
analysis-points = Turning points
analysis-points-none = No single move turned this game.
analysis-point = Move { $ply }:
analysis-point-lost = a mistake by { $name }, which gives away { $share }%.
analysis-point-missed = { $name } misses a chance worth { $share }%.
analysis-luck-for = the luck turns for { $name }: +{ $share }%.
analysis-luck-against = the luck turns against { $name }: −{ $share }%.
analysis-turn-for = the game turns for { $name }: +{ $share }%.
analysis-turn-against = the game turns against { $name }: −{ $share }%.
analysis-key-mistake = A better move was found
analysis-key-luck = The luck turned
analysis-key-turn = The game turned
analysis-move = Move { $ply }, { $name }: { $move }.
analysis-deal = Before the first move.
analysis-pending = This move has not been looked at yet.
analysis-no-choice = There was no choice.
analysis-best = The best move found.
analysis-good = No worse than the best move found: “{ $move }”.
analysis-lost = It gives away { $share }%.
analysis-better = Better: “{ $move }”.
analysis-why = The bot would say: “{ $reason }”
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
   *[other] { $free } seats are free
}
invite-text = Send this link, or let them scan the code. The game begins as soon as everybody is seated.
invite-here = Only this computer can open this link. For friends on your network, start Tablée with --lan and open an address that it then prints.
invite-link = Link to this table
invite-qr = The link as a QR code
invite-more = Invite by link
invite-watch = People who open this link watch the game.
invite-watch-or-sit = People who open this link watch the game. If a seat becomes free, they can take it.
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
leave-text-host = Somebody else who sits here becomes the host, and your seat will be free.
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
manage = Manage the table
host = host
host-make = Make host
seat-down = { $name } and { $other } change places
seat-take-away = Free the seat of { $name }
seat-instead = Sit on seat { $number } instead
lock = Nobody new may sit down
locked = Locked: nobody new may sit down.
change = Change the settings
change-help = Everybody here is told. If the game was about to begin, you start it again.
change-save = Change
start = Start the game
start-held-host = Everybody is here. Start when you are ready.
start-held = Everybody is here. The host starts the game.
all-here = Everybody is here
fills-in = Bots take the free seats in { $time }.
proposals = What is proposed
proposal-waits = Waiting for { $names }.
proposed-stand-in = { $name } proposes: { $time ->
    [never] no bot plays for somebody who is away.
   *[other] a bot plays for whoever is away for { $time }.
}
proposed-substitute = { $name } would like the seat of { $left }.
consent = Researchers may use the moves of this game, without names
consent-text = { $asked ->
    [one] The game is given only if you agree.
   *[other] The game is given only if everybody who played agrees. Nobody sees what the others answer.
}
consent-given = You agree, so the game is given.
consent-device = You answer for everybody on this device.
stand-ins = When somebody is away
stand-ins-text = This changes once everybody who plays agrees. The time starts from then.
suggest = Propose it
substitute-back = Take my seat back
substitute-sit = Play on for { $name }
substitute-ask = Ask to play on for { $name }
substitute-bot = Ask for the seat of { $name }
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
    .you = You left the table.
by-stand-in = played by a stand-in
by-clock = time was up
with-hint = with a hint
happened-time-out = { $then ->
    [bot] { $name } ran out of time: a bot plays this move.
    [bot_until_back] { $name } ran out of time: a bot plays for now.
   *[others] { $name } ran out of time.
}
    .you = { $then ->
    [bot] You ran out of time: a bot plays this move.
    [bot_until_back] You ran out of time: a bot plays until you are back.
   *[others] You ran out of time, but you can still move.
}
happened-returned = { $name } is back and plays again.
    .you = You are back and play again.
happened-time-claimed = { $other } ended the game for { $name }, whose time was up.
    .you = { $other } ended the game for you: your time was up.
happened-vacation = { $name } is on holiday, for { $days ->
    [one] one day
   *[other] { $days } days
}.
    .you = You are on holiday, for { $days ->
    [one] one day
   *[other] { $days } days
}.
happened-vacation-over = { $name } is back from holiday.
    .you = You are back from holiday.
happened-paused = A pause was agreed.
happened-resumed = The pause is over.
happened-clock-set = The server’s clock was set right. That costs nobody any time.
happened-removed = The host freed the seat of { $name }.
    .you = The host freed your seat.
happened-moved = { $name } takes another seat.
    .you = You take another seat.
happened-swapped = { $name } and { $other } changed places.
happened-changed = The host changed the settings.
happened-locked = The table is locked: nobody new may sit down.
happened-unlocked = The table is open to newcomers again.
happened-host = { $name } is the host now.
    .you = You are the host now.
happened-filled = { $bots ->
    [one] A bot took the free seat.
   *[other] Bots took the { $bots } free seats.
}
happened-refused = A proposal was refused.
    .you = You refused a proposal.
happened-substitute = { $name } plays on for { $left }, who had resigned.
    .you = You play on for { $left }.
happened-bot-replaced = { $name } takes the seat of { $left }, a bot.
    .you = You take the seat of { $left }, a bot.
happened-stand-in = Agreed: { $time ->
    [never] no bot plays for somebody who is away.
   *[other] a bot plays for whoever is away for { $time }.
}
happened-stood-in = { $name } is away: a bot plays for now.
    .you = You are away: a bot plays until you are back.
happened-stood-in-over = { $name } is back: the bot hands over.
    .you = You are back: the bot hands over to you.
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
offers-rematch = { $count ->
    [one] { $name } would like another game.
    [2] { $name } would like another game.
   *[other] { $count } people would like another game.
}
offers-revenge = { $name } would like a return game: the same opening with sides swapped.
agree = Agreed
refuse = No, thanks
withdraw = Withdraw
without-bot = Without { $names }: a bot plays
without-free = Without { $names }: leave the seat free
series = { $count ->
    [one] After { $count } game, games won
   *[other] After { $count } games, games won
}
series-won = { $count ->
    [one] { $count } game won
   *[other] { $count } games won
}
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
proof-verify = To deal again yourself, on a computer with Tablée:
proof-text-mixed = Before the deal, the server showed everybody the fingerprint of a secret number, and the browser of each player the fingerprint of a number of its own. Only then were the numbers shown, and the deal follows from all of them together: so nobody, not even the server, could pick a deal that pleased them.
proof-share = From the browser of { $name }: fingerprint first, then the number
proof-not-shown = Never shown: this browser was gone when the cards were dealt, so it was left out.
proof-mixed = What the deal was made from: all of it together
proof-secret-good = The server’s number is the one whose fingerprint was shown at the start.
proof-mixed-good = Each browser’s number fits its fingerprint, and the deal was made from all of them.
proof-mixed-bad = The numbers do NOT make this deal. Do not trust it.
proof-own-good = Your browser’s number is part of it, and every fingerprint is the one that your browser saw before it showed its own number.
proof-own-bad = Your browser saw OTHER fingerprints, or its number was left out. Unless it was gone at the deal, do not trust this one.
proof-own-none = This browser took no part in the deal, so it can only check the numbers above.
proof-back = Back to the table

keys = Key
keys-do = What it does
keys-tab = To the next item
keys-hints = What could I do?
keys-undo = Take back my move and the bots’ replies, if nothing was revealed
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
lesson-done-beside = You know all you need to play.
lesson-none = There is no lesson for this game yet. Its rules page explains everything.
lesson-progress = Your progress in the lesson
lesson-play = Play an easy game
lesson-offline = The server checks every move of the lesson, and it cannot be reached. The lesson goes on here as soon as it answers; until then you can read the rules.

coach = Getting started
coach-left = { $count ->
    [0] The last tip
    [one] 1 more tip
   *[other] { $count } more tips
}
coach-next = Got it, next
coach-done = Got it
coach-close = Close these tips
coach-again = Show the first tips again

rules-title = Rules of { $game }
rules-contents = On this page
rules-play = Play
rules-none = The rules of this game are not here yet.
rules-faces = All cards and tiles

device-title = On another device
device-go = Continue on another device
device-text = Make a link and open it on your other device: there you will be the same guest, with the same seats.
device-make = Make a link
device-link = Link for the other device
device-link-help = Works once, within 10 minutes. Do not show it to anyone else.
device-claim-text = With it, this browser becomes { $name } as well. Go on only if you made this link yourself, on another device of yours.
device-claim = I am { $name }
device-whose = { $minutes ->
    [0] A link of { $name }, made just now
    [one] A link of { $name }, made one minute ago
   *[other] A link of { $name }, made { $minutes } minutes ago
}
device-claimed = Done: your seats are here too.
devices = My devices
devices-end = Sign out all other devices
devices-end-text = All your other browsers are signed out at once, and links for other devices stop working. Your seats stay here.
devices-end-keys = Recovery words, passkeys and the places that get notices stop working too. Tick this if somebody else used your browser.
devices-end-yes = Yes, sign them out
devices-end-no = No, leave them
devices-ended = { $count ->
    [0] There was no other device.
    [one] One other device has been signed out.
   *[other] { $count } other devices have been signed out.
}
back-title = Get my seat back
back-to-table = Back to the table
back-passkey-text = If you made a passkey here, this device may have it too, or you can scan a code with the one that has it.
back-passkey = Use my passkey
back-or-words = Or with your recovery words
back-words = My eight recovery words
back-words-help = In order, with a space after each. Accents and capitals do not matter.
back-come = Get my seat back
back-none = Neither of the two, but an old browser that still knows you?
back-none-words = No longer have them, but an old browser still knows you?
join-legend = What becomes of the seats of this browser?
join-legend-named = This browser is { $name } now. What becomes of those seats?
join-has = { $running ->
    [0] No game running
    [one] One game running, with its cards
   *[other] { $running } games running, with their cards
}; { $waiting ->
    [0] no table waiting.
    [one] one table waiting.
   *[other] { $waiting } tables waiting.
}
join-bring = Bring them along: both become one guest.
join-bring-named = Bring everything along: every device of { $name } then sees these cards and plays these seats.
join-leave = Leave them: this browser lets them go, and forgets your record and your lessons.
join-moderates = You moderate here: that ends if you bring everything along.
join-give-up-text = If you resign the seat of the newer of your two identities, a bot plays it to the end, or the game ends. This cannot be taken back.
join-give-up = Resign the second seat and go on
return-undo = Undo
return-later = Was that a mistake? You can undo it here, or for a week under “My seat”.
return-done = Undone: this browser is again who it was.
return-title = This browser was another guest
return-joined = It became one guest with { $name }: both now play all seats of the two. If that was a mistake, undo it, and each gets their own seats back.
return-left = It became { $name }, and let its own seats go. If that was a mistake, undo it.
return-until = Possible until { $date }, also if this browser is signed out. It also ends every way back that was made since.
me-title = My seat
me-go = Keep access to my games
me-note = These seats belong to this browser alone: if its data is cleared, they are lost.
me-nobody = Nobody knows this browser yet. Take a seat, and here you can keep it; or get back the one that you had.
me-open = Only your browsers know that your seats are yours. Should they forget, the seats are gone: keep them in one of the two ways below.
me-kept = You can come back on any device, with what is listed below.
passkeys = Passkey
passkeys-text = Your device keeps it for you and uses it once it has recognised your finger, face or code. Many phones and browsers share it among your devices.
passkeys-none-here = This page cannot use passkeys: they need an address with a name that begins with https. Recovery words work everywhere.
passkey-make = Make a passkey
passkey-made = Done: you can come back with this passkey.
passkey-since = Made on { $date }.
passkey-at = Works at { $site }.
passkey-there = This device has a passkey of yours for this site already.
passkey-stopped = No passkey was used. Try again whenever you like, or use recovery words.
remove = Remove
recovery = Recovery words
recovery-text = Eight words that you write down on paper. With them you get your seat back anywhere, without email; and so does anyone else who reads them.
recovery-make = Show me eight words
recovery-again = Show me new words
recovery-remove = Remove the words
recovery-since = You have had recovery words since { $date }, made here: { $where }. New ones make them void.
recovery-shown = Write these down now, in this order: they are shown only this once.
recovery-written = I have written them down
device-named = { $browser } on { $system }
device-unnamed = An unknown browser
device-this = this one
device-used = Last used on { $date }.
device-end = Sign out
device-leave-title = Sign out of this browser?
device-leave-text = This browser then knows nothing of your seats. Without another device, a passkey or recovery words you cannot get them back. It also forgets your record and your lessons, and shows no more notifications.
device-leave-yes = Yes, sign out here
device-leave-no = No, stay
device-lost = Have you lost the device that knew you?
own-programs = My programs
own-programs-text = Have you written a program that plays? Let it sit at your tables. It runs on your computer, and nobody else can choose it. The others see your name beside its own.
own-programs-name = Name of the program
own-programs-make = Make a token
own-programs-token = Token of { $name }, shown only this once
own-programs-lines = Put these two lines below your class, called MyAgent here, and run the file:
own-programs-copy = Copy the lines
own-programs-kept = I have kept it
own-programs-connected = connected
own-programs-choose = Choose it as a bot when you open a table.
own-programs-away = Not connected. Made on { $date }.
own-programs-most = You have as many programs as are possible here. Remove one to make another.
own-programs-off = On this server, players cannot let programs of their own in.
own-programs-remove-title = Remove { $name }?
own-programs-remove-text = Its token stops working at once, and bots of the game play its seats. A program of the same name needs a new token.
own-programs-remove-yes = Yes, remove it
own-programs-remove-no = No, keep it
own-data = Everything about me
own-data-text = Take along everything that is kept about you here, or have it deleted.
own-data-research = Games can be given to researchers if everybody who played agrees: moves, cards and result, without names, times or chat. Each table asks you in its menu, and there you can take your yes back. What was given before stays given. Deleting your data takes back every yes.
own-data-save = Save as a file
own-data-delete = Delete my data
own-data-delete-title = Delete everything about you?
own-data-delete-text = You resign the games that are going on, and the tables you opened are cancelled. Your name, your devices and what you wrote in the chat are deleted. The games you played stay, as those of a guest. This browser forgets your record and your lessons, and shows no more notifications. This cannot be taken back.
own-data-delete-yes = Yes, delete me
own-data-delete-no = No, stay
in-app = You are in { $app }’s own browser.
in-app-some = You are in the browser of another app.
in-app-text = Your usual browser will not know a seat taken here. Better open this page there: by “Open in browser” in the menu (⋯ or ⋮), or by its link.
in-app-seated = Your seat is known here only, and may be forgotten. Take it along: copy the link, and open it in your usual browser within 10 minutes.
in-app-copy = Copy the link
in-app-link = Link for your usual browser

tell-title = When it is your turn
tell-intro = While you are not looking at a table, you can get a notification that it is your turn: once for each turn, and only if no screen of yours shows the table. Nothing that is hidden in the game is ever said.
tell-go = Get notified when it is my turn
tell-me = Notify me
tell-me-long = Notify me when it is my turn
tell-done = You will be notified
tell-here = On this device
tell-here-on = Notifications are on for this device.
tell-here-off = Notifications are off for this device.
tell-on = Turn on here
tell-off = Turn off here
tell-denied = This browser does not allow it. Permit notifications for this site in the browser’s settings, then come back.
tell-cannot = This browser cannot show notifications. On an iPhone or iPad, first add this site to the home screen and open it from there.
tell-cannot-http = Notifications in the browser need an address that begins with https. Here, keep the table open, or add another way below.
tell-failed = The browser’s own notification service does not answer. Try again later, or choose another way below.
tell-elsewhere = Elsewhere
tell-waiting = Now open the link in the email that we sent there.
tell-failing = { $count ->
    [one] The last message could not be delivered. We will try again.
   *[other] The last { $count } messages could not be delivered. We will try again.
}
tell-remove = Remove
tell-add-title = Add another way to notify me
tell-add = Add
tell-how = How?
tell-kind-push = Browser
tell-kind-discord = Discord
tell-kind-matrix = Matrix
tell-kind-json = Your own program
tell-kind-mail = Email
tell-address = Address
tell-mail = Email address
tell-room = Room
tell-token = Access token
tell-help-discord = In Discord, under “Edit channel”, “Integrations”, “Webhooks”: copy the webhook’s address.
tell-help-matrix = The address of your homeserver. The access token is that of the account that will write in the room.
tell-help-json = Every message is sent there by POST, as JSON.
tell-help-mail = You will first get an email with a link to confirm it.
tell-when = When?
tell-mode-on = At once
tell-mode-digest = Once a day
tell-mode-off = Never
tell-digest-at = Every day at
tell-quiet = Quiet hours
tell-quiet-from = From
tell-quiet-until = Until
tell-zone = Time zone: { $zone }
tell-table = When it is my turn at this table
tell-table-as = As everywhere
tell-stopped = Done. Nothing more will come that way.
tell-confirmed = Thank you. From now on you will be notified there.

mine-title = My record
mine-text = Kept in this browser, and nowhere else.
mine-none = Nothing yet. Play a game to its end, or take a lesson.
mine-played = { $count ->
    [one] game played
   *[other] games played
}
mine-won = won
mine-wins = { $count ->
   *[other] won
}
mine-row = { $count ->
   *[other] current winning streak
}
mine-longest = longest winning streak
mine-last = Recent games
mine-last-won = { $won } of { $of } won.
mine-last-help = From the oldest to the newest; those won stand above the line.
mine-table = As a table
mine-when = When
mine-game = Game
mine-against = Against
mine-place = Place
mine-place-of = { $place } of { $of }
mine-against-people = People
mine-against-programs = Programs
mine-share = { $won } of { $played }
mine-chart = { $game }: games won
mine-bests = Personal bests
mine-export = Save as a file
mine-delete = Delete everything
mine-delete-title = Delete your record?
mine-delete-text = Wins, personal bests and lessons learnt are forgotten. This cannot be taken back; your games themselves stay.
mine-delete-yes = Yes, delete everything
mine-delete-no = No, keep it
mark-learnt = Learnt
mark-level = Level { $level } beaten

ladder-title = Ladder of bots
ladder-text = Programs and bots play each other here while no table needs a bot.
ladder-of = Ladder: { $game }
ladder-empty = No program has said yet which games it plays. Come back in a minute.
ladder-place = Place
ladder-place-short = No.
ladder-name = Name
ladder-points = Points
ladder-games = Games
ladder-faults = Faults
ladder-time = Time
ladder-thinks = It thinks about a move for { $time } on average.
ladder-program = program of this server
ladder-bot = { level-name }; comes with the game
ladder-waits = has not played yet
ladder-share = { $share }% ({ $low }–{ $high })
ladder-ms = { $ms } ms
ladder-seconds = { $seconds } s
ladder-interval = A win counts as one point, a tie as half a point; all wins are 100%. The true strength lies on the thick line with 95% certainty. The time is that of a move, on average. A name shows more.
ladder-rules = How it works
ladder-twice = Each pair plays every deal twice, with the seats exchanged, so that luck cancels out.
ladder-limits = Each has { $time } for a move, and { $reserve } more for a whole game.
ladder-limits-memory = Each has { $time } for a move, { $reserve } more for a whole game, and { $megabytes } MB of memory.
ladder-loses = An illegal move, too much time or a crash loses the game at once.
ladder-counts = A game counts for { $days } days.
ladder-against = { $name } against each of the others
ladder-fault-kinds = Games lost by illegal moves: { $illegal }. By too much time: { $late }. By crashes: { $failed }.
ladder-show = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
ladder-pair = { $one } against { $other }: the latest games
ladder-won = { $name } won after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
ladder-tied = A tie after { $moves ->
    [one] { $moves } move
   *[other] { $moves } moves
}.
ladder-lost-illegal = { $name } lost by an illegal move.
ladder-lost-late = { $name } lost by taking too much time.
ladder-lost-failed = { $name } crashed and lost.
ladder-watch = Replay
ladder-back = To the ladder
ladder-more = { $count ->
    [one] Show one more
   *[other] Show { $count } more
  }
ladder-save = Save the record
ladder-save-help = The command tablee replay shows a record move by move.

lost-title = There is nothing here
lost-text = The address leads nowhere. Perhaps a letter got lost along the way.
offline-title = No connection
offline-text = Without a connection you can read the rules and change the settings. Playing, lessons and your tables need the server; the page carries on by itself once it is back.
offline-again = Try again
broken-title = Something went wrong
broken-text = This page cannot be shown. Load it again, or go back to the start page.
fault-note = Something went wrong on this page. If what you wanted did not happen, load the page again.
invited-title = This server is by invitation
invited-text = People come in by a link from its host. Ask them for one; then you play here without an account.
invited-before = Have you been here before? Then get your seat back, or continue from your other device.
enter-title = You are invited
enter-text = This link lets you in to this server. Your browser will remember you, without an account.
enter-go = Come in
announcement = Announcement
announcement-close = Close the announcement
reload = Load again
connection-none = The server cannot be reached. Check your connection and try again.
connection-unanswered = The server has not answered for two minutes. If nothing has changed at the table, try again.
server-broken = Something went wrong on the server. Try again in a moment.
problem-unknown = That did not work ({ $code }). Try again, and report it if it keeps happening.
loading = One moment …
