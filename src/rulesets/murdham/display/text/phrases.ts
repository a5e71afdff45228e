import type { Json } from '~/engine/snapshot'
import { asWord, type Name } from '~/table/words/sentences'
import { type QuestionContext, titleOf } from '~/table/words/textOf'
import type { Murdham } from '../../state/types'

/** "STR". */
export const inCapitals = (word: Json | undefined): string => asWord(word).toUpperCase()

/** Half zones as zones: 3 are "1½". */
export const halves = (n: unknown): string => {
  const all = Number(n)
  return `${all >= 2 || all === 0 ? all >> 1 : ''}${all % 2 === 1 ? '½' : ''}`
}

/** What a d20 has to show at the most. */
export const needed = (score: Json | undefined): string =>
  score === undefined ? '' : `${asWord(score)} or lower passes.`

/** The question of a save: what it is made for, and the score. */
export const saveTo =
  (words: string) =>
  (question: QuestionContext<Murdham>): [string, string] => [titleOf(words, question), needed(question.f.score)]

export const isGrip = (weapon: Json | undefined): boolean => weapon === 'disarm' || weapon === 'grapple'

/** "attacks Bo with sword", "tries to disarm Bo". */
export const strikes = (weapon: Json | undefined, whom: string): string =>
  isGrip(weapon) ? `tries to ${asWord(weapon)} ${whom}` : `attacks ${whom} with ${asWord(weapon)}`

/** "1 Heroes, 2 Gang.": what each face of the die stands for. */
export const numbered = (list: Json | undefined, word: (of: Json) => string): string =>
  Array.isArray(list) ? `${list.map((one: Json, i) => `${i + 1} ${word(one)}`).join(', ')}.` : ''

/** "Ada gets away.", "Ada, Bo get away."; nothing of nobody. */
export const does = (list: Json | undefined, name: Name, one: string, several: string): string =>
  Array.isArray(list) && list.length > 0 ? `${list.map(name).join(', ')} ${list.length === 1 ? one : several}.` : ''
