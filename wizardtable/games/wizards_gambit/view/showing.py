# SPDX-License-Identifier: MIT
"""The half of a sitting that shows: what lies where, what is held and what is offered."""

from collections.abc import Sequence

from wizardtable.games.wizards_gambit.rules.components import NO_CARD
from wizardtable.games.wizards_gambit.rules.moves import ChooseSeat
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.view import buttons, layout, piece_actions
from wizardtable.games.wizards_gambit.view.card_sheet import tray_of
from wizardtable.games.wizards_gambit.view.hand import HandOrder, spots
from wizardtable.games.wizards_gambit.view.identities import (
    ASIDE,
    HAND,
    LAID,
    LOOKED,
    PILE,
    TOP,
    Identities,
    spell_under,
)
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.piece_actions import Option
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.table.view import Key, Layout, Offers


class Showing:
    """Attributes:
    held: the piece that was clicked, or is being dragged, and what it is good for.
    asked: whether the held piece was brought to a spell and may be several things there.
    browsing: whether the discards are spread out.
    order: the viewer's hand from left to right.
    """

    def __init__(self) -> None:
        self.frame: Frame | None = None
        self.held: tuple[Key, list[Option]] | None = None
        self.asked = False
        self.browsing = False
        self.order = HandOrder()
        self._identities = Identities()
        self._viewer: int | None = None
        self._on_table: frozenset[Key] = frozenset()
        self._centres: list[float] = []
        self._remembered: tuple[int, ...] = ()

    def arrangement(self) -> Sequence[int]:
        """The viewer's order of his hand, as `arrange` takes it."""
        return self.order.written()

    def arrange(self, written: Sequence[int]) -> None:
        """Begin with this order of the hand, as far as its cards are still held."""
        self._remembered = tuple(written)

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
        self.frame = frame
        self.held, self.asked, self.browsing = None, False, False
        if self._viewer != self.seen.viewer:
            self._viewer = self.seen.viewer
            self.order = HandOrder()
            self.order.recall(self._remembered)
        self._identities.update(self.seen)
        if self.seen.viewer >= 0:
            self.order.update(self.seen, self._identities.all_at(HAND + self.seen.viewer))

    def lay_out(self, width: float, height: float, look: Look) -> Layout:
        """Everything in its place."""
        setting = LayoutBase(self._shown, (width, height), look, self._identities)
        tray = tray_of(self.seen, self._identities, browsing=self.browsing)
        raised = self.held[0] if self.held is not None else None
        made = layout.make(setting, self.order, raised, tray, sorted(self._on_table, key=str))
        self._on_table = frozenset(piece.key for piece in made.pieces)
        lying = spots(setting.rooms.hand, len(self.order.cards))
        self._centres = [spot.box.centre[0] for spot in lying]
        return made

    def offers(self) -> Offers:
        """What may be taken, what is taken, and where it may go."""
        frame = self._shown
        if not frame.menu:
            taken = () if self.held is None else (self.held[0],)
            return Offers(taken=taken)
        heading = buttons.heading(frame, self.held, asked=self.asked)
        if self.held is None:
            choices = buttons.plain_choices(frame)
            return Offers(self._sources(), (), self._targets(), heading, choices)
        key, found = self.held
        choices = buttons.held_choices(frame, found, asked=self.asked)
        choices = choices or buttons.plain_choices(frame)
        return Offers(self._held_sources(), (key,), self._targets(), heading, choices)

    def _sources(self) -> tuple[Key, ...]:
        """The pieces that the menu can be begun with, in its order."""
        keys: list[Key] = []
        for action in self._shown.menu:
            keys += piece_actions.pieces_of(self.seen, action, self._identities)
        return tuple(dict.fromkeys(keys))

    def _held_sources(self) -> tuple[Key, ...]:
        """What may be taken while something is held: what the top spell works on, or anything
        instead of it."""
        if self.held is None or not self._is_own_spell(self.held[0]):
            return self._sources()
        keys: list[Key] = []
        for option in self._legal():
            keys += piece_actions.pieces_of(self.seen, option.action, self._identities)
        return tuple(key for key in dict.fromkeys(keys) if key[0] == "card")

    def _targets(self) -> tuple[str, ...]:
        """Where what is held may go; with nothing held, the wizards to be chosen from."""
        if self.held is None:
            seats = [one.seat for one in self._shown.menu if isinstance(one, ChooseSeat)]
            return tuple(f"seat:{seat}" for seat in seats)
        zones = [zone for option in self._legal() for zone in self._aims(option)]
        return tuple(dict.fromkeys(zones))

    def _aims(self, option: Option) -> tuple[str, ...]:
        """The zones that show an option: once it has been asked for, only the nearest one."""
        return option.zones[:1] if self.asked else option.zones

    def _legal(self) -> list[Option]:
        held = [] if self.held is None else self.held[1]
        return [option for option in held if option.reason is None]

    def _of_piece(self, key: Key) -> list[Option]:
        return piece_actions.of_piece(self._shown, key, self._identities)

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
        if place >= LAID:
            slot = seen.pool.index(spell_under(place)[0])
            return [f"spell:{slot}"]
        if key[1] in seen.gambits and key[1] != NO_CARD:
            owner = seen.gambits.index(key[1])
            where = [f"spell:{slot}" for slot, seat in enumerate(seen.auras) if seat == owner]
            where += [f"book:{seat}" for seat, by in enumerate(seen.annulments) if by == owner]
            return [f"gambit:{owner}", *where]
        if place in (TOP, PILE):
            return ["discards"]
        if HAND <= place < HAND + len(seen.hands):
            return [f"seat:{place - HAND}"]
        return []

    def _homes(self, key: Key) -> list[str]:
        """The zones over which a piece let go is merely put back."""
        seen, place = self.seen, self._identities.place(key)
        if key[0] == "card" and place in (HAND + seen.viewer, LOOKED, ASIDE):
            return ["hand", f"seat:{seen.viewer}"]
        return [*self._zones_of(key), f"seat:{seen.viewer}", f"book:{seen.viewer}"]
