# Wat alle spellen, de server en de opdracht zeggen. De code `option.value` is het bericht `option-value`.

## Opties en aantal spelers
option-unknown = De optie “{ $name }” bestaat niet. De opties zijn: { $known }.
option-value = De optie “{ $name }” kan niet “{ $value }” zijn. Mogelijk is: { $expected }.
option-combination = Dit gaat zo niet samen: { $names }. Verander er een van.
option-players = Dit spel kan niet met { $players } gespeeld worden. Er zijn er minstens { $min } en hoogstens { $max } nodig.
option-pieces = Met deze instellingen zijn er { $needed } stukken nodig om te delen, maar het spel heeft er { $pieces }. Verander er een van: { $names }.
option-most-pieces = Met deze instellingen zijn er { $pieces } stukken, maar het spel kan er hoogstens { $most } aan. Verlaag er een van: { $names }.

## Hele getallen en zaden
argument-whole = “{ $name }” moet een geheel getal zijn, niet “{ $value }”. Geef een getal zonder cijfers achter de komma.
argument-text = “{ $name }” moet een geheel getal zijn, maar “{ $value }” is een tekst. Geef het getal zonder aanhalingstekens.
argument-least = “{ $name }” moet minstens { $least } zijn, niet { $value }. Geef een groter getal.
argument-count = Gegeven getallen: { $given }, partijen: { $expected }. Geef er één voor elke partij.
argument-seed = Een geheim getal (“seed”) is een tekst of een geheel getal, niet “{ $value }”. Geef een van beide.
argument-bots = Het aantal bots ({ $given }) past niet bij het aantal plaatsen ({ $seats }). Noem één bot voor alle plaatsen, of een voor elke plaats.
argument-table = Er is hier geen tafel { $table }. Begin een partij met new.
argument-move = Een zet is een tekst, niet “{ $value }”. Geef een van de toegestane zetten.
argument-answer = De bot “{ $bot }” op plaats { $seat } gaf bij zet { $ply } { $value } terug, en dat is geen zet. Geef een van de toegestane zetten terug, als tekst.
argument-answers = Het aantal zetten van de bot “{ $bot }” ({ $given }) past niet bij het aantal vragen ({ $asked }). Geef voor elke vraag één zet terug, op volgorde.
argument-bot-start = De bot “{ $bot }” start niet: { $reason }. Verbeter zijn klasse.
result-undecided = De partij is niet afgelopen: plaats { $turn } is aan de beurt. Speel hem uit voordat je de uitslag leest.

## Posities
position-key = Dit is geen positie van het spel: “{ $key }” ontbreekt of is verkeerd. Het moet { $expected } zijn.
position-object = Een positie is een JSON-object, niet “{ $value }”. Zet een tekst eerst om in een object.
position-pieces = Dit is geen positie van het spel: er zijn te veel stukken van een soort, of te weinig om alles te vullen (“{ $key }”). Controleer de stukken daar.
position-no-moves = Plaats { $turn } is aan de beurt maar heeft geen zet: geen enkele partij leidt tot deze positie. Kies een andere positie.
perft-unlisted = Hier kunnen niet alle zetten opgesomd worden, dus ook niet geteld. Kies een kleinere diepte of een andere positie.

## Verslagen
record-json = Regel { $line } van het partijbestand is geen JSON. Elke regel moet één JSON-object zijn.
record-header = De eerste regel van het partijbestand moet de kop zijn: “{ $key }” ontbreekt of is fout. Verbeter dat, of exporteer de partij opnieuw.
record-move = Regel { $line } van het partijbestand is geen zet. Een zet schrijf je als {"{"}"seat":0,"move":"..."{"}"}.
record-after-result = Regel { $line } komt na de uitslag. De uitslag moet de laatste regel zijn.
record-rules = Het partijbestand volgt versie { $rules } van de regels, die dit programma niet kent. Gebruik een nieuwer programma.
record-rule = Regel { $line } van het partijbestand: { $rule }
record-seat = Regel { $line } is een zet van plaats { $seat }, maar plaats { $turn } was aan de beurt. Het bestand is gewijzigd of onvolledig: exporteer het opnieuw.
record-result = De uitslag op regel { $line } is niet die waartoe de zetten leiden. Het bestand is gewijzigd of onvolledig: exporteer het opnieuw.
record-did = Regel { $line } van het partijbestand is geen geldige actie: “did” is onbekend, of de plaats bestaat niet of had al opgegeven. Verbeter of verwijder die regel.
record-undone = Regel { $line } van het partijbestand neemt een zet terug die niet de laatste van die plaats is. Alleen de zet vlak ervoor kan terug.
record-deal = Het geheime getal komt niet voort uit het geheim van de server en de getallen in de eerste regel: er is anders gedeeld. Download het partijbestand opnieuw.
record-nonce = Het getal van plaats { $seat } past niet bij de vingerafdruk die voor het delen te zien was. Vertrouw dit bestand niet.

## Zetten
move-over = De partij is afgelopen, er kan geen zet meer gedaan worden. Begin een andere partij.
move-number = Het getal { $number } staat voor geen zet die in deze positie mag. Neem een van de getallen die ervoor zijn opgesomd.
chance-awaited = Hier beslist eerst het toeval. Leg eerst een van de mogelijke uitkomsten vast.
chance-none = Het toeval heeft hier niets te beslissen: “{ $outcome }” kun je niet vastleggen. Speel in plaats daarvan een zet die mag.
chance-outcome = “{ $outcome }” is hier niet mogelijk. Neem een van deze uitkomsten: { $possible }.
chance-words = Dit spel trekt ruwe getallen, en daarvan zijn geen uitkomsten op te sommen. Laat de spelregels trekken met uniform, shuffle of mix.
move-not-your-turn = Plaats { $seat } is niet aan de beurt, maar plaats { $turn }. Wacht op die zet.
    .named = { $turn_name } is aan de beurt. Wacht op die zet.
resign-already = Plaats { $seat } heeft al opgegeven. Laat de anderen verder spelen.
    .named = { $name } heeft al opgegeven. Laat de anderen verder spelen.
