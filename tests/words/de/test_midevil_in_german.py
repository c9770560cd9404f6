"""German: cases, articles, verbs that come apart."""

import pytest

from tests.words.midevil import board, choices, duel, event, fight, question, rattled, scene

EVENTS = {
    "TURN r 4": "Runde 4: Rot ist am Zug.",
    "REVIVED k 3": "Schwarz ist wieder unter den Lebenden: 3 Leben.",
    "REVIVED y 1": "Gelb ist wieder unter den Lebenden: 1 Leben.",
    "DEALT b mire": "Blau zieht eine Karte: Sumpf.",
    "RESHUFFLED 1": "Die Ablage wird gemischt. Im Stapel: 1 Karte.",
    "RESHUFFLED 22": "Die Ablage wird gemischt. Im Stapel: 22 Karten.",
    "RESHUFFLED 12": "Die Ablage wird gemischt. Im Stapel: 12 Karten.",
    "TILE_DRAWN r mill": "Rot zieht die Mühle.",
    "TILE_DRAWN g crossroads": "Grün zieht eine Kreuzung.",
    "TILE_OUT bridge": "Das passt nirgends und ist aus dem Spiel: Brücke.",
    "TILE_PLACED church 2 0 -1": "Kirche: 1 nördlich vom Altar.",
    "TILE_PLACED tavern 0 2 3": "Schenke: 3 südlich und 2 östlich vom Altar.",
    "TILE_PLACED stable 0 -1 0": "Stall: 1 westlich vom Altar.",
    "FILL_ROLLED 2 1": "Der Würfel zeigt 2. Skelette dort: 1 Punkt.",
    "FILL_ROLLED 4 3": "Der Würfel zeigt 4. Skelette dort: 3 Punkte.",
    "FILL_ROLLED 6 5": "Der Würfel zeigt 6. Skelette dort: 5 Punkte.",
    "SKELETON_PUT 3.4 W": "Ein weißes Skelett erhebt sich: Kachel 3, Mitte.",
    "FIGHT y 1.4 B": "Gelb bekämpft ein blaues Skelett: Kachel 1, Mitte.",
    "FIGHT_ROLLED r 3 3": "Rot würfelt 3.",
    "FIGHT_ROLLED r 3 4": "Rot würfelt 3, mit Bonus 4.",
    "RAISED b R": "Blau gibt dafür ein rotes Skelett her.",
    "KILLED g 1.4 B": "Grün zerschlägt ein blaues Skelett.",
    "LIFE_TAKEN k 1.0": "Schwarz rettet ein Leben: Kachel 1, Nordwesten.",
    "DIED n": "Braun stirbt und erwacht mit leeren Taschen am Altar.",
    "STEPS r 1": "Rot hat 1 Schritt.",
    "STEPS y 3": "Gelb hat 3 Schritte.",
    "STEPS b 5": "Blau hat 5 Schritte.",
    "STEPS b 0": "Blau hat 0 Schritte.",
    "STOPPED r 2": "Rot bleibt stehen. Verfallen: 2 Schritte.",
    "PARKED y 1.4": "Gelb lässt das Pferd vor der Tür: Kachel 1, Mitte.",
    "DOUBLED b 12": "Blau reitet und hat jetzt 12 Schritte.",
    "HORSE_TAKEN r k": "Rot reitet auf Schwarz’ Pferd davon.",
    "DUEL r y": "Rot kämpft mit Gelb um das Nekronomikon.",
    "STAKED r 1 2 0": "Rot hat 1 weiße, 2 rote und 0 blaue gesetzt.",
    "LIVES_STAKED g 0": "Grün hat kein Leben gesetzt.",
    "LIVES_STAKED g 2": "Grün hat 2 Leben gesetzt.",
    "LIVES_STAKED g 5": "Grün hat 5 Leben gesetzt.",
    "BONES n 1": "Braun führt 1 Skelett.",
    "BONES n 3": "Braun führt 3 Skelette.",
    "BONES n 6": "Braun führt 6 Skelette.",
    "WINDOW move rb": "Spielt jemand etwas auf diese Bewegung? Gefragt: Rot und Blau.",
    "WINDOW last y": "Das kann das Spiel entscheiden. Hält jemand es auf? Gefragt: Gelb.",
    "ANNOUNCED r rust 1 4": "Rot spielt eine Karte gegen Gelb: Rost.",
    "ANNOUNCED r crumble-to-dust 3 2": "Rot spielt eine Karte auf Kachel 3: Zerfall zu Staub.",
    "ANNOUNCED k forced-march 0 0": "Schwarz spielt eine Karte: Gewaltmarsch.",
    "CANCELLED b rattle-loose": "Blaus Karte gilt nicht: Klappern.",
    "REMEMBERED W 1": "Zurück in den Vorrat kommt ein weißes Skelett.",
    "REMEMBERED R 4": "Zurück in den Vorrat kommt 4-mal ein rotes Skelett.",
    "REMEMBERED B 7": "Zurück in den Vorrat kommt 7-mal ein blaues Skelett.",
    "LED y r": "Gelb führt Rot durch den Nebel.",
    "STOLEN g b war-hammer": "Grün nimmt Blau eine Karte weg: Kriegshammer.",
    "SECRET_PATH g": "Für den Rest der Bewegung hält Grün keine Mauer auf.",
    "RESULT r 1 0": "Rot: 1 Punkt, kein Leben.",
    "RESULT y 3 1": "Gelb: 3 Punkte, 1 Leben.",
    "RESULT b 22 5": "Blau: 22 Punkte, 5 Leben.",
    "WINNERS r": "Rot gewinnt. Ihr anderen, gebt acht auf die Skelette.",
    "WINNERS rg": "Rot und Grün teilen sich den Sieg.",
    "END book": (
        "Das Buch liegt auf dem Altar, und jemand ist rechtzeitig zum Abendessen zu Hause."
    ),
}

