import { isFoundryScene, readFoundryScene } from '../foundry/scene'
import type { MapRecord } from '../map/record'
import { isOnePageDungeon, readOnePageDungeon } from '../onePageDungeon/read'
import type { Imported } from '../report/problem'
import { isUvtt, readUvtt } from '../uvtt/map'

/** The map that a JSON value holds, whichever format its content says; undefined when it is none. */
export function mapOf(value: unknown, fileName: string): Imported<MapRecord> | undefined {
  if (isFoundryScene(value)) return readFoundryScene(value, fileName)
  if (isUvtt(value)) return readUvtt(value, fileName)
  if (isOnePageDungeon(value)) return readOnePageDungeon(value, fileName)
  return undefined
}
