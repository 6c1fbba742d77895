# SPDX-License-Identifier: MIT
"""The half of a sitting that shows: what lies where, what is held and what is offered."""

from typing import Any

from wizardtable.games.wizards_gambit.rules.components import NO_CARD
from wizardtable.games.wizards_gambit.rules.moves import ChooseSeat
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view import buttons, identities, layout, piece_actions
from wizardtable.games.wizards_gambit.view.card_sheet import tray_of
from wizardtable.games.wizards_gambit.view.hand import Hand, spots
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.kit.hand_sitting import HandSitting
from wizardtable.table.kit.sitting import PieceAction
from wizardtable.table.view import Choice, Key, Layout


class Showing(HandSitting[Observation, identities.Card]):
    """Attributes:
    asked: whether the held piece was brought to a spell and may be several things there.
    browsing: whether the discards are spread out.
    """

    def __init__(self) -> None:
        super().__init__()
        self.asked = False
        self.browsing = False
        self._identities = identities.Identities()
        self._on_table: frozenset[Key] = frozenset()

    def new_order(self) -> Hand:
        """An empty hand."""
        return Hand()

    # Showing.

    def present(self, frame: Frame) -> None:
        """A new frame; what was held is let go."""
        super().present(frame)
        self._identities.update(self.seen)
        mine = self.seen.viewer >= 0
        hand = self._identities.all_at(identities.HAND + self.seen.viewer) if mine else ()
        self.hold(hand, hash(self.seen))

    def put_down(self) -> None:
        """Hold nothing, and put the discards together again."""
        super().put_down()
        self.asked = self.browsing = False

    def lay_out(self, width: float, height: float, look: Look) -> Layout:
        """Everything in its place."""
        setting = LayoutBase(self.shown, (width, height), look, self._identities)
        tray = tray_of(self.seen, self._identities, browsing=self.browsing)
        raised = self.held[0] if self.held is not None else None
        made = layout.make(setting, self.order, raised, tray, sorted(self._on_table, key=str))
        self._on_table = frozenset(piece.key for piece in made.pieces)
        lying = spots(setting.rooms.hand, len(self.order.cards), setting.look)
        self.centres = [spot.box.centre[0] for spot in lying]
        return made

    # What is offered.

    def actions_of(self, key: Key) -> list[PieceAction]:
        """What the viewer might do with a piece."""
        return piece_actions.of_piece(self.shown, key, self._identities)

    def pieces_of(self, action: Any) -> tuple[Key, ...]:
        """The pieces that an action may be begun with."""
        return piece_actions.pieces_of(self.seen, action, self._identities)

    def goal_of(self, action: Any) -> Key | None:
        """The piece that marks where an action is aimed."""
        return piece_actions.goal_of(self.seen, action)

    def panel(self) -> tuple[str, tuple[Choice, ...]]:
        """What is to be decided, and the buttons of what is held or else of the turn."""
        frame = self.shown
        heading = buttons.heading(frame, self.held, asked=self.asked)
        found = [] if self.held is None else self.held[1]
        choices = buttons.held_choices(frame, found, asked=self.asked)
        return heading, choices or buttons.plain_choices(frame)

    def action_of_button(self, choice: str) -> Any | None:
        """The action of a button of the turn."""
        return buttons.action_of(self.shown, choice)

    def button_of(self, action: Any) -> tuple[Key, ...]:
        """The button that means an action."""
        return buttons.button_of(action)

    def sources(self) -> tuple[Key, ...]:
        """What may be taken: what the top spell works on while that is held, else what begins."""
        if self.held is None or not self._is_own_spell(self.held[0]):
            return self.beginnings()
        keys = self.pieces_of_all([option.action for option in self.legal()])
        return tuple(key for key in keys if key[0] == "card")

    def targets(self) -> tuple[str, ...]:
        """Where what is held may go; with nothing held, the wizards to be chosen from."""
        if self.held is None:
            seats = [one.seat for one in self.shown.menu if isinstance(one, ChooseSeat)]
            return tuple(f"seat:{seat}" for seat in seats)
        zones = [zone for option in self.legal() for zone in self._aims(option)]
        return tuple(dict.fromkeys(zones))

    def _aims(self, option: PieceAction) -> tuple[str, ...]:
        """The zones that show an option: once it has been asked for, only the nearest one."""
        return option.zones[:1] if self.asked else option.zones

    # Where pieces are.

    def _is_own_spell(self, key: Key) -> bool:
        """Whether a piece is the uppermost spell of the viewer's book."""
        seen = self.seen
        book = seen.books[seen.viewer] if seen.viewer >= 0 else ()
        return bool(book) and key == ("spell", int(book[-1]))

    def _zones_of(self, key: Key) -> list[str]:
        """The zones that a piece lies in or stands for, the smallest first."""
        seen = self.seen
        zones: list[str] = []
        match key:
            case ("need", int(spell), int(kind), _):
                slot = seen.pool.index(spell)
                zones = [f"need:{slot}:{kind}", f"spell:{slot}"]
            case ("spell", int(spell)) if spell in seen.pool:
                zones = [f"spell:{seen.pool.index(spell)}"]
            case ("spell", int(spell)):
                owner = next(seat for seat, book in enumerate(seen.books) if spell in book)
                zones = [f"book:{owner}", f"seat:{owner}"]
            case ("note" | "tome" | "eclipse", int(seat)):
                zones = [f"book:{seat}", f"seat:{seat}"]
            case ("panel" | "seat" | "mark" | "hand", int(seat)) | ("back", int(seat), _):
                zones = [f"seat:{seat}"]
            case ("card", _, _):
                zones = self._zones_of_card(key)
            case ("discards" | "spells" as pile,):
                zones = [pile]
        return zones

    def _zones_of_card(self, key: Key) -> list[str]:
        seen, place = self.seen, self._identities.place(key)
        if place >= identities.LAID:
            slot = seen.pool.index(identities.spell_under(place)[0])
            return [f"spell:{slot}"]
        if key[1] in seen.gambits and key[1] != NO_CARD:
            owner = seen.gambits.index(key[1])
            where = [f"spell:{slot}" for slot, seat in enumerate(seen.auras) if seat == owner]
            where += [f"book:{seat}" for seat, by in enumerate(seen.annulments) if by == owner]
            return [f"gambit:{owner}", *where]
        if place in (identities.TOP, identities.PILE):
            return ["discards"]
        if identities.HAND <= place < identities.HAND + len(seen.hands):
            return [f"seat:{place - identities.HAND}"]
        return []

    def homes(self, key: Key) -> list[str]:
        """The zones over which a piece let go is merely put back."""
        seen, place = self.seen, self._identities.place(key)
        if key[0] == "card" and place in (
            identities.HAND + seen.viewer,
            identities.LOOKED,
            identities.ASIDE,
        ):
            return ["hand", f"seat:{seen.viewer}"]
        return [*self._zones_of(key), f"seat:{seen.viewer}", f"book:{seen.viewer}"]