BOARD = """\
Runde 1 · 5 bis 7: Ziehen · Rot am Zug · noch 3 Schritte
Stapel: 26 Kacheln · Vorrat: 35 weiß, 37 rot, 18 blau, 45 Leben
      Entfernt: 1 weiß, 1 rot, 0 blau · Das Buch: Blau

      2-+=+-+
      |. b .|
      + + + +
      |. 3 .|
      + + + +
      |. . .|
3-+-+-0-+=+-1-+-+-+
| | | |+ . .|: W :|
+-+-+-+ + + +-+/+-+
| |w .=. . 1=. 2 .=
+-+ +-+ + + +-+-+-+
| |.| |. r .| | | |
+-+=+-+-+=+-+-+-+-+

> 1 Rot (du)  6 Punkte  2 Leben     2 Karten      Kachel 0, Osten
                                                  liegt aus: Schwert,
                                                  Kettenhemd
                                                  Hand: Sumpf, Heilerin
  2 Gelb      1 Punkt   1 Leben     1 Karte       Kachel 1, Mitte · Hand: Rost
                                                  Ereignis gespielt
  3 Blau      0 Punkte  kein Leben  keine Karten  Kachel 2, Mitte · zu Pferd
                                                  liegt aus: Pferd,
                                                  Nekronomikon

w Weißes Skelett · r Rotes Skelett · b Blaues Skelett · p Pferd
      * Nekronomikon
      + ein Leben, allein oder unter einem Großbuchstaben · : drinnen · / Tür"""


@pytest.mark.parametrize("happened", EVENTS)
def test_an_event_in_german(happened):
    assert event("de", happened) == EVENTS[happened]


def test_questions_and_choices_in_german():
    game = scene()
    assert question("de", game) == "Du hast noch 3 Schritte. Wohin gehst du?"
    assert choices("de", game) == [
        "Norden: Kachel 0, Nordosten",
        "Osten: Kachel 1, Westen",
        "Süden: Kachel 0, Südosten",
        "Westen: Kachel 0, Mitte",
        "stehen bleiben",
        "Heilerin spielen",
    ]
    game = fight()
    assert question("de", game) == "Vor dir steht ein blaues Skelett. Wie kämpfst du?"
    assert choices("de", game) == [
        "kämpfen",
        "eine Waffe ankündigen und kämpfen: Schwert",
        "eine Waffe ankündigen und kämpfen: Weihwasser",
    ]
    game.script(2).go(0)
    assert (
        question("de", game)
        == "Du kommst auf 2, und für einen Treffer braucht es vier. Was tust du?"
    )
    assert choices("de", game) == [
        "ein Leben zahlen und neu würfeln",
    ]
    game = duel().script(3, 5).begin("step", 2).step("n")
    assert question("de", game) == "Gelb ist hier und hat das Nekronomikon. Kämpfst du darum?"
    assert choices("de", game) == [
        "es bleiben lassen",
        "um das Buch kämpfen",
    ]
    game.go(1)
    assert (
        question("de", game)
        == "Rot und Gelb haben 3 und 5 um das Buch gewürfelt. Spielst du eine Karte?"
    )
    assert choices("de", game) == [
        "passen",
        "Launisches Schicksal spielen",
    ]
    game.passes("A").passes("B")
    assert question("de", game) == "Du hast 3 gewürfelt, Gelb 5. Was setzt du?"
    assert choices("de", game) == [
        "das ist alles",
        "noch ein weißes Skelett setzen",
        "noch ein rotes Skelett setzen",
        "noch ein blaues Skelett setzen",
        "noch ein Leben setzen",
    ]
    game = rattled()
    assert question("de", game) == (
        "Deine Knochen klappern. In den Vorrat gehen bis zu 3 Punkte. Welche Skelette?"
    )
    assert choices("de", game) == [
        "ein blaues Skelett zurücklegen",
    ]


def test_the_map_in_german():
    assert board("de", scene()) == BOARD
