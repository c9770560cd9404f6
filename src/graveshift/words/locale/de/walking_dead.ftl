### The Walking Dead auf Deutsch.

game = The Walking Dead
    .about = Haltet zwölf Runden lang gemeinsam vier Orte, mit einem Anführer, der jede Runde wechselt. Für eine bis vier Personen.

## Farben: die Namen der Plätze am Tisch

colour-red = Rot
    .gen = Rots
colour-yellow = Gelb
    .gen = Gelbs
colour-blue = Blau
    .gen = Blaus
colour-green = Grün
    .gen = Grüns

## Orte

group-location = Orte
location-nowhere =
    .in = abseits des Spielfelds
location-farm = Farm
    .the = die Farm
    .acc = die Farm
    .in = auf der Farm
    .to = auf die Farm
    .from = von der Farm
    .about = Offene Felder und eine alte Scheune.
location-prison = Gefängnis
    .the = das Gefängnis
    .acc = das Gefängnis
    .in = im Gefängnis
    .to = ins Gefängnis
    .from = aus dem Gefängnis
    .about = Mauern: Am Ende einer Runde tun die ersten drei Beißer hier nichts.
location-highway = Highway
    .the = der Highway
    .acc = den Highway
    .in = auf dem Highway
    .to = auf den Highway
    .from = vom Highway
    .about = Wracks, so weit das Auge reicht.
location-town = Stadt
    .the = die Stadt
    .acc = die Stadt
    .in = in der Stadt
    .to = in die Stadt
    .from = aus der Stadt
    .about = Läden, Häuser, eine Bar, und nirgends lebt noch jemand.

## Stapel

group-stack = Stapel
stack-equipment = Ausrüstung
    .the = der Ausrüstungsstapel
    .from = vom Ausrüstungsstapel
    .about = Waffen und ein paar nützliche Gegenstände.
stack-ammo = Munition
    .the = der Munitionsstapel
    .from = vom Munitionsstapel
    .about = Munition für Fernkampfwaffen, jede Karte für eine Art.
stack-food = Nahrung
    .the = der Nahrungsstapel
    .from = vom Nahrungsstapel
    .about = Mit Nahrung bezahlt man Züge und Heilung.
stack-ally = Verbündete
    .the = der Verbündetenstapel
    .from = vom Verbündetenstapel
    .about = Verbündete helfen im Kampf: Wer einen abgibt, hat einen Punkt mehr.

## Charaktere

group-leader = Charaktere
leader-andrea = Andrea
    .about = Zu Beginn ihres Zugs bekommt eine Person, wo auch immer, 1 Leben zurück.
leader-daryl = Daryl
    .about = Zu Beginn seines Zugs bekommen alle, die keine Nahrung haben, 1 Nahrung.
leader-glenn = Glenn
    .about = Zu Beginn seines Zugs darf eine Person, wo auch immer, 1 Munition auf eine eigene Fernkampfwaffe bekommen.
leader-maggie = Maggie
    .about = Zu Beginn ihres Zugs darf sie jemand anderem, wo auch immer, einen Verbündeten, Nahrung, Munition oder eine Munitionskarte geben.
leader-michonne = Michonne
    .about = Solange sie führt, dürfen alle statt mit einer Waffe mit einem weißen Würfel kämpfen.
leader-rick = Rick
    .about = Solange er führt, hat im Kampf jeder Wurf einen Punkt mehr.

## Ausrüstung

group-equipment = Ausrüstung
equipment-katana = Katana
    .about = Nahkampf, 1 Würfel. Nach einer 4, 5 oder 6 wird noch einmal gewürfelt und addiert.
equipment-machete = Machete
    .about = Nahkampf, 1 Würfel. Drei Punkte mehr, wenn du dort allein bist.
equipment-baseball-bat = Baseballschläger
    .about = Nahkampf, 1 Würfel. Ein Punkt mehr.
equipment-fire-axe = Feuerwehraxt
    .about = Nahkampf, 1 Würfel. Zwei Punkte mehr, wenn noch jemand dort ist.
equipment-crowbar = Brechstange
    .about = Nahkampf, 1 Würfel. Eine 1 oder 2 darf einmal neu gewürfelt werden.
equipment-hunting-knife = Jagdmesser
    .about = Nahkampf, 1 Würfel. Eine 6 zählt vier mehr.
equipment-pistol = Pistole
    .about = Fernkampf, 1 Würfel. 4 Munition, wenn du damit beginnst.
equipment-rifle = Gewehr
    .about = Fernkampf, 2 Würfel. 3 Munition, wenn du damit beginnst.
equipment-shotgun = Schrotflinte
    .about = Fernkampf, 3 Würfel. 2 Munition, wenn du damit beginnst. Ab 14 lockt der Lärm einen Beißer von nebenan an.
equipment-crossbow = Armbrust
    .about = Fernkampf, 1 Würfel, ein Punkt mehr. 3 Munition, wenn du damit beginnst. Der Bolzen kommt zurück, wenn dein eigener Wert mindestens 5 ist.
equipment-motorcycle = Motorrad
    .about = Einmal, wenn der Kampf beginnt: Fahr an einen anderen Ort.
equipment-body-armor = Körperpanzerung
    .about = Hält jede Runde 1 Schadenspunkt ab.
equipment-flashbang = Blendgranate
    .about = Einmal, am Ende des Kampfs: Die Beißer dort tun diese Runde nichts.
equipment-silencer = Schalldämpfer
    .about = Wenn dein Ereignis Beißer an deinen Ort bringt, kommt einer weniger.
