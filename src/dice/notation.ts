/** Dice as they are written at the table: `2d6+3`, `d20 - d4 + 1`. */
export interface Notation {
  /** Sides of each die, in the order they are read. */
  dice: readonly number[]
  /** +1 for a die that is added, −1 for one that is taken off; one for each die. */
  signs: readonly (1 | -1)[]
  /** The sum of the plain numbers. */
  bonus: number
}

/** Most dice in one roll. */
export const MAX_DICE = 50
/** Most sides of one die. */
export const MAX_SIDES = 1000
/** Longest text that is read. */
export const MAX_LENGTH = 60

const MAX_NUMBER = 9999

/**
 * Reads a roll. Linear in the length of the text; never throws. `problem` is a sentence that says what is wrong and where.
 */
export function notation(text: string): Notation | { problem: string } {
  if (text.length > MAX_LENGTH) return { problem: `A roll is at most ${MAX_LENGTH} characters long.` }
  const dice: number[] = []
  const signs: (1 | -1)[] = []
  let bonus = 0
  let at = 0
  const wrong = (what: string) => ({ problem: `${what} at character ${at + 1} of "${text}". Write dice like 2d6+3.` })

  skipBlanks()
  if (at === text.length) return wrong('Dice are missing')
  for (let first = true; at < text.length; first = false) {
    const sign = readSign()
    if (sign === undefined && !first) return wrong('A + or − is missing')
    const count = readNumber()
    if (text[at] === 'd' || text[at] === 'D') {
      at++
      const sides = readNumber()
      if (sides === undefined || sides < 2 || sides > MAX_SIDES) return wrong(`A die has 2 to ${MAX_SIDES} sides:`)
      const many = count ?? 1
      if (many < 1 || dice.length + many > MAX_DICE) return wrong(`A roll has 1 to ${MAX_DICE} dice:`)
      for (let i = 0; i < many; i++) {
        dice.push(sides)
        signs.push(sign ?? 1)
      }
    } else if (count === undefined) return wrong('A number or a die is missing')
    else if (count > MAX_NUMBER) return wrong(`Numbers go up to ${MAX_NUMBER}:`)
    else bonus += (sign ?? 1) * count
    skipBlanks()
  }
  return { dice, signs, bonus }

  function skipBlanks(): void {
    while (text[at] === ' ') at++
  }

  function readSign(): 1 | -1 | undefined {
    const mark = text[at]
    if (mark !== '+' && mark !== '-' && mark !== '−') return undefined
    at++
    skipBlanks()
    return mark === '+' ? 1 : -1
  }

  function readNumber(): number | undefined {
    const start = at
    while (at < text.length && text[at]! >= '0' && text[at]! <= '9') at++
    return at === start ? undefined : Number(text.slice(start, at))
  }
}
