import { describe, expect, it } from 'vitest'
import { toyRules, toyTable } from '../../test/toy'
import { startCommand, run } from './run'
import type { Answer, Entry } from './journal'
import { Diverged } from './command'

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

  describe('a rule stands on what belongs to it:', () => {
    const shove = () => startCommand({ ...strike(), command: { type: 'shove', by: 'c1' } })
    const no = (ask: number) => answer('shove.stepIn', ask, 'gm', 'no')
    const WITHIN = ['TOY-SHOVE-01', 'TOY-STEP-01', 'TOY-STEP-02']

    it('that of a question in between neither on the dice after it nor in the log', () => {
      const running = shove()
      expect(running.read()).toMatchObject({ asks: [{ key: 'shove.stepIn', rules: WITHIN }] })
      running.take(no(0))
      expect(running.read()).toMatchObject({ asks: [{ key: 'shove.dice', rules: ['TOY-SHOVE-01'] }] })
      running.take(answer('shove.dice', 1, 'c1', [4]))
      const { events, ...now } = running.read()
      expect(events[0]!.rules).toEqual(['TOY-SHOVE-01', 'TOY-SHOVE-02'])
      expect(now).toMatchObject({ asks: [{ key: 'shove.stepIn', rules: ['TOY-STEP-01', 'TOY-STEP-02'] }] })
      running.take(no(2))
      expect(running.read().events[1]).toEqual({ type: 'stands', with: { by: 'c1' } })
    })

    it('a ruling takes none of it away, and a command in the middle has its own', () => {
      const running = shove()
      running.take({ key: 'gm.set', patches: [{ op: 'replace', path: ['combatants', 'c2', 'sheet', 'hp'], value: 3 }] })
      expect(running.read()).toMatchObject({ asks: [{ rules: WITHIN }] })
      expect(() => running.take({ key: 'gm.run', command: { type: 'dance', by: 'gm' } })).toThrow('dance')
      expect(running.read()).toMatchObject({ asks: [{ rules: WITHIN }] })
      running.take({ key: 'gm.run', command: { type: 'survey', by: 'gm' } })
      expect(running.read()).toMatchObject({ asks: [{ key: 'survey.some' }] })
      expect(running.read()).not.toMatchObject({ asks: [{ rules: expect.anything() as unknown }] })
      running.take({ key: 'gm.run', command: { type: 'bless', by: 'gm', with: { who: 'c2' } } })
      expect(running.read().events.find(({ type }) => type === 'blessed')).not.toHaveProperty('rules')
    })

    it('after a command in the middle the question has its own again', () => {
      const running = shove()
      running.take({ key: 'gm.run', command: { type: 'strike', by: 'c1' } })
      running.take(answer('strike.dice', 1, 'c1', [2, 3]))
      running.take(answer('strike.answer', 2, 'c2', 'none'))
      expect(running.read()).toMatchObject({ asks: [{ key: 'shove.stepIn', rules: WITHIN }] })
    })
  })

  it('ends with the fight what was asked in it, however deep; the rest is not played, and upkeep follows', () => {
    const running = startCommand(strike())
    running.take({ key: 'gm.run', command: { type: 'survey', by: 'gm' } })
    running.take({ key: 'gm.set', patches: [{ op: 'replace', path: ['combatants', 'c2', 'sheet', 'hp'], value: 0 }] })
    running.take({ key: 'gm.run', command: { type: 'end', by: 'gm' } })
    const now = running.read()
    expect(now).toMatchObject({ status: 'done', state: { phase: 'over' } })
    expect(now.events.map(event => event.type)).toEqual(['strikes', 'ruling', 'down'])
    expect(() => running.take(dice)).toThrow(Diverged)
    const { snapshot, ...rest } = strike()
    const before = startCommand({ ...rest, snapshot: { ...snapshot, phase: 'preparation' } })
    before.take({ key: 'gm.run', command: { type: 'end', by: 'gm' } })
    expect(before.read().status, 'of no fight').toBe('pending')
  })

  it('hands out what was said as a list that stays as it is', () => {
    const running = startCommand(strike())
    const first = running.read().events
    expect(running.read().events).toBe(first)
    expect(() => running.take({ key: 'gm.run', command: { type: 'dance', by: 'gm' } })).toThrow('dance')
    expect(running.read().events).toBe(first)
    running.take(dice)
    expect(first.map(event => event.type)).toEqual(['strikes'])
    expect(running.read().events.map(event => event.type)).toEqual(['strikes', 'rolled'])
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
    const running = startCommand(strike())
    expect(() => running.take(wrong)).toThrow(/./)
    running.take(dice)
    expect(running.read()).toMatchObject({ asks: [{ key: 'strike.answer' }] })
  })

  it('refuses an option for its reason, and takes it when the GM allows it anyway', () => {
    const snapshot = { ...toyTable(), combatants: { ...toyTable().combatants } }
    snapshot.combatants['c2'] = { ...snapshot.combatants['c2']!, sheet: { hp: 10, max: 20, shield: false } }
    const running = startCommand({ ...strike(), snapshot })
    running.take(dice)
    const shield = answer('strike.answer', 1, 'c2', 'shield')
    expect(() => running.take(shield)).toThrow('TOY-DEF-01')
    running.take({ ...shield, force: true })
    expect(running.read().status).toBe('done')
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
    const running = startCommand({ ...strike(), command: { type: 'survey', by: 'gm' } })
    expect(() => running.take(answer('survey.some', 0, 'gm', ['a', 'b', 'c']))).toThrow('1 to 2 options')
    running.take(answer('survey.some', 0, 'gm', ['c', 'a']))
    expect(() => running.take(answer('survey.number', 1, 'gm', 4))).toThrow('1 to 3')
    running.take(answer('survey.number', 1, 'gm', 2))
    expect(() => running.take(answer('survey.text', 2, 'gm', 'too long'))).toThrow('5 characters')
    running.take(answer('survey.text', 2, 'gm', 'hi'))
    running.take(answer('survey.two', 3, 'c2', [8], 1))
    expect(running.read()).toMatchObject({ asks: [{ key: 'survey.one', slot: 0 }] })
    running.take(answer('survey.one', 3, 'c1', [6]))
    running.take(answer('survey.last', 4, 'gm', [4]))
    expect(running.read().events[0]!.with).toEqual({ some: ['c', 'a'], many: 2, words: 'hi', faces: [6, 8], last: 4 })
  })
})

