import type { Combatant, Neutral, Ruleset, RulesetTypes, Snapshot } from '~/engine'

/**
 * A combatant without its system: its name, and every number of its sheet by the name and by the label it has there. Pools
 * give their maximum. `shown` is how the players see its side.
 */
export function neutral<R extends RulesetTypes>(
  { name, side, sheet }: Combatant<R>,
  s: Snapshot<R>,
  { sheet: rules }: Pick<Ruleset<R>, 'sheet'>,
): Neutral {
  const numbers: Record<string, number | string> = { shown: s.sides[side]?.show ?? 'words' }
  for (const { path, label } of rules.fields(sheet)) {
    const value = numberAt(sheet, path)
    if (value === undefined) continue
    for (const known of [String(path.at(-1)), label]) numbers[known.toLowerCase()] ??= value
  }
  return { name, numbers }
}

function numberAt(sheet: object, path: readonly (string | number)[]): number | undefined {
  let at: unknown = sheet
  for (const key of path) at = typeof at === 'object' && at !== null ? Reflect.get(at, key) : undefined
  if (typeof at === 'object' && at !== null) at = Reflect.get(at, 'max')
  return typeof at === 'number' ? at : undefined
}
