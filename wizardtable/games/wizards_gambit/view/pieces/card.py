# SPDX-License-Identifier: MIT
"""The piece for a face-up card of the component deck.

`component.py`, `gambit.py` and `incantation.py` have the parts that differ by type of card.
"""

from collections.abc import Iterable
from dataclasses import replace

from wizardtable.core import override
from wizardtable.core.text import N_, NN_, joined_with_and
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import moves, state, terms
from wizardtable.games.wizards_gambit.rules.abilities import can_use
from wizardtable.games.wizards_gambit.rules.card_table import CardTable
from wizardtable.games.wizards_gambit.view.pieces import card_places, component, gambit, incantation
from wizardtable.games.wizards_gambit.view.pieces.card_labels import card_name
from wizardtable.games.wizards_gambit.view.pieces.discard_pile import DiscardPile
from wizardtable.games.wizards_gambit.view.pieces.table_piece import (
    Meaning,
    ShownTable,
    TablePiece,
)
from wizardtable.play.translate import render
from wizardtable.table.kit.pieces import piece
from wizardtable.table.view import Explanation, Sprite


def card_sprite(
    table: CardTable, face: box.Face, placed: gambit.Placed = gambit.Placed.NONE
) -> Sprite:
    """Returns the look of a card. `placed`: whether a gambit is in play as an aura or annulment."""
    if box.is_component(face):
        return component.component_sprite(face)
    if box.is_gambit(face):
        return gambit.gambit_sprite(table, face, placed)
    return incantation.incantation_sprite(table, face)


