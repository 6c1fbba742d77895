# SPDX-License-Identifier: MIT
"""The class `PieceSitting`, for games in which pieces stand for actions.

The player takes a piece and brings it to a zone. A sitting is a viewer's place at one table window.
It answers the gestures of the viewer (see `table.view.Sitting`).

A game implements the actions of a piece (`actions_of`), the pieces that begin an action
(`pieces_of`), the panel (`panel`) and the layout (`lay_out`). These methods decide the meaning of
gestures, the glowing pieces, refusals and the marks of hints. A game in which something differs
overrides the method that decides it.

The menu of a frame is the list of the viewer's legal actions (`Frame.menu`).
"""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any, Final, Generic, TypeVar

from wizardtable.core.game import Event
from wizardtable.core.text import N_, Message
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table import view

_CLICK_AGAIN: Final = N_("table", "Click again to:")
"""The heading above the only button of a held piece, which does what a second click does."""

O = TypeVar("O")  # noqa: E741 - the observation, as in the contract


@dataclass(frozen=True, slots=True)
class PieceAction:
    """An action that a player can do with a piece, or with a button.

    Attributes:
        action: the action of the game.
        zones: ids of the zones to which the piece is brought for this action, the nearest first.
            Empty if no zone is needed.
        reason: the reason why the action is forbidden; None if it is legal.
        id: the id of the button for this action; "" if there is none.
        is_for_second_click: true if a second click on the piece does this action, although the
            piece also has other actions.
    """

    action: Any
    zones: tuple[str, ...] = ()
    reason: Message | None = None
    id: str = ""
    is_for_second_click: bool = False


