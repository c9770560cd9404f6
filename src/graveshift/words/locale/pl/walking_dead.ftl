### The Walking Dead po polsku.

game = The Walking Dead
    .about = Przez dwanaście rund brońcie razem czterech miejsc, z przywódcą, który zmienia się co rundę. Dla jednej do czterech osób.

## Kolory: nazwy miejsc przy stole

colour-red = Czerwony
    .gen = Czerwonego
    .dat = Czerwonemu
colour-yellow = Żółty
    .gen = Żółtego
    .dat = Żółtemu
colour-blue = Niebieski
    .gen = Niebieskiego
    .dat = Niebieskiemu
colour-green = Zielony
    .gen = Zielonego
    .dat = Zielonemu

## Lokacje

group-location = Lokacje
location-nowhere =
    .in = poza planszą
location-farm = Farma
    .the = farma
    .acc = farmę
    .in = na farmie
    .to = na farmę
    .from = z farmy
    .about = Otwarte pola i jedna stara stodoła.
location-prison = Więzienie
    .the = więzienie
    .acc = więzienie
    .in = w więzieniu
    .to = do więzienia
    .from = z więzienia
    .about = Mury: na koniec rundy pierwsi trzej szwędacze nic tu nie robią.
location-highway = Autostrada
    .the = autostrada
    .acc = autostradę
    .in = na autostradzie
    .to = na autostradę
    .from = z autostrady
    .about = Wraki, jak okiem sięgnąć.
location-town = Miasto
    .the = miasto
    .acc = miasto
    .in = w mieście
    .to = do miasta
    .from = z miasta
    .about = Sklepy, domy, bar, a w nich ani żywego ducha.

## Stosy

group-stack = Stosy
stack-equipment = Wyposażenie
    .the = stos wyposażenia
    .about = Broń i kilka przydatnych rzeczy.
stack-ammo = Amunicja
    .the = stos amunicji
    .about = Amunicja do broni strzeleckiej, każda karta do jednego rodzaju.
stack-food = Żywność
    .the = stos żywności
    .about = Żywnością płaci się za ruch i za leczenie.
stack-ally = Sojusznicy
    .the = stos sojuszników
    .about = Sojusznicy pomagają w walce: kto oddaje jednego, ma o punkt więcej.

## Postacie

group-leader = Postacie
leader-andrea = Andrea
    .about = Na początku jej kolejki jedna osoba, gdziekolwiek jest, odzyskuje 1 życie.
leader-daryl = Daryl
    .about = Na początku jego kolejki każdy, kto nie ma żywności, dostaje 1.
leader-glenn = Glenn
    .about = Na początku jego kolejki jedna osoba, gdziekolwiek jest, może dostać 1 sztukę amunicji do swojej broni strzeleckiej.
leader-maggie = Maggie
    .about = Na początku swojej kolejki może dać komuś innemu, gdziekolwiek jest, sojusznika, żywność, amunicję albo kartę amunicji.
leader-michonne = Michonne
    .about = Póki przewodzi, każdy może zamiast broni walczyć jedną białą kością.
leader-rick = Rick
    .about = Póki przewodzi, każdy, kto rzuca w walce, ma o punkt więcej.

## Wyposażenie

group-equipment = Wyposażenie
equipment-katana = Katana
    .about = Walka wręcz, 1 kość. Po 4, 5 lub 6 rzuca się jeszcze raz i dodaje.
equipment-machete = Maczeta
    .about = Walka wręcz, 1 kość. O trzy punkty więcej, gdy nikogo więcej tam nie ma.
equipment-baseball-bat = Kij baseballowy
    .about = Walka wręcz, 1 kość. O punkt więcej.
equipment-fire-axe = Siekiera strażacka
    .about = Walka wręcz, 1 kość. O dwa punkty więcej, gdy jest tam ktoś jeszcze.
equipment-crowbar = Łom
    .about = Walka wręcz, 1 kość. Po 1 lub 2 można raz rzucić ponownie.
equipment-hunting-knife = Nóż myśliwski
    .about = Walka wręcz, 1 kość. 6 liczy się o cztery więcej.
equipment-pistol = Pistolet
    .about = Broń strzelecka, 1 kość. Na początku gry ma 4 sztuki amunicji.
equipment-rifle = Karabin
    .about = Broń strzelecka, 2 kości. Na początku gry ma 3 sztuki amunicji.
equipment-shotgun = Strzelba
    .about = Broń strzelecka, 3 kości. Na początku gry ma 2 sztuki amunicji. Od 14 huk zwabia szwędacza z sąsiedztwa.
equipment-crossbow = Kusza
    .about = Broń strzelecka, 1 kość, o punkt więcej. Na początku gry ma 3 sztuki amunicji. Bełt wraca, gdy twój własny wynik to co najmniej 5.
equipment-motorcycle = Motocykl
    .about = Raz, na początku walki: jedziesz do innej lokacji.
equipment-body-armor = Kamizelka ochronna
    .about = W każdej rundzie zatrzymuje 1 obrażenie.
equipment-flashbang = Granat hukowy
    .about = Raz, na koniec walki: szwędacze w tej lokacji nic w tej rundzie nie robią.
equipment-silencer = Tłumik
    .about = Gdy twoje wydarzenie sprowadza szwędaczy tam, gdzie jesteś, przychodzi o jednego mniej.
equipment-medical-supplies = Opatrunki
    .about = Raz, prawie zawsze: jedna osoba przy tobie odzyskuje do 3 żyć.

## Karty amunicji

group-ammocard = Karty amunicji
ammocard-pistol-box = Pudełko nabojów do pistoletu
    .about = Od 1 do 3 sztuk amunicji do pistoletu.
