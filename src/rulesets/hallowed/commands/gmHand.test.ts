import { describe } from 'vitest'
import { adjustsEach, testGmHand } from '../../../../test/parties/gmHand'
import { blunt, type Hal, hallowedTable, pool, sword } from '../../../../test/parties/hallowed'

const wound = { types: ['blunt' as const], amount: 3, round: 1, source: 'a blow', healed: false }

import type { Hallowed } from '../state/types'

/** Ann's sword lies on the ground. */
const fallen = (t: Hal) =>
  t.set('c3', ['weapons', 0, 'dropped'], true).do('gm.set', 'gm', {
    patches: [
      {
        op: 'add',
        path: ['things', 't6'],
        value: { id: 't6', cell: 42, name: 'sword', what: { owner: 'c3', weapon: 0 } },
      },
    ],
  })

describe('by the GM’s hand', () => {
  testGmHand(
    () => {
      const { t, heroes, monsters, put } = hallowedTable()
      put('Ann', heroes, [2, 2], {
        weapons: [sword],
        stress: pool(12, 5),
        wounds: pool(10, 6),
        mana: pool(8, 2),
        injuries: [wound, { ...wound, amount: 1 }],
        combatInjuries: [blunt(3)],
        skills: {
          balance: { total: 2, ability: 'agility' },
          heal: { total: 4, ability: null },
          intimidation: { total: 0, ability: null },
        },
        agility: 14,
      })
      put('Orc', monsters, [3, 2], { stress: pool(6), wounds: pool(9) })
      put('Dying', monsters, [4, 2], { wounds: pool(9, -2), stress: pool(6, 0) })
      return t
    },
    [
      {
        type: 'harm',
        given: { who: ['c3', 'c4'], amount: 7 },
        comes: [
          'c3.stress.cur: 0',
          'c3.wounds.cur: 4',
          'c3.injuries: [{"types":["blunt"],"amount":3,"round":1,"source":"a blow","healed":false},{"types":["blunt"],"amount":1,"round":1,"source":"a blow","healed":false},{"types":["blunt"],"amount":2,"round":0,"source":"GM","healed":false}]',
          'c3.round.biggestHit: 2',
          'c4.stress.cur: 0',
          'c4.wounds.cur: 8',
          'c4.injuries: [{"types":["blunt"],"amount":1,"round":0,"source":"GM","healed":false}]',
          'c4.round.biggestHit: 1',
          'Ann loses 5 Stress and 2 Wounds.',
          'Orc loses 6 Stress and 1 Wound.',
        ],
        takes: ['amount 1 to 999'],
      },
      {
        type: 'harm',
        given: { who: ['c4'], amount: 4, type: 'fire', bypassStress: true },
        comes: [
          'c4.wounds.cur: 5',
          'c4.injuries: [{"types":["fire"],"amount":4,"round":0,"source":"GM","healed":false}]',
          'c4.round.biggestHit: 4',
          'Orc loses 4 Wounds.',
        ],
        takes: ['amount 1 to 999'],
      },
      {
        type: 'mend',
        given: { who: ['c3', 'c5'], wounds: 3, stress: 2, mana: 1 },
        comes: [
          'c3.stress.cur: 7',
          'c3.wounds.cur: 9',
          'c3.injuries.0.amount: 0',
          'c3.injuries.0.healed: true',
          'c3.mana.cur: 3',
          'c5.stress.cur: 2',
          'c5.wounds.cur: 1',
          'Ann is healed: 2 Stress, 3 Wounds, 1 Mana back; 1 injury closed.',
          'Dying is healed: 2 Stress, 3 Wounds back; no longer dying.',
        ],
        takes: ['wounds 0 to 999', 'stress 0 to 999', 'mana 0 to 999'],
      },
      {
        type: 'mend',
        given: { who: ['c3', 'c4'], wounds: 99, stress: 99, mana: 99 },
        comes: [
          'c3.stress.cur: 12',
          'c3.wounds.cur: 10',
          'c3.injuries.0.amount: 0',
          'c3.injuries.0.healed: true',
          'c3.injuries.1.amount: 0',
          'c3.injuries.1.healed: true',
          'c3.mana.cur: 8',
          'Ann is healed: 7 Stress, 4 Wounds, 6 Mana back; 2 injuries closed.',
          'Orc has nothing to get back.',
        ],
        takes: ['wounds 0 to 999', 'stress 0 to 999', 'mana 0 to 999'],
      },
      {
        type: 'healInjury',
        given: { who: 'c3', injury: 0 },
        comes: ['c3.combatInjuries.0.healed: true', 'Ann has got over it: Shattered Kneecap.'],
        takes: ['injury 0 to 0'],
      },
      {
        type: 'healCheck',
        given: { who: 'c3', patient: 'c5' },
        answers: [['heal.die', [8]]],
        comes: ['c5.status.stabilized: true', 'Ann treats Dying: it helps.', 'Dying is stabilized.'],
      },
      {
        type: 'healCheck',
        given: { who: 'c3', patient: 'c5' },
        answers: [['heal.die', [5]]],
        comes: ['Ann treats Dying: it does not help.'],
      },
      {
        type: 'callCheck',
        given: { who: ['c3', 'c4'], skill: 'balance', tn: 12 },
        answers: [
          ['check.die', [8]],
          ['check.die', [12]],
        ],
        comes: ['Ann: balance 10, fails.', 'Orc: balance 12, succeeds.'],
        takes: ['skill up to 60 letters', 'tn 0 to 99'],
      },
      {
        type: 'callCheck',
        given: { who: ['c3'], skill: 'agility', tn: 14 },
        answers: [['check.die', [11]]],
        comes: ['Ann: agility 13, fails.'],
        takes: ['skill up to 60 letters', 'tn 0 to 99'],
      },
      {
        type: 'passRound',
        comes: [
          'c5.wounds.cur: -3',
          'c5.injuries: [{"types":["bleeding"],"amount":1,"round":0,"source":"bleeding","healed":false}]',
          'A round passes.',
          'Dying loses 1 Wound.',
        ],
      },
      ...adjustsEach<Hallowed>('c3', 'Ann', { stress: [5, 12], wounds: [6, 10], mana: [2, 8] }),
      {
        type: 'adjust',
        given: { who: ['c3'], pool: 'wounds', by: -99 },
        comes: ['c3.wounds.cur: -93', 'c3.status.dead: true', 'Ann: wounds −99.', 'Ann dies.'],
        takes: ['pool up to 60 letters', 'by -9999 to 9999'],
      },
      {
        type: 'adjust',
        given: { who: ['c3'], pool: 'stress', by: -99 },
        comes: ['c3.stress.cur: 0', 'Ann: stress −99.'],
        takes: ['pool up to 60 letters', 'by -9999 to 9999'],
      },
      {
        type: 'pickUp',
        given: { who: 'c4', thing: 't6' },
        first: fallen,
        comes: [
          'c4.weapons: [{"name":"Unarmed","kind":"natural","hands":"none","held":true,"dropped":false,"speed":0,"damage":[{"count":1,"sides":3,"type":"blunt","flat":0}],"attackAbility":"strength","damageAbility":"strength","attackBonus":0,"critThreat":20,"critMult":2,"reach":1,"range":0,"throwable":false,"throwMod":null,"bypassStress":false},{"name":"sword","kind":"melee","hands":"main","held":false,"dropped":false,"speed":0,"damage":[{"count":1,"sides":6,"type":"slashing","flat":2}],"attackAbility":"strength","damageAbility":null,"attackBonus":5,"critThreat":20,"critMult":2,"reach":1,"range":0,"throwable":false,"throwMod":null,"bypassStress":false}]',
          'things.t6: undefined',
          'Orc picks up sword.',
        ],
      },
    ],
    ['reveal', 'endRound', 'count'],
    [
      ['healInjury', { who: 'c4', injury: 0 }, 'has no combat injury 0'],
      ['pickUp', { who: 'c4', thing: 't6' }, 'there is no weapon t6'],
    ],
  )
})
