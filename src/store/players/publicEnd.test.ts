import { describe, expect, it } from 'vitest'
import type { Event, Ruleset, Thrown } from '~/engine'
import type { TableTypes } from '~/table'
import { beginOf, fought } from '../log/fightSummary'
import type { Log } from '../log/log'
import type { LogEntry, LogLine } from '../log/logEntry'
import { publicEnd, toldThrows, type ToldLine } from './publicEnd'
import { publicDeed, publicLog } from './playersView'

/** Rules of which nothing is known but one pool, what a few events mean, and what is measured. */
const rules = {
  display: {
    pools: ({ sheet }: { sheet: { hp: number } }) => [{ key: 'hp', label: 'Health', cur: sheet.hp, max: 9 }],
    isOut: ({ sheet }: { sheet: { hp: number } }) => sheet.hp <= 0,
    outcomes: {
      hits: [{ kind: 'hit', to: 'to', by: 'by' }],
      hurts: [{ kind: 'hit', to: 'who' }],
      falls: [{ kind: 'down', to: 'who' }],
    },
    measures: { rolls: { total: 'total', against: 'needs' }, saves: { total: 'total', aside: 'save' } },
    spent: new Set(),
    prompt: () => ({ seconds: null }),
    text: {
      event: ({ with: facts }: Event, name: (id: string) => string) =>
        Object.values(facts).filter(isId).map(name).join(),
    },
  },
} as unknown as Ruleset<TableTypes>

const isId = (fact: unknown): fact is string => typeof fact === 'string'

/** An event as all hear it; `untold`: as the GM alone does. */
type Said = [type: string, facts: Record<string, string | number>, untold?: 'untold' | undefined]
interface Given {
  by?: string
  type?: string
  said?: readonly Said[]
  /** Whoever rolled one die: what it showed, what for, and after how many events. */
  thrown?: readonly (Partial<Thrown> & { of: string; face: number; eventsBefore: number })[]
  /** Health from then on. */
  hp?: Readonly<Record<string, number>>
  known?: Readonly<Record<string, 'absent' | 'named'>>
  screen?: string
  phase?: 'combat' | 'over'
}

/** The heroines Ada and Cyd, shown in numbers, against the bandit Bo, shown in words: these commands one after the other, then the end. */
function played(...given: Given[]) {
  let hp: Readonly<Record<string, number>> = { ada: 9, cyd: 9, bo: 9 }
  let known: Readonly<Record<string, string>> = { ada: 'named', cyd: 'named', bo: 'named' }
  let phase = 'combat'
  let screen = ''
  const stateNow = () =>
    ({
      phase,
      turn: { round: 1 },
      board: {},
      sides: {
        heroes: { id: 'heroes', show: 'exact' },
        bandits: { id: 'bandits', show: 'words', screen: screen === 'bandits' },
      },
      combatants: Object.fromEntries(
        Object.keys(hp).map(id => [
          id,
          {
            id,
            name: id,
            side: id === 'bo' ? 'bandits' : 'heroes',
            known: known[id],
            gone: false,
            sheet: { hp: hp[id]! },
          },
        ]),
      ),
    }) as unknown as ReturnType<LogEntry['around']>['after']
  const entries = given.map((one, done): LogEntry => {
    // What the players know is said before the command, what becomes of somebody comes of it.
    known = { ...known, ...one.known }
    screen = one.screen ?? screen
    const before = stateNow()
    hp = { ...hp, ...one.hp }
    phase = one.phase ?? phase
    const after = stateNow()
    const lines = (one.said ?? []).map(([type, facts, untold]): LogLine => {
      const event: Event = { type, with: facts, ...(untold === undefined && { shared: facts }) }
      return { words: '', type, parts: [], rules: [], shared: untold === undefined, event }
    })
    const thrown = (one.thrown ?? []).map(({ face, ...roll }): Thrown => ({
      key: 'dice',
      dice: [20],
      faces: [face],
      see: 'all',
      ...roll,
    }))
    const command = { type: one.type ?? 'act', by: one.by ?? 'gm' }
    const around = () => ({ before, after })
    const rest = { words: '', open: false, undone: false, sources: [], concerns: () => true, around }
    return { done, command, lines, thrown, ...rest }
  })
  const log: Log = { first: 0, length: entries.length, present: entries.length - 1, at: i => entries[i] }
  const now = stateNow()
  const lines = (from = 0) => publicLog(rules, now, log, () => new Set(), { most: Infinity, from })
  const combatants = Object.values(now.combatants).flatMap(({ id, side, known: how }) =>
    how === 'absent' ? [] : [{ id, side, pools: side === 'heroes' ? [{ label: 'Health' }] : [] }],
  )
  const table = { combatants, sides: [{ id: 'heroes' }, { id: 'bandits' }] } as never
  const isKnownIn = (entry: LogEntry, who: string) =>
    Object.values(entry.around()).every(({ combatants: all }) => all[who]?.known !== 'absent')
  return {
    log,
    lines,
    deed: () => publicDeed(rules, table, lines()),
    end: () => publicEnd(rules, { table, known: now, log, isKnownIn }, lines(beginOf(log))),
    /** The faces of the dice of a command that the players see. */
    faces: (i = 0) =>
      toldThrows(
        rules.display.measures,
        lines().filter(({ entry }: ToldLine) => entry.done === i),
      ).flatMap(({ thrown: { faces } }) => faces),
  }
}

