import { isEmpty, inWords } from '../creatures/inWords'
import { withoutTags } from './tags'

/** What only says how a text is set or found again. */
const SILENT = new Set(['type', 'style', 'source', 'page', 'ability', 'displayAs', 'colStyles', 'hidden'])

/** A text as 5etools nests it (entries, lists, tables, spells) in plain words; whatever its kind, its text stays. */
export function entryWords(entry: unknown): string {
  if (typeof entry === 'string') return withoutTags(entry)
  if (Array.isArray(entry))
    return entry
      .map(entryWords)
      .filter(one => one !== '')
      .join('\n')
  if (typeof entry !== 'object' || entry === null) return inWords(entry)
  const { name, entries, ...more } = entry as Record<string, unknown>
  const title = typeof name === 'string' ? withoutTags(name) : ''
  const body = entryWords(entries ?? [])
  const head = [title, body].filter(one => one !== '').join('. ')
  const rest = Object.entries(more).flatMap(([key, value]) => {
    if (SILENT.has(key) || isEmpty(value)) return []
    const isPlain =
      key === 'items' || key === 'headerEntries' || key === 'footerEntries' || key === 'rows' || key === 'entry'
    return [isPlain ? entryWords(value) : `${key}: ${withoutTags(inWords(value))}`]
  })
  return [head, ...rest].filter(one => one !== '').join('\n')
}
