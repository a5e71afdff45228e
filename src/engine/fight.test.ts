import { describe, expect, it } from 'vitest'
import { toyRules, toyTable } from '../../test/toy'
import { choose, rollWithKnobs } from './ask'
import { openFight, type Result } from './fight'
import type { Row } from './journal'
import { option } from './questions'
import { reason } from './reason'

const table = (rows: readonly Row[] = [], ruleset = toyRules) =>
  openFight({ ruleset, terrain: null, state: toyTable(3), rows })
type Toy = ReturnType<typeof table>

function answered(fight: Toy, value: readonly (string | readonly number[])[]): Row[] {
  const rows: Row[] = []
  for (const one of value) {
    const { key, ask, slot, of } = fight.asks![0]!
    rows.push(...(fight.answer({ key, ask, slot, of, value: one, source: 'click' }).rows ?? []))
  }
  return rows
}

/** C1 strikes C2, and again, with different dice. */
function played() {
  const fight = table()
  const rows: Row[] = []
  for (const faces of [
    [1, 1],
    [2, 2],
  ]) {
    rows.push(...fight.do({ type: 'strike', by: 'c1' }).rows!)
    rows.push(...answered(fight, ['c2', faces, 'none']))
  }
  return { fight, rows }
}
const hp = (fight: Toy) => fight.state.combatants['c2']!.sheet.hp

