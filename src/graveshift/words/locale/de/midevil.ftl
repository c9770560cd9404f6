### MidEvil auf Deutsch.

game = MidEvil
    .about = Erkundet ein Land voller Knochen, holt das Buch vom Friedhof und seid vor den anderen zu Hause. Für zwei bis sechs Personen.

## Kacheln

group-tile = Kacheln
tile-altar = Altar
    .acc = den Altar
    .about = Hier beginnen alle, hier beginnen die Toten von vorn, und hierher gehört das Buch. Vier Skelette.
tile-graveyard = Friedhof
    .acc = den Friedhof
    .about = In seiner Mitte liegt das Buch. Sechs Skelette und zwei Tore im Zaun.
tile-bridge = Brücke
    .acc = die Brücke
    .about = Der eine Weg über das Wasser. Zwei Skelette.
tile-smith = Schmiede
    .acc = die Schmiede
    .about = Der Ofen brennt noch, und niemand steht darauf. Zwei Skelette, ein Leben.
tile-tavern = Schenke
    .acc = die Schenke
    .about = Die Gäste sind schon lange hier. Drei Skelette, drei Leben.
tile-church = Kirche
    .acc = die Kirche
    .about = Eine Tür und dahinter eine Gemeinde. Fünf Skelette, drei Leben.
tile-mill = Mühle
    .acc = die Mühle
    .about = Sie mahlt auch Knochen. Drei Skelette, ein Leben.
tile-stable = Stall
    .acc = den Stall
    .about = Keine Pferde, nur ihre Reiter. Drei Skelette, ein Leben.
tile-watchtower = Wachturm
    .acc = den Wachturm
    .about = Die Wache wurde nie abgelöst. Ein Skelett, ein Leben.
tile-market = Markt
    .acc = den Markt
    .about = Ein Platz, offen nach allen Seiten. Vier Skelette, zwei Leben.
tile-herbalist = Kräuterhaus
    .acc = das Kräuterhaus
    .about = Gegen alles ist ein Kraut gewachsen, nur nicht hiergegen. Drei Skelette, drei Leben.
tile-manor = Herrenhaus
    .acc = das Herrenhaus
    .about = Ein gutes Haus mit zwei Türen. Vier Skelette, zwei Leben.
tile-farmstead = Gehöft
    .acc = das Gehöft
    .about = Die Ernte kam von selbst aus dem Boden. Drei Skelette, zwei Leben.
tile-armoury = Waffenkammer
    .acc = die Waffenkammer
    .about = Zwei Hallen voll von denen, die vorher nach Waffen suchten. Fünf Skelette, ein Leben.
tile-straight = Gerade Straße
    .acc = eine gerade Straße
    .about = Eine Straße durch den Wald. Ein Würfel sagt, für wie viele Punkte Skelette dort stehen.
tile-corner = Kurve
    .acc = eine Kurve
    .about = Hinter der Biegung wartet etwas. Ein Würfel sagt, für wie viele Punkte Skelette dort stehen.
tile-fork = Gabelung
    .acc = eine Gabelung
    .about = Drei Wege, alle falsch. Ein Würfel sagt, für wie viele Punkte Skelette dort stehen.
tile-crossroads = Kreuzung
    .acc = eine Kreuzung
    .about = Vier Wege, und in der Mitte ist etwas begraben. Ein Würfel sagt, für wie viele Punkte Skelette dort stehen.

## Karten

group-card = Karten
card-horse = Pferd
    .mark = p
    .about = Gegenstand. Verdoppelt deine Bewegung. Es wartet an Türen, wo andere es nehmen können.
card-pole-arm = Stangenwaffe
    .about = Gegenstand, Fernwaffe. Beim Ziehen einmal pro Zug: kämpft auf ein Feld Entfernung, +1 auf die Würfe.
card-crank-bow = Kurbelbogen
    .about = Gegenstand, Fernwaffe. Beim Ziehen zweimal pro Zug: kämpft auf bis zu zwei Felder.
card-crossbow = Armbrust
    .about = Gegenstand, Fernwaffe. Beim Ziehen einmal pro Zug: kämpft auf bis zu drei Felder.
