import type { Ruleset, TacticalRuleset } from '~/engine'
import { rulesets as registry } from '~/rulesets'
import type { TableTypes } from '~/table'

/** Every ruleset that Fray has, in the order of its registry (`src/rulesets/index.ts`). */
export const rulesets: readonly Ruleset<TableTypes>[] = await Promise.all(registry.map(({ load }) => load()))

/** The ids and names of them. */
export const systems: readonly { readonly id: string; readonly name: string }[] = registry

/** Every ruleset with its tactics. */
export const tacticalRulesets: readonly TacticalRuleset<TableTypes>[] = await Promise.all(
  registry.map(async ({ load, tactics }) => ({ ...(await load()), tactics: await tactics() })),
)

/** This ruleset with its tactics. */
export function tactical<R extends TableTypes>(ruleset: Ruleset<R>): TacticalRuleset<R> {
  const { tactics } = tacticalRulesets.find(({ id }) => id === ruleset.id)!
  return { ...ruleset, tactics: tactics as unknown as TacticalRuleset<R>['tactics'] }
}

/**
 * What a test knows of each system, in the order of the registry.
 *
 * @param known by id of the system
 * @param what it is, for the message
 * @throws where a system of the registry is not in the list, or one of the list not in the registry
 */
export function ofEachSystem<T>(known: Readonly<Record<string, T>>, what: string): readonly (readonly [string, T])[] {
  const ids = registry.map(({ id }) => id)
  const missing = ids.filter(id => !(id in known))
  const unknown = Object.keys(known).filter(id => !ids.includes(id))
  if (missing.length > 0) throw new Error(`${what}: add ${missing.join(', ')}, which src/rulesets/index.ts has.`)
  if (unknown.length > 0) throw new Error(`${what}: ${unknown.join(', ')} is not in src/rulesets/index.ts.`)
  return ids.map(id => [id, known[id]!])
}
