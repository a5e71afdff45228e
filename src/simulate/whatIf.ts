import { cellsOf, footprint as rectOf } from '~/grid/squares/rect'
import { nearestFree } from '~/grid/walk/nearestFree'
import type { Id, Json, Snapshot } from '~/engine'
import { terrainOf } from '~/engine/run'
import type { TableTypes } from '~/table'
import { chanceOf } from '~/dice/chance'
import { rolled } from './byTactics'
import { carryOut, type Ground } from './play'

/** What shall be otherwise than it is, for as long as one looks ahead. */
export interface WhatIf {
  /** These are away. */
  readonly without: readonly Id[]
  /** One more like each of these stands beside it. */
  readonly another: readonly Id[]
  /** House rules that are set otherwise; null: none. */
  readonly settings: { readonly [rule: string]: Json } | null
}

/** As it is. */
export const AS_IT_IS: WhatIf = { without: [], another: [], settings: null }

/**
 * The same moment with some away, with others besides, or by other house rules. The moment itself is left as it is. Who is named and
 * not there is passed over; where no square is free, nobody more comes.
 */
export function whatIf<R extends TableTypes>(
  board: Ground<R>,
  s: Snapshot<R>,
  { without, another, settings }: WhatIf,
): Snapshot<R> {
  if (without.length + another.length === 0 && settings === null) return s
  const combatants = { ...s.combatants }
  for (const id of without) {
    const c = combatants[id]
    if (c) combatants[id] = { ...c, gone: true, cell: null }
  }
  const changed: Snapshot<R> = { ...s, combatants, settings: { ...s.settings, ...settings } }
  return another.reduce((state, id) => withAnother(board, state, id), changed)
}

function withAnother<R extends TableTypes>(board: Ground<R>, s: Snapshot<R>, id: Id): Snapshot<R> {
  const c = s.combatants[id]
  const { ruleset, terrain } = board
  if (!c || c.cell === null) return s
  const map = terrainOf(ruleset, terrain, s).at(s.board)
  const { footprint } = ruleset.state
  const taken = new Set(
    Object.values(s.combatants).flatMap(other =>
      other.cell === null || other.gone
        ? []
        : cellsOf(map.width, rectOf(map.width, other.cell, footprint(other.sheet))),
    ),
  )
  const [cell] = nearestFree(map, c.cell, footprint(c.sheet), taken)
  if (cell === undefined) return s
  const { name, side, known } = c
  const newcomer = { name, side, known, cell, sheet: c.sheet as unknown as Json }
  // The dice for a turn of its own fall the same each time.
  const chance = chanceOf(1)
  const joins = { type: 'join', by: 'gm', with: { list: [newcomer] } } as const
  return carryOut(board, s, joins, { answer: (_s, ask) => rolled(ask, chance) ?? ask.default }).state
}
