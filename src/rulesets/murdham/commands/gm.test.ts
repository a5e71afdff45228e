import { describe } from 'vitest'
import { adjustsEach, testGmHand } from '../../../../test/parties/gmHand'
import { begin, murdhamTable, scores } from '../../../../test/parties/murdham'
import { armour, helmet, listed, shield } from '../sheet/weapons'

import type { Murdham } from '../state/types'

describe('by the GM’s hand', () => {
  testGmHand(
    () => {
      const { t, heroes, foes, put } = murdhamTable()
      put('Ada', heroes, [1, 1], scores({ str: 11, agi: 9, wit: 10 }), {
        health: { cur: 6, max: 11 },
        armour: armour('leather', 1),
        helmet: helmet(),
        weapons: [listed('sword')],
        shields: [shield()],
        mana: { cur: 1, max: 3 },
      })
      put('Bandit', foes, [2, 1], scores({ str: 8, agi: 8, wit: 8 }))
      put('Ghoul', foes, [5, 1], { kind: 'undead', mind: 'mindless', fearImmune: true })
      return t
    },
    [
      {
        type: 'round',
        first: t => begin(t, 's1'),
        answers: [['round.first', 's2']],
        comes: ['turn.round: 2', 'turn.first: "s2"', 'turn.at: "s2"', 'Round 2 begins.', 'Foes go first.'],
      },
      {
        type: 'factions',
        given: { order: ['s2', 's1'] },
        first: t => begin(t, 's1'),
        comes: ['turn.factions.0: "s2"', 'turn.factions.1: "s1"'],
        takes: ['order 2 to 2 of them'],
      },
      {
        type: 'circumstances',
        given: { target: 'c4', from: 'c3', are: ['cover', 'low', 'cover'] },
        comes: ['c4.views: [{"from":"c3","are":["cover","low"]}]', 'Bandit to Ada: cover, low.'],
        takes: ['are 0 to 8 of them'],
      },
      {
        type: 'circumstances',
        given: { target: 'c4', from: null, are: ['obscured'] },
        first: t => t.do('circumstances', 'gm', { target: 'c4', from: null, are: ['cover'] }),
        comes: ['c4.views.0.are.0: "obscured"', 'Bandit: obscured.'],
        takes: ['are 0 to 8 of them'],
      },
      {
        type: 'hide',
        given: { who: ['c4', 'c3'] },
        comes: [
          'c3.status.hiddenFrom: ["s2"]',
          'c4.known: "absent"',
          'c4.status.hiddenFrom: ["s1"]',
          'c4.status.knownBefore: "named"',
        ],
      },
      {
        type: 'reveal',
        given: { who: ['c4'] },
        first: t => t.do('hide', 'gm', { who: ['c4', 'c3'] }),
        comes: ['c4.known: "named"', 'c4.status.hiddenFrom: []', 'c4.status.knownBefore: null', 'Bandit is seen.'],
      },
      ...(
        [
          ['stunned', 'c3.status.turn: "spent"', 'Ada loses the next turn.'],
          ['confused', 'c3.status.confused: true', 'Ada is confused.'],
          ['frenzied', 'c3.status.frenzied: true', 'Ada is frenzied.'],
        ] as const
      ).map(([what, ...comes]) => ({ type: 'afflict', given: { who: ['c3'], what }, comes })),
      { type: 'afflict', given: { who: ['c3'], what: 'freed' }, comes: ['Ada is freed.'] },
      { type: 'afflict', given: { who: ['c3'], what: 'calmed' }, comes: ['Ada is calmed.'] },
      {
        type: 'afflict',
        given: { who: ['c3'], what: 'confused' },
        first: t => t.do('afflict', 'gm', { who: ['c3'], what: 'confused' }),
        comes: ['c3.status.incapacitated: true', 'Ada is incapacitated.'],
      },
      {
        type: 'afflict',
        given: { who: ['c3', 'c5'], what: 'poisoned', of: 'c4' },
        answers: [['poison.save', [12]]],
        comes: ['c3.status.poisoned: true', 'Ada fails the STR save with 12.', 'Ada is poisoned.'],
      },
      {
        type: 'afflict',
        given: { who: ['c3'], what: 'poisoned' },
        answers: [['poison.save', [11]]],
        comes: ['Ada passes the STR save with 11.'],
      },
      {
        type: 'afflict',
        given: { who: ['c3', 'c5'], what: 'frightened', of: 'c4' },
        comes: ['c3.status.frightenedOf: ["c4"]', 'Ada is frightened.'],
      },
      {
        type: 'afflict',
        given: { who: ['c3'], what: 'terrified', of: 'c4' },
        comes: ['c3.status.terrifiedOf: "c4"', 'Ada is terrified.'],
      },
      {
        type: 'afflict',
        given: { who: ['c3'], what: 'calmed' },
        first: t => {
          for (const what of ['frightened', 'terrified', 'confused'])
            t.do('afflict', 'gm', { who: ['c3'], what, of: 'c4' })
        },
        comes: [
          'c3.status.frightenedOf: []',
          'c3.status.terrifiedOf: null',
          'c3.status.confused: false',
          'Ada is calmed.',
        ],
      },
      {
        type: 'afflict',
        given: { who: ['c3'], what: 'freed' },
        first: t => t.set('c3', ['status', 'entangled'], true),
        comes: ['c3.status.entangled: false', 'Ada is freed.'],
      },
      {
        type: 'harm',
        given: { who: ['c3', 'c4'], amount: 3 },
        comes: ['c3.health.cur: 4', 'c3.helmet.used: true', 'c4.health.cur: 5', 'Ada suffers 2.', 'Bandit suffers 3.'],
        takes: ['amount 1 to 999'],
      },
      {
        type: 'harm',
        given: { who: ['c3'], amount: 2, direct: true },
        comes: ['c3.health.cur: 4', 'Ada suffers 2.'],
        takes: ['amount 1 to 999'],
      },
      { type: 'harm', given: { who: ['c3'], amount: 1 }, comes: [], takes: ['amount 1 to 999'] },
      {
        type: 'heal',
        given: { who: ['c3', 'c4'], amount: 3 },
        comes: ['c3.health.cur: 9', 'Ada recovers 3 health.', 'Bandit recovers 0 health.'],
        takes: ['amount 1 to 99'],
      },
      {
        type: 'heal',
        given: { who: ['c3'], amount: 9 },
        comes: ['c3.health.cur: 11', 'Ada recovers 5 health.'],
        takes: ['amount 1 to 99'],
      },
      {
        type: 'injure',
        given: { who: ['c3'] },
        answers: [
          ['injury.dice', [3]],
          ['injury.loss', [2]],
        ],
        comes: [
          'c3.wit.cur: 8',
          'c3.injuries: [{"n":3,"words":"WIT −2","permanent":false}]',
          'Ada loses 2 WIT.',
          'Ada keeps an injury: WIT −2.',
        ],
      },
      {
        type: 'corrupt',
        given: { who: ['c3'], amount: 2 },
        answers: [['corruption.die', [12]]],
        comes: ['c3.corruption: 2', 'Corruption seeps into Ada.'],
        takes: ['amount 1 to 99'],
      },
      {
        type: 'stretch',
        first: t =>
          t
            .do('afflict', 'gm', { who: ['c3'], what: 'frightened', of: 'c4' })
            .set('c4', ['status', 'incapacitated'], true),
        comes: [
          'c3.status.frightenedOf: []',
          'c4.status.incapacitated: false',
          'The stretch is over.',
          'Ada takes heart again.',
          'Bandit gets up.',
        ],
      },
      {
        type: 'rest',
        given: { who: ['c3', 'c4'] },
        first: t => t.set('c3', ['status', 'poisoned'], true).set('c3', ['status', 'confused'], true),
        comes: [
          'c3.health.cur: 11',
          'c3.mana.cur: 3',
          'c3.status.confused: false',
          'c3.status.poisoned: false',
          'Ada has had a full rest: 5 health, 2 mana back; no longer confused, poisoned.',
          'Bandit has had a full rest: nothing to get back.',
        ],
      },
      {
        type: 'chase',
        given: { who: ['c3', 'c4'] },
        answers: [['chase.pace', 'faster']],
        comes: ['c3.status.stance: "fled"', 'c4.status.stance: "fled"', 'Ada, Bandit get away.'],
      },
      {
        type: 'chase',
        given: { who: ['c3', 'c4'] },
        answers: [['chase.pace', 'slower']],
        comes: ['c3.status.stance: "surrendered"', 'c4.status.stance: "surrendered"', 'Ada, Bandit are caught.'],
      },
      { type: 'chase', given: { who: ['c3', 'c4'] }, answers: [['chase.pace', 'notFollowed']], comes: [] },
      {
        type: 'chase',
        given: { who: ['c3', 'c4'] },
        answers: [
          ['chase.pace', 'equal'],
          ['chase.die', [9]],
        ],
        comes: ['c3.status.stance: "fled"', 'c4.status.stance: "surrendered"', 'Ada gets away. Bandit is caught.'],
      },
      {
        type: 'callSave',
        given: { who: ['c3', 'c4'], ability: 'wit' },
        answers: [
          ['called.save', [10]],
          ['called.save', [9]],
        ],
        comes: ['Ada passes the WIT save with 10.', 'Bandit fails the WIT save with 9.'],
      },
      {
        type: 'callSave',
        given: { who: ['c3'], ability: 'str', secret: true },
        answers: [['called.save', [12]]],
        comes: ['Ada fails the STR save with 12.'],
      },
      {
        type: 'callSave',
        given: { who: ['c3', 'c4'], ability: 'agi', group: true },
        answers: [['group.save', [9]]],
        comes: ['Ada passes the AGI save with 9.', 'Bandit fails the AGI save with 9.'],
      },
      {
        type: 'contest',
        given: { a: 'c3', b: 'c4', ability: 'str' },
        answers: [
          ['contest.die', [5]],
          ['contest.die', [5]],
        ],
        comes: ['Ada wins, 6 to 3.'],
      },
      {
        type: 'chance',
        given: { x: 2, y: 6, words: 'the bridge holds' },
        answers: [['chance.die', [2]]],
        comes: ['(the bridge holds) 2 in 6: 2, it happens.'],
        takes: ['x 1 to 100', 'y 2 to 100', 'words up to 200 letters'],
      },
      {
        type: 'chance',
        given: { x: 2, y: 6 },
        answers: [['chance.die', [3]]],
        comes: ['2 in 6: 3, it does not happen.'],
        takes: ['x 1 to 100', 'y 2 to 100'],
      },
      {
        type: 'durability',
        given: { who: 'c3', item: 'armour' },
        answers: [['gear.wear', [1]]],
        comes: ['c3.armour.damaged: true', 'Ada: leather is damaged.'],
      },
      {
        type: 'durability',
        given: { who: 'c3', item: 'helmet' },
        answers: [['gear.wear', [2]]],
        comes: ['Ada: helmet holds.'],
      },
      ...adjustsEach<Murdham>('c3', 'Ada', {
        str: [11, 11],
        agi: [9, 9],
        wit: [10, 10],
        health: [6, 11],
        mana: [1, 3],
      }).filter(({ given, comes }) => given!.by === -1 || /health|mana/.test(comes[0]!)),
      {
        type: 'letFall',
        given: { who: 'c3', item: 'sword' },
        comes: [
          'c3.weapons: []',
          'things.t6: {"cell":17,"name":"sword","what":{"kind":"weapon","by":"c3","item":{"id":"sword","name":"sword","die":6,"bulk":1,"mode":"melee","range":0,"keywords":[],"natural":false,"consumable":false,"improvised":false,"poisoned":false,"held":"main","spent":false,"quality":"plain","damaged":false,"destroyed":false,"used":false}},"id":"t6"}',
          'nextId: 7',
          'Ada drops sword.',
        ],
      },
      {
        type: 'takeUp',
        given: { who: 'c4', thing: 't6' },
        first: t => t.do('letFall', 'gm', { who: 'c3', item: 'sword' }),
        comes: [
          'c4.weapons: [{"id":"weapon","name":"weapon","die":6,"bulk":1,"mode":"melee","range":0,"keywords":[],"natural":false,"consumable":false,"improvised":false,"poisoned":false,"held":"main","spent":false,"quality":"plain","damaged":false,"destroyed":false,"used":false},{"id":"sword","name":"sword","die":6,"bulk":1,"mode":"melee","range":0,"keywords":[],"natural":false,"consumable":false,"improvised":false,"poisoned":false,"held":"off","spent":false,"quality":"plain","damaged":false,"destroyed":false,"used":false}]',
          'things.t6: undefined',
          'Bandit picks up sword.',
        ],
      },
    ],
    ['timeUp'],
    [
      ['durability', { who: 'c3', item: 'nothing' }, 'Ada has no nothing'],
      ['durability', { who: 'c4', item: 'helmet' }, 'Bandit has no helmet'],
      ['letFall', { who: 'c3', item: 'nothing' }, 'Ada has no nothing that could fall'],
      ['takeUp', { who: 'c3', thing: 't9' }, 'there is no thing t9'],
      ['afflict', { who: ['c3'], what: 'frightened' }, 'somebody is frightened of somebody'],
      ['afflict', { who: ['c3'], what: 'terrified', of: null }, 'somebody is terrified of somebody'],
    ],
  )
})
