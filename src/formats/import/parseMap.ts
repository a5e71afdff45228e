import { CREATURES } from '../creatures/creatures'
import { isFoundryScene, readFoundryScene } from '../foundry/scene'
import { parseJson } from '../bytes/json'
import { fileLabel } from '../report/label'
import type { MapRecord } from '../map/record'
import { type Imported, refused } from '../report/problem'
import { isUvtt, readUvtt } from '../uvtt/map'

/** Reads a map that is written as JSON: a scene of Foundry VTT, or else Universal VTT. Which, its content says. */
export function parseMap(text: string, fileName: string): Imported<MapRecord> {
  const where = fileLabel(fileName)
  const parsed = parseJson(text, where)
  if (!parsed.ok) return parsed
  const { value } = parsed
  if (isFoundryScene(value)) return readFoundryScene(value, fileName)
  if (isUvtt(value)) return readUvtt(value, fileName)
  return refused(where, `is JSON, but neither a Universal VTT map nor a scene of Foundry VTT; ${CREATURES}`)
}
