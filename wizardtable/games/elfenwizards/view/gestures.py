# SPDX-License-Identifier: MIT
"""What the gestures of a viewer at a table of Elfenwizards mean."""

from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from wizardtable.core.game import Event
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules.components import BOXES, GREY
from wizardtable.games.elfenwizards.rules.defeats import unlike
from wizardtable.games.elfenwizards.rules.moves import PlaceDie
from wizardtable.games.elfenwizards.rules.state import COMMIT, SEND, TITLE, Observation
from wizardtable.games.elfenwizards.view import buttons, layout, piece_actions
from wizardtable.games.elfenwizards.view.areas import Areas
from wizardtable.games.elfenwizards.view.contender_details import contest_about
from wizardtable.games.elfenwizards.view.effects import concerned, effects_of
from wizardtable.games.elfenwizards.view.explanations import explain
from wizardtable.games.elfenwizards.view.identities import Identities
from wizardtable.games.elfenwizards.view.layout_base import LayoutBase
from wizardtable.games.elfenwizards.view.piece_actions import Option
from wizardtable.games.elfenwizards.view.tree import light_way
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.view import (
    Act,
    Effect,
    Explanation,
    Intent,
    Key,
    Layout,
    Nothing,
    Offers,
    Rearranged,
    Refuse,
)

_NO_PLACE = N_("elfenwizards table", "That does not belong there.")
_WHO_FIRST = N_("elfenwizards table", "Choose a wizard first.")


