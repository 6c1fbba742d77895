# SPDX-License-Identifier: MIT
"""Says why a move is good, in a sentence for a player who asked for a hint."""

from typing import Final

from wizardtable.core.teaching.reasons import Reason, always, fixed, reason_sentence
from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.anludim.mind.card_reasons import DRAW_REASONS, KEEP_REASONS, TAKE_REASONS
from wizardtable.games.anludim.mind.professor_reasons import PROFESSOR_REASONS
from wizardtable.games.anludim.mind.turn_results import (
    own_combination,
    points_by_seat,
    result_of_turn,
    round_end,
)
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.state import Observation
from wizardtable.games.anludim.rules.terms import THE_PROFESSOR

LAYS: Final = (moves.Lay, moves.Enlarge)
MAIN_ACTIONS: Final = (*LAYS, moves.DrawTwo, moves.TakeOpen)
GIVING_UP: Final = (moves.EndTurn, moves.Pass)

# The end of the round.


def _completes_collection(observation: Observation, action: moves.Action) -> bool:
    """Returns whether the viewer has all five kinds at the end of this turn."""
    result = result_of_turn(observation, action)
    return result is not None and result.reason == moves.COLLECTION


def _wins_on_points(observation: Observation, action: moves.Action) -> bool:
    """Returns whether three piles are empty at the end of this turn, and the viewer wins."""
    result = result_of_turn(observation, action)
    return result is not None and result.reason == moves.EMPTY_PILES and result.is_won


def _loses_round(observation: Observation, action: moves.Action) -> bool:
    """Returns whether three piles are empty at the end of this turn, and a rival wins."""
    result = result_of_turn(observation, action)
    return result is not None and not result.is_won


def _collection_words(observation: Observation, action: moves.Action) -> Message:
    is_match = observation.gold[observation.viewer]
    if isinstance(action, moves.Lay | moves.Enlarge):
        if is_match:
            return N_("anludim", "Completes your collection of objects and wins the match.")
        return N_("anludim", "Completes your collection of objects and wins the round.")
    if is_match:
        return N_(
            "anludim",
            "At the end of this turn, your collection will be complete: you will win the match.",
        )
    return N_(
        "anludim",
        "At the end of this turn, your collection will be complete: you will win the round.",
    )


def _points_words(observation: Observation, action: moves.Action) -> Message:
    result = result_of_turn(observation, action)
    assert result is not None
    if observation.gold[observation.viewer]:
        text = N_("anludim", "Ends the round at {own} to {most}, and you win the match.")
    elif result.own == result.rival_points:
        text = N_("anludim", "Ends the round in a tie at {own}, and you win the tie.")
    else:
        text = N_("anludim", "Ends the round with a win on points, {own} to {most}.")
    return text.of(own=result.own, most=result.rival_points)


def _lost_words(observation: Observation, action: moves.Action) -> Message:
    result = result_of_turn(observation, action)
    assert result is not None
    text = N_("anludim", "The round will end this turn, and a rival will win it, {most} to {own}.")
    return text.of(own=result.own, most=result.rival_points)


# Taking a combination back.


def _has_lost_professor(observation: Observation, action: moves.TakeBack) -> bool:
    """Returns whether the combination does not hold its professor."""
    combination = own_combination(observation, action.serial)
    return observation.professors[combination.discipline] != combination.serial


def _stops_round(observation: Observation, action: moves.TakeBack) -> bool:
    """Returns whether a rival wins the round this turn unless this professor is given back."""
    combination = own_combination(observation, action.serial)
    if observation.professors[combination.discipline] != combination.serial:
        return False
    kept = round_end(observation, None, ())
    is_over = round_end(observation, None, (combination.discipline,)) is not None
    return kept is not None and not kept.is_won and not is_over


def _pays_no_more(observation: Observation, action: moves.TakeBack) -> bool:
    """Returns whether the combination's professor has an empty pile, and the viewer the kind."""
    discipline = own_combination(observation, action.serial).discipline
    has_kind = bool(observation.objects[observation.viewer][discipline])
    return has_kind and not observation.piles[discipline]


def _professor_words(observation: Observation, action: moves.TakeBack) -> Message:
    discipline = own_combination(observation, action.serial).discipline
    text = N_(
        "anludim", "You will get nothing more from {professor}: use these cards for something else."
    )
    return text.of(professor=THE_PROFESSOR[discipline])


def _lost_professor_words(observation: Observation, action: moves.TakeBack) -> Message:
    discipline = own_combination(observation, action.serial).discipline
    text = N_(
        "anludim",
        "This combination has lost {professor}: its cards will be more useful in your hand.",
    )
    return text.of(professor=THE_PROFESSOR[discipline])


# Discarding an object or a scroll, or ending the turn without this.


