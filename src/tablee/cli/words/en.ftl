# What the command `tablee` says.

cli-serving = Tablée is running at { $address } – press Ctrl+C to stop it.
cli-serving-others = On phones and other devices in the same network, open the first of these addresses that works:
cli-serving-other = On phones and other devices in the same network, open this address:
cli-serving-named = On other devices, open it at the address that you gave:
cli-serving-here = Only this computer can open it. Let phones on your network join with --lan.
cli-working = Bots think here for the servers – press Ctrl+C to stop.
cli-stopped = Stopped. Your games are kept.
cli-busy = This computer is busy; games may stutter. With --verbose, the log shows why.
cli-game-facts = Players: { $players }. Bots of level: { $levels }.

## A game in the terminal
cli-welcome = { $names } are at the table. You are { $name }. Type ? for help.
cli-bot-alone = Bot
cli-bot = Bot { $number }
cli-commitment = Fair deal: the SHA-256 of the seed is { $commitment }
cli-variant = These numbers differ from the rulebook: { $numbers }. Bots are tuned to the rulebook, and may play worse here.
cli-seed = The seed was { $seed }; tablee replay --verify checks the deal.
cli-thinking = { $name } is thinking …
cli-looking = Looking for a good move …
cli-your-turn = Your turn{ $awaited ->
    [none] {""}
   *[other] : { $awaited }
}
cli-prompt = Your move >{" "}
cli-help =
    Type a move in the notation, or its number in the list.
    l  list the moves      h  a hint
    b  the board again     q  leave
    ?  this help
cli-no-such-number = There is no move { $number }: the list ends at { $count }.
cli-more-moves = Not all moves can be listed; others may be legal too.
cli-hint = Try { $move }.
cli-standing = Score so far: { $scores }
cli-over = The game is over.
cli-ranked = { $rank }. { $name }{ $score ->
    [none] {""}
   *[other] {"  "}{ $score }
}
cli-left = You leave the table.
cli-saved = The record is in { $path }.

## Replay
cli-ply = Move { $ply } of { $plies }
cli-deal = The deal
cli-steps = Enter: next   b: back   number: go there   q: leave
cli-result = Result: scores { $scores }, ranks { $ranks }
cli-unfinished = The record ends before the game does.
cli-verified-moves = { $plies } moves, every one of them legal.
cli-verified-result = The result follows from the moves.
cli-verified-seed = The deal follows from the seed, whose SHA-256 is { $commitment }
cli-verified-mixed = The deal was made from the server’s secret, whose SHA-256 is { $commitment }, and from the numbers of players’ browsers: { $shown } of { $bound }.
cli-by = { $by ->
    [stand_in] played by a stand-in
    [bot] a bot
    [program] a program
   *[clock] time was up
}
cli-helped = with a hint
cli-undone = { $name } made another move here and took it back.
cli-gave-up = { $name } resigned.
cli-verified-commitment = That matches what was shown at the start.
cli-no-commitment = Compare it with what was shown at the start, or give that with --commitment.

