# SPDX-License-Identifier: MIT
"""Puts a payment or a discard on the stage: a tray for chosen cards and gems, and its sums."""

from collections.abc import Sequence
from math import ceil

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import terms
from wizardtable.games.zavandor.rules.components import KINDS
from wizardtable.games.zavandor.rules.moves import Advance, BuyMarker, Enchant, Pay
from wizardtable.games.zavandor.rules.price_sums import purchase_sum
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.view import payment_sums
from wizardtable.games.zavandor.view.draft import Draft, Purchase
from wizardtable.games.zavandor.view.payment_sums import Discarding, Payment
from wizardtable.games.zavandor.view.pieces.dust import dust_text
from wizardtable.games.zavandor.view.pieces.energy_card import EnergyCard
from wizardtable.games.zavandor.view.pieces.gem import Gem
from wizardtable.games.zavandor.view.stage import CARD_RATIO, END, TRAY_ZONE, Stage, put_picture
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import Key, Sprite, Zone
from wizardtable.table.zones import Box, Group, Spot, columns, fit, grid, spread

_AMOUNT: Key = ("stage", "amount")
"""The key of the field with the dust to discard."""


def set_payment(stage: Stage, frame: Frame, draft: Draft, purchase: Purchase) -> None:
    """Puts the payment of a purchase on the stage."""
    observation: Observation = frame.observation
    stage.scene = "payment"
    payment = payment_sums.payment_for(observation, draft, purchase)
    reason = frame.check(payment_sums.purchase_paid_with(draft, purchase))
    inner = put_picture(stage.spread(), stage, _purchase_sprite(observation, purchase))
    left, right = _split(stage, inner)
    sums = purchase_sum(observation, observation.viewer, purchase)
    if isinstance(purchase, Pay):  # the card itself shows the name
        stage.sum("sum", sums, left.cut_top(left.h * 0.17)[0])
    else:
        _set_title(stage, _title(observation, purchase), sums, left)
    empty = N_("zavandor table", "Click the cards to pay with, or drag them here.")
    if isinstance(purchase, Pay):
        empty = N_("zavandor table", "Click the cards to pay with, or gems to disenchant.")
    _set_tray(stage, draft, _room_below_title(left), payment.dust, empty)
    figures_box, buttons = right.cut_top(right.h * 0.72, max(5.0, right.h * 0.03))
    _set_figures(stage, _payment_rows(payment), figures_box, reason)
    gap = max(5.0, right.h * 0.03)
    pay, rest = buttons.cut_left(buttons.w * 0.46, gap)
    label = N_("zavandor table", "Pay {price}").of(price=payment.price)
    stage.button("pay", label, pay, reason=reason, primary=True)
    others = columns(rest, 1 if isinstance(purchase, Pay) else 2, gap)
    best_reason = (
        None if draft.is_changed else N_("zavandor table", "This payment already wastes the least.")
    )
    best_label = stage.label(
        N_("zavandor table", "Best payment"), N_("zavandor table", "Best"), others[0]
    )
    stage.button("best", best_label, others[0], reason=best_reason)
    if len(others) > 1:
        stage.button("back", N_("zavandor table", "Back"), others[1])


def set_discard(stage: Stage, frame: Frame, draft: Draft) -> None:
    """Puts the choice of a discard down to the hand limit on the stage."""
    observation: Observation = frame.observation
    stage.scene = "discard"
    figures = payment_sums.discard_numbers(observation, draft)
    reason = frame.check(payment_sums.discard_action(draft))
    left, right = _split(stage, stage.spread())
    title = N_("zavandor table", "Hand limit: {limit}").of(limit=figures.limit)
    over = NN_("zavandor table", "%n place(s) too many", "", max(0, figures.size - figures.limit))
    _set_title(stage, title, over, left, 0.66)
    tray = _room_below_title(left)
    gap = max(5.0, right.h * 0.03)
    if observation.dust[observation.viewer]:
        dial, tray = tray.cut_bottom(min(tray.h * 0.24, 44 * stage.look.growth * stage.growth), gap)
        _set_dust(stage, observation, draft, dial)
    empty = N_("zavandor table", "Click cards to discard, or drag them here.")
    _set_tray(stage, draft, tray, draft.dust, empty)
    figures_box, buttons = right.cut_top(right.h * 0.72, gap)
    _set_figures(stage, _discard_rows(figures), figures_box, reason)
    discard, best = buttons.cut_left(buttons.w * 0.54, gap)
    stage.button("discard", N_("zavandor table", "Discard"), discard, reason=reason, primary=True)
    best_reason = (
        None
        if draft.is_changed
        else N_("zavandor table", "This discard already loses the least value.")
    )
    best_label = stage.label(
        N_("zavandor table", "Best discard"), N_("zavandor table", "Best"), best
    )
    stage.button("best", best_label, best, reason=best_reason)


