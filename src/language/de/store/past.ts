import type { DONE as EN } from '../../en/store/past'
import { plural } from '../grammar'

export const DONE: typeof EN = {
  set: 'Eine Zahl von Hand gesetzt',
  knob: 'Ein Bonus oder Vorteil geändert',
  run: 'Eine Entscheidung der Spielleitung',
  stop: 'Hier angehalten',
  nobody: 'niemand',
  way: n => `ein Weg von ${n} ${plural(n, { one: 'Feld', other: 'Feldern' })}`,
  place: 'ein Ort auf der Karte',
  before: 'Was vorher getan wird',
  isThere: 'im Kampf',
  isAway: 'nicht im Kampf',
  conditions: 'Zustände',
  stands: 'Feld',
  square: (column, row) => `Spalte ${column}, Zeile ${row}`,
  nowhere: 'nicht auf der Karte',
  none: 'keine',
}