describe('a fight', () => {
  it('keeps a row for each click, and opens again where it stood', () => {
    const { fight, rows } = played()
    expect(rows.map(row => row.row)).toEqual([
      'open',
      'entry',
      'entry',
      'entry',
      'close',
      'open',
      'entry',
      'entry',
      'entry',
      'close',
    ])
    expect(JSON.stringify(table(rows).state)).toBe(JSON.stringify(fight.state))
    const middle = table(rows.slice(0, 7))
    expect(middle.asks).toMatchObject([{ key: 'strike.dice', ask: 1 }])
  })

  it('refuses what is not offered, and what is closed for its reason; the GM may allow it', () => {
    const fight = table()
    expect(fight.do({ type: 'dance', by: 'c1' }).no?.problem).toContain('offers no "dance"')
    fight.do({ type: 'strike', by: 'c1' })
    answered(fight, ['c2', [6, 6], 'none'])
    expect(fight.do({ type: 'strike', by: 'c2' })).toEqual({
      no: { reason: { rule: 'TOY-TURN-01', code: 'down', with: { who: 'c2' } } },
    })
    expect(fight.do({ type: 'strike', by: 'c2', force: true }).no).toBeUndefined()
    expect(fight.do({ type: 'strike', by: 'c1' }).no?.problem).toContain('waits for an answer')
  })

  it('takes no answer at rest', () => {
    expect(table().answer({ key: 'x', ask: 0, slot: 0, of: 'gm', value: 1, source: 'click' }).no?.problem).toContain(
      'Nothing',
    )
  })

  it('shows at a glance what it shows to be kept', () => {
    const fight = table()
    const glanced = () => JSON.stringify(fight.peek())
    const shown = () => JSON.stringify({ state: fight.state, asks: fight.asks })
    expect(glanced()).toBe(shown())
    fight.do({ type: 'strike', by: 'c1' })
    for (const value of ['c2', [1, 2], 'none']) {
      expect(glanced()).toBe(shown())
      answered(fight, [value])
    }
    expect(glanced()).toBe(shown())
    fight.go(fight.back('command')!)
    expect(glanced()).toBe(shown())
  })

  it('shows a state that stays as it is, whatever is answered after it', () => {
    const fight = table()
    fight.do({ type: 'survey', by: 'gm' })
    const set = (hp: number) =>
      fight.ruling({
        key: 'gm.set',
        patches: [{ op: 'replace', path: ['combatants', 'c2', 'sheet', 'hp'], value: hp }],
      })
    set(7)
    const { state, asks, events } = fight
    expect([fight.state, fight.asks, fight.events]).toEqual([state, asks, events])
    set(6)
    set(5)
    expect(state.combatants['c2']!.sheet.hp).toBe(7)
    expect(events).toHaveLength(1)
    expect(hp(fight)).toBe(5)
    expect(fight.events).toHaveLength(3)
  })

  it('stands at the question when the rules break down over its answer', () => {
    const brittle: typeof toyRules = {
      ...toyRules,
      commands: {
        ...toyRules.commands,
        procedures: {
          *strike(w, { by }) {
            w.edit('c2').sheet.hp = 3
            const way = yield* choose(by, 'strike.way', () => ['safe', 'deadly'])
            w.edit('c2').sheet.hp = 2
            if (way === 'deadly') throw new Error('The rules broke down.')
          },
        },
      },
    }
    const fight = table([], brittle)
    fight.do({ type: 'strike', by: 'c1' })
    expect(() => answered(fight, ['deadly'])).toThrow('broke down')
    expect(fight.asks).toMatchObject([{ key: 'strike.way' }])
    expect(hp(fight)).toBe(3)
    answered(fight, ['safe'])
    expect(fight.asks).toBeNull()
    expect(hp(fight)).toBe(2)
  })

  it('goes back by commands and forward again to the same states', () => {
    const { fight } = played()
    const end = JSON.stringify(fight.state)
    fight.go(fight.back('command')!)
    expect(hp(fight)).toBe(8)
    fight.go(fight.back('command')!)
    expect(fight.back('command')).toBeNull()
    expect(hp(fight)).toBe(10)
    fight.go(fight.forward('command')!)
    fight.go(fight.forward('command')!)
    expect(fight.forward('command')).toBeNull()
    expect(JSON.stringify(fight.state)).toBe(end)
  })

  it('goes back answer by answer into the latest command, and forward again', () => {
    const { fight } = played()
    fight.go(fight.back('answer')!)
    expect(fight.asks).toMatchObject([{ key: 'strike.answer' }])
    fight.go(fight.back('answer')!)
    expect(fight.asks).toMatchObject([{ key: 'strike.dice' }])
    fight.go(fight.forward('answer')!)
    fight.go(fight.forward('answer')!)
    expect(fight.asks).toBeNull()
    expect(hp(fight)).toBe(4)
  })

  it('writes a way back as undo, every other as redo, one that leads nowhere included', () => {
    const { fight } = played()
    const { mark } = fight.timeline
    const rowTo = (to: typeof mark) => fight.go(to).rows![0]!.row
    const inside = fight.back('answer')!
    expect([mark, inside, inside, mark, { done: 1, entries: null }, { done: 1, entries: 0 }].map(rowTo)).toEqual([
      'redo',
      'undo',
      'redo',
      'redo',
      'undo',
      'redo',
    ])
  })

  it('forgets what was undone as soon as something else is done', () => {
    const { fight } = played()
    fight.go(fight.back('command')!)
    fight.do({ type: 'strike', by: 'c1' })
    expect(fight.forward('command')).toBeNull()
    answered(fight, ['c3', [3, 3], 'none'])
    expect(hp(fight)).toBe(8)
  })

  it('tells again what an earlier command said', () => {
    const { fight } = played()
    expect(fight.eventsOf(0).map(event => event.type)).toEqual(['strikes', 'rolled', 'hurt'])
    expect(fight.events.at(-1)!.with).toEqual({ target: 'c2', left: 4 })
  })

  it('tells what an earlier command was asked, each question as it was put, and the state that it met', () => {
    const fight = table()
    fight.do({ type: 'survey', by: 'gm' })
    answered(fight, [['a'], 2, 'words'] as never)
    const rolls = fight.asks!
    expect(rolls.map(({ slot }) => slot)).toEqual([0, 1])
    for (const { key, ask, slot, of } of rolls) fight.answer({ key, ask, slot, of, value: [slot + 1], source: 'click' })
    answered(fight, [[4]])
    const told = fight.enteredIn(0)
    expect(told.map(({ asked }) => asked && [asked.key, asked.slot])).toEqual(
      told.map(({ entry }) => [entry.key, 'slot' in entry && entry.slot]),
    )
    expect(told.map(({ asked }) => asked!.key)).toEqual([
      'survey.some',
      'survey.number',
      'survey.text',
      'survey.one',
      'survey.two',
      'survey.last',
    ])
    const { fight: struck } = played()
    expect(struck.enteredIn(1).map(({ state }) => state.combatants['c2']!.sheet.hp)).toEqual([8, 8, 8])
    expect(struck.enteredIn(2)).toEqual([])
  })

  it('opens from a later state, and learns what was before when it is read', () => {
    const { fight, rows } = played()
    const later = openFight({ ruleset: toyRules, terrain: null, state: fight.stateAt(1), done: 1, rows: rows.slice(5) })
    expect(hp(later)).toBe(4)
    later.go(later.back('command')!)
    expect(later.back('command')).toBeNull()
    later.fill(toyTable(3), rows.slice(0, 5))
    later.go(later.back('command')!)
    expect(hp(later)).toBe(10)
  })

  it('keeps the longest prefix of an open command that still fits other rules', () => {
    const { rows } = played()
    const open = [
      ...rows.slice(0, 7),
      { row: 'entry', entry: { key: 'gone', ask: 1, slot: 0, of: 'c1', value: 1, source: 'click' } },
    ] as Row[]
    const fight = table(open)
    expect(fight.repair).toMatchObject({ dropped: 1, rows: [{ row: 'undo' }] })
    expect(fight.asks).toMatchObject([{ key: 'strike.dice' }])
  })

  it('keeps of a command of other rules what still fits when it goes back into it, and the journal says so', () => {
    const { rows } = played()
    const lines = [...rows]
    const newer: typeof toyRules = {
      ...toyRules,
      version: 2,
      commands: {
        ...toyRules.commands,
        procedures: {
          *strike(_, { by }) {
            for (const key of ['strike.target', 'strike.style', 'strike.end'])
              yield* choose(by, key, () => ['c2', 'c3', 'low', 'high'])
          },
        },
      },
    }
    const fight = table(lines, newer)
    const keep = ({ rows: said }: Result) => lines.push(...said!)
    keep(fight.go(fight.back('answer')!))
    expect(fight.repair).toMatchObject({ dropped: 1, rows: [lines.at(-1)] })
    expect(fight.asks).toMatchObject([{ key: 'strike.style' }])
    keep(fight.answer({ key: 'strike.style', ask: 1, slot: 0, of: 'c1', value: 'low', source: 'click' }))
    const again = table(lines, newer)
    expect(again.timeline.mark).toEqual(fight.timeline.mark)
    expect(again.asks).toEqual(fight.asks)
    expect(again.repair).toBeNull()
    keep(fight.go(fight.back('answer')!))
    expect(fight.repair).toBeNull()
  })

  it('does not run old commands with new rules', () => {
    const { rows } = played()
    const newer = table(rows, { ...toyRules, version: 2 })
    expect(hp(newer)).toBe(4)
    expect([newer.eventsOf(0), newer.thrownIn(0), newer.enteredIn(0)]).toEqual([[], [], []])
    const same = table(rows)
    expect([same.eventsOf(0), same.thrownIn(0), same.enteredIn(0)].map(list => list.length > 0)).toEqual([
      true,
      true,
      true,
    ])
    expect([same.thrownIn(99), same.enteredIn(99)], 'what was never done').toEqual([[], []])
  })

  it('says so where what the GM allows anyway lacks all that the rules need, and goes on', () => {
    const bare: typeof toyRules = {
      ...toyRules,
      commands: {
        ...toyRules.commands,
        procedures: {
          *strike(w) {
            w.editTurn().round++
          },
        },
        offers: (s, terrain, of, type) =>
          toyRules.commands
            .offers(s, terrain, of, type)
            .map(one => ({ ...one, whyNot: reason('TOY-TURN-01', 'down') })),
      },
    }
    const state = { ...toyTable(), turn: null }
    const fight = openFight({ ruleset: bare, terrain: null, state })
    const strike = { type: 'strike', by: 'c1' }
    expect(fight.do(strike).no).toMatchObject({ reason: { code: 'down' } })
    expect(fight.do({ ...strike, force: true }).no).toEqual({ problem: expect.stringContaining('Nothing can come') })
    expect(fight.state).toEqual(state)
    // What breaks without having been forced is a defect, and is not hidden.
    const open = { ...bare, commands: { ...bare.commands, offers: toyRules.commands.offers } }
    expect(() => openFight({ ruleset: open, terrain: null, state }).do(strike)).toThrow('no turn to edit')
  })

  it('tells nothing of an old command that mended rules ask otherwise or refuse; its effect stands', () => {
    const { rows } = played()
    const mended = (strike: (typeof toyRules)['commands']['procedures'][string]): typeof toyRules => ({
      ...toyRules,
      commands: { ...toyRules.commands, procedures: { strike } },
    })
    const shuts = option('c2', reason('TOY-ATK-01', 'shut'))
    for (const rules of [
      mended(function* (_, { by }) {
        yield* choose(by, 'strike.style', () => ['low', 'high'])
      }),
      mended(function* (_, { by }) {
        yield* choose(by, 'strike.target', () => [shuts, option('c3')])
      }),
    ]) {
      const fight = table(rows, rules)
      expect(fight.eventsOf(0)).toEqual([])
      expect(hp(fight)).toBe(4)
    }
  })
})

