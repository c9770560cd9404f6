"""German: three genders in four cases, contracted prepositions, genitives, one or several."""

import pytest

from tests.words.mall_of_horror import attack, board, choice, claim, event, position, question

EVENTS = {
    "HOLDER k": "Schwarz hat jetzt das Abzeichen.",
    "PLACED rP L5": "Rots Schönheit beginnt in der Überwachungszentrale.",
    "FIRST_ZOMBIE L3": "Vor dem Spielzeugladen lungert ein Zombie herum.",
    "SKIPPED truck": "A: Lastwagen durchsuchen. Diesmal nicht.",
    "VOTE truck L4 1 ry": (
        "Abstimmung in der Tiefgarage: Wer durchsucht den Lastwagen? Zur Wahl stehen Rot und Gelb."
    ),
    "VOTE victim L5 2 rybk": (
        "Zweiter Wahlgang in der Überwachungszentrale: Wer wird gefressen? "
        "Zur Wahl stehen Rot, Gelb, Blau und Schwarz."
    ),
    "SOLE_CANDIDATE truck L4 b": (
        "In der Tiefgarage steht nur Blau zur Wahl, also durchsucht Blau den Lastwagen."
    ),
    "BALLOT r y 1": "Rot stimmt für Gelb (1 Stimme).",
    "BALLOT k n 2": "Schwarz stimmt für Braun (2 Stimmen).",
    "TALLY r 0": "Rot: 0 Stimmen.",
    "FOUND r shotgun fire-axe hidden [r]": (
        "Rot findet im Lastwagen: Schrotflinte, Feuerwehraxt und Verstecken."
    ),
    "FOUND_UNSEEN r 1": "Rot holt 1 Karte aus dem Lastwagen.",
    "FOUND_UNSEEN k 3": "Schwarz holt 3 Karten aus dem Lastwagen.",
    "ANNOUNCED r L2": "Rot verkündet als Sicherheitschef: Ich gehe ins Modegeschäft.",
    "DESTINATION n L1": "Braun geht in den Waschraum.",
    "ZOMBIE L6": "Ein Zombie kommt und wartet vor dem Supermarkt.",
    "ZOMBIE L5": "Ein Zombie kommt und wartet vor der Überwachungszentrale.",
    "ZOMBIE_IGNORED L1": "Der Waschraum ist geschlossen; dieser Zombie geht nach Hause.",
    "ZOMBIE_IGNORED L2": "Das Modegeschäft ist geschlossen; dieser Zombie geht nach Hause.",
    "OVERRUN L5": "Die Überwachungszentrale ist überrannt und bleibt geschlossen.",
    "NO_ZOMBIE_LEFT L3": "Für den Spielzeugladen ist kein Zombie mehr übrig.",
    "MOVED yT L2 L3": "Gelbs Muskelprotz geht aus dem Modegeschäft in den Spielzeugladen.",
    "MOVED kG L4 L5": ("Schwarz’ Bewaffneter geht aus der Tiefgarage in die Überwachungszentrale."),
    "TO_PARKING rG L3 L1": (
        "Rots Bewaffneter verlässt den Spielzeugladen, kommt nicht in den Waschraum "
        "und landet in der Tiefgarage."
    ),
    "STUCK nT L2": "Brauns Muskelprotz kommt nicht ins Modegeschäft und bleibt in der Tiefgarage.",
    "HELD L2 1 3": "Im Modegeschäft hält die Tür: 1 Zombie gegen 3.",
    "BREACH L1 1 1": "In den Waschraum dringt ein Zombie ein: Die Abwehr beträgt nur 1.",
    "BREACH L5 2 2": (
        "In die Überwachungszentrale dringen 2 Zombies ein: Die Abwehr beträgt nur 2."
    ),
    "BREACH L4 1 0": "In der Tiefgarage gibt es keine Tür, dafür einen hungrigen Zombie.",
    "BREACH L4 3 0": "In der Tiefgarage gibt es keine Tür, dafür 3 hungrige Zombies.",
    "SHOT r shotgun L1 2": (
        "Rot greift mit der Schrotflinte ein: 2 Zombies fallen vor dem Waschraum."
    ),
    "SHOT b baseball-bat L5 1": (
        "Blau greift mit dem Baseballschläger ein: Ein Zombie fällt vor der Überwachungszentrale."
    ),
    "EATEN kG L4": "In der Tiefgarage wird Schwarz’ Bewaffneter gefressen. Es ging schnell.",
    "EATEN bL L2": "Im Modegeschäft wird Blaus Kind gefressen. Es ging schnell.",
    "FED L4 1": "In der Tiefgarage schlurft ein satter Zombie davon.",
    "FED L1 8": "Vor dem Waschraum schlurfen 8 satte Zombies davon.",
    "PARKING_CLEARED 1": "Der letzte Zombie verlässt die Tiefgarage.",
    "PARKING_CLEARED 2": "Die letzten 2 Zombies verlassen die Tiefgarage.",
    "POINTS r 1 1": "Rot: 1 Punkt, 1 Karte auf der Hand.",
    "POINTS g 22 0": "Grün: 22 Punkte, keine Karten auf der Hand.",
    "WINNERS rk": "Rot und Schwarz teilen sich den Sieg.",
}

