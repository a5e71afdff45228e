import * as v from 'valibot'
import { Diverged, type Command } from '~/engine/command'
import type { Id, Json } from '~/engine/snapshot'
import type { World } from '~/engine/world'
import type { TableRules } from '../contract/encounter'
import type { Wave } from '../map/board'
import { setBoard, type TableTypes } from '../map/setBoard'
import { args } from '../schema/issueWords'
import { aCell, aName, anId, integer } from '../schema/fields'
import { bringIn, newcomers, sheetOf, type Newcomer } from './join'

const MOST_WAVES = 40

const round = v.nullable(integer(1, 9999))

/** `wave.add` with `{ name, round, list }`: some wait off the map, under a name, until the GM lets them in or a round has come. */
export function addWave<R extends TableTypes>(rules: TableRules<R>, w: World<R>, command: Command): void {
  const given = args(v.object({ name: aName, round: v.optional(round, null), list: newcomers }), command)
  for (const one of given.list) {
    const side = w.now.sides[one.side]
    if (!side) throw new Diverged(`wave.add: there is no side ${one.side}.`)
    // Whoever cannot join cannot wait either.
    sheetOf(rules, one, side)
  }
  const waves: Record<Id, Wave> = { ...w.now.board.waves }
  if (Object.keys(waves).length >= MOST_WAVES) throw new Diverged(`wave.add: at most ${MOST_WAVES} waves wait at once.`)
  const id = w.newId('v')
  waves[id] = { id, name: given.name, round: given.round, list: given.list as unknown as readonly Json[] }
  setBoard(w, { waves })
}

/** `wave.edit` with `{ wave, name, round }`. */
export function editWave<R extends TableTypes>(w: World<R>, command: Command): void {
  const { wave, ...fields } = args(v.object({ wave: anId, name: v.optional(aName), round: v.optional(round) }), command)
  const before = waveOf(w, command, wave)
  setBoard(w, { waves: { ...w.now.board.waves, [wave]: { ...before, ...(fields as Partial<Wave>) } } })
}

/** `wave.remove` with `{ wave }`: they do not come. */
export function dropWave<R extends TableTypes>(w: World<R>, command: Command): void {
  const { wave } = args(v.object({ wave: anId }), command)
  waveOf(w, command, wave)
  takeOut(w, wave)
}

/** `wave.enter` with `{ wave, cells }`: they join, each on its square, as far as `cells` names one. */
export function enterWave<R extends TableTypes>(rules: TableRules<R>, w: World<R>, command: Command): void {
  const { wave, cells } = args(v.object({ wave: anId, cells: v.optional(v.array(aCell), []) }), command)
  const { list } = waveOf(w, command, wave)
  takeOut(w, wave)
  const those = list as unknown as readonly Newcomer[]
  bringIn(
    rules,
    w,
    command,
    those.map((one, i) => ({ ...one, cell: cells[i] ?? null })),
  )
}

function takeOut<R extends TableTypes>(w: World<R>, id: Id): void {
  const { [id]: _, ...waves } = w.now.board.waves ?? {}
  setBoard(w, { waves: Object.keys(waves).length === 0 ? undefined : waves })
}

function waveOf<R extends TableTypes>(w: World<R>, { type }: Command, id: Id): Wave {
  const wave = w.now.board.waves?.[id]
  if (!wave) throw new Diverged(`${type}: there is no wave ${id}.`)
  return wave
}
