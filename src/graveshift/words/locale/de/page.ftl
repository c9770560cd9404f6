### Was die Seite sonst noch sagt, auf Deutsch.

seat-nobody = niemand

## Überall

language = Sprache
settings = Einstellungen
menu = Mehr
close = Schließen
cancel = Abbrechen
reload = Seite neu laden
try-again = Noch einmal versuchen
to-front = Alle Spiele
skip-to-main = Zum Hauptteil
copy-failed = Dein Browser lässt uns nicht kopieren. Markiere den Text und kopiere ihn selbst.

## Die erste Seite

front-title = Drei vergriffene Spiele. Eine lange Nacht.
front-about = Abstimmen, feilschen, bluffen und rennen, mit Freunden oder gegen Bots. Ohne Konto, ohne Installation.
front-small = Freie Software. Die Regeln stehen hier in eigenen Worten und eigenen Bildern; die Namen sagen nur, welches Spiel es ist.
games = Spiele
shelf-mall-of-horror = Mall of Horror
    .about = Ein geschlossenes Einkaufszentrum, sechs Verstecke und eine Abstimmung darüber, wer den Zombies vorgeworfen wird.
shelf-midevil = MidEvil
    .about = Untote Ritter, eine Karte, die mit jedem Schritt wächst, und ein Buch, das alle wollen.
shelf-walking-dead = The Walking Dead: Der Widerstand
    .about = Vier Orte, zu wenig Vorräte und eine Gruppe, die nur gemeinsam überlebt.
shelf-players =
    { $fewest ->
        [1] Für eine bis { $most } Personen
       *[other] Für { $fewest } bis { $most } Personen
    }
shelf-looking = Einen Moment …
shelf-absent = Noch im Bau. Hier kann man es noch nicht spielen.
play-now = Sofort spielen
play-alone = Allein spielen
play-tour = Im ersten Spiel lernen
invite-friends = Freunde einladen
join-title = An einen Tisch kommen
join-code = Code oder Link
join-wrong = Das ist weder ein Code noch ein Link zu einem Tisch.
join = Hingehen
your-name = Dein Name
your-name-about = So nennen dich die anderen am Tisch. Du kannst ihn weglassen.
my-tables = Meine Tische
open-tables = Offene Tische
next-table =
    { $count ->
        [one] Ein Tisch wartet auf dich
       *[other] Zum nächsten von { $count } Tischen, die auf dich warten
    }
list-free = { $who } ({ $free } frei)
list-bots =
    { $count ->
        [one] 1 Bot
       *[other] { $count } Bots
    }
list-waits = wartet auf dich
list-more = { $count } weitere
list-less = Weniger zeigen
stage-lobby = noch nicht begonnen
stage-playing = wird gespielt
stage-over = beendet
stage-closed = geschlossen

## Ein neuer Tisch

new-title = Ein neuer Tisch
new-game = Spiel
new-name = Name des Tisches
new-name-about = Darf leer bleiben.
new-company = Wer kommen darf
new-open = Offen für alle
    .about = Der Tisch steht in der Liste auf der ersten Seite. Sonst finden ihn nur Leute mit dem Link.
new-spectators = Zuschauen
    .about = Wer den Link hat, darf zuschauen. Zu sehen ist, was man neben dem Tisch stehend sähe, und keine Handkarten.
new-late = Späte Gäste
    .about = Während des Spiels darf man den Platz eines Bots übernehmen.
new-talk = Gespräche
new-pace = Tempo der Bots
new-clocks = Uhren
new-options =
    { $count ->
        [one] Eine Hausregel
       *[other] { $count } Hausregeln
    }
new-options-about = Wo Anleitungen sich widersprechen oder Runden es verschieden halten. Der erste Wert ist der übliche.
new-create = Tisch aufstellen
talk-kind-open = offen: alles, auch Flüstern
talk-kind-table = kein Flüstern
talk-kind-phrases = nur Redewendungen und Versprechen
talk-kind-off = keine
pace-brisk = flott
pace-human = wie Menschen, langsamer
pace-instant = ohne Pause
clocks-none = Keine Uhren
    .about = Alle denken nach, solange sie wollen.
