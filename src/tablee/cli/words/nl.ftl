# Wat het commando `tablee` zegt.

cli-serving = Tablée staat klaar op { $address } – stop met Ctrl+C.
cli-serving-others = Open op telefoons en andere apparaten in hetzelfde netwerk het eerste van deze adressen dat werkt:
cli-serving-other = Open op telefoons en andere apparaten in hetzelfde netwerk dit adres:
cli-serving-named = Open Tablée op andere apparaten via het adres dat je hebt opgegeven:
cli-serving-here = Alleen deze computer kan dat openen. Met --lan doen ook telefoons op je netwerk mee.
cli-working = Hier denken bots voor de servers – druk op Ctrl+C om te stoppen.
cli-stopped = Gestopt. Je partijen blijven bewaard.
cli-busy = Deze computer heeft het druk; partijen kunnen haperen. Met --verbose staat in het logboek waarom.
cli-game-facts = Spelers: { $players }. Bots van niveau: { $levels }.

## Een partij in de terminal
cli-welcome = Aan tafel: { $names }. Jij bent { $name }. Typ ? voor hulp.
cli-bot-alone = Bot
cli-bot = Bot { $number }
cli-commitment = Eerlijk gedeeld: de SHA-256 van het geheime getal is { $commitment }
cli-variant = Deze getallen wijken af van de spelregels: { $numbers }. De bots zijn op de gewone regels afgestemd en spelen hier misschien minder goed.
cli-seed = Het geheime getal was { $seed }; tablee replay --verify controleert het delen.
cli-thinking = { $name } denkt na …
cli-looking = Op zoek naar een goede zet …
cli-your-turn = Jij bent aan de beurt{ $awaited ->
    [none] {""}
   *[other] : { $awaited }
}
cli-prompt = Jouw zet >{" "}
cli-help =
    Typ een zet in de notatie, of zijn nummer in de lijst.
    l  de lijst van zetten    h  een tip
    b  het bord opnieuw       q  weggaan
    ?  deze hulp
cli-no-such-number = Er is geen zet { $number }: de lijst gaat tot { $count }.
cli-more-moves = Niet alle zetten kunnen opgesomd worden; andere kunnen ook toegestaan zijn.
cli-hint = Probeer { $move }.
cli-standing = Stand tot nu toe: { $scores }
cli-over = De partij is afgelopen.
cli-ranked = { $rank }. { $name }{ $score ->
    [none] {""}
   *[other] {"  "}{ $score }
}
cli-left = Je gaat van tafel.
cli-saved = Het partijbestand staat in { $path }.

## Een partij opnieuw bekijken
cli-ply = Zet { $ply } van { $plies }
cli-deal = Het delen
cli-steps = Enter: volgende   b: terug   nummer: daarheen   q: weg
cli-result = Uitslag: punten { $scores }, plaatsen { $ranks }
cli-unfinished = Het partijbestand houdt op voordat de partij afgelopen is.
cli-verified-moves = { $plies } zetten, allemaal toegestaan.
cli-verified-result = De uitslag volgt uit de zetten.
cli-verified-seed = Het delen volgt uit het geheime getal, met SHA-256 { $commitment }
cli-verified-mixed = Het delen volgt uit het geheim van de server, met SHA-256 { $commitment }, en uit de getallen van de browsers van de spelers: { $shown } van { $bound }.
cli-by = { $by ->
    [stand_in] door een bot, bij afwezigheid
    [bot] een bot
    [program] een programma
   *[clock] de tijd was om
}
cli-helped = met een tip
cli-undone = { $name } speelde hier eerst iets anders en nam het terug.
cli-gave-up = { $name } gaf op.
cli-verified-commitment = Dat is wat bij het begin te zien was.
cli-no-commitment = Vergelijk dat met wat bij het begin te zien was, of geef het met --commitment.

