### Was die Seite zu The Walking Dead sonst sagt, auf Deutsch.

## Das Spielfeld

wd-places = Die vier Orte
wd-place = { NOUN($location) }: { $what }.
wd-place-choice = { $name } Wähle: { $choice }.
wd-several = hier gibt es mehreres zu wählen
wd-who = { NOUN($seat) } als { NOUN($leader) }
wd-nobody = niemand ist hier
wd-stack = { NOUN($stack) }: noch { count-cards }
wd-last = Eine Karte ist noch da: Wer sie zieht, verliert das Spiel.
wd-all-eaten = Die Beißer würden alles fressen.
wd-eaten =
    { $cards ->
        [one] 1 Karte würde gefressen
       *[other] { $cards } Karten würden gefressen
    }
wd-acting =
    { $walkers ->
        [one] 1 Beißer würde angreifen
       *[other] { $walkers } Beißer würden angreifen
    }
wd-leads = führt
wd-fight = { $value } Punkte: { $kills } getötet
wd-fight-at = Der Kampf { NOUN($location, "in") }
wd-next-kill =
    { $allies ->
        [one] Der nächste fällt bei { $at }: 1 Verbündeter.
       *[other] Der nächste fällt bei { $at }: { $allies } Verbündete.
    }
wd-backed = Einverstanden: { NOUN($seats) }
wd-no-proposal = { $who } teilt auf; wer dort steht, darf etwas vorschlagen.
wd-meets = { NOUN($seat) } darf etwas geben und um etwas bitten
wd-gives = { NOUN($seat) } gibt { NOUN($other) } etwas
wd-elsewhere = anderswo
wd-as-it-stands = so, wie es steht
wd-nobody-leads = Noch führt niemand
wd-silence = Schweigen bis zum Kampf
wd-split = Schaden zu verteilen: { $damage }
wd-proposal = { NOUN($seat) } schlägt vor:
wd-bears = { NOUN($seat) } { $damage }
wd-events-of = { NOUN($seat, "gen") } Ereignisse

## Was dir gehört

wd-your-events = Deine Ereignisse
wd-gear = Deine Ausrüstung
wd-nothing = noch nichts

## Das Ende

wd-story-round = Die Gruppe kam bis in Runde { $round }.
wd-story-died = { NOUN($leader) } ist gestorben, gespielt von { NOUN($seat) }.

## Das erste Spiel

wd-tour-welcome = Ihr steckt da gemeinsam drin. Vier Orte, zwölf Runden: Haltet bis zum Ende durch.
wd-tour-stacks = An jedem Ort liegt ein Stapel. Wird einer leer, ist alles verloren. Wo niemand im Weg steht, fressen Beißer den Stapel.
wd-tour-leader = Wer das Abzeichen hat, führt: zieht alle Figuren, spielt zwei Ereignisse und hat eine Fähigkeit. Das Abzeichen wandert jede Runde weiter.
wd-tour-events = Das sind deine Ereignisse. Wer am richtigen Ort ist, macht viele davon harmlos.
wd-tour-moving = Du führst. Drück auf einen Ort, um die Figur dorthin zu schicken: erst deine eigene, dann die anderen.
wd-tour-drawing = Du darfst hier eine Karte ziehen. Sie hilft dir, und sie macht den Stapel dünner.
wd-tour-combat = Jetzt wählen alle eine Waffe. Schüsse an einem Ort werden addiert; je fünf Punkte töten einen Beißer.
wd-tour-end = Eine Runde weniger. Jetzt weißt du alles, was man wissen muss; viel Glück.
