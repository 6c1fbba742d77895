# SPDX-License-Identifier: MIT
"""The climaxes of Wizard's Gambit: a spell is claimed, and a gambit stops a claim or is destroyed.

A climax is the show of a great moment at the table, step by step. A claim is short: the complete
spell is held up, then goes into the book, and the points are counted. The claim that wins the match
takes longer, because all spells of the book are counted.

A book is the pile of spells that a seat has completed.
"""

from collections.abc import Sequence
from copy import deepcopy
from dataclasses import dataclass, replace
from typing import Final

from wizardtable.core.game import Event
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, state
from wizardtable.games.wizards_gambit.rules.state import Observation
from wizardtable.games.wizards_gambit.text.spell_log import log_line
from wizardtable.games.wizards_gambit.view.effects import destruction_title, effects_of
from wizardtable.games.wizards_gambit.view.layout import make_layout
from wizardtable.games.wizards_gambit.view.layout_base import LayoutBase
from wizardtable.games.wizards_gambit.view.pieces.card import Card, card_sprite
from wizardtable.games.wizards_gambit.view.pieces.card_places import (
    HAND,
    CardPlaces,
    NumberedCard,
    place_on_spell,
)
from wizardtable.games.wizards_gambit.view.pieces.deck import COMPONENT_BACK
from wizardtable.games.wizards_gambit.view.pieces.seat import Portrait, Seat
from wizardtable.games.wizards_gambit.view.pieces.spell import Spell
from wizardtable.games.wizards_gambit.view.pieces.spell_book import SpellBook, SpellNote
from wizardtable.games.wizards_gambit.view.pieces.spell_cards import spell_sprite
from wizardtable.games.wizards_gambit.view.pieces.table_piece import ShownTable
from wizardtable.games.wizards_gambit.view.seat_areas import CARD_ASPECT
from wizardtable.games.wizards_gambit.view.spells import ingredients
from wizardtable.paint.theme import Look
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.play.winning_words import words_of_triumph
from wizardtable.sound.names import Sound
from wizardtable.table.climax.script import Climax, ClimaxStep, Count, CountLook, Quote
from wizardtable.table.view import Key, Layout, Placement
from wizardtable.table.zones import Box, Spot, box_around, row

TRIUMPH_POINTS: Final = box.GOAL_POINTS // 2
"""A wizard speaks after the claim of a spell with at least this many points."""

_HELD_UP_GROWTH: Final = 1.16
"""A complete spell is held up this many times as large as in the pool."""

_WINNING_GROWTH: Final = 1.3
"""The spell that wins the match is held up this many times as large as in the pool."""

_MIN_EDGE_DISTANCE_PIXELS: Final = 8.0
"""The least distance of a spell that is held up from the edge of the table."""

_HELD_UP_Z: Final = 300.0
"""The depth of a spell that is held up: above all other pieces in the spotlight."""

_ROW_HEIGHT_SHARE: Final = 0.8
"""The height of spells in a row in which they are counted, as a share of the pool's height."""

_ROW_WIDTH_SHARE: Final = 0.96
"""The greatest width of a row in which spells are counted, as a share of the table's width."""

_ROW_GAP_PIXELS: Final = 10.0

_PILE_WIDTH_IN_SPELLS: Final = 1.7
"""The width of the pile of spells beside which the total is counted, in widths of a spell."""

_STRUCK_GROWTH: Final = 1.35
"""Gambits that strike each other are shown this many times as large as on a spell."""


@dataclass(frozen=True)
class Moment:
    """A moment of the match that has a climax.

    Attributes:
        event: the claim, the aura or the destruction that the climax shows.
        table: the table just before the event. For a claim, all components of the spell already lie
            there.
    """

    event: events.SpellClaimed | events.GambitDestroyed | events.AuraLaid
    table: ShownTable


