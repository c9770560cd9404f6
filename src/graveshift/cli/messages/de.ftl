### Was die Befehlszeile selbst sagt; vom Tisch und von den Spielen erzählt graveshift.words.

## Wie ein Spiel beginnt

welcome = { $game } zu { $players ->
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] { $players }
    }. Startwert { $seed }.
resumed = { $game }, wieder aufgenommen nach { $choices ->
        [one] 1 Entscheidung
       *[other] { $choices } Entscheidungen
    }.
you-play = Du spielst { NOUN($seats) }.
at-keyboard = An dieser Tastatur: { NOUN($seats) }.
bots-play = Bots: { $bots }.
how-to-choose = Tippe die Nummer deiner Wahl oder help.

## Während gespielt wird

curtain = Gebt die Tastatur an { NOUN($seat) } weiter. Alle anderen schauen weg.
curtain-ready = { NOUN($seat) }, drück die Eingabetaste, wenn niemand spickt.
so-far = Bisher
since-last = Seit deiner letzten Wahl
no-choice = Eine Wahl „{ $text }“ gibt es hier nicht; tippe eine Nummer von 1 bis { $last } oder help.
several-choices = „{ $text }“ passt auf mehrere; tippe eine Nummer von 1 bis { $last }.
undo-done = Zurückgenommen.
undo-impossible = Das lässt sich nicht mehr zurücknehmen: Würfel sind gefallen, Geheimnisse verraten, oder andere haben seitdem gewählt.
undo-nothing = Es gibt nichts zurückzunehmen.
no-thing = In diesem Spiel gibt es nichts namens „{ $text }“; what allein nennt alles.
why-allowed = { $choice }: Das geht, es ist Nummer { $number }.
why-nothing = Hier geht alles, was es gibt.
why-more = … und { $number } weitere
no-rule = Eine Regel „{ $text }“ gibt es nicht; Regeln heißen wie 1.4.6, D7 oder E17, Kapitel wie 1.4.
language-now = Ab hier auf Deutsch.
language-unknown = Eine Sprache „{ $text }“ gibt es nicht; es gibt { $languages }.
help-title = Was du tippen kannst
help =
    1, 2, 3 …    wählen, was diese Nummer hat
    board        den Spielplan noch einmal zeigen
    what         was die Dinge dieses Spiels tun; what NAME erklärt eines
    why          was jetzt nicht geht; why WORTE fragt nach einem
    undo         deine letzte Wahl zurücknehmen, solange nichts gezogen oder gezeigt wurde
    rules 1.4.6  eine Regel lesen (auf Englisch); rules allein nennt die Kapitel
    save DATEI   das Spiel speichern und weiterspielen
    lang en      eine andere Sprache: en, de, pl oder it
    quit         gehen; du wirst gefragt, ob du speichern willst

## Wie es endet

game-over = Das Spiel ist vorbei
saved = Gespeichert in { $file }.
resume-hint = Später weiterspielen:
quit = Gute Nacht. Schließt die Türen ab.
save-which = Sag, wohin: save mein-spiel.json
save-offer = Um das Spiel zu behalten, tippe einen Dateinamen; Enter geht ohne.
keep-offer = Um dieses Spiel für graveshift replay zu behalten, tippe einen Dateinamen; Enter geht ohne.

## Noch einmal erzählt

replay-title = { $game } zu { $players ->
        [3] dritt
        [4] viert
        [5] fünft
        [6] sechst
       *[other] { $players }
    }, { $choices ->
        [one] 1 Entscheidung
       *[other] { $choices } Entscheidungen
    }.
told-all = Alles wird erzählt.
told-to = Erzählt, wie { NOUN($seat) } es weiß.
after = Nach { $number } von { $choices } Entscheidungen
chose = { $number }. { NOUN($seat) }: { $choice }
chose-unseen = { $number }. { NOUN($seat) } wählt.

## Optionen

options-how = Einstellen mit --option name=wert; * zeigt, was sonst gilt.