describe('the checkpoint of a command', () => {
  const told = (running: ReturnType<typeof startCommand>) => JSON.stringify(running.read())

  it('leads to the same question again, as often as one likes, and on from there to the same end', () => {
    const start = strike()
    const first = startCommand(start)
    first.take(dice)
    const checkpoint = first.checkpoint()
    first.take(none)
    for (let i = 0; i < 2; i++) {
      const again = startCommand(start, checkpoint)
      expect(again.read()).toMatchObject({ asks: [{ key: 'strike.answer', ask: 1 }] })
      again.take(none)
      expect(told(again)).toBe(told(first))
      expect(again.thrown).toEqual(first.thrown)
    }
  })

  it('forgets the rules of what was decided on the way, as the running does that it is of', () => {
    const start = { ...strike(), command: { type: 'shove', by: 'c1' } }
    const first = startCommand(start)
    first.take(answer('shove.stepIn', 0, 'gm', 'no'))
    const again = startCommand(start, first.checkpoint())
    expect(again.read()).toMatchObject({ asks: [{ key: 'shove.dice', rules: ['TOY-SHOVE-01'] }] })
    expect(told(again)).toBe(told(first))
  })

  it('is its entries where the GM has ruled', () => {
    const start = strike()
    const first = startCommand(start)
    first.take({
      key: 'gm.set',
      patches: [{ op: 'replace', path: ['combatants', 'c2', 'sheet', 'hp'], value: 20 }],
    })
    first.take({ ...dice, ask: 1 })
    expect(told(startCommand(start, first.checkpoint()))).toBe(told(first))
  })
})

describe('a command that carries out another', () => {
  const echo = (type: string) => ({ ...strike(), command: { type: 'echo', by: 'c1', with: { type } } })

  it('asks its questions as its own, and goes on when they are answered', () => {
    const running = startCommand(echo('strike'))
    expect(running.read()).toMatchObject({ asks: [{ key: 'strike.dice', of: 'c1', ask: 0 }] })
    running.take(dice)
    running.take(none)
    expect(running.read()).toMatchObject({ status: 'done', state: { combatants: { c2: { sheet: { hp: 5 } } } } })
    expect(running.read().events.map(event => event.type)).toEqual(['strikes', 'rolled', 'hurt', 'echoed'])
  })

  it('tidies up once, at its own end', () => {
    const done = run(echo('strike'), [answer('strike.dice', 0, 'c1', [6, 6]), none])
    expect(done.events.map(event => event.type)).toEqual(['strikes', 'rolled', 'hurt', 'echoed', 'down'])
  })

  it.each(['dance', 'toString'])('fits no rules when they do not know the other: %s', type => {
    expect(() => run(echo(type), [])).toThrow(Diverged)
    expect(() => run(echo(type), [])).toThrow(`no command "${type}"`)
  })
})

