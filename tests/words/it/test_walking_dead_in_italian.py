"""Italian: articles joined with prepositions, singular and plural."""

import pytest

from tests.words.walking_dead import board, choice, claim, combat, event, position, question

EVENTS = {
    "LAID prison SW": "Sud-ovest: la prigione.",
    "STACKED ammo highway": "Il mazzo Munizioni sta sull’autostrada.",
    "ROLLED_WALKERS y 2 town": "Il Giallo tira 2 per la città.",
    "DEALT y bar": "Il Giallo riceve un evento: Il bar.",
    "ABILITY r daryl": "Guida Daryl. All’inizio del suo turno chi non ha cibo ne riceve 1.",
    "HEALED g 1 4": "Il Verde recupera vita (+1) e ora ne ha 4.",
    "FOOD b 2": "Il Blu riceve 2 cibo.",
    "ALLIES r 1": "Il Rosso riceve 1 alleato.",
    "ALLIES y 3": "Il Giallo riceve 3 alleati.",
    "ALLIES b 5": "Il Blu riceve 5 alleati.",
    "LOST_ALLIES g 2": "Il Verde perde 2 alleati.",
    "AMMO r rifle.1 2": "Il Rosso riceve munizioni su Fucile: 2.",
    "LOST_AMMO b pistol-box.2 1": "Il Blu perde munizioni da Scatola di colpi per pistola: 1.",
    "MOVED r farm highway": "Il Rosso va dalla fattoria sull’autostrada.",
    "PAID_MOVE y town prison": "Il Giallo paga 1 cibo e va dalla città alla prigione.",
    "LOADED b lucky-find.1 rifle.1 1": "Il Blu carica munizioni da Colpo di fortuna su Fucile: 1.",
    "GAVE_CARD r y katana": "Il Rosso dà al Giallo Katana.",
    "GAVE_AMMO y g rifle.1 rifle.2": "Il Giallo dà al Verde 1 munizione da Fucile per Fucile.",
    "ASKED r b": "Il Rosso chiede qualcosa al Blu.",
    "REFUSED b r": "Il Blu non dà nulla al Rosso.",
    "EVENT y promise-me": (
        "Il Giallo gioca Promettimelo. Finché durano i turni: chi paga per spostarsi "
        "perde tutti gli alleati."
    ),
    "WALKERS farm 1": "Nella fattoria arriva 1 vagante.",
    "WALKERS highway 3": "Sull’autostrada arrivano 3 vaganti.",
    "WALKERS prison 5": "Nella prigione arrivano 5 vaganti.",
    "NO_WALKERS_LEFT town 1": "Un vagante in meno in città: non ci sono più segnalini.",
    "NO_WALKERS_LEFT town 2": "2 vaganti in meno in città: non ci sono più segnalini.",
    "NO_WALKERS_LEFT farm 7": "7 vaganti in meno nella fattoria: non ci sono più segnalini.",
    "SILENCED y town": "Il silenziatore del Giallo tiene lontano un vagante dalla città.",
    "DAMAGED g 1": "Il Verde subisce 1 danno; vita rimasta: 1.",
    "ARMOUR r body-armor.1": "Giubbotto antiproiettile ferma 1 danno al Rosso.",
    "DIED y glenn farm": "Il Giallo muore nella fattoria: Glenn non c’è più.",
    "DIED y glenn nowhere": "Il Giallo muore fuori dal tabellone: Glenn non c’è più.",
    "CORPSE highway": "Sull’autostrada si alza un nuovo vagante. Fino al prossimo round è innocuo.",
    "REPLACED y rick": "Il Giallo continua con Rick.",
    "CARD_EATEN venison.1 town": "In città va persa una carta: Selvaggina.",
    "MOTORCYCLE r farm highway": "Il Rosso va in motocicletta dalla fattoria sull’autostrada.",
    "ARMED b rifle.1": "Il Blu combatte con: Fucile.",
    "ARMED b bare": "Il Blu combatte senza armi, come insegna Michonne.",
    "ARMED b none": "Il Blu non combatte.",
    "FIGHT prison 4": "Combattimento nella prigione: 4 vaganti.",
    "SPENT_ALLIES r 1": "Il Rosso cede 1 alleato: 1 in più.",
    "POOLED highway 12": "Spari sull’autostrada: 12 in tutto.",
    "KILLED y farm 1": "Il Giallo uccide 1 vagante nella fattoria.",
    "KILLED y farm 0": "Il Giallo non uccide nessun vagante nella fattoria.",
    "KILLED - highway 2": "Insieme uccidono 2 vaganti sull’autostrada.",
    "KILLED - highway 5": "Insieme uccidono 5 vaganti sull’autostrada.",
    "PULLED r town farm": "Gli spari del Rosso attirano un vagante dalla città alla fattoria.",
    "ATTACK highway 1": "Sull’autostrada attacca 1 vagante.",
    "ATTACK highway 2": "Sull’autostrada attaccano 2 vaganti.",
    "ATTACK prison 6": "Nella prigione attaccano 6 vaganti.",
    "PROPOSED y b 2": "Il Giallo propone: il Blu subisce 2 danni.",
    "BACKED b y": "Il Blu accetta la proposta del Giallo.",
    "SHARED r 2": "Il Rosso deve subire 2 danni.",
    "MEDICINE r y": "Il Rosso usa le bende sul Giallo.",
    "COIN g 2": "Il Verde mette una moneta sull’obiettivo segreto: ora 2.",
    "GOAL_MET b glutton": "Il Blu ha raggiunto un obiettivo segreto: Ingordo.",
    "BADGE_PASSES y": "Il distintivo passa al Giallo.",
    "END victory": "Dodici round, e ci siete ancora. Avete resistito.",
    "WINNERS r": "Vince il Rosso.",
    "WINNERS rg": "Vincono il Rosso e il Verde.",
    "WINNERS -": "Non vince nessuno.",
}

