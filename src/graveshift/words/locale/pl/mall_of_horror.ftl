### Mall of Horror po polsku.

game = Mall of Horror
    .about = Trzymajcie drzwi, liczcie przyjaciół i wybierajcie, kto zostanie zjedzony. Dla trzech do sześciu osób.

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
colour-brown = Brązowy
    .gen = Brązowego
    .dat = Brązowemu
colour-black = Czarny
    .gen = Czarnego
    .dat = Czarnemu

## Lokacje

group-place = Lokacje
place-restroom = Toaleta
    .gender = f
    .the = toaleta
    .in = w toalecie
    .to = do toalety
    .from = z toalety
    .before = przed toaletą
    .about = Miejsce dla trzech osób. Wejście jest jedno i zombie je znają.
place-cachou = Sklep odzieżowy
    .gender = m
    .the = sklep odzieżowy
    .in = w sklepie odzieżowym
    .to = do sklepu odzieżowego
    .from = ze sklepu odzieżowego
    .before = przed sklepem odzieżowym
    .about = Miejsce dla czterech osób. Przy trzech i czterech graczach zamknięty.
place-megatoys = Sklep z zabawkami
    .gender = m
    .the = sklep z zabawkami
    .in = w sklepie z zabawkami
    .to = do sklepu z zabawkami
    .from = ze sklepu z zabawkami
    .before = przed sklepem z zabawkami
    .about = Miejsce dla czterech osób. Zabawki nie gryzą.
place-parking = Parking
    .gender = m
    .the = parking
    .in = na parkingu
    .to = na parking
    .from = z parkingu
    .before = na parkingu
    .about = Miejsce dla wszystkich i ciężarówka do przeszukania. Nie ma drzwi: każdy zombie kogoś zjada.
place-security = Biuro ochrony
    .gender = n
    .the = biuro ochrony
    .in = w biurze ochrony
    .to = do biura ochrony
    .from = z biura ochrony
    .before = przed biurem ochrony
    .about = Miejsce dla trzech osób. Kto tu stoi, wybiera Szefa Ochrony.
place-supermarket = Supermarket
    .gender = m
    .the = supermarket
    .in = w supermarkecie
    .to = do supermarketu
    .from = z supermarketu
    .before = przed supermarketem
    .about = Miejsce dla sześciu osób, ale za dużo drzwi: cztery zombie zawsze wejdą.

## Postacie

group-character = Postacie
character-pinup = Ślicznotka
    .acc = Ślicznotkę
    .your = twoja Ślicznotka
    .about = 7 punktów. Jej krzyk zwabia zombie tam, gdzie jest najwięcej Ślicznotek.
character-tough = Twardziel
    .acc = Twardziela
    .your = twój Twardziel
    .about = 5 punktów. Trzyma drzwi za dwóch.
character-gunman = Strzelec
    .acc = Strzelca
    .your = twój Strzelec
    .about = 3 punkty. Jego broń to mocny argument: o jeden głos więcej tam, gdzie stoi.
character-girl = Dziewczynka
    .acc = Dziewczynkę
    .your = twoja Dziewczynka
    .about = 1 punkt. Tylko w grze na trzy osoby. Nie umie nic szczególnego, ale dzielnie się uśmiecha.

## Karty

group-card = Karty
card-threat = Pogróżki
    .about = Przed głosowaniem: masz w nim o jeden głos więcej.
card-camera = Kamera ochronna
    .about = Gdy kości leżą pod pudełkiem: oglądasz je.
card-sprint = Sprint
    .about = Podczas twojego ruchu: idziesz gdzie indziej, niż było w planie, albo nikt się nie rusza.
card-hardware = Narzędzia
    .about = Podczas ataku: drzwi zatrzymują w tej rundzie o jednego zombie więcej. Nie na parkingu.
card-hidden = Kryjówka
    .about = Podczas ataku: jednej z twoich postaci na miejscu nie można w tej rundzie wybrać i nie głosuje ona, ale wciąż trzyma drzwi.
card-shotgun = Strzelba
    .with = ze strzelbą
    .about = Podczas ataku: zabija dwa zombie.
card-chainsaw = Piła łańcuchowa
    .with = z piłą łańcuchową
    .about = Podczas ataku: zabija dwa zombie.