equipment-medical-supplies = Verbandsmaterial
    .about = Einmal, fast jederzeit: Eine Person bei dir bekommt bis zu 3 Leben zurück.

## Munitionskarten

group-ammocard = Munitionskarten
ammocard-pistol-box = Schachtel Pistolenmunition
    .about = 1 bis 3 Munition für eine Pistole.
ammocard-pistol-crate = Kiste Pistolenmunition
    .about = 1 bis 6 Munition für eine Pistole.
ammocard-pistol-magazine = Ersatzmagazin
    .about = 2 Munition für eine Pistole.
ammocard-rifle-clips = Ladestreifen
    .about = 1 bis 3 Munition für ein Gewehr.
ammocard-hunters-cache = Vorrat eines Jägers
    .about = 1 bis 6 Munition für ein Gewehr.
ammocard-rifle-magazine = Gewehrmagazin
    .about = 2 Munition für ein Gewehr.
ammocard-shotgun-shells = Schrotpatronen
    .about = 1 bis 3 Munition für eine Schrotflinte.
ammocard-shell-belt = Patronengurt
    .about = 2 Munition für eine Schrotflinte.
ammocard-bolts = Bolzen
    .about = 1 bis 3 Munition für eine Armbrust.
ammocard-quiver = Köcher
    .about = 1 bis 6 Munition für eine Armbrust.
ammocard-lucky-find = Glücksfund
    .about = 1 Munition für jede Fernkampfwaffe.

## Nahrungskarten

group-foodcard = Nahrungskarten
foodcard-berries = Beeren
    .about = 1 Nahrung.
foodcard-canned-beans = Dosenbohnen
    .about = 2 Nahrung.
foodcard-venison = Wildbret
    .about = 3 Nahrung.
foodcard-pantry-raid = Geplünderte Speisekammer
    .about = 1 bis 3 Nahrung.

## Verbündetenkarten

group-allycard = Verbündetenkarten
allycard-straggler = Nachzügler
    .about = 1 Verbündeter.
allycard-two-brothers = Zwei Brüder
    .about = 2 Verbündete.
allycard-refugees = Flüchtlinge
    .about = 1 bis 3 Verbündete.
allycard-little-help = Ein bisschen Hilfe
    .about = 1 Verbündeter, und im Kampf dieser Runde ein weißer Würfel mehr für dich, mit oder ohne Waffe.
allycard-guinea-pig = Ein Versuchskaninchen
    .about = 1 Verbündeter, und du kannst diese Runde nicht sterben.
allycard-vet = Die Tierärztin
    .about = 1 Verbündeter, und eine Person bei dir bekommt 1 Leben zurück.
allycard-cook = Die Köchin
    .about = 1 Verbündeter und 1 Nahrung.
allycard-deserter = Der Fahnenflüchtige
    .about = 1 Verbündeter, und 1 Munition auf eine deiner Fernkampfwaffen.

## Ereigniskarten

group-eventcard = Ereignisse
eventcard-barn-attack = Beißer-Angriff in der Scheune
    .about = Auf der Farm: drei Beißer dort. Woanders: ein Beißer dort.
eventcard-broken-fence = Zerbrochener Weidezaun
    .about = Auf der Farm: ein Beißer dort. Woanders: drei Beißer dort.
eventcard-root-cellar = Vorratskeller
    .about = Auf der Farm: Du bekommst 2 Nahrung. Woanders: ein bis drei Beißer dort.
eventcard-hen-house = Hühnerstall
    .about = Auf der Farm: Du darfst eine Nahrungskarte nehmen, und ein Beißer kommt. Woanders: drei Beißer dort.
eventcard-trampled-crops = Zertrampelte Felder
    .about = Alle auf der Farm verlieren 1 Nahrung. Zwei Beißer dort.
eventcard-search-party = Der Suchtrupp
    .about = Auf der Farm mit jemand anderem: Alle dort bekommen 1 Verbündeten. Sonst: drei Beißer dort.
eventcard-prison-crisis = Krise im Gefängnis
    .about = Alle im Gefängnis würfeln: 1, 2 oder 3 ist 1 Schadenspunkt. Ein Beißer dort, wenn jemand da war, sonst drei.
eventcard-cut-wire = Loch im Zaun
    .about = Im Gefängnis: ein Beißer dort. Woanders: vier Beißer dort.
eventcard-armory-locker = Waffenschrank
    .about = Im Gefängnis: Du darfst eine Ausrüstungskarte nehmen. Woanders: zwei bis vier Beißer dort.
eventcard-sick-bay = Krankenstation
    .about = Im Gefängnis: Alle dort bekommen 1 Leben zurück. Woanders: drei Beißer dort.
eventcard-siren = Sirene
    .about = Im Gefängnis: vier Beißer dort. Woanders: zwei Beißer dort.
eventcard-dark-cell-block = Dunkler Zellenblock
    .about = Alle im Gefängnis verlieren 1 Verbündeten oder nehmen 1 Schaden. Ein Beißer dort, wenn jemand da war, sonst drei.
eventcard-friend-in-need = Ein Freund in Not
    .about = Auf dem Highway: Du bekommst 1 Verbündeten. Woanders: ein bis drei Beißer dort.
eventcard-abandoned-cars = Verlassene Autos
    .about = Auf dem Highway: Du darfst eine Ausrüstungskarte nehmen. Woanders: ein bis drei Beißer dort.
eventcard-pile-up = Massenkarambolage
    .about = Auf dem Highway: ein Beißer dort. Woanders: drei Beißer dort.
