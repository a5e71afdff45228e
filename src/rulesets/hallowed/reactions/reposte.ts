import type { Proc } from '~/engine/ask'
import { atStake, option } from '~/engine/options'
import type { Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id, Json } from '~/engine/snapshot'
import { questionVisibility } from '~/table/secrecy/visibility'
import { attack, attackFacts, suffer, type Attack } from '../attack/attack'
import { isPresent } from '../conditions/conditions'
import { weaponStrike } from '../gear/strike'
import { costsStrain, countAction, strain } from '../harm/strain'
import { say } from '../state/events'
import { choose } from '../state/questions'
import type { Hallowed, World } from '../state/types'
import { answersTo, whyNotReact } from './threat'

/** What set off a Reposte: an enemy came within reach, or an attack on somebody on Full-Defense. */
type Cause = 'enters' | 'attacked'

/** What the one who may answer knows of it. */
type Known = Readonly<Record<string, Json>>

/**
 * Whoever may answer is asked, each time, and may decline. A Reposte is one immediate attack; it costs the Reaction.
 * Returns whether there was one.
 */
export const offerReposte: (w: World, who: Id, trigger: Id, cause: Cause, facts: Known) => Proc<boolean> = rule<
  Hallowed,
  [Id, Id, Cause, Known],
  boolean
>([], 'offerReposte', function* (w, who, trigger, cause, facts) {
  const may = () => !whyNotReact(w.now, w.of(who), w.of(trigger))
  const weapons = () => (may() ? answersTo(w.now, w.terrain, w.of(who), w.of(trigger)) : [])
  const [first] = weapons()
  if (first === undefined) {
    w.enter('HAL-REACT-06')
    return false
  }
  w.enter(cause === 'enters' ? 'HAL-REACT-02' : 'HAL-REACT-01', 'HAL-REACT-06')
  const see = questionVisibility(w, who, trigger)
  const answers = (): Option<string>[] => [
    ...weapons().map(i =>
      atStake(option(`${i}`), {
        cost: [{ of: 'reaction', n: 1, left: 0 }],
        effect: attackFacts(w.now, w.of(who), w.of(trigger), weaponStrike(w.of(who).sheet.weapons[i]!)),
      }),
    ),
    atStake(option('no'), { cost: [] }),
  ]
  const about = { see, facts: { ...facts, trigger, cause }, default: `${first}` }
  const answer = yield* choose(who, 'reposte', answers, about)
  if (answer === 'no') return false
  yield* reposte(w, who, trigger, Number(answer))
  return true
})

/** One immediate attack at the normal modifiers; it can be critical, and be answered itself. */
const reposte = rule<Hallowed, [Id, Id, number], void>(
  ['HAL-REACT-03', 'HAL-REACT-07'],
  'reposte',
  function* (w, who, trigger, weapon) {
    const due = costsStrain(w.of(who))
    w.editSheet(who, 'round').reaction = true
    countAction(w, who)
    say(w, 'reposte', { who, trigger })
    const struck = yield* attack(w, w.now, who, trigger, weaponStrike(w.of(who).sheet.weapons[weapon]!))
    suffer(w, struck)
    if (due) strain(w, who, due)
    yield* answerTo(w, struck)
  },
)

/** An attack on somebody who is still on Full-Defense may be answered, hit or miss [HAL-REACT-05]. */
export const answerTo = rule<Hallowed, [Attack], void>([], 'answerTo', function* (w, struck) {
  const { by, target, guarded, hit, amount } = struck
  if (!guarded || !w.of(target).sheet.status.fullDefense || !isPresent(w.of(by))) return
  w.enter('HAL-REACT-05')
  if (w.now.settings.reposteOnlyOnMiss) {
    w.enter('HAL-OPT-05')
    if (hit) return
  }
  yield* offerReposte(w, target, by, 'attacked', { hit, amount })
})