card-grenades = Granaty
    .with = z granatami
    .about = Podczas ataku: zabijają dwa zombie.
card-pistol = Pistolet
    .with = z pistoletem
    .about = Podczas ataku: zabija jednego zombie.
card-fire-axe = Siekiera strażacka
    .with = z siekierą strażacką
    .about = Podczas ataku: zabija jednego zombie.
card-baseball-bat = Kij baseballowy
    .with = z kijem baseballowym
    .about = Podczas ataku: zabija jednego zombie.

## Fazy

group-phase = Fazy
phase-setup = Przygotowanie
    .title = Przygotowanie
    .about = Każdy dostaje kartę i rozstawia swoje postacie według kości.
phase-truck = Przeszukiwanie ciężarówki
    .title = A: Przeszukiwanie ciężarówki
    .about = Obecni na parkingu głosują, kto weźmie trzy karty, jedną zatrzyma i jedną odda.
phase-chief = Wybór Szefa Ochrony
    .title = B: Wybór Szefa Ochrony
    .about = Obecni w biurze ochrony głosują, kto dostanie odznakę i zobaczy kości.
phase-arrival = Przybycie zombie
    .title = C: Przybycie zombie
    .about = Cztery kości pod pudełkiem mówią, dokąd przyjdą zombie.
phase-destinations = Wybór celów
    .title = D: Wybór celów
    .about = Każdy wybiera w tajemnicy, dokąd pójdzie jedna z postaci; wybrany Szef Ochrony robi to jawnie.
phase-moving = Odsłonięcie i ruch
    .title = E: Odsłonięcie i ruch
    .about = Wszystko wychodzi na jaw, przychodzą zombie i każdy przesuwa jedną postać.
phase-attack = Atak zombie
    .title = F: Atak zombie
    .about = Tam, gdzie wejdą zombie, obecni głosują, kto zostanie zjedzony.

## Liczenie

count-zombies = { $zombies } zombie
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
count-votes =
    { $votes ->
        [one] 1 głos
        [few] { $votes } głosy
       *[many] { $votes } głosów
    }

## O co pytamy

decision-nothing = Gra skończona. Kto to jeszcze czyta, ten przeżył.
    .name = nic
decision-first-holder = Kto pierwszy dostaje odznakę?
    .name = pierwsza odznaka
decision-placement = Na twoich kościach wypadło { $dice }. Kto i gdzie zaczyna?
    .name = miejsce na początek
decision-threat = { $purpose ->
        [truck] Zaraz będzie głosowanie w sprawie ciężarówki.
        [chief] Zaraz będzie wybór Szefa Ochrony.
       *[victim] Zaraz będzie wybór ofiary.
    } Zagrywasz Pogróżki?
    .name = Pogróżki przed głosowaniem
decision-ballot = { $purpose ->
        [truck] Kto ma przeszukać ciężarówkę?
        [chief] Kto ma zostać Szefem Ochrony?
       *[victim] Kto ma zostać zjedzony { NOUN($place, "in") }?
    } { $ballot ->
        [1] Masz { count-votes }.
       *[2] Drugie głosowanie: masz { count-votes }.
    }
    .name = głosowanie
decision-keep = Którą kartę zatrzymujesz?
    .name = karta do zatrzymania
decision-gift = Którą kartę oddajesz i komu?
    .name = prezent
decision-camera = Kości leżą pod pudełkiem. Zagrywasz Kamerę ochronną, żeby je zobaczyć?
    .name = Kamera ochronna
decision-open-destination = Jako Szef Ochrony wybierasz jawnie: dokąd pójdzie jedna z twoich postaci?
    .name = cel Szefa Ochrony
decision-destination = Dokąd pójdzie jedna z twoich postaci? Na razie nikt tego nie widzi.
    .name = cel
decision-zombie = Jesteś poza grą, ale nie znikasz. Gdzie stawiasz zombie?
    .name = zombie zza grobu
decision-move = Twój cel to { NOUN($place, "the") }. Kto idzie?
    .name = ruch
decision-sprint = { NOUN($character, "your") } stoi { NOUN($place, "in") }. Zagrywasz Sprint?
    .name = Sprint
decision-cards = { NOUN($place, "in") }: { count-zombies } przeciw obronie { $defence }. Zagrywasz kartę?
    .name = karty podczas ataku
