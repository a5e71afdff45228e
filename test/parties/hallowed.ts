import { total, type Command, type Id, type Json } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import { hallowed, type Hallowed, type Sheet } from '~/rulesets/hallowed'
import { defenseParts } from '~/rulesets/hallowed/attack/defence'
import { stressMax, woundMax } from '~/rulesets/hallowed/sheet/pools'
import { dice, weapon } from '~/rulesets/hallowed/sheet/weapons'
import { BLUNT } from '~/rulesets/hallowed/state/injuryTables'
import type { Settings } from '~/rulesets/hallowed/state/settings'
import type { Spell } from '~/rulesets/hallowed/state/sheet'
import type { Ability, Act, Hand } from '~/rulesets/hallowed/state/vocabulary'
import { table, type Spot, type Table } from '../table'

type Given = Command['with']
export type Hal = Table<Hallowed>
/** Changes of a sheet; scores are given as plain numbers. */
type Change = Partial<Omit<Sheet, 'abilities'>> & Partial<Record<Ability, number>>
type Put = (name: string, side: Id, at: Spot | null, change?: Change) => Id

const ABILITIES = ['strength', 'agility', 'dexterity', 'insight', 'perception', 'memory'] as const

/** A table of this ruleset with a side of heroes, whose numbers are open, and a side of monsters; nobody asks where to go. */
export function hallowedTable(map?: string | GridMap): { t: Hal; heroes: Id; monsters: Id; put: Put } {
  const t = table(hallowed, map)
  t.do('side.add', 'gm', { name: 'Heroes', show: 'exact' }).do('side.add', 'gm', { name: 'Monsters', show: 'words' })
  const [heroes, monsters] = Object.keys(t.state.sides) as [Id, Id]
  return { t, heroes, monsters, put: put(t) }
}

/**
 * A quick NPC on this square with these changes, who moves only when a test says so and fears nothing. On the first side it
 * is somebody's character.
 */
function put(t: Hal): Put {
  return (name, side, at, change = {}) => {
    const [first] = Object.keys(t.state.sides)
    const plain = sheet({ ...(side === first ? { isMonster: false, player: name } : {}), ...change })
    const cell = at === null ? null : t.cell(at)
    const before = new Set(Object.keys(t.state.combatants))
    t.do('join', 'gm', { list: [{ name, side, cell, sheet: plain }] })
    return Object.keys(t.state.combatants).find(id => !before.has(id))!
  }
}

/** A quick NPC with these changes; pools that the changes name keep what they say. */
export function sheet(change: Change): Sheet {
  const plain = hallowed.state.sheet.blank()
  plain.orders.movement = 'stay'
  plain.moraleImmune = true
  const { abilities } = plain
  for (const name of ABILITIES) {
    const score = change[name]
    if (score !== undefined) abilities[name].score = score
  }
  const scores = new Set<string>(ABILITIES)
  const rest = Object.fromEntries(Object.entries(change).filter(([key]) => !scores.has(key)))
  const made: Sheet = { ...plain, ...rest, abilities }
  // A bonus makes up for what Hit Dice and Strength do not explain.
  const explained = (max: (settings: Settings, sheet: Sheet) => number) => max(hallowed.state.settings.defaults, made)
  if (change.stress) made.stressBonus += made.stress.max - explained(stressMax)
  else made.stress = pool(explained(stressMax))
  if (change.wounds) made.woundBonus += made.wounds.max - explained(woundMax)
  else made.wounds = pool(explained(woundMax))
  return made
}

/** A full pool of this size, or with this much left. */
export const pool = (max: number, cur = max) => ({ cur, max })

/** A suffered result of the Blunt table, with what the dice took from its abilities. */
export function blunt(row: number, amount = 0, side: Hand | null = null): Sheet['combatInjuries'][number] {
  const { name, effects, skillPenalties, abilityDamage } = BLUNT.rows[row - 1]!
  const lost = abilityDamage.flatMap(({ abilities }) => abilities.map(ability => ({ ability, amount })))
  const rest = { text: '', woundAmount: 0, healed: false }
  return { table: 'blunt', row, name, side, effects, skillPenalties, abilityDamage: amount > 0 ? lost : [], ...rest }
}

/** A weapon in the main hand that hits with its own bonus and a flat number, no abilities in it. */
export function plainWeapon(name: string, speed: number, bonus: number, count: number, sides: 3 | 4 | 6 | 8, flat = 0) {
  return weapon(name, speed, [dice(count, sides, 'slashing', flat)], { attackBonus: bonus, damageAbility: null })
}

