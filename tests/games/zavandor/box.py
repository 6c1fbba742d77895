# SPDX-License-Identifier: MIT
"""The contents of Zavandor's box, counted from the rules page and not by the program."""

from collections import Counter
from collections.abc import Callable
from typing import Any, Final

from wizardtable.games.zavandor.rules.components import Lot
from wizardtable.games.zavandor.rules.moves import Bid, Discard, OpenAuction, Pay
from wizardtable.games.zavandor.rules.state import CHOOSE, OVER, State

SAPPHIRES = {0: 3, 1: 6, 2: 12, 3: 6, 4: 3}
EMERALDS = {5: 3, 6: 6, 7: 9, 8: 9, 9: 6, 10: 3}
DIAMONDS = {11: 3, 12: 6, 13: 12, 14: 6, 15: 3}
RUBIES = {16: 3, 17: 6, 18: 12, 19: 6, 20: 3}
STANDARD = (SAPPHIRES, EMERALDS, DIAMONDS, RUBIES)
"""The number of cards of each face, by kind of energy."""

CONCENTRATED = {21: 8, 22: 8, 23: 8, 24: 8}

COPIES_OF_CARD = SAPPHIRES | EMERALDS | DIAMONDS | RUBIES | CONCENTRATED

GEM_COUNTS = (28, 28, 24, 24, 20)

ARTIFACT_COPIES = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
"""The number of copies of each artifact, by number of seats."""

BELT_ID, WAND_ID = 3, 8


def assert_complete(state: State) -> None:
    """Asserts that every card, gem, artifact and marker is in exactly one place that is allowed."""
    _assert_cards(state)
    _assert_gems(state)
    _assert_lots(state)
    for seat, gone in enumerate(state.out):
        assert state.dust[seat] >= 0
        assert state.dust[seat] not in (1, 3) or (state.energy_refunds and seat == state.active)
        assert all(0 <= level <= 4 for level in state.levels[seat])
        if gone:
            assert state.hands[seat] == ()
            assert state.dust[seat] == sum(state.coming[seat]) == sum(state.levels[seat]) == 0
        elif state.characters[seat] >= 0:
            assert state.levels[seat][state.characters[seat]] >= 1
            entered = sum(level > 0 for level in state.levels[seat])
            assert entered - 1 + state.waiting[seat] + len(state.markers[seat]) == 5
        assert set(state.markers[seat]) <= {20, 25, 30, 35, 40}
    if state.phase not in (CHOOSE, OVER):
        assert sorted(state.order)
        assert not state.out[state.mover]
    chosen = [character for character in state.characters if character >= 0]
    assert len(set(chosen)) == len(chosen)


def _assert_cards(state: State) -> None:
    hands = Counter[int](card for hand in state.hands for card in hand)
    for kind, faces in enumerate(STANDARD):
        lying = Counter[int]([*state.decks[kind], *state.discards[kind]])
        assert set(lying) <= set(faces)
        assert lying + Counter({face: hands[face] for face in faces}) == Counter(faces)
    assert all(hands[face] <= 8 for face in CONCENTRATED)
    assert all(list(hand) == sorted(hand) for hand in state.hands)


def _assert_gems(state: State) -> None:
    for kind, total in enumerate(GEM_COUNTS):
        owned = sum(gems[kind] for gems in [*state.spiral, *state.pentagon])
        assert state.supply[kind] + owned == total
    for seat, active in enumerate(state.spiral):
        assert min(*active, *state.pentagon[seat], *state.supply) >= 0
        extra = (0, 0, 1, 1, 2)[state.levels[seat][5]]
        artifacts = state.artifacts[seat]
        assert sum(active) <= 5 + extra + 2 * artifacts[BELT_ID] + 2 * artifacts[WAND_ID] <= 11
        assert active[4] + state.pentagon[seat][4] <= 5


def _assert_lots(state: State) -> None:
    seats = len(state.out)
    for kind in map(Lot, range(12)):
        places = state.deck.count(kind) + state.open.count(kind) + state.gone[kind]
        owned = [artifacts[kind] for artifacts in state.artifacts]
        assert places + sum(owned) == ARTIFACT_COPIES[seats]
        if kind in (BELT_ID, WAND_ID):
            assert max(owned) <= 1
    depth = [_part(lot) for lot in state.deck]
    assert depth == sorted(depth, reverse=True)
    assert len(state.sentinels) == 9
    assert state.sold == sum(owner != -1 for owner in state.sentinels)


def _part(lot: int) -> int:
    """Returns the part of the deck, 0 to 3 for A to D: three, four, three and two kinds."""
    return (lot > 2) + (lot > 6) + (lot > 9)


def recount(state: State) -> tuple[int, ...]:
    """Returns the points of each seat, added up as the rules page lists them."""
    return tuple(0 if gone else _points(state, seat) for seat, gone in enumerate(state.out))


def _points(state: State, seat: int) -> int:
    opals, sapphires, emeralds, diamonds, rubies = state.spiral[seat]
    tops = sum(level == 4 for level in state.levels[seat])
    (
        grimoires,
        runestones,
        balls,
        belts,
        mirrors,
        crystals,
        elixirs,
        masks,
        wands,
        chalices,
        cloaks,
        talismans,
    ) = state.artifacts[seat]
    total = opals + sapphires + 2 * emeralds + 2 * diamonds + 3 * rubies + 2 * tops
    total += grimoires + runestones + balls
    total += 2 * (belts + mirrors + crystals + elixirs)
    total += 3 * (masks + wands) + 4 * chalices + 5 * cloaks + 8 * talismans
    kinds = sum(count > 0 for count in state.spiral[seat])
    bonuses = (
        2 * kinds,
        2 * tops,
        min(12, 2 * sapphires),
        min(12, 2 * opals),
        emeralds,
        diamonds,
        2 * rubies,
        2 * (runestones + crystals + grimoires + elixirs),
        2 * (balls + masks + belts + wands),
    )
    for sentinel, owner in enumerate(state.sentinels):
        if owner == seat:
            total += 5 + bonuses[sentinel]
    return total


FORGED_CHANGES: Final[tuple[Callable[[dict[str, Any]], object], ...]] = (
    lambda data: data.update(dust=[10**8] * len(data["dust"])),
    lambda data: data["hands"].__setitem__(0, [24] * 150),
)
"""Changes of a stored state to numbers with which play would fail."""

_UNPAYABLE = "under the wrath of the Sages, bids that the seat could not pay are not listed"
"""The reason for unlisted bids."""

UNLISTED_ACTIONS: Final = {
    Bid: _UNPAYABLE,
    OpenAuction: _UNPAYABLE,
    Pay: "the best choice of gems to disenchant is listed without naming them",
    Discard: "of as many cards of one size, only the cheapest are listed",
}
"""Actions that `check` allows but `candidates` leaves out, each with the reason."""