decision-cards-supermarket = { NOUN($place, "in") }: { count-zombies } przeciw obronie { $defence }, ale cztery zawsze wejdą. Zagrywasz kartę?
decision-cards-parking = Na parkingu: { count-zombies } i żadnych drzwi. Zagrywasz kartę?
decision-victim = Zombie chcą { NOUN($place, "in") } jednej z twoich postaci. Kogo oddajesz?
    .name = ofiara

## Co można wybrać

choice-pass = spasuj
choice-holder = odznakę dostaje { NOUN($seat) }
choice-place = { NOUN($character) } zaczyna { NOUN($place, "in") }
choice-threat = zagraj Pogróżki: o jeden głos więcej
choice-vote = głosuj na { NOUN($seat, "gen") }
choice-keep = zatrzymaj kartę „{ NOUN($card) }”
choice-give = oddaj { NOUN($seat, "dat") } kartę „{ NOUN($card) }”
choice-look = zagraj Kamerę ochronną i obejrzyj kości
choice-go = idź { NOUN($place, "to") }
choice-zombie = postaw zombie { NOUN($place, "before") }
choice-no-zombie = nie stawiaj zombie
choice-walk = { NOUN($character) } idzie { NOUN($here, "from") } { NOUN($place, "to") }{ $ends ->
        [parking] , nie może wejść i ląduje na parkingu
        [here] , nie może wejść i zostaje
       *[there] { "" }
    }
choice-sprint = zagraj Sprint: { NOUN($character) } biegnie { NOUN($here, "from") } { NOUN($place, "to") }{ $ends ->
        [parking] , nie może wejść i ląduje na parkingu
        [here] , nie może wejść i zostaje
       *[there] { "" }
    }
choice-sprint-stay = zagraj Sprint: nikt się nie rusza
choice-play = zagraj kartę „{ NOUN($card) }”
choice-hide = zagraj Kryjówkę: ukryj { NOUN($character, "acc") }
choice-lose = poświęć { NOUN($character, "acc") }

## Odmowy

reason-not-rolled = Żadna kość nie wskazuje tej lokacji.
reason-place-full = Nie ma tam już miejsca.
reason-place-closed = Ta lokacja jest zamknięta na dobre.
reason-character-placed = Ta postać stoi już na planszy.
reason-no-such-character = Takiej postaci nie ma w tej grze.
reason-not-a-candidate = Tego koloru nie można tu wybrać.
reason-card-not-held = Nie masz tej karty.
reason-card-not-now = Ta karta teraz nic nie da.
reason-not-a-voter = Pogróżki wzmacniają głos, a ty tu żadnego nie masz.
reason-not-drawn = Tej karty nie ma wśród znalezionych.
reason-no-such-seat = Nikt tam nie siedzi.
reason-gift-to-self = Prezent jest dla kogoś innego.
reason-gift-to-eliminated = Kto jest poza grą, nie ma pożytku z karty.
reason-all-are-there = Wszystkie twoje postacie już tam stoją; ktoś musi iść.
reason-character-is-there = Ta postać już tam stoi.
reason-character-eaten = Ta postać została zjedzona.
reason-same-destination = I tak tam idziesz; oszczędź Sprint.
reason-sprint-later = Sprint zagrywa się, gdy wszyscy już się ruszyli.
reason-hardware-in-parking = Na parkingu nie ma drzwi do zabicia gwoździami.
reason-hardware-too-late = Przy czterech zombie przed supermarketem jest za późno na młotek i gwoździe.
reason-character-elsewhere = Ta postać jest gdzie indziej.
reason-character-hidden = Ta postać się ukrywa.

## Co się dzieje

