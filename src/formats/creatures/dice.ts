import type { GivenAttack } from '~/engine/creature'

type Dice = GivenAttack['dice'][number]

const ONE = /^(\d{0,3})\s*d\s*(\d{1,4})$/i
const MOST_TERMS = 8
/** Longer than this no formula of damage is. */
const MOST_LETTERS = 60

/**
 * Dice as they are written ("d6", "2d6 + 3", "d8+d8", "2d8k"), or undefined when it is something else: no dice, none of no
 * sides, sums without end. `keepsHighest` where the formula says so.
 */
export function diceOf(written: string): { dice: Dice[]; keepsHighest: boolean } | undefined {
  const text = written.trim().replace(/^\((.*)\)$/, '$1')
  if (text.length > MOST_LETTERS) return undefined
  const keepsHighest = /k(?:h1?)?$/i.test(text)
  const terms = text
    .replace(/k(?:h1?)?$/i, '')
    .replace(/[−–]/g, '-')
    .split(/(?=[+-])/)
    .map(term => term.replace(/\s+/g, ''))
  if (terms.length > MOST_TERMS) return undefined
  const dice: Dice[] = []
  for (const term of terms) {
    const [, sign = '', body = ''] = /^([+-]?)(.+)$/.exec(term) ?? []
    const found = ONE.exec(body)
    const last = dice.at(-1)
    if (found && sign !== '-') {
      const count = found[1] === '' ? 1 : Number(found[1])
      const sides = Number(found[2])
      if (count < 1 || count > 100 || sides < 2 || sides > 1000) return undefined
      dice.push({ count, sides, plus: 0 })
    } else if (/^\d{1,4}$/.test(body) && last) {
      dice[dice.length - 1] = { ...last, plus: last.plus + Number(`${sign}${body}`) }
    } else return undefined
  }
  return dice.length > 0 ? { dice, keepsHighest } : undefined
}
