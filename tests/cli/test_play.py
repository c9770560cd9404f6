"""People play in the terminal: to the end, in every language, and can leave and come back."""

import signal
import subprocess
from collections import Counter

import pytest

from graveshift.cli.asking import LONGEST, MOST_EXAMPLES
from graveshift.cli.seating import key_of, new_table
from graveshift.engine.chance import deal_key
from graveshift.engine.game import set_key
from graveshift.engine.table import Table
from graveshift.games import game_named
from graveshift.words.messages import LANGUAGES, PSEUDO
from tests.cli.typist import (
    COMMAND,
    ESCAPE,
    QUICK,
    any_numbers,
    loaded,
    narrator,
    plain_environment,
    run,
    said,
    typed,
)

# Whole games --------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", [*LANGUAGES, PSEUDO])
@pytest.mark.parametrize("players", [3, 6])
def test_a_whole_game_can_be_played_in_every_language(lang, players, tmp_path):
    file = tmp_path / "game.json"
    how = ("--players", players, "--seed", players, "--lang", lang, "--save", file)
    read = typed("play", *how, *QUICK, lines=any_numbers(players))
    assert read.code == 0, read.out[-500:]
    assert said("game-over", lang) in read.out
    assert read.err == ""
    assert loaded(file).is_over


def test_a_game_against_the_bots_that_are_usual():
    read = typed("play", "mall_of_horror", "--players", 3, "--seed", 4, lines=any_numbers(4))
    assert "(greedy)" in read.out
    assert said("game-over") in read.out


def test_the_same_seed_and_the_same_numbers_give_the_same_game():
    games = [typed("play", "--seed", 7, *QUICK, lines=any_numbers(7)).out for _ in range(2)]
    assert games[0] == games[1]
    assert games[0] != typed("play", "--seed", 8, *QUICK, lines=any_numbers(7)).out


def test_the_seed_is_that_of_a_series():
    dealt, keyed = (game_named("mall-of-horror").blank(3) for _ in range(2))
    deal_key(dealt, (5 << 32) + 3, 0)
    set_key(keyed, key_of((5 << 32) + 3))
    assert keyed.raw() == dealt.raw()


def test_one_who_plays_alone_is_not_asked_where_there_is_no_choice(tmp_path):
    file = tmp_path / "game.json"
    read = typed("play", "--seed", 7, "--save", file, *QUICK, lines=any_numbers(7))
    table, forced = loaded(file), 0
    again = Table(table.game, table.setup)
    for choice in table.log:
        forced += choice.seat == 0 and len(again.choices(0)) == 1
        again.choose(choice.seat, choice.code)
    assert forced
    assert "\n   1  " in read.out
    assert read.out.count("\n   1  ") == read.out.count("\n   2  ")


def test_all_may_be_people_and_all_may_be_bots_of_their_own_kind():
    read = typed("play", "--players", 3, "--humans", 3)
    assert said("at-keyboard", seats=narrator().nouns(range(3))) in read.out
    assert "(chancer)" not in read.out
    read = typed("play", "--players", 3, "--bots", "chancer,greedy,chancer")
    assert said("bots-play", bots="Yellow (greedy), Blue (chancer)") in read.out


# Undo ---------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def searching(tmp_path_factory):
    """What to type up to the keeping of a card from the truck, in a game where that happens."""
    file = tmp_path_factory.mktemp("undo") / "game.json"
    for seed in range(40):
        typed("play", "--seed", seed, "--save", file, *QUICK, lines=[1] * 40 + ["quit"])
        table = loaded(file)
        again = Table(table.game, table.setup)
        asked = 0
        for choice in table.log:
            is_person = choice.seat == 0 and len(again.choices(0)) > 1
            if is_person and again.game.decisions(again.state.decision).name == "KEEP":
                return seed, [1] * asked
            asked += is_person
            again.choose(choice.seat, choice.code)
    raise AssertionError


def test_a_choice_that_showed_nothing_is_taken_back_and_asked_again(searching, tmp_path):
    seed, lines = searching
    plain, undone = tmp_path / "plain.json", tmp_path / "undone.json"
    typed("play", "--seed", seed, "--save", plain, *QUICK, lines=[*lines, 2, 1, "quit"])
    read = typed("play", "--seed", seed, "--save", undone, *QUICK, lines=[*lines, 1, "undo", 2, 1])
    assert said("undo-done") in read.out
    assert loaded(undone).log == loaded(plain).log


