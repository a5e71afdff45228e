import { expect } from 'vitest'
import type { Json, Row, Ruleset, RulesetTypes } from '~/engine'
import { gridMap } from '~/grid/map/gridMap'
import { rulesets } from '~/rulesets'
import { createTerrain, newEncounter, type TableTypes } from '~/table'
import type { Log } from '../log/log'
import type { LogEntry } from '../log/logEntry'
import type { DiceMode } from '../play/drafts'
import { createPlay, type Play, type PlayGiven } from '../play/play'

export const ruleset = (await rulesets[0]!.load()) as Ruleset<TableTypes>
export const terrain = createTerrain(gridMap({ width: 12, height: 12, walls: [], portals: [] }))

/** A fight in which nothing has been done yet: all dice are asked for, and nothing is kept, unless `given` says so. */
export function newPlay<R extends RulesetTypes>(
  rules: Ruleset<R>,
  on: R['terrain'],
  given: Partial<PlayGiven<R>> = {},
): Play<R> {
  return createPlay({
    ruleset: rules,
    terrain: on,
    state: newEncounter(rules, 'map'),
    done: 0,
    rows: [],
    seed: 1,
    diceMode: () => 'ask',
    keep: () => undefined,
    ...given,
  })
}

/** Roland beside a guard; Roland's side has the go. What is kept lands in `rows`. */
export function skirmish(modes: Record<string, DiceMode> = {}): {
  play: Play<TableTypes>
  rows: Row[]
  roland: string
  guard: string
} {
  const rows: Row[] = []
  const play: Play<TableTypes> = newPlay(ruleset, terrain, {
    seed: 4711,
    diceMode: of => modes[of === 'gm' ? 'gm' : play.fight.state.combatants[of]!.side] ?? 'ask',
    keep: kept => rows.push(...kept),
  })
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Guards', show: 'words' })
  const [heroes, guards] = Object.keys(play.fight.state.sides) as [string, string]
  gm('join', { list: [{ name: 'Roland', preset: 'Roland', side: heroes, cell: 0 }] })
  gm('join', { list: [{ name: 'Guard', preset: 'guard', side: guards, cell: 1 }] })
  const [roland, guard] = Object.keys(play.fight.state.combatants) as [string, string]
  gm('begin', { 'begin.author': heroes, 'begin.surprise': 'none' })
  expect(play.do({ type: 'takeTurn', by: roland })).toBeNull()
  return { play, rows, roland, guard }
}

/** All entries of a log. */
export function entriesOf(log: Log): LogEntry[] {
  return Array.from({ length: log.length }, (_, i) => log.at(i)!)
}