def _split(stage: Stage, inner: Box) -> tuple[Box, Box]:
    """Returns two boxes with a line between them: title and tray on the left, figures and buttons
    on the right."""
    left, right = inner.cut_left(inner.w * 0.63, max(12.0, inner.w * 0.022))
    rule = Box(right.x - max(6.0, inner.w * 0.011) - 1, right.y, 2, right.h)
    stage.put(("rule",), Sprite("stage.rule"), rule, inert=True)
    return left, right


def _set_title(stage: Stage, title: Message, line: Message, room: Box, share: float = 0.36) -> None:
    """Puts a title and a line beside it on the stage.

    `share` is the share of the width for the title.
    """
    upper, _ = room.cut_top(room.h * 0.17)
    name, sums = upper.cut_left(upper.w * share, 8)
    stage.write("title", title, name, 20, bold=True)
    stage.write("sum", line, sums, 16, where=END, role="soft")


def _room_below_title(room: Box) -> Box:
    return room.cut_top(room.h * 0.17, room.h * 0.03)[1]


def _set_tray(stage: Stage, draft: Draft, room: Box, dust: int, empty: Message) -> None:
    """Puts the tray with the chosen cards, gems and dust on the stage.

    `empty` is the text of an empty tray.
    """
    bare = not draft.picked and not draft.sold and not dust
    sprite = Sprite("stage.tray", (render(empty) if bare else "",))
    name = render(N_("zavandor table", "Chosen cards"))
    stage.put(("tray",), sprite, room, inert=True)
    stage.zones.append(Zone(TRAY_ZONE, room, name))
    inner = room.inset(max(5.0, room.h * 0.07))
    stage.dust = dust
    if dust:
        purse, inner = inner.cut_right(
            min(inner.w * 0.28, 140 * stage.look.growth * stage.growth), 6
        )
        sprite = Sprite("stage.dust", (dust_text(dust), dust))
        stage.put(("dust",), sprite, purse, inert=True)
    if draft.sold:
        across = ceil(len(draft.sold) / 2) if len(draft.sold) > 2 else len(draft.sold)
        width = min(inner.w * 0.4, inner.h * 0.46 * across)
        gems, inner = inner.cut_right(width, 6)
        _lay_gems(stage, draft, gems, across)
    packed = spread(inner, [Group(1) for _ in draft.picked], CARD_RATIO, inner.h, gap=0.07)
    in_order = sorted(draft.picked, key=lambda card: (KINDS[card[0]], card))  # as in the hand
    for (face, number), (box,) in zip(in_order, packed.cards, strict=True):
        stage.lay({EnergyCard(face, number).key: Spot(box)})


def _lay_gems(stage: Stage, draft: Draft, room: Box, across: int) -> None:
    for (gem, _, number), cell in zip(
        draft.sold, grid(room, len(draft.sold), across, 3), strict=True
    ):
        box = fit(cell.inset(0, max(0.0, (cell.h - room.h * 0.56) / 2)), 1.0)
        stage.lay({Gem(gem, number).key: Spot(box)})


