# SPDX-License-Identifier: MIT
"""The climaxes of Anludim: a professor is won from a rival, and a round is won.

A climax is the show of a great moment at the table, step by step. The winning of a professor
happens several times in a round. So its show is short, and only the two players see it. At the end
of a round, the winner's objects gather around the crest. If points decide, the faces of all players
come forward instead, and their points are counted. Then the crest turns to gold.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from math import cos, pi, sin
from typing import Final, TypeVar

from wizardtable.core.game import Event
from wizardtable.games.anludim.rules import moves
from wizardtable.games.anludim.rules.components import CARDS
from wizardtable.games.anludim.rules.state import Combination, Observation
from wizardtable.games.anludim.text.log import log_line
from wizardtable.games.anludim.text.round_end import why_ended
from wizardtable.games.anludim.view.effects import effects_of
from wizardtable.games.anludim.view.pieces.card import Card
from wizardtable.games.anludim.view.pieces.crest import Crest
from wizardtable.games.anludim.view.pieces.magic_object import MagicObject
from wizardtable.games.anludim.view.pieces.plate import Plate
from wizardtable.games.anludim.view.pieces.professor import Professor
from wizardtable.games.anludim.view.pieces.seat import portrait
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.play.winning_words import words_of_triumph
from wizardtable.sound.names import Sound
from wizardtable.table.climax.script import Climax, ClimaxStep, Count, CountLook, Quote
from wizardtable.table.view import Key, Layout, Placement
from wizardtable.table.zones import Box, Spot, box_around, row

_E = TypeVar("_E", bound=Event)

_TURN_KINDS: Final = frozenset(
    {"card", "back", "hand", "professor", "object", "pile", "seat", "slot"}
)
"""The kinds of pieces that show what the last turn of a round changed.

Plates and panels are left out: a lit plate or panel would hide the dark pieces on it.
"""

_CREST_SHARE: Final = 0.7
_TOKEN_SHARE: Final = 0.4
_FACE_SHARE: Final = 0.62
"""The sides of pieces that a climax enlarges, as shares of the stage's height.

`_CREST_SHARE` is for the crest, `_TOKEN_SHARE` for the objects around the crest, and `_FACE_SHARE`
for faces.
"""

_CREST_DROP_SHARE: Final = 0.38
"""The large crest lies below the middle of the stage by this share of the stage's height."""

_ARC_WIDTH_SHARE: Final = 1.05
_ARC_HEIGHT_SHARE: Final = 0.84
"""The distances of the objects from the large crest, as shares of the stage's height.

`_ARC_WIDTH_SHARE` is the distance to the side, `_ARC_HEIGHT_SHARE` the distance upwards.
"""


@dataclass(frozen=True, slots=True)
class Setting:
    """The table before and after the events that a climax shows.

    Attributes:
        before: the frame before the events.
        after: the frame with the events, for the same viewer.
        old: the layout of `before`.
        new: the layout of `after`.
    """

    before: Frame
    after: Frame
    old: Layout
    new: Layout

    @property
    def has_new_round(self) -> bool:
        """True if the events begin another round, so that the new layout shows nothing of the old
        round."""
        former: Observation = self.before.observation
        now: Observation = self.after.observation
        return former.round_number != now.round_number

    def placement_of(self, key: Key) -> Placement | None:
        """Returns the placement of the piece with this key in the new layout, or None if it lacks
        the piece."""
        return next((piece for piece in self.new.pieces if piece.key == key), None)

    def changed_keys(self) -> tuple[Key, ...]:
        """Returns the keys of the pieces that the events moved or changed, without the viewer's
        hand."""
        old = {piece.key: piece for piece in self.old.pieces}
        new = {piece.key: piece for piece in self.new.pieces}
        keys = [key for key in {**old, **new} if key[0] in _TURN_KINDS]
        return tuple(
            key
            for key in keys
            if not (key in new and new[key].can_turn)
            and not _look_alike(old.get(key), new.get(key))
        )

    def keys_of_seat(self, seat: int) -> tuple[Key, ...]:
        """Returns the keys of a seat's combinations, of its panel, and of all pieces on the
        panel."""
        return (*self.combination_pieces(seat), *self.keys_on_panel(seat))

    def combination_pieces(self, seat: int) -> tuple[Key, ...]:
        """Returns the keys of the cards of a seat's combinations, and of the professors with
        them."""
        observation: Observation = self.after.observation
        laid = observation.combinations[seat]
        cards = (Card(card).key for combination in laid for card in combination.cards)
        professors = (
            Professor(combination.discipline).key
            for combination in laid
            if observation.professors[combination.discipline] == combination.serial
        )
        return (*cards, *professors)

    def keys_on_panel(self, seat: int) -> tuple[Key, ...]:
        """Returns the keys of the panel of a seat and of all pieces on it."""
        panel = self.placement_of(("panel", seat))
        return () if panel is None else self.keys_within(panel.spot.box)

    def keys_within(self, room: Box) -> tuple[Key, ...]:
        """Returns the keys of the pieces whose centres are within a box."""
        return tuple(piece.key for piece in self.new.pieces if room.holds(*piece.spot.box.centre))


