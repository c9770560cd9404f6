### Co strona mówi poza tym, po polsku.

seat-nobody = nikt

## Wszędzie

language = Język
settings = Ustawienia
menu = Więcej
close = Zamknij
cancel = Anuluj
reload = Wczytaj stronę ponownie
try-again = Spróbuj ponownie
to-front = Wszystkie gry
skip-to-main = Do głównej części
copy-failed = Przeglądarka nie pozwala nam kopiować. Zaznacz tekst i skopiuj go samodzielnie.

## Pierwsza strona

front-title = Trzy zapomniane gry. Jedna długa noc.
front-about = Głosuj, targuj się, blefuj i uciekaj, z przyjaciółmi albo przeciw botom. Bez konta, bez instalacji.
front-small = Wolne oprogramowanie. Zasady podane są tu własnymi słowami, z własnymi obrazkami; nazwy mówią tylko, o którą grę chodzi.
games = Gry
shelf-mall-of-horror = Mall of Horror
    .about = Zamknięta galeria handlowa, sześć kryjówek i głosowanie, kogo rzucić zombie na pożarcie.
shelf-midevil = MidEvil
    .about = Nieumarli rycerze, mapa, która rośnie z każdym krokiem, i księga, której chcą wszyscy.
shelf-walking-dead = The Walking Dead: The Best Defense
    .about = Cztery miejsca, za mało zapasów i grupa, która przeżyje tylko razem.
shelf-players =
    { $fewest ->
        [1] Od jednej do { $most } osób
       *[other] Od { $fewest } do { $most } osób
    }
shelf-looking = Chwileczkę …
shelf-absent = Jeszcze powstaje. Na razie nie można w to tutaj zagrać.
play-now = Zagraj teraz
play-alone = Zagraj solo
play-tour = Naucz się w pierwszej grze
invite-friends = Zaproś przyjaciół
join-title = Dołącz do stołu
join-code = Kod albo link
join-wrong = To nie jest ani kod, ani link do stołu.
join = Dołącz
your-name = Twoje imię
your-name-about = Tak widzą cię inni przy stole. Możesz zostawić puste.
my-tables = Moje stoły
open-tables = Otwarte stoły
next-table =
    { $count ->
        [one] Jeden stół czeka na ciebie
        [few] Do następnego z { $count } stołów, które na ciebie czekają
       *[many] Do następnego z { $count } stołów, które na ciebie czekają
    }
list-free = { $who } (wolne: { $free })
list-bots =
    { $count ->
        [one] 1 bot
        [few] { $count } boty
       *[many] { $count } botów
    }
list-waits = czeka na ciebie
list-more = Jeszcze { $count }
list-less = Pokaż mniej
stage-lobby = nierozpoczęta
stage-playing = w trakcie
stage-over = zakończona
stage-closed = zamknięta

## Nowy stół

new-title = Nowy stół
new-game = Gra
new-name = Nazwa stołu
new-name-about = Może zostać pusta.
new-company = Kto może przyjść
new-open = Otwarty dla wszystkich
    .about = Stół jest na liście na pierwszej stronie. W przeciwnym razie znajdą go tylko osoby z linkiem.
new-spectators = Widzowie
    .about = Kto ma link, może patrzeć. Widzi tyle, co ktoś stojący obok stołu, i nie widzi kart na rękach.
new-late = Spóźnieni goście
    .about = W trakcie gry można zająć miejsce bota.
new-talk = Rozmowy
new-pace = Tempo botów
new-clocks = Zegary
new-options =
    { $count ->
        [one] Jedna zasada domowa
        [few] { $count } zasady domowe
       *[many] { $count } zasad domowych
    }
new-options-about = Tam, gdzie instrukcje się różnią albo grupy grają po swojemu. Pierwsza wartość jest zwyczajna.
new-create = Przygotuj stół
talk-kind-open = otwarte: wszystko, także szepty
talk-kind-table = bez szeptów
talk-kind-phrases = tylko zwroty i obietnice
talk-kind-off = żadnych
pace-brisk = żwawe
pace-human = jak ludzie, wolniejsze
pace-instant = bez przerw
clocks-none = Bez zegarów
    .about = Każdy myśli tak długo, jak chce.
clocks-live = Na jeden wieczór
    .about = Sekundy i minuty. Kto odejdzie, tego po chwili zastępuje bot.
clocks-slow = Na dni i tygodnie
    .about = Każdy zagląda, kiedy ma czas.
clocks-decision = Na każdą decyzję
clocks-bank = Zapas na całą grę
clocks-zero = Kiedy czas minie
clocks-zero-safe = zapada bezpieczny wybór
clocks-zero-bot = wybiera bot
time-nothing = nic
time-seconds =
    { $count ->
        [one] 1 sekunda
        [few] { $count } sekundy
       *[many] { $count } sekund
    }
