### Co strona mówi o The Walking Dead poza tym, po polsku.

## Plansza

wd-places = Cztery lokacje
wd-place = { NOUN($location) }: { $what }.
wd-place-choice = { $name } Wybierz: { $choice }.
wd-several = jest tu kilka możliwości
wd-who = { NOUN($seat) } jako { NOUN($leader) }
wd-nobody = nikogo tu nie ma
wd-stack = { NOUN($stack) }: { count-cards }
wd-last = Została jedna karta: kto ją pociągnie, przegra grę.
wd-all-eaten = Szwędacze zjadłyby wszystko.
wd-eaten = zjedzone karty: { $cards }
wd-acting = do ataku: { count-walkers }
wd-leads = przewodzi
wd-fight = Wynik { $value }: zabici { $kills }
wd-fight-at = Walka { NOUN($location, "in") }
wd-next-kill =
    { $allies ->
        [one] Następny pada przy { $at }: 1 sojusznik.
        [few] Następny pada przy { $at }: { $allies } sojusznicy.
       *[many] Następny pada przy { $at }: { $allies } sojuszników.
    }
wd-backed = Za: { NOUN($seats) }
wd-no-proposal = Dzieli { $who }; kto tam stoi, może coś zaproponować.
wd-meets = { NOUN($seat) } może coś dać i o coś poprosić
wd-gives = { NOUN($seat) } daje coś { NOUN($other, "dat") }
wd-elsewhere = gdzie indziej
wd-as-it-stands = tak jak jest
wd-nobody-leads = Jeszcze nikt nie przewodzi
wd-silence = Cisza aż do walki
wd-split = Obrażenia do rozdzielenia: { $damage }
wd-proposal = { NOUN($seat) } proponuje:
wd-bears = { NOUN($seat) } { $damage }
wd-events-of = Wydarzenia { NOUN($seat, "gen") }

## Co jest twoje

wd-your-events = Twoje wydarzenia
wd-gear = Twoje wyposażenie
wd-nothing = jeszcze nic

## Koniec

wd-story-round = Grupa dotarła do rundy { $round }.
wd-story-died = { NOUN($leader) } nie żyje. Tą postacią grał { NOUN($seat) }.

## Pierwsza gra

wd-tour-welcome = Jesteście w tym razem. Cztery lokacje, dwanaście rund: wytrwajcie do końca.
wd-tour-stacks = W każdej lokacji leży stos. Gdy jeden się skończy, wszystko przepada. Tam, gdzie nikt im nie przeszkadza, szwędacze zjadają stos.
wd-tour-leader = Kto ma odznakę, ten przewodzi: przesuwa wszystkich, zagrywa dwa wydarzenia i ma zdolność. Odznaka co rundę wędruje dalej.
wd-tour-events = To twoje wydarzenia. We właściwym miejscu wiele z nich nie szkodzi.
wd-tour-moving = Przewodzisz. Naciśnij lokację, żeby posłać tam pionek: najpierw swój, potem pozostałe.
wd-tour-drawing = Możesz pociągnąć tu kartę. Pomoże ci, ale stos będzie cieńszy.
wd-tour-combat = Teraz każdy wybiera broń. Strzały w jednej lokacji się sumują; każde pięć punktów zabija szwędacza.
wd-tour-end = Jedna runda mniej. Wiesz już wszystko, co trzeba; powodzenia.
