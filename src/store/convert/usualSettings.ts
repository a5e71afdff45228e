import type { Ruleset } from '~/engine'
import type { Library } from '~/storage'
import { newEncounter, type TableTypes } from '~/table'

/** The preference that names the set of house rules with which new fights of a system begin. */
export const usualRules = (system: string): string => ['house rules', system].join(' ')

/** The settings a new fight begins with: those of the GM's own set where there is one and the rules have nothing against it. */
export async function usualSettings(
  ruleset: Ruleset<TableTypes>,
  { library }: { library: Pick<Library, 'entries' | 'preferences'> },
): Promise<TableTypes['settings']> {
  const { defaults } = ruleset.state.settings
  const id = (await library.preferences()).get(usualRules(ruleset.id))
  if (!id) return defaults
  const entries = await library.entries()
  // One that was thrown away, or cannot be read, is no reason to keep a fight from being made.
  const entry = await entries.read(id).catch(() => undefined)
  if (entry?.kind !== 'rules' || entry.trashed !== undefined || entry.system !== ruleset.id) return defaults
  const settings = { ...defaults, ...entry.data.settings }
  return ruleset.state.problem({ ...newEncounter(ruleset, 'map'), settings }) === undefined ? settings : defaults
}
