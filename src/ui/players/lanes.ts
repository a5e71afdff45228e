import type { RecordCombatant, TableRecord } from '~/feed/record'
import { turnWord } from './turnWord'

/** A side with those of its members that are shown one by one. */
export interface Lane {
  side: TableRecord['sides'][number]
  rows: readonly RecordCombatant[]
  /** The others, in words; empty: there are none. */
  more: string
}

/** Whose row is given up first. Whoever acts, and whoever's pools are shown, keeps theirs. */
const GIVEN_UP_FIRST: readonly RecordCombatant['turn'][] = ['out', 'spent', 'waiting', 'ready']

/**
 * The turn order, side by side. A screen on the wall is not scrolled: what does not fit is counted in words.
 *
 * @param without how many rows to give up; at most as many as can be
 */
export function lanes({ sides, combatants }: Pick<TableRecord, 'sides' | 'combatants'>, without = 0): readonly Lane[] {
  const given = new Set(
    GIVEN_UP_FIRST.flatMap(turn =>
      combatants.filter(one => one.turn === turn && one.pools.length === 0).toReversed(),
    ).slice(0, without),
  )
  return sides.flatMap(side => {
    const members = combatants.filter(one => one.side === side.id)
    if (members.length === 0) return []
    const rows = members.filter(one => !given.has(one))
    return [{ side, rows, more: inWords(members.filter(one => given.has(one))) }]
  })
}

function inWords(given: readonly RecordCombatant[]): string {
  if (given.length === 0) return ''
  const counts = GIVEN_UP_FIRST.flatMap(turn => {
    const count = given.filter(one => one.turn === turn).length
    return count === 0 ? [] : [`${count} ${turnWord(turn)}`]
  })
  return `and ${given.length} more: ${counts.join(', ')}`
}
