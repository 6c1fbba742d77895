# SPDX-License-Identifier: MIT
"""What every action does, up to the end of the turn; each function appends to the journal."""

from collections.abc import Callable, Sequence
from typing import Any, Final, TypeAlias

from wizardtable.games.anludim.rules import rounds
from wizardtable.games.anludim.rules.combinations import measured
from wizardtable.games.anludim.rules.components import HIDDEN, CardId
from wizardtable.games.anludim.rules.expert_menu import best_of_others
from wizardtable.games.anludim.rules.moves import (
    COLLECTION,
    EMPTY_PILES,
    STANDSTILL,
    Action,
    AnludimEvent,
    Discarded,
    DrawTwo,
    Drew,
    EndTurn,
    Enlarge,
    GaveUp,
    Keep,
    KeptChosen,
    Laid,
    Lay,
    ObjectSpent,
    ObjectTaken,
    Pass,
    Passed,
    ProfessorMoved,
    Reshuffled,
    RowFilled,
    ScrollSpent,
    SpendObject,
    SpendScroll,
    TakeBack,
    TakeOpen,
    TookBack,
    TookOpenCard,
    TurnEnded,
)
from wizardtable.games.anludim.rules.state import AFTER, MAIN, NO_OBJECTS, START, Combination, State

Journal: TypeAlias = "list[AnludimEvent] | None"


def apply(state: State, action: Action, journal: Journal = None) -> None:
    """Carry out a legal action."""
    _DOES[type(action)](state, action, journal)


def _after_main_action(state: State, journal: Journal) -> None:
    """The turn ends by itself where the option is closed."""
    seat = state.active
    if (
        state.spent
        or not (state.deck or state.discards)
        or not (state.scrolls[seat] or state.objects[seat] != NO_OBJECTS)
    ):
        _end_turn(state, journal)
    else:
        state.phase = AFTER


def _lay(state: State, lay: Lay, journal: Journal) -> None:
    if state.expert:
        _clear(state, lay.cards, lay.discipline, journal)
    seat = state.active
    strength = measured(lay.discipline, lay.cards, lay.halves)
    serial = state.laid
    state.laid = serial + 1
    laid = Combination(serial, seat, lay.discipline, lay.cards, lay.halves, strength)
    _leave_hand(state, lay.cards)
    state.combinations[seat] += (laid,)
    _summon(state, laid, False, journal)
    _after_main_action(state, journal)


def _enlarge(state: State, enlarge: Enlarge, journal: Journal) -> None:
    seat = state.active
    old = state.combination(seat, enlarge.serial)
    assert old is not None
    _clear(state, enlarge.cards, old.discipline, journal)
    strength = measured(old.discipline, enlarge.cards, enlarge.halves)
    larger = Combination(old.serial, seat, old.discipline, enlarge.cards, enlarge.halves, strength)
    _leave_hand(state, enlarge.cards)
    state.combinations[seat] = tuple(
        [larger if one is old else one for one in state.combinations[seat]]
    )
    _summon(state, larger, True, journal)
    _after_main_action(state, journal)


def _summon(state: State, laid: Combination, enlarged: bool, journal: Journal) -> None:
    """The professor comes to a combination that is now the strongest of its discipline."""
    seat = laid.seat
    discipline = laid.discipline
    state.best[discipline] = laid.strength
    origin = state.holders[discipline]
    moved = state.professors[discipline] != laid.serial
    state.professors[discipline] = laid.serial
    state.holders[discipline] = seat
    if journal is not None:
        journal.append(Laid(seat, laid.serial, discipline, laid.cards, laid.halves, enlarged))
        if moved:
            journal.append(ProfessorMoved(discipline, origin, seat))


def _leave_hand(state: State, cards: tuple[CardId, ...]) -> None:
    seat = state.active
    if state.expert:  # some may come from the table
        state.hands[seat] = _without(state.hands[seat], cards)
    else:
        left = list(state.hands[seat])
        for card in cards:
            left.remove(card)
        state.hands[seat] = tuple(left)
    if state.known[seat]:
        state.known[seat] = _without(state.known[seat], cards)


def _without(cards: tuple[CardId, ...], gone: tuple[CardId, ...]) -> tuple[CardId, ...]:
    """The cards but for those gone, in their order."""
    left = list(cards)
    for card in gone:
        if card in left:
            left.remove(card)
    return tuple(left)


def _clear(state: State, cards: tuple[CardId, ...], discipline: int, journal: Journal) -> None:
    """In the expert game, take the lower combinations apart that these cards come from."""
    seat = state.active
    for combination in state.combinations[seat]:
        if combination.discipline >= discipline or set(cards).isdisjoint(combination.cards):
            continue
        if journal is not None:
            journal.append(GaveUp(*_told(combination)))
        _remove(state, combination, journal)
        unused = tuple([card for card in combination.cards if card not in cards])
        if unused:
            state.discards.extend(unused)
            if journal is not None:
                journal.append(Discarded(seat, unused))


def _remove(state: State, combination: Combination, journal: Journal) -> None:
    """Take a combination off the table; its professor returns to the board."""
    seat = combination.seat
    discipline = combination.discipline
    state.combinations[seat] = tuple(
        [one for one in state.combinations[seat] if one is not combination]
    )
    if state.professors[discipline] == combination.serial:
        state.professors[discipline] = state.holders[discipline] = -1
        if journal is not None:
            journal.append(ProfessorMoved(discipline, seat, -1))
    if state.best[discipline] == combination.strength:
        state.best[discipline] = best_of_others(state, combination)


