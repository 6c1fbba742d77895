# SPDX-License-Identifier: MIT
"""What the gestures of a viewer at a table of Zavandor mean."""

from collections.abc import Sequence
from typing import Any

from wizardtable.core.game import Event
from wizardtable.core.text import N_
from wizardtable.games.zavandor.rules.state import TURN, Observation
from wizardtable.games.zavandor.view import layout, piece_actions
from wizardtable.games.zavandor.view.effects import concerned, effects_of
from wizardtable.games.zavandor.view.explanations import explain
from wizardtable.games.zavandor.view.identities import Identities
from wizardtable.games.zavandor.view.layout_base import LayoutBase
from wizardtable.games.zavandor.view.piece_actions import PURCHASES, Option
from wizardtable.games.zavandor.view.stage_gestures import StageGestures
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.table.view import (
    Act,
    Choice,
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

_NO_PLACE = N_("zavandor table", "That does not belong there.")
_OTHERWISE = "otherwise"


class Sitting:
    """One viewer at one table window; see `table.view.Sitting` for the gestures.

    Attributes:
        held: the piece that was clicked, or is being dragged, and what it is good for.
        opened: the seat whose board the viewer has brought to the large place, if not his own.
    """

    def __init__(self) -> None:
        self.frame: Frame | None = None
        self.held: tuple[Key, list[Option]] | None = None
        self.opened: int | None = None
        self._identities = Identities()
        self._dealing = StageGestures(self._identities)
        self._on_table: frozenset[Key] = frozenset()
        self._pointed: str | None = None

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
        """A new frame; what was held is let go."""
        elsewhere = self.frame is not None and self.frame.viewer != frame.viewer
        self.frame = frame
        if elsewhere or (frame.menu and self.seen.phase != TURN):
            self.opened = None  # what has to be chosen now lies on the viewer's own board
        self.held = None
        self._identities.update(self.seen)
        self._dealing.present(frame)

    def lay_out(self, width: float, height: float, look: Look) -> Layout:
        """Everything in its place."""
        setting = LayoutBase(self._shown, (width, height), look, self._identities, self.opened)
        made = layout.make(setting, self._dealing, sorted(self._on_table, key=str))
        self._on_table = frozenset(piece.key for piece in made.pieces)
        return made

    def offers(self) -> Offers:
        """What may be taken, what is taken, and where it may go."""
        staged = self._dealing.offers()
        if staged is not None:
            return staged
        if not self._shown.menu:
            return Offers()
        if self.held is None:
            return Offers(sources=self._sources(), choices=self._plain_choices())
        key, found = self.held
        legal = [option for option in found if option.reason is None]
        return Offers(
            sources=self._sources(),
            taken=(key,),
            targets=tuple(dict.fromkeys(zone for option in legal for zone in option.zones)),
            choices=self._held_choices(key, found),
            quiet=True,
        )

    def _sources(self) -> tuple[Key, ...]:
        """The pieces that the menu is about, in its order."""
        keys: list[Key] = []
        for action in self._shown.menu:
            keys += piece_actions.pieces_of(self.seen, action, self._identities)
        return tuple(dict.fromkeys(key for key in keys if key[0] != "table"))

    def _plain_choices(self) -> tuple[Choice, ...]:
        """Without a piece; ending the turn stands out once nothing else can be done."""
        found = piece_actions.of_nothing(self._shown)
        alone = len(self._shown.menu) == 1
        return tuple(option.choice(self._shown, primary=alone) for option in found)

    def _held_choices(self, key: Key, found: list[Option]) -> tuple[Choice, ...]:
        choices = [option.choice(self._shown, primary=i == 0) for i, option in enumerate(found)]
        first = found[0]
        if isinstance(first.action, PURCHASES) and first.reason is None and self.seen.hand:
            label = render(N_("zavandor table", "Choose the cards to pay with"))
            choices.append(Choice(_OTHERWISE, label))
        return tuple(choices)

    # Gestures.

    def click(self, key: Key) -> Intent:
        """Hold a piece, do what the held one is good for, or look at another board."""
        if self._dealing.open:
            return self._dealing.click(key)
        if self.held is not None and (key == self.held[0] or self._aims(key)):
            return self._again(*self.held) if key == self.held[0] else self._aim(key)
        lot = self._identities.lot_of(key)
        if lot is not None and self._my_turn():
            self.held = None
            return self._dealing.begin(lot)
        found = piece_actions.of_piece(self._shown, key, self._identities)
        if found:
            return self._hold(key, found)
        return Rearranged() if self.cancel_held() else self._open(key)

    def _again(self, key: Key, found: list[Option]) -> Intent:
        """The held piece is clicked again: do the first of what it is good for, or put it back."""
        if found[0].second_click:
            return self._do(found[0])
        self.held = None
        return Rearranged()

    def _my_turn(self) -> bool:
        return bool(self._shown.menu) and self.seen.phase == TURN

    def _hold(self, key: Key, found: list[Option]) -> Intent:
        if all(option.reason is not None for option in found):
            self.held = None
            return Refuse(found[0].reason or _NO_PLACE)
        self.held = key, sorted(found, key=lambda option: option.reason is not None)
        return Rearranged()

    def _aims(self, key: Key) -> bool:
        """Whether a piece clicked is the board that the held one may be brought to."""
        return key[0] in ("slots", "pentagon") and key[1] == self.seen.viewer

    def _aim(self, key: Key) -> Intent:
        return self._bring("spiral" if key[0] == "slots" else "pentagon")

    def _open(self, key: Key) -> Intent:
        """Bring a board to the large place, or the viewer's own back there."""
        if key[0] not in ("seat", "panel", "character", "wealth", "lore", "slots", "pentagon"):
            return Nothing()
        seat, mine = int(key[1]), max(0, self.seen.viewer)
        shown = mine if self.opened is None else self.opened
        self.opened = None if seat in (mine, shown) else seat
        return Rearranged() if shown != (mine if self.opened is None else seat) else Nothing()

    def double(self, key: Key) -> Intent:
        """The obvious thing with a piece."""
        if self._dealing.open:
            return self._dealing.double(key)
        return self.click(key)

    def reach(self, zone: str) -> Intent:
        """Bring what is held to a zone."""
        if self._dealing.open:
            return self._dealing.reach(zone)
        return self._bring(zone) if self.held is not None else Nothing()

    def _bring(self, zone: str) -> Intent:
        """Do what the held piece means there."""
        held, self.held = self.held, None
        found = [] if held is None else [one for one in held[1] if zone in one.zones]
        return self._do(found[0]) if found else Refuse(_NO_PLACE)

    def _do(self, option: Option) -> Intent:
        self.held = None
        return Act(option.action) if option.reason is None else Refuse(option.reason)

    def carry(self, key: Key) -> tuple[Key, ...]:
        """A piece that is good for something may be dragged where that is done."""
        if self._dealing.open:
            return self._dealing.carry(key)
        found = piece_actions.of_piece(self._shown, key, self._identities)
        if key[0] == "supply" or not any(option.reason is None for option in found):
            return ()
        self.held = key, found
        return (key,)

    def drop(self, zone: str | None, x: float, y: float) -> Intent:
        """Do what the carried piece means there."""
        if self._dealing.open:
            return self._dealing.drop(zone, x, y)
        held, self.held = self.held, None
        if held is None or zone is None:
            return Nothing()
        found = [option for option in held[1] if zone in option.zones]
        if found:
            return self._do(found[0])
        return Nothing() if self._lies_in(held[0], zone) else Refuse(_NO_PLACE)

    def _lies_in(self, key: Key, zone: str) -> bool:
        """Whether a piece let go over this zone is merely put back."""
        place = self._identities.where(key)
        if key[0] != "gem":
            return key[0] == "token" and zone == "pentagon"
        if place is None:
            return zone == "supply"
        return zone == ("spiral" if place[2] else "pentagon")

    def turn(self, key: Key) -> Intent:
        """Nothing here has another side."""
        return Nothing()

    def other(self, key: Key) -> Intent:
        """Pay for it with cards chosen by hand."""
        if self._dealing.open:
            return self._dealing.other(key)
        found = piece_actions.of_piece(self._shown, key, self._identities)
        return self._pay_otherwise(key, found)

    def _pay_otherwise(self, key: Key, found: list[Option]) -> Intent:
        if not found or not isinstance(found[0].action, PURCHASES):
            return Nothing()
        self.held = None
        if found[0].reason is not None:
            return Refuse(found[0].reason)
        return self._dealing.other(key, found[0].action)

    def press(self, letter: str) -> Intent:
        """P opens the payment for what is held; the rest is for the stage."""
        if self._dealing.open:
            return self._dealing.press(letter)
        if letter == "P" and self.held is not None:
            return self._pay_otherwise(*self.held)
        return Nothing()

    def point(self, choice: str | None) -> Intent:
        """The panel shows all there is to a choice."""
        return Nothing()

    def choose(self, choice: str) -> Intent:
        """A button."""
        if self._dealing.open:
            return self._dealing.choose(choice)
        if choice == _OTHERWISE and self.held is not None:
            return self._pay_otherwise(*self.held)
        found = piece_actions.of_nothing(self._shown) if self.held is None else self.held[1]
        option = next((one for one in found if one.id == choice), None)
        return Nothing() if option is None else self._do(option)

    def cancel(self) -> bool:
        """Let go of everything; with nothing held, the viewer's own board comes back."""
        if self._dealing.cancel() or self.cancel_held():
            return True
        opened, self.opened = self.opened, None
        return opened is not None

    def cancel_held(self) -> bool:
        """Let go of what is held."""
        held, self.held = self.held, None
        return held is not None

    # Explaining.

    def suggest(self, action: Any) -> tuple[Key, ...]:
        """The pieces that an action is about."""
        pieces = piece_actions.pieces_of(self.seen, action, self._identities)
        return pieces or self._dealing.suggest(action)

    def concerned(self, event: Event) -> tuple[Key, ...]:
        """The pieces that an event was about."""
        return concerned(event)

    def explain(self, key: Key) -> Explanation | None:
        """What a piece is, in full."""
        return explain(self._shown, key, self._identities)

    def effects(self, events: Sequence[Event]) -> tuple[Effect, ...]:
        """What places cannot show of these events."""
        return effects_of(self._shown, events)
