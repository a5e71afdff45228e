import { english } from '../grammar'
import { catalogue } from '../spoken'
import { ENDING } from './players'

const { fixed, number, plural } = english

/** How a fight may end. */
export const FORECAST = catalogue('past.FORECAST', {
  title: 'Forecast',
  how: (n: number) =>
    `From here on, ${number(n)} times over, all sides as they would sensibly play. Nothing of it goes into the fight, and the players see nothing of it.`,
  asItStands: 'As it stands',
  howItEnds: 'How it ends',
  head: (side: string, title: string) => `${side} win · ${title}`,
  stop: 'Stop',
  drop: 'Drop it',
  failed: (why: string) => `It could not be worked out: ${why}`,
  notLoaded: 'The workers could not be loaded.',
  asBefore: 'as before',
  between: (low: number, high: string) => `${low} to ${high}`,
  sure: '95 % sure',
  progress: (done: number, fights: number, isStopped: boolean) =>
    `${number(done)} of ${number(fights)} fights${isStopped ? ', stopped' : ''}`,
  played: 'Fights played',
  mostly: (name: string, round: number) => `mostly once ${name} falls, about round ${round}`,
  watch: '▸ Watch one like this',
  ended: (changed: string, ended: string) => `${changed}: ${ended}`,
  watchThis: (title: string) => `Watch a fight like this: ${title}`,
  notShown: (why: string) => `It cannot be shown: ${why}`,
  inWhichRound: 'In which round it ends',
  rounds: 'Rounds',
  half: (round: number) => `half by round ${round}`,
  round: (round: number) => `round ${round}`,
  roundsTo: (from: number, to: number) => `rounds ${from} to ${to}`,
  orLater: (round: number) => `round ${round} or later`,
  never: 'never',
  standing: 'Still standing',
  who: 'Who',
  bar: 'Bar',
  left: 'Points left',
  leftOnAverage: 'Points left on average',
  points: (n: number) => fixed(n, 1),
  under: 'under 1 %',
  over: 'over 99 %',
  losses: ['nobody falls', 'one falls', 'two or more fall'],
  win: (side: string) => `${side} win`,
  winWith: (side: string, price: string) => `${side} win, ${price}`,
  standoff: 'Nobody gets at anybody any more',
  endless: 'Nobody is left, or it goes on for ever',
  nobodyWins: 'Nobody wins',
  winsIn: (side: string, share: string, low: number, high: string, change: string) =>
    `${side} win in ${share} (${low} to ${high}, 95 % sure${change === '' ? '' : `, ${change}`})`,
  nobodyIn: (share: string) => `nobody wins in ${share}`,
  sentence: (ends: readonly string[], round: number) =>
    `${ends.join('; ')}. Half of the fights are over by round ${round}.`,
  first: (own: string, others: string) => `Going first: ${own}; else ${others}.`,
  more: (points: number) => `${points} more than as it stands`,
  less: (points: number) => `${points} less than as it stands`,
  whatIf: {
    title: 'What if',
    were: 'What if it were',
    otherwise: 'What is otherwise',
    kinds: {
      without: 'without',
      another: 'with one more like',
      rule: 'by the house rule',
    },
    rule: 'House rule',
    setting: 'How it is set',
    compare: 'Compare',
    alone: 'As it stands alone',
    without: (names: readonly string[]) => `without ${names.join(', ')}`,
    another: (names: readonly string[]) => `with another ${names.join(', ')}`,
  },
  matters: {
    title: 'Who matters most',
    playing: (name: string) => `Played without ${name} …`,
    fights: (n: number) => `${n} fights without each of them.`,
    without: (share: string, change: string) => `without: ${share} (${change})`,
    which: 'Which foe matters most?',
  },
})

/** How a fight ended: in the GM's window, and without its secrets on the players' screens. */
export const END = catalogue('past.END', {
  ...ENDING,
  inWorld: (seconds: number) =>
    seconds < 60
      ? `${seconds} ${plural(seconds, { one: 'second', other: 'seconds' })} in the world`
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} minutes in the world`,
  pool: (cur: number, max: number) => `${cur} of ${max}`,
  inRound: (what: string | null, round: number) => (what === null ? `round ${round}` : `${what}, round ${round}`),
  unluckyOf: (who: string) => `${who}’s`,
  meantFor: (round: number, to: string | null) => (to === null ? `round ${round}` : `round ${round}, meant for ${to}`),
  unhurt: 'The party lost nothing.',
  rest: 'Rest',
  keep: 'Keep the party',
  takeHome: (party: string) => `Take “${party}” home`,
  partyOf: (fight: string) => `The party of “${fight}”`,
  kept: (party: string) => `“${party}” is in the library.`,
  next: 'Next encounter',
  show: 'Show the players',
  hide: 'Take it off their screens',
  replay: 'Replay',
  write: 'Write it down …',
  fightOn: 'Fight on',
})

/** What was done, as the change of the past words it. */
export const DONE = catalogue('past.DONE', {
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
