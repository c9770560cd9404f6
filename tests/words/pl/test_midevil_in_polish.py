"""Polish: one, few or many, cases after prepositions and verbs."""

import pytest

from tests.words.midevil import board, choices, duel, event, fight, question, rattled, scene

EVENTS = {
    "TURN r 4": "Runda 4: tura Czerwonego.",
    "REVIVED k 3": "Czarny wraca do żywych: 3 życia.",
    "REVIVED y 1": "Żółty wraca do żywych: 1 życie.",
    "DEALT b mire": "Niebieski dobiera kartę: Bagno.",
    "RESHUFFLED 1": "Karty odrzucone zostają przetasowane. W talii: 1 karta.",
    "RESHUFFLED 22": "Karty odrzucone zostają przetasowane. W talii: 22 karty.",
    "RESHUFFLED 12": "Karty odrzucone zostają przetasowane. W talii: 12 kart.",
    "TILE_DRAWN r mill": "Czerwony dobiera młyn.",
    "TILE_DRAWN g crossroads": "Zielony dobiera skrzyżowanie.",
    "TILE_OUT bridge": "Nigdzie nie pasuje i wypada z gry: Most.",
    "TILE_PLACED church 2 0 -1": "Kościół: 1 na północ od ołtarza.",
    "TILE_PLACED tavern 0 2 3": "Karczma: 3 na południe i 2 na wschód od ołtarza.",
    "TILE_PLACED stable 0 -1 0": "Stajnia: 1 na zachód od ołtarza.",
    "FILL_ROLLED 2 1": "Na kości 2. Stają tu szkielety warte razem: 1 punkt.",
    "FILL_ROLLED 4 3": "Na kości 4. Stają tu szkielety warte razem: 3 punkty.",
    "FILL_ROLLED 6 5": "Na kości 6. Stają tu szkielety warte razem: 5 punktów.",
    "SKELETON_PUT 3.4 W": "Powstaje biały szkielet: kafel 3, środek.",
    "FIGHT y 1.4 B": "Żółty walczy z niebieskim szkieletem: kafel 1, środek.",
    "FIGHT_ROLLED r 3 3": "Czerwony rzuca 3.",
    "FIGHT_ROLLED r 3 4": "Czerwony rzuca 3, z premią 4.",
    "RAISED b R": "Niebieski oddaje za to czerwony szkielet.",
    "KILLED g 1.4 B": "Zielony rozbija niebieski szkielet.",
    "LIFE_TAKEN k 1.0": "Czarny ratuje życie: kafel 1, północny zachód.",
    "DIED n": "Brązowy ginie i budzi się z pustymi kieszeniami przy ołtarzu.",
    "STEPS r 1": "Czerwony ma 1 krok.",
    "STEPS y 3": "Żółty ma 3 kroki.",
    "STEPS b 5": "Niebieski ma 5 kroków.",
    "STEPS b 0": "Niebieski ma 0 kroków.",
    "STOPPED r 2": "Czerwony zatrzymuje się. Przepada: 2 kroki.",
    "PARKED y 1.4": "Żółty zostawia konia przed drzwiami: kafel 1, środek.",
    "DOUBLED b 12": "Niebieski jedzie konno i ma teraz 12 kroków.",
    "HORSE_TAKEN r k": "Czerwony odjeżdża na koniu Czarnego.",
    "DUEL r y": "Czerwony walczy o Nekronomikon, który ma Żółty.",
    "STAKED r 1 2 0": "Czerwony stawia szkielety: białe 1, czerwone 2, niebieskie 0.",
    "LIVES_STAKED g 0": "Stawka w życiach, Zielony: 0.",
    "LIVES_STAKED g 2": "Stawka w życiach, Zielony: 2.",
    "LIVES_STAKED g 5": "Stawka w życiach, Zielony: 5.",
    "BONES n 1": "Brązowy prowadzi 1 szkielet.",
    "BONES n 3": "Brązowy prowadzi 3 szkielety.",
    "BONES n 6": "Brązowy prowadzi 6 szkieletów.",
    "WINDOW move rb": "Czy ktoś zagra coś na ten ruch? Mogą: Czerwony i Niebieski.",
    "WINDOW last y": "To może rozstrzygnąć grę. Czy ktoś to powstrzyma? Mogą: Żółty.",
    "ANNOUNCED r rust 1 4": "Czerwony zagrywa kartę przeciwko Żółtemu: Rdza.",
    "ANNOUNCED r crumble-to-dust 3 2": "Czerwony zagrywa kartę na kafel 3: Obrócone w proch.",
    "ANNOUNCED k forced-march 0 0": "Czarny zagrywa kartę: Forsowny marsz.",
    "CANCELLED b rattle-loose": "Karta Niebieskiego nie działa: Grzechot.",
    "REMEMBERED W 1": "Do zapasu wraca biały szkielet.",
    "REMEMBERED R 4": "Do zapasu wraca 4 razy czerwony szkielet.",
    "REMEMBERED B 7": "Do zapasu wraca 7 razy niebieski szkielet.",
    "LED y r": "Żółty prowadzi Czerwonego przez mgłę.",
    "STOLEN g b war-hammer": "Zielony zabiera Niebieskiemu kartę: Młot bojowy.",
    "SECRET_PATH g": "Do końca tego ruchu żaden mur nie zatrzyma Zielonego.",
    "RESULT r 1 0": "Czerwony: 1 punkt, bez żyć.",
    "RESULT y 3 1": "Żółty: 3 punkty, 1 życie.",
    "RESULT b 22 5": "Niebieski: 22 punkty, 5 żyć.",
    "WINNERS r": "Wygrywa Czerwony. Reszta niech uważa na szkielety.",
    "WINNERS rg": "Zwycięstwem dzielą się Czerwony i Zielony.",
    "END book": "Księga leży na ołtarzu i ktoś zdążył do domu na kolację.",
}

