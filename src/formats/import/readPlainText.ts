import { FILE } from '~/words/en/files'
import { parseJson } from '../bytes/json'
import { isCairnPage, readCairnPages } from '../cairnPage/read'
import { fileLabel } from '../report/label'
import { type Imported, refused } from '../report/problem'
import { isTable, readTable } from '../rows/read'
import type { ImportedContent } from './content'
import { knownText } from './knownFormat'
import { mapValue } from './mapValue'

/** Reads a text that is no JSON: pages with stat lines of the Cairn family, or a table of creatures. */
export function readPlainText(text: string, fileName: string): Imported<ImportedContent> {
  const where = fileLabel(fileName)
  const creatures = isTable(text)
    ? readTable(text, fileName)
    : isCairnPage(text)
      ? readCairnPages(text, fileName)
      : undefined
  if (creatures) return mapValue(creatures, one => ({ kind: 'creatures', creatures: one }))
  const known = knownText(text)
  if (known) return refused(where, FILE.known[known])
  // JSON with something before it: where it goes wrong is what helps.
  if (/[[{]\s*[{"]/.test(text.slice(0, 10_000))) {
    const parsed = parseJson(text, where)
    if (!parsed.ok) return parsed
  }
  return refused(where, FILE.none.file)
}
