### Was die Seite über Mall of Horror sonst sagt, auf Deutsch.

## Der Spielplan

mall-places = Das Einkaufszentrum
mall-place = { NOUN($place) }: { $what }.
mall-place-choice = { $name } Wählbar: { $choice }.
mall-place-chosen = { $name } Deine Wahl: { $choice }.
mall-several = mehrere Möglichkeiten
mall-figure = { NOUN($seat, "gen") } { NOUN($character) }
mall-figure-yours = { NOUN($character, "your") }
mall-hiding = { $figure } (versteckt)
mall-nobody = niemand drin
mall-no-zombies = keine Zombies
mall-coming = auf dem Weg hierher: { NOUN($seats) }
mall-alive = am Leben; bei { $end } ist Schluss
mall-truck = im Lastwagen
mall-elected = gewählter Sicherheitschef
mall-badge = hat das Abzeichen
mall-order = als { $order }. an der Reihe

## Wer sich gegen wie viele hält

mall-empty-besieged = leer; bei { $most } Zombies schließt es für immer
mall-quiet = Abwehr { $sum }
mall-holds = die Tür hält: { $sum } gegen { count-zombies }
mall-breach = sie dringen ein: { count-zombies } gegen { $sum }
mall-many-doors = vier kommen immer herein: { count-zombies } gegen { $sum }
mall-no-door = keine Tür: { count-zombies }, und jeder frisst jemanden
mall-all-hide = alle verstecken sich, niemand wird gefressen
mall-term-heads =
    { $count ->
        [one] Charakter
       *[other] Charaktere
    }
mall-term-muscles =
    { $count ->
        [one] für den Muskelprotz
       *[other] für die Muskelprotze
    }
mall-term-nails = für Werkzeug
mall-surplus =
    { $place ->
        [parking] Jeder Zombie, der fällt, rettet jemanden.
       *[door]
            { $count ->
                [one] Ein Zombie weniger würde reichen.
               *[other] { $count } Zombies weniger würden reichen.
            }
    }

## Abstimmungen

mall-vote-title =
    { $purpose ->
        [truck] Wer durchsucht den Lastwagen?
        [chief] Wer wird Sicherheitschef?
       *[victim] Wer wird { NOUN($place, "in") } gefressen?
    }
mall-votes = Stimmen
mall-second-ballot = Zweiter Wahlgang
mall-col-seat = Farbe
mall-col-votes = Stimmen
mall-col-state = Wahl
mall-with-gun = mit der zweiten des Bewaffneten
mall-with-threats =
    { $count ->
        [one] mit einer Bedrohung
       *[other] mit { $count } Bedrohungen
    }
mall-thinking = überlegt
mall-locked = steht fest
mall-candidates = Zur Wahl stehen:
mall-counted = Die Stimmzettel
mall-from = von
mall-for = für { NOUN($seat) }
mall-won = { NOUN($seat) } hat die meisten Stimmen (Regel 1.4.5).
mall-owner-picks = { NOUN($seat) } entscheidet, welcher Charakter es ist (Regel 1.4.8).
mall-rule-tie = Gleichstand, also stimmt der ganze Tisch noch einmal ab, auch wer ausgeschieden ist. { $option ->
        [0] Zur Wahl stehen nur die Farben mit Gleichstand.
       *[1] Zur Wahl stehen alle, die dort sind.
    } Wer nicht dort ist, hat eine Stimme, und dazwischen kommt keine Karte (Regel 1.4.6).
mall-rule-nobody =
    { $purpose ->
        [truck] Zweimal Gleichstand, also durchsucht niemand den Lastwagen (Regel 1.4.7).
       *[chief] Zweimal Gleichstand, also wird niemand gewählt (Regel 1.4.7).
    }
mall-rule-chance = Zweimal Gleichstand, also entscheidet der Zufall (Regel 1.4.7): { $option ->
        [0] Jede Farbe dort ist gleich wahrscheinlich, egal wie viele Charaktere sie hat.
        [1] Jede der Farben mit Gleichstand ist gleich wahrscheinlich.
       *[2] Jeder Charakter dort ist gleich wahrscheinlich.
    }

## Das geheime Drehrad

mall-wheel-ballot = Deine geheime Stimme
mall-wheel-destination = Dein geheimes Ziel
mall-wheel-open = Dreh das Rad. Du kannst es dir anders überlegen, bis alle gewählt haben.
mall-wheel-locked = Steht fest. Bis alle gewählt haben, kannst du weiterdrehen.
mall-take-back = Zurücknehmen
mall-your-votes = Deine Stimmen:

## Karten

mall-play-how =
    { $count ->
        [one] Eine Art, sie zu spielen
       *[other] { $count } Arten, sie zu spielen
    }
mall-when =
    { $moment ->
        [vote] Nicht jetzt, sondern vor einer Abstimmung, bei der du mitstimmst.
        [dice] Nicht jetzt, sondern in Phase C, wenn die Würfel unter der Box liegen.
        [move] Nicht jetzt, sondern wenn du mit dem Ziehen dran bist.
       *[attack] Nicht jetzt, sondern wenn Zombies dort eindringen, wo du stehst.
    }
mall-found = Aus dem Lastwagen
mall-found-note = Diese Karten siehst nur du. Behalte eine, verschenke eine; die letzte kommt unter den Stapel.

## Die Würfel unter der Box

