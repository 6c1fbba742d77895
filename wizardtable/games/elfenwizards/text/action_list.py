# SPDX-License-Identifier: MIT
"""The actions of Elfenwizards as entries of a list: each begins with its verb."""

from functools import singledispatch

from wizardtable.core.text import N_, NN_, Message
from wizardtable.games.elfenwizards.rules import moves, terms
from wizardtable.games.elfenwizards.rules.components import MINOR, guild_of
from wizardtable.games.elfenwizards.rules.recovery import box_in_use, ways
from wizardtable.games.elfenwizards.rules.standings import power, wizards_on
from wizardtable.games.elfenwizards.rules.state import CLEANSE, PLACE, RETIRE, USE, Observation


@singledispatch
def entry(action: moves.Action, seen: Observation) -> Message:
    """The action as the seat that could take it finds it in the list of actions."""
    raise TypeError(action)


@entry.register
def _give_spell(action: moves.GiveSpell, seen: Observation) -> Message:
    if action.from_box:
        return N_("elfenwizards", "Give up a minor spell from the Minor Spells box")
    return N_("elfenwizards", "Give up a minor spell in front of you")


@entry.register
def _send_to(action: moves.SendTo, seen: Observation) -> Message:
    if seen.phase == RETIRE:
        text = N_("elfenwizards", "Send the Grand Druid to {space}")
        return text.of(space=terms.the_magician_space(action.space))
    text = N_("elfenwizards", "Send {wizard} to {space}")
    wizard = terms.the_defeated_told_apart(seen, action.wizard)
    return text.of(wizard=wizard, space=terms.the_magician_space(action.space))


@entry.register
def _place_die(action: moves.PlaceDie, seen: Observation) -> Message:
    text = N_("elfenwizards", "Place {die} in {box}")
    return text.of(die=terms.spell(action.face), box=terms.the_box(action.box))


@entry.register
def _reroll(action: moves.Reroll, seen: Observation) -> Message:
    text = N_("elfenwizards", "Pay a minor spell and reroll {dice}")
    return text.of(dice=terms.dice(len(seen.rolled)))


@entry.register
def _use_die(action: moves.UseDie, seen: Observation) -> Message:
    gain = ways(seen, seen.to_move).gains.get(tuple(sorted((*seen.used, action.face))))
    if gain is None:
        text = N_("elfenwizards", "Use {die}, then another die")
    elif seen.phase == CLEANSE:
        text = NN_("elfenwizards", "Use {die}: remove %n grey token(s)", "", gain)
    else:
        text = NN_("elfenwizards", "Use {die}: recover %n minor spell(s)", "", gain)
    return text.of(die=terms.spell(action.face))


@entry.register
def _take_back(action: moves.TakeBack, seen: Observation) -> Message:
    if box_in_use(seen) == MINOR:
        text = N_("elfenwizards", "Take {die} back from the Minor Spells box")
    else:
        text = N_("elfenwizards", "Take {die} back from the Grey Magic box")
    return text.of(die=terms.spell(action.face))


@entry.register
def _done(action: moves.Done, seen: Observation) -> Message:
    if seen.step == PLACE:
        text = N_("elfenwizards", "Keep {dice} for the second cast")
        return text.of(dice=terms.dice(len(seen.rolled)))
    if seen.step != USE:
        text = N_("elfenwizards", "Leave {dice} in the box")
        return text.of(dice=terms.dice(len(seen.placed[seen.to_move][box_in_use(seen)])))
    if not seen.used:
        return N_("elfenwizards", "Use no dice")
    gain = ways(seen, seen.to_move).gains[seen.used]
    if seen.phase == CLEANSE:
        return NN_("elfenwizards", "Remove %n grey token(s)", "", gain)
    return NN_("elfenwizards", "Recover %n minor spell(s)", "", gain)


@entry.register
def _commit(action: moves.Commit, seen: Observation) -> Message:
    wizard = terms.the_wizard_told_apart(seen, action.wizard)
    text = N_("elfenwizards", "Place {spell} beside {wizard}")
    if terms.has_twin(seen, action.wizard):
        text = N_("elfenwizards", "Place {spell} beside {wizard}, who has {points}")
        text = text.of(points=terms.points(power(seen, action.wizard)))
    return text.of(spell=terms.spell(action.face), wizard=wizard)


@entry.register
def _pass(action: moves.Pass, seen: Observation) -> Message:
    return N_("elfenwizards", "Pass for the rest of the round")


@entry.register
def _fill_title(action: moves.FillTitle, seen: Observation) -> Message:
    text = N_("elfenwizards", "Give {wizard} the title {title}")
    wizard = terms.the_defeated_told_apart(seen, action.wizard)
    return text.of(wizard=wizard, title=terms.title(action.space))


@entry.register
def _take_token(action: moves.TakeToken, seen: Observation) -> Message:
    text = N_("elfenwizards", "Give {wizard} a grey token")
    return text.of(wizard=terms.the_defeated_told_apart(seen, action.wizard))


@entry.register
def _remove_token(action: moves.RemoveToken, seen: Observation) -> Message:
    chosen, space = action.wizard, seen.place[action.wizard]
    wizard = terms.the_wizard_on(guild_of(chosen), space)
    if not any(
        seen.tokens[one]
        for one in wizards_on(seen, space)
        if one != chosen and guild_of(one) == guild_of(chosen)
    ):
        return N_("elfenwizards", "Remove a grey token from {wizard}").of(wizard=wizard)
    text = NN_(
        "elfenwizards",
        "Remove a grey token from {wizard}, who has %n",
        "",
        seen.tokens[chosen],
    )
    return text.of(wizard=wizard)
