# SPDX-License-Identifier: MIT
"""The auction stage: the card, who bids what, and the viewer's own bid being made."""

from dataclasses import dataclass

from wizardtable.core.text import N_, Message
from wizardtable.games.zavandor.rules import terms
from wizardtable.games.zavandor.rules.components import MINIMUM_BIDS, MOST_BID, NO_LOT, Lot
from wizardtable.games.zavandor.rules.menu import RAISES
from wizardtable.games.zavandor.rules.moves import Bid, OpenAuction
from wizardtable.games.zavandor.rules.price_sums import bid_sum
from wizardtable.games.zavandor.rules.prices import wealth
from wizardtable.games.zavandor.rules.state import AUCTION, Observation
from wizardtable.games.zavandor.view import auction_figures
from wizardtable.games.zavandor.view.auction_figures import Bidder, BidderState, History
from wizardtable.games.zavandor.view.draft import Draft
from wizardtable.games.zavandor.view.stage import END, Stage, picture
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import Key, Sprite
from wizardtable.table.zones import Box, columns

_STILL_IN = (BidderState.LEADS, BidderState.IN)

FIELD: Key = ("stage", "field")

_BID = 47.0
"""The width of a bid among those made so far, at font scale 1."""


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
    if not mine:
        return Auction(lot, mine, opens, amount=least, least=least, highest=-1, reason=None)
    reason = frame.check(bid_of(draft, draft.amount))
    most = auction_figures.most_bid(seen, lot)
    price = auction_figures.price_at(seen, lot, draft.amount).total
    missing = max(0, price - wealth(seen.hand, seen.dust[seen.viewer]))
    return Auction(lot, mine, opens, draft.amount, least, most, reason, missing)


def bid_of(draft: Draft, amount: int) -> Bid | OpenAuction:
    """The action that bids so much."""
    return Bid(amount) if draft.lot == NO_LOT else OpenAuction(draft.lot, amount)


def raises(auction: Auction) -> list[tuple[str, int]]:
    """Quick raises as (id, bid): so much more, whether one can pay it or not; the highest."""
    ways = [(f"raise:{more}", auction.amount + more) for more in RAISES[1:]]
    return [*ways, ("highest", auction.highest)]


def reachable(auction: Auction, bid: int) -> bool:
    """Whether a quick raise may lead to this bid: it goes beyond one's means only from beyond."""
    top = auction.highest if auction.highest >= auction.amount else MOST_BID
    return auction.least <= bid <= top


def set_auction(stage: Stage, frame: Frame, auction: Auction, history: History) -> None:
    """Put an auction on the stage."""
    stage.scene = "auction"
    inner = picture(stage.spread(), stage, None)
    left, right = inner.cut_left(inner.w * 0.38, max(12.0, inner.w * 0.022))
    _set_bidders(stage, frame, auction.lot, left, history)
    stage.put(("rule",), Sprite("stage.rule"), Box(right.x - 8, right.y, 2, right.h), inert=True)
    stage.scene = "bid" if auction.mine else "watch"
    if auction.mine:
        _set_controls(stage, frame, auction, right)
    else:
        _set_watching(stage, frame, auction, right)


def _set_bidders(stage: Stage, frame: Frame, lot: Lot, room: Box, history: History) -> None:
    """The name of the lot, a line for each seat, and the bids so far."""
    seen: Observation = frame.observation
    title, rest = room.cut_top(room.h * 0.15)
    name, least = title.cut_left(title.w * 0.6)
    stage.write("title", terms.lot(lot), name, 21, bold=True)
    least_text = N_("zavandor table", "minimum bid {bid}").of(bid=MINIMUM_BIDS[lot])
    stage.write("least", least_text, least, 14, where=END, role="soft")
    lines = auction_figures.bidders(seen, lot)
    across = max(4, int(room.w / (_BID * stage.look.scale * stage.growth)))
    bids = history.bids[-across:] if len(history.bids) > 1 else []
    strip, rest = rest.cut_bottom(room.h * 0.12, room.h * 0.02) if bids else (None, rest)
    height = min(rest.h / len(lines), 40.0 * stage.look.scale * stage.growth)
    for i, line in enumerate(lines):
        box = Box(rest.x, rest.y + i * height, rest.w, height)
        _set_bidder(stage, frame, line, box)
    if strip is not None:
        _set_history(stage, seen, bids, columns(strip, across, 3))


