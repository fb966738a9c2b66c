# Rummikub: wat de regels zeggen.

rummikub-name = Rummikub
rummikub-about = Leg rijen en groepen, herschik de hele tafel, en speel als eerste je rekje leeg.
rummikub-short = Maak je rekje het eerst leeg.

## Options
rummikub-option-turns = Verloop van de beurt
rummikub-option-turns-help = Begint elke beurt met pakken en eindigt hij met weggooien, of speel je en pak je anders?
rummikub-option-turns-draw-discard = Een steen pakken, eventueel spelen, er een weggooien
rummikub-option-turns-play-or-draw = Spelen, of een steen pakken (internationale vorm)
rummikub-option-opening = Uitkomen
rummikub-option-opening-help = Hoeveel punten moeten de combinaties van je eerste keer samen waard zijn?
rummikub-option-joker-from = Een joker vervangen
rummikub-option-joker-from-help = Waar moet de steen vandaan komen die een joker vervangt?
rummikub-option-joker-from-rack = Van je rekje
rummikub-option-joker-from-any = Van je rekje of van de tafel
rummikub-option-joker-lift = Een joker wegnemen
rummikub-option-joker-lift-help = Waar mag je een joker wegnemen zonder hem te vervangen?
rummikub-option-joker-lift-long-sets = Uiteinde van een rij van 4 of meer, of een groep van 4
rummikub-option-joker-lift-any-end = Uiteinde van elke rij, of een groep van 4
rummikub-option-joker-to = Een vrijgemaakte joker leggen
rummikub-option-joker-to-help = Naar welke combinaties mag een joker die je hebt vrijgemaakt, samen met twee stenen van je rekje?
rummikub-option-joker-to-any-set = Elke combinatie, oud of nieuw
rummikub-option-joker-to-new-set = Een nieuwe combinatie, van stenen van je rekje
rummikub-option-joker-to-mixed-set = Een nieuwe, ook met stenen uit verschillende combinaties
rummikub-option-go-out-by-discard = Uitgaan met weggooien
rummikub-option-go-out-by-discard-help = Mag je laatste steen de steen zijn die je weggooit? Zo niet, dan houd je hem.
rummikub-option-rounds = Rondes
rummikub-option-rounds-help = Hoeveel rondes tellen we op?
rummikub-option-scoring = Puntentelling
rummikub-option-scoring-help = Telt iedereen zijn overgebleven stenen, of krijgt de winnaar wat de anderen verliezen (alleen met “Spelen, of een steen pakken”)?
rummikub-option-scoring-lowest = Overgebleven stenen tellen; het laagste totaal wint
rummikub-option-scoring-zero-sum = De winnaar krijgt wat de anderen verliezen
rummikub-option-stall = Grens bij vastlopen
rummikub-option-stall-help = Na hoeveel rondjes zonder gelegde steen eindigt de ronde?

## Numbers of variants
rummikub-option-rack = Stenen op elk rekje aan het begin
rummikub-option-copies = Exemplaren van elke steen
rummikub-option-jokers = Jokers in de doos
rummikub-option-joker-points = Punten die een joker kost
rummikub-option-highest = Hoogste getal in de doos
rummikub-option-colours = Kleuren in de doos

## Zones
rummikub-zone-round = Ronde
rummikub-zone-first = Eerste speler
rummikub-zone-racks = Rekjes
rummikub-zone-opened = Is uitgekomen
rummikub-zone-table = Tafel
rummikub-zone-pool = Pot
rummikub-zone-drawn = Gepakte steen
rummikub-zone-idle = Beurten zonder gelegde steen
rummikub-zone-passes = Keren gepast
rummikub-zone-scores = Punten van gespeelde rondes

## Wat er verwacht wordt
rummikub-await-play = spelen

## Stenen
rummikub-tile = { $colour ->
    [r] de rode { $number }
    [b] de blauwe { $number }
    [k] de zwarte { $number }
    [y] de gele { $number }
    [J] een joker
   *[hidden] een steen
  }
