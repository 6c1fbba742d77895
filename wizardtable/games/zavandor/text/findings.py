# SPDX-License-Identifier: MIT
"""What there is to learn from a match of The Scepter of Zavandor: energy that was wasted or lay
idle, auctions, gems, knowledge and sentinels."""

from typing import Any, Final

from wizardtable.core.teaching.findings import FinderResult, Finders, SeenMatch, SeenMove, places_of
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves, terms
from wizardtable.games.zavandor.rules.economy import (
    free_slots,
    gem_cost,
    mean_income,
    most_rubies,
)
from wizardtable.games.zavandor.rules.points import (
    BONUS_LINE,
    LOT_LINE,
    Line,
    point_lines,
    sentinel_bonus,
)
from wizardtable.games.zavandor.rules.prices import wealth

WASTED: Final = 20
"""Energy over the hand limit from which it is told, the price of a sapphire, if it is also the
following share of all that was received."""

SHARE_WASTED: Final = 1 / 8

OVERPAID: Final = 40
"""Energy bid above what was needed from which it is told."""

WORTH_A_POINT: Final = 20
"""Energy that brings about a point when it is spent late in a match."""

EARLY: Final = 8
"""The last round in which energy that lies idle is missed in most that follow."""

FIRST_ROUNDS: Final = 5
"""Rounds after which incomes are compared."""

BEHIND: Final = 0.6
"""The share of the best income from which one is told to be low."""

LATE: Final = 7
"""Rounds between the level of Fire that allows rubies and the first ruby from which it is told."""

UNSPENT: Final = 120
"""Energy in hand at the end from which it is told: a sentinel."""

SPREAD: Final = 60
"""Energy spent on knowledge, without a domain at the top level, from which it is told."""

OFTEN: Final = 3
"""How often a thing that is sometimes right was done, from where on it is told."""


def energy(observation: Any) -> int:
    """Returns the energy in the viewer's hand, in dust."""
    return wealth(observation.hand, observation.dust[observation.viewer])


def received(seen: SeenMatch) -> int:
    """Returns the energy of all incomes of the seat."""
    total = 0
    for _, event in seen.happened(moves.Drew):
        if event.seat == seen.seat:
            total += wealth(event.cards or (), event.dust)
            pairs = zip(event.concentrated, box.CONCENTRATED_VALUES, strict=True)
            total += sum(count * value for count, value in pairs)
    return total


def hand_limit(seen: SeenMatch) -> FinderResult | None:
    """Returns the energy thrown away over the hand limit; praise if there was none."""
    thrown: list[tuple[int, int, int]] = []
    for move, event in seen.happened(moves.Discarded):
        value = wealth(event.cards, event.dust)
        if event.seat == seen.seat and value:
            thrown.append((value, move.place, move.before.round_number))
    total = sum(value for value, _, _ in thrown)
    rounds = len({number for _, _, number in thrown})
    if total >= WASTED and total >= SHARE_WASTED * received(seen):
        places = tuple(place for _, place, _ in sorted(thrown, reverse=True))
        text = NN_(
            "zavandor",
            "You discarded {energy} energy over your hand limit in %n round(s): spend "
            "more before you end your turn.",
            "",
            rounds,
        )
        return FinderResult(text.of(energy=total), total / WORTH_A_POINT, places)
    if total or seen.end.round_number < FIRST_ROUNDS:
        return None
    text = N_("zavandor", "You never discarded energy over your hand limit.")
    return FinderResult(text, 0.5, (), praise=True)


