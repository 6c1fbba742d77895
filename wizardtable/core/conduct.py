# SPDX-License-Identifier: MIT
"""A game's answers about the course of a match beyond its rules.

The answers concern moves without a choice, standing orders, questions before a costly move, and the
ranks after a player has given up. `Conduct` has the usual answers. A game with answers of its own
has a subclass of `Conduct`, and an object `CONDUCT` of this subclass in its module `text.conduct`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wizardtable.core.game import Result, Seat, Tally
from wizardtable.core.text import Message


class StandingOrder:
    """Base class of a game's standing orders, such as an order to bid up to a limit.

    A player gives an order once. The program then decides by the order whenever the seat has to
    decide the same question again. Subclasses are frozen dataclasses. An order holds all that
    identifies its question, such as the auction, so that it never answers a different question.
    """

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class NoOrder(StandingOrder):
    """An order, for any game, that cancels the seat's standing order."""


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

    Each method gets the observation of the seat that it is about, unless its docstring says
    otherwise.

    Attributes:
        order_kind: the type of the game's standing orders, for the codec: a class, or a union of
            classes. None for a game without standing orders.
        logs_turn_ends: whether the log mentions an action that only ends the turn.
    """

    order_kind: Any = None
    logs_turn_ends: bool = False

    def is_only(self, observation: Any, action: Any) -> bool:
        """Returns whether the seat to move has nothing to decide, if `action` is its only action.

        The caller has found no other action in the menu and in the move list. Returns False if the
        seat still has to decide how to carry out the action, such as how to pay.
        """
        return True

    def is_plainly_only(self, observation: Any, action: Any) -> bool:
        """Returns whether everybody can see that the seat to move has no choice but this action.

        `observation` is the public one. A seat may hide its hand. The result may be True only if
        the seat would have no choice whatever its hand is. The program calls the method only for
        games in which seats hide something.
        """
        return False

    def is_out(self, observation: Any) -> bool:
        """Returns whether the viewer's seat is out of the game and will not decide again."""
        return False

    def safety_question(self, observation: Any, action: Any) -> SafetyQuestion | None:
        """Returns the question to ask a person before a legal action, or None for no question.

        The question is for actions that give much away at once and are easily chosen by mistake.
        """
        return None

    def waste_sentence(self, observation: Any, menu: Sequence[Any], action: Any) -> Message | None:
        """Returns a sentence about what a legal action certainly wastes, or None for no waste.

        The loss follows from the rules and arithmetic, without a search. Another action of the menu
        can still avoid the loss. The tutor shows the sentence before the action is played.
        """
        return None

    def log_line(self, before: Any, event: Any, names: Sequence[str]) -> Message | None:
        """Returns the log line for an event if the line depends on the previous event, else None.

        An example is the end of a turn that has just begun. With None the log takes the line of
        `Wording.event`. `before` is the previous event, or None if that event is not known.
        """
        return None

    def ends_turn(self, action: Any) -> bool:
        """Returns whether an action does nothing but end the turn of its seat."""
        return False

    def current_turn(self, observation: Any) -> tuple[int, Seat] | None:
        """Returns a number for the current turn, and the seat whose turn it is.

        *Undo turn* needs both in a game in which several seats decide within one turn, as in an
        auction. Such a game returns None only while no seat has the turn; any other game always
        returns None. `observation` is the public one.
        """
        return None

    def is_preparation(self, event: Any) -> bool:
        """Returns whether an event only prepares an action's main event, such as cards that make
        room for new ones. Such an event does not describe the action."""
        return False

    def is_result(self, event: Any) -> bool:
        """Returns whether an event tells a result of its turn, such as a card that a player wins.

        If there is no time to say a whole turn, a screen reader says only the log lines of such
        events. By default every event is a result.
        """
        return True

    def results(self, event: Any, names: Sequence[str]) -> Sequence[tuple[Seat, Message]]:
        """Returns the results that an event tells, as pairs of a seat and a few words.

        The words follow the player's name and a colon, as in "Blaise: wins the Alchemist". Empty if
        only the event's log line tells its result.
        """
        return ()

    def orders(self, observation: Any) -> Sequence[StandingOrder]:
        """Returns the standing orders that the seat may give now, in its own turn or not.

        They are sorted so that an order is easy to find.
        """
        return ()

    def usual_orders(self, observation: Any) -> Sequence[StandingOrder]:
        """Returns the part of `orders` that the move list shows at once.

        The move list shows the rest when the player asks for more.
        """
        return self.orders(observation)

    def is_in_force(self, order: Any, observation: Any) -> bool:
        """Returns whether a standing order can still decide something; if not, it is dropped."""
        return False

    def ordered_action(self, order: Any, observation: Any) -> Any | None:
        """Returns the action by which a standing order decides for the seat now, or None if the
        seat has to decide itself."""
        return None

    def order(self, order: Any, observation: Any) -> Message:
        """Returns a standing order as an entry of the move list.

        No two of the orders that `orders` returns read alike.
        """
        raise TypeError(order)

    def merits(self, observation: Any, tallies: Sequence[Tally]) -> Sequence[Any]:
        """Returns the merit of each seat, by seat, for the ranking if a player gives up now.

        Merits are comparable values, and a greater merit ranks better. `observation` is the public
        observation, and `tallies` are the seats' public scores, by seat.
        """
        return [tally.total for tally in tallies]


PLAIN_CONDUCT = Conduct()
"""The conduct of a game without answers of its own."""


def ranking(merits: Sequence[Any], tallies: Sequence[Tally], given_up: Seat) -> Result:
    """Returns a result with the ranks by merit, and with the totals of the tallies as scores.

    The seat `given_up`, whose player gave up, ranks behind the seats of equal merit.
    """
    keys = [(merit, seat != given_up) for seat, merit in enumerate(merits)]
    ranks = [1 + sum(other > key for other in keys) for key in keys]
    return Result(tuple(ranks), tuple(tally.total for tally in tallies))
