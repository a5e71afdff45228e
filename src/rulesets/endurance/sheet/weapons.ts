import type { Id } from '~/engine/snapshot'
import type { Item, Weapon } from '../state/sheet'
import type { World } from '../state/types'
import type { PoolName } from '../state/vocabulary'

/** Spend actions of the own turn. Where the GM allows it although too few are left, it stops at 0. */
export function spendActions(w: World, who: Id, actions: number): void {
  const status = w.editSheet(who, 'status')
  status.actionsLeft = Math.max(0, status.actionsLeft - actions)
}

/** Spend points of a pool; it stops at 0 too. */
export function spendPoints(w: World, who: Id, name: PoolName, points: number): void {
  const pool = w.editSheet(who, name)
  pool.cur = Math.max(0, pool.cur - points)
}

/** What is written down of an item: where it differs from the plainest. */
type Listed = Partial<Omit<Item, 'weapon'>> & { id: string; name: string; weapon?: Partial<Weapon> }

function item({ weapon, ...given }: Listed): Item {
  return {
    handsNeeded: 1,
    held: true,
    metal: false,
    durability: null,
    block: null,
    parry: null,
    ...given,
    weapon: weapon ? { ...PLAIN, ...weapon } : null,
  }
}

const PLAIN: Weapon = {
  attributes: ['strength'],
  proficiencies: ['martial'],
  damage: 4,
  critDamage: 8,
  critThreshold: 20,
  damageTypes: ['bludgeoning'],
  reach: 1,
  ranged: null,
  thrown: null,
  projectile: false,
  nonlethal: false,
  reloadActions: 0,
  loaded: true,
  ammo: null,
  attackMod: 0,
  damageMod: 0,
}

/** Fists and feet: always at hand, whatever is held; no item, so nothing to parry or block with. */
export const bareHands: Item = item({
  id: 'hands',
  name: 'Bare hands',
  handsNeeded: 0,
  weapon: {
    attributes: ['strength', 'dexterity'],
    proficiencies: ['unarmed'],
    damage: 2,
    critDamage: 4,
    nonlethal: true,
  },
})

/** Weapons and shields, ready to be carried. */
export const weapons = {
  dagger: () =>
    item({
      id: 'dagger',
      name: 'Dagger',
      metal: true,
      parry: 2,
      weapon: {
        attributes: ['dexterity'],
        proficiencies: ['finesse'],
        damage: 3,
        critDamage: 9,
        critThreshold: 18,
        damageTypes: ['piercing'],
        thrown: { normal: 5, max: 35 },
      },
    }),
  straightSword: () =>
    item({
      id: 'sword',
      name: 'Straight sword',
      metal: true,
      parry: 3,
      weapon: {
        attributes: ['strength', 'dexterity'],
        proficiencies: ['finesse', 'martial'],
        critThreshold: 19,
        damageTypes: ['piercing', 'slashing'],
      },
    }),
  club: () => item({ id: 'club', name: 'Club', weapon: {} }),
  sap: () => item({ id: 'sap', name: 'Sap', weapon: { proficiencies: ['martial', 'unarmed'], nonlethal: true } }),
  spear: () =>
    item({
      id: 'spear',
      name: 'Spear',
      handsNeeded: 2,
      weapon: {
        attributes: ['strength', 'dexterity'],
        proficiencies: ['finesse', 'martial'],
        critThreshold: 19,
        damageTypes: ['piercing'],
        reach: 2,
      },
    }),
  shortbow: () =>
    item({
      id: 'bow',
      name: 'Shortbow',
      handsNeeded: 2,
      weapon: {
        attributes: ['strength', 'dexterity'],
        proficiencies: ['archery'],
        damage: 3,
        critDamage: 9,
        critThreshold: 19,
        damageTypes: ['piercing'],
        reach: null,
        ranged: { normal: 35, max: 280 },
        projectile: true,
      },
    }),
  crossbow: () =>
    item({
      id: 'crossbow',
      name: 'Crossbow',
      handsNeeded: 2,
      weapon: {
        attributes: ['dexterity'],
        proficiencies: ['archery', 'firearms', 'martial'],
        critDamage: 10,
        critThreshold: 18,
        damageTypes: ['piercing'],
        reach: null,
        ranged: { normal: 35, max: 245 },
        projectile: true,
        reloadActions: 2,
      },
    }),
  smallShield: () => shield('Small shield', { block: 2, parry: 2, durability: 8 }),
  mediumShield: () => shield('Medium shield', { block: 3, parry: 2, durability: 10 }),
  largeShield: () => shield('Large shield', { block: 4, parry: 2, durability: 12 }),
  buckler: () => ({
    ...shield('Metal buckler', { block: null, parry: 4, durability: 10 }),
    id: 'buckler',
    metal: true,
  }),
}

function shield(name: string, given: { block: number | null; parry: number; durability: number }): Item {
  const { block, parry, durability } = given
  return item({ id: 'shield', name, block, parry, durability: { cur: durability, max: durability } })
}
