import * as v from 'valibot'
import { Diverged, type Command } from '~/engine/command'
import type { Combatant, Id } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import { args } from '../schema/issueWords'
import { mustBeOnMap, type TableTypes } from '../map/setBoard'
import type { TableRules } from '../contract/encounter'
import { say, sayToGm } from '../secrecy/say'
import { isKnown } from '../secrecy/shareAs'
import {
  aCell,
  alone,
  aName,
  anId,
  aPicture,
  elevation,
  ids,
  known,
  light,
  rowText,
  someNotes,
  words,
} from '../schema/fields'
import { forgetTrails, moveToken } from './trail'
import { letterFor } from '../words/names'

const who = v.object({ who: ids })

/** The combatants named, or `Diverged`. */
export function present<R extends TableTypes>(w: World<R>, command: Command, named: readonly Id[]): readonly Id[] {
  for (const id of named) if (!w.now.combatants[id]) throw new Diverged(`${command.type}: there is no combatant ${id}.`)
  return named
}

/** `leave` with `{ who, how }`: they flee, surrender or are led away; they stay in the log. */
export function leave<R extends TableTypes>(w: World<R>, command: Command): void {
  const { how } = args(v.object({ who: ids, how: v.optional(words, '') }), command)
  for (const id of present(w, command, args(who, command).who)) {
    leadAway(w, id)
    say(w, 'left', { who: id }, {}, { how })
  }
}

/** Out of the fight and off the map, whatever the rules think of it. */
export function leadAway<R extends TableTypes>(w: World<R>, id: Id): void {
  Object.assign(w.editRow(id), { gone: true, cell: null })
}

/**
 * `return` with `{ who, cells }`: whoever had fled, surrendered or been led away fights on. The dead and the fallen come back as they are.
 * `cells`: where each of them is put on the map; whoever has none there stays where they are.
 */
export function comeBack<R extends TableTypes>(rules: TableRules<R>, w: World<R>, command: Command): void {
  const { who: named, cells = [] } = args(v.object({ who: ids, cells: v.optional(v.array(aCell)) }), command)
  for (const [i, id] of present(w, command, named).entries()) {
    rejoin(w, id)
    rules.returned?.(w, id)
    say(w, 'returned', { who: id })
    const cell = cells[i] ?? null
    if (cell !== null) put(rules, w, command, id, cell)
  }
}

/** The table's own marks of having left the fight go. */
export function rejoin<R extends TableTypes>(w: World<R>, id: Id): void {
  const { gone, fled, yielded } = w.of(id)
  if (gone) w.editRow(id).gone = false
  if (fled) delete w.editRow(id).fled
  if (yielded) delete w.editRow(id).yielded
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
  say(w, 'placed', { who: id }, cell === null ? { cell } : {}, { cell })
}

/**
 * `combatant.edit` with `{ who, … }`, of one or of several: name, letter, side, notes; elevation and light, which `null` takes away.
 * Another name without a letter brings the letter that this name gives a newcomer.
 */
export function editCombatant<R extends TableTypes>(w: World<R>, command: Command): void {
  const { who, ...fields } = args(
    v.object({
      who: v.union([anId, ids]),
      name: v.optional(aName),
      letter: v.optional(v.pipe(rowText, v.minLength(1), v.maxLength(2))),
      side: v.optional(anId),
      notes: v.optional(someNotes),
      elevation: v.optional(v.nullable(elevation)),
      light: v.optional(v.nullable(light)),
    }),
    command,
  )
  const named = present(w, command, [who].flat())
  if (fields.side !== undefined && !w.now.sides[fields.side])
    throw new Diverged(`combatant.edit: there is no side ${fields.side}.`)
  const { elevation: high, light: metres, ...always } = fields
  for (const id of named) {
    const { name } = w.of(id)
    const combatant = Object.assign(w.edit(id), always)
    if (always.letter === undefined && combatant.name !== name) {
      const others = Object.values(w.now.combatants).filter(other => other.id !== id)
      combatant.letter = letterFor(combatant.name, others)
    }
    setOrTake(combatant, 'elevation', high)
    setOrTake(combatant, 'light', metres)
  }
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
    if (before) sayToGm(w, 'known', { who: id, known: to })
    else say(w, 'known', { who: id }, {}, { known: to })
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
    adjustPool(rules, w, id, pool, by)
    const { side, sheet } = w.of(id)
    const exact = w.now.sides[side]?.show === 'exact' && !rules.isInWords?.(sheet)
    if (exact) say(w, 'adjusted', { who: id }, { pool, by })
    else sayToGm(w, 'adjusted', { who: id, pool, by })
  }
  if (isAlone) w.letStand()
}

function adjustPool<R extends TableTypes>(
  { pools, lowest = {} }: TableRules<R>,
  w: World<R>,
  id: Id,
  named: string,
  by: number,
): void {
  const pool = pools.find(one => one === named)
  if (pool === undefined) return
  // The rules name nothing else as a pool.
  const { cur, max } = w.of(id).sheet[pool] as { cur: number; max: number }
  const edited = w.editSheet(id, pool) as { cur: number }
  edited.cur = Math.min(max, Math.max(lowest[pool] ?? 0, cur + by))
}
