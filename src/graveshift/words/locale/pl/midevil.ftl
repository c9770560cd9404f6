### MidEvil po polsku.

game = MidEvil
    .about = Odkryjcie krainę kości, zabierzcie księgę z cmentarza i wróćcie do domu przed innymi. Dla dwóch do sześciu osób.

## Kafle

group-tile = Kafle
tile-altar = Ołtarz
    .acc = ołtarz
    .about = Tu wszyscy zaczynają, tu zmarli zaczynają od nowa i tu trzeba przynieść księgę. Cztery szkielety.
tile-graveyard = Cmentarz
    .acc = cmentarz
    .about = Na środku leży księga. Sześć szkieletów i dwie bramy w ogrodzeniu.
tile-bridge = Most
    .acc = most
    .about = Jedyna droga przez wodę. Dwa szkielety.
tile-smith = Kuźnia
    .acc = kuźnię
    .about = Piec wciąż płonie i nikt na nim nie stoi. Dwa szkielety, jedno życie.
tile-tavern = Karczma
    .acc = karczmę
    .about = Goście są tu od dawna. Trzy szkielety, trzy życia.
tile-church = Kościół
    .acc = kościół
    .about = Jedne drzwi, a za nimi wierni. Pięć szkieletów, trzy życia.
tile-mill = Młyn
    .acc = młyn
    .about = Kości też zmiele. Trzy szkielety, jedno życie.
tile-stable = Stajnia
    .acc = stajnię
    .about = Koni nie ma, są tylko jeźdźcy. Trzy szkielety, jedno życie.
tile-watchtower = Strażnica
    .acc = strażnicę
    .about = Warty nikt nie zmienił. Jeden szkielet, jedno życie.
tile-market = Rynek
    .acc = rynek
    .about = Plac otwarty na wszystkie strony. Cztery szkielety, dwa życia.
tile-herbalist = Zielarnia
    .acc = zielarnię
    .about = Jest tu coś na wszystko, tylko nie na to. Trzy szkielety, trzy życia.
tile-manor = Dwór
    .acc = dwór
    .about = Porządny dom z dwojgiem drzwi. Cztery szkielety, dwa życia.
tile-farmstead = Zagroda
    .acc = zagrodę
    .about = Plony wyszły z ziemi same. Trzy szkielety, dwa życia.
tile-armoury = Zbrojownia
    .acc = zbrojownię
    .about = Dwie sale pełne tych, którzy już tu szukali broni. Pięć szkieletów, jedno życie.
tile-straight = Prosta droga
    .acc = prostą drogę
    .about = Droga przez las. Kość mówi, za ile punktów stają tu szkielety.
tile-corner = Zakręt
    .acc = zakręt
    .about = Za zakrętem coś czeka. Kość mówi, za ile punktów stają tu szkielety.
tile-fork = Rozstaje
    .acc = rozstaje
    .about = Trzy drogi, wszystkie złe. Kość mówi, za ile punktów stają tu szkielety.
tile-crossroads = Skrzyżowanie
    .acc = skrzyżowanie
    .about = Cztery drogi, a na środku coś zakopano. Kość mówi, za ile punktów stają tu szkielety.

## Karty

group-card = Karty
card-horse = Koń
    .mark = k
    .about = Przedmiot. Podwaja twój ruch. Czeka przy drzwiach, gdzie inni mogą go zabrać.
card-pole-arm = Broń drzewcowa
    .about = Przedmiot, broń dystansowa. Podczas ruchu, raz na turę: walka o jedno pole dalej, +1 do rzutów.
card-crank-bow = Łuk z korbą
    .about = Przedmiot, broń dystansowa. Podczas ruchu, dwa razy na turę: walka do dwóch pól dalej.
card-crossbow = Kusza
    .about = Przedmiot, broń dystansowa. Podczas ruchu, raz na turę: walka do trzech pól dalej.
card-sword = Miecz
    .about = Przedmiot, broń. Zapowiedziany przed walką na twoim polu: +1 do wszystkich rzutów.
card-war-hammer = Młot bojowy
    .about = Przedmiot, broń. Zapowiedziany przed walką na twoim polu: +2 do wszystkich rzutów. Po trzeciej walce pęka.
