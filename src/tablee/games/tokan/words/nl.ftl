tokan-name = TOKAN
tokan-about = Leeuwen, jakhalzen en muizen springen op elkaar tot niemand nog weg kan. Wie aan het eind bovenop staat, telt.
tokan-short = Spring steeds hoger.
tokan-seat-0 = Rood
tokan-seat-1 = Zwart
tokan-await-draft = een tegel leggen
tokan-await-play = een dier verplaatsen

## Dieren
tokan-animal = { $animal ->
    [M] rode muis
    [J] rode jakhals
    [L] rode leeuw
    [m] zwarte muis
    [j] zwarte jakhals
    [l] zwarte leeuw
   *[other] dier
}

## Opties
tokan-option-scoring = Wat aan het eind telt
tokan-option-scoring-help = De hoogte van je torens, of je dieren die nog te zien zijn.
tokan-option-scoring-towers = Torens: hoogte van elke toren van minstens twee tegels
tokan-option-scoring-heads = Koppen: bereik van elk zichtbaar dier
tokan-option-setup = Hoe het bord wordt gelegd
tokan-option-setup-help = Alles door het lot, of jullie leggen zelf om de beurt de meeste tegels.
tokan-option-setup-random = Alle tegels willekeurig
tokan-option-setup-draft = Enkele willekeurig, daarna om de beurt een eigen tegel

## Numbers of variants
tokan-option-mice = Muizen van elke kleur
tokan-option-jackals = Jakhalzen van elke kleur
tokan-option-lions = Leeuwen van elke kleur
tokan-option-mouse-reach = Vakken die een muis loopt
tokan-option-jackal-reach = Vakken die een jakhals loopt
tokan-option-lion-reach = Vakken die een leeuw loopt
tokan-option-columns = Kolommen van het bord
tokan-option-draft-tiles = Tegels van elke kleur die vooraf klaarliggen

## Wat er gebeurde
tokan-placed = { $name } legt de { tokan-animal } op { $square }.
    .you = Je legt de { tokan-animal } op { $square }.
    .heading = Tegel gelegd
tokan-cropped = Alle tegels liggen: het bord heeft { $columns } kolommen en { $rows } rijen, en de vakken heten opnieuw vanaf a1. { $name } begint.
    .you = Alle tegels liggen: het bord heeft { $columns } kolommen en { $rows } rijen, en de vakken heten opnieuw vanaf a1. Jij begint.
    .heading = Als eerste aan zet na het leggen
tokan-move = { tokan-animal } { $from } → { $to }, hoogte { $height }{ $load ->
    [0] {""}
    [one] , met een tegel mee
   *[other] , met { $load } tegels mee
}.
tokan-moved = { $name }: { tokan-move }
    .you = Jij: { tokan-move }
    .heading = Dier verplaatst
tokan-gap = { $slid ->
    [0] Er blijft een gat open op { $square }.
   *[other] De rij erachter sluit aan; nu is { $square } leeg.
}
tokan-result = { $winner ->
    [red] Rood wint met { $red } tegen { $black }
    [black] Zwart wint met { $black } tegen { $red }
   *[none] Het is gelijk, allebei { $red }
}{ $tie_break ->
    [yes] , dankzij de hogere torens
   *[no] {""}
}.
tokan-over = { $name } kan geen zet meer doen: de partij is afgelopen. { tokan-result }
    .you = Je kunt geen zet meer doen: de partij is afgelopen. { tokan-result }
    .heading = Geen zet meer mogelijk

## Zetten die de regels weigeren
tokan-syntax = “{ $move }” is geen zet. Schrijf de twee vakken, en +1 of +2 als er tegels meegaan: c3c5 of c3c5+1.
tokan-off-board = Er is geen vak { $square } op dit bord. Kies een vak dat erop ligt.
tokan-empty = Op { $square } ligt niets. Begin bij een toren waarop een dier van jouw kleur te zien is.
tokan-not-yours = De { tokan-animal } boven op { $square } is niet van jou. Verplaats een dier van je eigen kleur dat bovenop ligt.
tokan-direction = Van { $from } naar { $to } is geen rechte lijn. Ga langs een rij of een kolom.
tokan-reach = Een { tokan-animal } gaat precies { $reach ->
    [one] 1 vak
   *[other] { $reach } vakken
} ver, niet { $distance }. Kies een vak op precies die afstand.
tokan-crossing = { $square } is een gat, en over een gat spring je niet. Kies een weg waarop elk vak bezet is.
tokan-landing = { $square } is leeg. Een zet moet op een andere tegel eindigen.
tokan-taboo = { $square } is taboe: je tegenstander heeft dat dier net verplaatst. Kies een ander doel; de volgende beurt is dit weer vrij.
tokan-too-many = Een { tokan-animal } draagt { $most ->
    [0] niets
    [one] hoogstens één tegel
   *[other] hoogstens { $most } tegels
}. Neem er minder mee.
tokan-too-few = { $beneath ->
    [0] Er ligt niets
    [one] Er ligt maar één tegel
   *[other] Er liggen maar { $beneath } tegels
} onder het dier op { $square }. Neem er niet meer mee.
tokan-level = Het dier moet hoger eindigen dan het begon: het staat op hoogte { $before } en zou op hoogte { $after } komen. Kies een hogere toren, of neem tegels mee als dat kan.
tokan-draft-syntax = “{ $move }” legt geen tegel. Schrijf het dier en het vak: J@g3, of j@g3 voor zwart.
tokan-wrong-colour = De { tokan-animal } is van je tegenstander. Leg een tegel van je eigen kleur.
tokan-none-left = Je hebt geen { tokan-animal } meer om te leggen. Kies een ander dier uit je voorraad.
tokan-off-strip = { $square } ligt te ver weg. Leg de tegel in kolom a tot j en rij 1 tot 7.
tokan-occupied = Op { $square } ligt al een tegel. Kies een leeg vak naast een tegel.
tokan-touch = { $square } raakt geen tegel. Leg de jouwe met een zijde tegen een andere.
tokan-fit = Met een tegel op { $square } wordt het bord groter dan 5 bij 6 vakken. Kies een vak dat in zo’n rechthoek past.

## Waarom een zet goed is
tokan-why-only = Het is de enige zet die er is.
tokan-why-win = Tot het einde uitgerekend: wat je tegenstander ook doet, je kunt winnen.
tokan-why-draw = Tot het einde uitgerekend: tegen goed spel is gelijkspel het beste, en zo houd je dat vast.
tokan-why-lost = Tot het einde uitgerekend: tegen goed spel is er niets meer te redden. Zo blijft het verschil zo klein mogelijk.
tokan-why-few = Je tegenstander houdt { $replies ->
    [0] geen enkele zet
    [one] maar één zet
   *[other] maar { $replies } zetten
  } over.
tokan-why-take = Je bedekt een dier van je tegenstander: de toren op { $square }, { $height } hoog, wordt van jou, en dat blijft goed tot { $depth ->
    [one] één zet
   *[other] { $depth } zetten
  } vooruit.
tokan-why-stack = Je landt op je eigen dier op { $square }, waar de toren nu { $height } hoog is: zo sta je { $depth ->
    [one] één zet
   *[other] { $depth } zetten
  } verder het best.
tokan-why-place = Van { $samples } borden die er kunnen komen, zijn die met dit dier hier het best voor jou.

## What reports of the arena count apart
tokan-counted-animal = { tokan-animal }
