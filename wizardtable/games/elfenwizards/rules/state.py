# SPDX-License-Identifier: MIT
"""The state of a match of Elfenwizards; everything in it is public except the next roll."""

from dataclasses import dataclass, field
from typing import Annotated, Final, TypeAlias

from wizardtable.core.game import AnySeat, Running
from wizardtable.core.rng import Rng
from wizardtable.core.state import StateBase, state_class
from wizardtable.games.elfenwizards.rules.components import WizardId
from wizardtable.games.elfenwizards.rules.match_box import MatchBox, read_box
from wizardtable.games.elfenwizards.rules.moves import Faces, Place

RETIRE: Final = 0
CAST: Final = 1
CAST_REST: Final = 2
RECOVER: Final = 3
CONTEST: Final = 4
RECOVER_AGAIN: Final = 5
FILL: Final = 6
DEMOTE: Final = 7
CLEANSE: Final = 8
OVER: Final = 9
"""The phases of a round in their order; OVER means that the match is over. Scoring, the tenth phase
of the rules page, needs no decision."""

TITLES_OPEN: Final = (CAST, CAST_REST, RECOVER, CONTEST)
"""The phases before the titles of the round are awarded."""

GIVE: Final = 0
SEND: Final = 1
PLACE: Final = 2
USE: Final = 3
TAKE_BACK: Final = 4
COMMIT: Final = 5
TITLE: Final = 6
TOKEN: Final = 7
REMOVE: Final = 8
NOTHING: Final = 9
"""The steps: what the seat to move decides next. Each step names its phases in brackets.

GIVE (RETIRE): where a minor spell is taken from. SEND (RETIRE, DEMOTE): a wizard's Magician space.
PLACE (CAST, CAST_REST): a die's box. USE (RECOVER, RECOVER_AGAIN, CLEANSE): a die to use. TAKE_BACK
(RECOVER_AGAIN, CLEANSE): unused dice to take back. COMMIT (CONTEST): a spell's wizard. TITLE
(FILL): a vacant title and the wizard that takes it. TOKEN (DEMOTE): the wizards that take the last
tokens. REMOVE (CLEANSE): the wizard that loses a token. NOTHING: the match is over.
"""

WON: Final = 0
UNOPPOSED: Final = 1
BOTH_FIRST: Final = 2
ONLY_ONE: Final = 3
SECOND_TIED: Final = 4
TIED: Final = 5
NO_POINTS: Final = 6
NO_CANDIDATE: Final = 7
HELD: Final = 8
"""The verdicts: the ways in which a contest can end (rules page, {#awards} and {#magicians}).

WON: points decided; of two titles, each has a winner. UNOPPOSED: as WON, but all candidates are of
one guild.

Verdicts only for two titles. BOTH_FIRST: two tie for first, and both rise to a title. ONLY_ONE:
only the first has points. SECOND_TIED: a tie for second keeps the right title vacant.

Verdicts by which nobody rises. TIED: candidates tie for the title, or more than two tie for the
first of two titles. NO_POINTS: no candidate has a point. NO_CANDIDATE: there is no candidate. HELD:
wizards that stay hold all the titles; this never happens with the printed box.
"""

FOUR_ROUNDS, GRAND_TWICE, VACANT_TWICE = range(3)
"""The reasons for the end of a match.

FOUR_ROUNDS: the fourth round is over. GRAND_TWICE: a guild became Grand Druid for the second time.
VACANT_TWICE: the title of Grand Druid stayed vacant for the second time.
"""

PieceCount: TypeAlias = Annotated[int, range(13)]
"""A count, such as of pieces of one kind, 0 to 12."""

Points: TypeAlias = Annotated[int, range(-1000, 1000)]
"""The points of a seat, in a round or in total."""

Boxes: TypeAlias = tuple[Faces, Faces, Faces, Faces, Faces, Faces]
"""A seat's dice in each of the six boxes."""


