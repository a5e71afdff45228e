import { catalogue } from '../../../spoken'

/** What a small window has in place of its panels. */
export const FOLDED = catalogue('gm/folded', {
  order: 'Order',
  acts: 'acts',
  asked: 'asked',
  close: 'Close',
  panels: 'Panels',
  map: 'Map',
  mapTools: 'Map tools',
  library: 'Library',
  asPlayers: 'As the players see it',
  several: 'Select several',
  curtain: 'Curtain',
  more: 'More',
})
