import type { ActionNote, Reason } from '~/engine/command'
import { option, type Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import type { Id } from '~/engine/snapshot'
import { isAble, isMute, isPresent, whyNoBareHand } from './conditions'
import { MEANS, speedOf } from './gear'
import { signed } from './sheet/ability'
import { areFoes, perceives } from './space'
import type { Combatant, Snapshot } from './state/types'
import type { Act } from './state/vocabulary'

/**
 * Whom somebody could intimidate: the monsters on the map among the foes it knows of, as nobody else checks morale
 * [HAL-MORALE-09, HAL-MORALE-11]. Those who will not roll at the end of the round are closed, behind the others.
 */
export function toIntimidate(s: Snapshot, who: Combatant): readonly Option<Id>[] {
  const list = Object.values(s.combatants)
    .filter(c => c.sheet.isMonster && isPresent(c) && c.cell !== null && areFoes(s, who, c) && perceives(s, who, c))
    .map(c => option(c.id, whyUnmoved(c)))
  return [...list.filter(({ whyNot }) => !whyNot), ...list.filter(({ whyNot }) => whyNot)]
}

/** Why nobody can be intimidated: no such monster is there, or each is past it. */
export function whyNobodyToIntimidate(s: Snapshot, who: Combatant): Reason | undefined {
  const list = toIntimidate(s, who)
  if (list.some(({ whyNot }) => !whyNot)) return undefined
  return list[0]?.whyNot ?? reason('HAL-MORALE-11', 'noMonster')
}

/** Why nothing comes of intimidating this one: it checks no morale, having none to lose or no more of it [HAL-MORALE-12]. */
function whyUnmoved(c: Combatant): Reason | undefined {
  const { id, sheet } = c
  if (sheet.moraleImmune) return reason('HAL-MORALE-12', 'fearless', { target: id })
  return isAble(c) ? undefined : reason('HAL-MORALE-12', 'pastMorale', { target: id })
}

/** One thing a combatant can declare. */
export interface Action extends Omit<ActionNote, 'cost'> {
  type: Act
  name: string
  hotkey: string
}

/** Everything that can be declared, in the order of the action bar. */
export const ACTIONS: readonly Action[] = [
  { type: 'attack', name: 'Attack', hotkey: 'a', icon: 'attack', meaning: 'attack', target: 'attack.target' },
  { type: 'cast', name: 'Cast a spell', hotkey: 's', icon: 'cast' },
  { type: 'consumable', name: 'Use a consumable', hotkey: 'u', icon: 'potion' },
  { type: 'throw', name: 'Throw', hotkey: 't', icon: 'throw' },
  { type: 'fullDefense', name: 'Full-Defense', hotkey: 'f', icon: 'guard' },
  { type: 'defensiveAttack', name: 'Defensive Attack', hotkey: 'e', icon: 'maneuver' },
  {
    type: 'defensiveMove',
    name: 'Defensive Attack without attacking',
    hotkey: 'w',
    icon: 'dodge',
    meaning: 'rare',
    rank: 2,
  },
  { type: 'heal', name: 'Heal check', hotkey: 'h', icon: 'bandage' },
  { type: 'intimidate', name: 'Intimidation', hotkey: 'i', icon: 'intimidate' },
  { type: 'trait', name: 'Activate a trait', hotkey: 'x', icon: 'special', meaning: 'rare', rank: 3 },
  { type: 'other', name: 'Something else', hotkey: 'o', icon: 'task', meaning: 'rare', rank: 1 },
  { type: 'moveOnly', name: 'Move only', hotkey: 'm', icon: 'move', meaning: 'walk' },
]

/** Why an action is closed to this combatant whatever the hour: nothing to do it with, no voice, or nobody to impress. */
export function whyNotAble(s: Snapshot, c: Combatant, act: Act): Reason | undefined {
  if (act === 'intimidate') {
    if (isMute(c.sheet)) return reason('HAL-COND-05', 'mute', { who: c.id })
    return whyNobodyToIntimidate(s, c)
  }
  if (act === 'heal') return whyNoBareHand(c.sheet)
  const means = MEANS[act]
  if (!means) return undefined
  const options = means.options(c)
  if (options.length === 0) return reason(means.none.rule, means.none.code, { who: c.id })
  return options.some(({ whyNot }) => !whyNot) ? undefined : options[0]!.whyNot
}

/** The initiative modifier of an action in words: "+4", or from the quickest means to the slowest: "+1 to +6". */
export function costOf(c: Combatant, act: Act): string {
  const options = MEANS[act]?.options(c).filter(({ whyNot }) => !whyNot)
  const mods = options ? options.map(({ value }) => speedOf(c.sheet, act, value)) : [speedOf(c.sheet, act, '')]
  const [least, most] = [Math.min(...mods), Math.max(...mods)]
  if (mods.length === 0) return ''
  return least === most ? signed(least) : `${signed(least)} to ${signed(most)}`
}
