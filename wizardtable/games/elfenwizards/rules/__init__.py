# SPDX-License-Identifier: MIT
"""The rules of Elfenwizards: components, actions, state and law.

Read `components` (the box), `moves` (actions and events) and `state` first. Then `menu` offers
actions, `law` forbids them, and `turns` carries them out. `rules` puts everything together.

A state lists the place, the grey tokens and the spells of each wizard by the wizard's id. `phase`
is the part of the round and `step` the decision in it. `casting`, `recovery`, `contests` and
`defeats` are the phases; `rounds` leads from one to the next.

Equal faces give one action, and dice are kept as sorted faces. So a cast of seven dice has 792
outcomes instead of 6**7.

`standings` computes how every contest would end now, and the rules award titles with the same
function. It takes a state or an observation, so opponents and the view use it too.

Everything is open except the next cast, so there is no curtain. A cast is an event that `reveals`
something. The search tells outcomes apart by their events, so every cast has a node of its own.
"""