## Doctor
cli-python = Python { $version }
cli-python-old = Python { $version } is too old. Install 3.11 or newer.
cli-version = Tablée { $version }
cli-needs = Everything it needs is installed: { $packages }.
cli-needs-missing = Missing packages: { $missing }. Install Tablée again.
cli-compiled = The rules are compiled ({ $count } modules).
cli-uncompiled = The rules run uncompiled: the same results, only slower. Install again on a machine with a C compiler; pip install -v says what keeps it from compiling.
cli-uncompiled-copy = The rules run uncompiled: the same results, only slower. make play compiles them while the server runs, make setup before. That needs a C compiler.
cli-half-compiled = Of { $count } modules, these are not compiled: { $missing }. Run make setup.
cli-stale = Compiled from other sources: { $stale }. Run make setup.
cli-game-fine = { $game } can be played; its bots are of level { $levels }.
cli-game-broken = { $game } cannot be played: { $problem }
cli-no-games = No game is installed. Install Tablée again.
cli-words-missing = { $game } has no words in: { $missing }. Install the game again, or ask its authors for them.
cli-pages = The pages are there ({ $size } kB).
cli-no-pages = The pages are not built. Run make play, or install a built package.
cli-database = The database can be opened, and is whole: { $database }
cli-house = The house file { $path } can be used; the server is called { $name }.
cli-database-new = The database will be created at the first start: { $database }
cli-database-writes = The database takes writes.
cli-database-no-writes = The database takes no writes ({ $reason }). See whether its disk is full or can only be read.
cli-database-older = The database has tables of version { $version }; the next start brings them to { $newest }. Back it up first.
cli-database-open = Others on this machine may read { $path }, which holds hidden cards and secrets. Run: chmod 600 { $path }
cli-database-log = Changes that belong to the database lie beside it, in { $path }, as they do while a server runs. But if you have just copied a backup over the database, stop every server and remove that file before the next start.
cli-logs = { $count ->
    [0] No match has begun yet.
    [one] The log of the one match that has begun can be read.
   *[other] The logs of all { $count } matches that have begun can be read.
}
cli-logs-some = In { $seconds } s, the logs of { $read } of { $total } matches were read. The rest were not looked at.
cli-log-unreadable = The log of table { $table } cannot be read ({ $problem }). Restore it from a backup, or report it.
cli-logs-misdealt = The deals of these tables do not follow from what server and browsers were bound to: { $tables }. Restore them from a backup, or report it.
cli-logs-more = { $count ->
    [one] The log of one more table cannot be read.
   *[other] The logs of { $count } more tables cannot be read.
}
cli-logs-differ = { $count ->
    [one] Lists show something else than the log of one table: { $tables }. The server corrects it when somebody opens the table.
   *[other] Lists show something else than the logs of { $count } tables: { $tables }. The server corrects it when somebody opens them.
}
cli-port = Port { $port } is free.
cli-running = Tablée { $version } already answers at { $address }, so the port is in use as it should be.
cli-running-other = Tablée { $version } answers at { $address }, but { $ours } is installed here. Start that server again to use this version.
cli-running-others = Phones and other devices in the same network can open it at: { $addresses }
cli-running-here = Other devices can open it only through a proxy. To let those in the same network open it directly, start it with --lan.
cli-room = { $folder } has { $free } MB of room.
cli-room-little = { $folder } has only { $free } MB of room, and the database grows with every match. Make room, or move it to a larger disk.
cli-folder-open = Others on this machine may write to { $folder }, so they could put a database of theirs in the place of yours. Run: chmod go-w { $folder }
cli-sync = The disk keeps what is written in { $ms } ms.
cli-sync-slow = The disk takes { $ms } ms to keep what is written, and every move waits for it. Use a faster disk for the database.
cli-clock = The clock of this machine shows { $time } (UTC).
cli-clock-wrong = The clock of this machine shows { $time } (UTC), which is before Tablée was installed. Set it, and have it kept right (NTP): clocks of games go by it.
cli-clock-jumps = The clock of this machine was moved by { $seconds } s while we looked. Have it kept right (NTP) before games with clocks begin.
cli-out-https = The address begins with https.
cli-out-http = The address begins with http: anyone on the way can read along, and passkeys and notifications do not work. Put a proxy with https before the server (docs/host.md).
cli-out-unreachable = { $url } does not answer ({ $reason }). Check the name, the port, the certificate, and that proxy and server run.
cli-out-ready = The server answers, and its database takes writes.
cli-out-not-ready = /readyz answers { $status }. Look at the server’s log: its database may be away, or the proxy does not reach the server.
cli-out-name = The server does not know the name { $host }. Start it with --trusted-host, or --trusted-origin with the whole address.
cli-out-named = The server knows the name { $host }.
cli-out-page = The start page answers { $status }, or is not Tablée’s. Check where the proxy passes requests.
cli-out-proto = The server does not know that people come by https, so its cookies are not secure. Have the proxy send X-Forwarded-Proto, and name its address with --trusted-proxies.
cli-out-own-refused = Requests of the server’s own pages ({ $origin }) are refused. Have the proxy pass Host as it came (nginx: $http_host), or start the server with --trusted-origin { $origin }.
cli-out-origins = Requests of its own pages are taken, those of other sites refused.
cli-out-foreign-taken = Requests of other sites are not refused as such. Have the proxy pass Origin and Host as they came.
cli-out-socket = Sockets can be opened.
cli-out-no-socket = Sockets cannot be opened (/ws answers { $status }), so nobody can play. Have the proxy pass the headers Upgrade and Connection.
cli-out-metrics = Anyone can read /metrics. Have the proxy refuse it (docs/operations.md, Proxy and https).
cli-healthy = All is well.
cli-unhealthy = { $count ->
    [one] One thing needs attention.
   *[other] { $count } things need attention.
}

