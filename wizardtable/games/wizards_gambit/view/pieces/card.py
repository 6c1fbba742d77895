# SPDX-License-Identifier: MIT
"""The cards of the component deck, face up.

`component.py`, `gambit.py` and `incantation.py` say what concerns only one of the three types.
"""

from collections.abc import Iterable
from dataclasses import replace

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, joined_with_and
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, state, terms
from wizardtable.games.wizards_gambit.rules.abilities import ready_to_use
from wizardtable.games.wizards_gambit.rules.card_table import CardTable
from wizardtable.games.wizards_gambit.view.pieces.card_names import card_name
from wizardtable.games.wizards_gambit.view.pieces.card_places import (
    ASIDE,
    AURA,
    BOOK,
    HAND,
    LAID,
    LOOKED,
    PILE,
    READY,
    TOP,
    NumberedCard,
    spell_under,
)
from wizardtable.games.wizards_gambit.view.pieces.component import (
    component_meanings,
    component_sprite,
    explain_component,
    explain_laid,
    laid_meanings,
    laid_name_with_spell,
    paint_component_sprite,
    paint_laid,
)
from wizardtable.games.wizards_gambit.view.pieces.discard_pile import DiscardPile
from wizardtable.games.wizards_gambit.view.pieces.gambit import (
    Placed,
    explain_gambit,
    gambit_meanings,
    gambit_name,
    gambit_sprite,
    paint_annulment_sprite,
    paint_aura_sprite,
    paint_gambit_sprite,
)
from wizardtable.games.wizards_gambit.view.pieces.incantation import (
    explain_incantation,
    incantation_meanings,
    incantation_sprite,
    paint_incantation_sprite,
)
from wizardtable.games.wizards_gambit.view.pieces.table_piece import (
    Meaning,
    ShownTable,
    TablePiece,
)
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import piece
from wizardtable.table.view import Explanation, Sprite


def card_sprite(table: CardTable, face: box.Face, placed: Placed = Placed.NONE) -> Sprite:
    """Returns the look of a card; `placed` tells where a gambit lies."""
    if box.is_component(face):
        return component_sprite(face)
    if box.is_gambit(face):
        return gambit_sprite(table, face, placed)
    return incantation_sprite(table, face)


