"""Phase A, the truck (rules 1.5), the cards in it, and to whom a gift may go."""

import pytest

from graveshift.engine.frame import NOBODY
from graveshift.games.mall_of_horror.components import GIFTS, NO_CARD
from graveshift.games.mall_of_horror.state import Decision

REST = "6 2 1 3"
"""Where those stand who have nothing to do with the truck."""
TEN_CARDS = "threat camera sprint"
"""What a script of 0, 3, 6 finds in a deck of ten: three each of these, and one Hardware."""


def searching(board, *texts, found=(0, 3, 6), rest=REST, **keywords):
    """Red, alone in the parking, has taken up cards."""
    texts = texts or ("5p holder y", "L4: rP")
    return board(*texts, rest=rest, **keywords).script(*found).begin("truck")


def next_search(game):
    """Another phase A on the same board."""
    game.state.decision = Decision.BALLOT.value
    game.state.owes = game.state.asked = 1 << game.state.holder
    return game.begin("truck")


# Rules --------------------------------------------------------------------------------------------


def test_r1_5_1_skipped_when_nobody_is_in_parking(board):
    game = board("5p holder r", "z4=2", deck=5, rest=REST).begin("truck")
    assert game.told("SKIPPED", "PHASE", to="-")[0] == "SKIPPED truck"
    assert "PHASE truck" not in game.told("PHASE")
    assert game.told("VOTE", "SOLE_CANDIDATE") == []
    assert game.deck() == 5


def test_r1_5_1_skipped_when_the_deck_is_empty(board):
    game = board("5p holder r", "L4: rP yP", deck=0, hands="r: threat", rest=REST).begin("truck")
    assert game.told("SKIPPED")[0] == "SKIPPED truck"
    assert game.told("VOTE", "SOLE_CANDIDATE") == []
    assert game.hand("r") == "threat"
    assert game.phase == "arrival"


def test_r1_5_1_otherwise_a_vote_is_held(board):
    game = board("5p holder r", "L4: rP yP", deck=1, rest=REST).begin("truck")
    assert game.told("PHASE", "SKIPPED", to="-") == ["PHASE truck"]
    assert (game.phase, game.decision, game.owes) == ("truck", "ballot", "r y")


def test_r1_5_2_keep_one_give_one_put_one_back(board):
    game = board("5p holder r", "L4: rP yT yP", deck=10, rest=REST).begin("truck")
    game.script(0, 3, 6).votes(r="y", y="y")
    assert (game.decision, game.owes) == ("keep", "y")
    assert game.choices("y") == ["keep threat", "keep camera", "keep sprint"]
    assert game.refused("y", "keep hardware") == "NOT_DRAWN"
    assert game.refused("y", "code 11") == "NOT_A_CHOICE"
    assert game.refused("r", "keep threat") == "NOT_ASKED"
    game.say("y", "keep camera")
    assert (game.hand("y"), game.deck()) == ("camera", 7)
    assert (game.decision, game.owes) == ("gift", "y")
    assert game.choices("y") == [
        f"give {card} to {taker}" for card in ("threat", "sprint") for taker in "rbgn"
    ]
    assert game.refused("y", "give camera to r") == "NOT_DRAWN", "that one was kept"
    assert game.refused("y", "code 88") == "NOT_A_CHOICE", "there is no twelfth kind"
    assert game.refused("y", "give threat to k") == "NO_SUCH_SEAT"
    assert game.refused("y", "code 7") == "NO_SUCH_SEAT"
    game.say("y", "give sprint to b")
    assert (game.hand("y"), game.hand("b"), game.deck()) == ("camera", "sprint", 8)
    assert (game.state.returned[0], game.state.returner[0]) == (0, game.seat("y"))
    assert game.phase == "arrival", "and phase A is over"


def test_r1_5_2_the_third_card_lies_beneath_all_others(board):
    game = board("5p holder y", "L4: rP", beneath="b: sprint g: hidden", deck=3, rest=REST)
    game.begin("truck")
    assert game.told("FOUND", to="r") == ["FOUND r threat sprint hidden"]
    game.say("r", "keep sprint").say("r", "give threat to y")
    assert (game.deck(), game.state.returned[0], game.state.returner[0]) == (1, 4, 0)
    assert (game.state.returned[1], game.state.returner[1]) == (NO_CARD, NOBODY)


def test_r1_5_2_cards_put_back_are_drawn_in_their_order(board):
    beneath = "b: sprint g: hidden y: pistol n: camera"
    game = board("5p holder y", "L4: rP", beneath=beneath, deck=4, rest=REST).begin("truck")
    assert game.told("FOUND", to="r") == ["FOUND r sprint hidden pistol"]
    game.say("r", "keep sprint").say("r", "give hidden to y")
    assert [game.state.returned[position] for position in range(3)] == [1, 8, NO_CARD]
    assert [game.state.returner[position] for position in range(3)] == [4, 0, NOBODY]