## The arena
cli-arena-ratings = Ratings after { $games } games
cli-arena-shares = Against each other
cli-arena-player = Player
cli-arena-other = Against
cli-arena-rating = Rating
cli-arena-time = Time per move
cli-arena-share = Share
cli-arena-games = Games
cli-arena-failures = { $player }: { $asked } questions. Chance moved for { $illegal } illegal answers and { $others } that did not come.
cli-arena-begins = The first player beats { $share }% of the others; with 95% confidence { $low } to { $high }%.
cli-arena-written = The games are in { $file }, the figures in { $summary }.
cli-compare-written = The figures are in { $file }.
cli-solve-grown = Building the tree: { $nodes } steps so far …
cli-solve-so-far = { $iterations ->
    [one] { $iterations } iteration
   *[other] { $iterations } iterations
  }: exploitability { $exploitability } …
cli-solve-deals = { $deals } deals are solved …
cli-solve-tree = The tree has { $nodes } positions, { $sets } information sets. CFR+ played { $iterations ->
    [one] { $iterations } iteration
   *[other] { $iterations } iterations
  }.
cli-solve-value = Value for the player who begins (1 wins, −1 loses): { $value }
cli-solve-cut = { $share }% of matches by the strategy found last longer than the tree. More --plies narrow the bounds.
cli-solve-exploitability = Exploitability
cli-solve-found = the strategy found
cli-solve-random = random
cli-solve-level = bot of level { $level }
cli-solve-note-hidden = Exploitability: what the best opponent gains beyond the value, on average of both seats.
cli-solve-searched = { $deals } deals solved to the end; { $positions } positions searched.
cli-solve-shares = By best play the player who begins wins { $wins } of them, draws { $draws }, loses { $losses }.
cli-solve-mean = Value for the player who begins (1 wins, −1 loses): { $mean }; with 95% confidence { $low } to { $high }
cli-solve-lost = Lost against perfect play
cli-solve-note-open = Lost: the value less the result, on average of both seats, with 95% confidence. The exploitability is at least as high.
cli-tune-generation = Generation { $number }
cli-tune-check = Check on fresh deals
cli-tune-weights = Weights of level { $level }, after { $games } games
cli-tune-weight = Weight
cli-tune-usual = Before
cli-tune-tuned = Tuned
cli-tune-better = Better: on { $deals } fresh deals ({ $games } games) the tuned bot scores { $share }% against the bot with its earlier weights, with 95% confidence { $low } to { $high }%.
cli-tune-alike = No better: on { $deals } fresh deals ({ $games } games) the tuned bot scores { $share }% against the bot with its earlier weights. With 95% confidence { $low } to { $high }%, which includes 50%. Keep the weights you had, or search for longer.
cli-tune-worse = Worse: on { $deals } fresh deals ({ $games } games) the tuned bot scores only { $share }% against the bot with its earlier weights, with 95% confidence { $low } to { $high }%. Keep the weights you had.
cli-tune-written = The weights are in { $file }. In an arena, write { $player }
cli-dataset-written = The folder { $folder } has { $moves } moves of { $games } games. README.md there explains them.
cli-train-progress = { $done }%: { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
  }, { $matches ->
    [one] { $matches } game
   *[other] { $matches } games
  }. It beats { $beaten }% of opponents that move at random.
cli-train-stopped = You stopped the training early. The network so far is saved.
cli-train-written = The network is in { $file } ({ $size } kB), after { $steps } steps. It plays as baseline:{ $file }.
cli-report-written = The report is in { $file }.
cli-analyse-move-number = Move
cli-analyse-player = Player
cli-analyse-move = Played
cli-analyse-better = Better
cli-analyse-loss = Loss
cli-analyse-expects = Expects
cli-analyse-why = Why
cli-analyse-turning = { $count ->
    [one] ◆ One turning point: the chances of the player who moved changed a lot there.
   *[other] ◆ { $count } turning points: the chances of the player who moved changed a lot there.
}

