# SPDX-License-Identifier: MIT
"""Findings in a match of The Scepter of Zavandor: wasted energy, auctions, gems, knowledge,
sentinels.

Each finder returns None if it has nothing to report. The weight of a finding is about the number of
points that it cost or brought.
"""

from typing import Any, Final

from wizardtable.core.teaching.findings import FinderResult, Finders, SeenMatch, SeenMove, places_of
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import economy, moves, terms
from wizardtable.games.zavandor.rules.points import (
    BONUS_LINE,
    LOT_LINE,
    Line,
    point_lines,
    sentinel_bonus,
)
from wizardtable.games.zavandor.rules.prices import wealth

MIN_WASTED_ENERGY: Final = 20
"""The price of a sapphire: report energy discarded over the hand limit from this amount on.

The discarded energy must also be at least MIN_WASTED_SHARE of all energy received. Energy spent on
Fire without a ruby is reported from the same amount on.
"""

MIN_WASTED_SHARE: Final = 1 / 8
"""The least share of the received energy (0–1) that counts as wasted."""

MIN_OVERPAID_ENERGY: Final = 40
"""Report bids that won auctions if they sum to at least this much dust more than necessary."""

ENERGY_PER_POINT: Final = 20
"""The energy that brings about one point if it is spent late in a match."""

LAST_EARLY_ROUND: Final = 8
"""The last round in which turns without a purchase are reported.

A gem bought later would hardly pay for itself.
"""

OPENING_ROUNDS: Final = 5
"""The number of rounds that count as the opening.

Incomes are compared at the end of the opening. Free slots are reported only after it.
"""

LOW_INCOME_SHARE: Final = 0.6
"""An income is low if it is at most this share of the best income (0–1)."""

MIN_RUBY_DELAY_ROUNDS: Final = 7
"""Report the first ruby if it came at least this many rounds after Fire allowed it."""

MIN_UNSPENT_ENERGY: Final = 120
"""Report energy in hand at the end of the match from this amount on: the price of a sentinel."""

MIN_SPREAD_ENERGY: Final = 60
"""Report knowledge that cost at least this energy if no domain reached level 4."""

MIN_REPEATS: Final = 3
"""A habit that is sometimes right is reported after this many times."""


def viewer_wealth(observation: Any) -> int:
    """Returns the value of the viewer's cards and dust, in dust."""
    return wealth(observation.hand, observation.dust[observation.viewer])


def received(match: SeenMatch) -> int:
    """Returns the energy that the seat received from incomes, in dust; cards of the Nine Sages do
    not count."""
    total = 0
    for _, event in match.moves_with_event(moves.Drew):
        if event.seat == match.seat:
            total += wealth(event.cards or (), event.dust)
            pairs = zip(event.concentrated, box.CONCENTRATED_VALUES, strict=True)
            total += sum(count * value for count, value in pairs)
    return total


def hand_limit(match: SeenMatch) -> FinderResult | None:
    """Finds energy that the seat discarded over its hand limit; praises a seat that discarded
    none."""
    discarded: list[tuple[int, int, int]] = []
    for move, event in match.moves_with_event(moves.Discarded):
        value = wealth(event.cards, event.dust)
        if event.seat == match.seat and value:
            discarded.append((value, move.place, move.before.round_number))
    total = sum(value for value, _, _ in discarded)
    rounds = len({number for _, _, number in discarded})
    if total >= MIN_WASTED_ENERGY and total >= MIN_WASTED_SHARE * received(match):
        places = tuple(place for _, place, _ in sorted(discarded, reverse=True))
        text = NN_(
            "zavandor",
            "You discarded {energy} energy over your hand limit in %n round(s): spend "
            "more before you end your turn.",
            "",
            rounds,
        )
        return FinderResult(text.of(energy=total), total / ENERGY_PER_POINT, places)
    if total or match.end.round_number < OPENING_ROUNDS:
        return None
    text = N_("zavandor", "You never discarded energy over your hand limit.")
    return FinderResult(text, 0.5, (), is_praise=True)


