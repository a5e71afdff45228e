import { isFoundryScene, readFoundryScene } from '../foundry/scene'
import type { MapsFound } from '../map/record'
import { mapValue } from './mapValue'
import { isOnePageDungeon, readOnePageDungeon } from '../onePageDungeon/read'
import type { Imported } from '../report/problem'
import { isUvtt, readUvtt } from '../uvtt/map'

/** The map, or the maps, that a JSON value holds, whichever format its content says; undefined when it is none. */
export function mapOf(value: unknown, fileName: string): Imported<MapsFound> | undefined {
  if (isFoundryScene(value)) return readFoundryScene(value, fileName)
  if (isUvtt(value)) return mapValue(readUvtt(value, fileName), map => ({ map }))
  if (isOnePageDungeon(value)) return mapValue(readOnePageDungeon(value, fileName), map => ({ map }))
  return undefined
}
