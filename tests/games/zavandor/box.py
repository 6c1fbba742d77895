# SPDX-License-Identifier: MIT
"""What is in the box of The Scepter of Zavandor, counted from the rules page and not by the
program."""

from collections import Counter

from wizardtable.games.zavandor.state import State

GEMS = (28, 28, 24, 24, 20)

FACES = (
    *((0, 3, 3), (0, 4, 6), (0, 5, 12), (0, 6, 6), (0, 7, 3)),
    *((1, 5, 3), (1, 6, 6), (1, 7, 9), (1, 8, 9), (1, 9, 6), (1, 10, 3)),
    *((2, 8, 3), (2, 9, 6), (2, 10, 12), (2, 11, 6), (2, 12, 3)),
    *((3, 13, 3), (3, 14, 6), (3, 15, 12), (3, 16, 6), (3, 17, 3)),
    *((0, 20, 8), (1, 30, 8), (2, 40, 8), (3, 60, 8)),
)
"""By face of an energy card: kind, value, cards."""

COPIES = {face: cards for face, (_, _, cards) in enumerate(FACES)}
CONCENTRATED = 21

IN_PLAY = {2: 1, 3: 2, 4: 2, 5: 3, 6: 3}
"""By seats, the copies of each artifact."""

PARTS = "AAABBBBCCCDD"

ARTIFACT_POINTS = (1, 1, 1, 2, 2, 2, 2, 3, 3, 4, 5, 8)


def assert_complete(state: State) -> None:
    """Everything in the box is somewhere, and nobody has what he may not have."""
    _assert_energy(state)
    _assert_gems(state)
    _assert_lots(state)
    for seat in range(len(state.hands)):
        _assert_estate(state, seat)


def _assert_energy(state: State) -> None:
    there = Counter[int]()
    for kind in range(4):
        piles = [*state.decks[kind], *state.discards[kind]]
        assert {FACES[card][0] for card in piles} <= {kind}
        assert all(card < CONCENTRATED for card in piles)
        there.update(piles)
    for hand in state.hands:
        assert list(hand) == sorted(hand)
        there.update(hand)
    for face, cards in COPIES.items():
        # Concentrated energy that nobody holds lies in the supply.
        assert there[face] == cards if face < CONCENTRATED else there[face] <= cards
    assert sum(there.values()) <= 126 + 4 * 8


def _assert_gems(state: State) -> None:
    owned = [*state.spiral, *state.pentagon]
    assert all(min(gems) >= 0 for gems in owned)
    assert min(state.supply) >= 0
    for gem, box in enumerate(GEMS):
        assert state.supply[gem] + sum(gems[gem] for gems in owned) == box


def _assert_lots(state: State) -> None:
    copies = IN_PLAY[len(state.hands)]
    assert len(state.open) <= len(state.hands)
    for lot in range(12):
        owned = sum(artifacts[lot] for artifacts in state.artifacts)
        there = owned + state.open.count(lot) + state.deck.count(lot) + state.gone[lot]
        assert there == copies
    parts = [PARTS[lot] for lot in reversed(state.deck)]
    assert parts == sorted(parts)
    assert len(state.sentinels) == 9
    assert all(-2 <= owner < len(state.hands) for owner in state.sentinels)
    assert sum(owner != -1 for owner in state.sentinels) == state.sold


def _assert_estate(state: State, seat: int) -> None:
    dust, levels, artifacts = state.dust[seat], state.levels[seat], state.artifacts[seat]
    assert dust >= 0
    assert dust not in (1, 3)
    assert artifacts[3] <= 1
    assert artifacts[8] <= 1
    if state.out[seat]:
        assert not state.hands[seat]
        assert dust == sum(state.spiral[seat]) == sum(state.pentagon[seat]) == sum(artifacts) == 0
        assert sum(state.coming[seat]) == state.waiting[seat] == 0
        assert seat not in state.sentinels
        return
    more = (0, 0, 1, 1, 2)[levels[5]]
    assert sum(state.spiral[seat]) <= 5 + more + 2 * artifacts[3] + 2 * artifacts[8] <= 11
    assert state.spiral[seat][4] + state.pentagon[seat][4] <= 5
    assert set(levels) <= set(range(5))
    assert all(count in (0, 2) for count in state.coming[seat])
    assert set(state.markers[seat]) <= {20, 25, 30, 35, 40}
    assert state.waiting[seat] >= 0
    if state.characters[seat] >= 0:
        entered = sum(level > 0 for level in levels)
        assert levels[state.characters[seat]] >= 1
        assert len(state.markers[seat]) + state.waiting[seat] + entered == 6


def recount(state: State) -> tuple[int, ...]:
    """The points on the table."""
    return tuple(0 if gone else _points(state, seat) for seat, gone in enumerate(state.out))


def _points(state: State, seat: int) -> int:
    opals, sapphires, emeralds, diamonds, rubies = active = state.spiral[seat]
    total = opals + sapphires + emeralds + emeralds + diamonds + diamonds + rubies * 3
    topped = [level for level in state.levels[seat] if level == 4]
    total += 2 * len(topped)
    own = state.artifacts[seat]
    total += sum(number * each for number, each in zip(own, ARTIFACT_POINTS, strict=True))
    grimoires, runestones, balls, belts, _, crystals, elixirs, masks, wands = own[:9]
    bonuses = (
        min(10, 2 * sum(1 for gems in active if gems)),  # Phoenix
        min(12, 2 * len(topped)),  # Owl
        min(12, 2 * sapphires),  # Fox
        min(12, 2 * opals),  # Cat
        min(11, emeralds),  # Scarab
        min(11, diamonds),  # Unicorn
        min(10, 2 * rubies),  # Salamander
        2 * (runestones + crystals + grimoires + elixirs),  # Toad
        2 * (balls + masks + belts + wands),  # Raven
    )
    for owner, bonus in zip(state.sentinels, bonuses, strict=True):
        if owner == seat:
            total += 5 + bonus
    return total
