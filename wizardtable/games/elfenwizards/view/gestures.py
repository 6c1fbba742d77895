# SPDX-License-Identifier: MIT
"""Turns a viewer's gestures at a table of Elfenwizards into actions.

A held piece is one that the viewer has clicked or is dragging. A zone is an area to which pieces
can be brought. An option is an action with its zones.
"""

from collections.abc import Collection, Sequence
from dataclasses import replace
from typing import Any, Final

from wizardtable.core import override
from wizardtable.core.game import Event
from wizardtable.core.text import N_, Message
from wizardtable.games.elfenwizards.rules import state
from wizardtable.games.elfenwizards.rules.components import GREY_BOX
from wizardtable.games.elfenwizards.rules.defeats import wizards_with_distinct_tokens
from wizardtable.games.elfenwizards.rules.moves import (
    Commit,
    ContestDecided,
    FillTitle,
    PlaceDie,
    SendTo,
)
from wizardtable.games.elfenwizards.view import action_pieces, buttons, layout
from wizardtable.games.elfenwizards.view.areas import Areas
from wizardtable.games.elfenwizards.view.climax import contest_climax, contested_table
from wizardtable.games.elfenwizards.view.effects import effects_of, pieces_of_event
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
from wizardtable.games.elfenwizards.view.tree import contest_light
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table import view
from wizardtable.table.climax.script import Climax
from wizardtable.table.kit.sitting import PieceAction, PieceSitting

_LEVEL_RULES: Final = (
    N_("elfenwizards table", "Dice in the Druids’ box help only Druids."),
    N_("elfenwizards table", "Dice in the Sorcerers’ box help only Sorcerers."),
    N_("elfenwizards table", "Dice in the Necromancers’ box help only Necromancers."),
    N_("elfenwizards table", "Dice in the Magicians’ box help only Magicians."),
)
"""By box of a level, the sentence that refuses to bring one of its dice to a wizard of another
level."""

_CHOOSE_WIZARD_FIRST = N_("elfenwizards table", "First choose a wizard.")


