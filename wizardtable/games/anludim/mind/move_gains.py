# SPDX-License-Identifier: MIT
"""Says what a move of Anludim wins, for the list of moves."""

from collections.abc import Sequence

from wizardtable.core.teaching.reasons import first_true
from wizardtable.core.text import N_, Message
from wizardtable.games.anludim.mind.reasons import ROUND_END_REASONS
from wizardtable.games.anludim.mind.turn_results import discipline_of, own_combination
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.observe import professor_holders
from wizardtable.games.anludim.rules.state import Observation
from wizardtable.games.anludim.rules.terms import THE_PROFESSOR, an_object


def move_gain(
    observation: Observation, action: moves.Action, names: Sequence[str]
) -> Message | None:
    """Returns a sentence about the round, professor and object that the action wins, or None."""
    decisive = first_true(ROUND_END_REASONS, observation, action)
    if decisive is not None:
        return decisive.sentence(observation, action)
    if isinstance(action, moves.TakeBack):
        return _lost_professor(observation, action)
    discipline = discipline_of(observation, action)
    return None if discipline is None else _won_professor(observation, discipline, names)


def _lost_professor(observation: Observation, action: moves.TakeBack) -> Message | None:
    """Returns a sentence about the professor that the combination holds; None without one."""
    combination = own_combination(observation, action.serial)
    if observation.professors[combination.discipline] != combination.serial:
        return None
    text = N_("anludim", "Loses {professor}.")
    return text.of(professor=THE_PROFESSOR[combination.discipline])


def _won_professor(observation: Observation, discipline: int, names: Sequence[str]) -> Message:
    """Returns a sentence about the professor of a discipline, its holder and its object."""
    holder = professor_holders(observation)[discipline]
    pile = observation.piles[discipline]
    is_new = not observation.objects[observation.viewer][discipline]
    if holder == observation.viewer:
        text = N_("anludim", "You already have {professor}.")
    elif holder < 0:
        text = _WON_FROM_BOARD[bool(pile), is_new]
    else:
        text = _WON_FROM_PLAYER[bool(pile), is_new].of(player=names[holder])
    if pile:
        text = text.of(object=an_object(discipline, pile[-1]))
    return text.of(professor=THE_PROFESSOR[discipline])


_WON_FROM_BOARD = {
    (True, True): N_(
        "anludim", "Wins {professor} and earns you {object}, a kind you do not have yet."
    ),
    (True, False): N_("anludim", "Wins {professor} and earns you {object}."),
    (False, True): N_(
        "anludim", "Wins {professor}, who stands in for a kind of object you do not have."
    ),
    (False, False): N_("anludim", "Wins {professor}, whose pile is empty."),
}
"""By whether the pile has an object, and whether the viewer lacks the kind: the sentence for a
professor that nobody has."""

_WON_FROM_PLAYER = {
    (True, True): N_(
        "anludim",
        "Wins {professor} from {player} and earns you {object}, a kind you do not have yet.",
    ),
    (True, False): N_("anludim", "Wins {professor} from {player} and earns you {object}."),
    (False, True): N_(
        "anludim",
        "Wins {professor} from {player}: the professor stands in for a kind you do not have.",
    ),
    (False, False): N_("anludim", "Wins {professor} from {player}; the pile is empty."),
}
"""The sentences for a professor of another player, with the same keys as `_WON_FROM_BOARD`."""
