### Quel che vale per ogni gioco, in italiano.

## Elenchi

list-and = { $rest } e { $last }

## Scegliere

choice-revise = ritira la tua scelta
choice-by-clock = nessuna risposta: il tempo è scaduto
choice-unknown = scelta numero { $code }
question-revise = La tua scelta è fatta, altri stanno ancora pensando. Puoi ritirarla.
question-may = Non ti si chiede nulla, ma puoi farti sentire.
question-wait = Per ora non hai nulla da decidere.

## Rifiuti

reason-allowed = Si può fare.
reason-game-over = La partita è finita.
reason-not-asked = Ora non tocca a te.
reason-not-a-choice = Questa non è una delle scelte.
reason-only-the-clock = Questo lo può fare solo un orologio scaduto.

## Affermazioni e promesse

claim-unknown = (qualcosa che qui non si può affermare)
verdict-open = ancora non si sa
verdict-kept = parola mantenuta
verdict-broken = era una bugia
