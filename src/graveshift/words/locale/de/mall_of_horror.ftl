### Mall of Horror auf Deutsch.

game = Mall of Horror
    .about = Haltet die Türen, zählt eure Freunde und wählt, wer gefressen wird. Für drei bis sechs Personen.

## Farben: die Namen der Plätze am Tisch

colour-red = Rot
    .gen = Rots
colour-yellow = Gelb
    .gen = Gelbs
colour-blue = Blau
    .gen = Blaus
colour-green = Grün
    .gen = Grüns
colour-brown = Braun
    .gen = Brauns
colour-black = Schwarz
    .gen = Schwarz’

## Gebiete

group-place = Gebiete
place-restroom = Waschraum
    .the = der Waschraum
    .acc = den Waschraum
    .in = im Waschraum
    .to = in den Waschraum
    .from = aus dem Waschraum
    .before = vor dem Waschraum
    .about = Platz für drei. Es gibt nur einen Eingang, und die Zombies kennen ihn.
place-cachou = Modegeschäft
    .the = das Modegeschäft
    .acc = das Modegeschäft
    .in = im Modegeschäft
    .to = ins Modegeschäft
    .from = aus dem Modegeschäft
    .before = vor dem Modegeschäft
    .about = Platz für vier. Zu dritt und zu viert bleibt es geschlossen.
place-megatoys = Spielzeugladen
    .the = der Spielzeugladen
    .acc = den Spielzeugladen
    .in = im Spielzeugladen
    .to = in den Spielzeugladen
    .from = aus dem Spielzeugladen
    .before = vor dem Spielzeugladen
    .about = Platz für vier. Die Spielsachen beißen nicht.
place-parking = Tiefgarage
    .the = die Tiefgarage
    .acc = die Tiefgarage
    .in = in der Tiefgarage
    .to = in die Tiefgarage
    .from = aus der Tiefgarage
    .before = in der Tiefgarage
    .about = Platz für alle und ein Lastwagen zum Durchsuchen. Keine Türen: Jeder Zombie frisst jemanden.
place-security = Überwachungszentrale
    .the = die Überwachungszentrale
    .acc = die Überwachungszentrale
    .in = in der Überwachungszentrale
    .to = in die Überwachungszentrale
    .from = aus der Überwachungszentrale
    .before = vor der Überwachungszentrale
    .about = Platz für drei. Wer hier steht, wählt den Sicherheitschef mit.
place-supermarket = Supermarkt
    .the = der Supermarkt
    .acc = den Supermarkt
    .in = im Supermarkt
    .to = in den Supermarkt
    .from = aus dem Supermarkt
    .before = vor dem Supermarkt
    .about = Platz für sechs, aber zu viele Türen: Vier Zombies kommen immer herein.

## Charaktere

group-character = Charaktere
character-pinup = Schönheit
    .the-acc = die Schönheit
    .your = deine Schönheit
    .about = 7 Punkte. Ihre Schreie locken einen Zombie dorthin, wo die meisten Schönheiten stehen.
character-tough = Muskelprotz
    .the-acc = den Muskelprotz
    .your = dein Muskelprotz
    .about = 5 Punkte. Er hält die Tür für zwei.
character-gunman = Bewaffneter
    .the-acc = den Bewaffneten
    .your = dein Bewaffneter
    .about = 3 Punkte. Seine Waffe ist ein gutes Argument: eine Stimme mehr, wo er steht.
character-girl = Kind
    .the-acc = das Kind
    .your = dein Kind
    .about = 1 Punkt. Nur zu dritt. Es kann nichts Besonderes, lächelt aber tapfer.

## Karten

group-card = Karten
card-threat = Bedrohung
    .about = Vor einer Abstimmung: Du hast darin eine Stimme mehr.
card-camera = Sicherheitskamera
    .about = Wenn die Würfel unter der Box liegen: Du siehst sie dir an.
card-sprint = Spurten
    .about = Wenn du ziehst: Geh in ein anderes Gebiet als gewählt, oder bewege niemanden.
card-hardware = Werkzeug
    .about = Bei einem Angriff: Die Tür hält in dieser Runde einen Zombie mehr auf. Nicht in der Tiefgarage.
card-hidden = Verstecken
    .about = Bei einem Angriff: Einer deiner Charaktere dort kann in dieser Runde weder gewählt werden noch abstimmen, hält aber weiter die Tür.