time-minutes =
    { $count ->
        [one] 1 minuta
        [few] { $count } minuty
       *[many] { $count } minut
    }
time-hours =
    { $count ->
        [one] 1 godzina
        [few] { $count } godziny
       *[many] { $count } godzin
    }

## Przed grą

table-opening = Otwieramy stół …
lobby-about = Stół { $code }. Rozdajemy dopiero, gdy wszyscy siedzą.
lobby-look = Usiądź albo popatrz.
seats = Miejsca
seats-all = Pokaż wszystko o miejscach
seat-free = wolne
seat-you = ty
seat-guest = gość
seat-host = zaprasza
seat-away = nieobecny gracz
seat-bot = bot
seat-bot-named =
    { $bot ->
        [chancer] bot „Ryzykant”
        [greedy] bot „Zachłanny”
       *[other] bot „{ $bot }”
    }
seat-covered = gracza nie ma; zastępuje go bot
seat-thinks = jeszcze myśli
seat-ready = gotowe
seat-won = zwycięstwo
sit = Usiądź tutaj
sit-hot = Też siedzi przy tym ekranie
guest-name = Imię następnej osoby przy tym ekranie
rise-now = Wstań
rise-seat = Oddaj miejsce: { $seat }
send-away = Odeślij
bot-kind = Rodzaj botów
bot-named = Bot: { $bot ->
        [chancer] Ryzykant (gra na chybił trafił)
        [greedy] Zachłanny (bierze to, co wygląda najlepiej)
       *[other] { $bot }
    }
bot-sits = Bot
fill =
    { $count ->
        [one] Bot zajmuje wolne miejsce
        [few] Boty zajmują { $count } wolne miejsca
       *[many] Boty zajmują { $count } wolnych miejsc
    }
lock = Nie wpuszczaj nikogo więcej
unlock = Znowu wpuszczaj innych
locked = Nikt więcej nie może tu usiąść.
start = Rozdaj
start-free =
    { $count ->
        [one] Jedno miejsce jest jeszcze wolne.
        [few] { $count } miejsca są jeszcze wolne.
       *[many] { $count } miejsc jest jeszcze wolnych.
    }
start-ready = Wszyscy są.
invite-about = Kto ma link, może usiąść albo patrzeć.
invite-link = Link
invite-copy = Skopiuj link
invite-copied = Link jest w schowku.
invite-share = Udostępnij
invite-code = Kod
invite-qr = Link jako kod QR, dla aparatu w telefonie
agreed-title = Co ustalono
agreed-decision = Na każdą decyzję: { $time }.
agreed-bank = Zapas: { $time }.
agreed-private = Tylko z linkiem.
agreed-open = Otwarty dla wszystkich.
agreed-spectators = Widzowie mile widziani.
agreed-no-spectators = Bez widzów.
agreed-late = Spóźnieni mogą zastąpić bota.
agreed-not-late = Nikt nie dochodzi później.
agreed-usual = Bez zasad domowych.
device-title = Graj na innym urządzeniu
device-about = Weź stąd kod i wpisz go na drugim urządzeniu przy tym samym stole. Miejsce przeniesie się tam.
device-offer = Kod: { $seat }
device-until = Ważny dziesięć minut, jeden raz.
device-code = Kod z drugiego urządzenia
device-take = Przejmij miejsce
device-done = To miejsce jest teraz twoje.

## Przy stole

board = Plansza
your-things = Co należy do ciebie
your-turn = Twoja kolej
beside-the-board = Obok planszy
happening = Co się dzieje
round = Runda { $round }
skip = Pomiń
link-lost = Utracono połączenie, próbujemy dalej …
asked-of = Czekamy na: { $seats }.
nobody-asked = Chwileczkę …
also-asked = Pytanie dotyczy też ({ $what }):
still-asked = Jeszcze myślą ({ $what }):
choices = Możliwości
sending = Wysyłanie …
undo = Cofnij
take-back = Wycofaj wybór
confirm-title = Na pewno?
confirm = { $choice }: na pewno?
do-it = Tak
not-now = Teraz nie można, dlaczego: { $count }
orders = Pasuj automatycznie
orders-none = nigdy
    .about = Pytamy cię za każdym razem.
orders-window = tym razem
    .about = Dopóki wszyscy tylko pasują.
orders-round = w tej rundzie
    .about = Do początku następnej rundy.
hand-over-to = Teraz: { $seat }
curtain-title = Przekaż ekran: { $name }
curtain-about = Wszyscy inni odwracają wzrok. Dalej gra tylko { $name }.
curtain-open = Tu { $name }
curtain-board = Najpierw obejrzyj planszę
plain-title = Co było do tej pory
plain-about = Plansza tej gry nie jest jeszcze narysowana. Wszystko można zagrać słowami i przyciskami.
clock-left = pozostały czas:
clock-days =
    { $days ->
        [one] 1 dzień
        [few] { $days } dni
       *[many] { $days } dni
    }
