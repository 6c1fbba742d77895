# SPDX-License-Identifier: MIT
"""The short texts on the table, and what a screen reader calls its pieces."""

from collections.abc import Sequence

from wizardtable.core.text import N_, NN_, Message, signed
from wizardtable.games.zavandor.rules import terms
from wizardtable.games.zavandor.rules.components import LAST_SALES, MINIMUM_BIDS, Card
from wizardtable.games.zavandor.rules.economy import board_hand_size, hand_limit
from wizardtable.games.zavandor.rules.economy import slots as slot_count
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.play.translate import render

# Seats.


def points_text(value: int) -> str:
    """Points as written beside a name."""
    return render(NN_("zavandor table", "%n pt(s)", "points, very short", value))


def stance(seen: Observation, seat: int) -> str:
    """What a seat last did in the auction."""
    if not seen.bidding[seat]:
        return render(N_("zavandor table", "out"))
    if not seen.bids[seat]:
        return render(N_("zavandor table", "bidding"))
    return render(N_("zavandor table", "bids {bid}").of(bid=seen.bids[seat]))


def ruined() -> str:
    """Beside the name of a player who is out of the game."""
    return render(N_("zavandor table", "eliminated"))


def character(seen: Observation, seat: int) -> str:
    """A seat's character."""
    chosen = seen.characters[seat]
    return render(terms.character(chosen)) if chosen >= 0 else ""


def slots(seen: Observation, seat: int) -> str:
    """The active slots of a seat."""
    text = N_("zavandor table", "Spiral: {active} of {slots} slots taken")
    return render(text.of(active=sum(seen.spiral[seat]), slots=slot_count(seen, seat)))


def pentagon(seen: Observation, seat: int) -> str:
    """The pentagon of a seat."""
    gems = sum(seen.pentagon[seat])
    text = NN_(
        "zavandor table", "Pentagon: %n inactive gem(s), waiting markers: {markers}", "", gems
    )
    return render(text.of(markers=seen.waiting[seat]))


def gem(kind: int, *, active: bool) -> str:
    """A gem on a board."""
    text = (
        N_("zavandor table", "{gem}, on the spiral")
        if active
        else N_("zavandor table", "{gem}, in the pentagon")
    )
    return render(text.of(gem=terms.gem(kind)))


def free_marker() -> str:
    """A marker in a pentagon."""
    return render(N_("zavandor table", "Marker waiting"))


def marker(price: int) -> str:
    """A marker for sale."""
    return render(N_("zavandor table", "Marker for {price}").of(price=price))


def domain(number: int) -> str:
    """A domain as a title."""
    return render(terms.domain(number))


def track(number: int, level: int) -> str:
    """A track of knowledge and where its owner stands."""
    text = N_("zavandor table", "{domain}, level {level}")
    return render(text.of(domain=terms.domain(number), level=level))


def lore(seen: Observation, seat: int) -> str:
    """The knowledge of a seat."""
    known = [track(number, level) for number, level in enumerate(seen.levels[seat]) if level]
    return "; ".join(known)


def wealth(seen: Observation, seat: int) -> str:
    """What a seat has in hand, as everybody sees it."""
    cards = terms.energy_list(seen.standard[seat], seen.concentrated[seat], seen.dust[seat])
    text = N_("zavandor table", "{cards}; places taken: {size}, limit {limit}")
    size, limit = board_hand_size(seen, seat), hand_limit(seen, seat)
    nothing = N_("zavandor table", "nothing")
    return render(text.of(cards=cards or nothing, size=size, limit=limit))


def next_round(*, last: bool) -> str:
    """Above what a board brings next, in the last round nothing."""
    if last:
        return render(N_("zavandor table", "Last round: no more income"))
    return render(N_("zavandor table", "Next round"))