mall-peek = Unter der Box
mall-peek-private = Das siehst nur du. Dass du nachgesehen hast, wissen alle.
mall-claim = Den anderen erzählen
mall-claim-other = Oder etwas anderes
mall-claim-place = Gebiet
mall-claim-count = Zombies
mall-claim-say = Sagen
mall-claim-note = alle hören es. Wenn die Würfel aufgedeckt werden, sehen alle, ob es stimmte.

## Deine Charaktere

mall-yours = Deine Charaktere
mall-waiting = noch nicht aufgestellt
mall-eaten = gefressen
mall-absent-walk = { NOUN($character) } geht
mall-dead = Du bist ausgeschieden, aber nicht weg
mall-dead-votes = Nach einem Gleichstand stimmt der ganze Tisch noch einmal ab, und du hast eine Stimme (Regel 1.4.6).
mall-dead-zombie =
    { $option ->
        [0] Von der nächsten Runde an darfst du in jeder Runde einen Zombie aufstellen, wo du willst (Regel 1.8.4).
        [1] In der nächsten Runde, und nur dann, darfst du einen Zombie aufstellen, wo du willst (Regel 1.8.4).
       *[2] An diesem Tisch stellen Ausgeschiedene keine Zombies auf (Regel 1.8.4).
    }

## Das Ende

mall-wins = gewinnt
mall-story = Wie es war
mall-story-lost = { NOUN($seat, "gen") } { NOUN($character) } ist unterwegs verloren gegangen.
mall-story-overrun = { NOUN($place, "the") } wurde überrannt und geschlossen.
mall-story-eaten = { NOUN($seat, "gen") } { NOUN($character) } wurde { NOUN($place, "in") } gefressen.
mall-story-eaten-voted = { NOUN($seat, "gen") } { NOUN($character) } wurde { NOUN($place, "in") } gefressen, dank der Stimmen von { NOUN($voters) }.
mall-story-eaten-chance = { NOUN($seat, "gen") } { NOUN($character) } wurde { NOUN($place, "in") } gefressen. Einig wurde man sich nicht, also entschied der Zufall.
mall-story-eaten-own = { NOUN($seat, "gen") } { NOUN($character) } wurde { NOUN($place, "in") } gefressen, nur durch { NOUN($seat, "gen") } eigene Stimmen.
mall-story-won = { NOUN($seat) } gewinnt mit { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkten
    }.

## Das erste Spiel

mall-tour-welcome = Ein Einkaufszentrum nach Ladenschluss. Vor den Türen stehen Zombies, und alle hier brauchen einander, bis zu einem gewissen Punkt. Sechs Gebiete: An jedem siehst du, wer drin ist, was davor wartet und ob die Tür halten würde.
mall-tour-crew = Das sind deine Leute. Die Schönheit zählt 7 Punkte, der Muskelprotz 5, der Bewaffnete 3. Wer die meisten Punkte rettet, gewinnt.
mall-tour-placing = Du hast zwei Würfel geworfen. Wähl einen davon, das ist das Gebiet, und dann, wer dort beginnt. So geht es weiter, bis alle deine Leute stehen.
mall-tour-doors = Der Schild zählt die Abwehr: eins für jeden Charakter, zwei für einen Muskelprotz. Sind es ebenso viele Zombies, dringen sie ein, und jemand wird gefressen.
mall-tour-supermarket = Der Supermarkt hat zu viele Türen: Vier Zombies kommen immer herein, egal wie viele dagegenhalten.
mall-tour-phases = Eine Runde hat sechs Phasen, A bis F. Was gerade geschieht, leuchtet.
mall-tour-truck = A: Wer in der Tiefgarage ist, stimmt ab, wer den Lastwagen durchsucht. Der Gewinn sind drei Karten: eine behalten, eine verschenken, eine zurücklegen.
mall-tour-vote = Eine Abstimmung zählt deine Charaktere dort, den Bewaffneten doppelt. Bei Gleichstand stimmt der ganze Tisch noch einmal ab. Versprich, was du willst; halten muss es niemand.
mall-tour-cards = Deine Karten. Auf jeder steht, was sie tut und wann sie gespielt wird.
mall-tour-chief = B: Wer in der Überwachungszentrale ist, wählt den Sicherheitschef. Er kommt zuerst und sieht die Würfel, die sonst niemand sieht, muss aber offen sagen, wohin er geht.
mall-tour-dice = C: Vier Würfel unter der Box sagen, wohin Zombies kommen. Nur der Sicherheitschef sieht sie und wer eine Sicherheitskamera spielt.
mall-tour-wheel = D: Alle wählen geheim, wohin einer ihrer Charaktere geht. Bis alle gewählt haben, kannst du es dir anders überlegen. Nur nicht dorthin, wo schon alle deine Leute stehen.
mall-tour-moving = E: Alles wird aufgedeckt, Zombies kommen, und der Reihe nach ziehen alle mit einem Charakter. Wo es voll ist, landet man in der Tiefgarage.
mall-tour-attack = F: Das vollste Gebiet lockt einen Zombie mehr an, und ebenso das mit den meisten Schönheiten. Dann greifen sie an, Gebiet für Gebiet.
mall-tour-victim = Wo Zombies eindringen, können Karten noch helfen. Wenn nicht, stimmen die Anwesenden ab, wer gefressen wird. In der Tiefgarage frisst jeder Zombie.
mall-tour-end = So geht es weiter, bis nur noch wenige leben; wie wenige, steht hier. Der Hubschrauber nimmt mit, wer dann noch lebt. Viel Glück, und trau niemandem zu sehr.
