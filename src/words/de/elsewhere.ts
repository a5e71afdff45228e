import { german } from '../grammar'
import type * as en from '../en/elsewhere'

const { list } = german

export const SCREEN: typeof en.SCREEN = {
  frame: 'Der Tisch der Spieler',
  look: 'Karte: ziehen, oder mit Pfeilen, + und −',
  follow: 'Folgen',
  beyond: {
    left: names => `Weiter links: ${list(names)}`,
    right: names => `Weiter rechts: ${list(names)}`,
    up: names => `Weiter oben: ${list(names)}`,
    down: names => `Weiter unten: ${list(names)}`,
  },
  away: 'Das Fenster der Spielleitung ist weg. So war der Tisch zuletzt; es geht von selbst weiter.',
  lost: 'Dieser Bildschirm hat die Verbindung verloren. So war der Tisch zuletzt; es geht von selbst weiter.',
  thisScreen: 'Dieser Bildschirm',
  asleep: 'Dieser Bildschirm kann einschlafen. Stell in seinen eigenen Einstellungen ein, dass er an bleibt.',
  allRight: 'In Ordnung',
  this: 'Dieser Bildschirm',
  list: 'Liste',
  map: 'Karte',
  iAm: 'Ich bin',
  watching: 'Zuschauer',
  own: 'Meine Figur',
  youAreNext: 'Du bist als Nächstes dran',
  putAside: 'Beiseitelegen',
  letters: 'Tipp diese Buchstaben am Rechner der Spielleitung unter „Bildschirme der Spieler“ ein, beim Link.',
  states: {
    connecting: ['Einen Moment', 'Dieser Bildschirm ist auf dem Weg zum Tisch der Spielleitung.'],
    unreachable: [
      'Niemand antwortet',
      'Ist dieses Gerät im selben Netzwerk wie der Rechner der Spielleitung, und läuft Fray dort? Dieser Bildschirm versucht es von selbst wieder.',
    ],
    refused: [
      'Dieser Link wird nicht eingelassen',
      'Der Broker lehnt den Namen oder das Passwort darin ab. Bitte die Spielleitung um einen neuen Link.',
    ],
    nobody: [
      'Noch kein Tisch hier',
      'Er erscheint, sobald die Spielleitung einen zeigt. Sehen andere ihn schon, ist dieser Link alt: Scann den Code neu.',
    ],
    closed: [
      'Die Spielleitung hat die Bildschirme geschlossen',
      'Sie kommen mit einem Link aus der Leiste „Bildschirme der Spieler“ zurück.',
    ],
    sealed: [
      'Diese Seite kann nicht entschlüsseln',
      'Was die Spielleitung zeigt, ist verschlüsselt, und Browser entschlüsseln nur auf Seiten, die über https kamen. Öffne den Link mit https, oder bitte die Spielleitung um einen ohne Verschlüsselung.',
    ],
    noLink: [
      'Das ist ein Bildschirm für die Spieler',
      'Er braucht den ganzen Link, mit allem nach dem #: Scann den Code aus der Leiste „Bildschirme der Spieler“.',
    ],
    newer: [
      'Das Fenster der Spielleitung ist von einem neueren Fray',
      'Lade diese Seite neu: Sie kommt in der neuen Version zurück.',
    ],
    older: [
      'Das Fenster der Spielleitung ist von einem älteren Fray',
      'Nichts ist verloren. Wenn das Fenster der Spielleitung neu geladen ist, macht dieser Bildschirm von selbst weiter.',
    ],
    unreadable: [
      'Zwei Versionen von Fray',
      'Dieser Bildschirm hat eine andere Version als das Fenster der Spielleitung. Lade beide neu.',
    ],
    live: ['Zwischen zwei Kämpfen', 'Der Tisch erscheint hier, sobald die Spielleitung einen öffnet.'],
  },
}
