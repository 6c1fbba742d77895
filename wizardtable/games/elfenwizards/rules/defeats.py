# SPDX-License-Identifier: MIT
"""Phases 7 and 8: defeated wizards take vacant titles, and the others are demoted (rules page)."""

from wizardtable.games.elfenwizards.rules import components, moves
from wizardtable.games.elfenwizards.rules.standings import distinct, vacant
from wizardtable.games.elfenwizards.rules.state import SEND, TITLE, TOKEN, Board, State
from wizardtable.games.elfenwizards.rules.turn_order import Journal, after, begin_turn, sweep


def begin_filling(state: State, journal: Journal) -> bool:
    """Vacant titles are taken until somebody has a choice; False when that is done."""
    state.to_move = -1
    return _fill_more(state, journal)


def fill_title(state: State, action: moves.FillTitle, journal: Journal) -> bool:
    """Let a defeated wizard take a vacant title."""
    _fill(state, action.wizard, action.space, journal)
    return _fill_more(state, journal)


def next_to_fill(board: Board) -> list[components.WizardId]:
    """The defeated wizards of whom one takes a title next: the highest defeat box, and in it the
    first guild from the dragon."""
    seats, dragon = len(board.ready), board.dragon
    place = board.place
    for box in components.DEFEAT_BOXES:
        if box not in place:
            continue
        for number in range(dragon, dragon + seats):
            wizards = _in_boxes(board, number % seats, (box,))
            if wizards:
                return wizards
    return []


def begin_demotion(state: State, journal: Journal) -> bool:
    """The first guild from the dragon with defeated wizards puts them among the Magicians."""
    return sweep(state, 0, _offer, journal)


def take_token(state: State, action: moves.TakeToken, journal: Journal) -> bool:
    """Let a wizard take one of the last tokens."""
    _take(state, action.wizard, journal)
    return _take_more(state, journal)


def demote(state: State, action: moves.SendTo, journal: Journal) -> bool:
    """Put a defeated wizard on a Magician space."""
    seat, wizard, space = state.to_move, action.wizard, action.space
    level = components.LEVEL_OF[state.place[wizard]]
    move(state, wizard, space)
    if journal is not None:
        journal.append(moves.Demoted(seat, wizard, space, level))
    if defeated(state, seat):
        return True
    return sweep(state, after(state), _offer, journal)


def defeated(board: Board, seat: int) -> list[components.WizardId]:
    """A seat's wizards in defeat boxes."""
    return _in_boxes(board, seat, components.DEFEAT_BOXES)


def due(board: Board, seat: int) -> list[components.WizardId]:
    """A seat's wizards in the defeat boxes of Druids and Sorcerers who have not yet been chosen
    to take a grey token."""
    boxes = (
        components.DEFEAT_BOXES[components.DRUID],
        components.DEFEAT_BOXES[components.SORCERER],
    )
    return [wizard for wizard in _in_boxes(board, seat, boxes) if wizard not in board.greyed]


def move(state: State, wizard: int, place: int) -> None:
    """Let a wizard be at a place."""
    places = list(state.place)
    places[wizard] = place
    state.place = tuple(places)


def unlike(board: Board, wizards: list[components.WizardId]) -> list[components.WizardId]:
    """One wizard for each number of grey tokens: all are about to leave their defeat boxes, and
    nothing else will tell them apart."""
    kept: dict[int, components.WizardId] = {}
    for wizard in wizards:
        kept.setdefault(board.tokens[wizard], wizard)
    return list(kept.values())


def _in_boxes(board: Board, seat: int, boxes: tuple[int, ...] | range) -> list[components.WizardId]:
    first = components.STRIDE * seat
    own = board.place[first : first + components.STRIDE]
    return [
        components.WizardId(first + number) for number, place in enumerate(own) if place in boxes
    ]


def _fill_more(state: State, journal: Journal) -> bool:
    while True:
        wizards = next_to_fill(state)
        spaces = vacant(state) if wizards else []
        if not spaces:
            return False
        if len(spaces) > 1 or len(distinct(state, wizards)) > 1:
            seat = wizards[0] // components.STRIDE
            if state.to_move != seat:
                begin_turn(state, seat, TITLE)
            return True
        _fill(state, wizards[0], spaces[0], journal)


def _fill(state: State, wizard: components.WizardId, space: int, journal: Journal) -> None:
    level = components.LEVEL_OF[state.place[wizard]]
    move(state, wizard, space)
    if journal is not None:
        journal.append(moves.TitleFilled(wizard // components.STRIDE, wizard, space, level))


def _offer(state: State, seat: int, journal: Journal) -> bool:
    """Give tokens to a seat's demoted wizards, and ask for their Magician spaces."""
    if not defeated(state, seat):
        return False
    begin_turn(state, seat, SEND)
    state.owed = min(state.supply, len(due(state, seat)))
    return _take_more(state, journal)


def _take_more(state: State, journal: Journal) -> bool:
    """Ask who takes the next token where there are too few for all, and some differ."""
    seat = state.to_move
    while state.owed:
        wizards = due(state, seat)
        if state.owed < len(wizards) and len(unlike(state, wizards)) > 1:
            state.step = TOKEN
            return True
        _take(state, wizards[0], journal)
    state.greyed = ()
    state.step = SEND
    return True


def _take(state: State, wizard: components.WizardId, journal: Journal) -> None:
    tokens = list(state.tokens)
    tokens[wizard] += 1
    state.tokens = tuple(tokens)
    state.supply -= 1
    state.owed -= 1
    state.greyed = (*state.greyed, wizard)
    if journal is not None:
        level = components.LEVEL_OF[state.place[wizard]]
        journal.append(moves.TokenTaken(state.to_move, wizard, state.supply, level))