card-chain-mail = Kolczuga
    .about = Przedmiot, jednorazowy. Po nieudanym rzucie przeciw szkieletowi: jeszcze jeden rzut bez płacenia życiem.
card-old-map = Stara mapa
    .about = Przedmiot, jednorazowy. Gdy dobierasz kafel: dobierz dwa, jeden połóż, drugi idzie pod stos.
card-holy-water = Woda święcona
    .about = Przedmiot, jednorazowy. Zamiast pierwszego rzutu w walce: szkielet na twoim polu ginie.
card-forced-march = Forsowny marsz
    .about = Po twoim rzucie na ruch: trzy kroki więcej.
card-battle-fury = Szał bojowy
    .about = W twojej turze, przed walką: +2 do wszystkich jej rzutów, z bronią albo bez.
card-healer = Uzdrowicielka
    .about = O każdej porze, także przed śmiercią: do dwóch żyć z zapasu, razem najwyżej pięć.
card-secret-path = Tajne przejście
    .about = Podczas ruchu, za 1 punkt: do końca tego ruchu nie zatrzymują cię mury ani zamknięte boki.
card-rise-again = Powstańcie
    .about = O każdej porze poza walką: do czterech usuniętych szkieletów staje na kaflu bez pionków.
card-dead-remember = Umarli pamiętają
    .about = O każdej porze: do dwunastu usuniętych szkieletów wraca do zapasu.
card-call-of-the-crypt = Zew krypty
    .about = O każdej porze poza walką, za 2 punkty: budynek na nazwanym kaflu albo cały kafel zapełnia się szkieletami.
card-march-of-bones = Marsz kości
    .about = Po rzucie na szkielety: rusza się sześć, a ty je prowadzisz.
card-crumble-to-dust = Obrócone w proch
    .about = O każdej porze poza walką: jeden lub dwa szkielety z kafla wracają do zapasu.
card-sudden-ambush = Zasadzka
    .about = Po rzucie przeciwnika na ruch: stoi przy nim szkielet, z którym musi najpierw walczyć.
card-mire = Bagno
    .about = Po rzucie przeciwnika na ruch: liczy się tylko połowa.
card-lost-in-the-fog = Zagubieni we mgle
    .about = Po rzucie przeciwnika na ruch, za 2 punkty: to ty mówisz, dokąd idzie.
card-pickpocket = Kieszonkowiec
    .about = Podczas ruchu, na polu przeciwnika: zabierz mu przedmiot. Nigdy księgę.
card-rust = Rdza
    .about = O każdej porze, byle nie w walce ofiary: przeciwnik traci wybrany przez ciebie przedmiot. Nigdy księgę.
card-terror = Groza
    .about = O każdej porze poza turą ofiary, za 2 punkty: w następnej turze przeciwnik nie opuści swojego kafla.
card-rattle-loose = Grzechot
    .about = O każdej porze poza walką: przeciwnik odkłada szkielety za najwyżej trzy punkty.
card-not-today = Nie dzisiaj
    .about = Gdy ktoś inny zagrywa kartę, za 1 punkt: nie działa.
card-turn-the-tables = Karta się odwraca
    .about = Gdy ktoś zagrywa kartę przeciw tobie: wybierasz jej inny cel.
card-fickle-fate = Kapryśny los
    .about = Gdy właśnie spadła kość ruchu, szkieletów albo księgi: rzuca się nią jeszcze raz.
card-necronomicon = Nekronomikon
    .about = Księga. Leży na środku cmentarza; kto zaniesie ją na środek ołtarza, wraca do domu.

## Kolory: imiona miejsc przy stole

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
colour-brown = Brązowy
    .gen = Brązowego
    .dat = Brązowemu
colour-black = Czarny
    .gen = Czarnego
    .dat = Czarnemu

## Szkielety

group-skeleton = Szkielety
skeleton-white = Biały szkielet
    .mark = b
    .a = biały szkielet
    .with = z białym szkieletem
    .about = 1 punkt.
skeleton-red = Czerwony szkielet
    .mark = c
    .a = czerwony szkielet
    .with = z czerwonym szkieletem
    .about = 2 punkty.
