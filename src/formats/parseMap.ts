import { isFoundryScene, readFoundryScene } from './foundryScene'
import { parseJson } from './json'
import { fileLabel } from './label'
import type { MapRecord } from './mapRecord'
import type { Imported } from './problem'
import { readUvtt } from './uvtt'

/** Reads a map that is written as JSON: a scene of Foundry VTT, or else Universal VTT. Which, its content says. */
export function parseMap(text: string, fileName: string): Imported<MapRecord> {
  const parsed = parseJson(text, fileLabel(fileName))
  if (!parsed.ok) return parsed
  return isFoundryScene(parsed.value) ? readFoundryScene(parsed.value, fileName) : readUvtt(parsed.value, fileName)
}
