# SPDX-License-Identifier: MIT
"""What if: what a gem, a level, a marker or a lot costs the viewer now, and what it would bring."""

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import economy, terms
from wizardtable.games.zavandor.rules.moves import Advance, BuyMarker, Enchant
from wizardtable.games.zavandor.rules.points import sentinel_bonus
from wizardtable.games.zavandor.rules.price_sums import bid_sum, purchase_sum
from wizardtable.games.zavandor.rules.prices import Price
from wizardtable.games.zavandor.rules.state import ADVANCE, FOR_SALE, GONE, TURN, Observation
from wizardtable.games.zavandor.text import what_if
from wizardtable.games.zavandor.view import auction_figures, figure_rows
from wizardtable.games.zavandor.view.figure_rows import Ledger
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import Explanation, Sprite

_PERMISSIONS = (
    None,
    None,
    N_("zavandor table", "You need a Grimoire to enchant emeralds."),
    N_("zavandor table", "You need an Elixir to enchant diamonds."),
    N_("zavandor table", "You need level 4 of Fire to enchant rubies."),
)


def of_gem(frame: Frame, gem: int) -> Explanation:
    """A gem in the supply: what it costs and brings."""
    seen: Observation = frame.observation
    lines: list[Message] = []
    ledger: Ledger = ()
    if seen.viewer >= 0:
        seat = seen.viewer
        costs = N_("zavandor table", "You would pay {sum}.")
        lines.append(costs.of(sum=purchase_sum(seen, seat, Enchant(gem))))
        if not economy.may_enchant(seen, seat, gem):
            lines += _allowed(gem)
        lines.append(NN_("zavandor table", "Supply: %n left.", "", seen.supply[gem]))
        if not seen.out[seat] and seen.supply[gem]:
            more, ledger = _gem_brings(seen, gem)
            lines += more
    else:
        lines.append(
            NN_(
                "zavandor table",
                "An active gem of this kind scores %n point(s).",
                "",
                box.GEM_POINTS[gem],
            )
        )
        lines.append(NN_("zavandor table", "Supply: %n left.", "", seen.supply[gem]))
    return _sheet(terms.gem(gem), lines, ledger, Sprite("gem", (gem,)))


def _gem_brings(seen: Observation, gem: int) -> tuple[list[Message], Ledger]:
    """What the gem would change: where no slot is free, in place of the one least missed."""
    seat, cost = seen.viewer, economy.gem_cost(seen, seen.viewer, gem)
    lines: list[Message] = []
    board = seen
    if economy.free_slots(seen, seat) <= 0:
        lines.append(N_("zavandor table", "No slot is free: the gem would go to the pentagon."))
        worst = what_if.least_missed(seen, seat)
        if worst is None or worst == gem:
            return lines, ()
        instead = N_("zavandor table", "On the spiral, replacing {gem}:")
        lines.append(instead.of(gem=terms.gem_with_article(worst)))
        board = what_if.moved_gem(seen, seat, worst, active=False)
    after = what_if.with_gem(board, seat, gem)
    return lines, figure_rows.of_change(what_if.change(seen, after, seat), cost)


def _allowed(gem: int) -> list[Message]:
    text = _PERMISSIONS[gem]
    return [] if text is None else [text]


def of_own_gem(frame: Frame, gem: int, *, active: bool) -> Explanation:
    """A gem of the viewer: what it brings in as dust, and what would be missed."""
    seen: Observation = frame.observation
    seat = seen.viewer
    back = N_("zavandor table", "Disenchanting this gem gives {dust} dust.")
    lines = [back.of(dust=economy.refund(seen, seat, gem))]
    if active:
        after = what_if.without_gem(seen, seat, gem, active=True)
        lines.append(N_("zavandor table", "Without this gem:"))
    elif economy.free_slots(seen, seat) > 0:
        after = what_if.moved_gem(seen, seat, gem, active=True)
        lines.append(N_("zavandor table", "Inactive in the pentagon. On the spiral:"))
    else:
        after = seen
        lines.append(N_("zavandor table", "Inactive in the pentagon: no slot is free."))
    ledger = figure_rows.of_change(what_if.change(seen, after, seat))
    return _sheet(terms.gem(gem), lines, ledger, Sprite("gem", (gem,)))


