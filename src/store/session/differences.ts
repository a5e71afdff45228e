import { DONE } from '~/words/en/past'
import type { Ruleset, Snapshot } from '~/engine'
import type { TableTypes, Terrain } from '~/table'
import { terrainOf } from '~/table/map/terrain'

/** One thing that stands otherwise in another state: a pool of somebody, a condition, where or that somebody is there at all. */
export interface Difference {
  /** The combatant's name. */
  readonly who: string
  /** The pool's label, or what else differs. */
  readonly what: string
  /** As it is here and there, in words. */
  readonly here: string
  readonly there: string
}

/**
 * How two states of a fight differ, in what a sheet shows first, pools and conditions, and in who is there and where.
 * `terrain`: the map that the fight began on.
 */
export function differences(
  { ruleset: { display }, terrain }: { readonly ruleset: Ruleset<TableTypes>; readonly terrain: Terrain },
  here: Snapshot<TableTypes>,
  there: Snapshot<TableTypes>,
): readonly Difference[] {
  const found: Difference[] = []
  const place = (s: Snapshot<TableTypes>, cell: number | null) => {
    const { width } = terrainOf(terrain, s).map
    return cell === null ? DONE.nowhere : DONE.square((cell % width) + 1, Math.floor(cell / width) + 1)
  }
  const ids = new Set([...Object.keys(here.combatants), ...Object.keys(there.combatants)])
  for (const id of ids) {
    const [a, b] = [here.combatants[id], there.combatants[id]]
    const who = (a ?? b)!.name
    const note = (what: string, one: string, other: string) => {
      if (one !== other) found.push({ who, what, here: one, there: other })
    }
    const presence = (c: typeof a) => (c && !c.gone ? DONE.isThere : DONE.isAway)
    note('', presence(a), presence(b))
    if (!a || !b) continue
    note(DONE.stands, place(here, a.cell), place(there, b.cell))
    const pools = new Map(display.pools(b).map(pool => [pool.key, pool]))
    for (const { key, label, cur } of display.pools(a)) note(label, String(cur), String(pools.get(key)?.cur ?? 0))
    const badges = (c: typeof a, s: typeof here) =>
      display
        .badges(c, s)
        .map(({ words }) => words)
        .join(', ') || DONE.none
    note(DONE.conditions, badges(a, here), badges(b, there))
  }
  return found
}
