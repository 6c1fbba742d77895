# SPDX-License-Identifier: MIT
"""Estimates how many points it gains to place each spell and die. The search begins with the
actions that gain most.

The contest for Grand Druid may end the match, so its value depends on the win chances after each
outcome. Every other contest is worth the points that its candidates gain by rising; points of
rivals may count against the seat.
"""

from typing import Final

from wizardtable.games.elfenwizards.mind.contest_odds import ContestOdds
from wizardtable.games.elfenwizards.mind.values import DEFAULT_VALUES, Values, fill_chance
from wizardtable.games.elfenwizards.mind.win_chances import SIGHT_RIVALS, WinChances
from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.standings import (
    CLOSED,
    SEVERAL_GUILDS,
    cleansing_price,
    placeable_spell_count,
    tokens_of,
)
from wizardtable.games.elfenwizards.rules.state import State

_BOX_COUNT: Final = 6
"""The number of boxes for a seat's dice."""


class Gains:
    """The gains in points that the seat to move expects from its spells and dice.

    Attributes:
        state: the position.
        seat: the seat to move.
        weights: the weights of the judgement.
        odds: the odds of the contests. Methods change the odds for a trial and then change them
            back.
        outlook: the expected points and win chances of the position.
        spell_cost: the points that using a minor spell costs.
    """

    __slots__ = (
        "_contest_of_place",
        "_current_values",
        "_grand_druid_values",
        "_minor_spells_now",
        "_own_contests",
        "_placing_gains",
        "_rise_gains",
        "_stakes",
        "_values_cache",
        "odds",
        "outlook",
        "seat",
        "spell_cost",
        "state",
        "weights",
    )

    def __init__(self, state: State, sight: float, worth: Values = DEFAULT_VALUES) -> None:
        self.state = state
        self.seat = state.to_move
        self._contest_of_place: tuple[int, ...] = state.box.contest_of_place
        self.weights = worth.weights
        self.outlook = WinChances(state, sight, self.seat, worth)
        assert self.outlook.odds is not None
        self.odds: ContestOdds = self.outlook.odds
        self._stakes = self.outlook.stakes(self.seat)
        self._rise_gains = self.outlook.rise_gains(self.outlook.rounds_left)
        self._minor_spells_now = self.outlook.minor_spells_value(
            self.seat, self.outlook.rounds_left
        )
        self._grand_druid_values = self._values_by_grand_druid()
        self._own_contests = self._contests_with_candidates()
        self.spell_cost = self._cost_of_spell()
        self._current_values = [
            self._value_if_rising(number, rising)
            for number, rising in enumerate(self.outlook.rise_chances)
        ]
        self._placing_gains: list[float | None] = [None] * (components.FACE_COUNT * _BOX_COUNT)
        self._values_cache: list[list[float] | None] = [None] * (
            components.FACE_COUNT * len(components.LEVELS)
        )

    def _contests_with_candidates(self) -> list[list[int]]:
        """Returns by level the numbers of the contests in which the seat has candidates and titles
        can be won."""
        first = components.IDS_PER_GUILD * self.seat
        own = self.state.place[first : first + components.IDS_PER_GUILD]
        numbers = {self._contest_of_place[place] for place in own if place >= 0}
        contests: list[list[int]] = [[] for _ in components.LEVELS]
        for number in sorted(numbers):
            if number >= 0 and self.odds.sole_guilds[number] != CLOSED:
                contests[self.odds.levels[number]].append(number)
        return contests

    def _values_by_grand_druid(self) -> dict[int, float] | None:
        """Returns the value to the seat, in points, of each possible winner of the contest for
        Grand Druid; the winner -1 stands for a vacant title. None if the contest cannot end the
        match."""
        outcomes = self.outlook.grand_druid_outcomes()
        if not outcomes:
            return None
        own = sum([chance * shares[self.seat] for _, chance, shares in outcomes])
        scale = self.outlook.points_per_chance(own)
        return {wizard: shares[self.seat] * scale for wizard, _, shares in outcomes}

    def _cost_of_spell(self) -> float:
        """Returns the points that using a minor spell now costs. The cost is lower if dice in the
        Minor Spells box can recover the spell."""
        if self.outlook.sight < SIGHT_RIVALS:
            return self.weights.plain_spell
        if not self.state.minors[self.seat]:
            return 1.0
        value_lost = self._minor_spells_now - self._minor_spells_value(used=1.0)
        return value_lost / (1.0 - self.weights.spent)

    def _minor_spells_value(self, used: float = 0.0, dice: int = 0) -> float:
        return self.outlook.minor_spells_value(self.seat, self.outlook.rounds_left, used, dice)

    def _gain_of_minors(self, count: float) -> float:
        odds, seat = self.odds, self.seat
        odds.minors[seat] += count
        odds.update_additions(seat)
        change = self._total_change([number for level in self._own_contests for number in level])
        odds.minors[seat] -= count
        odds.update_additions(seat)
        return change

    def _contest_value(self, number: int) -> float:
        """Returns the value of the contest `number` to the seat in points, by the current odds."""
        odds = self.odds
        if odds.sole_guilds[number] != SEVERAL_GUILDS or (
            number == 0 and self._grand_druid_values is not None
        ):
            return self._value_if_rising(number, odds.rise_chances(number))
        rise_gain = self._rise_gains[number]
        return rise_gain * odds.sum_of_rising(number, self._stakes)

    def _value_if_rising(self, number: int, rising: list[tuple[int, float]]) -> float:
        """Returns the value of the contest `number` to the seat in points. `rising` has each
        candidate with its chance to rise, 0 to 1."""
        if number == 0 and self._grand_druid_values is not None:
            vacant_chance = 1.0
            value = 0.0
            for wizard, chance in rising:
                value += chance * self._grand_druid_values[wizard]
                vacant_chance -= chance
            return value + max(0.0, vacant_chance) * self._grand_druid_values[-1]
        stakes = self._stakes
        level = self.odds.levels[number]
        total = 0.0
        for wizard, chance in rising:
            total += chance * stakes[wizard // components.IDS_PER_GUILD]
        value = self._rise_gains[number] * total
        if (
            self.odds.sole_guilds[number] == self.seat
            and not self.odds.box_points[self.seat][level]
        ):
            missing = 0
            for wizard, chance in rising:
                if chance and not self.odds.wizard_points[wizard]:
                    missing += 1
            value -= self.spell_cost * missing
        return value

    def _total_change(self, numbers: list[int]) -> float:
        change = 0.0
        for number in numbers:
            change += self._contest_value(number) - self._current_values[number]
        return change

    # Contests.

    def gain_of_passing(self) -> float:
        """Returns the gain of passing in points, usually 0 or less. Keeping spells is no gain, as a
        seat can also keep them without passing."""
        odds, seat = self.odds, self.seat
        odds.can_place[seat] = False
        odds.update_additions(seat)
        change = self._total_change([number for level in self._own_contests for number in level])
        odds.can_place[seat] = True
        odds.update_additions(seat)
        return change

    def should_wait(self) -> bool:
        """Returns whether the seat should not pass yet, as it can place spells that cost nothing.
        These are two dice beside own wizards, or one die as its last spell. Dice come back in any
        case, and a seat that has not passed can still answer its rivals."""
        if not self.weights.waits or self.outlook.sight < SIGHT_RIVALS:
            return False
        board, seat = self.state, self.seat
        free_dice = 0
        for level, numbers in enumerate(self._own_contests):
            if level != components.DRUID or self._grand_druid_values is None:
                free_dice += len(board.placed[seat][level]) if numbers else 0
        return free_dice > 1 or (free_dice == 1 and placeable_spell_count(board, seat) == 1)

    def gain_of_committing(self, face: int, wizard: int) -> float:
        """Returns the gain in points of placing a die with this face, or a minor spell (face 0),
        beside a wizard."""
        gain = self._gain_of_spell(face, wizard)
        return (
            gain if wizard // components.IDS_PER_GUILD == self.seat else gain - self.weights.later
        )

    def _gain_of_spell(self, face: int, wizard: int) -> float:
        odds, seat = self.odds, self.seat
        place = self.state.place[wizard]
        number = self._contest_of_place[place]
        level = components.LEVEL_BY_PLACE[place]
        if face == components.MINOR_FACE:
            touched = [contest for contests in self._own_contests for contest in contests]
            odds.minors[seat] -= 1.0
            odds.update_additions(seat)
            elsewhere = self._values_elsewhere(face, level, number, touched)
            if number not in touched:
                touched.append(number)
            odds.wizard_points[wizard] += 1
            gain = self._change_after_spell(touched, number, elsewhere)
            if wizard // components.IDS_PER_GUILD == seat and self._is_answerable(number, wizard):
                change = self._contest_value(number) - self._current_values[number]
                gain -= (1.0 - self.weights.answered) * max(0.0, change)
            odds.minors[seat] += 1.0
            odds.update_additions(seat)
            odds.wizard_points[wizard] -= 1
            return gain - (1.0 - self.weights.spent) * self.spell_cost
        touched = self._own_contests[level]
        odds.add_die(seat, level, face, -1)
        elsewhere = self._values_elsewhere(face, level, number, touched)
        if number not in touched:
            touched = [*touched, number]
        odds.wizard_points[wizard] += face
        gain = self._change_after_spell(touched, number, elsewhere)
        odds.wizard_points[wizard] -= face
        odds.add_die(seat, level, face)
        return gain

    def _values_elsewhere(
        self, face: int, level: int, number: int, touched: list[int]
    ) -> list[float] | None:
        """Returns the values of the `touched` contests to the seat, in points, by contest; 0 for
        other contests.

        The values are computed as if the seat had used up the spell without placing it. They do not
        depend on the place of the spell, so they are cached by `face` and `level`. The value of the
        contest `number` does not count, because the spell is placed there. Returns None if all
        candidates of this contest are of one guild.

        Args:
            face: the face of the die that is the spell; 0 for a minor spell.
            level: the level of the contest in which the spell is placed.
            number: the number of this contest.
            touched: the numbers of the contests whose values the spell changes.
        """
        if self.odds.sole_guilds[number] != SEVERAL_GUILDS:
            return None
        key = face * len(components.LEVELS) + level
        values = self._values_cache[key]
        if values is None:
            values = [0.0] * len(self.odds.levels)
            for contest in touched:
                values[contest] = self._contest_value(contest)
            self._values_cache[key] = values
        return values

    def _change_after_spell(
        self, touched: list[int], number: int, elsewhere: list[float] | None
    ) -> float:
        """Returns by how many points a spell in the contest `number` changes the values of the
        `touched` contests. `elsewhere` is the result of `_values_elsewhere`."""
        if elsewhere is None:
            return self._total_change(touched)
        value_here = self._contest_value(number)
        change = 0.0
        for contest in touched:
            value = value_here if contest == number else elsewhere[contest]
            change += value - self._current_values[contest]
        return change

    def _is_answerable(self, number: int, wizard: int) -> bool:
        """Returns whether rivals that have not passed can tie or beat this own wizard, whatever the
        seat adds. A minor spell beside the wizard then only makes a rival add a spell as well."""
        odds, seat = self.odds, self.seat
        if self.outlook.sight < SIGHT_RIVALS or odds.sole_guilds[number] != SEVERAL_GUILDS:
            return False
        level = odds.levels[number]
        strongest = odds.wizard_points[wizard] + odds.box_points[seat][level] + odds.minors[seat]
        rivals = 0
        for other in odds.candidates[number]:
            guild = other // components.IDS_PER_GUILD
            if guild != seat and odds.can_place[guild]:
                reach = (
                    odds.wizard_points[other] + odds.box_points[guild][level] + odds.minors[guild]
                )
                rivals += reach >= strongest
        return rivals >= (2 if odds.has_two_titles[number] else 1)

    # Dice.

    def gain_of_placing(self, face: int, box: int) -> float:
        """Returns the gain in points of putting a die with this face into a box."""
        key = face * _BOX_COUNT + box
        gain = self._placing_gains[key]
        if gain is None:
            gain = self._placing_gains[key] = self._compute_gain_of_placing(face, box)
        return gain

    def _compute_gain_of_placing(self, face: int, box: int) -> float:
        if box == components.MINOR_BOX:
            return self._gain_in_minor_box(face)
        if box == components.GREY_BOX:
            return self._gain_in_grey_box(face)
        if not self._own_contests[box]:
            return 0.0
        odds, seat = self.odds, self.seat
        odds.add_die(seat, box, face)
        gain = self._total_change(self._own_contests[box])
        odds.add_die(seat, box, face, -1)
        return gain

    def best_gain_of_placing(self, face: int) -> float:
        """Returns the gain in points of putting a die with this face into its best box."""
        best = self.gain_of_placing(face, 0)
        for box in range(1, _BOX_COUNT):
            gain = self.gain_of_placing(face, box)
            best = max(best, gain)
        return best

    def mean_gain_of_placing(self) -> float:
        """Returns the mean gain in points of a die that is still to be rolled and then goes into
        its best box."""
        total = 0.0
        for face in range(1, components.FACE_COUNT):
            total += self.best_gain_of_placing(face)
        return total / (components.FACE_COUNT - 1)

    def _gain_in_minor_box(self, face: int) -> float:
        board, seat = self.state, self.seat
        if self.outlook.sight < SIGHT_RIVALS:
            return self.weights.plain_die * face * (board.boxed[seat] > 0)
        gain = self._minor_spells_value(dice=face) - self._minor_spells_now
        if board.boxed[seat]:
            in_box = sum(board.placed[seat][components.MINOR_BOX])
            without, with_die = (
                min(points // components.POINTS_PER_RECOVERED_SPELL, board.boxed[seat])
                for points in (in_box, in_box + face)
            )
            if with_die > without:
                gain += self._gain_of_minors(float(with_die - without))
        return gain

    def _gain_in_grey_box(self, face: int) -> float:
        board, seat = self.state, self.seat
        tokens = float(tokens_of(board, seat))
        rounds = self.outlook.rounds_left
        if self.outlook.sight >= SIGHT_RIVALS:
            new_tokens = 0.0
            for number, level in enumerate(self.odds.levels):
                if level > components.SORCERER:
                    break
                demotion_chance = 1.0 - fill_chance(level, self.outlook.expected_vacancies)
                for wizard, chance in self.outlook.rise_chances[number]:
                    new_tokens += (
                        (wizard // components.IDS_PER_GUILD == seat)
                        * (1.0 - chance)
                        * demotion_chance
                    )
            tokens += min(new_tokens, float(board.supply))
        price = cleansing_price(board)
        in_box = sum(board.placed[seat][components.GREY_BOX])
        without, with_die = min(in_box // price, tokens), min((in_box + face) // price, tokens)
        rest = (in_box + face) % price - in_box % price
        gain = (with_die - without) * self.outlook.worth.token_cost(rounds)
        return gain + (self.weights.put_by * rest if with_die < tokens else 0.0)
