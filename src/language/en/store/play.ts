import { catalogue } from '../../spoken'
import { plural } from '../grammar'

/** What the store says of play, and of what goes wrong. */
export const PLAY = catalogue('store/play', {
  past: 'This is a look at what was. Go back to now to play, or go on from here.',
  again: (n: number) =>
    `The rules have changed since this action was begun: its last ${plural(n, { one: 'answer', other: `${n} answers` })} must be given again.`,
  bare: 'The picture of this map is not kept here any more: the grid is bare. All else is there; a file of the fight saved earlier has the picture.',
  thisFight: 'This fight',
  neutralName: 'The fight',
  noRules: (rules: string) => `This Fray does not have the rules “${rules}” that this fight is played by.`,
  picture: (why: string) => `The picture could not be kept: ${why}`,
  asksOfNumber: 'The rules ask what comes of this number.',
  noRoom: 'There is no room left in the storage of this browser.',
  refused: 'This browser refused it. What was saved is kept.',
  fault: 'This did not work, by a fault of Fray. What was saved is kept; load the window anew, and try again.',
})
