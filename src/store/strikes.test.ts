import { expect, test } from 'vitest'
import { type Command, isAlong, type Id, type Json, type Ruleset, type TacticsRules } from '~/engine'
import { gridMap } from '~/grid/map/gridMap'
import { rulesets } from '~/rulesets'
import { createTerrain, type TableTypes } from '~/table'
import type { SessionFight } from './session/loadFight'
import type { SessionListener } from './session/session'
import { newPlay } from './testing/skirmish'
import { sliceOf } from './testing/sliceOf'
import type { Play } from './play/play'
import { createPlayActions } from './play/playActions'
import { createStrikes, type StrikeSlice } from './strikes'

const grid = gridMap({ width: 14, height: 8, walls: [], portals: [] })

interface Sat {
  ruleset: Ruleset<TableTypes>
  tactics: TacticsRules<TableTypes>
  fight: Play<TableTypes>
  /** The two of the first side, and the foe. */
  by: Id
  second: Id
  foe: Id
  state: ReturnType<typeof sliceOf<StrikeSlice>>
  refused: string[]
  strikes: ReturnType<typeof createStrikes>
  /** Answers what is asked by tactics, until nothing is. */
  settle(): void
}

/** A fight of two against one, which has begun: the two at the left, the foe so many squares off. */
async function sit(entry: (typeof rulesets)[number], off: number): Promise<Sat> {
  const [ruleset, tactics] = await Promise.all([entry.load(), entry.tactics()])
  const terrain = createTerrain(grid)
  const fight: Play<TableTypes> = newPlay<TableTypes>(ruleset, terrain, { diceMode: () => 'auto', seed: 3 })
  const gm = (type: string, given: { [key: string]: Json }) =>
    expect(fight.do({ type, by: 'gm', with: given }), type).toBeNull()
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Guards', show: 'words' })
  const [heroes, guards] = Object.keys(fight.fight.state.sides) as [string, string]
  const row = 2 * grid.width
  gm('join', { list: [{ name: 'Roland', side: heroes, cell: row }] })
  gm('join', { list: [{ name: 'Boudica', side: heroes, cell: row + grid.width }] })
  gm('join', { list: [{ name: 'Guard', side: guards, cell: row + off }] })
  const [by, second, foe] = Object.keys(fight.fight.state.combatants) as [string, string, string]
  gm('begin', {})
  const at = () => ({ s: fight.fight.state, asks: fight.fight.asks, terrain: terrain.on(fight.fight.state.board) })
  // On by tactics until one of the two may act.
  for (let i = 0; i < 60 && !mayAct(); i++) {
    const { s, asks, terrain: on } = at()
    const ask = asks?.[0]
    if (ask) expect(fight.answer(ask, tactics.likely(s, on, ask)!, { source: 'click' })).toBeNull()
    else expect(fight.do(tactics.next(s, on)!)).toBeNull()
  }
  expect(mayAct()).toBe(true)
  const listeners: SessionListener[] = []
  const here = { play: fight, ruleset, tactics, terrain, handle: { writer: true } } as unknown as SessionFight
  const session = {
    current: () => here,
    mustBeOpen: () => here,
    looksAt: () => null,
    publish: () => listeners.forEach(({ published }) => published?.(here, false)),
    subscribe: (listener: SessionListener) => void listeners.push(listener),
  }
  const refused: string[] = []
  const report = {
    refusal: (one: { words: string } | null) => void (one && refused.push(one.words)),
    notice: () => undefined,
    decided: () => undefined,
  }
  const state = sliceOf<StrikeSlice>({ aimed: null })
  const play = createPlayActions({
    session,
    report,
    drafts: { forgetAnswers: () => undefined, draft: () => undefined },
  })
  const odds = { strikeOdds: () => Promise.resolve() }
  const strikes = createStrikes({ state, session, play, odds, report })
  const settle = () => {
    for (let ask = fight.fight.asks?.[0]; ask; ask = fight.fight.asks?.[0]) {
      const { s, terrain: on } = at()
      expect(play.answer(ask, tactics.likely(s, on, ask)!)).toBe(true)
    }
  }
  return { ruleset, tactics, fight, by, second, foe, state, refused, strikes, settle }

  function mayAct(): boolean {
    const { s, asks } = at()
    const { of, among = [] } = ruleset.display.prompt(s, by)
    const isReady = ruleset.display.order(s).some(lane => lane.now && lane.rows.some(row => row.who === by))
    return s.phase === 'combat' && !asks && (of === by || among.includes(by) || (of === null && isReady))
  }
}

/** Everything in it but that it was one gesture. */
function plain({ with: given = {}, ...command }: Command): Command {
  const { along: _, ...rest } = given
  return { ...command, ...(Object.keys(rest).length > 0 && { with: rest }) }
}

