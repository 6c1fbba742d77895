# SPDX-License-Identifier: MIT
"""The prompt line of Wizard's Gambit: what is expected of the viewer, or whom he waits for."""

from collections.abc import Callable, Sequence
from typing import Final

from wizardtable.core.text import N_, NN_, Message, joined_with_and
from wizardtable.games.wizards_gambit.rules import abilities, pool, state
from wizardtable.games.wizards_gambit.rules import components as box
from wizardtable.games.wizards_gambit.rules.casting import effect_cast
from wizardtable.games.wizards_gambit.rules.gambits import gambit_sources
from wizardtable.games.wizards_gambit.rules.terms import spell, the_incantation, the_spell


def prompt(seen: state.Observation, names: Sequence[str]) -> Message:
    """What the viewer is to do, or whom the viewer waits for, in a sentence or two."""
    if seen.step == state.OVER:
        return _over(seen, names)
    if seen.to_move == seen.viewer:
        return _OWN[seen.step](seen, names)
    text = _WAITING.get(seen.step, _PLAYING).of(player=names[seen.to_move])
    if seen.casting == box.NO_CARD:
        return text
    return text.of(incantation=the_incantation(seen.table, seen.casting))


_PLAYING: Final = N_("wizards_gambit", "{player} is playing.")

_CHOOSING: Final = N_("wizards_gambit", "{player} is choosing a target for {incantation}.")

_WAITING: Final = {
    state.AIM: _CHOOSING,
    state.DISPEL: _CHOOSING,
    state.TRANSMUTE: _CHOOSING,
    state.RECALL: _CHOOSING,
    state.WITHER: N_("wizards_gambit", "{player} is choosing a card to discard for {incantation}."),
    state.GIVE: N_("wizards_gambit", "{player} is choosing a card to give."),
    state.RECLAIM: N_(
        "wizards_gambit", "{player} may take back components of the completed spell."
    ),
    state.FORESEE: N_("wizards_gambit", "{player} is looking at the top of the deck."),
    state.LIMIT: N_("wizards_gambit", "{player} is discarding down to the hand limit."),
}


def _over(seen: state.Observation, names: Sequence[str]) -> Message:
    merits = [(score, -len(book)) for score, book in zip(seen.scores, seen.books, strict=True)]
    winners = [seat for seat, merit in enumerate(merits) if merit == max(merits)]
    most = max(seen.scores)
    if len(winners) > 1:
        text = NN_(
            "wizards_gambit",
            "{players} share the victory with %n point(s) and the same number of spells.",
            "",
            most,
        )
        return text.of(players=joined_with_and([names[seat] for seat in winners]))
    if max(seen.scores) < box.GOAL:
        return _without_goal(seen, names, winners[0])
    if winners[0] == seen.viewer:
        return NN_(
            "wizards_gambit",
            "You win with %n point(s) and become Magus of the Grand Siege!",
            "",
            most,
        )
    text = NN_(
        "wizards_gambit", "{player} wins with %n point(s): Magus of the Grand Siege!", "", most
    )
    return text.of(player=names[winners[0]])


def _without_goal(seen: state.Observation, names: Sequence[str], winner: int) -> Message:
    """Who has won a match that nobody ended with ten points, and how a tie was broken."""
    most = seen.scores[winner]
    tied = seen.scores.count(most) > 1
    if winner == seen.viewer and tied:
        return NN_(
            "wizards_gambit", "You win with %n point(s): fewer spells break the tie.", "", most
        )
    if winner == seen.viewer:
        return NN_("wizards_gambit", "You win with %n point(s).", "", most)
    if tied:
        text = NN_(
            "wizards_gambit",
            "{player} wins with %n point(s): fewer spells break the tie.",
            "",
            most,
        )
    else:
        text = NN_("wizards_gambit", "{player} wins with %n point(s).", "", most)
    return text.of(player=names[winner])


# Questions.


def _starting(seen: state.Observation, names: Sequence[str]) -> Message:
    text = N_(
        "wizards_gambit",
        "{spell}: take a random card from an opponent, or skip the ability.",
    )
    return text.of(spell=spell(seen.table, seen.books[seen.viewer][-1]))


def _giving(seen: state.Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "Give {player} a card in return.")
    return text.of(player=names[seen.tasks[0][2]])


def _aiming(seen: state.Observation, names: Sequence[str]) -> Message:
    if effect_cast(seen) == box.EXCHANGE_OF_MINDS:
        return N_("wizards_gambit", "Choose an opponent to swap hands with.")
    return N_("wizards_gambit", "Choose an opponent to take a random card from.")


def _withering(seen: state.Observation, names: Sequence[str]) -> Message:
    text = N_("wizards_gambit", "{player} plays {incantation}: discard a card of your choice.")
    incantation = the_incantation(seen.table, seen.casting)
    return text.of(player=names[seen.active], incantation=incantation)


def _dispelling(seen: state.Observation, names: Sequence[str]) -> Message:
    return N_("wizards_gambit", "Choose a component in the pool to discard.")


def _transmuting(seen: state.Observation, names: Sequence[str]) -> Message:
    return N_(
        "wizards_gambit",
        "Move a component to another spell in the pool that lacks it.",
    )


def _recalling(seen: state.Observation, names: Sequence[str]) -> Message:
    return N_("wizards_gambit", "Take a component from the discard pile.")


