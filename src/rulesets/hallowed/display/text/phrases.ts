import type { Json } from '~/engine/snapshot'
import { asWord } from '~/table/words/asWord'
import { capital } from '~/table/words/sentences'

/** "Strength and Agility". */
export const listed = (value: Json | undefined): string =>
  Array.isArray(value) ? value.map(asWord).join(' and ') : asWord(value)

export const poolName = (pool: string, n: number): string => (pool === 'wounds' && n === 1 ? 'Wound' : capital(pool))

/** A number with a minus sign instead of a hyphen. */
export const minus = (n: Json | undefined): string => asWord(n).replace('-', '−')

/** In brackets, without the stop at its end, as the line has its own. */
export const aside = (words: Json | undefined): string =>
  words === undefined || words === '' ? '' : ` (${asWord(words).replace(/\.$/, '')})`
