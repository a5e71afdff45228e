import { option } from '~/engine/options'
import type { Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { isMute } from '../conditions/conditions'
import { whyNoHoldingHand, whyNoThrowingArm, whyNotWield } from '../conditions/hands'
import type { MeansKey } from '../state/questions'
import type { Combatant } from '../state/types'
import type { Act } from '../state/vocabulary'

/** Weapons that could be wielded when the count comes, drawn or not; those in hand first. */
function weapons({ sheet }: Combatant): Option<string>[] {
  const all = sheet.weapons.flatMap((weapon, i) => (weapon.dropped ? [] : [{ weapon, i }]))
  const held = all.filter(({ weapon }) => weapon.held && weapon.kind !== 'natural')
  const natural = all.filter(({ weapon }) => weapon.kind === 'natural')
  const sheathed = all.filter(({ weapon }) => !weapon.held && weapon.kind !== 'natural')
  return [...held, ...natural, ...sheathed].map(({ weapon, i }) => option(`${i}`, whyNotWield(sheet, weapon)))
}

function spells({ id, sheet }: Combatant): Option<string>[] {
  const mute = isMute(sheet)
  return sheet.spells.map(({ verbal }, i) =>
    option(`${i}`, mute && verbal ? reason('HAL-COND-05', 'mute', { who: id }) : undefined),
  )
}

function consumables({ sheet }: Combatant): Option<string>[] {
  const no = whyNoHoldingHand(sheet)
  return sheet.items.flatMap(({ kind, uses }, i) => (kind === 'consumable' && uses > 0 ? [option(`${i}`, no)] : []))
}

/** Items to throw that are left, and weapons made for it. */
function throwables({ sheet }: Combatant): Option<string>[] {
  const no = whyNoThrowingArm(sheet)
  const items = sheet.items.flatMap(({ kind, uses }, i) =>
    kind === 'throwable' && uses > 0 ? [option(`item.${i}`, no)] : [],
  )
  const thrown = sheet.weapons.flatMap((one, i) =>
    one.throwable && !one.dropped ? [option(`weapon.${i}`, whyNotWield(sheet, one))] : [],
  )
  return [...thrown, ...items]
}

/** Traits that are activated with a Standard Action. */
function traits({ id, sheet }: Combatant): Option<string>[] {
  return sheet.traits.flatMap(({ kind, stressCost }, i) => {
    if (kind !== 'standard') return []
    const short = stressCost > sheet.stress.cur
    return [option(`${i}`, short ? reason('HAL-DMG-09', 'noStress', { who: id, cost: stressCost }) : undefined)]
  })
}

/** What an action is done with: how it is asked for, what there is, and how it is said that there is nothing. */
interface Means {
  key: MeansKey
  options(c: Combatant): Option<string>[]
  none: { rule: string; code: string }
}

const WEAPONS: Means = { key: 'attack.weapon', options: weapons, none: { rule: 'HAL-ACT-01', code: 'noWeapon' } }

/** The actions that are done with something, and with what. */
export const MEANS: { readonly [A in Act]?: Means } = {
  attack: WEAPONS,
  defensiveAttack: WEAPONS,
  cast: { key: 'cast.spell', options: spells, none: { rule: 'HAL-ACT-02', code: 'noSpell' } },
  consumable: { key: 'consumable.item', options: consumables, none: { rule: 'HAL-ACT-04', code: 'noConsumable' } },
  throw: { key: 'throw.what', options: throwables, none: { rule: 'HAL-ACT-05', code: 'nothingToThrow' } },
  trait: { key: 'trait.which', options: traits, none: { rule: 'HAL-DMG-09', code: 'noTrait' } },
}