def test_r1_5_2_two_of_a_kind_are_two_cards(board):
    game = searching(board, found=(0, 0, 1), deck=10)
    assert game.told("FOUND", to="r") == ["FOUND r threat threat camera"]
    assert game.choices("r") == ["keep threat", "keep camera"]
    game.say("r", "keep threat")
    assert game.choices("r")[0] == "give threat to y"
    game.say("r", "give threat to y")
    assert (game.hand("r"), game.hand("y"), game.state.returned[0]) == ("threat", "threat", 1)


def test_r1_5_3_any_other_living_player_may_receive(board):
    game = searching(board, "5p holder y", "L4: rP, out b", deck=10)
    game.say("r", "keep threat")
    takers = {text.split()[-1] for text in game.choices("r")}
    assert takers == {"y", "g", "n"}, "those elsewhere too, but not who is out"
    assert game.refused("r", "give camera to r") == "GIFT_TO_SELF"
    assert game.refused("r", "give camera to b") == "GIFT_TO_ELIMINATED"


def test_r1_5_4_of_two_cards_one_is_kept_and_one_given(board):
    game = searching(board, found=(0, 0), deck=2)
    assert game.told("FOUND", to="r") == ["FOUND r threat threat -"]
    assert game.told("FOUND_UNSEEN", to="y") == ["FOUND_UNSEEN r 2"]
    game.say("r", "keep threat")
    assert game.decision == "gift"
    game.say("r", "give threat to g")
    assert (game.hand("r"), game.hand("g"), game.deck()) == ("threat", "threat", 0)
    assert game.told("RETURNED", "RETURNED_UNSEEN") == []


def test_r1_5_5_a_single_card_is_kept(board):
    game = searching(board, found=(0,), deck=1)
    assert game.told("FOUND", "KEPT", to="r") == ["FOUND r threat - -", "KEPT r threat"]
    assert game.told("FOUND_UNSEEN", "KEPT_UNSEEN", to="-") == ["FOUND_UNSEEN r 1", "KEPT_UNSEEN r"]
    assert (game.hand("r"), game.deck()) == ("threat", 0)
    assert game.told("GIVEN_UNSEEN", "RETURNED_UNSEEN") == []
    assert (game.phase, game.state.searcher) == ("arrival", NOBODY)


def test_r1_5_6_an_empty_truck_stays_empty(board):
    game = searching(board, found=(0,), deck=1)
    for _ in range(2):
        game.forget()
        next_search(game)
        assert game.told("SKIPPED")[0] == "SKIPPED truck"
        assert game.deck() == 0, "what was played does not come back"


@pytest.mark.parametrize(
    ("seats", "searches"),
    [(3, "3 3 3 3 3 3 3 3 2"), (4, "3 3 3 3 3 3 3 3 1"), (5, "3 3 3 3 3 3 3 2"),
     (6, "3 3 3 3 3 3 3 1")],
    ids="3456",
)  # fmt: skip
def test_a_deck_comes_down_to_a_search_of_two_or_one(board, seats, searches):
    game = board(f"{seats}p holder y", "L4: rP", deck=21 - seats, rest="6 1 3" + " 2" * (seats > 4))
    game.begin("truck")
    while True:
        while game.decision in {"keep", "gift"}:
            game.clock_runs_out("r")
        if game.deck() == 0:
            break
        next_search(game)
    assert [text.split()[-1] for text in game.told("FOUND_UNSEEN")] == searches.split()
    given = len(game.told("GIVEN"))
    assert sum(game.state.gift_giver[gift] == 0 for gift in range(GIFTS)) == given, "all remembered"


def test_a_gift_that_finds_no_room_to_be_remembered_is_given_all_the_same(board):
    game = searching(board, deck=10)
    for gift in range(GIFTS):
        game.state.gift_giver[gift], game.state.gift_taker[gift] = 1, 2
    game.say("r", "keep threat").say("r", "give sprint to g")
    assert game.hand("g") == "sprint"
    assert [game.state.gift_taker[gift] for gift in range(GIFTS)] == [2] * GIFTS


def test_every_loose_card_is_as_likely_on_top(board):
    found = [searching(board, found=(rank, 0, 0), deck=10).state.found[0] for rank in range(10)]
    assert found == [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]


def test_the_searcher_alone_knows_the_faces(board):
    game = searching(board, deck=10).say("r", "keep threat").say("r", "give camera to y")
    kinds = ("FOUND", "KEPT", "GIVEN", "RETURNED")
    unseen = tuple(f"{kind}_UNSEEN" for kind in kinds)
    assert game.told(*kinds, to="r") == [
        "FOUND r threat camera sprint", "KEPT r threat", "GIVEN r y camera", "RETURNED r sprint",
    ]  # fmt: skip
    assert game.told(*unseen, to="r") == []
    assert game.told(*kinds, to="y") == ["GIVEN r y camera"]
    assert game.told(*unseen, to="y") == ["FOUND_UNSEEN r 3", "KEPT_UNSEEN r", "RETURNED_UNSEEN r"]
    for other in "bgn-":
        assert game.told(*kinds, to=other) == []
        assert game.told(*unseen, to=other) == [
            "FOUND_UNSEEN r 3", "KEPT_UNSEEN r", "GIVEN_UNSEEN r y", "RETURNED_UNSEEN r",
        ]  # fmt: skip


