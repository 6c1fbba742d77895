# SPDX-License-Identifier: MIT
"""The auction stage: the card, who bids what, and the viewer's own bid being made."""

from dataclasses import dataclass

from wizardtable.core.text import N_, Message
from wizardtable.games.zavandor.rules import terms
from wizardtable.games.zavandor.rules.components import MINIMUM_BIDS, MOST_BID, NO_LOT, Lot
from wizardtable.games.zavandor.rules.menu import RAISES
from wizardtable.games.zavandor.rules.moves import Bid, OpenAuction
from wizardtable.games.zavandor.rules.price_sums import bid_sum
from wizardtable.games.zavandor.rules.state import AUCTION, Observation
from wizardtable.games.zavandor.text.conduct import BidLimit, least_limit
from wizardtable.games.zavandor.view import auction_figures
from wizardtable.games.zavandor.view.auction_figures import Bidder, BidderState, History
from wizardtable.games.zavandor.view.draft import Draft
from wizardtable.games.zavandor.view.pieces.bidder import PASSED_SHARE, bid_message, line_sprite
from wizardtable.games.zavandor.view.stage import END, Stage, picture
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import Key, Sprite
from wizardtable.table.zones import Box, columns

_STILL_IN = (BidderState.LEADS, BidderState.IN)

FIELD: Key = ("stage", "field")

_BID = 42.0
"""The width of a bid among those made so far, at font scale 1."""

_NARROW = 850.0
"""Below this width, at a font scale of 1, what a lot does needs more of it."""

_FEW = 4
"""With so many bidders at most there is room for the bids made so far beneath them."""

_SLIMMER = 0.96
"""How much of its height a line can spare in large writing, of which digits fill the rest."""

_LINE = 25.0
"""The height that the line of a bidder has at least, if there is room, at every font scale."""


@dataclass(frozen=True, slots=True)
class Auction:
    """What an auction stage shows.

    Attributes:
        lot: the card; `mine`: whether the viewer makes a bid now; `opens`: whether it would
            open the auction.
        amount: the bid that is prepared; `reason`: why it cannot be made.
        highest: what he could pay at most, -1 for who only watches.
        missing: what his cards and dust lack for the price.
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
    def dear(self) -> bool:
        """Whether the next bid would cost gems or cannot be made, and no other one has been
        prepared: passing is the obvious thing then."""
        costly = self.missing > 0 or self.reason is not None
        return costly and self.amount == self.least and not self.opens


def auction_of(frame: Frame, draft: Draft) -> Auction:
    """What is to be shown: the auction going on, or the one about to be opened."""
    seen: Observation = frame.observation
    lot = draft.lot if draft.lot != NO_LOT else auction_figures.on_stage(seen)
    mine = bool(frame.menu) and (draft.lot != NO_LOT or seen.phase == AUCTION)
    least = auction_figures.least_bid(seen, lot)
    opens = draft.lot != NO_LOT
    if not mine and not frame.orders:
        return Auction(lot, mine, opens, amount=least, least=least, highest=-1, reason=None)
    if not mine:
        least, most = least_limit(seen), auction_figures.most_bid(seen, lot)
        return Auction(lot, mine, opens, max(draft.amount, least), least, most, reason=None)
    reason = frame.check(bid_of(draft, draft.amount))
    most = auction_figures.most_bid(seen, lot)
    missing = auction_figures.lacking(seen, auction_figures.price_at(seen, lot, draft.amount))
    return Auction(lot, mine, opens, draft.amount, least, most, reason, missing)


def order_of(frame: Frame, amount: int) -> BidLimit:
    """The standing order that bids up to so much in the auction going on."""
    seen: Observation = frame.observation
    return BidLimit(seen.auctions, amount)


def bid_of(draft: Draft, amount: int) -> Bid | OpenAuction:
    """The action that bids so much."""
    return Bid(amount) if draft.lot == NO_LOT else OpenAuction(draft.lot, amount)


def raises(auction: Auction) -> list[tuple[str, int]]:
    """Quick raises as (id, bid): so much more, whether one can pay it or not; the highest. None
    bids the same as another one, or as what is prepared already."""
    ways = [(f"raise:{more}", auction.amount + more) for more in RAISES[1:]]
    ways = [way for way in ways if way[1] != auction.highest]
    return [*ways, ("highest", auction.highest)] if auction.highest != auction.amount else ways


def reachable(auction: Auction, bid: int) -> bool:
    """Whether a quick raise may lead to this bid: it goes beyond one's means only from beyond."""
    top = auction.highest if auction.highest >= auction.amount else MOST_BID
    return auction.least <= bid <= top


