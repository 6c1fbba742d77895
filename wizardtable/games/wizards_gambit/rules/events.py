# SPDX-License-Identifier: MIT
"""The events of a match of Wizard's Gambit: everything that a viewer can see happen.

Faces that a viewer may not see are HIDDEN. The class and field names are tags in saves.
"""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from wizardtable.core.game import Event
from wizardtable.games.wizards_gambit.rules.components import Face, SpellId
from wizardtable.games.wizards_gambit.rules.moves import Faces, Laid


@dataclass(frozen=True, slots=True, kw_only=True)
class CardEvent(Event):
    """An event whose sentence names cards; `data` is the data of the setup, for their names."""

    data: str


@dataclass(frozen=True, slots=True)
class Dealt(CardEvent):
    """A wizard was dealt their cards, and a gambit face up in front of them."""

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
    """A round begins; rounds are numbered from 1. Before the first round `first` is the seat that
    starts, otherwise -1."""

    number: int
    first: int = -1


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """A seat's turn begins."""

    seat: int


@dataclass(frozen=True, slots=True)
class EclipseEnded(Event):
    """The Eclipse that `seat` cast is over. It no longer stops the spells of the seats in
    `freed`."""

    seat: int
    freed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ComponentPlayed(CardEvent):
    """A seat played a component on a spell, as a type. `focused`: Transcendent Focus let it stand
    for another type than its own."""

    seat: int
    face: Face
    slot: int
    spell: SpellId
    as_type: int
    focused: bool


@dataclass(frozen=True, slots=True)
class ComponentMoved(CardEvent):
    """A seat moved a component from one spell to another, where it stands for a type. `cast`: by
    Transmutation, otherwise by Rune Shift."""

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

    `components` lay on the spell; `ComponentsDiscarded` follows. `points` are all points of the
    seat. `works`: no gambit or Eclipse stops the ability.
    """

    seat: int
    slot: int
    spell: SpellId
    components: Faces
    points: int
    works: bool


@dataclass(frozen=True, slots=True)
class ComponentReclaimed(CardEvent):
    """By Reclamation, a seat took a component of the completed spell into its hand."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class ComponentsDiscarded(Event):
    """The components of a completed spell were discarded, except the reclaimed ones."""

    seat: int
    components: Faces


@dataclass(frozen=True, slots=True)
class PlaysGained(CardEvent):
    """A seat may play this many more components this turn, by Haste or by Momentum."""

    seat: int
    plays: int
    momentum: bool


@dataclass(frozen=True, slots=True)
class SpellBanished(CardEvent):
    """By Banishment, a seat put a pool spell under the spell deck."""

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
    """The incantation that a seat played, or the ability of its top spell, had no effect."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandFreed(CardEvent):
    """Colbach's Bounty: a seat may play all components and incantations that it holds. Other
    viewers do not see them: `faces` is empty for them."""

    seat: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class Warded(CardEvent):
    """The card of seat `by` did not affect a seat, because its top spell is Aegis."""

    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class CardTaken(CardEvent):
    """A seat took a random card from the victim's hand, by Larceny or Corrupt Exchange
    (`exchange`).

    Only the two seats see the face, unless one of their hands is open (`open`).
    """

    reveals: ClassVar[bool] = True

    seat: int
    victim: int
    face: Face
    exchange: bool
    open: bool


@dataclass(frozen=True, slots=True)
class CardGiven(CardEvent):
    """By Corrupt Exchange, a seat gave a card to the seat `to`.

    Only the two seats see the face, unless one of their hands is open (`open`).
    """

    seat: int
    to: int
    face: Face
    open: bool


@dataclass(frozen=True, slots=True)
class HandsSwapped(CardEvent):
    """Exchange of Minds: a seat swapped hands with another.

    `faces` is the new hand of the seat, `other_faces` that of the other. Only the two see them.
    """

    reveals: ClassVar[bool] = True

    seat: int
    other: int
    faces: Faces
    other_faces: Faces


@dataclass(frozen=True, slots=True)
class CardDiscarded(CardEvent):
    """A seat discarded a card, for a cause (see `state`), during the turn of seat `by`. A gambit
    left the game."""

    reveals: ClassVar[bool] = True

    seat: int
    face: Face
    cause: int
    by: int


@dataclass(frozen=True, slots=True)
class ComponentDispelled(CardEvent):
    """By Dispel, a seat discarded a component from a pool spell."""

    seat: int
    slot: int
    spell: SpellId
    laid: Laid


@dataclass(frozen=True, slots=True)
class ComponentRecalled(Event):
    """By Recall, a seat took a component from the discard pile into its hand."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class Eclipsed(Event):
    """The spells of these seats have no ability until the next turn of the caster."""

    seat: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class IncantationDiscarded(Event):
    """An incantation was discarded after its effect."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class AuraLaid(CardEvent):
    """A seat played a gambit on a spell of the pool."""

    """A seat played a gambit on a pool spell."""
    seat: int
    gambit: Face
    slot: int
    spell: SpellId


@dataclass(frozen=True, slots=True)
class AnnulmentLaid(Event):
    """A seat played a gambit on a wizard's book."""

    seat: int
    gambit: Face
    victim: int


@dataclass(frozen=True, slots=True)
class GambitDestroyed(CardEvent):
    """A seat played a gambit to destroy the victim's: both left the game. The victim's gambit lay
    on the spell `spell`, or for NO_SPELL on the book of seat `book`."""

    seat: int
    gambit: Face
    victim: int
    destroyed: Face
    spell: SpellId
    book: int


@dataclass(frozen=True, slots=True)
class GambitReleased(CardEvent):
    """A seat released its gambit, which left the game. It lay on the spell `spell`, or for NO_SPELL
    on the book of seat `book`."""

    seat: int
    gambit: Face
    spell: SpellId
    book: int


@dataclass(frozen=True, slots=True)
class GambitsRemoved(Event):
    """All gambits in play left the game, because nobody played a component for two rounds.
    `gambits`: by seat, its gambit in play, or NO_CARD."""

    gambits: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class HandOpened(CardEvent):
    """Everybody sees a seat's hand, because its top spell is Open Mind."""

    reveals: ClassVar[bool] = True

    seat: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class HandShown(CardEvent):
    """A seat could not play a component and showed its hand; its turn ends."""

    reveals: ClassVar[bool] = True

    seat: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class HandEmptied(Event):
    """A seat has no card left and draws five. `ends_turn`: it was its own turn, which ends."""

    seat: int
    ends_turn: bool


@dataclass(frozen=True, slots=True)
class DrawPhaseGrew(CardEvent):
    """A seat draws more than one card in its draw phase, because of these spells: its own Bounty
    and the Grand Sieges of opponents."""

    seat: int
    cards: int
    spells: tuple[SpellId, ...]


@dataclass(frozen=True, slots=True)
class Drew(CardEvent):
    """A seat drew cards, for a cause (see `state`). Only the seat sees the faces, unless its hand
    is open (`open`)."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: int
    faces: Faces
    cause: int
    open: bool


@dataclass(frozen=True, slots=True)
class LookedAhead(CardEvent):
    """Foresight: a seat looks at the top two cards of the deck; only this seat sees them."""

    reveals: ClassVar[bool] = True

    seat: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class CardKept(CardEvent):
    """Foresight: a seat kept one of the two cards; only this seat sees it."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discard pile was shuffled and became the component deck of this many cards."""

    cards: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat's turn ended."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The match is over, for a reason (see `state`), with the points by seat and the winners."""

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
"""The list to which events are appended, or None if no caller needs them."""
