"""Tiles laid and filled: edge cases E1-E18 and scenarios S1-S16."""

from graveshift.games.midevil import filling, placing, turn
from graveshift.games.midevil.board import lives_left
from graveshift.games.midevil.state import Decision, State
from graveshift.games.midevil.tiles import NO_TILE, Tile
from tests.games.midevil.land import COLOUR, SPOTS, WAYS, Land, land


def put(colour, spot):
    """The code that puts a skeleton of a colour on a square."""
    return 9 * COLOUR.index(colour) + SPOTS.index(spot)


def life(spot):
    return filling.LIFE + SPOTS.index(spot)


def new_game(seats):
    state = State.narrated()
    state.seats = seats
    turn.begin(state)
    return Land(state)


def beyond(place, way):
    """The code that lays a tile beyond a side."""
    return 4 * place + WAYS.index(way)


def drawing(tile, *tiles, left="", **more):
    """A tile is about to be drawn, with no other in the stack but those that are left."""
    game = land(*tiles, stack=f"{tile} {left}", **more)
    kinds = sorted({Tile[name.upper()] for name in [tile, *left.split()]})
    before = sum(game.state.stack[kind] for kind in kinds if kind < Tile[tile.upper()])
    return game.script(before)


def placements(game):
    """Where and how the tile drawn may lie: a side, and its turns."""
    found = {}
    for code in game.choices(game.owes):
        if code < 128:
            fits = game.state.fits[code]
            found[code] = [turn for turn in range(4) if fits >> turn & 1]
    return found


