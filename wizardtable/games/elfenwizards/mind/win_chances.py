# SPDX-License-Identifier: MIT
"""Estimates what a position is worth to each seat: the seat's expected points and win chance.

The match ends early once a guild becomes Grand Druid for the second time, or once that title stays
vacant for the second time.
"""

from math import sqrt
from typing import Final

from wizardtable.core.learning.softmax import softmax
from wizardtable.games.elfenwizards.mind.contest_odds import ContestOdds
from wizardtable.games.elfenwizards.mind.values import (
    DEFAULT_VALUES,
    Vacancies,
    Values,
    best_magician_value,
)
from wizardtable.games.elfenwizards.rules import components as box
from wizardtable.games.elfenwizards.rules import state
from wizardtable.games.elfenwizards.rules.moves import Faces
from wizardtable.games.elfenwizards.rules.standings import CLOSED, cleansing_price, tokens_of

SIGHT_POINTS: Final = 0.0
SIGHT_RIVALS: Final = 1.0
SIGHT_ENDS: Final = 2.0
"""Values of an opponent level's weight "sight", which says how much the level takes into account.

SIGHT_POINTS: the points of titles in this round. SIGHT_RIVALS: also the points that rivals can add,
and the higher titles that a title leads to. SIGHT_ENDS: also how seldom a wizard keeps its rank,
how near each guild is to winning, and the three ways in which the match ends.
"""

USUAL_ROUNDS_LEFT: Final[tuple[int, ...]] = (3, 2, 1, 1, 0)
"""By the number of the round, the usual number of rounds that follow. Most matches end before the
fourth round, as a guild becomes Grand Druid twice."""


