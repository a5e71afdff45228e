import type { Combatant, ForeignSheet, Ruleset, RulesetTypes, Snapshot } from '~/engine'

/** A score of 3 to 20 as good as a die of so many sides. */
const SCORES: Readonly<Record<number, number>> = { 4: 8, 6: 11, 8: 14, 10: 17, 12: 19 }

/** A combatant without its system, and what of its numbers was made of dice: by name, with the sides. */
export interface Stranger extends ForeignSheet {
  readonly dice: Readonly<Record<string, number>>
}

/**
 * A combatant without its system: its name, and every number of its sheet by the name and by the label it has there. Pools
 * give their maximum, and what is left where they are not full; a die is given as a score. `shown` is how the players see its
 * side.
 */
export function foreignSheet<R extends RulesetTypes>(
  { name, side, sheet }: Combatant<R>,
  s: Snapshot<R>,
  { state }: Pick<Ruleset<R>, 'state'>,
): Stranger {
  const numbers: Record<string, number | string> = { shown: s.sides[side]?.show ?? 'words' }
  const left: Record<string, number> = {}
  const dice: Record<string, number> = {}
  for (const { path, label, kind } of state.sheet.fields(sheet)) {
    const value = numberAt(sheet, path, 'max')
    if (value === undefined) continue
    const score = kind.type === 'die' ? SCORES[value] : undefined
    const cur = numberAt(sheet, path, 'cur') ?? value
    for (const known of [String(path.at(-1)).toLowerCase(), label.toLowerCase()]) {
      if (known in numbers) continue
      numbers[known] = score ?? value
      if (score !== undefined) dice[known] = value
      if (cur < value) left[known] = cur
    }
  }
  return { name, numbers, left, dice }
}

/** The number of a field; of a pool this part. */
function numberAt(sheet: object, path: readonly (string | number)[], part: 'cur' | 'max'): number | undefined {
  let at: unknown = sheet
  for (const key of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
  if (typeof at === 'object' && at !== null) at = Reflect.get(at, part)
  return typeof at === 'number' ? at : undefined
}
