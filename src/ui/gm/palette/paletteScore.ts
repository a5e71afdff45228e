import type { PaletteItem } from './aroundItems'

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

/** By which an item is told from every other. */
export const keyOf = ({ group, words }: PaletteItem): string => `${group} ${words}`

/** The score of what was made of the beginning of a word: a command that has the word goes before it. */
const BEGUN = 0.5

/** More rows than these nobody reads through: a word more finds what is meant. */
const MOST_ROWS = 80

/** What fits the typed words, the best first, of those alike as they stand in the list; `made` of the typed words fits whatever it is called. */
export function ranked(items: readonly PaletteItem[], made: ReadonlySet<PaletteItem>, typed: string): PaletteItem[] {
  const scored = items.map(item => {
    const { words, group, search, isRule, isBegun } = item
    const score = isRule ? ruleScore : paletteScore
    return {
      item,
      score: made.has(item)
        ? isBegun
          ? BEGUN
          : 1
        : score(words, typed, search === undefined ? [group] : [search, group]),
    }
  })
  const found = scored.filter(({ score }) => score > 0).toSorted((a, b) => b.score - a.score)
  const once = new Map(found.map(({ item }) => [keyOf(item), item]))
  return [...once.values()].slice(0, MOST_ROWS)
}

const plain = (text: string): string => text.trim().toLowerCase()

const wordsOf = (text: string): string[] => text.split(/[^\p{L}\p{N}+−-]+/u).filter(Boolean)
