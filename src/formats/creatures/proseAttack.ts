import type { GivenAttack } from '~/engine/creature'
import { label } from '../report/label'
import { diceOf } from './dice'

/** What is written between the texts of a creature's notes, which are the rulebook's and in its language. */
export const NOTE_WORDS = {
  alignment: (words: string) => `alignment ${words}`,
  challenge: (words: string) => `Challenge ${words}`,
  count: (n: number) => `${n} of them`,
  armour: (n: number) => `armour ${n}`,
  blast: 'blast',
  critical: (words: string) => `critical damage: ${words}`,
  alias: (alias: string, name: string) => `${alias} is a ${name}`,
  temporary: (n: number) => `Temporary HP: ${n}`,
  initiative: (n: number) => `Initiative: ${n}`,
} as const

/** More than this of a text is not looked at. */
const MOST_LETTERS = 4_000
const MOST_NAME = 60

/** How the bonus of an attack is written, by edition: 2014, 2024, the fourth. The first that fits counts. */
const BONUSES = [
  /([+−–-]\s?\d{1,2}) to hit/i,
  /\battack(?: roll)?: ?([+−–-]\s?\d{1,2})/i,
  /([+−–-]\s?\d{1,2}) vs\.? (?:AC|Fortitude|Reflex|Will)\b/i,
] as const

/**
 * The attack that a text of the fifth edition describes, in the words of 2014 ("+4 to hit, reach 5 ft., one target. Hit: 5
 * (1d6 + 2) slashing damage.") or of 2024 ("Melee Attack Roll: +4, reach 5 ft. Hit: …"), or undefined when it describes none.
 * Dice joined by "plus" are thrown together; those after "or" are another way. Marks of emphasis (`*`, `_`) are not read.
 */
export function proseAttack(name: string, text: string, from: string): GivenAttack | undefined {
  const words = text.slice(0, MOST_LETTERS).replace(/[*_]/g, '').replace(/\s+/g, ' ')
  const toHit = BONUSES.map(bonus => bonus.exec(words)?.[1]).find(found => found !== undefined)
  const hit = /\bhit(?: or miss)?:/i.exec(words)
  const dice = diceIn(hit ? words.slice(hit.index + hit[0].length) : words)
  // A caster's bonus is said in passing; what attacks says so, or what it throws.
  if (toHit === undefined || (dice.length === 0 && !/\battack(?: roll)?:/i.test(words))) return undefined
  const reach = /reach (\d{1,3})/i.exec(words)?.[1]
  const range = /range (\d{1,4})/i.exec(words)?.[1]
  const isRanged = reach === undefined && range !== undefined
  return {
    name: label(name).slice(0, MOST_NAME) || 'Attack',
    dice,
    toHit: Number(toHit.replace(/[−–]/, '-').replace(' ', '')),
    ...(reach !== undefined && { reach: Number(reach) }),
    ...(range !== undefined && { range: Number(range) }),
    ...(isRanged && { isRanged }),
    from,
  }
}

function diceIn(text: string): GivenAttack['dice'] {
  const dice: GivenAttack['dice'][number][] = []
  // The fourth edition gives no average: "Hit: 2d6 + 5 damage".
  const bare = /^ ?(\d{1,3}d\d{1,3}(?: ?[+−-] ?\d{1,3}(?!d))?)/i.exec(text)
  if (bare) return [...(diceOf(bare[1]!)?.dice ?? [])]
  let end = 0
  for (const found of text.matchAll(/\(([^()]{3,60})\)/g)) {
    if (dice.length > 0 && !/\bplus\b/i.test(text.slice(end, found.index))) continue
    end = found.index + found[0].length
    dice.push(...(diceOf(found[1]!)?.dice ?? []))
  }
  return dice.slice(0, 4)
}
