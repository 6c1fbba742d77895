# SPDX-License-Identifier: MIT
"""What the expert game adds to the menu: laying with cards of the table, and enlarging."""

from collections.abc import Collection

from wizardtable.games.anludim.combinations import strength_of
from wizardtable.games.anludim.components import (
    ASSEMBLY,
    COLOUR_SET,
    PAIRS,
    RUN,
    VALUES,
    CardId,
)
from wizardtable.games.anludim.groups import Groups
from wizardtable.games.anludim.hand import Hand, Offer, hand_of
from wizardtable.games.anludim.matching import COLOUR, VALUE, fill
from wizardtable.games.anludim.moves import Enlarge, Lay
from wizardtable.games.anludim.state import Combination, State

_STALE = 100
_WITH_PROFESSOR = 200


def pool(state: State, discipline: int) -> Hand:
    """The hand of the active seat together with the cards of its combinations of lower
    disciplines, which are spent only where the hand does not do."""
    hand = hand_of(state.hands[state.active])
    dear: dict[CardId, int] = {}
    for combination in state.combinations[state.active]:
        if combination.discipline < discipline:
            held = state.professors[combination.discipline] == combination.serial
            for card in combination.cards:
                dear[card] = _WITH_PROFESSOR if held else _STALE
    return Hand(hand.cards + tuple(dear), dear) if dear else hand


def lays_with_table(state: State, offered: Collection[Offer]) -> list[Lay]:
    """The combinations, beyond those offered from the hand alone, that cards of the active seat's
    lower combinations make possible."""
    lays: list[Lay] = []
    for discipline in range(COLOUR_SET, ASSEMBLY + 1):
        cards = pool(state, discipline)
        if cards.dear:
            found: list[Offer] = []
            cards.add_offers(discipline, state.best[discipline], found)
            lays.extend([cards.lay(offer) for offer in found if offer not in offered])
    return lays


def enlargements(state: State) -> list[Enlarge]:
    """For each of the active seat's combinations the least and the greatest enlargement out of
    the hand, and the greatest with cards of lower combinations, that beat all others."""
    found: list[Enlarge] = []
    hand = hand_of(state.hands[state.active])
    for combination in state.combinations[state.active]:
        beaten = best_of_others(state, combination)
        least, greatest = _extremes(combination, hand, beaten)
        wider = pool(state, combination.discipline)
        widest = _extremes(combination, wider, beaten)[1] if wider.dear else []
        for codes in (least, greatest, widest):
            if codes:
                enlarge = enlarged(combination, codes)
                if enlarge not in found:
                    found.append(enlarge)
    return found


def best_of_others(state: State, combination: Combination) -> tuple[int, ...]:
    """The greatest strength in the combination's discipline but for itself, () for none."""
    best: tuple[int, ...] = ()
    for combinations in state.combinations:
        for other in combinations:
            if other.discipline == combination.discipline and other.serial != combination.serial:
                best = max(best, other.strength)
    return best


def enlarged(combination: Combination, codes: list[int]) -> Enlarge:
    """The action that adds these halves to a combination."""
    own = [
        2 * card + half for card, half in zip(combination.cards, combination.halves, strict=True)
    ]
    both = sorted(own + codes)
    cards = tuple([CardId(code >> 1) for code in both])
    return Enlarge(combination.serial, cards, tuple([code & 1 for code in both]))


def _extremes(
    combination: Combination, cards: Hand, beaten: tuple[int, ...]
) -> tuple[list[int], list[int]]:
    """The halves out of these cards that enlarge the combination least and most, its own halves
    counting as they did; both empty where no enlargement beats the others."""
    ways = [codes for codes in _ways(combination, cards) if _beats(combination, codes, beaten)]
    if not ways:
        return [], []
    ways.sort(key=lambda codes: _strength(combination, codes))
    return ways[0], ways[-1]


def _strength(combination: Combination, codes: list[int]) -> tuple[int, ...]:
    larger = enlarged(combination, codes)
    return strength_of(combination.discipline, larger.cards, larger.halves)


def _beats(combination: Combination, codes: list[int], beaten: tuple[int, ...]) -> bool:
    return bool(codes) and _strength(combination, codes) > beaten


def _ways(combination: Combination, cards: Hand) -> list[list[int]]:
    discipline = combination.discipline
    codes = [2 * card + half for card in cards.spare() for half in (0, 1)]
    first = 2 * combination.cards[0] + combination.halves[0]
    if discipline == RUN:
        return _longer(combination, cards)
    if discipline == COLOUR_SET:
        codes = [code for code in codes if COLOUR[code] == COLOUR[first]]
        return _by_number(sorted(codes, key=lambda code: VALUE[code]))
    if discipline == ASSEMBLY:
        return _by_number([code for code in codes if VALUE[code] == VALUE[first]])
    return _more_groups(combination, cards)


def _by_number(codes: list[int]) -> list[list[int]]:
    """The least and the greatest choice of each number of codes that are in ascending order."""
    ways: list[list[int]] = []
    for number in range(1, len(codes) + 1):
        ways += [codes[:number], codes[-number:]]
    return ways


def _longer(combination: Combination, cards: Hand) -> list[list[int]]:
    values = [VALUES[c][h] for c, h in zip(combination.cards, combination.halves, strict=True)]
    low, high = min(values), max(values)
    present = 0
    for card in cards.cards:
        present |= 1 << VALUES[card][0] | 1 << VALUES[card][1]
    ways: list[list[int]] = []
    bottom = low
    while True:
        top = high
        while True:
            wanted = (1 << low) - (1 << bottom) | (2 << top) - (2 << high)
            if wanted:
                codes = fill(cards.spare(), wanted, 1)
                if not codes:
                    break
                ways.append(codes)
            top += 1
            if not present >> top & 1:
                break
        bottom -= 1
        if not present >> bottom & 1:
            return ways


def _more_groups(combination: Combination, cards: Hand) -> list[list[int]]:
    size = 2 if combination.discipline == PAIRS else 3
    values = [one for one in cards.group_values(size) if one not in combination.strength[1:]]
    groups = Groups(cards.cards, size, values, cards.twins())
    ways: list[list[int]] = []
    for count in range(1, groups.most + 1):
        for mask in set(groups.extremes(count, ())):
            if mask:
                ways.append(fill(cards.spare(), mask, size))
    return ways
