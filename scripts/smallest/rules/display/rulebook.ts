import { rulebookOf } from '~/table/contract/rulebook'

/** Every row of the ledger (`docs/rules/smallest.md`), in our own words. */
export const rulebook = rulebookOf('SMALL', {
  TURN: { chapter: 'Turns', rows: { Beginning: 'Nobody rolls.', 'A turn': 'You may move, then do one thing.' } },
  ACT: {
    chapter: 'Actions',
    rows: { Move: '6 squares around your foes.', Guard: 'You are harder to hit by 4 until you act again.' },
  },
  ATK: {
    chapter: 'Attacks',
    rows: {
      'To hit': 'Roll a d20, add your skill; 12 is enough.',
      Damage: 'One six-sided die.',
      Down: 'You lie there.',
    },
  },
  GM: { chapter: 'The GM', rows: { Decrees: 'Fallen, gone, or back: it is as the GM says.' } },
  OPT: { chapter: 'House rules', rows: { Twenty: 'The best face needs no sum.' } },
})
