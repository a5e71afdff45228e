import { beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { diff } from '~/engine'
import { rulesets } from '~/rulesets'
import { AS_IT_IS } from '~/simulate'
import { ruleset, skirmish, terrain } from '../testing/skirmish'
import type { FromWorker, Question, ToWorker } from './messages'
import { runTask } from './runTask'

const told: FromWorker[] = []
let hear: (event: { data: ToWorker }) => void = () => expect.fail('it listens to nothing')

beforeAll(async () => {
  vi.stubGlobal('addEventListener', (_type: string, listener: typeof hear) => void (hear = listener))
  vi.stubGlobal('postMessage', (message: FromWorker) => void told.push(message))
  await import('./worker')
  vi.unstubAllGlobals()
  vi.stubGlobal('postMessage', (message: FromWorker) => void told.push(message))
})
beforeEach(() => {
  told.length = 0
})

const ALONE = { part: 0, of: 1 }
const tactics = await rulesets.find(({ id }) => id === ruleset.id)!.tactics()
const table = { kind: 'table', ruleset: ruleset.id, map: terrain.map } as const
const { play, roland } = skirmish({ gm: 'auto' })
const begun = play.fight.state
play.do({ type: 'adjust', by: 'gm', with: { who: [roland], pool: 'endurance', by: -5 } })
const later = play.fight.state

const forecast = (question: number, fights: number): Question => ({
  kind: 'ask',
  task: 'forecast',
  question,
  share: ALONE,
  asked: { seed: 3, fights, whatIf: AS_IT_IS },
})
/** All that is found of a question, worked out here. */
const found = (asked: Question, snapshot = begun): unknown[] =>
  Array.from(runTask({ ruleset: { ...ruleset, tactics }, terrain, snapshot }, asked), one => [...one]).flat()
const say = (...messages: ToWorker[]) => messages.forEach(data => hear({ data }))
const until = (question: number, what: 'done' | 'failed') =>
  vi.waitFor(() => expect(told.some(one => one.question === question && what in one)).toBe(true), 20_000)
const heardOf = (question: number) => told.filter(one => one.question === question)
const foundOf = (question: number) =>
  heardOf(question).flatMap((one): readonly unknown[] => ('found' in one ? one.found : []))

test('whoever asks before a fight is told so, and so is who asks for rules that there are not', async () => {
  say(forecast(1, 1))
  await until(1, 'failed')
  say({ ...table, ruleset: 'odd' }, { kind: 'state', state: begun }, forecast(2, 1))
  await until(2, 'failed')
  expect(told).toEqual([
    { question: 1, failed: 'Error: No fight is here.' },
    { question: 2, failed: 'Error: There are no rules “odd”.' },
  ])
})

test('a question is answered bit by bit, and its end is said once, whatever is asked next', async () => {
  say(table, { kind: 'state', state: begun }, forecast(3, 2))
  await until(3, 'done')
  say(forecast(4, 1))
  await until(4, 'done')
  expect([foundOf(3), foundOf(4)]).toEqual([found(forecast(3, 2)), found(forecast(4, 1))])
  expect(heardOf(3).filter(one => 'done' in one)).toHaveLength(1)
  expect(told.at(-1)).toEqual({ question: 4, done: true })
})

test('what it is told has changed counts for what is asked next', async () => {
  say(table, { kind: 'state', state: begun }, { kind: 'changes', patches: diff(begun, later) }, forecast(5, 1))
  await until(5, 'done')
  expect(foundOf(5)).toEqual(found(forecast(5, 1), later))
})

test('a newer question takes the place of an older one of its kind, and one of another kind goes on beside it', async () => {
  const replayFight: Question = {
    kind: 'ask',
    task: 'replayFight',
    question: 8,
    share: ALONE,
    asked: { seed: 3, i: 0, whatIf: AS_IT_IS },
  }
  say(table, { kind: 'state', state: begun }, forecast(6, 100_000), replayFight, forecast(7, 2))
  await Promise.all([until(7, 'done'), until(8, 'done')])
  expect(heardOf(6).some(one => 'done' in one)).toBe(false)
  expect([foundOf(7), foundOf(8)]).toEqual([found(forecast(7, 2)), found(replayFight)])
})

test.each([
  ['what is stopped', { kind: 'stop', task: 'forecast' }],
  ['what was asked of another table', table],
] as const)('%s is worked on no more, and what is asked next is', async (_, message) => {
  say(table, { kind: 'state', state: begun }, forecast(9, 100_000))
  await vi.waitFor(() => expect(foundOf(9).length).toBeGreaterThan(0), 20_000)
  say(message, {
    kind: 'ask',
    task: 'replayFight',
    question: 10,
    share: ALONE,
    asked: { seed: 3, i: 0, whatIf: AS_IT_IS },
  })
  await until(10, 'done')
  const { length } = heardOf(9)
  say({ kind: 'ask', task: 'replayFight', question: 11, share: ALONE, asked: { seed: 3, i: 1, whatIf: AS_IT_IS } })
  await until(11, 'done')
  expect(heardOf(9)).toHaveLength(length)
})
