# Het raam van de pagina. Wat een spel zijn eigen dingen noemt, staat in de woorden van het spel.

skip = Naar de inhoud
close = Sluiten
save = Bewaren
saved = Bewaard.
copy = Kopiëren
copied = Gekopieerd
copy-by-hand = Hier kon niets worden gekopieerd. De tekst is geselecteerd: kopieer hem zelf.
share = Delen
name = Naam
you = jij
you-listed = jij
guest = Gast
somebody = iemand
seat-free = vrije plaats
away = weg
away-bot = een bot speelt
away-spared = weg, { $seconds } s tellen niet
away-soon = weg, straks een bot
table = Tafel
level-name = { $level ->
    [1] dromer
    [2] beginner
    [3] speelt goed
    [4] geducht
   *[other] onverbiddelijk
}
bot-note = Bot { $level }, { level-name }

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
sound-watching = Geluid als ik meekijk
volume = Volume
my-name = Mijn naam voor anderen
vibration = Trillen als ik aan de beurt ben of een zet niet mag
playing = Spelen
ask-before-moves = Voor elke zet om bevestiging vragen
child = Kindermodus
child-help = Grotere knoppen, voorlezen, en tips bij de hand.
spoken = Voorlezen wat er gebeurt en wat je moet doen
spoken-sample = Ik lees vanaf nu voor.
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
home-text = Goede bordspellen, één tafel: tegen een bot, met vrienden dichtbij of ver weg, of rond één apparaat.
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
rules-older = De regels zijn veranderd sinds deze partij begon. Die wordt uitgespeeld volgens de regels van toen; hier staat hoe nieuwe partijen gaan.
more-options = Bots, niveaus en opties
my-tables = Mijn tafels
against = met { $names }
state-waiting = Wacht op spelers
state-yours = Jouw beurt
state-theirs = Hun beurt
open-tables = Open tafels
recent-tables = Recente partijen
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
install = { $name } installeren
imprint = Colofon
privacy = Privacy
house-credit = { $name } draait op Tablée.
choose = Een spel kiezen
choose-players = Met hoeveel?
choose-players-count = Met { $count }
choose-minutes = Hoelang?
choose-minutes-count = Tot { $minutes } min
choose-found = { $count ->
    [0] Geen spel past: kies een ander aantal, of meer tijd.
    [one] { $count } spel past.
   *[other] { $count } spellen passen.
}
minutes = { $least } tot { $most } min
minutes-about = { $count } min
minutes-brief = { play-now }: { $count } min
awaiting-go = { $count ->
    [one] Jij bent aan de beurt
   *[other] Jouw beurt aan { $count } tafels
}
awaiting-told = { $count ->
    [0] Niemand wacht nu op je.
    [one] Jij bent aan de beurt aan één tafel.
   *[other] Jij bent aan de beurt aan { $count } tafels.
}
next-title = Volgende tafel
next-table = De volgende tafel die op je wacht
next-table-short = { $count ->
    [1] Volgende tafel
   *[other] Volgende tafel ({ $count })
}
next-table-named = { $count ->
    [1] Volgende tafel: { $game }
   *[other] Volgende tafel: { $game } ({ $count })
}
next-none = Op dit moment wacht er niemand op je.
history-title = Al mijn partijen
history-any = Maakt niet uit
history-state = Hoe het staat
history-counts = Alleen partijen die tellen
history-counted = telt
history-over = Afgelopen
history-running = Bezig
history-waiting = Wacht op spelers
history-name = Gespeeld met
history-since = Van
history-until = Tot en met
history-search = Zoeken
history-more = Meer tonen
history-found = { $more ->
    [yes] Dit zijn de laatste { $count }.
   *[no] { $count ->
        [one] Eén partij.
       *[other] { $count } partijen.
    }
}
history-nothing = Geen enkele partij past. Laat iets weg en zoek opnieuw.
history-none = Je hebt nog aan geen tafel gezeten. Je partijen worden hier bewaard.
quick-title = Medespelers vinden
quick-text = Kies een spel en het aantal spelers: je ontmoet wie hetzelfde wil. Komt er een tijdje niemand, dan nemen bots de vrije plaatsen in.
quick-waiting = { $count ->
    [one] één wacht
   *[other] { $count } wachten
}
looking-title = We zoeken medespelers
looking-here = { $here ->
    [one] { $here } van de { $of } plaatsen is bezet.
   *[other] { $here } van de { $of } plaatsen zijn bezet.
}
looking-fills = { $count ->
    [0] seconden: bots nemen de vrije plaatsen in
    [one] seconde tot bots de vrije plaatsen innemen
   *[other] seconden tot bots de vrije plaatsen innemen
}
looking-text = Houd deze pagina open. Wie hetzelfde wil spelen, komt hier zitten, en de partij begint zodra elke plaats bezet is.
looking-fills-at = Bots nemen de vrije plaatsen in op { $at }.
looking-text-days = Je hoeft niet te blijven. De partij begint zodra elke plaats bezet is; je vindt hem bij je tafels.
looking-stop = Niet meer zoeken
looking-busy = { $count ->
    [0] Niemand zoekt dit spel op dit moment
    [one] Eén speler zoekt dit spel
   *[other] { $count } spelers zoeken dit spel
}
looking-tables = { $count ->
    [one] aan één tafel wordt het gespeeld
   *[other] aan { $count } tafels wordt het gespeeld
}
know-title = { $count ->
    [one] Eén ding om te weten
    [3] Drie dingen om te weten
   *[other] { $count } dingen om te weten
}
lesson-try = Probeer intussen de les
lesson-close = Sluit de les
looking-gone-title = Je wacht niet meer
looking-gone = Deze pagina was te lang weg, dus je plaats is weer vrij.
looking-again = Opnieuw zoeken

