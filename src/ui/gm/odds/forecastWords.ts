import type { Snapshot } from '~/engine'
import type { Foretold } from '~/store/odds/forecasts'
import type { TableTypes } from '~/table'

type Found = NonNullable<Foretold['forecast']>

/** "71 %", without a decimal: of so many fights it would say more than is known. */
export const percentWhole = (share: number): string => `${Math.round(share / 100)} %`

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
    const change = before === undefined ? '' : `, ${changeWords(win.share - before)}`
    return [
      `${name} win in ${percentWhole(win.share)} (${Math.round(win.low / 100)} to ${percentWhole(win.high)}, 95 % sure${change})`,
    ]
  })
  const nobody = undecided > 0 ? [`nobody wins in ${percentWhole((10_000 * undecided) / fights)}`] : []
  return `${[...ends, ...nobody].join('; ')}. Half of the fights are over by round ${medianRound(rounds, fights)}.`
}

function changeWords(change: number): string {
  const points = Math.round(Math.abs(change) / 100)
  return points === 0 ? 'as before' : `${points} ${change > 0 ? 'more' : 'less'} than as it stands`
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
