import type { EntryCard, EntryKind } from '~/store/entries/entry'
import type { FightEntry } from '~/store/fights/fightList'

/** What the rail of the library offers. */
export type Shelf = 'all' | 'fight' | EntryKind | 'trash'

/** What a card stands for. */
export type Card =
  | { readonly kind: 'fight'; readonly id: string; readonly fight: FightEntry }
  | { readonly kind: EntryKind; readonly id: string; readonly entry: EntryCard }

/** The kinds in the order in which they stand on the page. */
export const KINDS = ['fight', 'encounter', 'party', 'creature', 'map', 'handout', 'rules'] as const

export const KIND_NAMES: Readonly<Record<(typeof KINDS)[number], string>> = {
  fight: 'Fights',
  encounter: 'Encounters',
  party: 'Parties',
  creature: 'Creatures',
  map: 'Maps',
  handout: 'Handouts',
  rules: 'House rules',
}

/** All that can be found, with the words it is found by. */
export interface Index {
  readonly cards: readonly Card[]
  readonly words: readonly string[]
}

/** @param systemName what a system is called */
export function indexOf(
  fights: readonly FightEntry[],
  entries: readonly EntryCard[],
  systemName: (id: string) => string,
): Index {
  const cards: Card[] = []
  const words: string[] = []
  for (const fight of fights) {
    cards.push({ kind: 'fight', id: fight.id, fight })
    words.push(`${fight.name}\n${systemName(fight.ruleset)}`.toLowerCase())
  }
  for (const entry of entries) {
    const { id, kind, name, tags, system, facts, origin } = entry
    cards.push({ kind, id, entry })
    words.push([name, ...tags, system ? systemName(system) : '', ...facts, origin].join('\n').toLowerCase())
  }
  return { cards, words }
}

/** What fits: every word of the search, every tag; the trash apart. */
export function found(index: Index, search: string, tags: readonly string[], isTrash: boolean): readonly Card[] {
  const asked = search.toLowerCase().split(/\s+/).filter(Boolean)
  return index.cards.filter((card, i) => {
    const entry = card.kind === 'fight' ? undefined : card.entry
    if ((entry?.trashed !== undefined) !== isTrash) return false
    if (tags.some(tag => !entry?.tags.includes(tag))) return false
    return asked.every(word => index.words[i]!.includes(word))
  })
}

/** How many of each kind there are. */
export function counted(cards: readonly Card[]): ReadonlyMap<Card['kind'], number> {
  const counts = new Map<Card['kind'], number>()
  for (const { kind } of cards) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

/** The tags that are on most entries, in the order of their number. */
export function tagsOf(entries: readonly EntryCard[], most: number): readonly string[] {
  const counts = new Map<string, number>()
  for (const { tags, trashed } of entries)
    if (trashed === undefined) for (const tag of tags) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([tag]) => tag)
}

/** A line of the page: a heading, or cards of one kind side by side. */
export type Line =
  | { readonly heading: (typeof KINDS)[number]; readonly count: number }
  | { readonly kind: (typeof KINDS)[number]; readonly cards: readonly Card[] }

/** So many lines of each kind stand on the page of everything; the rest is one press away. */
const FEW_LINES = 3

/** The cards in lines of so many columns, each kind under its heading. */
export function linesOf(cards: readonly Card[], shelf: Shelf, columns: number): readonly Line[] {
  const lines: Line[] = []
  for (const kind of KINDS) {
    if (shelf !== 'all' && shelf !== 'trash' && shelf !== kind) continue
    const those = cards.filter(card => card.kind === kind)
    if (those.length === 0) continue
    lines.push({ heading: kind, count: those.length })
    const shown = shelf === 'all' ? those.slice(0, FEW_LINES * columns) : those
    for (let i = 0; i < shown.length; i += columns) lines.push({ kind, cards: shown.slice(i, i + columns) })
  }
  return lines
}
