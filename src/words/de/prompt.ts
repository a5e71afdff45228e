import { german } from '../grammar'
import type * as en from '../en/prompt'

const { fixed, number, plural } = german

export const ACTIONS: typeof en.ACTIONS = {
  actions: 'Aktionen',
  back: 'Zurück',
  more: n => `Mehr (${n})`,
  closed: 'Jetzt nicht möglich',
  whom: 'wen?',
  where: 'wohin?',
}

export const LET_PLAY: typeof en.LET_PLAY = {
  title: 'Fray spielen lassen',
  how: 'Sie handeln nach der Taktik der Regeln, ein Schritt nach dem anderen. Feste Anweisungen gehen vor, alles lässt sich zurücknehmen, und jede Taste hält es an. Was die anderen gefragt werden, bleibt bei dir.',
  whom: 'Wen',
  side: name => `${name}, auch wer noch dazukommt`,
  selected: n => `Die ${n} Ausgewählten`,
  speed: 'Wie schnell',
  slowly: 'Langsam, alle 2½ Sekunden ein Schritt',
  steadily: 'Etwa jede Sekunde ein Schritt',
  quickly: 'Schnell',
  stop: 'Nicht mehr spielen',
}

export const ODDS: typeof en.ODDS = {
  hit: 'Treffer',
  saved: 'bestanden',
  tenths: n => fixed(n, 1),
  percent: n => `${n} %`,
  falls: chance => `fällt ${chance}`,
  loses: points => `verliert im Schnitt ${points}`,
  gains: points => `gewinnt im Schnitt ${points}`,
  spoken: (name, odds, exact) =>
    `${name}: ${odds.join(', ')}${exact ? '' : ', geschätzt'}`
      .replaceAll('≈', 'etwa')
      .replaceAll('±', 'plus minus')
      .replaceAll('→', 'auf')
      .replaceAll('%', 'Prozent'),
  oddsAgainst: name => `Chancen gegen ${name}`,
  against: name => `Gegen ${name}`,
  mayLose: name => `Was ${name} verlieren kann`,
  bar: (lost, isOut, chance) => `verliert ${lost}${isOut ? ' und fällt' : ''}: ${chance}`,
  exact: 'genau',
  cut: 'auf ein Millionstel genau, da Würfel endlos weitergeworfen werden können',
  sample: n => `geschätzt aus ${number(n)} Versuchen`,
  whatIsAssumed: 'Was angenommen wird',
  assumed: answers => `angenommen: ${answers.join('; ')}`,
}

export const QUESTIONS: typeof en.QUESTIONS = {
  options: 'Möglichkeiten',
  nobody: 'Niemand',
  none: 'Nichts',
  noneOfThem: 'Niemand davon',
  take: n => `${n} nehmen`,
  asLit: n => `Für alle ${n} Gefragten wie hervorgehoben`,
  ok: 'OK',
  back: 'Zurück',
  range: (min, max) => `${min} bis ${max}`,
  choose: {
    exactly: n => `Wähle ${n}.`,
    atLeast: n => `Wähle mindestens ${n}.`,
    atMost: n => `Wähle höchstens ${n}.`,
  },
  stop: {
    here: 'Aktion beenden …',
    why: 'Was geschehen ist, bleibt; die Aktion ist verbraucht.',
    it: 'Aktion beenden',
    goOn: 'Weiterspielen',
  },
  refusal: {
    anyway: 'Trotzdem erlauben',
    dismiss: 'Schließen',
  },
  area: {
    takeHere: 'Hier platzieren',
    drag: 'Zieh sie auf der Karte oder bewege sie mit den Pfeiltasten.',
    turn: 'Zieh ihre Richtung oder dreh sie mit den Pfeiltasten.',
    from: 'Zieh von ihrem Anfang in ihre Richtung.',
    isIn: names => `Darin: ${names}`,
    begins: 'Beginnt',
    corner: 'An einer Ecke',
    middle: 'In einem Feld',
  },
  way: {
    how: 'Zieh die Figur, klick ein gefärbtes Feld an oder geh mit den Pfeiltasten und Enter dorthin:',
    tap: 'Zieh die Figur, oder tipp ein gefärbtes Feld an und noch einmal, um dorthin zu gehen:',
    left: length => ['noch ', length, '.'],
    nearest: 'Der kürzeste Weg',
    stay: 'Hier bleiben',
  },
  orders: {
    notThisRound: side => `${side} in dieser Runde nicht mehr fragen`,
    takesLit: 'Jeder nimmt, was hervorgehoben ist',
    of: (order, who) => `${order}: ${who}`,
    and: (name, alike) => `${name} und ${alike}`,
    again: side => `${side} in dieser Runde wieder fragen`,
    askDice: side => `Wieder nach den Würfeln fragen: ${side}`,
    takeBack: order => `Zurücknehmen: ${order}`,
    not: 'Nicht mehr fragen …',
    inForce: n => `Anweisungen (${n})`,
  },
  together: {
    alone: 'Allein',
    with: whom => `Mit: ${whom}`,
    same: n => `${n} tun dasselbe`,
  },
  byArea: {
    title: 'Durch eine Fläche auf der Karte',
    area: 'Fläche',
    whoIsIn: area => `Wer in ${area} ist`,
    nameless: n => `Fläche ${n}`,
    caught: names => `Getroffen: ${names.join(', ')}.`,
    caughtNobody: 'Niemand darin steht zur Wahl.',
    notHere: names => `Hier nicht zu wählen: ${names.join(', ')}.`,
  },
  dice: {
    counts: 'Was zählt',
    atMost: 'höchstens',
    against: 'gegen',
    rolls: 'Fray würfelt',
    rest: 'Den Rest würfeln',
    these: 'Diese Würfel nehmen',
    place: (n, of) => `${n} von ${of}`,
    noFace: (digit, die) => `Keine ${digit} hier: Ein d${die} zeigt 1 bis ${die}.`,
    always: side => `immer für ${side} würfeln`,
    theGm: 'die Spielleitung',
    every: 'nach jedem Wurf fragen',
    whyEvery: 'Sonst werden die Würfel, die in dieser Aktion folgen, mit den ersten geworfen',
  },
}