card-shotgun = Schrotflinte
    .with = mit der Schrotflinte
    .about = Bei einem Angriff: tötet zwei Zombies.
card-chainsaw = Kettensäge
    .with = mit der Kettensäge
    .about = Bei einem Angriff: tötet zwei Zombies.
card-grenades = Granaten
    .with = mit Granaten
    .about = Bei einem Angriff: töten zwei Zombies.
card-pistol = Pistole
    .with = mit der Pistole
    .about = Bei einem Angriff: tötet einen Zombie.
card-fire-axe = Feuerwehraxt
    .with = mit der Feuerwehraxt
    .about = Bei einem Angriff: tötet einen Zombie.
card-baseball-bat = Baseballschläger
    .with = mit dem Baseballschläger
    .about = Bei einem Angriff: tötet einen Zombie.

## Phasen

group-phase = Phasen
phase-setup = Aufbau
    .title = Aufbau
    .about = Alle bekommen eine Karte und stellen ihre Charaktere nach den Würfeln auf.
phase-truck = Lastwagen durchsuchen
    .title = A: Lastwagen durchsuchen
    .about = Wer in der Tiefgarage ist, stimmt ab, wer drei Karten nimmt, eine behält und eine verschenkt.
phase-chief = Wahl des Sicherheitschefs
    .title = B: Wahl des Sicherheitschefs
    .about = Wer in der Überwachungszentrale ist, stimmt ab, wer das Abzeichen bekommt und die Würfel sieht.
phase-arrival = Ankunft der Zombies
    .title = C: Ankunft der Zombies
    .about = Vier Würfel unter der Box sagen, wohin Zombies kommen.
phase-destinations = Wahl der Ziele
    .title = D: Wahl der Ziele
    .about = Alle wählen geheim, wohin einer ihrer Charaktere geht; ein gewählter Sicherheitschef tut es offen.
phase-moving = Aufdecken und ziehen
    .title = E: Aufdecken und ziehen
    .about = Alles wird gezeigt, Zombies kommen, und alle ziehen mit einem Charakter.
phase-attack = Angriff der Zombies
    .title = F: Angriff der Zombies
    .about = Wo Zombies eindringen, stimmen die Anwesenden ab, wer gefressen wird.

## Zählen

count-zombies =
    { $zombies ->
        [one] 1 Zombie
       *[other] { $zombies } Zombies
    }
count-cards =
    { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }
count-points =
    { $points ->
        [one] 1 Punkt
       *[other] { $points } Punkte
    }
count-votes =
    { $votes ->
        [one] 1 Stimme
       *[other] { $votes } Stimmen
    }

## Was gefragt wird

decision-nothing = Das Spiel ist vorbei. Wer das noch lesen kann, hat überlebt.
    .name = nichts
decision-first-holder = Wer bekommt zuerst das Abzeichen?
    .name = erstes Abzeichen
decision-placement = Du hast { $dice } gewürfelt. Wer beginnt wo?
    .name = Startgebiet
decision-threat = { $purpose ->
        [truck] Gleich wird über den Lastwagen abgestimmt.
        [chief] Gleich wird der Sicherheitschef gewählt.
       *[victim] Gleich wird über ein Opfer abgestimmt.
    } Spielst du eine Bedrohung?
    .name = Bedrohung vor einer Abstimmung
decision-ballot = { $purpose ->
        [truck] Wer soll den Lastwagen durchsuchen?
        [chief] Wer soll Sicherheitschef werden?
       *[victim] Wer soll { NOUN($place, "in") } gefressen werden?
    } { $ballot ->
        [1] Du hast { count-votes }.
       *[2] Zweiter Wahlgang: Du hast { count-votes }.
    }
    .name = Abstimmung
decision-keep = Welche Karte behältst du?
    .name = Karte zum Behalten
decision-gift = Welche Karte verschenkst du, und an wen?
    .name = Geschenk
decision-camera = Die Würfel liegen unter der Box. Spielst du eine Sicherheitskamera, um sie zu sehen?
    .name = Sicherheitskamera
decision-open-destination = Du bist Sicherheitschef und wählst offen: Wohin geht einer von dir?
    .name = Ziel des Sicherheitschefs
decision-destination = Wohin geht einer von dir? Noch sieht es niemand.
    .name = Ziel