event-holder = { NOUN($seat) } ma teraz odznakę.
event-dealt = { NOUN($seat) } dostaje kartę: { NOUN($card) }.
event-dealt-unseen = { NOUN($seat) } dostaje zakrytą kartę.
event-rolled-placement = { NOUN($seat) } wyrzuca { $dice }.
event-placed = { NOUN($character) } { NOUN($seat, "gen") } zaczyna { NOUN($place, "in") }.
event-first-zombie = { NOUN($place, "before") } kręci się zombie.
event-round = Zaczyna się runda { $round }.
event-phase = { NOUN($phase, "title") }
event-skipped = { NOUN($phase, "title") }. Nie tym razem.
event-passed = { NOUN($seat) } pasuje.
event-threat = { NOUN($seat) } zagrywa Pogróżki i ma { NOUN($place, "in") } o jeden głos więcej.
event-vote = { $ballot ->
        [1] Głosowanie
       *[2] Drugie głosowanie
    } { NOUN($place, "in") }: { $purpose ->
        [truck] kto przeszuka ciężarówkę?
        [chief] kto będzie Szefem Ochrony?
       *[victim] kto zostanie zjedzony?
    } Do wyboru: { NOUN($candidates) }.
event-sole-candidate = { NOUN($place, "in") } do wyboru jest tylko { NOUN($seat) }{ $purpose ->
        [truck] , więc { NOUN($seat) } przeszukuje ciężarówkę.
        [chief] , więc { NOUN($seat) } zostaje Szefem Ochrony.
       *[victim] . Nie ma na kogo zrzucić winy.
    }
event-ballot = { NOUN($seat) } głosuje na { NOUN($chosen, "gen") } ({ count-votes }).
event-ballot-empty = { NOUN($seat) } nie głosuje.
event-tally = { NOUN($seat) }: { count-votes }.
event-tie = { $ballot ->
        [1] Remis: { NOUN($tied) }. Teraz głosuje cały stół.
       *[2] Znowu remis: { NOUN($tied) }.
    }
event-elected = { $purpose ->
        [truck] { NOUN($seat) } może przeszukać ciężarówkę.
        [chief] { NOUN($seat) } zostaje Szefem Ochrony.
       *[victim] Wybór { NOUN($place, "in") } pada na { NOUN($seat, "gen") }.
    }
event-undecided = { $purpose ->
        [truck] Brak zgody: nikt nie przeszukuje ciężarówki.
        [chief] Brak zgody: nikt nie zostaje Szefem Ochrony.
       *[victim] Brak zgody: wybierze los.
    }
event-no-candidate = { NOUN($place, "in") } nie ma kogo wybrać.
event-found = { NOUN($seat) } znajduje w ciężarówce: { NOUN($found) }.
event-found-unseen = { NOUN($seat) } wyjmuje z ciężarówki { $cards ->
        [one] 1 kartę
        [few] { $cards } karty
       *[many] { $cards } kart
    }.
event-kept = { NOUN($seat) } zatrzymuje kartę: { NOUN($card) }.
event-kept-unseen = { NOUN($seat) } zatrzymuje jedną kartę.
event-given = { NOUN($seat) } daje { NOUN($other, "dat") } prezent: { NOUN($card) }.
event-given-unseen = { NOUN($seat) } daje { NOUN($other, "dat") } jedną kartę.
event-returned = { NOUN($seat) } odkłada kartę na spód: { NOUN($card) }.
event-returned-unseen = { NOUN($seat) } odkłada jedną kartę na spód.
event-dice-hidden = { NOUN($seat) } rzuca czterema kośćmi pod pudełkiem.
event-camera = { NOUN($seat) } zagrywa Kamerę ochronną.
event-dice-seen = Pod pudełkiem leżą { $dice }.
event-looked = { NOUN($seat) } zagląda pod pudełko.
event-announced = { NOUN($seat) } ogłasza jako Szef Ochrony: idę { NOUN($place, "to") }.
event-zombie-played = { NOUN($seat) } wstaje z martwych i stawia zombie { NOUN($place, "before") }.
event-destination = { NOUN($seat) } idzie { NOUN($place, "to") }.
event-dice = Kości pokazują { $dice }.
event-zombie = Przychodzi zombie i czeka { NOUN($place, "before") }.
event-zombie-ignored = { NOUN($place, "the") } { NOUN($place, "gender") ->
        [f] jest zamknięta
        [n] jest zamknięte
       *[m] jest zamknięty
    }; ten zombie wraca do domu.
event-no-zombie-left = Nie ma już zombie, który poszedłby { NOUN($place, "to") }.
event-overrun = { NOUN($place, "the") } pada pod naporem zombie i zostaje { NOUN($place, "gender") ->
        [f] zamknięta
        [n] zamknięte
       *[m] zamknięty
    } na dobre.