skeleton-blue = Niebieski szkielet
    .mark = n
    .a = niebieski szkielet
    .with = z niebieskim szkieletem
    .about = 3 punkty.

## Pola kafla

spot-north-west = północny zachód
spot-north = północ
spot-north-east = północny wschód
spot-west = zachód
spot-centre = środek
spot-east = wschód
spot-south-west = południowy zachód
spot-south = południe
spot-south-east = południowy wschód
where-square = kafel { $place }, { NOUN($spot) }

## Kroki tury

group-phase = Kroki tury
phase-setup = Przygotowanie
    .title = Przygotowanie
    .about = Kto zaczyna, stawia cztery szkielety przy ołtarzu.
phase-tile = Odkrywanie
    .title = 1 i 2: odkrywanie
    .about = Kafel zostaje dobrany, położony i obsadzony szkieletami i życiami.
phase-stand = Obrona
    .title = 3 i 4: obrona
    .about = Z tym, co stoi na twoim polu, trzeba walczyć; potem dobiera się karty do trzech.
phase-movement = Ruch
    .title = Od 5 do 7: ruch
    .about = Kość mówi, jak daleko. Z tym, co stoi na drodze, trzeba walczyć.
phase-bones = Ruch szkieletów
    .title = 8: ruch szkieletów
    .about = Kość mówi, ile z nich robi krok.
phase-discard = Odrzucanie
    .title = 9: odrzucanie
    .about = Jedną kartę można odrzucić i tura się kończy.

## Liczenie

count-cards =
    { $cards ->
        [0] bez kart
        [one] 1 karta
        [few] { $cards } karty
       *[many] { $cards } kart
    }
count-points =
    { $points ->
        [one] 1 punkt
        [few] { $points } punkty
       *[many] { $points } punktów
    }
count-lives =
    { $lives ->
        [0] bez żyć
        [one] 1 życie
        [few] { $lives } życia
       *[many] { $lives } żyć
    }
count-steps =
    { $steps ->
        [one] 1 krok
        [few] { $steps } kroki
       *[many] { $steps } kroków
    }
count-skeletons =
    { $skeletons ->
        [one] 1 szkielet
        [few] { $skeletons } szkielety
       *[many] { $skeletons } szkieletów
    }

## O co jest pytanie

decision-nothing = Gra skończona. Kości mogą wracać do pudełka.
    .name = nic
decision-begin = Twoja tura. Zaczynamy?
    .name = początek tury
decision-map = Stara mapa pokazuje dwa kafle. Który kładziesz?
    .name = jeden z dwóch kafli
decision-place = Gdzie kładziesz { NOUN($tile, "acc") }?
    .name = miejsce dla kafla
decision-turn-tile = Jak obracasz { NOUN($tile, "acc") }?
    .name = obrót kafla
decision-fill = Na kafel { $place } trafia jeszcze: { count-skeletons }. Które i gdzie?
    .name = pionki na kaflu
decision-fill-points = Na kafel { $place } trafiają jeszcze szkielety. Razem: { count-points }. Które i gdzie?
decision-fill-lives = Na kafel { $place } trafia jeszcze: { count-lives }. Gdzie?
decision-go-on = Ręka pełna. Rzucasz na ruch?
    .name = przed ruchem
decision-step = Masz jeszcze { count-steps }. Dokąd idziesz?
    .name = krok
decision-step-led = Prowadzisz { NOUN($other, "gen") } i masz jeszcze { count-steps }. Dokąd?
decision-shoot = W co celujesz?
    .name = cel strzału
decision-fight = Walczysz { NOUN($skeleton, "with") }. Jak?
    .name = walka
decision-failed = Masz { $total }, a potrzeba czterech. Co robisz?
    .name = nieudany rzut
decision-raise = Masz { $total }, a potrzeba czterech. Co jeszcze oddajesz?
    .name = podniesienie rzutu
decision-take-horse = Stoi tu koń { NOUN($other, "gen") }. Bierzesz go?
    .name = koń bez jeźdźca
