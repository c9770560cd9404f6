"""Chance: ChaCha8 as published, numbers without favourites, scripts, and players' own luck."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from graveshift.engine.chance import (
    BLOCK,
    NO_SCRIPT,
    WORD,
    WORDS,
    deal_key,
    draw,
    mixed,
    next_word,
    pick,
    quarter,
    refill,
    roll,
    scripted,
    stream_of,
)
from graveshift.engine.game import set_key
from tests.engine.toy import State

KEYS = st.binary(min_size=16, max_size=16)


# ChaCha8, written down once more from its publication ---------------------------------------------


def chacha8(key: bytes, number: int) -> bytes:
    """Block `number` of the key stream, with an initialisation vector of zeros."""
    words = [int.from_bytes(key[at : at + 4], "little") for at in (0, 4, 8, 12)]
    start = [int.from_bytes(b"expand 16-byte k"[at : at + 4], "little") for at in (0, 4, 8, 12)]
    start += [*words, *words, number % 2**32, number // 2**32, 0, 0]
    state = list(start)

    def quarter_round(*rows: int) -> None:
        for (a, b, d), by in zip(((0, 1, 3), (2, 3, 1)) * 2, (16, 12, 8, 7), strict=True):
            target, added, mixed_in = rows[a], rows[b], rows[d]
            state[target] = (state[target] + state[added]) % 2**32
            mixed_word = state[mixed_in] ^ state[target]
            state[mixed_in] = mixed_word << by & WORD | mixed_word >> 32 - by

    for _ in range(4):
        for column in range(4):
            quarter_round(column, 4 + column, 8 + column, 12 + column)
        for column in range(4):
            around = [4 * row + (column + row) % 4 for row in range(4)]
            quarter_round(*around)
    total = ((one + other) % 2**32 for one, other in zip(state, start, strict=True))
    return b"".join(word.to_bytes(4, "little") for word in total)


# Keys, and the first block of each, of the published test vectors for 8 rounds and 128 bits.
PUBLISHED = {
    "00000000000000000000000000000000": (
        "e28a5fa4a67f8c5defed3e6fb7303486aa8427d31419a729572d777953491120"
        "b64ab8e72b8deb85cd6aea7cb6089a101824beeb08814a428aab1fa2c816081b"
    ),
    "01000000000000000000000000000000": (
        "03a7669888605a0765e8357475e58673f94fc8161da76c2a3aa2f3caf9fe5449"
        "e0fcf38eb882656af83d430d410927d55c972ac4c92ab9da3713e19f761eaa14"
    ),
}


def bytes_of_block(state) -> bytes:
    return b"".join(word.to_bytes(4, "little") for word in state.block)


@pytest.mark.parametrize("key", PUBLISHED)
def test_the_first_block_is_the_published_one(key):
    state = State()
    set_key(state, bytes.fromhex(key))
    refill(state, 0)
    assert bytes_of_block(state).hex() == PUBLISHED[key]


@given(KEYS, st.integers(0, 2**27))
def test_every_block_is_that_of_chacha8(key, number):
    state = State()
    set_key(state, key)
    refill(state, number)
    assert bytes_of_block(state) == chacha8(key, number)


@given(KEYS, st.integers(0, 3 * BLOCK))
def test_words_come_one_after_the_other_from_block_to_block(key, used):
    state = State()
    set_key(state, key)
    drawn = [next_word(state) for _ in range(used)]
    stream = b"".join(chacha8(key, number) for number in range(4))
    expected = [int.from_bytes(stream[at : at + 4], "little") for at in range(0, 4 * used, 4)]
    assert drawn == expected
    assert state.words_used == used


def test_the_quarter_round_is_the_published_one():
    before = 0x11111111, 0x01020304, 0x9B8D6F43, 0x01234567
    assert quarter(*before) == (0xEA2A92F4, 0xCB1CF8CE, 0x4581472E, 0x5881C4BB)


# Numbers below n ----------------------------------------------------------------------------------


def rejected(word: int, n: int) -> bool:
    """Whether `draw` passes a word over; what it gives for it otherwise is checked too."""
    state = State()
    state.words_used = 1
    state.block[1], state.block[2] = word, WORD
    drawn = draw(state, n)
    if state.words_used == 2:
        assert drawn == word * n // WORDS
        return False
    assert drawn == n - 1, "the word after it counts"
    return True


NUMBERS = st.one_of(
    st.integers(1, 100), st.integers(1, 2**31 - 1), st.integers(0, 31).map(lambda power: 1 << power)
)


@given(st.data())
def test_every_number_below_n_belongs_to_equally_many_words(data):
    n = data.draw(NUMBERS)
    number = data.draw(st.integers(0, n - 1))
    first, after = -(-number * WORDS // n), -(-(number + 1) * WORDS // n)
    passed_over = rejected(first, n)
    # The lower half of word * n decides; it grows by n from word to word, and only words below
    # 2**32 mod n are passed over: the first of a number at most.
    assert not rejected(first + 1, n)
    assert not rejected(after - 1, n)
    assert after - first - passed_over == WORDS // n


def test_dice_show_each_face_equally_often():
    state = State()
    deal_key(state, 2005, 1)
    rolls, faces = 6000, [0] * 7
    for _ in range(rolls):
        faces[roll(state)] += 1
        state.no_return = 0
    assert faces[0] == 0
    chi_square = sum((count - rolls / 6) ** 2 for count in faces[1:]) / (rolls / 6)
    assert chi_square < 15.1, (
        "one fair die in a hundred does worse, and this one is always the same"
    )


def test_drawing_is_a_point_of_no_return():
    state = State()
    draw(state, 1)
    roll(state)
    assert state.no_return == 2


# Scripts ------------------------------------------------------------------------------------------


def with_script(*results):
    state = State.narrated()
    set_key(state, bytes(range(16)))
    for position, result in enumerate(results):
        state.script[position] = result
    state.script_length = len(results)
    return state


def test_a_script_says_what_chance_gives_and_then_the_key_goes_on():
    state = with_script(4, 11, 3)
    assert draw(state, 5) == 4
    assert draw(state, 5) == 1, "a number too large is cut to size"
    assert roll(state) == 3
    assert state.words_used == 0
    fresh = with_script()
    assert [draw(state, 1000) for _ in range(20)] == [draw(fresh, 1000) for _ in range(20)]
    assert state.no_return == 23


@pytest.mark.parametrize("face", range(1, 7))
def test_a_script_names_a_die_by_what_it_shows(face):
    assert roll(with_script(face)) == face


def test_the_bare_layout_has_no_script():
    assert scripted(State()) == NO_SCRIPT
    assert scripted(with_script()) == NO_SCRIPT


# Players' luck ------------------------------------------------------------------------------------


@given(st.integers(0, 2**63 - 1), st.integers(0, 7), st.integers(0, 10**6), st.integers(1, 256))
def test_a_pick_is_below_n_and_always_the_same(stream, seat, number, n):
    assert 0 <= pick(stream, seat, number, n) < n
    assert pick(stream, seat, number, n) == pick(stream, seat, number, n)


def test_picks_spread_evenly_over_numbers_seats_and_games():
    count = [0] * 10
    for game in range(20):
        stream = stream_of(7, game)
        for number in range(50):
            for seat in range(6):
                count[pick(stream, seat, number, 10)] += 1
    expected = 20 * 50 * 6 / 10
    assert sum((one - expected) ** 2 for one in count) / expected < 21.7


def test_streams_and_picks_are_what_they_always_were():
    known = {
        (0, 0): 0,
        (7, 0): 551248555196641791,
        (7, 1): 6703511931109852130,
        (2**63 - 1, 2**40): 196129495172114051,
    }
    assert {seeds: stream_of(*seeds) for seeds in known} == known
    assert [pick(stream_of(7, 1), seat, 12, 1000) for seat in range(4)] == [238, 716, 446, 449]


def unshifted(word: int, by: int) -> int:
    """The word of which `word ^ (word >> by)` made this one."""
    return word ^ word >> by ^ word >> 2 * by


@given(st.integers(0, WORD))
def test_no_two_words_become_the_same_by_mixing(word):
    back = unshifted(mixed(word), 15) * pow(0x735A2D97, -1, WORDS) & WORD
    back = unshifted(back, 15) * pow(0x21F0AAAD, -1, WORDS) & WORD
    assert unshifted(back, 16) == word


@given(st.integers(0, 2**63 - 1), st.integers(0, 2**40))
def test_each_game_of_a_series_has_a_key_of_its_own(seed, game):
    state = State()
    state.words_used = 9
    deal_key(state, seed, game)
    assert [state.key[word] for word in range(4)] == [
        seed & WORD,
        seed >> 32,
        game & WORD,
        game >> 32,
    ]
    assert state.words_used == 0
