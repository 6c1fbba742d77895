# SPDX-License-Identifier: MIT
"""The questions that a gate may ask before a person's action is played.

A gate is a function that checks an action. `Controller.act_with_care` sends an action through a
list of gates. Each gate returns one of these questions, or None to pass the action on to the next
gate. An action that passes all gates is played. The controller's signal `questioned` carries the
question to the window.
"""

import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

from wizardtable.ai.search.advice import Verdict
from wizardtable.core.conduct import SafetyQuestion
from wizardtable.core.text import Message

SECOND_PRESS_SECONDS: Final = 0.5
"""A second press counts as an answer only this many seconds or more after the first one."""


class SecondPress:
    """Remembers an action that is played only when the person asks for the action a second time.

    Attributes:
        action: The action asked for once; None if there is none.
    """

    def __init__(self) -> None:
        self.action: Any = None
        self._first_at = 0.0  # on the clock of `time.monotonic`

    def begin(self, action: Any) -> None:
        """Waits for the second press of an action."""
        self.action, self._first_at = action, time.monotonic()

    @property
    def is_due(self) -> bool:
        """True if a press now counts as a second press: it comes too late for a double click."""
        return time.monotonic() - self._first_at >= SECOND_PRESS_SECONDS

    def forget(self, besides: Any = None) -> bool:
        """Forgets the remembered action, unless this is the action `besides`.

        Returns True if an action was forgotten.
        """
        if self.action is None or self.action == besides:
            return False
        self.action = None
        return True


@dataclass(frozen=True, slots=True)
class GateQuestion:
    """The question of a gate about an action, which the gate has stopped for the moment.

    Attributes:
        action: The action.
    """

    action: Any


@dataclass(frozen=True, slots=True)
class Handled(GateQuestion):
    """No question, because the gate has carried out the action, for example a standing order."""


@dataclass(frozen=True, slots=True)
class ExerciseRefusal(GateQuestion):
    """The lesson or problem refuses this action; `Exercise.objection` has the reason."""


@dataclass(frozen=True, slots=True)
class SafetyDoubt(GateQuestion):
    """The game's question about an action that people often choose by mistake.

    Attributes:
        question: The words of the question.
        proceed: The function that sends the action through the remaining gates, if the person
            confirms it.
        takes_second_press: True if the same action again is the answer, see
            `Controller.act_with_care`. Such an action can be undone, so that no dialog has to ask.
    """

    question: SafetyQuestion
    proceed: Callable[[], None]
    takes_second_press: bool = False


@dataclass(frozen=True, slots=True)
class WasteWarning(GateQuestion):
    """A warning that the action certainly throws something away.

    Attributes:
        waste: A sentence about what is thrown away.
    """

    waste: Message


@dataclass(frozen=True, slots=True)
class TutorLook(GateQuestion):
    """The tutor is searching the action. Afterwards the action is played, or a warning follows."""


@dataclass(frozen=True, slots=True)
class TutorWarning(GateQuestion):
    """The tutor warns that the action loses win chance, and asks the person to think again.

    Attributes:
        verdict: The tutor's verdict on the action.
    """

    verdict: Verdict


Gate: TypeAlias = Callable[[Any], GateQuestion | None]
