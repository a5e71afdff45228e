import { describe, expect, it } from 'vitest'
import { applyPatches, type Snapshot } from '~/engine'
import { gridMap } from '~/grid/map/gridMap'
import { AS_IT_IS } from '~/simulate'
import type { TableTypes } from '~/table'
import type { FromWorker, ToWorker } from './messages'
import { createPool, type Moment, type Thinker } from './pool'

function workers(size: number) {
  const told: ToWorker[][] = []
  const started: (Thinker & { isEnded?: true })[] = []
  const pool = createPool(() => {
    const mine: ToWorker[] = []
    told.push(mine)
    const worker: Thinker & { isEnded?: true } = {
      postMessage: message => void mine.push(message),
      terminate: () => void (worker.isEnded = true),
      onmessage: null,
      onerror: null,
    }
    started.push(worker)
    return worker
  }, size)
  const say = (i: number, data: FromWorker) => started[i]!.onmessage!({ data } as MessageEvent<FromWorker>)
  return { pool, told, started, say }
}

const map = gridMap({ width: 4, height: 4, walls: [], portals: [] })
const moment = (ruleset = 'tiny'): Moment => ({ ruleset, map, state: {} as Snapshot<TableTypes> })
const forecast = { seed: 1, fights: 10, whatIf: AS_IT_IS }

function ask(pool: ReturnType<typeof workers>['pool'], at = moment()) {
  const heard: unknown[] = []
  pool.ask('forecast', at, forecast, {
    found: found => heard.push(...found),
    done: () => heard.push('done'),
    failed: words => heard.push(words),
  })
  return heard
}

describe('workers that look ahead', () => {
  it('are started with the first question, and share it', () => {
    const { pool, told } = workers(2)
    expect(told).toEqual([])
    ask(pool)
    expect(told.map(list => list.map(({ kind }) => kind))).toEqual([
      ['table', 'state', 'ask'],
      ['table', 'state', 'ask'],
    ])
    expect(told.map(list => list.at(-1))).toMatchObject([{ share: { part: 0, of: 2 } }, { share: { part: 1, of: 2 } }])
  })

  it('are told only what they do not know', () => {
    const { pool, told } = workers(1)
    const at = moment()
    ask(pool, at)
    ask(pool, at)
    ask(pool, { ...at, state: {} as Moment['state'] })
    ask(pool, moment('murdham'))
    expect(told[0]!.map(({ kind }) => kind).join(' ')).toBe('table state ask ask changes ask table state ask')
  })

  it('are told of a later state what is different in it, and come to the same', () => {
    const { pool, told } = workers(1)
    const combatants = { a: { sheet: { health: 3 } }, b: { sheet: { health: 5 } } }
    const first = { seed: 1, combatants } as unknown as Moment['state']
    const later = { ...first, combatants: { ...combatants, b: { sheet: { health: 4 } } } } as unknown as Moment['state']
    pool.bring({ ...moment(), state: first })
    pool.bring({ ...moment(), state: later })
    expect(told[0]!.map(({ kind }) => kind)).toEqual(['table', 'state'])
    ask(pool, { ...moment(), state: later })
    const change = told[0]!.at(-2)!
    expect(change).toEqual({
      kind: 'changes',
      patches: [{ op: 'replace', path: ['combatants', 'b', 'sheet', 'health'], value: 4 }],
    })
    expect(applyPatches(first, change.kind === 'changes' ? change.patches : [])).toEqual(later)
  })

  it('have come to their end when all of them have', () => {
    const { pool, say } = workers(2)
    const heard = ask(pool)
    say(0, { question: 1, done: true })
    expect(heard).toEqual([])
    say(1, { question: 1, done: true })
    expect(heard).toEqual(['done'])
  })

  it('are not heard about what was asked before', () => {
    const { pool, say } = workers(1)
    const before = ask(pool)
    const now = ask(pool)
    say(0, { question: 1, found: [] })
    say(0, { question: 1, done: true })
    say(0, { question: 2, done: true })
    expect([before, now]).toEqual([[], ['done']])
  })

  it('are not heard about what nobody wants any more, and are told so', () => {
    const { pool, told, say } = workers(1)
    const heard = ask(pool)
    pool.stop('forecast')
    say(0, { question: 1, done: true })
    expect(heard).toEqual([])
    expect(told[0]!.at(-1)).toEqual({ kind: 'stop', task: 'forecast' })
  })

  it('are told to stop only what they are at: nothing is posted at a click while they rest', () => {
    const { pool, told, say } = workers(1)
    pool.stop('forecast')
    ask(pool)
    say(0, { question: 1, done: true })
    pool.stop('forecast')
    expect(told[0]!.map(({ kind }) => kind)).toEqual(['table', 'state', 'ask'])
  })

  it('stop, all of them, where one has failed', () => {
    const { pool, told, say } = workers(2)
    ask(pool)
    say(0, { question: 1, failed: 'No rules.' })
    expect(told.map(list => list.at(-1))).toEqual([
      { kind: 'stop', task: 'forecast' },
      { kind: 'stop', task: 'forecast' },
    ])
  })

  it('go on with what another asks when one question is stopped', () => {
    const { pool, say } = workers(1)
    const heard = ask(pool)
    pool.stop('options')
    say(0, { question: 1, done: true })
    expect(heard).toEqual(['done'])
  })

  it('say what has brought one of them down, or that something has; and nothing is heard of that question any more', () => {
    const { pool, say, started } = workers(2)
    const first = ask(pool)
    started[1]!.onerror!({ message: 'Out of memory.' } as ErrorEvent)
    say(0, { question: 1, done: true })
    say(1, { question: 1, done: true })
    expect(first).toEqual(['Out of memory.'])
    const second = ask(pool)
    started[0]!.onerror!({ message: '' } as ErrorEvent)
    expect(second).toEqual([expect.stringMatching(/./)])
  })

  it('forget what was asked of another fight', () => {
    const { pool, say } = workers(1)
    const before = ask(pool)
    pool.bring(moment('murdham'))
    say(0, { question: 1, done: true })
    expect(before).toEqual([])
  })

  it('are ended with all that they were asked', () => {
    const { pool, say } = workers(1)
    const heard = ask(pool)
    pool.close()
    say(0, { question: 1, done: true })
    expect(heard).toEqual([])
  })

  it('say when they fail, and are started anew after they were ended', () => {
    const { pool, say, started } = workers(1)
    const heard = ask(pool)
    say(0, { question: 1, failed: 'No rules.' })
    expect(heard).toEqual(['No rules.'])
    pool.close()
    expect(started[0]!.isEnded).toBe(true)
    ask(pool)
    expect(started).toHaveLength(2)
  })
})
