# SPDX-License-Identifier: MIT
"""What a player of Wizard's Gambit may do; what happens when he does is in `events`."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from wizardtable.core.game import AnySeat
from wizardtable.games.wizards_gambit.rules.components import Face

Faces: TypeAlias = tuple[Face, ...]
"""Cards by their faces, ascending where nothing else is said."""

Type: TypeAlias = Annotated[int, range(6)]
"""What a component stands for on a spell."""

Laid: TypeAlias = tuple[Face, Type]
"""A component on a spell of the pool: its printed face, and the type it stands for."""

Slot: TypeAlias = Annotated[int, range(4)]
"""A place of the pool."""

# Each action is one click or one drag.


@dataclass(frozen=True, slots=True)
class PlayComponent:
    """Lay a component from the hand on a spell of the pool, as a type that it still needs.

    The type is the component's own; of a Flake it is a choice, and of a component played by
    Transcendent Focus too.
    """

    face: Face
    slot: Slot
    as_type: Type


@dataclass(frozen=True, slots=True)
class MoveComponent:
    """Rune Shift or Transmutation: move a laid component to a spell of the pool that lacks the
    type; a Flake may stand for another type there (`as_type`)."""

    laid: Laid
    source: Slot
    target: Slot
    as_type: Type


@dataclass(frozen=True, slots=True)
class Cast:
    """Play an incantation; what it asks for is chosen afterwards."""

    face: Face


@dataclass(frozen=True, slots=True)
class LayAura:
    """Play a gambit on a spell of the pool."""

    face: Face
    slot: Slot


@dataclass(frozen=True, slots=True)
class LayAnnulment:
    """Play a gambit on a wizard's book, perhaps one's own."""

    face: Face
    seat: AnySeat


@dataclass(frozen=True, slots=True)
class Destroy:
    """Play a gambit to destroy the one that an opponent has in play."""

    face: Face
    seat: AnySeat


@dataclass(frozen=True, slots=True)
class Release:
    """Take one's own gambit off."""


@dataclass(frozen=True, slots=True)
class Banish:
    """Banishment: put a pool spell without components under the spell deck, as the incantation
    action."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class Drain:
    """Drain: make an opponent discard a random card."""

    seat: AnySeat


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

    seat: AnySeat


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
    slot: Slot


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
