# SPDX-License-Identifier: MIT
"""Lists the actions that only the expert game allows (rules page, {#expert}).

In the expert game, a seat can also use its cards on the table in a new combination. It can also
enlarge its combinations.
"""

from collections.abc import Collection

from wizardtable.games.anludim.rules.components import ASSEMBLY, COLOUR_SET, CardId
from wizardtable.games.anludim.rules.enlargements import extreme_enlargement, strength_of_codes
from wizardtable.games.anludim.rules.formations import Formations, Offer, formations_of_hand
from wizardtable.games.anludim.rules.matching import CARD_OF_HALF
from wizardtable.games.anludim.rules.moves import Enlarge, Lay
from wizardtable.games.anludim.rules.state import Combination, State

_WITHOUT_PROFESSOR_RELUCTANCE = 100
_WITH_PROFESSOR_RELUCTANCE = 200
"""The reluctances of cards on the table (see `Formations.reluctance`), which are used last.

The reluctance is 100 for a card in a combination without a professor, and 200 in a combination with
one. Cards of the hand have none.
"""


def cards_within_reach(state: State, discipline: int) -> Formations:
    """Returns the formations (possible combinations) of the cards that the active seat can use for
    a discipline.

    The cards are the seat's hand and the cards of its combinations of lower disciplines. Cards on
    the table are included only if the hand alone is not enough.
    """
    hand = formations_of_hand(state.hands[state.active])
    reluctance: dict[CardId, int] = {}
    for combination in state.combinations[state.active]:
        if combination.discipline < discipline:
            held = state.professors[combination.discipline] == combination.serial
            for card in combination.cards:
                reluctance[card] = (
                    _WITH_PROFESSOR_RELUCTANCE if held else _WITHOUT_PROFESSOR_RELUCTANCE
                )
    return Formations(hand.cards + tuple(reluctance), reluctance) if reluctance else hand


def lays_with_table_cards(state: State, offered: Collection[Offer]) -> list[Lay]:
    """Returns the actions that lay a combination with cards of the active seat from the table.

    These cards come from combinations of lower disciplines. A combination is left out if the hand
    alone offers a combination with the same values.

    Args:
        offered: the offers from the hand alone.
    """
    hand = formations_of_hand(state.hands[state.active])
    lays: list[Lay] = []
    for discipline in range(COLOUR_SET, ASSEMBLY + 1):
        cards = cards_within_reach(state, discipline)
        if cards.reluctance:
            best = state.best[discipline]
            own = [hand.values_of_offer(offer, best) for offer in offered if offer[0] == discipline]
            offers: list[Offer] = []
            cards.add_offers(discipline, best, offers)
            lays += [
                cards.lay_action(way, best)
                for way in offers
                if cards.values_of_offer(way, best) not in own
            ]
    return lays


def enlargements(state: State) -> list[Enlarge]:
    """Returns the actions that enlarge a combination of the active seat, so that it becomes the
    strongest of its discipline.

    For each combination, two enlargements use cards of the hand alone: the weakest and the
    strongest. A third one may also use cards of lower disciplines. It is the strongest such
    enlargement, and is listed only if it is stronger than the others.
    """
    actions: list[Enlarge] = []
    hand = formations_of_hand(state.hands[state.active])
    for combination in state.combinations[state.active]:
        discipline = combination.discipline
        beaten = best_other_strength(state, combination)
        ways = [extreme_enlargement(combination, hand, beaten, greatest=False)]
        if ways[0]:
            ways.append(extreme_enlargement(combination, hand, beaten, greatest=True))
        wider = cards_within_reach(state, discipline)
        if wider.reluctance:
            ways.append(extreme_enlargement(combination, wider, beaten, greatest=True))
        strongest: tuple[int, ...] = ()
        for codes in ways:
            strength = strength_of_codes(discipline, codes)
            if strength > strongest:
                strongest = strength
                actions.append(_enlarge(combination, codes))
    return actions


def best_other_strength(state: State, combination: Combination) -> tuple[int, ...]:
    """Returns the greatest strength of the other combinations of the same discipline on the table.

    The result is () if there are none.
    """
    best: tuple[int, ...] = ()
    for combinations in state.combinations:
        for other in combinations:
            if other.discipline == combination.discipline and other.serial != combination.serial:
                best = max(best, other.strength)
    return best


def _enlarge(combination: Combination, codes: list[int]) -> Enlarge:
    ordered = sorted(codes)
    cards = tuple([CARD_OF_HALF[code] for code in ordered])
    return Enlarge(combination.serial, cards, tuple([code & 1 for code in ordered]))