ammocard-pistol-crate = Skrzynka nabojów do pistoletu
    .about = Od 1 do 6 sztuk amunicji do pistoletu.
ammocard-pistol-magazine = Zapasowy magazynek
    .about = 2 sztuki amunicji do pistoletu.
ammocard-rifle-clips = Łódki do karabinu
    .about = Od 1 do 3 sztuk amunicji do karabinu.
ammocard-hunters-cache = Schowek myśliwego
    .about = Od 1 do 6 sztuk amunicji do karabinu.
ammocard-rifle-magazine = Magazynek do karabinu
    .about = 2 sztuki amunicji do karabinu.
ammocard-shotgun-shells = Śrut
    .about = Od 1 do 3 sztuk amunicji do strzelby.
ammocard-shell-belt = Pas z nabojami
    .about = 2 sztuki amunicji do strzelby.
ammocard-bolts = Bełty
    .about = Od 1 do 3 sztuk amunicji do kuszy.
ammocard-quiver = Kołczan
    .about = Od 1 do 6 sztuk amunicji do kuszy.
ammocard-lucky-find = Szczęśliwe znalezisko
    .about = 1 sztuka amunicji do dowolnej broni strzeleckiej.

## Karty żywności

group-foodcard = Karty żywności
foodcard-berries = Jagody
    .about = 1 żywność.
foodcard-canned-beans = Fasola w puszce
    .about = 2 żywności.
foodcard-venison = Dziczyzna
    .about = 3 żywności.
foodcard-pantry-raid = Splądrowana spiżarnia
    .about = Od 1 do 3 żywności.

## Karty sojuszników

group-allycard = Karty sojuszników
allycard-straggler = Maruder
    .about = 1 sojusznik.
allycard-two-brothers = Dwaj bracia
    .about = 2 sojuszników.
allycard-refugees = Uchodźcy
    .about = Od 1 do 3 sojuszników.
allycard-little-help = Mała pomoc
    .about = 1 sojusznik, a w walce w tej rundzie masz o jedną białą kość więcej, z bronią czy bez.
allycard-guinea-pig = Królik doświadczalny
    .about = 1 sojusznik, a w tej rundzie nie możesz zginąć.
allycard-vet = Weterynarz
    .about = 1 sojusznik, a jedna osoba przy tobie odzyskuje 1 życie.
allycard-cook = Kucharka
    .about = 1 sojusznik i 1 żywność.
allycard-deserter = Dezerter
    .about = 1 sojusznik i 1 sztuka amunicji do twojej broni strzeleckiej.

## Karty wydarzeń

group-eventcard = Wydarzenia
eventcard-barn-attack = Atak szwędaczy w stodole
    .about = Na farmie: trzech szwędaczy na miejscu. Gdzie indziej: jeden szwędacz tam.
eventcard-broken-fence = Złamane ogrodzenie pastwiska
    .about = Na farmie: jeden szwędacz na miejscu. Gdzie indziej: trzech szwędaczy tam.
eventcard-root-cellar = Piwniczka
    .about = Na farmie: dostajesz 2 żywności. Gdzie indziej: od jednego do trzech szwędaczy tam.
eventcard-hen-house = Kurnik
    .about = Na farmie: możesz wziąć kartę żywności i przychodzi jeden szwędacz. Gdzie indziej: trzech szwędaczy tam.
eventcard-trampled-crops = Zdeptane uprawy
    .about = Każdy na farmie traci 1 żywność. Dwóch szwędaczy tam.
eventcard-search-party = Grupa poszukiwawcza
    .about = Na farmie z kimś jeszcze: każdy tam dostaje 1 sojusznika. W przeciwnym razie: trzech szwędaczy tam.
eventcard-prison-crisis = Kryzys w więzieniu
    .about = Każdy w więzieniu rzuca: 1, 2 lub 3 to 1 obrażenie. Jeden szwędacz tam, jeśli ktoś tam był, inaczej trzech.
eventcard-cut-wire = Dziura w siatce
    .about = W więzieniu: jeden szwędacz na miejscu. Gdzie indziej: czterech szwędaczy tam.
eventcard-armory-locker = Szafa z bronią
    .about = W więzieniu: możesz wziąć kartę wyposażenia. Gdzie indziej: od dwóch do czterech szwędaczy tam.
eventcard-sick-bay = Izba chorych
    .about = W więzieniu: każdy tam odzyskuje 1 życie. Gdzie indziej: trzech szwędaczy tam.
eventcard-siren = Syrena
    .about = W więzieniu: czterech szwędaczy na miejscu. Gdzie indziej: dwóch szwędaczy tam.
eventcard-dark-cell-block = Ciemny blok
    .about = Każdy w więzieniu traci 1 sojusznika albo odnosi 1 obrażenie. Jeden szwędacz tam, jeśli ktoś tam był, inaczej trzech.
eventcard-friend-in-need = Przyjaciel w potrzebie
    .about = Na autostradzie: dostajesz 1 sojusznika. Gdzie indziej: od jednego do trzech szwędaczy tam.
eventcard-abandoned-cars = Porzucone auta
    .about = Na autostradzie: możesz wziąć kartę wyposażenia. Gdzie indziej: od jednego do trzech szwędaczy tam.
eventcard-pile-up = Karambol
    .about = Na autostradzie: jeden szwędacz na miejscu. Gdzie indziej: trzech szwędaczy tam.
eventcard-asphalt-herd = Stado na asfalcie
    .about = Na autostradzie: trzech szwędaczy na miejscu. Gdzie indziej: dwóch szwędaczy tam.