describe('a ruling in the middle of a question', () => {
  const set = (hp: number): Entry => ({
    key: 'gm.set',
    patches: [{ op: 'replace', path: ['combatants', 'c2', 'sheet', 'hp'], value: hp }],
  })

  it('counts from there on, and the question is asked anew', () => {
    const running = startCommand(strike())
    running.take(set(20))
    expect(running.read()).toMatchObject({ asks: [{ key: 'strike.dice', ask: 1 }] })
    running.take({ ...dice, ask: 1 })
    running.take({ ...none, ask: 2 })
    expect(running.read().state.combatants['c2']!.sheet.hp).toBe(15)
  })

  it('is said beside what was said before, and not when it is refused', () => {
    const running = startCommand(strike())
    running.take(set(20))
    expect(() => running.take(set(21))).toThrow('above 20')
    running.take({ ...dice, ask: 1 })
    expect(running.read().events.map(event => event.type)).toEqual(['strikes', 'ruling', 'rolled'])
  })

  it('is refused when it makes no sense, and the question stays as it was', () => {
    const running = startCommand(strike())
    expect(() => running.take(set(21))).toThrow('above 20')
    expect(() =>
      running.take({ key: 'gm.set', patches: [{ op: 'replace', path: ['no', 'such', 'place'], value: 1 }] }),
    ).toThrow('leads nowhere')
    expect(() => running.take({ key: 'gm.set', patches: [{ op: 'remove', path: ['combatants', 'c2'] }] })).toThrow(
      'come and go',
    )
    running.take(dice)
    running.take(none)
    expect(running.read().state.combatants['c2']!.sheet.hp).toBe(5)
  })

  it('turns a knob of the roll, which is gone at the next', () => {
    const running = startCommand(strike())
    running.take({ key: 'gm.knob', ask: 0, knob: 'bonus', value: 1 })
    running.take({ ...dice, ask: 1 })
    expect(running.read().events.at(-1)!.with).toEqual({ total: 6 })
    expect(() => running.take({ key: 'gm.knob', ask: 0, knob: 'bonus', value: 1 })).toThrow('bonus')
  })

  it('carries out a command right here; what was asked is asked anew', () => {
    const running = startCommand(strike())
    running.take({ key: 'gm.run', command: { type: 'bless', by: 'gm', with: { who: 'c2' } } })
    running.take({ ...dice, ask: 1 })
    running.take({ ...none, ask: 2 })
    expect(running.read().state.combatants['c2']!.sheet.hp).toBe(6)
  })

  it('leaves the knobs of the question below as they stood, and gives none of them to its own', () => {
    const running = startCommand(strike())
    running.take({ key: 'gm.knob', ask: 0, knob: 'bonus', value: 1 })
    running.take({ key: 'gm.run', command: { type: 'strike', by: 'c2', with: { 'strike.target': 'c1' } } })
    running.take(answer('strike.dice', 2, 'c2', [1, 1]))
    expect(running.read().events.at(-1)!.with).toEqual({ total: 2 })
    running.take(answer('strike.answer', 3, 'c1', 'none'))
    running.take({ ...dice, ask: 4 })
    expect(running.read().events.at(-1)!.with).toEqual({ total: 6 })
  })

  it('puts a command’s own questions first, with its own answers given ahead', () => {
    const running = startCommand(strike({ with: { 'strike.answer': 'none' } }))
    running.take({ key: 'gm.run', command: { type: 'strike', by: 'c2' } })
    running.take({ ...answer('strike.dice', 1, 'c2', [1, 1]) })
    expect(running.read()).toMatchObject({ asks: [{ key: 'strike.answer', of: 'c1' }] })
    running.take(answer('strike.answer', 2, 'c1', 'none'))
    running.take({ ...dice, ask: 3 })
    expect(running.read()).toMatchObject({
      status: 'done',
      state: { combatants: { c1: { sheet: { hp: 8 } }, c2: { sheet: { hp: 5 } } } },
    })
  })

  it('is refused whole when its command is, and the question stays as it was', () => {
    const running = startCommand(strike())
    const before = running.read()
    expect(() => running.take({ key: 'gm.run', command: { type: 'dance', by: 'gm' } })).toThrow('dance')
    expect(() => running.take({ key: 'gm.run', command: { type: 'bless', by: 'gm', with: { who: 'c9' } } })).toThrow(
      'c9',
    )
    expect(running.read()).toEqual(before)
    running.take(dice)
    expect(running.read()).toMatchObject({ asks: [{ key: 'strike.answer' }] })
  })

  it('stops the command; what has happened so far stands', () => {
    const running = startCommand(strike())
    running.take(set(0))
    running.take({ key: 'gm.stop' })
    expect(running.read()).toMatchObject({ status: 'done', state: { combatants: { c2: { gone: true } } } })
    expect(() => running.take(dice)).toThrow('after the end')
  })
})
