# SPDX-License-Identifier: MIT
"""What first comes to a player's mind about spells and dice: what each of them gains, in points."""

from wizardtable.games.elfenwizards.mind.contest_odds import LEVEL_OF_CONTEST, ContestOdds
from wizardtable.games.elfenwizards.mind.values import USUALLY, Values, fills
from wizardtable.games.elfenwizards.mind.win_chances import RIVALS, WinChances
from wizardtable.games.elfenwizards.rules import components
from wizardtable.games.elfenwizards.rules.standings import OPEN, cleansing, placeable, tokens_of
from wizardtable.games.elfenwizards.rules.state import State


class Gains:
    """What the seat to move thinks of its spells.

    Attributes:
        seat: who looks.
        field: the contests; methods change it for a moment.
        spell: points that a minor spell is worth that is kept.
    """

    __slots__ = (
        "_beside",
        "_crown",
        "_now",
        "_own",
        "_placed",
        "_stakes",
        "field",
        "outlook",
        "seat",
        "spell",
        "state",
        "weights",
    )

    def __init__(self, state: State, sight: float, worth: Values = USUALLY) -> None:
        self.state = state
        self.seat = state.to_move
        self.weights = worth.weights
        self.outlook = WinChances(state, sight, self.seat, worth)
        assert self.outlook.field is not None
        self.field: ContestOdds = self.outlook.field
        self._stakes = self.outlook.stakes(self.seat)
        self._crown = self._crowning()
        self._own = self._with_own_candidates()
        self.spell = self._spell()
        self._now = [
            self._worth(number, rising) for number, rising in enumerate(self.outlook.rising)
        ]
        self._placed: dict[tuple[int, int], float] = {}
        self._beside: dict[tuple[int, int], dict[int, float]] = {}

    def _with_own_candidates(self) -> list[list[int]]:
        """By level, the contests in which the seat has candidates."""
        own = self.state.place[
            components.STRIDE * self.seat : components.STRIDE * self.seat + components.STRIDE
        ]
        numbers = {components.CONTEST_OF[place] for place in own if place >= 0}
        found: list[list[int]] = [[] for _ in components.LEVELS]
        for number in sorted(numbers):
            if number >= 0:
                found[LEVEL_OF_CONTEST[number]].append(number)
        return found

    def _crowning(self) -> dict[int, float] | None:
        """Where the highest title may end the match, what each outcome is worth, in points."""
        outcomes = self.outlook.crownings()
        if not outcomes:
            return None
        own = sum([chance * shares[self.seat] for _, chance, shares in outcomes])
        scale = self.outlook.scale(own)
        return {wizard: shares[self.seat] * scale for wizard, _, shares in outcomes}

    def _spell(self) -> float:
        """What a minor spell costs that is used now: it may come back by dice in the box."""
        if self.outlook.sight < RIVALS:
            return self.weights.plain_spell
        if not self.state.minors[self.seat]:
            return 1.0
        gone = self._treasure() - self._treasure(used=1.0)
        return gone / (1.0 - self.weights.spent)

    def _treasure(self, used: float = 0.0, dice: int = 0) -> float:
        return self.outlook.treasure(self.seat, self.outlook.rounds, used, dice)

    def _with_minors(self, more: float) -> float:
        field, seat = self.field, self.seat
        field.minors[seat] += more
        field.settle(seat)
        change = self._change([number for level in self._own for number in level])
        field.minors[seat] -= more
        field.settle(seat)
        return change

    def _value(self, number: int) -> float:
        """What a contest is worth to the seat as things stand."""
        return self._worth(number, self.field.rises(number))

    def _worth(self, number: int, rising: list[tuple[int, float]]) -> float:
        """The same where it is known who may rise."""
        if number == 0 and self._crown is not None:
            left = 1.0
            value = 0.0
            for wizard, chance in rising:
                value += chance * self._crown[wizard]
                left -= chance
            return value + max(0.0, left) * self._crown[-1]
        stakes = self._stakes
        level = LEVEL_OF_CONTEST[number]
        total = sum([chance * stakes[wizard // components.STRIDE] for wizard, chance in rising])
        value = self.outlook.rise(level, self.outlook.rounds) * total
        if self.field.closed[number] == self.seat and not self.field.pools[self.seat][level]:
            missing = sum(
                [1 for wizard, chance in rising if chance and not self.field.powers[wizard]]
            )
            value -= self.spell * missing
        return value

    def _change(self, numbers: list[int]) -> float:
        return sum([self._value(number) - self._now[number] for number in numbers])

    # Contests.

    def passing(self) -> float:
        """The gain of placing no more spells. What is kept by it is no gain: whoever does not pass
        can still keep it."""
        field, seat = self.field, self.seat
        field.able[seat] = False
        field.settle(seat)
        change = self._change([number for level in self._own for number in level])
        field.able[seat] = True
        field.settle(seat)
        return change

    def waits(self) -> bool:
        """Whether there are spells for a turn that cost nothing: dice for places beside own
        wizards, two of them or the last spell. They come back, placed or not, and who has not
        passed can still answer what the others do."""
        if not self.weights.waits or self.outlook.sight < RIVALS:
            return False
        board, seat = self.state, self.seat
        free = 0
        for level, numbers in enumerate(self._own):
            if level != components.DRUID or self._crown is None:
                free += len(board.placed[seat][level]) if numbers else 0
        return free > 1 or (free == 1 and placeable(board, seat) == 1)

    def committing(self, face: int, wizard: int) -> float:
        """The gain of a spell beside a wizard."""
        gain = self._strengthening(face, wizard)
        return gain if wizard // components.STRIDE == self.seat else gain - self.weights.later

    def _strengthening(self, face: int, wizard: int) -> float:
        field, seat = self.field, self.seat
        place = self.state.place[wizard]
        number, level = components.CONTEST_OF[place], components.LEVEL_OF[place]
        if face == components.MINOR_FACE:
            touched = [one for own in self._own for one in own]
            field.minors[seat] -= 1.0
            field.settle(seat)
            elsewhere = self._elsewhere(face, level, number, touched)
            if number not in touched:
                touched.append(number)
            field.powers[wizard] += 1
            gain = self._changed(touched, number, elsewhere)
            if wizard // components.STRIDE == seat and self._answerable(number, wizard):
                here = self._value(number) - self._now[number]
                gain -= (1.0 - self.weights.answered) * max(0.0, here)
            field.minors[seat] += 1.0
            field.settle(seat)
            field.powers[wizard] -= 1
            return gain - (1.0 - self.weights.spent) * self.spell
        touched = self._own[level]
        field.add(seat, level, face, -1)
        elsewhere = self._elsewhere(face, level, number, touched)
        if number not in touched:
            touched = [*touched, number]
        field.powers[wizard] += face
        gain = self._changed(touched, number, elsewhere)
        field.powers[wizard] -= face
        field.add(seat, level, face)
        return gain

    def _elsewhere(
        self, face: int, level: int, number: int, touched: list[int]
    ) -> dict[int, float] | None:
        """What the seat's contests are worth once a spell is used, but for the one that it is used
        in: that is the same beside whichever wizard it lies. None where it is not, because guilds
        that are alone in contests share their spells among these."""
        if self.field.closed[number] != OPEN:
            return None
        known = self._beside.get((face, level))
        if known is None:
            known = {one: self._value(one) for one in touched}
            self._beside[face, level] = known
        return known

    def _changed(
        self, touched: list[int], number: int, elsewhere: dict[int, float] | None
    ) -> float:
        """The change of contests, by a spell used in one of them; see `_elsewhere`."""
        if elsewhere is None:
            return self._change(touched)
        here = self._value(number)
        return sum(
            [(here if one == number else elsewhere[one]) - self._now[one] for one in touched]
        )

    def _answerable(self, number: int, wizard: int) -> bool:
        """Whether rivals who have not passed can tie or beat this own wizard, though everything
        that can still be put beside him were: then a minor spell only calls forth another."""
        field, seat = self.field, self.seat
        if self.outlook.sight < RIVALS or field.closed[number] != OPEN:
            return False
        level = LEVEL_OF_CONTEST[number]
        most = field.powers[wizard] + field.pools[seat][level] + field.minors[seat]
        able = 0
        for space in components.CONTESTS[number][1]:
            for other in field.standing[space]:
                guild = other // components.STRIDE
                if guild != seat and field.able[guild]:
                    reach = field.powers[other] + field.pools[guild][level] + field.minors[guild]
                    able += reach >= most
        return able >= (2 if level == components.MAGICIAN else 1)

    # Dice.

    def placing(self, face: int, box: int) -> float:
        """The gain of a die with this face in a box."""
        known = self._placed.get((face, box))
        if known is None:
            known = self._placed[face, box] = self._placing(face, box)
        return known

    def _placing(self, face: int, box: int) -> float:
        """The same, reckoned."""
        if box == components.MINOR:
            return self._recovering(face)
        if box == components.GREY:
            return self._cleansing(face)
        if not self._own[box]:
            return 0.0
        field, seat = self.field, self.seat
        field.add(seat, box, face)
        gain = self._change(self._own[box])
        field.add(seat, box, face, -1)
        return gain

    def best(self, face: int) -> float:
        """The gain of a die with this face in the best box."""
        return max([self.placing(face, box) for box in range(components.GREY + 1)])

    def unrolled(self) -> float:
        """The gain that a die brings on average that is still to be rolled."""
        return sum([self.best(face) for face in range(1, components.FACES)]) / (
            components.FACES - 1
        )

    def _recovering(self, face: int) -> float:
        board, seat = self.state, self.seat
        if self.outlook.sight < RIVALS:
            return self.weights.plain_die * face * (board.boxed[seat] > 0)
        gain = self._treasure(dice=face) - self._treasure()
        if board.boxed[seat]:
            there = sum(board.placed[seat][components.MINOR])
            now, then = (
                min(p // components.RECOVERY, board.boxed[seat]) for p in (there, there + face)
            )
            if then > now:
                gain += self._with_minors(float(then - now))
        return gain

    def _cleansing(self, face: int) -> float:
        board, seat = self.state, self.seat
        tokens = float(tokens_of(board, seat))
        rounds = self.outlook.rounds
        if self.outlook.sight >= RIVALS:
            coming = 0.0
            for number, level in enumerate(LEVEL_OF_CONTEST):
                if level > components.SORCERER:
                    break
                stays = 1.0 - fills(level, self.outlook.vacant)
                for wizard, chance in self.outlook.rising[number]:
                    coming += (wizard // components.STRIDE == seat) * (1.0 - chance) * stays
            tokens += min(coming, float(board.supply))
        price = cleansing(board)
        there = sum(board.placed[seat][components.GREY])
        now, then = min(there // price, tokens), min((there + face) // price, tokens)
        rest = (there + face) % price - there % price
        gain = (then - now) * self.outlook.worth.stain(rounds)
        return gain + (self.weights.put_by * rest if then < tokens else 0.0)
