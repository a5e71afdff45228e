import type { Snapshot } from '~/engine'
import { byVictim, type Deed } from '~/store/log/deed'
import type { TableTypes } from '~/table'
import { floatWords } from '../../parts/controls/forms'
import type { BoardBlow, BoardFloat } from '../../board/props'
import { blowOf } from '../../board/blows'

/**
 * What the latest deed has done to whom, at their tokens: what was lost, else how it ended.
 *
 * @param footprint the side of the square that a token covers
 */
export function floats(
  deed: Deed | null,
  { combatants }: Snapshot<TableTypes>,
  footprint: (sheet: TableTypes['sheet']) => number,
): readonly BoardFloat[] {
  if (!deed) return []
  const named = byVictim(deed.outcomes)
  const hurt = new Set(deed.changes.map(({ who }) => who))
  const others = [...hurt].filter(who => who !== deed.by && !named.some(({ to }) => to === who))
  return [...named, ...others.map(to => ({ to, kinds: [] }))].flatMap(({ to, kinds }): readonly BoardFloat[] => {
    const { cell, gone, sheet } = combatants[to] ?? { cell: null }
    if (cell === null || gone || !sheet) return []
    const numbers = deed.changes.filter(({ who }) => who === to).map(({ n }) => n)
    const words = floatWords(kinds, numbers)
    if (words === undefined) return []
    const isHit = numbers.length === 0 ? blowOf(kinds) !== 'swayed' : numbers.some(n => n < 0)
    const tone = isHit ? 'loss' : numbers.length === 0 ? 'miss' : 'gain'
    return [{ key: `${deed.done}/${to}/${words}`, cell, size: footprint(sheet), words, tone }]
  })
}

/** What moves by it: everybody it was done to, away from whoever did it. */
export function blows(deed: Deed | null): readonly BoardBlow[] {
  if (!deed) return []
  return byVictim(deed.outcomes).map(({ to, kinds }) => ({
    to,
    from: deed.outcomes.findLast(outcome => outcome.to === to && outcome.by !== null)?.by ?? deed.by,
    blow: blowOf(kinds),
  }))
}