eventcard-full-tank = Pełny bak
    .about = Na autostradzie: jeden szwędacz na miejscu, a ty możesz przesunąć stamtąd jeden pionek o krok. Gdzie indziej: trzech szwędaczy tam.
eventcard-shattered-windscreen = Rozbita szyba
    .about = Każdy na autostradzie odnosi 1 obrażenie; jeśli nikogo tam nie ma, tamtejszy stos traci 2 karty. Jeden szwędacz tam.
eventcard-bar = Bar
    .about = W mieście: dostajesz 2 sojuszników. Gdzie indziej: od jednego do trzech szwędaczy tam.
eventcard-pharmacy = Apteka
    .about = W mieście: jedna osoba tam odzyskuje do 2 żyć. Gdzie indziej: od jednego do trzech szwędaczy tam.
eventcard-gun-shop = Sklep z bronią
    .about = W mieście: 2 sztuki amunicji do jednej twojej broni strzeleckiej i jeden szwędacz. Gdzie indziej: trzech szwędaczy tam.
eventcard-shop-windows = Witryny
    .about = W mieście: jeden szwędacz na miejscu. Gdzie indziej: trzech szwędaczy tam.
eventcard-church-bells = Dzwony kościelne
    .about = W mieście: trzech szwędaczy na miejscu. Gdzie indziej: dwóch szwędaczy tam.
eventcard-plundered-street = Splądrowana ulica
    .about = Jeśli nikogo nie ma w mieście, tamtejszy stos traci 2 karty. Jeden szwędacz tam.
eventcard-accidents-happen = Wypadki się zdarzają
    .about = Każdy, kto jest w innej lokacji niż ty, odnosi 1 obrażenie.
eventcard-promise-me = Obiecaj mi
    .about = Dopóki trwają kolejki: kto płaci za ruch, traci wszystkich sojuszników.
eventcard-hungry-walkers = Głodni szwędacze
    .about = Tam, gdzie nikogo nie ma, stos traci od jednej do trzech kart, ale nie więcej, niż jest tam szwędaczy.
eventcard-death-in-the-family = Śmierć w rodzinie
    .about = Każdy traci od jednego do trzech sojuszników.
eventcard-strangers-at-the-gate = Obcy u bramy
    .about = Oddaj 1 sojusznika i 1 żywność, inaczej do każdej lokacji przychodzi szwędacz.
eventcard-jammed-magazine = Zacięty magazynek
    .about = Tracisz 2 sztuki amunicji.
eventcard-spoiled-supplies = Zepsute zapasy
    .about = Każdy traci 1 żywność.
eventcard-drawn-together = Zbieranina
    .about = Dwóch szwędaczy tam, gdzie jest ich najwięcej.
eventcard-gunfire-echo = Echo strzałów
    .about = Od jednego do trzech szwędaczy tam, gdzie jesteś.
eventcard-too-quiet = Zbyt cicho
    .about = Jeden szwędacz wszędzie, gdzie nie ma żadnego, a potem jeden po przekątnej od ciebie.
eventcard-easy-prey = Łatwy łup
    .about = Dwóch szwędaczy wszędzie, gdzie są razem co najmniej dwie osoby.
eventcard-alone-in-the-dark = W ciemności bez nikogo
    .about = Kto jest gdzieś bez nikogo, traci 1 sojusznika albo odnosi 1 obrażenie.
eventcard-moments-rest = Chwila wytchnienia
    .about = Bez szwędaczy tam, gdzie jesteś: każdy tam odzyskuje 1 życie. W przeciwnym razie: dwóch szwędaczy tam.
eventcard-fever = Gorączka
    .about = Tracisz 1 żywność albo odnosisz 1 obrażenie.
eventcard-night-thieves = Złodzieje w nocy
    .about = Tracisz jedną kartę wyposażenia albo stos wyposażenia traci 3 karty.
eventcard-pantry-rats = Szczury w spiżarni
    .about = Jeśli nie ma cię przy stosie żywności, traci on 2 karty. Jeden szwędacz tam.
eventcard-damp-powder = Zamoknięty proch
    .about = Jeśli nie ma cię przy stosie amunicji, traci on 2 karty. Jeden szwędacz tam.
eventcard-deserters = Zbiegowie
    .about = Jeśli nie ma cię przy stosie sojuszników, traci on 2 karty. Jeden szwędacz tam.
eventcard-rust-and-rot = Rdza i zgnilizna
    .about = Jeśli nie ma cię przy stosie wyposażenia, traci on 2 karty. Jeden szwędacz tam.
eventcard-unwatched-flank = Niestrzeżona flanka
    .about = Dwóch szwędaczy tam, gdzie jest ich najmniej.
eventcard-scent-of-blood = Zapach krwi
    .about = Za każdego, kto ma mniej niż 5 żyć, jeden szwędacz tam, gdzie ta osoba jest.
eventcard-call-for-help = Wołanie o pomoc
    .about = Od jednego do trzech szwędaczy tam, gdzie jesteś; dostajesz 1 sojusznika.
eventcard-night-raid = Nocny najazd
    .about = Rzut dla każdej lokacji: 1, 2 lub 3 to jeden szwędacz tam.
eventcard-supply-drop = Zrzut zapasów
    .about = Dostajesz 1 żywność i 1 sojusznika; jeden szwędacz po przekątnej od ciebie.

## Tajne cele

group-goal = Tajne cele
goal-glutton = Obżartuch
    .about = Miej naraz 9 żywności.
goal-crowd-magnet = Dusza towarzystwa
    .about = Miej naraz 8 sojuszników.
goal-quartermaster = Kwatermistrz
    .about = Miej naraz 5 kart wyposażenia.
goal-gun-nut = Maniak broni
    .about = Miej naraz 8 sztuk amunicji, na broni i na kartach amunicji.
