import * as v from 'valibot'
import type { CreatureFile } from '~/engine/creature'
import { CREATURES } from '~/words/en/files'
import { Fields } from '../creatures/fields'
import { inWords } from '../creatures/inWords'
import { fileLabel, label } from '../report/label'
import { limits, overLimit } from '../report/limits'
import { type Imported, refused } from '../report/problem'
import { ProblemList } from '../report/problemList'
import { monster } from './monster'

const bestiary = v.object({ monster: v.array(v.unknown()) })

type Plain = Readonly<Record<string, unknown>>
const isPlain = (value: unknown): value is Plain => typeof value === 'object' && value !== null && !Array.isArray(value)

/** Whether a JSON value has the look of a bestiary of 5etools, or of a single creature copied out of one. */
export function isFiveEtools(value: unknown): boolean {
  if (v.is(bestiary, value)) return true
  return isPlain(value) && typeof value.name === 'string' && 'hp' in value && 'str' in value && 'ac' in value
}

/**
 * Reads a bestiary of 5etools, the tags of its texts turned into words. A creature that is written as a copy of another takes
 * what it does not say itself from that one, if it is in the file. Never throws.
 */
export function readFiveEtools(value: unknown, fileName: string): Imported<CreatureFile> {
  const file = fileLabel(fileName)
  const list: readonly unknown[] = v.is(bestiary, value) ? value.monster : [value]
  const tooMany = overLimit(limits.creatures, list.length)
  if (tooMany !== undefined) return refused(file, tooMany)
  const problems = new ProblemList(file)
  const byName = new Map<string, Plain>()
  for (const one of list) if (isPlain(one)) byName.set(keyOf(one.name, one.source), one)
  const creatures = list.flatMap((entry, i) => {
    const outer = CREATURES.creature(i + 1)
    const name = isPlain(entry) && typeof entry.name === 'string' ? label(entry.name) : ''
    if (!isPlain(entry) || name === '') {
      problems.add('left out', outer, isPlain(entry) ? CREATURES.noName : CREATURES.noCreature)
      return []
    }
    const place = CREATURES.named(outer, name)
    return monster(new Fields(whole(entry, byName, place, problems), place, problems), name, file, place) ?? []
  })
  const others = isPlain(value) ? Object.keys(value).filter(key => key !== 'monster' && key !== '_meta') : []
  if (v.is(bestiary, value) && others.length > 0)
    problems.add('left out', '', CREATURES.noCreatures(others.slice(0, 8).map(label)))
  if (creatures.length > 0)
    return { ok: true, value: { format: '5etools', creatures, party: [], fights: [] }, problems: problems.all() }
  return {
    ok: false,
    problems: [...problems.all(), { where: file, what: CREATURES.none, severity: 'refused' }],
  }
}

const keyOf = (name: unknown, source: unknown): string => `${inWords(name)}|${inWords(source)}`.toLowerCase()

/** Copies of copies end somewhere. */
const MOST_COPIES = 5

/** An entry with what it copies from another of the file. */
function whole(entry: Plain, byName: ReadonlyMap<string, Plain>, place: string, problems: ProblemList): Plain {
  let all = entry
  for (let n = 0; n < MOST_COPIES && isPlain(all._copy); n++) {
    const { _copy: copy, ...own } = all
    const { name, source, _mod: changes, ...more } = copy as Plain
    const base = byName.get(keyOf(name, source))
    if (!base || base === entry) {
      problems.add('left out', place, CREATURES.copy(label(inWords(name))))
      return { ...own, copyOf: copy }
    }
    if (changes !== undefined) problems.add('note', place, CREATURES.changes(label(inWords(name))))
    all = { ...base, ...more, ...own, ...(changes !== undefined && { changed: changes }) }
  }
  return all
}
