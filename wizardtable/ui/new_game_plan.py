# SPDX-License-Identifier: MIT
"""The plan of a new match: its setup, players and seed, as chosen in the dialog *New match*.

The last plan for each game is stored in the settings, and proposed the next time.
"""

import json
import secrets
from collections.abc import Collection, Sequence
from contextlib import suppress
from dataclasses import dataclass, replace
from typing import Any

from wizardtable.core import catalog
from wizardtable.core.game import EDITION, OptionValue, Setup
from wizardtable.core.game_spec import GameSpec
from wizardtable.core.jsontext import parse
from wizardtable.core.match import Match, Player, Purpose
from wizardtable.core.wizards import (
    PORTRAIT_NAMES,
    PORTRAITS,
    WIZARDS,
    Wizard,
    free_wizard,
    id_of_name,
    wizard_of_id,
)
from wizardtable.store.settings import Settings

MAX_GUESTS = 12
"""The largest number of other people whose names are stored with the plan of a game."""

WIZARD_SHIFT = 3
"""The distance in the list of wizards between the first opponents of one game and the next.

So players meet other wizards in each game.
"""


@dataclass(frozen=True, slots=True)
class NewGamePlan:
    """A match that is about to be dealt.

    Attributes:
        setup: the number of seats and the game's options.
        players: the players by seat.
        seed: the seed of the match.
        file: the name of the player's own file that was read for `setup.data`; "" for none.
        purpose: the reason for which the match is played, see `core.match.Purpose`.
    """

    setup: Setup
    players: tuple[Player, ...]
    seed: int
    file: str = ""
    purpose: Purpose = ""


def own_player(settings: Settings) -> Player:
    """Returns the owner of the settings as a player at the table.

    A player of an earlier version without a name has that of their portrait.
    """
    portrait = settings.portrait if settings.portrait in PORTRAITS else ""
    name = settings.player_name or PORTRAIT_NAMES[portrait or PORTRAITS[0]]
    return Player(name, None, portrait)


def free_guest(others: Sequence[Player], candidates: Sequence[Player] = ()) -> Player:
    """Returns a person whose name and portrait differ from those of all others.

    Args:
        others: the other players.
        candidates: people to choose from; the first who is not among the others is preferred.
    """
    names = {player.name.casefold() for player in others}
    portraits = {player.wizard for player in others}
    for player in candidates:
        if player.name.casefold() not in names:
            is_free = player.wizard in PORTRAITS and player.wizard not in portraits
            return player if is_free else replace(player, wizard=_free_portrait(portraits))
    for portrait, name in PORTRAIT_NAMES.items():
        if portrait not in portraits and name.casefold() not in names:
            return Player(name, None, portrait)
    number = 2
    while f"{PORTRAIT_NAMES[PORTRAITS[0]]} {number}".casefold() in names:
        number += 1
    return Player(f"{PORTRAIT_NAMES[PORTRAITS[0]]} {number}", None, _free_portrait(portraits))


def _free_portrait(taken: Collection[str]) -> str:
    return next((portrait for portrait in PORTRAITS if portrait not in taken), PORTRAITS[0])


def free_opponent(spec: GameSpec, taken: Collection[str], level: str) -> Player:
    """Returns an opponent at a level: the game's next wizard whose name is not in `taken`."""
    place = list(catalog.GAMES).index(spec.id) if spec.id in catalog.GAMES else 0
    wizard = free_wizard(taken, WIZARD_SHIFT * place)
    return Player(wizard.name, level, wizard.id)


def deal_match(spec: GameSpec, plan: NewGamePlan, settings: Settings) -> Match:
    """Returns a new match by today's rules, with the current name and portrait of the settings'
    owner.

    The setup of a plan may come from a match that began under earlier rules.
    """
    setup = replace(plan.setup, edition=EDITION)
    match = Match(spec, setup, plan.seed, with_owner(plan.players, settings))
    match.purpose = plan.purpose
    return match


def with_owner(players: Sequence[Player], settings: Settings) -> tuple[Player, ...]:
    """Returns the players, with the settings' name and portrait for the owner of the settings.

    The owner is the only person, or the person with the owner's name. Nobody else keeps the owner's
    portrait.
    """
    people = [player for player in players if player.level is None]
    name = settings.player_name
    owner = next((player for player in people if player.name == name), None)
    if owner is None and len(people) == 1:
        owner = people[0]
    if owner is None:
        return tuple(players)
    others = [player for player in players if player is not owner]
    if name and name.casefold() not in {player.name.casefold() for player in others}:
        seated = replace(owner, name=name)
    else:
        seated = owner
    portrait = own_player(settings).wizard
    seated = replace(seated, wizard=portrait)
    free = _free_portrait({player.wizard for player in (*others, seated)})
    return tuple(
        seated
        if player is owner
        else replace(player, wizard=free)
        if portrait and player.wizard == portrait
        else player
        for player in players
    )


def with_drawn_opponents(players: Sequence[Player]) -> list[Player]:
    """Returns the same people, and random wizards at the levels of the other players."""
    people = {player.name.casefold() for player in players if player.level is None}
    free_wizards = [wizard for wizard in WIZARDS if wizard.name.casefold() not in people]
    secrets.SystemRandom().shuffle(free_wizards)
    return [
        player if player.level is None else _played_by(free_wizards.pop(), player.level)
        for player in players
    ]


def _played_by(wizard: Wizard, level: str) -> Player:
    return Player(wizard.name, level, wizard.id)