def overpaid(match: SeenMatch) -> FinderResult | None:
    """Finds auctions that the seat won with a higher bid than necessary.

    A lower bid would have been enough if it reached the minimum and exceeded all rival bids.
    Praises the seat if each of several winning bids was the lowest possible.
    """
    above: list[tuple[int, int]] = []
    won = 0
    for move, event in match.moves_with_event(moves.AuctionWon):
        if event.seat != match.seat:
            continue
        won += 1
        rivals = max(bid for seat, bid in enumerate(move.before.bids) if seat != match.seat)
        if event.bid > max(box.MINIMUM_BIDS[event.lot], rivals + 1):
            above.append((event.bid - max(box.MINIMUM_BIDS[event.lot], rivals), move.place))
    total = sum(excess for excess, _ in above)
    if total >= MIN_OVERPAID_ENERGY:
        places = tuple(place for _, place in sorted(above, reverse=True))
        text = NN_(
            "zavandor",
            "In %n auction(s) that you won, your bids were a total of {energy} higher than the "
            "best rival bids or the minimum: raise in small steps.",
            "",
            len(above),
        )
        return FinderResult(text.of(energy=total), total / ENERGY_PER_POINT, places)
    if total or won < MIN_REPEATS:
        return None
    text = NN_(
        "zavandor",
        "You won %n auctions, each with the lowest bid that could win.",
        "",
        won,
    )
    return FinderResult(text, 0.4, (), is_praise=True)


def markers_bought(match: SeenMatch, move: SeenMove) -> int:
    """Returns the dust that the seat paid for markers in a move."""
    return sum(
        event.marker
        for event in move.events
        if isinstance(event, moves.MarkerGained) and event.seat == match.seat and not event.free
    )


def fire_without_rubies(match: SeenMatch) -> FinderResult | None:
    """Finds dust paid for Fire without a ruby, or a first ruby that came late.

    A winner who reached the highest level of Fire is not blamed for having no ruby.
    """
    paid, start, allowed, scores = 0, -1, -1, False
    for move, event in match.moves_with_event(moves.Advanced):
        if event.seat == match.seat and event.domain == box.FIRE:
            paid += event.price + markers_bought(match, move)
            start = move.place if start < 0 else start
            scores = scores or (event.level == box.TOP_LEVEL and match.ranks[match.seat] == 1)
            if allowed < 0 and economy.ruby_limit(move.after, match.seat):
                allowed = move.before.round_number
    rubies = [
        move
        for move, event in match.moves_with_event(moves.Enchanted)
        if event.seat == match.seat and event.gem == box.RUBY
    ]
    if not rubies:
        if paid < MIN_WASTED_ENERGY or scores or match.has_given_up:
            return None
        text = N_(
            "zavandor",
            "You spent {energy} energy on Fire but never enchanted a ruby.",
        )
        return FinderResult(text.of(energy=paid), paid / ENERGY_PER_POINT, (start,))
    waited = rubies[0].before.round_number - allowed
    if allowed < 0 or waited < MIN_RUBY_DELAY_ROUNDS:
        return None
    text = NN_(
        "zavandor",
        "You enchanted your first ruby %n round(s) after your level of Fire allowed it.",
        "",
        waited,
    )
    return FinderResult(text, waited / 3, (rubies[0].place, start))


_PURCHASE_EVENTS: Final = (moves.Enchanted, moves.Advanced, moves.MarkerGained, moves.LotGained)


def no_knowledge(match: SeenMatch) -> FinderResult | None:
    """Finds a match in which the seat never advanced in a domain."""
    rounds = match.end.round_number
    if match.has_given_up or match.end.out[match.seat] or rounds <= LAST_EARLY_ROUND:
        return None
    if any(event.seat == match.seat for _, event in match.moves_with_event(moves.Advanced)):
        return None
    ends = [move for move in match.own_moves() if isinstance(move.action, moves.EndTurn)]
    text = NN_(
        "zavandor",
        "In %n rounds, you did not advance in any domain of knowledge, although "
        "you may do so once a turn.",
        "",
        rounds,
    )
    return FinderResult(text, 3.0, places_of(ends[:1]))


