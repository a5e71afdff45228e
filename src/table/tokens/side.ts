import * as v from 'valibot'
import { Diverged, type Command } from '~/engine/command'
import type { Id, Side } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { args } from '../schema/issueWords'
import type { TableRules } from '../contract/encounter'
import { aName, anId, show } from '../schema/fields'
import type { TableTypes } from '../map/setBoard'

const badge = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(11))

/** `side.add` with `{ name, show }`, a name that no other side has. The badge (colour and shape) is the first that is free. */
export function addSide<R extends TableTypes>(rules: TableRules<R>, w: World<R>, command: Command): void {
  const given = args(v.object({ name: aName, show: v.optional(show, 'words') }), command)
  mustBeAlone(w, given.name)
  const taken = new Set(Object.values(w.now.sides).map(side => side.badge))
  let free = 0
  while (taken.has(free)) free++
  const side: Omit<Side<R>, 'id'> = { ...given, badge: free, more: rules.state.side.blank() }
  w.add('sides', side)
}

/** `side.edit` with `{ side, … }`: name, badge, what the players see of its pools and of its dice, and what the ruleset keeps about it. */
export function editSide<R extends TableTypes>(w: World<R>, command: Command): void {
  const {
    side: id,
    more,
    ...fields
  } = args(
    v.object({
      side: anId,
      name: v.optional(aName),
      badge: v.optional(badge),
      show: v.optional(show),
      screen: v.optional(v.boolean()),
      more: v.optional(v.record(v.string(), v.unknown())),
    }),
    command,
  )
  if (!w.now.sides[id]) throw new Diverged(`side.edit: there is no side ${id}.`)
  if (fields.name !== undefined) mustBeAlone(w, fields.name, id)
  const side = w.editIn('sides', id)
  Object.assign(side, fields)
  Object.assign(side.more, more)
}

/** `side.remove` with `{ side }`: only while nobody is on it. */
export function removeSide<R extends TableTypes>(w: World<R>, command: Command): void {
  const { side: id } = args(v.object({ side: anId }), command)
  const side = w.now.sides[id]
  if (!side) throw new Diverged(`side.remove: there is no side ${id}.`)
  const member = Object.values(w.now.combatants).find(c => c.side === id)
  if (member) throw new Diverged(`Sides: ${member.name} is still on the side of ${side.name}.`)
  if (w.now.phase === 'combat') throw new Diverged('Sides: they stay until combat is over.')
  w.remove('sides', id)
}

/** Sides are told by their names, in the log and at every question: no two may sound the same. */
function mustBeAlone<R extends TableTypes>(w: World<R>, name: string, but?: Id): void {
  const same = Object.values(w.now.sides).find(
    side => side.id !== but && side.name.toLowerCase() === name.toLowerCase(),
  )
  if (same) throw new Diverged(`Sides: “${same.name}” is there already. Give this one another name.`)
}
