# SPDX-License-Identifier: MIT
"""Draws the worked examples of the rules page with the gems, cards and dust of the table."""

from collections.abc import Callable, Iterable
from functools import partial
from typing import Final

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import economy, terms, worked_examples
from wizardtable.games.zavandor.view.areas import CARD_RATIO
from wizardtable.play.translate import render
from wizardtable.table.game_view import ExamplePicture
from wizardtable.table.kit.example_row import ROW_HEIGHT, ExampleRow, stacked
from wizardtable.table.view import Sprite

_SMALL_SHARE: Final = 0.62
"""The height of gems and dust as a share of a card's height."""

_SAPPHIRE_ENERGY: Final = 0
"""The kind of energy of the cards in the examples."""


def example_picture(name: str) -> ExamplePicture | None:
    """Returns the picture of an example; None if no example has this name."""
    draw = _PICTURES.get(name)
    return draw() if draw is not None else None


def _income(case: worked_examples.Draw) -> ExamplePicture:
    gems = [Sprite("gem", (gem,)) for gem in range(5) for _ in range(case.gems[gem])]
    row = ExampleRow().add(gems, 1.0, share=_SMALL_SHARE).say("→")
    row.add([Sprite("back", (_SAPPHIRE_ENERGY,))] * case.cards, CARD_RATIO)
    row.add(
        [Sprite("energy", (int(box.CONCENTRATED[_SAPPHIRE_ENERGY]),))] * case.concentrated,
        CARD_RATIO,
    )
    return _dust(row.say("+"), case.dust).picture()


def _sale() -> ExamplePicture:
    case = worked_examples.EMERALD_SALE
    gem = [Sprite("gem", (case.gem,))]
    low = ROW_HEIGHT * _SMALL_SHARE
    bought = _dust(ExampleRow(low), case.cost, 1.0).say("→").add(gem, 1.0)
    sold = _dust(ExampleRow(low).add(gem, 1.0).say("→"), case.refund, 1.0)
    return stacked(bought.picture(), sold.picture())


def _price() -> ExamplePicture:
    case = worked_examples.SENTINEL_PRICE
    lot = Sprite("lot", (int(case.lot), render(terms.lot(case.lot)), ""))
    parts = " ".join(f"{'+' if part > 0 else '−'} {abs(part)}" for part in case.parts)
    return ExampleRow().add([lot], CARD_RATIO).say(f"{case.bid} {parts} = {case.total}").picture()


def _payment() -> ExamplePicture:
    case = worked_examples.PAYMENT
    row = ExampleRow().add(_cards(case.cards), CARD_RATIO).say("+")
    return _dust(row, case.spent).say(f"= {case.price}").picture()


def _trim() -> ExamplePicture:
    case = worked_examples.DUST_TRIM
    low = ROW_HEIGHT * _SMALL_SHARE
    before = _dust(ExampleRow(low), case.dust, 1.0).say(f"{case.dust} → {case.left}")
    return _dust(before, case.left, 1.0).picture()


def _cards(values: Iterable[int]) -> list[Sprite]:
    faces = {
        box.VALUES[face]: face
        for face in range(box.FIRST_CONCENTRATED)
        if box.KINDS[face] == _SAPPHIRE_ENERGY
    }
    return [Sprite("energy", (faces[value],)) for value in values]


def _dust(row: ExampleRow, amount: int, share: float = _SMALL_SHARE) -> ExampleRow:
    """Adds the tiles that make up this amount of dust. A rest without tiles is written as a
    number."""
    tiles = economy.dust_tiles(amount)
    row.add([Sprite("tile", (tile,)) for tile in tiles], 1.0, share=share)
    rest = amount - sum(tiles)
    return row.say(f"+ {rest}") if rest else row


_PICTURES: Final[dict[str, Callable[[], ExamplePicture]]] = {
    "first-round": partial(_income, worked_examples.FIRST_ROUND_INCOME),
    "four-sapphires": partial(_income, worked_examples.FOUR_SAPPHIRES_INCOME),
    "emerald": _sale,
    "sentinel": _price,
    "payment": _payment,
    "dust": _trim,
}
"""The function that draws each example, by the name of the example."""