def _set_bidder(stage: Stage, frame: Frame, line: Bidder, box: Box) -> None:
    seen: Observation = frame.observation
    name = frame.names[line.seat]
    told = render(_said(line))
    said = told
    if line.standing in _STILL_IN:
        said = str(line.bid) if line.bid else "–"
    worth = f"≈ {line.wealth}"
    if line.seat == seen.viewer:  # who sees his own cards knows
        worth = str(wealth(seen.hand, seen.dust[seen.viewer]))
    details = (seen.characters[line.seat], name, worth, said, line.standing.value)
    turn = frame.to_move == line.seat and seen.phase == AUCTION
    sprite = Sprite("stage.bidder", (*details, turn))
    stage.put(("seat", line.seat), sprite, box.inset(0, 1.5), name=f"{name}: {told}")


def _said(line: Bidder) -> Message:
    if line.standing is BidderState.BARRED:
        return N_("zavandor table", "owns one already")
    if line.standing is BidderState.PASSED and line.bid:
        return N_("zavandor table", "passed after bidding {bid}").of(bid=line.bid)
    if line.standing is BidderState.PASSED:
        return N_("zavandor table", "passed")
    if not line.bid:
        return N_("zavandor table", "no bid yet")
    return N_("zavandor table", "bids {bid}").of(bid=line.bid)


def _set_history(
    stage: Stage, seen: Observation, bids: list[tuple[int, int]], cells: list[Box]
) -> None:
    """The last bids from left to right, each beside the face of its bidder."""
    for i, ((seat, amount), cell) in enumerate(zip(bids, cells, strict=False)):
        last = i == len(bids) - 1
        said = str(amount) if amount else "–"
        sprite = Sprite("stage.bid", (seen.characters[seat], said, last))
        stage.put(("bid", i), sprite, cell, inert=True)


def _set_controls(stage: Stage, frame: Frame, auction: Auction, room: Box) -> None:
    seen: Observation = frame.observation
    gap = max(5.0, room.h * 0.035)
    upper, rest = room.cut_top(room.h * 0.13)
    sums, rest = rest.cut_top(room.h * 0.22, gap * 0.5)
    numbers, rest = rest.cut_top(room.h * 0.22, gap)
    buttons, foot = rest.cut_top(room.h * 0.22, gap)
    caption, most = upper.inset(0, upper.h * 0.13).cut_left(upper.w * 0.4)
    stage.write("price", N_("zavandor table", "You would pay"), caption, 14, role="soft")
    text = N_("zavandor table", "You can bid up to {bid}").of(bid=auction.highest)
    if auction.highest < auction.least:
        text = N_("zavandor table", "Too expensive for you")
    stage.write("most", text, most, 14, where=END, role="soft")
    _set_sum(stage, seen, auction, sums)
    _set_numbers(stage, auction, numbers, gap)
    _set_buttons(stage, auction, buttons, gap)
    _set_foot(stage, seen, auction, foot)


def _set_sum(stage: Stage, seen: Observation, auction: Auction, box: Box) -> None:
    price = auction_figures.price_at(seen, auction.lot, auction.amount)
    text = bid_sum(price, auction_figures.place_of(seen))
    role = "ink" if auction.amount <= auction.highest else "warn"
    stage.sum("sum", text, box, role=role)