class WinChances:
    """The win chances of all seats in a position.

    Attributes:
        board: the position, a state or an observation.
        seats: the number of seats.
        worth: the values of places and minor spells by which the position is judged.
        weights: the weights of the judgement.
        sight: how much the opponent takes into account, such as SIGHT_RIVALS.
        rounds_left: the number of rounds that are expected to follow this one.
        odds: the odds of the contests, or None once the contests of the round are over.
        rise_chances: by contest, each candidate with its chance (0–1) to rise; empty once the
            contests of the round are over.
        expected_vacancies: the expected vacant titles below Grand Druid that defeated wizards may
            take.
        expected: by seat, the expected points at the end of the match.
        naive: whether the opponent believes that a wizard keeps its rank. With a box of a player's
            own, every opponent does.
    """

    __slots__ = (
        "_grand_contest",
        "_later_rounds",
        "_spells_beside",
        "board",
        "expected",
        "expected_vacancies",
        "naive",
        "odds",
        "rise_chances",
        "rounds_left",
        "seats",
        "sight",
        "weights",
        "worth",
    )

    def __init__(
        self,
        board: state.Board,
        sight: float,
        viewer: int = -1,
        worth: Values = DEFAULT_VALUES,
        rolled: Faces = (),
        *,
        judged: bool = False,
    ) -> None:
        """Estimates the expected points of all seats.

        Args:
            board: the position, a state or an observation.
            sight: how much the opponent takes into account, such as SIGHT_RIVALS.
            viewer: the seat that has to decide, or -1 if the position is judged for all seats.
            worth: the values of places and minor spells.
            rolled: rolled dice that the seat to move is about to place, to be counted as well.
            judged: True if the position is judged for all seats, see `ContestOdds`.
        """
        self.board = board
        self.worth = worth = worth.for_box(board.data)
        self.weights = worth.weights
        self._grand_contest: int = worth.box.grand_contest
        self.sight = sight
        # How seldom wizards keep their rank was learned on the printed map.
        self.naive = sight < SIGHT_ENDS or not worth.box.is_printed
        self.seats = len(board.minors)
        self._later_rounds = self._usual_rounds_left() if sight >= SIGHT_RIVALS else 0
        self.rounds_left = self._later_rounds
        self.odds: ContestOdds | None = None
        if board.phase <= state.CONTEST:
            blind_to = viewer if sight < SIGHT_RIVALS else -1
            self.odds = ContestOdds(board, blind_to, self.weights, rolled, judged=judged)
        self.rise_chances = (
            []
            if self.odds is None
            else [self.odds.rise_chances(number) for number in range(len(self.odds.levels))]
        )
        self._spells_beside = self._minor_spells_beside_wizards()
        self.expected_vacancies = self._expected_vacancies()
        if sight >= SIGHT_ENDS and self.rounds_left and self._ending_chance() > 0.5:
            self.rounds_left = 0
        self.expected = self._expected_points(self.rounds_left)

    def _usual_rounds_left(self) -> int:
        """Returns the number of rounds that usually follow. If nobody can win the title of Grand
        Druid, the number is certain: the match ends once the title stayed vacant twice."""
        board = self.board
        if self._grand_contest >= 0:
            return USUAL_ROUNDS_LEFT[board.round_number]
        vacancies = board.vacancies
        if board.phase <= state.CONTEST:
            vacancies += box.GRAND_DRUID not in board.place
        return max(0, min(2 - vacancies, box.LAST_ROUND - board.round_number))

    def rise_gains(self, rounds: int) -> tuple[float, ...]:
        """Returns by contest the points by which a wizard is worth more if it wins a title there
        than if it does not. `rounds` is the number of rounds that follow."""
        return self.worth.contests(rounds, self.expected_vacancies, self.naive)[1]

    def _ending_chance(self) -> float:
        """Returns the chance (0–1) that the title of Grand Druid ends the match with this round: a
        guild wins it for the second time, or it stays vacant for the second time."""
        board = self.board
        if self.odds is None:
            return float(max(board.grand) >= 2 or board.vacancies >= 2)
        if self._grand_contest < 0 or self.odds.sole_guilds[self._grand_contest] == CLOSED:
            is_vacant = box.GRAND_DRUID not in board.place
            return float(is_vacant and board.vacancies > 0)
        ending, empty = 0.0, 1.0
        for wizard, chance in self.rise_chances[self._grand_contest]:
            ending += chance * (board.grand[wizard // box.IDS_PER_GUILD] > 0)
            empty -= chance
        return ending + max(0.0, empty) * (board.vacancies > 0)

    def _minor_spells_beside_wizards(self) -> list[int]:
        """Returns by seat the number of its minor spells beside wizards."""
        counts = [0] * self.seats
        for spells in self.board.spells:
            for spell in spells:
                if spell % box.FACE_COUNT == box.MINOR_FACE:
                    counts[spell // box.FACE_COUNT] += 1
        return counts

    def _expected_vacancies(self) -> Vacancies:
        """Returns the expected vacant titles below Grand Druid when defeated wizards may take them;
        0 below SIGHT_RIVALS."""
        if self.sight < SIGHT_RIVALS:
            return 0
        if not self.worth.box.is_printed:
            return self._expected_vacancies_by_level()
        if self.odds is None:
            return (
                len(box.TITLES)
                - 1
                - sum([0 < place < len(box.TITLES) for place in self.board.place])
            )
        won = 0.0
        for rising in self.rise_chances[self._grand_contest + 1 :]:
            for _, chance in rising:
                won += chance
        return round(len(box.TITLES) - 1 - won)

    def _expected_vacancies_by_level(self) -> tuple[int, ...]:
        """Returns the expected vacant Druids, Sorcerers and Necromancers, then the expected
        defeated ones."""
        vacant = [float(len(titles)) for titles in (box.DRUIDS, box.SORCERERS, box.NECROMANCERS)]
        defeated = [0.0, 0.0, 0.0]
        place = self.board.place
        if self.odds is None:
            for space in place:
                if 0 < space < len(box.TITLES):
                    vacant[box.LEVEL_BY_PLACE[space]] -= 1.0
                elif space in box.DEFEAT_BOXES:
                    defeated[box.LEVEL_BY_PLACE[space]] += 1.0
        else:
            for level, rising in zip(self.odds.levels, self.rise_chances, strict=True):
                for _, chance in rising:
                    if level < box.MAGICIAN:
                        defeated[level] += 1.0 - chance
                    if level > box.DRUID:
                        vacant[level - 1] -= chance
            for wizard in self.odds.staying:
                if 0 < place[wizard] < len(box.TITLES):
                    vacant[box.LEVEL_BY_PLACE[place[wizard]]] -= 1.0
        return tuple([max(0, round(count)) for count in (*vacant, *defeated)])

    def _expected_points(self, rounds: int) -> list[float]:
        board = self.board
        points = [float(score) for score in board.scores]
        if board.phase == state.OVER:
            return points
        values = self.worth.places(rounds, self.expected_vacancies, self.naive)
        cost = self.worth.token_cost(rounds)
        for seat in range(self.seats):
            points[seat] += self.minor_spells_value(seat, rounds) - cost * self.remaining_tokens(
                seat
            )
        if self.odds is None:
            has_tokens = (
                board.to_move if board.phase == state.DEMOTE and board.step == state.SEND else -1
            )
            magician = best_magician_value(values)
            for wizard, place in enumerate(board.place):
                seat = wizard // box.IDS_PER_GUILD
                # The wizards of the seat being demoted have their grey tokens already.
                if seat == has_tokens and place in box.DEFEAT_BOXES:
                    points[seat] += magician
                elif place >= 0:
                    points[seat] += values[place]
            return points
        title_values, gains = self.worth.contests(rounds, self.expected_vacancies, self.naive)
        for number, rising in enumerate(self.rise_chances):
            gain = gains[number]
            low = title_values[number] - gain
            for wizard, chance in rising:
                points[wizard // box.IDS_PER_GUILD] += low + gain * chance
        for wizard in self.odds.staying:
            points[wizard // box.IDS_PER_GUILD] += values[board.place[wizard]]
        return points

    def minor_spells_value(self, seat: int, rounds: int, used: float = 0.0, dice: int = 0) -> float:
        """Returns the value in points of the minor spells that a seat is expected to have at the
        end of the round.

        Args:
            rounds: the number of rounds that follow.
            used: the number of further minor spells that the seat uses.
            dice: the points of further dice in the Minor Spells box.
        """
        board = self.board
        front, boxed = float(board.minors[seat]) - used, float(board.boxed[seat])
        if board.phase > state.RECOVER_AGAIN:
            return self.worth.minor_spells_value(front, boxed, rounds)
        if board.phase <= state.CONTEST:
            spent = used + self._spells_beside[seat]
            if not board.passed[seat]:
                share: float = self.weights.spent
                spent += share * front
                front -= share * front
            boxed += spent
        points = sum(board.placed[seat][box.MINOR_BOX]) + dice
        return self.worth.minor_spells_value_after_recovery(front, boxed, points, rounds)

    def remaining_tokens(self, seat: int) -> float:
        """Returns the expected number of grey tokens under the seat's wizards after this round's
        removal: the tokens now, minus those that its dice in the Grey Magic box remove."""
        tokens = float(tokens_of(self.board, seat))
        if self.board.phase <= state.CLEANSE:
            removed = sum(self.board.placed[seat][box.GREY_BOX]) / cleansing_price(self.board)
            tokens -= min(tokens, removed)
        return tokens

    def chances(self) -> list[float]:
        """Returns each seat's win chance, 0 to 1."""
        board = self.board
        if board.phase == state.OVER:
            best = max(board.scores)
            winners = board.scores.count(best)
            return [1.0 / winners if score == best else 0.0 for score in board.scores]
        if self.odds is not None:
            return self._chances_with_ends()
        return self._win_shares(self.expected, self.rounds_left)

    def points_per_chance(self, chance: float) -> float:
        """Returns the factor that turns a small difference in a seat's win chance (0–1) into
        points. `chance` is the win chance that the seat has."""
        chance = min(0.97, max(0.03, chance))
        return self._spread(self.rounds_left) / (chance * (1.0 - chance))

    def _spread(self, rounds: int) -> float:
        """Returns the number of further points that make a seat e times as likely to win, if
        `rounds` rounds follow."""
        weights = self.weights
        round_spread: float = weights.round_spread
        variance: float = weights.sure + round_spread * round_spread * rounds
        if self.board.phase < state.RECOVER:
            variance += round_spread * round_spread
        elif self.board.phase <= state.CONTEST:
            variance += weights.contest_spread * weights.contest_spread
        return weights.caution * sqrt(variance) * self.worth.stake_scale

    def _win_shares(self, points: list[float], rounds: int) -> list[float]:
        return softmax(points, self._spread(rounds))

    def _chances_with_ends(self) -> list[float]:
        """Returns each seat's win chance, 0 to 1, taking into account that the contest for Grand
        Druid may end the match."""
        total = [0.0] * self.seats
        outcomes = self.grand_druid_outcomes()
        if not outcomes:
            return self._win_shares(self.expected, self.rounds_left)
        for _, chance, shares in outcomes:
            for seat, share in enumerate(shares):
                total[seat] += chance * share
        chance_sum = sum(total)
        return [value / chance_sum for value in total]

    def grand_druid_outcomes(self) -> list[tuple[int, float, list[float]]]:
        """Returns the possible outcomes of the contest for Grand Druid; empty if the contest cannot
        end the match.

        Each outcome has the wizard that wins the title (-1 for none), the chance of the outcome
        (0–1), and by seat the win chance after it (0–1).
        """
        board = self.board
        if (
            self.odds is None
            or self.sight < SIGHT_ENDS
            or not self._later_rounds
            or self._ending_chance() <= self.weights.hardly
        ):
            return []
        grand_contest = self._grand_contest
        if grand_contest < 0 or self.odds.sole_guilds[grand_contest] == CLOSED:
            return []
        rising = self.rise_chances[grand_contest]
        empty = max(0.0, 1.0 - sum([chance for _, chance in rising]))
        later_rounds = self._later_rounds
        gain = self.rise_gains(later_rounds)[grand_contest]
        last_round_gain = self.rise_gains(0)[grand_contest]
        going_on, ending = self._expected_points(later_rounds), self._expected_points(0)
        for wizard, chance in rising:
            going_on[wizard // box.IDS_PER_GUILD] -= gain * chance
            ending[wizard // box.IDS_PER_GUILD] -= last_round_gain * chance
        outcomes = []
        for wizard, chance in [*rising, (-1, empty)]:
            ends = (
                board.vacancies > 0 if wizard < 0 else board.grand[wizard // box.IDS_PER_GUILD] > 0
            )
            points = list(ending if ends else going_on)
            if wizard >= 0:
                points[wizard // box.IDS_PER_GUILD] += last_round_gain if ends else gain
            outcomes.append((wizard, chance, self._win_shares(points, 0 if ends else later_rounds)))
        return outcomes

    def stakes(self, seat: int) -> list[float]:
        """Returns, by seat, what a point scored by that seat is worth to `seat`: 1 for `seat`
        itself, 0 or less for a rival. The nearer a rival is to winning, the lower the value."""
        if self.sight < SIGHT_ENDS:
            return [float(other == seat) for other in range(self.seats)]
        shares = self._win_shares(self.expected, self.rounds_left)
        own = min(0.95, shares[seat])
        return [
            1.0 if other == seat else -shares[other] / (1.0 - own) for other in range(self.seats)
        ]
