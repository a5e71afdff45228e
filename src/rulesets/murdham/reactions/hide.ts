import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import type { Blow } from '../aim/blow'
import { isAble, isPresent, roster } from '../conditions/able'
import { circumstancesOf } from '../space/circumstances'
import { isNearby } from '../space/place'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Murdham, World } from '../state/types'
import { spendReaction } from './reactions'
import { swap } from './swap'

const see = 'asked' as const

/** Whom one could hide behind: somebody nearby who can agree, or one's own captive [MUR-NL-09]. */
export function helpers(w: World, { by }: Blow, who: Id, tried: readonly Id[]): readonly Id[] {
  const c = w.of(who)
  return roster(w.now).flatMap(other => {
    if (other.id === by || tried.includes(other.id) || !isPresent(other)) return []
    if (other.id === c.sheet.status.grabbing) return [other.id]
    const unaware = circumstancesOf(other, w.of(by)).has('unaware')
    return isAble(other) && !unaware && isNearby(w.now, w.terrain, c, other) ? [other.id] : []
  })
}

/** Hide behind somebody: a captive has no say, everybody else is asked. Undefined: refused, and nothing is spent. */
export const hideBehind = rule<Murdham, [Blow, Id, readonly Id[]], Id | undefined>(
  ['MUR-REACT-10'],
  'hideBehind',
  function* (w, blow, who, tried) {
    const list = (): string[] => helpers(w, blow, who, tried).slice()
    const facts = { by: blow.by, who }
    const helper = yield* choose(who, 'hide.behind', () => ['none', ...list()], {
      see,
      facts,
      default: list()[0] ?? 'none',
    })
    if (helper === 'none') return undefined
    const captive = w.of(who).sheet.status.grabbing === helper
    if (captive) w.enter('MUR-NL-09')
    else {
      w.enter('MUR-REACT-11')
      const agreed = yield* choose(helper, 'hide.agree', () => ['agree', 'refuse'], { see, facts, default: 'agree' })
      if (agreed === 'refuse') return undefined
    }
    spendReaction(w, who, 'hide', captive ? 'hold' : 'nothing')
    if (w.now.settings.swapOnHide && !captive) swap(w, who, helper)
    else w.enter('MUR-REACT-19')
    say(w, 'hides', { who, behind: helper })
    return helper
  },
)
