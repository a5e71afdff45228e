import { catalogue } from '../../spoken'

/** What only Endurance & Health has, when it is called for. */
export const ENDURANCE = catalogue('systems/endurance', {
  afflict: 'Put a condition on',
  degree: 'degree',
  inWords: 'in words',
  anyOther: 'Any other, in words',
  against: 'Against',
  atOnce: 'at once',
  constitution: 'against constitution',
  willpower: 'against willpower',
  difficulty: 'difficulty',
  noType: 'no type',
  nonlethal: 'nonlethal',
  past: 'past deflection',
  rests: { break: 'Break', rest: 'Rest', interrupted: 'Interrupted rest' },
  items: 'Items',
  maneuvers: 'Maneuvers',
  hasEffect: (maneuver: string) => `${maneuver} has an effect`,
  effect: 'effect',
  addManeuver: 'Add a maneuver',
  readied: 'Readied',
  readiedAs: 'Readied:',
  comes: 'an enemy comes within reach',
  attacks: 'an enemy attacks',
  setOff: 'Set it off',
})
