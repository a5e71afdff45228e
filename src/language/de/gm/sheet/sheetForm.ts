import type { SHEET_FORM as EN } from '../../../en/gm/sheet/sheetForm'
import { list } from '../../grammar'

export const SHEET_FORM: typeof EN = {
  undo: 'Rückgängig',
  writeNumber: label => `${label}: Schreib eine ganze Zahl.`,
  selected: n => `${n} ausgewählt`,
  toAll:
    'Was du hier tust, geschieht allen und lässt sich in einem Schritt zurücknehmen. Ein Name führt zum Bogen des Einzelnen.',
  picture: 'Bild …',
  anotherPicture: 'Anderes Bild …',
  takePicture: 'Wegnehmen',
  reveal: 'Zeigen',
  hide: 'Verbergen',
  leave: 'Verlassen',
  leaves: 'Geht',
  side: 'Seite',
  sideOfAll: 'Seite von allen',
  severalSides: 'Mehrere Seiten',
  known: 'Was die Spieler wissen',
  height: 'Höhe',
  heightAbove: 'Höhe über dem Boden',
  onGround: 'am Boden',
  forAll: {
    title: 'Einen Wert für alle setzen',
    noneInCommon: 'Ihre Bögen haben keinen Wert gemeinsam.',
    label: field => `${field} für alle`,
    ofOne: (name, field) => `${name}, ${field}`,
    field: 'Wert',
    which: 'Welcher Wert …',
    set: n => `Für ${n} setzen`,
    now: values => `Jetzt ${list(values)}.`,
    yes: 'ja',
    no: 'nein',
    nothing: 'nichts',
  },
}