## Dokter
cli-python = Python { $version }
cli-python-old = Python { $version } is te oud. Installeer 3.11 of nieuwer.
cli-version = Tablée { $version }
cli-needs = Wat nodig is, is geïnstalleerd: { $packages }.
cli-needs-missing = Ontbrekende pakketten: { $missing }. Installeer Tablée opnieuw.
cli-compiled = De regels zijn gecompileerd ({ $count } modules).
cli-uncompiled = De regels draaien ongecompileerd: dezelfde resultaten, maar langzamer. Installeer opnieuw op een computer met een C-compiler; pip install -v zegt wat het compileren verhindert.
cli-uncompiled-copy = De regels draaien ongecompileerd: dezelfde resultaten, maar langzamer. make play compileert ze terwijl de server draait, make setup ervoor. Daarvoor is een C-compiler nodig.
cli-half-compiled = Van { $count } modules zijn deze niet gecompileerd: { $missing }. Voer make setup uit.
cli-stale = Gecompileerd uit andere bronnen: { $stale }. Voer make setup uit.
cli-game-fine = { $game } kan gespeeld worden; de bots zijn van niveau { $levels }.
cli-game-broken = { $game } kan niet gespeeld worden: { $problem }
cli-no-games = Er is geen spel geïnstalleerd. Installeer Tablée opnieuw.
cli-words-missing = { $game } heeft geen woorden in: { $missing }. Installeer het spel opnieuw, of vraag ze aan de makers.
cli-pages = De pagina’s zijn er ({ $size } kB).
cli-no-pages = De pagina’s zijn niet gebouwd. Voer make play uit, of installeer een gebouwd pakket.
cli-database = De database gaat open en is heel: { $database }
cli-house = Het huisbestand { $path } is bruikbaar; de server heet { $name }.
cli-database-new = De database wordt bij de eerste start gemaakt: { $database }
cli-database-writes = In de database kan geschreven worden.
cli-database-no-writes = In de database kan niet geschreven worden ({ $reason }). Kijk of de schijf vol is of alleen gelezen kan worden.
cli-database-older = De tabellen van de database hebben versie { $version }; de volgende start brengt ze naar { $newest }. Maak eerst een back-up.
cli-database-open = Anderen op deze machine mogen { $path } lezen, waar gesloten kaarten en geheimen in staan. Voer uit: chmod 600 { $path }
cli-database-log = Wijzigingen die bij de database horen liggen ernaast, in { $path }, zoals altijd wanneer een server draait. Maar heb je net een back-up over de database gekopieerd, stop dan alle servers en verwijder dat bestand voor de volgende start.
cli-logs = { $count ->
    [0] Er is nog geen partij begonnen.
    [one] Het logboek van de enige begonnen partij is leesbaar.
   *[other] De logboeken van alle { $count } begonnen partijen zijn leesbaar.
}
cli-logs-some = Logboeken gelezen in { $seconds } s: { $read } van { $total }. De rest is niet bekeken.
cli-log-unreadable = Het logboek van tafel { $table } is niet leesbaar ({ $problem }). Zet een back-up terug, of meld het.
cli-logs-misdealt = Aan deze tafels is anders gedeeld dan waaraan server en browsers zich gebonden hadden: { $tables }. Zet een back-up terug, of meld het.
cli-logs-more = { $count ->
    [one] Het logboek van nog één tafel is niet leesbaar.
   *[other] De logboeken van nog { $count } tafels zijn niet leesbaar.
}
cli-logs-differ = { $count ->
    [one] De lijsten zeggen iets anders dan het logboek van één tafel: { $tables }. De server verbetert dat zodra iemand de tafel opent.
   *[other] De lijsten zeggen iets anders dan de logboeken van { $count } tafels: { $tables }. De server verbetert dat zodra iemand ze opent.
}
cli-port = Poort { $port } is vrij.
cli-running = Tablée { $version } antwoordt al op { $address }; de poort is dus in gebruik zoals het hoort.
cli-running-other = Tablée { $version } antwoordt op { $address }, maar hier is { $ours } geïnstalleerd. Start die server opnieuw om deze versie te gebruiken.
cli-running-others = Telefoons en andere apparaten in hetzelfde netwerk kunnen die openen op: { $addresses }
cli-running-here = Andere apparaten kunnen die alleen via een proxy openen. Mogen apparaten in hetzelfde netwerk dat rechtstreeks, start de server dan met --lan.
cli-room = { $folder } heeft { $free } MB ruimte.
cli-room-little = { $folder } heeft maar { $free } MB ruimte, en de database groeit met elke partij. Maak ruimte, of verplaats hem naar een grotere schijf.
cli-folder-open = Anderen op deze machine mogen in { $folder } schrijven: ze kunnen er een eigen database in de plaats van de jouwe zetten. Voer uit: chmod go-w { $folder }
cli-sync = De schijf bewaart wat geschreven wordt in { $ms } ms.
cli-sync-slow = De schijf doet er { $ms } ms over om te bewaren wat geschreven wordt, en elke zet wacht daarop. Zet de database op een snellere schijf.
cli-clock = De klok van deze machine staat op { $time } (UTC).
cli-clock-wrong = De klok van deze machine staat op { $time } (UTC), voordat Tablée geïnstalleerd werd. Zet hem goed, en houd hem goed (NTP): de klokken van partijen lopen erop.
cli-clock-jumps = De klok van deze machine werd { $seconds } s verzet terwijl we keken. Houd hem goed (NTP) voordat partijen met een klok beginnen.
cli-out-https = Het adres begint met https.
cli-out-http = Het adres begint met http: iedereen onderweg kan meelezen, en toegangssleutels en notificaties werken niet. Zet een proxy met https voor de server (docs/host.md).
cli-out-unreachable = { $url } antwoordt niet ({ $reason }). Controleer de naam, de poort, het certificaat, en of proxy en server lopen.
cli-out-ready = De server antwoordt, en in de database kan geschreven worden.
cli-out-not-ready = /readyz antwoordt { $status }. Kijk in het logboek van de server: de database is misschien weg, of de proxy bereikt de server niet.
cli-out-name = De server luistert niet naar de naam { $host }. Start hem met --trusted-host, of met --trusted-origin en het hele adres.
cli-out-named = De server luistert naar de naam { $host }.
cli-out-page = De startpagina antwoordt { $status }, of is niet die van Tablée. Controleer waarheen de proxy aanvragen doorstuurt.
cli-out-proto = De server weet niet dat mensen via https komen: zijn cookies zijn niet veilig. Laat de proxy X-Forwarded-Proto sturen, en noem zijn adres met --trusted-proxies.
cli-out-own-refused = Aanvragen van de eigen pagina’s van de server ({ $origin }) worden geweigerd. Laat de proxy Host ongewijzigd doorsturen (nginx: $http_host), of start de server met --trusted-origin { $origin }.
cli-out-origins = Aanvragen van eigen pagina’s worden aangenomen, die van andere sites geweigerd.
cli-out-foreign-taken = Aanvragen van andere sites worden niet als zodanig geweigerd. Laat de proxy Origin en Host ongewijzigd doorsturen.
cli-out-socket = Sockets gaan open.
cli-out-no-socket = Sockets gaan niet open (/ws antwoordt { $status }): niemand kan spelen. Laat de proxy de headers Upgrade en Connection doorsturen.
cli-out-metrics = Iedereen kan /metrics lezen. Laat de proxy dat weigeren (docs/operations.md, Proxy and https).
cli-healthy = Alles is in orde.
cli-unhealthy = { $count ->
    [one] Eén ding vraagt aandacht.
   *[other] { $count } dingen vragen aandacht.
}

