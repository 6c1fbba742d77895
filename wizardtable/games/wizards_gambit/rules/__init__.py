# SPDX-License-Identifier: MIT
"""The rules of Wizard's Gambit: components, actions, state and law.

Read in this order:

1. `components` (the box) and `card_table` (the spells and incantations of a match).
2. `moves` (the actions), `events` and `state` (everything on the table).
3. `menu` offers actions, with `turn_options` for those of a turn. `law` says why an action is
  illegal.
4. `turns` carries actions out. `rounds` begins and ends turns, up to a seat's next decision.
5. `pool_cards`, `casting`, `incantations`, `abilities`, `ability_actions` and `gambits` have a
  function for the effect of each card.
6. `observe` and `sample` deal with hidden cards. `rules` puts everything together.

Component cards with the same face are equal, so a hand is a tuple of faces. A spell is a number:
its row in the match's `card_table`. The table has the printed cards, or those of a house deck in
`Setup.data`. Events that name cards carry this data, so that the log can name them.

States and observations hold the working ability of each seat and the missing types of each pool
spell. The rules update these values at every change. The search compares thousands of spells and
hands in a turn. So `packed_counts` packs a spell's missing components, or a hand, into one number.

`State.known` holds, for each hand and each seat, the cards that the seat certainly knows there. A
card that leaves a hand unseen makes part of this knowledge uncertain; `hands` removes that part.

`State.tasks` is a queue of the decisions to come. An action includes its target. Only the target of
an incantation is a separate decision, which follows.

`sample` deals the cards whose place the viewer does not know to the deck and the hands, at random.
It also shuffles the unseen spells of the spell deck. Banished spells stay at the bottom of the
spell deck, in their order.
"""
