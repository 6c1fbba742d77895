# SPDX-License-Identifier: MIT
"""Carries out actions, up to the end of the turn. Each function appends its events to the
journal."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from wizardtable.games.anludim.rules import moves, rounds
from wizardtable.games.anludim.rules.combinations import unchecked_strength
from wizardtable.games.anludim.rules.components import HIDDEN, CardId
from wizardtable.games.anludim.rules.expert_menu import best_other_strength
from wizardtable.games.anludim.rules.state import AFTER, MAIN, NO_OBJECTS, START, Combination, State

Journal: TypeAlias = "list[moves.AnludimEvent] | None"
"""The list to which events are appended, or None if nobody needs the events."""


def apply(state: State, action: moves.Action, journal: Journal = None) -> None:
    """Carries out a legal action, and appends its events to the journal (rules page, {#turn})."""
    _HANDLERS[type(action)](state, action, journal)


def _finish_main_action(state: State, journal: Journal) -> None:
    """Ends the turn after the main action, unless the seat can still use the option.

    The option is to discard an object or a scroll and draw a card. If it can be used, the phase
    becomes AFTER, and the seat decides.
    """
    seat = state.active
    if (
        state.spent
        or not (state.deck or state.discards)
        or not (state.scrolls[seat] or state.objects[seat] != NO_OBJECTS)
    ):
        _end_turn(state, journal)
    else:
        state.phase = AFTER


def _lay(state: State, lay: moves.Lay, journal: Journal) -> None:
    if state.expert:
        _take_apart(state, lay.cards, lay.discipline, journal)
    seat = state.active
    strength = unchecked_strength(lay.discipline, lay.cards, lay.halves)
    serial = state.laid
    state.laid = serial + 1
    laid = Combination(serial, seat, lay.discipline, lay.cards, lay.halves, strength)
    _remove_from_hand(state, lay.cards)
    state.combinations[seat] += (laid,)
    _move_professor(state, laid, False, journal)
    _finish_main_action(state, journal)


def _enlarge(state: State, enlarge: moves.Enlarge, journal: Journal) -> None:
    seat = state.active
    old = state.combination(seat, enlarge.serial)
    assert old is not None
    _take_apart(state, enlarge.cards, old.discipline, journal)
    strength = unchecked_strength(old.discipline, enlarge.cards, enlarge.halves)
    larger = Combination(old.serial, seat, old.discipline, enlarge.cards, enlarge.halves, strength)
    _remove_from_hand(state, enlarge.cards)
    state.combinations[seat] = tuple(
        [larger if combination is old else combination for combination in state.combinations[seat]]
    )
    _move_professor(state, larger, True, journal)
    _finish_main_action(state, journal)


def _move_professor(state: State, laid: Combination, enlarged: bool, journal: Journal) -> None:
    """Gives the professor to the combination `laid`, which is now the strongest of its discipline.

    `enlarged` is True if the combination was already on the table before.
    """
    seat = laid.seat
    discipline = laid.discipline
    state.best[discipline] = laid.strength
    origin = state.holders[discipline]
    moved = state.professors[discipline] != laid.serial
    state.professors[discipline] = laid.serial
    state.holders[discipline] = seat
    if journal is not None:
        journal.append(moves.Laid(seat, laid.serial, discipline, laid.cards, laid.halves, enlarged))
        if moved:
            journal.append(moves.ProfessorMoved(discipline, origin, seat))


def _remove_from_hand(state: State, cards: tuple[CardId, ...]) -> None:
    seat = state.active
    if state.expert:  # some of the cards may come from the table
        state.hands[seat] = _cards_without(state.hands[seat], cards)
    else:
        remaining = list(state.hands[seat])
        for card in cards:
            remaining.remove(card)
        state.hands[seat] = tuple(remaining)
    if state.known[seat]:
        state.known[seat] = _cards_without(state.known[seat], cards)


def _cards_without(cards: tuple[CardId, ...], removed: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """Returns `cards` in their order, except those in `removed`."""
    remaining = list(cards)
    for card in removed:
        if card in remaining:
            remaining.remove(card)
    return tuple(remaining)


def _take_apart(state: State, cards: tuple[CardId, ...], discipline: int, journal: Journal) -> None:
    """Takes apart the seat's combinations of lower disciplines that use one of these cards (rules
    page, {#expert}).

    Their other cards are discarded.

    Args:
        cards: the cards of the combination that is laid or enlarged.
        discipline: the discipline of that combination.
    """
    seat = state.active
    for combination in state.combinations[seat]:
        if combination.discipline >= discipline or set(cards).isdisjoint(combination.cards):
            continue
        if journal is not None:
            journal.append(moves.GaveUp(*_event_fields(combination)))
        _remove_combination(state, combination, journal)
        unused = tuple([card for card in combination.cards if card not in cards])
        if unused:
            state.discards.extend(unused)
            if journal is not None:
                journal.append(moves.Discarded(seat, unused))


def _remove_combination(state: State, combination: Combination, journal: Journal) -> None:
    """Removes a combination from the table; a professor that it holds returns to the board."""
    seat = combination.seat
    discipline = combination.discipline
    state.combinations[seat] = tuple(
        [other for other in state.combinations[seat] if other is not combination]
    )
    if state.professors[discipline] == combination.serial:
        state.professors[discipline] = state.holders[discipline] = -1
        if journal is not None:
            journal.append(moves.ProfessorMoved(discipline, seat, -1))
    if state.best[discipline] == combination.strength:
        state.best[discipline] = best_other_strength(state, combination)


def _event_fields(
    combination: Combination,
) -> tuple[int, int, int, tuple[CardId, ...], tuple[int, ...]]:
    """Returns the fields of an event about a combination that leaves the table."""
    return (
        combination.seat,
        combination.serial,
        combination.discipline,
        combination.cards,
        combination.halves,
    )


def _take_back(state: State, action: moves.TakeBack, journal: Journal) -> None:
    seat = state.active
    combination = state.combination(seat, action.serial)
    assert combination is not None
    if journal is not None:
        journal.append(moves.TookBack(*_event_fields(combination)))
    _remove_combination(state, combination, journal)
    state.hands[seat] += combination.cards
    state.known[seat] += combination.cards


def _draw(state: State, count: int, journal: Journal) -> None:
    seat = state.active
    drawn: list[CardId] = []
    while len(drawn) < count and (state.deck or _reshuffle_discards(state, journal)):
        drawn.append(state.deck.pop())
    state.hands[seat] += tuple(drawn)
    state.quiet_turns = -1
    if journal is not None:
        journal.append(moves.Drew(seat, tuple(drawn)))


def _reshuffle_discards(state: State, journal: Journal) -> bool:
    """Shuffles the discards, which become the deck (rules page, {#rare}).

    Returns False if there are no discards.
    """
    if not state.discards:
        return False
    state.deck, state.discards = state.discards, []
    state.rng.shuffle(state.deck)
    if journal is not None:
        journal.append(moves.Reshuffled(len(state.deck)))
    return True


def _draw_two(state: State, action: moves.DrawTwo, journal: Journal) -> None:
    _draw(state, 2, journal)
    _finish_main_action(state, journal)


def _take_open(state: State, action: moves.TakeOpen, journal: Journal) -> None:
    seat = state.active
    card = action.card
    slot = state.row.index(card)
    state.hands[seat] += (card,)
    state.known[seat] += (card,)
    state.row[slot] = HIDDEN
    state.quiet_turns = -1
    if journal is not None:
        journal.append(moves.TookOpenCard(seat, slot, card))
    if state.deck or _reshuffle_discards(state, journal):
        state.row[slot] = state.deck.pop()
        if journal is not None:
            journal.append(moves.RowFilled(slot, state.row[slot]))
    _finish_main_action(state, journal)


def _pass(state: State, action: moves.Pass, journal: Journal) -> None:
    if journal is not None:
        journal.append(moves.Passed(state.active))
    _finish_main_action(state, journal)


def _spend_object(state: State, spend: moves.SpendObject, journal: Journal) -> None:
    seat = state.active
    objects = [*state.objects[seat]]
    values = [*objects[spend.discipline]]
    values.remove(spend.value)
    objects[spend.discipline] = tuple(values)
    state.objects[seat] = tuple(objects)
    if journal is not None:
        total = _points(state, seat, objects)
        journal.append(moves.ObjectSpent(seat, spend.discipline, spend.value, total))
    _use_option(state, journal)


def _points(state: State, seat: int, objects: Sequence[tuple[int, ...]]) -> int:
    """Returns the sum of the points of a seat's scrolls and of `objects`, which are listed by
    discipline."""
    return state.scrolls[seat] + sum([sum(values) for values in objects])


def _spend_scroll(state: State, action: moves.SpendScroll, journal: Journal) -> None:
    seat = state.active
    state.scrolls[seat] -= 1
    if journal is not None:
        journal.append(moves.ScrollSpent(seat, _points(state, seat, state.objects[seat])))
    _use_option(state, journal)


def _use_option(state: State, journal: Journal) -> None:
    state.spent = True
    _draw(state, 1, journal)
    if state.phase == AFTER:
        _end_turn(state, journal)
    elif state.phase == START:
        state.phase = MAIN


def _end_turn_by_choice(state: State, action: moves.EndTurn, journal: Journal) -> None:
    _end_turn(state, journal)


def _end_turn(state: State, journal: Journal) -> None:
    seat = state.active
    if seat in state.holders:
        _take_objects(state, journal)
    quiet_turns = state.quiet_turns = state.quiet_turns + 1
    if journal is not None:
        journal.append(moves.TurnEnded(seat))
    seats = len(state.hands)
    some_pile_empty = () in state.piles
    if () not in state.objects[seat] or (some_pile_empty and _professors_stand_in(state)):
        rounds.end_round(state, moves.COLLECTION, journal)
    elif some_pile_empty and state.piles.count(()) >= 3:
        rounds.end_round(state, moves.EMPTY_PILES, journal)
    elif quiet_turns >= 2 * seats:
        rounds.end_round(state, moves.STANDSTILL, journal)
    else:
        rounds.start_turn(state, (seat + 1) % seats)


def _take_objects(state: State, journal: Journal) -> None:
    """Gives the active seat the top object of the pile of each professor it holds (rules page,
    {#receive})."""
    seat = state.active
    piles = state.piles
    objects = [*state.objects[seat]]
    for discipline, holder in enumerate(state.holders):
        if holder == seat:
            pile = piles[discipline]
            if pile:
                piles[discipline] = pile[:-1]
                objects[discipline] += pile[-1:]
                state.quiet_turns = -1
                if journal is not None:
                    total = _points(state, seat, objects)
                    journal.append(moves.ObjectTaken(seat, discipline, pile[-1], total))
    state.objects[seat] = tuple(objects)


def _professors_stand_in(state: State) -> bool:
    """Returns whether the active seat has a complete collection with the help of professors.

    A professor that the seat holds stands in for an object if the pile of its discipline is empty
    (rules page, {#round-end}).
    """
    seat = state.active
    for discipline, values in enumerate(state.objects[seat]):
        if not values and (state.holders[discipline] != seat or state.piles[discipline]):
            return False
    return True


def _keep(state: State, action: moves.Keep, journal: Journal) -> None:
    seat = state.next_to_choose()
    state.kept[seat] = action.cards
    if journal is not None:
        journal.append(moves.KeptChosen(seat, action.cards))
    if state.next_to_choose() < 0:
        rounds.begin_next_round(state, journal)


_HANDLERS: Final[dict[type, Callable[[State, Any, Journal], None]]] = {
    moves.Lay: _lay,
    moves.Enlarge: _enlarge,
    moves.DrawTwo: _draw_two,
    moves.TakeOpen: _take_open,
    moves.Pass: _pass,
    moves.TakeBack: _take_back,
    moves.SpendObject: _spend_object,
    moves.SpendScroll: _spend_scroll,
    moves.EndTurn: _end_turn_by_choice,
    moves.Keep: _keep,
}
"""By class of action, the function that carries it out."""
