# SPDX-License-Identifier: MIT
"""Phases 7 and 8: defeated wizards take vacant titles, and the rest are demoted.

To be demoted means to be sent to a Magician space (rules page, {#vacant} and {#demote}).
"""

from wizardtable.games.elfenwizards.rules import components, moves
from wizardtable.games.elfenwizards.rules.standings import distinct_wizards, vacant_titles
from wizardtable.games.elfenwizards.rules.state import SEND, TITLE, TOKEN, Board, State
from wizardtable.games.elfenwizards.rules.turn_order import (
    Journal,
    begin_turn,
    next_position,
    offer_turns,
)


def begin_filling(state: State, journal: Journal) -> bool:
    """Fills vacant titles with defeated wizards until a guild has a choice. Returns False if no
    title can be filled."""
    state.to_move = -1
    return _fill_vacant_titles(state, journal)


def fill_title(state: State, action: moves.FillTitle, journal: Journal) -> bool:
    """Gives a vacant title to a defeated wizard. Returns False once the phase is over."""
    _fill_title(state, action.wizard, action.space, journal)
    return _fill_vacant_titles(state, journal)


def next_to_fill(board: Board) -> list[components.WizardId]:
    """Returns the defeated wizards from which one is chosen to take a title next; empty if no
    wizard is defeated. They are the wizards of one guild in the highest occupied defeat box. If
    several guilds are there, the first one clockwise from the dragon comes first."""
    seats, dragon = len(board.ready), board.dragon
    place = board.place
    for box in components.DEFEAT_BOXES:
        if box not in place:
            continue
        for number in range(dragon, dragon + seats):
            wizards = _wizards_in_boxes(board, number % seats, (box,))
            if wizards:
                return wizards
    return []


def begin_demotion(state: State, journal: Journal) -> bool:
    """Begins the turn of the first guild from the dragon that has defeated wizards; returns False
    if no guild has any."""
    return offer_turns(state, 0, _offer_demotion, journal)


def take_token(state: State, action: moves.TakeToken, journal: Journal) -> bool:
    """Puts a grey token under a wizard that the player has chosen. The result is always True,
    because the seat then chooses a Magician space or a further wizard."""
    _take_one_token(state, action.wizard, journal)
    return _hand_out_tokens(state, journal)


def demote(state: State, action: moves.SendTo, journal: Journal) -> bool:
    """Sends a defeated wizard to a Magician space. Returns False once the phase is over."""
    seat, wizard, space = state.to_move, action.wizard, action.space
    level = components.LEVEL_BY_PLACE[state.place[wizard]]
    move_wizard(state, wizard, space)
    if journal is not None:
        journal.append(moves.Demoted(seat, wizard, space, level))
    if defeated_wizards(state, seat):
        return True
    return offer_turns(state, next_position(state), _offer_demotion, journal)


def defeated_wizards(board: Board, seat: int) -> list[components.WizardId]:
    """Returns a seat's wizards in defeat boxes."""
    return _wizards_in_boxes(board, seat, components.DEFEAT_BOXES)


def token_candidates(board: Board, seat: int) -> list[components.WizardId]:
    """Returns a seat's defeated Druids and Sorcerers that have not yet taken a grey token in this
    demotion."""
    boxes = (
        components.DEFEAT_BOXES[components.DRUID],
        components.DEFEAT_BOXES[components.SORCERER],
    )
    return [
        wizard for wizard in _wizards_in_boxes(board, seat, boxes) if wizard not in board.greyed
    ]


def move_wizard(state: State, wizard: int, place: int) -> None:
    """Moves a wizard to a place."""
    places = list(state.place)
    places[wizard] = place
    state.place = tuple(places)


def wizards_with_distinct_tokens(
    board: Board, wizards: list[components.WizardId]
) -> list[components.WizardId]:
    """Returns the first of these wizards for each number of grey tokens. The wizards are about to
    leave their defeat boxes, so only their tokens tell them apart."""
    firsts: dict[int, components.WizardId] = {}
    for wizard in wizards:
        firsts.setdefault(board.tokens[wizard], wizard)
    return list(firsts.values())


def _wizards_in_boxes(
    board: Board, seat: int, boxes: tuple[int, ...] | range
) -> list[components.WizardId]:
    first = components.IDS_PER_GUILD * seat
    own = board.place[first : first + components.IDS_PER_GUILD]
    return [
        components.WizardId(first + number) for number, place in enumerate(own) if place in boxes
    ]


def _fill_vacant_titles(state: State, journal: Journal) -> bool:
    while True:
        wizards = next_to_fill(state)
        spaces = vacant_titles(state) if wizards else []
        if not spaces:
            return False
        if len(spaces) > 1 or len(distinct_wizards(state, wizards)) > 1:
            seat = wizards[0] // components.IDS_PER_GUILD
            if state.to_move != seat:
                begin_turn(state, seat, TITLE)
            return True
        _fill_title(state, wizards[0], spaces[0], journal)


def _fill_title(state: State, wizard: components.WizardId, space: int, journal: Journal) -> None:
    level = components.LEVEL_BY_PLACE[state.place[wizard]]
    move_wizard(state, wizard, space)
    if journal is not None:
        journal.append(moves.TitleFilled(wizard // components.IDS_PER_GUILD, wizard, space, level))


def _offer_demotion(state: State, seat: int, journal: Journal) -> bool:
    """Gives grey tokens to a seat's demoted wizards, and asks for their Magician spaces. Returns
    False if the seat has no defeated wizard."""
    if not defeated_wizards(state, seat):
        return False
    begin_turn(state, seat, SEND)
    state.owed = min(state.supply, len(token_candidates(state, seat)))
    return _hand_out_tokens(state, journal)


def _hand_out_tokens(state: State, journal: Journal) -> bool:
    """Hands out the grey tokens that the seat to move still has to take for its defeated wizards.

    The seat chooses the wizard for the next token if there are too few tokens for all of its
    wizards. It has no choice if the wizards have equal numbers of tokens. After the last token, the
    seat chooses a Magician space. The result is always True, because one of these decisions
    follows.
    """
    seat = state.to_move
    while state.owed:
        wizards = token_candidates(state, seat)
        if state.owed < len(wizards) and len(wizards_with_distinct_tokens(state, wizards)) > 1:
            state.step = TOKEN
            return True
        _take_one_token(state, wizards[0], journal)
    state.greyed = ()
    state.step = SEND
    return True


def _take_one_token(state: State, wizard: components.WizardId, journal: Journal) -> None:
    tokens = list(state.tokens)
    tokens[wizard] += 1
    state.tokens = tuple(tokens)
    state.supply -= 1
    state.owed -= 1
    state.greyed = (*state.greyed, wizard)
    if journal is not None:
        level = components.LEVEL_BY_PLACE[state.place[wizard]]
        journal.append(moves.TokenTaken(state.to_move, wizard, state.supply, level))
