"""Polish: one, few or many, cases after prepositions and verbs, genders, `z` or `ze`."""

import pytest

from tests.words.mall_of_horror import attack, board, choice, claim, event, position, question

EVENTS = {
    "HOLDER k": "Czarny ma teraz odznakę.",
    "PLACED rP L5": "Ślicznotka Czerwonego zaczyna w biurze ochrony.",
    "FIRST_ZOMBIE L3": "Przed sklepem z zabawkami kręci się zombie.",
    "THREAT y L4": "Żółty zagrywa Pogróżki i ma na parkingu o jeden głos więcej.",
    "VOTE truck L4 1 ry": (
        "Głosowanie na parkingu: kto przeszuka ciężarówkę? Do wyboru: Czerwony i Żółty."
    ),
    "SOLE_CANDIDATE chief L5 b": (
        "W biurze ochrony do wyboru jest tylko Niebieski, więc Niebieski zostaje Szefem Ochrony."
    ),
    "BALLOT r y 1": "Czerwony głosuje na Żółtego (1 głos).",
    "BALLOT k n 2": "Czarny głosuje na Brązowego (2 głosy).",
    "BALLOT g b 5": "Zielony głosuje na Niebieskiego (5 głosów).",
    "TALLY r 0": "Czerwony: 0 głosów.",
    "TALLY b 4": "Niebieski: 4 głosy.",
    "TALLY b 12": "Niebieski: 12 głosów.",
    "TALLY b 22": "Niebieski: 22 głosy.",
    "ELECTED victim L6 n": "Wybór w supermarkecie pada na Brązowego.",
    "FOUND r shotgun fire-axe hidden [r]": (
        "Czerwony znajduje w ciężarówce: Strzelba, Siekiera strażacka i Kryjówka."
    ),
    "FOUND_UNSEEN r 1": "Czerwony wyjmuje z ciężarówki 1 kartę.",
    "FOUND_UNSEEN k 3": "Czarny wyjmuje z ciężarówki 3 karty.",
    "GIVEN r k chainsaw [rk]": "Czerwony daje Czarnemu prezent: Piła łańcuchowa.",
    "GIVEN_UNSEEN y b": "Żółty daje Niebieskiemu jedną kartę.",
    "DESTINATION n L4": "Brązowy idzie na parking.",
    "ZOMBIE_IGNORED L1": "Toaleta jest zamknięta; ten zombie wraca do domu.",
    "ZOMBIE_IGNORED L2": "Sklep odzieżowy jest zamknięty; ten zombie wraca do domu.",
    "ZOMBIE_IGNORED L5": "Biuro ochrony jest zamknięte; ten zombie wraca do domu.",
    "OVERRUN L1": "Toaleta pada pod naporem zombie i zostaje zamknięta na dobre.",
    "MOVED rP L1 L4": "Ślicznotka Czerwonego idzie z toalety na parking.",
    "MOVED yT L2 L3": "Twardziel Żółtego idzie ze sklepu odzieżowego do sklepu z zabawkami.",
    "TO_PARKING kP L6 L5": (
        "Ślicznotka Czarnego wychodzi z supermarketu, nie może wejść do biura ochrony "
        "i ląduje na parkingu."
    ),
    "HELD L2 1 3": "W sklepie odzieżowym drzwi trzymają: 1 zombie przeciw 3.",
    "BREACH L1 1 1": "Do toalety wdziera się jeden zombie: obrona wynosi tylko 1.",
    "BREACH L5 2 2": "Do biura ochrony wdzierają się 2 zombie: obrona wynosi tylko 2.",
    "BREACH L3 5 5": "Do sklepu z zabawkami wdziera się 5 zombie: obrona wynosi tylko 5.",
    "BREACH L4 1 0": "Na parkingu nie ma drzwi, jest za to jeden głodny zombie.",
    "BREACH L4 3 0": "Na parkingu nie ma drzwi, są za to 3 głodne zombie.",
    "BREACH L4 7 0": "Na parkingu nie ma drzwi, jest za to 7 głodnych zombie.",
    "SHOT r shotgun L1 2": "Czerwony wkracza ze strzelbą: przed toaletą padają 2 zombie.",
    "SHOT b pistol L4 1": "Niebieski wkracza z pistoletem: na parkingu pada jeden zombie.",
    "CHANCE_PICKS g": "Los wskazuje Zielonego.",
    "EATEN bL L2": (
        "Ofiarą zombie pada w sklepie odzieżowym Dziewczynka Niebieskiego. Szybko poszło."
    ),
    "FED L4 1": "Na parkingu najedzony zombie rusza w dalszą drogę.",
    "FED L5 3": "Przed biurem ochrony 3 najedzone zombie ruszają w dalszą drogę.",
    "FED L1 8": "Przed toaletą 8 najedzonych zombie rusza w dalszą drogę.",
    "PARKING_CLEARED 1": "Ostatni zombie opuszcza parking.",
    "PARKING_CLEARED 2": "Ostatnie 2 zombie opuszczają parking.",
    "PARKING_CLEARED 6": "Ostatnich 6 zombie opuszcza parking.",
    "POINTS r 1 1": "Czerwony: 1 punkt, 1 karta na ręce.",
    "POINTS y 3 2": "Żółty: 3 punkty, 2 karty na ręce.",
    "POINTS b 12 5": "Niebieski: 12 punktów, 5 kart na ręce.",
    "POINTS g 22 0": "Zielony: 22 punkty, bez kart na ręce.",
    "WINNERS rk": "Zwycięstwem dzielą się Czerwony i Czarny.",
}

