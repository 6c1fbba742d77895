# SPDX-License-Identifier: MIT
"""Where everything in a match of Wizard's Gambit is, and what one seat can see of it."""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from wizardtable.core.game import AnySeat, Running
from wizardtable.core.rng import Rng
from wizardtable.core.state import StateBase, state_class
from wizardtable.games.wizards_gambit.rules.card_table import CardTable, read
from wizardtable.games.wizards_gambit.rules.components import Face, SpellId
from wizardtable.games.wizards_gambit.rules.moves import Faces, Laid

(
    START,
    GIVE,
    TURN,
    AIM,
    WITHER,
    DISPEL,
    TRANSMUTE,
    RECALL,
    RECLAIM,
    FORESEE,
    LIMIT,
    OVER,
    FINISH,
    END,
) = range(14)
"""What is decided next. START: whether, and on whom, Corrupt Exchange is used. GIVE: the card it
gives back. TURN: any action of a turn. AIM: the opponent whom the incantation being played is aimed
at. WITHER: an opponent of the caster discards a card. DISPEL, TRANSMUTE: the component that leaves
a spell. RECALL: the component taken from the discards. RECLAIM: one taken from the completed
spell. FORESEE: which of two cards is kept. LIMIT: a discard down to the hand limit. OVER: nothing,
the game is over. What follows is done without being asked: FINISH: the incantation is discarded.
END: end-of-turn effects."""

OVER_LIMIT, WITHERED, SCRIED, CURSED, DRAINED, FORESEEN = range(6)
"""Causes of a discard: the hand limit, Withering, Scrying, Cursed Rune, Drain, Foresight."""

(
    DRAW_PHASE,
    EMPTY_HAND,
    UNABLE,
    BY_PROSPERITY,
    BY_TWIN_CASTING,
    BY_ECHO,
    BY_SCRYING,
    BY_TRIBUTE,
) = range(8)
"""Causes of a draw: the draw phase; an empty hand; no component that could be played; or what is
named."""

TEN_POINTS, POOL_EMPTY, POOL_LOCKED, TOO_LONG = range(4)
"""Why the game is over. A house deck can come to any of these. POOL_LOCKED: nobody played a
component for two rounds, and none that is not on a spell of the pool could ever be played, or
nobody did for ten. TOO_LONG: `components.MOST_ROUNDS` were played."""

Step: TypeAlias = Annotated[int, range(14)]

Cards: TypeAlias = Annotated[int, range(-1, 1000)]
"""A number of cards, or of what is done with them; in tasks also a cause, or -1 for none."""

Task: TypeAlias = tuple[Step, AnySeat, Cards]
"""Something to be done: what (see above), by which seat, and a number: GIVE: to which seat;
RECLAIM: components still to be taken; FORESEE: cards still to be drawn; FINISH: the cause of a
draw that follows, or -1."""


