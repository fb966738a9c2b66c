# Wat alle spellen, de server en de opdracht zeggen. De code `option.value` is het bericht `option-value`.

## Opties en aantal spelers
option-unknown = De optie ‘{ $name }’ bestaat niet. Laat ze weg of kijk de spelling na.
option-value = De optie ‘{ $name }’ kan niet ‘{ $value }’ zijn. Ze kan zijn: { $expected }.
option-combination = Deze opties gaan niet samen, of niet met dit aantal spelers. Verander er een.
option-players = Dit spel is voor { $min } tot { $max } spelers, niet voor { $players }. Kies een aantal daartussen.

## Posities
position-key = Dit is geen positie van het spel: ‘{ $key }’ moet { $expected } zijn.
position-pieces = Dit is geen positie van het spel: er zijn te veel stukken van een soort, of te weinig om alles te vullen (‘{ $key }’).
perft-unlisted = Hier kunnen niet alle zetten opgesomd worden, dus ook niet geteld. Kies een kleinere diepte of een andere positie.

## Verslagen
record-json = Regel { $line } van het verslag is geen JSON. Elke regel moet één JSON-object zijn.
record-header = De eerste regel van het verslag moet de kop zijn: ‘{ $key }’ ontbreekt of is fout.
record-move = Regel { $line } van het verslag is geen zet. Een zet schrijf je als {"{"}"seat":0,"move":"..."{"}"}.
record-after-result = Regel { $line } komt na de uitslag. De uitslag moet de laatste regel zijn.
record-rules = Het verslag volgt versie { $rules } van de regels, die dit programma niet kent. Gebruik een nieuwer programma.
record-seat = Regel { $line } is een zet van plaats { $seat }, maar plaats { $turn } was aan de beurt.
record-result = De uitslag op regel { $line } is niet die waartoe de zetten leiden.

## Zetten
move-over = De partij is afgelopen, er kan niet meer gespeeld worden.
move-not-your-turn = Plaats { $seat } is niet aan de beurt, maar plaats { $turn }. Wacht op de zet van de andere speler.
resign-already = Plaats { $seat } heeft al opgegeven.
game-unknown = Er is hier geen spel ‘{ $name }’. Geïnstalleerd: { $known }.

## Bots
bot-level = Dit spel heeft geen bot van niveau { $level }. Het heeft: { $levels }.

## Het engineproces
engine-json = Deze regel is geen JSON. Stuur één JSON-object per regel.
engine-object = Een verzoek moet een JSON-object zijn, zoals {"{"}"do":"games"{"}"}.
engine-do = Het verzoek ‘{ $do }’ bestaat niet. Er zijn: { $known }.
engine-key = In dit verzoek moet ‘{ $key }’ { $expected } zijn.
engine-line = Deze regel is langer dan { $limit } bytes. Stuur iets kleiners.
engine-failed = De regels konden niet antwoorden ({ $failure }). Dat is een fout van het programma; meld ze met het verzoek erbij.