decision-declare = { NOUN($other) } jest tutaj z Nekronomikonem. Walczysz o niego?
    .name = walka o księgę
decision-stake = Masz na kości { $die }, { NOUN($other) } ma { $theirs }. Co stawiasz?
    .name = stawka o księgę
decision-reroll = Twoja kość pokazuje { $die }, druga { $theirs }. Płacisz postawionym życiem za nowy rzut?
    .name = nowy rzut o księgę
decision-bones = Do przesunięcia: { count-skeletons }. Z którego kafla?
    .name = ruch szkieletów
decision-bone-step = Który szkielet z kafla { $place } rusza i dokąd?
    .name = krok szkieletu
decision-hand-limit = Na ręce: { count-cards }, a wolno zostawić trzy. Którą odrzucasz?
    .name = limit ręki
decision-discard = Odrzucasz kartę? Potem twoja tura się kończy.
    .name = odrzucanie
decision-window = { NOUN($seat) } może zaraz wygrać. Robisz coś przeciw temu?
    .name = karty w odpowiedzi
decision-window-card = { NOUN($seat) } zagrywa kartę: { NOUN($card) }. Odpowiadasz na nią?
decision-window-move = { NOUN($seat) } rzuca na ruch: { $die }. Zagrywasz kartę?
decision-window-bones = { NOUN($seat) } rzuca za szkielety: { $die }. Zagrywasz kartę?
decision-window-book = Rzut o księgę: { NOUN($seat) } ma { $die }, { NOUN($other) } ma { $theirs }. Zagrywasz kartę?
decision-floor = Wszyscy czekają na ciebie. Zagrywasz kartę?
    .name = stop
decision-remember = Ile razy wraca do zapasu { NOUN($skeleton, "a") }? Najwyżej { $most }.
    .name = szkielety, które pamiętają umarli
decision-rattle = Twoje kości grzechoczą. Do zapasu wraca najwyżej: { count-points }. Które szkielety?
    .name = odłożone szkielety
decision-aim-tile = Na którym kaflu?
decision-aim-skeleton = Który szkielet na kaflu { $place }?
decision-aim-second = A drugi?
decision-aim-seat = Przeciw komu?
decision-aim-item = Którą z kart { NOUN($other, "gen") }?
decision-aim-colour = Który szkielet się tam pojawia?
decision-aim-die = Czyja kość?
decision-pay = Ta karta ma swoją cenę. Do zapłaty jeszcze: { count-points }. Który szkielet oddajesz?

## Co można wybrać

choice-begin = zacznij turę
choice-use-map = użyj Starej mapy
choice-map = połóż { NOUN($tile, "acc") }
choice-place = obok kafla { $place }, strona: { NOUN($side) }
choice-turn = obrót o { $degrees }°, otwarte strony: { NOUN($sides) }
choice-put = { NOUN($skeleton) }: { NOUN($spot) }
choice-put-life = życie: { NOUN($spot) }
choice-put-done = więcej nie trzeba
choice-go-on = dalej
choice-step = { NOUN($side) }: { where-square }
choice-stop = zatrzymaj się
choice-aim-with = celuj z broni: { NOUN($card) }
choice-shoot = celuj w { NOUN($skeleton, "a") }: { where-square }
choice-fight = walcz
choice-weapon = zapowiedz broń i walcz: { NOUN($card) }
choice-raise = oddaj za to { NOUN($skeleton, "a") }
choice-reroll = zapłać życiem i rzuć jeszcze raz
choice-mail = użyj Kolczugi i rzuć jeszcze raz
choice-give-up = zgiń
choice-take-horse = weź konia
choice-leave-horse = zostaw konia
choice-duel = walcz o księgę
choice-no-duel = daj spokój
choice-ready = to wszystko
choice-stake = postaw jeszcze { NOUN($skeleton, "a") }
choice-stake-life = postaw jeszcze jedno życie
choice-roll-again = zapłać życiem i rzuć jeszcze raz
choice-let-lie = zostaw kość, jak leży
choice-bones = z kafla { $place }: { NOUN($tile) }
choice-bone-step = z pola { NOUN($spot) } w stronę: { NOUN($side) }
choice-hand = odrzuć kartę „{ NOUN($card) }”
choice-keep = nic nie odrzucaj i zakończ turę
choice-pass = pasuj
choice-hold = stop!
choice-play = zagraj kartę „{ NOUN($card) }”
choice-aim-tile = kafel { $place }: { NOUN($tile) }
choice-aim-skeleton = { NOUN($skeleton) }: { NOUN($spot) }
choice-aim-none = drugiego nie trzeba
choice-aim-seat = { NOUN($seat) }
choice-aim-item = { NOUN($card) }
choice-aim-colour = { NOUN($skeleton) }
choice-aim-die = kość { NOUN($seat, "gen") }
choice-pay = oddaj { NOUN($skeleton, "a") }
choice-remember = { $count }
choice-rattle = odłóż { NOUN($skeleton, "a") }

