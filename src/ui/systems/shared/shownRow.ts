import type { Badge, Combatant, Lane, Ruleset, Snapshot } from '~/engine'
import type { TableTypes } from '~/table'
import type { ShownPool } from './RowPools'

/** What a row of the turn order shows, whoever is selected and whoever may be picked. */
export interface ShownRow {
  readonly combatant: Combatant<TableTypes>
  readonly state: Lane['rows'][number]['state']
  readonly words: string
  readonly note: string
  readonly reactions: number | undefined
  /** Number of its side. */
  readonly side: number
  /** With the names of their drawings. */
  readonly badges: readonly (Badge & { readonly icon: string | undefined })[]
  readonly pools: readonly ShownPool[]
}

/** What was made of a combatant the last time, by its note: most rows do not change with a click, and some have two. */
const made = new WeakMap<Combatant<TableTypes>, Map<string, ShownRow>>()

/** A row of the turn order; the one it was, as long as it shows the same. Undefined for somebody who is not in the fight. */
export function shownRow(
  ruleset: Ruleset<TableTypes>,
  snapshot: Snapshot<TableTypes>,
  { who, state, words, note = '', reactions }: Lane['rows'][number],
): ShownRow | undefined {
  const combatant = snapshot.combatants[who]
  if (!combatant) return undefined
  const side = snapshot.sides[combatant.side]?.badge ?? 0
  const badges = ruleset.display.badges(combatant, snapshot)
  const known = made.get(combatant) ?? new Map<string, ShownRow>()
  made.set(combatant, known)
  const before = known.get(note)
  if (
    before?.state === state &&
    before.words === words &&
    before.reactions === reactions &&
    before.side === side &&
    before.badges.length === badges.length &&
    badges.every(({ code, words }, i) => code === before.badges[i]!.code && words === before.badges[i]!.words)
  )
    return before
  const row = {
    combatant,
    state,
    words,
    note,
    reactions,
    side,
    badges: badges.map(badge => ({ ...badge, icon: ruleset.conditions[badge.code]?.icon })),
    pools: ruleset.display.pools(combatant).map(pool => ({ ...pool, colour: ruleset.display.poolColours[pool.key] })),
  }
  known.set(note, row)
  return row
}
