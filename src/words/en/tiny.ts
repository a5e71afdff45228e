import { catalogue } from '../spoken'

/** What only Tiny Tests has. */
export const TINY = catalogue('tiny.TINY', {
  saves: 'Saving throws',
  weapons: 'Weapons',
  addWeapon: 'Add a weapon',
  proficiencies: 'Proficiencies',
  trained: 'Trained in',
  addProficiency: 'Add a proficiency',
  whoSleeps: 'Who sleeps',
  sleep: 'Sleep six hours',
  newDay: 'New day',
})
