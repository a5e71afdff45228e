import { describe } from 'vitest'
import { adjustsEach, testGmHand } from '../../../../test/parties/gmHand'
import { begin, pool, ratbagsTable } from '../../../../test/parties/ratbags'

import type { Ratbags } from '../state/types'

describe('by the GM’s hand', () => {
  testGmHand(
    () => {
      const { t, heroes, foes, put } = ratbagsTable()
      put('Ann', heroes, [4, 4], {
        hp: pool(4, 1),
        str: pool(11, 7),
        dex: pool(12, 9),
        wil: pool(9, 5),
        slotsUsed: 6,
        fatigue: 2,
        scars: [{ n: 4, words: 'a broken limb', healed: false }],
      })
      put('Bob', heroes, [5, 4])
      put('hireling', heroes, [6, 4], { kind: 'hireling' })
      put('guard', foes, [9, 4])
      t.set('c3', ['status', 'critical'], true)
      return t.set('c3', ['status', 'hourLeft'], 360)
    },
    [
      {
        type: 'telegraph',
        given: { who: 'c6', words: 'goes for Ann', target: 'c3' },
        first: t => begin(t),
        comes: [
          'turn.intents: [{"who":"c6","words":"goes for Ann","target":"c3"}]',
          'guard will likely goes for Ann Ann.',
        ],
        takes: ['words up to 400 letters'],
      },
      {
        type: 'telegraph',
        given: { who: 'c6', words: 'runs' },
        first: t => begin(t),
        comes: ['turn.intents: [{"who":"c6","words":"runs","target":null}]', 'guard will likely runs.'],
        takes: ['words up to 400 letters'],
      },
      {
        type: 'callSave',
        given: { who: ['c3', 'c6'], ability: 'dex', price: 'a fall' },
        answers: [
          ['risk.save', [9]],
          ['risk.save', [11]],
        ],
        comes: [
          'Ann risks something: DEX (a fall).',
          'Ann passes the DEX save with 9.',
          'guard risks something: DEX (a fall).',
          'guard fails the DEX save with 11.',
        ],
        takes: ['price up to 400 letters'],
      },
      {
        type: 'harm',
        given: { who: ['c4', 'c6', 'c4'], ability: 'dex', amount: 3 },
        comes: ['c4.dex.cur: 6', 'c6.dex.cur: 7', 'Bob loses 3 DEX.', 'guard loses 3 DEX.'],
        takes: ['amount 1 to 20'],
      },
      {
        type: 'harm',
        given: { who: ['c4'], ability: 'wil' },
        answers: [['harm.dice', [4]]],
        comes: ['c4.wil.cur: 4', 'Bob loses 4 WIL.'],
      },
      {
        type: 'harm',
        given: { who: ['c6'], ability: 'wil', die: 12 },
        answers: [['harm.dice', [12]]],
        comes: ['c6.wil.cur: 0', 'guard loses 9 WIL.', 'guard is delirious.'],
        takes: ['die 12 to 12'],
      },
      {
        type: 'mark',
        given: { who: ['c6', 'c4'], mark: 'dead' },
        answers: [['death.next', 'wait']],
        comes: ['c4.status.dead: true', 'c6.status.dead: true', 'guard dies.', 'Bob dies.', 'The player of Bob waits.'],
      },
      {
        type: 'mark',
        given: { who: ['c6'], mark: 'dead' },
        first: t => t.set('c6', ['status', 'dead'], true),
        comes: [],
      },
      {
        type: 'mark',
        given: { who: ['c3'], mark: 'spared' },
        comes: ['c3.status.hourLeft: null', 'c3.status.aided: true', 'Ann is beaten, and lives.'],
      },
      {
        type: 'mark',
        given: { who: ['c6'], mark: 'surrendered' },
        first: t => t.set('c6', ['status', 'fleeing'], true),
        comes: ['c6.status.fleeing: false', 'c6.status.surrendered: true', 'guard surrenders.'],
      },
      {
        type: 'mark',
        given: { who: ['c6', 'c4'], mark: 'rallied' },
        first: t => t.set('c6', ['status', 'fleeing'], true).set('c4', ['status', 'surrendered'], true),
        comes: [
          'c4.status.surrendered: false',
          'c6.status.fleeing: false',
          'guard takes heart again.',
          'Bob takes heart again.',
        ],
      },
      {
        type: 'treat',
        given: { who: ['c3', 'c4'] },
        comes: ['c3.status.hourLeft: null', 'c3.status.aided: true', 'Ann is treated.'],
      },
      {
        type: 'rest',
        given: { who: ['c3', 'c4'] },
        first: t => t.set('c4', ['hp', 'cur'], 1),
        comes: ['c4.hp.cur: 5', 'Ann has rested: untreated, nothing comes back.', 'Bob has rested: 4 HP back.'],
      },
      {
        type: 'rest',
        given: { who: ['c3'] },
        first: t => t.do('treat', 'gm', { who: ['c3'] }),
        comes: [
          'c3.hp.cur: 4',
          'c3.status.critical: false',
          'c3.status.aided: false',
          'Ann has rested: out of danger; 3 HP back.',
        ],
      },
      {
        type: 'night',
        given: { who: ['c3'] },
        first: t => t.do('treat', 'gm', { who: ['c3'] }),
        comes: [
          'c3.hp.cur: 4',
          'c3.slotsUsed: 4',
          'c3.fatigue: 0',
          'c3.status.critical: false',
          'c3.status.aided: false',
          'Ann has slept a full night: out of danger; 3 HP back; 2 Fatigue gone.',
        ],
      },
      {
        type: 'week',
        given: { who: ['c3', 'c6'] },
        comes: [
          'c3.str.cur: 11',
          'c3.dex.cur: 12',
          'c3.wil.cur: 9',
          'Ann has rested for a week with a healer: 4 STR, 3 DEX, 4 WIL back.',
          'guard has rested for a week with a healer: nothing to get back.',
        ],
      },
      {
        type: 'week',
        given: { who: ['c3'] },
        first: t => t.set('c3', ['deprived'], true),
        comes: ['Ann has rested for a week with a healer: deprived, nothing comes back.'],
      },
      {
        type: 'deprivation',
        given: { who: ['c3', 'c4'] },
        comes: [
          'c3.slotsUsed: 7',
          'c3.fatigue: 3',
          'c3.deprived: true',
          'c4.slotsUsed: 6',
          'c4.fatigue: 1',
          'c4.deprived: true',
          'Ann takes 1 Fatigue.',
          'Bob takes 1 Fatigue.',
        ],
      },
      {
        type: 'clock',
        given: { minutes: 59 },
        comes: ['c3.status.hourLeft: 6', '59 minutes pass.'],
        takes: ['minutes 1 to 600'],
      },
      {
        type: 'clock',
        given: { minutes: 60 },
        answers: [['death.next', 'wait']],
        comes: [
          'c3.status.hourLeft: null',
          'c3.status.dead: true',
          'The hour of Ann is over.',
          'Ann dies.',
          'The player of Ann waits.',
          '60 minutes pass.',
        ],
        takes: ['minutes 1 to 600'],
      },
      {
        type: 'scarHeals',
        given: { who: 'c3', scar: 0 },
        answers: [['scar.dice', [3, 2]]],
        comes: ['c3.hp.max: 5', 'c3.scars.0.healed: true', 'Ann has got over it: a broken limb.'],
        takes: ['scar 0 to 99'],
      },
      { type: 'scarHeals', given: { who: 'c3', scar: 1 }, comes: [], takes: ['scar 0 to 99'] },
      {
        type: 'takeOver',
        given: { dead: 'c4', hireling: 'c5' },
        first: t => t.do('mark', 'gm', { who: ['c4'], mark: 'dead', 'death.next': 'wait' }),
        comes: ['c5.kind: "pc"', 'The player of Bob takes over hireling.'],
      },
      {
        type: 'orderSaves',
        first: t => begin(t.set('c4', ['readiness'], 'roll'), 3),
        answers: [['begin.save', [12]]],
        comes: [
          'turn.early: ["c5"]',
          'turn.late: ["c3","c4"]',
          'Bob fails the DEX save with 12.',
          'Before the opponents: hireling. After them: Ann, Bob.',
        ],
      },
      ...(
        [
          [[1, 1], 'hostile (2)'],
          [[1, 2], 'wary (3)'],
          [[2, 3], 'wary (5)'],
          [[3, 3], 'curious (6)'],
          [[4, 4], 'curious (8)'],
          [[4, 5], 'kind (9)'],
          [[5, 6], 'kind (11)'],
          [[6, 6], 'helpful (12)'],
        ] as const
      ).map(([faces, mood]) => ({
        type: 'reaction',
        answers: [['reaction.dice', [...faces]] as const],
        comes: [`The others are ${mood}.`],
      })),
      ...adjustsEach<Ratbags>('c3', 'Ann', { hp: [1, 4], str: [7, 11], dex: [9, 12], wil: [5, 9] }),
      { type: 'fate', answers: [['fate.die', [3]]], comes: ['The die of fate shows 3: bad for the players.'] },
      { type: 'fate', answers: [['fate.die', [4]]], comes: ['The die of fate shows 4: good for the players.'] },
    ],
    ['play'],
    [
      ['takeOver', { dead: 'c4', hireling: 'c5' }, 'wants a dead PC and a hireling'],
      ['takeOver', { dead: 'c3', hireling: 'c4' }, 'wants a dead PC and a hireling'],
      ['telegraph', { who: 'c6', words: 'runs' }, 'telegraph: combat has not begun.'],
    ],
  )
})
