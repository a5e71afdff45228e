import type { RulesetEntry } from '~/rulesets'
import type { Library, RawFight } from '~/storage'
import { TRASH_KEEPS } from '~/storage/entries/entries'
import { PLAY, RECOVERY } from '~/words/en/store'
import type { ExportedFile } from '../report'
import type { Slice } from '../slice'

/** A fight as it lies in the storage, sound or not: Fray does not read it back, a person can look into it. */
export function rawFile(name: string, fight: RawFight): ExportedFile {
  const text = JSON.stringify({ format: 'fray fight as it was kept', ...fight }, null, 1)
  return { name: `${RECOVERY.asKept(name)}.json`, file: new Blob([text], { type: 'application/json' }) }
}

/** The preference that names the fight to open at the start. */
const LATEST = 'latest fight'

/** A fight as the library lists it. Times are for display only and never enter the rules. */
export interface FightEntry {
  id: string
  name: string
  ruleset: string
  tags?: readonly string[] | undefined
  /** Milliseconds since 1970, from the computer's clock. */
  changed: number
  /** Set when it cannot be opened: what is wrong. */
  problem?: string
}

/** A fight in the trash. */
export interface TrashedEntry extends FightEntry {
  /** When it was put there, in milliseconds since 1970. */
  trashed: number
  /** Then it is deleted for good. Milliseconds since 1970. */
  keptUntil: number
}

export interface FightListSlice {
  /** Those that are not in the trash, the latest changed first. */
  fights: readonly FightEntry[]
  /** Those that are, the latest put there first. */
  trash: readonly TrashedEntry[]
  /** The systems that a fight can be played by. */
  rulesets: readonly { id: string; name: string }[]
}

/** The fights that are kept, and the systems they are played by. */
export interface FightList {
  /** Reads the list again, after something was added, renamed or deleted. */
  refresh(): Promise<void>
  nameOf(id: string): string | undefined
  /** Whether this Fray has these rules. */
  hasRules(ruleset: string): boolean
  /** Throws when this Fray does not have these rules. */
  rulesOf(ruleset: string): RulesetEntry
  /** The fight of last time, if it is still there, else any; undefined: there is none. */
  latest(): Promise<string | undefined>
  /** This fight is opened at the next start. */
  remember(id: string): void
}

export interface FightListDeps {
  state: Slice<FightListSlice>
  library: Pick<Library, 'listFights' | 'preferences' | 'setPreference'>
  rulesets: readonly RulesetEntry[]
}

export function createFightList({ state, library, rulesets }: FightListDeps): FightList {
  state.set({ rulesets: rulesets.map(({ id, name }) => ({ id, name })) })

  return {
    async refresh() {
      const all = await library.listFights()
      const trash = all.flatMap(fight =>
        fight.trashed === undefined
          ? []
          : [{ ...fight, trashed: fight.trashed, keptUntil: fight.trashed + TRASH_KEEPS }],
      )
      state.set({
        fights: all.filter(({ trashed }) => trashed === undefined),
        trash: trash.toSorted((a, b) => b.keptUntil - a.keptUntil),
      })
    },
    nameOf(id) {
      const { fights, trash } = state.get()
      return [...fights, ...trash].find(fight => fight.id === id)?.name
    },
    hasRules: ruleset => rulesets.some(({ id }) => id === ruleset),
    rulesOf(ruleset) {
      const entry = rulesets.find(({ id }) => id === ruleset)
      if (!entry) throw new Error(PLAY.noRules(ruleset))
      return entry
    },
    async latest() {
      const { fights } = state.get()
      const latest = (await library.preferences()).get(LATEST)
      return (fights.find(({ id }) => id === latest) ?? fights[0])?.id
    },
    remember: id => void library.setPreference(LATEST, id).catch(() => undefined),
  }
}
