"""Options: the same people at the same place, and every value of every option ends it otherwise.

Each scene is played under any value of the option that it is named after, always with the same
wishes, and says how it ends.
"""

import re
from collections.abc import Callable

import pytest

from graveshift.games.mall_of_horror.game import GAME
from tests.games.mall_of_horror.board import Builder
from tests.repo.repository import ROOT

REST = "6 3 1 5 2"
PAGE = ROOT / "docs" / "games" / "mall-of-horror" / "options.md"
SCENES: dict[str, tuple[Callable[[Builder, str], str], dict[str, str]]] = {}
"""A scene for each option, and how it ends under each value."""


def ends(by_value):
    """Say how a scene ends under each value of the option that it is named after."""

    def note(scene):
        SCENES[scene.__name__] = scene, by_value
        return scene

    return note


def searchers(game):
    """Who took up cards from the truck."""
    return "".join(line.split()[1] for line in game.told("FOUND_UNSEEN")) or "nobody"


@ends({"random": "b holds the badge", "host_picks": "y holds the badge"})
def first_chief(board, value):
    """The lot would fall on blue; the host wants yellow."""
    game = board.new(4, first_chief=value).script(2).setup()
    if game.decision == "first-holder":
        game.say("r", "holder y")
    return f"{game.holder} holds the badge"


@ends({"one_circuit": "yP left, 0 zombies", "until_all_pass": "rP yP left, 0 zombies"})
def card_window(board, value):
    """Red keeps its Shotgun until it sees that yellow has a Threat."""
    game = board(
        "4p holder r", "L1: rP yP, z1=2", hands="r: shotgun, y: threat", rest="6 3",
        card_window=value,
    ).begin("attack")  # fmt: skip
    game.say("r", "pass").say("y", "play threat")
    if game.owes == "r":
        game.say("r", "play shotgun")
    else:
        game.votes(r="y", y="r").loses(r="P")
    return f"{game.standing(1)} left, {game.zombies(1)} zombies"


@ends({"false": "nobody searched", "true": "r searched"})
def threat_by_outsiders(board, value):
    """Green, who is elsewhere, wants red to search and has a Threat."""
    game = board(
        "4p holder r", "L4: rP yP", hands="g: threat", rest="6 3", deck=1, threat_by_outsiders=value
    ).begin("truck")
    if game.owes == "g":
        game.say("g", "threat")
    game.votes(r="r", y="y").votes(r="r", y="y", b="y", g="r")
    return f"{searchers(game)} searched"


@ends({"true": "nobody searched", "false": "y searched"})
def threat_carries(board, value):
    """Red has played a Threat against the two of yellow."""
    game = board(
        "4p holder r", "L4: rP yP yT", hands="r: threat", rest="6 3", deck=1, threat_carries=value
    ).begin("truck")
    game.say("r", "threat").votes(r="r", y="y").votes(r="r", y="y", b="r", g="y")
    return f"{searchers(game)} searched"


@ends({"tied_only": "r searched", "all_present": "b searched"})
def revote_candidates(board, value):
    """Red and yellow are tied, and everybody would rather have blue."""
    game = board(
        "5p holder r", "L4: rP rT yP yT bP", rest=REST, deck=1, revote_candidates=value
    ).begin("truck")
    game.votes(r="r", y="y", b="b")
    for seat in "rybgn":
        game.say(seat, "vote r" if game.refused(seat, "vote b") else "vote b")
    return f"{searchers(game)} searched"


@ends({"none": "y loses one", "one": "b loses one"})
def hidden_only_revote(board, value):
    """Red, whose Gunman hides, wants to save yellow."""
    game = board(
        "4p holder r", "L1: rG* yP bP, z1=3", rest="6 3", hidden_only_revote=value
    ).begin("attack")  # fmt: skip
    game.script(1).votes(y="b", b="y").votes(y="b", b="y", g="y")
    if "r" in game.owes:
        game.votes(r="b")
    return f"{game.owes} loses one"


@ends(
    {
        "all_colours_present": "EATEN bP L3",
        "tied_colours": "EATEN rP L3",
        "random_character": "EATEN yT L3",
    }
)
def second_tie_pool(board, value):
    """Red and yellow are tied twice, blue is there too, and chance says two."""
    game = board("5p holder r", "L3: rP yP yT bP, z3=5", rest=REST, second_tie_pool=value)
    game.begin("attack").votes(r="r", b="r", y="y").script(2)
    game.votes(r="r", b="r", y="y", g="r", n="y")
    if game.decision == "victim":
        game.loses(**{game.owes: "P"})
    return game.told("EATEN")[0]


@ends({"false": "0 cards for green", "true": "1 cards for green"})
def gift_to_eliminated(board, value):
    """Red would rather give its gift to green, who is out."""
    game = board("4p holder r, out g", "L4: rP", rest="6 3", deck=2, gift_to_eliminated=value)
    game.begin("truck").say("r", game.choices("r")[0])
    gifts = [gift.removeprefix("give ") for gift in game.choices("r")]
    gift = next((gift for gift in gifts if gift.endswith("to g")), gifts[0])
    game.say("r", f"give {gift}")
    return f"{game.state.cards_held[3]} cards for green"