def moment_of(
    former: Frame | None, frame: Frame, places: CardPlaces, hand: Sequence[NumberedCard]
) -> Moment | None:
    """Returns the moment of a frame that has a climax; None if there is none.

    Args:
        former: the frame before; None if there is none.
        frame: the new frame.
        places: the places of the cards in the former frame. For a claim, the function moves the
            cards to their places when the spell is complete.
        hand: the viewer's cards in the former frame, from left to right.

    Returns:
        None also if the frames are too far apart.
    """
    if former is None:
        return None
    claims = [event for event in frame.events if isinstance(event, events.SpellClaimed)]
    if claims:
        return (
            _moment_of_claim(claims[0], former, frame, places, hand) if len(claims) == 1 else None
        )
    for event in frame.events:
        if (isinstance(event, events.AuraLaid) and _stops_claim(event, former)) or (
            isinstance(event, events.GambitDestroyed) and _shows_destroyed_gambit(event, former)
        ):
            return Moment(event, ShownTable(replace(former, menu=()), deepcopy(places), hand))
    return None


def _stops_claim(event: events.AuraLaid, former: Frame) -> bool:
    """Returns whether the spell under an aura lacked a single component before."""
    observation: Observation = former.observation
    return observation.pool[event.slot] == event.spell and observation.short[event.slot] == 1


def _shows_destroyed_gambit(event: events.GambitDestroyed, former: Frame) -> bool:
    """Returns whether the former frame shows the destroyed gambit at the place where it is
    destroyed."""
    observation: Observation = former.observation
    if event.spell == box.NO_SPELL:
        owner = observation.annulments[event.book]
    elif event.spell in observation.pool:
        owner = observation.auras[observation.pool.index(event.spell)]
    else:
        return False
    return owner == event.victim and observation.gambits[event.victim] == event.destroyed


def _moment_of_claim(
    claim: events.SpellClaimed,
    former: Frame,
    frame: Frame,
    places: CardPlaces,
    hand: Sequence[NumberedCard],
) -> Moment | None:
    observation: Observation | None = former.observation
    causes: list[Event] = []
    for event in frame.events[: frame.events.index(claim)]:
        if observation is not None and isinstance(event, events.ComponentPlayed):
            observation = _after_play(observation, event)
            causes.append(event)
        elif observation is not None and isinstance(event, events.ComponentMoved):
            observation = _after_move(observation, event)
            causes.append(event)
    if observation is None or observation.pool[claim.slot] != claim.spell:
        return None
    if tuple(sorted(face for face, _ in observation.laid[claim.slot])) != claim.components:
        return None
    if frame.observation.books[claim.seat] != (*observation.books[claim.seat], claim.spell):
        return None
    places.update(observation)
    mine = HAND + observation.viewer
    shown = replace(former, observation=observation, events=tuple(causes), menu=())
    held = tuple(card for card in hand if places.place(card.key) == mine)
    return Moment(claim, ShownTable(shown, deepcopy(places), held))


def _after_play(observation: Observation, event: events.ComponentPlayed) -> Observation | None:
    """Returns an observation with one more component on a spell; None if the hand lacks the
    component."""
    hands = list(observation.hands)
    hand = list(hands[event.seat])
    played_card = event.face if event.face in hand else box.HIDDEN
    if played_card not in hand:
        return None
    hand.remove(played_card)
    hands[event.seat] = tuple(hand)
    laid = (*observation.laid[event.slot], (event.face, event.as_type))
    return _with_laid(replace(observation, hands=tuple(hands)), {event.slot: laid})


def _after_move(observation: Observation, event: events.ComponentMoved) -> Observation | None:
    """Returns an observation in which a component has moved to another spell.

    The result is None if the component was not on the first spell.
    """
    source = list(observation.laid[event.source])
    if event.laid not in source:
        return None
    source.remove(event.laid)
    target = (*observation.laid[event.target], (event.laid[0], event.as_type))
    return _with_laid(observation, {event.source: tuple(source), event.target: target})


def _with_laid(
    observation: Observation, changes: dict[int, tuple[tuple[box.Face, int], ...]]
) -> Observation:
    """Returns an observation with other components on the spells in some slots."""
    laid, short, lacks = list(observation.laid), list(observation.short), list(observation.lacks)
    for slot, components in changes.items():
        laid[slot] = components
        needs = observation.table.needs[observation.pool[slot]]
        types = [as_type for _, as_type in components]
        short[slot] = sum(needs) - len(types)
        lacks[slot] = sum(
            1 << kind for kind, count in enumerate(needs) if types.count(kind) < count
        )
    return replace(observation, laid=tuple(laid), short=tuple(short), lacks=tuple(lacks))


