# SPDX-License-Identifier: MIT
"""Makes the small choices of a round. They are which dice recover minor spells or remove grey
tokens, and where defeated wizards and retired Grand Druids go. A board is a state or an
observation."""

from typing import Final

from wizardtable.games.elfenwizards.mind.weights import WEIGHTS, Weights
from wizardtable.games.elfenwizards.rules import components, defeats, rounds
from wizardtable.games.elfenwizards.rules.moves import Action, Done, Faces, GiveSpell, UseDie
from wizardtable.games.elfenwizards.rules.recovery import box_in_use, dice_uses
from wizardtable.games.elfenwizards.rules.standings import places_index, tokens_of
from wizardtable.games.elfenwizards.rules.state import GIVE, RECOVER, RETIRE, Board, State

_NO_LADDER_APPEAL: Final = -1.0
"""The appeal of a Magician space that leads to no title."""

_KEPT_TITLE_APPEAL: Final = 0.8
"""The appeal of a vacant title that its wizard keeps for good."""


def next_die_action(board: Board, seat: int, weights: Weights = WEIGHTS) -> Action:
    """Returns the action that chooses the next die to use, or `Done` if no further die is needed.
    The die belongs to the best use that contains the dice chosen so far."""
    chosen = board.used
    best: Faces = chosen
    best_value = float("-inf")
    for faces, gain in dice_uses(board, seat).gains.items():
        if not _includes(faces, chosen):
            continue
        value = _value_of_use(board, seat, faces, gain, weights)
        if value > best_value:
            best, best_value = faces, value
    remaining = list(best)
    for face in chosen:
        remaining.remove(face)
    return UseDie(remaining[0]) if remaining else Done()


def _includes(faces: Faces, chosen: Faces) -> bool:
    return all(faces.count(face) >= chosen.count(face) for face in chosen)


def _value_of_use(board: Board, seat: int, faces: Faces, gain: int, weights: Weights) -> float:
    if board.phase != RECOVER:
        return gain - 0.01 * sum(faces)
    points_left = sum(board.placed[seat][components.MINOR_BOX]) - sum(faces)
    spells_in_box = board.boxed[seat] - gain + weights.spent * (board.minors[seat] + gain)
    return (
        weights.sooner * gain
        + min(points_left / components.POINTS_PER_RECOVERED_SPELL, spells_in_box)
        - 0.01 * sum(faces)
    )


def should_take_back(board: Board, face: int, weights: Weights = WEIGHTS) -> bool:
    """Returns whether it is better to roll an unused die with this face again than to leave it in
    its box."""
    if board.round_number == components.LAST_ROUND:
        return False
    box = box_in_use(board)
    if box == components.GREY_BOX and not tokens_of(board, board.to_move):
        return True
    least_kept_face: float = (
        weights.kept_minor if box == components.MINOR_BOX else weights.kept_grey
    )
    return face < least_kept_face


def space_appeal(board: Board, seat: int, space: int, weights: Weights = WEIGHTS) -> float:
    """Returns how good it is for the seat to send a wizard to a Magician space, at most about 1.
    The fewer wizards compete there, and the fewer of the seat's own, the better. A space that leads
    to no title is worst."""
    index = places_index(board.place, board.data)
    number = index.match_box.contest_of_place[space]
    if number < 0:
        return _NO_LADDER_APPEAL
    wizards = index.candidates[number]
    rivals = sum([wizard // components.IDS_PER_GUILD != seat for wizard in wizards])
    own = len(wizards) - rivals
    titles = len(index.match_box.contests[number][0])
    crowd = len(wizards) if titles == 2 else 2 * len(wizards) + 1
    value: float = weights.room[min(crowd, 5)] - weights.crowding * own
    if own == 1 and not rivals and titles == 2:
        value = 0.95  # two of one guild can both rise
    return value + 0.01 * (rivals == 0)


def after_retirement(state: State, weights: Weights = WEIGHTS) -> State:
    """Returns the position after the Grand Druid of the seat to move has retired. If no Grand Druid
    is about to retire, returns the state itself.

    A Grand Druid that has not retired competes nowhere, so a judgement would miss what the wizard
    is worth among the Magicians.
    """
    if state.phase != RETIRE or components.GRAND_DRUID not in state.place:
        return state
    after, seat = state.clone(), state.to_move
    if after.step == GIVE:
        rounds.give_spell(after, GiveSpell(from_box=True), None)
    best = max(components.MAGICIANS, key=lambda space: space_appeal(after, seat, space, weights))
    defeats.move_wizard(after, after.place.index(components.GRAND_DRUID), best)
    return after


def title_appeal(board: Board, seat: int, title: int) -> float:
    """Returns how good it is for the seat to fill a vacant title, 0 to 1. The value is 1 if the
    wizard would have no competitor for the next higher title. It is less if the wizard keeps the
    title for good, less against a rival's wizard, and least against an own wizard."""
    index = places_index(board.place, board.data)
    number = index.match_box.contest_of_place[title]
    if number < 0:
        return _KEPT_TITLE_APPEAL
    beside = index.candidates[number]  # the vacant title has no candidate
    if len(beside) < len(index.match_box.contests[number][0]):
        return 1.0
    return 0.5 if beside[0] // components.IDS_PER_GUILD != seat else 0.3
