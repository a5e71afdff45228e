import type { LOG as EN } from '../../../en/gm/log/log'
import { plural } from '../../grammar'

export const LOG: typeof EN = {
  title: 'Verlauf',
  empty: 'Noch ist nichts geschehen',
  emptyHow: 'Hier steht, was in diesem Kampf geschieht, Runde für Runde, mit Zahlen und Regeln.',
  preparation: 'Vorbereitung',
  steps: n => `${n} ${plural(n, { one: 'Schritt', other: 'Schritte' })}`,
  typed: 'eingegebene Würfel',
  ruling: 'Entscheidung der SL',
  open: 'läuft gerade',
  undone: 'zurückgenommen',
  more: n => `${n} weitere`,
  goTo: 'Zu diesem Moment',
  change: 'Geschehenes ändern …',
  gmSees: 'Das sieht nur die Spielleitung',
  gmOnly: 'Nur SL',
  rules: 'Regeln:',
  die: (sides, face) => `d${sides}: ${face}`,
  total: 'zusammen',
  outcome: 'Letztes Ergebnis',
  atMost: 'höchstens',
  against: 'gegen',
  opposed: 'dagegen:',
  why: part => `Gab den Ausschlag: Ohne ${part} wäre es anders ausgegangen`,
  decides: ', gab den Ausschlag',
}