def _look_alike(old: Placement | None, new: Placement | None) -> bool:
    if old is None or new is None:
        return False
    return old.spot == new.spot and old.sprite == new.sprite


def _face_key(seat: int) -> Key:
    """Returns the key of the large face of a player."""
    return ("climax", "face", seat)


def climax_of(setting: Setting) -> Climax | None:
    """Returns the climax for the events of the new frame, or None if the events have no climax."""
    if setting.has_new_round:
        return None
    ended = _first_event(setting.after.events, moves.RoundEnded)
    if ended is not None:
        return _RoundEnd(setting, ended).climax()
    duel = _duel_in(setting)
    return None if duel is None or not duel.concerns_viewer else duel.climax()


def _first_event(events: Iterable[Event], kind: type[_E]) -> _E | None:
    return next((event for event in events if isinstance(event, kind)), None)


def _log_sentence(event: moves.AnludimEvent, frame: Frame) -> str:
    """Returns the log's sentence for an event; "" if the log does not mention the event."""
    line = log_line(event, frame.names)
    return "" if line is None else render(line)


# A professor is won from a rival.


def _duel_in(setting: Setting) -> "_Duel | None":
    """Returns the duel in which a seat won a professor from a rival, or None if no seat did."""
    events = setting.after.events
    laid = _first_event(events, moves.Laid)
    won = next(
        (
            event
            for event in events
            if isinstance(event, moves.ProfessorMoved)
            and laid is not None
            and event.discipline == laid.discipline
            and event.seat == laid.seat
        ),
        None,
    )
    if laid is None or won is None or won.origin in (-1, won.seat):
        return None
    old, new = setting.before.observation, setting.after.observation
    beaten = _with_serial(old, won.origin, old.professors[won.discipline])
    winning = _with_serial(new, laid.seat, laid.serial)
    if beaten is None or winning is None:
        return None
    return _Duel(setting, won, winning, beaten)


def _with_serial(observation: Observation, seat: int, serial: int) -> Combination | None:
    laid = observation.combinations[seat]
    return next((combination for combination in laid if combination.serial == serial), None)