def _reclaiming(seen: state.Observation, names: Sequence[str]) -> Message:
    return NN_(
        "wizards_gambit",
        "Take back up to %n component(s) of the spell you completed. The rest are discarded.",
        "",
        min(seen.tasks[0][2], len(seen.aside)),
    )


def _foreseeing(seen: state.Observation, names: Sequence[str]) -> Message:
    return N_("wizards_gambit", "Keep one of the two cards and discard the other.")


def _limiting(seen: state.Observation, names: Sequence[str]) -> Message:
    limit = abilities.hand_limit(seen, seen.viewer)
    text = NN_(
        "wizards_gambit",
        "Your hand limit is {limit}: discard %n card(s).",
        "",
        len(seen.hands[seen.viewer]) - limit,
    )
    return text.of(limit=limit)


# The turn.


def _turn(seen: state.Observation, names: Sequence[str]) -> Message:
    seat = seen.viewer
    action = _may_act(seen, seat)
    text = _going_on(seen, seat, action) if seen.played else _first(seen, seat, action)
    if not seen.played and not abilities.may_claim(seen, seat) and _could_complete(seen, seat):
        bound = N_(
            "wizards_gambit", "You cannot claim spells while your gambit is in play. {sentence}"
        )
        return bound.of(sentence=text)
    return text


def _first(seen: state.Observation, seat: int, action: bool) -> Message:
    if pool.can_play(seen, seat):
        if action:
            return N_(
                "wizards_gambit",
                "Play a component, and take an incantation action before or after if you like.",
            )
        return N_("wizards_gambit", "Play a component on a spell in the pool.")
    if _may_play(seen, seat):
        text = N_(
            "wizards_gambit",
            "No component fits as it is: play one with {spell}, or show your "
            "hand and draw two cards.",
        )
    elif action:
        text = N_(
            "wizards_gambit",
            "You have no playable component: take an incantation action, or "
            "show your hand and draw two cards.",
        )
    elif _may_use(seen, seat):
        text = N_(
            "wizards_gambit",
            "You have no playable component: use {spell}, or show your hand and draw two cards.",
        )
    else:
        return N_(
            "wizards_gambit", "You have no playable component: show your hand and draw two cards."
        )
    return _with_spell(text, seen, seat)


def _going_on(seen: state.Observation, seat: int, action: bool) -> Message:
    if _may_play(seen, seat):
        if action:
            return N_(
                "wizards_gambit",
                "Play another component, take an incantation action or end your turn.",
            )
        return N_("wizards_gambit", "Play another component or end your turn.")
    if action:
        return N_("wizards_gambit", "Take an incantation action or end your turn.")
    if _may_use(seen, seat):
        text = N_("wizards_gambit", "Use {spell} or end your turn.")
        return _with_spell(text, seen, seat)
    return N_("wizards_gambit", "End your turn: there is nothing left to do.")


def _with_spell(text: Message, seen: state.Observation, seat: int) -> Message:
    book = seen.books[seat]
    return text.of(spell=the_spell(seen.table, book[-1])) if book else text


def _may_play(seen: state.Observation, seat: int) -> bool:
    """Whether any component could be played now, be it by Transcendent Focus."""
    faces = [face for face in seen.hands[seat] if box.is_component(face)]
    if not abilities.has_play(seen, seat):
        faces = [face for face in faces if abilities.is_covered(seen, seat, face)]
    focus = abilities.may_focus(seen, seat)
    for slot in range(box.POOL):
        types = pool.open_types(seen, seat, slot)
        if types and any(focus or face == box.FLAKE or face in types for face in faces):
            return True
    return False


def _may_use(seen: state.Observation, seat: int) -> bool:
    """Whether the top spell has an ability for use in the turn, which was not used yet."""
    return any(
        abilities.ready_to_use(seen, seat, ability)
        for ability in (box.RUNE_SHIFT, box.DRAIN, box.SCRYING)
    )


def _could_complete(seen: state.Observation, seat: int) -> bool:
    """Whether a component of the hand would complete a spell that no aura protects."""
    return any(
        pool.short(seen, slot) == 1 and seen.auras[slot] < 0 and pool.fits(seen, slot, face)
        for slot in range(box.POOL)
        for face in seen.hands[seat]
        if box.is_component(face)
    )


def _may_act(seen: state.Observation, seat: int) -> bool:
    """Whether there is an incantation action to take."""
    hand = seen.hands[seat]
    if any(abilities.may_cast(seen, seat, face) for face in hand if box.is_incantation(face)):
        return True
    if not abilities.has_action(seen, seat):
        return False
    if seen.gambits[seat] != box.NO_CARD and not seen.fresh:
        return True
    if gambit_sources(seen, seat):
        rivals = [face for other, face in enumerate(seen.gambits) if other != seat]
        if seen.gambits[seat] == box.NO_CARD or any(face != box.NO_CARD for face in rivals):
            return True
    return (
        abilities.ready_to_use(seen, seat, box.BANISHMENT)
        and not seen.actions
        and bool(pool.banishable(seen))
    )


_OWN: Final[dict[int, Callable[[state.Observation, Sequence[str]], Message]]] = {
    state.START: _starting,
    state.GIVE: _giving,
    state.TURN: _turn,
    state.AIM: _aiming,
    state.WITHER: _withering,
    state.DISPEL: _dispelling,
    state.TRANSMUTE: _transmuting,
    state.RECALL: _recalling,
    state.RECLAIM: _reclaiming,
    state.FORESEE: _foreseeing,
    state.LIMIT: _limiting,
}