def spread_knowledge(match: SeenMatch) -> FinderResult | None:
    """Finds dust that the seat spent on knowledge without reaching level 4 in any domain."""
    paid = 0
    domains: set[int] = set()
    places: list[int] = []
    for move in match.moves:
        paid += markers_bought(match, move)
        for event in move.events:
            if isinstance(event, moves.Advanced) and event.seat == match.seat:
                if event.level == box.TOP_LEVEL:
                    return None
                if not event.free:
                    paid += event.price
                    domains.add(event.domain)
                    places.append(move.place)
    if match.has_given_up or paid < MIN_SPREAD_ENERGY or not domains:
        return None
    text = NN_(
        "zavandor",
        "You spent {energy} energy on knowledge in %n domain(s), but never reached level 4: only "
        "level 4 scores points.",
        "",
        len(domains),
    )
    return FinderResult(text.of(energy=paid), paid / ENERGY_PER_POINT, tuple(reversed(places)))


def idle_turns(match: SeenMatch) -> FinderResult | None:
    """Finds early turns without a purchase, although a slot was free and the seat could pay for a
    sapphire.

    Praises the seat if there was no such turn.
    """
    idle: list[SeenMove] = []
    bought = False
    turns = 0
    for move in match.moves:
        for event in move.events:
            if isinstance(event, moves.TurnBegan) and event.seat == match.seat:
                bought = False  # lots won during a rival's turn do not count
            elif isinstance(event, _PURCHASE_EVENTS) and event.seat == match.seat:
                bought = True
        if move.mover == match.seat and isinstance(move.action, moves.EndTurn):
            before = move.before
            if before.round_number <= LAST_EARLY_ROUND:
                turns += 1
                price = economy.gem_cost(before, match.seat, box.SAPPHIRE)
                could = (
                    economy.free_slot_count(before, match.seat) > 0
                    and before.supply[box.SAPPHIRE] > 0
                )
                if not bought and could and viewer_wealth(before) >= price:
                    idle.append(move)
    if len(idle) >= MIN_REPEATS:
        text = NN_(
            "zavandor",
            "In the first {rounds} rounds, you ended %n turn(s) without buying anything, although "
            "you had a free slot and could pay for a sapphire.",
            "",
            len(idle),
        )
        return FinderResult(text.of(rounds=turns), len(idle), places_of(idle))
    if idle or turns < OPENING_ROUNDS:
        return None
    text = N_(
        "zavandor",
        "In the first {rounds} rounds, you always bought something when you had a free slot and "
        "could pay for a sapphire.",
    )
    return FinderResult(text.of(rounds=turns), 0.3, (), is_praise=True)


def empty_slots(match: SeenMatch) -> FinderResult | None:
    """Finds turns after the opening rounds that ended with a free slot, if more than half did.

    Praises the seat if there was no such turn.
    """
    ends = [
        move
        for move in match.own_moves()
        if isinstance(move.action, moves.EndTurn) and move.before.round_number > OPENING_ROUNDS
    ]
    free = [move for move in ends if economy.free_slot_count(move.before, match.seat) > 0]
    if len(free) >= MIN_REPEATS and 2 * len(free) > len(ends):
        text = NN_(
            "zavandor",
            "From round {start} on, you ended %n of your {turns} turns with a free slot: an "
            "active gem there gives energy every round and scores points.",
            "",
            len(free),
        )
        text = text.of(start=OPENING_ROUNDS + 1, turns=len(ends))
        return FinderResult(text, len(free) / 3, places_of(free))
    if free or len(ends) < MIN_REPEATS:
        return None
    text = N_("zavandor", "From round {start} on, your slots were full at the end of every turn.")
    return FinderResult(text.of(start=OPENING_ROUNDS + 1), 0.4, (), is_praise=True)


