import type { ORDER as EN } from '../../en/systems/order'

export const ORDER: typeof EN = {
  inFight: 'im Kampf',
  able: 'kampffähig',
  hidden: 'vor Spielern verborgen',
  notes: 'mit Notizen',
  asked: 'gefragt',
  reactions: n => (n > 0 ? `noch ${n} Reaktion${n > 1 ? 'en' : ''}` : 'Reaktion verbraucht'),
  takes: name => `${name} ist am Zug`,
  go: 'Los',
  pool: (label, now, most) => `${label} ${now} von ${most}`,
  picks: 'wählt',
  acts: 'handelt',
  surprise: 'Überraschungsrunde: Nur wer nicht überrascht ist, handelt.',
}