open-title = Nieuwe tafel: { $game }
how-many = Hoeveel spelers?
who-plays = Wie speelt er?
how-played = Hoe spelen jullie?
how-played-help = Zoals wij het gewoonlijk spelen, tenzij je iets anders kiest.
variant = Variant
variant-summary = De getallen van de spelregels, tenzij je er een verandert.
variant-help = Een leeg veld houdt het getal van de spelregels. De bots zijn op de gewone regels afgestemd en spelen hier misschien minder goed.
variant-usual = gewoon
variant-bounds = { $low } tot { $high }
variant-link = Kopieer de link naar deze variant
variant-agreed = Jullie spelen met andere getallen dan in de spelregels: { $numbers }.
variant-number = { $name }: { $value }
agreed-here = Wat spreken jullie af?
agreed-here-help = Praten, hulp, en wat er gebeurt als iemand weg is: zoals gewoonlijk, tenzij je iets anders kiest.
open-to-all = Open voor iedereen
open-to-all-help = De tafel staat op de startpagina van deze server: iedereen kan een vrije plaats innemen of meekijken. Anders vinden alleen mensen met de link hem.
setup-not-players = Niet met { $players } spelers.
setup-not-with = Niet samen met “{ $option }: { $choice }”.
setup-no-words = Weggelaten: { $words }. Een woord heeft 1 tot 16 letters van A tot Z; accenten mogen.
seat-my-name = Mijn naam
player-number = Speler { $number }
seat-number = Plaats { $number }
seat-kind-me = Ik
seat-kind-friend = Vriend, via link
seat-kind-bot = Een bot
seat-kind-device = Op dit apparaat
level = Niveau
level-option = { $level } · { $name } – { level-name }
level-short = Bot { $level }
which-bot = Welke bot?
bots-of-game = Niveaus van het spel
bots-of-host = Programma’s
pause = Tempo van de bots
pause-help = Hoe lang een bot wacht, zodat je kunt volgen.
pause-0 = Meteen
pause-700 = Vlot
pause-1500 = Rustig
pause-3000 = Langzaam
stand-in = Als iemand weg is
stand-in-help = Wie terugkomt, heeft meteen zijn plaats weer.
stand-in-0 = Iedereen wacht
clock = Bedenktijd
clock-help = Wie gaat zitten, gaat akkoord met deze bedenktijd.
clock-none = Zo lang je wilt
clock-bank = Elk { $minutes } min + { $seconds } s per zet
clock-move = { $seconds } s per zet
clock-move-bank = { $seconds } s per zet, { $minutes } min in reserve
clock-days = { $days ->
    [one] Eén dag
   *[other] { $days } dagen
} per zet
clock-night = Nachten van { $from } tot { $to } uur tellen niet mee, waar je ook woont
clock-vacation = Elk { $days } vakantiedagen
time-out = Als de tijd om is
time-out-bot = Een bot doet die zet
time-out-bot-until-back = Een bot, tot de speler terug is
time-out-others = De anderen mogen afbreken
clock-title = Tijd en wachten
clock-agreed = Afgesproken aan deze tafel
clock-since = al { $time }
clock-left = nog { $time }
clock-until = tot { $time }
clock-then-bot = dan speelt een bot
clock-then-bot-until-back = dan speelt een bot verder
clock-then-others = dan mogen de anderen de partij beëindigen
clock-col-left = Tijd over
clock-col-spared = Telt nog niet
clock-spared = { $seconds } s
clock-spared-help = Een verbroken verbinding kost eerst geen tijd: 20 s per beurt, 60 s per partij.
clock-paused = De partij ligt stil
clock-overdue = de tijd is om, maar een zet kan nog
clock-played = Je tijd was om: een bot speelt voor je.
clock-back = Ik ben er weer
clock-late = De tijd van { $name } is om.
clock-claim = Partij beëindigen
clock-resume = Verder spelen
clock-propose-pause = Pauze voorstellen
proposed-pause = { $name } wil graag een pauze.
proposed-resume = { $name } wil weer verder spelen.
claim-title = De partij beëindigen?
claim-text = Dat telt alsof { $name } opgeeft: met z’n tweeën win je, met meer speelt een bot verder. Je kunt ook blijven wachten.
claim-no = Blijven wachten
clock-said-waiting = We wachten al { $time } op { $name }.
    .you = Je bent al { $time } aan de beurt.
