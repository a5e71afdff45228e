import type { Proc } from '~/engine/ask'
import type { Reason } from '~/engine/command'
import { reason, ruleReport } from '~/engine/reason'
import { atStake, option, type Option } from '~/engine/questions'
import { rule } from '~/engine/rule'
import type { Id, Json } from '~/engine/snapshot'
import type { Terrain } from '~/table/map/terrain'
import { questionVisibility } from '~/table/secrecy/shareAs'
import { type Attack, attack, attackFacts, suffer } from './attack/attack'
import { whyNotReach } from './attack/targets'
import { isPresent, whyNotAct, whyNotUse } from './conditions'
import { weaponStrike } from './gear'
import { costsStrain, countAction, strain } from './harm/strain'
import { areFoes, perceives } from './space'
import { say } from './state/events'
import { choose } from './state/questions'
import type { Combatant, Hallowed, Snapshot, World } from './state/types'

/** Squares of the longest melee or natural weapon that can be used; 0: threatens nothing [HAL-REACT-04]. */
export function threatReach({ sheet }: Combatant): number {
  ruleReport('HAL-REACT-04')
  let reach = 0
  for (const weapon of sheet.weapons)
    if (weapon.kind !== 'ranged' && !whyNotUse(sheet, weapon)) reach = Math.max(reach, weapon.reach)
  return reach
}

/** Whether somebody threatens another who stands here, or would stand with this top-left square: no wall is between [HAL-REACT-09]. */
export function threatens(
  s: Snapshot,
  terrain: Terrain,
  c: Combatant,
  other: Combatant,
  cell: number | null = other.cell,
): boolean {
  const range = threatReach(c)
  return range > 0 && !whyNotReach(s, terrain, c, { ...other, cell }, { way: 'melee', range })
}

/** Numbers of the weapons with which somebody can answer this one now. */
function answersTo(s: Snapshot, terrain: Terrain, c: Combatant, trigger: Combatant): readonly number[] {
  ruleReport('HAL-REACT-09')
  const { sheet } = c
  return sheet.weapons.flatMap((weapon, i) =>
    weapon.kind !== 'ranged' &&
    !whyNotUse(sheet, weapon) &&
    !whyNotReach(s, terrain, c, trigger, { way: 'melee', range: weapon.reach })
      ? [i]
      : [],
  )
}

/** Why somebody cannot answer with a Reposte, wherever the trigger stands [HAL-REACT-06]. */
export function whyNotReact(s: Snapshot, c: Combatant, trigger: Combatant): Reason | undefined {
  const { id, sheet } = c
  if (!areFoes(s, c, trigger) || !perceives(s, c, trigger)) return reason('HAL-REACT-06', 'unaware', { who: id })
  if (sheet.status.routed) return reason('HAL-REACT-06', 'routed', { who: id })
  if (sheet.round.reaction) return reason('HAL-REACT-06', 'noReaction', { who: id })
  return whyNotAct(s, c)
}

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
