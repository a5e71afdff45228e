import { english } from '../grammar'
import { catalogue } from '../spoken'
import { ENDING } from './players'

const { plural } = english

/** What has happened, with its numbers. */
export const LOG = catalogue('log.LOG', {
  title: 'Log',
  empty: 'Nothing has happened yet',
  emptyHow: 'Whatever is done in this fight is told here, round by round, with its numbers and rules.',
  preparation: 'Preparation',
  steps: (n: number) => `${n} ${plural(n, { one: 'step', other: 'steps' })}`,
  typed: 'typed dice',
  ruling: 'ruling',
  open: 'going on now',
  undone: 'undone',
  more: (n: number) => `${n} more`,
  goTo: 'Go to this moment',
  change: 'Change what was done …',
  gmSees: 'Only the GM sees this',
  gmOnly: 'GM only',
  rules: 'Rules:',
  die: (sides: number, face: number) => `d${sides}: ${face}`,
  total: 'in all',
  outcome: 'Latest outcome',
  changePart: {
    title: 'Change …',
    parts: { target: 'The target', answer: 'The answer', dice: 'The dice', number: 'The number' },
    else: 'Something else',
  },
  atMost: 'at most',
  against: 'against',
  opposed: 'against:',
  why: (part: string) => `Decided it: without ${part} it would have come out otherwise`,
  decides: ', decided it',
})

/** The last lines of the log, and what is said to those who listen. */
export const TICKER = catalogue('log.TICKER', {
  open: 'Open the log',
  undone: 'Undone.',
  undoneThat: (what: string) => `Undone: ${what}.`,
})

/** Branches on the slider of moments, once there are any. */
export const BRANCH_MARKS = catalogue('log.BRANCH_MARKS', {
  list: (name: string | null, n: number) =>
    `${name === null ? 'The first line of play' : name}, one of ${n} branches: list them`,
  count: (n: number) => `${n} branches`,
  leaves: (action: number, name: string) => `After action ${action}: ${name}`,
  instead: (what: string | null) => (what === null ? 'an action that was begun' : `instead ${what}`),
})

/** What was done, other lines of it, and its change. */
export const PAST = catalogue('log.PAST', {
  branches: {
    title: 'Branches',
    several: 'Nothing is lost by going back and playing on: each line of play is kept, and goes on where it was left.',
    one: 'There is one line of play so far. Go back with Undo and do something else: what was is kept here, beside it.',
    name: 'Name of the branch',
    rename: 'Rename',
    beginning: 'from the beginning',
    leavesAfter: (n: number) => `leaves after action ${n}`,
    own: (n: number) => `${n} ${plural(n, { one: 'action', other: 'actions' })} of its own`,
    last: (what: string) => `the last: ${what}`,
    now: 'Played now',
    play: 'Play this',
    compare: 'Compare',
    beside: 'Compare with',
    same: 'There everybody stands as here.',
    here: 'Now',
    end: 'At its end',
    first: 'The first line of play',
    begun: 'An action that was begun',
    instead: (what: string) => `Instead: ${what}`,
  },
  who: 'Who',
  playBack: {
    title: 'Play back',
    back: 'One step back',
    on: 'One step on',
    stop: 'Stop playing back',
    speed: (times: number) => `Play back at ${times} times the speed`,
  },
  options: 'Options',
  none: 'None',
  take: (n: number) => `Take ${n}`,
  onMap: 'This is chosen on the map.',
  wasThis: 'It was this',
  wereThese: 'They were these',
  number: 'Number',
  words: 'Words',
  retcon: {
    title: 'Change what was done',
    action: (n: number) => ` · action ${n}`,
    done: 'Played again with the change. The line as it was is kept under Branches.',
    elsewhere: 'Another window plays this fight. What was done is changed there.',
    changed: 'Changed: ',
    take: 'Take it',
    else: 'Change something else',
    leave: 'Leave it as it was',
    number: 'The number',
    target: 'The target',
    at: (name: string, was: string) => `at ${name} instead of ${was}`,
    insteadOf: (n: number, was: number) => `${n} instead of ${was}`,
    answers: 'What was rolled and answered',
    another: 'It was another action',
    before: 'Before it',
    notAtAll: 'Not at all',
    notDone: 'it was not done',
    leaveOut: 'Leave it out',
    answer: (question: string, now: string, was: string) => `${question}: ${now}, not ${was}`,
    changeThis: (question: string) => `Change: ${question}`,
    change: 'Change …',
    look: 'Look at that moment',
    thisNotDone: (question: string) => `${question}: not done`,
    takeOut: 'Take it out',
    anotherAction: 'Another action',
    instead: (what: string) => `${what} instead`,
    nobody: 'Nobody was there yet.',
    loses: (name: string, points: number, pool: string) => `before it ${name} loses ${points} ${pool}`,
    gets: (name: string, points: number, pool: string) => `before it ${name} gets ${points} ${pool}`,
    points: 'Points, less than 0 are taken off',
    pool: 'Pool',
    putIn: 'Put this in',
    differently: 'What comes out differently',
    same: 'Nothing comes out differently.',
    different: 'Comes out differently',
    dropped: (n: number) => `, ${n} ${plural(n, { one: 'answer is', other: 'answers are' })} not asked for any more`,
    more: (n: number) => `and ${n} more`,
    atThatMoment: 'At that moment',
    asItWas: 'As it was',
    withChange: 'With the change',
    nothing: 'nothing',
    decide: 'Needs your decision',
    decideThis: (what: string) => `Needs your decision: ${what}`,
    drop: 'Drop that action',
    stopAndAnswer: 'Stop here, and answer it at the table',
    stop: 'Stop here',
  },
})

/** How a fight ended: in the GM's window, and without its secrets on the players' screens. */
export const END = catalogue('log.END', {
  ...ENDING,
  inWorld: (seconds: number) =>
    seconds < 60
      ? `${seconds} ${plural(seconds, { one: 'second', other: 'seconds' })} in the world`
      : `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')} minutes in the world`,
  left: 'left',
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
