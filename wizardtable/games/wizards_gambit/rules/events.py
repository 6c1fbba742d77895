# SPDX-License-Identifier: MIT
"""The events of a match of Wizard's Gambit: everything that a viewer can see happen.

Faces that a viewer may not see are HIDDEN. The class and field names are tags in saves.

A book is the pile of spells that a seat has completed.
"""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from wizardtable.core.game import Event
from wizardtable.games.wizards_gambit.rules.components import Face, SpellId
from wizardtable.games.wizards_gambit.rules.moves import Faces, Laid


@dataclass(frozen=True, slots=True, kw_only=True)
class CardEvent(Event):
    """An event whose sentence names cards. `data`: the data of the setup, with the cards' names."""

    data: str


@dataclass(frozen=True, slots=True)
class Dealt(CardEvent):
    """A seat was dealt its first cards (`faces`), and a gambit that lies open in front of it."""

    reveals: ClassVar[bool] = True

    seat: int
    faces: Faces
    gambit: Face


@dataclass(frozen=True, slots=True)
class SpellOpened(CardEvent):
    """A spell filled a slot of the pool."""

    reveals: ClassVar[bool] = True

    slot: int
    spell: SpellId


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins; `number` counts from 1. `first`: the seat that starts the match, only in the
    first round; otherwise -1."""

    number: int
    first: int = -1


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class EclipseEnded(Event):
    """The Eclipse of the caster `seat` ends, and no longer stops the spells of the seats in
    `freed`."""

    seat: int
    freed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ComponentPlayed(CardEvent):
    """A seat played a component on a spell. `as_type`: the type that the component stands for.
    `focused`: whether Transcendent Focus allowed that type."""

    seat: int
    face: Face
    slot: int
    spell: SpellId
    as_type: int
    focused: bool


@dataclass(frozen=True, slots=True)
class ComponentMoved(CardEvent):
    """A seat moved a component from slot `source` to slot `target`, where it stands for `as_type`.
    `cast`: True for Transmutation, False for Rune Shift."""

    seat: int
    laid: Laid
    source: int
    from_spell: SpellId
    target: int
    to_spell: SpellId
    as_type: int
    cast: bool


@dataclass(frozen=True, slots=True)
class SpellClaimed(CardEvent):
    """A seat completed a spell and put it on its book.

    `components`: the components that lay on the spell; `ComponentsDiscarded` follows. `points`: the
    points of the whole book. `works`: True unless a gambit or an Eclipse stops the spell's ability.
    """

    seat: int
    slot: int
    spell: SpellId
    components: Faces
    points: int
    works: bool


@dataclass(frozen=True, slots=True)
class ComponentReclaimed(CardEvent):
    """A seat took a component of the completed spell into its hand, by Reclamation."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class ComponentsDiscarded(Event):
    """The components of a completed spell were discarded, except those taken back by
    Reclamation."""

    seat: int
    components: Faces


@dataclass(frozen=True, slots=True)
class PlaysGained(CardEvent):
    """A seat may play `plays` more components this turn. `momentum`: True for
    Momentum, False for Haste."""

    seat: int
    plays: int
    momentum: bool


@dataclass(frozen=True, slots=True)
class SpellBanished(CardEvent):
    """A seat put a pool spell under the spell deck, by Banishment."""

    seat: int
    slot: int
    spell: SpellId


@dataclass(frozen=True, slots=True)
class IncantationCast(CardEvent):
    """A seat played an incantation; the events of its effect follow."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """The incantation that a seat played had no effect."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandFreed(CardEvent):
    """Colbach's Bounty lets a seat play all components and incantations that it holds.

    `faces`: these cards; empty for viewers other than the seat.
    """

    seat: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class Warded(CardEvent):
    """Aegis protected the seat `seat` from the incantation of the seat `by`."""

    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class CardTaken(CardEvent):
    """A seat took a random card from the victim's hand.

    `exchange`: True for Corrupt Exchange, False for Larceny. `open`: whether one of the two hands
    is open. If so, everybody sees the face, otherwise only the two seats.
    """

    reveals: ClassVar[bool] = True

    seat: int
    victim: int
    face: Face
    exchange: bool
    open: bool


@dataclass(frozen=True, slots=True)
class CardGiven(CardEvent):
    """A seat gave a card to the seat `to`, by Corrupt Exchange.

    `open`: whether one of the two hands is open. If so, everybody sees the face, otherwise only the
    two seats.
    """

    seat: int
    to: int
    face: Face
    open: bool


@dataclass(frozen=True, slots=True)
class HandsSwapped(CardEvent):
    """The seats `seat` and `other` swapped hands, by Exchange of Minds.

    `faces`: the new hand of `seat`. `other_faces`: the new hand of `other`. Only these two seats
    see the faces.
    """

    reveals: ClassVar[bool] = True

    seat: int
    other: int
    faces: Faces
    other_faces: Faces


