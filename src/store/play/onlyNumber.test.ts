import { expect, test } from 'vitest'
import type { Command, Id, Json, Ruleset } from '~/engine'
import { rulesets } from '~/rulesets'
import type { TableTypes } from '~/table'
import { createReport, type ReportSlice } from '../report'
import { newPlay, terrain } from '../testing/skirmish'
import { sliceOf } from '../testing/sliceOf'
import { createPlayActions } from './playActions'

const murdham = (await rulesets.find(({ id }) => id === 'murdham')!.load()) as Ruleset<TableTypes>

/** Ada and a bandit, in the first round of a fight that Ada's side has begun. */
function fight() {
  const play = newPlay(murdham, terrain)
  const gm = (type: string, given: { [key: string]: Json } = {}) =>
    expect(play.do({ type, by: 'gm', with: given })).toBeNull()
  gm('side.add', { name: 'Heroes', show: 'exact' })
  gm('side.add', { name: 'Foes', show: 'words' })
  const [heroes, foes] = Object.keys(play.fight.state.sides) as [Id, Id]
  gm('join', { list: ['Ada', 'Bo'].map((name, i) => ({ name, side: heroes, cell: 24 * i })) })
  gm('join', { list: [0, 1].map(i => ({ name: 'Bandit', side: foes, cell: 1 + i })) })
  const [ada, , bandit] = Object.keys(play.fight.state.combatants) as [Id, Id, Id]
  gm('begin', { 'begin.started': heroes, 'begin.hidden': [], 'round.first': heroes })
  const state = sliceOf<ReportSlice>({
    phase: 'ready',
    trouble: null,
    notice: null,
    refusal: null,
    decided: null,
    update: false,
  })
  const report = createReport({
    state,
    storageNotice: { value: '', subscribe: () => () => undefined },
    applyUpdate: () => undefined,
  })
  const open = { play, ruleset: murdham, handle: { writer: true, status: { value: { words: '' } } } }
  const session = { current: () => open, mustBeOpen: () => open, publish: () => undefined, looksAt: () => null }
  const actions = createPlayActions({
    session,
    report,
    drafts: { forgetAnswers: () => undefined, draft: () => undefined },
  })
  const sheet = (id: Id) => play.fight.state.combatants[id]!.sheet
  return { play, actions, state, ada, bandit, sheet, decided: () => state.get().decided }
}
const HEALTH = ['health', 'cur']
const adjust = (who: Id, by: number): Command => ({
  type: 'adjust',
  by: 'gm',
  with: { who: [who], pool: 'health', by },
})

test('what the rules have decided of a number is said, and one press leaves the number alone', () => {
  const { play, actions, bandit, sheet, decided } = fight()
  actions.set(bandit, HEALTH, 0)
  expect(sheet(bandit)).toMatchObject({ status: { incapacitated: true } })
  expect(decided()!.words).toMatch(/Bandit A/)
  decided()!.onlyNumber()
  expect(sheet(bandit)).toMatchObject({ health: { cur: 0 }, status: { incapacitated: false, diesAtEndOf: null } })
  expect(decided()).toBeNull()
  expect(play.fight.timeline.steps.at(-1)!.command).toMatchObject({ type: 'gm.set', with: { alone: true } })
  const after = JSON.stringify(play.fight.state)
  actions.undo()
  expect(sheet(bandit)).toMatchObject({ health: { cur: 8 } })
  actions.redo()
  expect(JSON.stringify(play.fight.state)).toBe(after)
})

test('a number that is only a number is nothing to be told of', () => {
  const { actions, bandit, decided } = fight()
  actions.set(bandit, HEALTH, 3)
  expect(decided()).toBeNull()
  actions.do(adjust(bandit, -1))
  expect(decided()).toBeNull()
})

test('points taken off by the number alone are decided in the same way, and nothing is left to say when play goes on', () => {
  const { actions, ada, bandit, sheet, decided } = fight()
  actions.do(adjust(bandit, -99))
  expect(decided()).not.toBeNull()
  actions.do({ type: 'turn', by: ada })
  expect(decided()).toBeNull()
  actions.set(ada, HEALTH, 0)
  actions.undo()
  expect(decided()).toBeNull()
  expect(sheet(ada)).toMatchObject({ health: { cur: 8 } })
})

test('what the rules ask of a number can be left unasked', () => {
  const { play, actions, ada, sheet, decided } = fight()
  actions.set(ada, HEALTH, 0)
  actions.do(adjust(ada, 3))
  expect(play.fight.asks!.map(({ key }) => key)).toEqual(['injury.dice'])
  decided()!.onlyNumber()
  expect(play.fight.asks).toBeNull()
  expect(sheet(ada)).toMatchObject({ health: { cur: 3 }, injuries: [], status: { diesAtEndOf: 2 } })
})

test('in the middle of a question the number alone takes the place of the ruling', () => {
  const { play, actions, ada, bandit, sheet, decided } = fight()
  actions.do({ type: 'attack', by: ada, with: { 'attack.target': bandit } })
  const asked = play.fight.asks!.map(({ key }) => key)
  actions.set(ada, HEALTH, 0)
  expect(sheet(ada)).toMatchObject({ status: { incapacitated: true } })
  decided()!.onlyNumber()
  expect(sheet(ada)).toMatchObject({ health: { cur: 0 }, status: { incapacitated: false } })
  expect(play.fight.asks!.map(({ key }) => key)).toEqual(asked)
})