BOARD = """\
Runde 3 · F: Angriff der Zombies · Abzeichen: Rot, gewählt

> 1 Waschraum             3 von 3  Abwehr 5  4 Zombies
      Rot: Schönheit, Muskelprotz · Blau: Bewaffneter (versteckt)
  2 Modegeschäft          geschlossen
  3 Spielzeugladen        1 von 4  Abwehr 1  1 Zombie dringt ein
      Gelb: Schönheit
  4 Tiefgarage            1 drin   offen     2 Zombies · Lastwagen: 12 Karten
      Blau: Muskelprotz
  5 Überwachungszentrale  1 von 3  Abwehr 1
      Gelb: Bewaffneter
  6 Supermarkt            4 von 6  Abwehr 6  4 Zombies dringen ein
      Grün: Muskelprotz · Braun: Schönheit, Muskelprotz, Bewaffneter

  Rot        12 Punkte  keine Karten  verloren: Bewaffneter
> Gelb (du)  10 Punkte  3 Karten      Hand: Bedrohung ×2, Verstecken
                                      verloren: Muskelprotz
  Blau       8 Punkte   1 Karte
  Grün       5 Punkte   keine Karten  draußen seit Runde 2
  Braun      15 Punkte  2 Karten

Gespielte Karten: Werkzeug, Baseballschläger"""


@pytest.mark.parametrize("happened", EVENTS)
def test_an_event_in_german(happened):
    assert event("de", happened) == EVENTS[happened]


def test_a_question_in_german():
    voting = position("BALLOT", "rP5 rG5 yT5", place=5, purpose=2, candidates=3)
    assert question("de", voting) == (
        "Wer soll in der Überwachungszentrale gefressen werden? Du hast 3 Stimmen."
    )
    again = position("BALLOT", "yT5 bP5", place=5, purpose=1, candidates=6, second_ballot=1)
    assert question("de", again) == (
        "Wer soll Sicherheitschef werden? Zweiter Wahlgang: Du hast 1 Stimme."
    )
    for place, chosen in {1: "den Waschraum", 2: "das Modegeschäft", 4: "die Tiefgarage"}.items():
        move = position("MOVE")
        move.destination[0] = place
        assert question("de", move) == f"Du hast {chosen} gewählt. Wer geht?"
    for character, mine in enumerate(("Deine Schönheit", "Dein Muskelprotz", "Dein Bewaffneter")):
        sprint = position("SPRINT", "rP2 rT2 rG2")
        sprint.moved[0] = character
        assert question("de", sprint) == f"{mine} steht im Modegeschäft. Spielst du Spurten?"


def test_a_choice_in_german():
    move = position("MOVE", "rP1 rT4 yP5 yT5 yG5")
    move.destination[0] = 5
    assert choice("de", move, "walk P") == (
        "Schönheit geht aus dem Waschraum in die Überwachungszentrale, "
        "kommt nicht hinein und landet in der Tiefgarage"
    )
    assert choice("de", move, "sprint P to 2") == (
        "Spurten spielen: Schönheit rennt aus dem Waschraum ins Modegeschäft"
    )
    victim = position("VICTIM")
    assert choice("de", victim, "lose P") == "die Schönheit opfern"
    assert choice("de", victim, "lose G") == "den Bewaffneten opfern"
    assert choice("de", victim, "lose L") == "das Kind opfern"
    assert choice("de", position("ZOMBIE"), "zombie at 5") == (
        "einen Zombie vor der Überwachungszentrale aufstellen"
    )


def test_a_claim_in_german():
    assert claim("de", "SAW_DICE", 2, 0) == (
        "Ich habe die Würfel gesehen: Kein Zombie kommt ins Modegeschäft."
    )
    assert claim("de", "SAW_DICE", 1, 1) == (
        "Ich habe die Würfel gesehen: Ein Zombie kommt in den Waschraum."
    )
    assert claim("de", "SAW_DICE", 5, 2) == (
        "Ich habe die Würfel gesehen: 2 Zombies kommen in die Überwachungszentrale."
    )
    assert claim("de", "WILL_GO", 4) == "Ich gehe in die Tiefgarage."


def test_the_board_in_german():
    assert board("de", attack()) == BOARD