BOARD = """\
Runda 1 · Od 5 do 7: ruch · Tura Czerwonego · jeszcze 3 kroki
Stos: 26 kafli · Zapas: białe 35, czerwone 37, niebieskie 18, 45 żyć
      Usunięte: białe 1, czerwone 1, niebieskie 0 · Księga: Niebieski

      2-+=+-+
      |. n .|
      + + + +
      |. 3 .|
      + + + +
      |. . .|
3-+-+-0-+=+-1-+-+-+
| | | |+ . .|: B :|
+-+-+-+ + + +-+/+-+
| |b .=. . 1=. 2 .=
+-+ +-+ + + +-+-+-+
| |.| |. c .| | | |
+-+=+-+-+=+-+-+-+-+

> 1 Czerwony (ty)  6 punktów  2 życia  2 karty   kafel 0, wschód
                                                 wyłożone: Miecz, Kolczuga
                                                 na ręce: Bagno, Uzdrowicielka
  2 Żółty          1 punkt    1 życie  1 karta   kafel 1, środek
                                                 na ręce: Rdza
                                                 zdarzenie zagrane
  3 Niebieski      0 punktów  bez żyć  bez kart  kafel 2, środek · konno
                                                 wyłożone: Koń, Nekronomikon

b Biały szkielet · c Czerwony szkielet · n Niebieski szkielet · k Koń
      * Nekronomikon
      + życie, samo albo pod wielką literą · : wewnątrz · / drzwi"""


@pytest.mark.parametrize("happened", EVENTS)
def test_an_event_in_polish(happened):
    assert event("pl", happened) == EVENTS[happened]


def test_questions_and_choices_in_polish():
    game = scene()
    assert question("pl", game) == "Masz jeszcze 3 kroki. Dokąd idziesz?"
    assert choices("pl", game) == [
        "północ: kafel 0, północny wschód",
        "wschód: kafel 1, zachód",
        "południe: kafel 0, południowy wschód",
        "zachód: kafel 0, środek",
        "zatrzymaj się",
        "zagraj kartę „Uzdrowicielka”",
    ]
    game = fight()
    assert question("pl", game) == "Walczysz z niebieskim szkieletem. Jak?"
    assert choices("pl", game) == [
        "walcz",
        "zapowiedz broń i walcz: Miecz",
        "zapowiedz broń i walcz: Woda święcona",
    ]
    game.script(2).go(0)
    assert question("pl", game) == "Masz 2, a potrzeba czterech. Co robisz?"
    assert choices("pl", game) == [
        "zapłać życiem i rzuć jeszcze raz",
    ]
    game = duel().script(3, 5).begin("step", 2).step("n")
    assert question("pl", game) == "Żółty jest tutaj z Nekronomikonem. Walczysz o niego?"
    assert choices("pl", game) == [
        "daj spokój",
        "walcz o księgę",
    ]
    game.go(1)
    assert question("pl", game) == "Rzut o księgę: Czerwony ma 3, Żółty ma 5. Zagrywasz kartę?"
    assert choices("pl", game) == [
        "pasuj",
        "zagraj kartę „Kapryśny los”",
    ]
    game.passes("A").passes("B")
    assert question("pl", game) == "Masz na kości 3, Żółty ma 5. Co stawiasz?"
    assert choices("pl", game) == [
        "to wszystko",
        "postaw jeszcze biały szkielet",
        "postaw jeszcze czerwony szkielet",
        "postaw jeszcze niebieski szkielet",
        "postaw jeszcze jedno życie",
    ]
    game = rattled()
    assert question("pl", game) == (
        "Twoje kości grzechoczą. Do zapasu wraca najwyżej: 3 punkty. Które szkielety?"
    )
    assert choices("pl", game) == [
        "odłóż niebieski szkielet",
    ]


def test_the_map_in_polish():
    assert board("pl", scene()) == BOARD