card-sword = Schwert
    .about = Gegenstand, Waffe. Vor einem Kampf auf deinem Feld angekündigt: +1 auf alle Würfe.
card-war-hammer = Kriegshammer
    .about = Gegenstand, Waffe. Vor einem Kampf auf deinem Feld angekündigt: +2 auf alle Würfe. Zerbricht nach dem dritten Kampf.
card-chain-mail = Kettenhemd
    .about = Gegenstand, einmal. Nach einem misslungenen Wurf gegen ein Skelett: noch ein Wurf, ohne ein Leben zu zahlen.
card-old-map = Alte Karte
    .about = Gegenstand, einmal. Wenn du eine Kachel ziehst: Zieh zwei, leg eine an und die andere unter den Stapel.
card-holy-water = Weihwasser
    .about = Gegenstand, einmal. Statt des ersten Wurfs in einem Kampf: Das Skelett auf deinem Feld ist tot.
card-forced-march = Gewaltmarsch
    .about = Wenn du für die Bewegung gewürfelt hast: drei Schritte mehr.
card-battle-fury = Kampfrausch
    .about = In deinem Zug vor einem Kampf: +2 auf alle Würfe, mit oder ohne Waffe.
card-healer = Heilerin
    .about = Jederzeit, auch vor dem Sterben: bis zu zwei Leben aus dem Vorrat, höchstens fünf insgesamt.
card-secret-path = Geheimpfad
    .about = Beim Ziehen, für 1 Punkt: Mauern und geschlossene Seiten halten dich in dieser Bewegung nicht mehr auf.
card-rise-again = Auferstehung
    .about = Jederzeit außer im Kampf: Bis zu vier entfernte Skelette erscheinen auf einer Kachel ohne Figuren.
card-dead-remember = Die Toten erinnern sich
    .about = Jederzeit: Bis zu zwölf entfernte Skelette kommen zurück in den Vorrat.
card-call-of-the-crypt = Ruf der Gruft
    .about = Jederzeit außer im Kampf, für 2 Punkte: Das Gebäude einer benannten Kachel, oder die ganze Kachel, füllt sich mit Skeletten.
card-march-of-bones = Marsch der Knochen
    .about = Wenn für die Skelette gewürfelt ist: Sechs ziehen, und du führst sie.
card-crumble-to-dust = Zerfall zu Staub
    .about = Jederzeit außer im Kampf: Ein oder zwei Skelette einer Kachel gehen zurück in den Vorrat.
card-sudden-ambush = Hinterhalt
    .about = Wenn jemand anderes für die Bewegung gewürfelt hat: Dort steht ein Skelett, das zuerst bekämpft werden muss.
card-mire = Sumpf
    .about = Wenn jemand anderes für die Bewegung gewürfelt hat: Nur die Hälfte zählt.
card-lost-in-the-fog = Im Nebel verirrt
    .about = Wenn jemand anderes für die Bewegung gewürfelt hat, für 2 Punkte: Du sagst, wohin es geht.
card-pickpocket = Taschendieb
    .about = Beim Ziehen, auf dem Feld von jemand anderem: Nimm dir einen Gegenstand. Nie das Buch.
card-rust = Rost
    .about = Jederzeit, nur nicht im Kampf des Opfers: Jemand anderes verliert einen Gegenstand deiner Wahl. Nie das Buch.
card-terror = Grauen
    .about = Jederzeit außer im Zug des Opfers, für 2 Punkte: Im nächsten Zug bleibt es auf seiner Kachel.
card-rattle-loose = Klappern
    .about = Jederzeit außer im Kampf: Jemand anderes legt Skelette für bis zu drei Punkte zurück.
card-not-today = Heute nicht
    .about = Wenn jemand anderes eine Karte spielt, für 1 Punkt: Sie gilt nicht.
card-turn-the-tables = Der Spieß ist umgedreht
    .about = Wenn eine Karte gegen dich gespielt wird: Du wählst ein anderes Ziel für sie.
card-fickle-fate = Launisches Schicksal
    .about = Wenn ein Würfel für Bewegung, Skelette oder Buch eben gefallen ist: Er wird neu geworfen.
card-necronomicon = Nekronomikon
    .about = Das Buch. Es liegt in der Mitte des Friedhofs; wer es in die Mitte des Altars trägt, ist zu Hause.

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