def set_auction(stage: Stage, frame: Frame, auction: Auction, history: History) -> None:
    """Put an auction on the stage."""
    stage.scene = "auction"
    inner = picture(stage.spread(), stage, None)
    share = 0.4 if inner.w > _NARROW * stage.look.growth else 0.44
    left, right = inner.cut_left(inner.w * share, max(12.0, inner.w * 0.022))
    held = _set_bidders(stage, frame, auction.lot, left, history)
    stage.put(("rule",), Sprite("stage.rule"), Box(right.x - 8, right.y, 2, right.h), inert=True)
    stage.scene = "bid" if auction.mine else "watch"
    if auction.mine:
        _set_controls(stage, frame, auction, right, None if held else terms.lot_effect(auction.lot))
    else:
        _set_watching(stage, frame, auction, right)


def _set_bidders(stage: Stage, frame: Frame, lot: Lot, room: Box, history: History) -> bool:
    """The name of the lot, what it does, a line for each seat, and the bids so far; gives whether
    there was room for what the lot does."""
    seen: Observation = frame.observation
    title, rest = room.cut_top(room.h * 0.13)
    name, least = title.cut_left(title.w * 0.6)
    stage.write("title", terms.lot(lot), name, 21, bold=True)
    least_text = N_("zavandor table", "Minimum bid: {bid}").of(bid=MINIMUM_BIDS[lot])
    stage.write("least", least_text, least, 14, where=END, role="soft")
    across = max(4, int(room.w / (_BID * stage.look.at_largest.close_scale)))
    lines = auction_figures.bidders(seen, lot)
    told = len(history.bids) > 1 and len(lines) <= _FEW
    bids = history.bids[-across:] if told else []
    everybody = len(lines)
    lines, high, held = _shared(stage, terms.lot_effect(lot), lines, rest, room.h, bool(bids))
    if len(lines) < everybody:
        bids = []
    effect, rest = rest.cut_top(high, room.h * 0.02)
    if held:
        stage.note("effect", terms.lot_effect(lot), effect, explained=True)
    strip, rest = rest.cut_bottom(room.h * 0.12, room.h * 0.02) if bids else (None, rest)
    height = min(rest.h / len(lines), 40.0 * stage.look.growth * stage.growth)
    for i, line in enumerate(lines):
        box = Box(rest.x, rest.y + i * height, rest.w, height)
        _set_bidder(stage, frame, line, box)
    if strip is not None:
        _set_history(stage, seen, bids, columns(strip, across, 3))
    return held


def _shared(
    stage: Stage, text: Message, lines: tuple[Bidder, ...], rest: Box, whole: float, told: bool
) -> tuple[tuple[Bidder, ...], float, bool]:
    """The bidders that are shown, how high what the lot does may be, and whether it has room. Where
    large writing leaves it none, lines that are higher than they need be give way, and then those
    of who is no longer in."""
    look, besides = stage.look, whole * (0.16 if told else 0.02)
    spare = rest.h - whole * 0.16 - len(lines) * _LINE * look.growth
    high = max(whole * 0.18, min(whole * 0.36, spare))
    if stage.holds(text, rest.w, high):
        return lines, high, True
    line = min((rest.h - high - besides) / len(lines), 40.0 * look.growth * stage.growth)
    still_in = tuple(line for line in lines if line.standing in _STILL_IN)
    for shown in (lines, still_in):
        if shown is still_in:
            besides = whole * 0.02
        most = min(whole * 0.5, rest.h - besides - len(shown) * line * _SLIMMER)
        heights = (high + (most - high) * step / 6 for step in range(7))
        enough = next((one for one in heights if stage.holds(text, rest.w, one)), None)
        if shown and enough is not None:
            return shown, enough, True
    return lines, high, False


def _set_bidder(stage: Stage, frame: Frame, line: Bidder, box: Box) -> None:
    told = render(bid_message(line))
    said = told
    if line.standing in _STILL_IN:
        said = str(line.bid) if line.bid else "–"
    elif line.standing is BidderState.PASSED and line.bid:
        room = Box(0, 0, (box.w - box.h - 18) * PASSED_SHARE, box.h)
        said = stage.words(bid_message(line), N_("zavandor table", "passed"), room, 17)
    sprite, name = line_sprite(frame, line, said), f"{frame.names[line.seat]}: {told}"
    stage.put(("seat", line.seat), sprite, box.inset(0, box.h * 0.03), name=name)


