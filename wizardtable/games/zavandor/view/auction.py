# SPDX-License-Identifier: MIT
"""Puts an auction on the stage: the card, the bids, and the viewer's own bid.

The stage is the sheet of parchment in the middle of the table.
"""

from dataclasses import dataclass

from wizardtable.core.text import N_, Message
from wizardtable.games.zavandor.rules import terms
from wizardtable.games.zavandor.rules.components import MAX_BID, MINIMUM_BIDS, NO_LOT, Lot
from wizardtable.games.zavandor.rules.menu import MENU_RAISES
from wizardtable.games.zavandor.rules.moves import Bid, OpenAuction
from wizardtable.games.zavandor.rules.price_sums import bid_sum
from wizardtable.games.zavandor.rules.state import AUCTION, Observation
from wizardtable.games.zavandor.text.conduct import BidLimit, least_limit
from wizardtable.games.zavandor.view import auction_figures
from wizardtable.games.zavandor.view.auction_figures import Bidder, BidderState, History
from wizardtable.games.zavandor.view.draft import Draft
from wizardtable.games.zavandor.view.pieces.bidder import PASSED_SHARE, bid_message, line_sprite
from wizardtable.games.zavandor.view.stage import END, Stage, put_picture
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import Key, Sprite
from wizardtable.table.zones import Box, columns

_BIDDING_STATES = (BidderState.LEADS, BidderState.IN)

BID_FIELD_KEY: Key = ("stage", "field")
"""The key of the field with the viewer's bid."""

_BID_WIDTH_PX = 42.0
"""The width of one bid in the row of earlier bids, in pixels at 100 %."""

_NARROW_WIDTH_PX = 850.0
"""On a stage narrower than this, in pixels at 100 %, the lot's effect takes a larger share."""

_MAX_BIDDERS_WITH_HISTORY = 4
"""With more bidders than this, the row of earlier bids is not shown."""

_MIN_LINE_SHARE = 0.96
"""The share of its height that a bidder's line keeps even if large writing needs room elsewhere.

A lower line would be too low for its digits.
"""

_MIN_LINE_HEIGHT_PX = 25.0
"""The usual least height of a bidder's line, in pixels at 100 %."""


@dataclass(frozen=True, slots=True)
class Auction:
    """The numbers that the stage shows of an auction.

    Attributes:
        lot: the card.
        mine: whether the viewer makes a bid now.
        opens: whether this bid would open the auction.
        amount: the prepared bid, in dust.
        least: the lowest possible bid or limit.
        highest: the highest bid that the viewer could pay, -1 for a viewer who only watches.
        reason: the reason why the prepared bid is illegal; None if it is legal.
        missing: the dust by which the price exceeds the viewer's cards and dust.
    """

    lot: Lot
    mine: bool
    opens: bool
    amount: int
    least: int
    highest: int
    reason: Message | None
    missing: int = 0

    @property
    def suggests_pass(self) -> bool:
        """True if passing is the obvious choice.

        The lowest bid would cost gems or is illegal, and no other bid was prepared.
        """
        costly = self.missing > 0 or self.reason is not None
        return costly and self.amount == self.least and not self.opens


def auction_of(frame: Frame, draft: Draft) -> Auction:
    """Returns the current auction, or the auction that the viewer prepares to open."""
    observation: Observation = frame.observation
    lot = draft.lot if draft.lot != NO_LOT else auction_figures.lot_on_stage(observation)
    mine = bool(frame.menu) and (draft.lot != NO_LOT or observation.phase == AUCTION)
    least = auction_figures.least_bid(observation, lot)
    opens = draft.lot != NO_LOT
    if not mine and not frame.orders:
        return Auction(lot, mine, opens, amount=least, least=least, highest=-1, reason=None)
    if not mine:
        least, highest = (
            least_limit(observation),
            auction_figures.highest_payable_bid(observation, lot),
        )
        return Auction(lot, mine, opens, max(draft.amount, least), least, highest, reason=None)
    reason = frame.check(bid_of(draft, draft.amount))
    highest = auction_figures.highest_payable_bid(observation, lot)
    missing = auction_figures.lacking_dust(
        observation, auction_figures.price_at(observation, lot, draft.amount)
    )
    return Auction(lot, mine, opens, draft.amount, least, highest, reason, missing)


def order_of(frame: Frame, amount: int) -> BidLimit:
    """Returns the standing order that bids up to this amount in the current auction."""
    observation: Observation = frame.observation
    return BidLimit(observation.auctions, amount)


