"""The round (rules 1.2), talk and secrets (1.3)."""

import random

from graveshift.games.mall_of_horror.talk import may_talk

REST = "6 2 1 3"


def to_the_next(game, decision):
    """Let clocks run out until something is to be decided."""
    while game.decision != decision:
        game.clock_runs_out(game.owes[0])
    return game


# The round ----------------------------------------------------------------------------------------


def test_r1_2_1_six_phases_then_the_end_then_the_next_round(board):
    game = board("5p holder r", "L4: rP yP, L5: rT yT", rest="6 2 1").begin("round")
    while game.state.round == 4:
        game.clock_runs_out(game.owes[0])
    assert game.told("ROUND", "PHASE", "SKIPPED")[:8] == [
        "ROUND 4", "PHASE truck", "PHASE chief", "PHASE arrival", "PHASE destinations",
        "PHASE moving", "PHASE attack", "ROUND 5",
    ]  # fmt: skip


def test_r1_2_1_every_phase_is_on_record(board):
    hands = "r: pistol, y: pistol"
    game = board("5p holder r", "L4: rP yP, L5: rT yT", hands=hands, rest="6 2 1")
    game.begin("round")
    phases = []
    while game.state.round == 4:
        phases.append(game.phase)
        game.clock_runs_out(game.owes[0])
    known = ["truck", "chief", "arrival", "destinations", "moving"]
    assert list(dict.fromkeys(phases))[:5] == known


def test_r1_2_1_the_end_is_looked_for_between_two_rounds(board):
    game = board("5p holder r", "L1: rP yP, L2: bP gP").begin("end")
    assert game.ending == "few-left"
    assert game.told("END", "ROUND") == ["END few-left"]


def test_r1_2_2_one_after_another_goes_in_turn_order(board):
    game = board(
        "5p holder b", hands="r: sprint, y: sprint, b: sprint, g: sprint, n: sprint", rest=REST
    )
    game.begin("arrival")
    cameras = []
    while game.decision == "camera":
        cameras.append(game.owes)
        game.passes(game.owes)
    game.goes(r=5, y=5, b=5, g=4, n=4)
    movers = []
    while game.decision == "move":
        movers.append(game.owes)
        game.say(game.owes, game.choices(game.owes)[0])
    assert cameras == movers == ["b", "g", "n", "r", "y"]


def test_r1_2_3_the_new_holder_comes_first_from_the_election_on(board):
    hands = "r: pistol, y: sprint*2, b: sprint, n: camera"
    game = board("5p holder b", "L5: rP yP nP", hands=hands, rest=REST).begin("chief")
    window = []
    while game.decision == "threat":
        window.append(game.owes)
        game.passes(game.owes)
    assert window == ["n", "r", "y"], "from the old holder, b"
    game.votes(r="y", y="y", n="y")
    assert game.told("DICE_HIDDEN") == ["DICE_HIDDEN y"]
    cameras = []
    while game.decision == "camera":
        cameras.append(game.owes)
        game.passes(game.owes)
    assert cameras == ["b", "n", "r"], "from the new one, y, who has seen the dice"


def test_r1_2_3_the_truck_goes_by_the_old_holder(board):
    game = board("5p holder n", "L4: rP yP nP, L5: yT", hands="r: pistol, n: pistol", rest=REST)
    game.begin("truck")
    assert game.owes == "n"
    game.passes("n")
    assert game.owes == "r"


def test_r1_2_4_a_round_closes_in_order(board):
    game = board("5p holder r", "L6: yP* yT yG bP bT, L1: bG", hands="r: camera*2, y: sprint")
    game.state.hardware = 1
    game.begin("end")
    assert (game.state.hiding, game.state.hardware) == (0, 0)
    assert game.told("ELIMINATED", "BADGE_PASSES", "ROUND") == [
        "ELIMINATED r", "ELIMINATED g", "ELIMINATED n", "BADGE_PASSES y", "ROUND 4",
    ]  # fmt: skip
    assert (game.decision, game.owes) == ("camera", "y"), "the hand of r is put aside"
    game.passes("y")
    assert game.decision == "destination"


def test_r1_2_4_the_end_comes_before_the_badge_passes(board):
    game = board("5p holder r", "L6: yP* yT bP, L1: bG", hands="r: camera").begin("end")
    assert game.ending == "few-left"
    assert game.state.hiding == 0
    assert (game.holder, game.told("BADGE_PASSES")) == ("r", [])
    assert game.told("POINTS")[0] == "POINTS r 0 1", "the hand still counts"