event-moved = { NOUN($character) } { NOUN($seat, "gen") } idzie { NOUN($from, "from") } { NOUN($to, "to") }.
event-to-parking = { NOUN($character) } { NOUN($seat, "gen") } wychodzi { NOUN($from, "from") }, nie może wejść { NOUN($full, "to") } i ląduje na parkingu.
event-stuck = { NOUN($character) } { NOUN($seat, "gen") } nie może wejść { NOUN($full, "to") } i zostaje na parkingu.
event-sprint = { NOUN($seat) } zagrywa Sprint i biegnie { NOUN($place, "to") }.
event-stayed = { NOUN($seat) } zagrywa Sprint i nikogo nie przesuwa.
event-crowd = Zapach tłumu zwabia zombie, który czeka { NOUN($place, "before") }.
event-scream = Krzyki zwabiają zombie, który czeka { NOUN($place, "before") }.
event-held = { NOUN($place, "in") } drzwi trzymają: { count-zombies } przeciw { $defence }.
event-breach = { NOUN($place, "to") } { $zombies ->
        [one] wdziera się jeden zombie
        [few] wdzierają się { $zombies } zombie
       *[many] wdziera się { $zombies } zombie
    }: obrona wynosi tylko { $defence }.
event-breach-supermarket = { NOUN($place, "to") } { $zombies ->
        [one] wdziera się jeden zombie
        [few] wdzierają się { $zombies } zombie
       *[many] wdziera się { $zombies } zombie
    } mimo obrony { $defence }: za dużo tu drzwi.
event-breach-parking = Na parkingu nie ma drzwi, { $zombies ->
        [one] jest za to jeden głodny zombie
        [few] są za to { $zombies } głodne zombie
       *[many] jest za to { $zombies } głodnych zombie
    }.
event-hardware = { NOUN($seat) } zagrywa Narzędzia i zabija gwoździami drzwi { NOUN($place, "in") }.
event-hid = { NOUN($character) } { NOUN($seat, "gen") } ukrywa się { NOUN($place, "in") }.
event-shot = { NOUN($seat) } wkracza { NOUN($card, "with") }: { NOUN($place, "before") } { $zombies ->
        [one] pada jeden zombie
        [few] padają { $zombies } zombie
       *[many] pada { $zombies } zombie
    }.
event-averted = Atak odparty { NOUN($place, "in") }: { $zombies ->
        [0] nie ma już zombie
       *[other] { count-zombies } przeciw { $defence }
    }.
event-chance-picks = Los wskazuje { NOUN($seat, "gen") }.
event-eaten = Ofiarą zombie pada { NOUN($place, "in") } { NOUN($character) } { NOUN($seat, "gen") }. Szybko poszło.
event-fed = { NOUN($place, "before") } { $zombies ->
        [one] najedzony zombie rusza
        [few] { $zombies } najedzone zombie ruszają
       *[many] { $zombies } najedzonych zombie rusza
    } w dalszą drogę.
event-nobody-to-eat = { NOUN($place, "in") } nie ma kogo zjeść. Jak niegrzecznie.
event-parking-cleared = { $zombies ->
        [one] Ostatni zombie opuszcza
        [few] Ostatnie { $zombies } zombie opuszczają
       *[many] Ostatnich { $zombies } zombie opuszcza
    } parking.
event-eliminated = { NOUN($seat) } nie ma już nikogo i odpada, ale nie całkiem.
event-badge-passes = Odznaka zmienia właściciela: ma ją { NOUN($seat) }.
event-end = { NOUN($ending) }
event-points = { NOUN($seat) }: { count-points }, { count-cards } na ręce.
event-winners = { $count ->
        [one] Wygrywa { NOUN($winners) }. Gratulacje i dobrej nocy.
       *[other] Zwycięstwem dzielą się { NOUN($winners) }.
    }

## Koniec

ending-running = Gra trwa.
ending-few-left = Przyleciał śmigłowiec: zostało tak niewielu, że wszyscy się zmieszczą.
ending-one-place = Przyleciał śmigłowiec: wszyscy ocaleni stoją razem.
ending-nobody-left = Przyleciał śmigłowiec, ale nie ma już kogo ratować.
ending-round-limit = Po stu rundach wszyscy idą do domu, zombie też.

## Twierdzenia i obietnice

