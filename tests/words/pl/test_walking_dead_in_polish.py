"""Polish: one, few or many, cases after prepositions and verbs."""

import pytest

from tests.words.walking_dead import board, choice, claim, combat, event, position, question

EVENTS = {
    "LAID prison SW": "Południowy zachód: więzienie.",
    "STACKED ammo highway": "Stos amunicji leży na autostradzie.",
    "ROLLED_WALKERS y 2 town": "Żółty wyrzuca 2 za miasto.",
    "DEALT y bar": "Żółty dostaje wydarzenie: Bar.",
    "ABILITY r daryl": (
        "Przewodzi Daryl. Na początku jego kolejki każdy, kto nie ma żywności, dostaje 1."
    ),
    "HEALED g 1 4": "Zielony odzyskuje życie (+1) i ma teraz 4.",
    "FOOD b 2": "Niebieski dostaje żywność: 2.",
    "ALLIES r 1": "Czerwony dostaje 1 sojusznika.",
    "ALLIES y 3": "Żółty dostaje 3 sojuszników.",
    "ALLIES b 5": "Niebieski dostaje 5 sojuszników.",
    "LOST_ALLIES g 2": "Zielony traci 2 sojuszników.",
    "AMMO r rifle.1 2": "Czerwony dostaje amunicję na kartę „Karabin”: 2.",
    "LOST_AMMO b pistol-box.2 1": (
        "Niebieski traci amunicję z karty „Pudełko nabojów do pistoletu”: 1."
    ),
    "MOVED r farm highway": "Czerwony idzie z farmy na autostradę.",
    "PAID_MOVE y town prison": "Żółty płaci 1 żywność i idzie z miasta do więzienia.",
    "LOADED b lucky-find.1 rifle.1 1": (
        "Niebieski przekłada amunicję z karty „Szczęśliwe znalezisko” na kartę „Karabin”: 1."
    ),
    "GAVE_CARD r y katana": "Czerwony daje Żółtemu kartę „Katana”.",
    "GAVE_AMMO y g rifle.1 rifle.2": (
        "Żółty daje Zielonemu sztukę amunicji z karty „Karabin” na kartę „Karabin”."
    ),
    "ASKED r b": "Czerwony prosi Niebieskiego o coś.",
    "REFUSED b r": "Niebieski nic nie daje Czerwonemu.",
    "EVENT y promise-me": (
        "Żółty zagrywa „Obiecaj mi”. Dopóki trwają kolejki: kto płaci za ruch, traci "
        "wszystkich sojuszników."
    ),
    "WALKERS farm 1": "Na farmę przychodzi 1 szwędacz.",
    "WALKERS highway 3": "Na autostradę przychodzą 3 szwędacze.",
    "WALKERS prison 5": "Do więzienia przychodzi 5 szwędaczy.",
    "NO_WALKERS_LEFT town 1": "Jeden szwędacz nie dociera do miasta: zabrakło żetonów.",
    "NO_WALKERS_LEFT town 2": "2 szwędacze nie docierają do miasta: zabrakło żetonów.",
    "NO_WALKERS_LEFT farm 7": "7 szwędaczy nie dociera na farmę: zabrakło żetonów.",
    "SILENCED y town": "Tłumik Żółtego powstrzymuje jednego szwędacza w drodze do miasta.",
    "DAMAGED g 1": "Zielony odnosi 1 obrażenie, zostaje życia: 1.",
    "ARMOUR r body-armor.1": "Kamizelka ochronna zatrzymuje 1 obrażenie Czerwonego.",
    "DIED y glenn farm": "Żółty ginie na farmie. Glenn nie żyje.",
    "DIED y glenn nowhere": "Żółty ginie poza planszą. Glenn nie żyje.",
    "CORPSE highway": (
        "Na autostradzie wstaje nowy szwędacz. Do następnej rundy nikomu nie szkodzi."
    ),
    "REPLACED y rick": "Żółty gra dalej jako Rick.",
    "CARD_EATEN venison.1 town": "W mieście przepada karta „Dziczyzna”.",
    "MOTORCYCLE r farm highway": "Czerwony jedzie motocyklem z farmy na autostradę.",
    "ARMED b rifle.1": "Niebieski wybiera do walki kartę „Karabin”.",
    "ARMED b bare": "Niebieski walczy bez broni, jak uczy Michonne.",
    "ARMED b none": "Niebieski nie walczy.",
    "FIGHT prison 4": "Walka w więzieniu: 4 szwędacze.",
    "SPENT_ALLIES r 1": "Czerwony oddaje 1 sojusznika: o 1 więcej.",
    "POOLED highway 12": "Strzały na autostradzie: razem 12.",
    "KILLED y farm 1": "Żółty zabija na farmie 1 szwędacza.",
    "KILLED y farm 0": "Żółty nie zabija na farmie żadnego szwędacza.",
    "KILLED - highway 2": "Razem zabijają na autostradzie 2 szwędaczy.",
    "KILLED - highway 5": "Razem zabijają na autostradzie 5 szwędaczy.",
    "PULLED r town farm": "Strzały Czerwonego zwabiają szwędacza z miasta na farmę.",
    "ATTACK highway 1": "Na autostradzie atakuje 1 szwędacz.",
    "ATTACK highway 2": "Na autostradzie atakują 2 szwędacze.",
    "ATTACK prison 6": "W więzieniu atakuje 6 szwędaczy.",
    "PROPOSED y b 2": "Żółty proponuje: obrażenia Niebieskiego to 2.",
    "BACKED b y": "Niebieski zgadza się z propozycją Żółtego.",
    "SHARED r 2": "Obrażenia Czerwonego: 2.",
    "MEDICINE r y": "Czerwony opatruje Żółtego.",
    "COIN g 2": "Zielony kładzie monetę na tajnym celu, razem: 2.",
    "GOAL_MET b glutton": "Niebieski spełnia tajny cel: Obżartuch.",
    "BADGE_PASSES y": "Odznaka zmienia właściciela: ma ją Żółty.",
    "END victory": "Dwanaście rund, a wy wciąż tu jesteście. Udało się wytrwać.",
    "WINNERS r": "Wygrywa Czerwony.",
    "WINNERS rg": "Wygrywają Czerwony i Zielony.",
    "WINNERS -": "Nikt nie wygrywa.",
}

