import type { Command, Id } from '~/engine'
import type { GridMap } from '~/grid/map/gridMap'
import { murdham, type Murdham, type Sheet } from '~/rulesets/murdham'
import type { Status } from '~/rulesets/murdham/state/sheet'
import { table, type Spot, type Table } from '../table'

type Given = Command['with']
export type Change = Partial<Omit<Sheet, 'status'>> & { status?: Partial<Status> }
type Put = (name: string, side: Id, at: Spot | null, ...changes: Change[]) => Id

/**
 * A table of this ruleset with the players' faction and one of foes, and people to put on them: quick NPCs that ask about
 * everything but their weapons. The map is a row of four zones, `A1` to `D1`, unless another is given.
 */
export function murdhamTable(map: string | GridMap = '16x4'): { t: Table<Murdham>; heroes: Id; foes: Id; put: Put } {
  const t = table(murdham, map)
  t.do('side.add', 'gm', { name: 'Heroes', show: 'exact' }).do('side.add', 'gm', { name: 'Foes', show: 'words' })
  const [heroes, foes] = Object.keys(t.state.sides) as [Id, Id]
  const put: Put = (name, side, at, ...changes) => {
    const plain = murdham.state.sheet.blank()
    const controller = side === heroes ? ('player' as const) : ('gm' as const)
    const sheet = Object.assign(plain, { controller }, ...changes) as Sheet
    sheet.status = Object.assign(
      murdham.state.sheet.blank().status,
      ...changes.map(({ status }) => status ?? {}),
    ) as Status
    const before = new Set(Object.keys(t.state.combatants))
    t.do('join', 'gm', { list: [{ name, side, cell: at === null ? null : t.cell(at), sheet }] })
    return Object.keys(t.state.combatants).find(id => !before.has(id))!
  }
  return { t, heroes, foes, put }
}

/** Two who stand together, and one of each faction far off, so that the fight goes on whatever happens to the first two. */
export function duel(...changes: Change[]) {
  const { t, heroes, foes, put } = murdhamTable('40x4')
  const ada = put('Ada', heroes, [1, 1], changes[0] ?? {})
  const bandit = put('Bandit', foes, [2, 1], changes[1] ?? {})
  const bo = put('Bo', heroes, [38, 1])
  const far = put('Cut-throat', foes, [37, 1])
  return { t, heroes, foes, put, ada, bandit, bo, far }
}

/** Standing orders of somebody who attacks as best they can and answers nothing. */
export const passive = {
  attacks: 'best',
  react: 'never',
  guard: 'never',
  opportunity: 'never',
  omens: 'never',
} as const

/** Standing orders of somebody who asks how to answer an attack, and for whom an omen is to be spent. */
export const asking = { ...passive, react: 'ask', omens: 'ask' } as const

/** The two of `duel`, of whom the first asks how to answer and the others answer nothing. */
export function livelyDuel(...[first, second]: Change[]) {
  const found = duel({ orders: asking, ...first }, { orders: passive, ...second })
  for (const who of [found.bo, found.far]) found.t.set(who, ['orders'], passive)
  return found
}

/** All pass until the next round, which this faction begins. */
export function nextRound(t: Table<Murdham>, first: Id): Table<Murdham> {
  if (t.state.turn!.acting) done(t)
  while (t.open.length === 0) t.do('pass', 'gm')
  if (t.open[0]!.key === 'morale.die') t.roll('morale.die', 1)
  return t.choose('round.first', first)
}

/** Another faction. */
export function faction(t: Table<Murdham>, name: string, allies: readonly Id[] = []): Id {
  t.do('side.add', 'gm', { name })
  const id = Object.keys(t.state.sides).at(-1)!
  if (allies.length > 0) t.do('side.edit', 'gm', { side: id, more: { allies: [...allies] } })
  return id
}

/** The fight begins, started by this faction, which also goes first; nobody lies in ambush. */
export function begin(t: Table<Murdham>, started: Id, given: Given = {}): Table<Murdham> {
  const usual = { 'begin.started': started, 'begin.hidden': [], 'round.first': started }
  return t.do('begin', 'gm', { ...usual, ...given })
}

/** Somebody strikes at somebody. */
export function attack(t: Table<Murdham>, by: Id, target: Id, given: Given = {}): Table<Murdham> {
  return t.do('attack', by, { 'attack.target': target, ...given })
}

/** The turn of the one who acts is over. */
export function done(t: Table<Murdham>): Table<Murdham> {
  return t.do('endTurn', t.state.turn!.acting!.who)
}

/** Health left of as much. */
export const health = (cur: number, max = Math.max(cur, 8)): Change => ({ health: { cur, max } })

/** This score in every ability named. */
export const scores = (given: Partial<Record<'str' | 'agi' | 'wit', number>>): Change =>
  Object.fromEntries(Object.entries(given).map(([ability, max]) => [ability, { cur: max, max }]))

/** The health that these have left. */
export const healthLeft = (t: Table<Murdham>, ...who: Id[]) => who.map(id => t.sheet(id).health.cur)