eventcard-asphalt-herd = Herde auf dem Asphalt
    .about = Auf dem Highway: drei Beißer dort. Woanders: zwei Beißer dort.
eventcard-full-tank = Voller Tank
    .about = Auf dem Highway: ein Beißer dort, und du darfst eine Figur von dort einen Schritt ziehen. Woanders: drei Beißer dort.
eventcard-shattered-windscreen = Zersplitterte Windschutzscheibe
    .about = Alle auf dem Highway nehmen 1 Schaden; ist niemand da, verliert der Stapel dort 2 Karten. Ein Beißer dort.
eventcard-bar = Die Bar
    .about = In der Stadt: Du bekommst 2 Verbündete. Woanders: ein bis drei Beißer dort.
eventcard-pharmacy = Apotheke
    .about = In der Stadt: Eine Person dort bekommt bis zu 2 Leben zurück. Woanders: ein bis drei Beißer dort.
eventcard-gun-shop = Waffengeschäft
    .about = In der Stadt: 2 Munition auf eine deiner Fernkampfwaffen, und ein Beißer. Woanders: drei Beißer dort.
eventcard-shop-windows = Schaufenster
    .about = In der Stadt: ein Beißer dort. Woanders: drei Beißer dort.
eventcard-church-bells = Kirchenglocken
    .about = In der Stadt: drei Beißer dort. Woanders: zwei Beißer dort.
eventcard-plundered-street = Geplünderte Straße
    .about = Ist niemand in der Stadt, verliert der Stapel dort 2 Karten. Ein Beißer dort.
eventcard-accidents-happen = Unfälle passieren
    .about = Alle, die an einem anderen Ort sind als du, nehmen 1 Schaden.
eventcard-promise-me = Versprich es mir
    .about = Bis alle an der Reihe waren: Wer für einen Zug bezahlt, verliert alle Verbündeten.
eventcard-hungry-walkers = Hungrige Beißer
    .about = Wo niemand ist, verliert der Stapel eine bis drei Karten, aber höchstens so viele, wie Beißer da sind.
eventcard-death-in-the-family = Todesfall in der Familie
    .about = Alle verlieren einen bis drei Verbündete.
eventcard-strangers-at-the-gate = Fremde am Tor
    .about = Gib 1 Verbündeten und 1 Nahrung ab, sonst kommt an jeden Ort ein Beißer.
eventcard-jammed-magazine = Verklemmtes Magazin
    .about = Du verlierst 2 Munition.
eventcard-spoiled-supplies = Verdorbene Vorräte
    .about = Alle verlieren 1 Nahrung.
eventcard-drawn-together = Zusammengerottet
    .about = Zwei Beißer dort, wo die meisten sind.
eventcard-gunfire-echo = Echo der Schüsse
    .about = Ein bis drei Beißer an deinem Ort.
eventcard-too-quiet = Zu still
    .about = Ein Beißer überall, wo keiner ist, dann einer gegenüber von dir.
eventcard-easy-prey = Leichte Beute
    .about = Zwei Beißer überall, wo zwei oder mehr von euch zusammen sind.
eventcard-alone-in-the-dark = Allein im Dunkeln
    .about = Wer irgendwo allein ist, verliert 1 Verbündeten oder nimmt 1 Schaden.
eventcard-moments-rest = Ein Augenblick Ruhe
    .about = Keine Beißer an deinem Ort: Alle dort bekommen 1 Leben zurück. Sonst: zwei Beißer dort.
eventcard-fever = Fieber
    .about = Du verlierst 1 Nahrung oder nimmst 1 Schaden.
eventcard-night-thieves = Diebe in der Nacht
    .about = Du verlierst ein Stück Ausrüstung, oder der Ausrüstungsstapel verliert 3 Karten.
eventcard-pantry-rats = Ratten in der Speisekammer
    .about = Bist du nicht beim Nahrungsstapel, verliert er 2 Karten. Ein Beißer dort.
eventcard-damp-powder = Feuchtes Pulver
    .about = Bist du nicht beim Munitionsstapel, verliert er 2 Karten. Ein Beißer dort.
eventcard-deserters = Deserteure
    .about = Bist du nicht beim Verbündetenstapel, verliert er 2 Karten. Ein Beißer dort.
eventcard-rust-and-rot = Rost und Fäulnis
    .about = Bist du nicht beim Ausrüstungsstapel, verliert er 2 Karten. Ein Beißer dort.
eventcard-unwatched-flank = Unbewachte Flanke
    .about = Zwei Beißer dort, wo die wenigsten sind.
eventcard-scent-of-blood = Blutgeruch
    .about = Für alle mit weniger als 5 Leben ein Beißer an ihrem Ort.
eventcard-call-for-help = Hilferuf
    .about = Ein bis drei Beißer an deinem Ort; du bekommst 1 Verbündeten.
eventcard-night-raid = Nächtlicher Überfall
    .about = Ein Wurf für jeden Ort: 1, 2 oder 3 ist ein Beißer dort.
eventcard-supply-drop = Abgeworfene Vorräte
    .about = Du bekommst 1 Nahrung und 1 Verbündeten; ein Beißer gegenüber von dir.

## Geheime Ziele

group-goal = Geheime Ziele
goal-glutton = Nimmersatt
    .about = Habe 9 Nahrung auf einmal.
goal-crowd-magnet = Publikumsmagnet
    .about = Habe 8 Verbündete auf einmal.
goal-quartermaster = Zeugwart
    .about = Habe 5 Ausrüstungskarten auf einmal.
goal-gun-nut = Waffennarr
    .about = Habe 8 Munition auf einmal, auf Waffen und Munitionskarten.
