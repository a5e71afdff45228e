import { catalogue } from '../../spoken'

/** What the demo fight and all in it are called. */
export const DEMO = catalogue('app/demo', {
  fight: 'The toll bridge',
  heroes: 'Heroes',
  guards: 'Toll guards',
  captain: 'Toll captain',
  guard: 'Guard',
  archer: 'Archer',
  bowman: 'Bowman',
})
