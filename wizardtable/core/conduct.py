# SPDX-License-Identifier: MIT
"""A game's answers about the course of a match beyond its rules.

They concern moves without a choice, standing orders, questions before a costly move, and the ranks
after a player has given up. `Conduct` has the usual answers. A game with answers of its own
subclasses it, and has an object `CONDUCT` in its module `text.conduct`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wizardtable.core.game import Result, Seat, Tally
from wizardtable.core.text import Message


class StandingOrder:
    """Base class of a game's standing orders, such as to bid up to a limit.

    The program follows an order whenever the seat has to decide the same question again. Subclasses
    are frozen dataclasses. An order holds all that identifies its question, such as the auction, so
    that it never answers a different one.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class NoOrder(StandingOrder):
    """Cancels the seat's standing order, in any game."""


@dataclass(frozen=True, slots=True)
class SafetyQuestion:
    """The question that a person has to answer before a move that gives much away.

    Attributes:
        text: the question, or a sentence that names the loss.
        button_text: the words on the button that plays the move, such as “Pass”.
        again_text: the words on the same button where a second press plays the move: the move, the
            loss, and that the button must be pressed again.
    """

    text: Message
    button_text: Message
    again_text: Message


class Conduct:
    """The usual answers. A game with a different answer overrides the method.

    Each method gets the observation of the seat in question, unless its docstring says otherwise.

    Attributes:
        order_kind: the game's standing orders as a type that the codec can read, such as the union
            of their classes; None for a game without standing orders.
        logs_turn_ends: whether the log mentions an action that only ends the turn.
    """

    order_kind: Any = None
    logs_turn_ends: bool = False

    def is_only(self, observation: Any, action: Any) -> bool:
        """Returns whether the only action leaves the seat to move nothing else to decide.

        The action is alone in the menu and in the move list. Returns False if the seat still has to
        decide how to carry it out, such as how to pay.
        """
        return True

    def is_plainly_only(self, observation: Any, action: Any) -> bool:
        """Returns whether everybody can see that the seat to move has no choice but this action.

        `observation` is the public one. It must prove this for every hand that the seat may hide.
        The program calls the method only for games in which seats hide something.
        """
        return False

    def is_out(self, observation: Any) -> bool:
        """Returns whether the viewer's seat is out of the game and will not decide again."""
        return False

    def question(self, observation: Any, action: Any) -> SafetyQuestion | None:
        """Returns the question to ask a person before a legal action, or None for no question.

        It is for actions that give much away at once and are easily chosen by mistake.
        """
        return None

    def waste(self, observation: Any, menu: Sequence[Any], action: Any) -> Message | None:
        """Returns a sentence about a certain loss by a legal action, or None if it loses nothing.

        The loss follows from the rules and arithmetic, without a search, and another action can
        still avoid it. The tutor shows the sentence before the action is played.
        """
        return None

    def line(self, before: Any, event: Any, names: Sequence[str]) -> Message | None:
        """Returns the log line for an event if it depends on the event `before` it, else None.

        An example is the end of a turn that has just begun. With None the log takes the line of
        `Wording.event`. `before` is None if the event before is not known.
        """
        return None

    def ends_turn(self, action: Any) -> bool:
        """Returns whether an action does nothing but end the turn of its seat."""
        return False

    def current_turn(self, observation: Any) -> tuple[int, Seat] | None:
        """Returns a number for the current turn, and the seat whose turn it is.

        *Undo turn* needs both in a game in which several seats decide within one turn, such as in
        auctions. Any other game returns None, and so does a game while no seat has the turn.
        `observation` is the public one.
        """
        return None

    def is_preparation(self, event: Any) -> bool:
        """Returns whether an event only prepares an action's main event, such as cards that make
        room for new ones. Such an event does not describe the action."""
        return False

    def orders(self, observation: Any) -> Sequence[StandingOrder]:
        """Returns the standing orders that the seat may give now, in its own turn or not.

        They are sorted so that an order is easy to find.
        """
        return ()

    def usual_orders(self, observation: Any) -> Sequence[StandingOrder]:
        """Returns the part of `orders` that the move list shows at once. It shows the rest when the
        player asks for more."""
        return self.orders(observation)

    def is_in_force(self, order: Any, observation: Any) -> bool:
        """Returns whether a standing order may still answer a question."""
        return False

    def ordered_action(self, order: Any, observation: Any) -> Any | None:
        """Returns the action by which a standing order decides for the seat now, or None if the
        seat has to decide itself."""
        return None

    def order(self, order: Any, observation: Any) -> Message:
        """Returns a standing order as an entry of the move list. No two of `orders` read alike."""
        raise TypeError(order)

    def merits(self, observation: Any, tallies: Sequence[Tally]) -> Sequence[Any]:
        """Returns a comparable merit of each seat, by seat, for the ranking if a player gives up
        now. A greater merit ranks better. `observation` and `tallies` are the public ones."""
        return [tally.total for tally in tallies]


PLAIN = Conduct()
"""The conduct of a game without answers of its own."""


def ranking(merits: Sequence[Any], tallies: Sequence[Tally], given_up: Seat) -> Result:
    """Returns the ranks by merit, and the totals as scores.

    The seat `given_up`, whose player gave up, ranks behind the seats of equal merit.
    """
    keys = [(merit, seat != given_up) for seat, merit in enumerate(merits)]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    return Result(tuple(ranks), tuple(tally.total for tally in tallies))
