import { catalogue } from '../../spoken'
import { plural } from '../grammar'

/** What was done, as the change of the past words it. */
export const DONE = catalogue('store/past', {
  set: 'A number set by hand',
  knob: 'A bonus or advantage changed',
  run: 'A ruling',
  stop: 'Stopped here',
  nobody: 'nobody',
  way: (n: number) => `a way of ${n} ${plural(n, { one: 'square', other: 'squares' })}`,
  place: 'a place on the map',
  before: 'What is done before it',
  isThere: 'in the fight',
  isAway: 'not in the fight',
  conditions: 'Conditions',
  stands: 'Square',
  square: (column: number, row: number) => `column ${column}, row ${row}`,
  nowhere: 'not on the map',
  none: 'none',
})
