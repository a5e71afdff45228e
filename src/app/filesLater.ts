import type { RulesetEntry } from '~/rulesets'
import type { Files } from '~/store/services'

/** Files in and out; how they are read is loaded with the first of them. */
export function filesLater(rulesets: readonly RulesetEntry[]): Files {
  let loading: Promise<Files> | undefined
  const files = () => (loading ??= import('./files').then(({ createFiles }) => createFiles(rulesets)))
  return {
    read: async file => (await files()).read(file),
    picture: async file => (await files()).picture(file),
    map: async given => (await files()).map(given),
    fight: async token => (await files()).fight(token),
    pack: async (fight, pictures) => (await files()).pack(fight, pictures),
  }
}
