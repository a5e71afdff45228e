import type { ActionTable, Offer, ShownPrice } from '~/engine'

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

/** More cards than these are no glance any more. */
const MANY = 8

/** Of the two lines that there are for them in the smallest window, how long one is, and a card beside its name: in letters. */
const LINE = 106
const CARD = 11
const MORE = 9

/** Whether this is going somewhere and nothing else. */
export const isWalk = (type: string, declared: ActionTable): boolean => declared[type]?.meaning === 'walk'

/** Whether somebody is attacked, from here or after going there. */
const isAttack =
  (declared: ActionTable) =>
  ({ command }: Offer): boolean => {
    const meaning = declared[command.type]?.meaning
    return meaning === 'attack' || meaning === 'charge'
  }

/**
 * @param declared what its rules declare of each action
 * @param vain what was begun here and came to nothing, by its type: Enter does not begin that again
 */
export function cards(offers: readonly Offer[], declared: ActionTable, vain: readonly string[] = []): Cards {
  const meaning = ({ command }: Offer) => declared[command.type]?.meaning
  const end = offers.find(offer => meaning(offer) === 'end' && !offer.whyNot)
  const all = offers.filter(offer => !offer.whyNot && offer !== end)
  const rank = ({ command }: Offer) => declared[command.type]?.rank ?? 0
  const closed = offers.filter(({ whyNot }) => whyNot !== undefined)
  const seldom = all.filter(offer => meaning(offer) === 'rare').sort((a, b) => rank(a) - rank(b))
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
  const byRank = goOn.toSorted((a, b) => rank(a) - rank(b))
  const usual = byRank.find(isAttack(declared)) ?? byRank.find(({ command }) => isWalk(command.type, declared))
  return { open, rare, end, closed, lit: usual ?? (vain.length > 0 ? end : undefined) ?? mains[0] ?? end ?? open[0] }
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

/** What an action costs, as its card draws it. Of one that hangs on what it is done with, the rules say it in words. */
export const priceOf = ({ command, cost }: Offer, { [command.type]: declared }: ActionTable): ShownPrice =>
  declared?.price ?? { pips: 0, bonus: false, words: cost }