def bid_of(draft: Draft, amount: int) -> Bid | OpenAuction:
    """Returns the action that makes a bid of this amount, or opens the prepared auction with it."""
    return Bid(amount) if draft.lot == NO_LOT else OpenAuction(draft.lot, amount)


def quick_raises(auction: Auction) -> list[tuple[str, int]]:
    """Returns the quick raises as pairs of a button's id and a bid: some steps, and the highest
    bid.

    The bids differ from each other and from the prepared bid.
    """
    steps = [(f"raise:{more}", auction.amount + more) for more in MENU_RAISES[1:]]
    steps = [step for step in steps if step[1] != auction.highest]
    return [*steps, ("highest", auction.highest)] if auction.highest != auction.amount else steps


def is_reachable_bid(auction: Auction, bid: int) -> bool:
    """Returns whether a quick raise may lead to this bid.

    A bid that the viewer cannot pay is possible only if the prepared bid cannot be paid either.
    """
    top = auction.highest if auction.highest >= auction.amount else MAX_BID
    return auction.least <= bid <= top


def set_auction(stage: Stage, frame: Frame, auction: Auction, history: History) -> None:
    """Puts an auction on the stage, with the controls for a bid. A viewer who only watches gets
    none."""
    stage.scene = "auction"
    inner = put_picture(stage.spread(), stage, None)
    share = 0.4 if inner.w > _NARROW_WIDTH_PX * stage.look.growth else 0.44
    left, right = inner.cut_left(inner.w * share, max(12.0, inner.w * 0.022))
    has_effect = _set_bidders(stage, frame, auction.lot, left, history)
    stage.put(("rule",), Sprite("stage.rule"), Box(right.x - 8, right.y, 2, right.h), inert=True)
    stage.scene = "bid" if auction.mine else "watch"
    if auction.mine:
        _set_controls(
            stage, frame, auction, right, None if has_effect else terms.lot_effect(auction.lot)
        )
    else:
        _set_watching(stage, frame, auction, right)


def _set_bidders(stage: Stage, frame: Frame, lot: Lot, room: Box, history: History) -> bool:
    """Puts on the stage: the lot's name and effect, a line for each bidder, and earlier bids.

    Returns whether there was room for the effect.
    """
    observation: Observation = frame.observation
    title, rest = room.cut_top(room.h * 0.13)
    name, least = title.cut_left(title.w * 0.6)
    stage.write("title", terms.lot(lot), name, 21, bold=True)
    least_text = N_("zavandor table", "Minimum bid: {bid}").of(bid=MINIMUM_BIDS[lot])
    stage.write("least", least_text, least, 14, where=END, role="soft")
    across = max(4, int(room.w / (_BID_WIDTH_PX * stage.look.at_largest.close_scale)))
    lines = auction_figures.bidders(observation, lot)
    shows_history = len(history.bids) > 1 and len(lines) <= _MAX_BIDDERS_WITH_HISTORY
    bids = history.bids[-across:] if shows_history else []
    everybody = len(lines)
    lines, high, has_effect = _share_height(
        stage, terms.lot_effect(lot), lines, rest, room.h, bool(bids)
    )
    if len(lines) < everybody:
        bids = []
    effect, rest = rest.cut_top(high, room.h * 0.02)
    if has_effect:
        stage.note("effect", terms.lot_effect(lot), effect, explained=True)
    strip, rest = rest.cut_bottom(room.h * 0.12, room.h * 0.02) if bids else (None, rest)
    height = min(rest.h / len(lines), 40.0 * stage.look.growth * stage.growth)
    for i, line in enumerate(lines):
        box = Box(rest.x, rest.y + i * height, rest.w, height)
        _set_bidder(stage, frame, line, box)
    if strip is not None:
        _set_history(stage, observation, bids, columns(strip, across, 3))
    return has_effect


