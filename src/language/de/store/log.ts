import type { HAPPENED as EN } from '../../en/store/log'
import { plural } from '../grammar'

export const HAPPENED: typeof EN = {
  preparation: 'Vorbereitung',
  after: 'Nach dem Kampf',
  round: n => `Runde ${n}`,
  left: (label, now, most) => `${label} ${now} von ${most}`,
  title: (fight, rounds) => `${fight}, ${rounds} ${plural(rounds, { one: 'Runde', other: 'Runden' })}.`,
  fell: (name, round, by) => `${name} fiel in Runde ${round}${by === null ? '' : `, durch ${by}`}.`,
  took: amounts => `nahm anderen ${amounts}`,
  lost: amounts => `verlor durch andere ${amounts}`,
  spent: amounts => `verbrauchte ${amounts}`,
  ground: things => `Auf dem Boden: ${things.join(', ')}.`,
}
