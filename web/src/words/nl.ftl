# Het raam van de pagina. Wat een spel zijn eigen dingen noemt, staat in de woorden van het spel.

skip = Naar de inhoud
close = Sluiten
save = Bewaren
saved = Bewaard.
copy = Kopiëren
copied = Gekopieerd
share = Delen
name = Naam
you = jij
you-listed = jij
guest = Gast
somebody = iemand
seat-free = vrije plaats
away = weg
away-bot = weg, een bot speelt
table = Tafel
bot-note = Bot { $level }, { $level ->
    [1] dromer
    [2] beginner
    [3] speelt goed
    [4] geducht
   *[other] onverbiddelijk
}

settings = Instellingen
language = Taal
theme = Weergave
theme-auto = Zoals mijn apparaat
theme-light = Licht
theme-dark = Donker
theme-contrast = Hoog contrast, zwart
theme-contrast-light = Hoog contrast, wit
motion = Beweging
motion-reduced = Minder beweging
sound = Geluid
sound-playing = Geluid als ik speel
sound-watching = Geluid als ik toekijk
volume = Volume
my-name = Hoe anderen me noemen
vibration = Trillen als ik aan de beurt ben of een zet niet mag
playing = Spelen
ask-before-moves = Voor elke zet om bevestiging vragen
my-face = Mijn gezicht
my-animal = Welk dier?
my-colour = Welke kleur?
animal-mouse = muis
animal-jackal = jakhals
animal-lion = leeuw
animal-horse = paard
animal-fish = vis
animal-octopus = inktvis
animal-crab = krab
animal-turtle = schildpad
animal-owl = uil
animal-frog = kikker
animal-cat = kat
animal-bear = beer
colour-red = rood met stippen
colour-orange = oranje met schuine strepen
colour-yellow = geel met kruisjes
colour-green = groen met driehoeken
colour-teal = turkoois met golven
colour-blue = blauw met strepen
colour-violet = paars met blokjes
colour-grey = grijs met ruiten

home-go = Naar de startpagina
home-title = Schuif aan.
home-text = Goede bordspellen, één tafel: tegen een bot, met vrienden ver weg of rond één apparaat.
home-games = Spellen
home-guest = Geen account, geen e-mail. Deze browser onthoudt je plaatsen.
players = { $fewest } tot { $most } spelers
players-exactly = { $count } spelers
play-now = Nu spelen
play-friend = Met vrienden
play-device = Op één apparaat
learn = Leer het in 5 minuten
learn-short = Leren
rules = Regels
rules-older = De regels zijn veranderd sinds deze partij begon. Ze wordt uitgespeeld volgens de regels van toen; hier staat hoe nieuwe partijen gaan.
more-options = Bots, niveaus en opties
my-tables = Mijn tafels
against = met { $names }
state-waiting = Wacht op spelers
state-yours = Jouw beurt
state-theirs = Hun beurt
open-tables = Open tafels
recent-tables = Laatste partijen
state-join = Er is een plaats vrij
state-watch = Meekijken
state-over = Afgelopen – terugkijken
state-won = Gewonnen
state-shared = Gedeelde winst
state-lost = Verloren
state-place = Plaats { $place } van { $of }
tables-all = Laat alle { $count } zien
state-gave-up = Opgegeven – meekijken
home-offline = Eenmaal geladen werken de spelregels en de instellingen ook zonder verbinding; om te spelen, te leren of je tafels te zien heb je er een nodig.
install = Tablée installeren
choose = Een spel kiezen
choose-players = Met hoeveel?
choose-players-count = Met { $count }
choose-minutes = Hoelang?
choose-minutes-count = Hoogstens { $minutes } minuten
choose-found = { $count ->
    [0] Geen spel past: kies een ander aantal, of meer tijd.
    [one] { $count } spel past.
   *[other] { $count } spellen passen.
}
minutes = { $least } tot { $most } min
minutes-about = { $count } min
minutes-brief = { play-now }: ongeveer { $count } min