goal-lone-wolf = Einsamer Wolf
    .about = Sechs Münzen: eine für jede Runde, an deren Ende du irgendwo allein bist.
goal-executioner = Vollstrecker
    .about = Vier Münzen: eine für jeden Kampf, in dem dein Angriff oder eure Schüsse zwei oder mehr töten.
goal-rebel = Rebell
    .about = Vier Münzen: eine für jede Runde, in der du für einen Zug bezahlst.
goal-scarred = Voller Narben
    .about = Fünf Münzen: eine für jede Runde, in der du Leben verlierst.
goal-objector = Kriegsdienstverweigerer
    .about = Vier Münzen: eine für jeden Kampf, in dem du unter Beißern bist und nicht würfelst.

## Phasen

group-phase = Phasen
phase-setup = Aufbau
    .title = Aufbau
    .about = Orte und Stapel werden ausgelegt; alle wählen einen Charakter und finden eine Waffe.
phase-round-start = Rundenanfang
    .title = Rundenanfang
    .about = Alle bekommen zwei Ereignisse.
phase-turns = Spielzüge
    .title = Spielzüge
    .about = Der Anführer zieht alle Figuren, nimmt eine Karte, tauscht und spielt beide Ereignisse; dann die anderen mit je einem Ereignis.
phase-combat = Kampf
    .title = Kampf
    .about = Alle wählen eine Waffe; je fünf Punkte töten einen Beißer.
phase-round-end = Rundenende
    .title = Rundenende
    .about = Beißer beißen, und wo niemand ist, fressen sie den Stapel. Dann heilt Nahrung.

## Zählen

count-walkers =
    { $walkers ->
        [0] keine Beißer
        [one] 1 Beißer
       *[other] { $walkers } Beißer
    }
count-cards =
    { $cards ->
        [0] keine Karten
        [one] 1 Karte
       *[other] { $cards } Karten
    }
count-allies =
    { $allies ->
        [0] keine Verbündeten
        [one] 1 Verbündeten
       *[other] { $allies } Verbündete
    }

## Wonach gefragt wird

decision-nothing = Das Spiel ist vorbei. Wer das noch lesen kann, hat irgendwie überlebt.
    .name = nichts
decision-character = Wer möchtest du sein?
    .name = Charakter
decision-andrea = Andrea führt: Wer bekommt 1 Leben zurück?
    .name = Andreas Fürsorge
decision-glenn = Glenn führt: Auf welche Waffe legst du 1 Munition?
    .name = Glenns Munition
decision-maggie = Maggie führt: Wem gibst du etwas?
    .name = Maggies Gabe
decision-move = { $own ->
        [1] Wohin gehst du?
       *[0] Wohin geht { NOUN($seat) }?
    }
    .name = Zug
decision-own-move = Zahlst du 1 Nahrung für einen Schritt? Du hast { $food }.
    .name = bezahlter Zug
decision-collect = Hier liegt Munition. Hebst du sie auf?
    .name = liegende Munition
decision-draw = { NOUN($stack, "the") } hat { count-cards }. Ziehst du eine?
    .name = Karte ziehen
decision-load = Du hast „{ NOUN($card) }“. Wohin mit der Munition?
    .name = Laden
decision-heal-here = Wer bekommt 1 Leben zurück?
    .name = Tierärztin
decision-load-one = Auf welche Waffe kommt die Munition?
    .name = Munition
decision-exchange = Gibst du etwas, oder bittest du um etwas?
    .name = Tausch
decision-object = Was gibst du { NOUN($seat) }?
    .name = Gegenstand
decision-onto = Auf welche Waffe von { NOUN($seat) } kommt die Munition?
    .name = Waffe für die Munition
decision-event = { $plays ->
        [2] Du spielst beide Ereignisse. Welches zuerst?
       *[1] Welches Ereignis spielst du?
    }
    .name = Ereignis
decision-take = { NOUN($stack, "the") } hat { count-cards }. Nimmst du eine?
    .name = Karte durch ein Ereignis
decision-ally-or-damage = „{ NOUN($event) }“: ein Verbündeter oder 1 Schaden?
    .name = Verbündeter oder Schaden
decision-food-or-damage = „{ NOUN($event) }“: 1 Nahrung oder 1 Schaden?
    .name = Nahrung oder Schaden
decision-heal-there = Wem hilft die Apotheke?
    .name = Apotheke
decision-lose-ammo = Du musst Munition abgeben: noch { $ammo }. Woher?
    .name = Munition abgeben
decision-lose-gear = Diebe: Worauf verzichtest du?
    .name = Diebe
decision-pay = Gibst du den Fremden 1 Verbündeten und 1 Nahrung?
    .name = Fremde
decision-free-move = Wen fährst du nach nebenan?
    .name = Mitfahrgelegenheit
decision-where = „{ NOUN($event) }“: Wohin kommen sie?
    .name = gleich viele Beißer
decision-motorcycle = Der Kampf beginnt. Nimmst du das Motorrad?
    .name = Motorrad
decision-weapon = { NOUN($location, "in") }: { count-walkers }. Womit kämpfst du?
    .name = Waffe
decision-reroll = Die Brechstange zeigt { $die }. Würfelst du neu?
    .name = Brechstange
decision-allies = Dein Wert ist { $value }: { $kills } von { $walkers } Beißern. Wie viele Verbündete gibst du ab?
    .name = Verbündete
decision-pool = Zusammen sind es { $value }, der nächste Beißer fällt bei { $next }. Gibst du einen Verbündeten ab?
    .name = gemeinsamer Wert