class PieceSitting(Generic[O]):
    """A base for the sittings of games; `table.view.Sitting` explains the gestures.

    Attributes:
        misplaced: the answer to a player who brings a piece to a place where it has no use.
        frame: the frame on the table; None before the first frame.
        held_key: the key of the piece that was clicked or is being dragged, and its actions; None
            if no piece is held.
    """

    misplaced: Message = N_("table", "That piece does not go there.")

    def __init__(self) -> None:
        self.frame: Frame | None = None
        self.held_key: tuple[view.Key, list[PieceAction]] | None = None
        self._was_clicked = False  # and not dragged: a second click can follow

    # For a game to implement or override.

    def lay_out(self, width: float, height: float, look: Look) -> view.Layout:
        """Returns the layout for a table of this size in logical pixels."""
        raise NotImplementedError

    def actions_of(self, key: view.Key) -> list[PieceAction]:
        """Returns the viewer's actions with a piece, the obvious action first.

        A forbidden action is included with the reason why the rules forbid it. The list is empty if
        the viewer cannot use the piece now.
        """
        raise NotImplementedError

    def pieces_of(self, action: Any) -> tuple[view.Key, ...]:
        """Returns all pieces with which the viewer can begin a legal action.

        If several pieces are equal, all of them are included.
        """
        raise NotImplementedError

    def goal_of(self, action: Any) -> view.Key | None:
        """Returns the piece at the place to which an action leads; None if there is none.

        A hint marks this piece as well.
        """
        return None

    def put_back_zones(self, key: view.Key) -> Collection[str]:
        """Returns the ids of the zones in which a dropped piece is put back without a refusal."""
        return ()

    def panel(self) -> tuple[str, tuple[view.Choice, ...]]:
        """Returns the heading of the panel and its buttons, for the held piece or for the turn."""
        return "", ()

    def action_of_button(self, choice: str) -> Any | None:
        """Returns the action of a button that needs no held piece; None if there is none.

        `choice` is the id of the button.
        """
        return None

    def button_of(self, action: Any) -> tuple[view.Key, ...]:
        """Returns the key of the button for an action that needs no held piece.

        A hint marks this button. Empty if there is no such button.
        """
        return ()

    def must_choose_piece(self) -> bool:
        """Returns True if the player must now choose a piece and nothing else.

        A single click then plays. Otherwise the first click only takes a piece up, so that a slip
        of the hand plays nothing.
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
    def observation(self) -> O:
        """The viewer's observation of the match."""
        observation: O = self.shown.observation
        return observation

    def present(self, frame: Frame) -> None:
        """Takes a new frame; no piece is held any more."""
        self.frame = frame
        self.put_down()

    def put_down(self) -> None:
        """Ends the holding of a piece, if there is a held piece."""
        self.held_key = None
        self._was_clicked = False

    def legal_actions(self) -> list[PieceAction]:
        """Returns the legal actions with the held piece; empty if no piece is held."""
        held = [] if self.held_key is None else self.held_key[1]
        return [option for option in held if option.reason is None]

    def offers(self) -> view.Offers:
        """Returns the viewer's next possibilities."""
        taken = self.taken()
        if not self.shown.menu:
            return view.Offers(taken=taken)
        heading, choices = self.panel()
        if not heading and len(choices) == 1 and self._can_click_again():
            heading = render(_CLICK_AGAIN)
        return view.Offers(
            self.sources(),
            taken,
            self.targets(),
            heading,
            choices,
            self.dims_useless(),
            takes_more=self.takes_more(),
        )

    def _can_click_again(self) -> bool:
        """Returns True if a second click on the held piece does its action."""
        return self._was_clicked and self.action_of_second_click(self.legal_actions()) is not None

    def beginnings(self) -> tuple[view.Key, ...]:
        """Returns the pieces with which a legal action can begin, in the order of the menu."""
        return self.pieces_of_all(self.shown.menu)

    def pieces_of_all(self, actions: Sequence[Any]) -> tuple[view.Key, ...]:
        """Returns all pieces with which any of these actions can begin, without repetitions."""
        keys = (key for action in actions for key in self.pieces_of(action))
        return tuple(dict.fromkeys(keys))

    def sources(self) -> tuple[view.Key, ...]:
        """Returns the pieces that glow because they may be taken now."""
        return self.beginnings()

    def taken(self) -> tuple[view.Key, ...]:
        """Returns the pieces that are lifted because they are held."""
        return () if self.held_key is None else (self.held_key[0],)

    def targets(self) -> tuple[str, ...]:
        """Returns the ids of the zones that glow because the held piece may be brought there."""
        return tuple(
            dict.fromkeys(zone for option in self.legal_actions() for zone in option.zones)
        )

    def takes_more(self) -> bool:
        """Returns True if further pieces may be taken together with the held piece."""
        return False

    def dims_useless(self) -> bool:
        """Returns True if pieces that are neither glowing nor lifted may be dimmed a little."""
        return False

    # Clicks.

    def click(self, key: view.Key) -> view.Intent:
        """Answers a click: takes the piece, brings the held piece to it, or does its action."""
        if self.held_key is not None:
            if key == self.held_key[0]:
                return self.second_click()
            brought = self.bring_to(key)
            if brought is not None:
                return brought
        options = self.actions_of_click(key)
        return self.take(key, options) if options else self.click_useless(key)

    def actions_of_click(self, key: view.Key) -> list[PieceAction]:
        """Returns the actions that a click on a piece may mean; by default those of `actions_of`.

        A game may add actions of pieces that can be clicked but not dragged.
        """
        return self.actions_of(key)

    def second_click(self) -> view.Intent:
        """Answers a second click on the held piece: does its action, or puts the piece back."""
        option = self.action_of_second_click(self.legal_actions())
        if option is not None:
            return self.do(option)
        self.put_down()
        return view.Rearranged()

    def action_of_second_click(self, legal: Sequence[PieceAction]) -> PieceAction | None:
        """Returns the action of a second click on the held piece; None if there is none.

        The result is the only legal action, or the only legal action marked as
        `is_for_second_click`.
        """
        for candidates in (legal, [option for option in legal if option.is_for_second_click]):
            if len(candidates) == 1:
                return candidates[0]
        return None

    def bring_to(self, key: view.Key) -> view.Intent | None:
        """Brings the held piece to the zone of the clicked piece.

        The id of this zone is the first two parts of the clicked piece's key, joined by ":".
        Returns None if the held piece has no action in this zone.
        """
        zone = ":".join(map(str, key[:2]))
        held = [] if self.held_key is None else self.held_key[1]
        option = next((option for option in held if zone in option.zones), None)
        return None if option is None else self.do(option)

    def take(self, key: view.Key, options: list[PieceAction]) -> view.Intent:
        """Holds a piece, or does its action at once if `acts_at_once` says so.

        A piece whose actions in `options` are all forbidden is refused.
        """
        self.put_down()
        legal = [option for option in options if option.reason is None]
        if not legal:
            return view.Refuse(options[0].reason or self.misplaced)
        if self.acts_at_once(options):
            return self.do(legal[0])
        self.held_key, self._was_clicked = (key, options), True
        return view.Rearranged()

    def acts_at_once(self, options: Sequence[PieceAction]) -> bool:
        """Returns True if a click on a piece acts at once instead of only taking the piece up.

        By default, this is so if `must_choose_piece` returns True and `options` has a single legal
        action.
        """
        return self.must_choose_piece() and sum(option.reason is None for option in options) == 1

    def click_useless(self, key: view.Key) -> view.Intent:
        """Answers a click on a piece that has no use now: puts the held piece down."""
        return view.Rearranged() if self.cancel() else view.Nothing()

    def double_click(self, key: view.Key) -> view.Intent:
        """Answers a double click: does the obvious action with a piece."""
        if self.held_key is None or self.held_key[0] != key:
            return self.click(key)
        option = self.obvious_action(self.legal_actions())
        return view.Rearranged() if option is None else self.do(option)

    def obvious_action(self, legal: Sequence[PieceAction]) -> PieceAction | None:
        """Returns the action of a double click on a piece with these actions; None without one."""
        return self.action_of_second_click(legal)

    def choose_zone(self, zone: str) -> view.Intent:
        """Brings the held piece to the zone with this id."""
        if self.held_key is None:
            return view.Nothing()
        options = [option for option in self.held_key[1] if zone in option.zones]
        if options:
            return self.do(options[0])
        held_key = self.held_key[0]
        self.put_down()
        return view.Refuse(self.why_misplaced(held_key, zone))

    def why_misplaced(self, key: view.Key, zone: str) -> Message:
        """Returns why a piece has nothing to do in a zone: `misplaced`, or a rule of the game."""
        return self.misplaced

    def do(self, option: PieceAction) -> view.Intent:
        """Puts the held piece down. Returns the action (`Act`), or a refusal with the reason."""
        self.put_down()
        return view.Act(option.action) if option.reason is None else view.Refuse(option.reason)

    # Dragging.

    def begin_drag(self, key: view.Key) -> tuple[view.Key, ...]:
        """Holds a piece that the player begins to drag, and returns its key.

        Empty if the piece may not be dragged.
        """
        options = self.actions_of(key)
        if not self.may_drag(key, options):
            return ()
        self.held_key = key, options
        return (key,)

    def may_drag(self, key: view.Key, options: Sequence[PieceAction]) -> bool:
        """Returns True if a piece may be dragged; by default, if a legal action has a zone.

        `options` are the actions of the piece.
        """
        return any(option.reason is None and option.zones for option in options)

    def drop(self, zone: str | None, x: float, y: float) -> view.Intent:
        """Does the dragged piece's action in the zone in which it was dropped."""
        held = self.held_key
        options = [] if held is None else [option for option in held[1] if zone in option.zones]
        if options:
            return self.do(options[0])
        self.put_down()
        if held is None or zone is None:
            return view.Nothing()
        if zone in self.put_back_zones(held[0]):
            return view.Nothing()
        return view.Refuse(self.why_misplaced(held[0], zone))

    # Other gestures.

    def turn(self, key: view.Key) -> view.Intent:
        """Returns `Nothing`: no piece can be turned."""
        return view.Nothing()

    def right_click(self, key: view.Key) -> view.Intent:
        """Returns `Nothing`: the right button has no meaning of its own."""
        return view.Nothing()

    def press_key(self, letter: str) -> view.Intent:
        """Returns `Nothing`: the game has no keys of its own."""
        return view.Nothing()

    def point(self, choice: str | None) -> view.Intent:
        """Returns `Nothing`: the panel already shows everything about a choice."""
        return view.Nothing()

    def choose(self, choice: str) -> view.Intent:
        """Does the action of a button of the held piece, or of a button that needs no piece."""
        held = [] if self.held_key is None else self.held_key[1]
        option = next((option for option in held if option.id == choice), None)
        if option is not None:
            return self.do(option)
        action = self.action_of_button(choice)
        return view.Nothing() if action is None else view.Act(action)

    def cancel(self) -> bool:
        """Puts the held piece down. Returns False if no piece was held."""
        before = self.held_key
        self.put_down()
        return before != self.held_key

    # Explaining.

    def actions_of_taken(self) -> tuple[Any, ...]:
        """Returns the legal actions that the held piece can become, the obvious one first."""
        return tuple(option.action for option in self.legal_actions())

    def suggest(self, action: Any) -> tuple[view.Key, ...]:
        """Returns the piece that begins an action, and the piece at its goal, if any.

        If there is neither, returns the action's button.
        """
        pieces, goal = self.pieces_of(action)[:1], self.goal_of(action)
        marked = pieces if goal is None else (*pieces, goal)
        return marked or self.button_of(action)

    def pieces_of_event(self, event: Event) -> tuple[view.Key, ...]:
        """Returns the pieces that an event concerned; none, unless a game overrides this."""
        return ()

    def explain(self, key: view.Key) -> view.Explanation | None:
        """Returns the detail card of a piece; None, unless a game overrides this."""
        return None

    def effects(self, events: Sequence[Event]) -> tuple[view.Effect, ...]:
        """Returns the effects of these events; none, unless a game overrides this."""
        return ()
