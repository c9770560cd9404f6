"""Italian: articles that melt with prepositions, one and many."""

import pytest

from tests.words.midevil import board, choices, duel, event, fight, question, rattled, scene

EVENTS = {
    "TURN r 4": "Giro 4: tocca al Rosso.",
    "REVIVED k 3": "Il Nero torna tra i vivi: 3 vite.",
    "REVIVED y 1": "Il Giallo torna tra i vivi: 1 vita.",
    "DEALT b mire": "Il Blu pesca una carta: Palude.",
    "RESHUFFLED 1": "Gli scarti vengono mescolati. Nel mazzo: 1 carta.",
    "RESHUFFLED 22": "Gli scarti vengono mescolati. Nel mazzo: 22 carte.",
    "RESHUFFLED 12": "Gli scarti vengono mescolati. Nel mazzo: 12 carte.",
    "TILE_DRAWN r mill": "Il Rosso pesca il mulino.",
    "TILE_DRAWN g crossroads": "Il Verde pesca un incrocio.",
    "TILE_OUT bridge": "Non entra da nessuna parte ed esce dal gioco: Ponte.",
    "TILE_PLACED church 2 0 -1": "La chiesa è ora 1 a nord dell’altare.",
    "TILE_PLACED tavern 0 2 3": "La taverna è ora 3 a sud e 2 a est dell’altare.",
    "TILE_PLACED stable 0 -1 0": "La stalla è ora 1 a ovest dell’altare.",
    "FILL_ROLLED 2 1": "Il dado segna 2. Scheletri per 1 punto.",
    "FILL_ROLLED 4 3": "Il dado segna 4. Scheletri per 3 punti.",
    "FILL_ROLLED 6 5": "Il dado segna 6. Scheletri per 5 punti.",
    "SKELETON_PUT 3.4 W": "Si alza uno scheletro bianco: tessera 3, centro.",
    "FIGHT y 1.4 B": "Il Giallo combatte uno scheletro blu: tessera 1, centro.",
    "FIGHT_ROLLED r 3 3": "Il Rosso tira 3.",
    "FIGHT_ROLLED r 3 4": "Il Rosso tira 3, con il bonus 4.",
    "RAISED b R": "Il Blu rinuncia per questo a uno scheletro rosso.",
    "KILLED g 1.4 B": "Il Verde fa a pezzi uno scheletro blu.",
    "LIFE_TAKEN k 1.0": "Il Nero salva una vita: tessera 1, nord-ovest.",
    "DIED n": "Il Marrone muore e si risveglia all’altare a tasche vuote.",
    "STEPS r 1": "Il Rosso ha 1 passo.",
    "STEPS y 3": "Il Giallo ha 3 passi.",
    "STEPS b 5": "Il Blu ha 5 passi.",
    "STEPS b 0": "Il Blu ha 0 passi.",
    "STOPPED r 2": "Il Rosso si ferma, con 2 passi di avanzo.",
    "PARKED y 1.4": "Il Giallo lascia il cavallo davanti alla porta: tessera 1, centro.",
    "DOUBLED b 12": "Il Blu cavalca e ha ora 12 passi.",
    "HORSE_TAKEN r k": "Il Rosso se ne va sul cavallo del Nero.",
    "DUEL r y": "Il Rosso si batte con il Giallo per il Necronomicon.",
    "STAKED r 1 2 0": "Il Rosso ha puntato scheletri: bianchi 1, rossi 2, blu 0.",
    "LIVES_STAKED g 0": "Il Verde ha puntato: nessuna vita.",
    "LIVES_STAKED g 2": "Il Verde ha puntato: 2 vite.",
    "LIVES_STAKED g 5": "Il Verde ha puntato: 5 vite.",
    "BONES n 1": "Il Marrone guida 1 scheletro.",
    "BONES n 3": "Il Marrone guida 3 scheletri.",
    "BONES n 6": "Il Marrone guida 6 scheletri.",
    "WINDOW move rb": "Qualcuno gioca su questo movimento? Possono: il Rosso e il Blu.",
    "WINDOW last y": "Può decidere la partita. Qualcuno lo impedisce? Possono: il Giallo.",
    "ANNOUNCED r rust 1 4": "Il Rosso gioca una carta contro il Giallo: Ruggine.",
    "ANNOUNCED r crumble-to-dust 3 2": "Il Rosso gioca una carta sulla tessera 3: Polvere.",
    "ANNOUNCED k forced-march 0 0": "Il Nero gioca una carta: Marcia forzata.",
    "CANCELLED b rattle-loose": "La carta del Blu è annullata: Tremarella.",
    "REMEMBERED W 1": "Torna nella riserva uno scheletro bianco.",
    "REMEMBERED R 4": "Torna nella riserva 4 volte uno scheletro rosso.",
    "REMEMBERED B 7": "Torna nella riserva 7 volte uno scheletro blu.",
    "LED y r": "Il Giallo guida il Rosso nella nebbia.",
    "STOLEN g b war-hammer": "Il Verde prende una carta al Blu: Martello da guerra.",
    "SECRET_PATH g": "Per il resto del movimento nessun muro ferma il Verde.",
    "RESULT r 1 0": "Rosso: 1 punto, nessuna vita.",
    "RESULT y 3 1": "Giallo: 3 punti, 1 vita.",
    "RESULT b 22 5": "Blu: 22 punti, 5 vite.",
    "WINNERS r": "Vince il Rosso. Voi altri, occhio agli scheletri.",
    "WINNERS rg": "Il Rosso e il Verde condividono la vittoria.",
    "END book": "Il libro è sull’altare, e qualcuno è a casa in tempo per cena.",
}