open-title = Nieuwe tafel: { $game }
how-many = Met hoeveel spelen jullie?
who-plays = Wie speelt er?
how-played = Hoe spelen jullie?
how-played-help = Zoals wij het gewoonlijk spelen, tenzij je iets anders kiest.
open-to-all = Open voor iedereen
open-to-all-help = De tafel staat op de startpagina van deze server: iedereen kan een vrije plaats innemen of meekijken. Anders vinden alleen mensen met de link hem.
setup-not-players = Niet met { $players } spelers.
setup-not-with = Niet samen met “{ $option }: { $choice }”.
seat-my-name = Mijn naam
player-number = Speler { $number }
seat-number = Plaats { $number }
seat-kind-me = Ik
seat-kind-friend = Een vriend, via een link
seat-kind-bot = Een bot
seat-kind-device = Iemand aan dit apparaat
level = Hoe sterk?
level-option = { $level ->
    [1] 1 – laat je winnen
    [2] 2 – beginner
    [3] 3 – speelt goed
    [4] 4 – sterk
    [5] 5 – zo sterk als het kan
   *[other] { $level }
}
level-short = Bot { $level }
which-bot = Welke bot?
bots-of-game = Niveaus van het spel
bots-of-host = Programma’s van deze server
pause = Tempo van de bots
pause-help = Hoe lang een bot wacht, zodat je kunt volgen.
pause-0 = Meteen
pause-700 = Vlot
pause-1500 = Rustig
pause-3000 = Langzaam
stand-in = Als iemand weg is
stand-in-help = Wie terugkomt, heeft meteen zijn plaats weer.
stand-in-0 = Iedereen wacht
stand-in-30 = Een bot speelt na een halve minuut
stand-in-120 = Een bot speelt na 2 minuten
stand-in-600 = Een bot speelt na 10 minuten
help-terms = Hulp aan tafel
help-terms-hints = Tips: vragen wat je kunt doen
help-terms-looking = Terugkijken naar wat er was
help-terms-taking = Een zet terugnemen
help-terms-none = Helemaal geen hulp
help-terms-text = Voor iedereen hetzelfde, ook voor de volgende partijen aan deze tafel.
help-off = Hier afgesproken: { $what }.
help-off-hints = geen tips
help-off-looking = niet terugkijken
help-off-taking = geen zet terugnemen
open = Open de tafel

board = Het bord
seats = Wie hier zit
actions = Rond de tafel
side = { $side ->
    [0] Team cirkel
    [1] Team driehoek
    [2] Team vierkant
    [3] Team ster
    [4] Team kruis
   *[other] Team ruit
}
has-turn = is aan de beurt
score-now = Punten op dit moment
awaiting = Wachten op { $name }.
awaiting-what = { $name } is aan de beurt: { $what }.
awaiting-bot = Een bot speelt voor { $name }.
turn-yours = Jouw beurt: { $what }.
turn-yours-plain = Jouw beurt.
turn-of = { $name } is aan de beurt: { $what }.
turn-short = { $name } is aan de beurt.
is-over = De partij is afgelopen.
reconnecting = Verbinding weg – we proberen opnieuw …
watching = Je kijkt toe
gave-up-watching = Je hebt opgegeven. Een bot speelt voor jou tot het einde, en jij kijkt toe.
help = Hulp
resign = Opgeven
resign-title = Deze partij opgeven?
resign-title-of = { $name }, deze partij opgeven?
resign-text = De partij stopt meteen en je verliest. Dat kun je niet terugdraaien.
resign-text-side = Je team speelt verder: een bot neemt jouw plaats over tot het einde, en jij kijkt toe. Dat kun je niet terugdraaien.
resign-text-on = De anderen spelen verder: een bot neemt jouw plaats over tot het einde, en jij kijkt toe. Dat kun je niet terugdraaien.
resign-yes = Ja, ik geef op
resign-no = Nee, verder spelen
seat-resigned = gaf op
undo = Mijn zet terugnemen
undo-of = { $name }: mijn zet terugnemen
undone = { $name } neemt een zet terug.
    .you = Je neemt een zet terug.
hints = Wat kan ik doen?
hints-good = Laat me een goede zet zien
hints-thinking = Even denken …
hints-play = Spelen
hints-others = Andere zetten
hints-unlisted = Er zijn meer zetten dan hier kunnen staan.
hints-ways = Zo kun je verder
hints-all = Alle zetten ({ $count })
costly-title = Weet je het zeker?
costly-yes = Ja, spelen
costly-no = Terug
asked-title = Deze zet spelen?
command = Typ een zet
command-help = In de notatie van het spel. Enter speelt de zet.
command-send = Speel deze zet
moves = Mogelijke zetten
moves-more = Nog { $count }: maak de lijst korter met het zoekvak hierboven.
filter-moves = Filter ({ $count })
sides = Verslag en chat
log = Verslag
log-empty = Er is nog niets gebeurd.
talk = Chat
talk-none = Nog niemand heeft iets gezegd.
talk-text = Zeg iets
talk-send = Versturen
presets = Kant-en-klare zinnen
reactions = Reacties
says = { $name }: { $text }
labelled = { $what }:
watcher = { $name } (kijkt toe)
say-hello = Hallo!
say-good-luck = Veel succes!
say-good-move = Mooie zet!
say-oops = Oeps!
say-one-moment = Een ogenblikje, alsjeblieft.
say-your-turn = Jouw beurt!
say-thanks = Dank je!
say-sorry = Sorry!
say-well-played = Goed gespeeld!
say-again = Nog eentje?
say-bye = Tot ziens!
menu = Menu
full-screen = Volledig scherm
undo-short = Terug
hints-short = Tip
talk-new = { $count ->
    [one] { $count } nieuw bericht
   *[other] { $count } nieuwe berichten
}
say-react-smile = een glimlach
say-react-laugh = een schaterlach
say-react-wow = wauw!
say-react-sad = een droevig gezicht
say-react-heart = een hart
say-react-thumb = een duim omhoog

