# SPDX-License-Identifier: MIT
"""The input of the learned prior: numbered statements about a turn, and numbered choices.

A turn is described by fields, such as the round or the count of sapphires. Each field has a whole
number as its value. Each value is a statement of its own ("the third round"), so that it can have
its own weight. Statements use only what the seat to move sees; of other hands, it sees the backs of
the cards. No statement depends on the index of a seat.
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
"""Pairs of the name of a field and its number of values; a number that is too large counts as the
last value."""

STATEMENT_COUNT: Final = sum([size for _, size in FIELDS])
"""The number of statements; they are numbered field by field."""

_LARGEST_VALUES: Final = [size - 1 for _, size in FIELDS]
"""The largest value of each field."""
_FIRST_STATEMENTS: Final = [
    sum([size for _, size in FIELDS[:number]]) for number in range(len(FIELDS))
]
"""The number of the first statement of each field."""

_ENCHANT, _DISENCHANT, _ADVANCE, _OPEN = 0, 5, 10, 16
"""The first choice number of each group: gems to enchant, gems to disenchant, domains, and lots."""
_END_TURN_CHOICE: Final = _OPEN + len(box.ARTIFACTS) + len(box.SENTINELS)

CHOICE_COUNT: Final = _END_TURN_CHOICE + 1
"""The number of choices: gems to enchant, active gems to disenchant, domains, lots, and the end of
the turn."""

_POINT_EDGES: Final = [5, 10, 15, 20, 25, 30, 40, 50, 60]
"""The points from which on each next value of the fields "points" and "rival.points" applies."""
_COMING_DUST_EDGES: Final = [1, 15, 25]
"""The dust from which on each next value of the field "coming" applies."""


def choice(action: Action) -> int:
    """Returns the number of an action of a turn among the choices, from 0 to CHOICES - 1.

    The result is -1 for rare actions and for payments that a person chose.
    """
    if isinstance(action, Enchant):
        return _ENCHANT + action.gem if action.purse is None else -1
    if isinstance(action, Disenchant):
        return _DISENCHANT + action.gem if action.active else -1
    if isinstance(action, Advance):
        return _ADVANCE + action.domain if action.purse is None else -1
    if isinstance(action, OpenAuction):
        return _OPEN + action.lot if action.bid == box.MINIMUM_BIDS[action.lot] else -1
    return _END_TURN_CHOICE if isinstance(action, EndTurn) else -1


def statements(state: State) -> list[int]:
    """Returns the numbers of the statements that are true in a turn, one for each field."""
    seat = state.mover
    own = Holdings.of(state, seat, acts=True, is_known=True)
    points, lead, wealth, income = own.points(), 0, 0.0, 0.0
    best = -1
    for other in range(len(state.dust)):
        if other != seat and not state.out[other]:
            rival = Holdings.of(state, other, acts=False, is_known=False)
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
        _step(points, _POINT_EDGES),
        (lead + 25) // 5,
        int(own.wealth) // 12,
        state.dust[seat] // 4,
        sum(own.idle),
        own.free_slot_count(),
        own.slot_count() - box.SPIRAL_SLOTS,
        len(own.markers),
        own.waiting,
        own.markers[0] // 5 if own.markers else 0,
        int(own.income()) // 6,
        _step(int(own.coming), _COMING_DUST_EDGES),
        sum([box.PLACES_IN_HAND[card] for card in hand]) - own.hand_limit() + 5,
        sum([card >= box.FIRST_CONCENTRATED for card in hand]),
    ]
    numbers += own.gems
    numbers += own.levels
    numbers += [_step(best, _POINT_EDGES), int(wealth) // 15, int(income) // 6]
    for place, start in enumerate(_FIRST_STATEMENTS):
        numbers[place] = start + min(max(numbers[place], 0), _LARGEST_VALUES[place])
    return numbers


def look(state: State) -> list[int] | None:
    """Returns the statements of a turn as an example to learn from; None for a decision in another
    phase."""
    return statements(state) if state.phase == TURN else None


def _step(number: int, edges: Sequence[int]) -> int:
    """Returns the number of ascending edges that a value has reached."""
    reached = 0
    for edge in edges:
        if number >= edge:
            reached += 1
    return reached
