import { catalogue } from '../../spoken'

/** What signs say: of outcomes and pools. */
export const SIGNS = catalogue('parts/signs', {
  pool: (label: string, cur: number, max: number) => `${label} ${cur} of ${max}`,
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