rummikub-item = { $head ->
    [r] de rode { $tail }
    [b] de blauwe { $tail }
    [k] de zwarte { $tail }
    [y] de gele { $tail }
    [J] een joker
   *[other] { $item }
  }

## Wat er gebeurde
rummikub-drew = { $name } pakt { rummikub-tile }.
    .you = Je pakt { rummikub-tile }.
    .heading = Steen gepakt
rummikub-discarded = { $name } legt { rummikub-tile } dicht terug in de pot.
    .you = Je legt { rummikub-tile } dicht terug in de pot.
    .heading = Steen weggegooid
rummikub-laid = { $name } legt { $tiles }.
    .you = Je legt { $tiles }.
    .heading = Stenen gelegd
rummikub-opened = { $name } is uitgekomen, met { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }.
    .you = Je bent uitgekomen, met { $points ->
         [one] { $points } punt
        *[other] { $points } punten
    }.
    .heading = Uitgekomen
rummikub-joker-free = de joker vrij die voor { $colour ->
    [r] de rode { $number }
    [b] de blauwe { $number }
    [k] de zwarte { $number }
    [y] de gele { $number }
   *[group] een { $number }
  } stond; hij ligt nu in { $set }.
rummikub-joker-freed = { $name } maakt { rummikub-joker-free }
    .you = Je maakt { rummikub-joker-free }
    .heading = Joker vrijgemaakt
rummikub-kept = { $name } houdt de laatste steen.
    .you = Je houdt je laatste steen.
    .heading = Laatste steen gehouden
rummikub-passed = { $name } past: de pot is leeg.
    .you = Je past: de pot is leeg.
    .heading = Gepast
rummikub-out = { $name } heeft geen stenen meer.
    .you = Je hebt geen stenen meer.
    .heading = Geen steen meer
rummikub-stalled = { $why ->
    [passes] Iedereen heeft achter elkaar gepast.
   *[idle] Te lang heeft niemand een steen gelegd.
  }
rummikub-round-over = Ronde { $round } is afgelopen. Punten: { $points_by_name }. Totalen: { $totals_by_name }.
rummikub-dealt = Ronde { $round } is gedeeld; { $first_name } begint.
    .you-first = Ronde { $round } is gedeeld; jij begint.
rummikub-over = De partij is afgelopen. Totalen: { $scores_by_name }.

## Wat geweigerd wordt
rummikub-syntax = “{ $part }” is geen steen. Schrijf de hele tafel op, bijvoorbeeld: r3 r4 r5, b7 k7 J / y1 (kleuren r, b, k voor zwart, y voor geel; J is een joker).
rummikub-set = { $why ->
    [short] Te kort: { $set }. Een combinatie heeft minstens drie stenen: leg er een bij, of leg deze ergens anders.
    [jokers] Alleen jokers: { $set }. Er moet minstens één gewone steen bij.
    [twice] Een kleur twee keer: { $set }. In een groep zijn alle kleuren verschillend: leg er een ergens anders.
    [large] Te groot: { $set }. Een groep heeft drie of vier stenen: haal er een uit.
    [ends] Over het einde: { $set }. Rijen gaan van 1 tot 13, en de 1 komt niet na de 13: leg de joker aan de andere kant.
    [gap] Geen rij: { $set }. De getallen moeten oplopend op elkaar volgen, van 1 tot 13 (de 1 komt niet na de 13): vul het gat of splits de rij.
   *[mixed] Geen combinatie: { $set }. Leg opeenvolgende getallen van één kleur, of één getal in verschillende kleuren.
  }
