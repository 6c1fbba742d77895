# SPDX-License-Identifier: MIT
"""The actions of a player of Elfenwizards, and the events of a match."""

from dataclasses import dataclass
from typing import Annotated, ClassVar, TypeAlias

from wizardtable.core.game import Event
from wizardtable.games.elfenwizards.rules.components import WizardId

Face: TypeAlias = Annotated[int, range(7)]
"""The face of a die, 1 to 6; 0 stands for a minor spell."""

Faces: TypeAlias = Annotated[tuple[Face, ...], range(8)]
"""The faces of dice, 1 to 6, ascending. Dice of one owner with the same face are equal."""

Place: TypeAlias = Annotated[int, range(-1, 22)]
"""The place of a wizard: a title, a Magician space or a defeat box; -1 if the wizard is not in play
(see `components`)."""

# Actions: each is one small decision of the seat to move. Class and field names are tags in saves.


@dataclass(frozen=True, slots=True)
class GiveSpell:
    """Gives up a minor spell for good, from the Minor Spells box or from in front of the guild."""

    from_box: bool


@dataclass(frozen=True, slots=True)
class SendTo:
    """Sends the retired Grand Druid or a demoted wizard to a Magician space."""

    wizard: WizardId
    space: Place


@dataclass(frozen=True, slots=True)
class PlaceDie:
    """Puts a die with this face into one of the six boxes."""

    face: Face
    box: Annotated[int, range(6)]


@dataclass(frozen=True, slots=True)
class Reroll:
    """Pays a minor spell to roll all dice again; allowed only before any die is placed."""


@dataclass(frozen=True, slots=True)
class UseDie:
    """Chooses a die with this face, to recover minor spells or to remove grey tokens with it."""

    face: Face


@dataclass(frozen=True, slots=True)
class TakeBack:
    """Takes an unused die with this face back from the box."""

    face: Face


@dataclass(frozen=True, slots=True)
class Done:
    """Ends a choice of dice. Its meaning depends on the step. PLACE: the seat keeps the remaining
    dice for the second cast. USE: the seat uses no more dice. TAKE_BACK: the seat leaves the
    remaining dice in the box."""


@dataclass(frozen=True, slots=True)
class Commit:
    """Places a spell beside a wizard.

    The spell is a die with this face from the box of the wizard's level, or a minor spell (face 0).
    """

    face: Face
    wizard: WizardId


@dataclass(frozen=True, slots=True)
class Pass:
    """Passes: the seat places no more spells in this round."""


@dataclass(frozen=True, slots=True)
class FillTitle:
    """Gives a vacant title to a defeated wizard."""

    wizard: WizardId
    space: Place


@dataclass(frozen=True, slots=True)
class TakeToken:
    """Chooses a wizard to take a grey token, if there are too few tokens for all."""

    wizard: WizardId


@dataclass(frozen=True, slots=True)
class RemoveToken:
    """Removes a grey token from a wizard."""

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

# Events. Values of all seats are tuples by seat. Class and field names are tags in saves.


@dataclass(frozen=True, slots=True)
class DragonDrawn(Event):
    """The dragon was drawn by lot at the start; `seat` has it."""

    reveals: ClassVar[bool] = True

    seat: int


@dataclass(frozen=True, slots=True)
class RoundBegan(Event):
    """A round began; `number` counts from 1."""

    number: int


@dataclass(frozen=True, slots=True)
class PhaseBegan(Event):
    """A phase of the round began (see `state`). A phase in which nothing happens has no such
    event."""

    phase: int


@dataclass(frozen=True, slots=True)
class SpellGiven(Event):
    """The Grand Druid's guild gave up a minor spell.

    `from_box` is True for a spell from the Minor Spells box, False for a spell from in front of the
    guild. The spell lies on the round track at `round_number`, the round just over.
    """

    seat: int
    from_box: bool
    round_number: int


@dataclass(frozen=True, slots=True)
class DragonTaken(Event):
    """The Grand Druid's guild took the dragon from the seat `before`, which may be its own."""

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
    """A seat rolled its dice. `paid` is True if the seat paid a minor spell to roll them again."""

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
    """A seat ended its first cast with this number of dice left to roll again."""

    seat: int
    dice: int


@dataclass(frozen=True, slots=True)
class SpellsRecovered(Event):
    """A seat recovered a number of minor `spells` with these dice, which return to the seat.

    `lost` is the number of points on the dice that recovered nothing.
    """

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
    """A seat left these unused dice in the Minor Spells or Grey Magic box."""

    seat: int
    faces: Faces
    box: int


@dataclass(frozen=True, slots=True)
class SpellCommitted(Event):
    """A seat placed a die or a minor spell (face 0) beside the wizard on a space. `points` is the
    total that now lies beside the wizard."""

    seat: int
    face: int
    wizard: WizardId
    points: int
    space: int


@dataclass(frozen=True, slots=True)
class Passed(Event):
    """A seat passed for the round. `unable` is True if the seat had no spell that it could
    place."""

    seat: int
    unable: bool


@dataclass(frozen=True, slots=True)
class ContestDecided(Event):
    """A contest was decided: its titles, its candidates with their points, and its result.

    Losing candidates go to the defeat box of their level, except Magicians, who stay.

    Attributes:
        titles: the title; for a Magician space, the two titles above the space.
        candidates: the candidates, the best first. Candidates with equal points are ordered by
            guild, clockwise from the dragon, then by fewer grey tokens.
        points: the points of each candidate.
        winners: by title, the wizard that won it, or NOBODY (-1) if the title stays vacant.
        verdict: the way in which the contest ended (see `state`).
    """

    titles: tuple[int, ...]
    candidates: tuple[WizardId, ...]
    points: tuple[int, ...]
    winners: tuple[WizardId, ...]
    verdict: int


@dataclass(frozen=True, slots=True)
class SpellsCleared(Event):
    """The spells left the wizards after the contests.

    Attributes:
        dice: by seat, the number of dice that returned from wizards and level boxes.
        unused: by seat, how many of these dice came from the boxes.
        minors: by seat, the number of minor spells that went to the Minor Spells box.
    """

    dice: tuple[int, ...]
    unused: tuple[int, ...]
    minors: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class TitleFilled(Event):
    """A defeated wizard took a vacant title; `level` is the level of its defeat box."""

    seat: int
    wizard: WizardId
    space: int
    level: int


@dataclass(frozen=True, slots=True)
class TokenTaken(Event):
    """A demoted Druid or Sorcerer took a grey token.

    `left` is the number of tokens that remain in the supply. `level` is the level of the wizard's
    defeat box.
    """

    seat: int
    wizard: WizardId
    left: int
    level: int


@dataclass(frozen=True, slots=True)
class Demoted(Event):
    """A defeated wizard went to a Magician space; `level` is the level of its defeat box."""

    seat: int
    wizard: WizardId
    space: int
    level: int


@dataclass(frozen=True, slots=True)
class Cleansed(Event):
    """A seat may remove this number of grey tokens for these dice, which return to the seat.

    `lost` is the number of points on the dice that removed nothing.
    """

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
    """A round was scored: the points of each seat in it, and the total scores."""

    number: int
    points: tuple[int, ...]
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class GameEnded(Event):
    """The match ended for a reason (see `state`). `minors` are the minor spells in front of each
    seat, which scored a point each; `scores` are final. `grand` is the guild that was Grand Druid
    twice, or -1 if the match ended otherwise."""

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