@dataclass(frozen=True, slots=True)
class Observation:
    """The observation of a match. Except for `viewer`, it is the same for every seat.

    Attributes:
        viewer: the seat that observes, or -1 for the public view.
        lighter_grey: whether the option "Lighter grey magic" is in force.
        phase: the phase of the round (RETIRE to OVER).
        step: what the seat to move decides next (GIVE to NOTHING).
        to_move: the seat that decides next, or -1 once the match is over.
        round_number: the number of the round, from 1.
        turn_number: the number of the turn, counted from 1 through the whole match. A turn is the
            decisions that a seat takes one after another.
        dragon: the seat that has the dragon.
        place: by wizard id, the wizard's place; OUT if there is no such wizard. Each seat has 8
            ids.
        tokens: by wizard id, the number of grey tokens under the wizard.
        supply: the number of grey tokens that are under no wizard.
        ready: by seat, the number of dice in front of the seat that are still to be rolled.
        rolled: the dice that the seat to move has rolled and not yet placed.
        placed: by seat and box, the dice in the box. Dice beside wizards are not included.
        minors: by seat, the number of minor spells in front of the seat.
        boxed: by seat, the number of its minor spells in the Minor Spells box.
        track: by round that is over, the seat whose minor spell lies on the round track; -1 for
            none.
        spells: by wizard id, the spells beside the wizard, ascending (see `components.spell_of`).
        passed: by seat, whether the seat has passed in this round's contests.
        laid: the number of dice or spells that the seat to move has placed in its turn.
        rerolled: whether the seat to move has paid to reroll.
        used: the dice that the seat to move has chosen to use; they are still in their box.
        owed: the number of grey tokens still to be taken (TOKEN) or removed (REMOVE).
        greyed: the wizards that have taken a token in this turn (TOKEN).
        sheet: by round that is over, the points of each seat in that round.
        scores: by seat, the seat's total points. At the end these include its minor spells.
        grand: by seat, how often its guild received the title of Grand Druid.
        vacancies: how often the title of Grand Druid stayed vacant.
        reason: the reason for the end of the match, or -1 while it goes on.
        data: the box of the match, as `Setup.data`; "" for the printed box.
    """

    viewer: int
    lighter_grey: bool
    phase: int
    step: int
    to_move: int
    round_number: int
    turn_number: int
    dragon: int
    place: tuple[int, ...]
    tokens: tuple[int, ...]
    supply: int
    ready: tuple[int, ...]
    rolled: Faces
    placed: tuple[Boxes, ...]
    minors: tuple[int, ...]
    boxed: tuple[int, ...]
    track: tuple[int, ...]
    spells: tuple[tuple[int, ...], ...]
    passed: tuple[bool, ...]
    laid: int
    rerolled: bool
    used: Faces
    owed: int
    greyed: tuple[WizardId, ...]
    sheet: tuple[tuple[int, ...], ...]
    scores: tuple[int, ...]
    grand: tuple[int, ...]
    vacancies: int
    reason: int
    data: str = field(default="", metadata={"unwritten": ""})

    @property
    def box(self) -> MatchBox:
        """The box with which the match is played."""
        return read_box(self.data)


@state_class
class State(StateBase):
    """A match of Elfenwizards; its attributes are explained in `Observation`. The names are tags in
    saves.

    Values that seldom change are tuples, which clones share.

    Attributes:
        rng: the match's random generator, for the dice and the first dragon.
    """

    rng: Rng
    lighter_grey: bool
    phase: Annotated[int, range(10)]
    step: Annotated[int, range(10)]
    to_move: AnySeat
    round_number: PieceCount
    turn_number: Running
    dragon: AnySeat
    place: tuple[Place, ...]
    tokens: tuple[PieceCount, ...]
    supply: PieceCount
    ready: list[PieceCount]
    rolled: Faces
    placed: list[Boxes]
    minors: list[PieceCount]
    boxed: list[PieceCount]
    track: tuple[AnySeat, ...]
    spells: list[tuple[Annotated[int, range(42)], ...]]
    passed: list[bool]
    laid: PieceCount
    rerolled: bool
    used: Faces
    owed: PieceCount
    greyed: tuple[WizardId, ...]
    sheet: tuple[tuple[Points, ...], ...]
    scores: tuple[Points, ...]
    grand: tuple[PieceCount, ...]
    vacancies: PieceCount
    reason: Annotated[int, range(-1, 3)]
    data: Annotated[str, range(1 << 18)] = ""

    @property
    def box(self) -> MatchBox:
        """The box with which the match is played."""
        return read_box(self.data)


Board: TypeAlias = State | Observation
"""A state or an observation. Both have the attributes that `standings` needs, so rules and players
share its functions."""
