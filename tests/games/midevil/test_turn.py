"""Pieces, map, set-up, turns, tiles and pieces on them (rules 1.1-1.6)."""

import pytest

from graveshift.engine.frame import BYSTANDER
from graveshift.engine.game import interpreted
from graveshift.engine.record import UNKNOWN
from graveshift.games.midevil import filling, placing
from graveshift.games.midevil.board import is_legal, lives_left, step_from
from graveshift.games.midevil.cards import EVENTS
from graveshift.games.midevil.faults import faults
from graveshift.games.midevil.game import GAME
from graveshift.games.midevil.state import NOWHERE, Decision, Fault
from graveshift.games.midevil.tiles import Tile
from tests.games.midevil.land import SPOTS, WAYS, land, square
from tests.games.midevil.test_placing_edges import CLOSED, ONE_GAP
from tests.games.strategies import Beginning, Play, seen_by

STOP = 4


def begun(seats=4, seed=1):
    """A game that has just been laid out."""
    return Play(Beginning(GAME, seats, {}, seed), seed)


def fits_at(game, place, way):
    """The turns in which the drawn tile fits beyond a side of the map."""
    turns = game.state.fits[4 * place + WAYS.index(way)]
    return [turn for turn in range(4) if turns >> turn & 1]


def put(colour, spot):
    """The code that puts a skeleton."""
    return 9 * "wrb".index(colour) + SPOTS.index(spot)


# Pieces -----------------------------------------------------------------------------------------


def test_r1_1_1_skeletons_are_somewhere_and_a_lost_one_is_a_fault():
    state = land("altar", bones="w0n", has="A:r", removed="b").state
    assert (state.supply[0], state.supply[1], state.supply[2]) == (39, 39, 19)
    state.supply[0] -= 1
    assert faults(state) & Fault.SKELETONS_LOST


def test_r1_1_2_fifty_lives_and_none_is_removed():
    game = land("altar", lives="A2 B5", lives_at="0n")
    assert lives_left(game.state) == 42
    game.state.lives[0] = 6
    assert faults(game.state) & Fault.TOO_MANY_LIVES
    for seat in range(6):
        game.state.lives[seat] = 5
    for spot in range(9):
        game.state.life[0] |= 1 << spot
    assert lives_left(land("altar", lives="A0 B0").state) == 50


def test_r1_1_3_cards_are_in_one_place_each():
    game = land("altar", hands="A: mire", items="B: horse", discard="rust").begin("turn")
    game.state.discard[0] += 1
    assert faults(game.state) & Fault.CARDS_LOST


def test_r1_1_4_what_lies_open_is_in_everybodys_view():
    game = land("altar", hands="A: mire rust", has="A:wr", items="A: sword", used="B")
    for viewer in (0, 1, BYSTANDER):
        seen = seen_by(interpreted(GAME), game.state, viewer)
        assert (seen.held[0], seen.collection[0, 0], seen.items[0], seen.used) == (2, 1, 16, 2)
        assert (seen.deck_size, seen.stack[Tile.MARKET]) == (46, 1)


def test_r1_1_5_hands_and_the_deck_are_secret():
    game = land("altar", hands="A: mire rust")
    own, other = (seen_by(interpreted(GAME), game.state, viewer) for viewer in (0, 1))
    assert own.hand[0, 0] == 19
    assert [other.hand[0, slot] for slot in range(3)] == [UNKNOWN, UNKNOWN, -2]
    assert [own.deck[kind] for kind in range(EVENTS)] == [UNKNOWN] * EVENTS


# The map ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("turn", "inside"), [(0, "nw"), (1, "ne"), (2, "se"), (3, "sw")])
def test_r1_2_1_a_tile_turns_with_all_that_is_on_it(turn, inside):
    state = land("altar", f"smith e x{turn}").state
    barred = [spot for spot in SPOTS if not is_legal(state, square(f"1{spot}"))]
    corners = {"nw": "ne", "ne": "se", "se": "sw", "sw": "nw"}
    assert corners[inside] in barred, "the furnace is a quarter further than the building"
    assert inside not in barred


def test_r1_2_2_woods_furnace_and_water_are_barred():
    state = land("altar", "smith e x3", "bridge 0n").state
    assert not is_legal(state, square("2w"))
    assert is_legal(state, square("2c"))
    assert [spot for spot in SPOTS if is_legal(state, square(f"1{spot}"))] != list(SPOTS)


