import type { SIGNS as EN } from '../../en/parts/signs'

export const SIGNS: typeof EN = {
  pool: (label, cur, max) => `${label} ${cur} von ${max}`,
  outcomes: {
    aimed: 'Gezielt',
    miss: 'Verfehlt',
    avoided: 'Vermieden',
    blocked: 'Geblockt',
    harmless: 'Harmlos',
    hit: 'Treffer',
    critical: 'Kritisch',
    saved: 'Gerettet',
    failed: 'Misslungen',
    injury: 'Verletzt',
    broken: 'Zerbricht',
    down: 'Am Boden',
    death: 'Tot',
  },
}
