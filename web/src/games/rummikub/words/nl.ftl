# Wat de tekening van Rummikub zegt. Namen, regels, gebeurtenissen en opties staan in src/tablee/games/rummikub/words.

rummikub-time = ongeveer 30 minuten per ronde
## Stenen, zoals je ze zegt
rummikub-say-tile = { $colour ->
    [r] rode { $number }
    [b] blauwe { $number }
    [k] zwarte { $number }
   *[y] gele { $number }
  }
rummikub-say-joker = joker
rummikub-say-hidden = verborgen steen
rummikub-say-stands = staat voor { $role }
rummikub-say-drawn = net gepakt
rummikub-say-fresh = van je rekje

## De tafel
rummikub-table = De tafel: { $count ->
    [0] leeg
    [one] één combinatie
   *[other] { $count } combinaties
  }. Met de pijltjestoetsen ga je van steen naar steen.
rummikub-empty = De tafel is nog leeg.
rummikub-new = Nieuwe combinatie
rummikub-set-plain = Combinatie { $place }: { $tiles }
rummikub-set-good = Combinatie { $place }, { $kind ->
    [run] een rij
   *[group] een groep
  } van { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }: { $tiles }
rummikub-set-bad = Combinatie { $place }, nog niet af: { $tiles }
rummikub-whole = Combinatie { $place } helemaal oppakken
rummikub-whole-short = Alles pakken
rummikub-split = Splitsen in rijen
rummikub-split-short = Splitsen
rummikub-lacks = Hier ontbreekt: { $tiles }

## Spelers, rekje, pot
rummikub-others = De andere spelers
rummikub-count = { $count ->
    [0] geen stenen
    [one] 1 steen
   *[other] { $count } stenen
  }
rummikub-opened-yes = uitgekomen
rummikub-opened-no = nog niet uitgekomen
rummikub-rack = Je rekje, { rummikub-count }
rummikub-rack-moved = { $tile }: plaats { $place } van { $count }
rummikub-pool = { $count ->
    [0] Pot: leeg
    [one] Pot: nog 1 steen
   *[other] Pot: nog { $count } stenen
  }
rummikub-pool-word = Pot
rummikub-draw = Pakken
rummikub-aside = De steen die je aan het eind van je beurt weggooit
rummikub-aside-short = Weg{"\u00AD"}gooien

## Bouwen
rummikub-bar = Jouw beurt
rummikub-sort-colour = Sorteren op kleur
rummikub-sort-number = Sorteren op getal
rummikub-undo = De laatste stap terugnemen
rummikub-undo-short = Terug
rummikub-reset = Alles weer zoals het lag
rummikub-reset-short = Opnieuw
rummikub-end = Klaar
rummikub-pass = Passen
rummikub-now-begin = Leg stenen op tafel, of kies gewoon de steen die je weggooit.
rummikub-now-begin-or-draw = Leg stenen op tafel, of pak er een.
rummikub-now-place = { $count ->
    [one] Eén steen opgepakt. Waar gaat hij heen?
   *[other] { $count } stenen opgepakt. Waar gaan ze heen?
  }
rummikub-now-ready = Alles klopt: beëindig je beurt.
rummikub-now-only-discard = Je legt deze beurt niets. Beëindig je beurt, of ga door.
rummikub-now-discard = De tafel klopt. Kies nu de steen die je weggooit.
rummikub-opening-so-far = Uitkomen: { $points } van { $needed }

## Zetten in woorden
rummikub-phrase-draw = Een steen pakken
rummikub-phrase-pass = Passen
rummikub-phrase-nothing = De tafel laten zoals die is
rummikub-phrase-discard = Niets leggen, { $tile } weggooien
rummikub-phrase-lay = { $tiles } leggen
rummikub-phrase-both = { $tiles } leggen; { $tile } weggooien
rummikub-costly-joker = Je staat op het punt een joker weg te gooien. Hij kan elke steen zijn, en uit de pot kan iedereen hem pakken.
rummikub-costly-opening = Je kunt deze beurt uitkomen: er liggen genoeg punten op je rekje. Stop je nu, dan leg je niets.

