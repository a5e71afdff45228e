import type { FIRST_HINT as EN } from '../../../en/gm/log/firstHint'

export const FIRST_HINT: typeof EN = {
  begin: 'So fängst du an',
  touch:
    'Tipp an, was unten hervorgehoben ist; der Pfeil oben geht einen Schritt zurück. Tipp ein Würfelfeld an, um deine eigenen Würfel einzugeben, oder lass Fray würfeln. Ein langer Druck auf jemanden zeigt, was sich mit ihm tun lässt.',
  keys: 'Enter nimmt, was unten hervorgehoben ist, Esc und Strg+Z nehmen es zurück. Gib deine eigenen Würfel ein oder lass Fray würfeln. Mit / geht alles durch Tippen, mit ? siehst du alle Tasten.',
  away: 'Diese Zeilen ausblenden',
}
