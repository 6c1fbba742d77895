# SPDX-License-Identifier: MIT
"""What a player of Wizard's Gambit may do, and what happens when he does."""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from wizardtable.core.game import Event
from wizardtable.games.wizards_gambit.components import Face, SpellId

Faces: TypeAlias = tuple[Face, ...]
"""Cards by their faces, ascending where nothing else is said."""

Laid: TypeAlias = tuple[Face, int]
"""A component on a spell of the pool: its printed face, and the type it stands for."""

# Actions: each is one click or one drag.


@dataclass(frozen=True, slots=True)
class PlayComponent:
    """Lay a component from the hand on a spell of the pool, as a type that it still needs.

    The type is the component's own; of a Flake it is a choice, and of a component played by
    Transcendent Focus too.
    """

    face: Face
    slot: int
    as_type: int


@dataclass(frozen=True, slots=True)
class MoveComponent:
    """Rune Shift or Transmutation: move a laid component to a spell of the pool that lacks the
    type; a Flake may stand for another type there (`as_type`)."""

    laid: Laid
    source: int
    target: int
    as_type: int


@dataclass(frozen=True, slots=True)
class Cast:
    """Play an incantation; what it asks for is chosen afterwards."""

    face: Face


@dataclass(frozen=True, slots=True)
class LayAura:
    """Play a gambit on a spell of the pool."""

    face: Face
    slot: int


@dataclass(frozen=True, slots=True)
class LayAnnulment:
    """Play a gambit on a wizard's book, perhaps one's own."""

    face: Face
    seat: int


@dataclass(frozen=True, slots=True)
class Destroy:
    """Play a gambit to destroy the one that an opponent has in play."""

    face: Face
    seat: int


@dataclass(frozen=True, slots=True)
class Release:
    """Take one's own gambit off."""


@dataclass(frozen=True, slots=True)
class Banish:
    """Banishment: put a pool spell without components under the spell deck, as the incantation
    action."""

    slot: int


@dataclass(frozen=True, slots=True)
class Drain:
    """Drain: make an opponent discard a random card."""

    seat: int


@dataclass(frozen=True, slots=True)
class Scry:
    """Scrying: discard a card to draw one."""

    face: Face


@dataclass(frozen=True, slots=True)
class EndTurn:
    """No more: end the turn. Who has played no component, because he can play none, shows his
    hand and draws two cards."""


@dataclass(frozen=True, slots=True)
class ChooseSeat:
    """Choose the opponent whom Larceny, Exchange of Minds or Corrupt Exchange is aimed at."""

    seat: int


@dataclass(frozen=True, slots=True)
class Decline:
    """Let Corrupt Exchange be, or take no more by Reclamation."""


@dataclass(frozen=True, slots=True)
class Give:
    """Corrupt Exchange: give a card to the opponent one was taken from."""

    face: Face


@dataclass(frozen=True, slots=True)
class Discard:
    """Discard a card: for Withering, or down to the hand limit."""

    face: Face


@dataclass(frozen=True, slots=True)
class Dispel:
    """Dispel: discard a component laid on a spell of the pool."""

    laid: Laid
    slot: int


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take a component in hand: of the completed spell by Reclamation, from the discards by
    Recall."""

    face: Face


@dataclass(frozen=True, slots=True)
class Keep:
    """Foresight: keep this card of the two, and discard the other."""

    face: Face


Action: TypeAlias = (
    PlayComponent
    | MoveComponent
    | Cast
    | LayAura
    | LayAnnulment
    | Destroy
    | Release
    | Banish
    | Drain
    | Scry
    | EndTurn
    | ChooseSeat
    | Decline
    | Give
    | Discard
    | Dispel
    | TakeBack
    | Keep
)

# Events. Faces that a viewer may not see are HIDDEN.


@dataclass(frozen=True, slots=True)
class Dealt(Event):
    """A wizard was dealt his cards, and a gambit open in front of him."""

    reveals: ClassVar[bool] = True

    seat: int
    faces: Faces
    gambit: Face


@dataclass(frozen=True, slots=True)
class SpellOpened(Event):
    """A spell filled a place of the pool."""

    reveals: ClassVar[bool] = True

    slot: int
    spell: SpellId


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins, from 1; the first one with the highest gambit."""

    number: int


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
class ComponentPlayed(Event):
    """A seat laid a component on a spell; it stands for a type. By Transcendent Focus a component
    that is no Flake stands for another type than its own (`focused`)."""

    seat: int
    face: Face
    slot: int
    spell: SpellId
    as_type: int
    focused: bool