game-unknown = { $close ->
    [none] Er is hier geen spel “{ $name }”. Geïnstalleerd: { $known }.
   *[other] Er is hier geen spel “{ $name }”. Bedoelde je “{ $close }”?
}
game-none-installed = Er is geen spel “{ $name }”, want er zijn geen spellen geïnstalleerd. Voer { $install } uit in de map van Tablée.

## Bots
bot-illegal = De bot “{ $bot }” op plaats { $seat } gaf bij zet { $ply } de verboden zet “{ $move }” terug. Geef een van de toegestane zetten terug.
bot-unknown = “{ $given }” is geen bot. Schrijf bot:3, bot:5@200ms, uct:1000ms, uct:500, baseline:ppo of random, of geef een functie of een klasse.
bot-level = Dit spel heeft geen bot van niveau { $level }. Het heeft: { $levels }.
program-unknown = Op deze server speelt geen programma “{ $program }” dit spel. Kies een niveau, of een programma dat het formulier noemt.
program-setting = “{ $given }” is geen programma. Schrijf NAAM=OPDRACHT, met een naam van 1 tot { $max } zichtbare tekens.
agent-setting = “{ $given }” is geen agent. Schrijf NAAM=MODULE:KLASSE of NAAM=baseline:ppo, met een naam van 1 tot { $max } zichtbare tekens.
language-unknown = Deze server spreekt geen “{ $language }”. Kies een van de talen in de instellingen.
words-folder = Er staan geen talen in “{ $folder }”. Maak een map per taal, bijvoorbeeld “de”; make words LANG=de zet er een klaar.
words-language = “{ $given }” is geen taal die je kunt toevoegen. Geef de map de code van de taal, bijvoorbeeld de of pt-BR; fr, nl en en zijn er al.
words-too-many = Er staan meer dan { $max } talen in de map. Haal er een paar weg.
words-file = Regel { $line } van “{ $file }” is niet te lezen. Schrijf elke zin als “id = tekst”, in UTF-8, zonder spatie voor de id, en laat de id’s zoals ze zijn.
words-hidden = Regel { $line } van “{ $file }” bevat een onzichtbaar teken dat de schrijfrichting omdraait. Haal het weg: dat doen de pagina’s zelf.
words-too-long = “{ $message }” in “{ $file }” wordt langer dan { $max } tekens, of herhaalt zichzelf. Maak de zin korter en laat zinnen weinig andere bevatten.
words-too-large = “{ $file }” is groter dan { $max } KiB. De woorden van een spel zijn veel kleiner: is dit het juiste bestand?
words-unreadable = { $path } kan niet gelezen worden ({ $reason }). Controleer het pad achter --words, en de rechten.
program-twice = Twee programma’s heten “{ $name }”. Geef elk een eigen naam.
ladder-extra = Wat de ranglijst van bots berekent, is niet geïnstalleerd. Installeer tablee[arena], of laat --ladder weg.
ladder-programs = Een ranglijst van bots heeft een programma nodig. Voeg er een toe met --agent NAAM=MODULE:KLASSE of --program NAAM=OPDRACHT, of laat --ladder weg.

## Het engineproces
engine-json = Deze regel is geen JSON. Stuur één JSON-object per regel.
engine-object = Deze regel is JSON, maar geen JSON-object. Stuur een object, zoals {"{"}"do":"games"{"}"}.
engine-do = Het verzoek “{ $do }” bestaat niet. Er zijn: { $known }.
engine-key = In dit verzoek ontbreekt “{ $key }” of is het verkeerd. Het moet { $expected } zijn.
engine-line = Deze regel is langer dan { $limit } bytes. Stuur iets kleiners.
engine-failed = De regels konden niet antwoorden ({ $failure }). Dat is een fout van het programma; meld die met het verzoek erbij.

## De regels, gevraagd naar wat iemand heeft bedacht
rules-too-long = Dit uitrekenen duurt langer dan { $seconds } s en is daarom gestopt. Probeer een positie met minder stukken, of vraag minder tegelijk.
rules-too-large = Dit uitrekenen kost meer dan { $megabytes } MB geheugen en is daarom gestopt. Probeer een positie met minder stukken, of vraag minder tegelijk.

