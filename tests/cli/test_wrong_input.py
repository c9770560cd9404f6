"""Whatever is typed wrongly is answered by one sentence that says what is possible."""

import json
from pathlib import Path

import pytest

from tests.cli.typist import run, typed

HERE = Path(__file__)
KNOWN = "there is mall-of-horror, midevil or walking-dead."


@pytest.mark.parametrize(
    ("arguments", "answer"),
    [
        ("dance", "there is no command 'dance'; there is "),
        ("dance", "play, replay, rules, "),
        ("plya", "there is no command 'plya'; did you mean play?"),
        ("--wrong", "there is no --wrong; did you mean --version?"),
        ("play chess", f"there is no game 'chess'; {KNOWN}"),
        ("play mall-of-horor", "there is no game 'mall-of-horor'; did you mean mall-of-horror?"),
        ("play --zzz", "there is no --zzz; there is --players, --humans, --bots,"),
        ("play a b", "got unexpected extra argument (b)"),
        ("play --players 2", "mall-of-horror is for 3 to 6 players, not 2."),
        ("play --players 0", "mall-of-horror is for 3 to 6 players, not 0."),
        ("play --players many", "--players is a whole number, not 'many'."),
        ("play --players", "option '--players' requires an argument."),
        ("play --humans 0", "there are 4 seats, so --humans can be 1 to 4, not 0."),
        ("play --humans 5", "there are 4 seats, so --humans can be 1 to 4, not 5."),
        ("play --lang fr", "there is no language 'fr'; there is en, de, pl or it."),
        ("play --seed -1", "--seed is a whole number from 0 to 9223372036854775807, not '-1'."),
        ("play --bots deep", "there is no bot 'deep'; there is chancer or greedy."),
        ("play --option x", "'x' is no option; write name=value, such as sprint_timing=own_turn."),
        ("play --option end_chek=x", "there is no option 'end_chek'; did you mean end_check?"),
        (
            "play --option end_check=x",
            "'x' is no value of end_check; it can be round_end or immediate.",
        ),
        ("play --load nowhere.json", "nowhere.json cannot be read: no such file or directory."),
        (f"play --load {HERE}", "is not a replay, or it is damaged: it is no JSON."),
        ("play --load x --players 3", "a saved game brings its own players, options and seed;"),
        ("play --save no/such/folder/x", "to save in."),
        (
            "watch --bots chancer,chancer",
            "name one bot for all seats or 4 with commas between, not 2.",
        ),
        ("watch --pace nan", "--pace is a time of 0 to 60 seconds, not 'nan'."),
        ("watch --pace slow", "--pace is a time of 0 to 60 seconds, not 'slow'."),
        ("simulate --games 0", "--games is a whole number from 1 to 1000000000, not '0'."),
        ("simulate --workers 0", "--workers is a whole number from 1 to 1024, not '0'."),
        ("simulate --option end_check=x", "it can be round_end or immediate."),
        ("simulate --option zzz=any", "there is no option 'zzz';"),
        ("simulate --bots deep", "there is no bot 'deep'; there is chancer or greedy."),
        ("simulate --players 7", "mall-of-horror is for 3 to 6 players, not 7."),
        ("simulate --device abacus", "abacus"),
        ("simulate --out x.xls", "results are written as .parquet or .csv, not as 'x.xls'."),
        ("simulate --out no/such/folder/x.csv", "to write x.csv in."),
        ("replay", "say which file; --help shows how."),
        ("replay nowhere.json", "nowhere.json cannot be read: no such file or directory."),
        ("rules chess 1.4", f"there is no game 'chess'; {KNOWN}"),
        (
            "rules mall-of-horror 9.9",
            "mall-of-horror has no rule '9.9'; a rule is named like 1.4.6,",
        ),
        ("rules a b c", "name a game and one rule, such as mall-of-horror 1.4.6."),
        ("options chess", f"there is no game 'chess'; {KNOWN}"),
        ("options --lang fr", "there is no language 'fr'; there is en, de, pl or it."),
    ],
)
def test_wrong_input_is_answered_in_one_sentence(arguments, answer):
    read = typed(*arguments.split())
    assert read.code == 2
    assert read.out == ""
    assert read.err.startswith("graveshift: ")
    assert answer.casefold() in read.err.casefold()
    assert read.err.count("\n") == 1


def test_a_replay_has_only_so_many_choices_and_seats(tmp_path):
    file = tmp_path / "game.json"
    typed("play", "--seed", "1", "--bots", "chancer", lines=["quit", str(file)])
    count = len(json.loads(file.read_text(encoding="utf-8"))["choices"])
    read = typed("replay", str(file), "--at", "9999")
    assert (read.code, read.err) == (
        2,
        f"graveshift: game.json has {count} choices; --at can be 0 to {count}.\n",
    )
    read = typed("replay", str(file), "--seat", "pink")
    assert (read.code, read.err) == (
        2,
        "graveshift: there is no seat 'pink' in this game; it can be r, y, b or g.\n",
    )
    read = typed("play", "chess", "--load", str(file))
    assert read.code == 2


def test_wrong_input_shows_no_traceback_in_a_process_of_its_own():
    read = run("play", "--players", "9")
    assert read.code == 2
    assert read.out == ""
    assert read.err == "graveshift: mall-of-horror is for 3 to 6 players, not 9.\n"
