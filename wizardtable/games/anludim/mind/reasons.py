# SPDX-License-Identifier: MIT
"""Says why a move is good, in a sentence for a player who asked for a hint."""

from collections.abc import Collection

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.observe import holders
from wizardtable.games.anludim.rules.state import Combination, Observation
from wizardtable.games.anludim.rules.terms import THE_PROFESSOR


def reason(observation: Observation, action: moves.Action) -> Message:
    """Returns a sentence with the most important reason for the action. The reason is one that a
    player can see on the table."""
    if isinstance(action, moves.TakeBack):
        return _take_back_reason(observation, _own_combination(observation, action.serial))
    if isinstance(action, moves.Keep):
        return _keep_reason(observation, action)
    if isinstance(action, moves.SpendObject | moves.SpendScroll):
        return N_("anludim", "A new card is worth more to you now than the points you discard.")
    won = _discipline_of(observation, action)
    end = _round_end(observation, won, _lost_professors(observation, action))
    if end == (moves.COLLECTION, True):
        return N_("anludim", "Completes your collection of objects and wins the round.")
    if end == (moves.EMPTY_PILES, True):
        return N_("anludim", "Ends the round with a win on points.")
    return (
        _minor_reason(observation, action) if won is None else _professor_reason(observation, won)
    )


def _take_back_reason(observation: Observation, combination: Combination) -> Message:
    if observation.professors[combination.discipline] == combination.serial:
        end_if_kept, end_if_taken_back = (
            _round_end(observation, None, lost) for lost in ((), (combination.discipline,))
        )
        if end_if_taken_back is None and end_if_kept == (moves.EMPTY_PILES, False):
            return N_("anludim", "Otherwise, the round ends this turn and a rival wins it.")
        return N_("anludim", "These cards are more useful in another combination.")
    return N_(
        "anludim",
        "This combination has lost its professor: its cards are more useful in your hand.",
    )


def _keep_reason(observation: Observation, action: moves.Keep) -> Message:
    if action.cards and len(action.cards) == len(observation.hand):
        return N_("anludim", "Your whole hand is worth keeping.")
    if action.cards:
        return N_("anludim", "This is the most promising part of your hand.")
    return N_("anludim", "None of these cards is worth keeping.")


def _minor_reason(observation: Observation, action: moves.Action) -> Message:
    if isinstance(action, moves.DrawTwo):
        return N_("anludim", "Two new cards give you more combinations to choose from.")
    if isinstance(action, moves.TakeOpen):
        if not observation.hand:
            return N_("anludim", "You can see this card before you take it.")
        return N_("anludim", "This open card suits your hand well.")
    if isinstance(action, moves.EndTurn):
        return N_("anludim", "Nothing else is worth doing this turn.")
    return N_("anludim", "There is no card to draw and no combination worth laying.")


def _professor_reason(observation: Observation, discipline: int) -> Message:
    professor = THE_PROFESSOR[discipline]
    holder = holders(observation)[discipline]
    if holder == observation.viewer:
        text = N_("anludim", "Makes {professor} harder to win from you.")
        return text.of(professor=professor)
    if not observation.objects[observation.viewer][discipline]:
        return _new_kind_reason(observation, discipline)
    pile = observation.piles[discipline]
    if not pile:
        text = N_("anludim", "Keeps {professor} away from your rivals.")
    elif holder >= 0:
        text = NN_(
            "anludim",
            "Wins {professor} from a rival; the next object is worth %n point(s).",
            "",
            pile[-1],
        )
    else:
        text = NN_(
            "anludim",
            "Wins {professor}; the next object is worth %n point(s).",
            "",
            pile[-1],
        )
    return text.of(professor=professor)


def _new_kind_reason(observation: Observation, discipline: int) -> Message:
    if observation.piles[discipline]:
        text = N_("anludim", "Wins {professor} and an object of a kind you do not have yet.")
    else:
        text = N_(
            "anludim", "Wins {professor}, who stands in for a kind of object you do not have."
        )
    return text.of(professor=THE_PROFESSOR[discipline])


def _round_end(
    observation: Observation, won: int | None, lost: Collection[int]
) -> tuple[int, bool] | None:
    """Returns the reason why the viewer's turn ends the round, and whether the viewer wins the
    round.

    The reason is COLLECTION or EMPTY_PILES. The result is None if the turn does not end the round.

    Args:
        won: the discipline whose professor the viewer wins, None for none.
        lost: the disciplines whose professors the viewer gives up.
    """
    viewer = observation.viewer
    points = [
        scrolls + sum(map(sum, objects))
        for scrolls, objects in zip(observation.scrolls, observation.objects, strict=True)
    ]
    kinds = empty = 0
    holding = holders(observation)
    for discipline, pile in enumerate(observation.piles):
        held = holding[discipline] == viewer and discipline not in lost
        takes = held or discipline == won
        kinds += takes or bool(observation.objects[viewer][discipline])
        empty += len(pile) <= takes
        points[viewer] += pile[-1] if takes and pile else 0
    if kinds == 5:
        return moves.COLLECTION, True
    return (moves.EMPTY_PILES, points[viewer] == max(points)) if empty >= 3 else None


def _discipline_of(observation: Observation, action: moves.Action) -> int | None:
    """Returns the discipline of the combination that the action lays or enlarges, None for other
    actions."""
    if isinstance(action, moves.Lay):
        return action.discipline
    if isinstance(action, moves.Enlarge):
        return _own_combination(observation, action.serial).discipline
    return None


def _lost_professors(observation: Observation, action: moves.Action) -> list[int]:
    """Returns the disciplines whose professors the viewer loses, because the action reuses their
    cards.

    This happens only in the expert game.
    """
    if not isinstance(action, moves.Lay | moves.Enlarge):
        return []
    kept = action.serial if isinstance(action, moves.Enlarge) else None
    return [
        combination.discipline
        for combination in observation.combinations[observation.viewer]
        if combination.serial != kept
        and observation.professors[combination.discipline] == combination.serial
        and not set(combination.cards).isdisjoint(action.cards)
    ]


def _own_combination(observation: Observation, serial: int) -> Combination:
    for combination in observation.combinations[observation.viewer]:
        if combination.serial == serial:
            return combination
    raise KeyError(serial)
