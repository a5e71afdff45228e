import type { Fields } from '../creatures/fields'
import { plainText } from '../creatures/plainText'
import { points } from '../creatures/shapes'
import type { ProblemList } from '../report/problemList'
import type { OfRules } from './ofRules'
import { itemsOf, itemWords } from './ofItems'

/** An actor of rules that Fray has no table for: hit points where they are called so, all else in words. */
export function unknownActor(system: Fields, list: readonly unknown[], problems: ProblemList): OfRules {
  const hp = system.inside('hp')
  const value = hp.read('value', points)
  const max = hp.read('max', points) ?? value
  const left = value === undefined || value === max ? {} : { left: value }
  const numbers = max === undefined ? [] : [{ name: 'hp', value: max, from: 'hp', ...left }]
  const items = itemsOf(list, system.place, problems).map(({ name, type, data }) =>
    itemWords(name, type, ...data.rest().map(plainText)),
  )
  return { numbers, attacks: [], armour: [], critical: '', notes: [...system.rest().map(plainText), ...items] }
}
