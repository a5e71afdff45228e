import { describe, expect, it } from 'vitest'
import { toyRules, toyTable } from '../../test/toy'
import { begin, run } from './run'
import type { Answer, Entry } from './types'

const strike = (given: object = {}) => ({
  ruleset: toyRules,
  terrain: null,
  snapshot: toyTable(),
  command: { type: 'strike', by: 'c1', ...given },
})
const answer = (key: string, ask: number, of: string, value: Answer['value'], slot = 0): Answer => ({
  key,
  ask,
  slot,
  of,
  value,
  source: 'click',
})
const dice = answer('strike.dice', 0, 'c1', [2, 3])
const none = answer('strike.answer', 1, 'c2', 'none')

describe('run', () => {
  it('asks what it needs to know, and takes a single option without asking', () => {
    const now = run(strike(), [])
    expect(now).toMatchObject({
      status: 'pending',
      asks: [{ key: 'strike.dice', of: 'c1', dice: [6, 6], ask: 0, slot: 0 }],
    })
    expect(now.events.map(event => event.type)).toEqual(['strikes'])
  })

  it('leaves the snapshot alone, and gives the patches from it to the end', () => {
    const start = strike()
    const before = JSON.stringify(start.snapshot)
    const done = run(start, [dice, none])
    expect(JSON.stringify(start.snapshot)).toBe(before)
    expect(done).toMatchObject({
      status: 'done',
      redo: [{ op: 'replace', path: ['combatants', 'c2', 'sheet', 'hp'], value: 5 }],
    })
    expect(done.state.combatants['c1']).toBe(start.snapshot.combatants['c1'])
  })

  it('lists the ledger rows that came into play with the next event', () => {
    expect(run(strike(), []).events[0]!.rules).toEqual(['TOY-ATK-01'])
  })

  it('tidies up at the tail of each command', () => {
    const done = run(strike(), [answer('strike.dice', 0, 'c1', [6, 6]), none])
    expect(done.events.at(-1)).toMatchObject({ type: 'down', with: { who: 'c2' } })
  })

  it.each<[string, Answer]>([
    ['another key', answer('strike.answer', 0, 'c1', [2, 3])],
    ['another decider', answer('strike.dice', 0, 'c2', [2, 3])],
    ['a late click on an earlier question', answer('strike.dice', 7, 'c1', [2, 3])],
    ['another place in the batch', answer('strike.dice', 0, 'c1', [2, 3], 1)],
    ['too few dice', answer('strike.dice', 0, 'c1', [2])],
    ['a face that no die has', answer('strike.dice', 0, 'c1', [2, 7])],
  ])('does not take %s for an answer, and nothing changes', (_, wrong) => {
    const live = begin(strike())
    expect(() => live.take(wrong)).toThrow(/./)
    live.take(dice)
    expect(live.read()).toMatchObject({ asks: [{ key: 'strike.answer' }] })
  })

  it('refuses an option for its reason, and takes it when the GM allows it anyway', () => {
    const snapshot = { ...toyTable(), combatants: { ...toyTable().combatants } }
    snapshot.combatants['c2'] = { ...snapshot.combatants['c2']!, sheet: { hp: 10, max: 20, shield: false } }
    const live = begin({ ...strike(), snapshot })
    live.take(dice)
    const shield = answer('strike.answer', 1, 'c2', 'shield')
    expect(() => live.take(shield)).toThrow('TOY-DEF-01')
    live.take({ ...shield, force: true })
    expect(live.read().status).toBe('done')
  })

  it('takes answers that came with the command, and refuses the command for one that is wrong at the start', () => {
    const given = { with: { 'strike.dice': [1, 1], 'strike.answer': 'none' } }
    expect(run(strike(given), [])).toMatchObject({
      status: 'done',
      state: { combatants: { c2: { sheet: { hp: 8 } } } },
    })
    expect(() => run(strike({ with: { 'strike.dice': [9, 9] } }), [])).toThrow('die 1')
  })

  it('does not do to the only one there is what was meant for another', () => {
    expect(() => run(strike({ with: { 'strike.target': 'c9' } }), [])).toThrow('"c9" is no option')
    expect(run(strike({ with: { 'strike.target': 'c2' } }), [])).toMatchObject({ asks: [{ key: 'strike.dice' }] })
  })

  it('puts the question after all when an answer given ahead no longer fits later on', () => {
    const given = { with: { 'strike.answer': 'nonsense' } }
    expect(run(strike(given), [dice])).toMatchObject({ asks: [{ key: 'strike.answer' }] })
  })

  it('asks for several things in any order, and checks each kind', () => {
    const live = begin({ ...strike(), command: { type: 'survey', by: 'gm' } })
    expect(() => live.take(answer('survey.some', 0, 'gm', ['a', 'b', 'c']))).toThrow('1 to 2 options')
    live.take(answer('survey.some', 0, 'gm', ['c', 'a']))
    expect(() => live.take(answer('survey.number', 1, 'gm', 4))).toThrow('1 to 3')
    live.take(answer('survey.number', 1, 'gm', 2))
    expect(() => live.take(answer('survey.text', 2, 'gm', 'too long'))).toThrow('5 characters')
    live.take(answer('survey.text', 2, 'gm', 'hi'))
    live.take(answer('survey.two', 3, 'c2', [8], 1))
    expect(live.read()).toMatchObject({ asks: [{ key: 'survey.one', slot: 0 }] })
    live.take(answer('survey.one', 3, 'c1', [6]))
    live.take(answer('survey.last', 4, 'gm', [4]))
    expect(live.read().events[0]!.with).toEqual({ some: ['c', 'a'], many: 2, words: 'hi', faces: [6, 8], last: 4 })
  })
})

