import { catalogue } from '../spoken'

/** What small controls say of themselves. */
export const CONTROLS = catalogue('parts.CONTROLS', {
  less: (label: string) => `${label}: less`,
  more: (label: string) => `${label}: more`,
  within: (least: number, most: number) => `A number from ${least} to ${most}.`,
  close: 'Close',
})

/** What signs say: of outcomes and pools. */
export const SIGNS = catalogue('parts.SIGNS', {
  pool: (label: string, cur: number, max: number) => `${label} ${cur} of ${max}`,
  /** How somebody has come out of a fight. */
  exits: { fell: 'fell', surrendered: 'surrendered', fled: 'fled', left: 'left' },
  exitIn: (word: string, round: number) => `${word} in round ${round}`,
  outcomes: {
    aimed: 'Aimed',
    miss: 'Miss',
    avoided: 'Avoided',
    blocked: 'Blocked',
    harmless: 'No harm',
    hit: 'Hit',
    critical: 'Critical',
    saved: 'Saved',
    failed: 'Failed',
    injury: 'Injured',
    broken: 'Breaks',
    down: 'Down',
    death: 'Dead',
  },
})
