# SPDX-License-Identifier: MIT
"""Who will rise, as far as it can be foreseen: the points that lie beside the candidates, and
those that their guilds can still add."""

from collections.abc import Sequence
from math import erf, sqrt
from typing import Final

from wizardtable.games.elfenwizards.mind.weights import WEIGHTS, Weights
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules.moves import Faces
from wizardtable.games.elfenwizards.rules.standings import EMPTY, OPEN, ground, power, recoverable
from wizardtable.games.elfenwizards.rules.state import CAST_REST, RECOVER, Board

LEVEL_OF_CONTEST: Final = tuple(box.LEVEL_OF[below[0]] for _, below in box.CONTESTS)
"""By contest, the level of its candidates."""

MEAN_FACE: Final = 3.5
_SQUARE: Final = 91 / 6
_ROOT: Final = sqrt(2.0)
_NEARLY: Final = 0.02


class ContestOdds:
    """The contests of a round as they stand.

    Attributes:
        powers: by wizard, the points beside him.
        pools: by seat and level, the points of the dice in the level box.
        open_at: by seat and level, open contests in which the seat has a candidate.
        able: by seat, whether it may still place spells.
        minors: by seat, minor spells that it will have in front of it.
    """

    __slots__ = (
        "_alone",
        "_doubt",
        "_escalation",
        "_hoped",
        "_mean",
        "_open",
        "_spent",
        "_squares",
        "_variance",
        "_weights",
        "able",
        "board",
        "closed",
        "minors",
        "open_at",
        "pools",
        "powers",
        "standing",
    )

    def __init__(
        self,
        board: Board,
        blind_to: int = -1,
        weights: Weights = WEIGHTS,
        held: Faces = (),
        *,
        judged: bool = False,
    ) -> None:
        """`blind_to`: the seat that looks, where it sees nothing of what its rivals can add;
        `held`: dice that the seat to move is about to place, where they count; `judged`: whether a
        position is judged, for which all seats' dice have to count alike, placed or not."""
        self._weights = weights
        self._doubt: float = weights.doubt
        self._escalation: float = weights.escalation
        self._spent: float = weights.spent
        here = ground(board.place)
        self.board = board
        self.standing = here.standing
        self.closed = here.closed
        self.powers = [
            power(board, wizard) if spells else 0 for wizard, spells in enumerate(board.spells)
        ]
        seats = len(board.minors)
        self.open_at = _open_at(board.place)
        self.able = [not passed for passed in board.passed]
        self.minors = [float(count) for count in board.minors]
        if board.phase <= RECOVER:
            for seat, boxed in enumerate(board.boxed):
                if boxed:
                    self.minors[seat] += recoverable(board, seat)
        self.pools = [[0.0] * len(box.LEVELS) for _ in range(seats)]
        self._squares = [[0.0] * len(box.LEVELS) for _ in range(seats)]
        self._hoped = [[0.0] * len(box.LEVELS) for _ in range(seats)]
        self._mean = [[0.0] * len(box.LEVELS) for _ in range(seats)]
        self._variance = [[0.0] * len(box.LEVELS) for _ in range(seats)]
        self._open = [max(1, sum(counts)) for counts in self.open_at]
        self._alone: list[list[int]] = [[] for _ in range(seats)]
        for number, seat in enumerate(here.closed):
            if seat >= 0:
                self._alone[seat].append(number)
        worth = self._awaited(judged)
        for seat in range(seats):
            if blind_to >= 0 and seat != blind_to:
                self._mean[seat] = [weights.blind] * len(box.LEVELS)
                self._variance[seat] = [weights.blind_spread] * len(box.LEVELS)
                continue
            for level in range(len(box.LEVELS)):
                dice = board.placed[seat][level]
                self.pools[seat][level] = float(sum(dice))
                self._squares[seat][level] = float(sum([face * face for face in dice]))
            if board.phase <= CAST_REST and board.ready[seat]:
                self._promise(
                    seat, board.ready[seat], worth[seat], MEAN_FACE, _SQUARE, weights.hope
                )
            if held and seat == board.to_move:
                square = sum([face * face for face in held]) / len(held)
                self._promise(
                    seat, len(held), worth[seat], sum(held) / len(held), square, weights.vague
                )
            self.settle(seat)

    def _awaited(self, judged: bool) -> list[float]:
        """By seat, how many times its dice count that are not yet placed."""
        board, seats = self.board, len(self.able)
        if not judged or board.phase > CAST_REST:
            return [1.0] * seats
        once: float = self._weights.once_cast
        twice: float = self._weights.twice_cast
        if board.phase == CAST_REST:
            return [once] * seats
        done = (board.to_move - board.dragon) % seats
        return [once if (seat - board.dragon) % seats < done else twice for seat in range(seats)]

    def _promise(
        self, seat: int, dice: int, worth: float, mean: float, square: float, doubt: float
    ) -> None:
        """Reckon with dice that are not yet placed, where there is something to win: how many times
        each counts, the mean of their faces and of its square, and the variance of what becomes of
        them, in squares."""
        weights = self._weights
        wishes = [a * n for a, n in zip(weights.attraction, self.open_at[seat], strict=True)]
        total = sum(wishes)
        if not total:
            return
        coming: float = weights.level_share * dice
        for level, wish in enumerate(wishes):
            share = coming * wish / total
            self.pools[seat][level] += mean * share * worth
            self._squares[seat][level] += square * share * worth
            self._hoped[seat][level] += doubt * square * share

    def settle(self, seat: int) -> None:
        """Reckon anew what a seat can add, after a change of its spells."""
        if not self.able[seat]:
            self._mean[seat] = [0.0] * len(box.LEVELS)
            self._variance[seat] = [0.0] * len(box.LEVELS)
            return
        minors = self.minors[seat] * self._spent / self._open[seat]
        doubt = (self._escalation * self.minors[seat]) ** 2
        mean, variance = self._mean[seat], self._variance[seat]
        for level, count in enumerate(self.open_at[seat]):
            if count:
                pool = self.pools[seat][level]
                added = pool / count + minors
                mean[level] = added
                spread = self._squares[seat][level] * (count - 1) / (count * count)
                variance[level] = (
                    spread + self._doubt * added + doubt + self._hoped[seat][level] / count
                )

    def add(self, seat: int, level: int, face: int, count: int = 1) -> None:
        """Put a die into a seat's level box, or with count -1 take it out."""
        self.pools[seat][level] += face * count
        self._squares[seat][level] += face * face * count
        self.settle(seat)

    def rises(self, number: int) -> list[tuple[int, float]]:
        """The chance of each candidate of a contest to rise."""
        below = box.CONTESTS[number][1]
        standing = self.standing
        wizards = [wizard for space in below for wizard in standing[space]]
        if not wizards:
            return []
        level = LEVEL_OF_CONTEST[number]
        if self.closed[number] != OPEN:
            return self._unopposed(wizards, level)
        if level == box.MAGICIAN:
            return self._among_magicians(wizards)
        first, second = wizards
        one, other = first // box.STRIDE, second // box.STRIDE
        mean, variance = self._mean, self._variance
        ahead = self.powers[first] + mean[one][level] - self.powers[second] - mean[other][level]
        spread = _ROOT * sqrt(variance[one][level] + variance[other][level] + _NEARLY)
        return [
            (first, 0.5 * (1.0 + erf((ahead - 0.5) / spread))),
            (second, 0.5 * (1.0 + erf((-ahead - 0.5) / spread))),
        ]

    def _unopposed(self, wizards: Sequence[int], level: int) -> list[tuple[int, float]]:
        """Their guild alone decides: one, of Magicians two, can rise for a point each."""
        powers = self.powers
        seat = wizards[0] // box.STRIDE
        helps = self._help(seat, level)
        ranked = sorted(wizards, key=lambda wizard: -powers[wizard])
        places = 2 if level == box.MAGICIAN else 1
        found = []
        for place, wizard in enumerate(ranked):
            if place >= places:
                found.append((wizard, 0.0))
            elif level != box.MAGICIAN and len(ranked) == 2 and powers[wizard] == powers[ranked[1]]:
                found.append((wizard, helps))
            elif powers[wizard]:
                found.append((wizard, 1.0))
            else:
                found.append((wizard, helps))
        return found

    def _help(self, seat: int, level: int) -> float:
        """How likely a seat has a spell for a wizard of this level whom nobody contends with: a
        die of the level, or a minor spell, which others may need as well."""
        if not self.able[seat]:
            return 0.0
        as_good: float = self._weights.as_good
        pools = self.pools[seat]
        if pools[level] > 0.0:
            return as_good
        needed = 0
        for number in self._alone[seat]:
            titles, below = box.CONTESTS[number]
            if pools[LEVEL_OF_CONTEST[number]] > 0.0:
                continue
            there = [self.powers[w] for space in below for w in self.standing[space]]
            rising = min(len(titles), len(there))
            needed += max(0, rising - sum([points > 0 for points in there]))
        return as_good * min(1.0, self.minors[seat] / max(1, needed))

    def _among_magicians(self, wizards: Sequence[int]) -> list[tuple[int, float]]:
        """The two best rise: each is measured against the second best of the others. A guild
        helps its best candidate first. Where there are but two, who has a point rises."""
        powers, mean, variance = self.powers, self._mean, self._variance
        second: float = self._weights.second
        strengths: list[tuple[float, float, int]] = []
        helped: set[int] = set()
        for wizard in sorted(wizards, key=lambda wizard: -powers[wizard]):
            seat = wizard // box.STRIDE
            share = second if seat in helped else 1.0
            helped.add(seat)
            strengths.append(
                (
                    powers[wizard] + share * mean[seat][box.MAGICIAN],
                    share * variance[seat][box.MAGICIAN],
                    wizard,
                )
            )
        strengths.sort(reverse=True)
        found = []
        for place, (strength, doubt, wizard) in enumerate(strengths):
            if len(strengths) == 2:
                if powers[wizard]:
                    found.append((wizard, 1.0))
                    continue
                bar, other = 0.5, 0.0
            else:
                rival = strengths[2 if place < 2 else 1]
                bar, other = rival[0] + 0.3, rival[1]
            spread = _ROOT * sqrt(doubt + other + _NEARLY)
            found.append((wizard, 0.5 * (1.0 + erf((strength - bar) / spread))))
        return found


_KNOWN: dict[tuple[int, ...], list[list[int]]] = {}


def _open_at(place: tuple[int, ...]) -> list[list[int]]:
    known = _KNOWN.get(place)
    if known is not None:
        return known
    here = ground(place)
    seats = len(place) // box.STRIDE
    found = [[0] * len(box.LEVELS) for _ in range(seats)]
    for number, (_, below) in enumerate(box.CONTESTS):
        if here.closed[number] in (OPEN, EMPTY):
            guilds = {wizard // box.STRIDE for space in below for wizard in here.standing[space]}
            for seat in guilds:
                found[seat][LEVEL_OF_CONTEST[number]] += 1
    if len(_KNOWN) > 500:
        _KNOWN.clear()
    _KNOWN[place] = found
    return found
