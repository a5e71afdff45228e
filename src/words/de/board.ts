import { german } from '../grammar'
import type * as en from '../en/board'

const { number, plural } = german

export const HAND: typeof en.HAND = {
  help: 'Die Leertaste nimmt die Figur auf, Pfeiltasten bewegen sie Feld für Feld, W setzt einen Wegpunkt, Leertaste oder Enter setzt sie ab, Escape stellt sie zurück.',
  pickedUp: (name, others) => `${name}${others > 0 ? ` und ${others} weitere` : ''} aufgenommen.`,
  waypoint: where => `Wegpunkt. ${where}`,
  backWhere: 'zurück am alten Platz',
  dropped: (name, where) => `${name} abgesetzt: ${where}.`,
  putBack: name => `${name} zurückgestellt.`,
  direction: 'Richtung wählen',
  ruler: 'Lineal',
  nothing: 'hier ist nichts',
  oneOf: (what, n, of) => `${what}, ${n} von ${of}`,
  room: squares => `Raum von ${squares}`,
  long: squares => `${number(squares)} Felder lang`,
  waypointSet: 'Wegpunkt',
  again: 'noch einmal tippen, um zu gehen',
  notAllowed: why => `Nicht erlaubt: ${why}`,
  wayNotAllowed: why => `nicht erlaubt: ${why}`,
  toggled: (kind, isOpened) => `${kind === 'door' ? 'Tür' : 'Fenster'} ${isOpened ? 'geöffnet' : 'geschlossen'}`,
  noDoor: 'Keine Tür hier',
  from: (length, name) => `${length} von ${name}`,
  corner: (x, y) => `Ecke ${x} von links, ${y} von oben`,
  dead: name => `${name}, tot`,
  column: n => `Spalte ${n}`,
  row: n => `Zeile ${n}`,
  solid: 'massiv',
  difficult: 'schwieriger Boden',
  hazardous: 'gefährlicher Boden',
  cover: 'Deckung',
  area: 'Fläche',
  note: (title, text) => `Notiz ${title} ${text}`,
  seen: 'von den Spielern gesehen',
  remembered: 'den Spielern in Erinnerung',
  unseen: 'von den Spielern nicht gesehen',
  metres: n => `${n} m`,
  feet: n => `${n} ft`,
  squares: n => `${n} ${plural(n, { one: 'Feld', other: 'Felder' })}`,
  halfZone: 'eine halbe Zone',
  zone: '1 Zone',
  zones: n => `${n} Zonen`,
  andAHalf: ' einhalb',
  spokenMetres: n => `${n} Meter`,
  spokenFeet: n => `${n} Fuß`,
}

export const BOARD: typeof en.BOARD = {
  tokens: 'Figuren',
  doors: 'Türen und Fenster',
  notInQuestion: 'Steht nicht zur Wahl.',
  door: (kind, isClosed) =>
    `${kind === 'door' ? (isClosed ? 'geschlossene Tür' : 'offene Tür') : isClosed ? 'geschlossenes Fenster' : 'offenes Fenster'}`,
}