clock-said-paused = De partij ligt stil: niemand speelt en er loopt geen klok. De partij gaat verder als iedereen het goedvindt, of vanzelf: { $time }.
clock-said-overdue = De tijd is om en de anderen mogen de partij beëindigen. Tot dan kan de zet nog.
clock-said-out = De tijd is om: een bot speelt.
clock-said-none = Er is geen tijdslimiet.
clock-said-left = Nog { $time }, tot { $until }.
clock-said-then-bot = Daarna doet een bot deze zet.
clock-said-then-bot-until-back = Daarna speelt een bot zolang.
clock-said-then-others = Daarna mogen de anderen de partij beëindigen.
clock-said-ply = { $ply ->
    [0] Er is nog geen zet gedaan.
    [one] Er is één zet gedaan.
   *[other] Er zijn { $ply } zetten gedaan.
}
vacation-until = { $name } is met vakantie tot { $time }.
vacation-left-now = Vakantie die je nog hebt in deze partij: { $time }
vacation-go = Met vakantie gaan
vacation-end = Ik ben terug van vakantie
ahead-title = Een zet klaarzetten
ahead-help = Die wordt gedaan als je aan de beurt bent, als het kan en er niets anders veranderd is. Niemand anders ziet het.
ahead-none = Niets: ik beslis als ik aan de beurt ben
ahead-short = een zet ligt klaar
keys-time = Zeggen hoeveel tijd er nog is
counts = Deze partij telt
counts-help = Voor niemand hulp, alleen mensen, ieder op een eigen scherm. Onder “Al mijn partijen” zie je welke telden.
counts-agreed = Deze partij telt.
help-terms = Hulp aan tafel
help-terms-hints = Tips: vragen wat je kunt doen
help-terms-look-back = Terugkijken naar eerdere zetten
help-terms-take-back = Een zet terugnemen
help-terms-none = Helemaal geen hulp
help-terms-text = Voor iedereen hetzelfde, ook voor de volgende partijen aan deze tafel.
help-off = Hier afgesproken: { $what }.
help-off-hints = geen tips
help-off-look-back = niet terugkijken
help-off-take-back = geen zet terugnemen
fill = Als er niemand komt
fill-help = Bots nemen de plaatsen die nog vrij zijn en de partij begint.
fill-0 = We wachten
fill-now = Nu aanvullen met bots
substitutes = Als iemand opgeeft
substitutes-asked = Invaller, als ieder instemt
substitutes-anybody = Invaller: wie de link heeft
substitutes-nobody = Een bot, tot het einde
span-seconds = { $count ->
    [one] { $count } seconde
   *[other] { $count } seconden
}
span-minutes = { $count ->
    [one] { $count } minuut
   *[other] { $count } minuten
}
span-hours = { $count } uur
span-days = { $count ->
    [one] { $count } dag
   *[other] { $count } dagen
}
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
late = Nog geen antwoord – het wordt opnieuw verstuurd …
unsent = Je actie wordt verstuurd zodra er weer verbinding is.
unsent-move = Je zet wordt verstuurd zodra er weer verbinding is.
unsent-undo = Het terugnemen gebeurt zodra er weer verbinding is.
watching = Je kijkt mee
watching-text = Je ziet wat iedereen aan tafel mag zien, en geen verborgen kaarten.
watching-over = Deze partij is afgelopen. Begint er een andere met een vrije plaats, dan staat de link bij de uitslag.
watching-closed = Aan deze tafel neemt niemand een plaats over, ook niet als een speler opgeeft.
watching-asked = Er is om een plaats gevraagd. De spelers beslissen.
watching-free = Een speler heeft opgegeven. Je kunt vragen om verder te spelen:
watching-bots = Er spelen ook bots mee. Je kunt de plaats van een bot vragen:
watching-refused = De spelers gingen niet akkoord. Je kunt meedoen met de volgende partij.
watching-full = Alle plaatsen zijn bezet. Geeft een speler op, dan kun je om die plaats vragen, hier en boven het bord.
gave-up-watching = Je hebt opgegeven. Een bot speelt voor jou tot het einde, en jij kijkt mee.
help = Hulp
resign = Opgeven
resign-title = Deze partij opgeven?
resign-title-of = { $name }, deze partij opgeven?
resign-text = De partij stopt meteen en je verliest. Dat kun je niet terugdraaien.
resign-text-side = Je team speelt verder: een bot neemt je plaats in en jij kijkt mee. Je krijgt die alleen terug als niemand anders er zit en de tafel het toelaat.
resign-text-on = De anderen spelen verder en jij eindigt achter hen. Een bot neemt je plaats in, of iemand anders als de tafel het toelaat; jij kijkt mee.
resign-yes = Ja, ik geef op
resign-no = Nee, verder spelen
seat-resigned = gaf op
undo = Mijn zet terugnemen
undo-until = Terugnemen kan tot de volgende speler zet, tenzij je zet iets onthulde.
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
log-turn = { $count ->
    [one] { $name }: { $count } zet
   *[other] { $name }: { $count } zetten
}
talk = Chat
talk-none = Nog niemand heeft iets gezegd.
talk-earlier = Eerdere partijen
talk-text = Zeg iets
talk-send = Versturen
presets = Kant-en-klare zinnen
reactions = Reacties
says = { $name }: { $text }
labelled = { $what }:
watcher = { $name } (kijkt mee)
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