## Moderators
cli-moderator-added = { $name } ({ $code }) moderates from now on. The page is /moderation.
cli-moderator-removed = { $code } moderates no longer.
cli-moderator-none = Nobody moderates yet. Open /moderation in your browser to see your code, then: tablee moderator add CODE
cli-moderator-listed = { $code } – { $name }, since { $since }
cli-moderator-nameless = Guest

## Agents on other machines
cli-agent-added = { $name } may connect from now on, with this token. It is shown only now:
cli-agent-removed = { $name } may connect no longer.
cli-agent-none = No agent on another machine may connect yet.
cli-agent-listed = { $name }, since { $since }

## The operator
cli-backed-up = The backup is in { $path } ({ $size } kB). It holds hidden cards and secrets: guard it.
cli-restored = The database is as in { $path }; the logs of all its matches were read: { $count }. Start the server again.
cli-restored-void = Consents to research that may have been withdrawn since the backup are void: { $count }.
cli-restored-kept = The old database was kept: { $kept }
cli-restored-unreadable = The logs of these tables cannot be read: { $tables }
cli-verified = All is as the logs have it.
cli-pruned = What the options do not keep any more was deleted.
cli-announced = Everybody sees it from now on, until tablee admin announce --take-back.
cli-announced-until = Everybody sees it from now on, until { $until }.
cli-announcement-taken-back = The announcement is taken back.
cli-announcement-none = There was no announcement to take back.
cli-draining = No server of this database takes new tables, within two seconds; running matches go on. End it with tablee admin drain --off, or start the servers again.
cli-draining-port = The server on port { $port } sends proxies elsewhere; its matches go on until you stop it.
cli-drain-playing = { $count ->
    [0] No table plays. You can stop the servers now.
    [one] One table still plays.
   *[other] { $count } tables still play.
}
cli-drain-connected = { $count ->
    [0] No page is connected there. You can stop that server now.
    [one] One page is still connected there.
   *[other] { $count } pages are still connected there.
}
cli-drain-ended = The drain has ended: servers take new tables again within two seconds.
cli-drain-none = There was no drain to end.
cli-banned = { $network } is banned. Bans now: { $count }.
cli-ban-lifted = { $network } is no longer banned.
cli-ban-none = { $network } was not banned.
cli-bans-none = No address is banned.
cli-ban-listed = { $network }, since { $since }
cli-ban-listed-players = { $network }, players too, since { $since }
cli-entrance-made = { $link }
    { $count ->
        [one] One person may come in by this link
       *[other] { $count } people may come in by this link
    } until { $until }.
cli-entrances-withdrawn = All entrance links are withdrawn.
cli-entrances-none = No link can be used.
cli-entrance-listed = of { $made }, valid until { $until }: used { $used } of { $uses }
cli-ladder-none = No match of a ladder is stored.
cli-ladder-place = { $game }, place { $place }: { $who }, share { $share }% ({ $low } to { $high }) of { $matches ->
        [one] { $matches } match
       *[other] { $matches } matches
    }; lost by an illegal move { $illegal }, too much time { $late }, a failure { $failed }
cli-ladder-level = level { $level }
cli-ladder-listed-pause = { $name }: paused since { $since }
cli-ladder-paused = { $name } is paused: within seconds it plays no more matches for the ladder, and has no place on it.
cli-ladder-resumed = { $name } plays for the ladder again, within seconds.
cli-ladder-not-paused = { $name } was not paused.
cli-ladder-forgotten = { $count ->
    [one] One deal is forgotten.
   *[other] { $count } deals are forgotten.
}
cli-exported = Everything stored about { $code } is in { $path }. It holds what they said and chose: hand it to nobody else.
cli-deleted-guest = The guest { $code } is deleted. { $count ->
    [0] No match was waiting for them.
    [one] They gave up one seat first.
   *[other] They gave up { $count } seats first.
}

## A new game
cli-new-game =
    The game is in { $folder }. Install it, test it, and play:
      cd { $folder }
      pip install -e ".[test]"
      pytest
      tablee play { $name }