def usual_plan(spec: GameSpec, own: Player) -> NewGamePlan:
    """Returns the plan for a first match, against opponents at the second level.

    Args:
        spec: the game.
        own: the player.
    """
    level = spec.levels[1].id
    players = [own]
    while len(players) < min(spec.seats):
        players.append(free_opponent(spec, [player.name for player in players], level))
    return NewGamePlan(Setup(len(players)), tuple(players), 0)


def last_plan(spec: GameSpec, settings: Settings) -> NewGamePlan:
    """Returns the last plan for a game; the usual plan if there is no valid one."""
    text = dict(settings.last_setups).get(spec.id, "")
    return plan_from_text(spec, text, own_player(settings))


def known_guests(settings: Settings, game: str) -> list[Player]:
    """Returns the other people who sat at the last tables, each name once.

    The people of the last table of this game come first.
    """
    own = own_player(settings).name.casefold()
    people: dict[str, Player] = {}
    for _, text in sorted(settings.last_setups, key=lambda pair: pair[0] != game):
        for player in _stored_people(text):
            if player.name.casefold() != own:
                people.setdefault(player.name.casefold(), player)
    return list(people.values())[:MAX_GUESTS]


def _stored_people(text: str) -> list[Player]:
    """Returns the people in a stored plan and its stored guests; unreadable parts are left out."""
    people: list[Player] = []
    with suppress(ValueError, KeyError, TypeError, AttributeError):
        data: Any = parse(text)
        owner = data.get("own")
        for place, (name, level, *rest) in enumerate(data["players"]):
            if level is None and place != owner:
                people.append(Player(str(name), None, _stored_portrait(rest)))
        for name, portrait in data.get("guests", []):
            people.append(Player(str(name), None, _stored_portrait([portrait])))
    return [player for player in people if player.name]


def _stored_portrait(stored: Sequence[Any]) -> str:
    return str(stored[0]) if stored and stored[0] in PORTRAITS else ""


def with_last_plan(settings: Settings, spec: GameSpec, plan: NewGamePlan) -> Settings:
    """Returns the settings with a plan stored as the last one for its game."""
    own = own_player(settings).name
    text = plan_text(plan, own, known_guests(settings, spec.id))
    setups = {**dict(settings.last_setups), spec.id: text}
    return replace(settings, last_setups=tuple(sorted(setups.items())))


def plan_text(plan: NewGamePlan, own: str = "", guests: Sequence[Player] = ()) -> str:
    """Returns a plan as text for the settings.

    The seed is left out. The name of a file is included, so that the file is read again the next
    time.

    Args:
        plan: the plan.
        own: the name of the player among the people of the plan.
        guests: other people who may want to play again.
    """
    data: dict[str, object] = {
        "players": [[player.name, player.level, player.wizard] for player in plan.players],
        "options": [list(option) for option in plan.setup.options],
    }
    people = [player.name if player.level is None else "" for player in plan.players]
    if own in people:
        data["own"] = people.index(own)
    others = [player for player in guests if player.name not in people]
    if others:
        data["guests"] = [[player.name, player.wizard] for player in others]
    if plan.file:
        data["file"] = plan.file
    return json.dumps(data, ensure_ascii=False, sort_keys=True)


def plan_from_text(spec: GameSpec, text: str, own: Player) -> NewGamePlan:
    """Returns the plan stored in a text; the usual plan if the text is not a plan for this game.

    The player gets their old seat, even if their name has changed.

    Args:
        spec: the game.
        text: the result of `plan_text`.
        own: the player.
    """
    try:
        data: Any = parse(text)
        if len(data["players"]) not in spec.seats:
            return usual_plan(spec, own)
        players = _restored_players(spec, data["players"], own, data.get("own"))
        options = tuple((str(key), value) for key, value in data["options"])
        file = str(data.get("file", ""))
    except (ValueError, KeyError, TypeError):
        return usual_plan(spec, own)
    levels = {level.id for level in spec.levels} | {None}
    if any(player.level not in levels for player in players):
        return usual_plan(spec, own)
    if not all(_is_option(spec, key, value) for key, value in options):
        return usual_plan(spec, own)
    return NewGamePlan(Setup(len(players), options), players, 0, file)


def _restored_players(
    spec: GameSpec, stored: Sequence[Sequence[Any]], own: Player, place: object
) -> tuple[Player, ...]:
    """Returns the players of a stored plan, with `own` at the seat `place`.

    Earlier versions did not store the place. Then the player is the person with this name, or the
    first person. Opponents who are not wizards, as in earlier versions, are replaced by wizards.

    Raises:
        ValueError: the plan is damaged.
    """
    people = {seat: str(name) for seat, (name, level, *_) in enumerate(stored) if level is None}
    if place not in people:
        place = next((seat for seat in people if people[seat] == own.name), min(people, default=-1))
    seats = {seat: own for seat in people if seat == place}
    for seat in people.keys() - seats.keys():
        person = Player(people[seat], None, _stored_portrait(stored[seat][2:]))
        seats[seat] = free_guest(list(seats.values()), [person])
    players: list[Player] = []
    taken = [person.name for person in seats.values()]
    for seat, (name, level, *rest) in enumerate(stored):
        wizard = wizard_of_id(str(rest[0]) if rest else id_of_name(str(name)))
        if level is None:
            players.append(seats[seat])
        elif wizard is not None and free_wizard(taken, WIZARDS.index(wizard)) is wizard:
            players.append(_played_by(wizard, str(level)))
        else:
            players.append(free_opponent(spec, taken, str(level)))
        taken.append(players[-1].name)
    return tuple(players)


def _is_option(spec: GameSpec, key: str, value: OptionValue) -> bool:
    for option in spec.options:
        if option.id == key:
            choices = [choice for choice, _ in option.choices] or [False, True]
            return any(value is choice or value == choice for choice in choices)
    return False
