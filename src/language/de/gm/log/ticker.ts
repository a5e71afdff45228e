import type { TICKER as EN } from '../../../en/gm/log/ticker'

export const TICKER: typeof EN = {
  open: 'Verlauf öffnen',
  undone: 'Rückgängig gemacht.',
  undoneThat: what => `Rückgängig gemacht: „${what}“.`,
}