goal-lone-wolf = Samotny wilk
    .about = Sześć monet: po jednej za rundę, na której koniec jesteś gdzieś bez nikogo.
goal-executioner = Kat
    .about = Cztery monety: po jednej za walkę, w której twój atak albo wspólny ostrzał zabija co najmniej dwóch.
goal-rebel = Buntownik
    .about = Cztery monety: po jednej za rundę, w której płacisz za ruch.
goal-scarred = Pełen blizn
    .about = Pięć monet: po jednej za rundę, w której tracisz życie.
goal-objector = Pacyfista
    .about = Cztery monety: po jednej za walkę wśród szwędaczy, w której nie rzucasz kością.

## Fazy

group-phase = Fazy
phase-setup = Przygotowanie
    .title = Przygotowanie
    .about = Wykłada się lokacje i stosy; każdy wybiera postać i znajduje broń.
phase-round-start = Początek rundy
    .title = Początek rundy
    .about = Każdy dostaje dwa wydarzenia.
phase-turns = Kolejki
    .title = Kolejki
    .about = Przywódca przesuwa wszystkich, bierze kartę, wymienia się i zagrywa oba wydarzenia; potem pozostali, każdy z jednym wydarzeniem.
phase-combat = Walka
    .title = Walka
    .about = Każdy wybiera broń; każde pięć punktów zabija szwędacza.
phase-round-end = Koniec rundy
    .title = Koniec rundy
    .about = Szwędacze gryzą, a tam, gdzie nikogo nie ma, zjadają stos. Potem żywność leczy.

## Liczenie

count-walkers =
    { $walkers ->
        [0] żadnych szwędaczy
        [one] 1 szwędacz
        [few] { $walkers } szwędacze
       *[many] { $walkers } szwędaczy
    }