def test_r1_2_3_a_step_is_never_diagonal():
    state = land("altar").state
    ends = {step_from(state, square("0c"), way) for way in range(4)}
    assert ends == {square(f"0{spot}") for spot in ("n", "e", "s", "w")}


def test_r1_2_4_a_wall_bars_a_step_and_a_door_does_not():
    state = land("altar", "tavern e").state
    assert step_from(state, square("1w"), 0) == NOWHERE
    assert step_from(state, square("1c"), 0) == square("1n")


def test_r1_2_5_from_tile_to_tile_over_open_sides_only():
    state = land("altar", "tavern e").state
    assert step_from(state, square("0e"), 1) == square("1w")
    assert step_from(state, square("0ne"), 1) == NOWHERE
    assert step_from(state, square("0n"), 0) == NOWHERE, "no tile lies there"


def test_r1_2_6_one_skeleton_and_one_life_a_square():
    game = land("altar", bones="w0n", lives_at="0n", pawns="A0n B0n").begin("turn")
    game.state.bones[0, 1] |= 1 << SPOTS.index("n")
    assert faults(game.state) & Fault.TWO_ON_A_SQUARE


# Set-up -----------------------------------------------------------------------------------------


def test_r1_3_1_everybody_is_dealt_three_of_the_49():
    state = begun().state
    assert [state.held[seat] for seat in range(4)] == [3] * 4
    assert state.deck_size == 37


def test_r1_3_2_the_altar_is_the_map_and_the_rest_the_stack():
    state = begun().state
    assert (state.placed, state.tile[0]) == (1, Tile.ALTAR)
    assert sum(state.stack) == 29


def test_r1_3_3_pawns_on_the_centre_and_three_lives():
    state = begun().state
    assert {state.pawn[seat] for seat in range(4)} == {square("0c")}
    assert [state.lives[seat] for seat in range(6)] == [3, 3, 3, 3, 0, 0]


def test_r1_3_4_the_start_player_is_drawn_by_lot():
    assert {begun(seed=seed).state.first for seed in range(40)} == {0, 1, 2, 3}


def test_r1_3_5_four_skeletons_not_on_the_centre():
    play = begun()
    first = play.state.first
    assert play.state.decision == Decision.FILL
    assert all(code % 9 != SPOTS.index("c") for code in play.choices(first))
    for spot in ("n", "e", "s", "w"):
        play.choose(first, put("r", spot))
    assert (play.state.decision, play.state.supply[1]) == (Decision.BEGIN, 36)


# Turns ------------------------------------------------------------------------------------------


def test_r1_4_1_nine_steps_in_order_then_the_next_player():
    game = land("altar", pawns="A0c B0c", seats=3, stack="market").script(0, 0, 0, 0, 3, 3)
    game.begin("turn").go(placing.BEGIN, min(range(120), key=lambda code: not fits(game, code)))
    while game.active == "A":
        game.go(game.choices("A")[0] if game.decision != "step" else STOP)
    kinds = [line[0] for line in game.events]
    order = ["TURN", "TILE_DRAWN", "TILE_PLACED", "DEALT", "MOVE_ROLLED", "STOPPED", "BONES_ROLLED"]
    assert [kinds.index(kind) for kind in order] == sorted(kinds.index(kind) for kind in order)
    assert game.active == "B"


def fits(game, code):
    """Whether the drawn tile fits beyond a side."""
    return game.refused("A", code) == ""


def test_r1_4_2_the_event_is_renewed_when_the_turn_starts():
    game = land("altar", used="AB", stack="")
    assert game.begin("turn").state.used == 0b10
    assert game.state.holds[0] == 2


def test_r1_4_3_who_died_takes_three_lives():
    game = land("altar", lives="A0 B3", stack="")
    game.state.dead = 0b01
    assert game.begin("turn").lives("A") == 3
    assert game.state.dead == 0
    assert game.told("REVIVED") == ["REVIVED 0 3 0 0"]


def test_r1_4_4_without_a_stack_no_tile_is_drawn():
    game = land("altar", stack="").begin("turn").go(placing.BEGIN)
    assert game.told("TILE_DRAWN", "TILE_PLACED") == []
    assert game.decision == "go-on"


def test_r1_4_5_first_the_skeleton_then_the_book():
    game = land("altar", "graveyard n", pawns="A0n B0n", bones="w0n", bearer="B", stack="")
    game.begin("stand")
    assert game.decision == "fight"
    assert game.script(6).go(0).decision == "declare"