decision-pull = Der Schuss war zu hören. Woher kommt ein Beißer?
    .name = vom Schuss angelockt
decision-flashbang = { NOUN($location, "in") }: { count-walkers }. Wirfst du die Blendgranate?
    .name = Blendgranate
decision-split = { NOUN($location, "in") }: { $damage } Schaden zu verteilen. Wie viel für { NOUN($seat) }?
    .name = Schaden
decision-armour = 1 Schaden, und du hast { $life } Leben. Nutzt du deine Panzerung?
    .name = Panzerung
decision-replacement = Dein Charakter ist tot. Als wer machst du weiter?
    .name = neuer Charakter
decision-equipment = { NOUN($stack, "the") } hat { count-cards }. Ziehst du eine?
    .name = Ausrüstung für den neuen Charakter
decision-heal = Isst du 1 Nahrung für 1 Leben? Du hast { $life } Leben und { $food } Nahrung.
    .name = Heilen
decision-coin = Legst du eine Münze auf dein geheimes Ziel?
    .name = Münze

## Was gewählt werden kann

choice-pass = passen
choice-character = { NOUN($leader) } spielen
choice-replacement = als { NOUN($leader) } weitermachen
choice-heal = { NOUN($seat) } bekommt Leben zurück (hat { $life })
choice-ammo-for = 1 Munition für { NOUN($seat) }: { NOUN($card) }
choice-ammo-on = auf „{ NOUN($card) }“ (hat { $ammo })
choice-give-to = { NOUN($seat) } etwas geben
choice-ask = { NOUN($seat) } um etwas bitten
choice-exchange-end = nicht weiter tauschen
choice-stay = { NOUN($seat) } bleibt { NOUN($location, "in") }
choice-move = { NOUN($seat) } geht { NOUN($location, "to") }
choice-place = { NOUN($seat) } beginnt { NOUN($location, "in") }
choice-pay-move = 1 Nahrung zahlen und { NOUN($location, "to") } gehen
choice-remain = hierbleiben
choice-collect = „{ NOUN($card) }“ aufheben
choice-draw = Karte ziehen: { NOUN($stack) }
choice-draw-last = die letzte Karte { NOUN($stack, "from") } ziehen und das Spiel verlieren
choice-no-draw = keine Karte ziehen
choice-load = { $ammo } Munition auf „{ NOUN($weapon) }“ laden
choice-keep = beiseitelegen
choice-leave = hier liegen lassen
choice-take-up = mitnehmen
choice-give-card = „{ NOUN($card) }“{ $ammo ->
        [0] { "" }
       *[other] { " " }mit { $ammo } Munition
    } geben
choice-give-ally = 1 Verbündeten geben
choice-give-food = 1 Nahrung geben
choice-give-ammo = 1 Munition von „{ NOUN($card) }“ geben
choice-refuse = nichts geben
choice-event = „{ NOUN($event) }“ spielen
choice-lose-ally = 1 Verbündeten abgeben
choice-lose-food = 1 Nahrung abgeben
choice-take-damage = 1 Schaden nehmen
choice-lose-ammo = 1 Munition von „{ NOUN($card) }“ (hat { $ammo })
choice-lose-gear = „{ NOUN($card) }“ abgeben
choice-lose-cards = alles behalten: { NOUN($stack, "the") } verliert { count-cards }
choice-pay = 1 Verbündeten und 1 Nahrung geben
choice-no-pay = nichts geben: An jeden Ort kommt ein Beißer
choice-where = { NOUN($location, "in") }
choice-ride = { NOUN($location, "to") } fahren
choice-fight = mit „{ NOUN($weapon) }“ kämpfen
choice-shoot = mit „{ NOUN($weapon) }“ schießen (Munition: { $ammo })
choice-fight-bare = mit einem bloßen Würfel kämpfen wie Michonne
choice-fight-dice-only = mit ein bisschen Hilfe würfeln
choice-no-fight = nicht kämpfen
choice-reroll = neu würfeln
choice-keep-die = die { $die } behalten
choice-spend-allies = { $allies ->
        [0] niemanden abgeben: { $value }
       *[other] { count-allies } abgeben: { $value }
    }
choice-pool-ally = 1 Verbündeten abgeben: { $value }
choice-pull = { NOUN($location, "from") }
choice-flashbang = die Blendgranate werfen
choice-share = { $damage } Schaden für { NOUN($seat) }
choice-take-proposal = wie { NOUN($seat) } vorschlägt
choice-armour = die Panzerung nutzen
choice-eat = 1 Nahrung essen: { $life } Leben
choice-coin = eine Münze darauflegen
choice-load-now = { $ammo } Munition von „{ NOUN($card) }“ auf „{ NOUN($weapon) }“ laden
choice-medicine = { NOUN($seat) } mit Verbandsmaterial verbinden (hat { $life })
choice-reveal = dein geheimes Ziel aufdecken

## Absagen