## Het einde van een ronde
rummikub-round-title = Ronde { $round } van { $of } is afgelopen
rummikub-round-out = { $name } heeft geen stenen meer.
rummikub-round-stalled = Niemand kwam nog verder. { $name } had het minst op het rekje.
rummikub-round-go-on = Verder
rummikub-line-points = Punten
rummikub-line-total = Totaal
rummikub-line-left = Op het rekje: { $tiles }; totaal { $held }
rummikub-line-held = totaal { $held }
rummikub-line-out = rekje leeg
rummikub-tally-rounds = Ronde voor ronde
rummikub-tally-round = Ronde { $round }

## Toetsen
rummikub-keys-arrows = Van steen naar steen, over tafel en rekje
rummikub-keys-space = De steen oppakken of neerleggen
rummikub-keys-shift = Er meer naast elkaar oppakken
rummikub-keys-enter = Wat je vasthoudt in deze combinatie leggen
rummikub-keys-new = Wat je vasthoudt apart leggen
rummikub-keys-rack = Het terug op je rekje zetten
rummikub-keys-whole = De hele combinatie oppakken
rummikub-keys-split = Een rij met een gat of een dubbele splitsen
rummikub-keys-discard = Deze steen kiezen om weg te gooien
rummikub-keys-sort = Het rekje sorteren op kleur of getal
rummikub-keys-shift-rack = De steen naar links of rechts op je rekje zetten
rummikub-keys-undo = De laatste stap terugnemen
rummikub-keys-end = Je beurt beëindigen

## De les
rummikub-lesson-tiles-title = Dit zijn de stenen
rummikub-lesson-tiles-text = De getallen 1 tot 13 in vier kleuren, alles dubbel, en twee jokers. De tafel is van iedereen. Maak jouw rekje als eerste leeg.
rummikub-lesson-run-title = Een rij
rummikub-lesson-run-text = Drie of meer opeenvolgende getallen van één kleur. Tik de blauwe 4, 5 en 6 aan, dan “Nieuwe combinatie”, en dan “Klaar”.
rummikub-lesson-run-hint = De rij ligt er nog niet. Probeer het nog eens met de blauwe 4, 5 en 6.
rummikub-lesson-run-praise = Een rij. De 1 is altijd het laagst: na 13 houdt het op.
rummikub-lesson-group-title = Een groep
rummikub-lesson-group-text = Hetzelfde getal in drie of vier verschillende kleuren vormt een groep. Je hebt er een: leg hem apart neer.
rummikub-lesson-group-hint = Zoek het getal dat je in drie kleuren hebt, en leg ze alle drie.
rummikub-lesson-group-praise = De rode, zwarte en gele 9: een groep. Er is nog plaats voor de blauwe.
rummikub-lesson-opening-title = Uitkomen
rummikub-lesson-opening-text = De eerste keer leg je minstens 30 punten, alleen van je eigen rekje. De meter telt mee. Kom nog niet aan de tafel.
rummikub-lesson-opening-hint = Leg nieuwe combinaties van je rekje, samen minstens 30 punten.
rummikub-lesson-opening-praise = Je bent uitgekomen! Vanaf nu mag je alles met de tafel doen.
rummikub-lesson-add-title = Aanleggen
rummikub-lesson-add-text = Ben je eenmaal uitgekomen, dan mogen losse stenen bij de combinaties op tafel. Twee van je stenen passen. Leg ze allebei.
rummikub-lesson-add-hint = Dat mag, maar je kunt twee stenen kwijt: één past bij de rij, één bij de groep.
rummikub-lesson-add-praise = Twee stenen minder, zonder een combinatie van jezelf.
rummikub-lesson-split-title = Een rij splitsen
rummikub-lesson-split-text = In de rij ligt al een rode 5. Leg de jouwe er toch bij: de schaar knipt, en dan zijn het twee rijen.
rummikub-lesson-split-hint = Leg je rode 5 in de rij en druk op de schaar.
rummikub-lesson-split-praise = 3 4 5 en 5 6 7. Bij een rij van vijf of meer past er altijd nog een in het midden.
rummikub-lesson-take-title = Van de tafel nemen
rummikub-lesson-take-text = Een groep van vier kan er één missen. Bij je rode 8 en 9 ontbreekt een 7. Haal hem.
rummikub-lesson-take-hint = Neem de rode 7 uit de groep en leg hem bij je 8 en 9.
rummikub-lesson-take-praise = De groep van drie blijft staan, en je rij is af.
rummikub-lesson-rearrange-title = De hele tafel
rummikub-lesson-rearrange-text = Je gele 4 past bij geen enkele rij. Maar dezelfde stenen vormen ook drie groepen: 4’en, 5’en, 6’en! Aan het eind moet alles kloppen.
rummikub-lesson-rearrange-hint = Leg alle 4’en bij de jouwe, alle 5’en bij elkaar, en alle 6’en.
rummikub-lesson-rearrange-praise = Daar gaat het om bij Rummikub. Negen stenen verlegd, één gelegd.
rummikub-lesson-joker-title = De joker
rummikub-lesson-joker-text = Een joker staat voor elke steen die je wilt; je ziet erop welke. Maak een rij: blauwe 11, blauwe 12, joker.
rummikub-lesson-joker-hint = Leg de blauwe 11, de blauwe 12 en de joker bij elkaar.
rummikub-lesson-joker-praise = Onthoud: een joker die aan het eind nog op je rekje staat, kost 30 punten.
rummikub-lesson-free-title = Een joker vrijmaken
rummikub-lesson-free-text = Leg je blauwe 5 op de plaats van de joker: die is nu vrij. Gebruik hem meteen, met minstens twee stenen van je rekje.
rummikub-lesson-free-hint = Leg de blauwe 5 bij de blauwe 3 en 4, en de joker bij je twee 9’s.
rummikub-lesson-free-praise = Alles gelegd, de joker erbij.
rummikub-lesson-discard-title = Pakken en weggooien
rummikub-lesson-discard-text = Hier begin je met een steen pakken (al gebeurd) en eindig je met er een weggooien. Leg wat past, en gooi een andere steen weg.
rummikub-lesson-discard-hint = De zwarte 4 past bij de rij. Leg hem, en gooi een van de andere weg.
rummikub-lesson-discard-praise = Eén gelegd, één weggegooid. Wie niets kan leggen, gooit alleen weg.
rummikub-lesson-out-title = Uitgaan
rummikub-lesson-out-text = Je hebt nog twee stenen, en ze passen allebei. Maak je rekje leeg en win.
rummikub-lesson-out-hint = Bijna! Maar er staat nog iets op je rekje.
rummikub-lesson-out-praise = Uit! De anderen tellen wat nog op hun rekjes staat.

