"""Chance: a key and a counter in the record, so that a game is its setup, its key and its choices.

The words come from ChaCha8 with a key of 128 bits: 16 words a block, used one after the other.  Who
does not know the key cannot foretell them, whoever knows it can derive every die and card of a game
offline.  A number below `n` is taken from a word by multiplication, with rejection, so that all are
equally likely.

In the told layout a *script* may say beforehand what chance shall give; when it is used up the key
goes on.  Tests and replays of real dice use it.

Players' own random picks never come from here: see `pick`.
"""

from __future__ import annotations

from graveshift.engine.frame import Frame
from graveshift.engine.rule import primitive, rule

WORD = 0xFFFFFFFF
"""All bits of a word.  Words are kept in plain integers and cut to size by it."""
WORDS = 1 << 32
BLOCK = 16
NO_SCRIPT = -1
ROUNDS = 4  # of two each: ChaCha8


@rule
def turned(word: int, by: int) -> int:
    """A word rotated to the left."""
    return ((word << by) | (word >> (32 - by))) & WORD


@primitive
def quarter(a: int, b: int, c: int, d: int) -> tuple[int, int, int, int]:
    """ChaCha's quarter round."""
    a = (a + b) & WORD
    d = turned(d ^ a, 16)
    c = (c + d) & WORD
    b = turned(b ^ c, 12)
    a = (a + b) & WORD
    d = turned(d ^ a, 8)
    c = (c + d) & WORD
    b = turned(b ^ c, 7)
    return a, b, c, d


@rule
def refill(state: Frame, number: int) -> None:
    """Draw the next block: ChaCha8 over the key, used twice, and the block's number."""
    c0, c1, c2, c3 = 0x61707865, 0x3120646E, 0x79622D36, 0x6B206574  # "expand 16-byte k"
    k0, k1 = state.key[0] & WORD, state.key[1] & WORD
    k2, k3 = state.key[2] & WORD, state.key[3] & WORD
    x0, x1, x2, x3 = c0, c1, c2, c3
    x4, x5, x6, x7 = k0, k1, k2, k3
    x8, x9, x10, x11 = k0, k1, k2, k3
    x12, x13, x14, x15 = number & WORD, 0, 0, 0
    for _ in range(ROUNDS):
        x0, x4, x8, x12 = quarter(x0, x4, x8, x12)
        x1, x5, x9, x13 = quarter(x1, x5, x9, x13)
        x2, x6, x10, x14 = quarter(x2, x6, x10, x14)
        x3, x7, x11, x15 = quarter(x3, x7, x11, x15)
        x0, x5, x10, x15 = quarter(x0, x5, x10, x15)
        x1, x6, x11, x12 = quarter(x1, x6, x11, x12)
        x2, x7, x8, x13 = quarter(x2, x7, x8, x13)
        x3, x4, x9, x14 = quarter(x3, x4, x9, x14)
    block = state.block
    block[0], block[1] = (x0 + c0) & WORD, (x1 + c1) & WORD
    block[2], block[3] = (x2 + c2) & WORD, (x3 + c3) & WORD
    block[4], block[5] = (x4 + k0) & WORD, (x5 + k1) & WORD
    block[6], block[7] = (x6 + k2) & WORD, (x7 + k3) & WORD
    block[8], block[9] = (x8 + k0) & WORD, (x9 + k1) & WORD
    block[10], block[11] = (x10 + k2) & WORD, (x11 + k3) & WORD
    block[12], block[13] = (x12 + number) & WORD, x13
    block[14], block[15] = x14, x15


@rule
def next_word(state: Frame) -> int:
    """The next 32 random bits of the game."""
    at = state.words_used & (BLOCK - 1)
    if at == 0:
        refill(state, state.words_used >> 4)
    state.words_used += 1
    return state.block[at] & WORD


@primitive
def scripted(state: Frame) -> int:
    """The next result that the script demands, or NO_SCRIPT; natively only in the told layout."""
    if not state.is_told or state.script_used >= state.script_length:  # type: ignore[attr-defined]
        return NO_SCRIPT
    result: int = state.script[state.script_used]  # type: ignore[attr-defined]
    state.script_used += 1  # type: ignore[attr-defined]
    return result


@rule
def draw(state: Frame, n: int) -> int:
    """A number from 0 to n - 1, each equally likely."""
    state.no_return += 1
    demanded = scripted(state)
    if demanded != NO_SCRIPT:
        return demanded % n
    product = next_word(state) * n
    if (product & WORD) < n:
        rejected = (WORDS - n) % n
        while (product & WORD) < rejected:
            product = next_word(state) * n
    return product >> 32


@rule
def roll(state: Frame) -> int:
    """One die, 1 to 6; a script writes the number that the die shows."""
    return (draw(state, 6) + 5) % 6 + 1


@primitive
def mixed(word: int) -> int:
    """A word with its bits well stirred."""
    word = (word ^ (word >> 16)) & WORD
    word = (word * 0x21F0AAAD) & WORD
    word = word ^ (word >> 15)
    word = (word * 0x735A2D97) & WORD
    return word ^ (word >> 15)


@rule
def stream_of(seed: int, game: int) -> int:
    """The stream of players' picks for one game of a series."""
    low = mixed(mixed(game & WORD) ^ (seed & WORD))
    high = mixed(low ^ mixed(((game >> 32) ^ (seed >> 32)) & WORD))
    return ((high >> 1) << 32) | low


@rule
def pick(stream: int, seat: int, number: int, n: int) -> int:
    """A player's own random number below n: a function of stream, seat and decision only.

    It never touches the game's chance, so a replay needs nothing but the choices themselves, and
    one processor or a thousand play the same game.
    """
    word = mixed((stream + (number * 8 + seat) * 0x9E3779B1) & WORD)
    return (mixed(word ^ (stream >> 32)) * n) >> 32


@rule
def deal_key(state: Frame, seed: int, game: int) -> None:
    """Give a game of a series its own key."""
    state.key[0] = seed & WORD
    state.key[1] = (seed >> 32) & WORD
    state.key[2] = game & WORD
    state.key[3] = (game >> 32) & WORD
    state.words_used = 0
