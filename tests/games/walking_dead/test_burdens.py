"""How heavily events weigh and what places are worth, as bots estimate it."""

import pytest

from graveshift.engine.game import world_of
from graveshift.games.walking_dead.burdens import burden, worth_of_place
from graveshift.games.walking_dead.components import Location
from graveshift.games.walking_dead.event_cards import EventCard
from graveshift.games.walking_dead.game import GAME

WEIGH, WORTH = world_of(GAME).twin(burden), world_of(GAME).twin(worth_of_place)


def weight(game, event):
    """The burden of an event if red plays it."""
    name = event.upper().replace("-", "_")
    return WEIGH(game.state, GAME.notation.read_seat("r"), EventCard[name])


def worth(game, place, seat="r"):
    """What a place is worth to a pawn."""
    return WORTH(game.state, GAME.notation.read_seat(seat), place)


@pytest.mark.parametrize(
    ("event", "here", "there"),
    [
        ("cut-wire", 40, 10),
        ("root-cellar", 20, 20),
        ("siren", 20, 40),
        ("sick-bay", 30, -4),
        ("armory-locker", 30, -4),
        ("prison-crisis", 30, 14),
        ("rust-and-rot", 16, 10),
    ],
)
def test_what_a_place_asks_for_weighs_by_where_one_is(board, event, here, there):
    assert weight(board("2p leader r", r="H", y="H"), event) == here
    assert weight(board("2p leader r", r="P", y="H"), event) == there


@pytest.mark.parametrize(
    ("event", "together", "apart"),
    [
        ("accidents-happen", 0, 8),
        ("easy-prey", 20, 0),
        ("alone-in-the-dark", 0, 8),
        ("trampled-crops", 28, 24),
        ("death-in-the-family", 16, 16),
        ("promise-me", 0, 0),
        ("jammed-magazine", 8, 8),
        ("fever", 4, 4),
        ("night-thieves", 9, 9),
        ("supply-drop", 2, 2),
        ("night-raid", 20, 20),
        ("too-quiet", 50, 50),
        ("drawn-together", 20, 20),
    ],
)
def test_what_people_suffer_weighs_by_how_many_it_means(board, event, together, apart):
    assert weight(board("2p leader r"), event) == together
    assert weight(board("2p leader r", y="T"), event) == apart


def test_what_is_asked_weighs_by_whether_it_can_be_paid(board):
    assert weight(board("2p leader r"), "strangers-at-the-gate") == 8
    assert weight(board("2p leader r", r="food 0"), "strangers-at-the-gate") == 40
    assert weight(board("2p leader r", r="allies 0"), "strangers-at-the-gate") == 40


def test_walkers_weigh_by_how_many_places_and_people_call_them(board):
    game = board("2p leader r", "H3 T1", r="life 4", y="life 3")
    assert weight(game, "scent-of-blood") == 20
    assert weight(board("2p leader r", r="- life 4"), "scent-of-blood") == 0
    assert weight(game, "too-quiet") == 30
    assert weight(game, "hungry-walkers") == 3 * (2 + 1)


def test_a_place_is_worth_the_events_that_it_answers_and_a_leader_plays_both(board):
    game = board("2p leader r").hands(r="cut-wire sick-bay", y="siren pile-up")
    assert worth(game, Location.PRISON) - worth(game, Location.TOWN) == (40 + 30) - (10 - 4)
    assert worth(game, Location.HIGHWAY, "y") - worth(game, Location.TOWN, "y") == 20 - 10


def test_a_place_is_worth_more_to_the_armed_where_there_are_walkers_enough(board):
    armed = board("2p leader r", "H1", r="katana", y="H")
    assert worth(armed, Location.HIGHWAY) == worth(armed, Location.FARM)
    armed = board("2p leader r", "H2", r="katana", y="H")
    assert worth(armed, Location.HIGHWAY) == worth(armed, Location.FARM) + 8
    for gun, gains in (("pistol=1", 8), ("pistol=0 pistol-box=1", 8), ("pistol=0", 0)):
        game = board("2p leader r", "H2", r=gun, y="H")
        assert worth(game, Location.HIGHWAY) == worth(game, Location.FARM) + gains


@pytest.mark.parametrize(
    ("cards", "price"), [(25, 3), (18, 5), (6, 8), (3, 20)]
)  # nine rounds are left
def test_who_goes_where_nobody_is_keeps_cards_from_walkers_for_lives(board, cards, price):
    for life, food, of_life in ((5, 2, 3), (4, 0, 5), (3, 0, 8)):
        game = board("2p leader r", "H2", r=f"life {life} food {food}").stacks(ammo=cards)
        plenty = 4 * ((cards > 18) - 1)
        gains = worth(game, Location.HIGHWAY) - worth(game, Location.FARM)
        assert gains == 2 * (price - of_life) + plenty
    game = board("2p leader r", "H5").stacks(ammo=cards)
    assert worth(game, Location.HIGHWAY) < worth(game, Location.TOWN) - 60 + 5 * 20


def test_a_pawn_stands_where_it_stood_after_all(board):
    game = board("2p leader r", r="T")
    worth(game, Location.FARM)
    assert game.state.at[GAME.notation.read_seat("r")] == Location.TOWN