claim-saw-dice = Znam te kości: { $count ->
        [0] ani jeden zombie nie idzie
        [one] jeden zombie idzie
        [few] { $count } zombie idą
       *[many] { $count } zombie idzie
    } { NOUN($place, "to") }.
claim-will-vote = Zagłosuję na { NOUN($seat, "gen") }.
claim-will-not-vote = Nie zagłosuję na { NOUN($seat, "gen") }.
claim-will-go = Pójdę { NOUN($place, "to") }.

## Błędy

fault-cards-lost = Karty się nie zgadzają.
fault-hand-size = Ręka nie ma tylu kart, ile podaje.
fault-too-many-zombies = Liczba zombie jest niemożliwa.
fault-overfull = W jednej lokacji stoi więcej postaci, niż się mieści.
fault-closed-not-empty = Ktoś stoi w zamkniętej lokacji.
fault-character-astray = Jednej postaci brakuje albo stoi w dwóch lokacjach.
fault-nobody-asked = Nikt nie jest pytany, choć gra trwa.
fault-journal-overflow = Naraz stało się więcej, niż mieści dziennik.
fault-out-but-alive = Ktoś odpadł, a wciąż ma postacie.
fault-no-place-not-empty = Zombie stoją przed lokacją, której nie ma.

## Plansza

board-round = Runda { $round }
board-badge = Odznaka: { NOUN($seat) }{ $elected ->
        [1] , z wyboru
       *[0] { "" }
    }
board-closed = zamknięte
board-room = { $heads } z { $room }
board-heads = osób: { $heads }
board-defence = obrona { $defence }
board-no-door = bez drzwi
board-zombies-get-in =
    { $zombies ->
        [one] 1 zombie wchodzi
        [few] { $zombies } zombie wchodzą
       *[many] { $zombies } zombie wchodzi
    }
board-truck = ciężarówka: { count-cards }
board-hides = { NOUN($character) } (w ukryciu)
board-you = { NOUN($seat) } (ty)
board-hand = na ręce: { $cards }
board-waiting = do rozstawienia: { $characters }
board-lost = straty: { $characters }
board-out = poza grą od rundy { $round }
board-dice = Kości: { $dice }
board-dice-hidden = Kości: pod pudełkiem
board-looked = kto je zna: { NOUN($seats) }
board-destinations = Cele: { $destinations }
board-going = { NOUN($seat) } { NOUN($place, "to") }
board-going-secret = { NOUN($seat) } w tajemnicy
board-played = Zagrane karty: { $cards }

## Opcje

option-first-chief = Pierwsza odznaka
    .about = Kto na początku dostaje odznakę.
option-first-chief-random = los
    .about = Każde miejsce przy stole ma równą szansę.
option-first-chief-host-picks = wybiera gospodarz
    .about = Gospodarz wskazuje miejsce przy stole; według wydrukowanych zasad byłaby to najstarsza osoba.
option-card-window = Karty przed głosowaniem
    .about = Jak długo można zagrywać karty przed głosowaniem.
option-card-window-one-circuit = jedna kolejka
    .about = Każdy jest pytany raz i zagrywa, ile kart chce.
option-card-window-until-all-pass = aż wszyscy spasują
    .about = Pytanie krąży, póki ktoś odpowiada na nie kartą.
option-threat-by-outsiders = Pogróżki z zewnątrz
    .about = Czy Pogróżki może zagrać ktoś, kto nie głosuje.
option-threat-by-outsiders-false = nie
    .about = Tylko ci, którzy biorą udział w pierwszym głosowaniu.
option-threat-by-outsiders-true = tak
    .about = Inni też; pomaga im to w drugim głosowaniu.
option-threat-carries = Pogróżki w drugim głosowaniu
    .about = Czy Pogróżki liczą się jeszcze po remisie.
option-threat-carries-true = liczą się
    .about = Liczą się w obu głosowaniach.
option-threat-carries-false = nie liczą się
    .about = Liczą się tylko w pierwszym głosowaniu.
option-revote-candidates = Kandydaci po remisie
    .about = Kogo można wybrać w drugim głosowaniu.
option-revote-candidates-tied-only = tylko remisujący
    .about = Tylko kolory, które zremisowały.
