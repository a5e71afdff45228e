import type { EntryCard, EntryKind } from '~/store/entries/fightStanding'
import type { FightEntry, TrashedEntry } from '~/store/fights/fightList'
import { PAGE } from '~/words/en/library'
import { locale } from '~/words/spoken'

const TIME = new Intl.DateTimeFormat(locale(), { timeStyle: 'short' })
const DAY = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium' })
const WEEKDAY = new Intl.DateTimeFormat(locale(), { weekday: 'long' })
const A_DAY = 24 * 60 * 60 * 1000

/** "today, 20:14", "yesterday", "last Thursday", "2 Nov 2026". @param at milliseconds since 1970, as `now` */
export function when(at: number, now = Date.now()): string {
  const midnight = new Date(now).setHours(0, 0, 0, 0)
  if (at >= midnight) return PAGE.when.today(TIME.format(at))
  if (at >= midnight - A_DAY) return PAGE.when.yesterday
  if (at >= midnight - 6 * A_DAY) return PAGE.when.last(WEEKDAY.format(at))
  return DAY.format(at)
}

/** What the rail of the library offers. */
export type Shelf = 'all' | 'fight' | EntryKind | 'trash'

/** What a card stands for. */
export type Card =
  | { readonly kind: 'fight'; readonly id: string; readonly fight: FightEntry | TrashedEntry }
  | { readonly kind: EntryKind; readonly id: string; readonly entry: EntryCard }

/** The kinds in the order in which they stand on the page. */
export const KINDS = ['fight', 'encounter', 'party', 'creature', 'map', 'handout', 'rules'] as const

export const KIND_NAMES: Readonly<Record<(typeof KINDS)[number], string>> = PAGE.names

/** In which order the cards stand. */
export type Order = 'changed' | 'name' | 'made'

export const ORDERS: Readonly<Record<Order, string>> = PAGE.orders

/** The cards in an order; fights know only when they were changed. */
function inOrder(cards: readonly Card[], order: Order): readonly Card[] {
  const { compare } = new Intl.Collator(locale(), { numeric: true })
  if (order === 'name') return cards.toSorted((a, b) => compare(nameOf(a), nameOf(b)) || (a.id < b.id ? -1 : 1))
  if (order === 'made') return cards.toSorted((a, b) => madeAt(b) - madeAt(a) || (a.id < b.id ? -1 : 1))
  // So they are listed.
  return cards
}

const tagsIn = (card: Card): readonly string[] => (card.kind === 'fight' ? (card.fight.tags ?? []) : card.entry.tags)

/** Whether it lies in the trash. */
const isTrashed = (card: Card): boolean =>
  card.kind === 'fight' ? 'keptUntil' in card.fight : card.entry.trashed !== undefined

const nameOf = (card: Card): string => (card.kind === 'fight' ? card.fight.name : card.entry.name)
const madeAt = (card: Card): number => (card.kind === 'fight' ? card.fight.changed : card.entry.made)

/** All that can be found, with the words it is found by. */
export interface Index {
  readonly cards: readonly Card[]
  readonly words: readonly string[]
}

/**
 * All that can be found, in an order; of what is listed the latest changed comes first.
 *
 * @param fights those in the trash too
 * @param systemName what a system is called
 */
export function indexOf(
  fights: readonly (FightEntry | TrashedEntry)[],
  entries: readonly EntryCard[],
  systemName: (id: string) => string,
  order: Order = 'changed',
): Index {
  const cards = inOrder(
    [
      ...fights.map((fight): Card => ({ kind: 'fight', id: fight.id, fight })),
      ...entries.map((entry): Card => ({ kind: entry.kind, id: entry.id, entry })),
    ],
    order,
  )
  return { cards, words: cards.map(card => wordsOf(card, systemName)) }
}

function wordsOf(card: Card, systemName: (id: string) => string): string {
  const [system, rest] =
    card.kind === 'fight' ? [card.fight.ruleset, []] : [card.entry.system, [...card.entry.facts, card.entry.origin]]
  return [nameOf(card), ...tagsIn(card), system ? systemName(system) : '', ...rest].join('\n').toLowerCase()
}

/** What is searched for. */
export interface Search {
  readonly words: string
  readonly tags: readonly string[]
  /** Only what is to be checked. */
  readonly isToCheck: boolean
}

export const NO_SEARCH: Search = { words: '', tags: [], isToCheck: false }

/** What fits: every word of the search, every tag; the trash apart. */
export function found(index: Index, { words, tags, isToCheck }: Search, isTrash: boolean): readonly Card[] {
  const asked = words.toLowerCase().split(/\s+/).filter(Boolean)
  return index.cards.filter((card, i) => {
    if (isTrashed(card) !== isTrash) return false
    if (isToCheck && (card.kind === 'fight' || card.entry.checks === undefined)) return false
    if (tags.some(tag => !tagsIn(card).includes(tag))) return false
    return asked.every(word => index.words[i]!.includes(word))
  })
}

/** How many of each kind there are. */
export function counted(cards: readonly Card[]): ReadonlyMap<Card['kind'], number> {
  const counts = new Map<Card['kind'], number>()
  for (const { kind } of cards) counts.set(kind, (counts.get(kind) ?? 0) + 1)
  return counts
}