## Odmowy

reason-no-map = Nie leży przed tobą Stara mapa.
reason-no-open-side = Tam nie można położyć kafla.
reason-tile-does-not-fit = Tak obrócony odciąłby drogę.
reason-same-as-another-turn = To wygląda tak samo jak inny obrót tego kafla.
reason-square-taken = Tam już coś stoi.
reason-square-not-legal = Tam nikt nie może stać.
reason-none-left = Nic takiego już nie zostało.
reason-not-the-nearest = Tak nie wyjdzie ta liczba punktów.
reason-skeletons-first = Najpierw szkielety, potem życia.
reason-no-way = Tam nie prowadzi żadna droga.
reason-no-steps-left = Nie masz już kroków.
reason-terrified = Groza trzyma cię na tym kaflu.
reason-cannot-get-off = Po zejściu z konia nie starczyłoby kroku, żeby wejść.
reason-no-such-weapon = Nie leży przed tobą taka broń.
reason-weapon-used-up = W tej turze nie można już użyć tej broni.
reason-no-target = Tam nie ma w co trafić.
reason-has-a-life = Kto ma jeszcze życie, musi próbować dalej.
reason-no-life-left = Nie masz już żyć.
reason-too-few-points = Twoje szkielety nie są tyle warte.
reason-nothing-more-to-stake = Nie masz już tego czego postawić.
reason-not-movable = Ten szkielet nie może się ruszyć.
reason-already-moved = Ten szkielet już się ruszył.
reason-no-card-there = Nie ma tam karty.
reason-quota-used = Twoje zdarzenie w tej rundzie jest już zagrane.
reason-not-now = Ta karta jest na inną chwilę.
reason-in-play-already = Taka karta już przed tobą leży.
reason-inside-a-building = Koń nie wejdzie do budynku.
reason-no-aim = Nie ma dla niej celu.
reason-cannot-pay = Nie masz czym za to zapłacić.
reason-no-hold-left = W tej rundzie nie możesz już wołać „stop”.
reason-too-many = To więcej, niż wolno.
reason-must-discard = Najpierw zostaw sobie tylko trzy karty.

## Co się dzieje

event-start = Zaczyna { NOUN($seat) }.
event-turn = Runda { $round }: tura { NOUN($seat, "gen") }.
event-revived = { NOUN($seat) } wraca do żywych: { count-lives }.
event-dealt = { NOUN($seat) } dobiera kartę: { NOUN($card) }.
event-dealt-unseen = { NOUN($seat) } dobiera kartę.
event-reshuffled = Karty odrzucone zostają przetasowane. W talii: { count-cards }.
event-map-used = { NOUN($seat) } rozwija Starą mapę.
event-tile-drawn = { NOUN($seat) } dobiera { NOUN($tile, "acc") }.
event-tile-under = Pod stos trafia: { NOUN($tile) }.
event-tile-back = Nigdzie nie pasuje i wraca do stosu: { NOUN($tile) }.
event-tile-out = Nigdzie nie pasuje i wypada z gry: { NOUN($tile) }.
event-tile-placed = { NOUN($tile) }: { $way ->
        [north] { $rows } na północ
        [south] { $rows } na południe
        [east] { $columns } na wschód
        [west] { $columns } na zachód
        [north-east] { $rows } na północ i { $columns } na wschód
        [north-west] { $rows } na północ i { $columns } na zachód
        [south-east] { $rows } na południe i { $columns } na wschód
       *[south-west] { $rows } na południe i { $columns } na zachód
    } od ołtarza.
