# SPDX-License-Identifier: MIT
"""Coming down to the hand limit: what may be discarded, and sensible ways (rules page, Hand size).

Cards and dust go without compensation, and no more than needed.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from wizardtable.core.game import IllegalAction
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules.components import SLOTS, VALUES, Card
from wizardtable.games.zavandor.rules.economy import dust_slots, hand_limit, hand_size
from wizardtable.games.zavandor.rules.moves import Discard
from wizardtable.games.zavandor.rules.state import State

OFFERS: Final = 12
"""Ways of discarding on the menu, those that lose least."""


def check_discard(state: State, action: Discard) -> None:
    """Raise IllegalAction unless the seat to move may discard so."""
    seat = state.mover
    reason = discard_reason(
        state.hands[seat], state.dust[seat], hand_limit(state, seat), action.cards, action.dust
    )
    if reason is not None:
        raise IllegalAction(reason)


def discard_reason(
    hand: Sequence[Card], held: int, limit: int, cards: Sequence[Card], dust: int
) -> Message | None:
    """Why these cards and so much dust may not be discarded of a hand, None where they may."""
    left = Counter(hand)
    left.subtract(cards)
    if list(cards) != sorted(cards) or min(left.values(), default=0) < 0:
        return N_("zavandor law", "You do not hold all these cards: choose cards from your hand.")
    if not 0 <= dust <= held:
        return N_("zavandor law", "You do not have that much dust: choose less.")
    if not _tiled(dust) or not _tiled(held - dust):
        return N_(
            "zavandor law",
            "You can neither discard nor keep 1 or 3 dust: no tiles make that amount.",
        )
    size = hand_size(left.elements(), held - dust)
    if size > limit:
        over = size - limit
        return NN_(
            "zavandor law",
            "Your hand would still be over its limit: free up %n more place(s).",
            "",
            over,
        )
    needed = [size + SLOTS[card] > limit for card in cards]
    rest = size - dust_slots(held - dust)
    needed += [
        rest + dust_slots(held - less) > limit
        for less in range(dust)
        if _tiled(less) and _tiled(held - less)
    ]
    if not all(needed):
        return N_("zavandor law", "That is more than you need to discard: keep some of it.")
    return None


def discards(
    hand: tuple[Card, ...], held: int, limit: int, most: int | None = OFFERS
) -> list[Discard]:
    """Ways to come down to the limit, by what they lose, at most so many: for each lawful amount
    of dust the cheapest cards, with none to all of the concentrated ones among them."""
    slots = sum([SLOTS[card] for card in hand])
    rising = sorted(hand, key=lambda card: (VALUES[card], card))
    small = [card for card in rising if SLOTS[card] == 1]
    rich = [card for card in rising if SLOTS[card] > 1]
    found: list[tuple[int, int, tuple[Card, ...]]] = []
    tightest = limit + 1  # the least room that a smaller amount of dust would leave taken
    for dust in range(held + 1):
        if not _tiled(dust) or not _tiled(held - dust):
            continue
        room = dust_slots(held - dust)
        over = slots + room - limit
        for many in range(len(rich) + 1):
            few = max(0, over - 3 * many)
            spare = 3 * many + few - over
            if few > len(small) or (spare >= (1 if few else 3) and many + few):
                continue
            if slots - 3 * many - few + tightest > limit:
                cards = tuple(sorted(rich[:many] + small[:few]))
                found.append((dust + sum([VALUES[card] for card in cards]), dust, cards))
        tightest = min(tightest, room)
    return [Discard(cards, dust) for _, dust, cards in sorted(found)[:most]]


def _tiled(dust: int) -> bool:
    """Whether tiles can make up so much dust."""
    return dust not in (1, 3)
