# SPDX-License-Identifier: MIT
"""Reasons for moves: sentences that hints give, each with the condition under which it is true.

A game lists its reasons in `mind/reasons.py`, the strongest first. The hunt `lab.hunts.reasons`
asks for the reasons of many positions and reports those that are not true of the table.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from wizardtable.core.text import Message

O_in = TypeVar("O_in", contravariant=True)


@dataclass(frozen=True)  # on Python 3.11, `Reason[int](...)` would fail with slots
class Reason(Generic[O_in]):
    """A kind of reason that a game can give for a move.

    Attributes:
        id: the name of the reason among those of its game.
        action_classes: the classes of the actions for which the reason may speak.
        holds: a function that returns whether the reason is true of an action. It gets the
            player's observation, and an action of one of the classes.
        sentence: a function with the same arguments that returns the sentence. It is called only
            if `holds` has returned True.
    """

    id: str
    action_classes: tuple[type, ...]
    holds: Callable[[O_in, Any], bool]
    sentence: Callable[[O_in, Any], Message]

    def is_true_of(self, observation: O_in, action: object) -> bool:
        """Returns whether the reason may speak for the action, and its condition holds."""
        return isinstance(action, self.action_classes) and self.holds(observation, action)


def always(observation: object, action: object) -> bool:
    """Returns True: the reason is true of every action of its classes."""
    return True


def fixed(sentence: Message) -> Callable[[Any, Any], Message]:
    """Returns a function for `Reason.sentence` that returns this sentence for every action."""

    def words(observation: object, action: object) -> Message:
        return sentence

    return words


def first_true(
    reasons: Sequence[Reason[O_in]], observation: O_in, action: object
) -> Reason[O_in] | None:
    """Returns the first reason that is true of the action; None if none is."""
    return next((each for each in reasons if each.is_true_of(observation, action)), None)


def strongest(reasons: Sequence[Reason[O_in]], observation: O_in, action: object) -> Reason[O_in]:
    """Returns the first reason that is true of the action.

    Raises:
        LookupError: no reason is true of it. A game's last reason for a class of actions is always
            true, so that the error shows a class without any reason.
    """
    reason = first_true(reasons, observation, action)
    if reason is None:
        raise LookupError(f"no reason is true of {action}")
    return reason


def reason_sentence(reasons: Sequence[Reason[O_in]], observation: O_in, action: object) -> Message:
    """Returns the sentence of the first reason that is true of the action.

    Raises:
        LookupError: no reason is true of it.
    """
    return strongest(reasons, observation, action).sentence(observation, action)
