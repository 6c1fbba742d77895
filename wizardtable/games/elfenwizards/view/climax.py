# SPDX-License-Identifier: MIT
"""The climax of a round: the contests, from the top of the tree down.

A climax is the show of a great moment at the table, step by step. The contest for the Grand Druid
is shown alone. The spells of one side are counted, then the spells of the other. Then the loser
falls and the winner climbs. The contests of each further level are decided together.
"""

from collections.abc import Collection, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Final

from wizardtable.core.game import Event
from wizardtable.core.text import N_, Message
from wizardtable.games.elfenwizards.rules import components, state, terms
from wizardtable.games.elfenwizards.rules.moves import ContestDecided, SpellCommitted
from wizardtable.games.elfenwizards.rules.standings import contest_results, dice_without
from wizardtable.games.elfenwizards.rules.state import Observation
from wizardtable.games.elfenwizards.text.contest_log import verdict
from wizardtable.games.elfenwizards.view.layout import lay_out_table
from wizardtable.games.elfenwizards.view.layout_base import LayoutBase
from wizardtable.games.elfenwizards.view.pieces.die import Die
from wizardtable.games.elfenwizards.view.pieces.minor_spell import MinorSpell
from wizardtable.games.elfenwizards.view.pieces.seat import (
    PassedNote,
    Portrait,
    Seat,
    SeatPanel,
)
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.games.elfenwizards.view.pieces.space import ContestSign, Space
from wizardtable.games.elfenwizards.view.pieces.spell_numbers import SpellNumbers
from wizardtable.games.elfenwizards.view.pieces.spell_points import SpellPoints
from wizardtable.games.elfenwizards.view.pieces.wizard import Wizard
from wizardtable.games.elfenwizards.view.tree import contest_light
from wizardtable.play.frames import Frame
from wizardtable.play.pace import reading_ms
from wizardtable.play.translate import render
from wizardtable.play.winning_words import words_of_triumph
from wizardtable.sound.names import Sound
from wizardtable.table.climax.script import Climax, ClimaxStep, Count, CountLook, Quote
from wizardtable.table.view import Flight, Key, Layout, Placement
from wizardtable.table.zones import Spot, box_around

_SPELL_KINDS = (Die.kind, MinorSpell.kind)

_HIDDEN_KINDS = (SpellPoints.kind, ContestSign.kind, PassedNote.kind, "note")
"""The kinds of pieces that are hidden during the climax.

Some of them tell the result of a contest before it is shown. Notes lie where returning spells need
their places.
"""

_LEVEL_CAPTIONS: Final = (
    N_("elfenwizards climax", "New Druids"),
    N_("elfenwizards climax", "New Sorcerers"),
    N_("elfenwizards climax", "New Necromancers"),
)
"""The captions of the contests below the Grand Druid, by level."""

_UNDER_PANEL_Z: Final = -1100.0
"""The depth of spells that are hidden below the panel of a seat, even in the spotlight."""

_LEVEL_COUNT_MS: Final = 350.0
_LEVEL_OUTCOME_MS: Final = 750.0
_SHORT_LEVEL_MS: Final = 150.0
"""The times for which steps of a level stay, in milliseconds at the normal pace.

`_LEVEL_COUNT_MS` is for the numbers, `_LEVEL_OUTCOME_MS` for the outcome, and `_SHORT_LEVEL_MS` for
the outcome in the short show.
"""

_STILL_MS: Final = 2200.0
"""The least time for which the still picture stays, in milliseconds at the normal pace.

The still picture replaces the moving steps under reduced motion.
"""


def contested_table(
    former: Frame | None, events: Sequence[Event], numbers: SpellNumbers
) -> ShownTable | None:
    """Returns the table at the moment when all spells are placed and no contest is decided yet.

    Args:
        former: the frame before the events; None if there is none.
        events: the events of the new frame, which may begin with the last spells.
        numbers: the numbers of the pieces, which the function brings to this moment.

    Returns:
        None if the events decide no contests, or if the frames are too far apart.
    """
    decided = _decided_contests(events)
    if former is None or not decided:
        return None
    observation: Observation | None = former.observation
    for event in events:
        if isinstance(event, SpellCommitted) and observation is not None:
            observation = _with_spell(observation, event)
    if observation is None or contest_results(observation) != decided:
        return None
    numbers.update(observation)
    return ShownTable(replace(former, observation=observation, events=()), deepcopy(numbers))


