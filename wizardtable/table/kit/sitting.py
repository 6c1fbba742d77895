# SPDX-License-Identifier: MIT
"""A sitting in which pieces stand for actions: one is taken in hand, and brought to a zone.

A game says what a piece is good for (`actions_of`), which pieces an action may be begun with
(`pieces_of`), what the panel offers (`panel`), and where everything lies (`lay_out`). What gestures
mean, what glows, what is refused and what a hint marks follow from that; a game whose pieces
behave otherwise in one respect overrides the method that decides it.
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Generic, TypeVar

from wizardtable.core.game import Event
from wizardtable.core.text import N_, Message
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table import view

O = TypeVar("O")  # noqa: E741 - the observation, as in the contract


@dataclass(frozen=True, slots=True)
class PieceAction:
    """An action that a piece, or none, stands for.

    Attributes:
        zones: where the piece is brought to do it, the nearest first; empty where taking the piece
            is enough.
        reason: why it is forbidden; None where it may be done.
        id: of its button; "" where it has none.
        second_click: whether a second click on the piece does it although the piece is good for
            other things, too.
    """

    action: Any
    zones: tuple[str, ...] = ()
    reason: Message | None = None
    id: str = ""
    second_click: bool = False


class PieceSitting(Generic[O]):
    """A base for the sittings of games; see `table.view.Sitting` for the gestures.

    Attributes:
        misplaced: what a player is told who brings a piece where it means nothing.
        held: the piece that was clicked, or is being dragged, and what it is good for.
    """

    misplaced: Message = N_("table", "That piece does not go there.")

    def __init__(self) -> None:
        self.frame: Frame | None = None
        self.held: tuple[view.Key, list[PieceAction]] | None = None

    # What a game says.

    def lay_out(self, width: float, height: float, look: Look) -> view.Layout:
        """Returns where everything lies on a table of this size in logical pixels."""
        raise NotImplementedError

    def actions_of(self, key: view.Key) -> list[PieceAction]:
        """Returns what the viewer might do with a piece, the obvious first, with the law's reason
        where it is forbidden; empty where the piece is not the viewer's to use now."""
        raise NotImplementedError

    def pieces_of(self, action: Any) -> tuple[view.Key, ...]:
        """Returns the pieces that an action of the menu may be begun with, all equal ones."""
        raise NotImplementedError

    def goal_of(self, action: Any) -> view.Key | None:
        """Returns the piece that marks where an action brings something."""
        return None

    def homes(self, key: view.Key) -> Collection[str]:
        """Returns the zones over which a piece let go is merely put back."""
        return ()

    def panel(self) -> tuple[str, tuple[view.Choice, ...]]:
        """Returns the heading of the panel and its buttons: those of the held piece, or those of
        the turn."""
        return "", ()

    def action_of_button(self, choice: str) -> Any | None:
        """Returns the action of a button of the turn."""
        return None

    def button_of(self, action: Any) -> tuple[view.Key, ...]:
        """Returns the button of the turn that means an action."""
        return ()

    def asks(self) -> bool:
        """Returns whether the game asks which piece is meant, and nothing else: a click answers.
        Elsewhere it only takes a piece up, for what was seen or lost by a slip stays so."""
        return False

    # What is shown.

    @property
    def shown(self) -> Frame:
        """The frame that is presented."""
        if self.frame is None:
            raise RuntimeError("nothing has been presented")
        return self.frame

    @property
    def seen(self) -> O:
        """What the viewer sees."""
        observation: O = self.shown.observation
        return observation

    def present(self, frame: Frame) -> None:
        """Shows a new frame; what was held is let go."""
        self.frame = frame
        self.put_down()

    def put_down(self) -> None:
        """Lets go of what is held."""
        self.held = None

    def legal(self) -> list[PieceAction]:
        """Returns what the held piece may do now."""
        held = [] if self.held is None else self.held[1]
        return [option for option in held if option.reason is None]

    def offers(self) -> view.Offers:
        """Returns what may be taken, what is taken, and where it may go."""
        taken = self.taken()
        if not self.shown.menu:
            return view.Offers(taken=taken)
        heading, choices = self.panel()
        return view.Offers(
            self.sources(),
            taken,
            self.targets(),
            heading,
            choices,
            self.dims_useless(),
            gathers=self.gathers(),
        )

    def beginnings(self) -> tuple[view.Key, ...]:
        """Returns the pieces that the menu can be begun with, in its order."""
        return self.pieces_of_all(self.shown.menu)

    def pieces_of_all(self, actions: Sequence[Any]) -> tuple[view.Key, ...]:
        """Returns the pieces that any of these actions may be begun with, each once."""
        keys = (key for action in actions for key in self.pieces_of(action))
        return tuple(dict.fromkeys(keys))

    def sources(self) -> tuple[view.Key, ...]:
        """Returns the pieces that glow because they may be taken now."""
        return self.beginnings()

    def taken(self) -> tuple[view.Key, ...]:
        """Returns the pieces that are lifted."""
        return () if self.held is None else (self.held[0],)

    def targets(self) -> tuple[str, ...]:
        """Returns the zones that glow because the held piece may be brought there."""
        return tuple(dict.fromkeys(zone for option in self.legal() for zone in option.zones))

    def gathers(self) -> bool:
        """Returns whether more pieces may be taken with what is held."""
        return False

    def dims_useless(self) -> bool:
        """Returns whether pieces that neither glow nor are lifted may be dimmed a little."""
        return False

    # Clicks.

    def click(self, key: view.Key) -> view.Intent:
        """Takes a piece, brings the held one to it, or does at once what it alone can mean."""
        if self.held is not None:
            if key == self.held[0]:
                return self.again()
            brought = self.bring_to(key)
            if brought is not None:
                return brought
        found = self.actions_of_click(key)
        return self.take(key, found) if found else self.click_useless(key)

    def actions_of_click(self, key: view.Key) -> list[PieceAction]:
        """Returns what a click on a piece might mean; where pieces cannot be dragged, this may be
        more than `actions_of`."""
        return self.actions_of(key)

    def again(self) -> view.Intent:
        """The held piece is clicked again: does what that means, or puts it back."""
        option = self.repeated(self.legal())
        if option is not None:
            return self.do(option)
        self.put_down()
        return view.Rearranged()

    def repeated(self, legal: Sequence[PieceAction]) -> PieceAction | None:
        """Returns what a second click on the held piece does: the only thing there is, or the only
        one that is meant for it."""
        for found in (legal, [option for option in legal if option.second_click]):
            if len(found) == 1:
                return found[0]
        return None

    def bring_to(self, key: view.Key) -> view.Intent | None:
        """Brings the held piece to the one clicked, whose zone is named by the first two parts of
        its key; None where it has nothing to do with it."""
        zone = ":".join(map(str, key[:2]))
        held = [] if self.held is None else self.held[1]
        option = next((one for one in held if zone in one.zones), None)
        return None if option is None else self.do(option)

    def take(self, key: view.Key, found: list[PieceAction]) -> view.Intent:
        """Holds a piece, or does at once what is asked for."""
        self.put_down()
        legal = [option for option in found if option.reason is None]
        if not legal:
            return view.Refuse(found[0].reason or self.misplaced)
        if self.at_once(found):
            return self.do(legal[0])
        self.held = key, found
        return view.Rearranged()

    def at_once(self, found: Sequence[PieceAction]) -> bool:
        """Returns whether a click on a piece does what it is good for, and does not only take it
        up: where the game asks which, and the piece can mean nothing else."""
        return self.asks() and sum(option.reason is None for option in found) == 1

    def click_useless(self, key: view.Key) -> view.Intent:
        """A piece is clicked that is good for nothing: lets go of what is held."""
        return view.Rearranged() if self.cancel() else view.Nothing()

    def double(self, key: view.Key) -> view.Intent:
        """Does the obvious thing with a piece; the first click has been given."""
        if self.held is None or self.held[0] != key:
            return self.click(key)
        option = self.obvious(self.legal())
        return view.Rearranged() if option is None else self.do(option)

    def obvious(self, legal: Sequence[PieceAction]) -> PieceAction | None:
        """Returns what a double click on a piece does."""
        return self.repeated(legal)

    def reach(self, zone: str) -> view.Intent:
        """Brings what is held to a zone."""
        if self.held is None:
            return view.Nothing()
        found = [option for option in self.held[1] if zone in option.zones]
        if found:
            return self.do(found[0])
        self.put_down()
        return view.Refuse(self.misplaced)

    def do(self, option: PieceAction) -> view.Intent:
        """Lets go of what is held, and answers with an action or with the reason against it."""
        self.put_down()
        return view.Act(option.action) if option.reason is None else view.Refuse(option.reason)

    # Dragging.

    def carry(self, key: view.Key) -> tuple[view.Key, ...]:
        """Holds a piece that is dragged, where it may be."""
        found = self.actions_of(key)
        if not self.may_carry(key, found):
            return ()
        self.held = key, found
        return (key,)

    def may_carry(self, key: view.Key, found: Sequence[PieceAction]) -> bool:
        """Returns whether a piece may be dragged: where there is a zone for something legal."""
        return any(option.reason is None and option.zones for option in found)

    def drop(self, zone: str | None, x: float, y: float) -> view.Intent:
        """Does what the carried piece means where it is let go."""
        held = self.held
        found = [] if held is None else [one for one in held[1] if zone in one.zones]
        if found:
            return self.do(found[0])
        self.put_down()
        if held is None or zone is None:
            return view.Nothing()
        return view.Nothing() if zone in self.homes(held[0]) else view.Refuse(self.misplaced)

    # Other gestures.

    def turn(self, key: view.Key) -> view.Intent:
        """No piece has another side."""
        return view.Nothing()

    def other(self, key: view.Key) -> view.Intent:
        """The right button has no meaning of its own."""
        return view.Nothing()

    def press(self, letter: str) -> view.Intent:
        """The game has no keys of its own."""
        return view.Nothing()

    def point(self, choice: str | None) -> view.Intent:
        """The panel shows all there is to a choice."""
        return view.Nothing()

    def choose(self, choice: str) -> view.Intent:
        """Does what a button says: of what is held, or of the turn."""
        held = [] if self.held is None else self.held[1]
        option = next((one for one in held if one.id == choice), None)
        if option is not None:
            return self.do(option)
        action = self.action_of_button(choice)
        return view.Nothing() if action is None else view.Act(action)

    def cancel(self) -> bool:
        """Lets go of what is held; False where nothing was."""
        held = self.held
        self.put_down()
        return held != self.held

    # Explaining.

    def begun(self) -> tuple[Any, ...]:
        """Returns the legal actions that what is taken may become, the obvious first."""
        return tuple(option.action for option in self.legal())

    def suggest(self, action: Any) -> tuple[view.Key, ...]:
        """Returns the piece to begin with, and where it goes; or the button."""
        pieces, goal = self.pieces_of(action)[:1], self.goal_of(action)
        found = pieces if goal is None else (*pieces, goal)
        return found or self.button_of(action)

    def concerned(self, event: Event) -> tuple[view.Key, ...]:
        """Returns the pieces that an event was about."""
        return ()

    def explain(self, key: view.Key) -> view.Explanation | None:
        """Returns what a piece is, in full; None where there is nothing to say."""
        return None

    def effects(self, events: Sequence[Event]) -> tuple[view.Effect, ...]:
        """Returns what places cannot show of these events."""
        return ()
