import type { Reason } from '~/engine/command'
import { atStake, option, type Option } from '~/engine/questions'
import { reason } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id, Json } from '~/engine/snapshot'
import { isBroken } from '../sheet/durability'
import { choose } from '../state/questions'
import type { Item } from '../state/sheet'
import type { Combatant, Endurance, Snapshot } from '../state/types'
import { nothingOwedBut, noteSurprise, payReaction, reactionStake, reactionFacts, whyNotReact } from './reaction'

/** What would come of a hit, and the rows that the GM may set otherwise and that have a part in it. */
export interface Foreseen {
  readonly facts: { readonly [fact: string]: Json }
  readonly rules: readonly string[]
}

/** What would come of the hit, blocked with this item or with none; undefined: nobody knows before it is decided. */
type Foreseeing = (item: string | null) => Foreseen | undefined

/** The window after the hit and before damage: block with a shield, or not. Returns the item that takes the damage. */
export const block = rule<
  Endurance,
  [Id, { readonly [key: string]: Json }, Foreseeing, boolean, 'all' | 'asked'],
  string | null
>(['END-REACT-10'], 'block', function* (w, who, facts, foreseen, free, see) {
  noteSurprise(w, who)
  // What would come of it is worked out for whoever is asked.
  const able = shieldsOf(w.now, w.of(who), free).filter(({ whyNot }) => !whyNot)
  if (able.length === 0) return null
  for (const id of [null, ...able.map(({ item }) => item.id)]) w.enter(...(foreseen(id)?.rules ?? []))
  const list = () => answers(w.now, w.of(who), free, foreseen)
  const left = () => Object.assign({}, facts, reactionFacts(w.of(who), nothingOwedBut(free)))
  const answer = yield* choose(who, 'attack.block', list, { see, facts: left, default: 'none' })
  if (answer === 'none') return null
  w.enter('END-REACT-03', 'END-DEF-04')
  payReaction(w, who, 'stamina', free)
  return answer
})

/** What could take the hit, each with why it may not. */
function shieldsOf(s: Snapshot, c: Combatant, free: boolean): { item: Item; whyNot: Reason | undefined }[] {
  const no = whyNotReact(s, c, 'END-REACT-03', 'stamina', nothingOwedBut(free))
  return c.sheet.items
    .filter(item => item.held && item.block !== null)
    .map(item => ({
      item,
      whyNot: no ?? (isBroken(item) ? reason('END-DEF-14', 'broken', { item: item.name }) : undefined),
    }))
}

function answers(s: Snapshot, c: Combatant, free: boolean, foreseen: Foreseeing): Option<string>[] {
  const owed = nothingOwedBut(free)
  const effect = foreseen(null)?.facts
  return [
    atStake(option('none'), { cost: [], ...(effect && { effect }) }),
    ...shieldsOf(s, c, free).map(({ item: { id }, whyNot }) =>
      atStake(option(id, whyNot), reactionStake(c, 'stamina', owed, foreseen(id)?.facts)),
    ),
  ]
}
