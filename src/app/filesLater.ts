import type { RulesetEntry } from '~/rulesets'
import type { Files } from '~/store/fights/files'

/** Files in and out; how they are read is loaded with the first of them, and asked for again if it could not be had. */
export function filesLater(rulesets: readonly RulesetEntry[]): Files {
  let made: Files | undefined
  const files = async () => {
    const { createFiles } = await import('./files')
    return (made ??= createFiles(rulesets))
  }
  return {
    read: async (file, signal) => (await files()).read(file, signal),
    picture: async file => (await files()).picture(file),
    map: async given => (await files()).map(given),
    fight: async token => (await files()).fight(token),
    pack: async (fight, kept) => (await files()).pack(fight, kept),
    packBackup: async backup => (await files()).packBackup(backup),
    unpackBackup: async file => (await files()).unpackBackup(file),
  }
}
