# SPDX-License-Identifier: MIT
"""Where everything in a match of Elfenwizards is: all of it is open but the next roll."""

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
"""Phases of a round, in their order; scoring, the tenth, needs no decision. OVER: the game is."""

TITLES_OPEN: Final = (CAST, CAST_REST, RECOVER, CONTEST)
"""Phases after which this round's titles are decided, by what lies beside the wizards."""

GIVE, SEND, PLACE, USE, TAKE_BACK, COMMIT, TITLE, TOKEN, REMOVE, NOTHING = range(10)
"""What is decided next. GIVE (RETIRE): where a minor spell is taken from. SEND (RETIRE, DEMOTE): a
wizard's Magician space. PLACE (CAST, CAST_REST): a die's box. USE (RECOVER, RECOVER_AGAIN,
CLEANSE): a die to use. TAKE_BACK (RECOVER_AGAIN, CLEANSE): unused dice to take back. COMMIT
(CONTEST): a spell's wizard. TITLE (FILL): who takes which vacant title. TOKEN (DEMOTE): who takes
the last tokens. REMOVE (CLEANSE): who loses a token. NOTHING: the game is over."""

WON, UNOPPOSED, BOTH_FIRST, ONLY_ONE, SECOND_TIED, TIED, NO_POINTS, NO_CANDIDATE = range(8)
"""How a contest ended. WON: by points; on a Magician space first and second have them. UNOPPOSED:
likewise, but all candidates are of one guild. For Magicians: BOTH_FIRST: two, tied for first, rise
both; ONLY_ONE: nobody but the first has points; SECOND_TIED: a tie for second keeps the right title
vacant. Nobody rises: TIED: two (of Magicians: more than two) tied for first; NO_POINTS: nobody has
any; NO_CANDIDATE: nobody stands there."""

FOUR_ROUNDS, GRAND_TWICE, VACANT_TWICE = range(3)
"""Why the game is over: the fourth round is, a guild became Grand Druid for the second time, or
the title stayed vacant for the second time."""

Few: TypeAlias = Annotated[int, range(13)]
"""A number of things of which the box holds no more."""

Points: TypeAlias = Annotated[int, range(-1000, 1000)]

Boxes: TypeAlias = tuple[Faces, Faces, Faces, Faces, Faces, Faces]
"""A seat's dice in each of the six boxes."""


@dataclass(frozen=True, slots=True)
class Observation:
    """What anybody sees; there is nothing to hide.

    Attributes:
        viewer: the seat that looks, or -1 for the public view.
        lighter_grey: the option in force.
        phase, step: what is decided next (see above); `to_move`: by which seat, -1 when the game
            is over.
        round_number: from 1; `turn_number`: from 1, counted through the match, one for each time
            that a seat is asked for the decisions it takes in one go.
        dragon: the seat that has it.
        place: by wizard id (8 for each seat), his place, OUT where there is no such wizard.
        tokens: by wizard id, grey tokens under him; `supply`: those not on a wizard.
        ready: by seat, dice in front of it that have no face: they are rolled before they are used.
        rolled: the dice that the seat to move has rolled and not yet placed.
        placed: by seat and box, dice. Dice beside wizards are no longer here.
        minors: by seat, minor spells in front of it; `boxed`: those in the Minor Spells box.
        track: by round that is over, from the first, the seat whose minor spell lies on it for
            good, -1 for none.
        spells: by wizard id, the spells beside him, ascending (see `components.spell_of`).
        passed: by seat, whether it has passed in this contest.
        laid: dice or spells that the seat to move has placed in its turn.
        rerolled: whether it has paid to roll again.
        used: dice it has chosen to use, still in their box.
        owed: grey tokens still to be taken (TOKEN) or removed (REMOVE).
        greyed: the wizards chosen to take one so far (TOKEN).
        sheet: by round that is over, what each seat scored in it, without the minor spells at the
            end; `scores`: by seat, all of it.
        grand: how often each guild received the title of Grand Druid;
            `vacancies`: how often it stayed vacant.
        reason: why the game is over, -1 before.
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
    """A match of Elfenwizards; attributes as in `Observation`.

    What changes seldom is a tuple, which clones share.

    Attributes:
        rng: the match's generator, for the dice and the first dragon.
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
"""What standings and points are reckoned from: the same names in both, so that players and rules
share the functions."""
