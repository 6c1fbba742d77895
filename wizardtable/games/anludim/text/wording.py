# SPDX-License-Identifier: MIT
"""Anludim's sentences during a match: prompts, entries of the move list, and lines of the log."""

from collections.abc import Sequence
from typing import Final

from wizardtable.core.game import Tally
from wizardtable.core.text import N_, NN_, Message, joined_with_and, joined_with_commas
from wizardtable.games.anludim.rules import moves, state, terms
from wizardtable.games.anludim.rules.combinations import strength_of
from wizardtable.games.anludim.rules.components import keep_limit
from wizardtable.games.anludim.text.log import log_line
from wizardtable.games.anludim.text.round_end import rounds_won


class AnludimWording:
    """Implements `core.game.Wording`, which explains the methods."""

    def prompt(self, observation: state.Observation, names: Sequence[str]) -> Message:
        """Returns a sentence about what the viewer has to do, or which player the viewer waits
        for."""
        mover = observation.to_move
        if observation.phase == state.OVER:
            if observation.winner == observation.viewer:
                return N_("anludim", "You win the match.")
            return N_("anludim", "{player} wins the match.").of(player=names[observation.winner])
        if mover != observation.viewer:
            if observation.phase == state.KEEP:
                text = N_("anludim", "{player} is choosing cards to keep.")
            else:
                text = N_("anludim", "{player} is playing.")
            return text.of(player=names[mover])
        if observation.phase == state.KEEP:
            limit = keep_limit(observation.gold[mover])
            return NN_("anludim", "Choose up to %n card(s) to keep for the next round.", "", limit)
        return _own_turn_prompt(observation)

    def action(
        self, observation: state.Observation, action: moves.Action, names: Sequence[str]
    ) -> Message:
        """Returns the action as an entry of the move list, beginning with a verb."""
        if isinstance(action, moves.Lay):
            return _with_cost(observation, action, _lay_entry(action))
        if isinstance(action, moves.Enlarge):
            own = _combination_on_table(observation, action.serial)
            return _with_cost(observation, action, _enlarge_entry(own, action))
        if isinstance(action, moves.TakeBack):
            combination = _combination_on_table(observation, action.serial)
            text = N_("anludim", "Take back {combination}")
            return text.of(
                combination=terms.a_combination(combination.discipline, combination.strength)
            )
        if isinstance(action, moves.DrawTwo) and observation.deck + len(observation.discards) == 1:
            return N_("anludim", "Draw the last card")
        return _simple_entry(action)

    def event(self, event: moves.AnludimEvent, names: Sequence[str]) -> Message | None:
        """Returns the event as a line of the log, None if the log does not mention it."""
        return log_line(event, names)

    def tally(self, observation: state.Observation) -> tuple[Tally, ...]:
        """Returns, by seat, the points in this round and the number of rounds won.

        The points are listed by kind of object, then for scrolls.
        """
        tallies: list[Tally] = []
        for seat, objects in enumerate(observation.objects):
            count = observation.scrolls[seat]
            points = [sum(values) for values in objects]
            kinds = [terms.objects(kind, len(values)) for kind, values in enumerate(objects)]
            lines = [*zip(kinds, points, strict=True), (terms.scrolls(count), count)]
            tallies.append(Tally(sum(points) + count, tuple(lines), rounds_won(observation, seat)))
        return tuple(tallies)

    def turn(self, observation: state.Observation) -> int:
        """Returns the number of the turn, counted through the whole match."""
        return observation.turn_number


def _own_turn_prompt(observation: state.Observation) -> Message:
    if observation.phase == state.AFTER:
        return N_("anludim", "Discard an object or scroll to draw a card, or end your turn.")
    may_take_back = (
        observation.phase == state.START and observation.combinations[observation.viewer]
    )
    if not observation.deck and not observation.discards and observation.row == tuple(state.NO_ROW):
        if may_take_back:
            return N_(
                "anludim",
                "No cards left to draw: take back combinations if you like, then "
                "lay one, or pass if you cannot.",
            )
        return N_("anludim", "No cards left to draw: lay a combination, or pass if you cannot.")
    if may_take_back:
        return N_("anludim", "Take back combinations if you like, then lay one or draw.")
    return N_("anludim", "Lay a combination or draw.")


