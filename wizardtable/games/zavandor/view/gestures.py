# SPDX-License-Identifier: MIT
"""What the gestures of a viewer at a table of Zavandor mean."""

from collections.abc import Collection, Sequence
from typing import Any

from wizardtable.core.game import Event
from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules.state import (
    ADVANCE,
    CHOOSE,
    MARKER,
    TURN,
    VICTIM,
    Observation,
)
from wizardtable.games.zavandor.view import layout, piece_actions
from wizardtable.games.zavandor.view.effects import concerned, effects_of
from wizardtable.games.zavandor.view.explanations import explain
from wizardtable.games.zavandor.view.identities import Identities
from wizardtable.games.zavandor.view.layout_base import LayoutBase
from wizardtable.games.zavandor.view.piece_actions import PURCHASES
from wizardtable.games.zavandor.view.stage_gestures import StageGestures
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table import view
from wizardtable.table.kit.sitting import PieceAction, PieceSitting

_OTHERWISE = "otherwise"


class Sitting(PieceSitting[Observation]):
    """One viewer at one table window; see `table.view.Sitting` for the gestures.

    Attributes:
        opened: the seat whose board the viewer has brought to the large place, if not his own.
    """

    def __init__(self) -> None:
        super().__init__()
        self.opened: int | None = None
        self._identities = Identities()
        self._dealing = StageGestures(self._identities)
        self._on_table: frozenset[view.Key] = frozenset()

    # What pieces are good for.

    def actions_of(self, key: view.Key) -> list[PieceAction]:
        """What the viewer might do with a piece."""
        return piece_actions.of_piece(self.shown, key, self._identities)

    def pieces_of(self, action: Any) -> tuple[view.Key, ...]:
        """The pieces, or the button, that an action is about."""
        return piece_actions.pieces_of(self.seen, action, self._identities)

    def homes(self, key: view.Key) -> Collection[str]:
        """The zones over which a piece let go is merely put back."""
        if key[0] == "token":
            return ("pentagon",)
        if key[0] != "gem":
            return ()
        place = self._identities.where(key)
        if place is None:
            return ("supply",)
        return ("spiral",) if place[2] else ("pentagon",)

    def asks(self) -> bool:
        """Which character, marker, gem or domain."""
        return self.seen.phase in (CHOOSE, MARKER, VICTIM, ADVANCE)

    def panel(self) -> tuple[str, tuple[view.Choice, ...]]:
        """The buttons; ending the turn stands out once nothing else can be done."""
        if self.held is not None:
            return "", self._held_choices(self.held[1])
        found = piece_actions.of_nothing(self.shown)
        alone = len(self.shown.menu) == 1
        return "", tuple(self._choice(option, primary=alone) for option in found)

    def _held_choices(self, found: Sequence[PieceAction]) -> tuple[view.Choice, ...]:
        choices = [self._choice(option, primary=i == 0) for i, option in enumerate(found)]
        first = found[0]
        if isinstance(first.action, PURCHASES) and first.reason is None and self.seen.hand:
            label = render(N_("zavandor table", "Choose payment"))
            choices.append(view.Choice(_OTHERWISE, label))
        return tuple(choices)

    def _choice(self, option: PieceAction, *, primary: bool) -> view.Choice:
        return piece_actions.choice_of(option, self.shown, primary=primary)

    def action_of_button(self, choice: str) -> Any | None:
        """The action of a button that is there while nothing is held."""
        found = piece_actions.of_nothing(self.shown) if self.held is None else []
        return next((one.action for one in found if one.id == choice), None)

    # Showing.

    def present(self, frame: Frame) -> None:
        """A new frame; what was held is let go."""
        elsewhere = self.frame is not None and self.frame.viewer != frame.viewer
        super().present(frame)
        if elsewhere or (frame.menu and self.seen.phase != TURN):
            self.opened = None  # what has to be chosen now lies on the viewer's own board
        self._identities.update(self.seen)
        self._dealing.present(frame)

    def lay_out(self, width: float, height: float, look: Look) -> view.Layout:
        """Everything in its place."""
        setting = LayoutBase(self.shown, (width, height), look, self._identities, self.opened)
        made = layout.make(setting, self._dealing, sorted(self._on_table, key=str))
        self._on_table = frozenset(piece.key for piece in made.pieces)
        return made

    def offers(self) -> view.Offers:
        """What may be done on the stage while it is open, else with pieces."""
        staged = self._dealing.offers()
        return super().offers() if staged is None else staged

    def sources(self) -> tuple[view.Key, ...]:
        """The pieces that the menu is about, in its order."""
        return tuple(key for key in self.beginnings() if key[0] != "table")

    def dims(self) -> bool:
        """What is of no use to the held piece is dimmed."""
        return self.held is not None

    # Gestures.

    def click(self, key: view.Key) -> view.Intent:
        """Hold a piece, do what the held one is good for, or look at another board."""
        return self._dealing.click(key) if self._dealing.open else super().click(key)

    def repeated(self, legal: Sequence[PieceAction]) -> PieceAction | None:
        """The first of what the held piece is good for, if a second click may mean it."""
        return legal[0] if legal and legal[0].second_click else None

    def take(self, key: view.Key, found: list[PieceAction]) -> view.Intent:
        """Hold a piece; what may be done comes first."""
        return super().take(key, sorted(found, key=lambda option: option.reason is not None))

    def bring_to(self, key: view.Key) -> view.Intent | None:
        """Bring the held piece to the viewer's board where that was clicked."""
        if key[0] not in ("slots", "pentagon") or key[1] != self.seen.viewer:
            return None
        return self.reach("spiral" if key[0] == "slots" else "pentagon")

    def elsewhere(self, key: view.Key) -> view.Intent:
        """Open the auction of a lot, let go of what is held, or look at another board."""
        lot = self._identities.lot_of(key)
        if lot is not None and self.shown.menu and self.seen.phase == TURN:
            self.put_down()
            return self._dealing.begin(lot)
        return view.Rearranged() if super().cancel() else self._open(key)

    def _open(self, key: view.Key) -> view.Intent:
        """Bring a board to the large place, or the viewer's own back there."""
        if key[0] not in ("seat", "panel", "character", "wealth", "lore", "slots", "pentagon"):
            return view.Nothing()
        seat, mine = int(key[1]), max(0, self.seen.viewer)
        shown = mine if self.opened is None else self.opened
        self.opened = None if seat in (mine, shown) else seat
        return (
            view.Rearranged()
            if shown != (mine if self.opened is None else seat)
            else view.Nothing()
        )

    def double(self, key: view.Key) -> view.Intent:
        """The second click is one as well."""
        return self._dealing.double(key) if self._dealing.open else self.click(key)

    def reach(self, zone: str) -> view.Intent:
        """Bring what is held to a zone."""
        return self._dealing.reach(zone) if self._dealing.open else super().reach(zone)

    def carry(self, key: view.Key) -> tuple[view.Key, ...]:
        """A piece that is good for something may be dragged where that is done."""
        return self._dealing.carry(key) if self._dealing.open else super().carry(key)

    def may_carry(self, key: view.Key, found: Sequence[PieceAction]) -> bool:
        """Whatever is good for something, but for the number of gems that are left."""
        return key[0] != "supply" and any(option.reason is None for option in found)

    def drop(self, zone: str | None, x: float, y: float) -> view.Intent:
        """Do what the carried piece means there."""
        return self._dealing.drop(zone, x, y) if self._dealing.open else super().drop(zone, x, y)

    def other(self, key: view.Key) -> view.Intent:
        """Pay for it with cards chosen by hand."""
        if self._dealing.open:
            return self._dealing.other(key)
        return self._pay_otherwise(key, self.actions_of(key))

    def _pay_otherwise(self, key: view.Key, found: list[PieceAction]) -> view.Intent:
        if not found or not isinstance(found[0].action, PURCHASES):
            return view.Nothing()
        self.put_down()
        if found[0].reason is not None:
            return view.Refuse(found[0].reason)
        return self._dealing.other(key, found[0].action)

    def press(self, letter: str) -> view.Intent:
        """A opens the payment for what is held; the rest is for the stage."""
        if self._dealing.open or self._dealing.ordering:
            return self._dealing.press(letter)
        if letter == "A" and self.held is not None:
            return self._pay_otherwise(*self.held)
        return view.Nothing()

    def choose(self, choice: str) -> view.Intent:
        """A button."""
        if self._dealing.open or self._dealing.ordering:
            return self._dealing.choose(choice)
        if choice == _OTHERWISE and self.held is not None:
            return self._pay_otherwise(*self.held)
        return super().choose(choice)

    def cancel(self) -> bool:
        """Let go of everything; with nothing held, the viewer's own board comes back."""
        if self._dealing.cancel() or super().cancel():
            return True
        opened, self.opened = self.opened, None
        return opened is not None

    # Explaining.

    def begun(self) -> tuple[Any, ...]:
        """What is prepared on the stage while it is open, else what is held may become."""
        if not self._dealing.open:
            return super().begun()
        prepared = self._dealing.prepared()
        return () if prepared is None or self.shown.check(prepared) is not None else (prepared,)

    def suggest(self, action: Any) -> tuple[view.Key, ...]:
        """The pieces that an action is about."""
        return self.pieces_of(action) or self._dealing.suggest(action)

    def concerned(self, event: Event) -> tuple[view.Key, ...]:
        """The pieces that an event was about."""
        return concerned(event)

    def explain(self, key: view.Key) -> view.Explanation | None:
        """What a piece is, in full."""
        return explain(self.shown, key, self._identities)

    def effects(self, events: Sequence[Event]) -> tuple[view.Effect, ...]:
        """What places cannot show of these events."""
        return effects_of(self.shown, events)
