"""Options: what can be chosen before a game, and sentences for what cannot."""

import pytest

from graveshift.engine.errors import UserError
from graveshift.engine.options import Option, OptionError, check_options, one_of
from tests.engine.toy import Phase, Reason

BELLS = Option("bells", ("one", "none"))
NIGHTS = Option("nights", ("three", "five", "seven"))


@pytest.mark.parametrize(
    ("words", "said"),
    [(["a"], "a"), (["a", "b"], "a or b"), (["a", "b", "c"], "a, b or c")],
)
def test_words_are_listed_as_a_sentence_wants_them(words, said):
    assert one_of(words) == one_of(iter(words)) == said


def test_an_option_has_numbered_values_and_the_first_is_the_default():
    assert NIGHTS.default == "three"
    assert [NIGHTS.number_of(value) for value in NIGHTS.values] == [0, 1, 2]


def test_an_option_can_be_made_of_an_enum():
    assert Option.of("phase", Phase) == Option("phase", ("night",))
    assert Option.of("reason", Reason).values[2] == "not_asked"


def test_all_options_come_back_in_their_order_with_what_was_chosen():
    assert check_options((BELLS, NIGHTS), {}) == {"bells": "one", "nights": "three"}
    chosen = check_options((BELLS, NIGHTS), {"nights": "seven", "bells": "none"})
    assert list(chosen.items()) == [("bells", "none"), ("nights", "seven")]


@pytest.mark.parametrize(
    ("options", "chosen", "sentence"),
    [
        ((BELLS, NIGHTS), {"bels": "one"}, "there is no option 'bels'; did you mean bells?"),
        ((BELLS, NIGHTS), {"x": "one"}, "there is no option 'x'; there are bells or nights."),
        ((), {"x": "one"}, "there is no option 'x'; this game has none."),
        ((BELLS,), {"bells": "two"}, "'two' is no value of bells; it can be one or none."),
        ((BELLS,), {"bells": ""}, "'' is no value of bells; it can be one or none."),
    ],
)
def test_a_wrong_option_or_value_is_answered_with_what_is_possible(options, chosen, sentence):
    with pytest.raises(OptionError) as caught:
        check_options(options, chosen)
    assert str(caught.value) == sentence
    assert isinstance(caught.value, UserError)
