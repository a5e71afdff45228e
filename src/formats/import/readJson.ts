import { FILE, MAPS } from '~/words/en/files'
import { parseJson } from '../bytes/json'
import { isCairnPage } from '../cairnPage/read'
import { isFoundryActor, readFoundryActors } from '../foundryActor/read'
import { isPack, packRecords } from '../foundryActor/pack'
import { isFoundryScene } from '../foundry/scene'
import { readFoundryScenes } from '../foundry/scenes'
import { fileLabel } from '../report/label'
import { type Imported, refused } from '../report/problem'
import { ProblemList } from '../report/problemList'
import { creaturesOf } from './creaturesOf'
import type { ImportedContent } from './content'
import { knownJson } from './knownFormat'
import { mapOf } from './mapOf'
import { mapValue } from './mapValue'
import { readPlainText } from './readPlainText'

/** Reads a file that begins as JSON does: one value, or a pack with one in each line. Which format, its content says. */
export function readJson(text: string, fileName: string): Imported<ImportedContent> {
  const where = fileLabel(fileName)
  const parsed = parseJson(text, where)
  if (!parsed.ok) {
    const pack = isPack(text) ? readPack(text, fileName) : undefined
    if (pack) return pack
    return isCairnPage(text) ? readPlainText(text, fileName) : parsed
  }
  const { value } = parsed
  const known = knownJson(value)
  if (known) return refused(where, FILE.known[known])
  const map = mapOf(value, fileName)
  if (map) return mapValue(map, one => ({ kind: 'map', ...one }))
  if (Array.isArray(value) && value.some(isFoundryScene)) {
    const scenes = value.map((one: unknown, i) => ({ value: one, place: MAPS.foundry.scene(i + 1) }))
    const maps = readFoundryScenes(scenes, fileName, new ProblemList(where))
    return mapValue(maps, found => ({ kind: 'map' as const, ...found }))
  }
  const creatures = creaturesOf(value, fileName)
  if (creatures) return mapValue(creatures, one => ({ kind: 'creatures', creatures: one }))
  if (Array.isArray(value)) return refused(where, FILE.none.list)
  return refused(where, FILE.none.json)
}

/** A pack of actors, or of scenes, of which one is chosen. Undefined when it is none, but a map with something after it. */
function readPack(text: string, fileName: string): Imported<ImportedContent> | undefined {
  const where = fileLabel(fileName)
  const problems = new ProblemList(where)
  const records = packRecords(text, where, problems)
  if (!records.ok) return records
  const scenes = records.value.filter(({ value }) => isFoundryScene(value))
  const hasActors = records.value.some(({ value }) => isFoundryActor(value))
  if (scenes.length === 0 && !hasActors) {
    // A map, and something after it, is a map that is damaged.
    if (records.value.some(({ value }) => mapOf(value, fileName))) return undefined
    const refusal = { where, what: FILE.none.pack, severity: 'refused' } as const
    return { ok: false, problems: [...problems.all(), refusal] }
  }
  if (!hasActors)
    return mapValue(readFoundryScenes(scenes, fileName, problems), maps => ({ kind: 'map' as const, ...maps }))
  return mapValue(readFoundryActors(records.value, fileName, problems), one => ({ kind: 'creatures', creatures: one }))
}