def _combination_on_table(observation: state.Observation, serial: int) -> state.Combination:
    for combinations in observation.combinations:
        for combination in combinations:
            if combination.serial == serial:
                return combination
    raise KeyError(serial)


def _lay_entry(lay: moves.Lay) -> Message:
    count = strength_of(lay.discipline, lay.cards, lay.halves)[0]
    text = (
        NN_("anludim", "Lay a run of %n card(s): {cards}", "", count),
        NN_("anludim", "Lay a colour set of %n card(s): {cards}", "", count),
        NN_("anludim", "Lay %n pair(s): {cards}", "", count),
        NN_("anludim", "Lay %n triple(s): {cards}", "", count),
        NN_("anludim", "Lay an assembly of %n card(s): {cards}", "", count),
    )[lay.discipline]
    return text.of(cards=terms.halves_in_use(lay.discipline, lay.cards, lay.halves))


def _enlarge_entry(own: state.Combination, enlarge: moves.Enlarge) -> Message:
    text = N_("anludim", "Enlarge {combination}: {cards}")
    cards = terms.halves_in_use(own.discipline, enlarge.cards, enlarge.halves)
    return text.of(combination=terms.a_combination(own.discipline, own.strength), cards=cards)


def _with_cost(
    observation: state.Observation, action: moves.Lay | moves.Enlarge, text: Message
) -> Message:
    lost = given_up(observation, action)
    if lost is None:
        return text
    return N_("anludim", "{action} (gives up {combinations})").of(action=text, combinations=lost)


def given_up(
    observation: state.Observation, action: moves.Lay | moves.Enlarge
) -> Message | str | None:
    """Returns the names of the combinations that lose cards to an action of the active seat.

    They are written for a sentence, with the professors that these combinations hold. The result is
    None if the action takes no cards from other combinations.
    """
    lost: list[Message | str] = []
    for combination in observation.combinations[observation.active]:
        kept = isinstance(action, moves.Enlarge) and action.serial == combination.serial
        if not kept and not set(combination.cards).isdisjoint(action.cards):
            held = observation.professors[combination.discipline] == combination.serial
            lost.append(terms.on_the_table(combination.discipline, combination.strength, held))
    return joined_with_and(lost) if lost else None


def _simple_entry(
    action: moves.DrawTwo
    | moves.TakeOpen
    | moves.SpendObject
    | moves.SpendScroll
    | moves.EndTurn
    | moves.Pass
    | moves.Keep,
) -> Message:
    if isinstance(action, moves.TakeOpen):
        return N_("anludim", "Take the open card {card}").of(card=terms.card_name(action.card))
    if isinstance(action, moves.SpendObject):
        thing = terms.an_object(action.discipline, action.value)
        return N_("anludim", "Discard {object} to draw a card").of(object=thing)
    if isinstance(action, moves.Keep):
        if not action.cards:
            return N_("anludim", "Keep none")
        cards = joined_with_commas([terms.card_name(card) for card in action.cards])
        return N_("anludim", "Keep {cards}").of(cards=cards)
    return _FIXED_ENTRIES[type(action)]


_FIXED_ENTRIES: Final[dict[type, Message]] = {
    moves.DrawTwo: N_("anludim", "Draw two cards"),
    moves.SpendScroll: N_("anludim", "Discard a scroll to draw a card"),
    moves.EndTurn: N_("anludim", "End turn"),
    moves.Pass: N_("anludim", "Pass"),
}
"""By class of action, its entry in the move list, if the entry is always the same."""

WORDING: Final = AnludimWording()