event-fill-rolled = Na kości { $die }. Stają tu szkielety warte razem: { count-points }.
event-skeleton-put = Powstaje { NOUN($skeleton, "a") }: { where-square }.
event-life-put = Ktoś czeka na ratunek: { where-square }.
event-fight = { NOUN($seat) } walczy { NOUN($skeleton, "with") }: { where-square }.
event-weapon = { NOUN($seat) } używa wyłożonej karty: { NOUN($card) }.
event-fight-rolled = { NOUN($seat) } rzuca { $die }{ $bonus ->
        [0] { "" }
       *[other] , z premią { $total }
    }.
event-raised = { NOUN($seat) } oddaje za to { NOUN($skeleton, "a") }.
event-life-paid = { NOUN($seat) } płaci życiem i próbuje jeszcze raz.
event-killed = { NOUN($seat) } rozbija { NOUN($skeleton, "a") }.
event-life-taken = { NOUN($seat) } ratuje życie: { where-square }.
event-died = { NOUN($seat) } ginie i budzi się z pustymi kieszeniami przy ołtarzu.
event-item-gone = { NOUN($seat) } traci wyłożoną kartę: { NOUN($card) }.
event-move-rolled = { NOUN($seat) } rzuca na ruch: { $die }.
event-steps = { NOUN($seat) } ma { count-steps }.
event-stepped = { NOUN($seat) } idzie dalej: { where-square }.
event-stopped = { NOUN($seat) } zatrzymuje się. Przepada: { count-steps }.
event-parked = { NOUN($seat) } zostawia konia przed drzwiami: { where-square }.
event-mounted = { NOUN($seat) } znów siedzi w siodle: { where-square }.
event-doubled = { NOUN($seat) } jedzie konno i ma teraz { count-steps }.
event-horse-taken = { NOUN($seat) } odjeżdża na koniu { NOUN($other, "gen") }.
event-book-taken = { NOUN($seat) } ma Nekronomikon.
event-book-back = Nekronomikon znów leży na cmentarzu: { where-square }.
event-book-out = Cmentarz przepadł, a z nim Nekronomikon.
event-duel = { NOUN($seat) } walczy o Nekronomikon, który ma { NOUN($other) }.
event-duel-rolled = { NOUN($seat) } rzuca { $die }.
event-staked = { NOUN($seat) } stawia szkielety: białe { $white }, czerwone { $red }, niebieskie { $blue }.
event-lives-staked = Stawka w życiach, { NOUN($seat) }: { $lives }.
event-duel-passed = { NOUN($seat) } zostawia kość, jak leży.
event-duel-result = { NOUN($seat) } ma razem { $result }.
event-book-kept = { NOUN($seat) } zatrzymuje Nekronomikon.
event-book-won = { NOUN($seat) } zdobywa Nekronomikon.
event-bones-rolled = { NOUN($seat) } rzuca za szkielety: { $die }.
event-bones = { NOUN($seat) } prowadzi { count-skeletons }.
event-bone-moved = Szkielet idzie: { where-square }.
event-discarded = { NOUN($seat) } odrzuca kartę: { NOUN($card) }.
event-held = { NOUN($seat) } woła: stop!
event-window = { $moment ->
        [card] Czy ktoś odpowie na tę kartę?
        [move] Czy ktoś zagra coś na ten ruch?
        [bones] Czy ktoś zagra coś na szkielety?
        [book] Czy ktoś zagra coś na walkę o księgę?
       *[last] To może rozstrzygnąć grę. Czy ktoś to powstrzyma?
    } Mogą: { NOUN($asked) }.
