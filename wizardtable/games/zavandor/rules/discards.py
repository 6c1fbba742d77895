# SPDX-License-Identifier: MIT
"""Checks and lists ways to discard down to the hand limit (rules page, {#hand}).

Discarded cards and dust bring no compensation, and nobody may discard more than necessary.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from wizardtable.core.game import IllegalAction
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules.components import PLACES_IN_HAND, VALUES, Card
from wizardtable.games.zavandor.rules.economy import dust_places, hand_limit, hand_size
from wizardtable.games.zavandor.rules.moves import Discard
from wizardtable.games.zavandor.rules.state import State

MAX_MENU_DISCARDS: Final = 12
"""The menu lists at most this many ways to discard: the least valuable discards."""


def check_discard(state: State, action: Discard) -> None:
    """Checks whether the seat to move may discard these cards and this dust.

    Raises:
        IllegalAction: the discard is illegal; the error has the reason as a sentence for the
            player.
    """
    seat = state.mover
    reason = discard_reason(
        state.hands[seat], state.dust[seat], hand_limit(state, seat), action.cards, action.dust
    )
    if reason is not None:
        raise IllegalAction(reason)


def discard_reason(
    hand: Sequence[Card], held: int, limit: int, cards: Sequence[Card], dust: int
) -> Message | None:
    """Returns the reason why these cards and this dust may not be discarded; None if they may.

    Args:
        hand: all cards of the seat.
        held: all dust of the seat.
        limit: the hand limit of the seat, in places.
        cards: the cards to discard; legal only in ascending order.
        dust: the dust to discard.
    """
    remaining = Counter(hand)
    remaining.subtract(cards)
    if list(cards) != sorted(cards) or min(remaining.values(), default=0) < 0:
        return N_("zavandor law", "You do not hold all these cards: choose cards from your hand.")
    if not 0 <= dust <= held:
        return N_("zavandor law", "You do not have that much dust: choose less.")
    if not _has_tiles(dust) or not _has_tiles(held - dust):
        return N_(
            "zavandor law",
            "You can neither discard nor keep 1 or 3 dust: no tiles make that amount.",
        )
    size = hand_size(remaining.elements(), held - dust)
    if size > limit:
        over = size - limit
        return NN_(
            "zavandor law",
            "Your hand would still be over its limit: free up %n more place(s).",
            "",
            over,
        )
    needed = [size + PLACES_IN_HAND[card] > limit for card in cards]
    rest = size - dust_places(held - dust)
    needed += [
        rest + dust_places(held - less) > limit
        for less in range(dust)
        if _has_tiles(less) and _has_tiles(held - less)
    ]
    if not all(needed):
        return N_("zavandor law", "That is more than you need to discard: keep some of it.")
    return None


def possible_discards(
    hand: tuple[Card, ...], held: int, limit: int, max_ways: int | None = MAX_MENU_DISCARDS
) -> list[Discard]:
    """Returns up to `max_ways` ways to come down to the limit, the least valuable discards first.

    `held` is the dust of the seat, and `limit` the hand limit. Dust and concentrated cards are
    tried in every legal number. The fewest standard cards that then suffice are added. Cards of low
    value are discarded first. If `max_ways` is None, all ways are listed.
    """
    places = sum([PLACES_IN_HAND[card] for card in hand])
    rising = sorted(hand, key=lambda card: (VALUES[card], card))
    small = [card for card in rising if PLACES_IN_HAND[card] == 1]
    rich = [card for card in rising if PLACES_IN_HAND[card] > 1]
    ways: list[tuple[int, int, tuple[Card, ...]]] = []
    tightest = limit + 1  # the fewest places that a smaller discard of dust leaves taken
    for dust in range(held + 1):
        if not _has_tiles(dust) or not _has_tiles(held - dust):
            continue
        room = dust_places(held - dust)
        over = places + room - limit
        for rich_count in range(len(rich) + 1):
            small_count = max(0, over - 3 * rich_count)
            spare = 3 * rich_count + small_count - over
            if small_count > len(small) or (
                spare >= (1 if small_count else 3) and rich_count + small_count
            ):
                continue
            if places - 3 * rich_count - small_count + tightest > limit:
                cards = tuple(sorted(rich[:rich_count] + small[:small_count]))
                ways.append((dust + sum([VALUES[card] for card in cards]), dust, cards))
        tightest = min(tightest, room)
    return [Discard(cards, dust) for _, dust, cards in sorted(ways)[:max_ways]]


def _has_tiles(dust: int) -> bool:
    """Returns whether dust tiles of 2, 5 and 10 can make up this amount."""
    return dust not in (1, 3)
