import { conditions } from '~/table/contract/conditions'

/** What stands out about somebody, a line each; the marks in the order of the sheet's editor. */
export const CONDITION = conditions(['turnStart', 'round', 'fall'], {
  prone: { icon: 'prone', plain: true, mark: ['health'] },
  unconscious: { icon: 'unconscious', plain: true, mark: ['health'] },
  dead: { icon: 'dead', plain: true, mark: ['health'] },
  surprised: { icon: 'surprised', mark: 'fight', ends: ['round'] },
  guarding: { icon: 'guard', mark: 'fight', ends: ['turnStart', 'fall'] },
  waiting: { icon: 'wait', mark: 'fight', ends: ['turnStart', 'fall'] },
  /** Until one moves, too [END-ACT-15]. */
  cover: { icon: 'wall', words: 'in cover', mark: 'fight', ends: ['turnStart', 'fall'] },
  // What is worked out from the rest of the sheet.
  surrendered: { icon: 'surrendered', plain: true },
  bloodied: { icon: 'bloodied' },
  harmed: { icon: 'harmed' },
  readied: { icon: 'target', words: 'readied something' },
  busy: { icon: 'task' },
  hidden: { icon: 'hidden', open: 'gm' },
  broken: { icon: 'broken' },
  marker: { icon: 'marker', plain: true },
})

/** Conditions that the GM or a maneuver put on, in the order of the sheet's editor [END-OPT-02]. */
export const AILMENT = conditions([], {
  blinded: { icon: 'hidden', mark: 'rest' },
  crippled: { icon: 'harmed', mark: 'rest' },
  encumbered: { icon: 'drop', mark: 'rest' },
  stunned: { icon: 'stunned', mark: 'rest' },
  incapacitated: { icon: 'unconscious', mark: 'rest' },
  poisoned: { icon: 'bloodied', mark: 'rest' },
  // They have a number.
  bleeding: { icon: 'bleeding' },
  burning: { icon: 'burning' },
  sickness: { icon: 'bloodied' },
})
