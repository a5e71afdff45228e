import type { FOLDED as EN } from '../../../en/gm/window/folded'

export const FOLDED: typeof EN = {
  order: 'Folge',
  acts: 'am Zug',
  asked: 'gefragt',
  close: 'Schließen',
  panels: 'Leisten',
  map: 'Karte',
  mapTools: 'Kartenwerkzeug',
  library: 'Bibliothek',
  asPlayers: 'Wie die Spieler es sehen',
  several: 'Mehrere auswählen',
  curtain: 'Vorhang',
  more: 'Mehr',
}
