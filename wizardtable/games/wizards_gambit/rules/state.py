# SPDX-License-Identifier: MIT
"""The state of a match of Wizard's Gambit, and the part of it that one seat may see.

A book is the pile of spells that a seat has completed.
"""

from dataclasses import dataclass
from typing import Annotated, TypeAlias

from wizardtable.core.game import AnySeat, Running
from wizardtable.core.rng import Rng
from wizardtable.core.state import StateBase, state_class
from wizardtable.games.wizards_gambit.rules.card_table import CardTable, read_card_table
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
"""The steps: the kind of the next decision.

- START: the active seat uses Corrupt Exchange on an opponent, or declines.
- GIVE: the active seat gives a card in return for Corrupt Exchange.
- TURN: the active seat takes any action of its turn.
- AIM: the active seat chooses the opponent for the incantation being played.
- WITHER: an opponent of the caster discards a card.
- DISPEL, TRANSMUTE: the active seat chooses the component that leaves a spell.
- RECALL: the active seat takes a component from the discard pile.
- RECLAIM: the active seat takes back a component of the completed spell, or declines.
- FORESEE: the active seat keeps one of two cards.
- LIMIT: the active seat discards a card because of the hand limit.
- OVER: the match is over.

FINISH and END are tasks without a decision. FINISH discards the incantation, END applies the
end-of-turn effects."""

OVER_LIMIT, WITHERED, SCRIED, CURSED, DRAINED, FORESEEN = range(6)
"""The causes of a discard: OVER_LIMIT is the hand limit, the others are the cards Withering,
Scrying, Cursed Rune, Drain and Foresight."""

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
"""The causes of a draw: the draw phase, an empty hand, no component to play (UNABLE), or the card
in the constant's name."""

TEN_POINTS, POOL_EMPTY, POOL_LOCKED, TOO_LONG = range(4)
"""The reasons why a match is over (rules page, Rare cases).

Only a house deck leads to the last three. POOL_LOCKED: nobody played a component for ten rounds.
Two rounds are enough if no component outside the pool could ever be played. TOO_LONG: the match had
`components.MAX_ROUNDS` rounds.
"""

Step: TypeAlias = Annotated[int, range(14)]

Cards: TypeAlias = Annotated[int, range(-1, 1000)]
"""A number of cards or plays. In a task it may also be a seat or a cause; -1 means none."""

Task: TypeAlias = tuple[Step, AnySeat, Cards]
"""A task: its step, the seat that carries it out, and a number.

The number depends on the step:

- GIVE: the seat that gets the card.
- RECLAIM: the most components that may still be taken back.
- FORESEE: the number of cards still to be drawn in the draw phase.
- FINISH: the cause of the draw that follows, or -1 for no draw.
- All other steps: 0."""


@dataclass(frozen=True, slots=True)
class Observation:
    """Everything that a seat may know. If `viewer` is -1, everything that is public.

    Attributes:
        viewer: the seat whose knowledge this is, or -1 for the public view.
        data: the data of the setup, from which `table` is read.
        step: the kind of the next decision, one of START to OVER.
        to_move: the seat that decides, or -1 when the match is over.
        tasks: the next decision, then the tasks after it; empty when the match is over.
        round_number, turn_number: both from 1; turns are counted through the whole match.
        first, active: the seat that began the match, and the seat whose turn it is.
        pool: by slot, the spell there, or NO_SPELL.
        laid: by slot, the components on the spell in the order they were laid.
        short: by slot, the number of missing components; `lacks`: their types, as bits.
        auras: by slot, the seat whose gambit lies on the spell, or -1.
        spells_left: the number of spells in the spell deck, including banished spells.
        banished: the banished spells under the spell deck, in the order they will enter the pool.
        books: by seat, the spells of its book from the lowest to the top; `scores`: their points.
        annulments: by seat, the seat whose gambit lies on its book, or -1.
        eclipses: by seat, the seats whose Eclipse stops its spells, as bits.
        abilities: by seat, the ability of the top spell of its book. NO_ABILITY if the book is
            empty, or if a gambit or an Eclipse stops the ability.
        ready: by seat, the open gambit in front of it, or NO_CARD once it is played.
        gambits: by seat, its gambit in play, or NO_CARD; `removed`: the gambits out of the game.
        hands: by seat, its cards, ascending. The viewer's own hand and open hands are complete. In
            other hands the cards that the viewer does not know come first, as HIDDEN.
        public: by seat, the cards of its hand that everybody knows for certain.
        exposed: by seat, the cards of the viewer's hand that this seat knows for certain.
        deck: the number of cards in the component deck.
        discards: the discard pile, in the order the cards came.
        casting: the incantation being carried out, or NO_CARD.
        aside: the components of the completed spell while the seat chooses by Reclamation.
        looked: the two cards that a seat looks at by Foresight; HIDDEN for all other seats.
        played: the number of components played this turn.
        extra: the number of unused plays that Haste and Momentum have granted.
        actions: the number of incantation actions taken this turn.
        casts: the number of incantations played this turn.
        free: whether Colbach's Bounty was played this turn. The active seat may then play the cards
            that it held at that time.
        later: the cards that came into the active seat's hand after Colbach's Bounty was played
            this turn; HIDDEN for all other seats.
        used: the spells whose ability was used this turn, as bits.
        fresh: whether the active seat put its gambit in play this turn.
        stuck: the number of turns in a row in which nobody played a component.
        reason: the reason why the match is over, or -1 before its end.
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
        """The spells and incantations of the match."""
        return read_card_table(self.data)


@state_class
class State(StateBase):
    """A match of Wizard's Gambit. The attributes are those of `Observation`, with nothing hidden.

    Attributes that seldom change are tuples, because clones share tuples.

    Attributes:
        rng: the match's generator, for shuffles and random cards.
        spell_deck: the spells face down, the next spell last, without the banished spells.
        deck: the component cards face down, the next card last.
        known: by holder and observer, the cards of the holder's hand that the observer knows for
            certain, ascending. The last observer stands for people who only watch the match. With
            the holder as observer, the entry is empty.
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
        """The spells and incantations of the match."""
        return read_card_table(self.data)


Board: TypeAlias = State | Observation
"""A state or an observation. Their public attributes have equal names, so that rules, opponents and
views share functions."""
