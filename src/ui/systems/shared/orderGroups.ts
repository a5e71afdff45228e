import type { ShownRow } from './shownRow'

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
