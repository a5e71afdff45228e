import { reason } from '~/engine/reason'
import type { Reason } from '~/engine/types'
import { consumables, spellOptions, throwables, traits, weaponOptions } from './declare'
import { isMute } from './states'
import type { Combatant } from './types'
import type { Act } from './words'

/** One thing a combatant can declare, with its initiative modifier in words and when it is closed. */
export interface Action {
  type: Act
  name: string
  cost: string
  hotkey: string
  /** Why it is closed to this combatant whatever the hour. */
  whyNot?(c: Combatant): Reason | undefined
}

/** Closed when all the means are, with the reason of the first; or when there are none. */
function withMeans(
  list: (c: Combatant) => readonly { whyNot?: Reason }[],
  none: Reason['code'],
  rule: string,
): (c: Combatant) => Reason | undefined {
  return c => {
    const [first, ...others] = list(c)
    if (!first) return reason(rule, none, { who: c.id })
    return [first, ...others].some(({ whyNot }) => !whyNot) ? undefined : first.whyNot
  }
}

const weapons = withMeans(weaponOptions, 'noWeapon', 'HAL-ACT-01')

/** Everything that can be declared, in the order of the action bar. */
export const ACTIONS: readonly Action[] = [
  { type: 'attack', name: 'Attack', cost: '+ weapon speed', hotkey: 'a', whyNot: weapons },
  {
    type: 'cast',
    name: 'Cast a spell',
    cost: '+ spell speed',
    hotkey: 's',
    whyNot: withMeans(spellOptions, 'noSpell', 'HAL-ACT-02'),
  },
  {
    type: 'consumable',
    name: 'Use a consumable',
    cost: '+6',
    hotkey: 'u',
    whyNot: withMeans(consumables, 'noConsumable', 'HAL-ACT-04'),
  },
  {
    type: 'throw',
    name: 'Throw',
    cost: '+2',
    hotkey: 't',
    whyNot: withMeans(throwables, 'nothingToThrow', 'HAL-ACT-05'),
  },
  { type: 'fullDefense', name: 'Full-Defense', cost: '−1', hotkey: 'f' },
  { type: 'defensiveAttack', name: 'Defensive Attack', cost: '+ weapon speed + 1', hotkey: 'e', whyNot: weapons },
  { type: 'defensiveMove', name: 'Defensive Attack without attacking', cost: '+1', hotkey: 'w' },
  { type: 'heal', name: 'Heal check', cost: '+0', hotkey: 'h' },
  {
    type: 'intimidate',
    name: 'Intimidation',
    cost: '+0',
    hotkey: 'i',
    whyNot: c => (isMute(c.sheet) ? reason('HAL-COND-05', 'mute', { who: c.id }) : undefined),
  },
  {
    type: 'trait',
    name: 'Activate a trait',
    cost: 'as the trait says',
    hotkey: 'x',
    whyNot: withMeans(traits, 'noTrait', 'HAL-DMG-09'),
  },
  { type: 'other', name: 'Something else', cost: '+0 or set by the GM', hotkey: 'o' },
  { type: 'moveOnly', name: 'Move only', cost: '+0', hotkey: 'm' },
]
