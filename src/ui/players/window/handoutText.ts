/** A stretch of text of one kind. */
export interface Stretch {
  readonly text: string
  readonly kind: 'plain' | 'strong' | 'emphasis'
}

/** A heading, a paragraph with its lines, or a list with its points. */
export interface Block {
  readonly kind: 'heading' | 'paragraph' | 'points' | 'numbers'
  readonly lines: readonly (readonly Stretch[])[]
  /** Of a list with numbers the number before each line, as it was typed. */
  readonly numbers?: readonly number[]
}

const KINDS: readonly (readonly [Block['kind'], RegExp])[] = [
  ['heading', /^#{1,6}\s+/],
  ['points', /^\s*[-*•]\s+/],
  ['numbers', /^\s*(\d{1,3})[.)]\s+/],
]

/** Without a look behind: browsers of phones have had that since 2023. */
const MARKED = /(\*\*|__)(\S(?:.*?\S)?)\1|(^|[^\w*])([*_])([^\s*](?:[^*]*?[^\s*])?)\4(?![\w*])/

/**
 * A handout's text as it is set: lines that begin with `#` are headings, with `-`, `*` or a number points of a list; `*this*` is
 * emphasized and `**this**` strong. Everything else stays as it was typed.
 */
export function handoutBlocks(text: string): readonly Block[] {
  const blocks: { kind: Block['kind']; lines: (readonly Stretch[])[]; numbers?: number[] }[] = []
  let isApart = true
  for (const line of text.replace(/\r\n?/g, '\n').split('\n')) {
    if (line.trim() === '') {
      isApart = true
      continue
    }
    const [kind, mark] = KINDS.find(([, sign]) => sign.test(line)) ?? ['paragraph' as const, null]
    const last = blocks[blocks.length - 1]
    const set = stretches(mark ? line.replace(mark, '') : line)
    // A list goes on over an empty line; a heading is always one of its own.
    const goesOn = last?.kind === kind && kind !== 'heading' && (kind !== 'paragraph' || !isApart)
    const numbers = kind === 'numbers' ? [Number(mark?.exec(line)?.[1])] : []
    if (goesOn) {
      last.lines.push(set)
      last.numbers?.push(...numbers)
    } else blocks.push({ kind, lines: [set], ...(kind === 'numbers' && { numbers }) })
    isApart = false
  }
  return blocks
}

function stretches(line: string): readonly Stretch[] {
  const found = MARKED.exec(line)
  if (!found) return line === '' ? [] : [{ text: line, kind: 'plain' }]
  const [whole, , strong, before = '', , emphasis = ''] = found
  const marked: Stretch = strong === undefined ? { text: emphasis, kind: 'emphasis' } : { text: strong, kind: 'strong' }
  return [
    ...stretches(line.slice(0, found.index) + before),
    marked,
    ...stretches(line.slice(found.index + whole.length)),
  ]
}