talk-policy = Wie met wie praat
talk-policy-everybody = Iedereen met iedereen
talk-policy-players = Spelers onder elkaar
talk-policy-phrases = Alleen kant-en-klare zinnen
talk-policy-none = Niemand praat hier
talk-policy-help = Praten de spelers onder elkaar, dan ook wie meekijkt. Na de partij kunnen de spelers lezen wat er bij het meekijken gezegd is.
talk-among-players = Alleen de spelers lezen dit. Wat er bij het meekijken gezegd wordt, komt na de partij.
talk-among-watchers = Alleen wie meekijkt leest dit, en na de partij ook de spelers.
talk-by-phrases = Aan deze tafel praat je met kant-en-klare zinnen.
talk-silent = Afgesproken is dat er aan deze tafel niet gepraat wordt.
people = Mensen aan deze tafel
people-none = Er is hier verder niemand.
people-mute = Dempen
people-mute-help = Niets wat { $name } zegt bereikt je nog, op geen van je apparaten. Verder merkt niemand het.
people-block = Blokkeren
people-block-help = Zoals dempen, en jullie komen niet meer samen aan tafel tot jij deblokkeert.
people-lift-mute = Weer horen
people-lift-block = Deblokkeren
people-report = Melden
people-about = { $what }: { $name }
people-kept-mute = gedempt
people-kept-block = geblokkeerd
people-done-mute = Je hoort { $name } niet meer.
people-done-block = Je hoort { $name } niet meer, en jullie komen niet meer samen aan tafel.
people-done-lift = Je hoort { $name } weer.
people-kept = Mensen die ik op afstand houd
report-title = { $name } melden
report-why = Wat is er mis?
report-reason-insult = Beledigingen of haat
report-reason-threat = Bedreigingen
report-reason-spam = Reclame of spam
report-reason-cheating = Oneerlijk spel
report-reason-name = Een kwetsende naam
report-reason-other = Iets anders
report-line = Wat er gezegd is
report-line-none = Niets in het bijzonder
report-words = In je eigen woorden (als je wilt)
report-kept = De chat en de zetten eromheen gaan mee zoals ze nu zijn. De moderators van deze server lezen ze.
report-send = Deze melding sturen
report-back = Terug
report-sent = Dank je. De moderators kijken ernaar.
report-stored = Dank je, je melding is bewaard. Deze server heeft nog geen moderator: zeg het tegen wie hem beheert.
moderation = Moderatie
moderation-text = Hier melden mensen wat er aan een tafel misging. Alles wat je doet staat in het logboek.
moderation-not-yet = Alleen moderators zien meldingen. De beheerder van deze server maakt je moderator met je code:
moderation-nobody = Kies eerst een naam of ga aan een tafel zitten: dan heeft deze browser een code.
moderation-how = Op de server:
moderation-waiting = Wachtend
moderation-closed-ones = Gesloten
moderation-log = Logboek
moderation-none = Er wacht geen melding. Een goed teken.
moderation-none-closed = Er is nog geen melding gesloten.
moderation-none-done = Er is nog niets gedaan.
moderation-head = { $reason }: { $name }
moderation-by = Gemeld door { $name }, { $when }
moderation-table = Naar de tafel met { $game }
moderation-said = Wat er gezegd is
moderation-played = Wat er gespeeld is
moderation-not-mine = Deze melding gaat over jou of komt van jou: een andere moderator beslist.
moderation-note = Notitie voor het logboek
moderation-removed = verwijderd
moderation-whom = Wie
moderation-unname = De naam verwijderen
moderation-silence = Laten zwijgen
moderation-hours = Hoelang
moderation-hours-0 = Weer laten praten
moderation-hours-1 = Een uur
moderation-hours-24 = Een dag
moderation-hours-168 = Een week
moderation-hours-2160 = 90 dagen
moderation-silenced = Zwijgt tot { $when }
moderation-end = Overal afmelden
moderation-end-title = { $name } overal afmelden?
moderation-end-text = Alle apparaten, herstelwoorden en toegangssleutels van die gast werken meteen niet meer. De gast komt niet terug en verliest de plaatsen.
moderation-end-no = Niets doen
moderation-dismiss = Sluiten: niets te doen
moderation-settle = Sluiten: afgehandeld
moderation-operator = de beheerder van de server
deed-appoint = { $actor } maakte { $name } moderator.
deed-recall = { $actor } haalde { $name } weg als moderator.
deed-merge = { $name } is geen moderator meer, omdat die gast één werd met een andere.
deed-remove = { $actor } verwijderde een bericht van { $name }.
deed-unname = { $actor } verwijderde bij iemand de naam { $name }.
deed-silence = { $actor } liet { $name } { $hours ->
    [one] { $hours } uur
   *[other] { $hours } uur
} zwijgen.
deed-unsilence = { $actor } liet { $name } weer praten.
deed-end = { $actor } meldde { $name } overal af.
deed-dismiss = { $actor } sloot een melding over { $name }: niets te doen.
deed-settle = { $actor } sloot een melding over { $name }: afgehandeld.

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
analysis-chance = { $name } { $share }%
analysis-share = { $share }%
analysis-points = Keerpunten
analysis-points-none = Geen enkele zet heeft deze partij doen kantelen.
analysis-point = Zet { $ply }:
analysis-point-lost = een fout van { $name }, die { $share }% kost.
analysis-point-missed = { $name } laat een kans van { $share }% liggen.
analysis-luck-for = het geluk keert voor { $name }: +{ $share }%.
analysis-luck-against = het geluk keert tegen { $name }: −{ $share }%.
analysis-turn-for = de partij kantelt voor { $name }: +{ $share }%.
analysis-turn-against = de partij kantelt tegen { $name }: −{ $share }%.
analysis-key-mistake = Er was een betere zet
analysis-key-luck = Het geluk keerde
analysis-key-turn = De partij kantelde
analysis-move = Zet { $ply }, { $name }: { $move }.
analysis-deal = Voor de eerste zet.
analysis-pending = Deze zet is nog niet bekeken.
analysis-no-choice = Er was geen keus.
analysis-best = De beste zet die gevonden is.
analysis-good = Even goed als de beste gevonden zet: “{ $move }”.
analysis-lost = Dit kost { $share }%.
analysis-better = Beter: “{ $move }”.
analysis-why = De bot zou zeggen: “{ $reason }”
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
   *[other] Er zijn { $free } plaatsen vrij
}
invite-text = Stuur deze link of laat de code scannen. De partij begint zodra iedereen zit.
invite-here = Alleen deze computer kan deze link openen. Start Tablée voor vrienden op je netwerk met --lan en open een adres dat dan verschijnt.
invite-link = Link naar deze tafel
invite-qr = De link als QR-code
invite-more = Uitnodigen met een link
invite-watch = Wie deze link opent, kijkt mee.
invite-watch-or-sit = Wie deze link opent, kijkt mee. Komt er een plaats vrij, dan kun je die nemen.
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
leave-text-host = Iemand anders die hier zit wordt de gastheer, en je plaats komt vrij.
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
manage = Tafel beheren
host = gastheer
host-make = Gastheer maken
seat-down = { $name } en { $other } wisselen van plaats
seat-take-away = De plaats van { $name } vrijmaken
seat-instead = Liever op plaats { $number } zitten
lock = Er mag niemand meer bij
locked = Gesloten: er mag niemand meer bij.
change = Instellingen wijzigen
change-help = Iedereen hier krijgt het te horen. Stond de partij op het punt te beginnen, dan start jij die opnieuw.
change-save = Wijzigen
start = De partij starten
start-held-host = Iedereen is er. Start wanneer je wilt.
start-held = Iedereen is er. De gastheer start de partij.
all-here = Iedereen is er
fills-in = Bots nemen de vrije plaatsen over { $time }.
proposals = Voorstellen
proposal-waits = Wachten op { $names }.
proposed-stand-in = { $name } stelt voor: { $time ->
    [never] er speelt geen bot voor wie weg is.
   *[other] een bot speelt voor wie { $time } weg is.
}
proposed-substitute = { $name } wil graag de plaats van { $left } innemen.
consent = Onderzoekers mogen de zetten van deze partij gebruiken, zonder namen
consent-text = { $asked ->
    [one] De partij wordt alleen gegeven als jij het goedvindt.
   *[other] De partij wordt alleen gegeven als iedereen die meespeelde het goedvindt. Niemand ziet wat de anderen antwoorden.
}
consent-given = Je vindt het goed, dus de partij wordt gegeven.
consent-device = Je antwoordt voor iedereen op dit apparaat.
stand-ins = Als iemand weg is
stand-ins-text = Dit verandert zodra iedereen die meespeelt het goedvindt. De tijd loopt vanaf dan.
suggest = Voorstellen
substitute-back = Mijn plaats terugnemen
substitute-sit = Verder spelen voor { $name }
substitute-ask = Vragen om verder te spelen voor { $name }
substitute-bot = De plaats van { $name } vragen
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
    .you = Je bent van tafel gegaan.
by-stand-in = door een bot, bij afwezigheid
by-clock = de tijd was om
with-hint = met een tip
happened-time-out = { $then ->
    [bot] De tijd van { $name } is om: een bot doet deze zet.
    [bot_until_back] De tijd van { $name } is om: een bot speelt zolang.
   *[others] De tijd van { $name } is om.
}
    .you = { $then ->
    [bot] Je tijd is om: een bot doet deze zet.
    [bot_until_back] Je tijd is om: een bot speelt tot je er weer bent.
   *[others] Je tijd is om, maar je kunt je zet nog doen.
}
happened-returned = { $name } is er weer en speelt verder.
    .you = Je bent er weer en speelt verder.
