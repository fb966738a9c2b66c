# Toko Maja: wat de regels zeggen.

toko-maja-name = Toko Maja
toko-maja-about = Leg drietallen, pak de meerderheden en blijf niet met een volle hand zitten.
toko-maja-short = Drietallen en meerderheden.

## Options
toko-maja-option-table-triples = Tafeldrietal
toko-maja-option-table-triples-help = Wordt door de kaart die je aflegt van de drie bovenste een drietal, mag je die drie dan meteen leggen?
toko-maja-option-teams = Teams
toko-maja-option-teams-help = Partners zitten om en om; drietallen en punten tellen samen, de handen blijven apart.
toko-maja-option-teams-0 = Geen teams
toko-maja-option-teams-2 = Twee teams (4 of 6 spelers)
toko-maja-option-teams-3 = Drie teams (6 spelers)
toko-maja-option-highest-token = Hoogste fiche bij gelijke stand
toko-maja-option-highest-token-help = Welk meerderheidsfiche is het hoogste als de stand aan het einde gelijk is?
toko-maja-option-highest-token-value = Naar waarde: 5 vóór 4, tot en met 1
toko-maja-option-highest-token-points = Naar punten: de meeste eerst
toko-maja-option-rounds = Rondes
toko-maja-option-rounds-help = Hoeveel rondes tellen we op?
toko-maja-option-rounds-3 = Drie rondes, meestal ongeveer 30 minuten
toko-maja-option-rounds-1 = Eén ronde, meestal ongeveer 10 minuten

## Numbers of variants
toko-maja-option-copies-1 = Kaarten met waarde 1
toko-maja-option-copies-2 = Kaarten met waarde 2
toko-maja-option-copies-3 = Kaarten met waarde 3
toko-maja-option-copies-4 = Kaarten met waarde 4
toko-maja-option-copies-5 = Kaarten met waarde 5
toko-maja-option-jokers = Jokers in het spel
toko-maja-option-removed = Kaarten die ongezien weggaan
toko-maja-option-token-1 = Punten voor de meerderheid van de 1’en
toko-maja-option-token-2 = Punten voor de meerderheid van de 2’en
toko-maja-option-token-3 = Punten voor de meerderheid van de 3’en
toko-maja-option-token-4 = Punten voor de meerderheid van de 4’en
toko-maja-option-token-5 = Punten voor de meerderheid van de 5’en
toko-maja-option-joker-points = Punten van een joker

## Zones
toko-maja-zone-round = Ronde
toko-maja-zone-first = Eerste speler
toko-maja-zone-stock = Trekstapel
toko-maja-zone-discards = Aflegstapels
toko-maja-zone-hands = Handen
toko-maja-zone-drawn = Getrokken kaarten
toko-maja-zone-laid = Drietallen
toko-maja-zone-tokens = Meerderheidsfiches
toko-maja-zone-removed = Verwijderde kaarten
toko-maja-zone-scores = Punten van gespeelde rondes

## What is awaited
toko-maja-await-take = een afgelegde kaart nemen of er twee trekken
toko-maja-await-keep = een van de twee kaarten houden
toko-maja-await-lay = een drietal leggen, of geen

## Cards
toko-maja-card = { $card ->
    [J] joker
   *[other] { $card }
  }
toko-maja-a-card = { $card ->
    [J] een joker
   *[other] een { $card }
  }
toko-maja-triple = { $jokers ->
    [0] een drietal van { $card }
    [1] een drietal van { $card } met een joker
   *[3] een drietal jokers
  }

## What happens
toko-maja-took = { $name } neemt { toko-maja-a-card } van stapel { $pile }.
    .you = Je neemt { toko-maja-a-card } van stapel { $pile }.
    .heading = Kaart van een stapel genomen
toko-maja-drew = { $name } trekt twee kaarten: { $cards }. Nog in de trekstapel: { $stock }.
    .hidden = { $name } trekt twee kaarten. Nog in de trekstapel: { $stock }.
    .you = Je trekt twee kaarten: { $cards }. Nog in de trekstapel: { $stock }.
    .heading = Twee kaarten getrokken
