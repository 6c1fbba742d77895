# SPDX-License-Identifier: MIT
"""What a learned prior looks at in a turn: simple statements about it, and the choices there are.

Each field of a turn has a whole number, and each number that a field can have is a statement of its
own (“the third round”, “two sapphires”), so that weights can say anything about it. All of it is
what the seat to move sees: of others the backs of their cards. Nothing depends on the number of a
seat.
"""

from collections.abc import Sequence
from typing import Final

from wizardtable.games.zavandor.mind.holdings import Holdings
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.moves import (
    Action,
    Advance,
    Disenchant,
    Enchant,
    EndTurn,
    OpenAuction,
)
from wizardtable.games.zavandor.rules.state import TURN, State

FIELDS: Final[tuple[tuple[str, int], ...]] = (
    *(("round", 31), ("sold", 5), ("advanced", 2), ("moves", 6), ("first", 2)),
    *(("points", 10), ("lead", 11), ("wealth", 16), ("dust", 12), ("idle", 4), ("free", 5)),
    *(("slots", 7), ("markers", 3), ("waiting", 3), ("marker", 10), ("income", 16)),
    *(("coming", 4), ("room", 12), ("concentrated", 8)),
    *((f"gems.{gem}", 8) for gem in box.GEMS),
    *((f"level.{domain}", 5) for domain in box.DOMAINS),
    *(("rival.points", 10), ("rival.wealth", 16), ("rival.income", 16)),
)
"""Fields: name, and how many numbers it has. A larger number counts as the largest."""

STATEMENTS: Final = sum([size for _, size in FIELDS])
"""How many statements there are: those of the first field, then those of the second, and so on."""

_LARGEST: Final = [size - 1 for _, size in FIELDS]
_STARTS: Final = [sum([size for _, size in FIELDS[:number]]) for number in range(len(FIELDS))]

_ENCHANT, _DISENCHANT, _ADVANCE, _OPEN = 0, 5, 10, 16
_END: Final = _OPEN + len(box.ARTIFACTS) + len(box.SENTINELS)

CHOICES: Final = _END + 1
"""How many choices there are: gems to enchant, active gems to give back, domains, lots, the end."""

_POINTS: Final = [5, 10, 15, 20, 25, 30, 40, 50, 60]
_CARDS_COMING: Final = [1, 15, 25]


def choice(action: Action) -> int:
    """Returns the number of the choice that an action of a turn is, -1 for one that is none: what
    is rare, or another way to pay."""
    if isinstance(action, Enchant):
        return _ENCHANT + action.gem if action.purse is None else -1
    if isinstance(action, Disenchant):
        return _DISENCHANT + action.gem if action.active else -1
    if isinstance(action, Advance):
        return _ADVANCE + action.domain if action.purse is None else -1
    if isinstance(action, OpenAuction):
        return _OPEN + action.lot if action.bid == box.MINIMUM_BIDS[action.lot] else -1
    return _END if isinstance(action, EndTurn) else -1


def statements(state: State) -> list[int]:
    """Returns the numbers of the statements that hold for a turn, one for each field."""
    seat = state.mover
    own = Holdings.of(state, seat, acts=True, known=True)
    points, lead, wealth, income = own.points(), 0, 0.0, 0.0
    best = -1
    for other in range(len(state.dust)):
        if other != seat and not state.out[other]:
            rival = Holdings.of(state, other, acts=False, known=False)
            best = max(best, rival.points())
            wealth = max(wealth, rival.wealth)
            income = max(income, rival.income())
    lead = points - best if best >= 0 else 0
    hand = state.hands[seat]
    numbers = [
        state.round_number,
        state.sold,
        int(state.advanced),
        state.moves,
        int(state.order[0] == seat),
        _step(points, _POINTS),
        (lead + 25) // 5,
        int(own.wealth) // 12,
        state.dust[seat] // 4,
        sum(own.idle),
        own.free(),
        own.slots() - box.SPIRAL_SLOTS,
        len(own.markers),
        own.waiting,
        own.markers[0] // 5 if own.markers else 0,
        int(own.income()) // 6,
        _step(int(own.coming), _CARDS_COMING),
        sum([box.SLOTS[card] for card in hand]) - own.limit() + 5,
        sum([card >= box.FIRST_CONCENTRATED for card in hand]),
    ]
    numbers += own.gems
    numbers += own.levels
    numbers += [_step(best, _POINTS), int(wealth) // 15, int(income) // 6]
    for place, start in enumerate(_STARTS):
        numbers[place] = start + min(max(numbers[place], 0), _LARGEST[place])
    return numbers


def look(state: State) -> list[int] | None:
    """Returns the statements that hold for a turn, None for any other decision: what examples are
    made of."""
    return statements(state) if state.phase == TURN else None


def _step(number: int, edges: Sequence[int]) -> int:
    """How many of these edges a number has reached."""
    reached = 0
    for edge in edges:
        if number >= edge:
            reached += 1
    return reached
