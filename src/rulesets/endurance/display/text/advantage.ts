import type { Json } from '~/engine/snapshot'

/** What sources of advantage and disadvantage are called in a sentence. */
const WORDS: Readonly<Record<string, string>> = {
  sneak: 'unseen',
  flank: 'flanked',
  prone: 'prone',
  cover: 'cover',
  killingStrike: 'killing strike',
  ruling: "GM's ruling",
}

/** "advantage 2 (unseen, flanked)"; nothing where there are no sources. */
export function advantageInShort(sources: Json | undefined): string {
  return advantage(sources)
    .replace(/^\w/, first => first.toLowerCase())
    .replace(/: ([^;]*?)(;.*)?\.$/, ' ($1)')
}

/** "Advantage 2: unseen, flanked." with what takes away from it; nothing where there are no sources. */
export function advantage(sources: Json | undefined): string {
  const list = Array.isArray(sources) ? (sources as readonly { of: string; n: number }[]) : []
  if (list.length === 0) return ''
  const named = (is: (n: number) => boolean) =>
    list
      .filter(({ n }) => is(n))
      .map(({ of, n }) => `${WORDS[of] ?? of}${Math.abs(n) > 1 ? ` ${Math.abs(n)}` : ''}`)
      .join(', ')
  const [good, bad] = [named(n => n > 0), named(n => n < 0)]
  const net = list.reduce((sum, { n }) => sum + n, 0)
  if (net > 0) return `Advantage ${net}: ${good}${bad && `; against it ${bad}`}.`
  if (net < 0) return `Disadvantage ${-net}: ${bad}${good && `; against it ${good}`}.`
  return `Neither advantage nor disadvantage: ${good} against ${bad}.`
}