replay = Terugkijken
replay-first = Naar het begin
replay-back = Eén zet terug
replay-play = Vanaf hier afspelen
replay-pause = Pauze
replay-ply = Zet
replay-at = Terugblik: zet { $ply } van { $of }
replay-instead = Wat als: zet { $ply }, door de ogen van { $name }
replay-next = Eén zet verder
replay-last = Naar nu
share-ply = Dit moment delen
share-copied = De link is gekopieerd: hij opent bij deze zet.
share-title = { $game }: zet { $ply }

analysis = Analyse
analysis-start = Partij analyseren
analysis-text = De sterkste bot loopt de partij nog eens door en weet bij elke zet alleen wat die speler wist.
analysis-progress = Bekeken zetten: { $ply } van { $of }
analysis-chart = Verloop van de kansen
analysis-chart-help = Wat ieder kon verwachten met alle kaarten open. Tik erop of gebruik de pijltjestoetsen om naar een zet te gaan.
analysis-at = Zet { $ply } van { $of }: { $chances }
analysis-chance = { $name } { $share } %
analysis-points = Keerpunten
analysis-points-none = Geen enkele zet heeft deze partij doen kantelen.
analysis-point-lost = Zet { $ply }: { $name } verliest { $share } %.
analysis-point-won = Zet { $ply }: { $name } wint { $share } %.
analysis-point-missed = Zet { $ply }: { $name } laat een kans van { $share } % liggen.
analysis-move = Zet { $ply }, { $name }: { $move }.
analysis-deal = Voor de eerste zet.
analysis-pending = Deze zet is nog niet bekeken.
analysis-no-choice = Er was geen keus.
analysis-best = De beste zet die gevonden is.
analysis-good = Even goed als de beste gevonden zet: “{ $move }”.
analysis-lost = Dit kost { $share } %.
analysis-better = Beter: “{ $move }”.
analysis-why = De bot zou zeggen: “{ $reason }”
analysis-none-better = Iets beters is niet gevonden.
analysis-instead = De bot had “{ $move }” gespeeld.
analysis-show = Laat zien op tafel
analysis-sampled = Er was geen tijd voor alles: wat een zet kostte, is voor { $compared } van de { $choices } keuzes berekend.
analysis-table = Alle zetten in een tabel
analysis-ply = Zet
analysis-player = Speler
analysis-played = Gespeeld
analysis-best-found = Beste gevonden
analysis-given-away = Verlies

invite-title = { $free ->
    [one] Er is één plaats vrij
   *[other] Er zijn { $free } plaatsen vrij
}
invite-text = Stuur deze link of laat de code scannen. De partij begint zodra iedereen zit.
invite-link = Link naar deze tafel
invite-qr = De link als QR-code
bot-instead = Of geef de plaats aan een bot
invited-by = { $name } nodigt je uit voor { $game }
invited = Je bent uitgenodigd voor { $game }
invite-facts = { $count } spelers, { $time }.
invite-count = { $count } spelers.
join-name = Hoe mogen we je noemen?
join = Ga zitten en speel
join-as = Ga zitten: { $role }
countdown = Iedereen is er: de partij gaat zo beginnen.
dealing = Er wordt gedeeld …
leave = De tafel verlaten
leave-title = Deze tafel verlaten?
leave-text = Je plaats komt dan vrij voor iemand anders. Met de link kun je terugkomen zolang er een plaats vrij is.
leave-yes = Ja, ik ga weg
leave-back = Nee, ik blijf
cancel = De tafel annuleren
cancel-title = Deze tafel annuleren?
cancel-text = Niemand kan hier dan nog gaan zitten, en de link leidt naar geen enkele partij. Dat kun je niet terugdraaien.
cancel-bots-text = De bots stoppen hier en de partij blijft zonder uitslag. Dat kun je niet terugdraaien.
cancel-yes = Ja, annuleren
cancel-back = Nee, behouden
cancel-bots = Deze tafel stoppen
cancelled-title = Deze tafel is geannuleerd
cancelled-text = Wie hem opende heeft hem geannuleerd, of er is hier lang niets gebeurd.
table-missing = Deze tafel kunnen we niet laten zien

