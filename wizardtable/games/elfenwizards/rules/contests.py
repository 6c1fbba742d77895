# SPDX-License-Identifier: MIT
"""Phase 5: spells are placed beside wizards, two to a turn, and titles awarded (rules page)."""

from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.casting import set_box
from wizardtable.games.elfenwizards.rules.standings import ground, outcome, power, without
from wizardtable.games.elfenwizards.rules.state import COMMIT, State
from wizardtable.games.elfenwizards.rules.turn_order import Journal, begin_turn

SPELLS_A_TURN = 2


def begin(state: State, journal: Journal) -> bool:
    """The first seat with a spell to place decides; with none anywhere, titles are awarded."""
    return _ask(state, state.dragon, journal)


def commit(state: State, action: moves.Commit, journal: Journal) -> bool:
    """Place a spell beside a wizard; the second ends the turn, or the last."""
    seat, face, wizard = state.to_move, action.face, action.wizard
    if face == box.MINOR_FACE:
        state.minors[seat] -= 1
    else:
        level = box.LEVEL_OF[state.place[wizard]]
        set_box(state, seat, level, without(state.placed[seat][level], face))
    beside = [*state.spells[wizard], seat * box.FACES + face]
    beside.sort()
    state.spells[wizard] = tuple(beside)
    state.laid += 1
    if journal is not None:
        points = power(state, wizard)
        journal.append(moves.SpellCommitted(seat, face, wizard, points, state.place[wizard]))
    if state.laid < SPELLS_A_TURN and can_place(state, seat):
        return True
    return _ask(state, seat + 1, journal)


def pass_on(state: State, journal: Journal) -> bool:
    """Place no more spells in this phase."""
    seat = state.to_move
    state.passed[seat] = True
    if journal is not None:
        journal.append(moves.Passed(seat, False))
    return _ask(state, seat + 1, journal)


def can_place(state: State, seat: int) -> bool:
    """Whether a seat has a spell with a legal place."""
    here = ground(state.place)
    if state.minors[seat]:
        return here.reach[seat]
    druids, sorcerers, necromancers, magicians = here.targets[seat]
    placed = state.placed[seat]
    return bool(
        (druids and placed[0])
        or (sorcerers and placed[1])
        or (necromancers and placed[2])
        or (magicians and placed[3])
    )


def _ask(state: State, first: int, journal: Journal) -> bool:
    """Begin the turn of the next seat, from this one on, that can still place a spell. Those that
    cannot pass by themselves; when all have passed, titles are awarded."""
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
    _award(state, journal)
    return False


def _award(state: State, journal: Journal) -> None:
    """Award the titles, then clear the wizards and the level boxes of spells."""
    decided = outcome(state)
    state.place = rearranged(state.place, decided)
    state.passed = [False] * len(state.passed)
    grand = decided[0].winners[0]
    if grand == box.NOBODY:
        state.vacancies += 1
    else:
        received = list(state.grand)
        received[grand // box.STRIDE] += 1
        state.grand = tuple(received)
    if journal is not None:
        journal.extend(decided)
    _clear(state, journal)


def rearranged(
    place: tuple[int, ...], decided: tuple[moves.ContestDecided, ...]
) -> tuple[int, ...]:
    """Where all wizards are when the titles have been awarded like this: risen, in the defeat box
    of their level, or Magicians still."""
    places = list(place)
    for contest in decided:
        for wizard in contest.candidates:
            level = box.LEVEL_OF[place[wizard]]
            if level != box.MAGICIAN:
                places[wizard] = box.DEFEAT_BOXES[level]
        for title, winner in zip(contest.titles, contest.winners, strict=True):
            if winner != box.NOBODY:
                places[winner] = title
    return tuple(places)


def _clear(state: State, journal: Journal) -> None:
    seats = len(state.ready)
    dice, unused, minors = [0] * seats, [0] * seats, [0] * seats
    for wizard, spells in enumerate(state.spells):
        if spells:
            for spell in spells:
                if spell % box.FACES:
                    dice[spell // box.FACES] += 1
                else:
                    minors[spell // box.FACES] += 1
            state.spells[wizard] = ()
    for seat, boxes in enumerate(state.placed):
        for level in range(box.MAGICIAN + 1):
            unused[seat] += len(boxes[level])
        state.placed[seat] = ((), (), (), (), boxes[box.MINOR], boxes[box.GREY])
        dice[seat] += unused[seat]
        state.ready[seat] += dice[seat]
        state.boxed[seat] += minors[seat]
    if journal is not None:
        journal.append(moves.SpellsCleared(tuple(dice), tuple(unused), tuple(minors)))