def colours_put(game):
    """The mixtures of colours that are accepted on the tile being filled, each sorted."""
    found = set()

    def follow(state, so_far):
        if state.decision != Decision.FILL or not filling.bones_wanted(state):
            found.add("".join(sorted(so_far)))
            return
        tried = set()
        for code in Land(state).choices("A"):
            colour = COLOUR[code // 9] if code < filling.LIFE else ""
            if colour and colour not in tried:
                tried.add(colour)
                after = state.copy()
                turn.choose(after, 0, code)
                follow(after, so_far + colour)

    follow(game.state, "")
    return found


def filled(tile, *, roll, **more):
    """An unnamed tile was laid east of the Altar and its die thrown."""
    game = drawing(tile, "altar", **more)
    game.state.script[1], game.state.script_length = roll, 2
    game.begin("draw").go(beyond(0, "e"))
    if game.decision == "turn-tile":
        game.go(min(game.choices("A")))
    return game


# Set-up -------------------------------------------------------------------------------------------


def test_s1_four_players_at_the_start():
    game = new_game(4)
    state = game.state
    for seat in "ABCD":
        assert (game.lives(seat), len(game.hand(seat).split()), game.at(seat)) == (3, 3, "0c")
    assert lives_left(state) == 38
    assert state.deck_size == 37
    assert sum(state.stack[tile] for tile in range(18)) == 29
    assert game.bearer == ""
    assert state.placed == 1


def test_e1_three_cards_are_dealt_once():
    for seats in range(2, 7):
        game = new_game(seats)
        assert [game.state.held[seat] for seat in range(seats)] == [3] * seats


def test_e2_no_skeleton_on_the_centre_at_set_up_and_later_one_may_walk_there():
    game = new_game(2)
    who = game.owes
    assert game.refused(who, put("w", "c")) == "SQUARE_NOT_LEGAL"
    later = land("altar", pawns="A0nw B0ne", bones="w0n").script(1).begin("bones")
    later.go(0, 4 * SPOTS.index("n") + WAYS.index("s"))
    assert later.bones(0) == "w0c"


def test_s3_the_start_player_puts_four_skeletons_on_the_altar():
    game = new_game(2)
    who = game.owes
    assert game.refused(who, put("b", "c")) == "SQUARE_NOT_LEGAL"
    for colour, spot in zip("wwrb", ("n", "e", "s", "nw"), strict=True):
        game.do(who, put(colour, spot))
    assert game.supply == (38, 39, 19)
    assert game.decision == "begin"


def test_e3_skeletons_beside_the_pawn_are_not_fought():
    game = land("altar", pawns="A0c B0c", bones="w0n b0e", stack="").begin("turn").go(0)
    assert game.decision == "go-on", "step 3 has passed without a fight"
    assert game.told("FIGHT") == []


# Placing ------------------------------------------------------------------------------------------


def test_s4_a_road_against_a_closed_side_is_refused():
    game = drawing("straight", "altar", "tavern e", "corner 0n x1").begin("draw")
    north_of_tavern = beyond(2, "e")
    assert north_of_tavern in placements(game)
    assert placements(game)[north_of_tavern] == [1], "upright it would meet the Tavern's wall"
    game.go(north_of_tavern)
    assert game.told("TILE_PLACED")[-1] == "TILE_PLACED 14 1 1 -1"


def test_e4_a_road_may_not_be_cut_off_by_one_of_two_neighbours():
    game = drawing("crossroads", "altar", "tavern e", "corner 0n x1", left="straight").begin("draw")
    assert beyond(2, "e") not in placements(game), "it would run against the Tavern's back"
    assert game.refused("A", beyond(2, "e")) == "TILE_DOES_NOT_FIT"


def test_s5_open_to_open_and_closed_to_closed():
    game = drawing("fork", "altar", "tavern e", "corner 0n x1").begin("draw")
    assert placements(game)[beyond(2, "e")] == [0], "its closed side to the Tavern's"


def test_e5_closed_sides_alone_do_not_join():
    game = drawing("straight", "altar", "tavern e", left="straight").begin("draw")
    assert all(code // 4 in {0, 1} for code in placements(game))
    assert game.refused("A", beyond(1, "n")) == "NO_OPEN_SIDE"
    assert game.refused("A", beyond(1, "s")) == "NO_OPEN_SIDE"


CLOSED = (
    "altar", "corner 0n x1", "corner 1e x2", "corner 0e x3", "corner 0s x3", "manor 4w x3",
    "mill 0w",
)  # fmt: skip
"""Every road leads back to where it came from."""
ONE_GAP = (
    "altar", "corner 0n x1", "straight 1e x1", "corner 2e x2", "church 3s x2",
    "corner 0s x3", "manor 5w x3", "mill 0w",
)  # fmt: skip
"""One gap east of the Altar, closed to the north and to the east: no straight road fits."""


def test_e6_a_tile_that_fits_nowhere_leaves_the_game():
    game = drawing("bridge", *CLOSED, left="fork").begin("draw")
    assert game.told("TILE_OUT") == [f"TILE_OUT {Tile.BRIDGE.value} 0 0 0"]
    assert game.state.placed == len(CLOSED)
    assert game.state.drawn[0] == NO_TILE
    assert game.state.stack[Tile.FORK] == 1, "none is drawn in its place"


def test_s7_no_die_is_thrown_for_it_and_step_3_follows():
    game = drawing("straight", *CLOSED, pawns="A0n B0c", bones="w0n").begin("draw")
    assert game.told("FILL_ROLLED", "SKELETON_PUT", "LIFE_PUT") == []
    assert game.decision == "fight"


def test_d4_by_an_option_another_tile_is_drawn():
    game = drawing("bridge", *ONE_GAP, left="corner", unfit_tile="redraw")
    game.state.script_length = 2
    game.begin("draw")
    assert game.told("TILE_OUT") == [f"TILE_OUT {Tile.BRIDGE.value} 0 0 0"]
    assert game.state.drawn[0] == Tile.CORNER
    assert game.decision == "place"
    last = drawing("bridge", *CLOSED, unfit_tile="redraw").begin("draw")
    assert last.decision == "go-on", "there is no other"


def test_s8_a_graveyard_that_fits_nowhere_goes_back():
    game = drawing("graveyard", *ONE_GAP, left="corner fork fork fork fork")
    game.state.script_length = 2
    game.begin("draw")
    assert game.told("TILE_BACK") == [f"TILE_BACK {Tile.GRAVEYARD.value} 0 0 0"]
    assert game.state.drawn[0] == Tile.CORNER
    assert placements(game) == {beyond(0, "e"): [2]}
    game.go(beyond(0, "e"))
    stack = game.state.stack
    assert (stack[Tile.GRAVEYARD], stack[Tile.FORK], stack[Tile.CORNER]) == (1, 4, 0)


def test_e7_the_graveyard_alone_leaves_the_game_when_no_other_tile_is_left():
    game = drawing("graveyard", *ONE_GAP).begin("draw")
    assert game.told("TILE_OUT", "BOOK_OUT") == [
        f"TILE_OUT {Tile.GRAVEYARD.value} 0 0 0",
        "BOOK_OUT 0 0 0 0",
    ]
    assert game.state.book_out == 1
    assert game.decision == "go-on"


def test_e8_a_tile_closes_the_map_only_where_it_must():
    tiles = [tile.replace("4w", "3w") for tile in CLOSED if tile != "corner 0e x3"]
    game = drawing("corner", *tiles, left="fork fork").begin("draw")
    assert placements(game) == {beyond(0, "e"): [3]}
    game.go(beyond(0, "e"))
    assert placing.open_edges(game.state) == 0
    fork = drawing("fork", *tiles, left="straight").begin("draw")
    assert placements(fork) == {beyond(0, "e"): [0, 3]}, "it leaves a way out however it lies"


def test_e9_without_a_stack_the_turn_begins_with_step_3():
    game = land("altar", pawns="A0n B0c", bones="w0n", stack="").begin("turn").go(placing.BEGIN)
    assert game.told("TILE_DRAWN") == []
    assert game.decision == "fight"


def test_s9_an_empty_stack_is_skipped():
    game = land("altar", stack="").begin("turn").go(placing.BEGIN)
    assert game.told("TILE_DRAWN", "TILE_PLACED", "FILL_ROLLED") == []
    assert game.decision == "go-on"


def test_e10_a_tile_may_lie_far_from_the_pawn():
    game = drawing("bridge", "altar", "straight n", "straight n", pawns="A0s B0c").begin("draw")
    assert beyond(2, "n") in placements(game)


# Filling ------------------------------------------------------------------------------------------


def test_s10a_the_rulebooks_example_of_too_few_squares():
    game = filled("straight", roll=6, supply="wwwr")
    assert game.told("FILL_ROLLED") == ["FILL_ROLLED 6 4 0 0"]
    assert colours_put(game) == {"rww"}
    game.go(put("w", "w"), put("w", "c"))
    assert game.refused("A", put("w", "e")) == "NOT_THE_NEAREST"
    game.go(put("r", "e"))
    assert game.decision == "go-on"


def test_s10b_the_rulebooks_example_of_a_building():
    game = drawing("tavern", "altar").begin("draw").go(beyond(0, "e"))
    if game.decision == "turn-tile":
        game.go(0)
    assert game.refused("A", put("r", "c")) == "SQUARE_NOT_LEGAL", "that is the road"
    game.go(put("r", "nw"), put("b", "n"), put("b", "ne"))
    assert game.bones(1) == "r1nw b1n b1ne"
    assert game.refused("A", life("c")) == "SQUARE_NOT_LEGAL"
    game.go(life("nw"), life("n"), life("ne"))
    assert lives_left(game.state) == 50 - 3 - 6
    assert game.decision == "go-on"


def test_s11_a_full_supply_three_squares_and_a_six():
    game = filled("straight", roll=6)
    assert colours_put(game) == {"bb", "rrr", "brw"}, "one blue and one red are five"


def test_s12_only_red_and_a_one():
    game = filled("straight", roll=1, supply="rrr")
    assert game.told("FILL_ROLLED") == ["FILL_ROLLED 1 0 0 0"]
    assert game.told("SKELETON_PUT") == []


def test_s13_only_blue():
    for roll, points in {2: 3, 4: 3, 5: 6}.items():
        game = filled("straight", roll=roll, supply="bbb")
        assert game.told("FILL_ROLLED") == [f"FILL_ROLLED {roll} {points} 0 0"]
        assert colours_put(game) == {"b" * (points // 3)}


def test_e11_of_two_that_are_equally_near_the_lower():
    game = filled("straight", roll=3, supply="rr")
    assert game.told("FILL_ROLLED") == ["FILL_ROLLED 3 2 0 0"]
    assert colours_put(game) == {"r"}


def test_e12_above_the_roll_where_that_is_nearer():
    game = filled("straight", roll=2, supply="b")
    assert game.told("FILL_ROLLED") == ["FILL_ROLLED 2 3 0 0"]
    one = filled("straight", roll=1, supply="b")
    assert one.told("FILL_ROLLED") == ["FILL_ROLLED 1 0 0 0"]


def test_e13_the_placer_chooses_the_mixture():
    assert colours_put(filled("crossroads", roll=4)) == {"wwww", "rww", "rr", "bw"}


def church(supply="", **more):
    """The Church is laid west of the Altar, its exit to the east."""
    words = {"supply": supply, **more} if supply else more
    return drawing("church", "altar", **words).begin("draw").go(beyond(0, "w"))


def test_e14_a_named_tile_gets_what_there_is():
    game = church("wr")
    game.go(min(game.choices("A")))
    assert game.decision == "fill"
    game.go(min(game.choices("A")))
    assert not filling.bones_wanted(game.state)


def test_s15_two_skeletons_and_three_lives():
    game = church("ww")
    while game.decision == "fill":
        game.go(min(game.choices("A")))
    assert len(game.bones(1).split()) == 2
    assert game.state.life[1].bit_count() == 3
    assert game.supply == (0, 0, 0)


def test_e15_as_many_as_fit(monkeypatch):
    monkeypatch.setattr(filling, "SKELETONS_ON", (9,) * 18)
    monkeypatch.setattr(filling, "LIVES_ON", (8,) * 18)
    game = church()
    while game.decision == "fill":
        game.go(min(game.choices("A")))
    assert len(game.bones(1).split()) == 6, "the Church has six squares inside"
    assert game.state.life[1].bit_count() == 6


def test_e16_without_a_building_on_any_square():
    game = drawing("market", "altar").begin("draw").go(beyond(0, "e"))
    assert {code for code in game.choices("A") if code < 9} == set(range(9))


def test_s16_the_graveyard():
    game = drawing("graveyard", "altar").begin("draw").go(beyond(0, "n"))
    assert {code for code in game.choices("A") if code < 9} == set(range(9))
    for spot in SPOTS[:6]:
        game.go(put("w", spot))
    assert game.told("LIFE_PUT") == []
    assert len(game.bones(1).split()) == 6
    assert (game.bearer, game.state.book_place) == ("", 1)
    assert game.decision == "go-on"


def test_e17_a_short_supply_of_lives():
    tiles = "altar", "tavern e", "church 0n", "straight 0s"
    every = [(0, SPOTS), (1, ("nw", "n", "ne", "w", "c", "e")), (2, SPOTS[:6]), (3, ("n", "c"))]
    lives_at = " ".join(f"{place}{spot}" for place, spots in every for spot in spots)
    game = land(*tiles, seats=6, lives="A0 B5 C5 D5 E5 F5", lives_at=lives_at)
    assert lives_left(game.state) == 2
    game.state.dead = 1
    game.begin("turn")
    assert game.told("REVIVED") == ["REVIVED 0 2 0 0"]


def test_e18_nothing_is_placed_from_an_empty_supply():
    game = filled("crossroads", roll=6, supply="")
    assert game.told("FILL_ROLLED") == ["FILL_ROLLED 6 0 0 0"]
    assert game.told("SKELETON_PUT") == []
    risen = land("altar", "market e", pawns="A0c B0c", supply="", hands="A: rise-again", stack="")
    risen.begin("turn").plays("A", "rise-again", 1).go(put("w", "c"))
    assert risen.bones(1) == "w1c"
