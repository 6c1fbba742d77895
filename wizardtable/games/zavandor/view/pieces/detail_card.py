# SPDX-License-Identifier: MIT
"""Makes detail cards, and the rows of figures that several kinds of pieces show on them.

A detail card explains the piece under the pointer.
"""

from typing import TypeAlias

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.text.what_if import Change
from wizardtable.play.translate import render
from wizardtable.table.view import Explanation, Sprite

Ledger: TypeAlias = tuple[tuple[str, str], ...]
"""Rows of figures, as pairs of a label and a figure."""


def detail_card(
    title: Message,
    lines: list[Message],
    ledger: Ledger = (),
    sprite: Sprite | None = None,
    ratio: float = 1.4,
) -> Explanation:
    """Returns a detail card with a title, lines of text, rows of figures and a picture.

    `ratio` is the height of the picture divided by its width.
    """
    return Explanation(render(title), tuple(map(render, lines)), sprite, ratio, ledger)


def text_with_tenths(value: float) -> str:
    """Returns a number with at most one decimal, as the current language writes it."""
    whole, part = divmod(round(value * 10), 10)
    if not part:
        return str(whole)
    return render(N_("zavandor table", "{whole}.{tenths}").of(whole=whole, tenths=part))


def change_rows(change: Change, cost: int = 0) -> Ledger:
    """Returns rows for the numbers that a purchase changes, and for its payback in rounds.

    Args:
        change: the figures before and after the purchase.
        cost: the price of the purchase, in dust; with 0, the payback is left out.
    """
    before, after = change.before, change.after
    pairs = [
        (
            N_("zavandor table", "Average income per round"),
            text_with_tenths(before.mean),
            text_with_tenths(after.mean),
        ),
        (N_("zavandor table", "Points"), str(before.points), str(after.points)),
        (N_("zavandor table", "Active slots"), str(before.slots), str(after.slots)),
        (N_("zavandor table", "Hand limit"), str(before.limit), str(after.limit)),
    ]
    rows = [(render(label), f"{old} → {new}") for label, old, new in pairs if old != new]
    rounds = change.payback(cost)
    if rounds is not None:
        label = N_("zavandor table", "Pays for itself in")
        rows.append((render(label), render(NN_("zavandor table", "%n round(s)", "", rounds))))
    return tuple(rows)


def counted_name(name: Message, count: int) -> str:
    """Returns a name, with the count before it if that is not 1: "2 × Opal"."""
    if count == 1:
        return render(name)
    return render(N_("zavandor table", "{count} × {thing}").of(count=count, thing=name))