## Skelette

group-skeleton = Skelette
skeleton-white = Weißes Skelett
    .mark = w
    .a = ein weißes Skelett
    .about = 1 Punkt.
skeleton-red = Rotes Skelett
    .mark = r
    .a = ein rotes Skelett
    .about = 2 Punkte.
skeleton-blue = Blaues Skelett
    .mark = b
    .a = ein blaues Skelett
    .about = 3 Punkte.

## Felder einer Kachel

spot-north-west = Nordwesten
spot-north = Norden
spot-north-east = Nordosten
spot-west = Westen
spot-centre = Mitte
spot-east = Osten
spot-south-west = Südwesten
spot-south = Süden
spot-south-east = Südosten
where-square = Kachel { $place }, { NOUN($spot) }

## Schritte eines Zuges

group-phase = Schritte eines Zuges
phase-setup = Aufbau
    .title = Aufbau
    .about = Wer beginnt, stellt vier Skelette auf den Altar.
phase-tile = Erkunden
    .title = 1 und 2: Erkunden
    .about = Eine Kachel wird gezogen, angelegt und mit Skeletten und Leben besetzt.
phase-stand = Standhalten
    .title = 3 und 4: Standhalten
    .about = Was auf deinem Feld steht, wird bekämpft; dann wird die Hand auf drei Karten gefüllt.
phase-movement = Ziehen
    .title = 5 bis 7: Ziehen
    .about = Ein Würfel sagt, wie weit. Was im Weg steht, wird bekämpft.
phase-bones = Die Skelette ziehen
    .title = 8: Die Skelette ziehen
    .about = Ein Würfel sagt, wie viele einen Schritt tun.
phase-discard = Abwerfen
    .title = 9: Abwerfen
    .about = Eine Karte darf weg, und der Zug ist vorbei.

## Zählen

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
count-lives =
    { $lives ->
        [0] kein Leben
        [one] 1 Leben
       *[other] { $lives } Leben
    }
count-steps =
    { $steps ->
        [one] 1 Schritt
       *[other] { $steps } Schritte
    }
count-skeletons =
    { $skeletons ->
        [one] 1 Skelett
       *[other] { $skeletons } Skelette
    }

## Was gefragt wird

decision-nothing = Das Spiel ist vorbei. Die Knochen dürfen zurück in die Schachtel.
    .name = nichts
decision-begin = Du bist am Zug. Bereit?
    .name = Beginn des Zuges
decision-map = Die Alte Karte zeigt zwei Kacheln. Welche legst du an?
    .name = eine von zwei Kacheln
decision-place = Wo legst du { NOUN($tile, "acc") } an?
    .name = Platz für eine Kachel
decision-turn-tile = Wie drehst du { NOUN($tile, "acc") }?
    .name = Drehung einer Kachel
decision-fill = Auf Kachel { $place } zu stellen: { count-skeletons }. Welche, und wohin?
    .name = Figuren auf einer Kachel
decision-fill-points = Auf Kachel { $place } zu stellen: Skelette für { count-points }. Welche, und wohin?
decision-fill-lives = Auf Kachel { $place } zu legen: { count-lives }. Wohin?
decision-go-on = Deine Hand ist voll. Würfelst du für die Bewegung?
    .name = vor der Bewegung
decision-step = Du hast noch { count-steps }. Wohin gehst du?
    .name = ein Schritt
decision-step-led = Du führst { NOUN($other) } und hast noch { count-steps }. Wohin?
decision-shoot = Worauf zielst du?
    .name = Ziel eines Schusses
decision-fight = Vor dir steht { NOUN($skeleton, "a") }. Wie kämpfst du?
    .name = Kampf
decision-failed = Du kommst auf { $total }, und für einen Treffer braucht es vier. Was tust du?
    .name = misslungener Wurf
decision-raise = Du kommst auf { $total }, und für einen Treffer braucht es vier. Was gibst du noch her?
    .name = Anheben eines Wurfs
decision-take-horse = Hier steht { NOUN($other, "gen") } Pferd. Nimmst du es?
    .name = Pferd ohne Reiter
decision-declare = { NOUN($other) } ist hier und hat das Nekronomikon. Kämpfst du darum?
    .name = Kampf um das Buch
