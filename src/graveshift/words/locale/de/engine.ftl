### Was für jedes Spiel gilt, auf Deutsch.

## Aufzählungen

list-and = { $rest } und { $last }

## Wählen

choice-revise = die eigene Wahl zurücknehmen
choice-by-clock = keine Antwort: Die Uhr ist abgelaufen
choice-unknown = Wahl Nummer { $code }
question-revise = Deine Wahl steht, andere überlegen noch. Du darfst sie zurücknehmen.
question-may = Du wirst nichts gefragt, darfst dich aber melden.
question-wait = Gerade hast du nichts zu entscheiden.

## Absagen

reason-allowed = Das geht.
reason-game-over = Das Spiel ist vorbei.
reason-not-asked = Du bist gerade nicht gefragt.
reason-not-a-choice = Das steht nicht zur Wahl.
reason-only-the-clock = Das darf nur eine abgelaufene Uhr.

## Behauptungen und Versprechen

claim-unknown = (etwas, das man hier nicht behaupten kann)
verdict-open = das weiß noch niemand
verdict-kept = Wort gehalten
verdict-broken = das war gelogen