def contest_climax(setting: LayoutBase, after: Layout, frame: Frame) -> Climax | None:
    """Returns the climax of the contests; None if no contest has a candidate.

    Args:
        setting: an unused layout of the table that `contested_table` returned.
        after: the layout of the table after the contests.
        frame: the frame after the contests, whose events decide the contests.
    """
    layout = lay_out_table(setting)
    beside = _spells_by_wizard(setting, layout)
    stowed = _stowed_spells(setting, after)
    contests = [
        _Contest(number, event, setting, beside, stowed)
        for number, event in enumerate(_decided_contests(frame.events))
    ]
    has_crown = setting.observation.box.grand_contest == 0
    crown = contests[0] if has_crown else None
    rest = [contest for contest in contests[has_crown:] if contest.event.candidates]
    hidden = tuple(piece.key for piece in layout.pieces if piece.key[0] in _HIDDEN_KINDS)
    levels = [[contest for contest in rest if contest.level == level] for level in range(3)]
    levels = [level for level in levels if level]
    best = crown or (levels[0][0] if levels else None)
    if best is None:
        return None
    steps: list[ClimaxStep] = []
    short: list[ClimaxStep] = []
    caption = ""
    if crown is not None:
        caption = render(_crown_caption(frame, crown.event))
        outcome = crown.outcome_step(caption, reading_ms(caption))
        steps = [*crown.counting_steps(), outcome, *_boast_steps(frame, crown)]
        short = [*crown.counting_steps()[-1:], outcome]
    for level in levels:
        steps += _level_steps(level)
        short.append(_level_outcome(level, "", _SHORT_LEVEL_MS))
    still = ClimaxStep(
        (*best.still_keys, *_seat_keys(best.winners)),
        gone=tuple(stowed),
        counts=best.counts(decided=True),
        caption=caption,
        milliseconds=_STILL_MS,
    )
    committed = {key for keys in beside.values() for key in keys}
    begins = _with_spells_at_home(layout, after, stowed, committed)
    sentence = render(verdict(best.event, frame.names))
    return Climax(
        sentence,
        _with_results_hidden(steps, hidden),
        _with_results_hidden(short, hidden),
        still,
        begins,
    )


def _stowed_spells(setting: LayoutBase, after: Layout) -> dict[Key, Placement]:
    """Returns the spells that lie in the viewer's own tray after the contests, by key.

    Each spell is placed under the viewer's panel, where it is hidden. It waits there until the
    climax is over, because captions cover the tray.
    """
    viewer = setting.observation.viewer
    if viewer is None or not setting.seat_room(viewer).is_large:
        return {}
    room = setting.seat_room(viewer)
    middle = setting.seat_room(viewer).sigil.centre
    return {
        piece.key: replace(
            piece,
            spot=Spot(box_around(*middle, piece.spot.box.w * 0.6, piece.spot.box.h * 0.6)),
            z=_UNDER_PANEL_Z,
        )
        for piece in after.pieces
        if piece.key[0] in _SPELL_KINDS
        and any(area.holds(*piece.spot.box.centre) for area in (room.dice, room.minors))
    }


def _with_spells_at_home(
    layout: Layout, after: Layout, stowed: Mapping[Key, Placement], committed: Collection[Key]
) -> Layout:
    """Returns the layout with all spells that are not `committed` in the places that they take
    afterwards.

    These are their places in the layout `after`, or under the viewer's panel if they are `stowed`
    there. So spells that return from wizards find their places free.
    """
    new = {piece.key: piece for piece in after.pieces if piece.key[0] in _SPELL_KINDS} | {**stowed}
    pieces = [
        piece if piece.key in committed else new.get(piece.key, piece) for piece in layout.pieces
    ]
    return replace(layout, pieces=tuple(pieces))


def _crown_caption(frame: Frame, event: ContestDecided) -> Message:
    """Returns the caption of the contest for the Grand Druid."""
    if event.winners[0] != components.NOBODY:
        player = frame.names[components.guild_of(event.winners[0])]
        return N_("elfenwizards climax", "{player} is Grand Druid!").of(player=player)
    if event.verdict == state.TIED:
        return N_("elfenwizards climax", "A tie: nobody is Grand Druid!")
    if event.verdict == state.HELD:
        return N_("elfenwizards climax", "The Grand Druid stays")
    return N_("elfenwizards climax", "Nobody is Grand Druid!")


def _decided_contests(events: Sequence[Event]) -> tuple[ContestDecided, ...]:
    return tuple(event for event in events if isinstance(event, ContestDecided))


def _spells_by_wizard(setting: LayoutBase, layout: Layout) -> dict[int, tuple[Key, ...]]:
    """Returns the keys of the spells beside each wizard on the table."""
    spells = [piece for piece in layout.pieces if piece.key[0] in _SPELL_KINDS]
    return {
        wizard: tuple(piece.key for piece in spells if stand.holds(*piece.spot.box.centre))
        for wizard, stand in setting.stands.items()
    }


