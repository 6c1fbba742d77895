# SPDX-License-Identifier: MIT
"""Turns events into banners, floating numbers and rolling dice, and finds the pieces that an event
is about."""

from collections.abc import Sequence

from wizardtable.core.game import Event
from wizardtable.core.text import N_, NN_, joined_with_and, signed
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.components import (
    DICE_PER_GUILD,
    GRAND_DRUID,
    NOBODY,
    guild_of,
)
from wizardtable.games.elfenwizards.rules.state import FOUR_ROUNDS, GRAND_TWICE, HELD
from wizardtable.games.elfenwizards.view.pieces.dice_box import DiceBox
from wizardtable.games.elfenwizards.view.pieces.die import TUMBLE_FRAMES, Die
from wizardtable.games.elfenwizards.view.pieces.dragon import Dragon
from wizardtable.games.elfenwizards.view.pieces.records import RoundTrack
from wizardtable.games.elfenwizards.view.pieces.seat import Portrait, Seat
from wizardtable.games.elfenwizards.view.pieces.shown_table import ShownTable
from wizardtable.games.elfenwizards.view.pieces.space import Space
from wizardtable.games.elfenwizards.view.pieces.spell_numbers import ROLLED, SpellNumbers
from wizardtable.games.elfenwizards.view.pieces.wizard import Wizard
from wizardtable.table.kit.banners import banner, end_banner
from wizardtable.table.view import Banner, Effect, Floater, Key, Sprite, Tumble

_TUMBLE_PICTURE_COUNT = 2 * TUMBLE_FRAMES
"""The number of pictures that a die shows one after another while it tumbles."""


def effects_of(shown: ShownTable, events: Sequence[Event]) -> tuple[Effect, ...]:
    """Returns the banners, floating numbers and rolling dice for these events, in the order of the
    events."""
    effects: list[Effect] = []
    for event in events:
        effects += _banner_of(shown, event)
        effects += _floaters_of(event)
        if isinstance(event, moves.Rolled) and event.seat == shown.observation.to_move:
            effects += _tumbles_of(event, shown.numbers)
    return tuple(effects)


def _tumbles_of(event: moves.Rolled, numbers: SpellNumbers) -> list[Effect]:
    """Returns the tumbling of each die of a roll; the dice tumble before they show their faces."""
    tumbles: list[Effect] = []
    for face in dict.fromkeys(event.faces):
        for number in numbers.dice(event.seat, ROLLED + face):
            frames = [(number + turn) % TUMBLE_FRAMES for turn in range(_TUMBLE_PICTURE_COUNT)]
            sprites = tuple(Sprite("tumbling", (event.seat, frame)) for frame in frames)
            tumbles.append(Tumble(Die(event.seat, number).key, sprites))
    return tumbles


def _banner_of(shown: ShownTable, event: Event) -> list[Effect]:
    """Returns a list with the banner of an event that everybody should notice; empty for other
    events."""
    names = shown.names
    match event:
        case moves.RoundBegan(number):
            title = N_("elfenwizards table", "Round {number}").of(number=number)
            line = N_("elfenwizards table", "{player} has the dragon and goes first.")
            return [banner(title, line.of(player=names[shown.observation.dragon]))]
        case moves.ContestDecided(titles, _, _, winners, verdict) if (
            titles[0] == GRAND_DRUID and verdict != HELD
        ):
            if winners[0] == NOBODY:
                return [banner(N_("elfenwizards table", "No Grand Druid this round"))]
            title = N_("elfenwizards table", "{player}’s wizard is Grand Druid!")
            seat = guild_of(winners[0])
            return [banner(title.of(player=names[seat]), None, _portrait_of(shown, seat))]
        case moves.RoundScored(number) if shown.frame.to_move is not None:
            return [_scoring_banner(shown, number)]
        case moves.GameEnded(reason, _, scores, grand):
            return [_end_banner(shown, reason, scores, grand)]
    return []


