# SPDX-License-Identifier: MIT
"""Lines of the log about pool spells, books and gambits, if their words depend on the event.

`log` has the lines about incantations, cards and hands.
"""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.text import N_, NN_, Message, joined_with_and
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules import events, state, terms
from wizardtable.games.wizards_gambit.rules.card_table import read_card_table
from wizardtable.games.wizards_gambit.text.plain_log import fill_sentence, log_line

__all__ = ["log_line"]

# The beginning, rounds, and the end.


@log_line.register
def _spell_opened(event: events.SpellOpened, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "New in the pool: {spell} ({points}).")
    return fill_sentence(
        text.of(spell=terms.spell(read_card_table(event.data), event.spell)), event, names
    )


@log_line.register
def _round_began(event: events.RoundBegan, names: Sequence[str]) -> Message:
    if event.first >= 0:
        text = N_(
            "wizards_gambit", "Round {number} begins: {player} has the highest gambit and starts."
        )
        return text.of(number=event.number, player=names[event.first])
    return N_("wizards_gambit", "Round {number} begins.").of(number=event.number)


@log_line.register
def _game_ended(event: events.GameEnded, names: Sequence[str]) -> Message:
    best = [names[seat] for seat in event.winners]
    points = event.points[event.winners[0]]
    if event.reason == state.TEN_POINTS:
        text = NN_(
            "wizards_gambit",
            "{player} wins with %n point(s) and becomes Magus of the Grand Siege.",
            "",
            points,
        )
    elif len(best) > 1:
        text = NN_(
            "wizards_gambit",
            "{end} {players} share the victory with %n point(s) each and the same number of "
            "spells.",
            "",
            points,
        )
    elif event.points.count(points) > 1:
        text = NN_(
            "wizards_gambit",
            "{end} {player} wins with %n point(s): fewer spells break the tie.",
            "",
            points,
        )
    else:
        text = NN_("wizards_gambit", "{end} {player} wins with %n point(s).", "", points)
    if event.reason in _END_REASON_TEXTS:
        text = text.of(end=_END_REASON_TEXTS[event.reason])
    return text.of(player=best[0], players=joined_with_and(best))


_END_REASON_TEXTS: Final = {
    state.POOL_EMPTY: N_("wizards_gambit", "The pool is out of spells."),
    state.POOL_LOCKED: N_(
        "wizards_gambit", "Nobody has played a component for at least two rounds."
    ),
    state.TOO_LONG: N_("wizards_gambit", "The match ends after {rounds} rounds.").of(
        rounds=box.MAX_ROUNDS
    ),
}
"""By reason for the end, its sentence. In these matches nobody reached ten points."""


# Components and spells.


@log_line.register
def _component_played(event: events.ComponentPlayed, names: Sequence[str]) -> Message:
    if event.focused:
        text = N_("wizards_gambit", "{player} plays {component} on {spell} with {ability}.")
        text = text.of(
            ability=terms.the_spell_with(read_card_table(event.data), box.TRANSCENDENT_FOCUS)
        )
    else:
        text = N_("wizards_gambit", "{player} plays {component} on {spell}.")
    return fill_sentence(
        text.of(component=terms.a_played_component(event.face, event.as_type)), event, names
    )


@log_line.register
def _component_moved(event: events.ComponentMoved, names: Sequence[str]) -> Message:
    table = read_card_table(event.data)
    if event.cast:
        text = N_("wizards_gambit", "{player} moves {component} from {spell} to {target}.")
    else:
        text = N_(
            "wizards_gambit", "{player} moves {component} from {spell} to {target} with {ability}."
        ).of(ability=terms.the_spell_with(table, box.RUNE_SHIFT))
    text = text.of(player=names[event.seat], component=terms.a_laid_component(*event.laid))
    from_spell, to_spell = (
        terms.the_spell(table, event.from_spell),
        terms.the_spell(table, event.to_spell),
    )
    text = text.of(spell=from_spell, target=to_spell)
    if event.as_type == event.laid[1]:
        return text
    changed = N_("wizards_gambit", "{sentence} The component now counts as {type}.")
    return changed.of(sentence=text, type=terms.a_component(event.as_type))