# Talk and secrets ---------------------------------------------------------------------------------


def test_r1_3_1_everybody_may_talk_at_every_moment(board):
    game = board("5p holder r, out n", "L4: rP, L5: yT bP", hands="r: camera", rest="6 2 1")
    game.begin("round")
    decisions = set()
    while game.state.round == 4:
        assert all(may_talk(game.state, seat) for seat in range(5))
        decisions.add(game.decision)
        game.clock_runs_out(game.owes[0])
    assert {"ballot", "keep", "gift", "destination", "move", "zombie"} <= decisions
    assert not may_talk(game.state, 5), "there is no sixth player"
    over = board("5p holder r", "L1: rP yP, L2: bP gP").begin("end")
    assert all(may_talk(over.state, seat) for seat in range(5))


def test_r1_3_2_a_played_card_leaves_the_game(board):
    game = board("5p holder r", "L4: rP yP", hands="r: threat", deck=1, rest=REST).begin("truck")
    played = game.state.played[0]
    game.say("r", "threat")
    assert (game.hand("r"), game.deck()) == ("", 1)
    assert game.state.played[0] == played + 1
    game.votes(r="r", y="r")
    assert game.deck() == 0
    to_the_next(game, "destination")
    while game.state.round == 3:
        game.clock_runs_out(game.owes[0])
    assert "SKIPPED truck" in game.told("SKIPPED"), "nothing is shuffled back"
    assert game.deck() == 0


def test_r1_3_3_only_the_gift_passes_from_player_to_player(board):
    game = board.new(5).setup()
    luck, gifts = random.Random(7), 0  # noqa: S311 - a game, no secret
    while game.ending == "running":
        before, start = game.state.copy(), len(game.events)
        actor = luck.choice(game.owes.split())
        game.say(actor, luck.choice([text for text in game.choices(actor) if text != "take back"]))
        told = [game.game.events(event.kind).name for event in game.events[start:]]
        for seat in range(5):
            for kind in range(11):
                change = game.state.hand[seat, kind] - before.hand[seat, kind]
                assert change <= 0 or {"KEPT", "GIVEN"} & set(told)
                if change < 0:
                    assert seat == game.seat(actor)
                    assert game.state.played[kind] == before.played[kind] - change
        gifts += told.count("GIVEN")
    assert gifts > 0


def test_r1_3_4_what_is_public_is_in_every_view(board):
    game = board(
        "5p holder y elected, out n",
        "L1: rP yT, z3=2, closed 2",
        hands="r: camera, y: sprint*2",
        rest="6 3",
        deck=9,
        looked="y",
        phase=3,
        dice="1 3 3 6",
    )
    for seat in "rybgn-":
        seen = game.view(seat)
        for field in ("at", "zombies", "closed", "out", "played", "cards_held"):
            row, whole = getattr(seen, field), getattr(game.state, field)
            assert [row[at] for at in range(len(row))] == [whole[at] for at in range(len(whole))]
        assert (seen.holder, seen.elected, seen.deck_size) == (1, 1, 9)
        assert seen.looked == 0b10


def test_r1_3_4_who_has_answered_a_secret_question_is_public(board):
    game = board("5p holder r", "L4: rP yP bP", rest=REST).begin("truck").votes(y="r")
    assert all(game.seats_in(game.view(seat).owes) == "r b" for seat in "rybgn-")
    assert all(game.seats_in(game.view(seat).asked) == "r y b" for seat in "rybgn-")
    game = board("5p holder r", rest=REST).begin("destinations").goes(b=4)
    assert all(game.seats_in(game.view(seat).owes) == "r y g n" for seat in "rybgn-")


def hands_seen(game, seat):
    """The hands that a seat sees, by owner."""
    seen = game.view(seat)
    owners = enumerate("rybgn")
    return {who: [seen.hand[one, kind] for kind in range(11)] for one, who in owners}


def test_r1_3_5_a_hand_is_for_its_owner(board):
    game = board("5p holder r", hands="r: camera threat*2, y: sprint", rest=REST)
    assert hands_seen(game, "r")["r"] == [2, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0]
    for seat in "rybgn-":
        assert all(
            cards == [-1] * 11 for owner, cards in hands_seen(game, seat).items() if owner != seat
        )
        assert game.view(seat).cards_held[0] == 3
        assert {game.view(seat).loose[kind] for kind in range(11)} == {-1}


