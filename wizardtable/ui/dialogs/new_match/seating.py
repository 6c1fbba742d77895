# SPDX-License-Identifier: MIT
"""The players on the chairs of the round table, before a match; without any widget.

A chair keeps both a person and a wizard, whichever of them plays, so that the player can change
their mind. No wizard has two chairs, and no two people have the same portrait.
"""

from collections.abc import Sequence
from dataclasses import dataclass

from wizardtable.core.game_spec import GameSpec
from wizardtable.core.match import Player
from wizardtable.core.wizards import PORTRAIT_NAMES, PORTRAITS, WIZARDS, Wizard, wizard_of_id
from wizardtable.store.player.typed_name import typed_name
from wizardtable.store.settings import Settings
from wizardtable.ui import new_game_plan


@dataclass(eq=False)
class Chair:
    """A chair at the table, with a person and a wizard, of whom one may play.

    Attributes:
        number: the number of the chair, clockwise from the bottom of the table, from 0.
        is_taken: whether a player has this chair.
        has_person: whether the person plays, not the wizard; without meaning for an empty chair.
        name: the person's name as it is typed; may be "".
        proposed_name: the person's name if `name` is empty.
        face: the id of the person's portrait; "" for none.
        is_own: whether the person is the player at this computer, not a guest.
        wizard: the id of the wizard, an opponent played by the program.
        level: the id of the wizard's level.
        was_taken: whether the chair has been taken since the dialog opened.
    """

    number: int
    is_taken: bool
    has_person: bool
    name: str
    proposed_name: str
    face: str
    is_own: bool
    wizard: str
    level: str
    was_taken: bool

    def person(self) -> Player:
        """Returns the person of this chair as a player, even if the wizard plays."""
        return Player(typed_name(self.name) or self.proposed_name, None, self.face)

    def opponent_wizard(self) -> Wizard:
        """Returns the wizard of this chair, even if the person plays."""
        return wizard_of_id(self.wizard) or WIZARDS[0]

    def player(self) -> Player:
        """Returns the player: the person or the wizard."""
        if self.has_person:
            return self.person()
        return Player(self.opponent_wizard().name, self.level, self.opponent_wizard().id)


