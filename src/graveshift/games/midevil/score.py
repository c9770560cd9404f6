"""How well a seat stands, for simple bots; seen in a view only.

Points count by their share of the goal, the book by how near it is to the Altar.  Who has not got
it counts how near it is; lives, items and cards are worth something, and so are skeletons close by.
"""

from __future__ import annotations

from graveshift.engine.bits import count, has
from graveshift.engine.frame import NOBODY, RUNNING
from graveshift.engine.rule import rule
from graveshift.games.midevil.board import bones_on, goal_of, points_of
from graveshift.games.midevil.components import DIRECTIONS, SQUARES
from graveshift.games.midevil.routes import TO_ALTAR, TO_BOOK
from graveshift.games.midevil.state import NOWHERE, State

VICTORY = 100_000
ALL_POINTS = 3000
"""What the points of the goal are worth."""
LIFE_WORTH = (0, 90, 150, 190, 220, 240)
"""What so many lives are worth."""
ITEM, CARD, BONES_NEAR = 40, 15, 4
BEARER, TO_BE_BEARER = 900, 350
"""What the book is worth where it lies on the Altar, or under the pawn."""
A_STEP, A_STEP_TO_BOOK = 22, 9
"""What a step towards the Altar with the book is worth, and one towards the book."""
LONGEST = 40
"""Beyond so many steps all ways are equally long."""
TERROR_WORTH = 60


@rule
def score(seen: State, seat: int) -> int:
    """Own prospects less those of the strongest rival."""
    if seen.ending != RUNNING:
        return VICTORY if has(seen.winners, seat) else -VICTORY
    best = 0
    for rival in range(seen.seats):
        if rival != seat:
            best = max(best, prospects(seen, rival))
    return 2 * prospects(seen, seat) - best


@rule
def prospects(seen: State, seat: int) -> int:
    """What a seat has, and how near it is to the book or with it to the Altar."""
    worth = ALL_POINTS * points_of(seen, seat) // goal_of(seen)
    worth += LIFE_WORTH[seen.lives[seat]] + ITEM * count(seen.items[seat])
    worth += CARD * seen.held[seat] + BONES_NEAR * bones_near(seen, seat)
    if has(seen.terrified, seat):
        worth -= TERROR_WORTH
    pawn = seen.pawn[seat]
    if seen.bearer == seat:
        return worth + BEARER - A_STEP * min(LONGEST, seen.route[pawn, TO_ALTAR])
    return worth + book_chance(seen, pawn)


@rule
def book_chance(seen: State, pawn: int) -> int:
    """How near the book is: where it lies, or with its bearer, who will come to the Altar."""
    if seen.bearer != NOBODY:
        ahead = abs(seen.route[pawn, TO_ALTAR] - seen.route[seen.pawn[seen.bearer], TO_ALTAR])
        return TO_BE_BEARER // 2 - A_STEP_TO_BOOK * min(LONGEST, ahead) // 2
    if seen.book_place == NOWHERE:
        return 0
    return TO_BE_BEARER - A_STEP_TO_BOOK * min(LONGEST, seen.route[pawn, TO_BOOK])


@rule
def bones_near(seen: State, seat: int) -> int:
    """Skeletons on the own tile and on those beside it, while there are lives to fight them."""
    if seen.lives[seat] == 0:
        return 0
    place = seen.pawn[seat] // SQUARES
    near = count(bones_on(seen, place))
    for side in range(DIRECTIONS):
        if seen.link[place, side] != NOWHERE:
            near += count(bones_on(seen, seen.link[place, side]))
    return near