def _set_figures(
    stage: Stage, rows: Sequence[tuple[Message, str]], room: Box, reason: Message | None
) -> None:
    """Puts rows of labels and figures on the stage.

    Below them stands `reason`, the reason why the choice is illegal; None if it is legal.
    """
    if reason is not None:
        foot, room = room.cut_bottom(room.h * 0.38, 4)
        stage.note("foot", reason, foot, role="warn")
    height = min(room.h / max(1, len(rows)), 28.0 * stage.look.growth * stage.growth)
    for i, (label, figure) in enumerate(rows):
        line = Box(room.x, room.y + i * height, room.w, height)
        stage.write(f"label{i}", label, line.cut_left(line.w * 0.74)[0], 15, role="soft")
        stage.write(f"figure{i}", figure, line.cut_right(line.w * 0.3)[0], 15, where=END, bold=True)


def _payment_rows(payment: Payment) -> list[tuple[Message, str]]:
    """Returns rows for the paid cards and dust, the change, and the hand that is left."""
    rows = [(N_("zavandor table", "Cards"), str(payment.cards))]
    if payment.refund:
        rows.append((N_("zavandor table", "Dust from gems"), str(payment.refund)))
    if payment.dust:
        rows.append((N_("zavandor table", "Dust"), str(payment.dust)))
    if payment.change:
        rows.append((N_("zavandor table", "Change, in dust"), str(payment.change)))
    if payment.lost:
        rows.append((N_("zavandor table", "Dust lost (1 or 3 cannot be kept)"), str(payment.lost)))
    if payment.missing:
        return [*rows, (N_("zavandor table", "Still to pay"), str(payment.missing))]
    hand = f"{payment.size_after} / {payment.limit}"
    rows.append((N_("zavandor table", "Dust left"), str(payment.dust_after)))
    return [*rows, (N_("zavandor table", "Places taken afterwards"), hand)]


def _discard_rows(figures: Discarding) -> list[tuple[Message, str]]:
    return [
        (N_("zavandor table", "Places taken now"), f"{figures.size} / {figures.limit}"),
        (
            N_("zavandor table", "Places taken afterwards"),
            f"{figures.size_after} / {figures.limit}",
        ),
        (N_("zavandor table", "Value discarded"), str(figures.value)),
    ]


def _set_dust(stage: Stage, observation: Observation, draft: Draft, room: Box) -> None:
    """Puts the amount of dust to discard on the stage, between "less" and "more" buttons."""
    steps = payment_sums.dust_steps(observation.dust[observation.viewer])
    side = room.h
    caption, rest = room.cut_left(room.w * 0.42, 8)
    stage.write("dust", N_("zavandor table", "Dust to discard"), caption, 15, role="soft")
    dial = rest.cut_left(min(rest.w, side * 4.4))[0]
    less, dial = dial.cut_left(side, 4)
    more, middle = dial.cut_right(side, 4)
    least_reason = N_("zavandor table", "You cannot discard less dust.")
    most_reason = N_("zavandor table", "You cannot discard more dust.")
    stage.button("less", "−", less, reason=least_reason if draft.dust <= steps[0] else None)
    stage.button("more", "+", more, reason=most_reason if draft.dust >= steps[-1] else None)
    amount = Sprite("stage.field", (str(draft.dust), "ink"))
    stage.put(("amount",), amount, middle, name=dust_text(draft.dust))
    stage.dials = (_AMOUNT, ("table", "choice", "less"), ("table", "choice", "more"))


def _purchase_sprite(observation: Observation, purchase: Purchase) -> Sprite | None:
    """Returns the picture of a purchase; None for a lot, because its own card is shown."""
    match purchase:
        case Enchant(gem):
            return Sprite("gem", (gem,))
        case BuyMarker(price):
            return Sprite("marker", (price, False))
        case Advance(domain):
            return Sprite("stage.domain", (domain,))
    return None


def _title(observation: Observation, purchase: Purchase) -> Message:
    match purchase:
        case Enchant(gem):
            return terms.gem(gem)
        case BuyMarker():
            return N_("zavandor table", "Marker")
        case Advance(domain):
            level = observation.levels[observation.viewer][domain] + 1
            text = N_("zavandor table", "{domain}, level {level}")
            return text.of(domain=terms.domain(domain), level=level)
        case Pay():
            return terms.lot(observation.lot)
