import { describe, expect, test } from 'vitest'
import type { Asked, Command, Json, Row, Ruleset, RulesetTypes } from '~/engine'
import { gridMap } from '~/grid/grid-map'
import { rulesets } from '~/rulesets'
import { createTerrain, newEncounter } from '~/table'
import { createPlay, type Play } from './play'
import { publicLog } from './publicLog'
import type { DiceMode } from './types'

const ruleset = (await rulesets[0]!.load()) as Ruleset<RulesetTypes>
const terrain = createTerrain(gridMap({ width: 12, height: 12, walls: [], portals: [] }))

/** Roland beside a guard; Roland's side has the go. What is kept lands in `rows`. */
function skirmish(modes: Record<string, DiceMode> = {}): {
  play: Play<RulesetTypes>
  rows: Row[]
  roland: string
  guard: string
} {
  const rows: Row[] = []
  const play: Play<RulesetTypes> = createPlay({
    ruleset,
    terrain,
    state: newEncounter(ruleset, 'map'),
    done: 0,
    rows: [],
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

const asked = (play: Play<RulesetTypes>): Asked => play.fight.asks![0]!
const attack = (by: string, at: string): Command => ({ type: 'attack', by, with: { 'attack.target': at } })
/** Answer with the default, or the faces Fray proposes, until somebody rolls or nothing is open. */
function untilRoll(play: Play<RulesetTypes>): void {
  while (play.fight.asks && asked(play).kind !== 'roll')
    expect(play.answer(asked(play), asked(play).default!, { source: 'click' })).toBeNull()
}

describe('dice', () => {
  test('the same roll proposes the same faces after an undo, and they are what is rolled', () => {
    const { play, roland, guard } = skirmish()
    expect(play.do(attack(roland, guard))).toBeNull()
    untilRoll(play)
    const proposed = play.proposed(asked(play))
    expect(play.answer(asked(play), proposed, { source: 'dice' })).toBeNull()
    play.undo('command')
    expect(play.do(attack(roland, guard))).toBeNull()
    untilRoll(play)
    expect(play.proposed(asked(play))).toEqual(proposed)
    play.undo('command')
  })

  test('a side whose dice roll by themselves is not asked for them', () => {
    const { play, rows, roland, guard } = skirmish({ s1: 'auto', s2: 'auto' })
    expect(play.do(attack(roland, guard))).toBeNull()
    while (play.fight.asks) {
      expect(asked(play).kind).not.toBe('roll')
      expect(play.answer(asked(play), asked(play).default!, { source: 'click' })).toBeNull()
    }
    const sources = rows.flatMap(row => (row.row === 'entry' && 'source' in row.entry ? [row.entry.source] : []))
    expect(sources).toContain('dice')
  })
})

describe('undo', () => {
  test('takes back a whole blow first, then what came before, and redo brings both back byte for byte', () => {
    const { play, roland, guard } = skirmish({ s1: 'auto', s2: 'auto' })
    const before = JSON.stringify(play.fight.state)
    expect(play.do(attack(roland, guard))).toBeNull()
    while (play.fight.asks) expect(play.answer(asked(play), asked(play).default!, { source: 'click' })).toBeNull()
    const after = JSON.stringify(play.fight.state)
    expect(play.undo('command')).toBe(true)
    expect(JSON.stringify(play.fight.state)).toBe(before)
    expect(play.redo('command')).toBe(true)
    expect(JSON.stringify(play.fight.state)).toBe(after)
  })

  test('answer by answer it passes over dice that rolled by themselves, both ways', () => {
    const { play, roland, guard } = skirmish({ s1: 'auto', s2: 'auto' })
    expect(play.do(attack(roland, guard))).toBeNull()
    const places: string[] = []
    while (play.fight.asks) {
      places.push(asked(play).key)
      expect(play.answer(asked(play), asked(play).default!, { source: 'click' })).toBeNull()
    }
    const end = JSON.stringify(play.fight.state)
    const seen: string[] = []
    for (const _ of places) {
      expect(play.undo('answer')).toBe(true)
      seen.push(asked(play).key)
    }
    expect(seen).toEqual(places.toReversed())
    for (const _ of places) expect(play.redo('answer')).toBe(true)
    expect(play.fight.asks).toBeNull()
    expect(JSON.stringify(play.fight.state)).toBe(end)
  })
})

describe('the log', () => {
  test('tells each command once, greys what was undone and forgets it when play goes on', () => {
    const { play, roland } = skirmish()
    const before = play.log().length
    expect(play.do({ type: 'guard', by: roland })).toBeNull()
    expect(play.log()).toHaveLength(before + 1)
    expect(
      play
        .log()
        .at(-1)!
        .lines.map(line => line.words)
        .join(' '),
    ).toContain('Roland')
    play.undo('command')
    expect(play.log().at(-1)).toMatchObject({ undone: true })
    expect(play.do({ type: 'wait', by: roland })).toBeNull()
    expect(play.log()).toHaveLength(before + 1)
    expect(play.log().at(-1)).toMatchObject({ undone: false, command: { type: 'wait' } })
  })

  test('tells the players nothing of somebody who is absent from their table, and "Someone" of the unnamed', () => {
    const { play, roland, guard } = skirmish()
    const lines = () => publicLog(ruleset, play.fight.state, play.log(), () => new Set()).join('\n')
    expect(play.do({ type: 'guard', by: roland })).toBeNull()
    expect(lines()).toContain('Roland')
    expect(play.do({ type: 'known', by: 'gm', with: { who: [guard], known: 'unnamed' } })).toBeNull()
    expect(play.do({ type: 'takeTurn', by: guard })).toBeNull()
    expect(lines()).toContain('Someone')
    expect(lines()).not.toContain('Guard')
    expect(play.do({ type: 'known', by: 'gm', with: { who: [guard], known: 'absent' } })).toBeNull()
    expect(lines()).not.toContain('Someone')
  })
})

test('opened from a later state the fight plays on, and the rows before it bring back undo and log', () => {
  const { play, rows, roland } = skirmish()
  const { done } = play.fight.timeline.mark
  const given = { ruleset, terrain, seed: 1, diceMode: () => 'ask' as const, keep: () => {} }
  const later = createPlay({ ...given, state: play.fight.state, done, rows: [] })
  expect(later.log()).toHaveLength(0)
  expect(later.undo('command')).toBe(false)
  expect(later.do({ type: 'guard', by: roland })).toBeNull()
  later.fill(newEncounter(ruleset, 'map'), rows)
  expect(later.log()).toHaveLength(done + 1)
  expect(later.log().every(entry => entry.lines.length >= 0 && entry.words !== '')).toBe(true)
  while (later.undo('command'));
  expect(JSON.stringify(later.fight.state)).toBe(JSON.stringify(newEncounter(ruleset, 'map')))
})