decision-stake = Du hast { $die } gewürfelt, { NOUN($other) } { $theirs }. Was setzt du?
    .name = Einsatz für das Buch
decision-reroll = Dein Würfel zeigt { $die }, der andere { $theirs }. Zahlst du ein gesetztes Leben für einen neuen Wurf?
    .name = neuer Wurf um das Buch
decision-bones = Noch zu ziehen: { count-skeletons }. Von welcher Kachel?
    .name = Skelette, die ziehen
decision-bone-step = Welches Skelett von Kachel { $place } zieht, und wohin?
    .name = Schritt eines Skeletts
decision-hand-limit = Auf der Hand: { count-cards }, und drei darfst du behalten. Welche geht?
    .name = Handlimit
decision-discard = Wirfst du eine Karte ab? Danach ist dein Zug vorbei.
    .name = Abwurf
decision-window = { NOUN($seat) } könnte gleich gewinnen. Tust du etwas dagegen?
    .name = Karten als Antwort
decision-window-card = { NOUN($seat) } spielt eine Karte: { NOUN($card) }. Antwortest du darauf?
decision-window-move = { NOUN($seat) } hat { $die } für die Bewegung gewürfelt. Spielst du eine Karte?
decision-window-bones = { NOUN($seat) } hat { $die } für die Skelette gewürfelt. Spielst du eine Karte?
decision-window-book = { NOUN($seat) } und { NOUN($other) } haben { $die } und { $theirs } um das Buch gewürfelt. Spielst du eine Karte?
decision-floor = Alle warten auf dich. Spielst du eine Karte?
    .name = Halt
decision-remember = { NOUN($skeleton) }: Wie viele kommen zurück in den Vorrat? Höchstens { $most }.
    .name = Skelette, an die sich die Toten erinnern
decision-rattle = Deine Knochen klappern. In den Vorrat gehen bis zu { count-points }. Welche Skelette?
    .name = zurückgelegte Skelette
decision-aim-tile = Auf welcher Kachel?
decision-aim-skeleton = Welches Skelett auf Kachel { $place }?
decision-aim-second = Und noch ein zweites?
decision-aim-seat = Gegen wen?
decision-aim-item = Welche von { NOUN($other, "gen") } Karten?
decision-aim-colour = Welches Skelett erscheint dort?
decision-aim-die = Wessen Würfel?
decision-pay = Diese Karte hat ihren Preis. Noch zu zahlen: { count-points }. Welches Skelett gibst du her?

## Was gewählt werden kann

choice-begin = den Zug beginnen
choice-use-map = die Alte Karte benutzen
choice-map = { NOUN($tile, "acc") } anlegen
choice-place = neben Kachel { $place }, Richtung { NOUN($side) }
choice-turn = um { $degrees }° gedreht, offen nach { NOUN($sides) }
choice-put = { NOUN($skeleton) }: { NOUN($spot) }
choice-put-life = ein Leben: { NOUN($spot) }
choice-put-done = keins mehr
choice-go-on = weiter
choice-step = { NOUN($side) }: { where-square }
choice-stop = stehen bleiben
choice-aim-with = mit einer Waffe zielen: { NOUN($card) }
choice-shoot = auf { NOUN($skeleton, "a") } zielen: { where-square }
choice-fight = kämpfen
choice-weapon = eine Waffe ankündigen und kämpfen: { NOUN($card) }
choice-raise = { NOUN($skeleton, "a") } dafür hergeben
choice-reroll = ein Leben zahlen und neu würfeln
choice-mail = das Kettenhemd benutzen und neu würfeln
choice-give-up = sterben
choice-take-horse = das Pferd nehmen
choice-leave-horse = das Pferd stehen lassen
choice-duel = um das Buch kämpfen
choice-no-duel = es bleiben lassen
choice-ready = das ist alles
choice-stake = noch { NOUN($skeleton, "a") } setzen
choice-stake-life = noch ein Leben setzen
choice-roll-again = ein Leben zahlen und neu würfeln
choice-let-lie = den Würfel liegen lassen
choice-bones = von Kachel { $place }: { NOUN($tile) }
choice-bone-step = von { NOUN($spot) } nach { NOUN($side) }
choice-hand = { NOUN($card) } abwerfen
choice-keep = nichts abwerfen und den Zug beenden
choice-pass = passen
choice-hold = Halt!
choice-play = { NOUN($card) } spielen
choice-aim-tile = Kachel { $place }: { NOUN($tile) }
choice-aim-skeleton = { NOUN($skeleton) }: { NOUN($spot) }
choice-aim-none = kein anderes
choice-aim-seat = { NOUN($seat) }
choice-aim-item = { NOUN($card) }
choice-aim-colour = { NOUN($skeleton) }
choice-aim-die = { NOUN($seat, "gen") } Würfel
choice-pay = { NOUN($skeleton, "a") } hergeben
choice-remember = { $count }
choice-rattle = { NOUN($skeleton, "a") } zurücklegen

