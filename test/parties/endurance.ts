import type { Id } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import { endurance, type Endurance, type Sheet } from '~/rulesets/endurance'
import { table, type Spot, type Table } from '../table'

type Changes = Partial<Sheet>

/** A table of this ruleset with a side of heroes and a side of guards, and people to put on them. */
export function enduranceTable(map?: string | GridMap): { t: Table<Endurance>; heroes: Id; guards: Id; put: Put } {
  const t = table(endurance, map)
  t.do('side.add', 'gm', { name: 'Heroes', show: 'exact' }).do('side.add', 'gm', { name: 'Guards', show: 'words' })
  const [heroes, guards] = Object.keys(t.state.sides) as [Id, Id]
  return { t, heroes, guards, put: put(t) }
}

type Put = (name: string, side: Id, at: Spot | null, change?: (sheet: Sheet) => Changes) => Id

/**
 * Somebody from the ready-made sheets (or a guard) on this square, with these changes. Nobody reacts unless the changes
 * say so (`reacting`).
 */
function put(t: Table<Endurance>): Put {
  return (name, side, at, change = () => ({})) => {
    const preset = endurance.state.sheet.presets[name] ?? endurance.state.sheet.presets['guard']!
    const plain = { ...preset(), orders: neverReact() }
    const sheet = { ...plain, ...change(plain) }
    const cell = at === null ? null : t.cell(at)
    const before = new Set(Object.keys(t.state.combatants))
    t.do('join', 'gm', { list: [{ name, side, cell, sheet }] })
    return Object.keys(t.state.combatants).find(id => !before.has(id))!
  }
}

function neverReact(): Sheet['orders'] {
  const never = { when: 'never' as const, least: 0 }
  return { dodge: never, parry: never, block: never, intercept: never, fortify: never, resist: never }
}

/** Orders that ask for these reactions and refuse the others. */
export function reacting(...reactions: (keyof Sheet['orders'])[]): { orders: Sheet['orders'] } {
  const orders = neverReact()
  for (const reaction of reactions) orders[reaction] = { when: 'ask', least: 0 }
  return { orders }
}

/** A full pool of this size, or with this much left. */
export const pool = (max: number, cur = max) => ({ cur, max })

/** Combat begins: who set it off (a side or somebody), at whom, and who has surprise. */
export function begin(t: Table<Endurance>, given: { author?: Id; target?: Id; surprise?: Id } = {}): Table<Endurance> {
  t.do('begin', 'gm', {
    'begin.author': given.author ?? Object.keys(t.state.sides)[0]!,
    ...(given.target !== undefined && { 'begin.target': given.target }),
    'begin.surprise': given.surprise ?? 'none',
  })
  return t
}

/** A whole turn in which nothing is done. */
export function idle(t: Table<Endurance>, ...who: Id[]): Table<Endurance> {
  for (const id of who) t.do('takeTurn', id).do('endTurn', id)
  return t
}