reason-no-such-seat = Dort sitzt niemand.
reason-character-taken = Dieser Charakter ist oder war schon im Spiel.
reason-not-next-door = Dieser Ort ist nicht benachbart.
reason-no-food = Dafür hast du keine Nahrung.
reason-must-be-placed = Diese Figur muss irgendwohin gestellt werden.
reason-yourself = Das muss jemand anderes sein.
reason-not-here = Diese Person ist nicht an deinem Ort.
reason-half-is-over = Diese Hälfte des Tauschs ist vorbei.
reason-nothing-to-give = Da gibt es nichts zu geben.
reason-not-held = Das ist dort nicht zu haben.
reason-no-ammo = Darauf liegt keine Munition.
reason-not-of-that-type = Die Munition passt nicht.
reason-no-such-weapon = Wer sie bekommt, hat keine solche Waffe.
reason-not-in-hand = Dieses Ereignis hast du nicht.
reason-no-ally = Du hast keinen Verbündeten.
reason-cannot-pay = Das kannst du nicht bezahlen.
reason-not-among-them = Das steht nicht zur Wahl.
reason-no-walkers = Da sind keine Beißer.
reason-chosen-already = Das hast du schon gewählt.
reason-more-than-bearable = Niemand erträgt mehr als Leben und Panzerung.
reason-too-little = Der ganze Schaden muss verteilt werden.
reason-not-proposed = Das hat niemand vorgeschlagen.
reason-backed-already = Dem stimmst du schon zu.
reason-unharmed = Da gibt es nichts zu heilen.
reason-not-now = Nicht jetzt.
reason-goal-not-met = Dein Ziel ist nicht erfüllt.
reason-coin-not-earned = Diese Runde hast du keine Münze verdient.
reason-no-stack = Einen solchen Stapel gibt es hier nicht.

## Was geschieht

event-round = Runde { $round } beginnt.
event-phase = { NOUN($phase, "title") }
event-laid = { $corner ->
        [0] Nordwesten
        [1] Nordosten
        [2] Südosten
       *[3] Südwesten
    }: { NOUN($location, "the") }.
event-stacked = { NOUN($stack, "the") } liegt { NOUN($location, "in") }.
event-character = { NOUN($seat) } spielt { NOUN($leader) }.
event-rolled-walkers = { NOUN($seat) } würfelt { $die } für { NOUN($location, "acc") }.
event-start-weapon = { NOUN($seat) } findet eine Waffe: { NOUN($card) }.
event-put-back = „{ NOUN($card) }“ kommt zurück in den Stapel.
event-rolled-for-badge = { NOUN($seat) } würfelt { $die } um das Abzeichen.
event-leader = { NOUN($seat) } führt.
event-goal = { NOUN($seat) } bekommt ein geheimes Ziel: { NOUN($goal) }.
event-goal-unseen = { NOUN($seat) } bekommt ein geheimes Ziel.
event-reshuffled = Die abgelegten Ereignisse werden gemischt: { count-cards }.
event-dealt = { NOUN($seat) } bekommt ein Ereignis: { NOUN($event) }.
event-dealt-unseen = { NOUN($seat) } bekommt ein verdecktes Ereignis.
event-ability = { NOUN($leader) } führt. { NOUN($leader, "about") }
event-healed = { NOUN($seat) } bekommt { $healed } Leben zurück und hat { $life }.
event-food = { NOUN($seat) } bekommt { $food } Nahrung.
event-allies = { NOUN($seat) } bekommt { count-allies }.
event-ammo = { NOUN($seat) } bekommt { $ammo } Munition auf „{ NOUN($card) }“.
event-lost-food = { NOUN($seat) } verliert { $food } Nahrung.
event-lost-allies = { NOUN($seat) } verliert { count-allies }.
event-lost-ammo = { NOUN($seat) } verliert { $ammo } Munition von „{ NOUN($card) }“.
event-placed = { NOUN($seat) } beginnt { NOUN($location, "in") }.
event-moved = { NOUN($seat) } geht { NOUN($from, "from") } { NOUN($to, "to") }.
event-paid-move = { NOUN($seat) } zahlt 1 Nahrung und geht { NOUN($from, "from") } { NOUN($to, "to") }.
event-stayed = { NOUN($seat) } bleibt.
event-drew = { NOUN($seat) } zieht „{ NOUN($card) }“.
event-discarded-card = { NOUN($seat) } legt „{ NOUN($card) }“ ab.
event-rolled-black = { NOUN($seat) } würfelt { $die } mit dem schwarzen Würfel.
event-rolled-white = { NOUN($seat) } würfelt { $die }.
event-set-aside = { NOUN($seat) } behält „{ NOUN($card) }“ mit { $ammo } Munition.
event-left-lying = { NOUN($seat) } lässt „{ NOUN($card) }“ liegen.
event-collected = { NOUN($seat) } hebt „{ NOUN($card) }“ auf.
event-loaded = { NOUN($seat) } lädt { $ammo } Munition von „{ NOUN($card) }“ auf „{ NOUN($weapon) }“.
event-little-help = { NOUN($seat) } hat ein bisschen Hilfe: im Kampf ein Würfel mehr.
event-guinea-pig = { NOUN($seat) } hat ein Versuchskaninchen und kann diese Runde nicht sterben.
event-gave-card = { NOUN($seat) } gibt { NOUN($other) } „{ NOUN($card) }“.
event-gave-ally = { NOUN($seat) } gibt { NOUN($other) } einen Verbündeten.
event-gave-food = { NOUN($seat) } gibt { NOUN($other) } 1 Nahrung.
event-gave-ammo = { NOUN($seat) } gibt { NOUN($other) } 1 Munition von „{ NOUN($card) }“ für „{ NOUN($weapon) }“.
event-asked = { NOUN($seat) } bittet { NOUN($other) } um etwas.
event-refused = { NOUN($seat) } gibt { NOUN($other) } nichts.
event-event = { NOUN($seat) } spielt „{ NOUN($event) }“. { NOUN($event, "about") }
event-discarded = { NOUN($seat) } legt „{ NOUN($event) }“ ab.
event-discarded-unseen = { NOUN($seat) } legt ein Ereignis verdeckt ab.
event-walkers = { NOUN($location, "to") } { $walkers ->
        [one] kommt 1 Beißer
       *[other] kommen { $walkers } Beißer
    }.
