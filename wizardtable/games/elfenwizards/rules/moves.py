# SPDX-License-Identifier: MIT
"""What a player of Elfenwizards may do, and what happens when he does."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, TypeAlias

from wizardtable.core.game import Event
from wizardtable.games.elfenwizards.rules.components import WizardId

Face: TypeAlias = Annotated[int, range(7)]
"""Of a die, 1 to 6; 0 stands for a minor spell."""

Faces: TypeAlias = Annotated[tuple[Face, ...], range(8)]
"""Dice by their faces, 1 to 6, ascending: dice of one owner with the same face are equal."""

Place: TypeAlias = Annotated[int, range(-1, 22)]
"""Where a wizard is; see `components`."""

# Actions: each is one small decision of the seat to move.


@dataclass(frozen=True, slots=True)
class GiveSpell:
    """Grand Druid: give up a minor spell for good, from the Minor Spells box or from in front."""

    from_box: bool


@dataclass(frozen=True, slots=True)
class SendTo:
    """Put the retired Grand Druid, or a demoted wizard, on a Magician space."""

    wizard: WizardId
    space: Place


@dataclass(frozen=True, slots=True)
class PlaceDie:
    """Put a die with this face into one of the six boxes."""

    face: Face
    box: Annotated[int, range(6)]


@dataclass(frozen=True, slots=True)
class Reroll:
    """Pay a minor spell to roll all unplaced dice again, before any has been placed."""


@dataclass(frozen=True, slots=True)
class UseDie:
    """Use a die with this face to buy back minor spells, or to remove grey tokens."""

    face: Face


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Take an unused die with this face back from the box."""

    face: Face


@dataclass(frozen=True, slots=True)
class Done:
    """No more: keep the other dice for the second cast, use no more, or leave the rest."""


@dataclass(frozen=True, slots=True)
class Commit:
    """Put a spell beside a wizard: a die with this face from the box of the wizard's level, or
    (face 0) a minor spell."""

    face: Face
    wizard: WizardId


@dataclass(frozen=True, slots=True)
class Pass:
    """Place no more spells in this round."""


@dataclass(frozen=True, slots=True)
class FillTitle:
    """Let a defeated wizard take a vacant title."""

    wizard: WizardId
    space: Place


@dataclass(frozen=True, slots=True)
class TakeToken:
    """Choose who takes a grey token, where there are too few for all."""

    wizard: WizardId


@dataclass(frozen=True, slots=True)
class RemoveToken:
    """Remove a grey token from a wizard."""

    wizard: WizardId


Action: TypeAlias = (
    GiveSpell
    | SendTo
    | PlaceDie
    | Reroll
    | UseDie
    | TakeBack
    | Done
    | Commit
    | Pass
    | FillTitle
    | TakeToken
    | RemoveToken
)

# Events. What belongs to each seat is a tuple by seat.


@dataclass(frozen=True, slots=True)
class DragonDrawn(Event):
    """The first dragon was drawn by lot."""

    reveals: ClassVar[bool] = True

    seat: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round begins, from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A phase of the round begins (see `state`); not told of one in which nothing happens."""

    phase: int


@dataclass(frozen=True, slots=True)
class SpellGiven(Event):
    """The Grand Druid's guild laid a minor spell on the round track, on the round just over."""

    seat: int
    from_box: bool
    round_number: int


@dataclass(frozen=True, slots=True)
class DragonTaken(Event):
    """The Grand Druid's guild has the dragon, which was with seat `before` (perhaps itself)."""

    seat: int
    before: int


@dataclass(frozen=True, slots=True)
class Retired(Event):
    """The Grand Druid went to a Magician space."""

    seat: int
    wizard: WizardId
    space: int


@dataclass(frozen=True, slots=True)
class Rolled(Event):
    """A seat rolled its dice; `paid` where it gave a minor spell to roll them again."""

    reveals: ClassVar[bool] = True

    seat: int
    faces: Faces
    paid: bool


@dataclass(frozen=True, slots=True)
class DiePlaced(Event):
    """A seat put a die into a box."""

    seat: int
    face: int
    box: int