## De server
request-malformed = Het bericht is onleesbaar bij { $at }: { $expected }. Laad de pagina opnieuw; gebeurt het weer, meld het dan.
request-too-large = Dit is meer dan { $limit } bytes. Stuur iets kleiners.
request-unknown = Op dit adres is niets. Controleer de link.
request-method = Dit adres kent deze methode niet. Zie /api/openapi.json.
request-too-many = Dat ging te snel. Probeer het over { $seconds } s opnieuw.
server-full = De grens van { $limit } is hier bereikt. Sluit een tafel of venster, of probeer het later opnieuw.
server-fault = Er ging iets mis op de server; er is niets veranderd. Probeer het opnieuw, en meld het als het zo blijft.
server-ending = Deze server stopt en heeft dit niet afgemaakt. Wacht even, kijk of het gebeurd is, en probeer het anders opnieuw.
database-away = De server kan nu even niets opslaan; er is niets veranderd en niets verloren. Probeer het zo meteen opnieuw.
database-in-doubt = Net toen dit werd opgeschreven, raakte de server het contact met zijn archief kwijt: nog niemand weet of het telt. Wacht even: de pagina laat zo zien hoe het zit.
database-checking = De server controleert zijn database na een plotselinge stop en kan nog niets opslaan. Probeer het over een paar minuten opnieuw.
database-damaged = De database van de server is beschadigd: hij kan niets meer opschrijven. Zeg het tegen de beheerder van de server: die kan een back-up terugzetten.
database-replaced = De database is verplaatst of vervangen terwijl de server liep: hij kan niets meer opschrijven. Zeg het tegen de beheerder van de server: opnieuw starten helpt.
request-slow = Je verbinding was te langzaam: dit kwam niet binnen { $seconds } s aan. Probeer het opnieuw waar de verbinding beter is.
host-unknown = Deze server luistert niet naar de naam “{ $host }”. Gebruik het adres dat je kreeg; beheer je de server, voeg de naam dan toe met --trusted-host.
database-url = Dit is geen adres van een database. Geef het pad van een bestand, of postgresql://naam:wachtwoord@host/database.
database-option = “{ $option }” in het adres van de database is onbekend, of kan deze waarde niet hebben. In het adres kan: { $known }.
database-driver = Voor PostgreSQL is de aanvulling tablee[postgres] nodig, die niet geïnstalleerd is. Installeer het pakket: { $python } -m pip install asyncpg.
database-home = De map { $folder } voor je gegevens kan niet gemaakt worden ({ $reason }). Noem een database met --database, of een andere map met XDG_DATA_HOME.
database-no-folder = Er is geen map { $folder } voor de database. Maak die, of noem een ander bestand met --database.
database-is-folder = { $folder } is een map, geen database. Noem een bestand in die map met --database.
database-not-permitted = Je mag { $path } niet lezen en schrijven. Verander de rechten, of noem een ander bestand met --database.
database-no-database = { $path } is geen database. Noem een ander bestand met --database; als het er niet is, wordt het gemaakt.
database-foreign = { $path } is de database van een ander programma. Noem een ander bestand met --database; als het er niet is, wordt het gemaakt.
database-newer = De database { $database } komt van een nieuwere versie van Tablée ({ $found }; deze kent { $known }). Installeer die versie, of zet een oudere back-up terug.
database-locked = Een ander programma houdt de database { $path } bezet. Beëindig dat programma en probeer het opnieuw.
database-malformed = De database { $path } is beschadigd ({ $reason }). Zet een back-up terug met: tablee admin restore BESTAND (docs/backup.md).
database-unreachable = De database { $database } is niet te bereiken ({ $reason }). Controleer of die loopt, en het adres in --database.
database-login = De database { $database } weigert de naam of het wachtwoord ({ $reason }). Controleer beide in het adres, in --database.
database-missing = Er is geen database “{ $name }” op { $database }. Maak die met createdb, of noem een andere met --database.
database-encoding = De database { $database } schrijft teksten als { $encoding }: niet elke naam past erin. Maak er een met: createdb --encoding UTF8 --template template0.
database-unusable = De database { $database } is niet te gebruiken ({ $reason }). Herstel dat, of noem een andere met --database.
backup-exists = { $path } is er al, en een back-up overschrijft geen bestand. Noem een ander bestand.
backup-under-way = Een ander programma schrijft deze back-up, of werd beëindigd terwijl het schreef ({ $path }). Wacht erop, of verwijder dat bestand.
backup-folder = In de map { $folder } kan geen back-up geschreven worden ({ $reason }). Maak de map, geef het recht om er te schrijven, of noem een andere.
backup-room = De map { $folder } heeft { $free } MB ruimte, en er is { $needed } MB nodig. Maak ruimte, of noem een map op een andere schijf.
backup-program = Het programma { $program } is hier niet geïnstalleerd, en PostgreSQL heeft het hiervoor nodig. Installeer de clientprogramma’s van PostgreSQL.
backup-failed = { $program } kreeg het niet gedaan: { $reason }. Herstel dat en probeer het opnieuw.
backup-none = Er is nog geen database { $database }, dus niets om een back-up van te maken. Noem een andere met --database.
backup-damaged = De database { $database } is beschadigd ({ $reason }): er is geen back-up geschreven. Zet een oudere back-up terug: tablee admin restore BESTAND.
backup-time = “{ $time }” is geen tijdstip voor --backup-at. Geef uren en minuten, zoals 03:00.
restore-in-use = Een server of een ander programma gebruikt de database { $database }. Stop ze allemaal en probeer het opnieuw.
restore-no-backup = { $path } is geen back-up van Tablée voor dit soort database. Noem een bestand dat tablee admin backup geschreven heeft.
restore-damaged = De back-up { $path } is beschadigd ({ $reason }), en er is niets veranderd. Zet een andere terug.
restore-not-permitted = PostgreSQL laat deze gebruiker geen databases maken en hernoemen, wat nodig is om { $database } terug te zetten ({ $reason }). Geef dat recht met: ALTER ROLE naam CREATEDB.
restore-refused = PostgreSQL weigerde { $database } terug te zetten ({ $reason }), en aan de database is niets veranderd. Herstel dat en probeer het opnieuw.
serve-origin = “{ $origin }” is geen adres voor --trusted-origin. Geef een schema en een host, zoals https://play.example.
serve-path = “{ $origin }” bevat een pad, en Tablée werkt alleen onder een eigen hostnaam. Geef het een naam zoals play.example, zonder pad.
serve-name = “{ $name }” is geen hostnaam voor --trusted-host. Geef een naam zonder schema, poort of pad, zoals games.example.
serve-proxy = “{ $address }” is geen adres voor --trusted-proxies. Geef IP-adressen of netwerken zoals 10.0.0.0/8, gescheiden door komma’s.
use-unreadable = De logboeken van deze tafels in de back-up zijn niet leesbaar, en er is niets veranderd: { $tables }. Zet een andere back-up terug, of deze met --allow-unreadable.
origin-foreign = Deze aanvraag komt van een andere site. Open de tafel op zijn eigen pagina.
address-banned = De beheerder van deze server laat vanaf jouw netwerk niemand nieuw toe. Denk je dat dat een vergissing is, vraag het dan aan de beheerder.
ban-limit = Er zijn al { $most } adressen geweerd. Haal er een paar van de lijst, of weer een heel netwerk.
server-by-invitation = Deze server is voor gasten die de beheerder heeft uitgenodigd. Vraag de beheerder om een link, of kom terug met je woorden, je toegangssleutel of een ander apparaat.
server-draining = Deze server neemt nu geen nieuwe tafels aan, omdat hij straks opnieuw start. Speel lopende partijen gewoon verder, en probeer het over een paar minuten opnieuw.
entrance-unknown = Deze link werkt niet meer. Vraag de beheerder van deze server om een nieuwe.
guest-unknown = Niemand kent deze browser nog. Neem eerst een plaats of kies een naam.
guest-cookies = Deze browser bewaart geen cookies, dus aan de tafel zou niemand je herkennen. Sta cookies voor deze site toe in de instellingen en probeer het opnieuw.
guest-name = Een naam heeft 1 tot { $max } tekens die iedereen kan zien, met hoogstens twee accenten op een letter. Kies een andere.
link-unknown = Deze link is al gebruikt, of ouder dan tien minuten. Maak een nieuwe op het andere apparaat.
device-ended = Je hebt dit apparaat afgemeld vanaf een ander: het speelt niet meer voor jou. Wil je het weer gebruiken, maak dan daar een link.
claim-one = De aanvraag toont niet aan wie je bent, of doet dat op meer dan één manier. Kies er precies één: een link, herstelwoorden of een toegangssleutel.
words-count = Er zijn { $count } herstelwoorden. Typ ze allemaal, in hun volgorde, met na elk een spatie.
words-misspelt = Woord { $number } is geen herstelwoord. Vergelijk de spelling met wat je hebt opgeschreven.
words-unknown = Niemand heeft deze herstelwoorden. Controleer de volgorde, en of je sindsdien nieuwe hebt gemaakt: alleen de laatste gelden.
passkey-address = Een toegangssleutel vraagt een domeinnaam, en je opende deze site via het IP-adres. Gebruik je herstelwoorden, of open de site via de naam.
passkey-refused = Deze toegangssleutel is hier niet geaccepteerd. Probeer het opnieuw; helpt dat niet, neem dan je herstelwoorden of een ander apparaat.
passkey-unknown = Deze toegangssleutel is al verwijderd. Laad de pagina opnieuw.
passkey-limit = Je hebt al { $limit } toegangssleutels. Verwijder er een die je niet meer gebruikt.
agent-forbidden = Op deze server kun je geen eigen programma’s laten spelen. Vraag de beheerder om een token.
agent-nameless = Je hebt nog geen naam, en aan tafel staat bij een programma ook de naam van de eigenaar. Kies eerst een naam voor jezelf.
agent-taken = Je hebt al een programma dat “{ $name }” heet. Kies een andere naam, of verwijder dat eerst.
agent-limit = Je hebt al { $limit } programma’s. Verwijder er een dat je niet meer gebruikt.
agent-unknown = Dit programma is al verwijderd. Laad de pagina opnieuw.
ladder-none = Deze server heeft geen ranglijst van bots. Vraag de beheerder om hem met --ladder te starten.
ladder-record = Het partijbestand wordt niet meer bewaard. Kies een nieuwere partij.
device-unknown = Dit apparaat is al afgemeld. Laad de pagina opnieuw om te zien welke er zijn.
merge-recent = Hier werden minder dan { $days } dagen geleden twee gasten één; alleen de browser die er het laatst bij kwam kan ze verwijderen. Gebruik die browser, of wacht.
return-closed = De weg terug is hier gesloten: hij blijft een week open en werkt één keer. Kom terug met een link, je woorden of je toegangssleutel.
device-new = Deze browser is er pas bij en kan nog geen weg terug maken. Gebruik je andere apparaat, of wacht { $minutes ->
    [one] één minuut
   *[other] { $minutes } minuten
}.
merge-together = { $count ->
    [one] In één lopende partij heb je twee plaatsen: één onder elk van je twee identiteiten. Niemand mag er twee hebben: speel die partij eerst uit, of geef een van de plaatsen op.
   *[other] In { $count } lopende partijen heb je twee plaatsen: één onder elk van je twee identiteiten. Niemand mag er twee hebben: speel die partijen eerst uit, of geef in elk een plaats op.
}
table-unknown = Achter deze link zit geen tafel. Vraag om een nieuwe uitnodiging.
table-seats = Deze plaatsen gaan niet samen. Ga zelf hooguit één keer zitten, en laat anderen alleen samen met jou op dit apparaat spelen.
table-not-host = Alleen wie de tafel opende mag dit. Vraag het die speler.
table-variant = Deze server biedt geen varianten aan. Laat de getallen van de spelregels zoals ze zijn.
table-research = Deze server geeft geen partijen aan onderzoekers. Je hoeft niets te doen.
table-open-limit = Je hebt al { $limit } tafels die voor iedereen openstaan. Maak er eerst een af, of open deze tafel alleen voor wie je uitnodigt.
table-open-newcomer = Je bent hier nieuw: de eerste { $hours } uur { $limit ->
    [one] kan één tafel van jou tegelijk voor iedereen openstaan
   *[other] kunnen { $limit } tafels van jou tegelijk voor iedereen openstaan
}. Speel daar eerst uit, of open deze tafel alleen voor wie je uitnodigt.
table-open-address = Vanuit jouw netwerk staan al { $limit } tafels open voor iedereen. Wacht tot er een is afgelopen, of open deze tafel alleen voor wie je uitnodigt.
table-waiting-limit = Er wachten al { $limit } tafels van jou op spelers. Annuleer er een, of speel alleen tegen bots.
table-bots-own = Aan { $limit } tafels van jou spelen al alleen bots. Stop er een op de startpagina, of ga zelf mee aan tafel zitten.
table-bots-address = Vanuit jouw netwerk zijn al { $limit } tafels geopend waaraan alleen bots spelen. Laat er een stoppen, of ga zelf mee aan tafel zitten.
table-bots-all = Er spelen nu aan { $limit } tafels alleen bots: meer plaats is er niet. Probeer het over tien minuten opnieuw, of ga zelf mee aan tafel zitten.
table-locked = De gastheer heeft deze tafel gesloten: er kan niemand meer bij. Je kunt wel kijken.
table-removed = De gastheer van deze tafel heeft je plaats vrijgemaakt. Je kunt kijken, of zelf een tafel openen.
table-watched = Er kijken al te veel mensen naar deze tafel: { $limit } is het hoogste aantal. Probeer het later opnieuw, of vraag een van de spelers om het partijbestand.
table-busy = Anderen veranderden deze tafel op hetzelfde moment. Kijk even en probeer het opnieuw.
seat-your-own = Dit is je eigen plaats. Verlaat de tafel om hem terug te geven.
seat-no-guest = Alleen iemand anders die hier zit kan gastheer worden. Kies diens plaats.
seat-unknown = Er is hier geen plaats { $seat }. Kies een plaats van 0 tot en met { $last }.
seat-numbered = Plaats { $seat }
seat-taken = Iemand heeft deze plaats net genomen. Kies een andere, of kijk mee.
seat-none-free = Er is geen plaats meer vrij. Je kunt meekijken.
seat-already = Je zit al aan deze tafel. Speel verder vanaf je eigen plaats.
seat-not-yours = Dit is niet jouw plaats. Speel vanaf je eigen plaats, of kijk mee.
seat-gave-up = Je hebt deze plaats opgegeven: een bot speelt er verder tot het einde. Je kunt meekijken.
seat-apart = Je kunt niet aan deze tafel zitten: jij of iemand hier heeft de ander geblokkeerd. Kies een andere tafel; was jij het, dan kun je dat in je instellingen opheffen.
person-unknown = Die persoon is hier niet meer te vinden. Sluit dit en kijk opnieuw naar de tafel.
person-self = Dat ben jij. Kies iemand anders.
people-limit = Je hebt al { $limit } mensen gedempt of geblokkeerd. Haal er in je instellingen eerst een van de lijst.
match-waiting = De partij is nog niet begonnen. Die begint als alle plaatsen bezet zijn.
match-begun = De partij is begonnen. Wil je niet verder spelen, geef dan op.
match-cancelled = Deze tafel is geannuleerd: hier wordt niet gespeeld. Open een nieuwe tafel.
match-unreadable = Deze tafel is nu niet te lezen; er is niets van verloren. Zeg het tegen de beheerder van deze server.
match-running = De partij is nog niet afgelopen. Speel hem eerst uit.
analysis-no-moves = In deze partij is geen zet gedaan: er valt niets te analyseren. Kies een partij met zetten.
analysis-busy = Er worden al { $limit } partijen geanalyseerd. Probeer het over een minuut nog eens.
analysis-slow = De tafels hebben nu alle denktijd nodig. Vraag later opnieuw om de analyse.
analysis-silent = De bot gaf geen antwoord. Probeer het zo nog eens.
move-stale = De partij is intussen verdergegaan, tot zet { $ply }. Kijk opnieuw naar de tafel en kies weer.
undo-not-last = Je kunt alleen je eigen laatste zet terugnemen, zolang daarna alleen bots gespeeld hebben. Speel hiervandaan verder.
undo-revealed = Deze zet, of het antwoord erop, heeft iets onthuld en kan dus niet terug. Speel hiervandaan verder.
help-hints = Aan deze tafel is afgesproken zonder tips te spelen. Zoek zelf je zet.
help-undo = Aan deze tafel is afgesproken dat zetten blijven staan: er gaat niets terug. Speel van hieruit verder.
offer-revenge = Na deze partij is geen revanche mogelijk. Stel een nieuwe partij voor.
offer-made = De volgende partij is al geopend. Ga daar verder.
offer-blocked = Je hebt iemand geblokkeerd die hier meespeelde. Hef de blokkade eerst op in je instellingen, of open een nieuwe tafel zonder die persoon.
offer-apart = Niet iedereen die nog een partij wil, gaat samen aan tafel: een van jullie heeft daarom gevraagd. Open liever een nieuwe tafel.
match-over = De partij is afgelopen. Stel een nieuwe voor.
proposal-unknown = Zoiets (“{ $kind }”) kun je hier niet voorstellen. Laad de pagina opnieuw.
proposal-open = Er ligt al zo’n voorstel. Beantwoord dat eerst, of trek het in.
proposal-gone = Dit voorstel is aangenomen, afgewezen of ingetrokken. Kijk wat er nu wordt voorgesteld.
substitute-played = Je hebt in deze partij al op een andere plaats gespeeld en kent die kaarten. Kijk nu mee, en speel de volgende.
substitute-closed = Aan deze tafel neemt niemand een opgegeven plaats over. Je kunt wel kijken.
substitute-refused = De spelers hebben je in deze partij geen plaats gegeven. Kijk nu mee, en speel de volgende.
stand-in-same = Dat is al zo ingesteld. Kies een ander moment.
match-paused = De partij ligt stil. Stel voor om verder te gaan; als iedereen het goedvindt, kun je weer spelen.
clock-missing = Aan deze tafel loopt geen klok: er valt niets stil te leggen. Neem gerust de tijd.
clock-stopped = De partij ligt al stil. Stel voor om verder te gaan als je zover bent.
clock-running = De partij ligt niet stil. Je kunt gewoon verder spelen.
vacation-none = Vakantie bestaat alleen in partijen die in dagen tellen. Stel liever een pauze voor.
vacation-often = Je vakantie is sinds de laatste zet al enkele keren begonnen en geëindigd. Laat het zo tot de volgende zet.
vacation-left = Je hebt in deze partij nog { $days ->
    [0] geen hele vakantiedag
    [one] één vakantiedag
   *[other] { $days } vakantiedagen
} over. Kies minder dagen, of stel een pauze voor.
time-not-over = Niemands tijd is om, dus je kunt de partij niet beëindigen. Kijk opnieuw naar de tafel.
terms-time-out = Voor dit spel zijn er geen bots, dus er kan er geen spelen als de tijd om is. Kies dat de anderen de partij mogen beëindigen.
terms-counts = Een partij die telt, speel je met mensen alleen, ieder op een eigen scherm, en zonder hulp. Zet tips, terugkijken en terugnemen uit en laat geen bot aan tafel.
zone-unknown = Deze server kent je tijdzone niet. Kies een andere; tot dan telt de wereldtijd (UTC).
ahead-your-turn = Je bent aan de beurt, dus je hoeft niets klaar te zetten. Doe gewoon de zet.
ahead-move = Deze zet kun je nu niet klaarzetten. Wacht op je beurt, of kies er een uit de lijst.
talk-empty = Dit bericht is leeg of te lang, of er staan tekens in die niet zijn toegestaan. Kies een zin, of schrijf op één regel 1 tot { $max } tekens die iedereen kan zien, met hoogstens twee accenten op een letter.
talk-off = Afgesproken is dat er aan deze tafel niet gepraat wordt. Je kunt in stilte verder spelen.
talk-phrases = Afgesproken is dat je hier alleen met kant-en-klare zinnen praat. Kies er een.
talk-silenced = Een moderator heeft je gevraagd te zwijgen: { $hours ->
    [one] je kunt uiterlijk over een uur weer praten
   *[other] je kunt over { $hours } uur weer praten
}. Verder spelen kan gewoon.
talk-newcomer = Je bent hier nieuw, dus in het begin kun je iets minder zeggen. Probeer het over { $seconds } s opnieuw.
talk-address = Vanuit jouw netwerk wordt nu heel veel gezegd. Probeer het over { $seconds } s opnieuw.
report-text = Deze tekst is te lang, of er staan tekens in die niet zijn toegestaan. Schrijf op één regel hoogstens { $max } tekens die iedereen kan zien, of niets.
report-limit = { $limit } van je meldingen zijn nog door geen moderator gelezen. Wacht tot er een paar zijn afgehandeld.
report-limit-newcomer = Je bent hier nieuw: de eerste { $hours } uur kunnen er { $limit } meldingen van jou tegelijk wachten. Wacht tot een moderator er een gelezen heeft.
report-address = Er kwamen veel meldingen vanuit jouw netwerk. Probeer het over { $seconds } s opnieuw.
moderation-not-moderator = Alleen de moderators van deze server kunnen dit zien. De beheerder van de server kan jou moderator maken.
moderation-unknown = Dit is er niet meer. Laad de meldingen opnieuw.
moderation-own = Deze melding gaat over jou, of komt van jou. Laat dat over aan een andere moderator.
moderation-closed = Een andere moderator heeft deze melding net gesloten. Laad de meldingen opnieuw.
hello-first = Deze verbinding hoort nog bij geen enkele tafel. Ga eerst naar een tafel.
hello-again = Deze verbinding hoort bij een andere tafel. Open een nieuwe.
channel-address = Naar dit adres kan niets gestuurd worden. Het moet met https:// beginnen en overal vandaan bereikbaar zijn.
channel-private = Dit adres ligt in een privénetwerk, en deze server bereikt alleen openbare adressen. Neem een adres dat iedereen kan bereiken.
channel-unreachable = Op dit adres antwoordt niemand, of het is van buiten niet bereikbaar. Controleer het en probeer opnieuw.
channel-lookup = De naam in dit adres kan nu niet opgezocht worden. Probeer het over een paar minuten opnieuw.
channel-refused = Het adres antwoordde met fout { $status }. Controleer of het volledig is en nog geldt, en probeer opnieuw.
channel-room = Matrix heeft ook de kamer en een toegangstoken nodig. Vul ze allebei in.
channel-keys = Het abonnement van deze browser is onvolledig. Zet de notificaties in de browser uit, en dan weer aan.
channel-limit = Je hebt al { $limit } adressen voor berichten. Verwijder er eerst een.
channel-unknown = Berichten naar dit adres staan al uit. Je hoeft niets meer te doen.
mail-off = Deze server stuurt geen mails. Kies een andere manier om iets te horen.
mail-origin = Deze server kan geen mails sturen zolang de beheerder het webadres van de server niet heeft opgegeven. Kies een andere manier om iets te horen.
mail-address = Dit is geen mailadres. Controleer hoe je het schreef.
mail-refused = De mailserver weigert dit adres. Controleer hoe je het schreef, of neem een ander.
mail-away = Er kan nu geen mail worden verstuurd. Probeer het later opnieuw.
mail-code = Deze link is al gebruikt, of ouder dan twee dagen. Geef je adres opnieuw voor een nieuwe.