curtain-title = { $name }, jij bent aan de beurt
curtain-text = Geef het apparaat aan { $name }. Niemand anders kijkt mee.
curtain-lift = Ik ben { $name }: laat mijn hand zien
hand-over = Gezien! Nu { $name }

result-won = Je wint!
result-shared = Je deelt de overwinning!
result-draw = Gelijkspel!
result-winner = { $count ->
    [one] { $name } wint!
   *[other] { $name } delen de overwinning!
}
happened-left = { $name } is van tafel gegaan.
by-stand-in = gespeeld door een invaller
by-clock = de tijd was om
with-hint = met een tip
    .you = Je bent van tafel gegaan.
resigned = { $name } gaf op.
    .you = Je hebt opgegeven.
resigned-on = { $name } gaf op; een bot speelt verder.
    .you = Je hebt opgegeven; een bot speelt verder.
points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
rematch = Nog een partij
revenge = Revanche
revenge-help = Revanche: dezelfde opstelling, de kanten gewisseld. De twee partijen worden opgeteld.
revenge-total = Beide partijen samen
offered-rematch = Je stelt nog een partij voor. Wachten op antwoord …
offered-revenge = Je stelt een revanche voor. Wachten op antwoord …
offers-rematch = { $name } wil nog een partij spelen.
offers-revenge = { $name } wil revanche: dezelfde opstelling, de kanten gewisseld.
agree = Akkoord
refuse = Nee, bedankt
withdraw = Intrekken
next-match = Naar de volgende partij
previous-match = De vorige partij
proof-go = Was er eerlijk gedeeld?
result-won-team = Je team wint!
result-winner-team = { $name } winnen!
result-show = Uitslag
result-tally = Puntentelling
result-look = Het bord bekijken
resigned-you = Je gaf op.
reason-most = De meeste punten winnen: { $points } tegen { $next }.
reason-fewest = De minste punten winnen: { $points } tegen { $next }.
reason-tie = Evenveel punten: de regel bij gelijke stand geeft de doorslag.
best-moment = Je mooiste zet
best-moment-of = De mooiste zet van { $name }
best-see = Zet { $ply }: opnieuw bekijken
best-gain = { $value ->
    [one] { $value } punt in één keer
   *[other] { $value } punten in één keer
}

proof-title = Was er eerlijk gedeeld?
proof-text = Vóór het delen schreef de server een geheim getal op en liet iedereen de vingerafdruk ervan zien. Uit dat getal alleen volgt de hele verdeling. Na de partij krijgt iedereen het getal te zien: wie wil, kan nagaan dat de vingerafdruk klopt, dus dat niemand het onderweg kon veranderen.
proof-commitment = Vingerafdruk die bij het begin te zien was (SHA-256)
proof-seed = Geheim getal
proof-secret = Te zien zodra de partij afgelopen is.
proof-checked = De vingerafdruk ervan, berekend in jouw browser
proof-good = Het klopt: de verdeling lag vast vóór de eerste zet.
proof-bad = Het klopt NIET. Vertrouw deze verdeling niet.
proof-deal = De verdeling
proof-notation = In de notatie
proof-record = Het verslag downloaden
proof-verify = Zelf opnieuw delen: tablee replay --verify BESTAND
proof-text-mixed = Vóór het delen liet de server iedereen de vingerafdruk van een geheim getal zien, en de browser van elke speler de vingerafdruk van een eigen getal. Pas daarna kwamen de getallen op tafel, en de verdeling volgt uit allemaal samen: zo kon niemand, ook de server niet, een verdeling naar zijn zin kiezen.
proof-share = Van de browser van { $name }: eerst de vingerafdruk, dan het getal
proof-not-shown = Nooit getoond: deze browser was er niet meer toen er werd gedeeld, dus is het zonder gegaan.
proof-mixed = Waaruit de verdeling is gemaakt: alles samen
proof-secret-good = Het getal van de server is dat van de vingerafdruk die bij het begin te zien was.
proof-mixed-good = Het getal van elke browser past bij zijn vingerafdruk, en de verdeling is uit al die getallen gemaakt.
proof-mixed-bad = Deze getallen geven deze verdeling NIET. Vertrouw er niet op.
proof-own-good = Het getal van jouw browser telt mee, en iedereen ligt vast zoals jouw browser het zag voordat hij het zijne toonde.
proof-own-bad = Jouw browser zag ANDERE vingerafdrukken, of zijn getal ontbreekt. Was hij er gewoon bij het delen, vertrouw deze verdeling dan niet.
proof-own-none = Deze browser deed niet mee aan het delen: hij kan alleen de getallen hierboven nagaan.
proof-back = Terug naar de tafel

