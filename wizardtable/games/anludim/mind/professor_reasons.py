# SPDX-License-Identifier: MIT
"""Reasons for laying a combination: the professor that it wins, from whom, and the object."""

from typing import Final

from wizardtable.core.teaching.reasons import Reason, always
from wizardtable.core.text import N_, Message
from wizardtable.games.anludim.mind.turn_results import KIND_COUNT, discipline_of
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.observe import professor_holders
from wizardtable.games.anludim.rules.state import Observation
from wizardtable.games.anludim.rules.terms import THE_PROFESSOR, an_object

LayOrEnlarge = moves.Lay | moves.Enlarge


def _discipline(observation: Observation, action: LayOrEnlarge) -> int:
    discipline = discipline_of(observation, action)
    assert discipline is not None
    return discipline


def _holder(observation: Observation, action: LayOrEnlarge) -> int:
    return professor_holders(observation)[_discipline(observation, action)]


def _is_held(observation: Observation, action: LayOrEnlarge) -> bool:
    """Returns whether the viewer holds the professor already."""
    return _holder(observation, action) == observation.viewer


def _stops_collection(observation: Observation, action: LayOrEnlarge) -> bool:
    """Returns whether the rival who holds the professor needs only this one for a collection."""
    discipline, holding = _discipline(observation, action), professor_holders(observation)
    rival = holding[discipline]
    if rival in (-1, observation.viewer) or observation.objects[rival][discipline]:
        return False
    kinds = [
        kind
        for kind in range(KIND_COUNT)
        if observation.objects[rival][kind] or holding[kind] == rival
    ]
    return len(kinds) == KIND_COUNT


def _lacks_kind(observation: Observation, action: LayOrEnlarge) -> bool:
    return not observation.objects[observation.viewer][_discipline(observation, action)]


def _has_object(observation: Observation, action: LayOrEnlarge) -> bool:
    return bool(observation.piles[_discipline(observation, action)])


def _is_from_rival(observation: Observation, action: LayOrEnlarge) -> bool:
    return _holder(observation, action) not in (-1, observation.viewer)


def _wins_new_kind_from_rival(observation: Observation, action: LayOrEnlarge) -> bool:
    """Returns whether a rival holds the professor, whose object is of a kind the viewer lacks."""
    return (
        _is_from_rival(observation, action)
        and _has_object(observation, action)
        and _lacks_kind(observation, action)
    )


def _wins_new_kind(observation: Observation, action: LayOrEnlarge) -> bool:
    """Returns whether the professor is on the board, and its object of a kind the viewer lacks."""
    return (
        _holder(observation, action) == -1
        and _has_object(observation, action)
        and _lacks_kind(observation, action)
    )


def _stands_in(observation: Observation, action: LayOrEnlarge) -> bool:
    """Returns whether the professor's pile is empty, and the viewer lacks the kind."""
    is_new = not _is_held(observation, action) and _lacks_kind(observation, action)
    return is_new and not _has_object(observation, action)


def _wins_object_from_rival(observation: Observation, action: LayOrEnlarge) -> bool:
    """Returns whether a rival holds the professor, and its pile has an object."""
    return _is_from_rival(observation, action) and _has_object(observation, action)


def _wins_object(observation: Observation, action: LayOrEnlarge) -> bool:
    """Returns whether the professor is on the board, and its pile has an object."""
    return _holder(observation, action) == -1 and _has_object(observation, action)


def _keeps_away(observation: Observation, action: LayOrEnlarge) -> bool:
    """Returns whether the viewer does not hold the professor, and a rival lacks the kind."""
    discipline = _discipline(observation, action)
    return not _is_held(observation, action) and any(
        not objects[discipline]
        for seat, objects in enumerate(observation.objects)
        if seat != observation.viewer
    )


def _holds_with_object(observation: Observation, action: LayOrEnlarge) -> bool:
    """Returns whether the viewer holds the professor, and its pile has an object."""
    return _is_held(observation, action) and _has_object(observation, action)


def _filled(text: Message, observation: Observation, action: LayOrEnlarge) -> Message:
    """Returns the message with the professor, and with the next object if its pile has one."""
    discipline = _discipline(observation, action)
    pile = observation.piles[discipline]
    if pile:
        text = text.of(object=an_object(discipline, pile[-1]))
    return text.of(professor=THE_PROFESSOR[discipline])


def _stop_words(observation: Observation, action: LayOrEnlarge) -> Message:
    text = N_(
        "anludim",
        "Wins {professor} from a rival who would complete a collection at the end of a turn.",
    )
    return _filled(text, observation, action)


def _kind_from_rival_words(observation: Observation, action: LayOrEnlarge) -> Message:
    text = N_(
        "anludim",
        "Wins {professor} from a rival and earns you {object}, a kind you do not have yet.",
    )
    return _filled(text, observation, action)


def _kind_words(observation: Observation, action: LayOrEnlarge) -> Message:
    text = N_("anludim", "Wins {professor} and earns you {object}, a kind you do not have yet.")
    return _filled(text, observation, action)


def _stand_in_words(observation: Observation, action: LayOrEnlarge) -> Message:
    text = N_("anludim", "Wins {professor}, who stands in for a kind of object you do not have.")
    return _filled(text, observation, action)


def _object_from_rival_words(observation: Observation, action: LayOrEnlarge) -> Message:
    text = N_("anludim", "Wins {professor} from a rival and earns you {object}.")
    return _filled(text, observation, action)


def _object_words(observation: Observation, action: LayOrEnlarge) -> Message:
    return _filled(N_("anludim", "Wins {professor} and earns you {object}."), observation, action)


def _away_words(observation: Observation, action: LayOrEnlarge) -> Message:
    text = N_("anludim", "Keeps {professor} away from your rivals.")
    return _filled(text, observation, action)


def _held_words(observation: Observation, action: LayOrEnlarge) -> Message:
    text = N_("anludim", "Makes it harder for rivals to win {professor}, who brings you {object}.")
    return _filled(text, observation, action)


def _empty_words(observation: Observation, action: LayOrEnlarge) -> Message:
    text = N_("anludim", "Rivals will need a stronger combination to win {professor} from you.")
    return _filled(text, observation, action)


_LAYS: Final = (moves.Lay, moves.Enlarge)

PROFESSOR_REASONS: Final[tuple[Reason[Observation], ...]] = (
    Reason("collection stopped", _LAYS, _stops_collection, _stop_words),
    Reason("new kind from rival", _LAYS, _wins_new_kind_from_rival, _kind_from_rival_words),
    Reason("new kind", _LAYS, _wins_new_kind, _kind_words),
    Reason("stand-in", _LAYS, _stands_in, _stand_in_words),
    Reason("object from rival", _LAYS, _wins_object_from_rival, _object_from_rival_words),
    Reason("object", _LAYS, _wins_object, _object_words),
    Reason("professor kept away", _LAYS, _keeps_away, _away_words),
    Reason("professor held", _LAYS, _holds_with_object, _held_words),
    Reason("more to beat", _LAYS, always, _empty_words),
)
"""The reasons for laying or enlarging a combination, the strongest first."""