BOARD = """\
Round 9 di 12 · Combattimento · guida Daryl (Rosso)
      Promettimelo: chi paga per spostarsi perde tutti gli alleati
      In tutto: 9

  NO Fattoria    Alleati: 25          1 vagante · innocui: 1
> NE Autostrada  Munizioni: 24        4 vaganti
      Rosso: Daryl · Giallo: Maggie
  SE Città       Cibo: 25             nessun vagante
  SO Prigione    Equipaggiamento: 22  2 vaganti

  Rosso: Daryl         vita 5  cibo 2  1 alleato
      ha: Balestra (2), Giubbotto antiproiettile · combatte con: Balestra
      eventi: Il bar
> Giallo (tu): Maggie  vita 3  cibo 2  2 alleati
      ha: Fucile (1) · da parte: Scatola di colpi per pistola (2)
      combatte con: Fucile · 1 dado in più
  Blu: Glenn           vita 5  cibo 0  0 alleati
      fuori dal tabellone · non può morire in questo round
      eventi: Tamponamento a catena, Febbre

Personaggi di riserva: Andrea, Michonne e Rick · Eventi nel mazzo: 44"""


@pytest.mark.parametrize("happened", EVENTS)
def test_an_event_in_italian(happened):
    assert event("it", happened) == EVENTS[happened]


def test_a_question_in_italian():
    state = position("MOVE", r="F", y="T")
    state.circuit = 1
    assert question("it", state) == "Dove va il Giallo?"
    said = {
        "move to town": "il Giallo resta in città",
        "move to prison": "il Giallo va alla prigione",
    }
    assert {text: choice("it", state, text) for text in said} == said
    state = position("DRAW")
    assert question("it", state) == "Il mazzo Alleati ha 25 carte. Ne peschi una?"
    said = {
        "yes": "pesca una carta: il mazzo Alleati",
        "no": "non pescare",
    }
    assert {text: choice("it", state, text) for text in said} == said
    state = position("POOL", "H4", r="H pistol=1")
    state.pool = 9
    assert (
        question("it", state) == "In tutto fate 9, il prossimo vagante cade a 10. Cedi un alleato?"
    )
    said = {
        "yes": "cedi 1 alleato: 10",
    }
    assert {text: choice("it", state, text) for text in said} == said
    state = position("SPLIT", "F4", y="F life 3")
    state.active[0] = 4
    assert question("it", state) == "Nella fattoria, danno da dividere: 4. Quanto al Rosso?"
    said = {
        "bear 1": "danno al Rosso: 1",
        "back y": "come propone il Giallo",
    }
    assert {text: choice("it", state, text) for text in said} == said


def test_a_choice_in_italian():
    state = position("WEAPON", "F1", r="rifle=2 katana")
    assert question("it", state) == "Nella fattoria: 1 vagante. Con che cosa combatti?"
    said = {
        "fight with rifle.1": "spara con: Fucile (munizioni: 2)",
        "fight with katana": "combatti con: Katana",
        "stand back": "non combattere",
    }
    assert {text: choice("it", state, text) for text in said} == said
    state = position("OBJECT", r="rifle=2 bolts=1")
    state.taker = 1
    assert question("it", state) == "Che cosa dai al Giallo?"
    said = {
        "give rifle.1": "dai Fucile, munizioni: 2",
        "give ammo of rifle.1": "dai 1 munizione da Fucile",
        "give ally": "dai 1 alleato",
    }
    assert {text: choice("it", state, text) for text in said} == said
    state = position("ALLIES", "F3", r="allies 2")
    state.value[0] = 4
    assert question("it", state) == "Il tuo valore è 4: 0 su 3 vaganti. Quanti alleati cedi?"
    said = {
        "spend 0": "non cedere nessuno: 4",
        "spend 1": "cedi 1 alleato: 5",
        "spend 2": "cedi 2 alleati: 6",
    }
    assert {text: choice("it", state, text) for text in said} == said
    state = position("DRAW", r="shotgun shell-belt=2", y="life 2")
    said = {
        "treat y": "usa le bende sul Giallo (vita 2)",
        "load shell-belt onto shotgun.1": "carica munizioni (2) da Cartucciera su Fucile a pompa",
    }
    assert {text: choice("it", state, text) for text in said} == said


def test_a_claim_in_italian():
    assert claim("it", "WISH", 2) == "Mandami sull’autostrada, per favore."
    assert claim("it", "WILL_WALK", 1) == "Pagherò per andare alla prigione."
    assert claim("it", "WILL_STAY") == "Resterò dove mi mandano."


def test_the_board_in_italian():
    assert board("it", combat()) == BOARD
