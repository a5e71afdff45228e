import { describe } from 'vitest'
import { testGmHand } from '../../../test/parties/gmHand'
import { armed, hp, start, tinyTable, traits } from '../../../test/parties/tiny'

describe('by the GM’s hand', () => {
  testGmHand(() => {
    const { t, heroes, foes, put } = tinyTable()
    put('Ann', heroes, [4, 4], hp(2, 6), traits('robust', 'monk', 'resilient'), { monkLevel: 7 })
    put('Bo', heroes, [5, 4], hp(4), traits('medic', 'agile'), { armour: 'medium' })
    put('Foe', foes, [9, 4], hp(3, 4), armed('club'))
    return t
  }, [
    {
      type: 'harm',
      given: { who: ['c3', 'c5', 'c3'], amount: 1 },
      comes: ['c3.hp.cur: 1', 'c5.hp.cur: 2', 'Ann takes 1 damage.', 'Foe takes 1 damage.'],
      takes: ['amount 1 to 99'],
    },
    {
      type: 'harm',
      given: { who: ['c3', 'c5'], amount: 3 },
      comes: [
        'c3.hp.cur: 0',
        'c3.status.condition: "dying"',
        'c3.status.droppedRound: 0',
        'c3.status.attempts: ["A","N"]',
        'c5.hp.cur: 0',
        'c5.status.condition: "defeated"',
        'Ann takes 3 damage.',
        'Ann falls unconscious and is dying.',
        'Foe takes 3 damage.',
        'Foe is defeated.',
      ],
      takes: ['amount 1 to 99'],
    },
    {
      type: 'save',
      given: { who: ['c3', 'c5'], save: 'fortitude' },
      answers: [
        ['save.dice', [5, 1, 1]],
        ['save.dice', [4, 4]],
      ],
      comes: [
        'Ann makes the fortitude save (5 1 1 against 5 with advantage).',
        'Foe fails the fortitude save (4 4 against 5).',
      ],
    },
    {
      type: 'save',
      given: { who: ['c4'], save: 'reflex' },
      answers: [['save.dice', [5]]],
      comes: ['Bo makes the reflex save (5 against 5 at disadvantage).'],
    },
    {
      type: 'save',
      given: { who: ['c4'], save: 'will' },
      answers: [['save.dice', [4, 1]]],
      comes: ['Bo fails the will save (4 1 against 5).'],
    },
    {
      type: 'rest',
      given: { who: ['c3', 'c5'] },
      answers: [
        ['rest.medic', 'c4'],
        ['medic.dice', [5, 1]],
      ],
      comes: [
        'c3.hp.cur: 5',
        'c5.hp.cur: 4',
        'Bo tends Ann (5 1 against 5).',
        'Ann sleeps: 3 HP back.',
        'Foe sleeps: 1 HP back.',
      ],
    },
    {
      type: 'rest',
      given: { who: ['c3'] },
      answers: [['rest.medic', 'none']],
      comes: ['c3.hp.cur: 4', 'Ann sleeps: 2 HP back.'],
    },
    {
      type: 'newDay',
      first: t => t.do('meditate', 'c3').do('meditate', 'c3'),
      comes: ['c3.status.meditatedToday: 0', 'A new day begins.'],
    },
    {
      type: 'hold',
      first: t => start(t, 'c3', 'c4', 'c5').do('harm', 'gm', { who: ['c5'], amount: 9 }),
      comes: ['turn.held: true', 'Combat is held open.'],
    },
    {
      type: 'hold',
      first: t =>
        start(t, 'c3', 'c4', 'c5')
          .do('harm', 'gm', { who: ['c5'], amount: 9 })
          .do('hold'),
      comes: ['turn.held: false', 'Combat is held open no longer.'],
    },
    {
      type: 'adjust',
      given: { who: ['c3', 'c5'], pool: 'hp', by: -1 },
      comes: ['c3.hp.cur: 1', 'c5.hp.cur: 2', 'Ann: hp −1.', 'Foe: hp −1.'],
      takes: ['pool up to 60 letters', 'by -9999 to 9999'],
    },
    {
      type: 'adjust',
      given: { who: ['c3'], pool: 'hp', by: 9 },
      comes: ['c3.hp.cur: 6', 'Ann: hp +9.'],
      takes: ['pool up to 60 letters', 'by -9999 to 9999'],
    },
  ])
})
