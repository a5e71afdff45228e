import { describe } from 'vitest'
import { enduranceTable, pool, reacting } from '../../../test/parties/endurance'
import { adjustsEach, testGmHand } from '../../../test/parties/gmHand'

import type { Endurance } from './state/types'

describe('by the GM’s hand', () => {
  testGmHand(() => {
    const { t, heroes, guards, put } = enduranceTable()
    put('Roland', heroes, [4, 5], () => ({
      endurance: pool(10, 4),
      health: pool(12, 9),
      stamina: pool(5, 2),
      focus: pool(10, 1),
      ...reacting('fortify', 'resist'),
    }))
    put('guard', guards, [6, 5], () => ({}))
    put('dead guard', guards, [8, 5])
    return t.set('c5', ['status', 'dead'], true)
  }, [
    {
      type: 'harm',
      given: { who: ['c3', 'c4', 'c5', 'c3'], amount: 6 },
      answers: [['conscious.fortify', 'fall']],
      comes: [
        'c3.health.cur: 7',
        'c3.endurance.cur: 0',
        'c3.status.prone: true',
        'c3.status.unconscious: true',
        'c4.endurance.cur: 4',
        'Roland takes 6 damage.',
        'Roland falls unconscious.',
        'guard takes 6 damage.',
        'guard is harmed.',
      ],
      takes: ['amount 1 to 9999'],
    },
    {
      type: 'harm',
      given: { who: ['c4'], amount: 15, damage: 'slashing', nonlethal: true, reducible: true },
      comes: [
        'c4.health.cur: 11',
        'c4.endurance.cur: 0',
        'guard takes 11 damage.',
        'guard is harmed.',
        'guard is bloodied.',
      ],
      takes: ['amount 1 to 9999'],
    },
    {
      type: 'harm',
      given: { who: ['c4'], amount: 9, damage: 'fire', nonlethal: false, reducible: false },
      comes: ['c4.endurance.cur: 1', 'guard takes 9 damage.', 'guard is harmed.'],
      takes: ['amount 1 to 9999'],
    },
    {
      type: 'afflict',
      given: { who: ['c3', 'c5', 'c4'], condition: 'bleeding', degree: 3 },
      comes: ['c3.conditions.bleeding: 3', 'c4.conditions.bleeding: 3', 'Roland: bleeding 3.', 'guard: bleeding 3.'],
      takes: ['degree 1 to 99'],
    },
    {
      type: 'afflict',
      given: { who: ['c4'], condition: 'burning' },
      comes: ['c4.conditions.burning: 1', 'guard: burning 1.'],
    },
    {
      type: 'afflict',
      given: { who: ['c4'], condition: 'prone', degree: 2 },
      comes: ['c4.status.prone: true', 'guard: prone.'],
      takes: ['degree 1 to 99'],
    },
    {
      type: 'afflict',
      given: { who: ['c4'], condition: 'stunned' },
      first: t => t.set('c4', ['status', 'pending'], { type: 'reload', paid: 1, total: 2, with: {} }),
      comes: ['c4.conditions.stunned: true', 'c4.status.pending: null', 'guard: stunned.'],
    },
    {
      type: 'afflict',
      given: { who: ['c4', 'c3'], condition: 'other', words: 'in love' },
      comes: [
        'effects.e6: {"on":"c4","type":"marker","words":"in love","until":null,"shared":false,"id":"e6"}',
        'effects.e7: {"on":"c3","type":"marker","words":"in love","until":null,"shared":false,"id":"e7"}',
        'nextId: 8',
        'guard: in love.',
        'Roland: in love.',
      ],
      takes: ['words up to 60 letters'],
    },
    {
      type: 'afflict',
      given: { who: ['c3'], condition: 'crippled', degree: 1, words: '', against: 'constitution', difficulty: 4 },
      answers: [
        ['effect.fortify', 'fortify'],
        ['fortify.dice', [2, 1, 9]],
      ],
      comes: ['c3.stamina.cur: 1', 'c3.status.reactionsLeft: 0', 'Roland fortifies with 4.', 'Roland withstands it.'],
      takes: ['degree 1 to 99', 'words up to 60 letters', 'difficulty 1 to 99'],
    },
    {
      type: 'afflict',
      given: { who: ['c3'], condition: 'crippled', against: 'constitution' },
      answers: [
        ['effect.fortify', 'fortify'],
        ['fortify.dice', [3, 1, 9]],
      ],
      comes: [
        'c3.stamina.cur: 1',
        'c3.conditions.crippled: true',
        'c3.status.reactionsLeft: 0',
        'Roland fortifies with 5.',
        'Roland does not withstand it.',
        'Roland: crippled.',
      ],
    },
    {
      type: 'afflict',
      given: { who: ['c3'], condition: 'blinded', against: 'willpower', difficulty: 5 },
      answers: [['effect.resist', 'none']],
      comes: ['c3.conditions.blinded: true', 'Roland does not withstand it.', 'Roland: blinded.'],
      takes: ['difficulty 1 to 99'],
    },
    {
      type: 'orders',
      given: { who: ['c3', 'c4'], reaction: 'dodge', when: 'keep', least: 3 },
      comes: [
        'c3.orders.dodge.when: "keep"',
        'c3.orders.dodge.least: 3',
        'c4.orders.dodge.when: "keep"',
        'c4.orders.dodge.least: 3',
      ],
      takes: ['least 0 to 9999'],
    },
    {
      type: 'orders',
      given: { who: ['c3'], reaction: 'fortify', when: 'never' },
      comes: ['c3.orders.fortify.when: "never"'],
    },
    ...adjustsEach<Endurance>('c3', 'Roland', { endurance: [4, 10], health: [9, 12], stamina: [2, 5], focus: [1, 10] }),
    {
      type: 'break',
      given: { who: ['c3', 'c5'] },
      comes: [
        'c3.endurance.cur: 9',
        'c3.stamina.cur: 5',
        'c3.focus.cur: 6',
        'Roland has had a break: 5 endurance, 3 stamina, 5 focus back.',
      ],
    },
    {
      type: 'rest',
      given: { who: ['c3', 'c5'] },
      comes: [
        'c3.health.cur: 10',
        'c3.endurance.cur: 10',
        'c3.stamina.cur: 5',
        'c3.focus.cur: 10',
        'Roland has had a rest: 6 endurance, 1 health, 3 stamina, 9 focus back.',
      ],
    },
    {
      type: 'rest',
      given: { who: ['c3'], interrupted: true },
      comes: [
        'c3.endurance.cur: 9',
        'c3.stamina.cur: 5',
        'c3.focus.cur: 6',
        'Roland has had an interrupted rest: 5 endurance, 3 stamina, 5 focus back.',
      ],
    },
  ])
})
