import { reason, ruleReport } from '~/engine/reason'
import { option, type Option } from '~/engine/questions'
import type { Id } from '~/engine/snapshot'
import { canHoldWith, handsOf, isMute, whyNoHoldingHand, whyNoThrowingArm, whyNotWield } from './conditions'
import { enterStressRules } from './sheet/pools'
import { say } from './state/events'
import type { MeansKey } from './state/questions'
import type { DamagePart, Item, Sheet, Spell, Weapon } from './state/sheet'
import type { Combatant, World } from './state/types'
import type { Act } from './state/vocabulary'

/** A weapon falls, or lands where it was thrown. It keeps its place on the sheet, for whoever picks it up. */
export function dropWeapon(w: World, who: Id, which: number, cell = w.of(who).cell): void {
  const weapon = w.editSheet(who, 'weapons')[which]
  if (!weapon || weapon.dropped) return
  Object.assign(weapon, { held: false, dropped: true })
  if (cell !== null) w.add('things', { cell, name: weapon.name, what: { owner: who, weapon: which } })
  say(w, 'dropped', { who }, { what: weapon.name })
}

/** What a hand that cannot hold lets fall: weapons in it, two-handed ones too [HAL-INJ-28]. */
export function dropHeld(w: World, who: Id): void {
  const { sheet } = w.of(who)
  for (const [i, weapon] of sheet.weapons.entries()) {
    if (!weapon.held || weapon.kind === 'natural') continue
    if (handsOf(weapon).some(hand => !canHoldWith(sheet, hand))) dropWeapon(w, who, i)
  }
}

/** A rule is reported, and the modifier that it gives is returned. */
function by(rule: string, n: number): number {
  ruleReport(rule)
  return n
}

/** The initiative modifier of an action with these means; higher is later. Means that are gone add nothing. */
export function speedOf(sheet: Sheet, act: Act, means: string): number {
  const weapon = sheet.weapons[Number(means)]
  switch (act) {
    case 'attack':
      return by('HAL-ACT-01', weapon?.speed ?? 0)
    case 'cast': {
      const spell = sheet.spells[Number(means)]
      return by('HAL-ACT-02', spell ? (spell.speedOverride ?? by('HAL-ACT-03', spell.castingTN - 10)) : 0)
    }
    case 'consumable':
      return by('HAL-ACT-04', sheet.items[Number(means)]?.initMod ?? 6)
    case 'throw':
      return by('HAL-ACT-05', thrownSpeed(sheet, means) ?? 2)
    case 'fullDefense':
      return by('HAL-ACT-06', -1)
    case 'defensiveAttack':
      return by('HAL-ACT-07', (weapon?.speed ?? 0) + 1)
    case 'defensiveMove':
      return by('HAL-ACT-08', 1)
    case 'trait':
      return sheet.traits[Number(means)]?.initMod ?? 0
    case 'heal':
    case 'intimidate':
    case 'other':
    case 'moveOnly':
      return by('HAL-ACT-16', 0)
  }
}

function thrownSpeed(sheet: Sheet, means: string): number | null | undefined {
  const [kind, n] = means.split('.')
  return kind === 'weapon' ? sheet.weapons[Number(n)]?.throwMod : sheet.items[Number(n)]?.initMod
}

/** What hits somebody: a weapon, one that is thrown, a spell or an item, as the attack roll and the damage see it. */
export interface Strike {
  words: string
  /** melee: also natural weapons. */
  way: 'melee' | 'ranged' | 'thrown' | 'spell'
  /** null: no ability modifier. */
  attackAbility: string | null
  damageAbility: string | null
  attackBonus: number
  damage: readonly DamagePart[]
  critThreat: number
  /** null: cannot be critical. */
  critMult: number | null
  bypassStress: boolean
  ignoresArmour: boolean
  /** Squares at which it hits. */
  range: number
}

/** A weapon in hand. */
export function weaponStrike(weapon: Weapon): Strike {
  const { name: words, kind, reach, attackAbility, damageAbility, attackBonus, damage } = weapon
  const { critThreat, critMult, bypassStress } = weapon
  const shot = kind === 'ranged'
  // Part by part: it is asked for of everybody's weapons all the while, and to spread one takes longest of all.
  return {
    words,
    way: shot ? 'ranged' : 'melee',
    attackAbility,
    damageAbility,
    attackBonus,
    damage,
    critThreat,
    critMult,
    bypassStress,
    ignoresArmour: false,
    range: shot ? weapon.range : reach,
  }
}

/** A weapon that is thrown: with Dexterity, otherwise as it always hits [HAL-ACT-18]. */
export function throwStrike(weapon: Weapon): Strike {
  return { ...weaponStrike(weapon), way: 'thrown', attackAbility: 'dexterity', range: weapon.range }
}

/** A throwable item: with Dexterity; its damage has no ability in it. */
export function itemStrike({ name, damage, attackBonus, critMult, range }: Item): Strike {
  return { ...PLAIN, words: name, way: 'thrown', attackAbility: 'dexterity', attackBonus, damage, critMult, range }
}

/** A spell that attacks Defense; its bonus is the whole modifier. */
export function spellStrike({ name, damage, attackBonus, critMult, range, ...spell }: Spell): Strike {
  const { bypassStress, ignoresArmour } = spell
  return { ...PLAIN, words: name, way: 'spell', attackBonus, damage, critMult, range, bypassStress, ignoresArmour }
}

const PLAIN = {
  attackAbility: null,
  damageAbility: null,
  critThreat: 20,
  bypassStress: false,
  ignoresArmour: false,
} as const

/** A trait is activated, as a Standard Action or a Free one: its Stress is spent, the rest is its own text. */
export function activate(w: World, who: Id, which: number): void {
  const trait = w.of(who).sheet.traits[which]
  if (!trait) return
  const { name, text, stressCost } = trait
  w.enter('HAL-DMG-09')
  if (stressCost > 0) enterStressRules(w, who)
  const stress = w.editSheet(who, 'stress')
  stress.cur = Math.max(0, stress.cur - stressCost)
  say(w, 'activated', { who }, { what: name }, { cost: stressCost, text })
}

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
interface WeaponUse {
  key: MeansKey
  options(c: Combatant): Option<string>[]
  none: { rule: string; code: string }
}

const WEAPONS: WeaponUse = { key: 'attack.weapon', options: weapons, none: { rule: 'HAL-ACT-01', code: 'noWeapon' } }

/** The actions that are done with something, and with what. */
export const MEANS: { readonly [A in Act]?: WeaponUse } = {
  attack: WEAPONS,
  defensiveAttack: WEAPONS,
  cast: { key: 'cast.spell', options: spells, none: { rule: 'HAL-ACT-02', code: 'noSpell' } },
  consumable: { key: 'consumable.item', options: consumables, none: { rule: 'HAL-ACT-04', code: 'noConsumable' } },
  throw: { key: 'throw.what', options: throwables, none: { rule: 'HAL-ACT-05', code: 'nothingToThrow' } },
  trait: { key: 'trait.which', options: traits, none: { rule: 'HAL-DMG-09', code: 'noTrait' } },
}
