# SPDX-License-Identifier: MIT
"""Why a move is good, in a sentence for the player who asked for a hint."""

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.anludim.moves import (
    Action,
    DrawTwo,
    EndTurn,
    Enlarge,
    Keep,
    Lay,
    Pass,
    TakeBack,
    TakeOpen,
)
from wizardtable.games.anludim.state import Combination, Observation
from wizardtable.games.anludim.words import THE_PROFESSOR


def reason(observation: Observation, action: Action) -> Message:
    """The reason that carries most weight, of those that a player at the table can see."""
    if isinstance(action, Lay):
        return _winning(observation, action.discipline)
    if isinstance(action, Enlarge):
        return _winning(observation, _own(observation, action.serial).discipline)
    if isinstance(action, TakeBack):
        return _taking_back(observation, _own(observation, action.serial))
    if isinstance(action, Keep):
        return _keeping(action)
    return _small(action)


def _taking_back(observation: Observation, one: Combination) -> Message:
    if observation.professors[one.discipline] == one.serial:
        return N_("anludim", "These cards can do more in another combination.")
    return N_("anludim", "No professor stands here: the cards are of more use in your hand.")


def _keeping(action: Keep) -> Message:
    if action.cards:
        return N_("anludim", "These cards go best together.")
    return N_("anludim", "None of these cards is worth keeping.")


def _small(action: Action) -> Message:
    if isinstance(action, DrawTwo):
        return N_("anludim", "Two new cards are worth more now than any combination.")
    if isinstance(action, TakeOpen):
        return N_("anludim", "This card fits your hand better than two unknown ones.")
    if isinstance(action, EndTurn):
        return N_("anludim", "There is nothing more to gain this turn.")
    if isinstance(action, Pass):
        return N_("anludim", "Nothing else is possible.")
    return N_("anludim", "One more card is worth more now than this.")


def _winning(observation: Observation, discipline: int) -> Message:
    professor = THE_PROFESSOR[discipline]
    holder = _holder(observation, discipline)
    if holder == observation.viewer:
        text = N_("anludim", "It becomes harder to win {professor} away from you.")
        return text.of(professor=professor)
    if not observation.objects[observation.viewer][discipline]:
        return _new_kind(observation, discipline)
    pile = observation.piles[discipline]
    if not pile:
        text = N_("anludim", "It keeps {professor} from the others.")
    elif holder >= 0:
        text = NN_(
            "anludim",
            "You win {professor} from a rival; the next object is worth %n point(s).",
            "",
            pile[-1],
        )
    else:
        text = NN_(
            "anludim",
            "You win over {professor}; the next object is worth %n point(s).",
            "",
            pile[-1],
        )
    return text.of(professor=professor)


def _new_kind(observation: Observation, discipline: int) -> Message:
    if _kinds(observation, observation.viewer) == 4:
        return N_("anludim", "This completes your collection, and wins the round.")
    if observation.piles[discipline]:
        text = N_("anludim", "You win over {professor} and get a kind of object you lack.")
    else:
        text = N_("anludim", "You win over {professor} in place of a kind of object you lack.")
    return text.of(professor=THE_PROFESSOR[discipline])


def _kinds(observation: Observation, seat: int) -> int:
    """Kinds the seat has, or holds a professor for whose pile is empty."""
    return sum(
        1
        for discipline, values in enumerate(observation.objects[seat])
        if values
        or (not observation.piles[discipline] and _holder(observation, discipline) == seat)
    )


def _holder(observation: Observation, discipline: int) -> int:
    serial = observation.professors[discipline]
    for combinations in observation.combinations:
        for one in combinations:
            if one.serial == serial:
                return one.seat
    return -1


def _own(observation: Observation, serial: int) -> Combination:
    for one in observation.combinations[observation.viewer]:
        if one.serial == serial:
            return one
    raise KeyError(serial)
