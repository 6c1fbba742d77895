# SPDX-License-Identifier: MIT
"""What a learned judgement looks at: whole numbers about each seat of a world.

A world is judged as it will be once the lot in hand is paid for, and with every hand open: it is
the true one for nobody, but drawn from what a seat may know. Nothing depends on the number of a
seat, only on its place in the turn order.
"""

from typing import Final

from wizardtable.games.zavandor.mind import auction_odds
from wizardtable.games.zavandor.mind.holdings import Holdings
from wizardtable.games.zavandor.mind.win_chances import FAR, WinChances, hoped
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.state import FOR_SALE, State

_STAGES: Final = ("last", "late", "middle", "early")
_KNOTS: Final[tuple[float, ...]] = (0.0, 1.5, 4.0, 8.0)
"""Rounds that are left in the middle of each stage."""

_WHOLE: Final = 16
"""Parts of which the stages of a board are made up."""

_STAGED: Final = ("end_points", "points", "income", "wealth", "kept", "price")
"""Figures that count differently in each stage: points that the estate would come to and has, dust
of a round, dust and cards in hand, what of that can be kept, and dust for a point."""

_COMPARED: Final = ("end_points", "points", "income", "wealth")
"""Figures that are looked at beside those of the best rival as well."""

_MOST: Final = 400.0

NAMES: Final[tuple[str, ...]] = (
    *(f"{figure}.{stage}" for figure in _STAGED for stage in _STAGES),
    *(f"lead.{figure}" for figure in _COMPARED),
    *(f"behind.{figure}" for figure in _COMPARED),
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
"""What each number is about, in their order; those from the first "stage" on are the same for all
seats."""


_HELPING: Final[tuple[str, ...]] = (
    *("end_points", "points", "income", "wealth", "kept", "lead", "gems", "coming", "level"),
    *("artifact", "sentinel", "sentinels", "bonus"),
)

HELPFUL: Final = frozenset(name for name in NAMES if name.partition(".")[0] in _HELPING)
"""What never hurts its owner: no weight of it is below 0, whatever chance may have brought about in
the games that were learned from. HARMFUL: what never helps."""

HARMFUL: Final = frozenset(name for name in NAMES if name.startswith("behind."))


def features(state: State) -> list[list[int]]:
    """Returns the numbers of each seat, by seat; none for one that is ruined."""
    outlook = WinChances(state, state.mover, FAR, open_hands=True)
    estates, rounds = auction_odds.foreseen(outlook, state)
    stages = _stages(rounds)
    seats = len(estates)
    board = [*stages, state.round_number, state.sold, seats]
    figures: list[list[int]] = []
    for seat in range(seats):
        estate = estates[seat]
        if state.out[seat]:
            figures.append([])
            continue
        end = max(-20.0, min(200.0, outlook.project(seat, estate, rounds)))
        figures.append(
            [
                int(4.0 * end),
                estate.points(),
                int(estate.income()),
                int(max(-_MOST, min(_MOST, estate.wealth))),
                int(estate.can_keep()),
                int(4.0 * outlook.price(seat)),
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
        for number in range(len(_COMPARED)):
            rivals = [one[number] for other, one in enumerate(figures) if one and other != seat]
            best = max(rivals, default=own[number])
            ahead.append(max(0, own[number] - best))
            behind.append(max(0, best - own[number]))
        row += ahead
        row += behind
        row += _estate(estates[seat], state, rounds)
        row += _place(state, seat)
        row.append(int(estates[seat].acts))
        row += board
        rows.append(row)
    return rows


def _stages(rounds: float) -> list[int]:
    """How much of each stage a board is in that has so many rounds left, in parts of `_WHOLE`."""
    found = [0] * len(_KNOTS)
    for number in range(len(_KNOTS) - 1):
        low, high = _KNOTS[number], _KNOTS[number + 1]
        if rounds < high:
            part = int(_WHOLE * max(0.0, rounds - low) / (high - low))
            found[number] = _WHOLE - part
            found[number + 1] = part
            return found
    found[-1] = _WHOLE
    return found


def _estate(estate: Holdings, state: State, rounds: float) -> list[int]:
    """What a seat owns; its slots have been filled by looking at its end."""
    row = estate.gems[:]
    row += [
        sum(estate.idle),
        estate.slots(),
        estate.free(),
        estate.limit(),
        len(estate.markers),
        estate.waiting,
        int(estate.coming),
    ]
    for level in estate.levels:
        row += [int(level >= 1), int(level >= 2), int(level >= 3), int(level >= 4)]
    row += estate.artifacts
    owned = [0] * len(box.SENTINELS)
    bonus, most = 0, 0.0
    for sentinel in estate.sentinels:
        owned[sentinel - box.FIRST_SENTINEL] = 1
        bonus += estate.bonus(sentinel)
    for number, owner in enumerate(state.sentinels):
        if owner == FOR_SALE:
            most = max(most, hoped(estate, box.FIRST_SENTINEL + number, rounds))
    row += owned
    row += [len(estate.sentinels), bonus, int(4.0 * most)]
    characters = [0] * len(box.CHARACTERS)
    if estate.character >= 0:
        characters[estate.character] = 1
    row += characters
    return row


def _place(state: State, seat: int) -> list[int]:
    """Where a seat is in the turn order: its place, and whether it is the first or the last."""
    if seat not in state.order:
        return [0, 0, 0]
    place = state.order.index(seat)
    return [place, int(place == 0), int(place == len(state.order) - 1)]
