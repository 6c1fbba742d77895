# SPDX-License-Identifier: MIT
"""The rules of Wizard's Gambit: components, actions, state and law.

Read `components` (the box), `moves` (actions), `events` and `state` first. Then `menu` offers
actions, `law` forbids them, and `turns` carries them out. `rules` puts everything together.

Component cards with the same face are equal, so a hand holds faces. Spells are rows of the match's
`card_table`: the printed ones, or a house deck that comes in `Setup.data`. Events that name cards
carry this data, so that the log knows the names of a house deck.

The ability that works for each seat, and what each spell of the pool lacks, are computed when they
change. They are part of states and observations. Planning a turn compares thousands of needs and
hands, so `packed_counts` packs each of them into one number. `known` holds the cards of each hand
that a viewer is certain of. If a card is taken at random, others keep what is still certain
(`hands`).

What a card asks is a queue of `tasks`. Actions name their targets; what an incantation asks is a
decision of its own. `incantations`, `abilities` and `ability_actions` have one function for each.

`sample` shuffles cards that nobody can place over deck and hands. It shuffles the unseen spells
over the spell deck; banished spells stay at its bottom, in their order.
"""