@dataclass(frozen=True, slots=True)
class DiceKept(Event):
    """A seat ended its first cast and keeps these dice, to roll them again in the second."""

    seat: int
    dice: int


@dataclass(frozen=True, slots=True)
class SpellsRecovered(Event):
    """A seat bought minor spells back with these dice, which return to it; `lost` points of them
    were left over."""

    seat: int
    faces: Faces
    spells: int
    lost: int


@dataclass(frozen=True, slots=True)
class DieTakenBack(Event):
    """A seat took an unused die back from the Minor Spells or Grey Magic box."""

    seat: int
    face: int
    box: int


@dataclass(frozen=True, slots=True)
class DiceLeft(Event):
    """A seat chose to leave these unused dice in the Minor Spells or Grey Magic box."""

    seat: int
    faces: Faces
    box: int


@dataclass(frozen=True, slots=True)
class SpellCommitted(Event):
    """A seat put a die, or (face 0) a minor spell, beside the wizard on a space, who now has so
    many points."""

    seat: int
    face: int
    wizard: WizardId
    points: int
    space: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed for the round; `unable` where it had no spell that it could have placed."""

    seat: int
    unable: bool


@dataclass(frozen=True, slots=True)
class ContestDecided(Event):
    """One contest: what it was about, who stood in it with how many points, and how it ended.

    Candidates who are not among the winners are in the defeat box of their level; Magicians stay
    where they are.

    Attributes:
        titles: the title, or the two above a Magician space.
        candidates: the best first; equal ones by guild from the dragon, then by fewer tokens.
        points: those of each candidate.
        winners: for each title who has it now, NOBODY (-1) where it stays vacant.
        verdict: why (see `state`).
    """

    titles: tuple[int, ...]
    candidates: tuple[WizardId, ...]
    points: tuple[int, ...]
    winners: tuple[WizardId, ...]
    verdict: int


@dataclass(frozen=True, slots=True)
class SpellsCleared(Event):
    """The contests are over: so many dice of each seat came back to it from wizards and level
    boxes (`unused`: those from boxes), and its minor spells beside wizards went to their box."""

    dice: tuple[int, ...]
    unused: tuple[int, ...]
    minors: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TitleFilled(Event):
    """A defeated wizard took a vacant title; `level` is that of the defeat box he was in."""

    seat: int
    wizard: WizardId
    space: int
    level: int


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    """A demoted Druid or Sorcerer took a grey token; so many are left in the supply. `level` is
    that of the defeat box he is in."""

    seat: int
    wizard: WizardId
    left: int
    level: int


@dataclass(frozen=True, slots=True)
class Demoted(Event):
    """A defeated wizard went to a Magician space; `level` is that of the defeat box he was in."""

    seat: int
    wizard: WizardId
    space: int
    level: int


@dataclass(frozen=True, slots=True)
class Cleansed(Event):
    """A seat may remove so many grey tokens for these dice, which return to it; `lost` points of
    them were left over."""

    seat: int
    faces: Faces
    tokens: int
    lost: int


@dataclass(frozen=True, slots=True)
class TokenRemoved(Event):
    """A seat removed a grey token from the wizard on a space."""

    seat: int
    wizard: WizardId
    space: int


@dataclass(frozen=True, slots=True)
class RoundScored(Event):
    """A round is over: what each seat scored in it, and has in all."""

    number: int
    points: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The game is over for a reason (see `state`); each seat scored its minor spells in front, and
    has so much in all. `grand` was Grand Druid twice, if that is the reason, else -1."""

    reason: int
    minors: tuple[int, ...]
    scores: tuple[int, ...]
    grand: int = -1


ElfenwizardsEvent: TypeAlias = (
    DragonDrawn
    | RoundBegan
    | PhaseBegan
    | SpellGiven
    | DragonTaken
    | Retired
    | Rolled
    | DiePlaced
    | DiceKept
    | SpellsRecovered
    | DieTakenBack
    | DiceLeft
    | SpellCommitted
    | Passed
    | ContestDecided
    | SpellsCleared
    | TitleFilled
    | TokenTaken
    | Demoted
    | Cleansed
    | TokenRemoved
    | RoundScored
    | GameEnded
)
