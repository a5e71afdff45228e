import { catalogue } from '../../spoken'

/** The turn order of all systems. */
export const ORDER = catalogue('systems/order', {
  inFight: 'in the fight',
  able: 'able',
  hidden: 'hidden from players',
  notes: 'has notes',
  asked: 'asked',
  reactions: (n: number) => (n > 0 ? `${n} reaction${n > 1 ? 's' : ''} left` : 'reaction spent'),
  takes: (name: string) => `${name} takes the turn`,
  go: 'Go',
  pool: (label: string, now: number, most: number) => `${label} ${now} of ${most}`,
  picks: 'picks',
  acts: 'acts',
  surprise: 'Surprise round: only those who are not surprised act.',
})