## Absagen

reason-no-map = Vor dir liegt keine Alte Karte.
reason-no-open-side = Dort kann keine Kachel liegen.
reason-tile-does-not-fit = So gedreht schnitte sie eine Straße ab.
reason-same-as-another-turn = Das sieht aus wie eine andere Drehung dieser Kachel.
reason-square-taken = Dort steht schon etwas.
reason-square-not-legal = Dort kann niemand stehen.
reason-none-left = Davon ist nichts mehr übrig.
reason-not-the-nearest = So käme die Punktzahl nicht zustande.
reason-skeletons-first = Erst die Skelette, dann die Leben.
reason-no-way = Dorthin führt kein Weg.
reason-no-steps-left = Du hast keine Schritte mehr.
reason-terrified = Das Grauen hält dich auf dieser Kachel.
reason-cannot-get-off = Nach dem Absteigen bliebe dir kein Schritt durch die Tür.
reason-no-such-weapon = Vor dir liegt keine solche Waffe.
reason-weapon-used-up = Diese Waffe ist für diesen Zug verbraucht.
reason-no-target = Dort ist nichts zu treffen.
reason-has-a-life = Wer noch ein Leben hat, muss weitermachen.
reason-no-life-left = Du hast kein Leben mehr.
reason-too-few-points = Deine Skelette sind dafür nicht genug wert.
reason-nothing-more-to-stake = Davon hast du nichts mehr zu setzen.
reason-not-movable = Dieses Skelett kann nicht ziehen.
reason-already-moved = Dieses Skelett ist schon gezogen.
reason-no-card-there = Dort ist keine Karte.
reason-quota-used = Du hast dein Ereignis dieser Runde schon gespielt.
reason-not-now = Diese Karte ist für einen anderen Moment.
reason-in-play-already = So eine liegt schon vor dir.
reason-inside-a-building = In ein Gebäude kommt kein Pferd.
reason-no-aim = Dafür gibt es kein Ziel.
reason-cannot-pay = Das kannst du nicht bezahlen.
reason-no-hold-left = Du hast in dieser Runde schon zweimal umsonst angehalten.
reason-too-many = Das ist mehr als erlaubt.
reason-must-discard = Wirf erst auf drei Karten ab.

## Was geschieht

event-start = { NOUN($seat) } beginnt.
event-turn = Runde { $round }: { NOUN($seat) } ist am Zug.
event-revived = { NOUN($seat) } ist wieder unter den Lebenden: { count-lives }.
event-dealt = { NOUN($seat) } zieht eine Karte: { NOUN($card) }.
event-dealt-unseen = { NOUN($seat) } zieht eine Karte.
event-reshuffled = Die Ablage wird gemischt. Im Stapel: { count-cards }.
event-map-used = { NOUN($seat) } entrollt die Alte Karte.
event-tile-drawn = { NOUN($seat) } zieht { NOUN($tile, "acc") }.
event-tile-under = Unter den Stapel kommt: { NOUN($tile) }.
event-tile-back = Das passt nirgends und kommt zurück in den Stapel: { NOUN($tile) }.
event-tile-out = Das passt nirgends und ist aus dem Spiel: { NOUN($tile) }.
event-tile-placed = { NOUN($tile) }: { $way ->
        [north] { $rows } nördlich
        [south] { $rows } südlich
        [east] { $columns } östlich
        [west] { $columns } westlich
        [north-east] { $rows } nördlich und { $columns } östlich
        [north-west] { $rows } nördlich und { $columns } westlich
        [south-east] { $rows } südlich und { $columns } östlich
       *[south-west] { $rows } südlich und { $columns } westlich
    } vom Altar.
