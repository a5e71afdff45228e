import type { Lane } from '~/engine'
import type { Derived, ShownCombatant } from '~/store/session/derived'

/** "Goblins", "Wolves", "Thieves", "Harpies", "Witches", "Watchmen". */
export function plural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  if (/(?:l|ie)f$/.test(name)) return `${name.slice(0, -1)}ves`
  if (name.endsWith('man') && !/(?:hu|sha)man$/i.test(name)) return `${name.slice(0, -2)}en`
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}

type OrderedRow = Omit<Lane['rows'][number], 'who'>

/** What a row of the turn order shows, whoever is selected and whoever may be picked: everything that the rules say of the row. */
export interface ShownRow extends ShownCombatant, OrderedRow {
  readonly note: string
}

/** A list of rows, and each row in it: what a row holds is the same object as long as it says the same. */
export const ROWS_DEPTH = 2

/** Rows of the turn order with their combatants; somebody who is not in the fight has none. */
export function shownRows(rows: Lane['rows'], shown: Derived['shown']): readonly ShownRow[] {
  return rows.flatMap(({ who, ...row }) => {
    const one = shown[who]
    return one ? [{ ...one, note: '', ...row }] : []
  })
}

/** So many of a name one after the other make a group. */
const FEWEST = 3

/** Several of a name that stand one after the other in the order. */
export interface OrderGroup {
  /** The name without what tells them apart: "Goblin". */
  readonly base: string
  readonly rows: readonly ShownRow[]
}

/** The rows in their order, those of one name and side that follow each other as a group. */
export function orderGroups(rows: readonly ShownRow[]): readonly (ShownRow | OrderGroup)[] {
  const runs: ShownRow[][] = []
  for (const row of rows) {
    const run = runs.at(-1)
    const first = run?.[0]
    const base = baseOf(row.combatant.name)
    if (run && first && base !== null && baseOf(first.combatant.name) === base && first.side === row.side) run.push(row)
    else runs.push([row])
  }
  return runs.flatMap((run): readonly (ShownRow | OrderGroup)[] =>
    run.length < FEWEST ? run : [{ base: baseOf(run[0]!.combatant.name)!, rows: run }],
  )
}

export function isGroup(item: ShownRow | OrderGroup): item is OrderGroup {
  return 'base' in item
}

/** "Goblin" of "Goblin C" and of "Goblin 12"; null: the name belongs to one alone. */
function baseOf(name: string): string | null {
  return /^(.*\S)\s+(?:[A-Z]{1,2}|\d{1,3})$/.exec(name)?.[1] ?? null
}