event-announced = { NOUN($seat) } zagrywa kartę: { NOUN($card) }.
event-announced-at = { NOUN($seat) } zagrywa kartę przeciwko { NOUN($other, "dat") }: { NOUN($card) }.
event-announced-on = { NOUN($seat) } zagrywa kartę na kafel { $place }: { NOUN($card) }.
event-paid = { NOUN($seat) } płaci: { NOUN($skeleton, "a") }.
event-returned = { NOUN($seat) } bierze z powrotem kartę, której już nie można zagrać: { NOUN($card) }.
event-cancelled = Karta { NOUN($seat, "gen") } nie działa: { NOUN($card) }.
event-fizzled = Karta { NOUN($seat, "gen") } idzie na marne: { NOUN($card) }.
event-aimed-anew = Karta { NOUN($seat, "gen") } ma teraz inny cel: { NOUN($card) }.
event-laid-out = { NOUN($seat) } wykłada kartę: { NOUN($card) }.
event-healed = { NOUN($seat) } wraca do sił. Przybywa: { count-lives }.
event-remembered = { $count ->
        [one] Do zapasu wraca { NOUN($skeleton, "a") }.
        [few] Do zapasu wraca { $count } razy { NOUN($skeleton, "a") }.
       *[many] Do zapasu wraca { $count } razy { NOUN($skeleton, "a") }.
    }
event-crumbled = { NOUN($skeleton, "a") } rozsypuje się w proch: { where-square }.
event-marches = { NOUN($seat) } maszeruje dalej. Przybywa: { count-steps }.
event-mired = { NOUN($seat) } grzęźnie: liczy się tylko połowa rzutu.
event-led = { NOUN($seat) } prowadzi { NOUN($other, "gen") } przez mgłę.
event-secret-path = Do końca tego ruchu żaden mur nie zatrzyma { NOUN($seat, "gen") }.
event-stolen = { NOUN($seat) } zabiera { NOUN($other, "dat") } kartę: { NOUN($card) }.
event-terrified = { NOUN($seat) } w następnej turze nie opuści jednego kafla.
event-rattled = { NOUN($seat) } odkłada { NOUN($skeleton, "a") }.
event-fury = { NOUN($seat) } wpada w szał: +2 w tej walce.
event-die-again = Kość { NOUN($seat, "gen") } toczy się jeszcze raz: { $die }.
event-end = { NOUN($ending) }
event-result = { NOUN($seat) }: { count-points }, { count-lives }.
event-winners = { $count ->
        [one] Wygrywa { NOUN($winners) }. Reszta niech uważa na szkielety.
       *[other] Zwycięstwem dzielą się { NOUN($winners) }.
    }

## Koniec

ending-running = Gra toczy się dalej.
ending-book = Księga leży na ołtarzu i ktoś zdążył do domu na kolację.
ending-points = Tyle kości, że nawet szkielety chcą się go pozbyć.
ending-stalled = Nikt już nie może wygrać, więc liczy się kości.
ending-round-limit = Zrobiło się późno, więc liczy się kości.

## Błędy

fault-skeletons-lost = Liczba szkieletów się nie zgadza.
fault-lives-lost = Liczba żyć się nie zgadza.
fault-cards-lost = Liczba kart się nie zgadza.
fault-tiles-lost = Liczba kafli się nie zgadza.
fault-too-many-lives = Ktoś ma więcej niż pięć żyć.
fault-hand-size = Czyjaś ręka nie jest tak duża, jak mówi.
fault-barred-square = Coś stoi tam, gdzie nikt nie może stać.
fault-two-on-a-square = Dwa takie same stoją na jednym polu.
fault-map-torn = Mapa się nie trzyma razem.
fault-horse-astray = Koń stoi tam, gdzie nie może.
fault-book-astray = Księga jest tam, gdzie nie może być.
fault-nobody-asked = Nikt nie jest pytany, choć gra trwa.
fault-road-cut = Droga kończy się na zamkniętym boku.

## Plansza

board-round = Runda { $round }
board-turn = Tura { NOUN($seat, "gen") }
board-steps = jeszcze { count-steps }
board-stack = { $tiles ->
        [0] Kafli już nie ma
        [one] Stos: 1 kafel
        [few] Stos: { $tiles } kafle
       *[many] Stos: { $tiles } kafli
    }
