# SPDX-License-Identifier: MIT
"""What happens in a match of Wizard's Gambit, an event for each thing that can be seen.

Faces that a viewer may not see are HIDDEN.
"""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from wizardtable.core.game import Event
from wizardtable.games.wizards_gambit.rules.components import Face, SpellId
from wizardtable.games.wizards_gambit.rules.moves import Faces, Laid


@dataclass(frozen=True, slots=True, kw_only=True)
class CardEvent(Event):
    """An event told by the names of cards; `data` is that of the setup, which gives their names."""

    data: str


@dataclass(frozen=True, slots=True)
class Dealt(CardEvent):
    """A wizard was dealt his cards, and a gambit open in front of him."""

    reveals: ClassVar[bool] = True

    seat: int
    faces: Faces
    gambit: Face


@dataclass(frozen=True, slots=True)
class SpellOpened(CardEvent):
    """A spell filled a place of the pool."""

    reveals: ClassVar[bool] = True

    slot: int
    spell: SpellId


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins, from 1; before the first one it is seen who begins (`first`, else -1): whose
    gambit is the highest."""

    number: int
    first: int = -1


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    """It is a seat's turn."""

    seat: int


@dataclass(frozen=True, slots=True)
class EclipseEnded(Event):
    """The Eclipse that a seat cast is over; spells of these seats work again, as far as nothing
    else stops them."""

    seat: int
    freed: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ComponentPlayed(CardEvent):
    """A seat laid a component on a spell; it stands for a type. By Transcendent Focus a component
    that is no Flake stands for another type than its own (`focused`)."""

    seat: int
    face: Face
    slot: int
    spell: SpellId
    as_type: int
    focused: bool


@dataclass(frozen=True, slots=True)
class ComponentMoved(CardEvent):
    """A seat moved a component, laid as one type, from a spell to another, where it stands for a
    type: by Rune Shift, or by Transmutation (`cast`)."""

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
    """A seat completed a spell and put it on its book: its components leave it (see
    `ComponentsDiscarded`), and the seat has so many points in all. Its ability
    `works` unless a gambit or an Eclipse stops it."""

    seat: int
    slot: int
    spell: SpellId
    components: Faces
    points: int
    works: bool


@dataclass(frozen=True, slots=True)
class ComponentReclaimed(CardEvent):
    """A seat took a component of the spell it completed in hand, by Reclamation."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class ComponentsDiscarded(Event):
    """The components of a completed spell were discarded, but for those reclaimed."""

    seat: int
    components: Faces


@dataclass(frozen=True, slots=True)
class PlaysGained(CardEvent):
    """A seat may play so many more components this turn, by Haste or (1) Momentum."""

    seat: int
    plays: int
    momentum: bool


@dataclass(frozen=True, slots=True)
class SpellBanished(CardEvent):
    """A seat put a pool spell under the spell deck."""

    seat: int
    slot: int
    spell: SpellId


@dataclass(frozen=True, slots=True)
class IncantationCast(CardEvent):
    """A seat played an incantation; what it does follows."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """The incantation that a seat played, or the ability of its top spell, had no effect."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandFreed(CardEvent):
    """Colbach's Bounty: a seat may play all components and incantations it holds; others do not
    see which, nor how many (`faces` is empty)."""

    seat: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class Warded(CardEvent):
    """The effect of another seat's card passed a seat by: its top spell is Aegis."""

    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class CardTaken(CardEvent):
    """A seat took a random card from another's hand, by Larceny or Corrupt Exchange (`exchange`);
    only the two see it, unless one of their hands lies open."""

    reveals: ClassVar[bool] = True

    seat: int
    victim: int
    face: Face
    exchange: bool
    open: bool


@dataclass(frozen=True, slots=True)
class CardGiven(CardEvent):
    """A seat gave a card to another, by Corrupt Exchange; only the two see it, unless one of their
    hands lies open."""

    seat: int
    to: int
    face: Face
    open: bool


@dataclass(frozen=True, slots=True)
class HandsSwapped(CardEvent):
    """Exchange of Minds: a seat swapped hands with another; `faces` are what the seat now has,
    `other_faces` what the other has. Only the two see them."""

    reveals: ClassVar[bool] = True

    seat: int
    other: int
    faces: Faces
    other_faces: Faces


@dataclass(frozen=True, slots=True)
class CardDiscarded(CardEvent):
    """A seat discarded a card, for a cause (see `state`), by the card of a seat, perhaps its own; a
    gambit left the game."""

    reveals: ClassVar[bool] = True

    seat: int
    face: Face
    cause: int
    by: int


@dataclass(frozen=True, slots=True)
class ComponentDispelled(CardEvent):
    """A seat discarded a component laid on a spell."""

    seat: int
    slot: int
    spell: SpellId
    laid: Laid


@dataclass(frozen=True, slots=True)
class ComponentRecalled(Event):
    """A seat took a component from the discards in hand."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class Eclipsed(Event):
    """No spell of these seats has an ability until the next turn of the seat that cast it."""

    seat: int
    seats: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class IncantationDiscarded(Event):
    """An incantation has been carried out and was discarded."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class AuraLaid(CardEvent):
    """A seat played a gambit on a spell of the pool."""

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
    """A seat played a gambit to destroy that of another, which lay on a spell of the pool, or for
    NO_SPELL on a seat's book: both left the game."""

    seat: int
    gambit: Face
    victim: int
    destroyed: Face
    spell: SpellId
    book: int


@dataclass(frozen=True, slots=True)
class GambitReleased(CardEvent):
    """A seat took its gambit off a spell of the pool, or for NO_SPELL off a seat's book; it left
    the game."""

    seat: int
    gambit: Face
    spell: SpellId
    book: int


@dataclass(frozen=True, slots=True)
class GambitsRemoved(Event):
    """Nobody could play a component for two rounds: all gambits in play left the game. By seat,
    the gambit it had in play, or NO_CARD."""

    gambits: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class HandOpened(CardEvent):
    """A seat's hand lies open from now on, or it is another one: its top spell is Open Mind."""

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
    """A seat has no card left: it draws five, and its own turn ends (`ends_turn`)."""

    seat: int
    ends_turn: bool


@dataclass(frozen=True, slots=True)
class DrawPhaseGrew(CardEvent):
    """A seat draws so many cards in its draw phase and not one, because of these spells: its own
    Bounty, and the Grand Sieges of others."""

    seat: int
    cards: int
    spells: tuple[SpellId, ...]


@dataclass(frozen=True, slots=True)
class Drew(CardEvent):
    """A seat drew so many cards, for a cause (see `state`); others do not see the faces, unless
    its hand lies open."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: int
    faces: Faces
    cause: int
    open: bool


@dataclass(frozen=True, slots=True)
class LookedAhead(CardEvent):
    """Foresight: a seat looks at the top two cards of the deck; others do not see them."""

    reveals: ClassVar[bool] = True

    seat: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class CardKept(CardEvent):
    """Foresight: a seat kept one of the cards it looked at; others do not see it."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    """The discards, so many, became the component deck."""

    cards: int


@dataclass(frozen=True, slots=True)
class TurnEnded(Event):
    """A seat's turn is over."""

    seat: int


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over for a reason (see `state`); the points by seat, and who won."""

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
"""Where events are appended; None where nobody asks for them."""
