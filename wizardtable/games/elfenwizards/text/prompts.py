# SPDX-License-Identifier: MIT
"""The prompt line of Elfenwizards, a sentence about what the viewer has to do, or about the player
that the viewer waits for."""

from collections.abc import Callable, Sequence
from typing import Final

from wizardtable.core.text import N_, NN_, Message, joined_with_and
from wizardtable.games.elfenwizards.rules import standings, state
from wizardtable.games.elfenwizards.rules.components import POINTS_PER_RECOVERED_SPELL
from wizardtable.games.elfenwizards.rules.defeats import defeated_wizards, next_to_fill
from wizardtable.games.elfenwizards.rules.recovery import dice_uses
from wizardtable.games.elfenwizards.rules.terms import dice, title


def prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    """Returns a sentence about what the viewer has to do, or about the player that the viewer waits
    for. `names` are the names of the players, by seat."""
    if observation.phase == state.OVER:
        return _end_prompt(observation, names)
    if observation.to_move == observation.viewer:
        return _OWN_PROMPTS[observation.step](observation)
    return _waiting_prompt(observation).of(player=names[observation.to_move])


def _end_prompt(observation: state.Observation, names: Sequence[str]) -> Message:
    best_score = max(observation.scores)
    winners = [seat for seat, score in enumerate(observation.scores) if score == best_score]
    if len(winners) > 1:
        text = NN_(
            "elfenwizards", "{players} share the victory with %n point(s) each.", "", best_score
        )
        return text.of(players=joined_with_and([names[seat] for seat in winners]))
    if winners[0] == observation.viewer:
        return NN_("elfenwizards", "You win with %n point(s).", "", best_score)
    text = NN_("elfenwizards", "{player} wins with %n point(s).", "", best_score)
    return text.of(player=names[winners[0]])


def _waiting_prompt(observation: state.Observation) -> Message:
    if observation.phase == state.RETIRE:
        return N_("elfenwizards", "{player}’s Grand Druid retires.")
    if observation.step == state.PLACE and observation.phase == state.CAST:
        return N_("elfenwizards", "{player} is placing dice from the first cast.")
    if observation.phase == state.CLEANSE:
        return N_("elfenwizards", "{player} is using dice in the Grey Magic box.")
    return _WAITING_PROMPTS[observation.step]


_WAITING_PROMPTS: Final = {
    state.PLACE: N_("elfenwizards", "{player} is placing dice from the second cast."),
    state.USE: N_("elfenwizards", "{player} is recovering minor spells."),
    state.TAKE_BACK: N_("elfenwizards", "{player} may take back unused dice."),
    state.COMMIT: N_("elfenwizards", "{player} is placing spells."),
    state.TITLE: N_("elfenwizards", "{player} is filling a vacant title."),
    state.TOKEN: N_("elfenwizards", "{player} is choosing a wizard to take a grey token."),
    state.SEND: N_("elfenwizards", "{player} is demoting defeated wizards."),
}


def _give_prompt(observation: state.Observation) -> Message:
    return N_(
        "elfenwizards",
        "Your Grand Druid retires: give up a minor spell, either in front of you or from the box.",
    )


def _send_prompt(observation: state.Observation) -> Message:
    if observation.phase == state.RETIRE:
        return N_("elfenwizards", "Your Grand Druid retires: choose a Magician space.")
    count = len(defeated_wizards(observation, observation.viewer))
    if count == 1:
        return N_("elfenwizards", "Send your defeated wizard to a Magician space.")
    return NN_("elfenwizards", "Send your %n defeated wizards to Magician spaces.", "", count)


def _place_prompt(observation: state.Observation) -> Message:
    if observation.phase == state.CAST:
        text = N_(
            "elfenwizards",
            "First cast: {dice} to place or keep.",
        )
    elif (
        observation.minors[observation.viewer] and not observation.laid and not observation.rerolled
    ):
        text = N_(
            "elfenwizards",
            "Second cast: place {dice}, or pay a minor spell to reroll.",
        )
    else:
        text = N_("elfenwizards", "Second cast: place {dice}.")
    return text.of(dice=dice(len(observation.rolled)))


def _use_prompt(observation: state.Observation) -> Message:
    gain = dice_uses(observation, observation.viewer).gains.get(observation.used)
    if gain is None:
        return N_("elfenwizards", "Not enough pips yet: choose another die.")
    if observation.phase == state.CLEANSE:
        if gain:
            return NN_(
                "elfenwizards",
                "Remove %n grey token(s) now, or choose more dice.",
                "",
                gain,
            )
        text = N_(
            "elfenwizards",
            "Choose dice: every {price} pips remove a grey token.",
        )
        return text.of(price=standings.cleansing_price(observation))
    if gain:
        return NN_(
            "elfenwizards",
            "Recover %n minor spell(s) now, or choose more dice.",
            "",
            gain,
        )
    text = N_(
        "elfenwizards",
        "Choose dice: every {price} pips recover a minor spell.",
    )
    return text.of(price=POINTS_PER_RECOVERED_SPELL)


def _take_back_prompt(observation: state.Observation) -> Message:
    if observation.phase == state.CLEANSE:
        return N_(
            "elfenwizards",
            "Take back unused dice, or leave them in the Grey Magic box.",
        )
    return N_(
        "elfenwizards",
        "Take back unused dice, or leave them in the Minor Spells box.",
    )


def _commit_prompt(observation: state.Observation) -> Message:
    if observation.laid:
        return N_("elfenwizards", "Place your second spell beside a wizard.")
    if standings.placeable_spell_count(observation, observation.viewer) == 1:
        return N_("elfenwizards", "Place your last spell beside a wizard, or pass.")
    return N_("elfenwizards", "Place two spells beside wizards, or pass.")


def _fill_prompt(observation: state.Observation) -> Message:
    titles = standings.vacant_titles(observation)
    if len(standings.distinct_wizards(observation, next_to_fill(observation))) == 1:
        return N_("elfenwizards", "Choose a vacant title for your defeated wizard.")
    if len(titles) == 1:
        text = N_("elfenwizards", "Choose which defeated wizard becomes {title}.")
        return text.of(title=title(titles[0]))
    return N_("elfenwizards", "Choose a defeated wizard, then a vacant title.")


def _token_prompt(observation: state.Observation) -> Message:
    return NN_(
        "elfenwizards",
        "Only %n grey token(s) left: choose a defeated wizard to take one.",
        "",
        observation.owed,
    )


def _remove_prompt(observation: state.Observation) -> Message:
    return NN_("elfenwizards", "Remove %n grey token(s): choose a wizard.", "", observation.owed)


_OWN_PROMPTS: Final[dict[int, Callable[[state.Observation], Message]]] = {
    state.GIVE: _give_prompt,
    state.SEND: _send_prompt,
    state.PLACE: _place_prompt,
    state.USE: _use_prompt,
    state.TAKE_BACK: _take_back_prompt,
    state.COMMIT: _commit_prompt,
    state.TITLE: _fill_prompt,
    state.TOKEN: _token_prompt,
    state.REMOVE: _remove_prompt,
}