clocks-live = Für einen Abend
    .about = Sekunden und Minuten. Wer weggeht, wird nach einer Weile von einem Bot vertreten.
clocks-slow = Für Tage und Wochen
    .about = Alle schauen vorbei, wenn sie Zeit haben.
clocks-decision = Für jede Entscheidung
clocks-bank = Reserve für das ganze Spiel
clocks-zero = Wenn die Zeit um ist
clocks-zero-safe = wird die harmlose Wahl getroffen
clocks-zero-bot = wählt ein Bot
time-nothing = nichts
time-seconds =
    { $count ->
        [one] 1 Sekunde
       *[other] { $count } Sekunden
    }
time-minutes =
    { $count ->
        [one] 1 Minute
       *[other] { $count } Minuten
    }
time-hours =
    { $count ->
        [one] 1 Stunde
       *[other] { $count } Stunden
    }

## Vor dem Spiel

table-opening = Der Tisch wird geöffnet …
lobby-about = Tisch { $code }. Ausgeteilt wird erst, wenn alle sitzen.
lobby-look = Setz dich, oder schau zu.
seats = Plätze
seats-all = Alles über die Plätze zeigen
seat-free = frei
seat-you = du
seat-guest = ein Gast
seat-host = lädt ein
seat-away = nicht da
seat-bot = ein Bot
seat-bot-named =
    { $bot ->
        [chancer] Bot „Zocker“
        [greedy] Bot „Raffzahn“
       *[other] Bot „{ $bot }“
    }
seat-covered = nicht da; ein Bot springt ein
seat-thinks = überlegt noch
seat-ready = fertig
seat-won = hat gewonnen
sit = Hier sitzen
sit-hot = Sitzt auch hier am Bildschirm
guest-name = Name der nächsten Person an diesem Bildschirm
rise-now = Aufstehen
rise-seat = Den Platz { $seat } aufgeben
send-away = Wegschicken
bot-kind = Art der Bots
bot-named = Bot: { $bot ->
        [chancer] Zocker (spielt zufällig)
        [greedy] Raffzahn (nimmt, was am besten aussieht)
       *[other] { $bot }
    }
bot-sits = Bot
fill =
    { $count ->
        [one] Ein Bot nimmt den freien Platz
       *[other] Bots nehmen die { $count } freien Plätze
    }
lock = Niemanden mehr hinsetzen lassen
unlock = Wieder andere hinsetzen lassen
locked = Hier darf sich niemand mehr hinsetzen.
start = Austeilen
start-free =
    { $count ->
        [one] Ein Platz ist noch frei.
       *[other] { $count } Plätze sind noch frei.
    }
start-ready = Alle sind da.
invite-about = Wer den Link hat, kann sich setzen oder zuschauen.
invite-link = Link
invite-copy = Link kopieren
invite-copied = Der Link ist in der Zwischenablage.
invite-share = Teilen
invite-code = Code
invite-qr = Der Link als QR-Code, für die Kamera eines Telefons
agreed-title = Was vereinbart ist
agreed-decision = Für jede Entscheidung: { $time }.
agreed-bank = Reserve: { $time }.
agreed-private = Nur mit dem Link.
agreed-open = Offen für alle.
agreed-spectators = Zuschauen ist erlaubt.
agreed-no-spectators = Niemand schaut zu.
agreed-late = Wer spät kommt, darf einen Bot ablösen.
agreed-not-late = Niemand kommt später dazu.
agreed-usual = Keine Hausregeln.
device-title = Auf einem anderen Gerät spielen
device-about = Lass dir hier einen Code geben und tippe ihn auf dem anderen Gerät am selben Tisch ein. Dann zieht der Platz dorthin um.
device-offer = Code für { $seat }
device-until = Gilt zehn Minuten, ein einziges Mal.
device-code = Code vom anderen Gerät
device-take = Platz übernehmen
device-done = Der Platz gehört jetzt dir.