event-fill-rolled = Der Würfel zeigt { $die }. Skelette dort: { count-points }.
event-skeleton-put = { NOUN($skeleton, "a") } erhebt sich: { where-square }.
event-life-put = Jemand wartet auf Rettung: { where-square }.
event-fight = { NOUN($seat) } bekämpft { NOUN($skeleton, "a") }: { where-square }.
event-weapon = { NOUN($seat) } benutzt eine ausliegende Karte: { NOUN($card) }.
event-fight-rolled = { NOUN($seat) } würfelt { $die }{ $bonus ->
        [0] { "" }
       *[other] , mit Bonus { $total }
    }.
event-raised = { NOUN($seat) } gibt dafür { NOUN($skeleton, "a") } her.
event-life-paid = { NOUN($seat) } zahlt mit einem Leben und versucht es noch einmal.
event-killed = { NOUN($seat) } zerschlägt { NOUN($skeleton, "a") }.
event-life-taken = { NOUN($seat) } rettet ein Leben: { where-square }.
event-died = { NOUN($seat) } stirbt und erwacht mit leeren Taschen am Altar.
event-item-gone = { NOUN($seat) } verliert eine ausliegende Karte: { NOUN($card) }.
event-move-rolled = { NOUN($seat) } würfelt { $die } für die Bewegung.
event-steps = { NOUN($seat) } hat { count-steps }.
event-stepped = { NOUN($seat) } geht weiter: { where-square }.
event-stopped = { NOUN($seat) } bleibt stehen. Verfallen: { count-steps }.
event-parked = { NOUN($seat) } lässt das Pferd vor der Tür: { where-square }.
event-mounted = { NOUN($seat) } sitzt wieder im Sattel: { where-square }.
event-doubled = { NOUN($seat) } reitet und hat jetzt { count-steps }.
event-horse-taken = { NOUN($seat) } reitet auf { NOUN($other, "gen") } Pferd davon.
event-book-taken = { NOUN($seat) } hat das Nekronomikon.
event-book-back = Das Nekronomikon liegt wieder auf dem Friedhof: { where-square }.
event-book-out = Der Friedhof ist verloren und mit ihm das Nekronomikon.
event-duel = { NOUN($seat) } kämpft mit { NOUN($other) } um das Nekronomikon.
event-duel-rolled = { NOUN($seat) } würfelt { $die }.
event-staked = { NOUN($seat) } hat { $white } weiße, { $red } rote und { $blue } blaue gesetzt.
event-lives-staked = { NOUN($seat) } hat { count-lives } gesetzt.
event-duel-passed = { NOUN($seat) } lässt den Würfel liegen.
event-duel-result = { NOUN($seat) } kommt auf { $result }.
event-book-kept = { NOUN($seat) } behält das Nekronomikon.
event-book-won = { NOUN($seat) } gewinnt das Nekronomikon.
event-bones-rolled = { NOUN($seat) } würfelt { $die } für die Skelette.
event-bones = { NOUN($seat) } führt { count-skeletons }.
event-bone-moved = Ein Skelett zieht: { where-square }.
event-discarded = { NOUN($seat) } wirft eine Karte ab: { NOUN($card) }.
event-held = { NOUN($seat) } ruft: Halt!
event-window = { $moment ->
        [card] Antwortet jemand auf diese Karte?
        [move] Spielt jemand etwas auf diese Bewegung?
        [bones] Spielt jemand etwas auf die Skelette?
        [book] Spielt jemand etwas auf den Kampf um das Buch?
       *[last] Das kann das Spiel entscheiden. Hält jemand es auf?
    } Gefragt: { NOUN($asked) }.