## Het einde
rummikub-points = { $scoring ->
    [lowest] { $points ->
        [one] { $points } strafpunt
       *[other] { $points } strafpunten
      }
   *[other] { $points ->
        [one] { $points } punt
       *[other] { $points } punten
      }
  }
rummikub-line-penalty = Strafpunten
rummikub-tally-lowest = Stenen die overblijven, tellen tegen hun speler: het laagste totaal wint.
rummikub-end-out = { $you ->
    [yes] Je rekje is leeg.
   *[no] Het rekje van { $name } is leeg.
  }
rummikub-end-stalled = De ronde zat vast: het rekje met de minste punten wint.
rummikub-best-laid = { $value ->
    [one] { $value } steen gelegd in één beurt
   *[other] { $value } stenen gelegd in één beurt
  }
rummikub-best-rearranged = { $value ->
    [one] { $value } steen op tafel verplaatst in één beurt
   *[other] { $value } stenen op tafel verplaatst in één beurt
  }
rummikub-coach-mine = Je rekje, dat alleen jij ziet. Zoek { $colours ->
    [1] drie opeenvolgende getallen.
    [2] drie opeenvolgende getallen van één kleur.
   *[other] drie keer hetzelfde getal, of drie opeenvolgende getallen van één kleur.
  }
rummikub-coach-opening = Om uit te komen heb je { $opening ->
    [one] 1 punt
   *[other] { $opening } punten
  } nodig, met je eigen stenen. De meter telt mee. Te weinig? Gooi een steen weg, dan “Klaar”.
rummikub-coach-win = Het eerste lege rekje wint. Ben je uitgekomen, dan is de hele tafel van jou: aanvullen, knippen, verschuiven.
rummikub-know-1 = { $colours ->
    [1] Leg rijen: minstens drie stenen.
    [2] Leg rijen van één kleur: minstens drie stenen.
   *[other] Leg rijen van één kleur, of één getal in meer kleuren: minstens drie stenen.
  }
rummikub-know-2 = { $opening ->
    [0] Leg eerst een combinatie van je eigen stenen.
    [one] Je eerste stenen moeten samen 1 punt waard zijn.
   *[other] Je eerste stenen moeten samen { $opening } punten waard zijn.
  }
rummikub-know-3 = Daarna mag je de hele tafel herschikken. Het eerste lege rekje wint.
