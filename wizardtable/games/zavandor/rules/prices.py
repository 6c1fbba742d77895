# SPDX-License-Identifier: MIT
"""Computes the price that the winner of an auction pays, and the dust that a seat can raise (rules
page, {#price})."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules.economy import refund
from wizardtable.games.zavandor.rules.state import Board

TURN_ORDER_CODE: Final = -1
"""The code in `Price.parts` for the surcharge or discount of the turn order."""

ARTIFACT_LORE_CODE: Final = -2
"""The code in `Price.parts` for the discount of the domain Artifacts."""

MASK_DISCOUNT: Final = 20
"""The discount of each Mask on a sentinel, in dust."""

DISCOUNTS: Final = {
    box.CLOAK: (box.GRIMOIRE, 15),
    box.CHALICE: (box.RUNESTONE, 10),
    box.ELIXIR: (box.CRYSTAL_BALL, 5),
}
"""By artifact, the other artifact that gives a discount on it, and the discount in dust for each
copy owned."""


@dataclass(frozen=True, slots=True)
class Price:
    """A price and its parts, in dust.

    Attributes:
        bid: the bid that the parts change.
        parts: the changes of the bid, as pairs of a code and an amount. The code is
            TURN_ORDER_CODE, ARTIFACT_LORE_CODE, or the Lot that gives a discount. Discounts are
            negative.
        total: the price to pay, never below 0.
    """

    bid: int
    parts: tuple[tuple[int, int], ...]
    total: int


def place_in_turn_order(board: Board, seat: int) -> int:
    """Returns the seat's place in the turn order of the round, 0 for the first."""
    return board.order.index(seat)


def turn_order_surcharge(board: Board, seat: int, lot: int) -> int:
    """Returns the surcharge of the seat's place in the turn order; negative for a discount (rules
    page, {#price}).

    The first and the second seat pay more if they themselves began the round with 10 points or
    more. The fifth and the sixth seat pay less if the first seat began it with 10 points or more.
    """
    where = board.order.index(seat)
    amount = box.TURN_ORDER_SURCHARGES[where]
    if not amount:
        return 0
    judged = seat if amount > 0 else board.order[0]
    if board.standing[judged] < box.MIN_SURCHARGE_POINTS:
        return 0
    return 2 * amount if lot >= box.FIRST_SENTINEL else amount


def price_change(board: Board, seat: int, lot: int) -> int:
    """Returns the dust that the seat pays on top of its bid; negative for a discount."""
    lore = box.ARTIFACT_DISCOUNT[board.levels[seat][box.ARTIFACT_LORE]]
    owned = board.artifacts[seat]
    if lot >= box.FIRST_SENTINEL:
        return turn_order_surcharge(board, seat, lot) - 2 * lore - MASK_DISCOUNT * owned[box.MASK]
    total = turn_order_surcharge(board, seat, lot) - lore
    if lot in DISCOUNTS:
        giver, amount = DISCOUNTS[box.Lot(lot)]
        total -= amount * owned[giver]
    return total


def lot_price(board: Board, seat: int, lot: int, bid: int) -> Price:
    """Returns the price that the seat would pay for a lot won with this bid."""
    parts: list[tuple[int, int]] = []
    amount = turn_order_surcharge(board, seat, lot)
    if amount:
        parts.append((TURN_ORDER_CODE, amount))
    lore = box.ARTIFACT_DISCOUNT[board.levels[seat][box.ARTIFACT_LORE]]
    if lore:
        parts.append((ARTIFACT_LORE_CODE, -2 * lore if lot >= box.FIRST_SENTINEL else -lore))
    giver, less = (
        (box.MASK, MASK_DISCOUNT)
        if lot >= box.FIRST_SENTINEL
        else DISCOUNTS.get(box.Lot(lot), (box.MASK, 0))
    )
    if less and board.artifacts[seat][giver]:
        parts.append((giver, -less * board.artifacts[seat][giver]))
    return Price(bid, tuple(parts), max(0, bid + price_change(board, seat, lot)))


def wealth(cards: Iterable[box.Card], dust: int) -> int:
    """Returns the value of cards and dust together, in dust."""
    return sum([box.VALUES[card] for card in cards]) + dust


def raisable_dust(
    cards: Iterable[box.Card], dust: int, board: Board, seat: int, *, sale: bool = True
) -> int:
    """Returns the dust that the seat can raise with its cards and dust.

    With `sale`, the refunds of all its gems are added.
    """
    total = wealth(cards, dust)
    if sale:
        active, inactive = board.spiral[seat], board.pentagon[seat]
        for gem in range(5):
            count = active[gem] + inactive[gem]
            if count:
                total += count * refund(board, seat, gem)
    return total


def highest_bid(board: Board, seat: int, lot: int, funds: int) -> int:
    """Returns the highest bid whose price these funds can pay, at most 999.

    The result may be below the minimum bid, or below the current bid.
    """
    return min(box.MAX_BID, funds - price_change(board, seat, lot))
