# Wat de tekening van Toko Maja zegt. Namen, regels, gebeurtenissen en opties staan in src/tablee/games/toko_maja/words.

toko-maja-time = ongeveer 30 minuten
toko-maja-face-down = dicht
toko-maja-stock = Trekstapel: { $count ->
    [one] 1 kaart
   *[other] { $count } kaarten
}.
toko-maja-left = nog { $count }
toko-maja-pile = Stapel { $pile }: { $card ->
    [none] leeg
    [J] bovenop een joker, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
   *[other] bovenop een { $card }, { $count ->
        [one] 1 kaart
       *[other] { $count } kaarten
    }
}.
toko-maja-height = { $count ->
    [0] leeg
   *[other] { $count }
}
toko-maja-take-it = Neem die.
toko-maja-draw-it = Trek er twee.
toko-maja-put-here = Leg hier af.
toko-maja-put-triple = Leg hier af: dat wordt een drietal.
toko-maja-tokens-free = Meerderheidsfiches die niemand heeft
toko-maja-tokens-of = Meerderheidsfiches van { $name }
toko-maja-token = Fiche van de { $token }
toko-maja-take-or-draw = Neem een kaart van een stapel, of trek er twee.
toko-maja-choose = Tik op de kaart die je houdt. Of sleep de andere naar een stapel.
toko-maja-choose-pile = Tik nu op de stapel voor { $card ->
    [J] de joker
   *[other] de { $card }
}.
toko-maja-chooses = { $name } houdt een van deze twee en legt de andere af.
toko-maja-keep = Houd { $card ->
    [J] de joker
   *[other] de { $card }
}
toko-maja-cue-keep = houden
toko-maja-cue-kept = gehouden
toko-maja-cue-goes = gaat weg
toko-maja-lay-one = Een drietal leggen?
toko-maja-lay-none = Nu niet
toko-maja-table-made = De drie bovenste vormen samen een drietal: { $tops }.
toko-maja-table-lay = Leg het drietal; { $card ->
    [J] de joker
   *[other] de { $card }
} op stapel { $pile }
toko-maja-table-keep = Alleen { $card ->
    [J] de joker
   *[other] de { $card }
} houden
toko-maja-back = Terug
toko-maja-hand = Je hand
toko-maja-hand-empty = Je hand is leeg.
toko-maja-heap = { $count } × { $card ->
    [J] joker
   *[other] { $card }
}
toko-maja-before = Bij { $name }
toko-maja-before-me = Jij
toko-maja-in-hand = { $count ->
    [one] 1 kaart in de hand
   *[other] { $count } kaarten in de hand
}
toko-maja-laid-of = Drietallen van { $name }
toko-maja-laid-none = nog geen drietal
toko-maja-recent = Sinds je vorige beurt
toko-maja-recent-took = neemt { $card ->
    [J] een joker
   *[other] een { $card }
}
toko-maja-recent-put = legt { $card ->
    [J] een joker
   *[other] een { $card }
} af
toko-maja-round = { $of ->
    [1] Eén ronde
   *[other] Ronde { $round } van { $of }
}
toko-maja-unfold = Alles zien
toko-maja-show-rounds = Punten van ronde
toko-maja-show-round = Punten van ronde { $round }
toko-maja-round-title = Ronde { $round } is afgelopen
toko-maja-round-go-on = Begrepen, verder
toko-maja-sum-now = De punten op dit moment
toko-maja-sum-tokens-short = Fiches
toko-maja-sum-hand-short = Hand
toko-maja-sum-triples = Drietallen
toko-maja-sum-tokens = Meerderheidsfiches
toko-maja-sum-hand = Kaarten in de hand
toko-maja-sum-hands = Kaarten in hun handen
toko-maja-sum-round = Deze ronde
toko-maja-sum-total = Totaal
toko-maja-sum-earlier = Eerder
toko-maja-sum-less-hand = Hand eraf (−{ $hand })
toko-maja-score-now = Punten die iedereen ziet, zonder de kaarten in de hand
toko-maja-column-player = Speler
toko-maja-column-team = Team
toko-maja-column-round = Ronde
toko-maja-column-total = Totaal
toko-maja-with-cards = Met de kaarten
toko-maja-tally-round = Ronde { $round }
toko-maja-tally-tie = Evenveel punten: het hoogste meerderheidsfiche van de laatste ronde gaat voor, { $by ->
    [points] dus het fiche dat de meeste punten oplevert
   *[value] dus 5 vóór 4, enzovoort
  }.
