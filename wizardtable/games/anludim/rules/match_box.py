# SPDX-License-Identifier: MIT
"""The box of a match: its 65 apprentice cards, and the objects of each pile.

The printed pairing of the cards is this project's reconstruction (rules page, {#reconstructed}).
The box in `Setup.data` replaces the printed one.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Annotated, Final, TypeAlias

from wizardtable.core import codec
from wizardtable.games.anludim.rules import components
from wizardtable.games.anludim.rules.components import CARDS, PRINTED_COUNT, CardId, Half

SEATS: Final = (2, 3, 4, 5)
"""The possible numbers of seats."""

MAX_OBJECTS: Final = 9
"""The most objects on a pile; a pile has at least one."""

MAX_POINTS: Final = 9
"""The most points of an object; an object has at least one."""

MAX_TITLE_LETTERS: Final = 40

CardHalves: TypeAlias = tuple[
    Annotated[int, range(1, 14)],
    Annotated[int, range(5)],
    Annotated[int, range(1, 14)],
    Annotated[int, range(5)],
]
"""The value and the colour of a card's first half, then those of its second half."""

Pile: TypeAlias = Annotated[
    tuple[Annotated[int, range(1, MAX_POINTS + 1)], ...], range(1, MAX_OBJECTS + 1)
]
"""The points of the objects on a pile, from the bottom to the top, never rising."""

Piles: TypeAlias = tuple[Pile, Pile, Pile, Pile, Pile]
"""By discipline, its pile at the start of a round."""


def piles_of(by_kind: Sequence[tuple[int, ...]]) -> Piles:
    """Returns the piles of the five kinds of objects, in the order of the disciplines."""
    vials, stars, dolls, talismans, chests = by_kind
    return vials, stars, dolls, talismans, chests


@dataclass(frozen=True, slots=True)
class Box:
    """The content of a box as a player has entered it.

    Attributes:
        cards: the cards, ascending by their number (see `components.CARDS`).
        piles: for two, three, four and five seats, the piles.
        title: the title of the box, at most 40 letters.

    Raises:
        ValueError: no match could be played with this box.
    """

    cards: Annotated[tuple[CardHalves, ...], range(PRINTED_COUNT, PRINTED_COUNT + 1)]
    piles: tuple[Piles, Piles, Piles, Piles]
    title: Annotated[str, range(MAX_TITLE_LETTERS + 1)] = ""

    def __post_init__(self) -> None:
        if len(self.cards) != PRINTED_COUNT:
            raise ValueError("a box has 65 cards")
        ids = card_ids([((a, colour), (b, other)) for a, colour, b, other in self.cards])
        if ids != sorted(ids):
            raise ValueError("the cards ascend")
        halves = Counter(half for card in ids for half in CARDS[card])
        if set(halves.values()) != {2} or len(halves) != PRINTED_COUNT:
            raise ValueError("each half is on two cards")
        for piles in self.piles:
            if any(list(pile) != sorted(pile, reverse=True) for pile in piles):
                raise ValueError("the least valuable object is on top")
        if self.title and (not self.title.isprintable() or self.title != self.title.strip()):
            raise ValueError("the title can be shown")


class MatchBox:
    """The pieces of a match, arranged for quick lookup. The object never changes.

    Attributes:
        title: the title that the player has given to the box; "" for the printed box.
        cards: the cards, ascending.
    """

    __slots__ = ("_piles", "cards", "title")

    def __init__(
        self, cards: tuple[CardId, ...], piles: tuple[tuple[tuple[int, ...], ...], ...], title: str
    ) -> None:
        self.cards = cards
        self.title = title
        self._piles = piles

    def piles(self, seats: int) -> tuple[tuple[int, ...], ...]:
        """Returns, by discipline, the points of the objects on its pile at the start of a round.

        Each pile is listed from the bottom to the top.
        """
        return self._piles[seats - SEATS[0]]


PRINTED_BOX: Final = MatchBox(
    tuple([CardId(card) for card in range(PRINTED_COUNT)]),
    tuple([components.printed_piles(seats) for seats in SEATS]),
    "",
)
"""The printed box."""

_IDS_OF_CARD: Final[dict[tuple[Half, Half], list[CardId]]] = {}
"""By the halves of a card, its two numbers."""

for _number, _card in enumerate(CARDS):
    _IDS_OF_CARD.setdefault(_card, []).append(CardId(_number))


def card_ids(cards: list[tuple[Half, Half]]) -> list[CardId]:
    """Returns the numbers of cards, in the given order.

    A card that occurs a second time has another number then.

    Args:
        cards: the halves of the cards, the half with the greater value first.

    Raises:
        ValueError: two halves have the same value or the same colour, or three cards are equal.
    """
    used: Counter[tuple[Half, Half]] = Counter()
    ids: list[CardId] = []
    for card in cards:
        both = _IDS_OF_CARD.get(card)
        if both is None:
            raise ValueError("the halves differ in value and colour, the greater value first")
        if used[card] == len(both):
            raise ValueError("no more than two cards are equal")
        ids.append(both[used[card]])
        used[card] += 1
    return ids


@lru_cache(maxsize=64)
def read_box(data: str) -> MatchBox:
    """Returns the box for `Setup.data`; the printed box for "".

    Raises:
        CodecError: the text is not a `Box` as canonical JSON.
    """
    if not data:
        return PRINTED_BOX
    box: Box = codec.loads(Box, data)
    cards = card_ids([((a, colour), (b, other)) for a, colour, b, other in box.cards])
    return MatchBox(tuple(cards), box.piles, box.title)


def write_box(box: Box) -> str:
    """Returns the text of a box for `Setup.data`."""
    return codec.dumps(Box, box)
