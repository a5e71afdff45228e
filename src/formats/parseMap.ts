import { CREATURES } from './creatures'
import { isFoundryScene, readFoundryScene } from './foundryScene'
import { parseJson } from './json'
import { fileLabel } from './label'
import type { MapRecord } from './mapRecord'
import { type Imported, refused } from './problem'
import { isUvtt, readUvtt } from './uvtt'

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
