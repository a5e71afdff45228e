import { german } from '../grammar'
import type * as en from '../en/players'

const { list, plural } = german

export const PREVIEW: typeof en.PREVIEW = {
  nothing: 'Die Spieler sehen noch nichts.',
  curtain: 'Der Vorhang ist zu: Die Spieler sehen nur den Titel.',
  noMap: 'Die Spieler sehen nichts von der Karte.',
}

export const TABLE: typeof en.TABLE = {
  die: (sides, face) => `W${sides}: ${face}`,
  against: 'gegen',
  atMost: 'höchstens',
  hear: 'Einmal hier drücken, um den Tisch zu hören',
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
  next: 'Dann:',
  onMap: 'Auf der Karte',
  gone: 'Nicht mehr auf der Karte',
  handout: 'Handout',
  text: 'Text des Handouts',
  picture: 'Ein Bild der Spielleitung',
}

export const FLAT: typeof en.FLAT = {
  map: 'Die Karte im wahren Maßstab',
  next: 'Dann',
  card: {
    title: 'Halte eine Bankkarte an den Rahmen',
    how: 'Zieh den Rand des Rahmens mit Finger, Maus oder Pfeiltasten, hier oder im Fenster der Spielleitung, bis eine Karte genau passt.',
    edge: 'Rand des Rahmens',
    frame: 'Rahmen einer Bankkarte',
    size: '85,6 × 54 mm, wie jede Bankkarte. Darunter: 100 mm, falls du ein Lineal hast.',
    ruler: 'Lineal von 100 mm',
    fits: 'Die Karte passt in den Rahmen',
    inches: n => `Damit hat der Bildschirm ${String(n).replace('.', ',')} Zoll.`,
    tell: 'Trag diese Zahl im Fenster der Spielleitung als Diagonale ein.',
    square: mm => (mm === 25.4 ? 'Ein Feld ist ein Zoll' : `Ein Feld ist ${String(mm).replace('.', ',')} mm`),
    base: 'Ein Sockel dieser Größe deckt das Dunkle gerade zu.',
    page: (width, height) => `${width} × ${height} Bildpunkte`,
    pageWhy: 'So viele hat diese Seite: Sag es im Fenster der Spielleitung.',
  },
}

export const PLAYERS: typeof en.PLAYERS = {
  exposed: 'Das Fenster der Spieler kann hier nicht starten',
  exposedWhy:
    'Der Server hat die Sicherheitsregel dieser Seite nicht geschickt, also könnte sie ins Fenster der Spielleitung sehen. Lade das Fenster der Spielleitung einmal neu und öffne diese Seite von dort mit Umschalt+P; hilft das nicht, starte Fray mit „npm start“.',
  full: 'Vollbild',
  way: 'Scann das, dann hast du den Tisch auf dem Telefon',
  party: 'Die Gruppe',
  thisScreen: 'Dieser Bildschirm ist',
  byShape: 'einer nach seiner Form',
  unread: 'Diese Datei ist kein Kampf für Spieler, oder sie ist beschädigt.',
  unreadVersion: {
    newer:
      'Diesen Kampf hat ein neueres Fray aufgezeichnet. Lade diese Seite neu, damit sie auf demselben Stand ist, und öffne die Datei noch einmal.',
    older:
      'Diesen Kampf hat ein älteres Fray in einer Form aufgezeichnet, die dieses nicht zeigt. Bitte die Spielleitung, ihn noch einmal für die Spieler zu speichern.',
  },
  open: 'Aufgezeichneten Kampf öffnen',
  asking: {
    title: 'Einen Moment',
    detail: 'Wartet auf das Fenster der Spielleitung.',
  },
  silent: {
    title: 'Das Fenster der Spielleitung ist weg',
    detail:
      'Es wird neu geladen oder antwortet nicht. Dieser Bildschirm macht von selbst weiter, sobald es wieder da ist.',
  },
  closed: {
    title: 'Das Fenster der Spielleitung ist zu',
    detail:
      'Öffne Fray wieder und drück dort Umschalt+P: Der Tisch kommt in einem eigenen Fenster zurück, und dieses kann gehen.',
  },
  alone: {
    title: 'Das ist das Fenster der Spieler',
    detail: 'Es zeigt einen Tisch, wenn das Fenster der Spielleitung es geöffnet hat: Drück dort Umschalt+P.',
  },
  newer: {
    title: 'Das Fenster der Spielleitung ist von einem neueren Fray',
    detail:
      'Es wurde aktualisiert. Schließ diesen Bildschirm und drück dort Umschalt+P: Der Tisch kommt in einem neuen zurück.',
  },
  older: {
    title: 'Das Fenster der Spielleitung ist von einem älteren Fray',
    detail:
      'Nichts ist verloren. Lade das Fenster der Spielleitung neu, wenn es dir passt: Dieser Bildschirm macht von selbst weiter.',
  },
  unreadable: {
    title: 'Zwei Versionen von Fray',
    detail:
      'Dieser Bildschirm hat eine andere Version als das Fenster der Spielleitung. Schließ ihn, lade das Fenster der Spielleitung neu und drück Umschalt+P.',
  },
  live: {
    title: 'Zwischen zwei Kämpfen',
    detail: 'Der Tisch erscheint hier, sobald die Spielleitung einen öffnet.',
  },
  recording: {
    title: 'Aufzeichnung',
    back: 'Einen Schritt zurück',
    on: 'Einen Schritt weiter',
    stop: 'Anhalten',
    speed: times => `Mit ${times}-facher Geschwindigkeit abspielen`,
    moment: 'Moment',
  },
}

export const ENDING: typeof en.ENDING = {
  holds: sides => `Das Feld behaupten: ${list(sides)}`,
  nobody: 'Niemand behauptet das Feld',
  undecided: 'Der Kampf ist abgebrochen',
  rounds: n => `${n} ${plural(n, { one: 'Runde', other: 'Runden' })}`,
  blow: 'Härtester Schlag',
  blowOf: (by, to) => `${by} trifft ${to}`,
  unlucky: 'Größtes Würfelpech',
  die: (sides, face) => `eine ${face} auf dem W${sides}`,
  lost: amounts => `Die Gruppe verlor ${list(amounts)}.`,
}

export const ENDED: typeof en.ENDED = {
  ...ENDING,
  title: 'Das Ende des Kampfes',
  unluckyOf: (who, round) => `${who}, Runde ${round}`,
}