def coming(standard: Sequence[int], concentrated: Sequence[int], dust: int) -> str:
    """What a board brings next."""
    cards = terms.energy_list(standard, concentrated, dust)
    text = N_("zavandor table", "Next round: {cards}")
    return render(text.of(cards=cards or N_("zavandor table", "nothing")))


# The middle.


def lot(number: int) -> str:
    """An artifact or a sentinel as a title."""
    return render(terms.lot(number))


def effect(number: int) -> str:
    """What an artifact or a sentinel does."""
    return render(terms.lot_effect(number))


def lot_on_offer(number: int) -> str:
    """An artifact or a sentinel that can be put up for auction."""
    text = N_("zavandor table", "{lot}, minimum bid {bid}")
    return render(text.of(lot=terms.lot(number), bid=MINIMUM_BIDS[number]))


def sold(number: int, owner: int, players: Sequence[str]) -> str:
    """The place of a sentinel that has been sold."""
    if owner < 0:
        return render(N_("zavandor table", "{lot}, out of play").of(lot=terms.lot(number)))
    text = N_("zavandor table", "{lot}: {player}")
    return render(text.of(lot=terms.lot(number), player=players[owner]))


def artifact_deck(count: int) -> str:
    """The deck of artifacts."""
    return render(NN_("zavandor table", "Artifact deck: %n card(s)", "", count))


def round_text(number: int) -> str:
    """The round, as written on the table."""
    return render(N_("zavandor table", "Round {number}").of(number=max(1, number)))


def round_name(seen: Observation) -> str:
    """The round and how near the end is."""
    text = N_("zavandor table", "Round {number}; sentinels sold: {sold} ({last} end the match)")
    number = max(1, seen.round_number)
    return render(text.of(number=number, sold=seen.sold, last=LAST_SALES))


def figure(amount: int) -> str:
    """What a place in the turn order adds to a price."""
    return signed(amount) if amount else ""


def place(number: int, player: str, amount: int) -> str:
    """A place in the turn order."""
    text = N_("zavandor table", "Turn order {place}: {player}, {figure} on artifact prices")
    plain = N_("zavandor table", "Turn order {place}: {player}")
    chosen = text.of(figure=figure(amount)) if amount else plain
    return render(chosen.of(place=number + 1, player=player))


def pile(kind: int, count: int, cost: int) -> str:
    """A pile of gems."""
    text = N_("zavandor table", "{gem}: costs {cost}, {count} in the supply")
    return render(text.of(gem=terms.gem(kind), cost=cost, count=count))


def gem_in_supply(kind: int) -> str:
    """The uppermost gem of a pile."""
    return render(terms.gem(kind))


def deck(kind: int, cards: int, concentrated: int) -> str:
    """A deck of energy."""
    text = N_(
        "zavandor table", "{energy}: {cards} in the deck, {concentrated} concentrated in the supply"
    )
    filled = text.of(energy=terms.energy(kind), cards=cards, concentrated=concentrated)
    return render(filled)


def discards(kind: int, cards: int) -> str:
    """A pile of discards."""
    text = N_("zavandor table", "{energy}: {cards} in the discard pile")
    return render(text.of(energy=terms.energy(kind), cards=cards))


# The hand.


def card(face: Card) -> str:
    """A card in hand."""
    text = render(terms.card(face))
    return text[:1].upper() + text[1:]


def tile(value: int) -> str:
    """A dust tile."""
    return render(terms.some_dust(value))


def dust_text(amount: int) -> str:
    """All dust of a player."""
    return render(N_("zavandor table", "Dust: {dust}").of(dust=amount))


def no_cards() -> str:
    """In place of an empty hand."""
    return render(N_("zavandor table", "Your energy cards appear here each round."))


def zone(text: Message) -> str:
    """A place that pieces may be brought to."""
    return render(text)


SPIRAL = N_("zavandor table", "Your spiral")
PENTAGON = N_("zavandor table", "Your pentagon")
SUPPLY = N_("zavandor table", "The supply of gems")
HAND = N_("zavandor table", "Your hand")