board-supply = Zapas: białe { $white }, czerwone { $red }, niebieskie { $blue }, { count-lives }
board-removed = Usunięte: białe { $white }, czerwone { $red }, niebieskie { $blue }
board-book-held = Księga: { NOUN($seat) }
board-book-lies = Księga: kafel { $place }
board-book-out = Księga przepadła
board-seat = { $number } { NOUN($seat) }
board-you = { $number } { NOUN($seat) } (ty)
board-rides = konno
board-items = wyłożone: { $cards }
board-hand = na ręce: { $cards }
board-used = zdarzenie zagrane
board-dead = nie żyje
board-legend = { $life } życie, samo albo pod wielką literą · { $inside } wewnątrz · { $door } drzwi

## Obietnice

claim-will-not-fight = Nie będę walczyć o księgę, gdy ma ją { NOUN($seat) }.
claim-will-fight = Będę walczyć o księgę, gdy ma ją { NOUN($seat) }.

## Opcje

option-book-fight-loser-dies = Śmiertelne walki o księgę
    .about = Co się dzieje z tym, kto przegra walkę o księgę.
option-book-fight-loser-dies-false = nie
    .about = Oboje zostają, gdzie stoją.
option-book-fight-loser-dies-true = tak
    .about = Kto przegra, ginie i zaczyna od nowa przy ołtarzu.
option-book-fight-automatic = Walki o księgę
    .about = Czy o księgę trzeba walczyć.
option-book-fight-automatic-false = na życzenie
    .about = Kto w swojej turze dojdzie do księgi, może walczyć.
option-book-fight-automatic-true = zawsze
    .about = Kto w swojej turze dojdzie do księgi, musi walczyć.
option-last-life-rerolls = Ostatnie życie
    .about = Co można kupić za ostatnie życie.
option-last-life-rerolls-true = jeszcze jeden rzut
    .about = Jest warte rzutu jak każde inne.
option-last-life-rerolls-false = nic
    .about = Kto nim płaci, ginie.
option-unfit-tile = Kafle, które nigdzie nie pasują
    .about = Co się dzieje, gdy kafla nie można położyć.
option-unfit-tile-discard = wypada z gry
    .about = Tura toczy się dalej bez niego.
option-unfit-tile-redraw = dobierz inny
    .about = Dobiera się, aż któryś pasuje.
option-goal = Punkty do zwycięstwa
    .about = Za ile punktów w szkieletach się wygrywa.
option-goal-30 = trzydzieści
    .about = Trzydzieści punktów przy każdej liczbie graczy.
option-goal-quick = mniej, gdy gra więcej osób
    .about = 30, 28, 25, 22 lub 20 punktów przy dwóch do sześciu osobach.
option-horse-dismount = Zsiadanie z konia
    .about = Co się dzieje przy drzwiach z resztą kroków.
option-horse-dismount-keep = zostają
    .about = Całą resztę idzie się pieszo.
option-horse-dismount-halve = połowa przepada
    .about = Podwójnie liczą się tylko kroki w siodle.
option-ranged-shape = Strzały
    .about = Dokąd sięga broń dystansowa.
option-ranged-shape-line = prosto
    .about = W linii prostej, w to, co stoi najbliżej.
option-ranged-shape-path = za róg
    .about = Tak daleko, jak można by dojść, jeśli nic nie zasłania widoku.
option-discard-step = Odrzucanie
    .about = Ile kart można odrzucić na końcu tury.
option-discard-step-one = jedną kartę
    .about = Jedną kartę albo żadnej.
option-discard-step-any = dowolnie wiele
    .about = Ile się chce.
option-skeleton-moves = Ruch szkieletów
    .about = Ile szkieletów robi krok w turze.
option-skeleton-moves-roll = według kości
    .about = Tyle, ile pokaże kość.
option-skeleton-moves-3 = trzy
    .about = Zawsze trzy; szybciej i bez kości.
option-turn-limit = Długość
    .about = Po której rundzie gra najpóźniej się kończy.
option-turn-limit-off = aż ktoś wygra
    .about = Ile trzeba, do trzydziestu rund.
option-turn-limit-20 = dwadzieścia rund
    .about = Potem wygrywa najwięcej punktów.
option-turn-limit-10 = dziesięć rund
    .about = Potem wygrywa najwięcej punktów.
