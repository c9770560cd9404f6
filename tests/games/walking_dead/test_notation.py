"""Notation: what cannot be read is refused with a sentence."""

import pytest

from graveshift.engine.notation import NotationError
from graveshift.games.walking_dead.game import GAME

HEADER = "walking-dead: 2 players, round 1, turns, leader r\n"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("", "a position of this game begins with"),
        ("chess: 2 players", "a position of this game begins with"),
        ("walking-dead: 7 players", "a game has 1 to 4 players, not 7"),
        ("walking-dead: 2 players, later on today", "is nothing that a header says"),
        (f"{HEADER}NW", "says too little or too much"),
        (f"{HEADER}NW farm w300", "is too large"),
        (f"{HEADER}NW farm x3", "is nothing that stands at a location"),
        (f"{HEADER}nonsense", "is no line of a position"),
        (f"{HEADER}seat r: rick farm luck 3", "is nothing that a player has"),
        (f"{HEADER}gear r: venison.1", "is no card of that stack"),
        (f"{HEADER}lying: venison.1", "is no card of that stack"),
        (f"{HEADER}gear r: cannon", "is no card"),
        (f"{HEADER}stack food: moon", "is no location"),
    ],
)
def test_what_is_no_position_is_refused(text, said):
    with pytest.raises(NotationError, match=said):
        GAME.notation.read_position(text)


def test_cards_of_a_kind_are_written_together(board):
    game = board("2p leader r", r="pistol=2 pistol katana").lie("lucky-find.2").begin("draw")
    drawn = GAME.notation.write_position(game.state)
    assert "gear r: katana pistol.1=2 pistol.2" in drawn
    assert "lying: lucky-find.2" in drawn
    assert "stack food: town berries canned-beans venison pantry-raid" in drawn


def test_a_choice_that_is_none_is_refused_with_what_can_be_chosen(board):
    game = board("2p leader r").begin("draw")
    with pytest.raises(NotationError, match="it can be no or yes"):
        GAME.notation.read_choice(game.state, 0, "perhaps")
    with pytest.raises(NotationError, match="y has nothing to choose"):
        GAME.notation.read_choice(game.state, 1, "perhaps")


def test_an_ammo_card_that_gets_no_ammo_is_discarded(board):
    cards = " ".join(["pistol=2"] * 4 + ["rifle=2"] * 3 + ["shotgun=2"])
    game = board("2p leader r", r=f"H {cards}").begin("draw").script(23).say("r", "yes")
    assert game.told("DISCARDED_CARD") == ["DISCARDED_CARD r lucky-find.3"]
