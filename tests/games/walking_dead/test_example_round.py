"""The rulebook's example round, step by step."""


def test_t67_the_example_round_goes_as_the_rulebook_tells_it(board):
    game = board(
        "3p leader r round 9",
        "F0 H1 P2 T1",
        r="daryl P food 0 allies 0 crossbow=2 motorcycle body-armor",
        y="glenn H life 1 food 1 allies 0 machete",
        b="maggie F life 3 food 0 allies 2 rifle=0 pistol-box=2",
    )
    game.hands(r="accidents-happen promise-me", y="friend-in-need fever", b="barn-attack cut-wire")
    # The start of Daryl's turn: food for who has none.
    game.begin("turn")
    assert game.tokens("food") == [1, 1, 1]
    # He moves himself and Glenn to the Farm.
    game.says("move to farm", "move to farm", "move to farm")
    assert [game.where(seat) for seat in "ryb"] == ["F", "F", "F"]
    # He draws an ally card worth 1, gives Maggie food, and gets nothing.
    game.script(0).says("yes")
    assert game.tokens("allies") == [1, 0, 2]
    assert game.left("ally") == 24
    game.says("give to b", "give food", "done")
    assert game.tokens("food") == [0, 1, 2]
    # Promise Me, then Accidents Happen: nobody is elsewhere.
    game.says("play promise-me")
    assert game.lies("promise-me") == "beside"
    assert game.tokens("life") == [5, 1, 3]
    # Glenn: no move, no draw, no exchange; A Friend in Need rolls 3.
    game.says("stay", "no", "done").script(3).says("play friend-in-need")
    assert game.walkers == "F0 H4 P2 T1"
    # Maggie pays to move and so loses her allies.
    game.says("walk to highway")
    assert (game.tokens("food"), game.tokens("allies")) == ([0, 1, 1], [1, 0, 0])
    # She draws Lucky Find and loads her rifle; the pistol card stays aside.
    game.script(23).says("yes", "load onto rifle.1")
    assert game.has("b") == "rifle.1=1 pistol-box.1=2"
    assert game.left("ammo") == 23
    game.says("play barn-attack")
    assert game.walkers == "F1 H4 P2 T1"
    assert game.lies("promise-me") == "discard"
    # Combat: Daryl rides to the Highway, and Glenn is alone at the Farm.
    game.says("ride to highway")
    assert [game.where(seat) for seat in "ryb"] == ["H", "F", "H"]
    game.all_say(y="fight with machete.1", b="fight with rifle.1")
    # The Farm lies first in the circuit from the north-west only; the leader's Highway comes first:
    # Daryl's crossbow 3, Maggie's rifle 3 and 4, and, when they are done, Glenn's machete 1.
    game.script(3, 3, 4, 1).say("r", "fight with crossbow")
    assert game.told("VALUE")[:2] == ["VALUE r 4", "VALUE b 7"]
    game.say("r", "yes")
    assert (game.ammo("crossbow"), game.ammo("rifle.1")) == (2, 0)
    assert game.told("VALUE")[2:] == ["VALUE y 4"]
    assert game.told("KILLED") == ["KILLED - highway 2", "KILLED y farm 0"]
    assert game.walkers == "F1 H2 P2 T1"
    # Round end: the damage on the Highway is split, Daryl's armor stops his; Glenn dies.
    game.says("bear 1", "yes")
    assert game.tokens("life") == [5, 0, 2]
    assert (game.decision, game.owes) == ("replacement", "y")
    assert game.walkers == "F2 H2 P2 T1"
    assert game.has("y") == ""
    game.says("take rick").script(8).says("yes")
    assert (game.has("y"), game.where("y"), game.tokens("life")[1]) == ("pistol.2", "-", 5)
    # In Town a walker eats a card; Maggie pays for a life; the badge passes to Rick's seat.
    assert game.left("food") == 24
    game.says("yes")
    assert (game.tokens("life"), game.tokens("food")) == ([5, 5, 3], [0, 0, 0])
    assert (game.state.round, game.seats_in(1 << game.state.leader)) == (10, "y")
    assert game.walkers == "F2 H2 P2 T1"