decision-zombie = Du bist draußen, aber nicht weg. Wohin stellst du einen Zombie?
    .name = Zombie aus dem Jenseits
decision-move = Du hast { NOUN($place, "acc") } gewählt. Wer geht?
    .name = Zug
decision-sprint = { NOUN($character, "your") } steht { NOUN($place, "in") }. Spielst du Spurten?
    .name = Spurten
decision-cards = { NOUN($place, "in") }: { count-zombies } gegen eine Abwehr von { $defence }. Spielst du eine Karte?
    .name = Karten bei einem Angriff
decision-cards-supermarket = { NOUN($place, "in") }: { count-zombies } gegen eine Abwehr von { $defence }, aber vier kommen immer herein. Spielst du eine Karte?
decision-cards-parking = In der Tiefgarage: { count-zombies } und keine Tür. Spielst du eine Karte?
decision-victim = Die Zombies wollen { NOUN($place, "in") } einen von dir. Wen gibst du her?
    .name = Opfer

## Was gewählt werden kann

choice-pass = passen
choice-holder = { NOUN($seat) } bekommt das Abzeichen
choice-place = { NOUN($character) } beginnt { NOUN($place, "in") }
choice-threat = Bedrohung spielen: eine Stimme mehr
choice-vote = für { NOUN($seat) } stimmen
choice-keep = { NOUN($card) } behalten
choice-give = { NOUN($card) } an { NOUN($seat) } verschenken
choice-look = Sicherheitskamera spielen und die Würfel ansehen
choice-go = { NOUN($place, "to") } gehen
choice-zombie = einen Zombie { NOUN($place, "before") } aufstellen
choice-no-zombie = keinen Zombie aufstellen
choice-walk = { NOUN($character) } geht { NOUN($here, "from") } { NOUN($place, "to") }{ $ends ->
        [parking] , kommt nicht hinein und landet in der Tiefgarage
        [here] , kommt nicht hinein und bleibt
       *[there] { "" }
    }
choice-sprint = Spurten spielen: { NOUN($character) } rennt { NOUN($here, "from") } { NOUN($place, "to") }{ $ends ->
        [parking] , kommt nicht hinein und landet in der Tiefgarage
        [here] , kommt nicht hinein und bleibt
       *[there] { "" }
    }
choice-sprint-stay = Spurten spielen: Niemand zieht
choice-play = { NOUN($card) } spielen
choice-hide = Verstecken spielen: { NOUN($character, "the-acc") } verstecken
choice-lose = { NOUN($character, "the-acc") } opfern

## Absagen

reason-not-rolled = Dieses Gebiet zeigt kein Würfel.
reason-place-full = Dort ist kein Platz mehr.
reason-place-closed = Dieses Gebiet ist endgültig geschlossen.
reason-character-placed = Dieser Charakter steht schon auf dem Spielfeld.
reason-no-such-character = Diesen Charakter gibt es in diesem Spiel nicht.
reason-not-a-candidate = Diese Farbe steht hier nicht zur Wahl.
reason-card-not-held = Diese Karte hast du nicht.
reason-card-not-now = Diese Karte nützt jetzt nichts.
reason-not-a-voter = Eine Bedrohung verstärkt eine Stimme, und du hast hier keine.
reason-not-drawn = Diese Karte ist nicht unter den gefundenen.
reason-no-such-seat = Dort sitzt niemand.
reason-gift-to-self = Ein Geschenk ist für jemand anderen.
reason-gift-to-eliminated = Wer draußen ist, kann mit einer Karte nichts anfangen.
reason-all-are-there = Alle von dir sind schon dort; jemand muss gehen.
reason-character-is-there = Dieser Charakter steht schon dort.
reason-character-eaten = Dieser Charakter ist gefressen worden.
reason-same-destination = Dorthin gehst du ohnehin; spar dir das Spurten.
reason-sprint-later = Spurten wird gespielt, wenn alle gezogen haben.
reason-hardware-in-parking = In der Tiefgarage gibt es keine Tür zum Vernageln.
reason-hardware-too-late = Bei vier Zombies vor dem Supermarkt ist es zu spät für Hammer und Nägel.
reason-character-elsewhere = Dieser Charakter ist woanders.
reason-character-hidden = Dieser Charakter versteckt sich.