class Seating:
    """All chairs of a game's table, and the rules by which players sit down.

    Attributes:
        chairs: the chairs, clockwise from the bottom of the table.
    """

    def __init__(self, spec: GameSpec, settings: Settings, last: new_game_plan.NewGamePlan) -> None:
        """Makes the chairs, and seats the players of the game's last match.

        Args:
            spec: the game.
            settings: the settings of the player at this computer, who sits at the bottom if they
                play.
            last: the last match.
        """
        self._spec = spec
        self._own_player = new_game_plan.own_player(settings)
        self._chair_count = max(spec.seats)
        self._unrated_levels: dict[Chair, str] = {}
        count = len(last.players)
        bottom = last.players.index(self._own_player) if self._own_player in last.players else 0
        numbers = [
            spread_chair((seat - bottom) % count, count, self._chair_count) for seat in range(count)
        ]
        self._first_chair_number = numbers[0]  # the number of the chair of seat 0
        self.chairs = self._make_chairs(settings, last, numbers)

    def taken_chairs(self) -> list[Chair]:
        """Returns the taken chairs, in the order of the seats in the match."""
        order = sorted(
            self.chairs,
            key=lambda chair: (chair.number - self._first_chair_number) % self._chair_count,
        )
        return [chair for chair in order if chair.is_taken]

    def seat_of(self, chair: Chair) -> int:
        """Returns the number of a taken chair's seat in the match, from 0."""
        return self.taken_chairs().index(chair)

    def opponents(self) -> list[Chair]:
        """Returns the taken chairs on which wizards play, in the order of the seats."""
        return [chair for chair in self.taken_chairs() if not chair.has_person]

    @property
    def can_remove(self) -> bool:
        """True if the game can be played with one player fewer."""
        return len(self.taken_chairs()) > min(self._spec.seats)

    def add(self, chair: Chair) -> None:
        """Puts a wizard on an empty chair.

        A chair that is taken for the first time gets the level of the table's last opponent.
        """
        others = self.opponents()
        if others and not chair.was_taken:
            chair.level = others[-1].level
        chair.is_taken, chair.has_person, chair.was_taken = True, False, True
        self._separate_wizards([chair])

    def remove(self, chair: Chair) -> None:
        """Empties a chair."""
        chair.is_taken = False
        self._seat_own_person()

    def seat_person(self, chair: Chair) -> None:
        """Lets the person of a chair play, in place of the wizard.

        If the player at this computer is not at the table, they become this person.
        """
        chair.has_person = True
        self._seat_own_person()

    def seat_opponent(self, chair: Chair) -> None:
        """Lets the wizard of a chair play, in place of the person."""
        chair.has_person = False
        self._seat_own_person()

    def choose_wizard(self, chair: Chair, wizard: str) -> None:
        """Gives a chair another wizard; the chair that had this wizard gets the former one."""
        before = chair.wizard
        for other in self.chairs:
            if other.wizard == wizard:
                other.wizard = before
        chair.wizard = wizard

    def choose_face(self, chair: Chair, face: str) -> None:
        """Gives a person another portrait; a person who had it gets the former one."""
        before = chair.face
        for other in self.chairs:
            if other is not chair and other.face == face:
                _set_portrait(other, before)
        _set_portrait(chair, face)

    def faces(self, chair: Chair) -> list[str]:
        """Returns the ids of the portraits that the person of a chair may choose.

        The portrait of the player at this computer is theirs alone.
        """
        own = self._own_player.wizard
        return [portrait for portrait in PORTRAITS if chair.is_own or portrait != own]

    def draw_opponents(self) -> None:
        """Replaces the wizards of all opponents at random."""
        taken = self.taken_chairs()
        drawn = new_game_plan.with_drawn_opponents([chair.player() for chair in taken])
        for chair, player in zip(taken, drawn, strict=True):
            if not chair.has_person:
                chair.wizard = player.wizard
        self._separate_wizards(self.opponents())

    def set_rated_levels(self, levels: Sequence[str]) -> None:
        """Gives the opponents the levels of a rated match.

        Args:
            levels: the ids of the levels, in the order of the opponents' seats.
        """
        if not self._unrated_levels:
            self._unrated_levels = {chair: chair.level for chair in self.chairs}
        for chair, level in zip(self.opponents(), levels, strict=True):
            chair.level = level

    def restore_levels(self) -> None:
        """Gives all wizards the levels that they had before `set_rated_levels`."""
        for chair, level in self._unrated_levels.items():
            chair.level = level
        self._unrated_levels = {}

    def _make_chairs(
        self, settings: Settings, last: new_game_plan.NewGamePlan, numbers: Sequence[int]
    ) -> list[Chair]:
        """Returns the chairs in the order of their numbers, with the players of the last match.

        Args:
            settings: the settings of the player at this computer.
            last: the last match.
            numbers: the numbers of the players' chairs, by seat.
        """
        known_guests = new_game_plan.known_guests(settings, self._spec.id)
        levels = [player.level for player in last.players if player.level]
        level = levels[-1] if levels else self._spec.levels[0].id
        people = [player for player in last.players if player.level is None]
        if self._own_player not in people:
            people.append(self._own_player)
        names = [player.name for player in (*last.players, self._own_player)]
        chair_count = []
        free = [number for number in range(self._chair_count) if number not in numbers]
        for seat, number in enumerate((*numbers, *free)):
            if seat < len(last.players):
                player = last.players[seat]
            else:
                player = new_game_plan.free_opponent(self._spec, names, level)
                names.append(player.name)
            person = player
            if player.level is not None:
                is_first = seat == 0 and self._own_player not in last.players
                person = (
                    self._own_player if is_first else new_game_plan.free_guest(people, known_guests)
                )
                people.append(person)
            chair_count.append(
                Chair(
                    number,
                    is_taken=seat < len(last.players),
                    has_person=player.level is None,
                    name=person.name,
                    proposed_name=person.name,
                    face=person.wizard,
                    is_own=person == self._own_player,
                    wizard=player.wizard if player.level is not None else "",
                    level=player.level or level,
                    was_taken=seat < len(last.players),
                )
            )
        for chair in chair_count:
            if not chair.wizard:
                used = [other.opponent_wizard().name for other in chair_count if other.wizard]
                chair.wizard = new_game_plan.free_opponent(
                    self._spec, [*names, *used], level
                ).wizard
        return sorted(chair_count, key=lambda chair: chair.number)

    def _seat_own_person(self) -> None:
        """Lets the player at this computer be the first person at the table, if they do not play.

        The player and the first person then swap chairs. Nothing changes if only wizards play.
        """
        people = [chair for chair in self.taken_chairs() if chair.has_person]
        own_chair = next((chair for chair in self.chairs if chair.is_own), None)
        if not people or own_chair is None or own_chair in people:
            return
        own, other = own_chair, people[0]
        own.name, other.name = other.name, own.name
        own.proposed_name, other.proposed_name = other.proposed_name, own.proposed_name
        own.face, other.face = other.face, own.face
        own.is_own, other.is_own = other.is_own, own.is_own

    def _separate_wizards(self, keepers: Sequence[Chair]) -> None:
        """Gives other wizards to the chairs that have the same wizard as a chair in `keepers`."""
        taken = {chair.wizard for chair in keepers}
        people = [chair.person().name for chair in self.chairs if chair.has_person]
        for chair in self.chairs:
            if chair in keepers:
                continue
            if chair.wizard in taken:
                names = [*people, *(wizard.name for wizard in WIZARDS if wizard.id in taken)]
                chair.wizard = new_game_plan.free_opponent(self._spec, names, "").wizard
            taken.add(chair.wizard)


def spread_chair(seat: int, player_count: int, chair_count: int) -> int:
    """Returns the number of a player's chair, so that the players are spread around the table.

    >>> [spread_chair(seat, 2, 6) for seat in range(2)]
    [0, 3]
    >>> [spread_chair(seat, 3, 5) for seat in range(3)]
    [0, 2, 3]
    """
    return round(seat * chair_count / player_count)


def _set_portrait(chair: Chair, face: str) -> None:
    """Gives a person another portrait, with the portrait's name unless a name has been typed."""
    before, chair.face = chair.face, face
    if chair.person().name == PORTRAIT_NAMES.get(before) and face in PORTRAIT_NAMES:
        chair.name = chair.proposed_name = PORTRAIT_NAMES[face]
