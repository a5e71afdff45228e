import { outcomeWord, type OutcomeName } from '../signs/OutcomeSign'
import { signed } from './signed'

/** What is told besides a number, the gravest first. */
const GRAVE: readonly OutcomeName[] = ['death', 'down', 'critical']

/** What rises from a token: what was lost, with the word for what is graver than that; else how it ended. */
export function floatWords(kinds: readonly OutcomeName[], numbers: readonly number[]): string | undefined {
  const [kind] = kinds
  const grave = GRAVE.find(one => kinds.includes(one))
  if (numbers.length === 0) return (grave ?? kind) && outcomeWord((grave ?? kind)!)
  return [grave && outcomeWord(grave), ...numbers.map(signed)].filter(Boolean).join(' ')
}
