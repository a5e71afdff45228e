import type { Reason } from '~/engine/command'
import { atStake, option } from '~/engine/options'
import type { Option } from '~/engine/questions'
import { total } from '~/engine/reason'
import { rule } from '~/engine/rule'
import type { Id } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/visibility'
import { fallUnconscious } from '../conditions/unconscious'
import { passive } from '../reactions/defence'
import { nothingOwedBut, noteSurprise, reactionStake, reactionFacts, whyNotReact } from '../reactions/reaction'
import { withstand, withstandFacts } from '../reactions/withstand'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Combatant, Endurance } from '../state/types'
import { riskDeath } from './death'

/** What got past endurance, and how it came. */
export interface Loss {
  /** Damage beyond endurance. */
  over: number
  /** Health before it. */
  had: number
  nonlethal: boolean
  /** The free reaction after an intercept is still there. */
  free: boolean
}

/** P6: staying conscious, falling, and the risk of death. Returns whether they fortified. */
export const losingHealth = rule<Endurance, [Id, Loss], boolean>([], 'losingHealth', function* (w, who, loss) {
  const { health, status } = w.of(who).sheet
  if (health.cur > 0) {
    return status.unconscious ? false : yield* stayConscious(w, who, loss.free)
  }
  w.enter('END-DEATH-01')
  yield* fallUnconscious(w, who)
  if (loss.over <= loss.had) return false
  w.enter('END-DEATH-02')
  if (loss.nonlethal && loss.had > 0) {
    w.enter('END-DEATH-05')
    say(w, 'spared', { who })
    return false
  }
  if (loss.had === 0) w.enter('END-DEATH-06', 'END-DEATH-07')
  yield* riskDeath(w, who)
  return false
})

/** Missing more health than constitution: fortify against what is missing, or fall. Equal is safe. */
const stayConscious = rule<Endurance, [Id, boolean], boolean>(
  ['END-DMG-11'],
  'stayConscious',
  function* (w, who, free) {
    const missing = () => w.of(who).sheet.health.max - w.of(who).sheet.health.cur
    if (missing() <= total(passive(w.of(who), 'constitution'))) return false
    w.enter('END-DMG-09')
    noteSurprise(w, who)
    const see = questionVisibility(w, who)
    const whyNot = () => whyNotReact(w.now, w.of(who), 'END-REACT-05', 'stamina', nothingOwedBut(free))
    const closed = whyNot()
    const how = closed
      ? 'fall'
      : yield* choose(who, 'conscious.fortify', () => answers(w.of(who), whyNot(), free), {
          see,
          facts: () => ({
            missing: missing(),
            stamina: w.of(who).sheet.stamina.cur,
            ...reactionFacts(w.of(who), nothingOwedBut(free)),
          }),
          default: 'fortify',
        })
    if (how === 'fall') {
      w.enter('END-DMG-10')
      yield* fallUnconscious(w, who)
      return false
    }
    const stays = yield* fortify(w, who, missing(), free)
    if (!stays) yield* fallUnconscious(w, who)
    return true
  },
)

function answers(c: Combatant, whyNot: Reason | undefined, free: boolean): Option<'fortify' | 'fall'>[] {
  return [
    atStake(option('fortify', whyNot), reactionStake(c, 'stamina', nothingOwedBut(free), withstandFacts(c, 'fortify'))),
    atStake(option('fall'), { cost: [], effect: { unconscious: true } }),
  ]
}

/** Fortify against a physical effect of this difficulty. Returns whether it is prevented. */
const fortify = rule<Endurance, [Id, number, boolean], boolean>(
  ['END-DMG-10'],
  'fortify',
  function* (w, who, difficulty, free) {
    const because = yield* withstand(w, who, 'fortify', difficulty, free)
    const sum = total(because)
    const prevented = sum >= difficulty
    say(w, 'fortified', { who }, { prevented }, { total: sum, difficulty }, because)
    return prevented
  },
)
