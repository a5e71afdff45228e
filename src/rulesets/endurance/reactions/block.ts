import { atStake, option } from '~/engine/options'
import type { Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id, Json } from '~/engine/snapshot'
import { isBroken } from '../sheet/durability'
import { choose } from '../state/questions'
import type { Combatant, Endurance, Snapshot } from '../state/types'
import { NOTHING_OWED, noteSurprise, payReaction, reactionCost, reactionFacts, whyNotReact } from './reaction'

/** What would come of the hit, blocked with this item or with none; undefined: nobody knows before it is decided. */
type Foreseeing = (item: string | null) => { readonly [fact: string]: Json } | undefined

/** The window after the hit and before damage: block with a shield, or not. Returns the item that takes the damage. */
export const block = rule<
  Endurance,
  [Id, { readonly [key: string]: Json }, Foreseeing, boolean, 'all' | 'asked'],
  string | null
>(['END-REACT-10'], 'block', function* (w, who, facts, foreseen, free, see) {
  noteSurprise(w, who)
  const list = () => answers(w.now, w.of(who), free, foreseen)
  if (list().every(({ value, whyNot }) => value === 'none' || whyNot)) return null
  const left = () => ({ ...facts, ...reactionFacts(w.of(who), { ...NOTHING_OWED, free }) })
  const answer = yield* choose(who, 'attack.block', list, { see, facts: left, default: 'none' })
  if (answer === 'none') return null
  w.enter('END-REACT-03', 'END-DEF-04')
  payReaction(w, who, 'stamina', free)
  return answer
})

function answers(s: Snapshot, c: Combatant, free: boolean, foreseen: Foreseeing): Option<string>[] {
  const no = whyNotReact(s, c, 'END-REACT-03', 'stamina', { ...NOTHING_OWED, free })
  const shields = c.sheet.items.filter(item => item.held && item.block !== null)
  const paid = reactionCost(c, 'stamina', { ...NOTHING_OWED, free })
  const effect = (item: string | null) => {
    const seen = foreseen(item)
    return seen && { effect: seen }
  }
  return [
    atStake(option('none'), { cost: [], ...effect(null) }),
    ...shields.map(item => {
      const whyNot = no ?? (isBroken(item) ? reason('END-DEF-14', 'broken', { item: item.name }) : undefined)
      return atStake(option(item.id, whyNot), { ...paid, ...effect(item.id) })
    }),
  ]
}
