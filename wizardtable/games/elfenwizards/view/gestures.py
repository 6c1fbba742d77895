# SPDX-License-Identifier: MIT
"""What the gestures of a viewer at a table of Elfenwizards mean."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any

from wizardtable.core import override
from wizardtable.core.game import Event
from wizardtable.core.text import N_
from wizardtable.games.elfenwizards.rules.components import GREY
from wizardtable.games.elfenwizards.rules.defeats import unlike
from wizardtable.games.elfenwizards.rules.moves import Commit, FillTitle, PlaceDie, SendTo
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
from wizardtable.games.elfenwizards.view import action_pieces, buttons, layout
from wizardtable.games.elfenwizards.view.areas import Areas
from wizardtable.games.elfenwizards.view.effects import concerned, effects_of
from wizardtable.games.elfenwizards.view.layout_base import LayoutBase
from wizardtable.games.elfenwizards.view.pieces import KINDS
from wizardtable.games.elfenwizards.view.pieces.contest_piece import ContestPiece
from wizardtable.games.elfenwizards.view.pieces.die import Die
from wizardtable.games.elfenwizards.view.pieces.minor_spell import MinorSpell
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.games.elfenwizards.view.pieces.space import ContestSign, Space
from wizardtable.games.elfenwizards.view.pieces.spell_numbers import SpellNumbers
from wizardtable.games.elfenwizards.view.pieces.spell_points import SpellPoints
from wizardtable.games.elfenwizards.view.pieces.wizard import Wizard, wizards_to_move
from wizardtable.games.elfenwizards.view.tree import light_way
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table import view
from wizardtable.table.kit.sitting import PieceAction, PieceSitting

_WHO_FIRST = N_("elfenwizards table", "First choose a wizard.")


class Sitting(PieceSitting[Observation]):
    """One viewer at one table window; see `table.view.Sitting` for the gestures.

    A wizard in a contest is held to be given a spell. Dice that were rolled are held together: a
    click on a box places them all."""

    def __init__(self) -> None:
        super().__init__()
        self._numbers = SpellNumbers()
        self._last = -1
        self._others: tuple[view.Key, ...] = ()
        self._rooms: Areas | None = None

    @property
    def shown_table(self) -> ShownTable:
        """What the pieces are described from."""
        return ShownTable(self.shown, self._numbers)

    # What can be done with pieces.

    @override
    def actions_of(self, key: view.Key) -> list[PieceAction]:
        return KINDS.actions(self.shown_table, key)

    @override
    def pieces_of(self, action: Any) -> tuple[view.Key, ...]:
        return action_pieces.pieces_of(self.shown_table, action)

    @override
    def goal_of(self, action: Any) -> view.Key | None:
        return action_pieces.goal_of(action)

    @override
    def homes(self, key: view.Key) -> Collection[str]:
        piece = KINDS.piece(key)
        return piece.homes(self.shown_table) if isinstance(piece, (Die, MinorSpell, Wizard)) else ()

    @override
    def asks(self) -> bool:
        return self.seen.step in (GIVE, USE, TAKE_BACK, TOKEN, REMOVE)

    def panel(self) -> tuple[str, tuple[view.Choice, ...]]:
        """Returns what is to be decided, and the buttons of the turn."""
        return buttons.heading(self.seen), buttons.choices(self.shown)

    @override
    def action_of_button(self, choice: str) -> Any | None:
        return buttons.action_of(self.shown, choice)

    @override
    def button_of(self, action: Any) -> tuple[view.Key, ...]:
        return buttons.button_of(action)

    # Showing.

    def present(self, frame: Frame) -> None:
        """Shows a new frame; lets go of what was held, except for the only wizard to move."""
        self._numbers.update(frame.observation)
        super().present(frame)

    def put_down(self) -> None:
        """Lets go of what is held.

        If all wizards to move are alike, holds the first of them: a click on a space is enough."""
        super().put_down()
        self._others = ()
        movers = wizards_to_move(self.seen) if self.shown.menu else ()
        if len(unlike(self.seen, list(movers))) == 1:
            wizard = Wizard(movers[0])
            self.held = wizard.key, wizard.actions(self.shown_table)

    @override
    def lay_out(self, width: float, height: float, look: Look) -> view.Layout:
        setting = LayoutBase(self.shown_table, (width, height), look)
        self._rooms = setting.rooms
        return layout.make(setting)

    def beginnings(self) -> tuple[view.Key, ...]:
        """Returns the pieces that the menu can be begun with, in its order, with equal wizards."""
        movers = wizards_to_move(self.seen)
        keys = (*super().beginnings(), *(Wizard(wizard).key for wizard in movers))
        return tuple(dict.fromkeys(keys))

    def sources(self) -> tuple[view.Key, ...]:
        """Returns the spells for the wizard who waits for one, or else the `beginnings`."""
        return self._helpers(self.legal()) if self._gives() else self.beginnings()

    def taken(self) -> tuple[view.Key, ...]:
        """Returns the held pieces and the dice chosen as payment."""
        used = action_pieces.used_dice(self.shown_table) if self.shown.menu else ()
        return (*super().taken(), *self._others, *used)

    def targets(self) -> tuple[str, ...]:
        """Returns where the held piece may go."""
        if any(self.seen.tokens):
            return super().targets()
        # the box for grey magic is hardly ever of use then: it takes dice, but does not glow
        return tuple(zone for zone in super().targets() if zone != f"box:{GREY}")

    def gathers(self) -> bool:
        """Returns whether further dice may go into a box, or a wizard waits for a spell."""
        return self._gives() or (self.seen.step == PLACE and self.held is not None)

    def _gives(self) -> bool:
        """Returns whether the held piece is a wizard who waits for a spell."""
        return self.held is not None and self.held[0][0] == Wizard.kind and self.seen.step == COMMIT

    def _helpers(self, found: Sequence[PieceAction]) -> tuple[view.Key, ...]:
        return self.pieces_of_all([option.action for option in found])

    # Gestures.

    def actions_of_click(self, key: view.Key) -> list[PieceAction]:
        """Returns the actions of a piece, or the spells that a wizard in a contest may be given."""
        found, piece = self.actions_of(key), KINDS.piece(key)
        if not found and isinstance(piece, Wizard) and self.shown.menu:
            found = piece.spell_actions(self.shown_table)
        return found

    def click_useless(self, key: view.Key) -> view.Intent:
        """A piece is clicked that has no use now: lets go of what is held.

        A click beside a wizard who may be given a spell does nothing. A click where a wizard has to
        go is refused: a wizard is chosen first."""
        piece = KINDS.piece(key)
        beside_wizards = isinstance(piece, (Space, SpellPoints, ContestSign))
        if self.shown.menu and self.seen.step == COMMIT and beside_wizards:
            return view.Nothing()
        if self.held is None and isinstance(piece, (Space, Wizard)):
            place = piece.place if isinstance(piece, Space) else piece.place(self.shown_table)
            if any(place == action.space for action in self._moves_of_wizards()):
                return view.Refuse(_WHO_FIRST)
        return super().click_useless(key)

    def _moves_of_wizards(self) -> list[SendTo | FillTitle]:
        return [one for one in self.shown.menu if isinstance(one, (SendTo, FillTitle))]

    def click(self, key: view.Key) -> view.Intent:
        """Also takes a further die that was rolled, or puts back one of several."""
        held = [] if self.held is None else [self.held[0], *self._others]
        if self.seen.step != PLACE or not held or key[0] != Die.kind or held == [key]:
            return super().click(key)
        if key not in held and not self.actions_of(key):
            return super().click(key)
        self._hold([one for one in held if one != key] if key in held else [*held, key])
        return view.Rearranged()

    def _hold(self, dice: Sequence[view.Key]) -> None:
        """Holds these dice; the first of them says where they may go."""
        self.held, self._others = (dice[0], self.actions_of(dice[0])), tuple(dice[1:])

    def double(self, key: view.Key) -> view.Intent:
        """Does the obvious thing with a piece; with one die, if several are held."""
        if key in self._others:
            self._hold([key])
        return super().double(key)

    def carry(self, key: view.Key) -> tuple[view.Key, ...]:
        """Holds a piece that is dragged, with the dice that are held together with it."""
        held = [] if self.held is None else [self.held[0], *self._others]
        carried = super().carry(key)
        self._others = tuple(one for one in held if one != key) if carried and key in held else ()
        return (*carried, *self._others)

    def bring_to(self, key: view.Key) -> view.Intent | None:
        """Brings the held piece to the one clicked, or a spell to the held wizard."""
        if self.held is None or not self._gives():
            return super().bring_to(key)
        fitting = [one for one in self.held[1] if key in self._helpers([one])]
        return self.do(fitting[0]) if fitting else None

    def obvious(self, legal: Sequence[PieceAction]) -> PieceAction | None:
        """Returns the only thing there is, or what brings a die where the last one went."""
        last = next((one for one in legal if f"box:{self._last}" in one.zones), None)
        return self.repeated(legal) or last

    def do(self, option: PieceAction) -> view.Intent:
        """Does it with all held dice, and remembers their box. Of equal dice, the held ones go."""
        action, held, others = option.action, self.held, self._others
        self._numbers.let_go = ()
        if option.reason is None and isinstance(action, Commit) and held and held[0][0] == Die.kind:
            self._numbers.let_go = (int(held[0][2]),)
        if option.reason is not None or not isinstance(action, PlaceDie):
            return super().do(option)
        self._last = action.box
        if held is None:
            return super().do(option)
        self._numbers.let_go = tuple(int(key[2]) for key in (held[0], *others))
        self.put_down()
        dice = [Die(seat=int(seat), number=int(number)) for _, seat, number in others]
        faces = [die.face(self.shown_table) for die in dice]
        return view.Act(action, tuple(PlaceDie(face, action.box) for face in faces))

    def press(self, letter: str) -> view.Intent:
        """A digit takes a glowing die with this face; M takes a glowing minor spell."""
        face = view.number_of(letter)
        if not self.shown.menu or (face is None and letter != "M"):
            return view.Nothing()
        taken = self.taken() if self.seen.step == PLACE else ()
        for key in sorted(self.beginnings(), key=lambda key: key in taken):
            piece = KINDS.piece(key)
            if isinstance(piece, Die) and face is not None:
                fits = piece.face(self.shown_table) == face
            else:
                fits = isinstance(piece, MinorSpell) and letter == "M"
            if fits:
                return self.click(key)
        return view.Nothing()

    # Explaining.

    @override
    def concerned(self, event: Event) -> tuple[view.Key, ...]:
        return concerned(event)

    def explain(self, key: view.Key) -> view.Explanation | None:
        """Returns the detail card of a piece, with light on the ladders of its contest."""
        table, piece = self.shown_table, KINDS.piece(key)
        found = KINDS.explain(table, key)
        contest = piece.contest_number(table) if isinstance(piece, ContestPiece) else -1
        busy = self.held is not None or self.seen.step in (SEND, TITLE)
        if found is None or contest < 0 or self._rooms is None or busy:
            return found  # light on ladders would look like places to go
        return replace(found, shown=(light_way(self._rooms, contest),))

    @override
    def effects(self, events: Sequence[Event]) -> tuple[view.Effect, ...]:
        return effects_of(self.shown_table, events)