## De opdracht
use-language = De taal “{ $language }” is er niet. Kies uit: { $known }.
use-option = “{ $given }” is geen optie. Schrijf --option NAAM=WAARDE.
use-repeated = De optie “{ $name }” staat er twee keer. Geef die één keer; tablee compare speelt meer waarden.
use-twice = “{ $option }” staat er twee keer. Geef het één keer.
use-variant = “{ $given }” is geen variant. Schrijf een bestand .toml, NAAM=WAARDE of NAAM=LAAG..HOOG, en meer instellingen met spaties ertussen.
use-range = “{ $given }” is geen bereik van de optie “{ $name }”, van laag naar hoog. Mogelijk is: { $expected }.
use-sweep = “{ $given }” staat voor meer dan { $most } varianten. Maak het bereik kleiner.
use-base = “{ $given }” staat voor meer dan één stel regels. Geef de basis één waarde per optie.
use-seats = “{ $given }” is geen aantal spelers. Schrijf 3, 2..4 of 2,4.
variant-file = Het bestand { $file } is geen variant: { $reason }. Controleer het pad, en schrijf het in TOML.
variant-key = “{ $key }” in { $file } ontbreekt, is onbekend of heeft niet de juiste vorm. Schrijf game = "…", als je wilt name = "…", en een tabel [options].
variant-game = Dit is een variant van { $other }, niet van { $game }. Kies een bestand van dit spel.
use-seat = Er is geen plaats { $seat }. De plaatsen gaan van 0 tot en met { $last }.
use-ply = Er is geen zet { $ply }: het partijbestand heeft er { $last }. Kies er een van.
use-moderator = Niemand heeft hier de code { $code }, of die persoon is geen moderator. De code staat op de pagina /moderation van deze server.
use-agent = Er is geen agent “{ $name }”. Bekijk de lijst met: tablee agent list
use-agent-taken = Er is al een agent “{ $name }”, of er zijn al { $max } agents. Verwijder er een met: tablee agent remove
use-agent-name = “{ $given }” kan geen deel zijn van de naam van een agent. Gebruik 1 tot { $max } zichtbare tekens.
remote-url = “{ $url }” is geen adres van een server. Geef een adres zoals https://play.example.
remote-token = De server { $url } kent dit token niet, of niet meer. Maak een nieuw token op de pagina “Mijn plaats” van die server, of vraag de beheerder erom.
remote-replaced = Een ander proces speelt op { $url } met dit token. Gebruik voor elk proces een eigen token.
remote-moved = De server { $url } stuurt agents door naar { $to }. Geef dat adres op, als je die andere server het token toevertrouwt.
remote-insecure = De server { $url } stuurt agents door naar { $to }, waar anderen kunnen meelezen. Vraag de beheerder om een adres met https.
use-file = Het bestand { $file } kan niet gelezen of geschreven worden: { $reason }. Controleer het pad en de rechten.
use-output = De standaarduitvoer kan niet geschreven worden: { $reason }. Maak daar ruimte, of stuur hem ergens anders heen.
use-characters = “{ $given }” is niet in UTF-8 geschreven. Typ het opnieuw, of geef het bestand een andere naam.
use-same-file = Dit commando leest { $file }, en kan er dus niet naar schrijven. Noem een ander bestand voor het resultaat.
file-in-use = Een ander proces schrijft { $file }. Wacht tot het klaar is, of noem een ander bestand.
use-variable = De variabele { $variable } hoort bij geen optie. Verbeter de naam, of verwijder die; bekend zijn: { $known }.
use-announcement = Een mededeling is één regel van 1 tot { $most } zichtbare tekens. Maak hem korter, of laat weg wat niemand kan zien.
use-moment = “{ $given }” is geen moment in de toekomst. Geef bijvoorbeeld 18:30 of 2026-12-24 18:30, volgens de klok van deze machine.
use-named-database = Er is geen database { $database }. Controleer de naam; `tablee serve` maakt een nieuwe.
use-database = Er is geen database { $database }, want hier heeft nog geen server van deze gebruiker gedraaid. Noem die van je server met --database.
use-not-given = Geen enkele afgelopen partij van mensen kan worden gegeven (gevonden: { $count }), door andere opties of een ontbrekende toestemming. Start tablee serve met --research, zodat tafels het vragen.
use-drain-ended = Een andere opdracht heeft er een eind aan gemaakt: de servers gaan door zoals daarvoor. Geef tablee admin drain opnieuw voordat je ze stopt.
use-drain-port = Op poort { $port } van deze machine antwoordt geen server van Tablée. Voer dit uit waar de server draait, en geef zijn poort.
use-drain-other = De server op poort { $port } volgt niet, dus er is niets veranderd. Noem zijn database met --database.
use-address = “{ $given }” is geen adres of netwerk dat je kunt weren. Geef bijvoorbeeld 203.0.113.7 of 203.0.113.0/24, niet dat van deze machine zelf.
use-ladder-name = Geen programma “{ $name }” heeft voor deze ranglijst gespeeld. Bekijk welke dat wel deden met: tablee admin ladder
use-ladder-whom = --pause en --resume vragen de naam van een programma. Bekijk de lijst met: tablee admin ladder
use-guest = Niemand heeft hier de code { $code }. Die code staat op de pagina /moderation van deze server.
use-deployment = “{ $url }” is geen adres van een server. Geef er een als https://play.example, zonder pad.
use-commitment = Er is anders gedeeld: bij het begin was { $given } te zien, maar het geheime getal van deze partij geeft { $commitment }. Vertrouw dit bestand niet.
serve-port = Poort { $port } is al in gebruik, misschien door een Tablée die al draait. Stop dat programma, of kies een andere poort: { $command }
serve-listen = Deze computer kan niet luisteren op poort { $port } van het adres { $host } ({ $reason }). Kies een andere poort met --port, of een ander adres met --host.
serve-lan = --lan luistert op elk adres van deze machine, --host alleen op { $host }. Geef een van de twee.
serve-pages = De pagina’s ontbreken: in { $folder } staat niets. Bouw ze met make play, of installeer een pakket waar ze in zitten.
worker-database = Een proces voor bots heeft de database (PostgreSQL) van de servers nodig. Geef het adres met --database, zoals postgresql://naam@host/database.
mail-setting = TABLEE_SMTP noemt geen mailserver. Schrijf smtps://NAAM:WACHTWOORD@HOST, en geef de afzender met --mail-from.
network-setting = “{ $given }” is geen netwerk. Schrijf het zoals 10.0.0.0/8.

