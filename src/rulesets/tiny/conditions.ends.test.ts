import { describe, expect, it } from 'vitest'
import { pass, start, tinyTable } from '../../../test/parties/tiny'
import type { Id, Json } from '~/engine'
import type { ConditionRow } from '~/table/contract/conditions'
import { CONDITION } from './state/sheet'

type Mark = (typeof CONDITION.marks)[number]

// Who hides comes out by a rule of its own.
const DECLARED = CONDITION.marks
  .filter(mark => mark !== 'hidden')
  .flatMap(mark => {
    const { ends = [] }: ConditionRow = CONDITION.rows[mark]
    return (['turnStart', 'turnEnd', 'round', 'combat', 'fall'] as const).map(
      when => [mark, when, ends.includes(when)] as const,
    )
  })

/** A fight of two on a side, far apart; the first one has the turn. */
function fight() {
  const { t, heroes, foes, put } = tinyTable()
  const [a, b] = [put('A', heroes, [1, 1]), put('B', foes, [15, 9])]
  start(t, a, b)
  const set = (who: Id, path: readonly string[], value: Json) =>
    t.do('gm.set', 'gm', { patches: [{ op: 'replace', path: ['combatants', who, 'sheet', ...path], value }] })
  const marked = (who: Id, mark: Mark) => set(who, ['status', mark], true)
  return { t, a, b, set, marked }
}

describe('a mark ends when its line says so, and not before', () => {
  it.each(DECLARED)('%s at the moment %s: %j', (mark, when, isOver) => {
    const { t, a, b, set, marked } = fight()
    const who = when === 'turnStart' || when === 'fall' ? b : a
    marked(who, mark)
    if (when === 'turnStart' || when === 'turnEnd') pass(t, a)
    if (when === 'round') pass(t, a, b)
    if (when === 'combat') t.do('end')
    if (when === 'fall') set(b, ['hp', 'cur'], 0)
    const { ends = [] }: ConditionRow = CONDITION.rows[mark]
    // On the way to the end of a round two turns begin and end.
    const isOnTheWay = when === 'round' && (ends.includes('turnEnd') || ends.includes('turnStart'))
    expect(t.sheet(who).status[mark]).toBe(!(isOver || isOnTheWay))
  })
})
