# SPDX-License-Identifier: MIT
"""What the winner of an auction pays: his bid, the figure of the turn order, and his discounts."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.economy import refund
from wizardtable.games.zavandor.rules.state import Board

FIGURE: Final = -1
"""Code of a part of a price: the figure of the turn order."""

LORE: Final = -2
"""Code of a part of a price: the discount of the knowledge of Artifacts."""

MASK_DISCOUNT: Final = 20
"""What each Mask takes off a sentinel."""

DISCOUNTS: Final = {
    box.CLOAK: (box.GRIMOIRE, 15),
    box.CHALICE: (box.RUNESTONE, 10),
    box.ELIXIR: (box.CRYSTAL_BALL, 5),
}
"""By artifact, which other artifact takes how much off it, each copy."""


@dataclass(frozen=True, slots=True)
class Price:
    """A price with how it comes about.

    Attributes:
        parts: what changes the bid, as (code, amount): FIGURE, LORE, or the Lot whose owner gets
            a discount; discounts are negative.
        total: what is paid, never below 0.
    """

    bid: int
    parts: tuple[tuple[int, int], ...]
    total: int


def place(board: Board, seat: int) -> int:
    """The seat's place in the turn order of the round, 0 for the first."""
    return board.order.index(seat)


def figure(board: Board, seat: int, lot: int) -> int:
    """What the turn order adds to the price: first and second pay more when they have 10 points
    themselves, fifth and sixth less once the first has (rules page, Auctions)."""
    where = board.order.index(seat)
    amount = box.TURN_FIGURES[where]
    if not amount:
        return 0
    judged = seat if amount > 0 else board.order[0]
    if board.standing[judged] < box.STANDING:
        return 0
    return 2 * amount if lot >= box.FIRST_SENTINEL else amount


def change(board: Board, seat: int, lot: int) -> int:
    """What the seat pays more (or less, where negative) than its bid."""
    lore = box.ARTIFACT_DISCOUNT[board.levels[seat][box.ARTIFACT_LORE]]
    owned = board.artifacts[seat]
    if lot >= box.FIRST_SENTINEL:
        return figure(board, seat, lot) - 2 * lore - MASK_DISCOUNT * owned[box.MASK]
    total = figure(board, seat, lot) - lore
    if lot in DISCOUNTS:
        giver, amount = DISCOUNTS[box.Lot(lot)]
        total -= amount * owned[giver]
    return total


def lot_price(board: Board, seat: int, lot: int, bid: int) -> Price:
    """What the seat would pay for a lot it wins with this bid."""
    parts: list[tuple[int, int]] = []
    amount = figure(board, seat, lot)
    if amount:
        parts.append((FIGURE, amount))
    lore = box.ARTIFACT_DISCOUNT[board.levels[seat][box.ARTIFACT_LORE]]
    if lore:
        parts.append((LORE, -2 * lore if lot >= box.FIRST_SENTINEL else -lore))
    giver, less = (
        (box.MASK, MASK_DISCOUNT)
        if lot >= box.FIRST_SENTINEL
        else DISCOUNTS.get(box.Lot(lot), (box.MASK, 0))
    )
    if less and board.artifacts[seat][giver]:
        parts.append((giver, -less * board.artifacts[seat][giver]))
    return Price(bid, tuple(parts), max(0, bid + change(board, seat, lot)))


def wealth(cards: Iterable[box.Card], dust: int) -> int:
    """Cards and dust in dust."""
    return sum([box.VALUES[card] for card in cards]) + dust


def means(
    cards: Iterable[box.Card], dust: int, board: Board, seat: int, *, sale: bool = True
) -> int:
    """All the seat can raise: cards, dust and, with `sale`, the refunds of all its gems."""
    total = wealth(cards, dust)
    if sale:
        a, b = board.spiral[seat], board.pentagon[seat]
        for gem in range(5):
            count = a[gem] + b[gem]
            if count:
                total += count * refund(board, seat, gem)
    return total


def highest_bid(board: Board, seat: int, lot: int, funds: int) -> int:
    """The highest bid for a lot whose price the seat can pay with these means, at most 999; it
    may be below what must be bid."""
    return min(box.MOST_BID, funds - change(board, seat, lot))
