# Wat de tekening van Rummikub zegt. Namen, regels, gebeurtenissen en opties staan in src/tablee/games/rummikub/words.

## Stenen, zoals je ze zegt
rummikub-say-tile = { $colour ->
    [r] rode { $number }
    [b] blauwe { $number }
    [k] zwarte { $number }
   *[y] gele { $number }
  }
rummikub-say-joker = joker
rummikub-say-hidden = verborgen steen
rummikub-say-stands = ligt voor { $role }
rummikub-say-drawn = net gepakt
rummikub-say-fresh = van je rekje

## De tafel
rummikub-table = De tafel: { $count ->
    [0] leeg
    [one] één combinatie
   *[other] { $count } combinaties
  }. Met de pijltjes ga je van steen naar steen.
rummikub-empty = De tafel is nog leeg.
rummikub-new = Nieuwe combinatie
rummikub-set-plain = Combinatie { $place }: { $tiles }
rummikub-set-good = Combinatie { $place }, { $kind ->
    [run] een serie
   *[group] een groep
  } van { $points } punten: { $tiles }
rummikub-set-bad = Combinatie { $place }, nog niet af: { $tiles }
rummikub-whole = Combinatie { $place } helemaal oppakken
rummikub-split = Splitsen in series
rummikub-lacks = Hier ontbreekt: { $tiles }

## Spelers, rekje, pot
rummikub-others = De andere spelers
rummikub-count = { $count ->
    [one] 1 steen
   *[other] { $count } stenen
  }
rummikub-tiles = { $count ->
    [one] steen
   *[other] stenen
  }
rummikub-opened-yes = is uit
rummikub-opened-no = nog niet uit
rummikub-rack = Je rekje, { rummikub-count }
rummikub-pool = Pot: nog { $count ->
    [one] 1 steen
   *[other] { $count } stenen
  }
rummikub-pool-word = Pot
rummikub-draw = Pakken
rummikub-aside = De steen die je aan het eind van je beurt weggooit
rummikub-aside-short = Weg

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
rummikub-now-only-discard = Je legt deze beurt niets. Beëindig hem, of ga door.
rummikub-now-discard = De tafel klopt. Kies nu de steen die je weggooit.
rummikub-opening-so-far = Uitkomen: { $points } van { $needed }

## Zetten in woorden
rummikub-phrase-draw = Een steen pakken
rummikub-phrase-pass = Passen
rummikub-phrase-nothing = De tafel laten zoals hij is
rummikub-phrase-discard = Niets leggen, { $tile } weggooien
rummikub-phrase-lay = { $tiles } leggen
rummikub-phrase-both = { $tiles } leggen; { $tile } weggooien

## Het einde van een ronde
rummikub-round-title = Ronde { $round } van { $of } is voorbij
rummikub-round-out = { $name } heeft geen stenen meer.
rummikub-round-stalled = Niemand kwam nog verder. { $name } had het minst op het rekje.
rummikub-round-go-on = Verder
rummikub-line-points = Punten
rummikub-line-total = Totaal
rummikub-line-left = Op het rekje: { $tiles }; samen { $held }
rummikub-line-held = samen { $held }
rummikub-line-out = rekje leeg
rummikub-tally-rounds = Ronde voor ronde
rummikub-tally-round = Ronde { $round }

## Toetsen
rummikub-keys-arrows = van steen naar steen, over tafel en rekje
rummikub-keys-space = de steen oppakken of neerleggen
rummikub-keys-shift = er meer naast elkaar oppakken
rummikub-keys-enter = wat je vasthoudt in deze combinatie leggen
rummikub-keys-new = wat je vasthoudt apart leggen
rummikub-keys-rack = het terug op je rekje zetten
rummikub-keys-whole = de hele combinatie oppakken
rummikub-keys-split = een serie met een gat of een dubbele splitsen
rummikub-keys-discard = deze steen kiezen om weg te gooien
rummikub-keys-sort = het rekje sorteren op kleur of getal
rummikub-keys-undo = de laatste stap terugnemen
rummikub-keys-end = je beurt beëindigen