const over: Given = { type: 'end', phase: 'over' }

describe('dice are seen where the line is told that they were rolled for', () => {
  const rolls = (by: string, untold?: 'untold'): Said => ['rolls', { by, total: 5 }, untold]

  it('not those of a line that is not told, whatever is told after it', () => {
    const thrown = [
      { of: 'ada', face: 3, eventsBefore: 0, key: 'first' },
      { of: 'ada', face: 4, eventsBefore: 1, key: 'second' },
    ]
    expect(played({ said: [rolls('ada', 'untold'), rolls('ada')], thrown }).faces()).toEqual([4])
    expect(played({ said: [rolls('ada'), rolls('ada')], thrown }).faces()).toEqual([3, 4])
    expect(played({ said: [['hits', { by: 'ada', to: 'bo' }]], thrown }).faces()).toEqual([])
  })

  it('not those of somebody whom the line does not name', () => {
    expect(played({ said: [rolls('bo')], thrown: [{ of: 'ada', face: 3, eventsBefore: 0 }] }).faces()).toEqual([])
  })

  it('not those of a side behind the screen, nor of a secret roll', () => {
    const thrown = [{ of: 'bo', face: 3, eventsBefore: 0 }]
    expect(played({ said: [rolls('bo')], thrown }).faces()).toEqual([3])
    expect(played({ said: [rolls('bo')], thrown, screen: 'bandits' }).faces()).toEqual([])
    expect(played({ said: [rolls('bo')], thrown: [{ ...thrown[0]!, see: 'asked' }] }).faces()).toEqual([])
  })

  it('of one key the last ones before the line: what was rolled before the GM was told something else was for that', () => {
    const of = { of: 'ada', face: 1, eventsBefore: 0 }
    const said: Said[] = [['hits', { by: 'ada', to: 'bo' }, 'untold'], rolls('ada')]
    const thrown = [of, { ...of, face: 2, eventsBefore: 1 }, { ...of, face: 3, eventsBefore: 1 }]
    expect(played({ said, thrown }).faces()).toEqual([2, 3])
    expect(played({ said, thrown: [{ ...of, key: 'other' }, thrown[1]!] }).faces()).toEqual([1, 2])
  })

  it('with a blow those of the total that is told last, and of no other roll', () => {
    const said: Said[] = [rolls('ada'), ['saves', { who: 'bo', total: 2 }], ['hits', { by: 'ada', to: 'bo' }]]
    const thrown = [
      { of: 'ada', face: 5, eventsBefore: 0 },
      { of: 'bo', face: 2, eventsBefore: 1 },
    ]
    expect(played({ by: 'ada', said, thrown }).deed()).toMatchObject({
      dice: [{ who: 'ada', sides: 20, face: 5 }],
      sum: { total: 5 },
    })
    // The total of a roll of which they see no die would tell it.
    expect(played({ by: 'ada', said, thrown: [thrown[1]!] }).deed()).toMatchObject({ dice: [{ who: 'bo' }], sum: null })
  })
})