event-announced = { NOUN($seat) } spielt eine Karte: { NOUN($card) }.
event-announced-at = { NOUN($seat) } spielt eine Karte gegen { NOUN($other) }: { NOUN($card) }.
event-announced-on = { NOUN($seat) } spielt eine Karte auf Kachel { $place }: { NOUN($card) }.
event-paid = { NOUN($seat) } zahlt { NOUN($skeleton, "a") }.
event-returned = { NOUN($seat) } nimmt eine Karte zurück, die nicht mehr gespielt werden kann: { NOUN($card) }.
event-cancelled = { NOUN($seat, "gen") } Karte gilt nicht: { NOUN($card) }.
event-fizzled = { NOUN($seat, "gen") } Karte verpufft: { NOUN($card) }.
event-aimed-anew = { NOUN($seat, "gen") } Karte hat jetzt ein anderes Ziel: { NOUN($card) }.
event-laid-out = { NOUN($seat) } legt eine Karte aus: { NOUN($card) }.
event-healed = { NOUN($seat) } wird geheilt. Dazu: { count-lives }.
event-remembered = { $count ->
        [one] Zurück in den Vorrat kommt { NOUN($skeleton, "a") }.
       *[other] Zurück in den Vorrat kommt { $count }-mal { NOUN($skeleton, "a") }.
    }
event-crumbled = { NOUN($skeleton, "a") } zerfällt zu Staub: { where-square }.
event-marches = { NOUN($seat) } marschiert weiter. Dazu: { count-steps }.
event-mired = { NOUN($seat) } sinkt ein: Nur die Hälfte des Wurfs zählt.
event-led = { NOUN($seat) } führt { NOUN($other) } durch den Nebel.
event-secret-path = Für den Rest der Bewegung hält { NOUN($seat) } keine Mauer auf.
event-stolen = { NOUN($seat) } nimmt { NOUN($other) } eine Karte weg: { NOUN($card) }.
event-terrified = { NOUN($seat) } wird im nächsten Zug eine Kachel nicht verlassen.
event-rattled = { NOUN($seat) } legt { NOUN($skeleton, "a") } zurück.
event-fury = { NOUN($seat) } ist außer sich: +2 in diesem Kampf.
event-die-again = { NOUN($seat, "gen") } Würfel wird neu geworfen: { $die }.
event-end = { NOUN($ending) }
event-result = { NOUN($seat) }: { count-points }, { count-lives }.
event-winners = { $count ->
        [one] { NOUN($winners) } gewinnt. Ihr anderen, gebt acht auf die Skelette.
       *[other] { NOUN($winners) } teilen sich den Sieg.
    }

## Das Ende

ending-running = Das Spiel geht weiter.
ending-book = Das Buch liegt auf dem Altar, und jemand ist rechtzeitig zum Abendessen zu Hause.
ending-points = So viele Knochen: Da lassen einen sogar die Skelette gern gehen.
ending-stalled = Niemand kann mehr gewinnen, also werden die Knochen gezählt.
ending-round-limit = Es ist spät geworden, also werden die Knochen gezählt.

## Fehler

fault-skeletons-lost = Die Skelette gehen nicht auf.
fault-lives-lost = Die Leben gehen nicht auf.
fault-cards-lost = Die Karten gehen nicht auf.
fault-tiles-lost = Die Kacheln gehen nicht auf.
fault-too-many-lives = Jemand hat mehr als fünf Leben.
fault-hand-size = Eine Hand ist nicht so groß, wie sie sagt.
fault-barred-square = Etwas steht, wo niemand stehen kann.
fault-two-on-a-square = Zwei von einer Art stehen auf einem Feld.
fault-map-torn = Die Landkarte hängt nicht zusammen.
fault-horse-astray = Ein Pferd steht, wo keines sein kann.
fault-book-astray = Das Buch ist, wo es nicht sein kann.
fault-nobody-asked = Niemand ist gefragt, obwohl das Spiel läuft.
fault-road-cut = Eine Straße endet an einer geschlossenen Seite.

## Das Spielfeld

board-round = Runde { $round }
board-turn = { NOUN($seat) } am Zug
board-steps = noch { count-steps }
board-stack = { $tiles ->
        [0] Keine Kacheln mehr
        [one] Stapel: 1 Kachel
       *[other] Stapel: { $tiles } Kacheln
    }
