import { catalogue } from '../../../spoken'

/** What holds the window together: its panels, and what is said when it cannot go on. */
export const WINDOW = catalogue('gm/window', {
  opening: 'Opening …',
  notLoaded:
    'This part of Fray could not be loaded. It is tried again with your next click or key, and when the network is back.',
  noFight: 'No fight is open',
  noFightHow: 'Choose one on the right, begin a new one there, or drop a file anywhere.',
  dock: 'Asked and open now',
  order: 'Turn order',
  following: 'Map and sheet follow the fight: on',
  notFollowing: 'Map and sheet follow the fight: off',
  undo: 'Undo',
  onlyNumber: 'Only the number',
  dismiss: 'Dismiss',

  side: 'Side panel',
  panels: { sheet: 'Sheet', log: 'Log', map: 'Map', encounter: 'Encounter', fights: 'Fights', rules: 'Rules' },
  search: 'Search',
  keys: 'Keys',
  screens: 'Players’ screens',
})
