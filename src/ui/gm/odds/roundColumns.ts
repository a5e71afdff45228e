import { FORECAST } from '~/words/en/past'
import type { Found } from './forecastWords'

/** A fight that goes on after this round is given up: nobody wins it. */
const GIVEN_UP = 60

/** So many columns are legible. */
const COLUMNS = 12

/** Of the fights no more than this part stands in the last column, for all that takes longer. */
const LATER = 1 / 10

/** The rounds in which fights end that one column stands for. */
export interface RoundColumn {
  words: string
  spoken: string
  /** So many fights end in them. */
  n: number
  /** So many of these each side wins. */
  won: Readonly<Record<string, number>>
}

/**
 * Columns for the rounds in which fights end: each one round, or as many as it takes for the picture to hold most of the fights. What
 * takes longer than all of them stands in the last.
 */
export function roundColumns(rounds: Found['rounds'], wonIn: Found['wonIn']): readonly RoundColumn[] {
  const numbers = Object.keys(rounds).map(Number)
  const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
  const sumOf = (those: readonly number[]) => those.reduce((sum, round) => sum + rounds[round]!, 0)
  const decided = numbers.filter(round => round <= GIVEN_UP)
  const after = (wide: number) => decided.filter(round => round >= first + wide * (COLUMNS - 1))
  let wide = 1
  while (sumOf(after(wide)) > LATER * sumOf(decided)) wide++

  const column = (words: string, spoken: string, those: readonly number[]): RoundColumn => {
    const won: Record<string, number> = {}
    for (const round of those) for (const side in wonIn[round]) won[side] = (won[side] ?? 0) + wonIn[round]![side]!
    return { words, spoken, n: sumOf(those), won }
  }
  const columns: RoundColumn[] = []
  for (let i = 0, from = first; i < COLUMNS - 1 && from <= last; i++, from += wide) {
    const to = from + wide - 1
    const spoken = wide === 1 ? FORECAST.round(from) : FORECAST.roundsTo(from, to)
    const those = numbers.filter(round => round >= from && round <= to)
    columns.push(column(wide === 1 ? `${from}` : `${from}–${to}`, spoken, those))
  }
  const later = numbers.filter(round => round >= first + wide * (COLUMNS - 1))
  if (later.length === 0) return columns
  const from = Math.min(...later)
  return [
    ...columns,
    from > GIVEN_UP ? column('–', FORECAST.never, later) : column(`${from}+`, FORECAST.orLater(from), later),
  ]
}