## De arena
cli-arena-ratings = Rangschikking na { $games } partijen
cli-arena-shares = Tegen elkaar
cli-arena-player = Speler
cli-arena-other = Tegen
cli-arena-rating = Rating
cli-arena-time = Tijd per zet
cli-arena-share = Deel
cli-arena-games = Partijen
cli-arena-failures = { $player }: { $asked } vragen. Het toeval zette voor { $illegal } verboden antwoorden en { $others } die niet kwamen.
cli-arena-begins = Wie begint, verslaat { $share }% van de anderen; met 95% zekerheid { $low } tot { $high }%.
cli-arena-written = De partijen staan in { $file }, de cijfers in { $summary }.
cli-compare-written = De cijfers staan in { $file }.
cli-solve-grown = De boom groeit: { $nodes } stappen tot nu toe …
cli-solve-so-far = { $iterations ->
    [one] { $iterations } iteratie
   *[other] { $iterations } iteraties
  }: exploiteerbaarheid { $exploitability } …
cli-solve-deals = { $deals } delingen zijn opgelost …
cli-solve-tree = De boom heeft { $nodes } posities en { $sets } informatieverzamelingen. CFR+ speelde { $iterations ->
    [one] { $iterations } iteratie
   *[other] { $iterations } iteraties
  }.