def _set_numbers(stage: Stage, auction: Auction, box: Box, gap: float) -> None:
    """The number being typed between its smaller and its greater neighbour, and quick raises."""
    dial, quick = box.cut_left(box.w * 0.4, gap * 2)
    less, dial = dial.cut_left(dial.h, gap * 0.6)
    more, middle = dial.cut_right(dial.h, gap * 0.6)
    stage.button("less", "−", less, reason=_shut(auction.amount <= auction.least))
    stage.button("more", "+", more)
    role = "ink" if auction.reason is None else "warn"
    sprite = Sprite("stage.field", (str(auction.amount), role))
    name = render(N_("zavandor table", "Your bid: {bid}").of(bid=auction.amount))
    stage.put(("field",), sprite, middle, name=name)
    stage.dials = (FIELD, ("table", "choice", "less"), ("table", "choice", "more"))
    cells = columns(quick, len(RAISES), gap * 0.6)
    cells = [  # the word at the end needs more room than the figures before it
        Box(cell.x - i * cell.w * 0.1, cell.y, cell.w * (1.3 if cell is cells[-1] else 0.9), cell.h)
        for i, cell in enumerate(cells)
    ]
    for (key, bid), cell in zip(raises(auction), cells, strict=True):
        shut = not reachable(auction, bid)
        label = key.replace("raise:", "+")
        if key == "highest":
            label = render(N_("zavandor table", "Highest"))
        stage.button(key, label, cell, detail=str(bid), reason=_shut(shut))


def _shut(shut: bool) -> Message | None:
    return N_("zavandor table", "You cannot afford this bid.") if shut else None


def _set_buttons(stage: Stage, auction: Auction, box: Box, gap: float) -> None:
    bid, other = box.cut_left(box.w * 0.6, gap * 2)
    label = N_("zavandor table", "Bid {bid}").of(bid=auction.amount)
    stage.button("bid", label, bid, reason=auction.reason, primary=not auction.dear)
    if auction.opens:
        stage.button("back", N_("zavandor table", "Back"), other)
    else:
        stage.button("pass", N_("zavandor table", "Pass"), other, primary=auction.dear)


def _set_foot(stage: Stage, seen: Observation, auction: Auction, box: Box) -> None:
    """Why the bid cannot be made, what it would lead to, or else what the card is good for."""
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
        stage.note("foot", terms.lot_effect(auction.lot), box)


def _set_watching(stage: Stage, frame: Frame, auction: Auction, room: Box) -> None:
    """Whose bid it is, or who pays; and what the viewer would pay."""
    seen: Observation = frame.observation
    upper, rest = room.cut_top(room.h * 0.36, room.h * 0.04)
    if frame.to_move is not None:
        face, upper = upper.cut_left(upper.h, upper.h * 0.2)
        sprite = Sprite("stage.face", (seen.characters[frame.to_move],))
        stage.put(("seat", "to move"), sprite, face, inert=True)
    stage.sum("watching", _waiting(frame), upper)
    effect, sums = rest.cut_top(rest.h * 0.42)
    stage.note("foot", terms.lot_effect(auction.lot), effect)
    bids = seen.viewer >= 0 and seen.phase == AUCTION and seen.bidding[seen.viewer]
    if not bids:
        return
    caption, line = sums.cut_top(sums.h * 0.36)
    amount = seen.bid if seen.bidder == seen.viewer else auction.least
    own = N_("zavandor table", "If you win at {bid}, you pay").of(bid=amount)
    stage.write("price", own, caption, 14, role="soft")
    price = auction_figures.price_at(seen, auction.lot, amount)
    stage.sum("sum", bid_sum(price, auction_figures.place_of(seen)), line)


def _waiting(frame: Frame) -> Message:
    seen: Observation = frame.observation
    mover = frame.to_move
    if mover is None:
        return N_("zavandor table", "The auction is over.")
    name = frame.names[mover]
    if seen.phase == AUCTION:
        return N_("zavandor table", "{player} bids or passes.").of(player=name)
    price = auction_figures.winning_price(seen).total
    return N_("zavandor table", "{player} wins and pays {price}.").of(player=name, price=price)