def test_r1_3_6_the_truck_is_for_the_searcher(board):
    game = board("5p holder y", "L4: rP", deck=10, rest=REST).script(0, 3, 6).begin("truck")
    assert [game.view("r").found[card] for card in range(3)] == [0, 1, 2]
    for other in "ybgn-":
        assert [game.view(other).found[card] for card in range(3)] == [-1] * 3
    game.say("r", "keep threat").say("r", "give camera to y")
    assert [game.view(seat).gift_kind[0] for seat in "rybgn-"] == [1, 1, -1, -1, -1, -1]
    assert [game.view(seat).returned[0] for seat in "rybgn-"] == [2, -1, -1, -1, -1, -1]
    assert {game.view(seat).returner[0] for seat in "rybgn-"} == {0}
    to_the_next(game, "move")
    assert game.view("r").returned[0] == 2, "and goes on knowing it"


def test_r1_3_6_no_gap_tells_which_card_was_kept(board):
    views = []
    for kept in ("threat", "camera", "sprint"):
        game = board("5p holder y", "L4: rP", deck=10, rest=REST).script(0, 3, 6).begin("truck")
        game.say("r", f"keep {kept}")
        views.append([game.view("b").found[card] for card in range(3)])
    assert views == [[-1, -1, -2]] * 3


def test_r1_3_7_the_dice_are_for_who_looked(board):
    game = board("5p holder b elected", hands="y: camera, r: sprint", rest=REST)
    game.script(1, 3, 3, 6).begin("arrival").passes("r").say("y", "look")

    def see(seat):
        return [game.view(seat).dice[die] for die in range(4)]

    assert game.phase == "destinations"
    assert [see(seat) for seat in "by"] == [[1, 3, 3, 6]] * 2
    assert [see(seat) for seat in "rgn-"] == [[-1] * 4] * 4
    game.say("b", "go to 4").goes(r=4, y=4, g=4, n=4)
    assert game.decision == "move"
    assert [see(seat) for seat in "rybgn-"] == [[1, 3, 3, 6]] * 6


def test_r1_3_8_a_ballot_is_for_its_owner_until_all_are_in(board):
    game = board("5p holder r", "L4: rP yP bP", rest=REST).begin("truck").votes(y="r", b="y")
    assert [game.view("y").ballot[seat] for seat in range(5)] == [-1, 0, -1, -1, -1]
    assert [game.view("b").ballot[seat] for seat in range(5)] == [-1, -1, 1, -1, -1]
    for other in "rgn-":
        assert [game.view(other).ballot[seat] for seat in range(5)] == [-1] * 5
    assert game.told("BALLOT") == []
    game.votes(r="b")
    for seat in "rybgn-":
        assert game.told("BALLOT", to=seat) == ["BALLOT r b 1", "BALLOT y r 1", "BALLOT b y 1"]


def test_r1_3_8_afterwards_ballots_lie_open(board):
    game = board("5p holder r", "L4: rP yP bP", rest=REST).begin("truck")
    game.votes(y="r", b="y", r="y")
    assert game.decision == "keep"
    for seat in "rybgn-":
        assert [game.view(seat).ballot[voter] for voter in range(5)] == [1, 0, 1, -1, -1]


def test_r1_3_9_a_destination_is_for_its_owner_the_chiefs_for_all(board):
    game = board("5p holder b elected", rest=REST).begin("destinations")
    game.say("b", "go to 4").goes(y=5, r=4)
    assert game.told("ANNOUNCED", to="-") == ["ANNOUNCED b L4"]
    assert game.told("DESTINATION") == []
    row = {seat: [game.view(seat).destination[owner] for owner in range(5)] for seat in "rybgn-"}
    assert row["r"] == [4, -1, 4, 0, 0]
    assert row["y"] == [-1, 5, 4, 0, 0]
    assert row["b"] == row["g"] == row["n"] == row["-"] == [-1, -1, 4, 0, 0]
    game.goes(g=5, n=4)
    assert game.phase == "moving"
    for seat in "rybgn-":
        assert [game.view(seat).destination[owner] for owner in range(5)] == [4, 5, 4, 5, 4]


def test_r1_3_9_without_a_chief_all_are_secret(board):
    game = board("5p holder b", rest=REST).begin("destinations").goes(b=4)
    assert [game.view("r").destination[owner] for owner in range(5)] == [0, 0, -1, 0, 0]
    assert [game.view("b").destination[owner] for owner in range(5)] == [0, 0, 4, 0, 0]
