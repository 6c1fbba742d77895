# SPDX-License-Identifier: MIT
"""The pieces of Anludim: apprentice cards, objects, scrolls and crests.

A card has two halves, each with a value and a colour; a combination uses one of them. A player may
enter the cards of another box (`match_box`). So every card that a box may have has a number here,
and what a card shows follows from its number alone, in any match.
"""

from typing import Annotated, Final, NewType, TypeAlias

CardId = NewType("CardId", Annotated[int, range(-1, 3120)])
"""The number of an apprentice card, or HIDDEN if the observer may not know the card.

The cards of the printed box are 0 to 64. Then come the other cards that a box may have, see
`CARDS`.
"""

HIDDEN: Final = CardId(-1)

BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
PURPLE: Final = 4
COLOURS: Final = ("blue", "red", "green", "yellow", "purple")

RUN: Final = 0
COLOUR_SET: Final = 1
PAIRS: Final = 2
TRIPLES: Final = 3
ASSEMBLY: Final = 4
"""RUN, COLOUR_SET, PAIRS, TRIPLES and ASSEMBLY are the disciplines.

A discipline is a kind of combination; the weakest comes first (rules page, {#expert} and
{#combinations}).
"""
DISCIPLINES: Final = ("run", "colour_set", "pairs", "triples", "assembly")
PROFESSORS: Final = ("alchemist", "arcanist", "necromancer", "seer", "elementalist")
OBJECTS: Final = ("vial", "star", "doll", "talisman", "chest")

SCROLL_COUNT: Final = 3
"""The number of scrolls in the box; each is worth 1 point."""

ROW_SIZE: Final = 3
"""The number of open cards beside the deck."""

PRINTED_PILES: Final = (
    (3, 2, 2, 1, 1, 1, 1),
    (3, 2, 2, 2, 1, 1, 1),
    (4, 3, 2, 2, 1, 1),
    (4, 3, 3, 2, 1),
    (5, 3, 3, 2, 1),
)
"""By discipline, the points of all objects in the printed box, the greatest first."""

_REMOVED_OBJECTS: Final = {2: (2, 2, 1, 0, 0), 3: (1, 1, 0, 0, 0)}


def printed_piles(seats: int) -> tuple[tuple[int, ...], ...]:
    """Returns, by discipline, the points of the objects on its pile at the start of a round.

    The objects are those of the printed box. Each pile is listed from the bottom to the top. With
    two or three seats some objects of 1 point stay in the box (rules page, {#objects}).

    >>> printed_piles(2)[RUN]
    (3, 2, 2, 1, 1)
    """
    removed = _REMOVED_OBJECTS.get(seats, (0, 0, 0, 0, 0))
    return tuple(
        pile[: len(pile) - count] for pile, count in zip(PRINTED_PILES, removed, strict=True)
    )


def hand_limit(gold: bool) -> int:
    """Returns the number of cards in hand at the start of a round: 7 with a gold crest, otherwise
    8.

    `gold` says whether the seat's crest shows gold.
    """
    return 7 if gold else 8


def keep_limit(gold: bool) -> int:
    """Returns how many cards a seat may keep for the next round: 2 with a gold crest, otherwise 3.

    `gold` says whether the seat's crest shows gold.
    """
    return 2 if gold else 3


_PRINTED_DECK: Final = (
    (2, GREEN, 1, BLUE),
    (3, BLUE, 1, YELLOW),
    (3, GREEN, 2, YELLOW),
    (4, RED, 2, YELLOW),
    (4, GREEN, 1, PURPLE),
    (4, GREEN, 3, PURPLE),
    (5, BLUE, 4, PURPLE),
    (5, GREEN, 1, BLUE),
    (6, BLUE, 4, RED),
    (6, RED, 1, GREEN),
    (6, GREEN, 3, BLUE),
    (6, YELLOW, 2, PURPLE),
    (6, YELLOW, 5, PURPLE),
    (7, BLUE, 4, PURPLE),
    (7, BLUE, 6, PURPLE),
    (7, RED, 2, GREEN),
    (7, GREEN, 3, YELLOW),
    (7, YELLOW, 1, RED),
    (7, YELLOW, 5, RED),
    (8, BLUE, 3, RED),
    (8, RED, 5, GREEN),
    (8, GREEN, 4, BLUE),
    (8, YELLOW, 6, GREEN),
    (8, PURPLE, 1, RED),
    (9, BLUE, 7, RED),
    (9, BLUE, 8, RED),
    (9, RED, 5, PURPLE),
    (9, GREEN, 2, BLUE),
    (9, PURPLE, 1, GREEN),
    (9, PURPLE, 3, GREEN),
    (10, RED, 7, PURPLE),
    (10, RED, 8, PURPLE),
    (10, GREEN, 3, RED),
    (10, GREEN, 5, YELLOW),
    (10, YELLOW, 2, RED),
    (10, YELLOW, 6, BLUE),
    (10, PURPLE, 4, YELLOW),
    (10, PURPLE, 9, YELLOW),
    (11, BLUE, 3, PURPLE),
    (11, RED, 8, BLUE),
    (11, GREEN, 2, PURPLE),
    (11, GREEN, 9, YELLOW),
    (11, YELLOW, 1, PURPLE),
    (11, YELLOW, 4, BLUE),
    (11, PURPLE, 5, RED),
    (11, PURPLE, 7, GREEN),
    (12, BLUE, 2, RED),
    (12, BLUE, 7, PURPLE),
    (12, RED, 3, YELLOW),
    (12, RED, 8, GREEN),
    (12, GREEN, 9, RED),
    (12, GREEN, 11, BLUE),
    (12, YELLOW, 10, BLUE),
    (12, PURPLE, 5, BLUE),
    (12, PURPLE, 6, RED),
    (13, BLUE, 9, GREEN),
    (13, BLUE, 11, RED),
    (13, RED, 1, YELLOW),
    (13, RED, 12, YELLOW),
    (13, GREEN, 5, YELLOW),
    (13, GREEN, 6, PURPLE),
    (13, YELLOW, 2, BLUE),
    (13, YELLOW, 10, BLUE),
    (13, PURPLE, 4, YELLOW),
    (13, PURPLE, 8, YELLOW),
)

Half: TypeAlias = tuple[int, int]
"""The value and the colour of one half of a card."""

PRINTED_COUNT: Final = len(_PRINTED_DECK)
"""The number of cards in every box."""


def _all_cards() -> tuple[tuple[Half, Half], ...]:
    """Returns the printed cards, then the other cards that a box may have.

    A box may have two cards with the same halves. So each pair of halves that differ in value and
    in colour is there twice.
    """
    printed = [((a, colour_a), (b, colour_b)) for a, colour_a, b, colour_b in _PRINTED_DECK]
    halves = [(value, colour) for value in range(1, 14) for colour in range(len(COLOURS))]
    pairs = [(a, b) for a in halves for b in halves if a[0] > b[0] and a[1] != b[1]]
    taken = set(printed)
    return (*printed, *[pair for pair in pairs if pair not in taken], *pairs)


CARDS: Final = _all_cards()
"""By CardId, the two halves of the card as (value, colour). They differ in value and in colour; the
first has the greater value."""

VALUES: Final = tuple((a, b) for (a, _), (b, _) in CARDS)
"""By CardId, the values of the two halves."""

COLOURS_BY_CARD: Final = tuple((a, b) for (_, a), (_, b) in CARDS)
"""By CardId, the colours of the two halves."""
