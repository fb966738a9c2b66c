# Wat de tekening van MOKA zegt. Namen, regels, gebeurtenissen en opties staan in src/tablee/games/moka/words.

moka-time = ongeveer 45 minuten
moka-card-hidden = dicht
moka-card-hole = gat
moka-card-letter = { $letter }, { $colour ->
    [r] rood
    [g] groen
   *[b] blauw
}, { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
moka-grid = Het raster. Met de pijltjestoetsen ga je van kaart naar kaart.
moka-place = Vak { FROM_ONE($place) }
moka-place-gap = leeg
moka-place-flipped = omgedraaid
moka-place-private = alleen jij ziet hem
moka-place-picked = gekozen
moka-round = Ronde { $round } van { $rounds }
moka-stock = Trek­stapel: { $count }
moka-stacks = Uitdagingen
moka-stack-left = nog { $count }
moka-flush = Door­spoelen
moka-flush-help = Je letters en gaten gaan onder de trekstapel en je trekt een nieuwe kaart. Je beurt is dan voorbij.
moka-flush-help-all = Al je kaarten behalve je woorden gaan weg: letters, gaten en speciale kaarten onder de trekstapel, uitdagingen onder hun stapels. Je trekt een nieuwe letter. Je beurt is dan voorbij.
moka-sure-challenge = Nemen? Einde beurt
moka-choose-level = Kies je geheime uitdaging voor deze ronde:
moka-level = punten
moka-level-example = bijvoorbeeld { $example }
moka-level-easiest = makkelijkst
moka-before = Bij { $name }
moka-before-me = Bij jou
moka-letters-of = Letters van { $name }
moka-my-letters = Jouw letters
moka-my-specials = Jouw speciale kaarten
moka-my-challenges = Jouw uitdagingen, die niemand anders ziet
moka-unfold = Woorden: { $words } · uitdagingen: { $challenges }
moka-words = Woorden van deze ronde
moka-points-word = punten
moka-skips = { $count ->
    [one] slaat een beurt over
   *[other] slaat { $count } beurten over
}
moka-challenges-of = { $count ->
    [one] 1 geheime uitdaging
   *[other] { $count } geheime uitdagingen
}
moka-flipped-card = De omgedraaide kaart
moka-flips = { $name } heeft vak { FROM_ONE($place) } omgedraaid.
moka-you-flip = Je hebt vak { FROM_ONE($place) } omgedraaid.
moka-take = Nemen
moka-leave = Laten liggen
moka-use = Nu gebruiken
moka-end = Mijn beurt is klaar
moka-keep-one = Houd één van deze twee kaarten:
moka-keeps-one = { $name } houdt een van deze twee kaarten.
moka-keep = Houd { $card }
moka-vote-asked = { $name } zegt { $word } ({ $points ->
    [one] 1 punt
   *[other] { $points } punten
  }). { $listed ->
    [true] Het staat in de lijst.
   *[false] Het staat in geen enkele lijst.
  }{ $allowed ->
    [names] {" Namen mogen."}
    [brands] {" Merken mogen."}
    [foreign_words] {" Vreemde woorden mogen."}
    [names-brands] {" Namen en merken mogen."}
    [names-foreign_words] {" Namen en vreemde woorden mogen."}
    [brands-foreign_words] {" Merken en vreemde woorden mogen."}
    [names-brands-foreign_words] {" Namen, merken en vreemde woorden mogen."}
   *[none] {""}
  } { $objection ->
    [true] Eén bezwaar is genoeg om het af te keuren. Telt het?
   *[false] Telt het?
  }
moka-votes = { $yes } voor, { $no } tegen tot nu toe
moka-vote-yes = Het telt
moka-vote-no = Het telt niet
moka-double = Dubbele MOKA!
moka-lays = { $name } legt { $word }.
moka-aim-impossible = Die kan nu niets doen.
moka-aim-opponent = Kies een tegenstander.
moka-aim-seat = { $name }
moka-aim-letter = Kies een letter van een tegenstander.
moka-aim-own = Kies een van je letters.
moka-aim-theirs = Kies nu de letter die je ervoor terug wilt.
moka-aim-places = { $left ->
    [one] Kies nog één kaart van het raster.
   *[other] Kies { $left } kaarten van het raster.
}
moka-play-it = Spelen
moka-not-now = Nu niet
moka-tray = Jouw woord
moka-tray-type = Jouw woord: typ letters, met Enter zeg je het
moka-tray-empty = Tik op je letters, of typ
moka-tray-remove = { $letter }: uit het woord halen
moka-tray-none = Je hebt geen { $letter } meer, en geen gat.
moka-tray-points = { $points ->
    [one] 1 punt
   *[other] { $points } punten
}
moka-tray-counts = mag gelegd worden
moka-tray-clear = Wissen
moka-tray-say = MOKA!
moka-tray-vote = Laat stemmen
moka-hole-becomes = Welke letter moet het gat worden?
moka-hint = Wat kan ik leggen?
moka-hint-none = Nu geen woord: er mag hoogstens één kaart overblijven.
moka-hint-more = en nog { $count }
moka-round-title = Ronde { $round } is afgelopen
moka-round-ender = { $name } legde het woord waarmee de ronde eindigt.
moka-round-go-on = Begrepen, verder
moka-line-words = Woorden
moka-line-challenges = Uitdagingen
moka-line-earlier = Eerdere rondes
moka-line-total = Totaal
moka-keys-arrows = Van kaart naar kaart in het raster
moka-keys-enter = Draait de kaart om of kiest hem; in het woord: zegt het
moka-keys-letters = In het raster of in het woord: voegt een letter toe aan je woord
moka-keys-backspace = Haalt de laatste letter terug
moka-keys-escape = Wist het woord; legt een speciale kaart terug
moka-place-hinted = aangeraden
moka-round-points = Punten van ronde { $round }
moka-round-count = Ronde { $round }
moka-line-challenge = Uitdaging: { $challenge }
moka-line-round = Deze ronde
moka-tray-double = dubbel!
moka-tray-unlisted = in geen enkel woordenboek
moka-tray-refused = deze beurt afgekeurd
moka-tray-short = minstens { $least } letters
moka-tray-left = er zouden { $left } kaarten overblijven: hoogstens één

## De zetten in woorden
moka-do-flip = Vak { FROM_ONE($place) } omdraaien
moka-do-take = { $card } nemen
moka-do-leave = { $card } laten liggen
moka-do-use = Meteen spelen: { $special }
moka-do-use-at = Meteen spelen: { $special }, { $aim }
moka-do-play = { $special } spelen
moka-do-play-at = { $special } spelen: { $aim }
moka-do-places = vakken { FROM_ONE($places) }
moka-do-steal = { $card } van { $name }
moka-do-swap = { $given } ruilen voor { $card } van { $name }
moka-do-challenge = Een uitdaging van { $level } punten nemen
moka-do-flush = Al je letters doorspoelen
moka-do-keep = { $card } houden
moka-do-word = { $word } leggen
moka-do-end = De beurt beëindigen
moka-do-yes = { $word } goedkeuren
moka-do-no = { $word } afkeuren

## De les
moka-lesson-table-title = Ieders letters liggen open
moka-lesson-table-text = In het midden liggen zestien kaarten dicht. Jouw letters liggen open voor jou. Wie drie woorden heeft, beëindigt de ronde. Jij heet hier Ana.
moka-lesson-flip-title = Draai een kaart om
moka-lesson-flip-text = Jij bent aan de beurt. Tik op een kaart van het raster: die wordt omgedraaid, zodat iedereen hem ziet.
moka-lesson-flip-hint = Dat mag ook. Maar draai deze keer een kaart van het raster om.
moka-lesson-flip-praise = Nu heeft iedereen hem gezien. Je mag hem nemen – of laten liggen, en wie het onthoudt, vindt hem terug.
moka-lesson-take-title = Nemen of laten liggen
moka-lesson-take-text = Met H, O, E en L maakt deze T een woord! Laat je hem liggen, dan is je beurt voorbij. Neem hem.
moka-lesson-take-hint = De T ligt weer dicht en je beurt is voorbij. Probeer het nog eens, en neem de T.
moka-lesson-take-praise = De T is van jou. Een kaart die niemand gezien heeft, vult het gat, en je mag meteen een woord maken.
moka-lesson-word-title = Maak een woord
moka-lesson-word-text = Tik H, O, T, E, L in die volgorde aan, of typ ze. Intussen zie je wat het woord waard is. Druk dan op MOKA!
moka-lesson-word-hint = Dat mocht. Maar probeer het nog eens, en maak HOTEL.
moka-lesson-word-praise = MOKA! De vijf kaarten zijn samen 6 punten waard, en 6 keer 5 letters is 30.
moka-lesson-longer-title = Lange woorden lonen
moka-lesson-longer-text = De som van de kaarten telt zo vaak als het woord letters heeft. Eén kaart mag overblijven: MOTEL kan. Doe beter, met alle zes.
moka-lesson-longer-hint = Dat mag, maar hier zoeken we MOTELS, met de S. Probeer het nog eens.
moka-lesson-longer-praise = 7 keer 6 is 42 punten: die ene S was er 12 waard.
moka-lesson-double-title = Dubbele MOKA
moka-lesson-double-text = Een woord van één kleur telt dubbel. Elke kleur heeft een teken: rood een hart, groen een blad, blauw een druppel. Maak een groene TAXI.
moka-lesson-double-hint = Een woord is het, maar niet helemaal groen. Leg TAXI met de groene A.
moka-lesson-double-praise = Dubbele MOKA! 24 punten worden er 48.
moka-lesson-hole-title = Een gat is elke letter
moka-lesson-hole-text = Een gat wordt de letter die je wilt, in de kleur die je wilt. Het telt 0. Maak ZERO, met het gat als R.
moka-lesson-hole-hint = Dat kan ook. Maar maak deze keer ZERO, met het gat als R.
moka-lesson-hole-praise = Helemaal rood, dankzij het gat: alweer een dubbele MOKA.
moka-lesson-flush-title = Als niets past
moka-lesson-flush-text = Geen enkele klinker: dit wordt nooit een woord. Spoel door: al je letters gaan weg, en het kost je beurt.
moka-lesson-flush-hint = Dat mag, maar je letters blijven hopeloos. Probeer het nog eens: spoel door.
moka-lesson-flush-praise = Weg ermee. Een nieuw begin met één letter.
moka-lesson-special-title = Speciale kaarten
moka-lesson-special-text = Je speciale kaart, de Zakkenroller, pakt een letter van iemand. Kies hem, en dan een letter die van R, O, B, O een woord maakt.
moka-lesson-special-hint = Die is nu van jou, maar maakt geen woord van ROBO. Welke letter wel?
moka-lesson-special-praise = Een T! Na een speciale kaart mag je meteen een woord maken, en nu kun je ROBOT leggen.
moka-lesson-challenge-title = Geheime uitdagingen
moka-lesson-challenge-text = Alleen jij ziet je uitdagingen. Haal je ze met je woorden, dan krijg je de punten; anders verlies je niets. Welk woord haalt beide?
moka-lesson-challenge-hint = Een woord, maar het haalt niet beide uitdagingen. Gebruik alle vijf je letters, zodat je het van beide kanten kunt lezen.
moka-lesson-challenge-praise = ROTOR begint en eindigt met R, en blijft achterstevoren hetzelfde: 30 en 80 punten erbij!
moka-lesson-end-title = Het derde woord
moka-lesson-end-text = Je derde woord beëindigt de ronde meteen, en iedereen telt woorden en gehaalde uitdagingen. Maak PIANO.
moka-lesson-end-hint = Probeer het nog eens, en maak PIANO.
moka-lesson-end-praise = De ronde is afgelopen, en hier is de telling, regel voor regel. Na drie rondes wint wie de meeste punten heeft. Dat is MOKA!

## Het einde
moka-end-third = { $you ->
    [yes] Je laatste woord beëindigde de laatste ronde
   *[no] Het laatste woord van { $name } beëindigde de laatste ronde
  }: de meeste punten winnen.
moka-coach-challenge = Kies een geheime uitdaging. Haal je die met je woorden, dan krijg je deze punten; anders verlies je niets. 80 is het moeilijkst.
moka-coach-now = Tik een kaart van het raster aan: die draait om. Pak hem dan, of laat hem liggen en onthoud waar.
moka-coach-win = Je letters: drie of meer maken een woord. { $words ->
    [1] Het eerste woord
    [2] Het tweede woord
   *[3] Het derde woord
  } beëindigt de ronde; { $rounds ->
    [1] daarna
   *[other] na { $rounds } rondes
  } winnen de meeste punten.
moka-know-1 = Draai een kaart van het raster om, en pak die of laat die liggen. Onthoud wat waar ligt.
moka-know-2 = Maak woorden met je letters: er mag hoogstens één kaart overblijven.
moka-know-3 = Woorden en je geheime uitdaging leveren punten op. { $words ->
    [1] Het eerste woord
    [2] Het tweede woord
   *[3] Het derde woord
  } beëindigt de ronde.
moka-best-word = { $value ->
    [one] Het woord { $text }, { $value } punt
   *[other] Het woord { $text }, { $value } punten
  }
moka-best-round = { $value ->
    [one] { $value } punt in één ronde
   *[other] { $value } punten in één ronde
  }