def overpaid(seen: SeenMatch) -> FinderResult | None:
    """Returns how far the winning bids were above those of the rivals and the minimum; praise if
    they were as low as could be."""
    above: list[tuple[int, int]] = []
    won = 0
    for move, event in seen.happened(moves.AuctionWon):
        if event.seat != seen.seat:
            continue
        won += 1
        rivals = max(bid for seat, bid in enumerate(move.before.bids) if seat != seen.seat)
        if event.bid > max(box.MINIMUM_BIDS[event.lot], rivals + 1):
            above.append((event.bid - max(box.MINIMUM_BIDS[event.lot], rivals), move.place))
    total = sum(more for more, _ in above)
    if total >= OVERPAID:
        places = tuple(place for _, place in sorted(above, reverse=True))
        text = NN_(
            "zavandor",
            "In %n auction(s) that you won, your bids were {energy} higher in all than the best "
            "rival bid or the minimum: raise in small steps.",
            "",
            len(above),
        )
        return FinderResult(text.of(energy=total), total / WORTH_A_POINT, places)
    if total or won < OFTEN:
        return None
    text = NN_(
        "zavandor",
        "You won %n auctions, each with the lowest bid that was enough.",
        "",
        won,
    )
    return FinderResult(text, 0.4, (), praise=True)


def markers_bought(seen: SeenMatch, move: SeenMove) -> int:
    """Returns what the seat paid for markers with an action."""
    return sum(
        event.marker
        for event in move.events
        if isinstance(event, moves.MarkerGained) and event.seat == seen.seat and not event.free
    )


def fire_without_rubies(seen: SeenMatch) -> FinderResult | None:
    """Returns what was paid for Fire without a ruby ever, or how late the first one was. Who won
    with the top level, which scores points, did not need rubies."""
    paid, start, allowed, scores = 0, -1, -1, False
    for move, event in seen.happened(moves.Advanced):
        if event.seat == seen.seat and event.domain == box.FIRE:
            paid += event.price + markers_bought(seen, move)
            start = move.place if start < 0 else start
            scores = scores or (event.level == box.TOP_LEVEL and seen.ranks[seen.seat] == 1)
            if allowed < 0 and most_rubies(move.after, seen.seat):
                allowed = move.before.round_number
    rubies = [
        move
        for move, event in seen.happened(moves.Enchanted)
        if event.seat == seen.seat and event.gem == box.RUBY
    ]
    if not rubies:
        if paid < WASTED or scores or seen.given_up:
            return None
        text = N_(
            "zavandor",
            "You spent {energy} energy on Fire but never enchanted a ruby.",
        )
        return FinderResult(text.of(energy=paid), paid / WORTH_A_POINT, (start,))
    waited = rubies[0].before.round_number - allowed
    if allowed < 0 or waited < LATE:
        return None
    text = NN_(
        "zavandor",
        "You enchanted your first ruby %n round(s) after your level of Fire allowed it.",
        "",
        waited,
    )
    return FinderResult(text, waited / 3, (rubies[0].place, start))


_PURCHASES: Final = (moves.Enchanted, moves.Advanced, moves.MarkerGained, moves.LotGained)


def no_knowledge(seen: SeenMatch) -> FinderResult | None:
    """Returns whether the seat never advanced in a domain in a whole match."""
    rounds = seen.end.round_number
    if seen.given_up or seen.end.out[seen.seat] or rounds <= EARLY:
        return None
    if any(event.seat == seen.seat for _, event in seen.happened(moves.Advanced)):
        return None
    ends = [move for move in seen.own() if isinstance(move.action, moves.EndTurn)]
    text = NN_(
        "zavandor",
        "In %n rounds, you never advanced in a domain of knowledge, although you may do so once a "
        "turn.",
        "",
        rounds,
    )
    return FinderResult(text, 3.0, places_of(ends[:1]))


def spread_knowledge(seen: SeenMatch) -> FinderResult | None:
    """Returns what was paid for markers and for advances in domains, if the seat never reached the
    top level of any."""
    paid = 0
    domains: set[int] = set()
    places: list[int] = []
    for move in seen.moves:
        paid += markers_bought(seen, move)
        for event in move.events:
            if isinstance(event, moves.Advanced) and event.seat == seen.seat:
                if event.level == box.TOP_LEVEL:
                    return None
                if not event.free:
                    paid += event.price
                    domains.add(event.domain)
                    places.append(move.place)
    if seen.given_up or paid < SPREAD or not domains:
        return None
    text = NN_(
        "zavandor",
        "You spent {energy} energy on knowledge in %n domain(s), but never reached level 4: only "
        "level 4 scores points.",
        "",
        len(domains),
    )
    return FinderResult(text.of(energy=paid), paid / WORTH_A_POINT, tuple(reversed(places)))