@dataclass(frozen=True, slots=True)
class _Duel:
    """A combination that beats another, and wins its professor.

    Attributes:
        setting: the table before and after the events.
        won: the event in which the professor moves.
        winning: the new combination.
        beaten: the combination that held the professor.
    """

    setting: Setting
    won: moves.ProfessorMoved
    winning: Combination
    beaten: Combination

    @property
    def concerns_viewer(self) -> bool:
        """True if the viewer wins or loses the professor, and always in the public view.

        The rivals win professors from each other too often for a show each time.
        """
        return self.setting.after.viewer in (None, self.winning.seat, self.beaten.seat)

    @property
    def _lit_keys(self) -> tuple[Key, ...]:
        """The keys of everything that the duel is about: both panels, the cards, the professor."""
        cards = (*self.winning.cards, *self.beaten.cards)
        keys = [*(Card(card).key for card in cards), Professor(self.won.discipline).key]
        for seat in (self.winning.seat, self.beaten.seat):
            keys += self.setting.keys_on_panel(seat)
        return tuple(keys)

    @property
    def _sentence(self) -> str:
        return _log_sentence(self.won, self.setting.after)

    def _moved_keys(self, seat: int) -> tuple[Key, ...]:
        """Returns the keys of the moved pieces among a seat's combinations, their professors and
        the seat's hidden hand."""
        own = self.setting.combination_pieces(seat)
        return tuple(
            key
            for key in self.setting.changed_keys()
            if key in own or (key[0] in ("back", "hand") and key[1] == seat)
        )

    @property
    def _deciding_place(self) -> int:
        """The index of the first number that differs between the two strengths.

        Index 0 is the number of cards or groups.
        """
        pairs = zip(self.winning.strength, self.beaten.strength, strict=False)
        return next((place for place, (new, old) in enumerate(pairs) if new != old), 0)

    def _deciding_cards(self, combination: Combination) -> tuple[Key, ...]:
        """Returns the keys of the cards of a combination that decide the duel, ascending by value.

        They are all cards if their number decides, otherwise the cards with the deciding value.
        """
        place = self._deciding_place
        halves = list(zip(combination.cards, combination.halves, strict=True))
        halves.sort(key=lambda half: CARDS[half[0]][half[1]])
        return tuple(
            Card(card).key
            for card, half in halves
            if not place or CARDS[card][half][0] == combination.strength[place]
        )

    def _counts(self) -> tuple[Count, ...]:
        """Returns the numbers that decide the duel, each above the middle one of the deciding
        cards."""
        counts = []
        for combination, look in (
            (self.winning, CountLook.WINS),
            (self.beaten, CountLook.LOSES),
        ):
            cards = self._deciding_cards(combination)
            number = combination.strength[self._deciding_place]
            counts.append(Count(cards[len(cards) // 2], number, look, runs=False))
        return tuple(counts)

    def climax(self) -> Climax:
        """Returns the show of the duel."""
        lays = self.laying_step()
        outcome = self.outcome_step()
        at_once = replace(outcome, goes=(*lays.goes, *outcome.goes), counts=(), milliseconds=350.0)
        still = ClimaxStep(self._lit_keys, counts=self._counts())
        return Climax(self._sentence, (lays, outcome), (at_once,), still)

    def laying_step(self) -> ClimaxStep:
        """Returns the step in which the new combination is laid."""
        return ClimaxStep(
            self._lit_keys, goes=self._moved_keys(self.winning.seat), milliseconds=60.0
        )

    def outcome_step(self) -> ClimaxStep:
        """Returns the step in which the professor goes to the new combination."""
        professor = Professor(self.won.discipline).key
        return ClimaxStep(
            self._lit_keys,
            goes=(professor, *self._moved_keys(self.beaten.seat)),
            counts=self._counts(),
            caption=self._sentence,
            milliseconds=520.0,
        )


# A round is won.


@dataclass(frozen=True, slots=True)
class _RoundEnd:
    """The end of a round, which may be the end of the match.

    Attributes:
        setting: the table before and after the events.
        event: the event that ends the round.
    """

    setting: Setting
    event: moves.RoundEnded

    @property
    def _winner(self) -> int:
        return self.event.winner

    @property
    def _is_collection(self) -> bool:
        return self.event.reason == moves.COLLECTION

    @property
    def _match_end(self) -> moves.MatchWon | None:
        """The event that ends the match, or None if the match continues."""
        return _first_event(self.setting.after.events, moves.MatchWon)

    @property
    def _sentence(self) -> str:
        return _log_sentence(self.event, self.setting.after)

    @property
    def _last_sentence(self) -> str:
        """The sentence about the crest, or about the end of the match."""
        last = self._match_end or _first_event(self.setting.after.events, moves.CrestTurned)
        return self._sentence if last is None else _log_sentence(last, self.setting.after)

    def climax(self) -> Climax:
        """Returns the show of the end of the round."""
        setting, match = self.setting, self._match_end
        rest = [
            event
            for event in setting.after.events
            if not isinstance(event, (moves.RoundEnded, moves.MatchWon))
        ]
        turn, crowning = self._last_turn_steps(), self._crowning_steps()
        reason = self._collection_steps() if self._is_collection else self._points_steps()
        short_reason = reason[:1] if self._is_collection else (reason[1], reason[-1])
        short_crowning = [replace(crowning[0], caption=self._sentence, milliseconds=800.0)]
        if match is not None:
            short_crowning.append(crowning[1])
        return Climax(
            self._sentence,
            (*turn, *reason, *crowning),
            (*turn[-1:], *short_reason, *short_crowning),
            self._still_step(),
            effects=effects_of(setting.after, rest),
        )

    def _still_step(self) -> ClimaxStep:
        """Returns the still picture, which replaces the moving steps: the pieces and points that
        decided.

        After a collection, the picture includes the golden crest.
        """
        caption = self._sentence
        if self._match_end is not None:
            caption = f"{caption} {self._last_sentence}"
        if self._is_collection:
            placed = (*self._large_crest(as_before=False), *self._token_arc())
            return ClimaxStep(self._lit_keys, placed=placed, caption=caption)
        verdict = replace(self._verdict_step(), placed=tuple(self._large_faces()), caption=caption)
        return replace(verdict, raised=(), sound=None)

    def _last_turn_steps(self) -> list[ClimaxStep]:
        """Returns the steps of the turn that ended the round: a duel, and the objects received."""
        setting = self.setting
        duel = _duel_in(setting)
        steps = [] if duel is None else [duel.laying_step(), duel.outcome_step()]
        lit = setting.keys_of_seat(self.event.ender)
        return [*steps, ClimaxStep(lit, goes=setting.changed_keys(), milliseconds=150.0)]

    # A collection of all five kinds.

    def _token_arc(self) -> list[Placement]:
        """Returns an arc of pieces around the large crest; empty if points decided.

        For each discipline, the piece is the winner's best object or the professor that stands in.
        """
        if not self._is_collection:
            return []
        frame, stage = self.setting.after, self.setting.new.stage
        side = stage.h * _TOKEN_SHARE
        x, y = self._crest_box().centre
        on_panel = self.setting.keys_on_panel(self._winner)
        tokens = []
        for kind, values in enumerate(frame.observation.objects[self._winner]):
            angle = pi * (1 - kind / 4)
            box = box_around(
                x + cos(angle) * stage.h * _ARC_WIDTH_SHARE,
                y - sin(angle) * stage.h * _ARC_HEIGHT_SHARE,
                side,
                side,
            )
            key: Key = Professor(kind).key
            sprite = Professor(kind).sprite(frame)
            if values:
                best = (MagicObject.kind, kind, max(values))
                key = next((own for own in on_panel if own[:3] == best), key)
                sprite = MagicObject(kind, max(values), 0).sprite(frame)
            lying = self.setting.placement_of(key)
            if lying is not None:
                spot = Spot(box)
                tokens.append(replace(lying, sprite=sprite, spot=spot, z=200.0 + kind, height=0.5))
        return tokens

    def _collection_steps(self) -> list[ClimaxStep]:
        """Returns the steps in which the winner's objects gather and are counted."""
        tokens, crest = self._token_arc(), Crest(self._winner).key
        keys = (*self._lit_keys, crest)
        steps = [ClimaxStep(keys, placed=(*self._large_crest(), *tokens), milliseconds=60.0)]
        for count, token in enumerate(tokens, 1):
            counts = (Count(crest, count, runs=False),)
            steps.append(ClimaxStep(keys, raised=(token.key,), counts=counts, milliseconds=60.0))
        steps[-1] = replace(steps[-1], caption=self._sentence, milliseconds=1100.0)
        return steps

    # Most points.

    def _large_faces(self) -> list[Placement]:
        """Returns the large faces of all players, side by side in the middle of the table.

        The first is the player who ended the round, because ties are decided in this order. The
        result is empty if a collection decided.
        """
        if self._is_collection:
            return []
        frame, stage = self.setting.after, self.setting.new.stage
        seats = len(frame.names)
        order = [(self.event.ender + step) % seats for step in range(seats)]
        side = stage.h * _FACE_SHARE
        faces = []
        for box, seat in zip(row(stage, seats, (side, side), side * 0.6), order, strict=True):
            panel = self.setting.placement_of(("panel", seat))
            if panel is None:
                continue
            sprite = portrait(frame, seat)
            room = panel.spot.box
            start = Spot(box_around(*room.centre, room.h * 0.4, room.h * 0.4))
            face = Placement(_face_key(seat), sprite, Spot(box), 400.0, 0.6, (start, sprite))
            faces.append(replace(face, is_inert=True))
        return faces

    def _points_steps(self) -> list[ClimaxStep]:
        """Returns the steps in which the points of all players are counted and compared."""
        faces = self._large_faces()
        seats = [int(face.key[-1]) for face in faces]
        counts = tuple(Count(_face_key(seat), self.event.points[seat]) for seat in seats)
        lit = tuple(face.key for face in faces)
        cause = render(why_ended(self.event.reason))
        return [
            ClimaxStep(self._empty_plate_keys(), caption=cause, milliseconds=500.0),
            ClimaxStep(placed=tuple(faces), milliseconds=0.0),
            ClimaxStep(lit, counts=counts, milliseconds=700.0),
            self._verdict_step(),
        ]

    def _verdict_step(self) -> ClimaxStep:
        """Returns the step in which the seat with the most points wins, and all other faces are
        dark."""
        winner = self._winner
        counts = tuple(
            Count(_face_key(seat), points, CountLook.WINS if seat == winner else CountLook.LOSES)
            for seat, points in enumerate(self.event.points)
        )
        return ClimaxStep(
            (_face_key(winner), *self._lit_keys),
            raised=(_face_key(winner),),
            counts=counts,
            caption=self._sentence,
            sound=Sound.GAVEL,
            milliseconds=1300.0,
        )

    def _empty_plate_keys(self) -> tuple[Key, ...]:
        """Returns the keys of the plates whose piles are empty, and of all pieces on them."""
        keys: list[Key] = []
        for discipline, pile in enumerate(self.setting.after.observation.piles):
            plate = self.setting.placement_of(Plate(discipline).key)
            if not pile and plate is not None:
                keys += self.setting.keys_within(plate.spot.box)
        return tuple(keys)

    # The crest.

    @property
    def _lit_keys(self) -> tuple[Key, ...]:
        """The keys of the winner's panel and objects."""
        return (
            *self.setting.keys_on_panel(self._winner),
            *(token.key for token in self._token_arc()),
        )

    def _crest_box(self) -> Box:
        """Returns the place of the large crest, in the middle of the table."""
        stage = self.setting.new.stage
        side = stage.h * _CREST_SHARE
        x, y = stage.centre
        return box_around(x, y + stage.h * _CREST_DROP_SHARE, side, side)

    def _large_crest(self, *, as_before: bool = True) -> tuple[Placement, ...]:
        """Returns the winner's crest, large in the middle of the table.

        With `as_before`, the crest looks as it did before the round ended; otherwise it shows gold.
        """
        key = Crest(self._winner).key
        layout = self.setting.old if as_before else self.setting.new
        return tuple(
            replace(piece, spot=Spot(self._crest_box()), z=300.0, height=0.8)
            for piece in layout.pieces
            if piece.key == key
        )

    def _crowning_steps(self) -> list[ClimaxStep]:
        """Returns the steps in which the winner's large crest turns to gold and returns to its
        place.

        The caption is the sentence about the crest. If the crest was gold already, the steps count
        the two rounds that win the match. After a count of points, the winner's face stays above
        the crest and the other faces go.
        """
        crest, winner = Crest(self._winner).key, _face_key(self._winner)
        tokens = tuple(token.key for token in self._token_arc())
        x, y = self._crest_box().centre
        stage = self.setting.new.stage
        side = stage.h * _FACE_SHARE
        above = Spot(box_around(x, y - stage.h * _ARC_HEIGHT_SHARE, side, side))
        faces = self._large_faces()
        best = tuple(replace(face, spot=above) for face in faces if face.key == winner)
        lit = (*self._lit_keys, crest, winner)
        golden = ClimaxStep(
            lit,
            goes=tuple(face.key for face in faces if face.key != winner),
            placed=(*self._large_crest(as_before=False), *best),
            caption=self._sentence if self._match_end is not None else self._last_sentence,
            sound=Sound.COIN,
            milliseconds=800.0 if self._match_end is not None else 1300.0,
        )
        home = (crest, *tokens, winner)
        if self._match_end is None:
            return [golden, self._homecoming_step(lit, home)]
        last = self._last_sentence
        final = ClimaxStep(
            lit,
            raised=(crest,),
            counts=(Count(crest, 2, CountLook.WINS, runs=False),),
            caption=last,
            sound=Sound.MAGIC,
            milliseconds=1200.0,
        )
        return [golden, final, ClimaxStep(lit, goes=home, caption=last, milliseconds=100.0)]

    def _homecoming_step(self, lit: tuple[Key, ...], keys: tuple[Key, ...]) -> ClimaxStep:
        """Returns the step in which the crest and the objects return to their places and the winner
        speaks.

        `lit` has the keys of the pieces in the spotlight, and `keys` those of the pieces that
        return.
        """
        frame, winner = self.setting.after, self._winner
        wizard = frame.sitter(winner).wizard
        words = words_of_triumph(wizard, frame.observation.round_number)
        if words is None:
            return ClimaxStep(lit, goes=keys, caption=self._last_sentence, milliseconds=500.0)
        quote = Quote(portrait(frame, winner), render(words))
        return ClimaxStep(lit, goes=keys, quote=quote, milliseconds=900.0)
