### Co strona mówi poza tym o Mall of Horror, po polsku.

## Plansza

mall-places = Centrum handlowe
mall-place = { NOUN($place) }: { $what }.
mall-place-choice = { $name } Do wyboru: { $choice }.
mall-place-chosen = { $name } Twój wybór: { $choice }.
mall-several = kilka możliwości
mall-figure = { NOUN($character) } { NOUN($seat, "gen") }
mall-figure-yours = { NOUN($character, "your") }
mall-hiding = { $figure } (w ukryciu)
mall-nobody = nikogo w środku
mall-no-zombies = brak zombie
mall-coming = w drodze tutaj: { NOUN($seats) }
mall-alive = przy życiu; koniec przy { $end }
mall-truck = w ciężarówce
mall-elected = wybrany Szef Ochrony
mall-badge = ma odznakę
mall-order = kolejność: { $order }.

## Kto się broni i przed iloma

mall-empty-besieged = pusto; { $most } zombie zamknie to miejsce na dobre
mall-quiet = obrona { $sum }
mall-holds = drzwi trzymają: { $sum } przeciw { count-zombies }
mall-breach = wdzierają się: { count-zombies } przeciw { $sum }
mall-many-doors = cztery zawsze wejdą: { count-zombies } przeciw { $sum }
mall-no-door = bez drzwi: { count-zombies }, każdy kogoś zjada
mall-all-hide = wszyscy się ukrywają, nikt nie zostanie zjedzony
mall-term-heads =
    { $count ->
        [one] postać
        [few] postacie
       *[many] postaci
    }
mall-term-muscles =
    { $count ->
        [one] za Twardziela
        [few] za Twardzieli
       *[many] za Twardzieli
    }
mall-term-nails = za Narzędzia
mall-surplus =
    { $place ->
        [parking] Każdy zabity zombie to ktoś ocalony.
       *[door]
            { $count ->
                [one] Wystarczyłby jeden zombie mniej.
                [few] Wystarczyłyby { $count } zombie mniej.
               *[many] Wystarczyłoby { $count } zombie mniej.
            }
    }

## Głosowania

mall-vote-title =
    { $purpose ->
        [truck] Kto przeszuka ciężarówkę?
        [chief] Kto zostanie Szefem Ochrony?
       *[victim] Kto zostanie zjedzony { NOUN($place, "in") }?
    }
mall-votes = Głosy
mall-second-ballot = Drugie głosowanie
mall-col-seat = Kolor
mall-col-votes = Głosy
mall-col-state = Wybór
mall-with-gun = z drugim głosem Strzelca
mall-with-threats =
    { $count ->
        [one] z Pogróżkami
        [few] z { $count } Pogróżkami
       *[many] z { $count } Pogróżkami
    }
mall-thinking = myśli
mall-locked = gotowe
mall-candidates = Do wyboru:
mall-counted = Oddane głosy
mall-from = od
mall-for = na { NOUN($seat, "gen") }
mall-won = { NOUN($seat) } ma najwięcej głosów (zasada 1.4.5).
mall-owner-picks = { NOUN($seat) } decyduje, o którą postać chodzi (zasada 1.4.8).
mall-rule-tie = Remis, więc cały stół głosuje jeszcze raz, także ci, którzy odpadli. { $option ->
        [0] Wybrać można tylko kolory, które zremisowały.
       *[1] Wybrać można każdego, kto tam jest.
    } Kogo tam nie ma, ten ma jeden głos, a pomiędzy nie zagrywa się kart (zasada 1.4.6).
mall-rule-nobody =
    { $purpose ->
        [truck] Drugi remis, więc nikt nie przeszuka ciężarówki (zasada 1.4.7).
       *[chief] Drugi remis, więc nikt nie zostaje wybrany (zasada 1.4.7).
    }
mall-rule-chance = Drugi remis, więc decyduje los (zasada 1.4.7): { $option ->
        [0] każdy kolor na miejscu ma równe szanse, bez względu na liczbę postaci.
        [1] każdy z remisujących kolorów ma równe szanse.
       *[2] każda postać na miejscu ma równe szanse.
    }

## Tajne koło

mall-wheel-ballot = Twój tajny głos
mall-wheel-destination = Twój tajny cel
mall-wheel-open = Przekręć koło. Możesz zmienić zdanie, dopóki wszyscy nie wybiorą.
mall-wheel-locked = Zapisane. Możesz przekręcić jeszcze raz, dopóki wszyscy nie wybiorą.
mall-take-back = Cofnij
mall-your-votes = Twoje głosy:

## Karty

mall-play-how =
    { $count ->
        [one] Jeden sposób zagrania
        [few] { $count } sposoby zagrania
       *[many] { $count } sposobów zagrania
    }
mall-when =
    { $moment ->
        [vote] Nie teraz. Zagrywa się ją przed głosowaniem, w którym masz głos.
        [dice] Nie teraz. Zagrywa się ją w fazie C, gdy kości trafiły pod pudełko.
        [move] Nie teraz. Zagrywa się ją, gdy przychodzi twoja kolej na ruch.
       *[attack] Nie teraz. Zagrywa się ją, gdy zombie wdzierają się tam, gdzie stoisz.
    }
mall-found = Z ciężarówki
mall-found-note = Te karty widzisz tylko ty. Jedną zatrzymaj, jedną oddaj; ostatnia trafia na spód talii.

## Kości pod pudełkiem

