"""Views (rules 1.3): each shows all that is public, what its owner may know, and nothing else."""

import pytest

from graveshift.engine.frame import BYSTANDER
from graveshift.engine.record import UNKNOWN
from graveshift.games.mall_of_horror.cards import play_card
from graveshift.games.mall_of_horror.components import NO_CARD, Card
from graveshift.games.mall_of_horror.state import State

REST = "6 2 1 3"
SEATS_AND_BYSTANDER = "rybgnk-"
NOT_IN_VIEWS = {"key", "block", "words_used", "no_return", "draft", "viewer"}
"""Chance is nobody's business, and stages of thinking are one's own."""
NOT_FOR_ALL = {"hand", "loose", "found", "returned", "gift_kind", "dice", "ballot", "destination"}
"""What the tests below are about."""


def numbers(state, name):
    """A field's numbers, flat."""
    field = next(field for field in State.bare.fields if field.name == name)
    value = getattr(state, name)
    if not field.shape:
        return [value]
    if len(field.shape) == 1:
        return [value[at] for at in range(field.shape[0])]
    return [value[row, at] for row in range(field.shape[0]) for at in range(field.shape[1])]


def fill(state, name, first):
    """Give a field numbers that differ from zero."""
    field = next(field for field in State.bare.fields if field.name == name)
    if not field.shape:
        setattr(state, name, first)
        return
    value = getattr(state, name)
    for at in range(field.shape[0]):
        if len(field.shape) == 1:
            value[at] = first + at
        else:
            for column in range(field.shape[1]):
                value[at, column] = first + at


def names():
    """Every field that the game or the frame declares."""
    return [field.name for field in State.bare.fields if field.section != "Layout"]


@pytest.fixture
def filled(board):
    """A record without a single zero, possible or not."""
    game = board.new(6)
    for first, name in enumerate(names(), start=1):
        fill(game.state, name, first)
    return game


@pytest.mark.parametrize("seat", SEATS_AND_BYSTANDER)
def test_everything_public_is_in_every_view(filled, seat):
    seen = filled.view(seat)
    for name in names():
        if name not in NOT_IN_VIEWS | NOT_FOR_ALL:
            assert numbers(seen, name) == numbers(filled.state, name), name


@pytest.mark.parametrize("seat", SEATS_AND_BYSTANDER)
def test_chance_is_in_no_view(filled, seat):
    seen = filled.view(seat)
    for name in NOT_IN_VIEWS - {"viewer"}:
        assert set(numbers(seen, name)) == {0}, name
    assert seen.viewer == (BYSTANDER if seat == "-" else filled.seat(seat))
    assert set(numbers(seen, "loose")) == {UNKNOWN}


def pair(board, one, other, **keywords):
    """Two positions that differ in one thing."""
    games = [board("5p holder r", rest=REST, **keywords, **each) for each in (one, other)]
    assert games[0].state != games[1].state
    return games


def who_can_tell(games):
    """The seats whose views of two games differ."""
    return "".join(
        seat for seat in "rybgn-" if games[0].view(seat).raw() != games[1].view(seat).raw()
    )


def test_only_the_owner_can_tell_one_hand_from_another(board):
    games = pair(board, {"hands": "y: threat, b: camera"}, {"hands": "y: camera, b: threat"})
    assert who_can_tell(games) == "yb"


@pytest.mark.parametrize("phase", [3, 4], ids=["arrival", "destinations"])
def test_only_who_looked_can_tell_one_roll_from_another(board, phase):
    games = pair(board, {"dice": "1 1 1 1"}, {"dice": "2 3 4 5"}, looked="y g", phase=phase)
    assert who_can_tell(games) == "yg"


@pytest.mark.parametrize("phase", [0, 1, 2, 5, 6])
def test_open_dice_are_for_all(board, phase):
    games = pair(board, {"dice": "1 1 1 1"}, {"dice": "2 3 4 5"}, looked="y", phase=phase)
    assert who_can_tell(games) == "rybgn-"


def test_only_the_voter_can_tell_one_ballot_from_another(board):
    games = [
        board("5p holder r", "L4: rP yP bP", rest=REST).begin("truck").votes(y=colour)
        for colour in "rb"
    ]
    assert who_can_tell(games) == "y"
    for game in games:
        game.votes(r="r", b="b")
    assert who_can_tell(games) == "rybgn-"


