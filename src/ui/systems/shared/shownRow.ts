import type { Lane } from '~/engine'
import type { Derived, ShownCombatant } from '~/store/session/derived'

/** What a row of the turn order shows, whoever is selected and whoever may be picked. */
export interface ShownRow extends ShownCombatant {
  readonly state: Lane['rows'][number]['state']
  readonly words: string
  readonly note: string
  readonly reactions: number | undefined
}

/** A list of rows, and each row in it: what a row holds is the same object as long as it says the same. */
export const ROWS_DEPTH = 2

/** Rows of the turn order with their combatants; somebody who is not in the fight has none. */
export function shownRows(rows: Lane['rows'], shown: Derived['shown']): readonly ShownRow[] {
  return rows.flatMap(({ who, state, words, note = '', reactions }) => {
    const one = shown[who]
    return one ? [{ ...one, state, words, note, reactions }] : []
  })
}
