import type { Id, Ruleset } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import { tiny, type Sheet, type Tiny } from '~/rulesets/tiny'
import { having } from '~/rulesets/tiny/sheet'
import type { Weapon } from '~/rulesets/tiny/state/sheet'
import { weapons } from '~/rulesets/tiny/sheet/weapons'
import type { Trait } from '~/rulesets/tiny/state/vocabulary'
import { table, type Spot, type Table } from '../table'

type Put = (name: string, side: Id, at: Spot | null, ...changes: Partial<Sheet>[]) => Id

/** A table of these rules with heroes (pcs) and foes (npcs), and people of 4 HP with a short sword to put on them. */
export function tinyTable(
  map?: string | GridMap,
  rules: Ruleset<Tiny> = tiny,
): { t: Table<Tiny>; heroes: Id; foes: Id; put: Put } {
  const t = table(rules, map)
  t.do('side.add', 'gm', { name: 'Heroes', show: 'exact' }).do('side.add', 'gm', { name: 'Foes', show: 'words' })
  const [heroes, foes] = Object.keys(t.state.sides) as [Id, Id]
  const put: Put = (name, side, at, ...changes) => {
    const sheet: Sheet = Object.assign(tiny.state.sheet.blank(), { kind: side === heroes ? 'pc' : 'npc' }, ...changes)
    const before = new Set(Object.keys(t.state.combatants))
    t.do('join', 'gm', { list: [{ name, side, cell: at === null ? null : t.cell(at), sheet }] })
    return Object.keys(t.state.combatants).find(id => !before.has(id))!
  }
  return { t, heroes, foes, put }
}

/** These traits. */
export const traits = (...chosen: Trait[]): Partial<Sheet> => ({ traits: having(...chosen) })

/** This much hit points left of as many. */
export const hp = (cur: number, max = Math.max(cur, 4)): Partial<Sheet> => ({ hp: { cur, max } })

/** This weapon in hand, wielded so well. */
export function armed(
  name: keyof typeof weapons,
  level: 'untrained' | 'proficient' | 'mastered' = 'proficient',
): Partial<Sheet> {
  const weapon: Weapon = weapons[name]()
  const { category, subclass } = weapon
  return {
    weapons: [weapon],
    wielded: weapon.id,
    proficiencies: level === 'untrained' ? [] : [{ category, subclass, level }],
  }
}

/** Nothing in hand, and no training. */
export const unarmed: Partial<Sheet> = { weapons: [], wielded: 'unarmed', proficiencies: [] }

/** Combat begins; initiative has them in this order. */
export function start(t: Table<Tiny>, ...order: Id[]): Table<Tiny> {
  t.do('begin')
  while (t.open[0]?.key === 'initiative.dice') {
    const [ask] = t.open
    const count = ask!.kind === 'roll' ? ask!.dice.length : 2
    const place = order.indexOf(ask!.of)
    t.roll('initiative.dice', ...facesOf(12 - (place < 0 ? order.length : place), count))
  }
  return t
}

/** So many dice that come to this. */
function facesOf(total: number, count: number): number[] {
  const faces = Array.from({ length: count }, () => 1)
  let left = Math.min(6 * count, Math.max(count, total)) - count
  for (let i = 0; left > 0; i++) {
    const more = Math.min(5, left)
    faces[i]! += more
    left -= more
  }
  return faces
}

/** Turns in which nothing is done. */
export function pass(t: Table<Tiny>, ...who: Id[]): Table<Tiny> {
  for (const id of who) t.do('pass', id)
  return t
}

/** The order of initiative. */
export const order = (t: Table<Tiny>): Id[] => t.state.turn!.order.map(place => place.who)
