"""Italian: articles, contracted and elided before vowels, genders, one or several."""

import pytest

from tests.words.mall_of_horror import attack, board, choice, claim, event, position, question

EVENTS = {
    "HOLDER k": "Ora il distintivo è del Nero.",
    "PLACED rP L5": "La Bionda del Rosso comincia nell’ufficio della sicurezza.",
    "FIRST_ZOMBIE L3": "Davanti al negozio di giocattoli ciondola uno zombie.",
    "ROUND 3": "Comincia il round 3.",
    "VOTE truck L4 1 ry": (
        "Votazione nel parcheggio: chi fruga nel camion? Si può scegliere tra il Rosso e il Giallo."
    ),
    "VOTE victim L5 2 rybk": (
        "Seconda votazione nell’ufficio della sicurezza: chi viene mangiato? "
        "Si può scegliere tra il Rosso, il Giallo, il Blu e il Nero."
    ),
    "SOLE_CANDIDATE truck L4 b": (
        "Nel parcheggio si può scegliere solo il Blu, quindi il Blu fruga nel camion."
    ),
    "BALLOT r y 1": "Il Rosso vota per il Giallo (1 voto).",
    "BALLOT k n 2": "Il Nero vota per il Marrone (2 voti).",
    "TALLY r 0": "Rosso: 0 voti.",
    "TIE victim L6 1 ry": "Pareggio tra il Rosso e il Giallo. Ora vota tutto il tavolo.",
    "ELECTED victim L6 n": "La scelta nel supermarket cade sul Marrone.",
    "FOUND r shotgun fire-axe hidden [r]": (
        "Il Rosso trova nel camion: Fucile a pompa, Ascia antincendio e Nascondersi."
    ),
    "FOUND_UNSEEN r 1": "Il Rosso prende 1 carta dal camion.",
    "FOUND_UNSEEN k 3": "Il Nero prende 3 carte dal camion.",
    "GIVEN_UNSEEN y b": "Il Giallo regala una carta al Blu.",
    "ANNOUNCED r L5": "Il Rosso annuncia da Capo: vado all’ufficio della sicurezza.",
    "ZOMBIE L5": "Arriva uno zombie e aspetta davanti all’ufficio della sicurezza.",
    "ZOMBIE_IGNORED L5": "L’ufficio della sicurezza è chiuso; quello zombie torna a casa.",
    "OVERRUN L1": "Il bagno è invaso e chiuso per sempre.",
    "MOVED rP L1 L4": "La Bionda del Rosso va dal bagno al parcheggio.",
    "MOVED kG L4 L5": (
        "L’Uomo con la pistola del Nero va dal parcheggio all’ufficio della sicurezza."
    ),
    "MOVED bL L5 L6": "La Bambina del Blu va dall’ufficio della sicurezza al supermarket.",
    "TO_PARKING rG L3 L1": (
        "L’Uomo con la pistola del Rosso esce dal negozio di giocattoli, "
        "non riesce a entrare nel bagno e finisce nel parcheggio."
    ),
    "SCREAM L4": "Le urla attirano uno zombie, che aspetta nel parcheggio.",
    "HELD L2 1 3": "Nel negozio di vestiti la porta tiene: 1 zombie contro 3.",
    "BREACH L1 1 1": "Nel bagno entra uno zombie: la difesa è solo 1.",
    "BREACH L5 2 2": "Nell’ufficio della sicurezza entrano 2 zombie: la difesa è solo 2.",
    "BREACH L4 1 0": "Nel parcheggio non ci sono porte, ma c’è uno zombie affamato.",
    "BREACH L4 3 0": "Nel parcheggio non ci sono porte, ma ci sono 3 zombie affamati.",
    "SHOT r shotgun L1 2": (
        "Il Rosso interviene con il fucile a pompa: 2 zombie cadono davanti al bagno."
    ),
    "SHOT k fire-axe L5 1": (
        "Il Nero interviene con l’ascia antincendio: "
        "uno zombie cade davanti all’ufficio della sicurezza."
    ),
    "SHOT y grenades L4 1": (
        "Il Giallo interviene con le granate: uno zombie cade nel parcheggio."
    ),
    "EATEN rP L4": "Nel parcheggio la Bionda del Rosso viene mangiata. È stato un attimo.",
    "EATEN nT L1": "Nel bagno il Bruto del Marrone viene mangiato. È stato un attimo.",
    "FED L4 1": "Nel parcheggio uno zombie sazio se ne va ciondolando.",
    "FED L1 8": "Davanti al bagno 8 zombie sazi se ne vanno ciondolando.",
    "PARKING_CLEARED 1": "L’ultimo zombie lascia il parcheggio.",
    "PARKING_CLEARED 2": "Gli ultimi 2 zombie lasciano il parcheggio.",
    "BADGE_PASSES k": "Il distintivo passa al Nero.",
    "POINTS r 1 1": "Rosso: 1 punto, 1 carta in mano.",
    "POINTS g 22 0": "Verde: 22 punti, nessuna carta in mano.",
    "WINNERS rk": "Si dividono la vittoria il Rosso e il Nero.",
}