rummikub-missing = Niet meer in een combinatie: { $tiles }. Wat op tafel lag, blijft daar: leg het weer in een combinatie.
rummikub-not-yours = Niet op tafel en niet op je rekje: { $tiles }. Gebruik alleen stenen die er zijn.
rummikub-nothing-laid = Je hebt geen steen van je rekje gelegd. Leg er minstens een bij, of laat de tafel zoals die was.
rummikub-opening-table = Je bent nog niet uitgekomen, dus laat { $set } zoals het ligt. De eerste keer leg je alleen nieuwe combinaties van je rekje.
rummikub-opening = Je combinaties zijn { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } waard; om uit te komen zijn er minstens { $needed } nodig. Leg er meer, of wacht.
rummikub-joker-held = De joker in { $set } komt zo niet vrij. Leg de steen waar hij voor staat ({ $tiles }) of laat hem op zijn plaats.
rummikub-joker-support = De vrijgemaakte joker ligt nu in { $set } met te weinig stenen van je rekje: { $laid } van { $needed }. Leg hem bij minstens { $needed } van jou.
rummikub-joker-new-set = De vrijgemaakte joker ligt nu in { $set }, bij wat al op tafel lag: { $tiles }. Aan deze tafel gaat hij naar een nieuwe combinatie: leg hem bij minstens { $needed } stenen van je rekje, en bij niets anders.
rummikub-joker-mixed-set = De vrijgemaakte joker ligt nu in { $set }, waarin een combinatie van de tafel doorgaat ({ $tiles }). Aan deze tafel gaat hij naar een nieuwe combinatie: leg hem bij minstens { $needed } stenen van je rekje, en nooit bij twee stenen uit dezelfde oude combinatie.
rummikub-discard-missing = Een beurt eindigt met weggooien. Noem de steen die je in de pot legt.
rummikub-discard-none = { $left ->
    [0] Je rekje is leeg, dus er is niets om weg te gooien. Laat { rummikub-tile } weg.
   *[other] In deze vorm van het spel gooi je niets weg. Laat { rummikub-tile } weg.
  }
rummikub-discard-not-held = Je hebt { rummikub-tile } niet meer op je rekje. Gooi een steen weg die je hebt.
rummikub-discard-last = Je laatste steen mag je niet weggooien. Houd { rummikub-tile } en beëindig je beurt zonder weg te gooien.
rummikub-no-draw = Je steen is al gepakt toen je beurt begon. Speel en gooi weg, of gooi alleen weg.
rummikub-no-pass = In deze vorm van het spel wordt niet gepast. Gooi minstens een steen weg.
rummikub-pool-empty = De pot is leeg. Leg een steen, of pas.
rummikub-pool-left = Passen kan alleen als de pot leeg is; er { $count ->
    [one] is nog één steen
   *[other] zijn nog { $count } stenen
  }. Leg een steen, of pak er een.

## Waarom een zet goed is
rummikub-why-draw = Van je rekje past er niets: pak een steen.
rummikub-why-pass = Van je rekje past er niets en de pot is leeg: je past.
rummikub-why-wait = Je zou iets kunnen leggen, maar samen zijn deze stenen straks meer waard. Pak er een.
rummikub-why-out = Zo is je rekje leeg: je wint de ronde.
rummikub-why-out-discard = Je legt je laatste steen, { rummikub-tile }, in de pot: je rekje is leeg.
rummikub-why-open = Deze combinaties zijn { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } waard: je komt uit, en vanaf je volgende beurt mag je de hele tafel gebruiken.
rummikub-why-open-discard = Deze combinaties zijn { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  } waard: je komt uit. Van de rest heb je { rummikub-tile } het minst nodig.
rummikub-why-lay = { $count ->
    [one] Eén steen minder
   *[other] { $count } stenen minder
  } op je rekje, goed voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }; er blijven er { $left } over.
rummikub-why-lay-discard = { $count ->
    [one] Eén steen minder
   *[other] { $count } stenen minder
  } op je rekje, goed voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
  }. Van de rest heb je { rummikub-tile } het minst nodig.
rummikub-why-wait-discard = Je zou iets kunnen leggen, maar samen zijn deze stenen straks meer waard. { rummikub-tile } heb je het minst nodig.
rummikub-why-discard = Van je rekje past er niets. Van je stenen past { rummikub-tile } het minst bij de andere.
rummikub-why-keep = De laatste steen blijft op je rekje: weggooien mag hier niet.

## What reports of the arena count apart
rummikub-counted-colour = { $colour ->
    [r] rood
    [b] blauw
    [k] zwart
    [y] geel
   *[J] joker
  }
