import * as v from 'valibot'
import { Diverged } from '~/engine/refused'
import type { Combatant, Id } from '~/engine/snapshot'
import type { Command } from '~/engine/command'
import type { World } from '~/engine/world'
import { args } from '../schema/args'
import { mustBeOnMap } from '../map/onMap'
import type { TableRules } from '../contract/rules'
import { isKnown, share } from '../secrecy/share'
import { aCell, alone, aName, anId, aPicture, elevation, ids, known, light, someNotes, words } from '../schema/fields'
import { moveToken } from './moveToken'
import { forgetTrails } from './trail'
import type { TableTypes } from '../map/tableTypes'

const who = v.object({ who: ids })

/** The combatants named, or `Diverged`. */
function present<R extends TableTypes>(w: World<R>, command: Command, named: readonly Id[]): readonly Id[] {
  for (const id of named) if (!w.now.combatants[id]) throw new Diverged(`${command.type}: there is no combatant ${id}.`)
  return named
}

/** `leave` with `{ who, how }`: they flee, surrender or are led away; they stay in the log. */
export function leave<R extends TableTypes>(w: World<R>, command: Command): void {
  const { how } = args(v.object({ who: ids, how: v.optional(words, '') }), command)
  for (const id of present(w, command, args(who, command).who)) {
    Object.assign(w.editRow(id), { gone: true, cell: null })
    w.emit({ type: 'left', with: { who: id, how }, ...share(w.now, [id], { who: id }) })
  }
}

/** `return` with `{ who }`: someone who had left is back. */
export function comeBack<R extends TableTypes>(w: World<R>, command: Command): void {
  for (const id of present(w, command, args(who, command).who)) {
    w.editRow(id).gone = false
    w.emit({ type: 'returned', with: { who: id }, ...share(w.now, [id], { who: id }) })
  }
}

/** `remove` with `{ who }`: taken back out while preparing, as if they had never joined. */
export function remove<R extends TableTypes>(w: World<R>, command: Command): void {
  if (w.now.phase === 'combat')
    throw new Diverged('remove: in a fight a combatant leaves; the log still names who was there.')
  for (const id of present(w, command, args(who, command).who)) {
    for (const effect of Object.values(w.now.effects)) if (effect.on === id) w.remove('effects', effect.id)
    w.remove('combatants', id)
  }
  forgetTrails(w, args(who, command).who)
}

/** `place` with `{ who, cell }`: the GM puts a token anywhere on the map, or takes it off (`null`). No rule is asked. */
export function place<R extends TableTypes>(rules: TableRules<R>, w: World<R>, command: Command): void {
  const { who, cell } = args(placed, command)
  put(rules, w, command, who, cell)
}

/** `place.several` with `{ list }` of `{ who, cell }`: several tokens are put somewhere in one go. */
export function placeSeveral<R extends TableTypes>(rules: TableRules<R>, w: World<R>, command: Command): void {
  const { list } = args(v.object({ list: v.pipe(v.array(placed), v.minLength(1), v.maxLength(200)) }), command)
  for (const { who, cell } of list) put(rules, w, command, who, cell)
}

const placed = v.object({ who: anId, cell: aCell })

function put<R extends TableTypes>(
  rules: TableRules<R>,
  w: World<R>,
  command: Command,
  id: Id,
  cell: number | null,
): void {
  present(w, command, [id])
  mustBeOnMap(rules, w, command, cell, w.of(id).sheet)
  moveToken(rules, w, id, cell)
  // Where it stands the players read from the map, as far as they see it; that it is off the map they hear.
  w.emit({
    type: 'placed',
    with: { who: id, cell },
    ...share(w.now, [id], { who: id, ...(cell === null && { cell }) }),
  })
}

/** `combatant.edit` with `{ who, … }`: name, letter, side, notes; elevation and light, which `null` takes away. */
export function editCombatant<R extends TableTypes>(w: World<R>, command: Command): void {
  const { who: id, ...fields } = args(
    v.object({
      who: anId,
      name: v.optional(aName),
      letter: v.optional(v.pipe(v.string(), v.trim(), v.minLength(1), v.maxLength(2))),
      side: v.optional(anId),
      notes: v.optional(someNotes),
      elevation: v.optional(v.nullable(elevation)),
      light: v.optional(v.nullable(light)),
    }),
    command,
  )
  present(w, command, [id])
  if (fields.side !== undefined && !w.now.sides[fields.side])
    throw new Diverged(`combatant.edit: there is no side ${fields.side}.`)
  const { elevation: high, light: metres, ...always } = fields
  const combatant = Object.assign(w.edit(id), always)
  setOrTake(combatant, 'elevation', high)
  setOrTake(combatant, 'light', metres)
}

/** `picture` with `{ who, picture }`: the picture on the tokens of several, by its id; `null` takes it away. */
export function setPicture<R extends TableTypes>(w: World<R>, command: Command): void {
  const { who: named, picture } = args(v.object({ who: ids, picture: v.nullable(aPicture) }), command)
  for (const id of present(w, command, named)) setOrTake(w.edit(id), 'picture', picture)
}

function setOrTake<K extends 'elevation' | 'picture' | 'light'>(
  combatant: Pick<Combatant, K>,
  key: K,
  value: Combatant[K] | null | undefined,
): void {
  if (value === null) delete combatant[key]
  else if (value !== undefined) combatant[key] = value as NonNullable<Combatant[K]>
}

/** `known` with `{ who, known }`: reveal to the players, show as an unnamed figure, or hide. */
export function setKnown<R extends TableTypes>(w: World<R>, command: Command): void {
  const { who: named, known: to } = args(v.object({ who: ids, known }), command)
  for (const id of present(w, command, named)) {
    const before = isKnown(w.of(id))
    w.editRow(id).known = to
    // That somebody was hidden is not said; that somebody appears is.
    w.emit({ type: 'known', with: { who: id, known: to }, ...(before ? {} : share(w.now, [id], { who: id })) })
  }
}

/**
 * `adjust` with `{ who, pool, by, alone }`: points of several at once, within the pool's bounds. `alone`: the rules do not settle what
 * comes of it.
 */
export function adjust<R extends TableTypes>(rules: TableRules<R>, w: World<R>, command: Command): void {
  const {
    who: named,
    pool,
    by,
    alone: isAlone,
  } = args(
    v.object({
      who: ids,
      pool: aName,
      by: v.pipe(v.number(), v.integer(), v.minValue(-9999), v.maxValue(9999)),
      alone,
    }),
    command,
  )
  for (const id of present(w, command, named)) {
    rules.adjust(w, id, pool, by)
    const { side, sheet } = w.of(id)
    const exact = w.now.sides[side]?.show === 'exact' && !rules.isInWords?.(sheet)
    w.emit({
      type: 'adjusted',
      with: { who: id, pool, by },
      ...(exact ? share(w.now, [id], { who: id, pool, by }) : {}),
    })
  }
  if (isAlone) w.letStand()
}