option-revote-candidates-all-present = wszyscy obecni
    .about = Każdy kolor z pierwszego głosowania.
option-hidden-only-revote = Ukryci w drugim głosowaniu
    .about = Głos gracza, którego wszystkie postacie na miejscu się ukrywają.
option-hidden-only-revote-none = bez głosu
    .about = Kto się ukrywa, nie głosuje.
option-hidden-only-revote-one = jeden głos
    .about = Głosuje jak ktoś z zewnątrz.
option-second-tie-pool = Ofiara po drugim remisie
    .about = Spośród kogo los wybiera ofiarę.
option-second-tie-pool-all-colours-present = obecne kolory
    .about = Każdy kolor na miejscu, z równą szansą; postać wybiera właściciel.
option-second-tie-pool-tied-colours = kolory z remisu
    .about = Tylko kolory z ostatniego remisu; postać wybiera właściciel.
option-second-tie-pool-random-character = dowolna postać
    .about = Każda postać na miejscu, z równą szansą; nikt nie wybiera.
option-gift-to-eliminated = Prezenty dla tych, którzy odpadli
    .about = Czy kartę z ciężarówki może dostać ktoś, kto odpadł.
option-gift-to-eliminated-false = nie
    .about = Kto dostaje, musi mieć jeszcze postać.
option-gift-to-eliminated-true = tak
    .about = Może; karta jest wtedy poza grą.
option-zombie-player = Zombie graczy, którzy odpadli
    .about = Jak często stawia zombie ktoś, kto odpadł.
option-zombie-player-every-round = w każdej rundzie
    .about = Jednego w każdej rundzie, poczynając od następnej.
option-zombie-player-once = raz
    .about = Jednego, w następnej rundzie albo wcale.
option-zombie-player-off = nigdy
    .about = Kto odpadł, nie stawia zombie.
option-overrun-check = Upadek lokacji
    .about = Kiedy puste lokacje padają pod naporem ośmiu zombie.
option-overrun-check-arrival = po przybyciu
    .about = Gdy zombie już przyszły, a nikt się jeszcze nie ruszył.
option-overrun-check-arrival-and-round-end = także na końcu
    .about = Drugi raz na koniec rundy.
option-sprint-timing = Sprint
    .about = Kiedy zagrywa się Sprint.
option-sprint-timing-own-turn = w swojej kolejce
    .about = W chwili własnego ruchu.
option-sprint-timing-after-all-moves = po wszystkich ruchach
    .about = Gdy wszyscy już się ruszyli, jedna kolejka.
option-attack-cards-by = Karty podczas ataku
    .about = Kto może zagrywać karty przed wyborem ofiary.
option-attack-cards-by-present = obecni
    .about = Tylko gracze, którzy mają tam postać.
option-attack-cards-by-anyone = każdy
    .about = Każdy, kto jest jeszcze w grze.
option-hardware-at-supermarket = Narzędzia w supermarkecie
    .about = Czy można je zagrać także przeciw co najmniej czterem zombie.
option-hardware-at-supermarket-only-below-4 = tylko poniżej czterech
    .about = Nie, póki stoją tam co najmniej cztery zombie.
option-hardware-at-supermarket-any-time-but-counts-only-below-4 = zawsze
    .about = Można je zagrać, ale liczą się dopiero, gdy zombie jest mniej niż cztery.
option-parking-leftovers = Zombie na pustym parkingu
    .about = Co robią, gdy nikogo tam nie było.
option-parking-leftovers-cleared = odchodzą
    .about = Na koniec ataku zawsze odchodzą.
option-parking-leftovers-stay-if-empty = zostają
    .about = Czekają tam na następną rundę.
option-end-check = Koniec gry
    .about = Kiedy sprawdza się, czy gra jest skończona.
option-end-check-round-end = na koniec rundy
    .about = Atak rozgrywa się do końca.
option-end-check-immediate = od razu
    .about = Po ruchach i po każdej ofierze.
option-zombie-supply = Zombie w pudełku
    .about = Czy zombie mogą się skończyć.
option-zombie-supply-30 = trzydzieści
    .about = Najwyżej trzydzieści; gdy wszystkie są w grze, więcej nie przyjdzie.
option-zombie-supply-unlimited = bez ograniczeń
    .about = Zawsze znajdzie się jeszcze jeden.