@piece(
    "card",
    {
        "component": component.paint_component_sprite,
        "laid": component.paint_laid,
        "gambit": gambit.paint_gambit_sprite,
        "aura": gambit.paint_aura_sprite,
        "annulment": gambit.paint_annulment_sprite,
        "incantation": incantation.paint_incantation_sprite,
    },
)
class Card(TablePiece):
    """A card that shows its face, for example in a hand, on a spell or on the discard pile.

    Attributes:
        face: the face of the card.
        number: the number of the card among equal cards, which `CardPlaces` assigns.
    """

    face: box.Face
    number: int

    @property
    def numbered(self) -> card_places.NumberedCard:
        """The face and number of the card, as `CardPlaces` names cards."""
        return card_places.NumberedCard(self.face, self.number)

    def place(self, shown: ShownTable) -> int:
        """Returns the place of the card, as a number of `card_places`."""
        return shown.places.place(self.key)

    @override
    def sprite(self, shown: ShownTable) -> Sprite:
        place = self.place(shown)
        if place >= card_places.LAID:
            _, as_type = card_places.spell_at_place(place)
            return Sprite("laid", (as_type, int(self.face)))
        placed = gambit.Placed.NONE
        if place >= card_places.BOOK:
            placed = gambit.Placed.AURA if place >= card_places.AURA else gambit.Placed.ANNULMENT
        return card_sprite(shown.observation.table, self.face, placed)

    @override
    def name(self, shown: ShownTable) -> str:
        place = self.place(shown)
        if place >= card_places.LAID:
            return component.laid_name_with_spell(shown, self.face, place)
        if place >= card_places.READY:
            return gambit.gambit_name(shown, self.face, place)
        if place >= card_places.HAND:
            return self._name_in_hand(shown, place - card_places.HAND)
        if place in (card_places.TOP, card_places.PILE) and not shown.lies_on_sheet(self.numbered):
            return DiscardPile().name(shown)
        return card_name(shown.observation.table, self.face)

    def _name_in_hand(self, shown: ShownTable, holder: int) -> str:
        observation, names = shown.observation, shown.frame.names
        if holder != observation.viewer:
            text = N_("wizards_gambit table", "{card}, in {player}’s hand")
            return render(
                text.of(card=terms.card(observation.table, self.face), player=names[holder])
            )
        name = card_name(observation.table, self.face)
        knowers = self.knowers(shown)
        if not knowers:
            return name
        text = N_("wizards_gambit table", "{card}, known to {players}")
        return render(
            text.of(card=name, players=joined_with_and([names[seat] for seat in knowers]))
        )

    def knowers(self, shown: ShownTable) -> list[int]:
        """Returns the seats that know that the viewer holds this card.

        A seat may know only some of several equal cards. Then the seat is assumed to know the first
        ones from the left.
        """
        before = shown.hand[: shown.hand.index(self.numbered)]
        equal = sum(card.face == self.face for card in before)
        exposed = enumerate(shown.observation.exposed)
        return [seat for seat, cards in exposed if cards.count(self.face) > equal]

    @override
    def explanation(self, shown: ShownTable) -> Explanation | None:
        place = self.place(shown)
        if self.face == box.HIDDEN:
            return None
        if place >= card_places.LAID:
            return component.explain_laid(shown, self.face, place)
        if place in (card_places.TOP, card_places.PILE):
            return DiscardPile().explanation(shown)
        result = self._explain_type(shown)
        if place != card_places.HAND + shown.observation.viewer:
            return result
        return replace(result, lines=(*result.lines, *self._knower_lines(shown)))

    def _explain_type(self, shown: ShownTable) -> Explanation:
        if box.is_gambit(self.face):
            return gambit.explain_gambit(shown, self.face)
        if box.is_component(self.face):
            return component.explain_component(shown, self.face)
        return incantation.explain_incantation(shown, self.face)

    def _knower_lines(self, shown: ShownTable) -> list[str]:
        """Returns a list with the line on the seats that know this card in the viewer's hand.

        The list is empty if no seat knows the card.
        """
        exposed = enumerate(shown.observation.exposed)
        knowers = [shown.frame.names[seat] for seat, cards in exposed if self.face in cards]
        if not knowers:
            return []
        text = NN_(
            "wizards_gambit table", "{players} knows that you have this card.", "", len(knowers)
        )
        return [render(text.of(players=joined_with_and(knowers)))]

    @override
    def meanings(self, shown: ShownTable) -> Iterable[Meaning]:
        observation, face, place = shown.observation, self.face, self.place(shown)
        me = observation.viewer
        if place in (card_places.HAND + me, card_places.READY + me):
            return self._own_meanings(observation, held=place == card_places.HAND + me)
        if place >= card_places.LAID:
            return component.laid_meanings(observation, face, place)
        if (
            observation.step == state.TURN
            and face == observation.gambits[me]
            and face != box.NO_CARD
        ):
            return [(moves.Release(), (f"seat:{me}",))]
        if observation.step == state.FORESEE and place == card_places.LOOKED:
            return [(moves.Keep(face), ("hand",))]
        if (observation.step == state.RECLAIM and place == card_places.ASIDE) or (
            observation.step == state.RECALL
            and place in (card_places.TOP, card_places.PILE)
            and box.is_component(face)
        ):
            return [(moves.TakeBack(face), ("hand",))]
        return []

    def _own_meanings(self, observation: state.Observation, *, held: bool) -> list[Meaning]:
        """Returns the actions for which the viewer can use this card.

        `held`: True for a card in the hand, False for the gambit in front of the viewer.
        """
        face = self.face
        if held and observation.step in (state.WITHER, state.LIMIT):
            return [(moves.Discard(face), ("discards",))]
        if held and observation.step == state.GIVE:
            return [(moves.Give(face), (f"seat:{observation.tasks[0][2]}",))]
        if observation.step != state.TURN:
            return []
        if box.is_gambit(face):
            meanings = gambit.gambit_meanings(observation, face)
        elif box.is_component(face):
            meanings = component.component_meanings(observation, face)
        else:
            meanings = incantation.incantation_meanings(observation, face)
        if held and can_use(observation, observation.viewer, box.SCRYING):
            meanings.append((moves.Scry(face), ("discards",)))
        return meanings

    @override
    def zones(self, shown: ShownTable) -> list[str]:
        observation, place = shown.observation, self.place(shown)
        if place >= card_places.LAID:
            slot = observation.pool.index(card_places.spell_at_place(place)[0])
            return [f"spell:{slot}"]
        owner = self.owner_of_gambit(observation)
        if owner is not None:
            where = [
                f"spell:{slot}" for slot, seat in enumerate(observation.auras) if seat == owner
            ]
            where += [
                f"book:{seat}" for seat, by in enumerate(observation.annulments) if by == owner
            ]
            return [f"gambit:{owner}", *where]
        if place in (card_places.TOP, card_places.PILE):
            return ["discards"]
        if card_places.HAND <= place < card_places.HAND + len(observation.hands):
            return [f"seat:{place - card_places.HAND}"]
        return []

    def owner_of_gambit(self, observation: state.Observation) -> int | None:
        """Returns the seat whose gambit in play is this card, or None."""
        if self.face == box.NO_CARD or self.face not in observation.gambits:
            return None
        return observation.gambits.index(self.face)
