import { firstOpen } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { mayReveal } from '../conditions'
import { save } from '../dice'
import { frighten, stun } from '../harm/conditions'
import { harmed } from '../harm/damage'
import { wouldLetGo } from '../harm/holding'
import { perceivers } from '../space/perceivers'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Murdham, World } from '../state/types'
import { payMain } from '../turn/turn'

const see = 'asked' as const

/** Distract, intimidate, taunt: the target's WIT save, unless the GM finds that there is no resisting it. */
const trick = (
  kind: 'distract' | 'intimidate' | 'taunt',
  row: string,
  works: (w: World, who: Id, target: Id) => void,
) =>
  rule<Murdham, [Id], void>([row], kind, function* (w, who) {
    const list = () => perceivers(w.now, w.of(who), kind)
    const target = yield* choose(who, 'trick.target', list, { see, facts: { kind }, default: firstOpen })
    if (!(yield* wouldLetGo(w, who))) return
    payMain(w)
    const facts = { who, target, kind }
    const how = yield* choose('gm', 'trick.how', () => ['save', 'works'], { see, facts, default: 'save' })
    const resisted = how === 'save' && (yield* save(w, target, 'wit', { key: 'trick.save' }))
    say(w, 'trick', { who, target }, { kind, resisted })
    if (!resisted) {
      works(w, who, target)
      yield* harmed(w, target, who)
    }
    yield* mayReveal(w, who, kind)
  })

/** The target loses its next turn. */
export const distract = trick('distract', 'MUR-ACT-04', (w, _who, target) => stun(w, target))

/** The target is frightened of the one who threatens. */
export const intimidate = trick('intimidate', 'MUR-ACT-05', (w, who, target) => frighten(w, target, who))

/** The target's next turn is only for harming the taunter. */
export const taunt = trick('taunt', 'MUR-ACT-06', (w, who, target) => {
  w.editSheet(target, 'status').tauntedBy = who
})
