import type { PREVIEW as EN } from '../../en/players/preview'

export const PREVIEW: typeof EN = {
  nothing: 'Die Spieler sehen noch nichts.',
  curtain: 'Der Vorhang ist zu: Die Spieler sehen nur den Titel.',
  noMap: 'Die Spieler sehen nichts von der Karte.',
}