export const REST: typeof en.REST = {
  prompt: 'Frage',
  toRests: 'Zu den Rasten',
  place: 'Aufstellen',
}

export const NEXT: typeof en.NEXT = {
  find: name => `${name} wird entdeckt`,
  openDoor: 'Tür öffnen',
  at: (action, target) => `${action} ${target}`,
  of: (who, action) => `${who}: ${action}`,
}

export const BECAUSE: typeof en.BECAUSE = {
  nearest: 'nächster Gegner',
  best: 'bestes Ziel',
  several: n => `${n} auf einmal`,
  towards: name => `auf ${name} zu`,
  away: name => `weg von ${name}`,
  off: (why, distance) => `${why}, ${distance}`,
  flees: 'hat den Mut verloren',
  hurt: 'verwundet: schützt sich',
  prone: 'liegt am Boden',
  emptyHands: 'nichts in der Hand',
  unloaded: 'nicht geladen',
  guards: 'Gegner können herankommen',
  nothingElse: 'niemand in Reichweite',
  held: 'wird festgehalten',
  dying: 'kämpft um das Leben',
  helps: 'ein Verbündeter stirbt',
  begin: 'Runde 1 beginnt',
  canAttack: 'kann sofort angreifen',
  goesNext: 'ist bereit',
  allDeclared: 'alle haben angesagt',
  onward: 'die Runde geht weiter',
  decided: 'nur eine Seite ist übrig',
  shut: 'niemand kommt an jemanden heran: eine Tür ist zu',
  unseen: name => `sonst kämpft niemand mehr: ${name} versteckt sich`,
  standoff: 'niemand kommt mehr an jemanden heran',
}

export const SUGGESTED: typeof en.SUGGESTED = {
  turn: 'Zug spielen',
  of: who => `${who} spielen`,
  count: n => `Alle ${n} spielen`,
  withAlike: (name, alike) => `${name} und ${alike} spielen`,
  why: 'Nimmt Schritt für Schritt, was leuchtet, bis zum Ende des Zuges; jeder Schritt lässt sich zurücknehmen',
  round: 'Runde spielen',
  whyRound:
    'Nimmt Schritt für Schritt für alle, was leuchtet, bis zum Ende der Runde; jeder Schritt lässt sich zurücknehmen',
  stop: 'Nicht mehr vorschlagen',
  going: n => `${n} handeln wie vorgeschlagen, bis die Runde vorbei ist`,
  circle: {
    alike: n => `${n} seinesgleichen`,
    side: n => `alle ${n} der Seite`,
  },
  clock: {
    has: (name, seconds) => `${name} hat ${seconds} ${plural(seconds, { one: 'Sekunde', other: 'Sekunden' })}`,
    left: (name, seconds) => `${plural(seconds, { one: 'Sekunde', other: 'Sekunden' })} für ${name}`,
    stop: 'Uhr anhalten',
    run: 'Uhr laufen lassen',
  },
  wave: (name, wave, round, who) => [name(wave), ` kommt in Runde ${round}: ${who}.`],
  letIn: 'Einlassen',
}