toko-maja-kept = { $name } houdt { toko-maja-a-card }.
    .hidden = { $name } houdt er één.
    .you = Je houdt { toko-maja-a-card }.
    .heading = Kaart gehouden
toko-maja-discarded = { $name } legt { toko-maja-a-card } op stapel { $pile }.
    .you = Je legt { toko-maja-a-card } op stapel { $pile }.
    .heading = Kaart afgelegd
toko-maja-laid = { $name } legt { toko-maja-triple }: { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }.
    .you = Je legt { toko-maja-triple }: { $points ->
         [one] { $points } punt
        *[other] { $points } punten
    }.
    .heading = Drietal gelegd
toko-maja-table-triple = { $name } legt { toko-maja-triple } van de tafel: { $points ->
    [one] 1 punt
   *[other] { $points } punten
  }.
    .you = Je legt { toko-maja-triple } van de tafel: { $points ->
         [one] { $points } punt
        *[other] { $points } punten
    }.
    .heading = Drietal van de tafel gelegd
toko-maja-laid-nothing = { $name } legt niets.
    .you = Je legt niets.
    .heading = Niets gelegd
toko-maja-token-taken = { $name } pakt het meerderheidsfiche van de { $token }{ $points ->
    [0] {""}
   *[other] , { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard
  }{ $first ->
    [true] {""} en begint de volgende ronde als het fiche blijft
   *[other] {""}
  }.
    .you = Je pakt het meerderheidsfiche van de { $token }{ $points ->
         [0] {""}
        *[other] , { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } waard
    }{ $first ->
         [true] {""} en begint de volgende ronde als je het houdt
        *[other] {""}
    }.
    .heading = Fiche als eerste gepakt
toko-maja-token-moved = { $name } pakt het meerderheidsfiche van de { $token } van { $from_name }{ $points ->
    [0] {""}
   *[other] , { $points ->
        [one] 1 punt
       *[other] { $points } punten
    } waard
  }{ $first ->
    [true] {""} en begint de volgende ronde als het fiche blijft
   *[other] {""}
  }.
    .you = Je pakt het meerderheidsfiche van de { $token } van { $from_name }{ $points ->
         [0] {""}
        *[other] , { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } waard
    }{ $first ->
         [true] {""} en begint de volgende ronde als je het houdt
        *[other] {""}
    }.
    .you-from = { $name } pakt het meerderheidsfiche van de { $token } van jou{ $points ->
         [0] {""}
        *[other] , { $points ->
            [one] 1 punt
           *[other] { $points } punten
        } waard
    }{ $first ->
         [true] {""} en begint de volgende ronde als het fiche blijft
        *[other] {""}
    }.
    .heading = Fiche van iemand gepakt
toko-maja-round-ended = Ronde { $round } is afgelopen.
toko-maja-scored-what = drietallen { $triples } + fiches { $tokens } − hand { $hand } = { $points }. Totaal: { $total }.
toko-maja-scored = { $name }: { toko-maja-scored-what }
    .you = Jij: { toko-maja-scored-what }
    .heading = Ronde geteld
toko-maja-team-scored = Team van { $names }: drietallen { $triples } + fiches { $tokens } − handen { $hand } = { $points }. Totaal: { $total }.
toko-maja-round-began = Ronde { $round }: { $name } had het fiche van 5 en begint. Verwijderde kaarten: { $removed }.
    .you = Ronde { $round }: jij had het fiche van 5 en begint. Verwijderde kaarten: { $removed }.
    .heading = Ronde begonnen met het fiche van 5
toko-maja-round-began-by-chance = Ronde { $round }: niemand had het fiche van 5, het lot wijst { $name } aan. Verwijderde kaarten: { $removed }.
    .you = Ronde { $round }: niemand had het fiche van 5, het lot wijst jou aan. Verwijderde kaarten: { $removed }.
    .heading = Ronde begonnen door het lot
toko-maja-over = De partij is afgelopen. Totalen: { $scores_by_name }.

## What is refused
toko-maja-no-move = “{ $move }” is geen zet van dit spel. Neem van een stapel (t1 tot t3), trek (d), houd en leg af (k0>1), of leg een drietal.
toko-maja-no-triple = { $cards } is geen drietal. Leg drie gelijke kaarten, twee gelijke en een joker (de joker als laatste), of drie jokers.
toko-maja-pile-empty = Stapel { $pile } is leeg. Neem van een andere stapel, of trek twee kaarten.
toko-maja-take-first = Voeg eerst een kaart aan je hand toe: neem de bovenste van een stapel, of trek twee kaarten. Daarna komt { $move }.
toko-maja-keep-first = Je hebt twee kaarten getrokken: houd er eerst één en leg de andere af. Daarna komt { $move }.
toko-maja-lay-now = Je hebt je kaart: leg nu een drietal, of geen. { $move } wacht tot je volgende beurt.
toko-maja-not-held = Je hebt de kaarten van { $triple } niet. Leg een drietal dat je wel hebt, of geen.
toko-maja-empty-pile-first = Een lege stapel gaat voor. Leg je kaart op stapel { $empty }, niet op stapel { $pile }.
toko-maja-no-table-triples = Deze partij gaat zonder tafeldrietallen. Houd één kaart en leg de andere af.
toko-maja-triple-was-there = De drie bovenste { $tops } waren al een drietal en kunnen niet gelegd worden. Houd één kaart en leg de andere af.
toko-maja-makes-no-triple = Met { $card } op stapel { $pile } zijn de drie bovenste geen drietal. Houd één kaart en leg de andere af.

## Why a move is a good one
toko-maja-why-draw = Geen van de drie bovenste kaarten helpt je veel. Trek er twee en houd de beste. Over in de trekstapel: { $stock }.
toko-maja-why-hurry = Trek, dan komt het einde dichterbij: { $target_name } heeft er nog { $cards } in de hand, meer dan jij, en elke kaart kost punten. Over in de trekstapel: { $stock }.
toko-maja-why-take-joker = Een joker maakt elk paar tot een drietal. Neem hem voordat een ander het doet.
toko-maja-why-take-triple = Met deze { $card } heb je een drietal.
toko-maja-why-take-pair = Met deze { $card } heb je nog maar één kaart nodig voor een drietal.
toko-maja-why-take-first = Een goede kaart om mee te beginnen: de meerderheid van { $card } is { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } waard.
toko-maja-why-take-cheap = De ronde is bijna afgelopen. Blijft deze { $card } in je hand, dan kost hij maar { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }, en je geeft niets weg.
toko-maja-why-keep-joker = Een joker maakt elk paar tot een drietal: houd hem.
toko-maja-why-keep-triple = Houd de { $card }: daarmee heb je een drietal.
toko-maja-why-keep-pair = Houd de { $card }: dan heb je nog maar één kaart nodig voor een drietal.
toko-maja-why-keep-first = Houd de { $card }, de nuttigste van de twee: zijn meerderheid is { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } waard.
toko-maja-why-keep-cheap = De ronde is bijna afgelopen. Houd de { $card }: blijft hij in je hand, dan kost hij { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }.
toko-maja-why-table-triple = De drie bovenste worden { $triple }: meteen { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }, zonder een kaart uit je hand.
toko-maja-why-hold = Wacht: aan deze kaarten heb je later meer. Over in de trekstapel: { $stock }.
toko-maja-why-lay = { $triple } levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } op, en die kaarten kunnen je er geen meer kosten.
toko-maja-why-lay-token = { $triple } levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } op en het vrije meerderheidsfiche van { $token }, dat { $value } waard is.
toko-maja-why-lay-secure = { $triple } levert { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } op, en het meerderheidsfiche van { $token } raak je minder gauw kwijt.
toko-maja-why-lay-wrest = { $triple } pakt het meerderheidsfiche van { $token } van { $target_name }: { $value } voor jou, en evenveel minder voor de ander.

## What reports of the arena count apart
toko-maja-counted-card = { toko-maja-card }
toko-maja-counted-token = { $token }
