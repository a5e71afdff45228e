import { catalogue } from '../../../spoken'

/** What to do in a fight in which nobody is yet. */
export const FIRST_STEPS = catalogue('gm/firstSteps', {
  title: 'First steps',
  add: (side: string) => `Add ${side}`,
  names: 'Type their names: Roland, Boudica',
  count: 'Type how many of what: 4 guard',
  map: 'Choose a map',
  mapHow: 'Drop a picture or a map file, or draw walls with the tools on the left',
})