## Was geschieht

event-holder = { NOUN($seat) } hat jetzt das Abzeichen.
event-dealt = { NOUN($seat) } bekommt eine Karte: { NOUN($card) }.
event-dealt-unseen = { NOUN($seat) } bekommt eine verdeckte Karte.
event-rolled-placement = { NOUN($seat) } würfelt { $dice }.
event-placed = { NOUN($seat, "gen") } { NOUN($character) } beginnt { NOUN($place, "in") }.
event-first-zombie = { NOUN($place, "before") } lungert ein Zombie herum.
event-round = Runde { $round } beginnt.
event-phase = { NOUN($phase, "title") }
event-skipped = { NOUN($phase, "title") }. Diesmal nicht.
event-passed = { NOUN($seat) } passt.
event-threat = { NOUN($seat) } spielt eine Bedrohung und hat { NOUN($place, "in") } eine Stimme mehr.
event-vote = { $ballot ->
        [1] Abstimmung
       *[2] Zweiter Wahlgang
    } { NOUN($place, "in") }: { $purpose ->
        [truck] Wer durchsucht den Lastwagen?
        [chief] Wer wird Sicherheitschef?
       *[victim] Wer wird gefressen?
    } Zur Wahl stehen { NOUN($candidates) }.
event-sole-candidate = { NOUN($place, "in") } steht nur { NOUN($seat) } zur Wahl{ $purpose ->
        [truck] , also durchsucht { NOUN($seat) } den Lastwagen.
        [chief] , also wird { NOUN($seat) } Sicherheitschef.
       *[victim] . Sonst ist niemand da, der schuld sein könnte.
    }
event-ballot = { NOUN($seat) } stimmt für { NOUN($chosen) } ({ count-votes }).
event-ballot-empty = { NOUN($seat) } stimmt nicht ab.
event-tally = { NOUN($seat) }: { count-votes }.
event-tie = { $ballot ->
        [1] Gleichstand: { NOUN($tied) }. Jetzt stimmt der ganze Tisch ab.
       *[2] Wieder Gleichstand: { NOUN($tied) }.
    }
event-elected = { $purpose ->
        [truck] { NOUN($seat) } darf den Lastwagen durchsuchen.
        [chief] { NOUN($seat) } wird zum Sicherheitschef gewählt.
       *[victim] Die Wahl fällt { NOUN($place, "in") } auf { NOUN($seat) }.
    }
event-undecided = { $purpose ->
        [truck] Keine Einigung: Niemand durchsucht den Lastwagen.
        [chief] Keine Einigung: Niemand wird zum Sicherheitschef gewählt.
       *[victim] Keine Einigung: Der Zufall wählt.
    }
event-no-candidate = { NOUN($place, "in") } kann niemand gewählt werden.
event-found = { NOUN($seat) } findet im Lastwagen: { NOUN($found) }.
event-found-unseen = { NOUN($seat) } holt { count-cards } aus dem Lastwagen.
event-kept = { NOUN($seat) } behält { NOUN($card) }.
event-kept-unseen = { NOUN($seat) } behält eine Karte.
event-given = { NOUN($seat) } macht { NOUN($other) } ein Geschenk: { NOUN($card) }.
event-given-unseen = { NOUN($seat) } schenkt { NOUN($other) } eine Karte.
event-returned = { NOUN($seat) } legt { NOUN($card) } ganz nach unten zurück.
event-returned-unseen = { NOUN($seat) } legt eine Karte ganz nach unten zurück.
event-dice-hidden = { NOUN($seat) } würfelt mit vier Würfeln unter der Box.
event-camera = { NOUN($seat) } spielt eine Sicherheitskamera.
event-dice-seen = Unter der Box liegen { $dice }.
event-looked = { NOUN($seat) } sieht unter die Box.
event-announced = { NOUN($seat) } verkündet als Sicherheitschef: Ich gehe { NOUN($place, "to") }.
event-zombie-played = { NOUN($seat) } steht von den Toten auf und stellt { NOUN($place, "before") } einen Zombie auf.
event-destination = { NOUN($seat) } geht { NOUN($place, "to") }.
event-dice = Die Würfel zeigen { $dice }.
event-zombie = Ein Zombie kommt und wartet { NOUN($place, "before") }.
event-zombie-ignored = { NOUN($place, "the") } ist geschlossen; dieser Zombie geht nach Hause.
event-no-zombie-left = Für { NOUN($place, "acc") } ist kein Zombie mehr übrig.
event-overrun = { NOUN($place, "the") } ist überrannt und bleibt geschlossen.
event-moved = { NOUN($seat, "gen") } { NOUN($character) } geht { NOUN($from, "from") } { NOUN($to, "to") }.
event-to-parking = { NOUN($seat, "gen") } { NOUN($character) } verlässt { NOUN($from, "acc") }, kommt nicht { NOUN($full, "to") } und landet in der Tiefgarage.
event-stuck = { NOUN($seat, "gen") } { NOUN($character) } kommt nicht { NOUN($full, "to") } und bleibt in der Tiefgarage.
event-sprint = { NOUN($seat) } spielt Spurten und rennt { NOUN($place, "to") }.
event-stayed = { NOUN($seat) } spielt Spurten und bewegt niemanden.
event-crowd = Der Geruch der Menge lockt einen Zombie an: Er wartet { NOUN($place, "before") }.
event-scream = Die Schreie locken einen Zombie an: Er wartet { NOUN($place, "before") }.
event-held = { NOUN($place, "in") } hält die Tür: { count-zombies } gegen { $defence }.
event-breach = { NOUN($place, "to") } { $zombies ->
        [one] dringt ein Zombie
       *[other] dringen { $zombies } Zombies
    } ein: Die Abwehr beträgt nur { $defence }.
