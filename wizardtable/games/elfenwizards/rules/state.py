# SPDX-License-Identifier: MIT
"""The state of a match of Elfenwizards; everything in it is public except the next roll."""

from dataclasses import dataclass
from typing import Annotated, Final, TypeAlias

from wizardtable.core.game import AnySeat, Running
from wizardtable.core.rng import Rng
from wizardtable.core.state import StateBase, state_class
from wizardtable.games.elfenwizards.rules.components import WizardId
from wizardtable.games.elfenwizards.rules.moves import Faces, Place

(
    RETIRE,
    CAST,
    CAST_REST,
    RECOVER,
    CONTEST,
    RECOVER_AGAIN,
    FILL,
    DEMOTE,
    CLEANSE,
    OVER,
) = range(10)
"""The phases of a round in their order; OVER means that the match is over. Scoring, the tenth phase
of the rules page, needs no decision."""

TITLES_OPEN: Final = (CAST, CAST_REST, RECOVER, CONTEST)
"""The phases before the titles of the round are awarded."""

GIVE, SEND, PLACE, USE, TAKE_BACK, COMMIT, TITLE, TOKEN, REMOVE, NOTHING = range(10)
"""The steps: what the seat to move decides next. Each step names its phases in brackets.

GIVE (RETIRE): where a minor spell is taken from. SEND (RETIRE, DEMOTE): a wizard's Magician space.
PLACE (CAST, CAST_REST): a die's box. USE (RECOVER, RECOVER_AGAIN, CLEANSE): a die to use. TAKE_BACK
(RECOVER_AGAIN, CLEANSE): unused dice to take back. COMMIT (CONTEST): a spell's wizard. TITLE
(FILL): a vacant title and the wizard that takes it. TOKEN (DEMOTE): the wizards that take the last
tokens. REMOVE (CLEANSE): the wizard that loses a token. NOTHING: the match is over.
"""

WON, UNOPPOSED, BOTH_FIRST, ONLY_ONE, SECOND_TIED, TIED, NO_POINTS, NO_CANDIDATE = range(8)
"""The verdicts: the ways in which a contest can end (rules page, {#awards} and {#magicians}).

WON: points decided; on a Magician space, there is a first and a second. UNOPPOSED: as WON, but all
candidates are of one guild.

Verdicts only for Magicians. BOTH_FIRST: two tie for first, and both rise to a title. ONLY_ONE: only
the first has points. SECOND_TIED: a tie for second keeps the right title vacant.

Verdicts by which nobody rises. TIED: two candidates tie, or more than two Magicians tie for first.
NO_POINTS: no candidate has a point. NO_CANDIDATE: there is no candidate.
"""

FOUR_ROUNDS, GRAND_TWICE, VACANT_TWICE = range(3)
"""The reasons for the end of a match: the fourth round is over, a guild became Grand Druid for the
second time, or the title of Grand Druid stayed vacant for the second time."""

Few: TypeAlias = Annotated[int, range(13)]
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
        sheet: by round that is over, the points of each seat in it.
        scores: by seat, the seat's total points. At the end these include its minor spells.
        grand: by seat, how often its guild received the title of Grand Druid.
        vacancies: how often the title of Grand Druid stayed vacant.
        reason: the reason for the end of the match, or -1 while it goes on.
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
    round_number: Few
    turn_number: Running
    dragon: AnySeat
    place: tuple[Place, ...]
    tokens: tuple[Few, ...]
    supply: Few
    ready: list[Few]
    rolled: Faces
    placed: list[Boxes]
    minors: list[Few]
    boxed: list[Few]
    track: tuple[AnySeat, ...]
    spells: list[tuple[Annotated[int, range(42)], ...]]
    passed: list[bool]
    laid: Few
    rerolled: bool
    used: Faces
    owed: Few
    greyed: tuple[WizardId, ...]
    sheet: tuple[tuple[Points, ...], ...]
    scores: tuple[Points, ...]
    grand: tuple[Few, ...]
    vacancies: Few
    reason: Annotated[int, range(-1, 3)]


Board: TypeAlias = State | Observation
"""A state or an observation. Both have the attributes that `standings` needs, so rules and players
share its functions."""