def low_income(match: SeenMatch) -> FinderResult | None:
    """Finds a low income right after the opening rounds, compared with the best income of all
    seats.

    Praises the seat if its own income is the best.
    """
    ends = [
        move
        for move, event in match.moves_with_event(moves.RoundEnded)
        if event.number == OPENING_ROUNDS
    ]
    if not ends:
        return None
    move = ends[0]
    incomes = [economy.mean_income(move.after, seat) for seat in range(len(match.names))]
    own = incomes[match.seat]
    best = max(range(len(incomes)), key=lambda seat: (incomes[seat], seat == match.seat))
    if best == match.seat:
        text = N_(
            "zavandor",
            "After round {round}, nobody’s income was higher than yours: about {own} energy a "
            "round.",
        )
        return FinderResult(
            text.of(round=OPENING_ROUNDS, own=round(own)), 0.6, (move.place,), is_praise=True
        )
    if own > LOW_INCOME_SHARE * incomes[best]:
        return None
    text = N_(
        "zavandor",
        "After round {round}, your income was about {own} energy a round, while {player}’s was "
        "{theirs}: buy more gems early.",
    )
    text = text.of(
        round=OPENING_ROUNDS,
        own=round(own),
        player=match.names[best],
        theirs=round(incomes[best]),
    )
    return FinderResult(text, (incomes[best] - own) / 4, (move.place,))


def poor_sentinel(match: SeenMatch) -> FinderResult | None:
    """Finds the seat's sentinel with the lowest bonus, if that bonus is below 2 points.

    Otherwise praises a bonus of 8 points or more.
    """
    if match.has_given_up or match.end.out[match.seat]:
        return None
    bought: list[tuple[int, int, int]] = []
    for move, event in match.moves_with_event(moves.LotGained):
        if event.seat == match.seat and box.is_sentinel(event.lot):
            bonus = sentinel_bonus(match.end, match.seat, event.lot)
            bought.append((bonus, event.lot, move.place))
    if not bought:
        return None
    bonus, lot, place = min(bought)
    if bonus < 2:
        text = NN_(
            "zavandor",
            "At the end, {lot} earned you a bonus of only %n point(s): choose a sentinel that "
            "suits what you own, or collect what it rewards.",
            "",
            bonus,
        )
        if not bonus:
            text = N_(
                "zavandor",
                "At the end, {lot} earned you no bonus: choose a sentinel that suits what you "
                "own, or collect what it rewards.",
            )
        return FinderResult(text.of(lot=terms.the_lot(lot)), 6.0 - bonus, (place,))
    best, lot, place = max(bought)
    if best < 8:
        return None
    text = NN_("zavandor", "At the end, {lot} earned you a bonus of %n point(s).", "", best)
    return FinderResult(text.of(lot=terms.the_lot(lot)), best / 10, (place,), is_praise=True)


def never_outbid(match: SeenMatch) -> FinderResult | None:
    """Finds lots that rivals won at the minimum bid, if the seat never bid in a rival's auction.

    Lots that the seat could not have paid for do not count.
    """
    cheap: list[SeenMove] = []
    for move, won in match.moves_with_event(moves.AuctionWon):
        if won.seat == match.seat or won.bid > box.MINIMUM_BIDS[won.lot]:
            continue
        may_not_own = won.lot in (box.BELT, box.WAND) and move.before.artifacts[match.seat][won.lot]
        if (
            not may_not_own
            and viewer_wealth(move.before) > won.bid + 2 * box.TURN_ORDER_SURCHARGES[0]
        ):
            cheap.append(move)
    for _, bid in match.moves_with_event(moves.BidMade):
        if bid.seat == match.seat:
            return None
    if len(cheap) < MIN_REPEATS:
        return None
    text = NN_(
        "zavandor",
        "You never bid in a rival’s auction: rivals won %n of their auctions at the "
        "minimum bid, though you had the energy to bid more.",
        "",
        len(cheap),
    )
    return FinderResult(text, len(cheap), places_of(cheap))


def lot_lines(board: Any, seat: int) -> list[Line]:
    """Returns the lines of a seat's points that come from artifacts, sentinels and their
    bonuses."""
    return [line for line in point_lines(board, seat) if line.kind in (LOT_LINE, BONUS_LINE)]