def of_rival_gem(frame: Frame, gem: int, seat: int, *, active: bool) -> Explanation:
    """A gem of another player."""
    owner = N_("zavandor table", "{player} has this gem on their spiral.")
    if not active:
        owner = N_("zavandor table", "{player} has this inactive gem in the pentagon.")
    points = NN_(
        "zavandor table", "An active gem of this kind scores %n point(s).", "", box.GEM_POINTS[gem]
    )
    lines = [owner.of(player=frame.names[seat]), points]
    return _sheet(terms.gem(gem), lines, (), Sprite("gem", (gem,)))


def of_domain(frame: Frame, seat: int, domain: int) -> Explanation:
    """A track of knowledge: where its owner stands, and for the viewer the next level."""
    seen: Observation = frame.observation
    level = seen.levels[seat][domain]
    lines: list[Message] = []
    if level:
        here = N_("zavandor table", "Level {level}: {effect}")
        lines.append(here.of(level=level, effect=effect_for(seen, seat, domain, level)))
    else:
        lines.append(N_("zavandor table", "Domain not entered yet."))
    ledger: Ledger = ()
    if level < box.TOP_LEVEL:
        for later in range(level + 1, box.TOP_LEVEL + 1):
            following = N_("zavandor table", "Level {level}: {effect}")
            effect = effect_for(seen, seat, domain, later)
            lines.append(following.of(level=later, effect=effect))
        entering = terms.entering(domain) if not level else None
        lines += [entering] if entering is not None else []
        if seat == seen.viewer:
            lines += _step_costs(frame, domain)
            after = what_if.with_step(seen, seat, domain)
            cost = 0 if _has_free_advance(seen) else economy.step_cost(seen, seat, domain) or 0
            ledger = figure_rows.of_change(what_if.change(seen, after, seat), cost)
    else:
        lines.append(NN_("zavandor table", "This level scores %n point(s).", "", 2))
    return _sheet(terms.domain(domain), lines, ledger, Sprite("stage.domain", (domain,)))


def effect_for(seen: Observation, seat: int, domain: int, level: int) -> Message:
    """What a level gives this seat: with the option *druid's ruby* the Druid has more of Fire."""
    early = seen.druid_ruby and seen.characters[seat] == box.DRUID
    if early and (domain, level) == (box.FIRE, box.TOP_LEVEL - 1):
        return N_("zavandor table", "The Druid may enchant one ruby.")
    return terms.domain_effect(domain, level)


def _step_costs(frame: Frame, domain: int) -> list[Message]:
    """What the viewer would pay for the next level, and what stands in the way."""
    seen: Observation = frame.observation
    seat, marker = seen.viewer, 0
    if _has_free_advance(seen):
        return [_free_step(seen, domain)]
    if economy.needs_marker(seen, seat, domain) and not seen.waiting[seat]:
        if not seen.markers[seat]:
            return [N_("zavandor table", "You have no marker left to enter this domain.")]
        marker = min(seen.markers[seat])
    action = Advance(domain, marker)
    costs = N_("zavandor table", "You would pay {sum}.")
    lines = [costs.of(sum=purchase_sum(seen, seat, action))]
    if marker == 0 and economy.needs_marker(seen, seat, domain):
        lines.append(N_("zavandor table", "A marker is waiting in your pentagon."))
    if seen.advanced and seen.active == seat:
        lines.append(N_("zavandor table", "You have already paid for an advance this turn."))
    return lines


def _has_free_advance(seen: Observation) -> bool:
    """Whether the viewer chooses a free advance now."""
    return seen.phase == ADVANCE and seen.to_move == seen.viewer


def _free_step(seen: Observation, domain: int) -> Message:
    if not economy.needs_marker(seen, seen.viewer, domain):
        return N_("zavandor table", "You pay nothing: this is your free advance.")
    if seen.waiting[seen.viewer]:
        return N_("zavandor table", "Free of charge, with the marker waiting in your pentagon.")
    return N_(
        "zavandor table",
        "Your free advance cannot enter this domain: no marker is waiting in your pentagon.",
    )


def of_marker(frame: Frame, seat: int, price: int) -> Explanation:
    """A marker for sale."""
    seen: Observation = frame.observation
    lines = [N_("zavandor table", "You need a marker to enter a domain.")]
    if seat == seen.viewer:
        reason = frame.check(BuyMarker(price)) if seen.phase == TURN and frame.menu else None
        bought = N_(
            "zavandor table", "If you buy only the marker, for {price}, it waits in your pentagon."
        )
        lines.append(bought.of(price=price))
        lines += [reason] if reason is not None else []
    title = N_("zavandor table", "Marker for {price}").of(price=price)
    return _sheet(title, lines, (), Sprite("marker", (price, False)))