@dataclass(frozen=True, slots=True)
class Observation:
    """What a seat, or for viewer -1 anybody, may know.

    Attributes:
        viewer: the seat, or -1 for the public view.
        data: that of the setup, from which `table` comes.
        step: what is decided next (see above); `to_move`: by which seat, -1 when the game is over.
        tasks: that decision, and what follows after it; empty when the game is over.
        round_number, turn_number: from 1; turns are counted through the match.
        first, active: the seat that began the game, and the one whose turn it is.
        pool: by slot, the spell that lies there, or NO_SPELL; `laid`: the components on it in the
            order they were laid; `short`: how many it lacks, and `lacks`: of which types, a bit for
            each; `auras`: the seat whose gambit lies on it, or -1.
        spells_left: spells in the deck; `banished`: the lowest of them, the next to come first.
        books: by seat, spells from the first to the top one; `scores`: their points.
        annulments: by seat, the seat whose gambit lies on the book, or -1.
        eclipses: by seat, the seats whose Eclipse stops its spells, a bit for each.
        abilities: by seat, the ability that works for it: that of the top spell of its book, or
            NO_ABILITY where there is none, a gambit annuls the book or an Eclipse lies on it.
        ready: by seat, the gambit open in front of it, NO_CARD once it is played.
        gambits: by seat, the gambit it has in play, NO_CARD for none; `removed`: those out of the
            game.
        hands: by seat, the cards ascending: all of the viewer's and of an open hand, else those
            that the viewer certainly knows, HIDDEN ones first.
        public: by seat, what everybody certainly knows of its hand, even who only looks on.
        exposed: by seat, what it certainly knows of the viewer's hand.
        deck: component cards left; `discards`: in the order they came.
        casting: the incantation being carried out, NO_CARD for none.
        aside: components of the spell just completed, while Reclamation chooses.
        looked: the two cards looked at by Foresight, HIDDEN for others.
        played: components played this turn; `extra`: further ones granted by Haste and Momentum.
        actions: incantation actions taken this turn; `casts`: incantations among them.
        free: whether Colbach's Bounty lets the active seat play what it held; `later`: the cards
            of its hand that came afterwards, HIDDEN for others.
        used: the spells whose ability was used this turn, a bit for each.
        fresh: whether the active seat's gambit was played this turn.
        stuck: turns in a row that ended without a component having been played.
        reason: why the game is over, -1 before.
    """

    viewer: int
    data: str
    step: int
    to_move: int
    tasks: tuple[Task, ...]
    round_number: int
    turn_number: int
    first: int
    active: int
    pool: tuple[SpellId, ...]
    laid: tuple[tuple[Laid, ...], ...]
    short: tuple[int, ...]
    lacks: tuple[int, ...]
    auras: tuple[int, ...]
    spells_left: int
    banished: tuple[SpellId, ...]
    books: tuple[tuple[SpellId, ...], ...]
    scores: tuple[int, ...]
    annulments: tuple[int, ...]
    eclipses: tuple[int, ...]
    abilities: tuple[int, ...]
    ready: Faces
    gambits: Faces
    removed: Faces
    hands: tuple[Faces, ...]
    public: tuple[tuple[int, ...], ...]
    exposed: tuple[tuple[int, ...], ...]
    deck: int
    discards: tuple[Face, ...]
    casting: Face
    aside: Faces
    looked: Faces
    played: int
    extra: int
    actions: int
    casts: int
    free: bool
    later: tuple[int, ...]
    used: int
    fresh: bool
    stuck: int
    reason: int

    @property
    def table(self) -> CardTable:
        """The card table of the match."""
        return read(self.data)


@state_class
class State(StateBase):
    """A match of Wizard's Gambit; attributes as in `Observation`, but with everything in sight.

    What changes seldom is a tuple, which clones share.

    Attributes:
        rng: the match's generator, for shuffles and random cards.
        spell_deck: spells face down, the next one last, without the banished ones, which follow.
        deck: the component cards face down, the next one last.
        known: by holder and observer, what the observer certainly knows of the hand, ascending;
            the last observer is anybody who looks on. For himself a holder has nothing there.
    """

    rng: Rng
    data: str
    step: Step
    to_move: AnySeat
    tasks: tuple[Task, ...]
    round_number: Running
    turn_number: Running
    first: AnySeat
    active: AnySeat
    pool: list[SpellId]
    laid: list[tuple[Laid, ...]]
    short: list[Cards]
    lacks: list[Annotated[int, range(64)]]
    auras: list[AnySeat]
    spell_deck: tuple[SpellId, ...]
    banished: tuple[SpellId, ...]
    books: list[tuple[SpellId, ...]]
    scores: list[Cards]
    annulments: list[AnySeat]
    eclipses: list[Annotated[int, range(32)]]
    abilities: list[Annotated[int, range(-1, 25)]]
    ready: list[Face]
    gambits: list[Face]
    removed: Faces
    hands: list[Faces]
    known: list[tuple[Faces, ...]]
    deck: list[Face]
    discards: list[Face]
    casting: Face
    aside: Faces
    looked: Faces
    played: Cards
    extra: Cards
    actions: Cards
    casts: Cards
    free: bool
    later: Faces
    used: Annotated[int, range(1 << 200)]
    fresh: bool
    stuck: Running
    reason: Annotated[int, range(-1, 4)]

    @property
    def table(self) -> CardTable:
        """The card table of the match."""
        return read(self.data)


Board: TypeAlias = State | Observation
"""What pool, abilities and points are reckoned from: open to everybody, and by the same names in
both, so that players and rules share the functions."""
