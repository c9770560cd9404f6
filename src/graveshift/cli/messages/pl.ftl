### Co mówi sam wiersz poleceń; o stole i o grach opowiada graveshift.words.

## Jak zaczyna się gra

welcome = { $game }, liczba graczy: { $players }. Ziarno { $seed }.
resumed = { $game }, gra wznowiona po { $choices ->
        [one] 1 decyzji
       *[other] { $choices } decyzjach
    }.
you-play = Grasz kolorem: { NOUN($seats) }.
at-keyboard = Przy tej klawiaturze: { NOUN($seats) }.
bots-play = Boty: { $bots }.
how-to-choose = Wpisz numer swojego wyboru albo help.

## W czasie gry

curtain = Oddajcie klawiaturę { NOUN($seat, "dat") }. Reszta patrzy w inną stronę.
curtain-ready = { NOUN($seat) }, naciśnij Enter, gdy nikt nie podgląda.
so-far = Dotychczas
since-last = Od twojego ostatniego wyboru
no-choice = Nie ma tu wyboru „{ $text }”; wpisz numer od 1 do { $last } albo help.
several-choices = „{ $text }” pasuje do kilku wyborów; wpisz numer od 1 do { $last }.
undo-done = Cofnięte.
undo-impossible = Tego nie da się już cofnąć: rzucono kości, tajemnica wyszła na jaw albo inni już wybierali.
undo-nothing = Nie ma czego cofać.
no-thing = W tej grze nic nie nazywa się „{ $text }”; samo what wymienia wszystko.
why-allowed = { $choice }: to można wybrać, to numer { $number }.
why-nothing = Tutaj wolno wybrać wszystko, co jest.
why-more = … i jeszcze { $number }
no-rule = Nie ma reguły „{ $text }”; reguły nazywają się jak 1.4.6, D7 lub E17, rozdziały jak 1.4.
language-now = Odtąd po polsku.
language-unknown = Nie ma języka „{ $text }”; są { $languages }.
help-title = Co można wpisać
help =
    1, 2, 3 …    wybierz możliwość o tym numerze
    board        pokaż planszę jeszcze raz
    what         co robią rzeczy w tej grze; what NAZWA objaśnia jedną
    why          czego nie można teraz wybrać; why SŁOWA pyta o jedno
    undo         cofnij ostatni wybór, dopóki niczego nie wylosowano ani nie pokazano
    rules 1.4.6  przeczytaj regułę (po angielsku); samo rules wymienia rozdziały
    save PLIK    zapisz grę i graj dalej
    lang en      inny język: en, de, pl lub it
    quit         wyjdź; padnie pytanie, czy zapisać

## Jak się kończy

game-over = Gra jest skończona
saved = Zapisano w { $file }.
resume-hint = Aby grać dalej później:
quit = Dobranoc. Zamknijcie drzwi na klucz.
save-which = Podaj, gdzie zapisać: save moja-gra.json
save-offer = Aby zachować grę, wpisz nazwę pliku; Enter wychodzi bez zapisu.
keep-offer = Aby zachować tę grę dla graveshift replay, wpisz nazwę pliku; Enter wychodzi bez zapisu.

## Opowiedziane jeszcze raz

replay-title = { $game }, liczba graczy: { $players }, liczba decyzji: { $choices }.
told-all = Opowiedziane jest wszystko.
told-to = Opowiedziane tak, jak widzi to { NOUN($seat) }.
after = Po decyzjach: { $number } z { $choices }
chose = { $number }. { NOUN($seat) }: { $choice }
chose-unseen = { $number }. { NOUN($seat) } wybiera.

## Opcje

options-how = Ustawia się przez --option nazwa=wartość; * oznacza wartość domyślną.