## Am Tisch

board = Spielplan
your-things = Was dir gehört
your-turn = Du bist dran
beside-the-board = Neben dem Spielplan
happening = Was gerade geschieht
round = Runde { $round }
skip = Überspringen
link-lost = Verbindung verloren, neuer Versuch …
asked-of = Wir warten auf { $seats }.
nobody-asked = Einen Moment …
also-asked = Auch gefragt ({ $what }):
still-asked = Überlegt noch ({ $what }):
choices = Was zur Wahl steht
sending = Wird gesendet …
undo = Rückgängig
take-back = Zurücknehmen
confirm-title = Bist du sicher?
confirm = { $choice }: bist du sicher?
do-it = Ja, so
not-now = Geht nicht, und warum: { $count }
orders = Von selbst passen
orders-none = nie
    .about = Du wirst jedes Mal gefragt.
orders-window = diesmal
    .about = Bis etwas anderes geschieht, als dass jemand passt.
orders-round = in dieser Runde
    .about = Bis die nächste Runde beginnt.
hand-over-to = { $seat } ist dran
curtain-title = Gib den Bildschirm an { $name }
curtain-about = Alle anderen schauen weg. Nur { $name } macht weiter.
curtain-open = Ich bin { $name }
curtain-board = Erst den Spielplan ansehen
plain-title = Was bisher geschah
plain-about = Der Spielplan dieses Spiels ist noch nicht gezeichnet. Mit Worten und Knöpfen lässt sich alles spielen.
clock-left = übrige Zeit:
clock-days =
    { $days ->
        [one] 1 Tag
       *[other] { $days } Tage
    }
sound-off = Ton aus
shut-rules-changed = Dieser Tisch wurde nach anderen Regeln begonnen. Man kann ihn ansehen, aber nicht weiterspielen.
shut-unreadable = Die Aufzeichnung dieses Tisches lässt sich hier nicht lesen. Man kann ihn ansehen, aber nicht weiterspielen.
late-title = Für einen Bot einspringen
late-sit = { $seat } spielen
rise = Platz aufgeben
rise-sure = Den Platz { $seat } endgültig aufgeben? Ein Bot spielt weiter.
delete = Tisch löschen
delete-sure = Diesen Tisch mit allem, was dazugehört, löschen?
withhold = Dieses Spiel bleibt unter uns
    .about = Nur wer mitgespielt hat, bekommt die offene Aufzeichnung.
table-code = Tisch { $code }.
table-spectators = Wer den Link hat, kann zuschauen.

## Was geschah

log = Verlauf
log-filter = Im Verlauf suchen
log-copy = Den ganzen Verlauf kopieren
log-copied = Der Verlauf ist in der Zwischenablage.
log-earlier = Frühere Zeilen zeigen
log-empty = Noch ist nichts geschehen.
replay = Rückschau
replay-whose = Wessen Sicht
replay-open = neben dem Tisch stehend
replay-of = als { $seat }
replay-first = An den Anfang
replay-back = Einen Schritt zurück
replay-forth = Einen Schritt vor
replay-play = Abspielen
replay-pause = Anhalten
replay-moment = Augenblick
replay-at = Schritt { $at } von { $last }
replay-download = Aufzeichnung herunterladen

## Gespräche

