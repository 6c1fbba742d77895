# SPDX-License-Identifier: MIT
"""The prompt line of Elfenwizards: what is expected of the viewer, or whom he waits for."""

from collections.abc import Callable, Sequence
from typing import Final

from wizardtable.core.text import N_, NN_, Message, joined_with_and
from wizardtable.games.elfenwizards.rules import state
from wizardtable.games.elfenwizards.rules.components import RECOVERY
from wizardtable.games.elfenwizards.rules.defeats import defeated, next_to_fill
from wizardtable.games.elfenwizards.rules.recovery import ways
from wizardtable.games.elfenwizards.rules.standings import cleansing, distinct, placeable, vacant
from wizardtable.games.elfenwizards.rules.terms import dice, title


def prompt(seen: state.Observation, names: Sequence[str]) -> Message:
    """What the viewer is to do, or whom the viewer waits for, in a sentence."""
    if seen.phase == state.OVER:
        return _over(seen, names)
    if seen.to_move == seen.viewer:
        return _OWN[seen.step](seen)
    return _waiting(seen).of(player=names[seen.to_move])


def _over(seen: state.Observation, names: Sequence[str]) -> Message:
    most = max(seen.scores)
    winners = [seat for seat, score in enumerate(seen.scores) if score == most]
    if len(winners) > 1:
        text = NN_("elfenwizards", "{players} share the victory with %n point(s).", "", most)
        return text.of(players=joined_with_and([names[seat] for seat in winners]))
    if winners[0] == seen.viewer:
        return NN_("elfenwizards", "You win with %n point(s).", "", most)
    text = NN_("elfenwizards", "{player} wins with %n point(s).", "", most)
    return text.of(player=names[winners[0]])


def _waiting(seen: state.Observation) -> Message:
    if seen.phase == state.RETIRE:
        return N_("elfenwizards", "{player}’s Grand Druid retires.")
    if seen.step == state.PLACE and seen.phase == state.CAST:
        return N_("elfenwizards", "{player} is placing dice from the first cast.")
    if seen.phase == state.CLEANSE:
        return N_("elfenwizards", "{player} is using dice in the Grey Magic box.")
    return _WAITING[seen.step]


_WAITING: Final = {
    state.PLACE: N_("elfenwizards", "{player} is placing dice from the second cast."),
    state.USE: N_("elfenwizards", "{player} is recovering minor spells."),
    state.TAKE_BACK: N_("elfenwizards", "{player} may take back unused dice."),
    state.COMMIT: N_("elfenwizards", "{player} is placing spells."),
    state.TITLE: N_("elfenwizards", "{player} is filling a vacant title."),
    state.TOKEN: N_("elfenwizards", "{player} is choosing a wizard to take a grey token."),
    state.SEND: N_("elfenwizards", "{player} is demoting defeated wizards."),
}


def _giving(seen: state.Observation) -> Message:
    return N_(
        "elfenwizards",
        "Your Grand Druid retires: give up a minor spell, one in front of you or one from the box.",
    )


def _sending(seen: state.Observation) -> Message:
    if seen.phase == state.RETIRE:
        return N_("elfenwizards", "Your Grand Druid retires: choose a Magician space.")
    left = len(defeated(seen, seen.viewer))
    if left == 1:
        return N_("elfenwizards", "Send your defeated wizard to a Magician space.")
    return NN_("elfenwizards", "Send your %n defeated wizards to Magician spaces.", "", left)


def _placing(seen: state.Observation) -> Message:
    if seen.phase == state.CAST:
        text = N_(
            "elfenwizards",
            "First cast: {dice} to place or keep.",
        )
    elif seen.minors[seen.viewer] and not seen.laid and not seen.rerolled:
        text = N_(
            "elfenwizards",
            "Second cast: place {dice}, or pay a minor spell to reroll.",
        )
    else:
        text = N_("elfenwizards", "Second cast: place {dice}.")
    return text.of(dice=dice(len(seen.rolled)))


def _using(seen: state.Observation) -> Message:
    gain = ways(seen, seen.viewer).gains.get(seen.used)
    if gain is None:
        return N_("elfenwizards", "Not enough points yet: choose another die.")
    if seen.phase == state.CLEANSE:
        if gain:
            return NN_(
                "elfenwizards",
                "Remove %n grey token(s) now, or choose more dice.",
                "",
                gain,
            )
        text = N_(
            "elfenwizards",
            "Choose dice to remove grey tokens: one for every {price} points on the dice.",
        )
        return text.of(price=cleansing(seen))
    if gain:
        return NN_(
            "elfenwizards",
            "Recover %n minor spell(s) now, or choose more dice.",
            "",
            gain,
        )
    text = N_(
        "elfenwizards",
        "Choose dice to recover minor spells: one for every {price} points on the dice.",
    )
    return text.of(price=RECOVERY)


def _taking_back(seen: state.Observation) -> Message:
    if seen.phase == state.CLEANSE:
        return N_(
            "elfenwizards",
            "Take back unused dice, or leave them in the Grey Magic box.",
        )
    return N_(
        "elfenwizards",
        "Take back unused dice, or leave them in the Minor Spells box.",
    )


def _committing(seen: state.Observation) -> Message:
    if seen.laid:
        return N_("elfenwizards", "Place your second spell beside a wizard.")
    if placeable(seen, seen.viewer) == 1:
        return N_("elfenwizards", "Place your last spell beside a wizard, or pass.")
    return N_("elfenwizards", "Place two spells beside wizards, or pass.")


def _filling(seen: state.Observation) -> Message:
    free = vacant(seen)
    if len(distinct(seen, next_to_fill(seen))) == 1:
        return N_("elfenwizards", "Choose a vacant title for your defeated wizard.")
    if len(free) == 1:
        text = N_("elfenwizards", "Choose which defeated wizard becomes {title}.")
        return text.of(title=title(free[0]))
    return N_("elfenwizards", "Choose a defeated wizard, then a vacant title.")


def _tokening(seen: state.Observation) -> Message:
    return NN_(
        "elfenwizards",
        "Only %n grey token(s) left: choose a defeated wizard to take one.",
        "",
        seen.owed,
    )


def _removing(seen: state.Observation) -> Message:
    return NN_("elfenwizards", "Remove %n grey token(s): choose a wizard.", "", seen.owed)


_OWN: Final[dict[int, Callable[[state.Observation], Message]]] = {
    state.GIVE: _giving,
    state.SEND: _sending,
    state.PLACE: _placing,
    state.USE: _using,
    state.TAKE_BACK: _taking_back,
    state.COMMIT: _committing,
    state.TITLE: _filling,
    state.TOKEN: _tokening,
    state.REMOVE: _removing,
}