BOARD = """\
Giro 1 · Da 5 a 7: muovere · Tocca al Rosso · ancora 3 passi
Pila: 26 tessere · Riserva: bianchi 35, rossi 37, blu 18, 45 vite
      Eliminati: bianchi 1, rossi 1, blu 0 · Il libro: Blu

      2-+=+-+
      |. l .|
      + + + +
      |. 3 .|
      + + + +
      |. . .|
3-+-+-0-+=+-1-+-+-+
| | | |+ . .|: B :|
+-+-+-+ + + +-+/+-+
| |b .=. . 1=. 2 .=
+-+ +-+ + + +-+-+-+
| |.| |. r .| | | |
+-+=+-+-+=+-+-+-+-+

> 1 Rosso (tu)  6 punti  2 vite        2 carte        tessera 0, est
                                                      in gioco: Spada,
                                                      Cotta di maglia
                                                      mano: Palude, Guaritrice
  2 Giallo      1 punto  1 vita        1 carta        tessera 1, centro
                                                      mano: Ruggine
                                                      evento giocato
  3 Blu         0 punti  nessuna vita  nessuna carta  tessera 2, centro
                                                      a cavallo
                                                      in gioco: Cavallo,
                                                      Necronomicon

b Scheletro bianco · r Scheletro rosso · l Scheletro blu · c Cavallo
      * Necronomicon
      + una vita, sola o sotto una maiuscola · : dentro · / porta"""


@pytest.mark.parametrize("happened", EVENTS)
def test_an_event_in_italian(happened):
    assert event("it", happened) == EVENTS[happened]


def test_questions_and_choices_in_italian():
    game = scene()
    assert question("it", game) == "Hai ancora 3 passi. Dove vai?"
    assert choices("it", game) == [
        "nord: tessera 0, nord-est",
        "est: tessera 1, ovest",
        "sud: tessera 0, sud-est",
        "ovest: tessera 0, centro",
        "fermati",
        "gioca Guaritrice",
    ]
    game = fight()
    assert question("it", game) == "Hai davanti uno scheletro blu. Come combatti?"
    assert choices("it", game) == [
        "combatti",
        "annuncia un’arma e combatti: Spada",
        "annuncia un’arma e combatti: Acqua santa",
    ]
    game.script(2).go(0)
    assert question("it", game) == "Arrivi a 2, e serve quattro. Che cosa fai?"
    assert choices("it", game) == [
        "paga una vita e tira di nuovo",
    ]
    game = duel().script(3, 5).begin("step", 2).step("n")
    assert question("it", game) == "Il Giallo è qui con il Necronomicon. Ti batti per averlo?"
    assert choices("it", game) == [
        "lascia perdere",
        "battiti per il libro",
    ]
    game.go(1)
    assert (
        question("it", game)
        == "Il Rosso e il Giallo hanno tirato 3 e 5 per il libro. Giochi una carta?"
    )
    assert choices("it", game) == [
        "passa",
        "gioca Sorte capricciosa",
    ]
    game.passes("A").passes("B")
    assert question("it", game) == "Hai tirato 3, il Giallo 5. Che cosa punti?"
    assert choices("it", game) == [
        "basta così",
        "punta ancora uno scheletro bianco",
        "punta ancora uno scheletro rosso",
        "punta ancora uno scheletro blu",
        "punta ancora una vita",
    ]
    game = rattled()
    assert question("it", game) == (
        "Le tue ossa tremano. Nella riserva tornano al massimo 3 punti. Quali scheletri?"
    )
    assert choices("it", game) == [
        "rimetti uno scheletro blu",
    ]


def test_the_map_in_italian():
    assert board("it", scene()) == BOARD
