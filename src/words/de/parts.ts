import type * as en from '../en/parts'

export const CONTROLS: typeof en.CONTROLS = {
  less: label => `${label}: weniger`,
  more: label => `${label}: mehr`,
  within: (least, most) => `Eine Zahl von ${least} bis ${most}.`,
  close: 'Schließen',
}

export const SIGNS: typeof en.SIGNS = {
  pool: (label, cur, max) => `${label} ${cur} von ${max}`,
  exits: { fell: 'gefallen', surrendered: 'ergeben', fled: 'geflohen', left: 'gegangen' },
  exitIn: (word, round) => `${word} in Runde ${round}`,
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