count-cards =
    { $cards ->
        [0] bez kart
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
count-allies =
    { $allies ->
        [0] 0 sojuszników
        [one] 1 sojusznika
        [few] { $allies } sojuszników
       *[many] { $allies } sojuszników
    }

## O co pytamy

decision-nothing = Gra skończona. Kto to jeszcze czyta, ten jakoś przeżył.
    .name = nic
decision-character = Kim chcesz być?
    .name = postać
decision-andrea = Przewodzi Andrea: kto odzyskuje 1 życie?
    .name = troska Andrei
decision-glenn = Przewodzi Glenn: do której broni dokładasz sztukę amunicji?
    .name = amunicja od Glenna
decision-maggie = Przewodzi Maggie: komu coś dajesz?
    .name = dar od Maggie
decision-move = { $own ->
        [1] Dokąd idziesz?
       *[0] Dokąd idzie { NOUN($seat) }?
    }
    .name = ruch
decision-own-move = Płacisz 1 żywność za krok? Masz jej { $food }.
    .name = płatny ruch
decision-collect = Leży tu amunicja. Podnosisz ją?
    .name = leżąca amunicja
decision-draw = { NOUN($stack, "the") } ma jeszcze { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }. Ciągniesz kartę?
    .name = dobieranie
decision-load = Masz kartę „{ NOUN($card) }”. Co z amunicją?
    .name = ładowanie
decision-heal-here = Kto odzyskuje 1 życie?
    .name = weterynarz
decision-load-one = Do której broni trafia amunicja?
    .name = amunicja
decision-exchange = Dajesz coś czy o coś prosisz?
    .name = wymiana
decision-object = Co dajesz { NOUN($seat, "dat") }?
    .name = przedmiot
decision-onto = Do której broni { NOUN($seat, "gen") } trafia amunicja?
    .name = broń na amunicję
decision-event = { $plays ->
        [2] Zagrywasz oba wydarzenia. Które najpierw?
       *[1] Które wydarzenie zagrywasz?
    }
    .name = wydarzenie
decision-take = { NOUN($stack, "the") } ma jeszcze { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }. Bierzesz kartę?
    .name = karta z wydarzenia
decision-ally-or-damage = „{ NOUN($event) }”: sojusznik czy 1 obrażenie?
    .name = sojusznik czy obrażenie
decision-food-or-damage = „{ NOUN($event) }”: 1 żywność czy 1 obrażenie?
    .name = żywność czy obrażenie
decision-heal-there = Komu pomaga apteka?
    .name = apteka
decision-lose-ammo = Trzeba oddać amunicję, zostało: { $ammo }. Skąd?
    .name = oddawanie amunicji
decision-lose-gear = Złodzieje: co tracisz?
    .name = złodzieje
decision-pay = Dajesz obcym 1 sojusznika i 1 żywność?
    .name = obcy
decision-free-move = Kogo podwozisz obok?
    .name = podwózka
decision-where = „{ NOUN($event) }”: gdzie przychodzą?
    .name = tyle samo szwędaczy
decision-motorcycle = Zaczyna się walka. Jedziesz motocyklem?
    .name = motocykl
decision-weapon = { NOUN($location, "in") }: { count-walkers }. Czym walczysz?
    .name = broń
decision-reroll = Łom pokazuje { $die }. Rzucasz ponownie?
    .name = łom
decision-allies = Twój wynik to { $value }: zabici { $kills } z { $walkers }. Ilu sojuszników oddajesz?
    .name = sojusznicy
decision-pool = Razem macie { $value }, następny szwędacz pada przy { $next }. Oddajesz sojusznika?
    .name = wspólny wynik
decision-pull = Strzał było słychać. Skąd przychodzi szwędacz?
    .name = zwabiony strzałem
decision-flashbang = { NOUN($location, "in") }: { count-walkers }. Rzucasz granat hukowy?
    .name = granat hukowy
decision-split = { NOUN($location, "in") } do rozdzielenia obrażenia: { $damage }. Ile bierze { NOUN($seat) }?
    .name = obrażenia
decision-armour = 1 obrażenie, a masz życia { $life }. Używasz kamizelki?
    .name = kamizelka
decision-replacement = Twoja postać nie żyje. Kim grasz dalej?
    .name = nowa postać
decision-equipment = { NOUN($stack, "the") } ma jeszcze { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }. Ciągniesz kartę?
    .name = wyposażenie dla nowej postaci
decision-heal = Zjadasz 1 żywność za 1 życie? Masz życia { $life } i żywności { $food }.
    .name = leczenie
decision-coin = Kładziesz monetę na swoim tajnym celu?
    .name = moneta

## Co można wybrać

choice-pass = spasuj
choice-character = graj jako { NOUN($leader) }
choice-replacement = graj dalej jako { NOUN($leader) }
choice-heal = { NOUN($seat) } odzyskuje życie (ma { $life })
choice-ammo-for = sztuka amunicji dla { NOUN($seat, "gen") }: { NOUN($card) }
choice-ammo-on = na kartę „{ NOUN($card) }” (ma { $ammo })
choice-give-to = daj coś { NOUN($seat, "dat") }
choice-ask = poproś { NOUN($seat, "gen") } o coś
choice-exchange-end = zakończ wymianę
choice-stay = { NOUN($seat) } zostaje { NOUN($location, "in") }
choice-move = { NOUN($seat) } idzie { NOUN($location, "to") }
choice-place = { NOUN($seat) } zaczyna { NOUN($location, "in") }
choice-pay-move = zapłać 1 żywność i idź { NOUN($location, "to") }
choice-remain = zostań tutaj
choice-collect = podnieś kartę „{ NOUN($card) }”
choice-draw = pociągnij kartę: { NOUN($stack, "the") }
choice-draw-last = pociągnij ostatnią kartę i przegraj grę: { NOUN($stack, "the") }
choice-no-draw = nie ciągnij karty
choice-load = załaduj amunicję ({ $ammo }) na kartę „{ NOUN($weapon) }”
choice-keep = odłóż na bok
choice-leave = zostaw tutaj na później
choice-take-up = zabierz ze sobą
choice-give-card = daj kartę „{ NOUN($card) }”{ $ammo ->
        [0] { "" }
       *[other] , amunicja: { $ammo }
    }
choice-give-ally = daj 1 sojusznika
choice-give-food = daj 1 żywność
choice-give-ammo = daj sztukę amunicji z karty „{ NOUN($card) }”
choice-refuse = nic nie dawaj
choice-event = zagraj „{ NOUN($event) }”
choice-lose-ally = oddaj 1 sojusznika
choice-lose-food = oddaj 1 żywność
choice-take-damage = przyjmij 1 obrażenie
choice-lose-ammo = sztuka amunicji z karty „{ NOUN($card) }” (ma { $ammo })
choice-lose-gear = oddaj kartę „{ NOUN($card) }”
choice-lose-cards = zatrzymaj wszystko: { NOUN($stack, "the") } traci { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }
choice-pay = daj 1 sojusznika i 1 żywność
choice-no-pay = nic nie dawaj: do każdej lokacji przychodzi szwędacz
choice-where = { NOUN($location, "in") }
choice-ride = jedź { NOUN($location, "to") }
choice-fight = walcz kartą „{ NOUN($weapon) }”
choice-shoot = strzelaj kartą „{ NOUN($weapon) }” (amunicja: { $ammo })
choice-fight-bare = walcz samą kością jak Michonne
choice-fight-dice-only = rzuć kością małej pomocy
choice-no-fight = nie walcz
choice-reroll = rzuć ponownie
choice-keep-die = zostaw { $die }
choice-spend-allies = { $allies ->
        [0] nie oddawaj nikogo: { $value }
       *[other] oddaj { count-allies }: { $value }
    }
choice-pool-ally = oddaj 1 sojusznika: { $value }
choice-pull = { NOUN($location, "from") }
choice-flashbang = rzuć granat hukowy
choice-share = obrażenia { NOUN($seat, "gen") }: { $damage }
choice-take-proposal = propozycja { NOUN($seat, "gen") }
choice-armour = niech kamizelka je zatrzyma
choice-eat = zjedz 1 żywność, masz wtedy życia: { $life }
choice-coin = połóż na nim monetę
choice-load-now = przełóż amunicję ({ $ammo }) z karty „{ NOUN($card) }” na kartę „{ NOUN($weapon) }”
choice-medicine = opatrz { NOUN($seat, "gen") } (życie: { $life })
choice-reveal = odkryj swój tajny cel

## Odmowy

reason-no-such-seat = Nikt tam nie siedzi.
reason-character-taken = Ta postać jest albo była już w grze.
reason-not-next-door = Ta lokacja nie jest sąsiednia.
reason-no-food = Nie masz na to żywności.
reason-must-be-placed = Ten pionek trzeba gdzieś postawić.
reason-yourself = To musi być ktoś inny.
reason-not-here = Tej osoby nie ma tam, gdzie ty.
reason-half-is-over = Ta połowa wymiany jest już za wami.
reason-nothing-to-give = Nie ma czego dać.
reason-not-held = Tego tam nie ma.
reason-no-ammo = Nie ma na tym amunicji.
reason-not-of-that-type = Ta amunicja nie pasuje.
reason-no-such-weapon = Odbiorca nie ma takiej broni.
reason-not-in-hand = Nie masz tego wydarzenia.
reason-no-ally = Nie masz sojusznika.
reason-cannot-pay = Nie możesz tyle zapłacić.
reason-not-among-them = Tego nie ma do wyboru.
reason-no-walkers = Nie ma tam szwędaczy.
reason-chosen-already = To już jest twój wybór.
reason-more-than-bearable = Nikt nie zniesie więcej, niż ma życia i pancerza.
reason-too-little = Trzeba rozdzielić wszystkie obrażenia.
reason-not-proposed = Nikt tego nie zaproponował.
reason-backed-already = Już się na to zgadzasz.
reason-unharmed = Nie ma tam czego leczyć.
reason-not-now = Nie teraz.
reason-goal-not-met = Twój cel nie jest spełniony.
reason-coin-not-earned = W tej rundzie moneta ci się nie należy.
reason-no-stack = Takiego stosu tu nie ma.

## Co się dzieje

event-round = Zaczyna się runda { $round }.
event-phase = { NOUN($phase, "title") }
event-laid = { $corner ->
        [0] Północny zachód
        [1] Północny wschód
        [2] Południowy wschód
       *[3] Południowy zachód
    }: { NOUN($location, "the") }.
event-stacked = { NOUN($stack, "the") } leży { NOUN($location, "in") }.
event-character = { NOUN($seat) } gra jako { NOUN($leader) }.
event-rolled-walkers = { NOUN($seat) } wyrzuca { $die } za { NOUN($location, "acc") }.
event-start-weapon = { NOUN($seat) } znajduje broń: { NOUN($card) }.
event-put-back = Karta „{ NOUN($card) }” wraca do stosu.
event-rolled-for-badge = { NOUN($seat) } wyrzuca { $die } w rzucie o odznakę.
event-leader = { NOUN($seat) } przewodzi.
event-goal = { NOUN($seat) } dostaje tajny cel: { NOUN($goal) }.
event-goal-unseen = { NOUN($seat) } dostaje tajny cel.
event-reshuffled = Odrzucone wydarzenia wracają potasowane: { count-cards }.
event-dealt = { NOUN($seat) } dostaje wydarzenie: { NOUN($event) }.
event-dealt-unseen = { NOUN($seat) } dostaje zakryte wydarzenie.
event-ability = Przewodzi { NOUN($leader) }. { NOUN($leader, "about") }
event-healed = { NOUN($seat) } odzyskuje życie (+{ $healed }) i ma teraz { $life }.
event-food = { NOUN($seat) } dostaje żywność: { $food }.
event-allies = { NOUN($seat) } dostaje { count-allies }.
event-ammo = { NOUN($seat) } dostaje amunicję na kartę „{ NOUN($card) }”: { $ammo }.
event-lost-food = { NOUN($seat) } traci żywność: { $food }.
event-lost-allies = { NOUN($seat) } traci { count-allies }.
event-lost-ammo = { NOUN($seat) } traci amunicję z karty „{ NOUN($card) }”: { $ammo }.
event-placed = { NOUN($seat) } zaczyna { NOUN($location, "in") }.
event-moved = { NOUN($seat) } idzie { NOUN($from, "from") } { NOUN($to, "to") }.
event-paid-move = { NOUN($seat) } płaci 1 żywność i idzie { NOUN($from, "from") } { NOUN($to, "to") }.
event-stayed = { NOUN($seat) } zostaje.
event-drew = { NOUN($seat) } ciągnie kartę „{ NOUN($card) }”.
event-discarded-card = { NOUN($seat) } odrzuca kartę „{ NOUN($card) }”.
event-rolled-black = { NOUN($seat) } wyrzuca { $die } czarną kością.
event-rolled-white = { NOUN($seat) } wyrzuca { $die }.
event-set-aside = { NOUN($seat) } odkłada na bok kartę „{ NOUN($card) }”, amunicja: { $ammo }.
event-left-lying = { NOUN($seat) } zostawia kartę „{ NOUN($card) }” na miejscu.
event-collected = { NOUN($seat) } podnosi kartę „{ NOUN($card) }”.
event-loaded = { NOUN($seat) } przekłada amunicję z karty „{ NOUN($card) }” na kartę „{ NOUN($weapon) }”: { $ammo }.
event-little-help = { NOUN($seat) } ma małą pomoc: o jedną kość więcej w walce.
event-guinea-pig = { NOUN($seat) } ma królika doświadczalnego i nie może w tej rundzie zginąć.
event-gave-card = { NOUN($seat) } daje { NOUN($other, "dat") } kartę „{ NOUN($card) }”.
event-gave-ally = { NOUN($seat) } daje { NOUN($other, "dat") } sojusznika.
event-gave-food = { NOUN($seat) } daje { NOUN($other, "dat") } 1 żywność.
event-gave-ammo = { NOUN($seat) } daje { NOUN($other, "dat") } sztukę amunicji z karty „{ NOUN($card) }” na kartę „{ NOUN($weapon) }”.
event-asked = { NOUN($seat) } prosi { NOUN($other, "gen") } o coś.
event-refused = { NOUN($seat) } nic nie daje { NOUN($other, "dat") }.
event-event = { NOUN($seat) } zagrywa „{ NOUN($event) }”. { NOUN($event, "about") }
event-discarded = { NOUN($seat) } odrzuca „{ NOUN($event) }”.
event-discarded-unseen = { NOUN($seat) } odrzuca zakryte wydarzenie.
event-walkers = { NOUN($location, "to") } { $walkers ->
        [one] przychodzi 1 szwędacz
        [few] przychodzą { $walkers } szwędacze
       *[many] przychodzi { $walkers } szwędaczy
    }.
event-no-walkers-left = { $walkers ->
        [one] Jeden szwędacz nie dociera
        [few] { $walkers } szwędacze nie docierają
       *[many] { $walkers } szwędaczy nie dociera
    } { NOUN($location, "to") }: zabrakło żetonów.
event-silenced = Tłumik { NOUN($seat, "gen") } powstrzymuje jednego szwędacza w drodze { NOUN($location, "to") }.
event-rolled-at = { NOUN($location, "the") }: { $die }.
event-promise = { NOUN($seat) } żąda obietnicy: kto płaci za ruch, traci wszystkich sojuszników.
event-promise-ends = Obietnica już nie obowiązuje.
event-paid = { NOUN($seat) } oddaje 1 sojusznika i 1 żywność.
event-unpaid = { NOUN($seat) } nic nie oddaje.
event-damaged = { NOUN($seat) } odnosi 1 obrażenie, zostaje życia: { $life }.
event-armour = { NOUN($card) } zatrzymuje 1 obrażenie { NOUN($seat, "gen") }.
event-saved = Królik doświadczalny ratuje { NOUN($seat, "gen") }.
event-died = { NOUN($seat) } ginie { NOUN($location, "in") }. { NOUN($leader) } nie żyje.
event-corpse = { NOUN($location, "in") } wstaje nowy szwędacz. Do następnej rundy nikomu nie szkodzi.
event-replaced = { NOUN($seat) } gra dalej jako { NOUN($leader) }.
event-card-eaten = { NOUN($location, "in") } przepada karta „{ NOUN($card) }”.
event-motorcycle = { NOUN($seat) } jedzie motocyklem { NOUN($from, "from") } { NOUN($to, "to") }.
event-armed = { NOUN($seat) } wybiera do walki kartę „{ NOUN($weapon) }”.
event-armed-bare = { NOUN($seat) } walczy bez broni, jak uczy Michonne.
event-armed-dice-only = { NOUN($seat) } zdaje się w walce na małą pomoc.
event-armed-none = { NOUN($seat) } nie walczy.
event-fired = { NOUN($seat) } zużywa sztukę amunicji z karty „{ NOUN($card) }”.
event-fight = Walka { NOUN($location, "in") }: { count-walkers }.
event-die = { NOUN($seat) } wyrzuca { $die }.
event-rerolled = { NOUN($seat) } wyrzuca { $new } zamiast { $old }.
event-value = { NOUN($seat) } ma wynik { $value }.
event-spent-allies = { NOUN($seat) } oddaje { count-allies }: o { $allies } więcej.
event-pooled = Strzały { NOUN($location, "in") }: razem { $value }.
event-killed = { NOUN($seat) } zabija { NOUN($location, "in") } { $walkers ->
        [one] 1 szwędacza
        [few] { $walkers } szwędaczy
       *[many] { $walkers } szwędaczy
    }.
event-killed-pool = Razem zabijają { NOUN($location, "in") } { $walkers ->
        [one] 1 szwędacza
        [few] { $walkers } szwędaczy
       *[many] { $walkers } szwędaczy
    }.
event-missed = { NOUN($seat) } nie zabija { NOUN($location, "in") } żadnego szwędacza.
event-missed-pool = Razem nie zabijają { NOUN($location, "in") } żadnego szwędacza.
event-ammo-back = Amunicja { NOUN($seat, "gen") } wraca na kartę „{ NOUN($card) }”.
event-pulled = Strzały { NOUN($seat, "gen") } zwabiają szwędacza { NOUN($from, "from") } { NOUN($to, "to") }.
event-flashbang = { NOUN($seat) } rzuca granat hukowy: szwędacze { NOUN($location, "in") } nic w tej rundzie nie robią.
event-attack = { NOUN($location, "in") } { $walkers ->
        [one] atakuje 1 szwędacz
        [few] atakują { $walkers } szwędacze
       *[many] atakuje { $walkers } szwędaczy
    }.
event-proposed = { NOUN($seat) } proponuje: obrażenia { NOUN($other, "gen") } to { $damage }.
event-backed = { NOUN($seat) } zgadza się z propozycją { NOUN($other, "gen") }.
event-shared = Obrażenia { NOUN($seat, "gen") }: { $damage }.
event-medicine = { NOUN($seat) } opatruje { NOUN($other, "gen") }.
event-coin = { NOUN($seat) } kładzie monetę na tajnym celu, razem: { $coins }.
event-goal-met = { NOUN($seat) } spełnia tajny cel: { NOUN($goal) }.
event-badge-passes = Odznaka zmienia właściciela: ma ją { NOUN($seat) }.
event-end = { NOUN($ending) }
event-no-winners = Nikt nie wygrywa.
event-winners = { $count ->
        [one] Wygrywa { NOUN($winners) }.
       *[other] Wygrywają { NOUN($winners) }.
    }

## Koniec

ending-running = Gra trwa.
ending-victory = Dwanaście rund, a wy wciąż tu jesteście. Udało się wytrwać.
ending-stack-empty = Jeden stos jest pusty. Bez zapasów to koniec.
ending-nobody-left = Ktoś zginął i nie ma już nikogo na jego miejsce.
ending-death = Ktoś zginął. W tym trybie to koniec.

## Błędy

fault-cards-lost = Karty się nie zgadzają.
fault-events-lost = Wydarzenia się nie zgadzają.
fault-life-out-of-range = Ktoś ma tyle życia, ile mieć nie można.
fault-too-many-tokens = Na stole leży więcej, niż jest żetonów.
fault-walkers-astray = Liczba szwędaczy jest niemożliwa.
fault-grid-broken = Lokacje nie tworzą siatki.
fault-character-twice = Jedna postać jest w grze dwa razy.
fault-nobody-asked = Nikt nie jest pytany, choć gra trwa.
fault-goals-lost = Tajne cele się nie zgadzają.
fault-ammo-astray = Amunicja leży tam, gdzie leżeć nie może.
fault-empty-stack-unnoticed = Stos jest pusty i nikt tego nie zauważył.
fault-pawn-astray = Pionek stoi w lokacji, której nie ma.

## Twierdzenia i życzenia

claim-wish = Proszę, wyślij mnie { NOUN($location, "to") }.
claim-will-stay = Zostanę tam, gdzie mnie wyślą.
claim-will-walk = Zapłacę za drogę { NOUN($location, "to") }.

## Plansza

board-round = Runda { $round } z 12
board-leader = przewodzi { NOUN($leader) } ({ NOUN($seat) })
board-corner =
    { $corner ->
        [0] NW
        [1] NE
        [2] SE
       *[3] SW
    }
board-stack = { NOUN($stack) }: { $cards }
board-fresh = niegroźni: { $walkers }
board-lying = leży tu: { $cards }
board-you = { NOUN($seat) } (ty)
board-life = życie { $life }
board-food = żywność { $food }
board-allies = { $allies ->
        [one] 1 sojusznik
        [few] { $allies } sojuszników
       *[many] { $allies } sojuszników
    }
board-nowhere = poza planszą
board-loaded = { NOUN($card) } ({ $ammo })
board-gear = ma: { $cards }
board-aside = na boku: { $cards }
board-hand = wydarzenia: { $cards }
board-hand-hidden = { $cards ->
        [one] 1 zakryte wydarzenie
        [few] { $cards } zakryte wydarzenia
       *[many] { $cards } zakrytych wydarzeń
    }
board-goal = cel: { NOUN($goal) }
board-goal-met = spełniony cel: { NOUN($goal) }
board-coins =
    { $coins ->
        [one] 1 moneta
        [few] { $coins } monety
       *[many] { $coins } monet
    }
board-guarded = nie może w tej rundzie zginąć
board-help = { $dice ->
        [one] 1 dodatkowa kość
        [few] { $dice } dodatkowe kości
       *[many] { $dice } dodatkowych kości
    }
board-armed = walczy kartą „{ NOUN($weapon) }”
board-spares = Wolne postacie: { NOUN($leaders) }
board-no-spares = Nie ma już wolnych postaci
board-pile = Wydarzenia w stosie: { $cards }
board-promise = Obiecaj mi: kto płaci za ruch, traci wszystkich sojuszników
board-pool = Razem: { $value }

## Opcje

option-mode = Tryb
    .about = Co oznacza śmierć.
option-mode-standard = zwykły
    .about = Wchodzi inna postać, póki są wolne.
option-mode-hardcore = twardy
    .about = Pierwsza śmierć kończy grę.
option-difficulty = Trudność
    .about = Czy wydarzenia leżą odkryte i czy wolno rozmawiać.
option-difficulty-beginner = dla początkujących
    .about = Wszystkie wydarzenia leżą odkryte; rozmawiajcie do woli.
option-difficulty-expert = dla ekspertów
    .about = Wydarzenia są zakryte do zagrania; cisza od rozdania aż do walki.
option-secret-goals = Tajne cele
    .about = Czy każdy ma własny cel.
option-secret-goals-false = nie
    .about = Wygrywacie albo przegrywacie razem.
option-secret-goals-true = tak
    .about = Gdy grupa przegrywa, wygrywa każdy, kto spełnił swój cel. Od dwóch osób.
option-one-leader = Jeden przywódca
    .about = Czy odznaka zostaje u pierwszego przywódcy.
option-one-leader-false = nie
    .about = Co rundę wędruje dalej.
option-one-leader-true = tak
    .about = Pierwszy przywódca ma ją do końca.
option-leader-last = Przywódca na końcu
    .about = Kiedy przywódca zagrywa swoje dwa wydarzenia.
option-leader-last-false = nie
    .about = We własnej kolejce, przed wszystkimi innymi.
option-leader-last-true = tak
    .about = Po kolejkach wszystkich innych. Pomyślane dla ekspertów.
option-start-supplies = Zapasy na początek
    .about = Z iloma sztukami żywności i sojusznikami każdy zaczyna.
option-start-supplies-two = dwa
    .about = 2 żywności i 2 sojuszników, jak w druku.
option-start-supplies-one = jeden
    .about = 1 żywność i 1 sojusznik: trudniej.
option-solo-walkers = Szwędacze na początek, solo
    .about = Gdzie stoją szwędacze w grze dla jednej osoby.
option-solo-walkers-one-corner = jedna lokacja
    .about = Jeden rzut dla jednej lokacji.
option-solo-walkers-all-corners = wszystkie lokacje
    .about = Rzut dla każdej z czterech: trudniej.
option-motorcycle-reach = Motocykl
    .about = Jak daleko jedzie.
option-motorcycle-reach-anywhere = dokądkolwiek
    .about = Do dowolnej innej lokacji.
option-motorcycle-reach-next-door = obok
    .about = Tylko do sąsiedniej lokacji.
option-maggie-cards = Karty amunicji od Maggie
    .about = Komu może dać całą kartę amunicji.
option-maggie-cards-to-owners = właścicielom
    .about = Tylko komuś, kto ma pasującą broń.
option-maggie-cards-to-anybody = każdemu
    .about = Komukolwiek.
option-unplayed-event = Niezagrane wydarzenia
    .about = Jak się je odrzuca w trybie dla ekspertów.
option-unplayed-event-face-down = zakryte
    .about = Nikt inny ich nie widzi.
option-unplayed-event-open = odkryte
    .about = Przy odrzucaniu się je pokazuje.
