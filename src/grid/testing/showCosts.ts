import type { CompiledMap } from '../map/compiledMap'
import type { Reach } from '../walk/reach'

/** Costs as a drawing, one character per square: `.` out of reach, letters from 10 (`a` = 10). */
export function showCosts(map: CompiledMap, found: Reach): string[] {
  return Array.from({ length: map.height }, (_, y) =>
    Array.from({ length: map.width }, (_, x) => found.costAt(y * map.width + x)?.toString(36) ?? '.').join(' '),
  )
}