talk = Reden
talk-new = ungelesen
talk-off = An diesem Tisch wird nicht geredet.
talk-empty = Noch hat niemand etwas gesagt.
talk-text = Etwas sagen
talk-say = Sagen
talk-who = Zu wem
talk-all = zu allen
talk-to = zu { $seat }
talk-whispered = (es wird geflüstert)
phrases = Redewendungen
phrase-hello = Hallo!
phrase-good-luck = Viel Glück!
phrase-well-played = Gut gespielt.
phrase-thanks = Danke.
phrase-sorry = Tut mir leid!
phrase-yes = Ja.
phrase-no = Nein.
phrase-maybe = Vielleicht.
phrase-please-hurry = Beeil dich bitte.
phrase-please-wait = Warte bitte kurz.
phrase-trust-me = Vertrau mir.
phrase-i-do-not-believe-you = Das glaube ich dir nicht.
phrase-help-me = Hilf mir!
phrase-vote-with-me = Stimm wie ich.
phrase-let-us-ally = Halten wir zusammen.
phrase-you-will-regret-this = Das wirst du bereuen.
phrase-good-game = Schönes Spiel!
claims = Behauptungen und Versprechen
claims-make = Etwas behaupten oder versprechen
claims-choose = Auswählen …
claims-about = Alle lesen es, und der Tisch merkt sich, ob es gestimmt hat.
claims-say = Aussprechen
mute-title = Jemanden nicht mehr hören
mute = Nicht zeigen, was { $seat } sagt

## Die Regeln

rules = Regeln
rules-search = In den Regeln suchen
rules-now = jetzt
rules-whole = Die ganzen Regeln
rules-english = Der ganze Text ist auf Englisch; alles darüber ist in deiner Sprache.
rules-none = Nichts gefunden.

## Das Ende

result-nobody = Niemand gewinnt.
result-winners =
    { $count ->
        [one] { $seats } gewinnt!
       *[other] { $seats } gewinnen!
    }
result-won = Du hast gewonnen.
result-lost = Diesmal nicht.
rematch = Noch einmal spielen
rematch-join = Zum nächsten Spiel
fairness-title = Ging es mit rechten Dingen zu?
fairness-about = Vor dem Spiel hat der Server seinen Startwert weggeschlossen und ein Siegel davon veröffentlicht. Alle, die mitspielen, haben eine eigene Zahl dazugegeben. Jeder Wurf und jedes Mischen folgt aus beidem, also konnte niemand sie sich aussuchen.
fairness-practice = Dies ist ein Übungsspiel: Würfe und Mischen sind jedes Mal dieselben und lassen sich vorher wissen, darum wurde nichts versiegelt. Nachher lässt sich prüfen, dass es dabei geblieben ist.
fairness-commitment = Siegel, vorher veröffentlicht
fairness-seed = Startwert, nach dem Ende gezeigt
fairness-nonce = Zahl von { $seat }
fairness-kept = Der Startwert passt zum Siegel.
fairness-broken = Der Startwert passt nicht zum Siegel.
fairness-later = Der Startwert wird gezeigt, wenn das Spiel vorbei ist. Dann lässt sich alles nachprüfen.
fairness-how = Die Datei lässt sich mit jedem Exemplar des Programms nachprüfen, ohne Netz:

## Der Rundgang

tour = Ein erstes Spiel, Schritt für Schritt
tour-step = Schritt { $at } von { $last }
tour-next = Weiter
tour-skip = Genug davon
tour-practice = Dies ist ein Übungsspiel: Es wird jedes Mal gleich ausgeteilt.
tour-call = Schritt für Schritt erklären

## Einstellungen

setting-theme = Licht
    .about = Dunkel wie das Einkaufszentrum, oder hell.
setting-motion = Bewegung
    .about = Ob sich auf dem Spielplan etwas bewegt.
setting-sound = Ton
    .about = Ein bestimmter Klang heißt immer: Du bist gefragt.
setting-text = Schriftgröße
    .about = Alles andere wächst mit.
setting-shortcuts = Einzelne Tasten
    .about = Tasten, die ohne Strg oder Alt etwas tun.
setting-confirm = Vor jeder Wahl noch einmal fragen
    .about = Für alle, die zu schnell drücken.
