import type * as en from '../en/start'

export const START: typeof en.START = {
  title: 'Start',
  lead: 'Der Kampftisch, der deine Regeln kennt. Wähl ein Spiel: Jedes spielt denselben Kampf auf einer Brücke, vier Helden gegen die Zollwachen.',
  games: 'Spiele',
  play: 'Die Brücke spielen',
  first: 'Neu hier? Fang mit diesem an.',
  systems: {
    endurance: { two: 'Taktisch, heldenhaft', turns: 'Die Seiten sind abwechselnd am Zug, je eine Figur' },
    tiny: { two: 'Zwei Würfel, fünf Minuten', turns: 'Der höchste Wurf beginnt' },
    ratbags: {
      two: 'Schnell, gnadenlos',
      turns: 'Sag, was du tust; ein Rettungswurf entscheidet, wer zuerst dran ist',
    },
    hallowed: { two: 'Verdeckt, tödlich', turns: 'Alle sagen an, dann wird hochgezählt' },
    murdham: { two: 'Zonen, Wagnis', turns: 'Ein Zug für jede Seite oder ein Passen; alle bewegen sich nach Zonen' },
  },
  other: { two: 'Spielbereit', turns: 'Der Beispielkampf nach diesen Regeln' },
  own: { title: 'Mein eigener Kampf', how: 'Ein leerer Tisch, deine Helden, deine Karte' },
  file: { title: 'Eine Datei öffnen', how: 'Ein Kampf, eine Gruppe, eine Karte, Wertekästen' },
  library: { title: 'Bibliothek', how: 'Was du aufgehoben hast, und wo es hingehört' },
  promise: 'Nichts verlässt dieses Gerät · läuft ohne Netz',
  close: 'Schließen (Esc): im Menü steht es wieder',
}

export const HINTS: typeof en.HINTS = {
  title: 'So fängst du an',
  choose: {
    who: 'Wähl, wer handelt: Klick einen Namen an, oder nimm mit Enter den hervorgehobenen.',
    what: name => `Wähl, was ${name} tut: Klick eine Karte an, oder nimm mit Enter die hervorgehobene.`,
  },
  move: name => `Zieh ${name}, um zu gehen.`,
  strike: name => `Angreifen: Klick einen Gegner auf der Karte an, oder zieh ${name} auf einen.`,
  answer: {
    choice: 'Antworte hier: Enter nimmt die hervorgehobene Antwort, ein Klick eine andere. Esc geht zurück.',
    roll: 'Gib hier deine eigenen Würfel ein, oder drück Enter und Fray würfelt.',
  },
  step: (n, of) => `Hinweis ${n} von ${of}`,
  away: 'Keine Hinweise',
}

export const HINTS_BY_FINGER: typeof en.HINTS_BY_FINGER = {
  choose: {
    who: 'Wähl, wer handelt: Tipp einen Namen an.',
    what: name => `Wähl, was ${name} tut: Tipp eine Karte an.`,
  },
  move: name => `Halt ${name} und zieh, um zu gehen.`,
  strike: name => `Angreifen: Tipp einen Gegner auf der Karte an, oder halt ${name} und zieh auf einen.`,
  answer: {
    choice: 'Antworte hier: Tipp eine Antwort an. Zurück geht zurück.',
    roll: 'Gib hier deine eigenen Würfel ein, oder lass Fray würfeln.',
  },
}