def idle_turns(seen: SeenMatch) -> FinderResult | None:
    """Returns the early turns that ended without a purchase although a slot was free and there was
    enough for a sapphire."""
    idle: list[SeenMove] = []
    bought = False
    turns = 0
    for move in seen.moves:
        for event in move.events:
            if isinstance(event, moves.TurnBegan) and event.seat == seen.seat:
                bought = False  # lots that were won in a turn of a rival do not count
            elif isinstance(event, _PURCHASES) and event.seat == seen.seat:
                bought = True
        if move.mover == seen.seat and isinstance(move.action, moves.EndTurn):
            before = move.before
            if before.round_number <= EARLY:
                turns += 1
                price = gem_cost(before, seen.seat, box.SAPPHIRE)
                could = free_slots(before, seen.seat) > 0 and before.supply[box.SAPPHIRE] > 0
                if not bought and could and energy(before) >= price:
                    idle.append(move)
    if len(idle) >= OFTEN:
        text = NN_(
            "zavandor",
            "In the first {rounds} rounds, you ended %n turn(s) without buying anything, although "
            "you had a free slot and could pay for a sapphire.",
            "",
            len(idle),
        )
        return FinderResult(text.of(rounds=turns), len(idle), places_of(idle))
    if idle or turns < FIRST_ROUNDS:
        return None
    text = N_(
        "zavandor",
        "In the first {rounds} rounds, you always bought something when you had a free slot and "
        "could pay for a sapphire.",
    )
    return FinderResult(text.of(rounds=turns), 0.3, (), praise=True)


def empty_slots(seen: SeenMatch) -> FinderResult | None:
    """Returns the turns after the first rounds that ended with a free active slot, if they are more
    than half of them; praise if there was none."""
    ends = [
        move
        for move in seen.own()
        if isinstance(move.action, moves.EndTurn) and move.before.round_number > FIRST_ROUNDS
    ]
    free = [move for move in ends if free_slots(move.before, seen.seat) > 0]
    if len(free) >= OFTEN and 2 * len(free) > len(ends):
        text = NN_(
            "zavandor",
            "From round {start} on, you ended %n of your {turns} turns with a free slot: an "
            "active gem there gives energy every round and scores points.",
            "",
            len(free),
        )
        text = text.of(start=FIRST_ROUNDS + 1, turns=len(ends))
        return FinderResult(text, len(free) / 3, places_of(free))
    if free or len(ends) < OFTEN:
        return None
    text = N_("zavandor", "From round {start} on, your slots were full at the end of every turn.")
    return FinderResult(text.of(start=FIRST_ROUNDS + 1), 0.4, (), praise=True)


def low_income(seen: SeenMatch) -> FinderResult | None:
    """Returns how far the income was behind the best one after the first rounds; praise if it was
    the best."""
    ends = [m for m, event in seen.happened(moves.RoundEnded) if event.number == FIRST_ROUNDS]
    if not ends:
        return None
    move = ends[0]
    incomes = [mean_income(move.after, seat) for seat in range(len(seen.names))]
    own = incomes[seen.seat]
    best = max(range(len(incomes)), key=lambda seat: (incomes[seat], seat == seen.seat))
    if best == seen.seat:
        text = N_(
            "zavandor",
            "After round {round}, nobody’s income was higher than yours: about {own} energy a "
            "round.",
        )
        return FinderResult(
            text.of(round=FIRST_ROUNDS, own=round(own)), 0.6, (move.place,), praise=True
        )
    if own > BEHIND * incomes[best]:
        return None
    text = N_(
        "zavandor",
        "After round {round}, your income was about {own} energy a round, while {player}’s was "
        "{theirs}: buy more gems early.",
    )
    text = text.of(
        round=FIRST_ROUNDS,
        own=round(own),
        player=seen.names[best],
        theirs=round(incomes[best]),
    )
    return FinderResult(text, (incomes[best] - own) / 4, (move.place,))


