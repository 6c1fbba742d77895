# SPDX-License-Identifier: MIT
"""The questions that a gate may ask before a person's action is played.

`Controller.act_with_care` sends an action through a list of gates. Each gate returns one of these
questions, or None to pass the action on to the next gate. An action that passes all gates is
played. The controller's signal `questioned` carries the question to the window.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeAlias

from wizardtable.ai.search.advice import Verdict
from wizardtable.core.conduct import SafetyQuestion
from wizardtable.core.text import Message


@dataclass(frozen=True, slots=True)
class GateQuestion:
    """The question of a gate about an action, which is not played for now.

    Attributes:
        action: The action.
    """

    action: Any


@dataclass(frozen=True, slots=True)
class Handled(GateQuestion):
    """Asks nothing: the gate has dealt with the action itself, such as with a standing order."""


@dataclass(frozen=True, slots=True)
class ExerciseRefusal(GateQuestion):
    """The lesson or problem does not ask for this action; its `objection` says why."""


@dataclass(frozen=True, slots=True)
class SafetyDoubt(GateQuestion):
    """The game's question about an action that people often choose by mistake.

    Attributes:
        question: The words of the question.
        proceed: Sends the action through the remaining gates.
        takes_second_press: True if the same action again is the answer, see
            `Controller.act_with_care`. It can be undone, so that no dialog has to ask.
    """

    question: SafetyQuestion
    proceed: Callable[[], None]
    takes_second_press: bool = False


@dataclass(frozen=True, slots=True)
class WasteWarning(GateQuestion):
    """The action throws something away for certain.

    Attributes:
        waste: A sentence about the waste.
    """

    waste: Message


@dataclass(frozen=True, slots=True)
class TutorLook(GateQuestion):
    """The tutor is searching the action; then it lets the action pass or asks a `TutorWarning`."""


@dataclass(frozen=True, slots=True)
class TutorWarning(GateQuestion):
    """The tutor asks the person to think again.

    Attributes:
        verdict: The tutor's verdict on the action.
    """

    verdict: Verdict


Gate: TypeAlias = Callable[[Any], GateQuestion | None]
