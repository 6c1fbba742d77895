# SPDX-License-Identifier: MIT
"""What a position is worth to each seat: the points it may expect, and its chance to win."""

from math import sqrt
from typing import Final

from wizardtable.core.learning.softmax import softmax
from wizardtable.games.elfenwizards.mind.contest_odds import LEVEL_OF_CONTEST, ContestOdds
from wizardtable.games.elfenwizards.mind.values import USUALLY, Values
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import state
from wizardtable.games.elfenwizards.rules.moves import Faces
from wizardtable.games.elfenwizards.rules.standings import cleansing, tokens_of

POINTS, RIVALS, ENDS = 0.0, 1.0, 2.0
"""How far a player sees. POINTS: the points of titles, in this round. RIVALS: also what rivals can
add, and what a title opens. ENDS: also how little of that lasts, how near each guild is to winning,
and the three ends."""

FOLLOWING: Final[tuple[int, ...]] = (3, 2, 1, 1, 0)
"""By round, those that follow it, as a rule: a guild that is Grand Druid for the second time seldom
lets the match come to a fourth."""


class WinChances:
    """A look at a position.

    Attributes:
        worth: what things are worth to who looks.
        rounds: those that follow this one, if the match does not end before.
        expected: by seat, the points in the end.
        naive: whether it is believed that who stands high will stay there.
    """

    __slots__ = (
        "_more",
        "board",
        "expected",
        "field",
        "naive",
        "rising",
        "rounds",
        "seats",
        "sight",
        "vacant",
        "weights",
        "worth",
    )

    def __init__(
        self,
        board: state.Board,
        sight: float,
        viewer: int = -1,
        worth: Values = USUALLY,
        held: Faces = (),
        *,
        judged: bool = False,
    ) -> None:
        """`viewer`: who has to choose, where they judge for themselves; `held`: dice that the seat
        to move is about to place, where they count; `judged`: see `ContestOdds`."""
        self.board = board
        self.worth = worth
        self.weights = worth.weights
        self.sight = sight
        self.naive = sight < ENDS
        self.seats = len(board.minors)
        self._more = FOLLOWING[board.round_number] if sight >= RIVALS else 0
        self.rounds = self._more
        self.field: ContestOdds | None = None
        if board.phase <= state.CONTEST:
            blind_to = viewer if sight < RIVALS else -1
            self.field = ContestOdds(board, blind_to, self.weights, held, judged=judged)
        self.rising = (
            [] if self.field is None else list(map(self.field.rises, range(len(box.CONTESTS))))
        )
        self.vacant = self._vacancies()
        if sight >= ENDS and self.rounds and self._ending() > 0.5:
            self.rounds = 0
        self.expected = self._expect(self.rounds)

    def rise(self, level: int, rounds: int) -> float:
        """Points gained by rising from a level now, so many rounds before the end."""
        return self.worth.rise(level, rounds, self.vacant, self.naive)

    def _ending(self) -> float:
        """The chance that the match ends with this round, though it is not the last."""
        board = self.board
        if self.field is None:
            return float(max(board.grand) >= 2 or board.vacancies >= 2)
        over, empty = 0.0, 1.0
        for wizard, chance in self.rising[0]:
            over += chance * (board.grand[wizard // box.STRIDE] > 0)
            empty -= chance
        return over + max(0.0, empty) * (board.vacancies > 0)

    def _vacancies(self) -> int:
        """Titles below the highest that will be vacant when defeated wizards may take them."""
        if self.sight < RIVALS:
            return 0
        if self.field is None:
            return (
                len(box.TITLES)
                - 1
                - sum([0 < place < len(box.TITLES) for place in self.board.place])
            )
        won = sum([chance for rising in self.rising[1:] for _, chance in rising])
        return round(len(box.TITLES) - 1 - won)

    def _expect(self, rounds: int) -> list[float]:
        board = self.board
        points = [float(score) for score in board.scores]
        if board.phase == state.OVER:
            return points
        values = self.worth.places(rounds, self.vacant, self.naive)
        cost = self.worth.stain(rounds)
        for seat in range(self.seats):
            points[seat] += self.treasure(seat, rounds) - cost * self.stains(seat)
        if self.field is None:
            taken = (
                board.to_move if board.phase == state.DEMOTE and board.step == state.SEND else -1
            )
            for wizard, place in enumerate(board.place):
                seat = wizard // box.STRIDE
                if seat == taken and place in box.DEFEAT_BOXES:  # the token lies under him already
                    points[seat] += values[box.MAGICIANS[0]]
                elif place >= 0:
                    points[seat] += values[place]
            return points
        for number, (titles, _) in enumerate(box.CONTESTS):
            level = LEVEL_OF_CONTEST[number]
            gain = self.rise(level, rounds)
            low = values[titles[0]] - gain
            for wizard, chance in self.rising[number]:
                points[wizard // box.STRIDE] += low + gain * chance
        return points

    def treasure(self, seat: int, rounds: int, used: float = 0.0, dice: int = 0) -> float:
        """Points for minor spells, as many as may be left at the end of the round; when so many
        more are used, or there are dice of so many more points in their box."""
        board = self.board
        front, boxed = float(board.minors[seat]) - used, float(board.boxed[seat])
        if board.phase > state.RECOVER_AGAIN:
            return self.worth.purse(front, boxed, rounds)
        if board.phase <= state.CONTEST:
            spent = used + sum([s.count(box.FACES * seat) for s in board.spells if s])
            if not board.passed[seat]:
                share: float = self.weights.spent
                spent += share * front
                front -= share * front
            boxed += spent
        points = sum(board.placed[seat][box.MINOR]) + dice
        return self.worth.recovered(front, boxed, points, rounds)

    def stains(self, seat: int) -> float:
        """Grey tokens under the seat's wizards, less those that its dice remove."""
        tokens = float(tokens_of(self.board, seat))
        if self.board.phase <= state.CLEANSE:
            removed = sum(self.board.placed[seat][box.GREY]) / cleansing(self.board)
            tokens -= min(tokens, removed)
        return tokens

    def chances(self) -> list[float]:
        """By seat, the chance to win the match."""
        board = self.board
        if board.phase == state.OVER:
            best = max(board.scores)
            winners = board.scores.count(best)
            return [1.0 / winners if score == best else 0.0 for score in board.scores]
        if self.field is not None:
            return self._with_ends()
        return self._shares(self.expected, self.rounds)

    def scale(self, chance: float) -> float:
        """Points that a chance of 1 is worth to a seat with this chance to win the match."""
        chance = min(0.97, max(0.03, chance))
        return self._spread(self.rounds) / (chance * (1.0 - chance))

    def _spread(self, rounds: int) -> float:
        """The points that make a seat e times as likely to win, with so many rounds to come."""
        weights = self.weights
        a_round: float = weights.round_spread
        variance: float = weights.sure + a_round * a_round * rounds
        if self.board.phase < state.RECOVER:
            variance += a_round * a_round
        elif self.board.phase <= state.CONTEST:
            variance += weights.contest_spread * weights.contest_spread
        return weights.caution * sqrt(variance)

    def _shares(self, points: list[float], rounds: int) -> list[float]:
        return softmax(points, self._spread(rounds))

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
        if (
            self.field is None
            or self.sight < ENDS
            or not self._more
            or self._ending() <= self.weights.hardly
        ):
            return []
        rising = self.rising[0]
        empty = max(0.0, 1.0 - sum([chance for _, chance in rising]))
        more = self._more
        gain, last = self.rise(box.DRUID, more), self.rise(box.DRUID, 0)
        before, final = self._expect(more), self._expect(0)
        for wizard, chance in rising:
            before[wizard // box.STRIDE] -= gain * chance
            final[wizard // box.STRIDE] -= last * chance
        found = []
        for wizard, chance in [*rising, (-1, empty)]:
            over = board.vacancies > 0 if wizard < 0 else board.grand[wizard // box.STRIDE] > 0
            points = list(final if over else before)
            if wizard >= 0:
                points[wizard // box.STRIDE] += last if over else gain
            found.append((wizard, chance, self._shares(points, 0 if over else more)))
        return found

    def stakes(self, seat: int) -> list[float]:
        """By seat, what a point for it is worth to this one: 1 for itself, less than nothing for
        the others, the more the nearer they are to winning."""
        if self.sight < ENDS:
            return [float(other == seat) for other in range(self.seats)]
        shares = self._shares(self.expected, self.rounds)
        own = min(0.95, shares[seat])
        return [1.0 if s == seat else -shares[s] / (1.0 - own) for s in range(self.seats)]