def test_in_the_second_ballot_too(board):
    games = []
    for colour in "ry":
        game = board("5p holder r", "L4: rP yP", rest=REST).begin("truck").votes(r="r", y="y")
        games.append(game.votes(n=colour))
    assert who_can_tell(games) == "n"


def test_only_its_owner_can_tell_one_destination_from_another(board):
    games = [
        board("5p holder r", rest=REST).begin("destinations").goes(y=place) for place in (4, 5)
    ]
    assert who_can_tell(games) == "y"
    games = [
        board("5p holder r elected", rest=REST).begin("destinations").goes(r=place)
        for place in (4, 5)
    ]
    assert who_can_tell(games) == "rybgn-", "the elected Chief's is open"


def test_destinations_stay_secret_while_zombie_players_place(board):
    games = [
        board("5p holder r elected, out n", rest=REST).begin("destinations")
        .goes(r=4).goes(y=place, b=4, g=4)
        for place in (4, 5)
    ]  # fmt: skip
    assert [game.decision for game in games] == ["zombie", "zombie"]
    assert who_can_tell(games) == "y"
    assert games[0].view("-").destination[0] == 4, "the Chief's has been open all along"


def test_only_the_searcher_can_tell_what_was_found(board):
    games = [
        board("5p holder y", "L4: rP", rest=REST, deck=10).script(*drawn).begin("truck")
        for drawn in ((0, 3, 6), (6, 0, 1))
    ]
    assert who_can_tell(games) == "r"
    for game, kept, given in zip(games, ("threat", "sprint"), ("sprint", "threat"), strict=True):
        game.say("r", f"keep {kept}")
        game.say("r", f"give {given} to b")
    assert who_can_tell(games) == "rb", "and who was given a card"


def test_only_who_put_a_card_back_can_tell_which(board):
    games = pair(board, {"beneath": "g: threat"}, {"beneath": "g: camera"})
    assert who_can_tell(games) == "g"


def test_a_gift_that_was_played_is_forgotten_by_all(board):
    game = board("5p holder y", "L4: rP yP", deck=10, rest=REST).begin("truck")
    game.script(0, 3, 6).votes(r="r", y="r").say("r", "keep camera").say("r", "give threat to y")
    assert [game.view(seat).gift_kind[0] for seat in "ryb-"] == [0, 0, UNKNOWN, UNKNOWN]
    game.state.decision, game.state.asked, game.state.owes = 4, 2, 2
    game.begin("truck").say("y", "threat")
    assert [game.view(seat).gift_kind[0] for seat in "ry"] == [NO_CARD, NO_CARD]
    assert [game.view(seat).gift_kind[0] for seat in "bgn-"] == [UNKNOWN] * 4, "they saw no face"
    assert game.view("b").gift_kind[1] == NO_CARD


def test_a_giver_cannot_tell_from_a_card_played_what_others_gave(board):
    games = pair(board, {"hands": "y: threat threat"}, {"hands": "y: threat camera"})
    for game, red_gave in zip(games, (Card.THREAT, Card.CAMERA), strict=True):
        for gift, (giver, kind) in enumerate(((0, red_gave), (2, Card.THREAT))):
            game.state.gift_giver[gift], game.state.gift_taker[gift] = giver, 1
            game.state.gift_kind[gift] = kind
        play_card(game.state, 1, Card.THREAT)
        assert game.view("b").gift_kind[1] == NO_CARD, "it may have been this one"
    assert who_can_tell(games) == "ry"


def test_a_view_holds_what_choices_need(board):
    keeping = board("5p holder y", "L4: rP", rest=REST, deck=10).script(0, 3, 6).begin("truck")
    giving = board("5p holder y", "L4: rP", rest=REST, deck=10).script(0, 3, 6).begin("truck")
    giving.say("r", "keep camera")
    looking = board("5p holder r", hands="r: camera", rest=REST).begin("arrival")
    threatening = board("5p holder r", "L4: rP yP", hands="r: threat", rest=REST).begin("truck")
    placing = board("5p holder r", "L5: rP", rest="waiting").script(3, 6).begin("placing")
    naming = board.new(5, first_chief="host_picks").setup()
    for game in (keeping, giving, looking, threatening, placing, naming):
        offered = game.runner.choices(game.state, 0)
        assert len(offered) > 1
        assert game.runner.choices(game.view("r"), 0) == offered
