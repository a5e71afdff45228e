import type { Command, Id } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import { ratbags, type Ratbags, type Sheet } from '~/rulesets/ratbags'
import { table, type Spot, type Table } from '../table'

/** The heroes of the ledger's examples, by the ready-made sheet that is theirs. */
const SHEETS: Readonly<Record<string, string>> = { Ann: 'Roland', Bob: 'Boudica', Cid: 'Agnessa', Dara: 'Clementine' }

type Given = Command['with']
type Put = (name: string, side: Id, at: Spot | null, change?: Partial<Sheet>) => Id

/** A table of this ruleset with the players' side and a side of foes, and people to put on them. */
export function ratbagsTable(map?: string | GridMap): { t: Table<Ratbags>; heroes: Id; foes: Id; put: Put } {
  const t = table(ratbags, map)
  t.do('side.add', 'gm', { name: 'Heroes', show: 'exact' }).do('side.add', 'gm', { name: 'Foes', show: 'words' })
  const [heroes, foes] = Object.keys(t.state.sides) as [Id, Id]
  return { t, heroes, foes, put: put(t) }
}

/**
 * Somebody from the ready-made sheets (or a quick NPC; on the first side a PC) on this square, with these changes. PCs
 * are ready, so that the order needs no dice unless the changes say so.
 */
function put(t: Table<Ratbags>): Put {
  return (name, side, at, change = {}) => {
    const [first] = Object.keys(t.state.sides)
    const plain = (ratbags.state.sheet.presets[SHEETS[name] ?? name] ?? ratbags.state.sheet.blank)()
    const own = side === first ? { kind: 'pc' as const, readiness: 'ready' as const } : {}
    const cell = at === null ? null : t.cell(at)
    const before = new Set(Object.keys(t.state.combatants))
    t.do('join', 'gm', { list: [{ name, side, cell, sheet: { ...plain, ...own, ...change } }] })
    return Object.keys(t.state.combatants).find(id => !before.has(id))!
  }
}

/** A full pool of this size, or with this much left. */
export const pool = (max: number, cur = max) => ({ cur, max })

/** Combat begins, nothing is telegraphed; the first saves fall in roster order. */
export function begin(t: Table<Ratbags>, ...saves: number[]): Table<Ratbags> {
  t.do('begin', 'gm', {}, undefined, { 'round.telegraph': 'nothing' })
  for (const die of saves) t.roll('begin.save', die)
  return t
}

/** What has been declared is locked, whoever has declared nothing does nothing, and the next phase is played. */
export function play(t: Table<Ratbags>, given: Given = {}): Table<Ratbags> {
  const usual = { 'phase.rulings': 'suggested', 'round.telegraph': 'nothing', 'combat.over': 'goOn' }
  return t.do('play', 'gm', given, true, usual)
}

/** An attack is declared. */
export function attack(t: Table<Ratbags>, by: Id, target: Id, given: Given = {}): Table<Ratbags> {
  return t.do('attack', by, { 'attack.target': target, ...given })
}

/** One attack of a foe while the players do nothing: up to its damage dice. */
export function foeAttacks(t: Table<Ratbags>, by: Id, target: Id, given: Given = {}): Table<Ratbags> {
  while (t.state.turn!.at !== 1) play(t)
  const [ahead, later] = [true, false].map(isOfAttack =>
    Object.fromEntries(Object.entries(given).filter(([key]) => key.startsWith('attack.') === isOfAttack)),
  )
  return play(attack(t, by, target, ahead), later)
}