describe('a question that came into the rules later', () => {
  /** A blow: aimed, rolled for, answered. Between the roll and the answer a cry, where the rules ask for one. */
  const blow = (cries: boolean): typeof toyRules => ({
    ...toyRules,
    commands: {
      ...toyRules.commands,
      procedures: {
        *strike(w, { by }) {
          const target = yield* choose(by, 'strike.target', () => ['c2', 'c3'])
          const cry = cries
            ? yield* choose(by, 'strike.cry', () => ['silent', 'loud'], { default: 'silent', later: true })
            : 'silent'
          w.emit({ type: cry, with: { by } })
          const knobs = [{ key: 'bonus', options: [-1, 0, 1], default: 0 }]
          const { faces, set } = yield* rollWithKnobs(w, by, 'strike.dice', knobs, () => [6])
          const answer = yield* choose(target, 'strike.answer', () => ['none', 'shield'])
          if (answer === 'none') w.edit(target).sheet.hp -= faces[0]! + set.bonus!
        },
      },
    },
  })

  function before(): Row[] {
    const fight = table([], blow(false))
    const rows = [...fight.do({ type: 'strike', by: 'c1' }).rows!, ...answered(fight, ['c2'])]
    rows.push(...fight.ruling({ key: 'gm.knob', ask: 1, knob: 'bonus', value: 1 }).rows!)
    rows.push(...answered(fight, [[3], 'none']))
    return rows
  }

  it('is passed over by a journal that knows nothing of it, knobs and all, and its default is the answer', () => {
    const rows = before()
    const fight = table(rows, blow(true))
    expect(hp(fight)).toBe(6)
    expect(fight.eventsOf(0).map(({ type }) => type)).toEqual(['silent'])
    // Each of its rows leads where it led.
    for (let entries = rows.length - 3; entries > 0; entries--) {
      const open = table([...rows, { row: 'undo', to: { done: 0, entries } }] as Row[], blow(true))
      expect(open.repair).toBeNull()
      expect(open.asks![0]!.key).toBe(['strike.cry', 'strike.dice', 'strike.answer'][entries - 1])
      for (const row of rows.slice(1 + entries, -1)) {
        if (row.row !== 'entry') throw new Error(row.row)
        const did = 'of' in row.entry ? open.answer(row.entry) : open.ruling(row.entry)
        expect(did.no).toBeUndefined()
      }
      expect(open.state).toEqual(fight.state)
    }
  })

  it('is put wherever nobody has gone past it, and a journal that answers it goes on from there', () => {
    const fight = table([], blow(true))
    const rows = [...fight.do({ type: 'strike', by: 'c1' }).rows!, ...answered(fight, ['c2'])]
    expect(fight.asks).toMatchObject([{ key: 'strike.cry', ask: 1, default: 'silent' }])
    rows.push(...answered(fight, ['loud', [3], 'none']))
    expect(
      table(rows, blow(true))
        .eventsOf(0)
        .map(({ type }) => type),
    ).toEqual(['loud'])
  })

  it('stays open after an answer that fits neither it nor what comes next', () => {
    const fight = table([], blow(true))
    fight.do({ type: 'strike', by: 'c1' })
    answered(fight, ['c2'])
    const asked = fight.asks
    for (const [key, ask] of [
      ['strike.answer', 1],
      ['strike.dice', 2],
      ['strike.target', 0],
    ] as const)
      expect(fight.answer({ key, ask, slot: 0, of: 'c1', value: [3], source: 'click' }).no).toBeDefined()
    expect(fight.asks).toEqual(asked)
    expect(answered(fight, ['loud', [3], 'none'])).toHaveLength(4)
  })
})
