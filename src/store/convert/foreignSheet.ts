import type { Combatant, ForeignSheet, Ruleset, RulesetTypes, Snapshot } from '~/engine'

/**
 * A combatant without its system: its name, and every number of its sheet by the name and by the label it has there. Pools
 * give their maximum, and what is left where they are not full. `shown` is how the players see its side.
 */
export function foreignSheet<R extends RulesetTypes>(
  { name, side, sheet }: Combatant<R>,
  s: Snapshot<R>,
  { state }: Pick<Ruleset<R>, 'state'>,
): ForeignSheet {
  const numbers: Record<string, number | string> = { shown: s.sides[side]?.show ?? 'words' }
  const left: Record<string, number> = {}
  for (const { path, label } of state.sheet.fields(sheet)) {
    const value = numberAt(sheet, path, 'max')
    if (value === undefined) continue
    const cur = numberAt(sheet, path, 'cur') ?? value
    for (const known of [String(path.at(-1)).toLowerCase(), label.toLowerCase()]) {
      if (known in numbers) continue
      numbers[known] = value
      if (cur < value) left[known] = cur
    }
  }
  return { name, numbers, left }
}

/** The number of a field; of a pool this part. */
function numberAt(sheet: object, path: readonly (string | number)[], part: 'cur' | 'max'): number | undefined {
  let at: unknown = sheet
  for (const key of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
  if (typeof at === 'object' && at !== null) at = Reflect.get(at, part)
  return typeof at === 'number' ? at : undefined
}