def test_a_choice_is_not_taken_back_when_others_have_chosen_or_dice_have_rolled(searching):
    seed, lines = searching
    read = typed("play", "--seed", seed, *QUICK, lines=["undo", *lines, "undo", 1, 1, "u"])
    assert read.out.count(said("undo-nothing")) == 1
    assert read.out.count(said("undo-impossible")) == 2
    assert said("undo-done") not in read.out


def test_a_taken_back_choice_is_not_told(searching):
    seed, lines = searching
    read = typed("play", "--seed", seed, *QUICK, lines=[*lines, 1, "undo", 2])
    kept = [line for line in read.out.splitlines() if line.startswith("Red keeps")]
    assert len(kept) == 2
    assert kept[0] != kept[1]


# Leaving and coming back --------------------------------------------------------------------------


def test_a_game_that_is_saved_and_taken_up_again_is_the_same_game(tmp_path):
    whole, half, rest = (tmp_path / f"{name}.json" for name in ("whole", "half", "rest"))
    play = ("play", "--players", 3, "--seed", 5)
    typed(*play, "--save", whole, lines=[1] * 200)
    left = typed(*play, lines=[1] * 6 + ["quit", "", half])
    assert left.out.endswith(said("quit") + "\n")
    assert not half.exists()
    left = typed(*play, lines=[1] * 6 + ["q", half])
    assert said("saved", file=str(half)) in left.out
    assert 0 < len(loaded(half).log) < len(loaded(whole).log)
    read = typed("play", "--load", half, "--save", rest, lines=[1] * 200)
    assert read.code == 0
    assert said("game-over") in read.out
    assert loaded(rest).log == loaded(whole).log


def test_a_game_that_is_over_is_kept_only_for_who_likes(tmp_path):
    file = tmp_path / "game.json"
    typed("play", "--seed", 7, *QUICK, "--save", file, lines=any_numbers(7))
    read = typed("play", "--load", file, lines=[""])
    assert read.code == 0
    assert said("keep-offer") in read.out
    copy = tmp_path / "copy.json"
    typed("play", "--load", file, lines=[7, tmp_path / "none" / "x.json", copy])
    assert not (tmp_path / "7").exists()
    assert copy.read_text(encoding="utf-8") == file.read_text(encoding="utf-8")


def test_save_in_the_middle_goes_on(tmp_path):
    file = tmp_path / "middle.json"
    nowhere = tmp_path / "none" / "x.json"
    lines = ["save", f"save {nowhere}", "save a\0b", f"save {file}", 1, "save", "quit"]
    read = typed("play", "--seed", 5, *QUICK, lines=lines)
    assert said("save-which") in read.out
    assert f"{nowhere} cannot be written: no such file or directory." in read.out
    assert "'a\\x00b' is no name of a file." in read.out
    assert read.out.count(said("saved", file=str(file))) == 3
    assert not loaded(file).is_over


def test_whoever_leaves_without_a_word_finds_the_game_in_a_file(tmp_path):
    read = typed("play", "--seed", 5, "--players", 4, "--humans", 2, *QUICK, lines=["", 1])
    assert read.code == 0
    (file,) = (tmp_path / "state" / "graveshift").iterdir()
    assert said("saved", file=str(file)) in read.out
    command = f"graveshift play --load {file} --humans 2 --bots chancer"
    assert f"{said('resume-hint')}\n{command}\n" in read.out
    assert loaded(file).log
    assert typed(*command.split()[1:]).code == 0


def test_a_game_is_kept_elsewhere_when_there_is_no_folder_of_ones_own(tmp_path, monkeypatch):
    (tmp_path / "state").write_text("in the way", encoding="utf-8")
    monkeypatch.setattr("tempfile.tempdir", str(tmp_path))
    typed("play", "--seed", 5, *QUICK, lines=[1])
    (file,) = tmp_path.glob("graveshift-mall-of-horror-*.json")
    assert loaded(file).log


def test_ctrl_c_saves_what_was_played(tmp_path):
    with subprocess.Popen(
        [*COMMAND, "play", "--seed", "5", *QUICK],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=plain_environment(XDG_STATE_HOME=str(tmp_path / "state")),
    ) as process:
        assert process.stdout is not None
        read = b""
        while not read.endswith(b"\n> "):
            read += process.stdout.read(1)
        process.send_signal(signal.SIGINT)
        out, err = process.communicate(timeout=30)
    assert process.returncode == 130
    assert err == b""
    (file,) = (tmp_path / "state" / "graveshift").iterdir()
    assert str(file) in out.decode()
    assert loaded(file).log


