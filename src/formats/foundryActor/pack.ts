import { CREATURES } from '~/words/en/files'
import { parseJson } from '../bytes'
import { label } from '../report/label'
import { limits, overLimit } from '../report/limits'
import { type Imported, refused } from '../report/problem'
import type { ProblemList } from '../report/problemList'
import type { Listed } from './read'

/** Lines that are looked at to tell a pack from a file of JSON that is broken. */
const LOOKED_AT = 20

/** Whether a text is a pack: a whole JSON object in each line. One line alone is a file of JSON as any. */
export function isPack(text: string): boolean {
  const lines = text.split('\n', LOOKED_AT + 1).filter(line => line.trim() !== '')
  if (lines.length < 2) return false
  return lines.slice(0, LOOKED_AT).some(line => line.startsWith('{') && line.trimEnd().endsWith('}') && parses(line))
}

const parses = (line: string): boolean => parseJson(line, '').ok

/**
 * The records of a pack as Foundry VTT kept them to version 10: appended line by line, so that a later line of the same id
 * stands for an earlier one, and one that says so takes it away. A line that is broken is told; the others stand.
 */
export function packRecords(text: string, file: string, problems: ProblemList): Imported<Listed[]> {
  const lines = text.split('\n')
  const tooMany = overLimit(limits.creatures, lines.length)
  if (tooMany !== undefined) return refused(file, tooMany)
  const kept = new Map<string, Listed>()
  lines.forEach((line, i) => {
    if (line.trim() === '') return
    const place = CREATURES.line(i + 1)
    const parsed = parseJson(line, file, true)
    if (!parsed.ok) {
      const what = parsed.problems.map(problem => problem.what).join('; ')
      return problems.add('left out', place, what)
    }
    const { value } = parsed
    const fields = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
    if ('$$indexCreated' in fields) return
    const id = typeof fields._id === 'string' ? `=${fields._id}` : `#${i}`
    if (fields['$$deleted'] === true) return void kept.delete(id)
    if (kept.has(id)) problems.add('note', place, CREATURES.sameId(kept.get(id)!.place, label(id.slice(1))))
    kept.set(id, { value, place })
  })
  return { ok: true, value: [...kept.values()], problems: [] }
}