def _keeps_kind(observation: Observation, action: moves.SpendObject) -> bool:
    """Returns whether the viewer has another object of this kind."""
    return len(observation.objects[observation.viewer][action.discipline]) > 1


def _has_single_objects(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether the viewer has no scroll and at most one object of each kind."""
    seat = observation.viewer
    objects = observation.objects[seat]
    return not observation.scrolls[seat] and any(objects) and max(map(len, objects)) == 1


def _has_scroll(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether the viewer has exactly one scroll, and the round will go on."""
    empty = sum([not pile for pile in observation.piles])
    kinds = max([sum(map(bool, objects)) for objects in observation.objects])
    return observation.scrolls[observation.viewer] == 1 and empty < 2 and kinds < 4


def _is_close_on_points(observation: Observation, action: moves.EndTurn) -> bool:
    """Returns whether two piles are empty, and the viewer is at most three points behind."""
    points = points_by_seat(observation)
    empty = sum([not pile for pile in observation.piles])
    return empty >= 2 and points[observation.viewer] + 3 >= max(points)


def _kept_points_words(observation: Observation, action: moves.EndTurn) -> Message:
    return NN_(
        "anludim",
        "A card drawn now would have to wait for your next turn: keep your %n point(s) until then.",
        "",
        points_by_seat(observation)[observation.viewer],
    )


def _spent_object_words(observation: Observation, action: moves.SpendObject) -> Message:
    return NN_(
        "anludim",
        "A new card may be worth more to you now than %n point(s) and this kind of object.",
        "",
        action.value,
    )


def _spent_double_words(observation: Observation, action: moves.SpendObject) -> Message:
    return NN_(
        "anludim",
        "You keep another object of this kind, so a new card costs you only %n point(s).",
        "",
        action.value,
    )


ROUND_END_REASONS: Final[tuple[Reason[Observation], ...]] = (
    Reason("collection", MAIN_ACTIONS, _completes_collection, _collection_words),
    Reason("collection at end of turn", GIVING_UP, _completes_collection, _collection_words),
    Reason("win on points", MAIN_ACTIONS, _wins_on_points, _points_words),
    Reason("win on points at end of turn", GIVING_UP, _wins_on_points, _points_words),
    Reason("lost round", MAIN_ACTIONS, _loses_round, _lost_words),
    Reason("round lost at end of turn", GIVING_UP, _loses_round, _lost_words),
)
"""The reasons that tell how the turn ends the round."""

REASONS: Final[tuple[Reason[Observation], ...]] = (
    *ROUND_END_REASONS,
    *PROFESSOR_REASONS,
    Reason(
        "round stopped",
        (moves.TakeBack,),
        _stops_round,
        fixed(N_("anludim", "Otherwise, the round will end this turn and a rival will win it.")),
    ),
    Reason("lost professor", (moves.TakeBack,), _has_lost_professor, _lost_professor_words),
    Reason("professor pays no more", (moves.TakeBack,), _pays_no_more, _professor_words),
    Reason(
        "other combination",
        (moves.TakeBack,),
        always,
        fixed(N_("anludim", "These cards will be more useful in another combination.")),
    ),
    *KEEP_REASONS,
    Reason("spends double", (moves.SpendObject,), _keeps_kind, _spent_double_words),
    Reason("spends kind", (moves.SpendObject,), always, _spent_object_words),
    Reason(
        "spends scroll",
        (moves.SpendScroll,),
        always,
        fixed(
            N_(
                "anludim",
                "A scroll does not count towards a collection: a new card costs you only 1 point.",
            )
        ),
    ),
    *TAKE_REASONS,
    *DRAW_REASONS,
    Reason(
        "single objects",
        (moves.EndTurn,),
        _has_single_objects,
        fixed(
            N_("anludim", "No two of your objects are alike: each counts towards your collection.")
        ),
    ),
    Reason(
        "close on points",
        (moves.EndTurn,),
        _is_close_on_points,
        fixed(N_("anludim", "The round may soon be decided on points, so every point counts.")),
    ),
    Reason(
        "scroll can wait",
        (moves.EndTurn,),
        _has_scroll,
        fixed(
            N_(
                "anludim",
                "You could not lay a card drawn now until next turn: keep your scroll until then.",
            )
        ),
    ),
    Reason("points kept", (moves.EndTurn,), always, _kept_points_words),
    Reason(
        "nothing possible",
        (moves.Pass,),
        always,
        fixed(N_("anludim", "There is no card to draw and no combination worth laying.")),
    ),
)
"""All reasons, the strongest first."""


def reason(observation: Observation, action: moves.Action) -> Message:
    """Returns a sentence with the most important reason for the action. The reason is one that a
    player can see on the table."""
    return reason_sentence(REASONS, observation, action)