def climax_of(moment: Moment, frame: Frame, size: tuple[float, float], look: Look) -> Climax:
    """Returns the climax of a moment.

    Args:
        moment: the event to show, and the table before the event.
        frame: the frame after the events.
        size: width and height of the table in pixels.
        look: the look of the table.
    """
    setting = LayoutBase(moment.table, size, look)
    layout = make_layout(setting, None, ())
    match moment.event:
        case events.SpellClaimed():
            return _Claim(moment.event, frame, setting, layout).climax()
        case events.GambitDestroyed():
            return _Destruction(moment.event, frame, setting, layout).climax()
        case events.AuraLaid():
            return _aura_climax(moment.event, frame, setting, layout)


def _winning_end(frame: Frame) -> events.GameEnded | None:
    """Returns the end of the match if somebody has ten points, otherwise None."""
    end = next((event for event in frame.events if isinstance(event, events.GameEnded)), None)
    return end if end is not None and end.reason == state.TEN_POINTS else None


@dataclass(frozen=True)
class _Claim:
    """One claim: the table before it, and the frame after it."""

    event: events.SpellClaimed
    frame: Frame
    setting: LayoutBase
    layout: Layout

    def climax(self) -> Climax:
        """Returns the climax of this claim."""
        end = _winning_end(self.frame)
        sentence = self._sentence if end is None else _log_sentence(end, self.frame)
        if end is None:
            short = self._everyday_steps()
            steps = [*short, *self._boast_steps()]
        else:
            steps, short = self._winning_steps(sentence), self._short_winning_steps(sentence)
        shown_events = () if end is None else (self.event, end)
        other_events = [event for event in self.frame.events if event not in shown_events]
        return Climax(
            sentence,
            tuple(steps),
            tuple(short),
            ClimaxStep(lit=self._still_keys, milliseconds=1200.0),
            begins=self.layout,
            effects=effects_of(self.frame, other_events),
        )

    @property
    def _component_keys(self) -> tuple[Key, ...]:
        """The keys of the components on the spell."""
        kinds = dict.fromkeys(kind for _, kind in self.setting.observation.laid[self.event.slot])
        places = (place_on_spell(self.event.spell, kind) for kind in kinds)
        return tuple(
            card.key for place in places for card in self.setting.places.all_cards_at(place)
        )

    @property
    def _sentence(self) -> str:
        """The line of the log about the claim."""
        return _log_sentence(self.event, self.frame)

    @property
    def _key(self) -> Key:
        """The key of the spell."""
        return Spell(self.event.spell).key

    @property
    def _points(self) -> int:
        """The points of the spell."""
        return self.setting.observation.table.points[self.event.spell]

    @property
    def _spells(self) -> tuple[box.SpellId, ...]:
        """The spells of the book with the claimed spell, the oldest first."""
        return (*self.setting.observation.books[self.event.seat], self.event.spell)

    @property
    def _spell_keys(self) -> tuple[Key, ...]:
        return tuple(Spell(row).key for row in self._spells)

    @property
    def _seat_keys(self) -> tuple[Key, ...]:
        """The keys of everything in front of the wizard."""
        return _keys_within(self.layout, self.setting.seat_room(self.event.seat).panel)

    @property
    def _book_keys(self) -> tuple[Key, ...]:
        """The keys of the book and its spells, except for the claimed spell."""
        seat = self.event.seat
        return (SpellBook(seat).key, SpellNote(seat).key, *self._spell_keys[:-1])

    @property
    def _still_keys(self) -> tuple[Key, ...]:
        """The keys in the spotlight of the still picture, which shows the table afterwards."""
        return (*self._seat_keys, *self._book_keys, self._key)

    def _held_up_placements(self, place: Box) -> tuple[Placement, ...]:
        """Returns the placements of the spell and its components, enlarged to fill `place`."""
        lying = {piece.key: piece for piece in self.layout.pieces}
        spell = self.event.spell
        pieces = [replace(lying[self._key], spot=Spot(place), z=_HELD_UP_Z)]
        for kind, number, where in ingredients(self.setting, spell, place):
            card = self.setting.places.all_cards_at(place_on_spell(spell, kind))[number]
            laid = lying[Card(*card).key]
            pieces.append(replace(laid, spot=Spot(where), z=_HELD_UP_Z + 9))
        return tuple(pieces)

    def _place_in_front(self) -> Box:
        """Returns the place of the spell that is held up: its place in the pool, enlarged."""
        place = self.setting.rooms.spells[self.event.slot]
        return self._enlarged_box(place.centre, _HELD_UP_GROWTH)

    def _place_in_middle(self) -> Box:
        """Returns the place of the spell that wins the match: in the middle of the pool."""
        return self._enlarged_box(self.setting.rooms.pool.centre, _WINNING_GROWTH)

    def _enlarged_box(self, centre: tuple[float, float], growth: float) -> Box:
        """Returns the box of the claimed spell, `growth` times as large and with all of it on the
        table.

        The box is around the point `centre`, unless it would leave the table.
        """
        table, spell = self.setting.rooms.table, self.setting.rooms.spells[self.event.slot]
        wide, high = spell.w * growth, spell.h * growth
        half_w, half_h = wide / 2 + _MIN_EDGE_DISTANCE_PIXELS, high / 2 + _MIN_EDGE_DISTANCE_PIXELS
        x = min(max(centre[0], table.x + half_w), table.right - half_w)
        y = min(max(centre[1], table.y + half_h), table.bottom - half_h)
        return box_around(x, y, wide, high)

    def _everyday_steps(self) -> list[ClimaxStep]:
        """Returns the two steps of a claim that does not win the match."""
        return [
            ClimaxStep(
                self._seat_keys,
                placed=self._held_up_placements(self._place_in_front()),
                caption=self._sentence,
                milliseconds=400.0,
            ),
            self._into_book_step(),
        ]

    def _into_book_step(self) -> ClimaxStep:
        """Returns the step in which the spell goes into the book, and the points grow."""
        seat = self.event.seat
        is_choosing = self.frame.viewer == seat and bool(self.frame.observation.aside)
        discards = () if is_choosing else self._component_keys
        return ClimaxStep(
            (*self._seat_keys, *self._component_keys),
            goes=(self._key, *self._book_keys, Seat(seat).key, ("track", seat), *discards),
            caption=self._sentence,
            milliseconds=210.0,
        )

    def _boast_steps(self) -> list[ClimaxStep]:
        """Returns a list with the step in which the wizard speaks.

        The list is empty after a spell with few points, or if the wizard has nothing to say.
        """
        if self._points < TRIUMPH_POINTS:
            return []
        seat = self.event.seat
        wizard = self.frame.sitter(seat).wizard
        words = words_of_triumph(wizard, self.frame.observation.turn_number)
        if words is None:
            return []
        face = Portrait(seat).sprite(self.setting.shown)
        return [ClimaxStep(self._still_keys, quote=Quote(face, render(words)), milliseconds=1200.0)]

    def _winning_steps(self, sentence: str) -> list[ClimaxStep]:
        """Returns the steps of the claim that wins the match.

        The spell is held up, then all spells of the book are counted beside it.

        Args:
            sentence: the sentence that names the winner.
        """
        table, spells = self.setting.observation.table, self._spells
        counts = tuple(Count(Spell(row).key, table.points[row]) for row in spells)
        laid_out = ClimaxStep(
            self._seat_keys,
            goes=self._component_keys,
            placed=self._side_by_side(self.setting.rooms.table.w * _ROW_WIDTH_SHARE),
            caption=self._sentence,
            milliseconds=0.0,
        )
        counted = ClimaxStep(
            (*self._seat_keys, *self._spell_keys),
            counts=counts,
            caption=self._sentence,
            milliseconds=1100.0,
        )
        return [self._held_up_in_middle(450.0), laid_out, counted, *self._total_steps(sentence)]

    def _short_winning_steps(self, sentence: str) -> list[ClimaxStep]:
        """Returns the steps of the short show of the claim that wins the match.

        `sentence` names the winner.
        """
        return [self._held_up_in_middle(300.0), *self._total_steps(sentence)]

    def _total_steps(self, sentence: str) -> list[ClimaxStep]:
        """Returns the steps in which the spells are piled up, and the totals of all players are
        counted.

        `sentence` names the winner.
        """
        seat, spells = self.event.seat, self._spells
        middle = Spell(spells[len(spells) // 2]).key
        counts = [Count(middle, self.event.points, CountLook.WINS)]
        counts += (
            Count(SpellBook(other).key, points, CountLook.LOSES)
            for other, points in enumerate(self.frame.observation.scores)
            if other != seat and points
        )
        pile = self._side_by_side(self._row_spell_width(len(spells)) * _PILE_WIDTH_IN_SPELLS)
        return [
            ClimaxStep(
                self._seat_keys,
                goes=self._component_keys,
                placed=pile,
                caption=sentence,
                milliseconds=0.0,
            ),
            ClimaxStep(
                (*self._seat_keys, *self._spell_keys),
                goes=(Seat(seat).key, ("track", seat)),
                counts=tuple(counts),
                caption=sentence,
                milliseconds=1300.0,
            ),
        ]

    def _held_up_in_middle(self, milliseconds: float) -> ClimaxStep:
        return ClimaxStep(
            self._seat_keys,
            placed=self._held_up_placements(self._place_in_middle()),
            caption=self._sentence,
            milliseconds=milliseconds,
        )

    def _row_spell_width(self, count: int) -> float:
        """Returns the width of a spell in a row of `count` spells, in pixels."""
        rooms = self.setting.rooms
        widest = (rooms.table.w * _ROW_WIDTH_SHARE - self._gap * (count - 1)) / count
        return min(rooms.pool.h * _ROW_HEIGHT_SHARE * CARD_ASPECT, widest)

    @property
    def _gap(self) -> float:
        return _ROW_GAP_PIXELS * self.setting.look.growth

    def _side_by_side(self, width: float) -> tuple[Placement, ...]:
        """Returns the spells of the book in the middle of the table, with their faces up.

        `width`: the space for all of them in pixels. They overlap if it is too narrow.
        """
        spells, rooms = self._spells, self.setting.rooms
        wide = self._row_spell_width(len(spells))
        area = box_around(*rooms.pool.centre, width, rooms.pool.h)
        area = replace(area, x=area.x + rooms.table.centre[0] - area.centre[0])
        places = row(area, len(spells), (wide, wide / CARD_ASPECT), self._gap)
        lying = {piece.key: piece for piece in self.layout.pieces}
        table = self.setting.observation.table
        return tuple(
            replace(
                lying[Spell(spell).key],
                sprite=spell_sprite(table, spell),
                spot=Spot(place),
                z=_HELD_UP_Z + number,
            )
            for number, (spell, place) in enumerate(zip(spells, places, strict=True))
        )


@dataclass(frozen=True)
class _Destruction:
    """One gambit that destroys another: the table before it, and the frame after it."""

    event: events.GambitDestroyed
    frame: Frame
    setting: LayoutBase
    layout: Layout

    def climax(self) -> Climax:
        """Returns the climax of this destruction."""
        caption = render(destruction_title(self.event, self.frame.names))
        gambits = (Card(self.event.gambit, 0).key, Card(self.event.destroyed, 0).key)
        lit = (
            *self._freed_keys(),
            *self._owner_keys(self.event.seat),
            *self._owner_keys(self.event.victim),
        )
        struck, thrown = self._striking_placements(), self._thrown_placements()
        other_events = [event for event in self.frame.events if event is not self.event]
        return Climax(
            _log_sentence(self.event, self.frame),
            (
                ClimaxStep((*lit, *gambits), placed=struck, caption=caption, milliseconds=260.0),
                ClimaxStep(
                    lit,
                    falls=gambits,
                    gone=(self._light_key(),),
                    placed=thrown,
                    caption=caption,
                    sound=Sound.GAVEL,
                    milliseconds=240.0,
                ),
            ),
            still=ClimaxStep(lit=lit, milliseconds=1200.0),
            begins=self.layout,
            effects=effects_of(self.frame, other_events),
        )

    @property
    def _slot(self) -> int | None:
        """The slot of the spell on which the destroyed gambit lies; None if it lies on a book."""
        pool = self.setting.observation.pool
        return None if self.event.spell == box.NO_SPELL else pool.index(self.event.spell)

    def _freed_keys(self) -> tuple[Key, ...]:
        """Returns the keys of the spell or the book on which the destroyed gambit lies."""
        slot = self._slot
        if slot is None:
            return _keys_within(self.layout, self.setting.seat_room(self.event.book).book)
        return _keys_within(self.layout, self.setting.rooms.spells[slot])

    def _owner_keys(self, seat: int) -> tuple[Key, ...]:
        return _keys_within(self.layout, self.setting.seat_room(seat).panel)

    def _light_key(self) -> Key:
        """Returns the key of the light or the chains of the destroyed gambit."""
        return ("annulment", self.event.book) if self._slot is None else ("aura", self._slot)

    def _striking_placements(self) -> tuple[Placement, ...]:
        """Returns both gambits at the moment when one strikes the other."""
        where = self._target().spot.box
        wide, high = where.w * _STRUCK_GROWTH, where.h * _STRUCK_GROWTH
        table, (x, y) = self.setting.rooms.table, where.centre
        x = min(max(x, table.x + wide), table.right - wide)
        left, right = (box_around(x + side * wide * 0.36, y, wide, high) for side in (-1, 1))
        return (
            replace(self._target(), spot=Spot(left, -9.0), z=_HELD_UP_Z),
            replace(self._attacker(), spot=Spot(right, 11.0), z=_HELD_UP_Z + 1),
        )

    def _thrown_placements(self) -> tuple[Placement, ...]:
        """Returns both gambits below the near (lower) edge of the table, to which they are
        thrown."""
        table, where = self.setting.rooms.table, self._target().spot.box
        y = table.bottom + where.h
        places = [box_around(where.centre[0] + dx * where.w, y, where.w, where.h) for dx in (-1, 1)]
        pieces = (self._target(), self._attacker())
        return tuple(
            replace(piece, spot=Spot(place), z=_HELD_UP_Z)
            for piece, place in zip(pieces, places, strict=True)
        )

    def _target(self) -> Placement:
        key = Card(self.event.destroyed, 0).key
        return next(piece for piece in self.layout.pieces if piece.key == key)

    def _attacker(self) -> Placement:
        """Returns the gambit that strikes, which may come from a hand whose cards are hidden."""
        card = Card(self.event.gambit, 0)
        lying = next((piece for piece in self.layout.pieces if piece.key == card.key), None)
        if lying is not None:
            return lying
        hand = Spot(self.setting.hand_box(self.event.seat))
        sprite = card_sprite(self.setting.observation.table, self.event.gambit)
        return Placement(card.key, sprite, hand, height=0.6, origin=(hand, COMPONENT_BACK))


def _aura_climax(
    event: events.AuraLaid, frame: Frame, setting: LayoutBase, layout: Layout
) -> Climax:
    """Returns the climax of an aura on a spell that lacks a single component."""
    rooms = (setting.rooms.spells[event.slot], setting.seat_room(event.seat).panel)
    lit = tuple(key for room in rooms for key in _keys_within(layout, room))
    goes = (Card(event.gambit, 0).key, ("aura", event.slot))
    sentence = _log_sentence(event, frame)
    return Climax(
        sentence,
        (ClimaxStep(lit, goes=goes, caption=sentence, sound=Sound.MAGIC, milliseconds=850.0),),
        still=ClimaxStep(lit=(*lit, *goes), milliseconds=1200.0),
        begins=layout,
    )


def _keys_within(layout: Layout, area: Box) -> tuple[Key, ...]:
    """Returns the keys of the pieces whose middle lies in an area."""
    return tuple(piece.key for piece in layout.pieces if area.holds(*piece.spot.box.centre))


def _log_sentence(event: events.WizardsGambitEvent, frame: Frame) -> str:
    """Returns the line of the log about an event."""
    line = log_line(event, frame.names)
    assert line is not None
    return render(line)
