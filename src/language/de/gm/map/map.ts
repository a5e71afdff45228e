import type { MAP as EN } from '../../../en/gm/map/map'

export const MAP: typeof EN = {
  label: fight => `Karte von ${fight}`,
  strip: 'Auf der Karte',
  select: 'Auswählen und bewegen',
  several: 'Mehrere auswählen (mit Umschalt ziehen)',
  tools: 'Werkzeuge: Nebel, Boden, Zonen, Wände, Flächen',
  asPlayers: 'Wie die Spieler sie sehen',
  closer: 'Näher',
  farther: 'Weiter weg',
  whole: 'Die ganze Karte',
  place: (column, row) => `Spalte ${column}, Zeile ${row}`,
  asked: 'gefragt',
  hidden: 'vor Spielern verborgen',
  bearing: (bearing, whom) => `${bearing} von ${whom}`,
  door: (kind, where, isClosed) => `${kind === 'door' ? 'Tür' : 'Fenster'}, ${where}: ${isClosed ? 'zu' : 'offen'}`,
}
