import { catalogue } from '../../../spoken'
import { plural } from '../../grammar'

/** What has happened, with its numbers. */
export const LOG = catalogue('gm/log', {
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
  atMost: 'at most',
  against: 'against',
  opposed: 'against:',
  why: (part: string) => `Decided it: without ${part} it would have come out otherwise`,
  decides: ', decided it',
})