/** The tags that are on most cards, in the order of their number. */
export function tagsOf(cards: readonly Card[], most: number): readonly string[] {
  const counts = new Map<string, number>()
  for (const card of cards)
    if (!isTrashed(card)) for (const tag of tagsIn(card)) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .toSorted(([a, n], [b, m]) => m - n || (a < b ? -1 : 1))
    .slice(0, most)
    .map(([tag]) => tag)
}

/** How much room a card of each kind wants, in pixels: it is at least so wide, and so high. */
export const CARD_SIZES: Readonly<Record<(typeof KINDS)[number], { readonly width: number; readonly height: number }>> =
  {
    fight: { width: 190, height: 170 },
    encounter: { width: 240, height: 76 },
    party: { width: 250, height: 124 },
    creature: { width: 264, height: 68 },
    map: { width: 240, height: 76 },
    handout: { width: 240, height: 76 },
    rules: { width: 262, height: 76 },
  }

/** Pixels between cards. */
export const GAP = 8

/** How many cards of a kind stand side by side on so many pixels. */
export function columnsOf(kind: (typeof KINDS)[number], across: number): number {
  return Math.max(1, Math.floor((across + GAP) / (CARD_SIZES[kind].width + GAP)))
}

/** What stands under one heading: a kind, or on the page of everything what was prepared, several kinds together. */
type Group = (typeof KINDS)[number] | 'prepared'

/** A line of the page: a heading, or cards side by side, as large as one of their kind. */
export type Line =
  | {
      readonly heading: string
      readonly count: number
      /** Of so many, where not all of them are found. */
      readonly of?: number
      /** The kind of which there is more than is shown. */
      readonly more?: (typeof KINDS)[number]
    }
  | { readonly kind: (typeof KINDS)[number]; readonly cards: readonly Card[]; readonly columns: number }
  /** Lines of two kinds side by side, the left ones so wide in pixels. */
  | { readonly left: readonly Line[]; readonly right: readonly Line[]; readonly width: number }

/** Pixels of a heading, and between kinds that stand side by side. */
export const HEADING_HEIGHT = 40
export const BESIDE = 18

/** How high a line is, with what is between it and the next one. */
export function heightOf(line: Line): number {
  if ('left' in line) return Math.max(...[line.left, line.right].map(lines => sum(lines.map(heightOf))))
  return 'heading' in line ? HEADING_HEIGHT : CARD_SIZES[line.kind].height + GAP
}

const sum = (all: readonly number[]): number => all.reduce((so, n) => so + n, 0)

/** Whether a card stands in a line. */
export function isIn(line: Line, id: string | null): boolean {
  if ('left' in line) return [...line.left, ...line.right].some(one => isIn(one, id))
  return 'cards' in line && line.cards.some(card => card.id === id)
}

/** On the page of everything these stand together: of each there are few. */
const PREPARED: ReadonlySet<Card['kind']> = new Set(['encounter', 'map', 'handout', 'rules'])
const GROUPS: readonly Group[] = ['fight', 'party', 'creature', 'prepared']

/** So many lines of each kind stand on the page of everything; the rest is one press away. */
const FEW_LINES: Readonly<Record<Group, number>> = {
  fight: 1,
  encounter: 3,
  party: 2,
  creature: 4,
  map: 3,
  handout: 3,
  rules: 3,
  prepared: 4,
}

/**
 * The cards in lines on so many pixels, each kind under its heading.
 *
 * @param all how many there are of each kind, found or not
 */
export function linesOf(
  cards: readonly Card[],
  shelf: Shelf,
  across: number,
  all: ReadonlyMap<Card['kind'], number> = new Map(),
): readonly Line[] {
  const isAll = shelf === 'all'
  const groups: readonly Group[] = isAll ? GROUPS : shelf === 'trash' ? KINDS : [shelf]
  const lines = (group: Group, room: number): readonly Line[] => {
    const those = cards.filter(({ kind }) => (group === 'prepared' ? PREPARED.has(kind) : kind === group))
    if (those.length === 0) return []
    const kind = group === 'prepared' ? 'map' : group
    const columns = columnsOf(kind, room)
    const shown = isAll ? those.slice(0, FEW_LINES[group] * columns) : those
    const more = shown.length < those.length ? those[shown.length]!.kind : undefined
    const heading = group === 'prepared' ? PAGE.prepared : KIND_NAMES[group]
    const kinds = group === 'prepared' ? [...PREPARED] : [group]
    const of = kinds.reduce((sum, one) => sum + (all.get(one) ?? 0), 0)
    return [
      { heading, count: those.length, ...(of > those.length && { of }), ...(more && { more }) },
      ...Array.from({ length: Math.ceil(shown.length / columns) }, (_, i) => ({
        kind,
        cards: shown.slice(i * columns, (i + 1) * columns),
        columns,
      })),
    ]
  }
  // A campaign has few parties: they stand beside the creatures where there is room.
  const { width } = CARD_SIZES.party
  const room = across - width - BESIDE
  const parties = isAll && room >= CARD_SIZES.creature.width ? lines('party', width) : []
  const beside = parties.length > 0 ? lines('creature', room) : []
  return groups.flatMap((group): readonly Line[] => {
    if (beside.length === 0) return lines(group, across)
    if (group === 'party') return [{ left: parties, right: beside, width }]
    return group === 'creature' ? [] : lines(group, across)
  })
}
