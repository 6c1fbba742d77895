# SPDX-License-Identifier: MIT
"""The actions of a player of Wizard's Gambit. Their consequences are in `events`.

The class and field names are tags in saves. Each action is one click or one drag.

A book is the pile of spells that a seat has completed.
"""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from wizardtable.core.game import AnySeat
from wizardtable.games.wizards_gambit.rules.components import Face

Faces: TypeAlias = tuple[Face, ...]
"""Cards by their faces, ascending unless a docstring says otherwise."""

Type: TypeAlias = Annotated[int, range(6)]
"""The type that a component stands for on a spell, 0 to 5 in the order of `components`."""

Laid: TypeAlias = tuple[Face, Type]
"""A component on a spell of the pool: its printed face, and the type it stands for."""

Slot: TypeAlias = Annotated[int, range(4)]
"""A place of the pool, 0 to 3."""


@dataclass(frozen=True, slots=True)
class PlayComponent:
    """Lays a component from the hand on a pool spell, as a type that the spell still needs.

    `as_type`: the component's own type, or any type for a Flake or by Transcendent Focus.
    """

    face: Face
    slot: Slot
    as_type: Type


@dataclass(frozen=True, slots=True)
class MoveComponent:
    """Moves a laid component to another pool spell, by Rune Shift or Transmutation.

    `source` and `target`: the slots of the two spells. `as_type`: the type that the component then
    stands for: any type for a Flake, otherwise its own type.
    """

    laid: Laid
    source: Slot
    target: Slot
    as_type: Type


@dataclass(frozen=True, slots=True)
class Cast:
    """Plays an incantation; its target is chosen afterwards."""

    face: Face


@dataclass(frozen=True, slots=True)
class LayAura:
    """Plays a gambit on a pool spell (rules page, Aura of protection)."""

    face: Face
    slot: Slot


@dataclass(frozen=True, slots=True)
class LayAnnulment:
    """Plays a gambit on a wizard's book, possibly the player's own (rules page, Annulment)."""

    face: Face
    seat: AnySeat


@dataclass(frozen=True, slots=True)
class Destroy:
    """Plays a gambit to destroy an opponent's gambit in play (rules page, Destruction)."""

    face: Face
    seat: AnySeat


@dataclass(frozen=True, slots=True)
class Release:
    """Removes the player's own gambit from play (rules page, Release)."""


@dataclass(frozen=True, slots=True)
class Banish:
    """Puts a pool spell without components under the spell deck, by Banishment. This takes an
    incantation action."""

    slot: Slot


@dataclass(frozen=True, slots=True)
class Drain:
    """Makes an opponent discard a random card, by Drain."""

    seat: AnySeat


@dataclass(frozen=True, slots=True)
class Scry:
    """Discards a card and draws another, by Scrying."""

    face: Face


@dataclass(frozen=True, slots=True)
class EndTurn:
    """Ends the turn. A player who has played no component shows their hand and draws two cards."""


@dataclass(frozen=True, slots=True)
class ChooseSeat:
    """Chooses the opponent for Larceny, Exchange of Minds or Corrupt Exchange."""

    seat: AnySeat


@dataclass(frozen=True, slots=True)
class Decline:
    """Skips Corrupt Exchange, or takes no more components by Reclamation."""


@dataclass(frozen=True, slots=True)
class Give:
    """Gives a card to the opponent who lost a card by Corrupt Exchange."""

    face: Face


@dataclass(frozen=True, slots=True)
class Discard:
    """Discards a card: for Withering, or because of the hand limit."""

    face: Face


@dataclass(frozen=True, slots=True)
class Dispel:
    """Discards a component from a pool spell, by Dispel."""

    laid: Laid
    slot: Slot


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Takes a component into the hand: from the completed spell by Reclamation, or from the discard
    pile by Recall."""

    face: Face


@dataclass(frozen=True, slots=True)
class Keep:
    """Keeps the card `face` of the two cards of Foresight, and discards the other card."""

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
