# SPDX-License-Identifier: MIT
"""A sitting in which pieces stand for actions: the player takes a piece and brings it to a zone.

A game implements the actions of a piece (`actions_of`), the pieces that begin an action
(`pieces_of`), the panel (`panel`) and the layout (`lay_out`). The meaning of gestures follows from
them, as well as glows, refusals and the marks of hints. A game whose pieces behave differently in
one respect overrides the method that decides it.
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
    """An action for which a piece, or a button alone, stands.

    Attributes:
        action: the action of the game.
        zones: zones to which the piece is brought to do it, the nearest first; empty if taking the
            piece is enough.
        reason: the reason why it is forbidden; None if it is legal.
        id: the id of its button; "" if it has none.
        second_click: true if a second click on the piece does it although the piece has other uses.
    """

    action: Any
    zones: tuple[str, ...] = ()
    reason: Message | None = None
    id: str = ""
    second_click: bool = False


class PieceSitting(Generic[O]):
    """A base for the sittings of games; see `table.view.Sitting` for the gestures.

    Attributes:
        misplaced: the answer to a player who brings a piece where it means nothing.
        frame: the frame on the table; None before the first one.
        held: the piece that was clicked or is being dragged, and its actions; None if there is
            none.
    """

    misplaced: Message = N_("table", "That piece does not go there.")

    def __init__(self) -> None:
        self.frame: Frame | None = None
        self.held: tuple[view.Key, list[PieceAction]] | None = None

    # For a game to implement or override.

    def lay_out(self, width: float, height: float, look: Look) -> view.Layout:
        """Returns the layout for a table of this size in logical pixels."""
        raise NotImplementedError

    def actions_of(self, key: view.Key) -> list[PieceAction]:
        """Returns the viewer's actions with a piece, the obvious action first.

        A forbidden action has the reason of the rules. The list is empty if the viewer cannot use
        the piece now.
        """
        raise NotImplementedError

    def pieces_of(self, action: Any) -> tuple[view.Key, ...]:
        """Returns the pieces with which an action of the menu can begin, all equal ones
        included."""
        raise NotImplementedError

    def goal_of(self, action: Any) -> view.Key | None:
        """Returns the piece that marks the goal of an action; None if there is none."""
        return None

    def homes(self, key: view.Key) -> Collection[str]:
        """Returns the zones over which a dropped piece is only put back."""
        return ()

    def panel(self) -> tuple[str, tuple[view.Choice, ...]]:
        """Returns the heading of the panel and its buttons: of the held piece, or of the turn."""
        return "", ()

    def action_of_button(self, choice: str) -> Any | None:
        """Returns the action of a button of the turn; None if there is none."""
        return None

    def button_of(self, action: Any) -> tuple[view.Key, ...]:
        """Returns the button of the turn that means an action; empty if there is none."""
        return ()

    def asks(self) -> bool:
        """Returns True if the game asks which piece is meant, and nothing else: a click answers.

        Otherwise a click only takes a piece up, so that a slip of the hand plays nothing.
        """
        return False

    # The offers.

    @property
    def shown(self) -> Frame:
        """The frame on the table.

        Raises:
            RuntimeError: if no frame has been presented.
        """
        if self.frame is None:
            raise RuntimeError("nothing has been presented")
        return self.frame

    @property
    def seen(self) -> O:
        """The viewer's observation."""
        observation: O = self.shown.observation
        return observation

    def present(self, frame: Frame) -> None:
        """Takes a new frame, and puts the held piece down."""
        self.frame = frame
        self.put_down()

    def put_down(self) -> None:
        """Puts the held piece down."""
        self.held = None

    def legal(self) -> list[PieceAction]:
        """Returns the legal actions with the held piece."""
        held = [] if self.held is None else self.held[1]
        return [option for option in held if option.reason is None]

    def offers(self) -> view.Offers:
        """Returns the viewer's next possibilities."""
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
        """Returns the pieces with which an action of the menu can begin, in the menu's order."""
        return self.pieces_of_all(self.shown.menu)

    def pieces_of_all(self, actions: Sequence[Any]) -> tuple[view.Key, ...]:
        """Returns the pieces with which any of these actions can begin, each once."""
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
        """Returns True if further pieces may be taken together with the held piece."""
        return False

    def dims_useless(self) -> bool:
        """Returns True if pieces that neither glow nor are lifted may be dimmed a little."""
        return False

    # Clicks.

    def click(self, key: view.Key) -> view.Intent:
        """Takes a piece, brings the held one to it, or does its only possible action at once."""
        if self.held is not None:
            if key == self.held[0]:
                return self.again()
            brought = self.bring_to(key)
            if brought is not None:
                return brought
        options = self.actions_of_click(key)
        return self.take(key, options) if options else self.click_useless(key)

    def actions_of_click(self, key: view.Key) -> list[PieceAction]:
        """Returns the possible meanings of a click on a piece.

        They may be more than `actions_of`, for pieces that cannot be dragged.
        """
        return self.actions_of(key)

    def again(self) -> view.Intent:
        """Answers a second click on the held piece: does its action, or puts it back."""
        option = self.repeated(self.legal())
        if option is not None:
            return self.do(option)
        self.put_down()
        return view.Rearranged()

    def repeated(self, legal: Sequence[PieceAction]) -> PieceAction | None:
        """Returns the action of a second click on the held piece; None if it has none.

        It is the only legal action, or the only one marked as `second_click`.
        """
        for candidates in (legal, [option for option in legal if option.second_click]):
            if len(candidates) == 1:
                return candidates[0]
        return None

    def bring_to(self, key: view.Key) -> view.Intent | None:
        """Brings the held piece to the clicked piece; None if they have nothing to do with each
        other.

        The first two parts of the clicked piece's key name its zone.
        """
        zone = ":".join(map(str, key[:2]))
        held = [] if self.held is None else self.held[1]
        option = next((option for option in held if zone in option.zones), None)
        return None if option is None else self.do(option)

    def take(self, key: view.Key, options: list[PieceAction]) -> view.Intent:
        """Holds a piece, or does at once what the game asks for."""
        self.put_down()
        legal = [option for option in options if option.reason is None]
        if not legal:
            return view.Refuse(options[0].reason or self.misplaced)
        if self.at_once(options):
            return self.do(legal[0])
        self.held = key, options
        return view.Rearranged()

    def at_once(self, options: Sequence[PieceAction]) -> bool:
        """Returns True if a click on a piece acts instead of only taking the piece up.

        This is so if the game asks for a piece, and the piece has a single legal action.
        """
        return self.asks() and sum(option.reason is None for option in options) == 1

    def click_useless(self, key: view.Key) -> view.Intent:
        """Answers a click on a piece without any use: puts the held piece down."""
        return view.Rearranged() if self.cancel() else view.Nothing()

    def double(self, key: view.Key) -> view.Intent:
        """Does the obvious action with a piece; the first click has been answered."""
        if self.held is None or self.held[0] != key:
            return self.click(key)
        option = self.obvious(self.legal())
        return view.Rearranged() if option is None else self.do(option)

    def obvious(self, legal: Sequence[PieceAction]) -> PieceAction | None:
        """Returns the action of a double click on a piece; None if it has none."""
        return self.repeated(legal)

    def reach(self, zone: str) -> view.Intent:
        """Brings the held piece to a zone."""
        if self.held is None:
            return view.Nothing()
        options = [option for option in self.held[1] if zone in option.zones]
        if options:
            return self.do(options[0])
        held_key = self.held[0]
        self.put_down()
        return view.Refuse(self.why_misplaced(held_key, zone))

    def why_misplaced(self, key: view.Key, zone: str) -> Message:
        """Returns why a piece has nothing to do in a zone: `misplaced`, or a rule of the game."""
        return self.misplaced

    def do(self, option: PieceAction) -> view.Intent:
        """Puts the held piece down, and answers with an action or with the reason against it."""
        self.put_down()
        return view.Act(option.action) if option.reason is None else view.Refuse(option.reason)

    # Dragging.

    def carry(self, key: view.Key) -> tuple[view.Key, ...]:
        """Holds a piece that is dragged, if it may be; returns it, or nothing."""
        options = self.actions_of(key)
        if not self.may_carry(key, options):
            return ()
        self.held = key, options
        return (key,)

    def may_carry(self, key: view.Key, options: Sequence[PieceAction]) -> bool:
        """Returns True if a piece may be dragged: if there is a zone for a legal action."""
        return any(option.reason is None and option.zones for option in options)

    def drop(self, zone: str | None, x: float, y: float) -> view.Intent:
        """Does the action of the carried piece in the zone where it is dropped."""
        held = self.held
        options = [] if held is None else [option for option in held[1] if zone in option.zones]
        if options:
            return self.do(options[0])
        self.put_down()
        if held is None or zone is None:
            return view.Nothing()
        if zone in self.homes(held[0]):
            return view.Nothing()
        return view.Refuse(self.why_misplaced(held[0], zone))

    # Other gestures.

    def turn(self, key: view.Key) -> view.Intent:
        """Returns `Nothing`: no piece has another side."""
        return view.Nothing()

    def other(self, key: view.Key) -> view.Intent:
        """Returns `Nothing`: the right button has no meaning of its own."""
        return view.Nothing()

    def press(self, letter: str) -> view.Intent:
        """Returns `Nothing`: the game has no keys of its own."""
        return view.Nothing()

    def point(self, choice: str | None) -> view.Intent:
        """Returns `Nothing`: the panel already shows everything about a choice."""
        return view.Nothing()

    def choose(self, choice: str) -> view.Intent:
        """Does the action of a button: of the held piece, or of the turn."""
        held = [] if self.held is None else self.held[1]
        option = next((option for option in held if option.id == choice), None)
        if option is not None:
            return self.do(option)
        action = self.action_of_button(choice)
        return view.Nothing() if action is None else view.Act(action)

    def cancel(self) -> bool:
        """Puts the held piece down. Returns False if no piece was held."""
        before = self.held
        self.put_down()
        return before != self.held

    # Explaining.

    def begun(self) -> tuple[Any, ...]:
        """Returns the legal actions that the held piece can become, the obvious one first."""
        return tuple(option.action for option in self.legal())

    def suggest(self, action: Any) -> tuple[view.Key, ...]:
        """Returns the piece that begins an action and the piece that marks its goal, or its
        button."""
        pieces, goal = self.pieces_of(action)[:1], self.goal_of(action)
        marked = pieces if goal is None else (*pieces, goal)
        return marked or self.button_of(action)

    def concerned(self, event: Event) -> tuple[view.Key, ...]:
        """Returns the pieces that an event concerned."""
        return ()

    def explain(self, key: view.Key) -> view.Explanation | None:
        """Returns the detail card of a piece; None if there is nothing to explain."""
        return None

    def effects(self, events: Sequence[Event]) -> tuple[view.Effect, ...]:
        """Returns effects for the parts of these events that places do not show."""
        return ()
