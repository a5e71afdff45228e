import { option } from '~/engine/options'
import type { Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id, Json } from '~/engine/snapshot'
import { isBroken } from '../sheet/durability'
import { choose } from '../state/questions'
import type { Combatant, Endurance, Snapshot } from '../state/types'
import { NOTHING_OWED, noteSurprise, payReaction, reactionFacts, whyNotReact } from './reaction'

/** The window after the hit and before damage: block with a shield, or not. Returns the item that takes the damage. */
export const block = rule<Endurance, [Id, { readonly [key: string]: Json }, boolean, 'all' | 'asked'], string | null>(
  ['END-REACT-10'],
  'block',
  function* (w, who, facts, free, see) {
    noteSurprise(w, who)
    const list = () => answers(w.now, w.of(who), free)
    if (list().every(({ value, whyNot }) => value === 'none' || whyNot)) return null
    const left = () => ({ ...facts, ...reactionFacts(w.of(who), { ...NOTHING_OWED, free }) })
    const answer = yield* choose(who, 'attack.block', list, { see, facts: left, default: 'none' })
    if (answer === 'none') return null
    w.enter('END-REACT-03', 'END-DEF-04')
    payReaction(w, who, 'stamina', free)
    return answer
  },
)

function answers(s: Snapshot, c: Combatant, free: boolean): Option<string>[] {
  const no = whyNotReact(s, c, 'END-REACT-03', 'stamina', { ...NOTHING_OWED, free })
  const shields = c.sheet.items.filter(item => item.held && item.block !== null)
  return [
    option('none'),
    ...shields.map(item => {
      const whyNot = no ?? (isBroken(item) ? reason('END-DEF-14', 'broken', { item: item.name }) : undefined)
      return option(item.id, whyNot)
    }),
  ]
}
