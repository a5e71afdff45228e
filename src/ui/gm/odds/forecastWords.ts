import { FORECAST } from '~/words/en/past'
import type { Snapshot } from '~/engine'
import type { ForecastProgress } from '~/store/odds/forecasts'
import type { TableTypes } from '~/table'

export type Found = NonNullable<ForecastProgress['forecast']>

/** "71 %", without a decimal: of so many fights it would say more than is known. What happens at all is never nothing. */
export function percentWhole(share: number): string {
  const whole = Math.round(share / 100)
  if (whole === 0 && share > 0) return FORECAST.under
  if (whole === 100 && share < 10_000) return FORECAST.over
  return `${whole} %`
}

/** The same of so many fights out of all. */
export const percentOf = (count: number, fights: number): string => percentWhole((10_000 * count) / fights)

/** A way in which fights end. */
export interface End {
  words: string
  /** So many of the fights. */
  count: number
  /** Of the side that wins; null: nobody does. */
  badge: number | null
  /** Ends of one side are told apart by how dark they are: 0 is the lightest. */
  shade: 0 | 1 | 2
}

/** How fights end, the players' side first: by who wins, and for what price. Ways that do not come about are left out. */
export function endsOf(
  { wins, losses, undecided, standoffs, fights }: Found,
  { sides }: Snapshot<TableTypes>,
): readonly End[] {
  const sorted = Object.values(sides).toSorted((a, b) => Number(b.show === 'exact') - Number(a.show === 'exact'))
  const ends = sorted.flatMap(({ id, name, badge, show }): End[] => {
    if (show === 'exact')
      return FORECAST.losses.map((price, i) => ({
        words: FORECAST.winWith(name, price),
        count: losses[id]?.[i] ?? 0,
        badge,
        shade: i as End['shade'],
      }))
    const count = Math.round(((wins[id]?.share ?? 0) * fights) / 10_000)
    return [{ words: FORECAST.win(name), count, badge, shade: 0 }]
  })
  return [
    ...ends,
    { words: FORECAST.standoff, count: standoffs, badge: null, shade: 0 as const },
    { words: FORECAST.endless, count: undecided - standoffs, badge: null, shade: 1 as const },
  ].filter(({ count }) => count > 0)
}

/** "Toll guards win"; '' is nobody. */
export const titleOfFight = (side: string, nameOf: (id: string) => string): string =>
  side === '' ? FORECAST.nobodyWins : FORECAST.win(nameOf(side))

/** What a forecast says, in words: who wins how likely, how long it takes; beside another one, what the difference is. */
export function forecastSentence(
  { wins, rounds, undecided, fights }: Found,
  { sides, combatants }: Snapshot<TableTypes>,
  beside: Found | null,
): string {
  const fighting = Object.values(sides).filter(({ id }) => Object.values(combatants).some(({ side }) => side === id))
  const ends = fighting.flatMap(({ id, name }) => {
    const win = wins[id]
    if (!win) return []
    const before = beside?.wins[id]?.share
    const change = before === undefined ? '' : changeWords(win.share - before)
    return [FORECAST.winsIn(name, percentWhole(win.share), Math.round(win.low / 100), percentWhole(win.high), change)]
  })
  const nobody = undecided > 0 ? [FORECAST.nobodyIn(percentOf(undecided, fights))] : []
  return FORECAST.sentence([...ends, ...nobody], medianRound(rounds, fights))
}

/** Of so few fights nothing is said. */
const FEW = 50

/**
 * What going first is worth to a side: how often it wins where somebody of it acts first, and where nobody does. Null: it is settled who
 * goes first, or too seldom otherwise.
 */
export function goingFirst({ goesFirst, wins, fights }: Found, side: string): string | null {
  const own = goesFirst[side]
  const others = own && fights - own.fights
  if (!own || !others || own.fights < FEW || others < FEW) return null
  const all = Math.round(((wins[side]?.share ?? 0) * fights) / 10_000)
  return FORECAST.first(percentOf(own.won, own.fights), percentOf(all - own.won, others))
}

function changeWords(change: number): string {
  const points = Math.round(Math.abs(change) / 100)
  if (points === 0) return FORECAST.asBefore
  return change > 0 ? FORECAST.more(points) : FORECAST.less(points)
}

/** The round by whose end half of the fights are over. */
export function medianRound(rounds: Found['rounds'], fights: number): number {
  let over = 0
  const list = Object.entries(rounds).map(([round, n]) => [Number(round), n] as const)
  for (const [round, n] of list.sort(([a], [b]) => a - b)) {
    over += n
    if (2 * over >= fights) return round
  }
  return 0
}