def _share_height(
    stage: Stage,
    text: Message,
    lines: tuple[Bidder, ...],
    rest: Box,
    whole: float,
    has_history: bool,
) -> tuple[tuple[Bidder, ...], float, bool]:
    """Returns the bidders to show, the height of the lot's effect in pixels, and whether the effect
    fits.

    With large writing, bidders' lines first get lower. If that is not enough, seats that are out of
    the auction are not shown.

    Args:
        text: the lot's effect.
        lines: all bidders.
        rest: the box for effect, lines and earlier bids.
        whole: the height of the box with the title, in pixels.
        has_history: whether earlier bids are shown.
    """
    look, reserved = stage.look, whole * (0.16 if has_history else 0.02)
    spare = rest.h - whole * 0.16 - len(lines) * _MIN_LINE_HEIGHT_PX * look.growth
    high = max(whole * 0.18, min(whole * 0.36, spare))
    if stage.holds(text, rest.w, high):
        return lines, high, True
    line = min((rest.h - high - reserved) / len(lines), 40.0 * look.growth * stage.growth)
    still_in = tuple(line for line in lines if line.standing in _BIDDING_STATES)
    for shown in (lines, still_in):
        if shown is still_in:
            reserved = whole * 0.02
        tallest = min(whole * 0.5, rest.h - reserved - len(shown) * line * _MIN_LINE_SHARE)
        heights = (high + (tallest - high) * step / 6 for step in range(7))
        enough = next(
            (candidate for candidate in heights if stage.holds(text, rest.w, candidate)), None
        )
        if shown and enough is not None:
            return shown, enough, True
    return lines, high, False


def _set_bidder(stage: Stage, frame: Frame, line: Bidder, box: Box) -> None:
    message = render(bid_message(line))
    shown_text = message
    if line.standing in _BIDDING_STATES:
        shown_text = str(line.bid) if line.bid else "–"
    elif line.standing is BidderState.PASSED and line.bid:
        room = Box(0, 0, (box.w - box.h - 18) * PASSED_SHARE, box.h)
        shown_text = stage.words(bid_message(line), N_("zavandor table", "passed"), room, 17)
    sprite, name = line_sprite(frame, line, shown_text), f"{frame.names[line.seat]}: {message}"
    stage.put(("seat", line.seat), sprite, box.inset(0, box.h * 0.03), name=name)


def _set_history(
    stage: Stage, observation: Observation, bids: list[tuple[int, int]], cells: list[Box]
) -> None:
    """Puts the last bids on the stage from left to right, each beside its bidder's face."""
    for i, ((seat, amount), cell) in enumerate(zip(bids, cells, strict=False)):
        last = i == len(bids) - 1
        shown_text = str(amount) if amount else "–"
        sprite = Sprite("stage.bid", (observation.characters[seat], shown_text, last))
        stage.put(("bid", i), sprite, cell, inert=True)


def _set_controls(
    stage: Stage, frame: Frame, auction: Auction, room: Box, effect: Message | None
) -> None:
    """Puts the controls of the viewer's bid on the stage.

    `effect` is the lot's effect if the left side has no room for it, otherwise None.
    """
    observation: Observation = frame.observation
    gap = max(5.0, room.h * 0.035)
    upper, rest = room.cut_top(room.h * 0.13)
    sums, rest = rest.cut_top(room.h * 0.18, gap * 0.5)
    numbers, rest = rest.cut_top(room.h * 0.2, gap)
    buttons, foot = rest.cut_top(room.h * 0.19, gap * 0.6)
    caption, limit = upper.inset(0, upper.h * 0.06).cut_left(upper.w * 0.4)
    stage.write("price", N_("zavandor table", "You would pay"), caption, 14, role="soft")
    text = N_("zavandor table", "You can bid up to {bid}").of(bid=auction.highest)
    if auction.highest < auction.least:
        text = N_("zavandor table", "Too expensive for you")
    stage.write("most", text, limit, 14, where=END, role="soft")
    _set_sum(stage, observation, auction, sums)
    _set_numbers(stage, auction, numbers, gap)
    _set_buttons(stage, auction, buttons, gap, ordering=bool(frame.orders))
    if _set_foot(stage, observation, auction, foot):
        return
    if effect is not None:
        stage.note("effect", effect, foot, explained=True)
    elif frame.orders and auction.reason is None:
        stage.note("foot", _equal_bid_message(auction.amount), foot, explained=True)


def _set_sum(stage: Stage, observation: Observation, auction: Auction, box: Box) -> None:
    price = auction_figures.price_at(observation, auction.lot, auction.amount)
    text = bid_sum(price, auction_figures.viewers_place(observation))
    role = "ink" if auction.amount <= auction.highest else "warn"
    stage.sum("sum", text, box, short=str(price.total), role=role)