event-breach-supermarket = { NOUN($place, "to") } dringen { count-zombies } trotz einer Abwehr von { $defence } ein: Es gibt zu viele Türen.
event-breach-parking = In der Tiefgarage gibt es keine Tür, dafür { $zombies ->
        [one] einen hungrigen Zombie
       *[other] { $zombies } hungrige Zombies
    }.
event-hardware = { NOUN($seat) } spielt Werkzeug und vernagelt { NOUN($place, "in") } die Tür.
event-hid = { NOUN($seat, "gen") } { NOUN($character) } versteckt sich { NOUN($place, "in") }.
event-shot = { NOUN($seat) } greift { NOUN($card, "with") } ein: { $zombies ->
        [one] Ein Zombie fällt
       *[other] { $zombies } Zombies fallen
    } { NOUN($place, "before") }.
event-averted = Angriff abgewehrt { NOUN($place, "in") }: { $zombies ->
        [0] kein Zombie mehr da
       *[other] { count-zombies } gegen { $defence }
    }.
event-chance-picks = Der Zufall zeigt auf { NOUN($seat) }.
event-eaten = { NOUN($place, "in") } wird { NOUN($seat, "gen") } { NOUN($character) } gefressen. Es ging schnell.
event-fed = { NOUN($place, "before") } { $zombies ->
        [one] schlurft ein satter Zombie
       *[other] schlurfen { $zombies } satte Zombies
    } davon.
event-nobody-to-eat = { NOUN($place, "in") } gibt es niemanden zu fressen. Wie unhöflich.
event-parking-cleared = { $zombies ->
        [one] Der letzte Zombie verlässt
       *[other] Die letzten { $zombies } Zombies verlassen
    } die Tiefgarage.
event-eliminated = { NOUN($seat) } hat niemanden mehr und ist draußen, aber nicht ganz weg.
event-badge-passes = Das Abzeichen geht an { NOUN($seat) }.
event-end = { NOUN($ending) }
event-points = { NOUN($seat) }: { count-points }, { count-cards } auf der Hand.
event-winners = { $count ->
        [one] { NOUN($winners) } gewinnt. Glückwunsch, und schlaf gut.
       *[other] { NOUN($winners) } teilen sich den Sieg.
    }

## Das Ende

ending-running = Das Spiel geht weiter.
ending-few-left = Der Hubschrauber ist da: Es sind so wenige übrig, dass alle hineinpassen.
ending-one-place = Der Hubschrauber ist da: Alle Überlebenden stehen beisammen.
ending-nobody-left = Der Hubschrauber ist da, aber niemand ist mehr zu retten.
ending-round-limit = Nach hundert Runden gehen alle nach Hause, auch die Zombies.

## Behauptungen und Versprechen

