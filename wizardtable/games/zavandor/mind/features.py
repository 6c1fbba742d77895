# SPDX-License-Identifier: MIT
"""The input of the learned evaluation: whole numbers about each seat of a state.

The numbers describe the state as it will be once the current lot is paid for. They use the cards of
all hands. In a sampled state, hidden cards are dealt at random, so no real secret is revealed. The
numbers depend on a seat's place in the turn order, but not on the index of the seat.
"""

from typing import Final

from wizardtable.games.zavandor.mind import auction_odds
from wizardtable.games.zavandor.mind.holdings import Holdings
from wizardtable.games.zavandor.mind.win_chances import FAR, WinChances, hoped_bonus
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.state import FOR_SALE, State

_STAGES: Final = ("last", "late", "middle", "early")
"""The stages of a match, from its end to its beginning."""
_STAGE_ROUNDS: Final[tuple[float, ...]] = (0.0, 1.5, 4.0, 8.0)
"""The number of rounds left in the middle of each stage."""

_STAGE_PARTS: Final = 16
"""The sum of a board's stage weights. A board belongs to one stage or lies between two."""

_STAGED_FIGURES: Final = ("end_points", "points", "income", "wealth", "kept", "price")
"""Names of the figures that have a weight for each stage.

The figures are expected final points, current points, dust of a round's income, dust and cards in
hand, the part of the hand that can be kept, and the dust that a point costs.
"""

_COMPARED_FIGURES: Final = ("end_points", "points", "income", "wealth")
"""Names of the figures that are also compared with those of the best rival."""

_MAX_WEALTH: Final = 400.0
"""The largest wealth that counts, in dust; debts count down to minus this amount."""

NAMES: Final[tuple[str, ...]] = (
    *(f"{figure}.{stage}" for figure in _STAGED_FIGURES for stage in _STAGES),
    *(f"lead.{figure}" for figure in _COMPARED_FIGURES),
    *(f"behind.{figure}" for figure in _COMPARED_FIGURES),
    *(f"gems.{gem}" for gem in box.GEMS),
    *("gems.idle", "slots", "slots.free", "limit", "markers", "waiting", "coming"),
    *(f"level.{domain}.{level}" for domain in box.DOMAINS for level in (1, 2, 3, 4)),
    *(f"artifact.{lot}" for lot in box.ARTIFACTS),
    *(f"sentinel.{lot}" for lot in box.SENTINELS),
    *("sentinels", "bonus", "hoped"),
    *(f"character.{character}" for character in box.CHARACTERS),
    *("place", "place.first", "place.last", "acts"),
    *(f"stage.{stage}" for stage in _STAGES),
    *("round", "sold", "seats"),
)
"""The name of each number about a seat, in order.

The numbers from `stage.last` on are the same for all seats.
"""


_HELPFUL_PREFIXES: Final[tuple[str, ...]] = (
    *("end_points", "points", "income", "wealth", "kept", "lead", "gems", "coming", "level"),
    *("artifact", "sentinel", "sentinels", "bonus"),
)
"""The beginnings, up to a dot, of the names in HELPFUL."""

HELPFUL: Final = frozenset(name for name in NAMES if name.partition(".")[0] in _HELPFUL_PREFIXES)
"""Names of the numbers that never hurt their owner: the learned weight of each is 0 or more."""

HARMFUL: Final = frozenset(name for name in NAMES if name.startswith("behind."))
"""Names of the numbers that never help their owner: the learned weight of each is 0 or less."""


def features(state: State) -> list[list[int]]:
    """Returns the numbers of each seat, in the order of NAMES; an empty list for an eliminated
    seat."""
    win_chances = WinChances(state, state.mover, FAR, open_hands=True)
    all_holdings, rounds = auction_odds.foreseen(win_chances, state)
    stages = _stages(rounds)
    seats = len(all_holdings)
    board = [*stages, state.round_number, state.sold, seats]
    figures: list[list[int]] = []
    for seat in range(seats):
        holdings = all_holdings[seat]
        if state.out[seat]:
            figures.append([])
            continue
        end = max(-20.0, min(200.0, win_chances.project(seat, holdings, rounds)))
        figures.append(
            [
                int(4.0 * end),
                holdings.points(),
                int(holdings.income()),
                int(max(-_MAX_WEALTH, min(_MAX_WEALTH, holdings.wealth))),
                int(holdings.keepable_value()),
                int(4.0 * win_chances.price(seat)),
            ]
        )
    rows: list[list[int]] = []
    for seat in range(seats):
        own = figures[seat]
        if not own:
            rows.append([])
            continue
        row: list[int] = []
        for figure in own:
            for stage in stages:
                row.append(figure * stage)
        ahead: list[int] = []
        behind: list[int] = []
        for number in range(len(_COMPARED_FIGURES)):
            rivals = [
                figure[number] for other, figure in enumerate(figures) if figure and other != seat
            ]
            best = max(rivals, default=own[number])
            ahead.append(max(0, own[number] - best))
            behind.append(max(0, best - own[number]))
        row += ahead
        row += behind
        row += _holdings_numbers(all_holdings[seat], state, rounds)
        row += _place_numbers(state, seat)
        row.append(int(all_holdings[seat].acts))
        row += board
        rows.append(row)
    return rows


def _stages(rounds: float) -> list[int]:
    """Returns the weight of each stage, in the order of `_STAGES`, for a board with this many
    rounds left.

    The weights sum to `_STAGE_PARTS`; at most two are above 0.
    """
    parts = [0] * len(_STAGE_ROUNDS)
    for number in range(len(_STAGE_ROUNDS) - 1):
        low, high = _STAGE_ROUNDS[number], _STAGE_ROUNDS[number + 1]
        if rounds < high:
            part = int(_STAGE_PARTS * max(0.0, rounds - low) / (high - low))
            parts[number] = _STAGE_PARTS - part
            parts[number + 1] = part
            return parts
    parts[-1] = _STAGE_PARTS
    return parts


def _holdings_numbers(holdings: Holdings, state: State, rounds: float) -> list[int]:
    """Returns the numbers that describe a seat's holdings. `project` must have filled the slots
    before."""
    row = holdings.gems[:]
    row += [
        sum(holdings.idle),
        holdings.slot_count(),
        holdings.free_slot_count(),
        holdings.hand_limit(),
        len(holdings.markers),
        holdings.waiting,
        int(holdings.coming),
    ]
    for level in holdings.levels:
        row += [int(level >= 1), int(level >= 2), int(level >= 3), int(level >= 4)]
    row += holdings.artifacts
    owned = [0] * len(box.SENTINELS)
    bonus, best_hope = 0, 0.0
    for sentinel in holdings.sentinels:
        owned[sentinel - box.FIRST_SENTINEL] = 1
        bonus += holdings.bonus(sentinel)
    for number, owner in enumerate(state.sentinels):
        if owner == FOR_SALE:
            best_hope = max(best_hope, hoped_bonus(holdings, box.FIRST_SENTINEL + number, rounds))
    row += owned
    row += [len(holdings.sentinels), bonus, int(4.0 * best_hope)]
    characters = [0] * len(box.CHARACTERS)
    if holdings.character >= 0:
        characters[holdings.character] = 1
    row += characters
    return row


def _place_numbers(state: State, seat: int) -> list[int]:
    """Returns a seat's place in the turn order, from 0. Two more numbers, 0 or 1, say whether the
    seat is first and whether it is last. All are 0 for a seat that is not in the turn order."""
    if seat not in state.order:
        return [0, 0, 0]
    place = state.order.index(seat)
    return [place, int(place == 0), int(place == len(state.order) - 1)]
