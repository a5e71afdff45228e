import { english } from '../grammar'
import { catalogue } from '../spoken'

const { fixed, number, plural } = english

/** What whoever acts can do. */
export const ACTIONS = catalogue('prompt.ACTIONS', {
  actions: 'Actions',
  back: 'Back',
  more: (n: number) => `More (${n})`,
  closed: 'Closed now',
  whom: 'whom?',
  where: 'where?',
})

/** Whom Fray plays, and how fast. */
export const LET_PLAY = catalogue('prompt.LET_PLAY', {
  title: 'Let Fray play',
  how: 'They act by the tactics of the rules, one step after the other. Standing orders come first, everything can be taken back, and any key stops it. What is asked of the others stays yours.',
  whom: 'Whom',
  side: (name: string) => `${name}, whoever joins them too`,
  selected: (n: number) => `The ${n} who are selected`,
  speed: 'How fast',
  slowly: 'Slowly, a step every 2½ seconds',
  steadily: 'A step every second or so',
  quickly: 'Quickly',
  stop: 'Stop playing',
})

/** How likely something is. */
export const ODDS = catalogue('prompt.ODDS', {
  hit: 'hit',
  saved: 'passed',
  tenths: (n: number) => fixed(n, 1),
  percent: (n: string) => `${n} %`,
  falls: (chance: string) => `falls ${chance}`,
  loses: (points: string) => `loses ${points} on average`,
  gains: (points: string) => `gains ${points} on average`,
  spoken: (name: string, odds: readonly string[], exact: boolean) =>
    `${name}: ${odds.join(', ')}${exact ? '' : ', estimated'}`
      .replaceAll('≈', 'about')
      .replaceAll('±', 'give or take')
      .replaceAll('→', 'to')
      .replaceAll('%', 'percent'),
  oddsAgainst: (name: string) => `Odds against ${name}`,
  against: (name: string) => `Against ${name}`,
  mayLose: (name: string) => `What ${name} may lose`,
  bar: (lost: number, isOut: boolean, chance: string) => `loses ${lost}${isOut ? ' and falls' : ''}: ${chance}`,
  exact: 'exact',
  cut: 'exact to one in a million, as dice may be rolled on for ever',
  sample: (n: number) => `estimated from ${number(n)} tries`,
  whatIsAssumed: 'What is assumed',
  assumed: (answers: readonly string[]) => `assumed: ${answers.join('; ')}`,
})

/** What is asked, and how it is answered. */
export const QUESTIONS = catalogue('prompt.QUESTIONS', {
  options: 'Options',
  nobody: 'Nobody',
  none: 'None',
  noneOfThem: 'None of them',
  take: (n: number) => `Take ${n}`,
  asLit: (n: number) => `As lit for all ${n} who are asked`,
  ok: 'OK',
  back: 'Back',
  range: (min: number, max: number) => `${min} to ${max}`,
  choose: {
    exactly: (n: number) => `Choose ${n}.`,
    atLeast: (n: number) => `Choose at least ${n}.`,
    atMost: (n: number) => `Choose at most ${n}.`,
  },
  stop: {
    here: 'End this action …',
    why: 'What has happened stays, the action is spent.',
    it: 'Stop it',
    goOn: 'Go on',
  },
  refusal: {
    anyway: 'Allow anyway',
    dismiss: 'Dismiss',
  },
  area: {
    takeHere: 'Place it here',
    drag: 'Drag it, or move it with the arrow keys.',
    turn: 'Drag its direction, or turn it with the arrow keys.',
    from: 'Drag from where it begins in its direction.',
    isIn: (names: string) => `In it: ${names}`,
    begins: 'Begins',
    corner: 'On a corner',
    middle: 'In a square',
  },
  way: {
    how: 'Drag the token, click a tinted square, or go there with the arrow keys and Enter:',
    tap: 'Drag the token, or tap a tinted square, and tap it again to go there:',
    left: <T>(length: T) => [length, ' left.'],
    nearest: 'The nearest way',
    stay: 'Stay here',
  },
  orders: {
    notThisRound: (side: string) => `Ask ${side} not again this round`,
    takesLit: 'Each takes what is lit',
    of: (order: string, who: string) => `${order}: ${who}`,
    and: (name: string, alike: string) => `${name} and ${alike}`,
    again: (side: string) => `Ask ${side} again this round`,
    askDice: (side: string) => `Ask for the dice of ${side} again`,
    takeBack: (order: string) => `Take back: ${order}`,
    not: 'Stop asking …',
    inForce: (n: number) => `Orders (${n})`,
  },
  together: {
    alone: 'Alone',
    with: (whom: string) => `With ${whom}`,
    same: (n: number) => `${n} do the same`,
  },
  byArea: {
    title: 'By an area on the map',
    area: 'Area',
    whoIsIn: (area: string) => `Who is in ${area}`,
    nameless: (n: number) => `area ${n}`,
    caught: (names: readonly string[]) => `It has caught ${names.join(', ')}.`,
    caughtNobody: 'It has caught nobody to choose.',
    notHere: (names: readonly string[]) => `Not to be chosen here: ${names.join(', ')}.`,
  },
  dice: {
    counts: 'What counts',
    atMost: 'at most',
    against: 'against',
    rolls: 'Fray rolls',
    rest: 'Roll the rest',
    these: 'Take these dice',
    place: (n: number, of: number) => `${n} of ${of}`,
    noFace: (digit: string, die: number) => `No ${digit} there: a d${die} shows 1 to ${die}.`,
    always: (side: string) => `always roll for ${side}`,
    theGm: 'the GM',
    every: 'ask for every roll',
    whyEvery: 'Else the dice that follow in this action are rolled with the first',
  },
})