happened-time-claimed = { $other } heeft de partij beëindigd voor { $name }, van wie de tijd om was.
    .you = { $other } heeft de partij voor je beëindigd: je tijd was om.
happened-vacation = { $name } is { $days ->
    [one] één dag
   *[other] { $days } dagen
} met vakantie.
    .you = Je bent { $days ->
    [one] één dag
   *[other] { $days } dagen
} met vakantie.
happened-vacation-over = { $name } is terug van vakantie.
    .you = Je bent terug van vakantie.
happened-paused = Iedereen is akkoord met een pauze.
happened-resumed = De pauze is voorbij.
happened-clock-set = De klok van de server is goed gezet. Dat kost niemand tijd.
happened-removed = De gastheer heeft de plaats van { $name } vrijgemaakt.
    .you = De gastheer heeft je plaats vrijgemaakt.
happened-moved = { $name } neemt een andere plaats.
    .you = Je neemt een andere plaats.
happened-swapped = { $name } en { $other } hebben van plaats gewisseld.
happened-changed = De gastheer heeft de instellingen gewijzigd.
happened-locked = De tafel is gesloten: er mag niemand meer bij.
happened-unlocked = Er mag weer iemand bij aan deze tafel.
happened-host = { $name } is nu de gastheer.
    .you = Jij bent nu de gastheer.
happened-filled = { $bots ->
    [one] Een bot heeft de vrije plaats genomen.
   *[other] Bots hebben de { $bots } vrije plaatsen genomen.
}
happened-refused = Een voorstel is afgewezen.
    .you = Je hebt een voorstel afgewezen.
happened-substitute = { $name } speelt verder voor { $left }, die had opgegeven.
    .you = Je speelt verder voor { $left }.
happened-bot-replaced = { $name } neemt de plaats van { $left } in, een bot.
    .you = Je neemt de plaats van { $left } in, een bot.
happened-stand-in = Afgesproken: { $time ->
    [never] er speelt geen bot voor wie weg is.
   *[other] een bot speelt voor wie { $time } weg is.
}
happened-stood-in = { $name } is weg: een bot speelt zolang.
    .you = Je bent weg: een bot speelt tot je er weer bent.
happened-stood-in-over = { $name } is er weer: de bot stopt.
    .you = Je bent er weer: de bot stopt.
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
offers-rematch = { $count ->
    [one] { $name } wil nog een partij spelen.
    [2] { $name } willen nog een partij spelen.
   *[other] { $count } mensen willen nog een partij spelen.
}
offers-revenge = { $name } wil revanche: dezelfde opstelling, de kanten gewisseld.
agree = Akkoord
refuse = Nee, bedankt
withdraw = Intrekken
without-bot = Zonder { $names }: een bot speelt
without-free = Zonder { $names }: plaats blijft vrij
series = { $count ->
    [one] Na { $count } partij, gewonnen partijen
   *[other] Na { $count } partijen, gewonnen partijen
}
series-won = { $count ->
    [one] { $count } partij gewonnen
   *[other] { $count } partijen gewonnen
}
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
proof-record = Het partijbestand downloaden
proof-verify = Zelf opnieuw delen, op een computer met Tablée:
proof-text-mixed = Vóór het delen liet de server iedereen de vingerafdruk van een geheim getal zien, en de browser van elke speler de vingerafdruk van een eigen getal. Pas daarna kwamen de getallen op tafel, en de verdeling volgt uit allemaal samen: zo kon niemand, ook de server niet, een verdeling naar zijn zin kiezen.
proof-share = Van de browser van { $name }: eerst de vingerafdruk, dan het getal
proof-not-shown = Nooit getoond: deze browser was er niet meer toen er werd gedeeld, dus telde dat getal niet mee.
proof-mixed = Waaruit de verdeling is gemaakt: alles samen
proof-secret-good = Het getal van de server is dat van de vingerafdruk die bij het begin te zien was.
proof-mixed-good = Het getal van elke browser past bij zijn vingerafdruk, en de verdeling is uit al die getallen gemaakt.
proof-mixed-bad = Deze getallen geven deze verdeling NIET. Vertrouw er niet op.
proof-own-good = Het getal van jouw browser telt mee, en elke vingerafdruk is dezelfde die jouw browser zag voordat hij zijn eigen getal toonde.
proof-own-bad = Jouw browser zag ANDERE vingerafdrukken, of zijn getal ontbreekt. Was hij er gewoon bij het delen, vertrouw deze verdeling dan niet.
proof-own-none = Deze browser deed niet mee aan het delen: hij kan alleen de getallen hierboven nagaan.
proof-back = Terug naar de tafel

keys = Toets
keys-do = Wat die doet
keys-tab = Naar het volgende
keys-hints = Wat kan ik doen?
keys-undo = Mijn zet en de antwoorden van bots terugnemen, als er niets onthuld werd
keys-replay = Een zet terug, een zet verder
keys-chart = In het verloop van de kansen: een zet terug, een zet verder
keys-help = Dit venster
keys-close = Sluit wat open is
keys-title = Sneltoetsen

lesson-title = Leer { $game }
lesson-step = Stap { $step } van { $of }
lesson-next = Verder
lesson-back = Vorige
lesson-again = Nog eens
lesson-done-title = Goed gedaan!
lesson-done-text = Nu weet je alles. Tijd voor een echte partij.
lesson-done-beside = Je weet alles wat je nodig hebt om te spelen.
lesson-none = Er is nog geen les voor dit spel. De pagina met spelregels legt alles uit.
lesson-progress = Je voortgang
lesson-play = Een makkelijke partij spelen
lesson-offline = De server controleert elke zet van de les, maar is niet bereikbaar. De les gaat hier verder zodra hij antwoordt; intussen kun je de regels lezen.

coach = Om te beginnen
coach-left = { $count ->
    [0] De laatste tip
    [one] Nog 1 tip
   *[other] Nog { $count } tips
}
coach-next = Begrepen, verder
coach-done = Begrepen
coach-close = Deze tips sluiten
coach-again = De eerste tips nog eens tonen