def _told(one: Combination) -> tuple[int, int, int, tuple[CardId, ...], tuple[int, ...]]:
    """The combination as events tell of one that leaves the table."""
    return one.seat, one.serial, one.discipline, one.cards, one.halves


def _take_back(state: State, action: TakeBack, journal: Journal) -> None:
    seat = state.active
    combination = state.combination(seat, action.serial)
    assert combination is not None
    if journal is not None:
        journal.append(TookBack(*_told(combination)))
    _remove(state, combination, journal)
    state.hands[seat] += combination.cards
    state.known[seat] += combination.cards


def _draw(state: State, count: int, journal: Journal) -> None:
    seat = state.active
    drawn: list[CardId] = []
    while len(drawn) < count and (state.deck or _reshuffled(state, journal)):
        drawn.append(state.deck.pop())
    state.hands[seat] += tuple(drawn)
    state.quiet_turns = -1
    if journal is not None:
        journal.append(Drew(seat, tuple(drawn)))


def _reshuffled(state: State, journal: Journal) -> bool:
    """Whether an empty deck has cards again, because there were discards to shuffle."""
    if not state.discards:
        return False
    state.deck, state.discards = state.discards, []
    state.rng.shuffle(state.deck)
    if journal is not None:
        journal.append(Reshuffled(len(state.deck)))
    return True


def _draw_two(state: State, action: DrawTwo, journal: Journal) -> None:
    _draw(state, 2, journal)
    _after_main_action(state, journal)


def _take_open(state: State, action: TakeOpen, journal: Journal) -> None:
    seat = state.active
    card = action.card
    slot = state.row.index(card)
    state.hands[seat] += (card,)
    state.known[seat] += (card,)
    state.row[slot] = HIDDEN
    state.quiet_turns = -1
    if journal is not None:
        journal.append(TookOpenCard(seat, slot, card))
    if state.deck or _reshuffled(state, journal):
        state.row[slot] = state.deck.pop()
        if journal is not None:
            journal.append(RowFilled(slot, state.row[slot]))
    _after_main_action(state, journal)


def _pass(state: State, action: Pass, journal: Journal) -> None:
    if journal is not None:
        journal.append(Passed(state.active))
    _after_main_action(state, journal)


def _spend_object(state: State, spend: SpendObject, journal: Journal) -> None:
    seat = state.active
    objects = [*state.objects[seat]]
    values = [*objects[spend.discipline]]
    values.remove(spend.value)
    objects[spend.discipline] = tuple(values)
    state.objects[seat] = tuple(objects)
    if journal is not None:
        total = _points(state, seat, objects)
        journal.append(ObjectSpent(seat, spend.discipline, spend.value, total))
    _use_option(state, journal)


def _points(state: State, seat: int, objects: Sequence[tuple[int, ...]]) -> int:
    """The points of a seat's scrolls and of these objects."""
    return state.scrolls[seat] + sum([sum(values) for values in objects])


def _spend_scroll(state: State, action: SpendScroll, journal: Journal) -> None:
    seat = state.active
    state.scrolls[seat] -= 1
    if journal is not None:
        journal.append(ScrollSpent(seat, _points(state, seat, state.objects[seat])))
    _use_option(state, journal)


def _use_option(state: State, journal: Journal) -> None:
    state.spent = True
    _draw(state, 1, journal)
    if state.phase == AFTER:
        _end_turn(state, journal)
    elif state.phase == START:
        state.phase = MAIN


def _end(state: State, action: EndTurn, journal: Journal) -> None:
    _end_turn(state, journal)


def _end_turn(state: State, journal: Journal) -> None:
    seat = state.active
    if seat in state.holders:
        _take_objects(state, journal)
    quiet_turns = state.quiet_turns = state.quiet_turns + 1
    if journal is not None:
        journal.append(TurnEnded(seat))
    seats = len(state.hands)
    some_pile_empty = () in state.piles
    if () not in state.objects[seat] or (some_pile_empty and _professors_stand_in(state)):
        rounds.end_round(state, COLLECTION, journal)
    elif some_pile_empty and state.piles.count(()) >= 3:
        rounds.end_round(state, EMPTY_PILES, journal)
    elif quiet_turns >= 2 * seats:
        rounds.end_round(state, STANDSTILL, journal)
    else:
        rounds.start_turn(state, (seat + 1) % seats)


def _take_objects(state: State, journal: Journal) -> None:
    """The top object of each pile whose professor the seat holds."""
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
                    journal.append(ObjectTaken(seat, discipline, pile[-1], total))
    state.objects[seat] = tuple(objects)


def _professors_stand_in(state: State) -> bool:
    """Whether the seat has objects of all kinds but for some whose pile is empty and whose
    professor, who stands in for his kind, it holds."""
    seat = state.active
    for discipline, values in enumerate(state.objects[seat]):
        if not values and (state.holders[discipline] != seat or state.piles[discipline]):
            return False
    return True


def _keep(state: State, action: Keep, journal: Journal) -> None:
    seat = state.choosing()
    state.kept[seat] = action.cards
    if journal is not None:
        journal.append(KeptChosen(seat, action.cards))
    if state.choosing() < 0:
        rounds.begin_next_round(state, journal)


_DOES: Final[dict[type, Callable[[State, Any, Journal], None]]] = {
    Lay: _lay,
    Enlarge: _enlarge,
    DrawTwo: _draw_two,
    TakeOpen: _take_open,
    Pass: _pass,
    TakeBack: _take_back,
    SpendObject: _spend_object,
    SpendScroll: _spend_scroll,
    EndTurn: _end,
    Keep: _keep,
}
"""By class of action, what it does; the one place where the type of an action is not followed."""