def won_nothing(match: SeenMatch) -> bool:
    """Returns whether the seat never won an auction."""
    return all(event.seat != match.seat for _, event in match.moves_with_event(moves.AuctionWon))


def no_lots(match: SeenMatch) -> FinderResult | None:
    """Reports the winner's points from artifacts and sentinels.

    Returns None if the seat won an auction or the match.
    """
    winner = match.ranks.index(1)
    points = sum(line.points for line in lot_lines(match.end, winner))
    if match.has_given_up or not won_nothing(match) or match.ranks[match.seat] == 1 or not points:
        return None
    text = NN_(
        "zavandor",
        "You won no auctions, while {player} scored %n point(s) with artifacts and sentinels.",
        "",
        points,
    )
    won = [
        move.place
        for move, event in match.moves_with_event(moves.LotGained)
        if event.seat == winner
    ]
    return FinderResult(text.of(player=match.names[winner]), points / 4, tuple(won))


def no_sentinel(match: SeenMatch) -> FinderResult | None:
    """Reports the winner's points from sentinels.

    Returns None unless the seat won auctions but owns no sentinel.
    """
    end = match.end
    winner = match.ranks.index(1)
    if match.has_given_up or match.ranks[match.seat] == 1 or won_nothing(match):
        return None
    if match.seat in end.sentinels or end.out[match.seat]:
        return None
    lines = [line for line in lot_lines(end, winner) if box.is_sentinel(line.what)]
    if not lines:
        return None
    points = sum(line.points for line in lines)
    lots = {line.what for line in lines}
    text = NN_(
        "zavandor",
        "You bought no sentinels, while {player} scored %n point(s) with theirs. Save energy for "
        "a sentinel before five are sold.",
        "",
        points,
    )
    last = [
        move.place for move, event in match.moves_with_event(moves.LotGained) if event.lot in lots
    ]
    return FinderResult(text.of(player=match.names[winner]), points / 4, tuple(reversed(last)))


def unspent(match: SeenMatch) -> FinderResult | None:
    """Finds energy left in hand at the end of the match."""
    unspent_energy = viewer_wealth(match.end)
    if match.has_given_up or unspent_energy < MIN_UNSPENT_ENERGY or match.end.out[match.seat]:
        return None
    text = N_(
        "zavandor", "When the match ended, you still held {energy} energy, which scores nothing."
    )
    turns = [move.place for move in match.own_moves() if isinstance(move.action, moves.EndTurn)]
    return FinderResult(
        text.of(energy=unspent_energy), unspent_energy / ENERGY_PER_POINT, tuple(turns[-1:])
    )


def gems_sold(match: SeenMatch) -> FinderResult | None:
    """Finds active gems disenchanted to pay for lots.

    If the seat won the match, gems that it disenchanted in the last round do not count.
    """
    sold: list[SeenMove] = []
    count = 0
    won = match.ranks[match.seat] == 1
    for move, event in match.moves_with_event(moves.GemsSold):
        if won and move.before.round_number == match.end.round_number:
            continue
        if event.seat == match.seat and any(event.spiral):
            sold.append(move)
            count += sum(event.spiral)
    if count < MIN_REPEATS:
        return None
    text: Message = NN_(
        "zavandor",
        "To pay for auctions, you disenchanted %n active gem(s) for half their cost: "
        "bid only what your cards and dust can pay.",
        "",
        count,
    )
    return FinderResult(text, 0.7 * count, places_of(sold))


FINDERS: Final[Finders] = {
    "hand_limit": hand_limit,
    "overpaid": overpaid,
    "fire_without_rubies": fire_without_rubies,
    "no_knowledge": no_knowledge,
    "spread_knowledge": spread_knowledge,
    "idle_turns": idle_turns,
    "empty_slots": empty_slots,
    "low_income": low_income,
    "poor_sentinel": poor_sentinel,
    "never_outbid": never_outbid,
    "no_lots": no_lots,
    "no_sentinel": no_sentinel,
    "unspent": unspent,
    "gems_sold": gems_sold,
}