mall-peek = Pod pudełkiem
mall-peek-private = Tylko ty to widzisz. Że tu zajrzano, wiedzą wszyscy.
mall-claim = Powiedz innym
mall-claim-other = Albo coś innego
mall-claim-place = Lokacja
mall-claim-count = Zombie
mall-claim-say = Powiedz
mall-claim-note = wszyscy to usłyszą. Gdy kości zostaną odsłonięte, każdy zobaczy, czy to była prawda.

## Twoje postacie

mall-yours = Twoje postacie
mall-waiting = jeszcze nie na planszy
mall-eaten = zjedzenie przez zombie
mall-absent-walk = { NOUN($character) } idzie
mall-dead = Odpadasz, ale nie znikasz
mall-dead-votes = Po remisie cały stół głosuje jeszcze raz, a ty masz jeden głos (zasada 1.4.6).
mall-dead-zombie =
    { $option ->
        [0] Od następnej rundy możesz w każdej rundzie postawić jednego zombie, gdzie chcesz (zasada 1.8.4).
        [1] W następnej rundzie, i tylko wtedy, możesz postawić jednego zombie, gdzie chcesz (zasada 1.8.4).
       *[2] Przy tym stole ci, którzy odpadli, nie stawiają zombie (zasada 1.8.4).
    }

## Koniec

mall-wins = wygrywa
mall-story = Jak to było
mall-story-lost = Po drodze ginie { NOUN($character) } { NOUN($seat, "gen") }.
mall-story-overrun = Zombie opanowują miejsce: { NOUN($place, "the") }.
mall-story-eaten = Ofiarą zombie pada { NOUN($place, "in") } { NOUN($character) } { NOUN($seat, "gen") }.
mall-story-eaten-voted = Ofiarą zombie pada { NOUN($place, "in") } { NOUN($character) } { NOUN($seat, "gen") }, dzięki głosom: { NOUN($voters) }.
mall-story-eaten-chance = Ofiarą zombie pada { NOUN($place, "in") } { NOUN($character) } { NOUN($seat, "gen") }. Zgody nie było, zdecydował los.
mall-story-eaten-own = Ofiarą zombie pada { NOUN($place, "in") } { NOUN($character) } { NOUN($seat, "gen") }, wyłącznie głosami { NOUN($seat, "gen") }.
mall-story-won = { NOUN($seat) } wygrywa i ma { count-points }.

## Pierwsza gra

mall-tour-welcome = Centrum handlowe po zamknięciu. Pod drzwiami stoją zombie, a wszyscy tutaj potrzebują siebie nawzajem, do pewnego momentu. Sześć lokacji: przy każdej widać, kto jest w środku, co czeka na zewnątrz i czy drzwi by wytrzymały.
mall-tour-crew = To twoje postacie. Ślicznotka jest warta 7 punktów, Twardziel 5, Strzelec 3. Wygrywa, kto ocali najwięcej punktów.
mall-tour-placing = Oto wynik rzutu dwiema kośćmi. Wybierz jedną: to lokacja, a potem postać, która tam zacznie. I tak dalej, aż wszystkie twoje postacie staną na planszy.
mall-tour-doors = Tarcza pokazuje obronę: jeden za każdą postać, dwa za Twardziela. Jeśli zombie jest co najmniej tyle, wdzierają się i kogoś zjadają.
mall-tour-supermarket = Supermarket ma za dużo drzwi: cztery zombie zawsze wejdą, choćby nie wiem ilu ich broniło.
mall-tour-phases = Runda ma sześć faz, od A do F. Ta, która trwa, świeci.
mall-tour-truck = A: obecni na parkingu głosują, kto przeszuka ciężarówkę. Zwycięzca znajduje trzy karty: jedną zatrzymuje, jedną oddaje, jedną odkłada.
mall-tour-vote = W głosowaniu liczą się twoje postacie na miejscu, a Strzelec podwójnie. Przy remisie cały stół głosuje jeszcze raz. Obiecuj, co chcesz; nikt nie musi dotrzymać słowa.
mall-tour-cards = Twoje karty. Na każdej napisano, co robi i kiedy się ją zagrywa.
mall-tour-chief = B: obecni w biurze ochrony wybierają Szefa Ochrony. Szef jest pierwszy w kolejności i widzi kości, których nie widzi nikt inny, ale musi jawnie powiedzieć, dokąd idzie.
mall-tour-dice = C: cztery kości pod pudełkiem mówią, dokąd przyjdą zombie. Widzi je tylko Szef Ochrony i ten, kto zagra Kamerę ochronną.
mall-tour-wheel = D: każdy wybiera w tajemnicy, dokąd pójdzie jedna z jego postaci. Możesz zmienić zdanie, dopóki wszyscy nie wybiorą. Nie można tylko tam, gdzie stoją już wszystkie twoje.
mall-tour-moving = E: wszystko zostaje odsłonięte, przychodzą zombie, a każdy po kolei rusza jedną postacią. Gdzie brak miejsca, ląduje się na parkingu.
mall-tour-attack = F: najludniejsza lokacja zwabia jeszcze jednego zombie, podobnie ta, w której jest najwięcej Ślicznotek. Potem atakują, lokacja po lokacji.
mall-tour-victim = Gdzie zombie się wdzierają, mogą jeszcze pomóc karty. Jeśli nie, obecni głosują, kto zostanie zjedzony. Na parkingu każdy zombie kogoś zjada.
mall-tour-end = I tak dalej, aż zostanie niewielu; tu widać, ilu. Helikopter zabiera tych, którzy wtedy żyją. Powodzenia, i nie ufaj nikomu za bardzo.