setting-notices = Benachrichtigungen
    .about = Sagt dir, dass du dran bist, während du woanders bist. Auf iPhone und iPad leg die Seite zuerst auf den Home-Bildschirm.
setting-auto = wie dieses Gerät
setting-dark = dunkel
setting-light = hell
setting-on = an
setting-off = aus
setting-normal = normal
setting-large = groß
setting-huge = sehr groß
notices-refused = Dein Browser erlaubt dieser Seite keine Benachrichtigungen.
notices-here = Dein Browser erfährt es nur, solange diese Seite offen ist.
key-m = Ton an oder aus
key-l = Verlauf
key-t = Reden
key-r = Regeln
key-u = rückgängig
key-s = Bewegungen überspringen
key-help = diese Einstellungen

## Was schiefgeht

error-server = Der Server antwortet nicht. Vielleicht wird er gerade neu gestartet; wir versuchen es weiter.
error-offline = Du bist nicht mit dem Netz verbunden.
error-foreign = Der Server antwortet etwas, das diese Seite nicht versteht. Lade sie neu.
error-page = Auf dieser Seite ist etwas schiefgegangen. Lade sie neu; der Tisch ist auf dem Server gut aufgehoben.
stale-title = Diese Seite ist älter als der Server
stale-about = Der Server hat dazugelernt, seit diese Seite geladen wurde. Lade sie neu; verloren geht nichts.
watch-on = Stattdessen zuschauen
table-failed = Dieser Tisch lässt sich nicht öffnen
ended-no-table = Diesen Tisch gibt es nicht
    .about = Vielleicht stimmt ein Buchstabe im Code nicht, oder der Tisch wurde gelöscht.
ended-deleted = Der Tisch ist weg
    .about = Wer ihn aufgestellt hat, hat ihn gelöscht.
ended-moved = Dein Platz ist jetzt auf einem anderen Gerät
    .about = Er wurde mit einem Code übernommen. Hier kannst du weiter zuschauen.
ended-not-yours = Dieser Platz gehört dir nicht
    .about = Der Link gehörte jemand anderem. Du kannst zuschauen.
ended-forbidden = An diesem Tisch schaut niemand zu
    .about = Nur wer mitspielt, sieht ihn. Bitte dort um einen Platz.
ended-too-many = Zu viele Fenster sind offen
    .about = Schließe einige und versuche es noch einmal.
refused-not-yours = Dieser Platz gehört dir nicht.
refused-stale = Das ist schon beantwortet; sieh auf den Spielplan.
refused-rules = Das erlauben die Regeln nicht.
refused-no-undo = Das lässt sich nicht mehr rückgängig machen.
refused-not-running = Hier wird gerade nicht gespielt.
refused-closed = An diesem Tisch kann nicht mehr gespielt werden.
refused-seat-taken = Jemand war schneller: Dieser Platz ist besetzt.
refused-seats-empty = Erst müssen alle Plätze besetzt sein. Bots können helfen.
refused-locked = Hier darf sich niemand mehr hinsetzen.
refused-host-only = Das darf nur, wer eingeladen hat.
refused-not-now = Das geht gerade nicht.
refused-quiet = Solche Gespräche sind an diesem Tisch abgestellt.
refused-silence = Die Regeln wollen jetzt Stille.
refused-unknown = So etwas gibt es hier nicht.
refused-wrong-code = Der Code ist falsch oder zu alt.
refused-too-many = Davon gibt es schon zu viele.
refused-no-table = Diesen Tisch gibt es nicht.
refused-bad-message = Das hat der Server nicht verstanden. Lade die Seite neu.
refused-too-fast = Das ging zu schnell. Warte einen Augenblick.
refused-too-large = Das ist zu lang.
refused-forbidden = Das ist hier nicht erlaubt.
refused-broken = Es ließ sich nicht aufschreiben. Versuche es bitte noch einmal.