def of_lot(frame: Frame, lot: box.Lot, sprite: Sprite) -> Explanation:
    """A lot on offer: what it does, what it would cost the viewer, and what it would bring."""
    seen: Observation = frame.observation
    lines = [terms.lot_effect(lot)]
    ledger: Ledger = ()
    if seen.viewer >= 0 and not seen.out[seen.viewer]:
        lines += _bidding_lines(seen, lot)
        after = what_if.with_lot(seen, seen.viewer, lot)
        ledger = figure_rows.of_change(what_if.change(seen, after, seen.viewer))
    if box.is_sentinel(lot):
        ledger = (*ledger, *_bonuses(frame, lot))
    return _sheet(terms.lot(lot), lines, ledger, sprite, 1.4)


def _bidding_lines(seen: Observation, lot: box.Lot) -> list[Message]:
    if lot in (box.BELT, box.WAND) and seen.artifacts[seen.viewer][lot]:
        return [N_("zavandor table", "You already own one, and only one is allowed.")]
    least = auction_figures.least_bid(seen, lot)
    price = auction_figures.price_at(seen, lot, least)
    text = N_("zavandor table", "If you win at {bid}, you pay {sum}.")
    lines = [text.of(bid=least, sum=bid_sum(price, auction_figures.place_of(seen)))]
    most = auction_figures.most_bid(seen, lot)
    if most >= box.MINIMUM_BIDS[lot]:
        lines.append(N_("zavandor table", "You can afford bids up to {bid}.").of(bid=most))
        lines += _gems_to_sell(seen, price)
    else:
        lines.append(N_("zavandor table", "You cannot afford the minimum bid."))
    return lines


def _gems_to_sell(seen: Observation, price: Price) -> list[Message]:
    """What the viewer lacks, if only gems could pay it: the figures do not count their loss."""
    missing = auction_figures.lacking(seen, price)
    if not missing:
        return []
    text = N_(
        "zavandor table",
        "Your cards and dust are {missing} short: you would have to disenchant gems. "
        "The figures below do not count what you would lose with them.",
    )
    return [text.of(missing=missing)]


def _bonuses(frame: Frame, lot: box.Lot) -> Ledger:
    """What the sentinel would count now for each player, its own points included."""
    seen: Observation = frame.observation
    rows = []
    for seat, name in enumerate(frame.names):
        if not seen.out[seat]:
            bonus = sentinel_bonus(seen, seat, lot)
            label = N_("zavandor table", "Points + bonus for {player}").of(player=name)
            rows.append((render(label), _with_bonus(lot, bonus)))
    return tuple(rows)


def of_owned_lot(frame: Frame, lot: box.Lot, seat: int, sprite: Sprite) -> Explanation:
    """A lot that somebody owns."""
    seen: Observation = frame.observation
    owner = N_("zavandor table", "Owner: {player}.").of(player=frame.names[seat])
    lines = [terms.lot_effect(lot), owner]
    label = render(N_("zavandor table", "Points"))
    ledger: Ledger = ((label, str(box.LOT_POINTS[lot])),)
    if box.is_sentinel(lot):
        label = render(N_("zavandor table", "Points + bonus"))
        ledger = ((label, _with_bonus(lot, sentinel_bonus(seen, seat, lot))),)
    return _sheet(terms.lot(lot), lines, ledger, sprite, 1.4)


def _with_bonus(lot: box.Lot, bonus: int) -> str:
    return f"{box.LOT_POINTS[lot]} + {bonus} = {box.LOT_POINTS[lot] + bonus}"


def of_gone_lot(frame: Frame, lot: box.Lot, sprite: Sprite) -> Explanation:
    """The place of a sentinel that has been sold."""
    owner = frame.observation.sentinels[lot - box.FIRST_SENTINEL]
    if owner in (FOR_SALE, GONE):
        gone = N_("zavandor table", "Out of play since its owner was eliminated.")
        return _sheet(terms.lot(lot), [terms.lot_effect(lot), gone], (), sprite, 1.4)
    return of_owned_lot(frame, lot, owner, sprite)


def _sheet(
    title: Message,
    lines: list[Message],
    ledger: Ledger,
    sprite: Sprite | None,
    ratio: float = 1.0,
) -> Explanation:
    return Explanation(render(title), tuple(map(render, lines)), sprite, ratio, ledger)
