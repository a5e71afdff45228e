import { type Declared, fillIn, upgraded } from '~/engine'
import type { Entry } from '~/storage'

/**
 * An entry with what was added to house rules and sheets since it was written: the sheet of a creature, those of a party, the fight of an
 * encounter, a set of house rules.
 */
export function upgradedEntry(entry: Entry, declared: Declared): Entry {
  switch (entry.kind) {
    case 'creature':
      return { ...entry, data: { ...entry.data, sheet: fillIn(declared.sheet, entry.data.sheet) } }
    case 'party': {
      const heroes = entry.data.heroes.map(hero => ({ ...hero, sheet: fillIn(declared.sheet, hero.sheet) }))
      return { ...entry, data: { ...entry.data, heroes } }
    }
    case 'encounter':
      return { ...entry, data: { ...entry.data, start: upgraded(declared, entry.data.start) } }
    case 'rules':
      return { ...entry, data: { ...entry.data, settings: fillIn(declared.settings, entry.data.settings) } }
    case 'map':
    case 'handout':
      return entry
  }
}