class Sitting:
    """One viewer at one table window; see `table.view.Sitting` for the gestures.

    Attributes:
        held: the piece that was clicked, or is being dragged, and what it is good for. A wizard
            in contests is held to be given a spell.
    """

    def __init__(self) -> None:
        self.frame: Frame | None = None
        self.held: tuple[Key, list[Option]] | None = None
        self._identities = Identities()
        self._last = -1
        self._rooms: Areas | None = None

    @property
    def seen(self) -> Observation:
        """What the viewer sees."""
        observation: Observation = self._shown.observation
        return observation

    @property
    def _shown(self) -> Frame:
        if self.frame is None:
            raise RuntimeError("nothing has been presented")
        return self.frame

    # Showing.

    def present(self, frame: Frame) -> None:
        """A new frame; what was held is let go, but for a wizard who is held by himself."""
        self.frame = frame
        self._identities.update(self.seen)
        self._put_down()

    def _put_down(self) -> None:
        """Hold nothing; where it does not matter which wizard is moved, the first of them, so that
        a click on a space is always enough."""
        self.held = None
        movers = piece_actions.movers(self.seen) if self._shown.menu else ()
        if len(unlike(self.seen, list(movers))) == 1:
            key: Key = ("wizard", int(movers[0]))
            self.held = key, piece_actions.of_piece(self._shown, key, self._identities)

    def lay_out(self, width: float, height: float, look: Look) -> Layout:
        """Everything in its place."""
        setting = LayoutBase(self._shown, (width, height), look, self._identities)
        self._rooms = setting.rooms
        return layout.make(setting)

    def offers(self) -> Offers:
        """What may be taken, what is taken, and where it may go."""
        frame = self._shown
        if not frame.menu:
            return Offers()
        used = piece_actions.used_dice(self.seen, self._identities)
        heading = buttons.heading(self.seen)
        choices = buttons.choices(frame)
        if self.held is None:
            return Offers(self._sources(), used, heading=heading, choices=choices)
        key, found = self.held
        legal = [option for option in found if option.reason is None]
        sources = self._sources()
        if self._gives():
            sources = self._helpers(legal)
        targets = tuple(dict.fromkeys(option.zone for option in legal if option.zone))
        if not any(self.seen.tokens):  # allowed, but hardly ever of use: it takes dice, unlit
            targets = tuple(zone for zone in targets if zone != f"box:{GREY}")
        return Offers(sources, (key, *used), targets, heading, choices)

    def _sources(self) -> tuple[Key, ...]:
        """The pieces that the menu can be begun with, in its order."""
        keys: list[Key] = []
        for action in self._shown.menu:
            keys += piece_actions.pieces_of(self.seen, action, self._identities)
        movers = piece_actions.movers(self.seen)  # equal ones, too
        keys += [("wizard", int(wizard)) for wizard in movers]
        return tuple(dict.fromkeys(keys))

    def _gives(self) -> bool:
        """Whether a wizard is held who waits for a spell."""
        return self.held is not None and self.held[0][0] == "wizard" and self.seen.step == COMMIT

    def _helpers(self, found: Sequence[Option]) -> tuple[Key, ...]:
        keys: list[Key] = []
        for option in found:
            keys += piece_actions.pieces_of(self.seen, option.action, self._identities)
        return tuple(dict.fromkeys(keys))

    # Gestures.

    def click(self, key: Key) -> Intent:
        """Take a piece, bring the held one to it, or do at once what it alone can mean."""
        if self.held is not None:
            found = self._meant(key)
            if found is not None:
                return self._do(found)
            if key == self.held[0]:
                return self._let_go()
        found_here = piece_actions.of_piece(self._shown, key, self._identities)
        if not found_here and key[0] == "wizard" and self._shown.menu:
            found_here = piece_actions.of_wizard_in_contest(self._shown, int(key[1]))
        if found_here:
            return self._take(key, found_here)
        if self._shown.menu and self.seen.step == COMMIT and key[0] in ("space", "points", "heir"):
            return Nothing()
        if self.held is None and piece_actions.place_of(self.seen, key) in piece_actions.goals(
            self._shown
        ):
            return Refuse(_WHO_FIRST)
        return Rearranged() if self.cancel() else Nothing()

    def _meant(self, key: Key) -> Option | None:
        """What the held piece would do with the one clicked."""
        if self.held is None:
            return None
        if self._gives():
            fitting = [one for one in self.held[1] if key in self._helpers([one])]
            return fitting[0] if fitting else None
        zone = f"{key[0]}:{key[1]}" if len(key) > 1 else str(key[0])
        return next((option for option in self.held[1] if option.zone == zone), None)

    def _let_go(self) -> Intent:
        """The held piece is clicked again: do the only thing it is good for, or put it back."""
        if self.held is None:
            return Nothing()
        legal = [option for option in self.held[1] if option.reason is None]
        if len(legal) == 1:
            return self._do(legal[0])
        self._put_down()
        return Rearranged()

    def _take(self, key: Key, found: list[Option]) -> Intent:
        legal = [option for option in found if option.reason is None]
        if not legal:
            self._put_down()
            return Refuse(found[0].reason or _NO_PLACE)
        if len(found) == 1:
            return self._do(found[0])
        self.held = key, found
        return Rearranged()

    def double(self, key: Key) -> Intent:
        """The obvious thing: the only one there is, or where the last die went."""
        if self.held is None or self.held[0] != key:
            return self.click(key)
        legal = [option for option in self.held[1] if option.reason is None]
        if len(legal) == 1:
            return self._do(legal[0])
        same = [one for one in legal if one.zone == f"box:{self._last}"]
        return self._do(same[0]) if same else Rearranged()

    def reach(self, zone: str) -> Intent:
        """Bring what is held to a zone."""
        if self.held is None:
            return Nothing()
        found = [option for option in self.held[1] if option.zone == zone]
        if not found:
            self._put_down()
            return Refuse(_NO_PLACE)
        return self._do(found[0])

    def _do(self, option: Option) -> Intent:
        self._put_down()
        if option.reason is not None:
            return Refuse(option.reason)
        if isinstance(option.action, PlaceDie):
            self._last = option.action.box
        return Act(option.action)

    def carry(self, key: Key) -> tuple[Key, ...]:
        """A piece that is good for something may be dragged where that is done."""
        found = piece_actions.of_piece(self._shown, key, self._identities)
        if not any(option.reason is None and option.zone for option in found):
            return ()
        self.held = key, found
        return (key,)

    def drop(self, zone: str | None, x: float, y: float) -> Intent:
        """Do what the carried piece means there."""
        held = self.held
        self._put_down()
        if held is None or zone is None:
            return Nothing()
        found = [option for option in held[1] if option.zone == zone]
        if found:
            return self._do(found[0])
        return Nothing() if zone in self._homes(held[0]) else Refuse(_NO_PLACE)

    def _homes(self, key: Key) -> tuple[str, ...]:
        """The zones over which a piece let go is merely put back."""
        if key[0] == "wizard":
            place = self.seen.place[int(key[1])]
            return (f"space:{place}", f"wizard:{key[1]}", f"defeat:{place}")
        if key[0] == "minor":
            return ("front", f"box:{BOXES.index('minor')}")
        box = piece_actions.box_of_die(self._identities, key)
        return ("front",) if box < 0 else (f"box:{box}",)

    def turn(self, key: Key) -> Intent:
        """Nothing here has another side."""
        return Nothing()

    def other(self, key: Key) -> Intent:
        """The right button has no meaning of its own."""
        return Nothing()

    def press(self, letter: str) -> Intent:
        """A digit takes one of the dice with this face, M a minor spell, as far as they glow."""
        if not self._shown.menu or letter not in "123456M":
            return Nothing()
        for key in self._sources():
            if key[0] == "die" and letter.isdigit():
                fits = piece_actions.face_of_die(self._identities, key) == int(letter)
            else:
                fits = key[0] == "minor" and letter == "M"
            if fits:
                return self.click(key)
        return Nothing()

    def point(self, choice: str | None) -> Intent:
        """The panel shows all there is to a choice."""
        return Nothing()

    def choose(self, choice: str) -> Intent:
        """A button."""
        action = buttons.action_of(self._shown, choice)
        return Nothing() if action is None else Act(action)

    def cancel(self) -> bool:
        """Let go of what is held."""
        held = self.held
        self._put_down()
        return held != self.held

    # Explaining.

    def suggest(self, action: Any) -> tuple[Key, ...]:
        """The piece to begin with, and where it goes; or the button."""
        pieces = piece_actions.pieces_of(self.seen, action, self._identities)[:1]
        goal = piece_actions.goal_of(action)
        found = pieces if goal is None else (*pieces, goal)
        return found or buttons.button_of(action)

    def concerned(self, event: Event) -> tuple[Key, ...]:
        """The pieces that an event was about."""
        return concerned(event)

    def explain(self, key: Key) -> Explanation | None:
        """What a piece is, in full; with the ladders of the contest that it is about."""
        found = explain(self._shown, key, self._identities)
        contest = contest_about(self.seen, key)
        busy = self.held is not None or self.seen.step in (SEND, TITLE)
        if found is None or contest < 0 or self._rooms is None or busy:
            return found  # light on ladders would look like places to go
        return replace(found, shown=(light_way(self._rooms, contest),))

    def effects(self, events: Sequence[Event]) -> tuple[Effect, ...]:
        """What places cannot show of these events."""
        return effects_of(self._shown, events, self._identities)