# Scenarios and edge cases -------------------------------------------------------------------------


def test_ta1_a_full_search(board):
    game = board("5p holder r", "L4: rP rG yP", deck=10, hands="r: pistol", rest=REST)
    game.begin("truck").passes("r").script(0, 3, 6).votes(r="r", y="y")
    game.say("r", "keep threat").say("r", "give camera to n")
    assert game.deck() == 8
    assert (game.state.returned[0], game.state.returned[1]) == (2, NO_CARD), "sprint at the bottom"
    assert (game.hand("r"), game.hand("n")) == ("threat pistol", "camera")
    for other in "ybg-":
        assert game.told("FOUND", "KEPT", "GIVEN", "RETURNED", to=other) == []
        assert game.view(other).returned[0] == -1
    assert game.view("n").returned[0] == -1
    assert game.view("r").returned[0] == 2


def test_ta3_the_last_card(board):
    game = searching(board, deck=1, hands="r: pistol")
    assert len(game.hand("r").split()) == 2
    assert game.told("GIVEN_UNSEEN") == []
    assert game.deck() == 0


def test_ta4_nobody_in_parking(board):
    game = board("5p holder r", deck=5, rest=REST).begin("truck")
    assert game.told("SKIPPED")[0] == "SKIPPED truck"
    assert game.deck() == 5


def test_ta5_no_gift_to_oneself_or_to_who_is_out(board):
    game = searching(board, "5p holder y", "L4: rP, out n", deck=10)
    game.say("r", "keep threat")
    assert game.refused("r", "give camera to r") == "GIFT_TO_SELF"
    assert game.refused("r", "give camera to n") == "GIFT_TO_ELIMINATED"
    assert {text.split()[-1] for text in game.choices("r")} == {"y", "b", "g"}


@pytest.mark.parametrize(("deck", "drawn", "given"), [(2, "2", 1), (1, "1", 0)], ids=["two", "one"])
def test_e37_few_cards_in_the_deck(board, deck, drawn, given):
    game = searching(board, deck=deck)
    while game.decision in {"keep", "gift"}:
        game.say("r", game.choices("r")[0])
    assert game.told("FOUND_UNSEEN") == [f"FOUND_UNSEEN r {drawn}"]
    assert len(game.told("KEPT_UNSEEN")) == 1
    assert len(game.told("GIVEN_UNSEEN")) == given
    assert game.deck() == 0


def test_e37_no_card_and_no_vote(board):
    game = board("5p holder r", "L4: rP yP", deck=0, rest=REST).begin("truck")
    assert game.told("VOTE") == []
    assert game.decision == "destination"


def test_e38_a_gift_to_oneself(board):
    game = searching(board, deck=10).say("r", "keep threat")
    assert game.refused("r", "give camera to r") == "GIFT_TO_SELF"
    game = searching(board, deck=10, gift_to_eliminated="true").say("r", "keep threat")
    assert game.refused("r", "give camera to r") == "GIFT_TO_SELF"
    assert "give camera to r" not in game.choices("r")


def test_e39_a_gift_to_who_is_out_is_refused(board):
    game = searching(board, "5p holder y", "L4: rP, out b n2", deck=10)
    game.say("r", "keep threat")
    for out in "bn":
        assert game.refused("r", f"give camera to {out}") == "GIFT_TO_ELIMINATED"
    assert game.refused("r", "give camera to y") == ""


def test_e39_by_option_it_goes_to_a_hand_that_was_put_aside(board):
    game = searching(
        board,
        "5p holder y",
        "L4: rP, out b n2",
        hands="b: pistol, g: camera",
        deck=10,
        gift_to_eliminated="true",
    )
    game.say("r", "keep threat")
    assert "give camera to b" in game.choices("r")
    assert game.refused("r", "give camera to n") == ""
    game.say("r", "give camera to b")
    assert (game.hand("b"), game.state.cards_held[2]) == ("camera pistol", 2)
    assert game.told("GIVEN", to="r") == game.told("GIVEN", to="b") == ["GIVEN r b camera"]
    assert game.told("GIVEN", to="y") == []
    assert game.told("GIVEN_UNSEEN", to="y") == ["GIVEN_UNSEEN r b"]
    assert [game.view(seat).gift_kind[0] for seat in "rbyn-"] == [1, 1, -1, -1, -1]
    assert (game.decision, game.owes) == ("camera", "g"), "who is out plays no card"
    game.passes("g", "r")
    assert game.owes == "r y g", "nor chooses a destination"
