"""German: cases, articles, verbs that come apart, quotation marks."""

import pytest

from tests.words.walking_dead import board, choice, claim, combat, event, position, question

EVENTS = {
    "LAID prison SW": "Südwesten: das Gefängnis.",
    "STACKED ammo highway": "Der Munitionsstapel liegt auf dem Highway.",
    "ROLLED_WALKERS y 2 town": "Gelb würfelt 2 für die Stadt.",
    "DEALT y bar": "Gelb bekommt ein Ereignis: Die Bar.",
    "ABILITY r daryl": (
        "Daryl führt. Zu Beginn seines Zugs bekommen alle, die keine Nahrung haben, 1 Nahrung."
    ),
    "HEALED g 1 4": "Grün bekommt 1 Leben zurück und hat 4.",
    "FOOD b 2": "Blau bekommt 2 Nahrung.",
    "ALLIES r 1": "Rot bekommt 1 Verbündeten.",
    "ALLIES y 3": "Gelb bekommt 3 Verbündete.",
    "ALLIES b 5": "Blau bekommt 5 Verbündete.",
    "LOST_ALLIES g 2": "Grün verliert 2 Verbündete.",
    "AMMO r rifle.1 2": "Rot bekommt 2 Munition auf „Gewehr“.",
    "LOST_AMMO b pistol-box.2 1": "Blau verliert 1 Munition von „Schachtel Pistolenmunition“.",
    "MOVED r farm highway": "Rot geht von der Farm auf den Highway.",
    "PAID_MOVE y town prison": "Gelb zahlt 1 Nahrung und geht aus der Stadt ins Gefängnis.",
    "LOADED b lucky-find.1 rifle.1 1": "Blau lädt 1 Munition von „Glücksfund“ auf „Gewehr“.",
    "GAVE_CARD r y katana": "Rot gibt Gelb „Katana“.",
    "GAVE_AMMO y g rifle.1 rifle.2": "Gelb gibt Grün 1 Munition von „Gewehr“ für „Gewehr“.",
    "ASKED r b": "Rot bittet Blau um etwas.",
    "REFUSED b r": "Blau gibt Rot nichts.",
    "EVENT y promise-me": (
        "Gelb spielt „Versprich es mir“. Bis alle an der Reihe waren: Wer für einen Zug "
        "bezahlt, verliert alle Verbündeten."
    ),
    "WALKERS farm 1": "Auf die Farm kommt 1 Beißer.",
    "WALKERS highway 3": "Auf den Highway kommen 3 Beißer.",
    "WALKERS prison 5": "Ins Gefängnis kommen 5 Beißer.",
    "NO_WALKERS_LEFT town 1": "In der Stadt kommt ein Beißer nie an: Es gibt keine Plättchen mehr.",
    "NO_WALKERS_LEFT town 2": "In der Stadt kommen 2 Beißer nie an: Es gibt keine Plättchen mehr.",
    "NO_WALKERS_LEFT farm 7": "Auf der Farm kommen 7 Beißer nie an: Es gibt keine Plättchen mehr.",
    "SILENCED y town": "Gelbs Schalldämpfer: ein Beißer weniger in der Stadt.",
    "DAMAGED g 1": "Grün nimmt 1 Schaden und hat noch 1 Leben.",
    "ARMOUR r body-armor.1": "Körperpanzerung: 1 Schaden an Rot abgehalten.",
    "DIED y glenn farm": "Gelb stirbt auf der Farm: Glenn ist tot.",
    "DIED y glenn nowhere": "Gelb stirbt abseits des Spielfelds: Glenn ist tot.",
    "CORPSE highway": (
        "Auf dem Highway erhebt sich ein neuer Beißer. Bis zur nächsten Runde ist er harmlos."
    ),
    "REPLACED y rick": "Gelb macht als Rick weiter.",
    "CARD_EATEN venison.1 town": "In der Stadt geht eine Karte verloren: Wildbret.",
    "MOTORCYCLE r farm highway": "Rot fährt mit dem Motorrad von der Farm auf den Highway.",
    "ARMED b rifle.1": "Blau kämpft mit „Gewehr“.",
    "ARMED b bare": "Blau kämpft ohne Waffe, wie Michonne es zeigt.",
    "ARMED b none": "Blau kämpft nicht.",
    "FIGHT prison 4": "Kampf im Gefängnis: 4 Beißer.",
    "SPENT_ALLIES r 1": "Rot gibt 1 Verbündeten ab: 1 mehr.",
    "POOLED highway 12": "Schüsse auf dem Highway: zusammen 12.",
    "KILLED y farm 1": "Gelb tötet auf der Farm 1 Beißer.",
    "KILLED y farm 0": "Gelb tötet auf der Farm keinen Beißer.",
    "KILLED - highway 2": "Zusammen töten sie auf dem Highway 2 Beißer.",
    "KILLED - highway 5": "Zusammen töten sie auf dem Highway 5 Beißer.",
    "PULLED r town farm": "Rots Schüsse locken einen Beißer aus der Stadt auf die Farm.",
    "ATTACK highway 1": "Auf dem Highway greift 1 Beißer an.",
    "ATTACK highway 2": "Auf dem Highway greifen 2 Beißer an.",
    "ATTACK prison 6": "Im Gefängnis greifen 6 Beißer an.",
    "PROPOSED y b 2": "Gelb schlägt vor: 2 Schaden für Blau.",
    "BACKED b y": "Blau stimmt Gelb zu.",
    "SHARED r 2": "Rot soll 2 Schaden nehmen.",
    "MEDICINE r y": "Rot verbindet Gelb mit Verbandsmaterial.",
    "COIN g 2": "Grün legt eine Münze auf das geheime Ziel: jetzt 2.",
    "GOAL_MET b glutton": "Blau hat ein geheimes Ziel erfüllt: Nimmersatt.",
    "BADGE_PASSES y": "Das Abzeichen geht weiter an Gelb.",
    "END victory": "Zwölf Runden, und ihr seid noch da. Ihr habt durchgehalten.",
    "WINNERS r": "Rot gewinnt.",
    "WINNERS rg": "Rot und Grün gewinnen.",
    "WINNERS -": "Niemand gewinnt.",
}