## De arena
arena-player = “{ $given }” is geen speler. Schrijf bot:3, bot:5@200ms, bot:3@BESTAND.toml, uct:1000ms, uct:500, random, program:OPDRACHT, python:MODULE:KLASSE, model:OPDRACHT, baseline:ppo, baseline:dmc of baseline:BESTAND.
arena-twice = Twee spelers heten “{ $name }”. Geef elk een eigen naam.
arena-few = Een arena heeft minstens twee spelers nodig; “{ $given }” noemt er minder. Scheid ze met komma’s.
arena-no-pair = { $player } en { $other } hebben in deze arena niet tegen elkaar gespeeld. Noem twee spelers van de arena.
arena-pickle = De bot “{ $bot }” kan niet naar een ander proces: { $reason }. Zet zijn klasse in een eigen bestand, of speel in één proces.
arena-workers = Een proces van de arena is vanzelf beëindigd. Begin de arena in een script pas na de controle van “__main__”; zet elders de klasse van je bot in een eigen bestand, of speel in één proces.
arena-no-ray = Ray is niet geïnstalleerd. Installeer tablee[cluster], of laat --cluster weg.
arena-cluster = Er antwoordt geen cluster op { $address }: { $reason }. Controleer het adres, of laat --cluster weg.
arena-results = Regel { $line } van { $file } is geen resultaat van een arena. Noem een ander bestand.
arena-different = { $file } bevat de partijen van een andere arena. Noem een ander bestand met --out, of haal het weg.
compare-none = Er is niets om met de basis te vergelijken. Geef minstens één variant die ervan verschilt.
compare-same = “{ $name }” heeft dezelfde regels als “{ $other }”. Laat een van de twee weg.
compare-many = { $sides } varianten zijn te veel voor één vergelijking. Geef er hoogstens { $most }.
solving-large = De boom van dit spel bouwen vraagt meer dan { $most } stappen. Kies kleinere getallen, of sta er meer toe met --positions.
solving-slow = De bouw van de boom was { $nodes } stappen ver toen zijn deel van de tijd op was. Kies kleinere getallen, of geef meer --minutes.
solving-late = De tijd was op voor het eerste spel was opgelost. Kies kleinere getallen, of geef meer --minutes.
solving-empty = Niemand heeft in dit spel een keuze. Kies grotere getallen.
solving-starter = Met deze instellingen begint plaats 1 nooit. Laat die plaats beginnen, of laat het aan het toeval over.
solving-players = Voor { $game } zijn minstens { $least } spelers nodig, maar alleen spellen voor twee worden opgelost. Kies een ander spel.
solving-no-small = { $game } heeft geen kleine variant. Geef er een met --variant, of kies een van deze spellen: { $games }.
use-small = --small en --variant kiezen allebei de variant. Laat er een weg.
use-levels = “{ $given }” noemt geen niveaus. Schrijf 1,2,3 of none.
weights-none = De bot van { $game } op niveau { $level } heeft geen gewichten om af te stellen. Kies een ander niveau, of geef zijn gewichten op in zijn klasse.
weights-unknown = Deze bot heeft geen gewicht “{ $name }”. Hij heeft: { $known }.
weights-value = Het gewicht “{ $name }” kan niet { NUMBER($given) } zijn. Geef een getal van { NUMBER($low) } tot en met { NUMBER($high) }, een geheel getal als de gewone waarde dat ook is.
weights-file = Het bestand { $file } bevat geen gewichten: { $reason }. Controleer het pad, of maak het met tablee tune.
weights-game = Deze gewichten zijn voor { $other }, niet voor { $game }. Kies een bestand van dit spel.
weights-text = “{ $given }” noemt geen gewichten. Schrijf de naam van een bestand .toml, of NAAM=GETAL, zo nodig vaker met spaties ertussen.
use-toml = “{ $file }” is geen naam voor een bestand met gewichten. Geef een naam die op .toml eindigt.
argument-certainty = “{ $value }” is geen zekerheid. Geef een getal vanaf 0.5 en onder 1, zoals 0.9999.
baseline-file = In { $file } staat geen getraind netwerk. Noem een bestand dat tablee train heeft geschreven.
baseline-none = Bij { $game } zit geen netwerk van de methode { $method }. Train er een met tablee train en noem het bestand.
baseline-setup = Dit netwerk is getraind voor { $trained } met { $players } spelers en past niet bij deze tafel van { $game }. Train er een met evenveel spelers en dezelfde opties.
coder-none = { $game } geeft geen getallen voor zijn zetten. Gebruik de tekst van de zetten.
coder-setup = De getallen van { $id } zijn gemaakt voor andere spelers of opties dan { $match }. Maak een coder met die van de partij.
coder-recall = Deze informatietoestand telt { $needed } getallen, maar in de tensor passen er { $length }. Laad het spel met een grotere parameter “recall”.
arena-program = “{ $command }” start niet als bot: { $reason }. Probeer hem alleen; hij moet de regels van docs/bot-process.md beantwoorden.
arena-class = De bot “{ $command }” start niet: { $reason }. Verbeter zijn bestand of zijn klasse.
arena-endless = Partij { $game } is na { $moves } zetten gestopt: de spelers brengen hem nooit tot een einde. Laat een van hen weg, met een andere --out.
use-extra = Hiervoor is de aanvulling tablee[{ $extra }] nodig, die niet geïnstalleerd is. Installeer de pakketten: { $python } -m pip install { $packages }.
use-game-name = “{ $name }” kan niet de naam van een spel zijn. Gebruik 1 tot { $most } kleine letters zonder accenten, met losse streepjes, zoals high-card.
use-game-taken = De naam “{ $name }” lijkt te veel op “{ $other }”. Kies een andere.
use-new-folder = { $folder } bestaat al, en daarin is niets veranderd. Geef een andere map op met --to.
use-format = Er is geen indeling “{ $given }”. Kies uit: { $known }.
use-no-games = { $file } bevat nog geen partij. Laat de arena eerst spelen.
use-no-moves = Het partijbestand { $file } heeft nog geen zetten: er valt niets te beoordelen. Speel eerst, of geef een ander bestand.

## Het huisbestand van een server

house-unreadable = { $path } kan niet gelezen worden ({ $reason }). Controleer het pad achter --house, en de rechten.
house-too-large = { $path } is groter dan { $limit } bytes. Kort de teksten in.
house-toml = { $path } is geen TOML: { $reason }. Verbeter die plek, of start zonder --house.
house-unknown = In { $path } staat “{ $at }”, en dat betekent daar niets. Gebruik alleen { $known }.
house-colour = “{ $at }” in { $path } is geen kleur. Schrijf # en zes cijfers, zoals “#0f6156”.
house-language = “{ $at }” in { $path } heeft een tekst voor iets wat geen taal is. Gebruik codes zoals fr, nl of en.
house-invalid = “{ $at }” in { $path } is onbruikbaar: { $expected }. Verbeter het, of laat het weg.
house-invisible = “{ $at }” in { $path } is leeg of bevat onzichtbare tekens. Schrijf zichtbare tekst, of laat het weg.
house-contrast = In de kleuren { $theme } van { $path } heeft “{ $colour }” op “{ $upon }” een contrast van { NUMBER($contrast, minimumFractionDigits: 2) }. Er is minstens { $least } nodig: maak een van de twee lichter of donkerder.