def _set_numbers(stage: Stage, auction: Auction, box: Box, gap: float) -> None:
    """Puts the bid with its "less" and "more" buttons on the stage, and the quick raises."""
    dial, quick = box.cut_left(box.w * 0.4, gap * 2)
    less, dial = dial.cut_left(dial.h, gap * 0.6)
    more, middle = dial.cut_right(dial.h, gap * 0.6)
    lowest = N_("zavandor table", "You cannot bid less.")
    stage.button("less", "−", less, reason=lowest if auction.amount <= auction.least else None)
    stage.button("more", "+", more)
    role = "ink" if auction.reason is None else "warn"
    sprite = Sprite("stage.field", (str(auction.amount), role))
    name = render(N_("zavandor table", "Your bid: {bid}").of(bid=auction.amount))
    stage.put(("field",), sprite, middle, name=name)
    stage.dials = (BID_FIELD_KEY, ("table", "choice", "less"), ("table", "choice", "more"))
    names = [*(f"raise:{more}" for more in MENU_RAISES[1:]), "highest"]
    cells = columns(quick, len(names), gap * 0.6)
    cells = [  # the word at the end needs more room than the numbers
        Box(
            cell.x - i * cell.w * 0.15,
            cell.y,
            cell.w * (1.45 if cell is cells[-1] else 0.85),
            cell.h,
        )
        for i, cell in enumerate(cells)
    ]
    for key, bid in quick_raises(auction):
        cell = cells[names.index(key)]
        label = key.replace("raise:", "+")
        if key == "highest":
            labels = N_("zavandor table", "Maximum"), N_("zavandor table", "Max.")
            label = stage.label(*labels, cell)
        reason = None if is_reachable_bid(auction, bid) else bid_objection(auction, bid)
        stage.button(key, label, cell, detail=str(bid), reason=reason)


def bid_objection(auction: Auction, bid: int) -> Message | None:
    """Returns the reason why a bid or a limit is impossible: too low, or too expensive; None if it
    is possible."""
    if bid < auction.least:
        return N_("zavandor table", "The lowest possible bid is {bid}.").of(bid=auction.least)
    if bid > auction.highest:
        return N_("zavandor table", "You cannot afford this bid.")
    return None


def _set_buttons(stage: Stage, auction: Auction, box: Box, gap: float, *, ordering: bool) -> None:
    """Puts the buttons for a bid on the stage.

    With `ordering`, a button for a standing order is among them.
    """
    label = N_("zavandor table", "Bid {bid}").of(bid=auction.amount)
    if auction.opens:
        bid, other = box.cut_left(box.w * 0.6, gap * 2)
        stage.button("bid", label, bid, reason=auction.reason, primary=True)
        stage.button("back", N_("zavandor table", "Back"), other)
        return
    bid, other = box.cut_left(box.w * (0.34 if ordering else 0.6), gap)
    stage.button("bid", label, bid, reason=auction.reason, primary=not auction.suggests_pass)
    if ordering:
        limit, other = other.cut_left(other.w * 0.56, gap * 2)
        _set_limit(stage, auction, limit)
    stage.button("pass", N_("zavandor table", "Pass"), other, primary=auction.suggests_pass)


def _set_limit(stage: Stage, auction: Auction, box: Box) -> None:
    """Puts on the stage the button that lets the program bid up to the prepared amount."""
    longer = N_("zavandor table", "Bid up to {bid}").of(bid=auction.amount)
    shorter = N_("zavandor table", "Up to {bid}").of(bid=auction.amount)
    label = stage.label(longer, shorter, box)
    stage.button("limit", label, box, reason=bid_objection(auction, auction.amount))


def _set_foot(stage: Stage, observation: Observation, auction: Auction, box: Box) -> bool:
    """Puts a warning about the prepared bid on the stage. Returns False if no warning is needed."""
    if auction.reason is not None:
        stage.note("foot", auction.reason, box, role="warn")
    elif observation.wrath and auction.amount > auction.highest:
        elimination = N_(
            "zavandor table", "You could not pay: winning at this bid would eliminate you."
        )
        stage.note("foot", elimination, box, role="warn")
    elif auction.missing:
        sale = N_(
            "zavandor table",
            "Your cards and dust are {missing} short: you would have to disenchant gems.",
        )
        stage.note("foot", sale.of(missing=auction.missing), box, role="warn")
    else:
        return False
    return True


