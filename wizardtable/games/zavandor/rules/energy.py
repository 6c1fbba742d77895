# SPDX-License-Identifier: MIT
"""Phase 2 of a round: energy for gems, concentrated where four are of a kind, dust, and the cards
of the Nine Sages (rules page, Round)."""

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.economy import energy_sources, opal_dust, settled, uses_energy
from wizardtable.games.zavandor.rules.state import State


def receive(state: State, seat: int, journal: moves.Journal) -> None:
    """The whole income of a seat; all its dust is one gain."""
    dust = (
        opal_dust(state.spiral[seat][box.OPAL]) + box.FLOW_DUST[state.levels[seat][box.ENERGY_FLOW]]
    )
    cards: list[box.Card] = []
    richer: list[box.Card] = []
    for kind, count in enumerate(energy_sources(state, seat)):
        fours = 0
        if count >= box.CONCENTRATION:
            fours = min(count // box.CONCENTRATION, _concentrated_left(state, kind))
            richer += [box.CONCENTRATED[kind]] * fours
            dust += box.CONCENTRATION_DUST * fours
        dust += _draw(state, kind, count - box.CONCENTRATION * fours, cards, journal)
    state.hands[seat] = tuple(sorted([*state.hands[seat], *cards, *richer]))
    if state.coming[seat] == moves.NO_CARDS:
        lost = _gain(state, seat, dust)
        if journal is not None:
            drew = moves.Drew(seat, _by_kind(cards), _by_kind(richer), dust, lost, tuple(cards))
            journal.append(drew)
        return
    place = 0 if journal is None else len(journal)
    shown: list[box.Card] = []
    dust += _draw_sages(state, seat, shown, journal)
    converted = sum([box.VALUES[card] for card in shown])
    lost = _gain(state, seat, dust + converted)
    if journal is None:
        return
    less = 0 if shown else lost
    drew = moves.Drew(seat, _by_kind(cards), _by_kind(richer), dust, less, tuple(cards))
    journal.insert(place, drew)
    if shown:
        journal.append(moves.SagesConverted(seat, tuple(shown), converted, lost))


def receive_first(state: State, seat: int, journal: moves.Journal) -> None:
    """The cards with which the Fairy begins; of sapphires there is always enough and use."""
    _draw_sages(state, seat, [], journal)


def _draw_sages(state: State, seat: int, shown: list[box.Card], journal: moves.Journal) -> int:
    """The cards the Nine Sages owe a seat; those it has no use for are `shown` and discarded.
    Gives the dust in place of cards that are not there."""
    kept: list[box.Card] = []
    missing = 0
    for kind, count in enumerate(state.coming[seat]):
        if count:
            usable = state.keep_sages or uses_energy(state, seat, kind)
            missing += _draw(state, kind, count, kept if usable else shown, journal)
    state.coming[seat] = moves.NO_CARDS
    for card in shown:
        state.discards[box.KINDS[card]].append(card)
    state.hands[seat] = tuple(sorted([*state.hands[seat], *kept]))
    if kept and journal is not None:
        journal.append(moves.SagesGave(seat, _by_kind(kept), tuple(kept)))
    return missing


def _draw(
    state: State, kind: int, count: int, cards: list[box.Card], journal: moves.Journal
) -> int:
    """Draw so many cards of a kind; gives the dust in place of those that are not there."""
    for drawn in range(count):
        deck = state.decks[kind]
        if not deck:
            deck = _reshuffled(state, kind, journal)
            if not deck:
                return (count - drawn) * box.MEAN_ENERGY[kind]
        cards.append(deck.pop())
    return 0


def _reshuffled(state: State, kind: int, journal: moves.Journal) -> list[box.Card]:
    """The discards of a kind become its deck; it is empty where there are none."""
    deck, state.discards[kind] = state.discards[kind], []
    state.decks[kind] = deck
    if deck:
        deck.sort()  # the order in which they were spent must not matter
        state.rng.shuffle(deck)
        if journal is not None:
            journal.append(moves.Reshuffled(kind, len(deck)))
    return deck


def _gain(state: State, seat: int, dust: int) -> int:
    """Add dust; gives what the 1-or-3 rule takes of it."""
    total = state.dust[seat] + dust
    state.dust[seat] = settled(total)
    return total - state.dust[seat]


def _concentrated_left(state: State, kind: int) -> int:
    """Concentrated cards of a kind in the supply."""
    return box.CONCENTRATED_CARDS - sum(
        [hand.count(box.CONCENTRATED[kind]) for hand in state.hands]
    )


def _by_kind(cards: list[box.Card]) -> moves.Four:
    counts = [0, 0, 0, 0]
    for card in cards:
        counts[box.KINDS[card]] += 1
    a, b, c, d = counts
    return (a, b, c, d)