@dataclass(frozen=True, slots=True)
class CardDiscarded(CardEvent):
    """A seat discarded a card during the turn of the seat `by`. A discarded gambit leaves the game.

    `cause`: OVER_LIMIT to FORESEEN (see `state`).
    """

    reveals: ClassVar[bool] = True

    seat: int
    face: Face
    cause: int
    by: int


@dataclass(frozen=True, slots=True)
class ComponentDispelled(CardEvent):
    """A seat discarded a component from a pool spell, by Dispel."""

    seat: int
    slot: int
    spell: SpellId
    laid: Laid


@dataclass(frozen=True, slots=True)
class ComponentRecalled(Event):
    """A seat took a component from the discard pile into its hand, by Recall."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class Eclipsed(Event):
    """The spells of the seats in `seats` have no ability until the next turn of the caster
    `seat`."""

    seat: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class IncantationDiscarded(Event):
    """An incantation was discarded after its effect."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class AuraLaid(CardEvent):
    """A seat played a gambit on a pool spell."""

    seat: int
    gambit: Face
    slot: int
    spell: SpellId


@dataclass(frozen=True, slots=True)
class AnnulmentLaid(Event):
    """A seat played a gambit on the spell book of the seat `victim`."""

    seat: int
    gambit: Face
    victim: int


@dataclass(frozen=True, slots=True)
class GambitDestroyed(CardEvent):
    """A seat destroyed the victim's gambit with its own gambit; both left the game. The victim's
    gambit lay on the spell `spell`, or if `spell` is NO_SPELL, on the book of the seat `book`."""

    seat: int
    gambit: Face
    victim: int
    destroyed: Face
    spell: SpellId
    book: int


@dataclass(frozen=True, slots=True)
class GambitReleased(CardEvent):
    """A seat released its gambit, which left the game. The gambit lay on the spell `spell`, or if
    `spell` is NO_SPELL, on the book of the seat `book`."""

    seat: int
    gambit: Face
    spell: SpellId
    book: int


@dataclass(frozen=True, slots=True)
class GambitsRemoved(Event):
    """All gambits in play left the game, because nobody played a component for two rounds.
    `gambits`: by seat, the gambit that was in play, or NO_CARD."""

    gambits: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class HandOpened(CardEvent):
    """Everybody sees a seat's hand, because its top spell is Open Mind."""

    reveals: ClassVar[bool] = True

    seat: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class HandShown(CardEvent):
    """A seat showed its hand, because it played no component in its turn, which ends."""

    reveals: ClassVar[bool] = True

    seat: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class HandEmptied(Event):
    """A seat has no cards left and draws five. `ends_turn`: whether this ends the seat's own
    turn."""

    seat: int
    ends_turn: bool


@dataclass(frozen=True, slots=True)
class DrawPhaseGrew(CardEvent):
    """A seat draws more than one card in its draw phase. `cards`: the number of cards.

    `spells`: the spells that cause this: the seat's own Bounty and the Grand Sieges of opponents.
    """

    seat: int
    cards: int
    spells: tuple[SpellId, ...]


@dataclass(frozen=True, slots=True)
class Drew(CardEvent):
    """A seat drew cards. `cause`: DRAW_PHASE to BY_TRIBUTE (see `state`). `open`: whether the hand
    is open. If so, everybody sees the faces, otherwise only the seat."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: int
    faces: Faces
    cause: int
    open: bool


@dataclass(frozen=True, slots=True)
class LookedAhead(CardEvent):
    """A seat looks at the top two cards of the deck, by Foresight. Only this seat sees `faces`."""

    reveals: ClassVar[bool] = True

    seat: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class CardKept(CardEvent):
    """A seat kept one of the two cards of Foresight. Only this seat sees `face`."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard pile was shuffled and became the component deck. `cards`: its size."""

    cards: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat's turn ended."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The match is over. `reason`: TEN_POINTS to TOO_LONG (see `state`). `points`: by seat.
    `winners`: the winning seats."""

    reason: int
    points: tuple[int, ...]
    winners: tuple[int, ...]


WizardsGambitEvent: TypeAlias = (
    Dealt
    | SpellOpened
    | RoundBegan
    | TurnBegan
    | EclipseEnded
    | ComponentPlayed
    | ComponentMoved
    | SpellClaimed
    | ComponentReclaimed
    | ComponentsDiscarded
    | PlaysGained
    | SpellBanished
    | IncantationCast
    | NothingHappened
    | HandFreed
    | Warded
    | CardTaken
    | CardGiven
    | HandsSwapped
    | CardDiscarded
    | ComponentDispelled
    | ComponentRecalled
    | Eclipsed
    | IncantationDiscarded
    | AuraLaid
    | AnnulmentLaid
    | GambitDestroyed
    | GambitReleased
    | GambitsRemoved
    | HandOpened
    | HandShown
    | HandEmptied
    | DrawPhaseGrew
    | Drew
    | LookedAhead
    | CardKept
    | Reshuffled
    | TurnEnded
    | GameEnded
)

Journal: TypeAlias = "list[WizardsGambitEvent] | None"
"""The list to which functions append events, or None if the caller does not need events."""
