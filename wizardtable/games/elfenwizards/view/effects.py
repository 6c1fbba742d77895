# SPDX-License-Identifier: MIT
"""What the places of pieces cannot show, and which pieces an event was about."""

from collections.abc import Sequence

from wizardtable.core.game import Event
from wizardtable.core.text import N_, NN_, listing, signed
from wizardtable.games.elfenwizards.rules import moves
from wizardtable.games.elfenwizards.rules.components import DICE, GRAND_DRUID, NOBODY, guild_of
from wizardtable.games.elfenwizards.rules.state import FOUR_ROUNDS, GRAND_TWICE
from wizardtable.games.elfenwizards.view.art.dice import FRAMES
from wizardtable.games.elfenwizards.view.identities import ROLLED, Identities
from wizardtable.play.frames import Frame
from wizardtable.table.kit.banners import banner
from wizardtable.table.view import Banner, Effect, Floater, Key, Sprite, Tumble

_TURNS = 2 * FRAMES
"""Pictures a die shows in the air."""


def effects_of(frame: Frame, events: Sequence[Event], identities: Identities) -> tuple[Effect, ...]:
    """Banners, floating figures and rolling dice, in the order of the events."""
    effects: list[Effect] = []
    for event in events:
        effects += _banner_of(frame, event)
        effects += _floaters_of(event)
        if isinstance(event, moves.Rolled) and event.seat == frame.observation.to_move:
            effects += _tumbling(event, identities)
    return tuple(effects)


def _tumbling(event: moves.Rolled, identities: Identities) -> list[Effect]:
    """Each die of a roll turns in the air before it shows its face."""
    found: list[Effect] = []
    for face in dict.fromkeys(event.faces):
        for number in identities.dice(event.seat, ROLLED + face):
            frames = [(number + turn) % FRAMES for turn in range(_TURNS)]
            sprites = tuple(Sprite("tumbling", (event.seat, frame)) for frame in frames)
            found.append(Tumble(("die", event.seat, number), sprites))
    return found


def _banner_of(frame: Frame, event: Event) -> list[Effect]:
    """A line for what everybody should notice."""
    names = frame.names
    match event:
        case moves.RoundBegan(number):
            title = N_("elfenwizards table", "Round {number}").of(number=number)
            line = N_("elfenwizards table", "{player} has the dragon and goes first.")
            return [banner(title, line.of(player=names[frame.observation.dragon]))]
        case moves.ContestDecided(titles, _, _, winners, _) if titles[0] == GRAND_DRUID:
            if winners[0] == NOBODY:
                return [banner(N_("elfenwizards table", "No Grand Druid this round"))]
            title = N_("elfenwizards table", "{player}’s wizard is Grand Druid!")
            seat = guild_of(winners[0])
            return [banner(title.of(player=names[seat]), None, _hero(frame, seat))]
        case moves.RoundScored(number) if frame.to_move is not None:
            return [_scored(frame, number)]
        case moves.GameEnded(reason, _, scores, grand):
            return [_end(frame, reason, scores, grand)]
    return []


def _scored(frame: Frame, number: int) -> Banner:
    """The end of a round that is not the last: who leads."""
    title = N_("elfenwizards table", "Round {number} is over").of(number=number)
    scores = list(frame.observation.scores)
    best = [seat for seat, score in enumerate(scores) if score == max(scores)]
    if len(best) > 1:
        line = NN_("elfenwizards table", "{players} lead with %n point(s) each", "", max(scores))
        return banner(title, line.of(players=listing([frame.names[seat] for seat in best])))
    line = NN_("elfenwizards table", "{player} leads with %n point(s)", "", max(scores))
    return banner(title, line.of(player=frame.names[best[0]]), _hero(frame, best[0]))


def _end(frame: Frame, reason: int, scores: Sequence[int], grand: int) -> Banner:
    if reason == FOUR_ROUNDS:
        line = N_("elfenwizards table", "Four rounds have been played.")
    elif reason == GRAND_TWICE:
        line = N_(
            "elfenwizards table", "{player} has won the title of Grand Druid for the second time."
        ).of(player=frame.names[grand])
    else:
        line = N_(
            "elfenwizards table", "The title of Grand Druid has stayed vacant for the second time."
        )
    best = [name for name, score in zip(frame.names, scores, strict=True) if score == max(scores)]
    if len(best) > 1:
        return banner(N_("elfenwizards table", "Shared victory!"), line)
    title = N_("elfenwizards table", "{player} wins the match!").of(player=best[0])
    return banner(title, line, _hero(frame, list(scores).index(max(scores))))


def _hero(frame: Frame, seat: int) -> tuple[Key, Sprite]:
    """The portrait of a seat, and where it is."""
    return ("sigil", seat), Sprite("sitter", (seat, frame.sitter(seat).wizard))


def _floaters_of(event: Event) -> list[Effect]:
    """Points that grey tokens cost and no longer cost, and scores. Spells need none: they are seen
    moving, and opponents would be waited for."""
    match event:
        case moves.TokenTaken(wizard=wizard):
            return [Floater("−1", ("wizard", int(wizard)))]
        case moves.TokenRemoved(wizard=wizard):
            return [Floater("+1", ("wizard", int(wizard)))]
        case moves.RoundScored(_, points, _):
            return [Floater(signed(n), ("seat", seat)) for seat, n in enumerate(points)]
    return []


def concerned(event: Event) -> tuple[Key, ...]:
    """The pieces that an event was about, whether they are still in sight or not."""
    keys: tuple[Key, ...] = ()
    match event:
        case (
            moves.DiePlaced(seat, _, box)
            | moves.DieTakenBack(seat, _, box)
            | moves.DiceLeft(seat, _, box)
        ):
            keys = (("box", box), ("seat", seat))
        case moves.Rolled(seat, _, _):
            keys = tuple(("die", seat, number) for number in range(DICE))
        case moves.DiceKept(seat, _) | moves.Passed(seat, _) | moves.SpellsRecovered(seat=seat):
            keys = (("seat", seat),)
        case (
            moves.SpellCommitted(_, _, wizard, _)
            | moves.TokenRemoved(_, wizard)
            | moves.TokenTaken(_, wizard, _)
        ):
            keys = (("wizard", int(wizard)),)
        case moves.ContestDecided(titles, candidates, _, _, _):
            wizards = [("wizard", int(wizard)) for wizard in candidates]
            keys = (*wizards, *(("space", title) for title in titles))
        case moves.Retired(_, wizard, space):
            keys = (("wizard", int(wizard)), ("space", space))
        case moves.TitleFilled(_, wizard, space, _) | moves.Demoted(_, wizard, space, _):
            keys = (("wizard", int(wizard)), ("space", space))
        case moves.SpellGiven() | moves.RoundBegan() | moves.SpellsCleared():
            keys = (("track",),)
        case moves.DragonDrawn() | moves.DragonTaken():
            keys = (("dragon",),)
        case moves.Cleansed(seat=seat):
            keys = (("seat", seat),)
        case moves.RoundScored(_, points, _):
            keys = tuple(("seat", seat) for seat in range(len(points)))
    return keys