sound-off = Wyłącz dźwięk
shut-rules-changed = Ten stół zaczęto według innych zasad. Można go oglądać, ale nie można grać dalej.
shut-unreadable = Zapisu tego stołu nie da się tu odczytać. Można go oglądać, ale nie można grać dalej.
late-title = Zastąp bota
late-sit = Graj: { $seat }
rise = Oddaj miejsce
rise-sure = Oddać na dobre miejsce ({ $seat })? Dalej zagra bot.
delete = Usuń stół
delete-sure = Usunąć ten stół i wszystko, co do niego należy?
withhold = Ta gra zostaje między nami
    .about = Pełny zapis dostaną tylko ci, którzy grali.
table-code = Stół { $code }.
table-spectators = Kto ma link, może patrzeć.

## Co się stało

log = Przebieg
log-filter = Szukaj w przebiegu
log-copy = Skopiuj cały przebieg
log-copied = Przebieg jest w schowku.
log-earlier = Pokaż wcześniejsze wiersze
log-empty = Jeszcze nic się nie stało.
replay = Powtórka
replay-whose = Czyimi oczami
replay-open = jak ktoś obok stołu
replay-of = jako { $seat }
replay-first = Na początek
replay-back = Krok wstecz
replay-forth = Krok naprzód
replay-play = Odtwarzaj
replay-pause = Zatrzymaj
replay-moment = Chwila
replay-at = Krok { $at } z { $last }
replay-download = Pobierz zapis gry

## Rozmowy

talk = Rozmowa
talk-new = nieprzeczytane
talk-off = Przy tym stole się nie rozmawia.
talk-empty = Nikt jeszcze nic nie powiedział.
talk-text = Powiedz coś
talk-say = Powiedz
talk-who = Do kogo
talk-all = do wszystkich
talk-to = szept: { $seat }
talk-whispered = (szept)
phrases = Zwroty
phrase-hello = Cześć!
phrase-good-luck = Powodzenia!
phrase-well-played = Dobrze zagrane.
phrase-thanks = Dziękuję.
phrase-sorry = Przepraszam!
phrase-yes = Tak.
phrase-no = Nie.
phrase-maybe = Może.
phrase-please-hurry = Pospiesz się, proszę.
phrase-please-wait = Poczekaj chwilę, proszę.
phrase-trust-me = Zaufaj mi.
phrase-i-do-not-believe-you = Nie wierzę ci.
phrase-help-me = Pomóż mi!
phrase-vote-with-me = Głosuj tak jak ja.
phrase-let-us-ally = Trzymajmy się razem.
phrase-you-will-regret-this = Pożałujesz tego.
phrase-good-game = Dobra gra!
claims = Twierdzenia i obietnice
claims-make = Stwierdź albo obiecaj coś
claims-choose = Wybierz …
claims-about = Wszyscy to przeczytają, a stół zapamięta, czy była to prawda.
claims-say = Powiedz to
mute-title = Nie słuchaj kogoś
mute = Nie pokazuj słów gracza: { $seat }

## Zasady

rules = Zasady
rules-search = Szukaj w zasadach
rules-now = teraz
rules-whole = Całe zasady
rules-english = Cały tekst jest po angielsku; wszystko powyżej jest w twoim języku.
rules-none = Nic nie znaleziono.

## Koniec

result-nobody = Nikt nie wygrywa.
result-winners =
    { $count ->
        [one] Wygrywa { $seats }!
        [few] Wygrywają { $seats }!
       *[many] Wygrywają { $seats }!
    }
result-won = To twoje zwycięstwo.
result-lost = Tym razem się nie udało.
rematch = Zagraj jeszcze raz
rematch-join = Do następnej gry
fairness-title = Czy było uczciwie?
fairness-about = Przed grą serwer zamknął swoje ziarno losowe na klucz i ogłosił jego pieczęć. Każdy gracz dołożył własną liczbę. Wszystkie rzuty i tasowania wynikają z obu, więc nikt nie mógł ich sobie wybrać.
fairness-practice = To gra próbna: rzuty i tasowania są za każdym razem takie same i można je znać z góry, więc niczego nie zapieczętowano. Po grze można sprawdzić, że tak zostało.
fairness-commitment = Pieczęć, ogłoszona wcześniej
fairness-seed = Ziarno, pokazane po grze
fairness-nonce = Liczba gracza: { $seat }
fairness-kept = Ziarno pasuje do pieczęci.
fairness-broken = Ziarno nie pasuje do pieczęci.
fairness-later = Ziarno zobaczysz po zakończeniu gry. Wtedy wszystko da się sprawdzić.
fairness-how = Plik można sprawdzić dowolną kopią programu, bez sieci:

