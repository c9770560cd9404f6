"""Edge cases of stacks, ammo and giving (rules 3, E1-E16)."""


def test_e1_drawing_the_last_card_loses_and_does_nothing_else(board):
    game = board("3p leader r", y="T").stacks(food="venison.1").begin("draw", turn="y")
    game.say("y", "yes")
    assert (game.ending, game.winners) == ("stack-empty", "")
    assert game.tokens("food") == [2, 2, 2]


def test_e2_the_last_card_eaten_in_round_12_loses(board):
    game = board("2p leader r round 12", "T1").stacks(food=1).begin("walkers")
    assert (game.ending, game.state.round) == ("stack-empty", 12)


def test_e3_what_may_be_taken_may_be_left_and_what_must_be_lost_loses(board):
    game = board("3p leader r", r="-", b="-", y="F").stacks(food=1).plays("y", "hen-house")
    game.says("no")
    assert game.ending == "running"
    game = board("3p leader r", r="-", b="-", y="F").stacks(food=1).plays("y", "pantry-rats")
    assert game.ending == "stack-empty"


def test_e4_items_turned_over_at_set_up_go_back(board):
    game = board.new(2).setup()
    game.stacks(equipment="motorcycle body-armor.1 rifle.1 baseball-bat.1 katana")
    # Two characters; black dice 1 and 1; of 5 cards by number: motorcycle, armor, rifle, bat.
    game.says("take rick").script(1, 1, 3, 3, 2, 1, 6, 1).says("take daryl")
    assert game.told("PUT_BACK") == ["PUT_BACK motorcycle", "PUT_BACK body-armor.1"]
    assert [game.has("r"), game.has("y")] == ["rifle.1=3", "baseball-bat.1"]
    assert game.left("equipment") == 3


def test_e5_a_gun_found_later_is_empty(board):
    game = board("3p leader r", y="P").begin("draw", turn="y").script(12).say("y", "yes")
    assert game.has("y") == "rifle.1"
    game = board("3p leader r", r="-", b="-", y="P").plays("y", "armory-locker").script(15)
    assert game.says("yes").has("y") == "shotgun.1"


def test_e6_all_of_an_ammo_card_goes_onto_one_weapon(board):
    game = board("3p leader r", r="-", b="-", y="H pistol=1 pistol=0").begin("draw", turn="y")
    game.script(0, 3).say("y", "yes")
    assert game.choices("y")[:3] == ["load onto pistol.1", "load onto pistol.2", "keep"]
    game.say("y", "load onto pistol.2")
    assert game.has("y") == "pistol.12"
    assert (game.ammo("pistol.1"), game.ammo("pistol.2")) == (1, 3)


def test_e7_an_ammo_card_may_be_kept_though_it_fits(board):
    game = board("3p leader r", r="-", b="-", y="H rifle").begin("draw", turn="y")
    game.script(12).say("y", "yes").say("y", "keep")
    assert game.has("y") == "rifle.1 rifle-magazine=2"


def test_e8_an_ammo_card_is_loaded_whole(board):
    game = board("3p leader r", y="rifle=1 hunters-cache=5").begin("draw")
    assert game.choices("y") == ["load hunters-cache onto rifle.1"]
    game.say("y", "load hunters-cache onto rifle.1")
    assert game.has("y") == "rifle.1=6"


def test_e9_an_ammo_card_stays_when_the_weapon_goes(board):
    game = board("3p leader r", r="rifle rifle-magazine=2", b="T").begin("exchange")
    game.says("give to y", "give rifle.1")
    assert (game.has("r"), game.has("y")) == ("rifle-magazine=2", "rifle.1")


def test_e10_a_single_round_needs_such_a_weapon(board):
    game = board("3p leader r", r="rifle=3", y="pistol", b="T").begin("exchange").says("give to y")
    assert game.refused("r", "give ammo of rifle.1") == "NO_SUCH_WEAPON"


def test_e11_no_single_round_off_an_ammo_card_but_by_maggie(board):
    game = board("3p leader r", r="rifle-magazine=2", y="rifle", b="T").begin("exchange")
    game.says("give to y")
    assert game.refused("r", "give ammo of rifle-magazine") == "NOT_A_CHOICE"
    game = board("2p leader r", r="maggie rifle-magazine=2", y="T rifle").begin("turn")
    game.says("give to y", "give ammo of rifle-magazine")
    assert (game.has("r"), game.has("y")) == ("rifle-magazine=1", "rifle.1=1")


def test_e12_maggie_gives_an_ammo_card_to_an_owner_only(board):
    game = board("2p leader r", r="maggie rifle-magazine=2", y="T pistol").begin("turn")
    game.says("give to y")
    assert game.refused("r", "give rifle-magazine") == "NO_SUCH_WEAPON"
    game = board(
        "2p leader r", r="maggie rifle-magazine=2", y="T pistol", maggie_cards="to_anybody"
    )
    game.begin("turn").says("give to y", "give rifle-magazine")
    assert game.has("y") == "pistol.1 rifle-magazine=2"


def test_e13_the_receiver_is_not_asked(board):
    game = board("3p leader r", r="katana", b="T").begin("exchange")
    game.says("give to y", "give katana")
    assert (game.has("y"), game.owes) == ("katana", "r")


def test_e14_what_was_received_may_be_passed_on(board):
    game = board("3p leader r", y="katana").begin("exchange")
    game.says("ask y", "give katana")
    assert game.has("r") == "katana"
    game.says("give to b", "give katana")
    assert (game.has("r"), game.has("b")) == ("", "katana")


def test_e15_giving_to_one_and_receiving_from_another(board):
    game = board("3p leader r", r="katana", b="machete").begin("exchange")
    game.says("give to y", "give katana", "ask b", "give machete.1")
    assert [game.has(seat) for seat in "ryb"] == ["machete.1", "katana", ""]


def test_e16_nobody_is_asked_before_being_moved(board):
    game = board("2p leader r", r="F", y="F").begin("moves")
    assert (game.decision, game.owes) == ("move", "r")
    game.says("move to farm")
    assert game.owes == "r", "red moves yellow too"
    game.says("move to prison")
    assert game.where("y") == "P"


def test_e17_a_leader_never_pays_for_a_step(board):
    game = board("2p leader r", r="food 5").begin("moves")
    game.says("move to prison", "move to farm")
    assert game.decision == "draw", "the leader's own move is not asked for"
    assert game.refused("r", "code 2") == "NOT_A_CHOICE"


def test_e18_nobody_steps_diagonally(board):
    game = board("2p leader r", r="F").begin("moves")
    assert game.choices("r") == ["move to farm", "move to prison", "move to highway"]
    assert game.refused("r", "move to town") == "NOT_NEXT_DOOR"
    game = board("2p leader r", y="P").begin("own move", turn="y")
    assert game.refused("y", "walk to highway") == "NOT_NEXT_DOOR"
