import { ruleReport } from '~/engine/reason'
import type { Weapon } from '../state/sheet'
import type { Category } from '../state/vocabulary'

const weapon = (id: string, name: string, category: Category, subclass: string) => (): Weapon => ({
  id,
  name,
  category,
  subclass,
  range: 0,
  override: 'none',
})

/** Weapons ready to be carried. */
export const weapons = {
  shortSword: weapon('sword', 'Short sword', 'light', 'one-handed swords'),
  dagger: weapon('dagger', 'Dagger', 'light', 'daggers'),
  club: weapon('club', 'Club', 'light', 'clubs'),
  greatsword: weapon('greatsword', 'Greatsword', 'heavy', 'two-handed swords'),
  greataxe: weapon('greataxe', 'Greataxe', 'heavy', 'two-handed axes'),
  shortbow: weapon('bow', 'Shortbow', 'ranged', 'bows'),
  sling: weapon('sling', 'Sling', 'ranged', 'slings'),
}

const SAMPLES: Readonly<Record<Category, readonly string[]>> = {
  ranged: ['bows'],
  light: ['one-handed swords'],
  heavy: ['two-handed swords'],
}

/** Sample subclasses of a category. The list is open: the GM may write any [TINY-PROF-05]. */
export function sampleSubclasses(category: Category): readonly string[] {
  ruleReport('TINY-PROF-05')
  return SAMPLES[category]
}