BOARD = """\
Round 3 · F: Attacco degli zombie · Distintivo: Rosso, eletto

> 1 Bagno                    3 su 3    difesa 5  4 zombie
      Rosso: Bionda, Bruto · Blu: Uomo con la pistola (al riparo)
  2 Negozio di vestiti       chiuso
  3 Negozio di giocattoli    1 su 4    difesa 1  1 zombie entra
      Giallo: Bionda
  4 Parcheggio               dentro 1  aperto    2 zombie · camion: 12 carte
      Blu: Bruto
  5 Ufficio della sicurezza  1 su 3    difesa 1
      Giallo: Uomo con la pistola
  6 Supermarket              4 su 6    difesa 6  4 zombie entrano
      Verde: Bruto · Marrone: Bionda, Bruto, Uomo con la pistola

  Rosso        12 punti  nessuna carta  perdite: Uomo con la pistola
> Giallo (tu)  10 punti  3 carte        in mano: Minaccia ×2, Nascondersi
                                        perdite: Bruto
  Blu          8 punti   1 carta
  Verde        5 punti   nessuna carta  fuori dal round 2
  Marrone      15 punti  2 carte

Carte giocate: Barricata, Mazza da baseball"""


@pytest.mark.parametrize("happened", EVENTS)
def test_an_event_in_italian(happened):
    assert event("it", happened) == EVENTS[happened]


def test_a_question_in_italian():
    voting = position("BALLOT", "rP5 rG5 yT5", place=5, purpose=2, candidates=3)
    assert question("it", voting) == (
        "Chi deve essere mangiato nell’ufficio della sicurezza? Hai 3 voti."
    )
    again = position("BALLOT", "yT5 bP5", place=5, purpose=1, candidates=6, second_ballot=1)
    assert question("it", again) == (
        "Chi deve essere Capo della sicurezza? Seconda votazione: hai 1 voto."
    )
    for place, chosen in {1: "il bagno", 5: "l’ufficio della sicurezza"}.items():
        move = position("MOVE")
        move.destination[0] = place
        assert question("it", move) == f"Hai scelto {chosen}. Chi ci va?"
    for character, mine in enumerate(
        ("La tua Bionda", "Il tuo Bruto", "Il tuo Uomo con la pistola")
    ):
        sprint = position("SPRINT", "rP5 rT5 rG5")
        sprint.moved[0] = character
        assert question("it", sprint) == (
            f"{mine} è nell’ufficio della sicurezza. Giochi uno Sprint?"
        )


def test_a_choice_in_italian():
    move = position("MOVE", "rP1 rG4 yP5 yT5 yG5")
    move.destination[0] = 5
    assert choice("it", move, "walk P") == (
        "la Bionda va dal bagno all’ufficio della sicurezza, "
        "non riesce a entrare e finisce nel parcheggio"
    )
    assert choice("it", move, "sprint G to 3") == (
        "gioca Sprint: l’Uomo con la pistola corre dal parcheggio al negozio di giocattoli"
    )
    victim = position("VICTIM")
    assert choice("it", victim, "lose P") == "sacrifica la Bionda"
    assert choice("it", victim, "lose G") == "sacrifica l’Uomo con la pistola"
    assert choice("it", position("BALLOT"), "vote y") == "vota per il Giallo"
    assert (
        choice("it", position("GIFT"), "give fire-axe to k") == "regala Ascia antincendio al Nero"
    )


def test_a_claim_in_italian():
    assert claim("it", "SAW_DICE", 4, 0) == (
        "Ho visto i dadi: nessuno zombie arriva nel parcheggio."
    )
    assert claim("it", "SAW_DICE", 5, 1) == (
        "Ho visto i dadi: uno zombie arriva nell’ufficio della sicurezza."
    )
    assert claim("it", "SAW_DICE", 1, 3) == "Ho visto i dadi: 3 zombie arrivano nel bagno."
    assert claim("it", "WILL_VOTE", "n") == "Voterò per il Marrone."


def test_the_board_in_italian():
    assert board("it", attack()) == BOARD