def poor_sentinel(seen: SeenMatch) -> FinderResult | None:
    """Returns the sentinel that was bought and brought least besides its own points."""
    if seen.given_up or seen.end.out[seen.seat]:
        return None
    found: list[tuple[int, int, int]] = []
    for move, event in seen.happened(moves.LotGained):
        if event.seat == seen.seat and box.is_sentinel(event.lot):
            bonus = sentinel_bonus(seen.end, seen.seat, event.lot)
            found.append((bonus, event.lot, move.place))
    if not found:
        return None
    bonus, lot, place = min(found)
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
    best, lot, place = max(found)
    if best < 8:
        return None
    text = NN_("zavandor", "At the end, {lot} earned you a bonus of %n point(s).", "", best)
    return FinderResult(text.of(lot=terms.the_lot(lot)), best / 10, (place,), praise=True)


def never_outbid(seen: SeenMatch) -> FinderResult | None:
    """Returns the lots that rivals got at the minimum bid, if the seat never bid in a rival's
    auction although it could have paid more."""
    cheap: list[SeenMove] = []
    for move, won in seen.happened(moves.AuctionWon):
        if won.seat == seen.seat or won.bid > box.MINIMUM_BIDS[won.lot]:
            continue
        barred = won.lot in (box.BELT, box.WAND) and move.before.artifacts[seen.seat][won.lot]
        if not barred and energy(move.before) > won.bid + 2 * box.TURN_FIGURES[0]:
            cheap.append(move)
    for _, bid in seen.happened(moves.BidMade):
        if bid.seat == seen.seat:
            return None
    if len(cheap) < OFTEN:
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
    """Returns the points of a seat's artifacts and sentinels, with what these bring besides."""
    return [line for line in point_lines(board, seat) if line.kind in (LOT_LINE, BONUS_LINE)]


def won_nothing(seen: SeenMatch) -> bool:
    """Returns whether the seat never won an artifact or a sentinel."""
    return all(event.seat != seen.seat for _, event in seen.happened(moves.AuctionWon))


def no_lots(seen: SeenMatch) -> FinderResult | None:
    """Returns what the lots of the winner brought to whom has none at all."""
    winner = seen.ranks.index(1)
    points = sum(line.points for line in lot_lines(seen.end, winner))
    if seen.given_up or not won_nothing(seen) or seen.ranks[seen.seat] == 1 or not points:
        return None
    text = NN_(
        "zavandor",
        "You won no auctions, while {player} scored %n point(s) with artifacts and sentinels.",
        "",
        points,
    )
    won = [move.place for move, event in seen.happened(moves.LotGained) if event.seat == winner]
    return FinderResult(text.of(player=seen.names[winner]), points / 4, tuple(won))


def no_sentinel(seen: SeenMatch) -> FinderResult | None:
    """Returns what the sentinels of the winner brought to whom has none."""
    end = seen.end
    winner = seen.ranks.index(1)
    if seen.given_up or seen.ranks[seen.seat] == 1 or won_nothing(seen):
        return None
    if seen.seat in end.sentinels or end.out[seen.seat]:
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
    last = [move.place for move, event in seen.happened(moves.LotGained) if event.lot in lots]
    return FinderResult(text.of(player=seen.names[winner]), points / 4, tuple(reversed(last)))


def unspent(seen: SeenMatch) -> FinderResult | None:
    """Returns the energy that was left at the end."""
    left = energy(seen.end)
    if seen.given_up or left < UNSPENT or seen.end.out[seen.seat]:
        return None
    text = N_(
        "zavandor", "When the match ended, you still held {energy} energy, which scores nothing."
    )
    turns = [move.place for move in seen.own() if isinstance(move.action, moves.EndTurn)]
    return FinderResult(text.of(energy=left), left / WORTH_A_POINT, tuple(turns[-1:]))


def gems_sold(seen: SeenMatch) -> FinderResult | None:
    """Returns the active gems that were sold to pay for lots; whoever wins the match does well to
    do so in the last round."""
    sold: list[SeenMove] = []
    count = 0
    won = seen.ranks[seen.seat] == 1
    for move, event in seen.happened(moves.GemsSold):
        if won and move.before.round_number == seen.end.round_number:
            continue
        if event.seat == seen.seat and any(event.spiral):
            sold.append(move)
            count += sum(event.spiral)
    if count < OFTEN:
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