def test_r1_4_6_a_hand_is_filled_up_to_three():
    game = land("altar", hands="A: mire").script(0, 0).begin("cards")
    assert game.state.held[0] == 3
    assert len(game.told("DEALT")) == 2
    assert land("altar", hands="A: mire mire rust terror").begin("cards").told("DEALT") == []


def test_r1_4_7_the_answer_to_step_9_ends_the_turn():
    kept = land("altar", hands="A: mire rust").begin("discard").go(0)
    assert (kept.hand("A"), kept.active) == ("mire rust", "B")
    thrown = land("altar", hands="A: mire rust").begin("discard").go(2)
    assert (thrown.hand("A"), thrown.active) == ("mire", "B")
    assert thrown.told("DISCARDED") == ["DISCARDED 0 22 0 0"]
    more = land("altar", hands="A: mire rust", discard_step="any").begin("discard").go(2)
    assert (more.decision, more.active) == ("discard", "A")


# Placing ----------------------------------------------------------------------------------------


def drawn(*tiles, next_tile="straight", **more):
    """A draws a tile."""
    more.setdefault("stack", f"{next_tile} market")
    game = land(*tiles, **more)
    game.state.stack[Tile.MARKET] = 0
    game.state.drawn[0] = Tile[next_tile.upper()]
    game.state.stack[Tile[next_tile.upper()]] -= 1
    placing.try_tile(game.state)
    placing_step = game.state.step
    game.state.owes = game.state.asked = 0
    assert placing_step >= 0
    return game


def test_r1_5_1_beside_any_tile_of_the_map():
    game = drawn("altar", "straight n", "straight n")
    assert fits_at(game, 2, "n")
    assert fits_at(game, 0, "w")
    assert fits_at(game, 0, "n") == [], "a tile lies there"


def test_r1_5_2_open_meets_open_and_closed_closed():
    game = drawn("altar", "crossroads n", "crossroads 1e", next_tile="corner")
    # East of the Altar a tile also touches the crossroads north of it.
    assert fits_at(game, 0, "e") == [3], "open to the west and to the north"


def test_r1_5_3_at_least_one_road_goes_on():
    game = drawn("altar", "straight n")
    assert all(game.state.fits[4 + WAYS.index(way)] == 0 for way in "ew")


def test_r1_5_4_the_map_is_not_closed_while_it_can_be_helped():
    tiles = [tile.replace("4w", "3w") for tile in CLOSED if tile != "corner 0e x3"]
    state = land(*tiles, stack="fork").state
    edges = placing.open_edges(state)
    assert edges == 2
    assert placing.note_fits(state, Tile.CORNER, edges, may_close=False) is False
    assert placing.note_fits(state, Tile.CORNER, edges, may_close=True)


def test_r1_5_5_a_tile_that_fits_nowhere_is_out():
    game = land(*CLOSED, stack="bridge").begin("draw")
    assert game.told("TILE_OUT") == [f"TILE_OUT {Tile.BRIDGE.value} 0 0 0"]
    assert game.decision == "go-on"


def test_r1_5_6_the_graveyard_goes_back():
    game = land(*ONE_GAP, stack="graveyard corner").script(0, 0).begin("draw")
    assert game.told("TILE_BACK") == [f"TILE_BACK {Tile.GRAVEYARD.value} 0 0 0"]
    assert game.state.stack[Tile.GRAVEYARD] == 1
    alone = land(*CLOSED, stack="graveyard").begin("draw")
    assert alone.told("BOOK_OUT")
    assert alone.state.book_out == 1


# Filling ----------------------------------------------------------------------------------------


def filled(tile, *script, **more):
    """A has placed a tile."""
    game = land("altar", tile, **more).script(*script)
    filling.fill_new_tile(game.state)
    filling.ask_fill(game.state)
    return game


def test_r1_6_1_as_many_as_are_printed():
    game = filled("church n")
    assert (game.state.job_bones, game.state.job_lives) == (5, 3)
    assert game.refused("A", 27 + SPOTS.index("nw")) == "SKELETONS_FIRST"
    game.go(*(put(colour, spot) for colour, spot in zip("wrbwr", SPOTS, strict=False)))
    game.go(*(27 + SPOTS.index(spot) for spot in ("nw", "n", "e")))
    assert game.state.life[1].bit_count() == 3