BOARD = """\
Runda 9 z 12 · Walka · przewodzi Daryl (Czerwony)
      Obiecaj mi: kto płaci za ruch, traci wszystkich sojuszników · Razem: 9

  NW Farma       Sojusznicy: 25   1 szwędacz · niegroźni: 1
> NE Autostrada  Amunicja: 24     4 szwędacze
      Czerwony: Daryl · Żółty: Maggie
  SE Miasto      Żywność: 25      żadnych szwędaczy
  SW Więzienie   Wyposażenie: 22  2 szwędacze

  Czerwony: Daryl     życie 5  żywność 2  1 sojusznik
      ma: Kusza (2), Kamizelka ochronna · walczy kartą „Kusza”
      wydarzenia: Bar
> Żółty (ty): Maggie  życie 3  żywność 2  2 sojuszników
      ma: Karabin (1) · na boku: Pudełko nabojów do pistoletu (2)
      walczy kartą „Karabin” · 1 dodatkowa kość
  Niebieski: Glenn    życie 5  żywność 0  0 sojuszników
      poza planszą · nie może w tej rundzie zginąć
      wydarzenia: Karambol, Gorączka

Wolne postacie: Andrea, Michonne i Rick · Wydarzenia w stosie: 44"""


@pytest.mark.parametrize("happened", EVENTS)
def test_an_event_in_polish(happened):
    assert event("pl", happened) == EVENTS[happened]


def test_a_question_in_polish():
    state = position("MOVE", r="F", y="T")
    state.circuit = 1
    assert question("pl", state) == "Dokąd idzie Żółty?"
    said = {
        "move to town": "Żółty zostaje w mieście",
        "move to prison": "Żółty idzie do więzienia",
    }
    assert {text: choice("pl", state, text) for text in said} == said
    state = position("DRAW")
    assert question("pl", state) == "Stos sojuszników ma jeszcze 25 kart. Ciągniesz kartę?"
    said = {
        "yes": "pociągnij kartę: stos sojuszników",
        "no": "nie ciągnij karty",
    }
    assert {text: choice("pl", state, text) for text in said} == said
    state = position("POOL", "H4", r="H pistol=1")
    state.pool = 9
    assert (
        question("pl", state)
        == "Razem macie 9, następny szwędacz pada przy 10. Oddajesz sojusznika?"
    )
    said = {
        "yes": "oddaj 1 sojusznika: 10",
    }
    assert {text: choice("pl", state, text) for text in said} == said
    state = position("SPLIT", "F4", y="F life 3")
    state.active[0] = 4
    assert question("pl", state) == "Na farmie do rozdzielenia obrażenia: 4. Ile bierze Czerwony?"
    said = {
        "bear 1": "obrażenia Czerwonego: 1",
        "back y": "propozycja Żółtego",
    }
    assert {text: choice("pl", state, text) for text in said} == said


def test_a_choice_in_polish():
    state = position("WEAPON", "F1", r="rifle=2 katana")
    assert question("pl", state) == "Na farmie: 1 szwędacz. Czym walczysz?"
    said = {
        "fight with rifle.1": "strzelaj kartą „Karabin” (amunicja: 2)",
        "fight with katana": "walcz kartą „Katana”",
        "stand back": "nie walcz",
    }
    assert {text: choice("pl", state, text) for text in said} == said
    state = position("OBJECT", r="rifle=2 bolts=1")
    state.taker = 1
    assert question("pl", state) == "Co dajesz Żółtemu?"
    said = {
        "give rifle.1": "daj kartę „Karabin”, amunicja: 2",
        "give ammo of rifle.1": "daj sztukę amunicji z karty „Karabin”",
        "give ally": "daj 1 sojusznika",
    }
    assert {text: choice("pl", state, text) for text in said} == said
    state = position("ALLIES", "F3", r="allies 2")
    state.value[0] = 4
    assert question("pl", state) == "Twój wynik to 4: zabici 0 z 3. Ilu sojuszników oddajesz?"
    said = {
        "spend 0": "nie oddawaj nikogo: 4",
        "spend 1": "oddaj 1 sojusznika: 5",
        "spend 2": "oddaj 2 sojuszników: 6",
    }
    assert {text: choice("pl", state, text) for text in said} == said
    state = position("DRAW", r="shotgun shell-belt=2", y="life 2")
    said = {
        "treat y": "opatrz Żółtego (życie: 2)",
        "load shell-belt onto shotgun.1": (
            "przełóż amunicję (2) z karty „Pas z nabojami” na kartę „Strzelba”"
        ),
    }
    assert {text: choice("pl", state, text) for text in said} == said


def test_a_claim_in_polish():
    assert claim("pl", "WISH", 2) == "Proszę, wyślij mnie na autostradę."
    assert claim("pl", "WILL_WALK", 1) == "Zapłacę za drogę do więzienia."
    assert claim("pl", "WILL_STAY") == "Zostanę tam, gdzie mnie wyślą."


def test_the_board_in_polish():
    assert board("pl", combat()) == BOARD