claim-saw-dice = Ich habe die Würfel gesehen: { $count ->
        [0] Kein Zombie kommt
        [one] Ein Zombie kommt
       *[other] { $count } Zombies kommen
    } { NOUN($place, "to") }.
claim-will-vote = Ich stimme für { NOUN($seat) }.
claim-will-not-vote = Ich stimme nicht für { NOUN($seat) }.
claim-will-go = Ich gehe { NOUN($place, "to") }.

## Fehler

fault-cards-lost = Die Karten gehen nicht auf.
fault-hand-size = Eine Hand ist nicht so groß, wie sie sagt.
fault-too-many-zombies = So viele Zombies kann es nicht geben.
fault-overfull = In einem Gebiet stehen mehr Charaktere, als hineinpassen.
fault-closed-not-empty = In einem geschlossenen Gebiet steht jemand.
fault-character-astray = Ein Charakter fehlt oder steht in zwei Gebieten.
fault-nobody-asked = Niemand ist gefragt, obwohl das Spiel läuft.
fault-journal-overflow = Es geschah mehr auf einmal, als das Protokoll fasst.
fault-out-but-alive = Jemand ist draußen und hat noch Charaktere.
fault-no-place-not-empty = Zombies stehen vor einem Gebiet, das es nicht gibt.

## Das Spielfeld

board-round = Runde { $round }
board-badge = Abzeichen: { NOUN($seat) }{ $elected ->
        [1] , gewählt
       *[0] { "" }
    }
board-closed = geschlossen
board-room = { $heads } von { $room }
board-heads = { $heads } drin
board-defence = Abwehr { $defence }
board-no-door = offen
board-zombies-get-in =
    { $zombies ->
        [one] 1 Zombie dringt ein
       *[other] { $zombies } Zombies dringen ein
    }
board-truck = Lastwagen: { count-cards }
board-hides = { NOUN($character) } (versteckt)
board-you = { NOUN($seat) } (du)
board-hand = Hand: { $cards }
board-waiting = noch aufzustellen: { $characters }
board-lost = verloren: { $characters }
board-out = draußen seit Runde { $round }
board-dice = Würfel: { $dice }
board-dice-hidden = Würfel: unter der Box
board-looked = gesehen von { NOUN($seats) }
board-destinations = Ziele: { $destinations }
board-going = { NOUN($seat) } { NOUN($place, "to") }
board-going-secret = { NOUN($seat) } geheim
board-played = Gespielte Karten: { $cards }

## Optionen

option-first-chief = Erstes Abzeichen
    .about = Wer zu Beginn das Abzeichen trägt.
option-first-chief-random = per Los
    .about = Jeder Platz ist gleich wahrscheinlich.
option-first-chief-host-picks = der Gastgeber wählt
    .about = Der Gastgeber nennt einen Platz; nach der gedruckten Regel den der ältesten Person.
option-card-window = Karten vor einer Abstimmung
    .about = Wie lange vor einer Abstimmung Karten gespielt werden.
option-card-window-one-circuit = eine Runde
    .about = Alle werden einmal gefragt und spielen beliebig viele Karten.
option-card-window-until-all-pass = bis alle passen
    .about = Es wird reihum gefragt, bis niemand mehr mit einer Karte antwortet.
option-threat-by-outsiders = Bedrohung von außen
    .about = Ob eine Bedrohung spielen darf, wer nicht abstimmt.
option-threat-by-outsiders-false = nein
    .about = Nur wer im ersten Wahlgang abstimmt, darf sie spielen.
option-threat-by-outsiders-true = ja
    .about = Auch andere dürfen es; es hilft ihnen in einem zweiten Wahlgang.
option-threat-carries = Bedrohung im zweiten Wahlgang
    .about = Ob eine Bedrohung nach einem Gleichstand weiter zählt.
option-threat-carries-true = zählt
    .about = Sie zählt in beiden Wahlgängen.
option-threat-carries-false = zählt nicht
    .about = Sie zählt nur im ersten Wahlgang.
option-revote-candidates = Kandidaten nach Gleichstand
    .about = Wer im zweiten Wahlgang zur Wahl steht.
option-revote-candidates-tied-only = nur wer gleichauf liegt
    .about = Nur die Farben, die gleichauf liegen.
option-revote-candidates-all-present = alle Anwesenden
    .about = Alle Farben, die im ersten Wahlgang zur Wahl standen.