cli-solve-value = Waarde voor wie begint (1 wint, −1 verliest): { $value }
cli-solve-cut = { $share }% van de partijen volgens de gevonden strategie duurt langer dan de boom. Met een hogere --plies komen de grenzen dichter bij elkaar.
cli-solve-exploitability = Exploiteerbaarheid
cli-solve-found = de gevonden strategie
cli-solve-random = willekeurig
cli-solve-level = bot van niveau { $level }
cli-solve-note-hidden = Exploiteerbaarheid: wat de beste tegenstander boven de waarde wint, gemiddeld over beide plaatsen.
cli-solve-searched = { $deals } delingen tot het einde opgelost; { $positions } posities onderzocht.
cli-solve-shares = Bij het beste spel wint wie begint er { $wins }, speelt er { $draws } gelijk en verliest er { $losses }.
cli-solve-mean = Waarde voor wie begint (1 wint, −1 verliest): { $mean }; met 95% zekerheid { $low } tot { $high }
cli-solve-lost = Verlies tegen perfect spel
cli-solve-note-open = Verlies: de waarde min het resultaat, gemiddeld over beide plaatsen, met 95% zekerheid. De exploiteerbaarheid is minstens zo hoog.
cli-tune-generation = Generatie { $number }
cli-tune-check = Controle met nieuwe delingen
cli-tune-weights = Gewichten van niveau { $level }, na { $games } partijen
cli-tune-weight = Gewicht
cli-tune-usual = Vorige
cli-tune-tuned = Afgesteld
cli-tune-better = Beter: bij { $deals } nieuwe delingen ({ $games } partijen) haalt de afgestelde bot { $share }% tegen de bot met de vorige gewichten, met 95% zekerheid { $low } tot { $high }%.
cli-tune-alike = Niet beter: bij { $deals } nieuwe delingen ({ $games } partijen) haalt de afgestelde bot { $share }% tegen de bot met de vorige gewichten. Met 95% zekerheid { $low } tot { $high }%, en daar zit 50% bij. Houd de gewichten die je had, of laat langer zoeken.
cli-tune-worse = Slechter: bij { $deals } nieuwe delingen ({ $games } partijen) haalt de afgestelde bot maar { $share }% tegen de bot met de vorige gewichten, met 95% zekerheid { $low } tot { $high }%. Houd de gewichten die je had.
cli-tune-written = De gewichten staan in { $file }. Schrijf in een arena { $player }
cli-dataset-written = In de map { $folder } staan { $moves } zetten van { $games } partijen. README.md daar legt ze uit.
cli-train-progress = { $done }%: { $steps ->
    [one] { $steps } stap
   *[other] { $steps } stappen
  }, { $matches ->
    [one] { $matches } partij
   *[other] { $matches } partijen
  }. Het verslaat { $beaten }% van de tegenstanders die willekeurig spelen.
cli-train-stopped = Je hebt de training eerder gestopt. Het netwerk van nu is bewaard.
cli-train-written = Het netwerk staat in { $file } ({ $size } kB), na { $steps } stappen. Het speelt als baseline:{ $file }.
cli-report-written = Het rapport staat in { $file }.
cli-analyse-move-number = Zet
cli-analyse-player = Speler
cli-analyse-move = Gespeeld
cli-analyse-better = Beter
cli-analyse-loss = Verlies
cli-analyse-expects = Kans
cli-analyse-why = Waarom
cli-analyse-turning = { $count ->
    [one] ◆ Eén keerpunt: daar veranderden de kansen van wie aan zet was sterk.
   *[other] ◆ { $count } keerpunten: daar veranderden de kansen van wie aan zet was sterk.
}

## Moderators
cli-moderator-added = { $name } ({ $code }) is vanaf nu moderator. De pagina is /moderation.
cli-moderator-removed = { $code } is geen moderator meer.
cli-moderator-none = Er is nog geen moderator. Open /moderation in je browser om je code te zien, en dan: tablee moderator add CODE
cli-moderator-listed = { $code } – { $name }, sinds { $since }
cli-moderator-nameless = Gast

## Agents op andere machines
cli-agent-added = { $name } kan vanaf nu verbinding maken, met dit token. Het wordt alleen nu getoond:
cli-agent-removed = { $name } kan geen verbinding meer maken.
cli-agent-none = Er kan nog geen agent van een andere machine verbinding maken.
cli-agent-listed = { $name }, sinds { $since }