event-no-walkers-left = { NOUN($location, "in") } { $walkers ->
        [one] kommt ein Beißer
       *[other] kommen { $walkers } Beißer
    } nie an: Es gibt keine Plättchen mehr.
event-silenced = { NOUN($seat, "gen") } Schalldämpfer: ein Beißer weniger { NOUN($location, "in") }.
event-rolled-at = { NOUN($location, "the") }: { $die }.
event-promise = { NOUN($seat) } verlangt ein Versprechen: Wer für einen Zug bezahlt, verliert alle Verbündeten.
event-promise-ends = Das Versprechen gilt nicht mehr.
event-paid = { NOUN($seat) } gibt 1 Verbündeten und 1 Nahrung ab.
event-unpaid = { NOUN($seat) } gibt nichts ab.
event-damaged = { NOUN($seat) } nimmt 1 Schaden und hat noch { $life } Leben.
event-armour = { NOUN($card) }: 1 Schaden an { NOUN($seat) } abgehalten.
event-saved = Das Versuchskaninchen rettet { NOUN($seat) }.
event-died = { NOUN($seat) } stirbt { NOUN($location, "in") }: { NOUN($leader) } ist tot.
event-corpse = { NOUN($location, "in") } erhebt sich ein neuer Beißer. Bis zur nächsten Runde ist er harmlos.
event-replaced = { NOUN($seat) } macht als { NOUN($leader) } weiter.
event-card-eaten = { NOUN($location, "in") } geht eine Karte verloren: { NOUN($card) }.
event-motorcycle = { NOUN($seat) } fährt mit dem Motorrad { NOUN($from, "from") } { NOUN($to, "to") }.
event-armed = { NOUN($seat) } kämpft mit „{ NOUN($weapon) }“.
event-armed-bare = { NOUN($seat) } kämpft ohne Waffe, wie Michonne es zeigt.
event-armed-dice-only = { NOUN($seat) } überlässt den Kampf ein bisschen Hilfe.
event-armed-none = { NOUN($seat) } kämpft nicht.
event-fired = { NOUN($seat) } verbraucht 1 Munition: { NOUN($card) }.
event-fight = Kampf { NOUN($location, "in") }: { count-walkers }.
event-die = { NOUN($seat) } würfelt { $die }.
event-rerolled = { NOUN($seat) } würfelt { $new } statt { $old }.
event-value = { NOUN($seat) } kommt auf { $value }.
event-spent-allies = { NOUN($seat) } gibt { count-allies } ab: { $allies } mehr.
event-pooled = Schüsse { NOUN($location, "in") }: zusammen { $value }.
event-killed = { NOUN($seat) } tötet { NOUN($location, "in") } { count-walkers }.
event-killed-pool = Zusammen töten sie { NOUN($location, "in") } { count-walkers }.
event-missed = { NOUN($seat) } tötet { NOUN($location, "in") } keinen Beißer.
event-missed-pool = Zusammen töten sie { NOUN($location, "in") } keinen Beißer.
event-ammo-back = { NOUN($seat, "gen") } Munition kommt zurück: { NOUN($card) }.
event-pulled = { NOUN($seat, "gen") } Schüsse locken einen Beißer { NOUN($from, "from") } { NOUN($to, "to") }.
event-flashbang = { NOUN($seat) } wirft eine Blendgranate: Die Beißer { NOUN($location, "in") } tun diese Runde nichts.
event-attack = { NOUN($location, "in") } { $walkers ->
        [one] greift 1 Beißer
       *[other] greifen { $walkers } Beißer
    } an.
event-proposed = { NOUN($seat) } schlägt vor: { $damage } Schaden für { NOUN($other) }.
event-backed = { NOUN($seat) } stimmt { NOUN($other) } zu.
event-shared = { NOUN($seat) } soll { $damage } Schaden nehmen.
event-medicine = { NOUN($seat) } verbindet { NOUN($other) } mit Verbandsmaterial.
event-coin = { NOUN($seat) } legt eine Münze auf das geheime Ziel: jetzt { $coins }.
event-goal-met = { NOUN($seat) } hat ein geheimes Ziel erfüllt: { NOUN($goal) }.
event-badge-passes = Das Abzeichen geht weiter an { NOUN($seat) }.
event-end = { NOUN($ending) }
event-no-winners = Niemand gewinnt.
event-winners = { $count ->
        [one] { NOUN($winners) } gewinnt.
       *[other] { NOUN($winners) } gewinnen.
    }

## Das Ende

ending-running = Das Spiel geht weiter.
ending-victory = Zwölf Runden, und ihr seid noch da. Ihr habt durchgehalten.
ending-stack-empty = Ein Stapel ist leer. Ohne Vorräte ist es vorbei.
ending-nobody-left = Jemand ist gestorben, und niemand ist mehr da, der einspringen könnte.
ending-death = Jemand ist gestorben. In diesem Modus ist das das Ende.

## Fehler

fault-cards-lost = Die Karten gehen nicht auf.
fault-events-lost = Die Ereignisse gehen nicht auf.
fault-life-out-of-range = Jemand hat ein Leben, das es nicht gibt.
fault-too-many-tokens = Es liegt mehr auf dem Tisch, als es Plättchen gibt.
fault-walkers-astray = Die Zahl der Beißer ist unmöglich.
fault-grid-broken = Die Orte bilden kein Raster.
fault-character-twice = Ein Charakter ist doppelt im Spiel.
fault-nobody-asked = Niemand wird gefragt, obwohl das Spiel weitergeht.
fault-goals-lost = Die geheimen Ziele gehen nicht auf.
fault-ammo-astray = Munition liegt, wo keine liegen kann.
fault-empty-stack-unnoticed = Ein Stapel ist leer, und niemand hat es bemerkt.
fault-pawn-astray = Eine Figur steht an keinem Ort, den es gibt.

