# SPDX-License-Identifier: MIT
"""The climaxes of Zavandor: the sales of artifacts and sentinels.

A climax is the show of a great moment at the table, step by step. The bidders come to the middle
with their last bids, the hammer falls, and the lot goes to the winner's board. A sentinel also
shows what it scores there; the fifth one shows everybody's points.
"""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Final

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.zavandor.rules import components as box
from wizardtable.games.zavandor.rules import moves, terms
from wizardtable.games.zavandor.rules.points import GEM_BONUSES, points, sentinel_bonus
from wizardtable.games.zavandor.rules.state import Observation
from wizardtable.games.zavandor.text import log
from wizardtable.games.zavandor.view.effects import effects_of
from wizardtable.games.zavandor.view.pieces.character import Portrait
from wizardtable.games.zavandor.view.pieces.gem import Gem
from wizardtable.games.zavandor.view.pieces.gem_and_lot_numbers import GemAndLotNumbers
from wizardtable.games.zavandor.view.pieces.lore import Lore
from wizardtable.games.zavandor.view.pieces.lot import LotPiece, card_sprite
from wizardtable.games.zavandor.view.pieces.seat import BoardPanel, Seat
from wizardtable.games.zavandor.view.pieces.track import Track
from wizardtable.games.zavandor.view.pieces.turn_place import RoundPlaque
from wizardtable.games.zavandor.view.pieces.wealth import Wealth
from wizardtable.games.zavandor.view.stage import CARD_RATIO, SHEET_Z
from wizardtable.play.frames import Frame
from wizardtable.play.translate import render
from wizardtable.play.winning_words import words_of_triumph
from wizardtable.sound.names import Sound
from wizardtable.table.climax.script import Climax, ClimaxStep, Count, CountLook, Quote
from wizardtable.table.view import Flight, Key, Layout, Placement, Sprite
from wizardtable.table.zones import Box, Spot, box_around, row

_CARD_HEIGHT_SHARE: Final = 0.8
"""The height of the sold card, as a share of the height of the stage."""

_MAX_FACE_WIDTH_SHARE: Final = 0.42
"""The largest width of a face beside the card, as a share of the height of the stage."""

_MAX_STANDING_FACE_SHARE: Final = 0.5
"""The largest width of a face in the comparison of points, as a share of the height of the
stage."""

_NAME_HEIGHT_SHARE: Final = 0.24
"""The height of a name below a face, as a share of the face."""

_LEAST_NAME_HEIGHT: Final = 16.0
"""The least height of a name below a face, in pixels."""

_FACES_HEIGHT_SHARE: Final = 0.52
"""The height at which the faces stand on the stage, from its top (0) to its bottom (1).

Numbers are shown above the faces.
"""


def sale_climax(
    before: Frame, after: Frame, layouts: tuple[Layout, Layout], numbers: GemAndLotNumbers
) -> Climax | None:
    """Returns the climax of a sale; None if the frame `after` sells nothing.

    Args:
        before: the frame in which the winner had to pay, or in which the auction ended.
        after: the frame with the sale.
        layouts: the layouts of the two frames.
        numbers: the numbers of gems and lots after the sale.
    """
    gained = next((event for event in after.events if isinstance(event, moves.LotGained)), None)
    if gained is None:
        return None
    lying = {piece.key: piece for piece in layouts[0].pieces}
    owned = [LotPiece(*lot).key for lot in numbers.owned(gained.seat) if lot[0] == gained.lot]
    card = next((lying[key] for key in owned if _is_card(lying.get(key))), None)
    if card is None:
        return None
    sale = _Sale(before, after, gained, layouts, numbers, card)
    return sale.sentinel_climax() if box.is_sentinel(gained.lot) else sale.artifact_climax()


def _is_card(piece: Placement | None) -> bool:
    """Returns whether a lot still lies on offer or on the stage, as a whole card."""
    return piece is not None and piece.sprite.kind == "lot"


def _name_key(seat: int) -> Key:
    return ("climax", "name", seat)