toko-maja-say-take = Neem { $card ->
    [J] de joker
   *[other] de { $card }
} van stapel { $pile }
toko-maja-say-draw = Trek twee kaarten
toko-maja-say-keep = Houd { $card ->
    [J] de joker
   *[other] de { $card }
}, leg { $other ->
    [J] de joker
   *[other] de { $other }
} op stapel { $pile }
toko-maja-say-table = Leg { $card ->
    [J] de joker
   *[other] de { $card }
} op stapel { $pile } en leg de drie bovenste; { $other ->
    [J] de joker
   *[other] de { $other }
} gaat op stapel { $rest }
toko-maja-say-lay = Leg { $triple }
toko-maja-say-nothing = Leg niets
toko-maja-keys-arrows = Van keuze naar keuze
toko-maja-keys-enter = Kiest die
toko-maja-keys-digits = Neemt van deze stapel, of legt erop af
toko-maja-keys-draw = Trekt twee kaarten
toko-maja-keys-escape = Neemt de keuze terug

## De les
toko-maja-lesson-creatures-title = Dit zijn de dieren
toko-maja-lesson-creatures-text = Clownvis 1, schildpad 2, octopus 3, krab 4, walvis 5: kleine zijn er veel, grote weinig. De zeester is de joker. Jij heet hier Ana.
toko-maja-lesson-take-title = Neem een kaart
toko-maja-lesson-take-text = Je zoekt drietallen: drie gelijke kaarten. Neem de bovenste kaart van een van de drie stapels: die bij je schildpadden past.
toko-maja-lesson-take-hint = Met die kaart heb je geen drietal. Probeer opnieuw: welke hoort bij je twee schildpadden?
toko-maja-lesson-take-praise = Drie schildpadden: een drietal!
toko-maja-lesson-lay-title = Leg een drietal
toko-maja-lesson-lay-text = Na het nemen mag je één drietal leggen. Wie er als eerste een van een waarde legt, krijgt ook het fiche. Leg je schildpadden.
toko-maja-lesson-lay-hint = Je hebt ze gehouden. Probeer opnieuw: leg de drie schildpadden.
toko-maja-lesson-lay-praise = 2 punten, en het fiche van de schildpadden erbij: 6. Het komt naar jou toe.
toko-maja-lesson-draw-title = Of trek er twee
toko-maja-lesson-draw-text = Ligt er niets voor je bij? Trek dan twee kaarten van de trekstapel. Tik erop.
toko-maja-lesson-draw-hint = Dat was een kaart van een stapel. Probeer opnieuw met de trekstapel.
toko-maja-lesson-draw-praise = Twee kaarten. Niemand anders ziet ze.
toko-maja-lesson-keep-title = Houd er één, leg er één af
toko-maja-lesson-keep-text = Eén kaart houd je; de andere gaat open op een stapel, voor wie hem wil nemen. Je hebt al een krab: houd de krab.
toko-maja-lesson-keep-hint = Dat mag, maar je wilde de krab: twee krabben is bijna een drietal. Probeer opnieuw.
toko-maja-lesson-keep-praise = Goed gehouden. Let op wat je aflegt: iedereen ziet het.
toko-maja-lesson-empty-title = Lege stapels eerst
toko-maja-lesson-empty-text = Is een stapel leeg, dan moet je kaart daarheen. Houd de octopus en kijk waar de clownvis heen moet.
toko-maja-lesson-empty-hint = Zo houd je de clownvis. Probeer opnieuw: met de octopus heb je er drie.
toko-maja-lesson-empty-praise = Er was maar één plaats. En drie octopussen in je hand!
toko-maja-lesson-joker-title = De joker
toko-maja-lesson-joker-text = Een joker vervangt één kaart: twee gelijke en een joker zijn een drietal. Drie jokers ook, voor 10 punten. Leg krabben en joker.
toko-maja-lesson-joker-hint = Je hebt ze gehouden. Probeer opnieuw.
toko-maja-lesson-joker-praise = Een drietal van 4: 4 punten en het fiche van de krabben. Een gelegde joker komt nooit terug.
toko-maja-lesson-majority-title = Meerderheden verhuizen
toko-maja-lesson-majority-text = De ander heeft het fiche van de clownvissen, met een drietal waar een joker in zit. Evenveel drietallen met minder jokers wint. Pak het fiche.
toko-maja-lesson-majority-hint = Met een joker erin is het jouwe niet sterker. Probeer opnieuw, zonder.
toko-maja-lesson-majority-praise = Allebei één drietal, maar het jouwe is zonder joker: 9 punten verhuizen.
toko-maja-lesson-overtake-title = Meer drietallen
toko-maja-lesson-overtake-text = Allebei een drietal van 2, en de ander heeft het fiche. Je mag één drietal leggen. Met welk krijg je een fiche?
toko-maja-lesson-overtake-hint = Dan hebben jullie elk één drietal van 3: gelijk, dus het fiche blijft waar het is. Probeer opnieuw.
toko-maja-lesson-overtake-praise = Twee drietallen van 2 tegen één: het fiche, 6 punten waard, is van jou.
toko-maja-lesson-hand-title = Je hand kost punten
toko-maja-lesson-hand-text = Is de trekstapel leeg, dan tellen we: drietallen plus fiches, min je hand. Een joker daarin kost er 10! Wat houd je?
toko-maja-lesson-hand-hint = Die joker kost 10 punten. Probeer opnieuw: de walvis kost er maar 5.
toko-maja-lesson-hand-praise = Maar 5 kwijt. Soms is de beste kaart die je niet neemt: een kleine kaart van een stapel kost minder.
toko-maja-lesson-table-title = Een optie: tafeldrietallen
toko-maja-lesson-table-text = Een getrokken kaart kan van de drie bovenste een drietal maken. Clownvis op stapel 1, leg het drietal, dan de walvis op een andere stapel.
toko-maja-lesson-table-hint = Nog geen drietal van de tafel. Probeer opnieuw: de clownvis gaat op stapel 1, en dan leg je de drie.
toko-maja-lesson-table-praise = Drie clownvissen zo van de tafel. Nu weet je alles van Toko Maja!

## Het einde
toko-maja-best-turn = { $value ->
    [one] { $value } punt gewonnen in één beurt
   *[other] { $value } punten gewonnen in één beurt
  }
toko-maja-best-round = { $value ->
    [one] { $value } punt in één ronde
   *[other] { $value } punten in één ronde
  }
toko-maja-coach-now = Pak de bovenste van een aflegstapel, of trek twee kaarten: daarvan houd je er één.
toko-maja-coach-mine = Je hand. Drie gelijke kaarten zijn een drietal, dat je mag leggen. Wat je aan het eind overhoudt, kost punten.
toko-maja-coach-win = Wie de meeste drietallen van een waarde heeft, houdt het fiche. Drietallen en fiches zijn je punten: het hoogste totaal wint.
toko-maja-know-1 = Pak de bovenste van een aflegstapel, of trek twee kaarten en houd er één.
toko-maja-know-2 = Drie gelijke kaarten zijn een drietal: leg het. Wie de meeste drietallen van een waarde heeft, houdt het fiche.
toko-maja-know-3 = Drietallen en fiches zijn je punten; kaarten in je hand kosten punten.
