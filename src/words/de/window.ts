import { german } from '../grammar'
import type * as en from '../en/window'

const { plural } = german

export const FORMS: typeof en.FORMS = {
  titles: {
    damage: 'Schaden',
    heal: 'Heilen',
    marker: 'Markierung',
    rename: 'Umbenennen',
    picture: 'Bild',
    duplicate: 'Duplizieren',
  },
  nobody: 'niemand ist ausgewählt',
  back: 'Zurück',
  name: 'Name',
  letters: 'Buchstaben auf der Figur',
  pictureStays: 'Das Bild bleibt auch unter dem neuen Namen.',
  takePicture: 'Bild wegnehmen',
  howMany: 'Wie viele mehr von jedem',
  asTheyStand: 'So, wie sie dastehen, aber neu im Kampf; jeder auf seiner Seite.',
  points: {
    alone: 'oder nur die Zahl ändern',
    off: 'Abgezogene Punkte',
    back: 'Zurückgegebene Punkte',
    pool: 'Vorrat',
    takeOff: 'Abziehen',
    giveBack: 'Zurückgeben',
  },
  marker: {
    words: 'Text der Markierung',
    like: 'Gesegnet',
    shared: 'für Spieler sichtbar',
    ends: 'endet von selbst',
    when: 'Wann sie endet',
    atStart: 'zu Beginn',
    atEnd: 'am Ende',
    whose: 'Wessen Zug sie beendet',
    ofTurn: name => `des Zugs von ${name}`,
    inRound: 'in Runde',
    round: 'Runde',
    mark: 'Markieren',
  },
}

export const KEPT: typeof en.KEPT = {
  one: name => `„${name}“ ist in der Bibliothek.`,
  many: n => `${n} sind in der Bibliothek.`,
}

export const ABOUT: typeof en.ABOUT = {
  version: (version, news) => [`Version ${version}. `, news('Was neu ist'), '.'],
  what: 'Ein Tisch für Kämpfe: Karte, Reihenfolge und Bögen über Regeln, die das Spiel kennen. Alles bleibt auf diesem Rechner.',
  icons: strong => [
    'Symbole von Lorc, Delapouite und anderen bei ',
    strong('game-icons.net'),
    ' unter der Lizenz Creative Commons Namensnennung 3.0 (CC BY 3.0), auf eine kleinere Größe gebracht.',
  ],
  faces: strong => [
    'Namen und Überschriften sind in ',
    strong('Alegreya'),
    ' von Juan Pablo del Peral gesetzt, alles andere in ',
    strong('Inter'),
    ' von Rasmus Andersson, beide unter der SIL Open Font License 1.1.',
  ],
  rules: work => [
    'Die Regeln von ',
    work('Endurance & Health'),
    ' folgen dem Ingenuity Role-playing System von Loki Karolius Odinsson (CC BY 4.0). Wem die anderen Systeme folgen und was wir selbst entschieden haben, steht in der Datei CREDITS des Projekts.',
  ],
  licences: link => ['Wessen Programme darin sind und unter welchen ', link('Lizenzen'), '.'],
}

