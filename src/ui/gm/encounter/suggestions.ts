/** So many names are suggested at once. */
const MOST = 8

/** Names that could be meant where the caret stands, and the part of the text that one of them takes the place of. */
export interface Suggestions {
  readonly from: number
  readonly to: number
  readonly names: readonly string[]
}

/**
 * What the piece of a text with the caret in it could become: pieces lie between commas and line ends, and a number before a
 * name stays. Names that begin with what is typed come first, then those with a word that does, then any with it inside. Where
 * nothing is typed of a piece every name fits; a line with a colon is a stat line, for which there is none.
 */
export function suggestionsAt(text: string, caret: number, names: readonly string[]): Suggestions {
  const before = text.slice(0, caret)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const start = Math.max(before.lastIndexOf(','), before.lastIndexOf('\n')) + 1
  const length = text.slice(start).search(/[,\n]/)
  const to = length < 0 ? text.length : start + length
  const from = start + /^\s*(?:\d+\s*[x×]?\s*)?/.exec(text.slice(start, to))![0].length
  if (line.includes(':') || caret < from) return { from, to, names: [] }
  const small = text.slice(from, to).trim().toLowerCase()
  const found = names.flatMap(name => {
    const own = name.toLowerCase()
    const at = own.indexOf(small)
    return at < 0 || own === small ? [] : [{ name, rank: at === 0 ? 0 : own[at - 1] === ' ' ? 1 : 2 }]
  })
  return {
    from,
    to,
    names: found
      .toSorted((a, b) => a.rank - b.rank)
      .map(({ name }) => name)
      .slice(0, MOST),
  }
}

/** The text with a suggested name in its place, and where the caret stands then. */
export function withSuggestion(text: string, { from, to }: Suggestions, name: string): { text: string; caret: number } {
  return { text: `${text.slice(0, from)}${name}${text.slice(to)}`, caret: from + name.length }
}