@dataclass(frozen=True)
class _Sale:
    """One sale, between the last bid and the next decision.

    Attributes:
        before: the frame with the bids.
        after: the frame with the sale.
        gained: the event of the sale.
        numbers: the numbers of gems and lots after the sale.
        layouts: the layouts before and after the sale.
        card: the sold card as it lay before.
    """

    before: Frame
    after: Frame
    gained: moves.LotGained
    layouts: tuple[Layout, Layout]
    numbers: GemAndLotNumbers
    card: Placement

    @property
    def _observation(self) -> Observation:
        observation: Observation = self.after.observation
        return observation

    @property
    def _bids(self) -> list[tuple[int, int]]:
        """The last bid of each seat that made one, the highest first, as pairs of seat and bid."""
        former: Observation = self.before.observation
        bids = dict(enumerate(former.bids)) if former.lot == self.gained.lot else {}
        for event in self.after.events:
            match event:
                case moves.AuctionOpened(seat, _, amount) | moves.BidMade(seat, _, amount):
                    bids[seat] = amount
        made = [(seat, amount) for seat, amount in bids.items() if amount]
        return sorted(made, key=lambda bid: (bid[0] != self.gained.seat, -bid[1]))

    @property
    def _hammer_message(self) -> Message | None:
        """The sentence about the winning bid and its price, as the log has it."""
        bid = next((amount for seat, amount in self._bids if seat == self.gained.seat), 0)
        paid = [event.price for event in self.after.events if isinstance(event, moves.Paid)]
        won = moves.AuctionWon(self.gained.seat, self.gained.lot, bid, sum(paid))
        return log.line(won, self.after.names)

    # The steps.

    def artifact_climax(self) -> Climax:
        """Returns the short show of an artifact's sale, after which the lot goes to its board."""
        value = box.LOT_POINTS[self.gained.lot]
        text = NN_("zavandor table", "{player} receives {lot}: %n point(s).", "", value)
        climax = self._climax(text, (self._entry_step(), self._hammer_step(150.0)))
        others = [event for event in self.after.events if event is not self.gained]
        return replace(climax, effects=effects_of(self.after, others))

    def sentinel_climax(self) -> Climax:
        """Returns the show of a sentinel's sale; that of the fifth one is the longest."""
        value = box.LOT_POINTS[self.gained.lot] + self._bonus
        text = NN_("zavandor table", "{player} wins {lot}: %n point(s).", "", value)
        steps = [self._entry_step()]
        if len(self._bids) > 1:
            steps += [ClimaxStep(self._middle_keys, counts=self._bid_counts(), milliseconds=250.0)]
        steps += [self._hammer_step(350.0), self._scoring_step()]
        is_last = self.gained.sold == box.SALES_TO_END
        if is_last:
            steps += self._standing_steps()
        else:
            steps.append(self._way_home_step(600.0, self._sales_sentence))
        home = self._way_home_step(1100.0 if is_last else 500.0, self._sales_sentence)
        short = (self._entry_step(), self._hammer_step(300.0), home)
        climax = self._climax(text, tuple(steps))
        still = replace(climax.still, caption=f"{climax.sentence} {self._sales_sentence}")
        return replace(climax, short=short, still=still)

    def _climax(self, text: Message, steps: tuple[ClimaxStep, ...]) -> Climax:
        gained = self.gained
        text = text.of(player=self.after.names[gained.seat], lot=terms.the_lot(gained.lot))
        others = [
            event
            for event in self.after.events
            if event is not gained and not isinstance(event, moves.Paid)
        ]
        return Climax(
            render(text),
            steps,
            still=ClimaxStep(self._board_keys, raised=(self.card.key,), milliseconds=1500.0),
            effects=effects_of(self.after, others),
        )

    def _entry_step(self) -> ClimaxStep:
        """Returns the step in which the auction's sheet disappears and the bidders' faces
        appear."""
        sheet = [piece.key for piece in self.layouts[0].pieces if piece.z >= SHEET_Z]
        new = {piece.key for piece in self.layouts[1].pieces}
        boxes = self._middle_boxes(len(self._bids))
        card = replace(self.card, sprite=card_sprite(self.gained.lot), spot=Spot(boxes[0]))
        faces = self._faces(zip((seat for seat, _ in self._bids), boxes[1:], strict=True))
        return ClimaxStep(
            goes=tuple(key for key in sheet if key in new and key != self.card.key),
            gone=tuple(key for key in sheet if key not in new),
            placed=(card, *faces),
            milliseconds=0.0,
        )

    def _hammer_step(self, milliseconds: float) -> ClimaxStep:
        """Returns the step in which the hammer falls, and only the winner of the bidders stays.

        `milliseconds` is the time for which the step stays.
        """
        losers = tuple(Portrait(seat).key for seat, _ in self._bids[1:])
        sentence = self._hammer_message
        return ClimaxStep(
            self._middle_keys,
            goes=losers,
            falls=losers,
            gone=tuple(_name_key(seat) for seat, _ in self._bids[1:]),
            counts=self._bid_counts(decided=True),
            caption="" if sentence is None else render(sentence),
            sound=Sound.GAVEL if box.is_sentinel(self.gained.lot) else None,
            milliseconds=milliseconds,
        )

    def _scoring_step(self) -> ClimaxStep:
        """Returns the step in which the sentinel's points are counted.

        The pieces that the sentinel's bonus counts are in the spotlight.
        """
        value, bonus = box.LOT_POINTS[self.gained.lot], self._bonus
        text = N_("zavandor table", "{lot}: {points} points, no bonus yet")
        if bonus:
            text = N_("zavandor table", "{lot}: {points} points and a bonus of {bonus}")
            text = text.of(bonus=bonus)
        scoring, winner = self._scoring_pieces, self.gained.seat
        return ClimaxStep(
            (self.card.key, Portrait(winner).key, _name_key(winner), *scoring),
            raised=() if self.gained.lot == box.OWL else scoring,  # knowledge is too wide
            counts=(Count(self.card.key, value + bonus, CountLook.WINS),),
            caption=render(text.of(lot=terms.lot(self.gained.lot), points=value)),
            sound=Sound.GEM,
            milliseconds=900.0,
        )

    def _way_home_step(self, milliseconds: float, caption: str = "") -> ClimaxStep:
        """Returns the step in which the lot and the winner's face go to the winner's board.

        The cards of the price fly to the discards. `milliseconds` is the time for which the step
        stays, and `caption` its sentence ("" for none).
        """
        seat = self.gained.seat
        paid = [event for event in self.after.events if isinstance(event, moves.Paid)]
        flights = [effect for effect in effects_of(self.after, paid) if isinstance(effect, Flight)]
        changed = (Seat(seat).key, Wealth(seat).key, RoundPlaque().key)
        return ClimaxStep(
            self._board_keys,
            goes=(self.card.key, Portrait(seat).key, *changed),
            gone=(_name_key(seat),),
            caption=caption,
            flights=tuple(flights),
            milliseconds=milliseconds,
        )

    def _standing_steps(self) -> list[ClimaxStep]:
        """Returns the steps in which the lot goes to its board, and the points of all players are
        compared."""
        observation = self._observation
        standing = [
            (points(observation, seat), -place, seat)
            for place, seat in enumerate(observation.order)
            if not observation.out[seat]
        ]
        standing.sort(reverse=True)
        seats, best = [seat for *_, seat in standing], standing[0][0]
        faces = tuple(Portrait(seat).key for seat in seats)
        names = tuple(_name_key(seat) for seat in seats)
        counts = tuple(
            Count(Portrait(seat).key, total, CountLook.WINS if total == best else CountLook.OPEN)
            for total, _, seat in standing
        )
        places = zip(seats, self._standing_boxes(len(seats)), strict=True)
        home, quote = self._way_home_step(200.0), self._quote
        home = replace(
            home,
            goes=tuple(key for key in home.goes if key not in faces),
            gone=(),
            placed=self._faces(places),
            quote=quote,
            milliseconds=200.0 if quote is None else 700.0,
        )
        return [
            home,
            ClimaxStep(
                (*faces, *names),
                counts=counts,
                caption=self._sales_sentence,
                sound=Sound.ROUND,
                milliseconds=1300.0,
            ),
            ClimaxStep(goes=faces, gone=names, milliseconds=0.0),
        ]

    # What the steps show.

    @property
    def _middle_keys(self) -> tuple[Key, ...]:
        """The keys of the card and the bidders' faces in the middle."""
        faces = (Portrait(seat).key for seat, _ in self._bids)
        return (self.card.key, *faces, *(_name_key(seat) for seat, _ in self._bids))

    @property
    def _board_keys(self) -> tuple[Key, ...]:
        """The keys of all pieces on the winner's board."""
        panel = BoardPanel(self.gained.seat).key
        boards = [piece.spot.box for piece in self.layouts[1].pieces if piece.key == panel]
        return tuple(
            piece.key
            for layout in self.layouts
            for piece in layout.pieces
            for board in boards
            if board.holds(*piece.spot.box.centre) and piece.z < SHEET_Z
        )

    @property
    def _sales_sentence(self) -> str:
        """The log's sentence about the number of sentinels sold."""
        sentence = log.line(self.gained, self.after.names)
        return "" if sentence is None else render(sentence)

    @property
    def _quote(self) -> Quote | None:
        seat = self.gained.seat
        wizard = self.after.sitter(seat).wizard
        words = words_of_triumph(wizard, self._observation.round_number)
        return None if words is None else Quote(Sprite("sitter", (seat, wizard)), render(words))

    @property
    def _bonus(self) -> int:
        return sentinel_bonus(self._observation, self.gained.seat, self.gained.lot)

    @property
    def _scoring_pieces(self) -> tuple[Key, ...]:
        """The keys of the pieces that the sentinel's bonus counts."""
        seat, lot = self.gained.seat, self.gained.lot
        gems = self.numbers.gems(seat, active=True)
        if lot in GEM_BONUSES:
            gem, each, maximum = GEM_BONUSES[lot]
            counted = [number for kind, number in gems if kind == gem]
            return tuple(Gem(gem, number).key for number in counted[: maximum // each])
        if lot == box.PHOENIX:
            return tuple(Gem(*item).key for item in {kind: (kind, n) for kind, n in gems}.values())
        if lot == box.OWL:
            levels = enumerate(self._observation.levels[seat])
            tops = [domain for domain, level in levels if level == box.TOP_LEVEL]
            return (Lore(seat).key, *(Track(seat, domain).key for domain in tops))
        kinds = box.TOAD_LOTS if lot == box.TOAD else box.RAVEN_LOTS
        owned = self.numbers.owned(seat)
        return tuple(LotPiece(*item).key for item in owned if item[0] in kinds)

    def _bid_counts(self, *, decided: bool = False) -> tuple[Count, ...]:
        """Returns the last bids as numbers above the faces.

        If `decided` is True, the winner's bid is marked, and all other bids are marked as losing.
        """
        seat = self.gained.seat
        looks = {True: CountLook.WINS, False: CountLook.LOSES} if decided else {}
        return tuple(
            Count(
                Portrait(bidder).key,
                amount,
                looks.get(bidder == seat, CountLook.OPEN),
                runs=not decided,
            )
            for bidder, amount in self._bids
        )

    def _faces(self, places: Iterable[tuple[int, Box]]) -> tuple[Placement, ...]:
        """Returns the portraits of seats in these places, with the players' names below."""
        portraits = {piece.key: piece for piece in self.layouts[1].pieces}
        faces: list[Placement] = []
        for seat, place in places:
            portrait = portraits[Portrait(seat).key]
            faces.append(replace(portrait, spot=Spot(place), z=10.0))
            high = max(_NAME_HEIGHT_SHARE * place.h, _LEAST_NAME_HEIGHT)
            below = box_around(place.centre[0], place.bottom + high * 0.7, place.w * 1.16, high)
            name = Sprite("chip", (self.after.names[seat],))
            faces.append(Placement(_name_key(seat), name, Spot(below), z=11.0, is_inert=True))
        return tuple(faces)

    def _middle_boxes(self, faces: int) -> list[Box]:
        """Returns the boxes of the card and of the faces at its right, the winner's first."""
        stage = self.layouts[1].stage
        high = stage.h * _CARD_HEIGHT_SHARE
        wide, gap = high * CARD_RATIO, high * 0.16
        side = min(stage.h * _MAX_FACE_WIDTH_SHARE, (stage.w - wide) / max(1, faces) - gap)
        whole = wide + faces * (side + gap)
        x = stage.centre[0] - (whole - wide) / 2
        card = box_around(x, stage.centre[1], wide, high)
        y = stage.y + stage.h * _FACES_HEIGHT_SHARE
        return [
            card,
            *(
                box_around(card.right + gap + side / 2 + i * (side + gap), y, side, side)
                for i in range(faces)
            ),
        ]

    def _standing_boxes(self, faces: int) -> list[Box]:
        """Returns the boxes of the faces whose points are compared, the leader's first."""
        stage = self.layouts[1].stage
        side = min(stage.h * _MAX_STANDING_FACE_SHARE, stage.w / faces * 0.7)
        lower = Box(stage.x, stage.y + stage.h * 0.2, stage.w, stage.h * 0.8)
        return row(lower, faces, (side, side), side * 0.3)