def test_who_comes_back_is_told_what_is_new_to_them(tmp_path):
    file = tmp_path / "game.json"
    lines = any_numbers(1, count=30)
    typed("play", "--seed", 1, "--humans", 2, *QUICK, "--save", file, lines=["", 1, "", 1, *lines])
    read = typed("play", "--load", file, "--humans", 2, *QUICK, lines=[""])
    assert said("since-last") in read.out
    assert said("so-far") not in read.out
    assert "is dealt a card" not in read.out


# What can be typed --------------------------------------------------------------------------------


def test_every_word_that_can_be_typed():
    lines = ["help", "h", "?", "board", "b", "", "rules 1.4.6", "rules", "rules 99", "dance"]
    lines += [
        "99",
        "9" * 5000,
        "rules " + "9" * 5000,
        "what",
        "what girl",
        "what nonsense",
        "lang xx",
        "lang",
        "lang pl",
    ]
    lines += ["LANG de", "quit", ""]
    read = typed("play", "--seed", 5, *QUICK, lines=lines)
    assert read.code == 0
    assert read.out.count(said("help")) == 3
    assert "1.4.6  Tie for the most" in read.out
    assert "1.12  The end" in read.out
    assert said("no-rule", text="99") in read.out
    assert said("no-choice", text="dance", last=3) in read.out
    assert said("no-choice", text="99", last=3) in read.out
    assert said("no-rule", text="9" * LONGEST) in read.out
    assert said("no-thing", text="nonsense") in read.out
    assert said("language-unknown", text="xx", languages="en, de, pl, it") in read.out
    assert said("language-now", "pl") in read.out
    assert read.out.endswith(said("quit", "de") + "\n")


def test_what_tells_about_all_things_and_about_one():
    things = [thing for group in narrator().things().values() for thing in group]
    read = typed("play", "--seed", 5, *QUICK, lines=["what"])
    assert all(thing.about in read.out for thing in things)
    read = typed("play", "--seed", 5, *QUICK, lines=["what LITTLE girl"])
    assert [thing.name for thing in things if thing.about in read.out] == ["Little Girl"]


def test_why_says_why_not_and_whether():
    teller, table = narrator(), new_table(game_named("mall-of-horror"), 4, {}, 7)
    seat = table.owing()[0]
    reasons = Counter(teller.refused(table, seat).values())
    how = ("play", "--humans", 4, "--seed", 7)
    told = typed(*how, lines=["", "why", "why 1", "why girl", "why nobody"]).out
    assert len(reasons) > 1
    assert all(f"\n{teller.reason(reason)}\n      " in told for reason in reasons)
    most = max(reasons.values())
    assert most > MOST_EXAMPLES
    assert said("why-more", number=most - MOST_EXAMPLES) in told
    first = teller.choice(table.view(seat), seat, table.choices(seat)[0])
    assert said("why-allowed", choice=first, number=1) in told
    assert "      Little Girl starts in the" in told.partition("> why girl\n")[2]
    assert said("no-choice", text="nobody", last=len(table.choices(seat))) in told


def test_words_choose_too(tmp_path):
    by_number, by_word, by_part = (tmp_path / f"{name}.json" for name in "nwp")
    typed("play", "--seed", 5, *QUICK, lines=[1, "quit", by_number])
    log = loaded(by_number).log
    table = Table(loaded(by_number).game, loaded(by_number).setup)
    for choice in log:
        if choice.seat == 0 and len(table.choices(0)) > 1:
            break
        table.choose(choice.seat, choice.code)
    word = table.game.notation.write_choice(table.state, 0, table.choices(0)[0])
    typed("play", "--seed", 5, *QUICK, lines=[word, "quit", by_word])
    assert loaded(by_word).log == log
    read = typed("play", "--seed", 5, *QUICK, lines=["starts", "PIN-UP", "quit", by_part])
    assert said("several-choices", text="starts", last=3) in read.out
    assert loaded(by_part).log == log


def test_a_pipe_gets_plain_text_and_reads_as_it_was_typed():
    read = run("play", "--seed", "5", "--humans", "2", *QUICK, text="\n1\n\n1\nquit\n\n")
    assert read.code == 0
    assert "\n> 1\n" in read.out
    assert ESCAPE not in read.out + read.err


def test_text_that_is_no_text_is_read_all_the_same():
    result = subprocess.run(
        [*COMMAND, "play", "--seed", "5", *QUICK],
        input=b"\xff\xfe\n1\n",
        env=plain_environment(),
        check=False,
        capture_output=True,
        timeout=60,
    )
    assert result.returncode == 0
    assert result.stderr == b""