it('a blow is over when a later roll is told of which nothing has come yet', () => {
  const blow: Given = { by: 'ada', said: [['hits', { by: 'ada', to: 'bo' }]] }
  expect(played(blow, { by: 'bo', said: [['rests', { who: 'bo' }]] }).deed()).not.toBeNull()
  expect(played(blow, { by: 'bo', said: [['rolls', { by: 'bo', total: 5 }]] }).deed()).toBeNull()
})

describe('the end that the players are told', () => {
  const begin: Given = { type: 'begin', phase: 'combat' }
  const strikes: Given = { by: 'bo', said: [['hurts', { who: 'ada' }]], hp: { ada: 5 } }

  it('does not name who struck where no line did, also when that one is known by now', () => {
    const unknown = { ...strikes, known: { bo: 'absent' } } satisfies Given
    const met = { ...over, known: { bo: 'named' } } satisfies Given
    expect(played(begin, unknown, met).end()!.blow).toBeNull()
    const told: Given = { ...strikes, said: [['hits', { by: 'bo', to: 'ada' }]] }
    expect(played(begin, told, over).end()!.blow).toMatchObject({ by: 'bo', to: 'ada', n: 4 })
  })

  it('counts as lost what they saw lost: nothing of somebody who was not known then, or is not now', () => {
    expect(played(begin, strikes, over).end()!.lost).toEqual([{ label: 'Health', n: 4 }])
    const away = { ...strikes, known: { ada: 'absent' } } satisfies Given
    expect(played(begin, away, { ...over, known: { ada: 'named' } }).end()!.lost).toEqual([])
    const gone = { ...over, known: { cyd: 'absent' } } satisfies Given
    expect(played(begin, { by: 'bo', hp: { cyd: 5 } }, gone).end()!.lost).toEqual([])
  })

  it('counts what somebody paid as no loss where they know who did it', () => {
    const pays = (...said: Said[]): Given => ({ by: 'ada', said, hp: { ada: 7 } })
    expect(played(begin, pays(['rests', { who: 'ada' }]), over).end()!.lost).toEqual([])
    expect(played(begin, pays(), over).end()!.lost).toEqual([{ label: 'Health', n: 2 }])
  })

  it('tells of a fall that was told of this one, or that they saw in numbers', () => {
    const falls = (...said: Said[]): Given => ({ by: 'ada', said, hp: { bo: 0 } })
    const fell = (...given: Given[]) => played(begin, ...given, over).end()!.out
    expect(fell(falls(['falls', { who: 'bo' }]))).toEqual([{ who: 'bo', how: 'fell', round: 1 }])
    expect(fell(falls(['hits', { by: 'bo', to: 'ada' }], ['falls', { who: 'bo' }, 'untold']))).toEqual([])
    expect(fell({ by: 'bo', hp: { ada: 0 } })).toEqual([{ who: 'ada', how: 'fell', round: 1 }])
    expect(fell({ by: 'bo', hp: { ada: 0 }, known: { ada: 'absent' } }, { known: { ada: 'named' } })).toEqual([])
  })

  it('counts a die to the test that it was rolled for, however much only the GM is told between', () => {
    const said: Said[] = [
      ['rests', { who: 'bo' }, 'untold'],
      ['rolls', { by: 'ada', total: 1, needs: 9 }],
    ]
    const thrown = [{ of: 'ada', face: 1, eventsBefore: 1 }]
    expect(played(begin, { by: 'ada', said, thrown }, over).end()!.unlucky).toMatchObject({ who: 'ada', face: 1 })
    const later = [...thrown, { of: 'ada', face: 2, eventsBefore: 1, key: 'other' }]
    expect(played(begin, { by: 'ada', said, thrown: later }, over).end()!.unlucky).toMatchObject({ face: 1 })
  })

  it('is that of the combat that began last, also where the one before was over', () => {
    const again = played(begin, strikes, over, begin, { ...strikes, hp: { ada: 4 } }, over)
    expect(again.end()!.lost).toEqual([{ label: 'Health', n: 1 }])
    expect(fought(again.log).map(({ entry }) => entry.done)).toEqual([3, 4, 5])
    expect(again.lines(beginOf(again.log)).map(({ entry }) => entry.done)).toEqual([4])
  })
})
