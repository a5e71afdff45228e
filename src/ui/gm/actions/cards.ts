import type { Offer } from '~/engine'

/** The actions of somebody as the dock lays them out. */
export interface Cards {
  /** What can be done now, in the order of the rules, so that each keeps its place among the others. */
  open: readonly Offer[]
  /** What can be done as well, and is seldom; behind *More* where there is much to do. */
  rare: readonly Offer[]
  /** What ends the turn, apart at the right. */
  end: Offer | undefined
  /** What is closed now, each with its reason. */
  closed: readonly Offer[]
  /** What Enter takes: to attack, else to get there, else the first that is open; with nothing left, the end of the turn. */
  lit: Offer | undefined
}

const ENDS: ReadonlySet<string> = new Set(['endTurn', 'pass', 'nothing'])
const WALKS = ['advance', 'move', 'fullMove', 'moveOnly']
const USUAL = ['attack', 'advanceAttack', 'shoot', ...WALKS]

/** More cards than these are no glance any more. */
const MANY = 8

/** Of the two lines that there are for them in the smallest window, how long one is, and a card beside its name: in letters. */
const LINE = 106
const CARD = 11
const MORE = 9

/** What is done less often than the rest, where everything does not fit; the first of them go first. */
const RARE = [
  'improvise',
  'pickUp',
  'letGo',
  'declare',
  'surrender',
  'dropItem',
  'dropProne',
  'abandon',
  'fate',
  'undertake',
  'extended',
  'extendedAction',
  'shortTask',
  'brandish',
  'interact',
  'otherMain',
  'other',
  'defensiveMove',
  'trait',
  'taunt',
  'distract',
  'shove',
  'tend',
  'say',
  'equip',
  'command',
  'ready',
]

/** Whether this is going somewhere and nothing else. */
export const isWalk = (type: string): boolean => WALKS.includes(type)

/** @param vain what was begun here and came to nothing, by its type: Enter does not begin that again */
export function cards(offers: readonly Offer[], vain: readonly string[] = []): Cards {
  const isEnd = ({ command }: Offer) => ENDS.has(command.type)
  const end = offers.find(offer => isEnd(offer) && !offer.whyNot)
  const all = offers.filter(offer => !offer.whyNot && offer !== end)
  const rank = ({ command }: Offer) => RARE.indexOf(command.type)
  const closed = offers.filter(({ whyNot }) => whyNot !== undefined)
  const seldom = all.filter(offer => rank(offer) >= 0).sort((a, b) => rank(a) - rank(b))
  const without = (n: number) => all.filter(offer => !seldom.slice(0, n).includes(offer))
  const last = (n: number) => [...(n + closed.length > 0 ? [MORE] : []), ...(end ? [end.name.length] : [])]
  const fits = (n: number) =>
    all.length - n <= MANY &&
    areTwoLines(
      without(n).map(({ name }) => name.length),
      last(n),
    )
  let behind = 0
  while (behind < seldom.length && !fits(behind)) behind++
  const [open, rare] = [without(behind), seldom.slice(0, behind)]
  const goOn = open.filter(({ command }) => !vain.includes(command.type))
  const mains = goOn.filter(({ group }) => group === 'main')
  const usual = USUAL.flatMap(type => goOn.filter(({ command }) => command.type === type))
  return { open, rare, end, closed, lit: usual[0] ?? (vain.length > 0 ? end : undefined) ?? mains[0] ?? end ?? open[0] }
}

/** Whether cards with names of so many letters stand in two lines, the last of them together at the end of a line. */
function areTwoLines(cards: readonly number[], last: readonly number[]): boolean {
  let [lines, used] = [1, 0]
  for (const wide of [...cards.map(n => n + CARD), last.reduce((sum, n) => sum + n + CARD, 0)]) {
    if (used + wide > LINE) [lines, used] = [lines + 1, 0]
    used += wide
  }
  return lines <= 2
}

/** What an action costs, as the card draws it: so many pips, and the rest in words. */
export interface Price {
  pips: number
  /** A bonus action has a pip of its own kind. */
  bonus: boolean
  words: string
}

/** "2 actions, ends the turn" is two pips and "ends the turn". */
export function price(cost: string): Price {
  const [first = '', ...rest] = cost.split(', ')
  const words = rest.join(', ')
  const counted = /^(\d) actions?$/.exec(first)?.[1]
  if (counted !== undefined) return { pips: Number(counted), bonus: false, words }
  if (/^(main )?action$/.test(first)) return { pips: 1, bonus: false, words }
  if (first === 'bonus action') return { pips: 1, bonus: true, words }
  return { pips: 0, bonus: false, words: cost }
}