def test_r1_6_2_inside_a_building_or_on_any_square():
    inside = filled("tavern e")
    assert inside.refused("A", put("w", "c")) == "SQUARE_NOT_LEGAL"
    assert inside.refused("A", put("w", "n")) == ""
    anywhere = filled("market n")
    assert len({code % 9 for code in anywhere.choices("A")}) == 9


def test_r1_6_3_as_many_as_there_are():
    assert filled("church n", supply="wr").state.job_bones == 2
    assert filled("church n", supply="wr").refused("A", put("b", "n")) == "NONE_LEFT"


def test_r1_6_4_a_die_in_points_and_no_lives():
    game = filled("straight n", 5)
    assert (game.state.job_points, game.state.job_lives, game.state.job_bones) == (5, 0, 0)
    game.go(put("b", "n"), put("r", "c"))
    assert game.state.job_place == NOWHERE


def test_r1_6_5_the_nearest_number_and_of_two_the_lower():
    assert filled("straight n", 6, supply="wwwr").state.job_points == 4
    assert filled("straight n", 1, supply="rrr").state.job_points == 0
    assert filled("straight n", 2, supply="bbb").state.job_points == 3


def test_r1_6_6_the_placer_chooses_the_mixture():
    game = filled("straight n", 6)
    colours = {code // 9 for code in game.choices("A")}
    assert colours == {0, 1, 2}
    assert game.go(put("b", "n")).refused("A", put("r", "n")) == "SQUARE_TAKEN"


def test_r1_6_7_from_an_empty_supply_nothing():
    assert filled("straight n", 6, supply="").state.job_points == 0
    assert filled("market n", supply="").state.job_bones == 0


# Old Map ----------------------------------------------------------------------------------------


def test_an_old_map_shows_two_tiles_and_one_goes_under_the_stack():
    game = land("altar", items="A: old-map", stack="market straight fork").script(0, 0)
    game.begin("turn").go(placing.USE_MAP)
    assert (game.decision, game.items("A")) == ("map", "")
    assert game.go(1).state.under[0] == Tile.MARKET
    assert game.decision == "place"
    assert land("altar").begin("turn").refused("A", placing.USE_MAP) == "NO_MAP"


def test_an_old_map_shows_the_last_tile_alone():
    game = land("altar", items="A: old-map", stack="market").begin("turn").go(placing.USE_MAP)
    assert game.decision == "place"


def test_an_old_map_prefers_a_tile_that_fits():
    game = land(*ONE_GAP, items="A: old-map", stack="bridge corner").script(0, 0)
    game.begin("turn").go(placing.USE_MAP)
    assert (game.decision, game.choices("A")) == ("map", [1])
    assert game.refused("A", 0) == "TILE_DOES_NOT_FIT"
    assert game.refused("A", 2) == "NOT_A_CHOICE"
    neither = land(*CLOSED, items="A: old-map", stack="bridge straight").begin("turn")
    assert neither.go(placing.USE_MAP).choices("A") == [0, 1]


def test_a_tile_under_the_stack_is_drawn_last_and_shuffled_in_with_the_graveyard():
    game = land("altar", stack="")
    game.state.under[0], game.state.under[1] = Tile.MARKET, Tile.FORK
    assert placing.next_tile(game.state) == Tile.MARKET
    assert game.state.under[0] == Tile.FORK
    placing.shuffle_back(game.state, Tile.GRAVEYARD)
    assert (game.state.stack[Tile.FORK], game.state.stack[Tile.GRAVEYARD]) == (1, 1)
    assert game.state.under[0] == -2


def test_tiles_go_under_the_stack_one_below_the_other():
    state = land("altar").state
    placing.put_under(state, Tile.MILL)
    placing.put_under(state, Tile.FORK)
    assert (state.under[0], state.under[1]) == (Tile.MILL, Tile.FORK)


def test_what_turns_are_refused():
    game = land("altar", stack="fork").begin("draw").go(0)
    assert game.decision == "turn-tile"
    assert game.refused("A", 4) == "NOT_A_CHOICE"
    straight = land("altar", stack="straight").begin("draw")
    straight.state.decision, straight.state.spot = Decision.TURN_TILE, 0
    assert straight.refused("A", 2) == "SAME_AS_ANOTHER_TURN"
    assert straight.refused("A", 1) == "TILE_DOES_NOT_FIT"