/** Combat begins, nobody is surprised, nobody shares; the d12 fall in roster order. */
export function begin(t: Hal, ...faces: number[]): Hal {
  t.do('begin', 'gm', { 'begin.surprised': [] }, undefined, { 'initiative.sharing': [] })
  return initiative(t, ...faces)
}

/** The initiative dice that are open, in roster order. */
export function initiative(t: Hal, ...faces: number[]): Hal {
  for (const face of faces) t.roll('initiative.die', face)
  return t
}

/** Somebody declares. */
export function declares(t: Hal, who: Id, act: Act, given?: Given): Hal {
  return t.do(act, who, given)
}

/** All is laid open; whoever has declared nothing only moves. */
export const reveal = (t: Hal): Hal => t.do('reveal', 'gm', {}, true)

/** The next count. */
export const count = (t: Hal, given: Given = {}): Hal => t.do('count', 'gm', given)

/** The next count, on which every action is dropped and nobody answers. */
function idleCount(t: Hal): void {
  count(t)
  while (t.open.length > 0) {
    const [ask] = t.open
    const values: readonly unknown[] = ask!.kind === 'choice' ? ask!.options.map(({ value }) => value) : []
    const idle = ['drop', 'no'].find(value => values.includes(value))
    if (idle) t.choose(ask!.key, idle)
    else t.enter(ask!.key)
  }
}

/** The rest of the round, in which nobody does anything more, and its end. */
export function endRound(t: Hal, given: Given = {}): Hal {
  if (t.state.turn!.step === 'declaring') reveal(t)
  while (
    t.ruleset.commands.offers(t.state, t.terrain, 'gm', 'count').some(o => o.command.type === 'count' && !o.whyNot)
  )
    idleCount(t)
  return t.do('endRound', 'gm', given)
}

/**
 * A hero beside a monster attacks it with the first weapon, up to the attack's d20. The hero is first in the round.
 */
export function assault(by: Change, on: Change, settings: Partial<Settings> = {}): { t: Hal; by: Id; on: Id } {
  const { t, heroes, monsters, put } = hallowedTable()
  if (Object.keys(settings).length > 0) t.do('settings', 'gm', { set: settings as Record<string, Json> })
  const attacker = put('Hero', heroes, [2, 2], by)
  const target = put('Orc', monsters, [3, 2], on)
  begin(t, 1, 12)
  reveal(declares(t, attacker, 'attack', { 'attack.weapon': '0' }))
  return { t: count(t, { 'attack.target': target }), by: attacker, on: target }
}

/** Base Initiative as the fight has it. */
export const base = (t: Hal, who: Id): number | null => t.sheet(who).fight.base

/** The entries of the round: who, on which count, extra or not. */
export function entries(t: Hal): readonly (readonly [Id, number] | readonly [Id, number, 'extra'])[] {
  return t.state.turn!.entries.map(({ who, value, extra }) => (extra ? [who, value, 'extra'] : [who, value]))
}

/** What the fights of the actions are fought with. */
export const sword = plainWeapon('sword', 0, 5, 1, 6, 2)

export const defenseOf = (t: Hal, id: Id): number => total(defenseParts(t.state, t.state.combatants[id]!))

/** Ann, who is first in the round, and an orc four squares away, who asks for nothing. */
export function apart(own: Change = {}, theirs: Change = {}) {
  const { t, heroes, monsters, put } = hallowedTable()
  const who = put('Ann', heroes, [2, 2], { weapons: [sword], ...own })
  const foe = put('Orc', monsters, [6, 2], { weapons: [sword], defenseBonus: 2, wounds: pool(40), ...theirs })
  begin(t, 4, 9)
  return { t, heroes, monsters, put, who, foe }
}

/** The way from where Ann stands to beside the orc. */
export const towards = (t: Hal): number[] => [3, 4, 5].map(x => t.cell([x, 2]))

/** A spell that does nothing and costs nothing, with these changes. */
export const spell = (change: Partial<Spell>): Spell => ({
  name: 'Bolt',
  castingTN: 10,
  speedOverride: null,
  manaCost: 0,
  verbal: true,
  attack: 'none',
  attackBonus: 0,
  damage: [],
  critMult: null,
  bypassStress: false,
  ignoresArmour: true,
  range: 20,
  text: '',
  ...change,
})
