import type { BAR as EN } from '../../../en/gm/top/bar'
import { plural } from '../../grammar'

export const BAR: typeof EN = {
  menu: 'Menü',
  screens: 'Bildschirme der Spieler: zweiter Monitor, andere Geräte',
  round: round => `Runde ${round}`,
  preparation: 'Vorbereitung',
  time: 'Zeit im Kampf',

  players: {
    closed: 'Spieler',
    waiting: 'Spieler · öffnet sich',
    connected: 'Spieler · 1 Bildschirm',
    online: 'Spieler · online',
    line: {
      connecting: 'Spieler · verbindet',
      lost: 'Spieler · Verbindung verloren',
      refused: 'Spieler · abgelehnt',
      full: 'Spieler · kein Raum frei beim Broker',
      succeeded: 'Spieler · von einem anderen Fenster gezeigt',
    },
    frozen:
      'Bildschirme auf anderen Geräten behalten das letzte Bild; was fehlt, steht unter „Bildschirme der Spieler“',
    screens: n => `Spieler · ${n} ${plural(n, { one: 'Bildschirm', other: 'Bildschirme' })}`,
    open: 'Fenster der Spieler öffnen und auf den anderen Bildschirm ziehen',
    blank: 'Die Spieler sehen nichts von der Karte: Stell unter „Karte“ ein, was sie sehen',
    noMap: '· ohne Karte',
  },

  saved: {
    saved: 'gesichert',
    saving: 'wird gesichert',
    'not saved': 'nicht gesichert',
    'memory only': 'nur im Speicher',
    'read only': 'nur zu lesen',
    everyClick: 'Jeder Klick wird auf diesem Rechner aufbewahrt.',
    again: 'Noch einmal versuchen',
  },

  timeline: {
    title: 'Zeitleiste',
    moment: 'Moment im Kampf',
    at: (done, steps, after) => `${done} von ${steps}, nach „${after}“`,
    beginning: 'Der Anfang',
    undo: what => `Rückgängig: „${what}“`,
    nothingToUndo: 'Nichts rückgängig zu machen',
    redo: what => `Wiederholen: „${what}“`,
    nothingToRedo: 'Nichts zu wiederholen',
  },
}