test.each(rulesets)('$id: a blow at a foe is what the dock does, one command after the other', async entry => {
  const { fight, by, foe, strikes, state, ruleset } = await sit(entry, 1)
  const before = fight.fight.timeline.mark
  strikes.aim({ by, target: foe })
  const { plan } = state.get().aimed!
  if (!('steps' in plan)) throw new Error(JSON.stringify(plan))
  const { actions } = ruleset.commands
  expect(['attack', 'charge']).toContain(actions[plan.offer.command.type]?.meaning)
  strikes.strike([{ by, target: foe }])
  expect(state.get().aimed).toBeNull()
  const gesture = fight.fight.timeline.steps.slice(before.done)
  // By the dock: the same commands, and the same answers of whoever strikes.
  fight.undo('command')
  expect(fight.fight.timeline.mark).toEqual(before)
  for (const { command, answers } of plan.steps) {
    expect(fight.do(command)).toBeNull()
    for (const { key, value } of answers) {
      const ask = fight.fight.asks?.find(one => one.key === key)
      if (ask) expect(fight.answer(ask, value, { source: 'click' })).toBeNull()
    }
  }
  const byDock = fight.fight.timeline.steps.slice(before.done)
  const told = (steps: typeof byDock) => steps.map(({ command, entries }) => ({ command: plain(command), entries }))
  expect(told(gesture)).toEqual(told(byDock))
  expect(gesture.slice(1).every(({ command }) => isAlong(command))).toBe(true)
})

test.each(rulesets)(
  '$id: a foe out of reach is gone up to, and one undo and one redo are the whole of it',
  async entry => {
    const { fight, by, foe, strikes, state } = await sit(entry, 4)
    const { mark: before } = fight.fight.timeline
    const stood = fight.fight.state
    strikes.aim({ by, target: foe })
    const { plan, whyNot } = state.get().aimed!
    // Who is not to be reached is told why in a sentence.
    if (!('steps' in plan)) return expect(whyNot).toMatch(/\w+.*\.$/)
    strikes.strike([{ by, target: foe }])
    const { steps, mark } = fight.fight.timeline
    expect(steps.length).toBeGreaterThanOrEqual(before.done + 1)
    fight.undo('command')
    expect(fight.fight.timeline.mark).toEqual(before)
    expect(fight.fight.state).toEqual(stood)
    fight.redo('command')
    expect(fight.fight.timeline.mark).toEqual(mark)
  },
)

test.each([1, 4])('what a blow leaves of the turn is what is left when it was struck, %i squares away', async off => {
  const { fight, by, foe, strikes, state, ruleset, settle } = await sit(
    rulesets.find(({ id }) => id === 'endurance')!,
    off,
  )
  strikes.aim({ by, target: foe })
  const { plan } = state.get().aimed!
  if (!('steps' in plan)) throw new Error(JSON.stringify(plan))
  strikes.strike([{ by, target: foe }])
  settle()
  expect(ruleset.display.prompt(fight.fight.state, by)).toMatchObject({ of: by, pips: { left: plan.left } })
})

test('several strike one after the other, in one gesture', async () => {
  const { fight, by, second, foe, strikes } = await sit(
    rulesets.find(({ id }) => id === 'ratbags')!,
    1,
  )
  const { mark: before } = fight.fight.timeline
  strikes.strike([
    { by, target: foe },
    { by: second, target: foe },
  ])
  const made = fight.fight.timeline.steps.slice(before.done)
  expect(new Set(made.map(({ command }) => command.by))).toEqual(new Set([by, second]))
  fight.undo('command')
  expect(fight.fight.timeline.mark).toEqual(before)
})

test('nobody ends its turn for another one who may not strike then', async () => {
  const { fight, by, second, foe, strikes, ruleset, refused, settle } = await sit(
    rulesets.find(({ id }) => id === 'endurance')!,
    1,
  )
  const { mark: before } = fight.fight.timeline
  strikes.strike([
    { by, target: foe },
    { by: second, target: foe },
  ])
  settle()
  // The other side has the go after this turn.
  const made = fight.fight.timeline.steps.slice(before.done).map(({ command }) => command)
  expect(new Set(made.map(one => one.by))).toEqual(new Set([by]))
  expect(made.map(({ type }) => ruleset.commands.actions[type]?.meaning)).not.toContain('end')
  expect(ruleset.display.prompt(fight.fight.state, by).of).toBe(by)
  expect(refused).toHaveLength(1)
})

test('who cannot strike says why, and nothing is done', async () => {
  const { fight, by, foe, strikes, refused } = await sit(
    rulesets.find(({ id }) => id === 'endurance')!,
    13,
  )
  const { mark: before } = fight.fight.timeline
  strikes.strike([{ by, target: foe }])
  expect(refused).toHaveLength(1)
  expect(fight.fight.timeline.mark).toEqual(before)
})