/** Where everybody waits, as the window begins. */
export const REST = catalogue('prompt.REST', {
  prompt: 'Prompt',
  toRests: 'To the rests',
  place: 'Place them',
})

/** What Enter takes, where no action of the rules has a name for it. */
export const NEXT = catalogue('prompt.NEXT', {
  find: (name: string) => `They find ${name}`,
  openDoor: 'Open the door',
  at: (action: string, target: string) => `${action} ${target}`,
  of: (who: string, action: string) => `${who}: ${action}`,
})

/** Why it is advised: a few words below its name. */
export const BECAUSE = catalogue('prompt.BECAUSE', {
  nearest: 'nearest foe',
  best: 'best target',
  several: (n: number) => `${n} at once`,
  towards: (name: string) => `towards ${name}`,
  away: (name: string) => `gets away from ${name}`,
  off: (why: string, distance: string) => `${why}, ${distance}`,
  flees: 'has lost heart',
  hurt: 'hurt: stays safe',
  prone: 'lies on the ground',
  emptyHands: 'nothing in hand',
  unloaded: 'not loaded',
  guards: 'foes can come near',
  nothingElse: 'nobody within reach',
  held: 'is held fast',
  dying: 'fights for life',
  helps: 'a friend is dying',
  begin: 'starts round 1',
  canAttack: 'can attack at once',
  goesNext: 'is ready',
  allDeclared: 'everybody has declared',
  onward: 'the round goes on',
  decided: 'only one side is left',
  shut: 'nobody gets at anybody: a door is shut',
  unseen: (name: string) => `nobody else is left to fight: ${name} hides`,
  standoff: 'nobody gets at anybody any more',
})

/** Who plays on as suggested, and whom the clock runs for. */
export const SUGGESTED = catalogue('prompt.SUGGESTED', {
  turn: 'Play the turn',
  of: (who: string) => `Play ${who}`,
  count: (n: number) => `Play all ${n}`,
  withAlike: (name: string, alike: string) => `Play ${name} and ${alike}`,
  why: 'Takes what is lit, step by step, to the end of the turn; each step can be undone',
  round: 'Play the round',
  whyRound: 'Takes what is lit, step by step, for everybody to the end of the round; each step can be undone',
  stop: 'Stop suggesting',
  going: (n: number) => `${n} act as suggested until the round is over`,
  circle: {
    alike: (n: number) => `${n} like it`,
    side: (n: number) => `all ${n} of the side`,
  },
  clock: {
    has: (name: string, seconds: number) => `${name} has ${seconds} seconds`,
    left: (name: string, seconds: number) => `${plural(seconds, { one: 'second', other: 'seconds' })} for ${name}`,
    stop: 'Stop the clock',
    run: 'Let the clock run',
  },
  wave: <T>(name: (words: string) => T, wave: string, round: number, who: string) => [
    name(wave),
    ` comes in round ${round}: ${who}.`,
  ],
  letIn: 'Let them in',
})