## Het beheer
cli-backed-up = De back-up staat in { $path } ({ $size } kB). Er staan gesloten kaarten en geheimen in: bewaar hem goed.
cli-restored = De database is zoals in { $path }; de logboeken van alle partijen zijn gelezen: { $count }. Start de server opnieuw.
cli-restored-void = Toestemmingen voor onderzoek die sinds de back-up ingetrokken kunnen zijn, gelden niet meer: { $count }.
cli-restored-kept = De oude database is bewaard: { $kept }
cli-restored-unreadable = De logboeken van deze tafels zijn niet leesbaar: { $tables }
cli-verified = Alles is zoals de logboeken zeggen.
cli-pruned = Wat de opties niet meer bewaren, is verwijderd.
cli-announced = Iedereen ziet het vanaf nu, tot tablee admin announce --take-back.
cli-announced-until = Iedereen ziet het vanaf nu, tot { $until }.
cli-announcement-taken-back = De mededeling is ingetrokken.
cli-announcement-none = Er was geen mededeling om in te trekken.
cli-draining = Binnen twee seconden neemt geen server van deze database nog nieuwe tafels aan; lopende partijen gaan door. Maak er een eind aan met tablee admin drain --off, of start de servers opnieuw.
cli-draining-port = De server op poort { $port } stuurt proxy’s naar een andere; partijen daar gaan door tot je hem stopt.
cli-drain-playing = { $count ->
    [0] Aan geen enkele tafel wordt nog gespeeld. Je kunt de servers nu stoppen.
    [one] Aan één tafel wordt nog gespeeld.
   *[other] Aan { $count } tafels wordt nog gespeeld.
}
cli-drain-connected = { $count ->
    [0] Er is geen pagina meer mee verbonden. Je kunt die server nu stoppen.
    [one] Er is nog één pagina mee verbonden.
   *[other] Er zijn nog { $count } pagina’s mee verbonden.
}
cli-drain-ended = Het is voorbij: binnen twee seconden nemen servers weer nieuwe tafels aan.
cli-drain-none = Er was niets om te beëindigen.
cli-banned = { $network } is geweerd. Aantal geweerde adressen en netwerken: { $count }.
cli-ban-lifted = { $network } is niet meer geweerd.
cli-ban-none = { $network } was niet geweerd.
cli-bans-none = Er is geen adres geweerd.
cli-ban-listed = { $network }, sinds { $since }
cli-ban-listed-players = { $network }, spelers ook, sinds { $since }
cli-entrance-made = { $link }
    { $count ->
        [one] Eén persoon kan met deze link binnenkomen
       *[other] { $count } personen kunnen met deze link binnenkomen
    } tot { $until }.
cli-entrances-withdrawn = Alle links zijn ingetrokken.
cli-entrances-none = Er is geen bruikbare link.
cli-entrance-listed = van { $made }, geldig tot { $until }: { $used } van { $uses } keer gebruikt
cli-ladder-none = Er is geen partij van een ranglijst opgeslagen.
cli-ladder-place = { $game }, plaats { $place }: { $who }, { $share }% van de punten ({ $low } tot { $high }) in { $matches ->
        [one] { $matches } partij
       *[other] { $matches } partijen
    }; verloren door een ongeldige zet { $illegal }, te veel tijd { $late }, een storing { $failed }
cli-ladder-level = niveau { $level }
cli-ladder-listed-pause = { $name }: gepauzeerd sinds { $since }
cli-ladder-paused = { $name } is gepauzeerd: binnen enkele seconden speelt het niet meer voor de ranglijst en staat het er niet meer op.
cli-ladder-resumed = { $name } speelt binnen enkele seconden weer voor de ranglijst.
cli-ladder-not-paused = { $name } was niet gepauzeerd.
cli-ladder-forgotten = { $count ->
    [one] Eén deling is vergeten.
   *[other] { $count } delingen zijn vergeten.
}
cli-exported = Alles wat over { $code } bewaard wordt, staat in { $path }. Er staat in wat iemand zei en koos: geef het aan niemand anders.
cli-deleted-guest = De gast { $code } is verwijderd. { $count ->
    [0] Geen partij wachtte op deze gast.
    [one] Eerst werd één plaats opgegeven.
   *[other] Eerst werden { $count } plaatsen opgegeven.
}

## Een nieuw spel
cli-new-game =
    Het spel staat in { $folder }. Installeer het, test het en speel:
      cd { $folder }
      pip install -e ".[test]"
      pytest
      tablee play { $name }
