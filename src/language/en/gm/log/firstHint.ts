import { catalogue } from '../../../spoken'

/** Lines for the first evening. */
export const FIRST_HINT = catalogue('gm/firstHint', {
  begin: 'How to begin',
  touch:
    'Tap what is lit below; the arrow above goes a step back. Tap a die box to type your own dice, or let Fray roll. A long press on somebody opens what can be done with them.',
  keys: 'Enter takes what is lit below, Esc and Ctrl+Z take it back. Type your own dice, or let Fray roll. Press / to do anything by typing, ? for all keys.',
  away: 'Put these lines away',
})