def _set_watching(stage: Stage, frame: Frame, auction: Auction, room: Box) -> None:
    """Shows on the stage whom the viewer waits for, and the price that a winning viewer would
    pay."""
    observation: Observation = frame.observation
    if frame.orders:
        _set_orders(stage, frame, auction, room)
        return
    upper, rest = room.cut_top(room.h * 0.36, room.h * 0.04)
    if frame.to_move is not None:
        face, upper = upper.cut_left(upper.h, upper.h * 0.2)
        sprite = Sprite("stage.face", (observation.characters[frame.to_move],))
        stage.put(("seat", "to move"), sprite, face, inert=True)
    stage.sum("watching", _waiting_message(frame), upper)
    lower = rest.cut_top(rest.h * 0.6)[0]
    is_bidding = (
        observation.viewer >= 0
        and observation.phase == AUCTION
        and observation.bidding[observation.viewer]
    )
    if not is_bidding:
        return
    caption, line = lower.cut_top(lower.h * 0.36)
    amount = observation.bid if observation.bidder == observation.viewer else auction.least
    own = N_("zavandor table", "If you win at {bid}, you pay").of(bid=amount)
    stage.write("price", own, caption, 14, role="soft")
    price = auction_figures.price_at(observation, auction.lot, amount)
    sums = bid_sum(price, auction_figures.viewers_place(observation))
    stage.sum("sum", sums, line, short=str(price.total))


def _set_orders(stage: Stage, frame: Frame, auction: Auction, room: Box) -> None:
    """Puts the controls of a standing order on the stage, where the controls of a bid would be."""
    observation: Observation = frame.observation
    gap = max(5.0, room.h * 0.035)
    upper, rest = room.cut_top(room.h * 0.13)
    sums, rest = rest.cut_top(room.h * 0.22, gap * 0.5)
    numbers, rest = rest.cut_top(room.h * 0.22, gap)
    buttons, foot = rest.cut_top(room.h * 0.22, gap)
    own = N_("zavandor table", "If you win at {bid}, you pay").of(bid=auction.amount)
    caption, limit_box = upper.inset(0, upper.h * 0.13).cut_left(upper.w * 0.58, gap * 2)
    stage.write("price", own, caption, 14, role="soft")
    longer = N_("zavandor table", "You can bid up to {bid}").of(bid=auction.highest)
    shorter = N_("zavandor table", "At most {bid}").of(bid=auction.highest)
    text = stage.words(longer, shorter, limit_box, 14)
    stage.write("most", text, limit_box, 14, where=END, role="soft")
    _set_sum(stage, observation, auction, sums)
    _set_numbers(stage, auction, numbers, gap)
    limit, other = buttons.cut_left(buttons.w * 0.52, gap * 2)
    _set_limit(stage, auction, limit)
    if frame.order is None:
        stage.button("forgo", N_("zavandor table", "Pass in advance"), other)
        equal = _equal_bid_message(auction.amount)
        is_ahead = auction.amount <= observation.bids[observation.viewer]
        if is_ahead or not stage.holds(equal, foot.w, foot.h):
            equal = _waiting_message(frame)
        stage.note("foot", equal, foot)
    else:
        stage.button("withdraw", N_("zavandor table", "Bid myself"), other)
        order = _order_message(frame.order)
        if isinstance(frame.order, BidLimit):
            longer = N_(
                "zavandor table",
                "The program will bid up to {bid} for you, then pass. It will also pass "
                "if another player bids {bid} first.",
            ).of(bid=frame.order.most)
            if stage.holds(longer, foot.w, foot.h):
                order = longer
        stage.note("foot", order, foot, role="good")


def _equal_bid_message(bid: int) -> Message:
    """Returns what happens to a limit that another player reaches first."""
    text = N_("zavandor table", "If another player bids {bid} first, the program will pass.")
    return text.of(bid=bid)


def _order_message(order: object) -> Message:
    if isinstance(order, BidLimit):
        return N_("zavandor table", "The program will bid up to {bid} for you, then pass.").of(
            bid=order.most
        )
    return N_("zavandor table", "The program will pass for you in this auction.")


def _waiting_message(frame: Frame) -> Message:
    observation: Observation = frame.observation
    mover = frame.to_move
    if mover is None:
        return N_("zavandor table", "The auction is over.")
    name = frame.names[mover]
    if observation.phase == AUCTION:
        return N_("zavandor table", "{player} may bid or pass.").of(player=name)
    price = auction_figures.winning_price(observation).total
    return N_("zavandor table", "{player} wins and pays {price}.").of(player=name, price=price)