## Behauptungen und Wünsche

claim-wish = Schick mich bitte { NOUN($location, "to") }.
claim-will-stay = Ich bleibe, wo man mich hinstellt.
claim-will-walk = Ich bezahle meinen Weg { NOUN($location, "to") }.

## Das Spielfeld

board-round = Runde { $round } von 12
board-leader = { NOUN($leader) } führt ({ NOUN($seat) })
board-corner =
    { $corner ->
        [0] NW
        [1] NO
        [2] SO
       *[3] SW
    }
board-stack = { NOUN($stack) }: { $cards }
board-fresh = { $walkers } harmlos
board-lying = liegen da: { $cards }
board-you = { NOUN($seat) } (du)
board-life = { $life } Leben
board-food = { $food } Nahrung
board-allies =
    { $allies ->
        [one] 1 Verbündeter
       *[other] { $allies } Verbündete
    }
board-nowhere = nicht auf dem Spielfeld
board-loaded = { NOUN($card) } ({ $ammo })
board-gear = hat { $cards }
board-aside = beiseite: { $cards }
board-hand = Ereignisse: { $cards }
board-hand-hidden = { $cards ->
        [one] 1 verdecktes Ereignis
       *[other] { $cards } verdeckte Ereignisse
    }
board-goal = Ziel: { NOUN($goal) }
board-goal-met = hat erfüllt: { NOUN($goal) }
board-coins =
    { $coins ->
        [one] 1 Münze
       *[other] { $coins } Münzen
    }
board-guarded = kann diese Runde nicht sterben
board-help = { $dice ->
        [one] 1 Würfel mehr
       *[other] { $dice } Würfel mehr
    }
board-armed = kämpft mit „{ NOUN($weapon) }“
board-spares = Ersatzcharaktere: { NOUN($leaders) }
board-no-spares = Kein Ersatzcharakter ist mehr da
board-pile = Ereignisse im Stapel: { $cards }
board-promise = Versprich es mir: Wer für einen Zug bezahlt, verliert alle Verbündeten
board-pool = Zusammen: { $value }

## Optionen

option-mode = Modus
    .about = Was ein Tod bedeutet.
option-mode-standard = Standard
    .about = Ein anderer Charakter springt ein, solange es welche gibt.
option-mode-hardcore = Hardcore
    .about = Der erste Tod ist das Ende.
option-difficulty = Schwierigkeit
    .about = Ob Ereignisse offen liegen und ob geredet werden darf.
option-difficulty-beginner = Anfänger
    .about = Alle Ereignisse liegen offen; redet, so viel ihr wollt.
option-difficulty-expert = Experte
    .about = Ereignisse sind verdeckt, bis sie gespielt werden; Schweigen vom Austeilen bis zum Kampf.
option-secret-goals = Geheime Ziele
    .about = Ob alle ein eigenes Ziel haben.
option-secret-goals-false = nein
    .about = Ihr gewinnt oder verliert gemeinsam.
option-secret-goals-true = ja
    .about = Verliert die Gruppe, gewinnt, wer sein Ziel erfüllt hat. Ab zwei Personen.
option-one-leader = Nur ein Anführer
    .about = Ob das Abzeichen beim ersten Anführer bleibt.
option-one-leader-false = nein
    .about = Es wandert jede Runde weiter.
option-one-leader-true = ja
    .about = Der erste Anführer behält es bis zum Ende.
option-leader-last = Der Anführer zuletzt
    .about = Wann der Anführer seine beiden Ereignisse spielt.
option-leader-last-false = nein
    .about = In seinem eigenen Zug, vor allen anderen.
option-leader-last-true = ja
    .about = Wenn alle anderen an der Reihe waren. Gedacht für Experten.
option-start-supplies = Vorräte am Anfang
    .about = Nahrung und Verbündete, mit denen alle beginnen.
option-start-supplies-two = zwei
    .about = 2 Nahrung und 2 Verbündete, wie gedruckt.
option-start-supplies-one = eins
    .about = 1 Nahrung und 1 Verbündeter: schwerer.
option-solo-walkers = Beißer am Anfang, allein
    .about = Wo Beißer stehen, wenn man allein spielt.
option-solo-walkers-one-corner = ein Ort
    .about = Ein Wurf für einen Ort.
option-solo-walkers-all-corners = alle Orte
    .about = Ein Wurf für jeden der vier: schwerer.
option-motorcycle-reach = Motorrad
    .about = Wie weit es fährt.
option-motorcycle-reach-anywhere = überallhin
    .about = An jeden anderen Ort.
option-motorcycle-reach-next-door = nach nebenan
    .about = Nur an einen benachbarten Ort.
option-maggie-cards = Maggies Munitionskarten
    .about = Wem sie eine ganze Munitionskarte geben darf.
option-maggie-cards-to-owners = Besitzern
    .about = Nur jemandem mit einer passenden Waffe.
option-maggie-cards-to-anybody = allen
    .about = Jedem.
option-unplayed-event = Nicht gespielte Ereignisse
    .about = Wie sie bei Experten abgelegt werden.
option-unplayed-event-face-down = verdeckt
    .about = Niemand sonst sieht sie.
option-unplayed-event-open = offen
    .about = Beim Ablegen werden sie gezeigt.