## Oprowadzanie

tour = Pierwsza gra krok po kroku
tour-step = Krok { $at } z { $last }
tour-next = Dalej
tour-skip = Wystarczy
tour-practice = To gra próbna: rozdanie jest za każdym razem takie samo.
tour-call = Oprowadź mnie

## Ustawienia

setting-theme = Światło
    .about = Ciemno jak w galerii albo jasno.
setting-motion = Ruch
    .about = Czy na planszy coś się porusza.
setting-sound = Dźwięk
    .about = Jeden dźwięk zawsze znaczy: pytamy ciebie.
setting-text = Wielkość tekstu
    .about = Wszystko rośnie razem z nim.
setting-shortcuts = Pojedyncze klawisze
    .about = Klawisze, które działają bez Ctrl i Alt.
setting-confirm = Pytaj ponownie przed każdym wyborem
    .about = Dla tych, którzy naciskają zbyt szybko.
setting-notices = Powiadomienia
    .about = Mówią, że to twoja kolej, gdy patrzysz gdzie indziej. Na iPhonie i iPadzie najpierw dodaj stronę do ekranu początkowego.
setting-auto = jak na tym urządzeniu
setting-dark = ciemno
setting-light = jasno
setting-on = tak
setting-off = nie
setting-normal = zwykła
setting-large = duża
setting-huge = bardzo duża
notices-refused = Przeglądarka nie pozwala tej stronie na powiadomienia.
notices-here = Twoja przeglądarka dowie się tylko wtedy, gdy ta strona jest otwarta.
key-m = dźwięk włączony albo wyłączony
key-l = przebieg
key-t = rozmowa
key-r = zasady
key-u = cofnij
key-s = pomiń ruchy
key-help = te ustawienia

## Co się nie udaje

error-server = Serwer nie odpowiada. Być może właśnie rusza na nowo; próbujemy dalej.
error-offline = Nie masz połączenia z siecią.
error-foreign = Serwer odpowiada coś, czego ta strona nie rozumie. Wczytaj ją ponownie.
error-page = Na tej stronie coś się nie udało. Wczytaj ją ponownie; stół jest bezpieczny na serwerze.
stale-title = Ta strona jest starsza niż serwer
stale-about = Odkąd wczytano tę stronę, serwer nauczył się czegoś nowego. Wczytaj ją ponownie; nic nie przepadnie.
watch-on = Popatrz zamiast grać
table-failed = Nie można otworzyć tego stołu
ended-no-table = Nie ma takiego stołu
    .about = Może w kodzie jest literówka, a może stół został usunięty.
ended-deleted = Stołu już nie ma
    .about = Usunęła go osoba, która go przygotowała.
ended-moved = Twoje miejsce jest teraz na innym urządzeniu
    .about = Przejęto je kodem. Tutaj możesz dalej patrzeć.
ended-not-yours = To miejsce nie jest twoje
    .about = Ten link należał do kogoś innego. Możesz patrzeć jako widz.
ended-forbidden = Przy tym stole nikt nie patrzy
    .about = Widzą go tylko grający. Poproś ich o miejsce.
ended-too-many = Otwartych jest za dużo okien
    .about = Zamknij kilka i spróbuj ponownie.
refused-not-yours = To miejsce nie jest twoje.
refused-stale = Na to już jest odpowiedź; spójrz na planszę.
refused-rules = Zasady na to nie pozwalają.
refused-no-undo = Tego nie można już cofnąć.
refused-not-running = Przy tym stole nie toczy się gra.
refused-closed = Przy tym stole nie można już grać.
refused-seat-taken = Ktoś był szybszy: to miejsce jest zajęte.
refused-seats-empty = Najpierw trzeba zająć wszystkie miejsca. Boty mogą pomóc.
refused-locked = Nikt więcej nie może tu usiąść.
refused-host-only = To wolno tylko osobie, która zaprosiła.
refused-not-now = Teraz nie można tego zrobić.
refused-quiet = Takie rozmowy są przy tym stole wyłączone.
refused-silence = Zasady wymagają teraz ciszy.
refused-unknown = Nie ma tu czegoś takiego.
refused-wrong-code = Kod jest błędny albo za stary.
refused-too-many = Jest ich już za dużo.
refused-no-table = Nie ma takiego stołu.
refused-bad-message = Serwer tego nie zrozumiał. Wczytaj stronę ponownie.
refused-too-fast = Za szybko. Poczekaj chwilę.
refused-too-large = To jest za długie.
refused-forbidden = Tutaj tego nie wolno.
refused-broken = Nie udało się tego zapisać. Spróbuj ponownie.
