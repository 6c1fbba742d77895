# SPDX-License-Identifier: MIT
"""What a position is worth to each seat: the points it may expect, and its chance to win."""

from math import exp, sqrt
from typing import Final

from wizardtable.games.elfenwizards.components import (
    CONTESTS,
    DRUID,
    FACES,
    GREY,
    LAST_ROUND,
    MINOR,
    STRIDE,
)
from wizardtable.games.elfenwizards.contending import LEVEL_OF_CONTEST, Field
from wizardtable.games.elfenwizards.purse import SPENT, purse, recovered
from wizardtable.games.elfenwizards.standings import cleansing, tokens_of
from wizardtable.games.elfenwizards.state import (
    CLEANSE,
    CONTEST,
    OVER,
    RECOVER,
    RECOVER_AGAIN,
    Board,
)
from wizardtable.games.elfenwizards.worth import rise, stain, worth

POINTS, RIVALS, ENDS = 0.0, 1.0, 2.0
"""How far a player sees. POINTS: the points of titles, in this round. RIVALS: also what rivals can
add, and what a title opens. ENDS: also how near each guild is to winning, and the three ends."""

_ROUND: Final = 5.0
"""Standard deviation of what a guild scores in a round, before its dice are cast."""

_CONTEST: Final = 3.5
"""The same when they are placed."""

_SURE: Final = 0.3

_HARDLY: Final = 0.02
"""A chance that is not worth a thought."""

LAST: Final = 0.5
"""Sees what rivals can add, and no round after this one."""


class Outlook:
    """A look at a position.

    Attributes:
        rounds: those that follow this one, if the match does not end before.
        expected: by seat, the points in the end.
    """

    __slots__ = ("board", "expected", "field", "rounds", "seats", "sight")

    def __init__(self, board: Board, sight: float, viewer: int = -1) -> None:
        self.board = board
        self.sight = sight
        self.seats = len(board.minors)
        self.rounds = max(0, LAST_ROUND - board.round_number) if sight >= RIVALS else 0
        if sight >= ENDS and board.phase > CONTEST and self._ending():
            self.rounds = 0
        self.field: Field | None = None
        if board.phase <= CONTEST:
            self.field = Field(board, viewer if sight < RIVALS else -1)
        self.expected = self._expect()

    def _ending(self) -> bool:
        return max(self.board.grand) >= 2 or self.board.vacancies >= 2

    def _expect(self) -> list[float]:
        board = self.board
        points = [float(score) for score in board.scores]
        if board.phase == OVER:
            return points
        rounds = self.rounds
        values = worth(rounds)
        cost = stain(rounds)
        for seat in range(self.seats):
            points[seat] += self.treasure(seat) - cost * self.stains(seat)
        if self.field is None:
            for wizard, place in enumerate(board.place):
                if place >= 0:
                    points[wizard // STRIDE] += values[place]
            return points
        for number, (titles, below) in enumerate(CONTESTS):
            level = LEVEL_OF_CONTEST[number]
            gain = rise(level, rounds)
            low = values[titles[0]] - gain
            for wizard, chance in self.field.rises(number):
                points[wizard // STRIDE] += low + gain * chance
        return points

    def treasure(self, seat: int, used: float = 0.0, dice: int = 0) -> float:
        """Points for minor spells, as many as may be left at the end of the round; when so many
        more are used, or there are dice of so many more points in their box."""
        board = self.board
        front, boxed = float(board.minors[seat]) - used, float(board.boxed[seat])
        if board.phase > RECOVER_AGAIN:
            return purse(front, boxed, self.rounds)
        if board.phase <= CONTEST:
            spent = used + sum([s.count(FACES * seat) for s in board.spells if s])
            if not board.passed[seat]:
                spent += SPENT * front
                front -= SPENT * front
            boxed += spent
        return recovered(front, boxed, sum(board.placed[seat][MINOR]) + dice, self.rounds)

    def stains(self, seat: int) -> float:
        """Grey tokens under the seat's wizards, less those that its dice remove."""
        tokens = float(tokens_of(self.board, seat))
        if self.board.phase <= CLEANSE:
            removed = sum(self.board.placed[seat][GREY]) / cleansing(self.board)
            tokens -= min(tokens, removed)
        return tokens

    def chances(self) -> list[float]:
        """By seat, the chance to win the match."""
        board = self.board
        if board.phase == OVER:
            best = max(board.scores)
            winners = board.scores.count(best)
            return [1.0 / winners if score == best else 0.0 for score in board.scores]
        if self.field is not None and self.sight >= ENDS and self.rounds:
            return self._with_ends()
        return self._shares(self.expected, self.rounds)

    def scale(self, chance: float) -> float:
        """Points that a chance of 1 is worth to a seat with this chance to win the match."""
        chance = min(0.97, max(0.03, chance))
        return self._spread(self.rounds) / (chance * (1.0 - chance))

    def _spread(self, rounds: int) -> float:
        """The points that make a seat e times as likely to win, with so many rounds to come."""
        variance = _SURE + _ROUND * _ROUND * rounds
        if self.board.phase < RECOVER:
            variance += _ROUND * _ROUND
        elif self.board.phase <= CONTEST:
            variance += _CONTEST * _CONTEST
        return 0.8 * sqrt(variance)

    def _shares(self, points: list[float], rounds: int) -> list[float]:
        scale = self._spread(rounds)
        best = max(points)
        weights = [exp((value - best) / scale) for value in points]
        total = sum(weights)
        return [weight / total for weight in weights]

    def _with_ends(self) -> list[float]:
        """The chances, where the contest for the highest title may end the match."""
        total = [0.0] * self.seats
        outcomes = self.crownings()
        if not outcomes:
            return self._shares(self.expected, self.rounds)
        for _, chance, shares in outcomes:
            for seat, share in enumerate(shares):
                total[seat] += chance * share
        scale = sum(total)
        return [value / scale for value in total]

    def crownings(self) -> list[tuple[int, float, list[float]]]:
        """Where the contest for the highest title may end the match: by winner, -1 for none, how
        likely he is, and every seat's chance to win the match then. Else nothing."""
        board = self.board
        if self.field is None or self.sight < ENDS or not self.rounds:
            return []
        rising = self.field.rises(0)
        empty = max(0.0, 1.0 - sum([chance for _, chance in rising]))
        if not any(board.grand[wizard // STRIDE] for wizard, _ in rising):
            if not (board.vacancies and empty > _HARDLY):
                return []
        gain, last = rise(DRUID, self.rounds), rise(DRUID, 0)
        before, final = list(self.expected), list(Outlook(board, LAST).expected)
        for wizard, chance in rising:
            before[wizard // STRIDE] -= gain * chance
            final[wizard // STRIDE] -= last * chance
        found = []
        for wizard, chance in [*rising, (-1, empty)]:
            over = board.vacancies > 0 if wizard < 0 else board.grand[wizard // STRIDE] > 0
            points = list(final if over else before)
            if wizard >= 0:
                points[wizard // STRIDE] += last if over else gain
            found.append((wizard, chance, self._shares(points, 0 if over else self.rounds)))
        return found

    def stakes(self, seat: int) -> list[float]:
        """By seat, what a point for it is worth to this one: 1 for itself, less than nothing for
        the others, the more the nearer they are to winning."""
        if self.sight < ENDS:
            return [float(other == seat) for other in range(self.seats)]
        shares = self._shares(self.expected, self.rounds)
        own = min(0.95, shares[seat])
        return [1.0 if s == seat else -shares[s] / (1.0 - own) for s in range(self.seats)]
