import type { AS_PLAYERS as EN } from '../../../en/gm/map/asPlayers'

export const AS_PLAYERS: typeof EN = {
  title: 'Wie die Spieler sie sehen. Hier lässt sich nichts bewegen.',
  back: 'Zurück',
}
