import type { Json } from '~/engine/snapshot'
import { asWord } from '~/table/words/sentences'
import { meansName } from '../../initiative/declare'
import { signed } from '../../sheet/ability'
import type { Declared } from '../../state/sheet'
import type { Combatant } from '../../state/types'
import type { Act } from '../../state/vocabulary'

/** Actions as they stand in the order. */
const NAMES: { readonly [A in Act]: string } = {
  attack: 'attacks',
  cast: 'casts',
  consumable: 'uses',
  throw: 'throws',
  fullDefense: 'Full-Defense',
  defensiveAttack: 'Defensive Attack',
  defensiveMove: 'Defensive Attack without attacking',
  heal: 'Heal check',
  intimidate: 'Intimidation',
  trait: 'activates',
  other: 'something else',
  moveOnly: 'moves only',
}

/** A declaration in a few words with its modifier: "attacks: Longsword +4". */
export function declaredWords(c: Combatant, declared: Declared): string {
  const { act, mod } = declared
  const name = meansName(c, declared)
  return `${actWords(act, name)} ${signed(mod)}`
}

/** What somebody does, without its modifier: "attacks: Longsword". `name`: what it is done with. */
export function actWords(act: Json | undefined, name = ''): string {
  const words = NAMES[asWord(act) as Act] ?? ''
  return name === '' ? words : act === 'other' ? name : `${words}: ${name}`
}
