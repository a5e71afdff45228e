import { catalogue } from '../../../spoken'
import { plural } from '../../grammar'

/** Who plays on as suggested, and whom the clock runs for. */
export const SUGGESTED = catalogue('gm/suggested', {
  gm: 'As suggested',
  as: (who: string) => `${who} as suggested`,
  count: (n: number) => `${n} as suggested`,
  withAlike: (name: string, alike: string) => `${name} and ${alike} as suggested`,
  why: 'As tactics advise; each step can be undone',
  round: 'Whole round',
  whyRound: 'Everybody as tactics advise until the round is over; each step can be undone',
  stop: 'Stop suggesting',
  going: (n: number) => `${n} act as suggested until the round is over`,
  circle: {
    alike: (n: number) => `${n} like it`,
    side: (n: number) => `all ${n} of the side`,
  },
  clock: {
    has: (name: string, seconds: number) => `${name} has ${seconds} seconds`,
    left: (name: string, seconds: number) => `${plural(seconds, { one: 'second', other: 'seconds' })} for ${name}`,
    stop: 'Stop the clock',
    run: 'Let the clock run',
  },
  wave: <T>(name: (words: string) => T, wave: string, round: number, who: string) => [
    name(wave),
    ` comes in round ${round}: ${who}.`,
  ],
  letIn: 'Let them in',
})