def _with_spell(observation: Observation, event: SpellCommitted) -> Observation | None:
    """Returns an observation with one more spell beside a wizard; None if the guild has no such
    spell."""
    seat, face, wizard = event.seat, event.face, event.wizard
    minors, placed = list(observation.minors), list(observation.placed)
    if face == components.MINOR_FACE:
        minors[seat] -= 1
    else:
        level = components.LEVEL_BY_PLACE[observation.place[wizard]]
        boxes = list(placed[seat])
        if face not in boxes[level]:
            return None
        boxes[level] = dice_without(boxes[level], face)
        first, second, third, fourth, fifth, sixth = boxes
        placed[seat] = (first, second, third, fourth, fifth, sixth)
    spells = list(observation.spells)
    spells[wizard] = tuple(sorted((*spells[wizard], components.spell_of(seat, face))))
    return replace(observation, minors=tuple(minors), placed=tuple(placed), spells=tuple(spells))


@dataclass(frozen=True)
class _Contest:
    """One contest on the table before the contests are decided.

    Attributes:
        number: the number of the contest.
        event: the event that decides the contest.
        setting: the layout of the table before the contests are decided.
        beside: by wizard, the keys of the spells beside it.
        stowed: by key, the spells that return to a hidden place under the viewer's panel.
    """

    number: int
    event: ContestDecided
    setting: LayoutBase
    beside: Mapping[int, tuple[Key, ...]]
    stowed: Mapping[Key, Placement]

    @property
    def level(self) -> int:
        """The level of the titles: 0 Druids, 1 Sorcerers, 2 Necromancers; -1 the Grand Druid."""
        return components.LEVEL_BY_PLACE[self.event.titles[0]]

    @property
    def winners(self) -> tuple[components.WizardId, ...]:
        return tuple(wizard for wizard in self.event.winners if wizard != components.NOBODY)

    @property
    def _losers(self) -> tuple[components.WizardId, ...]:
        """The candidates that fall; Magicians stay."""
        losers = () if self.level + 1 == components.MAGICIAN else self.event.candidates
        return tuple(wizard for wizard in losers if wizard not in self.winners)

    @property
    def _spaces(self) -> tuple[int, ...]:
        titles, stands = self.setting.observation.box.contests[self.number]
        return (*titles, *stands)

    @property
    def spells(self) -> tuple[Key, ...]:
        return tuple(key for wizard in self.event.candidates for key in self.beside[wizard])

    @property
    def lit(self) -> tuple[Key, ...]:
        """The keys of the pieces in the spotlight: everything that the contest is about."""
        wizards = tuple(Wizard(wizard).key for wizard in self.event.candidates)
        seats = _seat_keys(self.event.candidates)
        return (self.light_placement.key, *self._lit_spaces, *wizards, *seats, *self.spells)

    @property
    def _lit_spaces(self) -> tuple[Key, ...]:
        """The keys of the spaces with their seals and plates."""
        return tuple(
            key
            for place in self._spaces
            for key in (Space(place).key, ("seal", place), ("plate", place))
        )

    @property
    def _staying_keys(self) -> tuple[Key, ...]:
        """The keys of the candidates that neither rise nor fall."""
        moved = {*self.winners, *self._losers}
        return tuple(Wizard(wizard).key for wizard in self.event.candidates if wizard not in moved)

    @property
    def still_keys(self) -> tuple[Key, ...]:
        """The keys in the spotlight of the still picture, which shows the table afterwards."""
        titles = self.event.titles
        keys: list[Key] = [Wizard(wizard).key for wizard in self.event.candidates]
        for title in titles:
            keys += (Space(title).key, ("seal", title), ("plate", title))
        return tuple(keys)

    def counts(self, *, decided: bool, shown: int = 99) -> tuple[Count, ...]:
        """Returns the numbers above the first `shown` candidates, in the order of the spaces.

        If `decided` is True, the numbers show which candidates win and which lose.
        """
        ordered = sorted(
            zip(self.event.candidates, self.event.points, strict=True),
            key=lambda pair: self.setting.stands[pair[0]].x,
        )
        return tuple(
            Count(Wizard(wizard).key, points, self._standing(wizard, decided=decided))
            for wizard, points in ordered[:shown]
        )

    def _standing(self, wizard: components.WizardId, *, decided: bool) -> CountLook:
        if not decided:
            return CountLook.OPEN
        return CountLook.WINS if wizard in self.winners else CountLook.LOSES

    @property
    def light_placement(self) -> Placement:
        """The light on the ladders of this contest."""
        return contest_light(self.setting.rooms, self.number, self.setting.observation.data)

    def counting_steps(self) -> list[ClimaxStep]:
        """Returns the steps in which the spells are counted, one side after the other; empty if
        there are none."""
        sides = self.counts(decided=False)
        if not any(self.event.points):
            return []
        return [
            ClimaxStep(
                self.lit,
                raised=tuple(key for side in shown for key in self.beside[int(side.key[1])]),
                counts=shown,
                placed=(self.light_placement,),
                milliseconds=300.0 if len(shown) < len(sides) else 420.0,
            )
            for shown in (sides[:number] for number in range(1, len(sides) + 1))
        ]

    def outcome_step(self, caption: str, milliseconds: float) -> ClimaxStep:
        """Returns the step in which losers fall, winners climb, and spells go home."""
        losers = tuple(Wizard(wizard).key for wizard in self._losers)
        winners = tuple(Wizard(wizard).key for wizard in self.winners)
        flights = tuple(
            Flight(Space(title).seal(self.setting.shown), ("seal", title), Portrait(seat).key, 1.0)
            for title, wizard in zip(self.event.titles, self.event.winners, strict=True)
            if wizard != components.NOBODY
            for seat in [components.guild_of(wizard)]
        )
        return ClimaxStep(
            (*self._lit_spaces, *_seat_keys(self.winners), *self._staying_keys),
            goes=(
                *losers,
                *winners,
                *(spell for spell in self.spells if spell not in self.stowed),
            ),
            placed=tuple(self.stowed[spell] for spell in self.spells if spell in self.stowed),
            falls=losers,
            gone=(self.light_placement.key,),
            counts=self.counts(decided=True),
            caption=caption,
            flights=flights,
            sound=Sound.GAVEL,
            milliseconds=milliseconds,
        )