@piece(
    "card",
    {
        "component": paint_component_sprite,
        "laid": paint_laid,
        "gambit": paint_gambit_sprite,
        "aura": paint_aura_sprite,
        "annulment": paint_annulment_sprite,
        "incantation": paint_incantation_sprite,
    },
)
class Card(TablePiece):
    """A card that shows its face: in a hand, on a spell or a book, on the discard pile, and so on.

    Attributes:
        number: which one of several equal cards it is; `CardPlaces` gives this number.
    """

    face: box.Face
    number: int

    @property
    def numbered(self) -> NumberedCard:
        """The card as `CardPlaces` knows it."""
        return NumberedCard(self.face, self.number)

    def place(self, shown: ShownTable) -> int:
        """Returns where the card lies, as `card_places` numbers places."""
        return shown.places.place(self.key)

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        place = self.place(shown)
        if place >= LAID:
            _, as_type = spell_under(place)
            return Sprite("laid", (as_type, int(self.face)))
        placed = Placed.NONE
        if place >= BOOK:
            placed = Placed.AURA if place >= AURA else Placed.ANNULMENT
        return card_sprite(shown.seen.table, self.face, placed)

    @override
    def name(self, shown: ShownTable) -> str:
        place = self.place(shown)
        if place >= LAID:
            return laid_name_with_spell(shown, self.face, place)
        if place >= READY:
            return gambit_name(shown, self.face, place)
        if place >= HAND:
            return self._name_in_hand(shown, place - HAND)
        if place in (TOP, PILE) and not shown.lies_on_sheet(self.numbered):
            return DiscardPile().name(shown)
        return card_name(shown.seen.table, self.face)

    def _name_in_hand(self, shown: ShownTable, holder: int) -> str:
        seen, names = shown.seen, shown.frame.names
        if holder != seen.viewer:
            text = N_("wizards_gambit table", "{card}, in {player}’s hand")
            return render(text.of(card=terms.card(seen.table, self.face), player=names[holder]))
        name = card_name(seen.table, self.face)
        knowers = self.knowers(shown)
        if not knowers:
            return name
        text = N_("wizards_gambit table", "{card}, known to {players}")
        return render(
            text.of(card=name, players=joined_with_and([names[seat] for seat in knowers]))
        )

    def knowers(self, shown: ShownTable) -> list[int]:
        """Returns the seats that know that the viewer holds this card; of equal cards, the ones
        that lie first in the hand are known."""
        before = shown.hand[: shown.hand.index(self.numbered)]
        equal = sum(card.face == self.face for card in before)
        exposed = enumerate(shown.seen.exposed)
        return [seat for seat, known in exposed if known.count(self.face) > equal]

    @override
    def explanation(self, shown: ShownTable) -> Explanation | None:
        place = self.place(shown)
        if self.face == box.HIDDEN:
            return None
        if place >= LAID:
            return explain_laid(shown, self.face, place)
        if place in (TOP, PILE):
            return DiscardPile().explanation(shown)
        found = self._explain_type(shown)
        if place != HAND + shown.seen.viewer:
            return found
        return replace(found, lines=(*found.lines, *self._knower_lines(shown)))

    def _explain_type(self, shown: ShownTable) -> Explanation:
        if box.is_gambit(self.face):
            return explain_gambit(shown, self.face)
        if box.is_component(self.face):
            return explain_component(shown, self.face)
        return explain_incantation(shown, self.face)

    def _knower_lines(self, shown: ShownTable) -> list[str]:
        """Returns who knows that the viewer holds such a card."""
        exposed = enumerate(shown.seen.exposed)
        knowers = [shown.frame.names[seat] for seat, known in exposed if self.face in known]
        if not knowers:
            return []
        text = NN_(
            "wizards_gambit table", "{players} knows that you have this card.", "", len(knowers)
        )
        return [render(text.of(players=joined_with_and(knowers)))]

    @override
    def meanings(self, shown: ShownTable) -> Iterable[Meaning]:
        seen, face, place = shown.seen, self.face, self.place(shown)
        me = seen.viewer
        if place in (HAND + me, READY + me):
            return self._own_meanings(seen, held=place == HAND + me)
        if place >= LAID:
            return laid_meanings(seen, face, place)
        if seen.step == state.TURN and face == seen.gambits[me] and face != box.NO_CARD:
            return [(moves.Release(), (f"seat:{me}",))]
        if seen.step == state.FORESEE and place == LOOKED:
            return [(moves.Keep(face), ("hand",))]
        if (seen.step == state.RECLAIM and place == ASIDE) or (
            seen.step == state.RECALL and place in (TOP, PILE) and box.is_component(face)
        ):
            return [(moves.TakeBack(face), ("hand",))]
        return []

    def _own_meanings(self, seen: state.Observation, *, held: bool) -> list[Meaning]:
        """Returns what a card in the viewer's hand may mean, or if not `held`, the gambit in front
        of the viewer."""
        face = self.face
        if held and seen.step in (state.WITHER, state.LIMIT):
            return [(moves.Discard(face), ("discards",))]
        if held and seen.step == state.GIVE:
            return [(moves.Give(face), (f"seat:{seen.tasks[0][2]}",))]
        if seen.step != state.TURN:
            return []
        if box.is_gambit(face):
            found = gambit_meanings(seen, face)
        elif box.is_component(face):
            found = component_meanings(seen, face)
        else:
            found = incantation_meanings(seen, face)
        if held and ready_to_use(seen, seen.viewer, box.SCRYING):
            found.append((moves.Scry(face), ("discards",)))
        return found

    @override
    def zones(self, shown: ShownTable) -> list[str]:
        seen, place = shown.seen, self.place(shown)
        if place >= LAID:
            slot = seen.pool.index(spell_under(place)[0])
            return [f"spell:{slot}"]
        owner = self.owner_of_gambit(seen)
        if owner is not None:
            where = [f"spell:{slot}" for slot, seat in enumerate(seen.auras) if seat == owner]
            where += [f"book:{seat}" for seat, by in enumerate(seen.annulments) if by == owner]
            return [f"gambit:{owner}", *where]
        if place in (TOP, PILE):
            return ["discards"]
        if HAND <= place < HAND + len(seen.hands):
            return [f"seat:{place - HAND}"]
        return []

    def owner_of_gambit(self, seen: state.Observation) -> int | None:
        """Returns the seat that has this card in play as its gambit; None for other cards."""
        if self.face == box.NO_CARD or self.face not in seen.gambits:
            return None
        return seen.gambits.index(self.face)