keys = Toets
keys-do = Wat die doet
keys-tab = Naar het volgende
keys-hints = Wat kan ik doen?
keys-undo = Mijn zet terugnemen, als hij niets liet zien
keys-replay = Een zet terug, een zet verder
keys-chart = In het verloop van de kansen: een zet terug, een zet verder
keys-help = Dit venster
keys-close = Sluit wat open is
keys-title = Sneltoetsen

lesson-title = Leer { $game }
lesson-step = Stap { $step } van { $of }
lesson-next = Verder
lesson-back = Terug
lesson-again = Probeer het opnieuw
lesson-done-title = Goed gedaan!
lesson-done-text = Nu weet je alles. Tijd voor een echte partij.
lesson-none = Er is nog geen les voor dit spel. De pagina met spelregels legt alles uit.
lesson-progress = Je weg door de les
lesson-play = Een makkelijke partij spelen
lesson-offline = De server kijkt elke zet van de les na, en die is niet bereikbaar. De les gaat hier verder zodra hij antwoordt; intussen kun je de regels lezen.

coach = Om te beginnen
coach-next = Begrepen, verder
coach-done = Begrepen
coach-close = Deze tips sluiten
coach-again = De eerste tips nog eens tonen

rules-title = Spelregels van { $game }
rules-none = De spelregels van dit spel staan hier nog niet.
rules-faces = Alle kaarten en tegels

device-title = Op een ander apparaat
device-go = Verder op een ander apparaat
device-text = Maak een link en open die op je andere apparaat: daar ben je dan dezelfde gast, met dezelfde plaatsen.
device-make = Maak een link
device-link = Link voor het andere apparaat
device-link-help = Werkt één keer, 10 minuten lang. Laat hem aan niemand anders zien.
device-claim-text = Met deze link wordt deze browser dezelfde gast als op je andere apparaat.
device-claim = Ja, dat ben ik
device-claimed = Klaar: je plaatsen zijn nu ook hier.
devices = Mijn apparaten
devices-end = Alle andere apparaten afmelden
devices-end-text = Alle andere browsers worden meteen afgemeld, en links voor andere apparaten werken niet meer. Je plaatsen blijven hier.
devices-end-yes = Ja, meld ze af
devices-end-no = Nee, laat ze
devices-ended = { $count ->
    [0] Er was geen ander apparaat.
    [one] Eén ander apparaat is afgemeld.
   *[other] { $count } andere apparaten zijn afgemeld.
}

mine-title = Mijn palmares
mine-text = Bewaard in deze browser, en nergens anders.
mine-none = Nog niets. Speel een partij tot het einde, of volg een les.
mine-played = partijen gespeeld
mine-won = gewonnen
mine-row = keer op rij gewonnen op dit moment
mine-longest = langste reeks overwinningen
mine-last = De laatste partijen
mine-last-won = { $won } van de { $of } gewonnen.
mine-last-help = Van de oudste naar de nieuwste; gewonnen partijen staan boven de lijn.
mine-table = Als tabel
mine-when = Wanneer
mine-game = Spel
mine-against = Tegen
mine-place = Plaats
mine-against-people = mensen
mine-against-programs = programma’s
mine-share = { $won } van { $played }
mine-chart = { $game }: gewonnen partijen
mine-bests = Mijn records
mine-export = In een bestand bewaren
mine-delete = Alles wissen
mine-delete-title = Je palmares wissen?
mine-delete-text = Overwinningen, records en geleerde lessen worden vergeten. Dit kan niet ongedaan worden gemaakt; je partijen blijven wel bestaan.
mine-delete-yes = Ja, alles wissen
mine-delete-no = Nee, bewaren
mark-learnt = Geleerd
mark-level = Niveau { $level } verslagen

lost-title = Hier is niets
lost-text = Dit adres leidt nergens heen. Misschien viel er onderweg een letter weg.
offline-title = Geen verbinding
offline-text = Zonder verbinding kun je de spelregels lezen en de instellingen wijzigen. Spelen, lessen en je tafels hebben de server nodig; de pagina gaat vanzelf verder als die terug is.
connection-none = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
server-broken = Er ging iets mis op de server. Probeer het zo meteen opnieuw.
problem-unknown = Dat is niet gelukt ({ $code }).
loading = Een ogenblik …
