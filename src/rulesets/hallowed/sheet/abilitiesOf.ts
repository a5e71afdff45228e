import type { Sheet } from '../state/sheet'
import { ABILITIES } from '../state/vocabulary'

/** The names of the abilities that somebody has: the rulebook's six, then those that the GM has added. */
export function abilitiesOf({ abilities }: Pick<Sheet, 'abilities'>): readonly string[] {
  const six: readonly string[] = ABILITIES
  return [...six, ...Object.keys(abilities).filter(name => !six.includes(name))]
}
