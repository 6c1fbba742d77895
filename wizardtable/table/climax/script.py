# SPDX-License-Identifier: MIT
"""The script of a climax: steps that a game returns, and the table plays one after another.

>>> duel = ClimaxStep(lit=(("card", 7), ("card", 12)), caption="Ada’s 12 beats Corvin’s 7.")
>>> Climax("Ada wins the trick.", (duel,)).steps[0].milliseconds
900.0
"""

from dataclasses import dataclass
from enum import IntEnum
from typing import Final, Protocol, runtime_checkable

from wizardtable.play.frames import Frame
from wizardtable.sound.names import Sound
from wizardtable.table.view import Effect, Flight, Key, Layout, Placement, Sprite

FULL, SHORT, OFF = "full", "short", "off"
"""The player's choices about climaxes, as the settings name them (`Settings.shows`)."""

LENGTHS: Final = (FULL, SHORT, OFF)
"""All these choices, the longest show first."""


class CountLook(IntEnum):
    """The look of a counted number: still open, of the side that wins, or of a side that loses."""

    OPEN = 0
    WINS = 1
    LOSES = 2


@dataclass(frozen=True, slots=True)
class Count:
    """A large number above a piece, which counts up from 0 when the number first appears there.

    Attributes:
        key: the piece; without this piece there is no number.
        number: the number at the end of the count.
        look: the look of the number.
        runs: False for a number that does not count up, in a step too short for that.
    """

    key: Key
    number: int
    look: CountLook = CountLook.OPEN
    runs: bool = True


@dataclass(frozen=True, slots=True)
class Quote:
    """A face that speaks.

    Attributes:
        face: the portrait of the player who speaks.
        words: the sentence in the bubble.
    """

    face: Sprite
    words: str


@dataclass(frozen=True, slots=True)
class ClimaxStep:
    """One picture of a climax. All pieces that `lit` does not name are dark.

    Keys without a piece are ignored. What a step moves, removes or places stays so in later steps;
    spotlight, numbers, caption and face belong to this step only.

    Attributes:
        lit: the pieces in the spotlight.
        goes: pieces that now go to their places in the new layout. Pieces that this layout lacks
            leave the table. These pieces are lit, too.
        falls: those of `goes` that tumble there as losers do.
        raised: pieces in the spotlight that are shown larger, such as dice that are counted.
        gone: pieces that are hidden from now on, until they go to their places.
        placed: pieces with places or looks of this climax's own.
        counts: the numbers above pieces.
        caption: a sentence at the edge of the table; "" for none.
        quote: a face that speaks, beside the caption's place; None for none.
        flights: sprites that fly from one piece to another.
        sound: a sound at the beginning of the step; None for silence.
        milliseconds: the time that the step stays at the normal pace, after everything has arrived.
    """

    lit: tuple[Key, ...] = ()
    goes: tuple[Key, ...] = ()
    falls: tuple[Key, ...] = ()
    raised: tuple[Key, ...] = ()
    gone: tuple[Key, ...] = ()
    placed: tuple[Placement, ...] = ()
    counts: tuple[Count, ...] = ()
    caption: str = ""
    quote: Quote | None = None
    flights: tuple[Flight, ...] = ()
    sound: Sound | None = None
    milliseconds: float = 900.0


@dataclass(frozen=True, slots=True)
class Climax:
    """The show of what has just happened.

    Attributes:
        sentence: all of it in one sentence, for a screen reader and under the still picture.
        steps: the steps of the full show.
        short: the steps of the short show; empty if it is the same as the full one.
        still: the only picture under reduced motion, in the new layout; `sentence` is its caption
            if it has none. Its pieces do not move.
        begins: the layout in which the show begins; None for the layout that the table showed
            before.
        effects: the effects after the show; None for the effects of the events (`Sitting.effects`).
    """

    sentence: str
    steps: tuple[ClimaxStep, ...]
    short: tuple[ClimaxStep, ...] = ()
    still: ClimaxStep = ClimaxStep()
    begins: Layout | None = None
    effects: tuple[Effect, ...] | None = None


@runtime_checkable
class Climactic(Protocol):
    """A sitting whose game has climaxes."""

    def climax(self, before: Frame) -> Climax | None:
        """Returns the climax of the events of the present frame; None if they are no climax.

        The table calls this after `present` and `lay_out`. `before` is the frame that the same
        viewer saw last.
        """
