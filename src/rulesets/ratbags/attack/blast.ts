import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { damageDice } from '../gear'
import type { RuledBlow } from './blowRulings'
import { questionVisibility } from '~/table/secrecy/shareAs'
import type { Ratbags } from '../state/types'
import { chooseSome, roll } from '../state/questions'
import { say } from '../state/events'

/**
 * How many a blast reaches when its area does not settle it: one die of the size that the attack rolls against its main
 * target, of two weapons the larger. Fewer than the candidates: the attacker picks, the main target among them.
 */
export const blastCount = rule<Ratbags, [Id, readonly RuledBlow[]], readonly Id[]>(
  ['RAT-ATK-15', 'RAT-ATK-16', 'RAT-DICE-08'],
  'blastCount',
  function* (w, by, blows) {
    const [main, ...others] = blows
    if (!main) return []
    const size = () => Math.max(...damageDice(w.now, main.means, main.mode))
    const facts = { weapon: main.means.words, candidates: blows.length }
    const see = questionVisibility(w, by)
    const [number = 1] = yield* roll(by, 'blast.count', () => [size()], { see, facts })
    say(w, 'reaches', { by }, { number })
    if (number >= blows.length) return blows.map(({ target }) => target)
    if (number === 1) return [main.target]
    const bounds = { min: number - 1, max: number - 1 }
    const rest = () => others.map(({ target }) => target)
    return [main.target, ...(yield* chooseSome(by, 'blast.pick', rest, bounds, { see: 'asked' }))]
  },
)
