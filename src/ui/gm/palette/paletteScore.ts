/**
 * How well something that can be done fits what is typed, from 0 (not at all) to 1. Each typed word must begin a word of it;
 * letters strewn over a title are no hit. The exact title comes first, then titles that begin so, then whole words before
 * beginnings of words, and what is found only by a further word last.
 *
 * @param title its words as they are shown
 * @param further other words it is found by
 */
export function paletteScore(title: string, typed: string, further: readonly string[] = []): number {
  const sought = plain(typed)
  if (sought === '') return 1
  const name = plain(title)
  if (name === sought) return 0.99
  const tokens = wordsOf(sought)
  const [named, other] = [wordsOf(name), wordsOf(plain(further.join(' ')))]
  let sum = 0
  for (const token of tokens) {
    const found = fits(token, named) || fits(token, other) / 4
    if (found === 0) return 0
    sum += found
  }
  const begins = name.startsWith(sought) ? 0.2 : 0
  // Of two that fit alike the shorter one is meant.
  return (sum / tokens.length) * 0.6 + begins + 0.1 / (1 + named.length)
}

/** 1: it is one of the words; less: one begins with it; 0: none does. */
function fits(token: string, words: readonly string[]): number {
  if (words.includes(token)) return 1
  return words.some(word => word.startsWith(token)) ? 0.6 : 0
}

/** A rule's score is multiplied by this, so that every command ranks before every rule. */
const OF_RULES = 0.08

/**
 * How well a row of the rulebook fits what is typed: less than anything that can be done. Its id counts only where an id is typed:
 * "end" begins the ids of a whole system.
 */
export function ruleScore(title: string, typed: string, id: readonly string[] = []): number {
  return paletteScore(title, typed, typed.includes('-') ? id : []) * OF_RULES
}

const plain = (text: string): string => text.trim().toLowerCase()

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}+−-]+/u).filter(Boolean)