def _seat_keys(wizards: Sequence[components.WizardId]) -> tuple[Key, ...]:
    """Returns the keys of the seats whose guilds these wizards belong to."""
    seats = sorted({components.guild_of(wizard) for wizard in wizards})
    return tuple(
        key for seat in seats for key in (SeatPanel(seat).key, Portrait(seat).key, Seat(seat).key)
    )


def _boast_steps(frame: Frame, crown: _Contest) -> list[ClimaxStep]:
    """Returns a list with the step in which the guild of the new Grand Druid speaks.

    The list is empty if nobody is Grand Druid or the guild says nothing.
    """
    if not crown.winners:
        return []
    seat = components.guild_of(crown.winners[0])
    wizard = frame.sitter(seat).wizard
    words = words_of_triumph(wizard, frame.observation.round_number)
    if words is None:
        return []
    face = Portrait(seat).sprite(ShownTable(frame, crown.setting.numbers))
    said = render(words)
    lit = (*crown.still_keys, *_seat_keys(crown.winners))
    return [ClimaxStep(lit, quote=Quote(face, said), milliseconds=reading_ms(said))]


def _level_steps(contests: Sequence[_Contest]) -> list[ClimaxStep]:
    """Returns the two steps in which the contests of a level are counted and decided at once."""
    heading = render(_LEVEL_CAPTIONS[contests[0].level])
    counting = ClimaxStep(
        tuple(key for contest in contests for key in contest.lit),
        raised=tuple(key for contest in contests for key in contest.spells),
        counts=tuple(count for contest in contests for count in contest.counts(decided=False)),
        placed=tuple(contest.light_placement for contest in contests),
        caption=heading,
        milliseconds=_LEVEL_COUNT_MS,
    )
    rank = terms.rank_name(contests[0].event.titles[0])
    nobody = render(N_("elfenwizards table", "Nobody becomes {rank}.").of(rank=rank))
    caption = heading if any(contest.winners for contest in contests) else nobody
    outcome = _level_outcome(contests, caption, _LEVEL_OUTCOME_MS)
    has_spells = any(any(contest.event.points) for contest in contests)
    return [counting, outcome] if has_spells else [outcome]


def _level_outcome(contests: Sequence[_Contest], caption: str, milliseconds: float) -> ClimaxStep:
    """Returns the step in which the contests of a level are decided."""
    outcomes = [contest.outcome_step("", 0.0) for contest in contests]
    return ClimaxStep(
        tuple(key for step in outcomes for key in step.lit),
        goes=tuple(key for step in outcomes for key in step.goes),
        placed=tuple(piece for step in outcomes for piece in step.placed),
        falls=tuple(key for step in outcomes for key in step.falls),
        gone=tuple(key for step in outcomes for key in step.gone),
        counts=tuple(count for step in outcomes for count in step.counts),
        caption=caption,
        flights=tuple(flight for step in outcomes for flight in step.flights),
        sound=Sound.GAVEL,
        milliseconds=milliseconds,
    )


def _with_results_hidden(
    steps: Sequence[ClimaxStep], hidden: tuple[Key, ...]
) -> tuple[ClimaxStep, ...]:
    """Returns the steps; the first one also hides the pieces with the keys `hidden`, which tell
    results."""
    first, *others = steps
    return (replace(first, gone=(*hidden, *first.gone)), *others)
