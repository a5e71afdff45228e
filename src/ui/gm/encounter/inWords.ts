import type { Field, Ruleset, Side, Snapshot } from '~/engine'
import type { TableTypes } from '~/table'
import { valueAt } from '../sheet/setField'

/** Those of a side whose pools the players see in words although the side's are shown exactly, as rules do with NPCs. */
export interface InWords {
  names: readonly string[]
  /** The field of the sheet that makes one a character of the players. */
  field: string
}

/** Undefined when the players see of this side what it is set to. */
export function inWords(
  {
    state: {
      sheet: { fields, ofPlayers },
    },
    display: { view },
  }: Pick<Ruleset<TableTypes>, 'state' | 'display'>,
  s: Snapshot<TableTypes>,
  { id, show }: Pick<Side, 'id' | 'show'>,
): InWords | undefined {
  if (show !== 'exact' || !ofPlayers) return undefined
  const shown = view(s, null).combatants.filter(c => c.side === id && c.pools.length === 0)
  const those = shown.flatMap(c => s.combatants[c.id] ?? [])
  const [first] = those
  if (!first) return undefined
  const theirs = ofPlayers(first.sheet)
  const differs = ({ path }: Field) => valueAt(first.sheet, path) !== valueAt(theirs, path)
  // Numbers that differ as well follow from what one is.
  const field = fields(first.sheet).find(one => one.kind.type !== 'integer' && differs(one))
  return field && { names: those.map(({ name }) => name), field: field.label }
}