@ends({"every_round": "2 zombies", "once": "1 zombies", "off": "0 zombies"})
def zombie_player(board, value):
    """Red was lost a round ago, green two; both want more zombies at the Supermarket."""
    game = board("5p holder y round 4, out r3 g2", rest="5 3 1", zombie_player=value)
    game.begin("destinations").goes(y=4, b=4, n=4)
    while game.decision == "zombie":
        game.say(game.owes, "zombie at 6")
    return f"{game.zombies(6)} zombies"


@ends({"arrival": "open", "arrival_and_round_end": "closed"})
def overrun_check(board, value):
    """Eight zombies stand before a place that everybody has left."""
    game = board("4p holder r", "L3: rP yP bP, L6: gP gT, z1=8", overrun_check=value)
    game.begin("end")
    return "closed" if game.closed(1) else "open"


@ends({"own_turn": "yP is at 5", "after_all_moves": "yP is at 4"})
def sprint_timing(board, value):
    """Red runs to 1 in the end, whoever wanted its place at 5."""
    game = board(
        "5p holder r", "L5: bP gP, L3: rP yP", goals="r5 y5", hands="r: sprint", rest="6 2 1",
        sprint_timing=value,
    ).begin("moves")  # fmt: skip
    if "sprint P to 1" in game.choices("r"):
        game.moves(r="sprint P to 1", y="P")
    else:
        game.moves(r="P", y="P").say("r", "sprint to 1")
    return f"yP is at {game.where('yP').value}"


@ends({"present": "nobody left", "anyone": "rP left"})
def attack_cards_by(board, value):
    """Yellow, who is elsewhere, would shoot."""
    game = board(
        "4p holder r", "L1: rP, z1=1", hands="y: shotgun", rest="6 3 5", attack_cards_by=value
    ).begin("attack")
    if game.owes == "y":
        game.say("y", "play shotgun")
    else:
        game.loses(r="P")
    return f"{game.standing(1) or 'nobody'} left"


@ends({"only_below_4": "a victim is voted for", "any_time_but_counts_only_below_4": "averted"})
def hardware_at_supermarket(board, value):
    """Red shuts the door on four if it may; yellow shoots one."""
    game = board(
        "4p holder r", "L6: rP yP bP, z6=4", hands="r: hardware, y: pistol", rest="3 1 5",
        hardware_at_supermarket=value,
    ).begin("attack")  # fmt: skip
    if game.refused("r", "play hardware"):
        game.say("r", "pass")
    else:
        game.say("r", "play hardware")
    game.say("y", "play pistol")
    return "a victim is voted for" if game.decision == "ballot" else "averted"


@ends({"cleared": "0 zombies", "stay_if_empty": "3 zombies"})
def parking_leftovers(board, value):
    """Three zombies stand in an empty Parking."""
    game = board("5p holder r", "z4=3", rest=REST, deck=0, parking_leftovers=value)
    game.begin("attack")
    return f"{game.zombies(4)} zombies"


@ends({"round_end": "yP gP gT when it ends", "immediate": "yP bP gP gT when it ends"})
def end_check(board, value):
    """The victim at 1 leaves four, and at 3 they are already in."""
    game = board("4p holder r", "L1: rP, z1=2, L3: yP bP, z3=3, L6: gP gT", end_check=value)
    game.begin("attack").loses(r="P")
    if game.decision == "ballot":
        game.votes(y="b", b="b").loses(b="P")
    return f"{game.alive()} when it ends"


@ends({"30": "0 zombies more", "unlimited": "4 zombies more"})
def zombie_supply(board, value):
    """All thirty are on the board when four more arrive."""
    game = board(
        "5p holder r", "L3: rP, L6: yP bP, z4=30", dice="1 3 6 6", goals="r1", zombie_supply=value
    ).begin("reveal")
    return f"{sum(game.zombies(place) for place in (1, 3, 6))} zombies more"


def test_every_value_of_every_option_has_an_end_of_its_own():
    wanted = {option.name: set(option.values) for option in GAME.options}
    assert {name: set(by_value) for name, (_, by_value) in SCENES.items()} == wanted
    for name, (_, by_value) in SCENES.items():
        assert len(set(by_value.values())) == len(by_value), f"{name}: two values end alike"


@pytest.mark.parametrize(
    ("name", "value"),
    [
        pytest.param(option.name, value, id=f"{option.name}-{value}")
        for option in GAME.options
        for value in option.values
    ],
)
def test_the_scene_ends_as_its_option_says(board, name, value):
    scene, by_value = SCENES[name]
    assert scene(board, value) == by_value[value]


def test_the_page_of_options_describes_each_and_marks_its_default():
    page = PAGE.read_text(encoding="utf-8")
    sections = dict(re.findall(r"^### `(\w+)`\n(.*?)(?=^#|\Z)", page, re.MULTILINE | re.DOTALL))
    assert set(sections) == {option.name for option in GAME.options}
    for option in GAME.options:
        rows = re.findall(r"^\| `(\w+)`( \(default\))? \|", sections[option.name], re.MULTILINE)
        marked = [(value, " (default)" * (value == option.default)) for value in option.values]
        assert rows == marked, f"{option.name} in {PAGE.name}"