describe('a ruling in the middle of a question', () => {
  const set = (hp: number): Entry => ({
    key: 'gm.set',
    patches: [{ op: 'replace', path: ['combatants', 'c2', 'sheet', 'hp'], value: hp }],
  })

  it('counts from there on, and the question is asked anew', () => {
    const live = begin(strike())
    live.take(set(20))
    expect(live.read()).toMatchObject({ asks: [{ key: 'strike.dice', ask: 1 }] })
    live.take({ ...dice, ask: 1 })
    live.take({ ...none, ask: 2 })
    expect(live.read().state.combatants['c2']!.sheet.hp).toBe(15)
  })

  it('is refused when it makes no sense, and the question stays as it was', () => {
    const live = begin(strike())
    expect(() => live.take(set(21))).toThrow('above 20')
    expect(() =>
      live.take({ key: 'gm.set', patches: [{ op: 'replace', path: ['no', 'such', 'place'], value: 1 }] }),
    ).toThrow('leads nowhere')
    expect(() => live.take({ key: 'gm.set', patches: [{ op: 'remove', path: ['combatants', 'c2'] }] })).toThrow(
      'come and go',
    )
    live.take(dice)
    live.take(none)
    expect(live.read().state.combatants['c2']!.sheet.hp).toBe(5)
  })

  it('turns a knob of the roll, which is gone at the next', () => {
    const live = begin(strike())
    live.take({ key: 'gm.knob', ask: 0, knob: 'bonus', value: 1 })
    live.take({ ...dice, ask: 1 })
    expect(live.read().events.at(-1)!.with).toEqual({ total: 6 })
    expect(() => live.take({ key: 'gm.knob', ask: 0, knob: 'bonus', value: 1 })).toThrow('bonus')
  })

  it('carries out a command right here; what was asked is asked anew', () => {
    const live = begin(strike())
    live.take({ key: 'gm.run', command: { type: 'bless', by: 'gm', with: { who: 'c2' } } })
    live.take({ ...dice, ask: 1 })
    live.take({ ...none, ask: 2 })
    expect(live.read().state.combatants['c2']!.sheet.hp).toBe(6)
  })

  it('leaves the knobs of the question below as they stood, and gives none of them to its own', () => {
    const live = begin(strike())
    live.take({ key: 'gm.knob', ask: 0, knob: 'bonus', value: 1 })
    live.take({ key: 'gm.run', command: { type: 'strike', by: 'c2', with: { 'strike.target': 'c1' } } })
    live.take(answer('strike.dice', 2, 'c2', [1, 1]))
    expect(live.read().events.at(-1)!.with).toEqual({ total: 2 })
    live.take(answer('strike.answer', 3, 'c1', 'none'))
    live.take({ ...dice, ask: 4 })
    expect(live.read().events.at(-1)!.with).toEqual({ total: 6 })
  })

  it('puts a command’s own questions first, with its own answers given ahead', () => {
    const live = begin(strike({ with: { 'strike.answer': 'none' } }))
    live.take({ key: 'gm.run', command: { type: 'strike', by: 'c2' } })
    live.take({ ...answer('strike.dice', 1, 'c2', [1, 1]) })
    expect(live.read()).toMatchObject({ asks: [{ key: 'strike.answer', of: 'c1' }] })
    live.take(answer('strike.answer', 2, 'c1', 'none'))
    live.take({ ...dice, ask: 3 })
    expect(live.read()).toMatchObject({
      status: 'done',
      state: { combatants: { c1: { sheet: { hp: 8 } }, c2: { sheet: { hp: 5 } } } },
    })
  })

  it('is refused whole when its command is, and the question stays as it was', () => {
    const live = begin(strike())
    const before = live.read()
    expect(() => live.take({ key: 'gm.run', command: { type: 'dance', by: 'gm' } })).toThrow('dance')
    expect(() => live.take({ key: 'gm.run', command: { type: 'bless', by: 'gm', with: { who: 'c9' } } })).toThrow('c9')
    expect(live.read()).toEqual(before)
    live.take(dice)
    expect(live.read()).toMatchObject({ asks: [{ key: 'strike.answer' }] })
  })

  it('stops the command; what has happened so far stands', () => {
    const live = begin(strike())
    live.take(set(0))
    live.take({ key: 'gm.stop' })
    expect(live.read()).toMatchObject({ status: 'done', state: { combatants: { c2: { gone: true } } } })
    expect(() => live.take(dice)).toThrow('after the end')
  })
})