rules-title = Spelregels van { $game }
rules-contents = Op deze pagina
rules-play = Spelen
rules-none = De spelregels van dit spel staan hier nog niet.
rules-faces = Alle kaarten en tegels

device-title = Op een ander apparaat
device-go = Verder op een ander apparaat
device-text = Maak een link en open die op je andere apparaat: daar ben je dan dezelfde gast, met dezelfde plaatsen.
device-make = Maak een link
device-link = Link voor het andere apparaat
device-link-help = Werkt één keer, 10 minuten lang. Laat hem aan niemand anders zien.
device-claim-text = Daarmee wordt deze browser ook { $name }. Ga alleen verder als je deze link zelf hebt gemaakt, op een ander apparaat van jou.
device-claim = Ik ben { $name }
device-whose = { $minutes ->
    [0] Een link van { $name }, net gemaakt
    [one] Een link van { $name }, één minuut geleden gemaakt
   *[other] Een link van { $name }, { $minutes } minuten geleden gemaakt
}
device-claimed = Klaar: je plaatsen zijn nu ook hier.
devices = Mijn apparaten
devices-end = Alle andere apparaten afmelden
devices-end-text = Alle andere browsers worden meteen afgemeld, en links voor andere apparaten werken niet meer. Je plaatsen blijven hier.
devices-end-keys = Ook herstelwoorden, toegangssleutels en de adressen die berichten krijgen werken niet meer. Vink dit aan als iemand anders je browser heeft gebruikt.
devices-end-yes = Ja, meld ze af
devices-end-no = Nee, laat ze
devices-ended = { $count ->
    [0] Er was geen ander apparaat.
    [one] Eén ander apparaat is afgemeld.
   *[other] { $count } andere apparaten zijn afgemeld.
}
back-title = Mijn plaats terugkrijgen
back-to-table = Terug naar de tafel
back-passkey-text = Heb je hier een toegangssleutel gemaakt, dan heeft dit apparaat hem misschien ook; anders scan je een code met het apparaat dat hem heeft.
back-passkey = Toegangssleutel gebruiken
back-or-words = Of met je herstelwoorden
back-words = Mijn acht herstelwoorden
back-words-help = In hun volgorde, met een spatie na elk woord. Accenten en hoofdletters maken niet uit.
back-come = Mijn plaats terugkrijgen
back-none = Geen van beide, maar wel een oude browser die jou nog kent?
back-none-words = Heb je ze niet meer, maar kent een oude browser je nog?
join-legend = Wat gebeurt er met de plaatsen van deze browser?
join-legend-named = Deze browser is nu { $name }. Wat gebeurt er met die plaatsen?
join-has = { $running ->
    [0] Geen lopende partij
    [one] Eén lopende partij, met de kaarten erbij
   *[other] { $running } lopende partijen, met de kaarten erbij
}; { $waiting ->
    [0] geen tafel die wacht.
    [one] één tafel die wacht.
   *[other] { $waiting } tafels die wachten.
}
join-bring = Neem ze mee: de twee worden één gast.
join-bring-named = Neem alles mee: elk apparaat van { $name } ziet dan deze kaarten en speelt deze plaatsen.
join-leave = Laat ze: deze browser geeft ze op, en vergeet je resultaten en je lessen.
join-moderates = Je bent hier moderator: dat houdt op als je alles meeneemt.
join-give-up-text = Geef je de plaats van de nieuwste van je twee identiteiten op, dan speelt een bot die tot het einde, of is de partij afgelopen. Dat kun je niet ongedaan maken.
join-give-up = De tweede plaats opgeven en doorgaan
return-undo = Ongedaan maken
return-later = Was dat een vergissing? Maak het hier ongedaan, of een week lang onder “Mijn plaats”.
return-done = Ongedaan gemaakt: deze browser is weer wie hij was.
return-title = Deze browser was een andere gast
return-joined = Hij werd één gast met { $name }: jullie spelen nu allebei alle plaatsen. Was dat een vergissing, maak het dan ongedaan: ieder krijgt de eigen plaatsen terug.
return-left = Hij werd { $name } en gaf zijn eigen plaatsen op. Was dat een vergissing, maak het dan ongedaan.
return-until = Kan tot { $date }, ook als deze browser is afgemeld. Elke weg terug die sindsdien is gemaakt werkt dan niet meer.
me-title = Mijn plaats
me-go = Toegang tot mijn partijen bewaren
me-note = Deze plaatsen horen alleen bij deze browser: worden de gegevens gewist, dan ben je ze kwijt.
me-nobody = Niemand kent deze browser nog. Neem een plaats, dan kun je die hier bewaren; of krijg die terug die je had.
me-open = Alleen je browsers weten dat je plaatsen van jou zijn. Vergeten die dat, dan ben je je plaatsen kwijt: bewaar ze op een van de twee manieren hieronder.
me-kept = Je kunt op elk apparaat terugkomen, met wat hieronder staat.
passkeys = Toegangssleutel
passkeys-text = Je apparaat bewaart hem voor je en gebruikt hem zodra het je vinger, gezicht of code heeft herkend. Veel telefoons en browsers delen hem tussen je apparaten.
passkeys-none-here = Deze pagina kan geen toegangssleutels gebruiken: daarvoor is een adres met een naam nodig, dat met https begint. Herstelwoorden werken overal.
passkey-make = Een toegangssleutel maken
passkey-made = Klaar: met deze toegangssleutel kun je terugkomen.
passkey-since = Gemaakt op { $date }.
passkey-at = Werkt op { $site }.
passkey-there = Dit apparaat heeft al een toegangssleutel van jou voor deze site.
passkey-stopped = Er is geen toegangssleutel gebruikt. Probeer het opnieuw wanneer je wilt, of neem herstelwoorden.
remove = Verwijderen
recovery = Herstelwoorden
recovery-text = Acht woorden die je op papier schrijft. Daarmee krijg je je plaats overal terug, zonder e-mail; en ieder ander die ze leest ook.
recovery-make = Laat acht woorden zien
recovery-again = Laat nieuwe woorden zien
recovery-remove = De woorden verwijderen
recovery-since = Je hebt herstelwoorden sinds { $date }, hier gemaakt: { $where }. Nieuwe woorden vervangen ze.
recovery-shown = Schrijf ze nu op, in deze volgorde: ze worden alleen deze keer getoond.
recovery-written = Ik heb ze opgeschreven
device-named = { $browser } op { $system }
device-unnamed = Een onbekende browser
device-this = deze
device-used = Voor het laatst gebruikt op { $date }.
device-end = Afmelden
device-leave-title = Afmelden in deze browser?
device-leave-text = Deze browser weet dan niets meer van je plaatsen. Zonder een ander apparaat, een toegangssleutel of herstelwoorden krijg je ze niet terug. Hij vergeet ook je resultaten en je lessen, en toont geen notificaties meer.
device-leave-yes = Ja, hier afmelden
device-leave-no = Nee, blijven
device-lost = Ben je het apparaat kwijt dat jou kende?
own-programs = Mijn programma’s
own-programs-text = Heb je een programma geschreven dat speelt? Geef het een plaats aan je tafels. Het draait op je eigen computer, en niemand anders kan het kiezen. De anderen zien jouw naam naast de naam van het programma.
own-programs-name = Naam van het programma
own-programs-make = Een token maken
own-programs-token = Token van { $name }, alleen deze keer te zien
own-programs-lines = Zet deze twee regels onder je klasse, die hier MyAgent heet, en start het bestand:
own-programs-copy = De regels kopiëren
own-programs-kept = Ik heb het bewaard
own-programs-connected = verbonden
own-programs-choose = Kies het als bot als je een tafel opent.
own-programs-away = Niet verbonden. Gemaakt op { $date }.
own-programs-most = Je hebt hier al zoveel programma’s als mogelijk is. Verwijder er een om een ander te maken.
own-programs-off = Op deze server kun je geen eigen programma’s laten spelen.
own-programs-remove-title = { $name } verwijderen?
own-programs-remove-text = Het token werkt meteen niet meer, en bots van het spel spelen op de plaatsen van dit programma. Een programma met dezelfde naam heeft een nieuw token nodig.
own-programs-remove-yes = Ja, verwijderen
own-programs-remove-no = Nee, houden
own-data = Alles over mij
own-data-text = Neem alles mee wat hier over jou bewaard is, of laat het wissen.
own-data-research = Partijen kunnen aan onderzoekers worden gegeven als iedereen die meespeelde het goedvindt: zetten, kaarten en uitslag, zonder namen, tijden of chat. Elke tafel vraagt het je in het menu, en daar kun je je ja ook intrekken. Wat al gegeven is, blijft gegeven. Wis je je gegevens, dan trek je elk ja in.
own-data-save = Opslaan als bestand
own-data-delete = Wis mijn gegevens
own-data-delete-title = Alles over jou wissen?
own-data-delete-text = Je geeft de lopende partijen op, en de tafels die je hebt geopend vervallen. Je naam, je apparaten en wat je in de chat schreef worden gewist. De partijen die je hebt gespeeld blijven, als die van een gast. Deze browser vergeet je resultaten en je lessen, en toont geen notificaties meer. Dat kun je niet ongedaan maken.
own-data-delete-yes = Ja, wis mij
own-data-delete-no = Nee, blijven
in-app = Je zit in de eigen browser van { $app }.
in-app-some = Je zit in de browser van een andere app.
in-app-text = Je gewone browser kent een plaats niet die je hier neemt. Open deze pagina liever daar: met “Openen in browser” in het menu (⋯ of ⋮), of met de link.
in-app-seated = Je plaats is alleen hier bekend, en kan vergeten worden. Neem die mee: kopieer de link en open die binnen 10 minuten in je gewone browser.
in-app-copy = De link kopiëren
in-app-link = Link voor je gewone browser