BOARD = """\
Runda 3 · F: Atak zombie · Odznaka: Czerwony, z wyboru

> 1 Toaleta            3 z 3    obrona 5   4 zombie
      Czerwony: Ślicznotka, Twardziel · Niebieski: Strzelec (w ukryciu)
  2 Sklep odzieżowy    zamknięte
  3 Sklep z zabawkami  1 z 4    obrona 1   1 zombie wchodzi
      Żółty: Ślicznotka
  4 Parking            osób: 1  bez drzwi  2 zombie · ciężarówka: 12 kart
      Niebieski: Twardziel
  5 Biuro ochrony      1 z 3    obrona 1
      Żółty: Strzelec
  6 Supermarket        4 z 6    obrona 6   4 zombie wchodzą
      Zielony: Twardziel · Brązowy: Ślicznotka, Twardziel, Strzelec

  Czerwony    12 punktów  bez kart  straty: Strzelec
> Żółty (ty)  10 punktów  3 karty   na ręce: Pogróżki ×2, Kryjówka
                                    straty: Twardziel
  Niebieski   8 punktów   1 karta
  Zielony     5 punktów   bez kart  poza grą od rundy 2
  Brązowy     15 punktów  2 karty

Zagrane karty: Narzędzia, Kij baseballowy"""


@pytest.mark.parametrize("happened", EVENTS)
def test_an_event_in_polish(happened):
    assert event("pl", happened) == EVENTS[happened]


def test_a_question_in_polish():
    voting = position("BALLOT", "rP5 rG5 yT5", place=5, purpose=2, candidates=3)
    assert question("pl", voting) == "Kto ma zostać zjedzony w biurze ochrony? Masz 3 głosy."
    again = position("BALLOT", "yT5 bP5", place=5, purpose=1, candidates=6, second_ballot=1)
    assert question("pl", again) == (
        "Kto ma zostać Szefem Ochrony? Drugie głosowanie: masz 1 głos."
    )
    mighty = position("BALLOT", "rP4 rT4 rG4", place=4, purpose=0, candidates=1)
    mighty.threats[0] = 1
    assert question("pl", mighty) == "Kto ma przeszukać ciężarówkę? Masz 5 głosów."
    for character, mine in enumerate(("Twoja Ślicznotka", "Twój Twardziel", "Twój Strzelec")):
        sprint = position("SPRINT", "rP4 rT4 rG4")
        sprint.moved[0] = character
        assert question("pl", sprint) == f"{mine} stoi na parkingu. Zagrywasz Sprint?"


def test_a_choice_in_polish():
    move = position("MOVE", "rP3 rT4 yP5 yT5 yG5")
    move.destination[0] = 5
    assert choice("pl", move, "walk P") == (
        "Ślicznotka idzie ze sklepu z zabawkami do biura ochrony, "
        "nie może wejść i ląduje na parkingu"
    )
    assert choice("pl", move, "sprint T to 1") == (
        "zagraj Sprint: Twardziel biegnie z parkingu do toalety"
    )
    victim = position("VICTIM")
    assert choice("pl", victim, "lose P") == "poświęć Ślicznotkę"
    assert choice("pl", victim, "lose T") == "poświęć Twardziela"
    assert choice("pl", victim, "lose L") == "poświęć Dziewczynkę"
    assert choice("pl", position("BALLOT"), "vote y") == "głosuj na Żółtego"
    assert choice("pl", position("GIFT"), "give chainsaw to k") == (
        "oddaj Czarnemu kartę „Piła łańcuchowa”"
    )


def test_a_claim_in_polish():
    said = {
        0: "Znam te kości: ani jeden zombie nie idzie na parking.",
        1: "Znam te kości: jeden zombie idzie na parking.",
        2: "Znam te kości: 2 zombie idą na parking.",
        5: "Znam te kości: 5 zombie idzie na parking.",
    }
    for count, sentence in said.items():
        assert claim("pl", "SAW_DICE", 4, count) == sentence
    assert claim("pl", "WILL_NOT_VOTE", "b") == "Nie zagłosuję na Niebieskiego."


def test_the_board_in_polish():
    assert board("pl", attack()) == BOARD