export const BANNERS: typeof en.BANNERS = {
  takeOver: 'Übernehmen',
  saveFile: 'Datei sichern',
  again: 'Noch einmal versuchen',
  allRight: 'In Ordnung',
  update: 'Eine neue Version von Fray ist bereit. Sie startet, wenn du es sagst; der Kampf bleibt.',
  startUpdate: 'Jetzt starten',

  played: {
    stoppable: names => `Fray spielt ${names.join(', ')}. Jede Taste hält es an.`,
    waiting: names => `Fray spielt ${names.join(', ')}. Es wartet auf dich.`,
    stop: 'Anhalten',
  },

  past: {
    beginning: 'Du siehst den Anfang.',
    after: what => `Du siehst den Moment nach „${what}“.`,
    playersToo: 'Die Spieler sehen ihn auch.',
    playersNot: 'Die Bildschirme der Spieler bleiben, wo sie sind.',
    show: 'Den Spielern zeigen',
    change: 'Geschehenes ändern …',
    goOn: 'Von hier aus weiter',
    now: 'Zurück zum Jetzt',
  },

  foretold: {
    fromHere: title => `Vorhergesagt: ${title}, von hier an. Nichts davon wurde gespielt.`,
    after: (title, what) => `Vorhergesagt: ${title}, nach: ${what}. Nichts davon wurde gespielt.`,
    keep: 'Als Zweig behalten',
    back: 'Zurück zur Prognose',
  },

  keepAFile: {
    sign: 'Datei sichern …',
    hereOnly: 'Nur in diesem Browser gesichert',
    export: 'Diesen Kampf exportieren',
    why: 'Wird der Platz knapp, darf ein Browser wegwerfen, was er aufbewahrt. Eine Datei gehört dir.',
  },

  handout: {
    seen: name => `Die Spieler sehen „${name}“.`,
    waiting: name => `„${name}“ wird gezeigt, sobald ein Bildschirm der Spieler offen ist.`,
    open: 'Ihren Bildschirm öffnen',
    away: 'Wegnehmen',
  },
}

export const BAR: typeof en.BAR = {
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
    undoKeys: what => `Rückgängig: „${what}“ (Strg+Z). Nur die letzte Antwort: Strg+Alt+Z`,
    nothingToUndo: 'Nichts rückgängig zu machen',
    redo: what => `Wiederholen: „${what}“`,
    nothingToRedo: 'Nichts zu wiederholen',
  },
}

export const FOLDED: typeof en.FOLDED = {
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

export const PAPER: typeof en.PAPER = { log: 'Der Verlauf auf Papier', sheets: 'Bögen auf Papier' }

export const STUMBLED: typeof en.STUMBLED = {
  title: 'Fray ist gestolpert',
  again:
    'Nichts ist verloren: Jeder Klick bis hierher liegt auf diesem Rechner. Über diesen Kampf ist das Fenster schon einmal gestolpert: Sichere ihn als Datei und wähle einen anderen, oder nimm den letzten Schritt zurück.',
  once: 'Nichts ist verloren: Jeder Klick bis hierher liegt auf diesem Rechner. Lade das Fenster neu, um weiterzumachen. Stolpert es wieder an derselben Stelle, nimm den letzten Schritt zurück oder wähle einen anderen Kampf.',
  details: 'Für alle, die Fray reparieren',
  noReason: 'Ein Grund wurde nicht genannt.',
  reload: 'Neu laden',
  another: 'Anderen Kampf wählen',
  back: 'Letzten Schritt zurücknehmen',
  save: 'Kampf als Datei sichern',
  notStarted: 'Fray konnte nicht starten',
  untouched: reason => `${reason} Was aufbewahrt war, ist unberührt.`,
}

export const WINDOW: typeof en.WINDOW = {
  opening: 'Wird geöffnet …',
  notLoaded:
    'Dieser Teil von Fray konnte nicht geladen werden. Mit dem nächsten Klick oder der nächsten Taste wird es wieder versucht, und sobald das Netz zurück ist.',
  noFight: 'Kein Kampf ist offen',
  noFightHow: 'Wähle rechts einen, beginne dort einen neuen, oder zieh eine Datei irgendwohin.',
  dock: 'Was jetzt gefragt und möglich ist',
  order: 'Reihenfolge',
  following: 'Karte und Bogen folgen dem Kampf: an',
  notFollowing: 'Karte und Bogen folgen dem Kampf: aus',
  undo: 'Rückgängig',
  onlyNumber: 'Nur die Zahl',
  dismiss: 'Schließen',

  side: 'Seitenleiste',
  panels: { sheet: 'Bogen', log: 'Verlauf', map: 'Karte', encounter: 'Begegnung', fights: 'Kämpfe', rules: 'Regeln' },
  search: 'Suche',
  keys: 'Tasten',
  screens: 'Bildschirme der Spieler',
}
