import type { TABLE as EN } from '../../en/players/table'

export const TABLE: typeof EN = {
  outcome: 'Letztes Ergebnis',
  more: n => `und ${n} weitere`,
  answers: 'Mögliche Antworten',
  happened: 'Was geschah',
  seconds: n => `${n} s`,
  round: n => `Runde ${n}`,
  time: 'Zeit im Kampf',
  order: 'Reihenfolge',
  part: (n, of) => `Teil ${n} von ${of}`,
  theirGo: 'am Zug',
  now: lane => `${lane}, jetzt`,
  turns: { ready: 'bereit', acting: 'am Zug', spent: 'hat gehandelt', waiting: 'wartet', out: 'raus' },
  noTurn: 'Kein Zug',
  onMap: 'Auf der Karte',
  handout: 'Handout',
  picture: 'Ein Bild der Spielleitung',
}
