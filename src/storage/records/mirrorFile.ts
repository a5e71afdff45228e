import type { FightHeader } from './fightHeader'
import { type Chain, readChain } from '../journal/readChain'
import { asFight, asMap, asSnapshot, isSound } from './records'

/** The first line of a fight's mirror. The lines after it are its rows, as the database stores them. */
export function mirrorHeader({ record, map, start }: FightHeader): string {
  return JSON.stringify({ record, map, start })
}

/** What a mirror holds, as far as it is sound; undefined when its beginning is not. */
export function readMirror(lines: readonly string[]): (FightHeader & { readonly chain: Chain }) | undefined {
  const [header = '', ...rows] = lines
  let fields: { record?: unknown; map?: unknown; start?: unknown }
  try {
    fields = Object(JSON.parse(header))
  } catch {
    return undefined
  }
  const record = asFight(fields.record)
  const map = asMap(fields.map)
  const start = asSnapshot(fields.start)
  if (!record || !map || !start || start.seq !== 0 || !isSound(start, '')) return undefined
  return { record, map, start, chain: readChain({ seq: 0, sum: start.sum }, rows) }
}
