import type { ODDS as EN } from '../../../en/gm/odds/odds'
import { fixed, number } from '../../grammar'

export const ODDS: typeof EN = {
  hit: 'Treffer',
  saved: 'bestanden',
  tenths: n => fixed(n, 1),
  percent: n => `${n} %`,
  falls: chance => `fällt ${chance}`,
  loses: points => `verliert im Schnitt ${points}`,
  gains: points => `gewinnt im Schnitt ${points}`,
  spoken: (name, odds, exact) =>
    `${name}: ${odds.join(', ')}${exact ? '' : ', eine Stichprobe'}`
      .replaceAll('≈', 'etwa')
      .replaceAll('±', 'plus minus')
      .replaceAll('→', 'auf')
      .replaceAll('%', 'Prozent'),
  oddsAgainst: name => `Chancen gegen ${name}`,
  against: name => `Gegen ${name}`,
  mayLose: name => `Was ${name} verlieren kann`,
  bar: (lost, isOut, chance) => `verliert ${lost}${isOut ? ' und fällt' : ''}: ${chance}`,
  loser: name => `${name} verliert`,
  exact: 'genau',
  cut: 'auf ein Millionstel genau, da Würfel endlos weitergeworfen werden können',
  sample: n => `eine Stichprobe von ${number(n)}`,
  assumed: answers => `als beantwortet genommen: ${answers.join('; ')}`,
}
