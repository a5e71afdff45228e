import type { HAND as EN } from '../../en/board/hand'
import { number } from '../grammar'

export const HAND: typeof EN = {
  help: 'Die Leertaste nimmt die Figur auf, Pfeiltasten bewegen sie Feld für Feld, W setzt einen Wegpunkt, Leertaste oder Enter setzt sie ab, Escape stellt sie zurück.',
  pickedUp: (name, others) => `${name}${others > 0 ? ` und ${others} weitere` : ''} aufgenommen.`,
  waypoint: where => `Wegpunkt. ${where}`,
  backWhere: 'zurück am alten Platz',
  dropped: (name, where) => `${name} abgesetzt: ${where}.`,
  putBack: name => `${name} zurückgestellt.`,
  ruler: 'Lineal',
  nothing: 'hier ist nichts',
  oneOf: (what, n, of) => `${what}, ${n} von ${of}`,
  room: squares => `Raum von ${squares}`,
  long: squares => `${number(squares)} Felder lang`,
}
