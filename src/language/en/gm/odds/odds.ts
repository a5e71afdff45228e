import { catalogue } from '../../../spoken'
import { fixed, number } from '../../grammar'

/** How likely something is. */
export const ODDS = catalogue('gm/odds', {
  hit: 'hit',
  saved: 'passed',
  tenths: (n: number) => fixed(n, 1),
  percent: (n: string) => `${n} %`,
  falls: (chance: string) => `falls ${chance}`,
  loses: (points: string) => `loses ${points} on average`,
  gains: (points: string) => `gains ${points} on average`,
  spoken: (name: string, odds: readonly string[], exact: boolean) =>
    `${name}: ${odds.join(', ')}${exact ? '' : ', a sample'}`
      .replaceAll('≈', 'about')
      .replaceAll('±', 'give or take')
      .replaceAll('→', 'to')
      .replaceAll('%', 'percent'),
  oddsAgainst: (name: string) => `Odds against ${name}`,
  against: (name: string) => `Against ${name}`,
  mayLose: (name: string) => `What ${name} may lose`,
  bar: (lost: number, isOut: boolean, chance: string) => `loses ${lost}${isOut ? ' and falls' : ''}: ${chance}`,
  loser: (name: string) => `${name} loses`,
  exact: 'exact',
  cut: 'exact to one in a million, as dice may be rolled on for ever',
  sample: (n: number) => `a sample of ${number(n)}`,
  assumed: (answers: readonly string[]) => `taken as answered: ${answers.join('; ')}`,
})