board-supply = Vorrat: { $white } weiß, { $red } rot, { $blue } blau, { count-lives }
board-removed = Entfernt: { $white } weiß, { $red } rot, { $blue } blau
board-book-held = Das Buch: { NOUN($seat) }
board-book-lies = Das Buch: Kachel { $place }
board-book-out = Das Buch ist verloren
board-seat = { $number } { NOUN($seat) }
board-you = { $number } { NOUN($seat) } (du)
board-rides = zu Pferd
board-items = liegt aus: { $cards }
board-hand = Hand: { $cards }
board-used = Ereignis gespielt
board-dead = tot
board-legend = { $life } ein Leben, allein oder unter einem Großbuchstaben · { $inside } drinnen · { $door } Tür

## Versprechen

claim-will-not-fight = Ich werde nicht mit { NOUN($seat) } um das Buch kämpfen.
claim-will-fight = Ich werde mit { NOUN($seat) } um das Buch kämpfen.

## Optionen

option-book-fight-loser-dies = Tödliche Kämpfe um das Buch
    .about = Was aus dem wird, der im Kampf um das Buch verliert.
option-book-fight-loser-dies-false = nein
    .about = Beide bleiben, wo sie sind.
option-book-fight-loser-dies-true = ja
    .about = Wer verliert, stirbt und beginnt am Altar von vorn.
option-book-fight-automatic = Kämpfe um das Buch
    .about = Ob um das Buch gekämpft werden muss.
option-book-fight-automatic-false = auf Ansage
    .about = Wer im eigenen Zug zum Buch kommt, darf kämpfen.
option-book-fight-automatic-true = immer
    .about = Wer im eigenen Zug zum Buch kommt, muss kämpfen.
option-last-life-rerolls = Das letzte Leben
    .about = Was das letzte Leben kauft.
option-last-life-rerolls-true = noch einen Wurf
    .about = Es ist einen Wurf wert wie jedes andere.
option-last-life-rerolls-false = nichts
    .about = Wer es zahlt, stirbt.
option-unfit-tile = Kacheln, die nirgends passen
    .about = Was geschieht, wenn eine Kachel nicht liegen kann.
option-unfit-tile-discard = aus dem Spiel
    .about = Der Zug geht ohne sie weiter.
option-unfit-tile-redraw = neu ziehen
    .about = Es wird gezogen, bis eine passt.
option-goal = Punkte zum Sieg
    .about = Skelette für wie viele Punkte gewinnen.
option-goal-30 = dreißig
    .about = Dreißig Punkte, egal wie viele mitspielen.
option-goal-quick = weniger bei vielen
    .about = 30, 28, 25, 22 oder 20 Punkte zu zweit bis zu sechst.
option-horse-dismount = Absteigen
    .about = Was an einer Tür aus den übrigen Schritten wird.
option-horse-dismount-keep = sie bleiben
    .about = Alle übrigen Schritte werden zu Fuß gegangen.
option-horse-dismount-halve = die Hälfte verfällt
    .about = Nur gerittene Schritte zählen doppelt.
option-ranged-shape = Schüsse
    .about = Wohin eine Fernwaffe reicht.
option-ranged-shape-line = geradeaus
    .about = In gerader Linie auf das Erste, was dort steht.
option-ranged-shape-path = um Ecken
    .about = So weit, wie man gehen könnte, wenn nichts die Sicht versperrt.
option-discard-step = Abwerfen
    .about = Wie viele Karten am Ende eines Zuges abgeworfen werden dürfen.
option-discard-step-one = eine Karte
    .about = Eine Karte oder keine.
option-discard-step-any = beliebig viele
    .about = So viele, wie man will.
option-skeleton-moves = Skelette, die ziehen
    .about = Wie viele Skelette in einem Zug einen Schritt tun.
option-skeleton-moves-roll = nach dem Würfel
    .about = So viele, wie der Würfel zeigt.
option-skeleton-moves-3 = drei
    .about = Immer drei; schneller und ohne Würfel.
option-turn-limit = Länge
    .about = Nach welcher Runde das Spiel spätestens endet.
option-turn-limit-off = bis jemand gewinnt
    .about = So lange es dauert, bis zu dreißig Runden.
option-turn-limit-20 = zwanzig Runden
    .about = Dann gewinnen die meisten Punkte.
option-turn-limit-10 = zehn Runden
    .about = Dann gewinnen die meisten Punkte.
