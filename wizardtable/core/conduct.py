# SPDX-License-Identifier: MIT
"""How a match goes on without needless questions, as far as a game has to say something about it:
moves without a choice, standing orders, questions before a move, and the ranking when somebody
gives up.

A game that needs something else than `Conduct` has an object `CONDUCT` in its module
`text.conduct`.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from wizardtable.core.game import Result, Seat, Tally
from wizardtable.core.text import Message


class StandingOrder:
    """Base class of a game's standing orders: what is to be done for a seat when it is asked the
    same again, such as to bid up to a limit. Subclasses are frozen dataclasses; an order says by
    itself for which question it was given, so that it does not answer another one."""

    __slots__ = ()


@dataclass(frozen=True, slots=True)
class NoOrder(StandingOrder):
    """Takes the standing order back that holds, in any game."""


@dataclass(frozen=True, slots=True)
class SafetyQuestion:
    """What a person is asked before a move that gives much away.

    Attributes:
        text: the question, or what the move gives away.
        deed: the words on the button that plays it, such as “Pass”.
    """

    text: Message
    deed: Message


class Conduct:
    """What most games say; a game that differs in something overrides it.

    Observations are those of the seat that is asked about, unless said otherwise.

    Attributes:
        order_kind: the game's standing orders as a type that the codec can read, such as the union
            of their classes; None where there are none.
        logs_turn_ends: whether the log says that a turn ends, where an action `ends_turn`.
    """

    order_kind: Any = None
    logs_turn_ends: bool = False

    def is_only(self, observation: Any, action: Any) -> bool:
        """Returns whether an action that is alone in the menu and in the list of moves leaves the
        seat to move nothing to decide, such as how to pay."""
        return True

    def is_plainly_only(self, observation: Any, action: Any) -> bool:
        """Returns whether everybody can see that an action which is the only one leaves no choice,
        whatever the seat to move hides. `observation` is that of the public. Asked only in games
        in which seats hide something."""
        return False

    def is_out(self, observation: Any) -> bool:
        """Returns whether the viewer's seat is out of the game and decides nothing any more."""
        return False

    def question(self, observation: Any, action: Any) -> SafetyQuestion | None:
        """Returns what a person is asked before a legal action that gives much away at once and is
        easily meant otherwise; None for any other action."""
        return None

    def waste(self, observation: Any, menu: Sequence[Any], action: Any) -> Message | None:
        """Returns what a legal action throws away for certain, as the rules and arithmetic tell it
        without a search, if the player can still do something about it; None for any other action.
        The tutor says it before the action is played."""
        return None

    def line(self, before: Any, event: Any, names: Sequence[str]) -> Message | None:
        """Returns the line of the log for an event where the one `before` it makes it another than
        `Wording.event` says, such as the end of a turn that has only begun; else None. `before` is
        None where nothing is known of it."""
        return None

    def ends_turn(self, action: Any) -> bool:
        """Returns whether an action only ends the turn of its seat."""
        return False

    def current_turn(self, observation: Any) -> tuple[int, Seat] | None:
        """Returns a number for the current turn and the seat whose turn it is.

        *Undo turn* needs it in games in which others decide within a turn, such as in auctions.
        None if others do not, or if it is nobody's turn. `observation` is that of the public.
        """
        return None

    def prepares(self, event: Any) -> bool:
        """Returns whether an event only clears the way for what an action does, such as cards that
        make room for others: it does not say what was played."""
        return False

    def orders(self, observation: Any) -> Sequence[StandingOrder]:
        """Returns the standing orders that the seat may give now, in its turn or in another's,
        sorted so that one is easy to find."""
        return ()

    def usual_orders(self, observation: Any) -> Sequence[StandingOrder]:
        """Returns those of `orders` that the list of moves shows at once; it shows the others when
        more are asked for."""
        return self.orders(observation)

    def is_in_force(self, order: Any, observation: Any) -> bool:
        """Returns whether a standing order may still have something to answer."""
        return False

    def ordered(self, order: Any, observation: Any) -> Any | None:
        """Returns the action with which a standing order answers what the seat is asked now; None
        where the seat has to decide itself."""
        return None

    def order(self, order: Any, observation: Any) -> Message:
        """Returns a standing order as an entry of the list of moves. No two of `orders` read
        alike."""
        raise TypeError(order)

    def merits(self, observation: Any, tallies: Sequence[Tally]) -> Sequence[Any]:
        """Returns by seat what ranks it if the match is given up now, the best the greatest.
        `observation` and `tallies` are those of the public."""
        return [tally.total for tally in tallies]


PLAIN = Conduct()
"""The conduct of a game that has none of its own."""


def ranking(merits: Sequence[Any], tallies: Sequence[Tally], given_up: Seat) -> Result:
    """Returns the ranking as it stands; the seat that has given up is behind its equals."""
    ranked = [(merit, seat != given_up) for seat, merit in enumerate(merits)]
    ranks = [1 + sum(other > one for other in ranked) for one in ranked]
    return Result(tuple(ranks), tuple(tally.total for tally in tallies))