option-hidden-only-revote = Versteckte im zweiten Wahlgang
    .about = Die Stimme dessen, der dort nur versteckte Charaktere hat.
option-hidden-only-revote-none = keine Stimme
    .about = Wer sich versteckt, stimmt nicht ab.
option-hidden-only-revote-one = eine Stimme
    .about = Sie stimmen ab wie jemand, der nicht dort ist.
option-second-tie-pool = Opfer nach zweitem Gleichstand
    .about = Unter wem der Zufall das Opfer wählt.
option-second-tie-pool-all-colours-present = anwesende Farben
    .about = Jede Farbe dort, alle gleich wahrscheinlich; wem sie gehört, wählt den Charakter.
option-second-tie-pool-tied-colours = Farben im Gleichstand
    .about = Nur die zuletzt gleich starken Farben; wem sie gehört, wählt den Charakter.
option-second-tie-pool-random-character = irgendein Charakter
    .about = Jeder Charakter dort, alle gleich wahrscheinlich; niemand wählt.
option-gift-to-eliminated = Geschenke an Ausgeschiedene
    .about = Ob das Geschenk aus dem Lastwagen an jemanden gehen darf, der draußen ist.
option-gift-to-eliminated-false = nein
    .about = Beschenkte müssen noch einen Charakter haben.
option-gift-to-eliminated-true = ja
    .about = Es darf; die Karte ist dann aus dem Spiel.
option-zombie-player = Zombies von Ausgeschiedenen
    .about = Wie oft Ausgeschiedene einen Zombie aufstellen.
option-zombie-player-every-round = jede Runde
    .about = Einen Zombie in jeder Runde, ab der nächsten.
option-zombie-player-once = einmal
    .about = Einen Zombie, in der nächsten Runde oder gar nicht.
option-zombie-player-off = nie
    .about = Wer draußen ist, stellt keine Zombies auf.
option-overrun-check = Überrannte Gebiete
    .about = Wann leere Gebiete acht Zombies zum Opfer fallen.
option-overrun-check-arrival = bei der Ankunft
    .about = Wenn die Zombies da sind und noch niemand gezogen hat.
option-overrun-check-arrival-and-round-end = auch am Ende
    .about = Ein zweites Mal am Ende der Runde.
option-sprint-timing = Spurten
    .about = Wann Spurten gespielt wird.
option-sprint-timing-own-turn = im eigenen Zug
    .about = Von jedem, wenn er an der Reihe ist zu ziehen.
option-sprint-timing-after-all-moves = nach allen Zügen
    .about = Wenn alle gezogen haben, einmal reihum.
option-attack-cards-by = Karten im Angriff
    .about = Wer vor der Wahl eines Opfers Karten spielen darf.
option-attack-cards-by-present = Anwesende
    .about = Nur wer dort einen Charakter hat.
option-attack-cards-by-anyone = alle
    .about = Alle, die noch im Spiel sind.
option-hardware-at-supermarket = Werkzeug im Supermarkt
    .about = Ob es auch gegen vier oder mehr Zombies gespielt werden darf.
option-hardware-at-supermarket-only-below-4 = nur unter vier
    .about = Nicht, solange dort vier oder mehr Zombies stehen.
option-hardware-at-supermarket-any-time-but-counts-only-below-4 = jederzeit
    .about = Es darf gespielt werden, zählt aber erst bei weniger als vier Zombies.
option-parking-leftovers = Zombies in leerer Tiefgarage
    .about = Was sie tun, wenn niemand da war.
option-parking-leftovers-cleared = gehen
    .about = Sie gehen am Ende des Angriffs immer.
option-parking-leftovers-stay-if-empty = bleiben
    .about = Sie warten dort auf die nächste Runde.
option-end-check = Spielende
    .about = Wann geprüft wird, ob das Spiel vorbei ist.
option-end-check-round-end = am Ende einer Runde
    .about = Der Angriff wird zu Ende gespielt.
option-end-check-immediate = sofort
    .about = Nach den Zügen und nach jedem Opfer.
option-zombie-supply = Zombies in der Schachtel
    .about = Ob die Zombies ausgehen können.
option-zombie-supply-30 = dreißig
    .about = Höchstens dreißig; sind alle im Spiel, kommt keiner mehr.
option-zombie-supply-unlimited = ohne Grenze
    .about = Einer kommt immer noch.
