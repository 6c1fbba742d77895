# SPDX-License-Identifier: MIT
"""Gives income: cards and dust for gems, concentration, and cards of the Nine Sages (rules page,
{#income})."""

from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves
from wizardtable.games.zavandor.rules.economy import (
    energy_sources,
    holdable_dust,
    opal_dust,
    uses_energy,
)
from wizardtable.games.zavandor.rules.state import State


def receive_income(state: State, seat: int, journal: moves.Journal) -> None:
    """Gives a seat all its income of the round.

    All dust is added as one sum, so that a total of 1 or 3 is rounded down only once.
    """
    dust = (
        opal_dust(state.spiral[seat][box.OPAL]) + box.FLOW_DUST[state.levels[seat][box.ENERGY_FLOW]]
    )
    cards: list[box.Card] = []
    richer: list[box.Card] = []
    for kind, count in enumerate(energy_sources(state, seat)):
        fours = 0
        if count >= box.CARDS_PER_CONCENTRATED_CARD:
            fours = min(
                count // box.CARDS_PER_CONCENTRATED_CARD, _concentrated_in_supply(state, kind)
            )
            richer += [box.CONCENTRATED[kind]] * fours
            dust += box.CONCENTRATION_DUST * fours
        dust += _draw(state, kind, count - box.CARDS_PER_CONCENTRATED_CARD * fours, cards, journal)
    state.hands[seat] = tuple(sorted([*state.hands[seat], *cards, *richer]))
    if state.coming[seat] == moves.ZERO_COUNTS:
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
    income_dust_lost = 0 if shown else lost
    drew = moves.Drew(seat, _by_kind(cards), _by_kind(richer), dust, income_dust_lost, tuple(cards))
    journal.insert(place, drew)
    if shown:
        journal.append(moves.SagesConverted(seat, tuple(shown), converted, lost))


def receive_first_cards(state: State, seat: int, journal: moves.Journal) -> None:
    """Gives the Fairy the two sapphire cards of her starting level."""
    _draw_sages(state, seat, [], journal)


def _draw_sages(state: State, seat: int, shown: list[box.Card], journal: moves.Journal) -> int:
    """Draws the cards that the Nine Sages owe a seat. Returns the dust in place of missing cards.

    Cards that the seat cannot use are discarded and appended to `shown`.
    """
    kept: list[box.Card] = []
    missing = 0
    for kind, count in enumerate(state.coming[seat]):
        if count:
            usable = state.keep_sages or uses_energy(state, seat, kind)
            missing += _draw(state, kind, count, kept if usable else shown, journal)
    state.coming[seat] = moves.ZERO_COUNTS
    for card in shown:
        state.discards[box.KINDS[card]].append(card)
    state.hands[seat] = tuple(sorted([*state.hands[seat], *kept]))
    if kept and journal is not None:
        journal.append(moves.SagesGave(seat, _by_kind(kept), tuple(kept)))
    return missing


def _draw(
    state: State, kind: int, count: int, cards: list[box.Card], journal: moves.Journal
) -> int:
    """Draws cards of a kind and appends them to `cards`. Returns the dust in place of missing
    cards."""
    for drawn in range(count):
        deck = state.decks[kind]
        if not deck:
            deck = _reshuffle(state, kind, journal)
            if not deck:
                return (count - drawn) * box.MEAN_ENERGY[kind]
        cards.append(deck.pop())
    return 0


def _reshuffle(state: State, kind: int, journal: moves.Journal) -> list[box.Card]:
    """Shuffles the discards of a kind into its deck. Returns the deck, which is empty if there are
    no discards."""
    deck, state.discards[kind] = state.discards[kind], []
    state.decks[kind] = deck
    if deck:
        deck.sort()  # the order of the discards must not matter
        state.rng.shuffle(deck)
        if journal is not None:
            journal.append(moves.Reshuffled(kind, len(deck)))
    return deck


def _gain(state: State, seat: int, dust: int) -> int:
    """Adds dust to a seat. Returns the dust that is lost because a total of 1 or 3 cannot be
    held."""
    total = state.dust[seat] + dust
    state.dust[seat] = holdable_dust(total)
    return total - state.dust[seat]


def _concentrated_in_supply(state: State, kind: int) -> int:
    return box.CONCENTRATED_CARDS - sum(
        [hand.count(box.CONCENTRATED[kind]) for hand in state.hands]
    )


def _by_kind(cards: list[box.Card]) -> moves.EnergyCounts:
    counts = [0, 0, 0, 0]
    for card in cards:
        counts[box.KINDS[card]] += 1
    sapphires, emeralds, diamonds, rubies = counts
    return (sapphires, emeralds, diamonds, rubies)