tell-title = Wanneer jij aan de beurt bent
tell-intro = Kijk je niet naar een tafel, dan kun je een seintje krijgen dat jij aan de beurt bent: één keer per beurt, en alleen als geen scherm van jou de tafel toont. Wat in het spel verborgen is, wordt nooit gezegd.
tell-go = Een seintje krijgen bij mijn beurt
tell-me = Geef me een seintje
tell-me-long = Geef me een seintje wanneer ik aan de beurt ben
tell-done = Je krijgt een seintje
tell-here = Op dit apparaat
tell-here-on = Notificaties staan hier aan.
tell-here-off = Notificaties staan hier nog uit.
tell-on = Hier aanzetten
tell-off = Hier uitzetten
tell-denied = Deze browser laat het niet toe. Sta notificaties (vaak “Meldingen” genoemd) voor deze site toe in de instellingen van de browser, en kom dan terug.
tell-cannot = Deze browser kan geen notificaties tonen. Zet deze site op een iPhone of iPad eerst op het beginscherm en open hem daar.
tell-cannot-http = Notificaties in de browser vragen een adres dat met https begint. Houd hier de tafel open, of voeg hieronder een andere manier toe.
tell-failed = De notificatiedienst van de browser antwoordt niet. Probeer het later opnieuw, of kies hieronder een andere manier.
tell-elsewhere = Elders
tell-waiting = Open nu de link in de mail die we daarheen stuurden.
tell-failing = { $count ->
    [one] Het laatste bericht kwam niet aan. We proberen het opnieuw.
   *[other] De laatste { $count } berichten kwamen niet aan. We proberen het opnieuw.
}
tell-remove = Verwijderen
tell-add-title = Ook ergens anders bericht krijgen
tell-add = Toevoegen
tell-how = Hoe?
tell-kind-push = Browser
tell-kind-discord = Discord
tell-kind-matrix = Matrix
tell-kind-json = Eigen programma
tell-kind-mail = Mail
tell-address = Adres
tell-mail = Mailadres
tell-room = Kamer
tell-token = Toegangstoken
tell-help-discord = In Discord, onder “Kanaal bewerken”, “Integraties”, “Webhooks”: kopieer het adres van de webhook.
tell-help-matrix = Het adres van je homeserver. Het toegangstoken is dat van het account dat in de kamer zal schrijven.
tell-help-json = Elk bericht wordt er met POST naartoe gestuurd, als JSON.
tell-help-mail = Je krijgt eerst een mail met een link om het te bevestigen.
tell-when = Wanneer?
tell-mode-on = Meteen
tell-mode-digest = Eén keer per dag
tell-mode-off = Nooit
tell-digest-at = Elke dag om
tell-quiet = Stille uren
tell-quiet-from = Van
tell-quiet-until = Tot
tell-zone = Tijdzone: { $zone }
tell-table = Wanneer ik aan deze tafel aan de beurt ben
tell-table-as = Zoals overal
tell-stopped = Klaar. Zo krijg je geen berichten meer.
tell-confirmed = Dank je. Vanaf nu hoor je het daar.

