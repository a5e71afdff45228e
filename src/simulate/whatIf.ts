import { cellsOf, footprint as rectOf } from '~/grid/squares'
import { nearestFree } from '~/grid/walk/reach'
import type { Command, Id, Json, Snapshot } from '~/engine'
import { terrainOf } from '~/engine/wholeCommand'
import type { TableTypes } from '~/table'
import { chanceOf } from '~/dice/faces'
import { type Board, byTactics, carryOut } from './play'

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
  board: Board<R>,
  s: Snapshot<R>,
  { without, another, settings }: WhatIf,
): Snapshot<R> {
  if (without.length + another.length === 0 && settings === null) return s
  const ruled: Snapshot<R> = { ...s, settings: { ...s.settings, ...settings } }
  const here = without.filter(id => ruled.combatants[id]?.gone === false)
  // By the rules, so that whoever is away has no turn any more either.
  const left = here.length > 0 ? done(board, ruled, { type: 'leave', by: 'gm', with: { who: here } }) : ruled
  return another.reduce((state, id) => withAnother(board, state, id), left)
}

/** What the GM does; the dice that it takes fall the same each time. */
function done<R extends TableTypes>(board: Board<R>, s: Snapshot<R>, command: Command): Snapshot<R> {
  return carryOut(board, s, command, byTactics(board, chanceOf(1))).state
}

function withAnother<R extends TableTypes>(board: Board<R>, s: Snapshot<R>, id: Id): Snapshot<R> {
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
  return done(board, s, { type: 'join', by: 'gm', with: { list: [newcomer] } })
}
