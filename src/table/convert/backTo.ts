import { part, total } from '~/engine/reason'
import type { Part } from '~/engine/events'

/**
 * What a pool gets back: these parts, with one more that keeps it from rising above its maximum. No parts where nothing is
 * missing.
 *
 * @param bound the row that knows the maximum, where it is another than the first part's
 */
export function backTo(
  to: string,
  { cur, max }: { cur: number; max: number },
  parts: readonly Part[],
  bound = parts[0]?.rule ?? '',
): readonly Part[] {
  if (cur >= max) return []
  const over = total(parts) - (max - cur)
  const all = over > 0 ? [...parts, part(-over, 'aboveMaximum', bound)] : parts
  return all.map(one => ({ ...one, to }))
}