mine-title = Mijn resultaten
mine-text = Bewaard in deze browser, en nergens anders.
mine-none = Nog niets. Speel een partij tot het einde, of volg een les.
mine-played = { $count ->
    [one] partij gespeeld
   *[other] partijen gespeeld
}
mine-won = gewonnen
mine-wins = { $count ->
   *[other] gewonnen
}
mine-row = { $count ->
   *[other] huidige winstreeks
}
mine-longest = langste winstreeks
mine-last = Recente partijen
mine-last-won = { $won } van de { $of } gewonnen.
mine-last-help = Van de oudste naar de nieuwste; gewonnen partijen staan boven de lijn.
mine-table = Als tabel
mine-when = Wanneer
mine-game = Spel
mine-against = Tegen
mine-place = Plaats
mine-place-of = { $place } van { $of }
mine-against-people = Mensen
mine-against-programs = Programma’s
mine-share = { $won } van { $played }
mine-chart = { $game }: gewonnen partijen
mine-bests = Mijn records
mine-export = Opslaan als bestand
mine-delete = Alles wissen
mine-delete-title = Je resultaten wissen?
mine-delete-text = Overwinningen, records en geleerde lessen worden vergeten. Dit kan niet ongedaan worden gemaakt; je partijen blijven wel bestaan.
mine-delete-yes = Ja, alles wissen
mine-delete-no = Nee, bewaren
mark-learnt = Geleerd
mark-level = Niveau { $level } verslagen

ladder-title = Ranglijst van bots
ladder-text = Programma’s en bots spelen hier tegen elkaar zolang geen tafel een bot nodig heeft.
ladder-of = Ranglijst: { $game }
ladder-empty = Nog geen programma heeft gezegd welke spellen het speelt. Kom over een minuut terug.
ladder-place = Plaats
ladder-place-short = Nr.
ladder-name = Naam
ladder-points = Punten
ladder-games = Partijen
ladder-faults = Fouten
ladder-time = Tijd
ladder-thinks = Denkt gemiddeld { $time } over een zet.
ladder-program = programma van deze server
ladder-bot = { level-name }; hoort bij het spel
ladder-waits = heeft nog niet gespeeld
ladder-share = { $share }% ({ $low }–{ $high })
ladder-ms = { $ms } ms
ladder-seconds = { $seconds } s
ladder-interval = Winst telt als één punt, gelijkspel als een half punt; 100% is alles winnen. De echte sterkte ligt met 95% zekerheid op de dikke lijn. De tijd is die van een zet, gemiddeld. Een naam toont meer.
ladder-rules = Hoe het werkt
ladder-twice = Elk paar speelt elke verdeling twee keer, met verwisselde plaatsen, zodat het geluk wegvalt.
ladder-limits = Elk heeft { $time } voor een zet, en { $reserve } extra voor een hele partij.
ladder-limits-memory = Elk heeft { $time } voor een zet, { $reserve } extra voor een hele partij, en { $megabytes } MB geheugen.
ladder-loses = Een verboden zet, te veel tijd of een crash kost meteen de partij.
ladder-counts = Een partij telt { $days } dagen mee.
ladder-against = { $name } tegen elk van de anderen
ladder-fault-kinds = Partijen verloren door verboden zetten: { $illegal }. Door te veel tijd: { $late }. Door crashes: { $failed }.
ladder-show = { $count ->
    [one] { $count } partij
   *[other] { $count } partijen
}
ladder-pair = { $one } tegen { $other }: de laatste partijen
ladder-won = { $name } won na { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}.
ladder-tied = Gelijkspel na { $moves ->
    [one] { $moves } zet
   *[other] { $moves } zetten
}.
ladder-lost-illegal = { $name } verloor door een verboden zet.
ladder-lost-late = { $name } verloor door te veel tijd te nemen.
ladder-lost-failed = { $name } crashte en verloor.
ladder-watch = Terugkijken
ladder-back = Naar de ranglijst
ladder-more = { $count ->
    [one] Toon er nog één
   *[other] Toon er nog { $count }
  }
ladder-save = Partij bewaren
ladder-save-help = De opdracht tablee replay toont een partijbestand zet voor zet.

lost-title = Hier is niets
lost-text = Dit adres leidt nergens heen. Misschien viel er onderweg een letter weg.
offline-title = Geen verbinding
offline-text = Zonder verbinding kun je de spelregels lezen en de instellingen wijzigen. Spelen, lessen en je tafels hebben de server nodig; de pagina gaat vanzelf verder als die terug is.
offline-again = Opnieuw proberen
broken-title = Er ging iets mis
broken-text = Deze pagina kan niet worden getoond. Laad hem opnieuw of ga terug naar de startpagina.
fault-note = Er ging iets mis op deze pagina. Is niet gebeurd wat je wilde, laad de pagina dan opnieuw.
invited-title = Deze server is op uitnodiging
invited-text = Je komt binnen met een link van de beheerder. Vraag erom; daarna speel je hier zonder account.
invited-before = Was je hier al eerder? Haal je plaats terug, of ga verder vanaf je andere apparaat.
enter-title = Je bent uitgenodigd
enter-text = Met deze link kom je op deze server binnen. Je browser onthoudt je, zonder account.
enter-go = Binnenkomen
announcement = Mededeling
announcement-close = Mededeling sluiten
reload = Opnieuw laden
connection-none = De server is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
connection-unanswered = De server antwoordt al twee minuten niet. Is er aan de tafel niets veranderd, probeer het dan opnieuw.
server-broken = Er ging iets mis op de server. Probeer het zo meteen opnieuw.
problem-unknown = Dat is niet gelukt ({ $code }). Probeer het opnieuw, en meld het als het blijft gebeuren.
loading = Een ogenblik …