@dataclass(frozen=True, slots=True)
class ComponentMoved(Event):
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
class SpellClaimed(Event):
    """A seat completed a spell and put it on its book: its components leave it (see
    `ComponentsDiscarded`), and the seat has so many points in all."""

    seat: int
    slot: int
    spell: SpellId
    components: Faces
    points: int


@dataclass(frozen=True, slots=True)
class ComponentReclaimed(Event):
    """A seat took a component of the spell it completed in hand, by Reclamation."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class ComponentsDiscarded(Event):
    """The components of a completed spell were discarded, but for those reclaimed."""

    seat: int
    slot: int
    components: Faces


@dataclass(frozen=True, slots=True)
class PlaysGained(Event):
    """A seat may play so many more components this turn, by Haste or (1) Momentum."""

    seat: int
    plays: int
    momentum: bool


@dataclass(frozen=True, slots=True)
class SpellBanished(Event):
    """A seat put a pool spell under the spell deck."""

    seat: int
    slot: int
    spell: SpellId


@dataclass(frozen=True, slots=True)
class IncantationCast(Event):
    """A seat played an incantation; what it does follows."""

    seat: int
    face: Face


@dataclass(frozen=True, slots=True)
class NothingHappened(Event):
    """The incantation that a seat played, or the ability of its top spell, had no effect."""

    seat: int


@dataclass(frozen=True, slots=True)
class HandFreed(Event):
    """Colbach's Bounty: a seat may play all components and incantations it holds, so many; others
    do not see which (`faces`)."""

    seat: int
    cards: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class Warded(Event):
    """The effect of another seat's card passed a seat by: its top spell is Aegis."""

    seat: int
    by: int


@dataclass(frozen=True, slots=True)
class CardTaken(Event):
    """A seat took a random card from another's hand, by Larceny or Corrupt Exchange (`exchange`);
    only the two see it."""

    reveals: ClassVar[bool] = True

    seat: int
    victim: int
    face: Face
    exchange: bool


@dataclass(frozen=True, slots=True)
class CardGiven(Event):
    """A seat gave a card to another, by Corrupt Exchange; only the two see it."""

    seat: int
    to: int
    face: Face


@dataclass(frozen=True, slots=True)
class HandsSwapped(Event):
    """Exchange of Minds: a seat swapped hands with another; `faces` are what the seat now has,
    `other_faces` what the other has. Only the two see them."""

    reveals: ClassVar[bool] = True

    seat: int
    other: int
    faces: Faces
    other_faces: Faces


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    """A seat discarded a card, for a cause (see `state`); a gambit left the game."""

    reveals: ClassVar[bool] = True

    seat: int
    face: Face
    cause: int


@dataclass(frozen=True, slots=True)
class ComponentDispelled(Event):
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
class AuraLaid(Event):
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
class GambitDestroyed(Event):
    """A seat played a gambit to destroy that of another: both left the game."""

    seat: int
    gambit: Face
    victim: int
    destroyed: Face


@dataclass(frozen=True, slots=True)
class GambitReleased(Event):
    """A seat took its gambit off; it left the game."""

    seat: int
    gambit: Face


@dataclass(frozen=True, slots=True)
class GambitsRemoved(Event):
    """Nobody could play a component for two rounds: all gambits in play left the game. By seat,
    the gambit it had in play, or NO_CARD."""

    gambits: tuple[Face, ...]


@dataclass(frozen=True, slots=True)
class HandOpened(Event):
    """A seat's hand lies open from now on: its top spell is Open Mind."""

    reveals: ClassVar[bool] = True

    seat: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class HandShown(Event):
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
class Drew(Event):
    """A seat drew so many cards, for a cause (see `state`); others do not see the faces."""

    reveals: ClassVar[bool] = True

    seat: int
    cards: int
    faces: Faces
    cause: int


@dataclass(frozen=True, slots=True)
class LookedAhead(Event):
    """Foresight: a seat looks at the top two cards of the deck; others do not see them."""

    reveals: ClassVar[bool] = True

    seat: int
    faces: Faces


@dataclass(frozen=True, slots=True)
class CardKept(Event):
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
    | Drew
    | LookedAhead
    | CardKept
    | Reshuffled
    | TurnEnded
    | GameEnded
)

Journal: TypeAlias = "list[WizardsGambitEvent] | None"
"""Where events are appended; None where nobody asks for them."""