def _set_history(
    stage: Stage, seen: Observation, bids: list[tuple[int, int]], cells: list[Box]
) -> None:
    """The last bids from left to right, each beside the face of its bidder."""
    for i, ((seat, amount), cell) in enumerate(zip(bids, cells, strict=False)):
        last = i == len(bids) - 1
        said = str(amount) if amount else "–"
        sprite = Sprite("stage.bid", (seen.characters[seat], said, last))
        stage.put(("bid", i), sprite, cell, inert=True)


def _set_controls(
    stage: Stage, frame: Frame, auction: Auction, room: Box, effect: Message | None
) -> None:
    """What the viewer bids; `effect` is what the lot does where it had no room at the left."""
    seen: Observation = frame.observation
    gap = max(5.0, room.h * 0.035)
    upper, rest = room.cut_top(room.h * 0.13)
    sums, rest = rest.cut_top(room.h * 0.18, gap * 0.5)
    numbers, rest = rest.cut_top(room.h * 0.2, gap)
    buttons, foot = rest.cut_top(room.h * 0.19, gap * 0.6)
    caption, most = upper.inset(0, upper.h * 0.06).cut_left(upper.w * 0.4)
    stage.write("price", N_("zavandor table", "You would pay"), caption, 14, role="soft")
    text = N_("zavandor table", "You can bid up to {bid}").of(bid=auction.highest)
    if auction.highest < auction.least:
        text = N_("zavandor table", "Too expensive for you")
    stage.write("most", text, most, 14, where=END, role="soft")
    _set_sum(stage, seen, auction, sums)
    _set_numbers(stage, auction, numbers, gap)
    _set_buttons(stage, auction, buttons, gap, ordering=bool(frame.orders))
    if not _set_foot(stage, seen, auction, foot) and effect is not None:
        stage.note("effect", effect, foot, explained=True)


def _set_sum(stage: Stage, seen: Observation, auction: Auction, box: Box) -> None:
    price = auction_figures.price_at(seen, auction.lot, auction.amount)
    text = bid_sum(price, auction_figures.place_of(seen))
    role = "ink" if auction.amount <= auction.highest else "warn"
    stage.sum("sum", text, box, short=str(price.total), role=role)


def _set_numbers(stage: Stage, auction: Auction, box: Box, gap: float) -> None:
    """The number being typed between its smaller and its greater neighbour, and quick raises."""
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
    stage.dials = (FIELD, ("table", "choice", "less"), ("table", "choice", "more"))
    names = [*(f"raise:{more}" for more in RAISES[1:]), "highest"]
    cells = columns(quick, len(names), gap * 0.6)
    cells = [  # the word at the end needs more room than the figures before it
        Box(
            cell.x - i * cell.w * 0.15,
            cell.y,
            cell.w * (1.45 if cell is cells[-1] else 0.85),
            cell.h,
        )
        for i, cell in enumerate(cells)
    ]
    for key, bid in raises(auction):
        cell = cells[names.index(key)]
        label = key.replace("raise:", "+")
        if key == "highest":
            most = N_("zavandor table", "Maximum"), N_("zavandor table", "Max.")
            label = stage.label(*most, cell)
        reason = None if reachable(auction, bid) else objection(auction, bid)
        stage.button(key, label, cell, detail=str(bid), reason=reason)


def objection(auction: Auction, bid: int) -> Message | None:
    """Why a bid cannot be made or set as a limit: too low, or beyond one's means."""
    if bid < auction.least:
        return N_("zavandor table", "The lowest possible bid is {bid}.").of(bid=auction.least)
    if bid > auction.highest:
        return N_("zavandor table", "You cannot afford this bid.")
    return None


def _set_buttons(stage: Stage, auction: Auction, box: Box, gap: float, *, ordering: bool) -> None:
    """`ordering` says whether bidding may be left to the program, which a problem does without."""
    label = N_("zavandor table", "Bid {bid}").of(bid=auction.amount)
    if auction.opens:
        bid, other = box.cut_left(box.w * 0.6, gap * 2)
        stage.button("bid", label, bid, reason=auction.reason, primary=True)
        stage.button("back", N_("zavandor table", "Back"), other)
        return
    bid, other = box.cut_left(box.w * (0.34 if ordering else 0.6), gap)
    stage.button("bid", label, bid, reason=auction.reason, primary=not auction.dear)
    if ordering:
        limit, other = other.cut_left(other.w * 0.56, gap * 2)
        _set_limit(stage, auction, limit)
    stage.button("pass", N_("zavandor table", "Pass"), other, primary=auction.dear)


