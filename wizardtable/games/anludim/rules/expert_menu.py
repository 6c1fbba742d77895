# SPDX-License-Identifier: MIT
"""What the expert game adds to the menu: laying with cards of the table, and enlarging."""

from collections.abc import Collection

from wizardtable.games.anludim.rules.components import ASSEMBLY, COLOUR_SET, CardId
from wizardtable.games.anludim.rules.enlargements import extreme, strength_of_codes
from wizardtable.games.anludim.rules.formations import Formations, Offer, hand_of
from wizardtable.games.anludim.rules.matching import CARD
from wizardtable.games.anludim.rules.moves import Enlarge, Lay
from wizardtable.games.anludim.rules.state import Combination, State

_STALE = 100
_WITH_PROFESSOR = 200


def pool(state: State, discipline: int) -> Formations:
    """The hand of the active seat together with the cards of its combinations of lower
    disciplines, which are spent only where the hand does not do."""
    hand = hand_of(state.hands[state.active])
    dear: dict[CardId, int] = {}
    for combination in state.combinations[state.active]:
        if combination.discipline < discipline:
            held = state.professors[combination.discipline] == combination.serial
            for card in combination.cards:
                dear[card] = _WITH_PROFESSOR if held else _STALE
    return Formations(hand.cards + tuple(dear), dear) if dear else hand


def lays_with_table(state: State, offered: Collection[Offer]) -> list[Lay]:
    """The combinations, beyond those offered from the hand alone, that cards of the active seat's
    lower combinations make possible."""
    hand = hand_of(state.hands[state.active])
    lays: list[Lay] = []
    for discipline in range(COLOUR_SET, ASSEMBLY + 1):
        cards = pool(state, discipline)
        if cards.dear:
            best = state.best[discipline]
            own = [hand.values(offer, best) for offer in offered if offer[0] == discipline]
            found: list[Offer] = []
            cards.add_offers(discipline, best, found)
            lays += [cards.lay(way, best) for way in found if cards.values(way, best) not in own]
    return lays


def enlargements(state: State) -> list[Enlarge]:
    """For each of the active seat's combinations the least and the greatest enlargement out of
    the hand that beat all others, and the greatest with cards of lower combinations where that
    is stronger still."""
    found: list[Enlarge] = []
    hand = hand_of(state.hands[state.active])
    for combination in state.combinations[state.active]:
        discipline = combination.discipline
        beaten = best_of_others(state, combination)
        ways = [extreme(combination, hand, beaten, greatest=False)]
        if ways[0]:
            ways.append(extreme(combination, hand, beaten, greatest=True))
        wider = pool(state, discipline)
        if wider.dear:
            ways.append(extreme(combination, wider, beaten, greatest=True))
        strongest: tuple[int, ...] = ()
        for codes in ways:
            strength = strength_of_codes(discipline, codes)
            if strength > strongest:
                strongest = strength
                found.append(_enlarge(combination, codes))
    return found


def best_of_others(state: State, combination: Combination) -> tuple[int, ...]:
    """The greatest strength in the combination's discipline but for itself, () for none."""
    best: tuple[int, ...] = ()
    for combinations in state.combinations:
        for other in combinations:
            if other.discipline == combination.discipline and other.serial != combination.serial:
                best = max(best, other.strength)
    return best


def _enlarge(combination: Combination, codes: list[int]) -> Enlarge:
    ordered = sorted(codes)
    cards = tuple([CARD[code] for code in ordered])
    return Enlarge(combination.serial, cards, tuple([code & 1 for code in ordered]))