def _scoring_banner(shown: ShownTable, number: int) -> Banner:
    """Returns the banner about the leader after the round `number`, which is not the last."""
    title = N_("elfenwizards table", "Round {number} is over").of(number=number)
    scores = list(shown.observation.scores)
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(best) > 1:
        line = NN_("elfenwizards table", "{players} lead with %n point(s) each", "", max(scores))
        return banner(title, line.of(players=joined_with_and([shown.names[seat] for seat in best])))
    line = NN_("elfenwizards table", "{player} leads with %n point(s)", "", max(scores))
    return banner(title, line.of(player=shown.names[best[0]]), _portrait_of(shown, best[0]))


def _end_banner(shown: ShownTable, reason: int, scores: Sequence[int], grand: int) -> Banner:
    if reason == FOUR_ROUNDS:
        line = cause = N_("elfenwizards table", "Four rounds have been played.")
    elif reason == GRAND_TWICE:
        line = N_(
            "elfenwizards table",
            "The match is over: {player} is Grand Druid for the second time.",
        ).of(player=shown.names[grand])
        cause = N_("elfenwizards table", "{player} is Grand Druid for the second time.").of(
            player=shown.names[grand]
        )
    else:
        line = cause = N_(
            "elfenwizards table", "The title of Grand Druid has stayed vacant for the second time."
        )
    best = [name for name, score in zip(shown.names, scores, strict=True) if score == max(scores)]
    if len(best) > 1:
        return end_banner(N_("elfenwizards table", "Shared victory!"), line, cause=cause)
    title = N_("elfenwizards table", "{player} wins the match!").of(player=best[0])
    hero = _portrait_of(shown, list(scores).index(max(scores)))
    return end_banner(title, line, hero, cause=cause)


def _portrait_of(shown: ShownTable, seat: int) -> tuple[Key, Sprite]:
    """Returns the key of a seat's portrait, and its picture for a banner."""
    return Portrait(seat).key, Portrait(seat).sprite(shown)


def _floaters_of(event: Event) -> list[Effect]:
    """Returns the floating numbers of an event: points for grey tokens, and scores of a round.

    A placed spell has no floating number: its movement is visible, and the number would delay the
    opponents.
    """
    match event:
        case moves.TokenTaken(wizard=wizard):
            return [Floater("−1", Wizard(wizard).key)]
        case moves.TokenRemoved(wizard=wizard):
            return [Floater("+1", Wizard(wizard).key)]
        case moves.RoundScored(_, points, _):
            return [Floater(signed(n), Seat(seat).key) for seat, n in enumerate(points)]
    return []


def pieces_of_event(event: Event) -> tuple[Key, ...]:
    """Returns the keys of the pieces that an event is about; empty if there are none. Some of these
    pieces may no longer be on the table."""
    keys: tuple[Key, ...] = ()
    match event:
        case (
            moves.DiePlaced(seat, _, box)
            | moves.DieTakenBack(seat, _, box)
            | moves.DiceLeft(seat, _, box)
        ):
            keys = (DiceBox(box).key, Seat(seat).key)
        case moves.Rolled(seat, _, _):
            keys = tuple(Die(seat, number).key for number in range(DICE_PER_GUILD))
        case moves.DiceKept(seat, _) | moves.Passed(seat, _) | moves.SpellsRecovered(seat=seat):
            keys = (Seat(seat).key,)
        case (
            moves.SpellCommitted(_, _, wizard, _)
            | moves.TokenRemoved(_, wizard)
            | moves.TokenTaken(_, wizard, _)
        ):
            keys = (Wizard(wizard).key,)
        case moves.ContestDecided(titles, candidates, _, _, _):
            wizards = [Wizard(wizard).key for wizard in candidates]
            keys = (*wizards, *(Space(title).key for title in titles))
        case moves.Retired(_, wizard, space):
            keys = (Wizard(wizard).key, Space(space).key)
        case moves.TitleFilled(_, wizard, space, _) | moves.Demoted(_, wizard, space, _):
            keys = (Wizard(wizard).key, Space(space).key)
        case moves.SpellGiven() | moves.RoundBegan() | moves.SpellsCleared():
            keys = (RoundTrack().key,)
        case moves.DragonDrawn() | moves.DragonTaken():
            keys = (Dragon().key,)
        case moves.Cleansed(seat=seat):
            keys = (Seat(seat).key,)
        case moves.RoundScored(_, points, _):
            keys = tuple(Seat(seat).key for seat in range(len(points)))
    return keys