@log_line.register
def _spell_claimed(event: events.SpellClaimed, names: Sequence[str]) -> Message:
    table = read_card_table(event.data)
    if event.works or table.abilities[event.spell] == box.LESSER_WARD:
        text = N_("wizards_gambit", "{player} claims {spell}: {points}, {total} in all.")
    else:
        text = N_(
            "wizards_gambit",
            "{player} claims {spell}: {points}, {total} in all. The ability does not work for now.",
        )
    return fill_sentence(text.of(total=event.points), event, names)


@log_line.register
def _component_reclaimed(event: events.ComponentReclaimed, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} takes back {component} with {spell}.")
    text = text.of(spell=terms.the_spell_with(read_card_table(event.data), box.RECLAMATION))
    return fill_sentence(text, event, names)


@log_line.register
def _plays_gained(event: events.PlaysGained, names: Sequence[str]) -> Message:
    if event.momentum:
        text = N_("wizards_gambit", "{player} may play one more component, thanks to {spell}.")
        text = text.of(spell=terms.the_spell_with(read_card_table(event.data), box.MOMENTUM))
    else:
        text = NN_(
            "wizards_gambit",
            "{player} may play %n more component(s) this turn.",
            "",
            event.plays,
        )
    return fill_sentence(text, event, names)


@log_line.register
def _spell_banished(event: events.SpellBanished, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} uses {ability} to put {spell} under the spell deck.")
    text = text.of(ability=terms.the_spell_with(read_card_table(event.data), box.BANISHMENT))
    return fill_sentence(text, event, names)


# Gambits.


@log_line.register
def _annulment_laid(event: events.AnnulmentLaid, names: Sequence[str]) -> Message:
    if event.victim == event.seat:
        text = N_("wizards_gambit", "{player} annuls their own book with {gambit}.")
    else:
        text = N_("wizards_gambit", "{player} annuls {other}’s book with {gambit}.")
    return fill_sentence(text.of(other=names[event.victim]), event, names)


@log_line.register
def _gambit_destroyed(event: events.GambitDestroyed, names: Sequence[str]) -> Message:
    if event.spell != box.NO_SPELL:
        text = N_(
            "wizards_gambit",
            "{player} uses {gambit} to destroy {target}, played by {other} on "
            "{spell}: both gambits are out of the game.",
        )
    elif event.book == event.victim:
        text = N_(
            "wizards_gambit",
            "{player} uses {gambit} to destroy {target}, played by {other} on "
            "their own book: both gambits are out of the game.",
        )
    else:
        text = N_(
            "wizards_gambit",
            "{player} uses {gambit} to destroy {target}, played by {other} on "
            "{owner}’s book: both gambits are out of the game.",
        )
    text = text.of(other=names[event.victim], target=terms.the_gambit(event.destroyed))
    return _with_owner(text, event, names)


@log_line.register
def _gambit_released(event: events.GambitReleased, names: Sequence[str]) -> Message:
    if event.spell != box.NO_SPELL:
        text = N_(
            "wizards_gambit",
            "{player} releases {gambit} from {spell}: the gambit is out of the game.",
        )
    elif event.book == event.seat:
        text = N_(
            "wizards_gambit",
            "{player} releases {gambit} from their own book: the gambit is out of the game.",
        )
    else:
        text = N_(
            "wizards_gambit",
            "{player} releases {gambit} from {owner}’s book: the gambit is out of the game.",
        )
    return _with_owner(text, event, names)


def _with_owner(
    text: Message, event: events.GambitDestroyed | events.GambitReleased, names: Sequence[str]
) -> Message:
    if event.spell == box.NO_SPELL:
        text = text.of(owner=names[event.book])
    return fill_sentence(text, event, names)