def _set_limit(stage: Stage, auction: Auction, box: Box) -> None:
    """The button that leaves bidding up to the number shown to the program."""
    longer = N_("zavandor table", "Bid up to {bid}").of(bid=auction.amount)
    shorter = N_("zavandor table", "Up to {bid}").of(bid=auction.amount)
    label = stage.label(longer, shorter, box)
    stage.button("limit", label, box, reason=objection(auction, auction.amount))


def _set_foot(stage: Stage, seen: Observation, auction: Auction, box: Box) -> bool:
    """Why the bid cannot be made, or what it would lead to; whether there is such a thing."""
    if auction.reason is not None:
        stage.note("foot", auction.reason, box, role="warn")
    elif seen.wrath and auction.amount > auction.highest:
        ruin = N_("zavandor table", "You could not pay: winning at this bid would eliminate you.")
        stage.note("foot", ruin, box, role="warn")
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
    """Whose bid it is, or who pays; what the viewer would pay, and what he wants done."""
    seen: Observation = frame.observation
    if frame.orders:
        _set_orders(stage, frame, auction, room)
        return
    upper, rest = room.cut_top(room.h * 0.36, room.h * 0.04)
    if frame.to_move is not None:
        face, upper = upper.cut_left(upper.h, upper.h * 0.2)
        sprite = Sprite("stage.face", (seen.characters[frame.to_move],))
        stage.put(("seat", "to move"), sprite, face, inert=True)
    stage.sum("watching", _waiting(frame), upper)
    lower = rest.cut_top(rest.h * 0.6)[0]
    bids = seen.viewer >= 0 and seen.phase == AUCTION and seen.bidding[seen.viewer]
    if not bids:
        return
    caption, line = lower.cut_top(lower.h * 0.36)
    amount = seen.bid if seen.bidder == seen.viewer else auction.least
    own = N_("zavandor table", "If you win at {bid}, you pay").of(bid=amount)
    stage.write("price", own, caption, 14, role="soft")
    price = auction_figures.price_at(seen, auction.lot, amount)
    sums = bid_sum(price, auction_figures.place_of(seen))
    stage.sum("sum", sums, line, short=str(price.total))


def _set_orders(stage: Stage, frame: Frame, auction: Auction, room: Box) -> None:
    """What is to be done for the viewer when he is asked: numbers and buttons stand where they do
    while he bids himself."""
    seen: Observation = frame.observation
    gap = max(5.0, room.h * 0.035)
    upper, rest = room.cut_top(room.h * 0.13)
    sums, rest = rest.cut_top(room.h * 0.22, gap * 0.5)
    numbers, rest = rest.cut_top(room.h * 0.22, gap)
    buttons, foot = rest.cut_top(room.h * 0.22, gap)
    own = N_("zavandor table", "If you win at {bid}, you pay").of(bid=auction.amount)
    caption, most = upper.inset(0, upper.h * 0.13).cut_left(upper.w * 0.58, gap * 2)
    stage.write("price", own, caption, 14, role="soft")
    longer = N_("zavandor table", "You can bid up to {bid}").of(bid=auction.highest)
    shorter = N_("zavandor table", "At most {bid}").of(bid=auction.highest)
    text = stage.words(longer, shorter, most, 14)
    stage.write("most", text, most, 14, where=END, role="soft")
    _set_sum(stage, seen, auction, sums)
    _set_numbers(stage, auction, numbers, gap)
    limit, other = buttons.cut_left(buttons.w * 0.52, gap * 2)
    _set_limit(stage, auction, limit)
    if frame.order is None:
        stage.button("forgo", N_("zavandor table", "Pass in advance"), other)
        stage.note("foot", _waiting(frame), foot)
    else:
        stage.button("withdraw", N_("zavandor table", "Bid myself"), other)
        stage.note("foot", _ordered(frame.order), foot, role="good")


def _ordered(order: object) -> Message:
    if isinstance(order, BidLimit):
        return N_("zavandor table", "The program bids up to {bid} for you, then passes.").of(
            bid=order.most
        )
    return N_("zavandor table", "The program will pass for you in this auction.")


def _waiting(frame: Frame) -> Message:
    seen: Observation = frame.observation
    mover = frame.to_move
    if mover is None:
        return N_("zavandor table", "The auction is over.")
    name = frame.names[mover]
    if seen.phase == AUCTION:
        return N_("zavandor table", "{player} may bid or pass.").of(player=name)
    price = auction_figures.winning_price(seen).total
    return N_("zavandor table", "{player} wins and pays {price}.").of(player=name, price=price)