class Sitting(PieceSitting[state.Observation]):
    """One viewer at one table window; see `table.view.Sitting` for the gestures.

    A click on a wizard in a contest holds the wizard; the next click chooses a spell for it.
    Several rolled dice can be held at once: a click on a box places them all.
    """

    def __init__(self) -> None:
        super().__init__()
        self._numbers = SpellNumbers()
        self._last_box = -1
        self._other_dice: tuple[view.Key, ...] = ()
        self._rooms: Areas | None = None
        self._contested: ShownTable | None = None
        self._room: tuple[float, float, Look] = (0.0, 0.0, Look())

    @property
    def shown_table(self) -> ShownTable:
        """The table that the pieces are described from."""
        return ShownTable(self.shown, self._numbers)

    # The actions of pieces.

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
    def put_back_zones(self, key: view.Key) -> Collection[str]:
        piece = KINDS.piece(key)
        return piece.homes(self.shown_table) if isinstance(piece, (Die, MinorSpell, Wizard)) else ()

    @override
    def must_choose_piece(self) -> bool:
        return self.observation.step in (
            state.GIVE,
            state.USE,
            state.TAKE_BACK,
            state.TOKEN,
            state.REMOVE,
        )

    @override
    def panel(self) -> tuple[str, tuple[view.Choice, ...]]:
        return buttons.heading(self.observation), buttons.choices(self.shown)

    @override
    def action_of_button(self, choice: str) -> Any | None:
        return buttons.action_of(self.shown, choice)

    @override
    def button_of(self, action: Any) -> tuple[view.Key, ...]:
        return buttons.button_of(action)

    # Showing.

    @override
    def present(self, frame: Frame) -> None:
        former = self.frame if self.frame and self.frame.viewer == frame.viewer else None
        self._contested = contested_table(former, frame.events, self._numbers)
        self._numbers.update(frame.observation)
        super().present(frame)

    def put_down(self) -> None:
        """Puts down all held pieces.

        Then holds a wizard without a click if the viewer has to send one, and all possible wizards
        are alike. So a click on a space is enough.
        """
        super().put_down()
        self._other_dice = ()
        movers = wizards_to_move(self.observation) if self.shown.menu else ()
        if len(wizards_with_distinct_tokens(self.observation, list(movers))) == 1:
            wizard = Wizard(movers[0])
            self.held_key = wizard.key, wizard.actions(self.shown_table)

    @override
    def lay_out(self, width: float, height: float, look: Look) -> view.Layout:
        setting = LayoutBase(self.shown_table, (width, height), look)
        self._rooms, self._room = setting.rooms, (width, height, look)
        return layout.lay_out_table(setting)

    def beginnings(self) -> tuple[view.Key, ...]:
        """Returns the keys of the pieces that can be picked up to begin an action, in the order of
        the offered actions. Wizards that are alike are all included."""
        movers = wizards_to_move(self.observation)
        keys = (*super().beginnings(), *(Wizard(wizard).key for wizard in movers))
        return tuple(dict.fromkeys(keys))

    def sources(self) -> tuple[view.Key, ...]:
        """Returns the keys of the pieces that can be clicked next. If the held piece is a wizard
        that waits for a spell, these are the spells for it; otherwise the keys of `beginnings`."""
        return (
            self._pieces_of_options(self.legal_actions())
            if self._waits_for_spell()
            else self.beginnings()
        )

    def taken(self) -> tuple[view.Key, ...]:
        """Returns the keys of the held pieces and of the dice that are chosen for use."""
        used = action_pieces.used_dice(self.shown_table) if self.shown.menu else ()
        return (*super().taken(), *self._other_dice, *used)

    def targets(self) -> tuple[str, ...]:
        """Returns the ids of the zones that glow as goals of the held piece. If no wizard has a
        grey token, the Grey Magic box is left out, because dice hardly ever help there."""
        if any(self.observation.tokens):
            return super().targets()
        return tuple(zone for zone in super().targets() if zone != f"box:{GREY_BOX}")

    def takes_more(self) -> bool:
        """Returns whether a click can add to what is held: a further die, or a spell for the held
        wizard."""
        return self._waits_for_spell() or (
            self.observation.step == state.PLACE and self.held_key is not None
        )

    def _waits_for_spell(self) -> bool:
        """Returns whether the held piece is a wizard that waits for a spell."""
        return (
            self.held_key is not None
            and self.held_key[0][0] == Wizard.kind
            and self.observation.step == state.COMMIT
        )

    def _pieces_of_options(self, options: Sequence[PieceAction]) -> tuple[view.Key, ...]:
        return self.pieces_of_all([option.action for option in options])

    # Gestures.

    def actions_of_click(self, key: view.Key) -> list[PieceAction]:
        """Returns the options of a clicked piece. For a wizard in a contest, these are the spells
        that can be placed beside the wizard."""
        options, piece = self.actions_of(key), KINDS.piece(key)
        if not options and isinstance(piece, Wizard) and self.shown.menu:
            options = piece.spell_actions(self.shown_table)
        return options

    def click_useless(self, key: view.Key) -> view.Intent:
        """Handles a click on a piece with which the viewer can do nothing now: puts down the held
        pieces.

        While spells are placed, a click on a space, on points or on a sign beside a wizard does
        nothing. If no wizard has been chosen to go to a space, a click on the space or a wizard
        there is refused.
        """
        piece = KINDS.piece(key)
        beside_wizards = isinstance(piece, (Space, SpellPoints, ContestSign))
        if self.shown.menu and self.observation.step == state.COMMIT and beside_wizards:
            return view.Nothing()
        if self.held_key is None and isinstance(piece, (Space, Wizard)):
            place = piece.place if isinstance(piece, Space) else piece.place(self.shown_table)
            if any(place == action.space for action in self._moves_of_wizards()):
                return view.Refuse(_CHOOSE_WIZARD_FIRST)
        return super().click_useless(key)

    def _moves_of_wizards(self) -> list[SendTo | FillTitle]:
        return [action for action in self.shown.menu if isinstance(action, (SendTo, FillTitle))]

    def click(self, key: view.Key) -> view.Intent:
        """Handles a click on a piece. While rolled dice are held, a click on a further die holds
        that die too. A click on one of several held dice puts that die down."""
        held_keys = [] if self.held_key is None else [self.held_key[0], *self._other_dice]
        if (
            self.observation.step != state.PLACE
            or not held_keys
            or key[0] != Die.kind
            or held_keys == [key]
        ):
            return super().click(key)
        if key not in held_keys and not self.actions_of(key):
            return super().click(key)
        self._hold_dice(
            [other for other in held_keys if other != key]
            if key in held_keys
            else [*held_keys, key]
        )
        return view.Rearranged()

    def _hold_dice(self, dice: Sequence[view.Key]) -> None:
        """Holds these dice; the first die decides which boxes are possible."""
        self.held_key, self._other_dice = (dice[0], self.actions_of(dice[0])), tuple(dice[1:])

    def double_click(self, key: view.Key) -> view.Intent:
        """Handles a double click on a piece by its obvious action. If several dice are held, the
        action uses only the clicked die."""
        if key in self._other_dice:
            self._hold_dice([key])
        return super().double_click(key)

    @override
    def why_misplaced(self, key: view.Key, zone: str) -> Message:
        piece = KINDS.piece(key)
        if self.observation.step == state.COMMIT and isinstance(piece, Die):
            box = piece.box(self.shown_table)
            if 0 <= box < len(_LEVEL_RULES) and zone.startswith(("wizard:", "space:")):
                return _LEVEL_RULES[box]
        return super().why_misplaced(key, zone)

    def begin_drag(self, key: view.Key) -> tuple[view.Key, ...]:
        """Holds a piece that is dragged, together with the dice that were held with it. Returns the
        keys of all pieces that are dragged; empty if the piece may not be dragged."""
        held_keys = [] if self.held_key is None else [self.held_key[0], *self._other_dice]
        carried = super().begin_drag(key)
        self._other_dice = ()
        if carried and key in held_keys:
            self._other_dice = tuple(other for other in held_keys if other != key)
        return (*carried, *self._other_dice)

    def bring_to(self, key: view.Key) -> view.Intent | None:
        """Brings the held piece to the clicked piece, or the clicked spell to the held wizard.
        Returns None if the clicked piece is no possible goal or spell."""
        if self.held_key is None or not self._waits_for_spell():
            return super().bring_to(key)
        fitting = [
            option for option in self.held_key[1] if key in self._pieces_of_options([option])
        ]
        return self.do(fitting[0]) if fitting else None

    def obvious_action(self, legal: Sequence[PieceAction]) -> PieceAction | None:
        """Returns the only possible option, or the option that brings a die to the box of the die
        placed last; None if neither applies."""
        last = next((option for option in legal if f"box:{self._last_box}" in option.zones), None)
        return self.action_of_second_click(legal) or last

    def do(self, option: PieceAction) -> view.Intent:
        """Returns the intent to carry out an option, or the reason if the option is forbidden.

        If dice are placed in a box, all held dice go there, and the box is remembered. If several
        dice are equal, the held dice are the ones that move.
        """
        action, held, others = option.action, self.held_key, self._other_dice
        self._numbers.moving_numbers = ()
        if option.reason is None and isinstance(action, Commit) and held and held[0][0] == Die.kind:
            self._numbers.moving_numbers = (int(held[0][2]),)
        if option.reason is not None or not isinstance(action, PlaceDie):
            return super().do(option)
        self._last_box = action.box
        if held is None:
            return super().do(option)
        self._numbers.moving_numbers = tuple(int(key[2]) for key in (held[0], *others))
        self.put_down()
        dice = [Die(seat=int(seat), number=int(number)) for _, seat, number in others]
        faces = [die.face(self.shown_table) for die in dice]
        return view.Act(action, tuple(PlaceDie(face, action.box) for face in faces))

    def press_key(self, letter: str) -> view.Intent:
        """Handles a key: a digit picks up a glowing die with that face, and M a glowing minor
        spell."""
        face = view.number_of(letter)
        if not self.shown.menu or (face is None and letter != "M"):
            return view.Nothing()
        held_keys = self.taken() if self.observation.step == state.PLACE else ()
        for key in sorted(self.beginnings(), key=lambda key: key in held_keys):
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
    def pieces_of_event(self, event: Event) -> tuple[view.Key, ...]:
        return pieces_of_event(event)

    def explain(self, key: view.Key) -> view.Explanation | None:
        """Returns the detail card of a piece, with light on the ladders of the piece's contest on
        the tree. None if the piece has no card."""
        table, piece = self.shown_table, KINDS.piece(key)
        card = KINDS.explain(table, key)
        contest = piece.contest_number(table) if isinstance(piece, ContestPiece) else -1
        busy = self.held_key is not None or self.observation.step in (state.SEND, state.TITLE)
        if card is None or contest < 0 or self._rooms is None or busy:
            return card  # with a piece in hand, light on ladders would look like places to go
        light = contest_light(self._rooms, contest, self.observation.data)
        return replace(card, shown_pieces=(light,))

    def climax(self, before: Frame) -> Climax | None:
        """Returns the show of the contests of a round; see `table.climax.script.Climactic`."""
        del before  # `present` has made the moment of the contests of it
        if self._contested is None:
            return None
        width, height, look = self._room
        setting = LayoutBase(self._contested, (width, height), look)
        events = self.shown.events
        others = [event for event in events if not isinstance(event, ContestDecided)]
        after = layout.lay_out_table(LayoutBase(self.shown_table, (width, height), look))
        climax = contest_climax(setting, after, self.shown)
        if climax is None:
            return None
        return replace(climax, effects=effects_of(self.shown_table, others))

    @override
    def effects(self, events: Sequence[Event]) -> tuple[view.Effect, ...]:
        return effects_of(self.shown_table, events)
