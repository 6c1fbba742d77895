# SPDX-License-Identifier: MIT
"""Phase 5: players place spells beside wizards, two a turn, then titles are awarded (rules page,
{#spells} and {#awards})."""

from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.casting import set_box
from wizardtable.games.elfenwizards.rules.standings import (
    contest_results,
    dice_without,
    places_index,
    points_beside,
)
from wizardtable.games.elfenwizards.rules.state import COMMIT, State
from wizardtable.games.elfenwizards.rules.turn_order import Journal, begin_turn

SPELLS_PER_TURN = 2


def begin_contests(state: State, journal: Journal) -> bool:
    """Begins the turn of the first seat that can place a spell. If no seat can place one, awards
    the titles and returns False."""
    return _begin_next_turn(state, state.dragon, journal)


def commit(state: State, action: moves.Commit, journal: Journal) -> bool:
    """Places a spell beside a wizard. The turn ends with the second spell, or earlier if the seat
    can place no more. Returns False once the phase is over."""
    seat, face, wizard = state.to_move, action.face, action.wizard
    if face == box.MINOR_FACE:
        state.minors[seat] -= 1
    else:
        level = box.LEVEL_BY_PLACE[state.place[wizard]]
        set_box(state, seat, level, dice_without(state.placed[seat][level], face))
    beside = [*state.spells[wizard], seat * box.FACE_COUNT + face]
    beside.sort()
    state.spells[wizard] = tuple(beside)
    state.laid += 1
    if journal is not None:
        points = points_beside(state, wizard)
        journal.append(moves.SpellCommitted(seat, face, wizard, points, state.place[wizard]))
    if state.laid < SPELLS_PER_TURN and can_place(state, seat):
        return True
    return _begin_next_turn(state, seat + 1, journal)


def pass_turn(state: State, journal: Journal) -> bool:
    """Makes the seat to move pass: it places no more spells in this round. Returns False once the
    phase is over."""
    seat = state.to_move
    state.passed[seat] = True
    if journal is not None:
        journal.append(moves.Passed(seat, False))
    return _begin_next_turn(state, seat + 1, journal)


def can_place(state: State, seat: int) -> bool:
    """Returns whether a seat has a spell that it may place somewhere."""
    index = places_index(state.place, state.data)
    if state.minors[seat]:
        return index.has_target[seat]
    druids, sorcerers, necromancers, magicians = index.targets[seat]
    placed = state.placed[seat]
    return bool(
        (druids and placed[0])
        or (sorcerers and placed[1])
        or (necromancers and placed[2])
        or (magicians and placed[3])
    )


def _begin_next_turn(state: State, first: int, journal: Journal) -> bool:
    """Begins the turn of the next seat that can still place a spell; the search starts with the
    seat `first`. A seat that cannot place a spell passes. Once all seats have passed, awards the
    titles and returns False."""
    seats = len(state.passed)
    for number in range(first, first + seats):
        seat = number % seats
        if state.passed[seat]:
            continue
        if can_place(state, seat):
            begin_turn(state, seat, COMMIT)
            return True
        state.passed[seat] = True
        if journal is not None:
            journal.append(moves.Passed(seat, True))
    _award_titles(state, journal)
    return False


def _award_titles(state: State, journal: Journal) -> None:
    """Awards the titles, then removes the spells from the wizards and the level boxes."""
    decided = contest_results(state)
    was_held = box.GRAND_DRUID in state.place  # by a wizard of the line-up
    state.place = places_after(state.place, decided)
    state.passed = [False] * len(state.passed)
    if box.GRAND_DRUID not in state.place:
        state.vacancies += 1
    elif not was_held:
        received = list(state.grand)
        received[state.place.index(box.GRAND_DRUID) // box.IDS_PER_GUILD] += 1
        state.grand = tuple(received)
    if journal is not None:
        journal.extend(decided)
    _clear_spells(state, journal)


def places_after(
    place: tuple[int, ...], decided: tuple[moves.ContestDecided, ...]
) -> tuple[int, ...]:
    """Returns the place of each wizard, by id, after these results. Winners are on their titles.
    Losers are in the defeat box of their level, except Magicians, who stay."""
    places = list(place)
    for contest in decided:
        for wizard in contest.candidates:
            level = box.LEVEL_BY_PLACE[place[wizard]]
            if level != box.MAGICIAN:
                places[wizard] = box.DEFEAT_BOXES[level]
        for title, winner in zip(contest.titles, contest.winners, strict=True):
            if winner != box.NOBODY:
                places[winner] = title
    return tuple(places)


def _clear_spells(state: State, journal: Journal) -> None:
    """Returns the spells to their owners (rules page, {#afterwards})."""
    seats = len(state.ready)
    dice, unused, minors = [0] * seats, [0] * seats, [0] * seats
    for wizard, spells in enumerate(state.spells):
        if spells:
            for spell in spells:
                if spell % box.FACE_COUNT:
                    dice[spell // box.FACE_COUNT] += 1
                else:
                    minors[spell // box.FACE_COUNT] += 1
            state.spells[wizard] = ()
    for seat, boxes in enumerate(state.placed):
        for level in range(box.MAGICIAN + 1):
            unused[seat] += len(boxes[level])
        state.placed[seat] = ((), (), (), (), boxes[box.MINOR_BOX], boxes[box.GREY_BOX])
        dice[seat] += unused[seat]
        state.ready[seat] += dice[seat]
        state.boxed[seat] += minors[seat]
    if journal is not None:
        journal.append(moves.SpellsCleared(tuple(dice), tuple(unused), tuple(minors)))
