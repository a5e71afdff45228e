import { ownName, type OwnName } from './ownNames'

/** What was typed to bring combatants in: how many, under which name, from which ready-made sheet. */
export interface Newcomers {
  count: number
  name: string
  /** Absent: the quick NPC. */
  preset?: string
  /** What of the library it is; a party comes as it stands, or rested. */
  own?: OwnName
  isRested?: true
}

/** Most that join at once. */
export const MOST = 100

/** Letters of a name at most. */
export const MOST_LETTERS = 60

/**
 * Reads "4 guard", "guard x4", "guards", "Roland": a number before or behind, then the name of something of the library, of a
 * ready-made sheet, or any other name for a quick NPC. Undefined when no name is left, it is too long or a stat line that could not be read, or the
 * number is not a whole one from 1 to 100.
 */
export function readNewcomers(
  typed: string,
  presets: readonly string[],
  own: readonly OwnName[] = [],
): Newcomers | undefined {
  const text = typed.trim().replace(/\s+/g, ' ')
  // One's own may have a number in its name.
  const whole = ownName(text, own)
  if (whole) return ofOwn(1, whole)
  // Any number is read as one, so that a wrong one is not taken for a part of the name.
  const before = /^([-−+]?\d[\d.,]*)\s*[x×]?\s+(.+)$/i.exec(text)
  const behind = /^(.+?)\s*[x×]\s*([-−+]?\d[\d.,]*)$/i.exec(text)
  const [count, words] = before ? [Number(before[1]), before[2]!] : behind ? [Number(behind[2]), behind[1]!] : [1, text]
  // A stat line that could not be read is no name.
  if (/\d\s*(hp|str|dex|wil)\b/i.test(words)) return undefined
  if (words === '' || words.length > MOST_LETTERS || !Number.isInteger(count) || count < 1 || count > MOST)
    return undefined
  const found = ownName(words, own)
  // Of a party there is one.
  if (found) return found.one.kind === 'party' && count > 1 ? undefined : ofOwn(count, found)
  const preset = presetFor(words, presets)
  // Whoever writes capitals means them.
  const name = preset === undefined && words !== words.toLowerCase() ? words : capital(preset ?? words)
  return { count, name, ...(preset !== undefined && { preset }) }
}

function ofOwn(count: number, { one, isRested }: NonNullable<ReturnType<typeof ownName>>): Newcomers {
  return { count, name: one.name, own: one, ...(isRested && { isRested }) }
}

/** The ready-made sheet meant by a word, in one or several ("guards"). */
function presetFor(words: string, presets: readonly string[]): string | undefined {
  const small = words.toLowerCase()
  const forms = [small, small.replace(/s$/, ''), small.replace(/es$/, '')]
  return presets.find(preset => forms.includes(preset.toLowerCase()))
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)