BOARD = """\
Runde 9 von 12 · Kampf · Daryl führt (Rot)
      Versprich es mir: Wer für einen Zug bezahlt, verliert alle Verbündeten
      Zusammen: 9

  NW Farm       Verbündete: 25  1 Beißer · 1 harmlos
> NO Highway    Munition: 24    4 Beißer
      Rot: Daryl · Gelb: Maggie
  SO Stadt      Nahrung: 25     keine Beißer
  SW Gefängnis  Ausrüstung: 22  2 Beißer

  Rot: Daryl         5 Leben  2 Nahrung  1 Verbündeter
      hat Armbrust (2), Körperpanzerung · kämpft mit „Armbrust“
      Ereignisse: Die Bar
> Gelb (du): Maggie  3 Leben  2 Nahrung  2 Verbündete
      hat Gewehr (1) · beiseite: Schachtel Pistolenmunition (2)
      kämpft mit „Gewehr“ · 1 Würfel mehr
  Blau: Glenn        5 Leben  0 Nahrung  0 Verbündete
      nicht auf dem Spielfeld · kann diese Runde nicht sterben
      Ereignisse: Massenkarambolage, Fieber

Ersatzcharaktere: Andrea, Michonne und Rick · Ereignisse im Stapel: 44"""


@pytest.mark.parametrize("happened", EVENTS)
def test_an_event_in_german(happened):
    assert event("de", happened) == EVENTS[happened]


def test_a_question_in_german():
    state = position("MOVE", r="F", y="T")
    state.circuit = 1
    assert question("de", state) == "Wohin geht Gelb?"
    said = {
        "move to town": "Gelb bleibt in der Stadt",
        "move to prison": "Gelb geht ins Gefängnis",
    }
    assert {text: choice("de", state, text) for text in said} == said
    state = position("DRAW")
    assert question("de", state) == "Der Verbündetenstapel hat 25 Karten. Ziehst du eine?"
    said = {
        "yes": "Karte ziehen: Verbündete",
        "no": "keine Karte ziehen",
    }
    assert {text: choice("de", state, text) for text in said} == said
    state = position("POOL", "H4", r="H pistol=1")
    state.pool = 9
    assert (
        question("de", state)
        == "Zusammen sind es 9, der nächste Beißer fällt bei 10. Gibst du einen Verbündeten ab?"
    )
    said = {
        "yes": "1 Verbündeten abgeben: 10",
    }
    assert {text: choice("de", state, text) for text in said} == said
    state = position("SPLIT", "F4", y="F life 3")
    state.active[0] = 4
    assert question("de", state) == "Auf der Farm: 4 Schaden zu verteilen. Wie viel für Rot?"
    said = {
        "bear 1": "1 Schaden für Rot",
        "back y": "wie Gelb vorschlägt",
    }
    assert {text: choice("de", state, text) for text in said} == said


def test_a_choice_in_german():
    state = position("WEAPON", "F1", r="rifle=2 katana")
    assert question("de", state) == "Auf der Farm: 1 Beißer. Womit kämpfst du?"
    said = {
        "fight with rifle.1": "mit „Gewehr“ schießen (Munition: 2)",
        "fight with katana": "mit „Katana“ kämpfen",
        "stand back": "nicht kämpfen",
    }
    assert {text: choice("de", state, text) for text in said} == said
    state = position("OBJECT", r="rifle=2 bolts=1")
    state.taker = 1
    assert question("de", state) == "Was gibst du Gelb?"
    said = {
        "give rifle.1": "„Gewehr“ mit 2 Munition geben",
        "give ammo of rifle.1": "1 Munition von „Gewehr“ geben",
        "give ally": "1 Verbündeten geben",
    }
    assert {text: choice("de", state, text) for text in said} == said
    state = position("ALLIES", "F3", r="allies 2")
    state.value[0] = 4
    assert (
        question("de", state)
        == "Dein Wert ist 4: 0 von 3 Beißern. Wie viele Verbündete gibst du ab?"
    )
    said = {
        "spend 0": "niemanden abgeben: 4",
        "spend 1": "1 Verbündeten abgeben: 5",
        "spend 2": "2 Verbündete abgeben: 6",
    }
    assert {text: choice("de", state, text) for text in said} == said
    state = position("DRAW", r="shotgun shell-belt=2", y="life 2")
    said = {
        "treat y": "Gelb mit Verbandsmaterial verbinden (hat 2)",
        "load shell-belt onto shotgun.1": "2 Munition von „Patronengurt“ auf „Schrotflinte“ laden",
    }
    assert {text: choice("de", state, text) for text in said} == said


def test_a_claim_in_german():
    assert claim("de", "WISH", 2) == "Schick mich bitte auf den Highway."
    assert claim("de", "WILL_WALK", 1) == "Ich bezahle meinen Weg ins Gefängnis."
    assert claim("de", "WILL_STAY") == "Ich bleibe, wo man mich hinstellt."


def test_the_board_in_german():
    assert board("de", combat()) == BOARD
