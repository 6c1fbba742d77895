# SPDX-License-Identifier: MIT
"""What the gestures of a viewer at a table of Elfenwizards mean."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from wizardtable.core.game import Event
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules.components import BOXES, GREY
from wizardtable.games.elfenwizards.rules.defeats import unlike
from wizardtable.games.elfenwizards.rules.moves import Commit, PlaceDie
from wizardtable.games.elfenwizards.rules.state import (
    COMMIT,
    GIVE,
    PLACE,
    REMOVE,
    SEND,
    TAKE_BACK,
    TITLE,
    TOKEN,
    USE,
    Observation,
)
from wizardtable.games.elfenwizards.view import buttons, layout, piece_actions
from wizardtable.games.elfenwizards.view.areas import Areas
from wizardtable.games.elfenwizards.view.contender_details import contest_about
from wizardtable.games.elfenwizards.view.effects import concerned, effects_of
from wizardtable.games.elfenwizards.view.explanations import explain
from wizardtable.games.elfenwizards.view.identities import Identities
from wizardtable.games.elfenwizards.view.layout_base import LayoutBase
from wizardtable.games.elfenwizards.view.tree import light_way
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table import view
from wizardtable.table.kit.sitting import PieceAction, PieceSitting

_WHO_FIRST = N_("elfenwizards table", "First choose a wizard.")


class Sitting(PieceSitting[Observation]):
    """One viewer at one table window; see `table.view.Sitting` for the gestures. A wizard in
    contests is held to be given a spell. Dice that were cast are held together: a click on a box
    places them all."""

    def __init__(self) -> None:
        super().__init__()
        self._identities = Identities()
        self._last = -1
        self._others: tuple[view.Key, ...] = ()
        self._rooms: Areas | None = None

    # What pieces are good for.

    def actions_of(self, key: view.Key) -> list[PieceAction]:
        """What the viewer might do with a piece of his own."""
        return piece_actions.of_piece(self.shown, key, self._identities)

    def pieces_of(self, action: Any) -> tuple[view.Key, ...]:
        """The pieces that an action may be begun with, all equal ones."""
        return piece_actions.pieces_of(self.seen, action, self._identities)

    def goal_of(self, action: Any) -> view.Key | None:
        """The piece that marks where an action brings something."""
        return piece_actions.goal_of(action)

    def homes(self, key: view.Key) -> Collection[str]:
        """The zones over which a piece let go is merely put back."""
        if key[0] == "wizard":
            place = self.seen.place[int(key[1])]
            return (f"space:{place}", f"wizard:{key[1]}", f"defeat:{place}")
        if key[0] == "minor":
            return ("front", f"box:{BOXES.index('minor')}")
        box = piece_actions.box_of_die(self._identities, key)
        return ("front",) if box < 0 else (f"box:{box}",)

    def asks(self) -> bool:
        """Which die, minor spell or wizard."""
        return self.seen.step in (GIVE, USE, TAKE_BACK, TOKEN, REMOVE)

    def panel(self) -> tuple[str, tuple[view.Choice, ...]]:
        """What is to be decided, and the buttons of the turn."""
        return buttons.heading(self.seen), buttons.choices(self.shown)

    def action_of_button(self, choice: str) -> Any | None:
        """The action of a button."""
        return buttons.action_of(self.shown, choice)

    def button_of(self, action: Any) -> tuple[view.Key, ...]:
        """The button that means an action."""
        return buttons.button_of(action)

    # Showing.

    def present(self, frame: Frame) -> None:
        """A new frame; what was held is let go, but for a wizard who is held by himself."""
        self._identities.update(frame.observation)
        super().present(frame)

    def put_down(self) -> None:
        """Hold nothing; where it does not matter which wizard is moved, the first of them, so that
        a click on a space is always enough."""
        super().put_down()
        self._others = ()
        movers = piece_actions.movers(self.seen) if self.shown.menu else ()
        if len(unlike(self.seen, list(movers))) == 1:
            key: view.Key = ("wizard", int(movers[0]))
            self.held = key, self.actions_of(key)

    def lay_out(self, width: float, height: float, look: Look) -> view.Layout:
        """Everything in its place."""
        setting = LayoutBase(self.shown, (width, height), look, self._identities)
        self._rooms = setting.rooms
        return layout.make(setting)

    def beginnings(self) -> tuple[view.Key, ...]:
        """The pieces that the menu can be begun with, in its order; equal wizards, too."""
        movers = piece_actions.movers(self.seen)
        keys = (*super().beginnings(), *(("wizard", int(wizard)) for wizard in movers))
        return tuple(dict.fromkeys(keys))

    def sources(self) -> tuple[view.Key, ...]:
        """What may be taken: the spells for a wizard who waits for one, else what begins."""
        return self._helpers(self.legal()) if self._gives() else self.beginnings()

    def taken(self) -> tuple[view.Key, ...]:
        """What is held, and the dice chosen to buy something back."""
        used = piece_actions.used_dice(self.seen, self._identities) if self.shown.menu else ()
        return (*super().taken(), *self._others, *used)

    def targets(self) -> tuple[str, ...]:
        """Where what is held may go."""
        if any(self.seen.tokens):
            return super().targets()
        # allowed, but hardly ever of use: it takes dice, unlit
        return tuple(zone for zone in super().targets() if zone != f"box:{GREY}")

    def gathers(self) -> bool:
        """Several dice may go into one box, and a wizard is given a spell."""
        return self._gives() or (self.seen.step == PLACE and self.held is not None)

    def _gives(self) -> bool:
        """Whether a wizard is held who waits for a spell."""
        return self.held is not None and self.held[0][0] == "wizard" and self.seen.step == COMMIT

    def _helpers(self, found: Sequence[PieceAction]) -> tuple[view.Key, ...]:
        return self.pieces_of_all([option.action for option in found])

    # Gestures.

    def actions_of_click(self, key: view.Key) -> list[PieceAction]:
        """What a piece is good for, or the spells that a wizard in contests may be given."""
        found = self.actions_of(key)
        if not found and key[0] == "wizard" and self.shown.menu:
            found = piece_actions.of_wizard_in_contest(self.shown, int(key[1]))
        return found

    def elsewhere(self, key: view.Key) -> view.Intent:
        """A click on what is good for nothing lets go of what is held, but for the places where
        wizards stand; where one has to go, it says that a wizard is chosen first."""
        if self.shown.menu and self.seen.step == COMMIT and key[0] in ("space", "points", "heir"):
            return view.Nothing()
        goals = piece_actions.goals(self.shown)
        if self.held is None and piece_actions.place_of(self.seen, key) in goals:
            return view.Refuse(_WHO_FIRST)
        return super().elsewhere(key)

    def click(self, key: view.Key) -> view.Intent:
        """Besides: take a further die that was cast, or put back one of several."""
        held = [] if self.held is None else [self.held[0], *self._others]
        if self.seen.step != PLACE or not held or key[0] != "die" or held == [key]:
            return super().click(key)
        if key not in held and not self.actions_of(key):
            return super().click(key)
        self._hold([one for one in held if one != key] if key in held else [*held, key])
        return view.Rearranged()

    def _hold(self, dice: Sequence[view.Key]) -> None:
        """Hold these dice, the first of which says where they may go."""
        self.held, self._others = (dice[0], self.actions_of(dice[0])), tuple(dice[1:])

    def double(self, key: view.Key) -> view.Intent:
        """Do the obvious thing with a piece; of several dice, with the one alone."""
        if key in self._others:
            self._hold([key])
        return super().double(key)

    def carry(self, key: view.Key) -> tuple[view.Key, ...]:
        """Hold a piece that is dragged, with the dice that are held together with it."""
        held = [] if self.held is None else [self.held[0], *self._others]
        carried = super().carry(key)
        self._others = tuple(one for one in held if one != key) if carried and key in held else ()
        return (*carried, *self._others)

    def bring_to(self, key: view.Key) -> view.Intent | None:
        """Bring the held piece to the one clicked, or a spell to the held wizard."""
        if self.held is None or not self._gives():
            return super().bring_to(key)
        fitting = [one for one in self.held[1] if key in self._helpers([one])]
        return self.do(fitting[0]) if fitting else None

    def obvious(self, legal: Sequence[PieceAction]) -> PieceAction | None:
        """The only thing there is, or where the last die went."""
        last = next((one for one in legal if f"box:{self._last}" in one.zones), None)
        return self.repeated(legal) or last

    def do(self, option: PieceAction) -> view.Intent:
        """Do it, with all dice that are held: of equal ones these go. Where they went is
        remembered."""
        action, held, others = option.action, self.held, self._others
        self._identities.let_go = ()
        if option.reason is None and isinstance(action, Commit) and held and held[0][0] == "die":
            self._identities.let_go = (int(held[0][2]),)
        if option.reason is not None or not isinstance(action, PlaceDie):
            return super().do(option)
        self._last = action.box
        if held is None:
            return super().do(option)
        self._identities.let_go = tuple(int(key[2]) for key in (held[0], *others))
        self.put_down()
        faces = [piece_actions.face_of_die(self._identities, key) for key in others]
        return view.Act(action, tuple(PlaceDie(face, action.box) for face in faces))

    def press(self, letter: str) -> view.Intent:
        """A digit takes one of the dice with this face, M a minor spell, as far as they glow."""
        face = view.number_of(letter)
        if not self.shown.menu or (face is None and letter != "M"):
            return view.Nothing()
        taken = self.taken() if self.seen.step == PLACE else ()
        for key in sorted(self.beginnings(), key=lambda key: key in taken):
            if key[0] == "die" and face is not None:
                fits = piece_actions.face_of_die(self._identities, key) == face
            else:
                fits = key[0] == "minor" and letter == "M"
            if fits:
                return self.click(key)
        return view.Nothing()

    # Explaining.

    def concerned(self, event: Event) -> tuple[view.Key, ...]:
        """The pieces that an event was about."""
        return concerned(event)

    def explain(self, key: view.Key) -> view.Explanation | None:
        """What a piece is, in full; with the ladders of the contest that it is about."""
        found = explain(self.shown, key, self._identities)
        contest = contest_about(self.seen, key)
        busy = self.held is not None or self.seen.step in (SEND, TITLE)
        if found is None or contest < 0 or self._rooms is None or busy:
            return found  # light on ladders would look like places to go
        return replace(found, shown=(light_way(self._rooms, contest),))

    def effects(self, events: Sequence[Event]) -> tuple[view.Effect, ...]:
        """What places cannot show of these events."""
        return effects_of(self.shown, events, self._identities)
