# SPDX-License-Identifier: MIT
"""The small choices of a round: dice that buy something back, and where defeated wizards
and retired Grand Druids go."""

from wizardtable.games.elfenwizards.mind.weights import WEIGHTS, Weights
from wizardtable.games.elfenwizards.rules import components, defeats, rounds
from wizardtable.games.elfenwizards.rules.moves import Action, Done, Faces, GiveSpell, UseDie
from wizardtable.games.elfenwizards.rules.recovery import box_in_use, ways
from wizardtable.games.elfenwizards.rules.standings import ground, tokens_of
from wizardtable.games.elfenwizards.rules.state import GIVE, RECOVER, RETIRE, Board, State


def use(board: Board, seat: int, weights: Weights = WEIGHTS) -> Action:
    """The best way to use dice, from those chosen so far: the next die of it, or no more."""
    known = ways(board, seat)
    chosen = board.used
    best: Faces = chosen
    most = float("-inf")
    for faces, gain in known.gains.items():
        if not _holds(faces, chosen):
            continue
        value = _value(board, seat, faces, gain, weights)
        if value > most:
            best, most = faces, value
    left = list(best)
    for face in chosen:
        left.remove(face)
    return UseDie(left[0]) if left else Done()


def _holds(faces: Faces, chosen: Faces) -> bool:
    return all(faces.count(face) >= chosen.count(face) for face in chosen)


def _value(board: Board, seat: int, faces: Faces, gain: int, weights: Weights) -> float:
    if board.phase != RECOVER:
        return gain - 0.01 * sum(faces)
    left = sum(board.placed[seat][components.MINOR]) - sum(faces)
    lying = board.boxed[seat] - gain + weights.spent * (board.minors[seat] + gain)
    return weights.sooner * gain + min(left / components.RECOVERY, lying) - 0.01 * sum(faces)


def take_back(board: Board, face: int, weights: Weights = WEIGHTS) -> bool:
    """Whether a die is better rolled again than left in its box."""
    if board.round_number == components.LAST_ROUND:
        return False
    box = box_in_use(board)
    if box == components.GREY and not tokens_of(board, board.to_move):
        return True
    kept: float = weights.kept_minor if box == components.MINOR else weights.kept_grey
    return face < kept


def room(board: Board, seat: int, space: int, weights: Weights = WEIGHTS) -> float:
    """How good it is to put a wizard on a Magician space: among few, and among one's own."""
    there = ground(board.place).standing[space]
    rivals = sum([wizard // components.STRIDE != seat for wizard in there])
    own = len(there) - rivals
    value: float = weights.room[min(len(there), 5)] - weights.crowding * own
    if own == 1 and not rivals:
        value = 0.95
    return value + 0.01 * (rivals == 0)


def retired(state: State, weights: Weights = WEIGHTS) -> State:
    """The position once the Grand Druid who is about to retire is among the Magicians: until then
    he competes nowhere, and nothing on the board shows what he will be worth there."""
    if state.phase != RETIRE or components.GRAND_DRUID not in state.place:
        return state
    after, seat = state.clone(), state.to_move
    if after.step == GIVE:
        rounds.give_spell(after, GiveSpell(from_box=True), None)
    best = max(components.MAGICIANS, key=lambda space: room(after, seat, space, weights))
    defeats.move(after, after.place.index(components.GRAND_DRUID), best)
    return after


def seat_for(board: Board, seat: int, title: int) -> float:
    """How good it is to fill a vacant title: with little to beat in the next round."""
    next_titles = components.LEADS_TO[title]
    if not next_titles:
        return 0.0
    standing = ground(board.place).standing
    beside = [
        wizard
        for space in components.CONTESTS[components.CONTEST_FOR[next_titles[0]]][1]
        if space != title
        for wizard in standing[space]
    ]
    if not beside:
        return 1.0
    return 0.5 if beside[0] // components.STRIDE != seat else 0.3
